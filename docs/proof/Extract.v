(** * The functions as a program

    Coq writes them as OCaml. [run.ml] reads rows and prints what they compute. *)

From Coq Require Import ZArith List Extraction ExtrOcamlBasic.
From CoinDuel Require Import Game Recurrences Fusion Algorithm Table.
Import ListNotations.

(** All numbers of the recurrences: exponential time. *)
Definition by_recurrences (X : row) : list Z := [fir X; sec X; F X; f X; g X; d X].

Extraction Language OCaml.
Extraction "proven.ml" by_recurrences valley_of fuses_of difference difference_by_table.
