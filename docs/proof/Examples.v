(** * Rows whose numbers are known

    Coq computes the definitions on them. *)

From Coq Require Import ZArith List.
From CoinDuel Require Import Game Recurrences Fusion Algorithm.
Import ListNotations.
Open Scope Z_scope.

(** Each row with the score of First and the score of Second under best play. *)
Definition known : list (row * (Z * Z)) := [
  ([8; 15; 3; 7], (22, 11));
  ([2; 2; 2; 2], (4, 4));
  ([20; 30; 2; 2; 2; 10], (42, 24));
  ([5; 3; 7; 10], (15, 10));
  ([3; 17; 2; 1], (18, 5));
  ([1; 3; 100; 2], (101, 5));
  ([1; 30; 100; 15; 2], (47, 101));
  ([5; 4; 8; 10], (15, 12));
  ([3; 9; 1; 2], (11, 4));
  ([1; 100; 3], (4, 100));
  ([15; 2], (15, 2));
  ([15], (15, 0))
].

Example scores_of_known_rows : map (fun '(X, _) => (fir X, sec X)) known = map snd known.
Proof. vm_compute. easy. Qed.

Example F_of_known_rows : map (fun '(X, _) => (F X, F X)) known = map (fun '(_, (fir, _)) => (fir, fir)) known.
Proof. vm_compute. easy. Qed.

Example f_and_g_of_known_rows : map (fun '(X, _) => (f X, g X)) known = map snd known.
Proof. vm_compute. easy. Qed.

Example fusion_of_known_rows :
  map (fun '(X, _) => difference X) known = map (fun '(_, (fir, sec)) => fir - sec) known.
Proof. vm_compute. easy. Qed.

(** Best play gives these scores, and so the strategies see what they need. *)
Example best_play_of_known_rows : map (fun '(X, _) => play best best X) known = map snd known.
Proof. vm_compute. easy. Qed.

(** The example of [docs/fusion.md]: its valley, its fuses and its difference. *)
Example fusion_of_8_15_3_7_9_2 :
  let X := [8; 15; 3; 7; 9; 2] in
  valley_of X = [-4; 0] /\ fuses_of X = 2%nat /\ difference X = 4 /\ (fir X, sec X) = (24, 20).
Proof. vm_compute. easy. Qed.
