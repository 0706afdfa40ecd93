(* Reads rows, one a line, and prints what the functions of the proof compute. Only the numbers of short rows are
   computed by the recurrences, because that takes exponential time. *)

open Proven

let short = 10

let rec positive n =
  if n = 1 then XH else if n land 1 = 0 then XO (positive (n lsr 1)) else XI (positive (n lsr 1))

let z n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))

let rec of_positive = function XH -> 1 | XO p -> 2 * of_positive p | XI p -> (2 * of_positive p) + 1
let of_z = function Z0 -> 0 | Zpos p -> of_positive p | Zneg p -> -of_positive p
let rec of_nat = function O -> 0 | S n -> 1 + of_nat n

let text row = String.concat " " (List.map (fun coin -> string_of_int (of_z coin)) row)

let answer line =
  let row = List.map (fun coin -> z (int_of_string coin)) (String.split_on_char ' ' line) in
  Printf.printf "difference %d by table %d fuses %d valley %s" (of_z (difference row))
    (of_z (difference_by_table row)) (of_nat (fuses_of row)) (text (valley_of row));
  if List.length row <= short then Printf.printf " fir sec F f g d %s" (text (by_recurrences row));
  print_newline ()

let rec lines () = match input_line stdin with line -> line :: lines () | exception End_of_file -> []
let () = List.iter answer (lines ())
