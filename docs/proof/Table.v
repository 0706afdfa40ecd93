(** * The recurrences as tables

    The published equations are those of a table: [d[i][j]] belongs to the coins from [i] to [j]. This file proves them
    in that form. It also proves that filling the table by diagonals gives [d] of the row. *)

From Coq Require Import ZArith List Lia.
From CoinDuel Require Import Game Recurrences.
Import ListNotations.
Open Scope Z_scope.

(** The coins from [i] to [j], both included. *)
Definition interval (X : row) (i j : nat) : row := firstn (S j - i) (skipn i X).

(** The coin at the index [i]. *)
Definition v (X : row) (i : nat) : Z := nth i X 0.

Lemma skipn_v i X : (i < length X)%nat -> skipn i X = v X i :: skipn (S i) X.
Proof.
  revert X. induction i as [|i IH]; intros X L; (destruct X as [|x X]; cbn [length] in L; [lia|]); [easy|].
  change (skipn i X = v X i :: skipn (S i) X). now apply IH; lia.
Qed.

Lemma firstn_last l X : (l < length X)%nat -> firstn (S l) X = firstn l X ++ [v X l].
Proof.
  revert X. induction l as [|l IH]; intros X L; (destruct X as [|x X]; cbn [length] in L; [lia|]); [easy|].
  change (x :: firstn (S l) X = x :: firstn l X ++ [v X l]). now rewrite IH by lia.
Qed.

Lemma v_skipn i k X : v (skipn i X) k = v X (i + k).
Proof.
  revert X. induction i as [|i IH]; intros X; [easy|]. destruct X as [|x X]; [now destruct k | apply IH].
Qed.

Theorem interval_one X i : (i < length X)%nat -> interval X i i = [v X i].
Proof. intros L. unfold interval. rewrite skipn_v by easy. now replace (S i - i)%nat with 1%nat by lia. Qed.

Theorem interval_whole X : X <> [] -> interval X 0 (length X - 1) = X.
Proof.
  intros N. unfold interval. cbn [skipn]. apply firstn_all2. destruct X; [easy|]. cbn [length]. lia.
Qed.

Section Cells.

Context (X : row) (i j : nat).
Hypothesis Hij : (i < j)%nat.
Hypothesis Hj : (j < length X)%nat.

Lemma interval_left : interval X i j = v X i :: interval X (S i) j.
Proof.
  unfold interval. rewrite (skipn_v i) by lia. replace (S j - i)%nat with (S (S j - S i)) by lia. easy.
Qed.

Lemma interval_right : interval X i j = interval X i (j - 1) ++ [v X j].
Proof.
  unfold interval. replace (S j - i)%nat with (S (S (j - 1) - i)) by lia.
  rewrite firstn_last by (rewrite skipn_length; lia). rewrite v_skipn. now replace (i + _)%nat with j by lia.
Qed.

Lemma interval_long : long (interval X i j).
Proof. unfold long, interval. rewrite firstn_length, skipn_length. lia. Qed.

Lemma interval_coins : coin Left (interval X i j) = v X i /\ coin Right (interval X i j) = v X j.
Proof. split; [now rewrite interval_left | rewrite interval_right; apply last_last]. Qed.

Lemma interval_rests :
  rest Left (interval X i j) = interval X (S i) j /\ rest Right (interval X i j) = interval X i (j - 1).
Proof. split; [now rewrite interval_left | rewrite interval_right; apply removelast_last]. Qed.

Theorem fir_cell :
  fir (interval X i j) = Z.max (v X i + sec (interval X (S i) j)) (v X j + sec (interval X i (j - 1))).
Proof.
  destruct interval_coins as [<- <-], interval_rests as [<- <-]. apply fir_recurrence, interval_long.
Qed.

Theorem sec_cell :
  sec (interval X i j) =
    if v X j + sec (interval X i (j - 1)) <=? v X i + sec (interval X (S i) j)
    then fir (interval X (S i) j) else fir (interval X i (j - 1)).
Proof.
  destruct interval_coins as [<- <-], interval_rests as [<- <-]. apply sec_recurrence, interval_long.
Qed.

Theorem f_cell :
  f (interval X i j) = Z.max (v X i + g (interval X (S i) j)) (v X j + g (interval X i (j - 1))).
Proof.
  destruct interval_coins as [<- <-], interval_rests as [<- <-]. apply f_recurrence, interval_long.
Qed.

Theorem g_cell : g (interval X i j) = Z.min (f (interval X (S i) j)) (f (interval X i (j - 1))).
Proof. destruct interval_rests as [<- <-]. apply g_recurrence, interval_long. Qed.

Theorem d_cell :
  d (interval X i j) = Z.max (v X i - d (interval X (S i) j)) (v X j - d (interval X i (j - 1))).
Proof.
  destruct interval_coins as [<- <-], interval_rests as [<- <-]. apply d_recurrence, interval_long.
Qed.

End Cells.

Theorem F_cell X i j :
  (S i < j)%nat -> (j < length X)%nat ->
  F (interval X i j) =
    Z.max
      (v X i + Z.min (F (interval X (i + 2) j)) (F (interval X (i + 1) (j - 1))))
      (v X j + Z.min (F (interval X (i + 1) (j - 1))) (F (interval X i (j - 2)))).
Proof.
  intros Hij Hj. destruct (interval_coins X i j ltac:(lia) Hj) as [<- <-].
  assert (L : (3 <= length (interval X i j))%nat) by (unfold interval; rewrite firstn_length, skipn_length; lia).
  rewrite F_recurrence by easy.
  destruct (interval_rests X i j ltac:(lia) Hj) as [-> ->].
  destruct (interval_rests X (S i) j ltac:(lia) Hj) as [-> ->].
  destruct (interval_rests X i (j - 1) ltac:(lia) ltac:(lia)) as [-> ->].
  replace (S (S i)) with (i + 2)%nat by lia. replace (S i) with (i + 1)%nat by lia.
  now replace (j - 1 - 1)%nat with (j - 2)%nat by lia.
Qed.

(** ** Filling the table by diagonals

    This is [check_by_table] of [src/game/fusion/run.rs]. *)

(** The next diagonal: [lefts] are the coins from index 0, [rights] those from the index that is the length of the
    intervals, and [cells] the diagonal before. *)
Fixpoint next_diagonal (lefts rights cells : row) : row :=
  match lefts, rights, cells with
  | x :: lefts, z :: rights, without_right :: ((without_left :: _) as cells) =>
      Z.max (x - without_left) (z - without_right) :: next_diagonal lefts rights cells
  | _, _, _ => []
  end.

Fixpoint fill (diagonals : nat) (X rights cells : row) : row :=
  match diagonals with
  | O => cells
  | S diagonals => fill diagonals X (tl rights) (next_diagonal X rights cells)
  end.

(** [d] of the whole row, by its table. *)
Definition difference_by_table (X : row) : Z := hd 0 (fill (length X - 1) X (tl X) X).

(** The diagonal of the intervals of [l] coins. *)
Fixpoint diagonal (l : nat) (X : row) : row :=
  match X with
  | [] => []
  | _ :: Y => if (length X <? l)%nat then [] else d (firstn l X) :: diagonal l Y
  end.

Lemma diagonal_short l X : (length X < l)%nat -> diagonal l X = [].
Proof. intros L. destruct X; [easy|]. cbn [diagonal]. now destruct (Nat.ltb_spec (length (z :: X)) l); [|lia]. Qed.

Lemma diagonal_long l X :
  (0 < l)%nat -> (l <= length X)%nat -> diagonal l X = d (firstn l X) :: diagonal l (tl X).
Proof.
  intros H L. destruct X; cbn [length] in L; [lia|]. cbn [diagonal].
  now destruct (Nat.ltb_spec (length (z :: X)) l) as [L'|_]; [cbn [length] in L'; lia|].
Qed.

Lemma next_diagonal_right l X :
  (0 < l)%nat -> next_diagonal X (skipn l X) (diagonal l X) = diagonal (S l) X.
Proof.
  intros H. induction X as [|x X IH]; [easy|].
  destruct (le_lt_dec (length (x :: X)) l) as [L|L].
  - rewrite (skipn_all2 (x :: X)), (diagonal_short (S l)) by lia. easy.
  - rewrite (diagonal_long l), (diagonal_long (S l)) by lia. rewrite (skipn_v l) by lia.
    cbn [tl]. cbn [length] in L. rewrite <- IH, (diagonal_long l X) by lia.
    cbn [next_diagonal skipn]. f_equal.
    assert (E : firstn (S l) (x :: X) = firstn l (x :: X) ++ [v (x :: X) l]) by (apply firstn_last; cbn; lia).
    rewrite (d_recurrence (firstn (S l) (x :: X))) by (unfold long; rewrite firstn_length; cbn [length]; lia).
    f_equal; rewrite E; cbn [coin rest]; now rewrite last_last, removelast_last.
Qed.

Lemma fill_diagonals k : forall l X,
  (0 < l)%nat -> fill k X (skipn l X) (diagonal l X) = diagonal (l + k) X.
Proof.
  induction k as [|k IH]; intros l X H; [now rewrite Nat.add_0_r|]. cbn [fill].
  rewrite next_diagonal_right by easy.
  assert (E : tl (skipn l X) = skipn (S l) X).
  { clear. revert X. induction l as [|l IH]; intros X; [easy|]. destruct X; [easy|]. apply (IH X). }
  rewrite E, IH by lia. f_equal. lia.
Qed.

Lemma first_diagonal X : diagonal 1 X = X.
Proof. induction X as [|x X IH]; [easy|]. cbn in *. now rewrite IH. Qed.

(** The last diagonal is [d] of the whole row. *)
Theorem table_gives_d X : difference_by_table X = d X.
Proof.
  destruct X as [|x X]; [easy|]. unfold difference_by_table.
  pose proof (fill_diagonals (length (x :: X) - 1) 1 (x :: X) ltac:(lia)) as E.
  rewrite first_diagonal in E. cbn [skipn] in E. cbn [tl]. rewrite E.
  rewrite diagonal_long by (cbn [length]; lia). cbn [hd]. f_equal. apply firstn_all2. cbn [length]. lia.
Qed.
