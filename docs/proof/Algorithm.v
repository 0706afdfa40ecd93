(** * The algorithm with its stack

    The functions of [src/game/fusion/run.rs]. A run pushes each coin on a stack, and fuses the three coins on top as
    long as they fuse. Then greedy takes the valley apart. This file proves that the result is [d] of the row, and counts
    the fuses. *)

From Coq Require Import ZArith List Lia Bool.
From CoinDuel Require Import Game Recurrences Fusion.
Import ListNotations.
Open Scope Z_scope.

(** ** Definitions *)

(** A stack is a list of coins, the top first. While the three coins on top fuse, fuse them. Returns the stack and the
    number of fuses. The loop is bounded by the number of coins. *)
Fixpoint fuse_top (bound : nat) (stack : row) : row * nat :=
  match bound, stack with
  | S bound, c :: b :: a :: below =>
      if (a <=? b) && (b >=? c) then
        let '(stack, count) := fuse_top bound (a - b + c :: below) in (stack, S count)
      else (stack, O)
  | _, _ => (stack, O)
  end.

(** Reads the coins from the left: push a coin, then fuse. Returns the stack and the number of fuses. *)
Fixpoint read (X stack : row) : row * nat :=
  match X with
  | [] => (stack, O)
  | x :: X =>
      let '(stack, now) := fuse_top (S (length stack)) (x :: stack) in
      let '(stack, later) := read X stack in
      (stack, now + later)%nat
  end.

(** What is left when all coins are read, from the left. *)
Definition valley_of (X : row) : row := rev (fst (read X [])).

(** The number of fuses in a run. *)
Definition fuses_of (X : row) : nat := snd (read X []).

(** Takes the larger end again and again, left on a tie. The coins are added and subtracted by turns. *)
Fixpoint take_apart (turns : nat) (adds : bool) (difference : Z) (V : row) : Z :=
  match turns with
  | O => difference
  | S turns =>
      let e := if coin Left V >=? coin Right V then Left else Right in
      let difference := if adds then difference + coin e V else difference - coin e V in
      take_apart turns (negb adds) difference (rest e V)
  end.
Definition greedy_difference (V : row) : Z := take_apart (length V) true 0 V.

(** The whole algorithm. *)
Definition difference (X : row) : Z := greedy_difference (valley_of X).

(** ** The stack *)

Lemma fuse_top_push (s : row) : forall bound c, (length s <= bound)%nat -> fst (fuse_top bound (c :: s)) = push c s.
Proof.
  induction s as [|b|b a s IH] using two_at_a_time; intros bound c L; [now destruct bound..|].
  destruct bound as [|bound]; cbn [length] in L; [lia|]. cbn [fuse_top push]. rewrite Z.geb_leb.
  destruct ((a <=? b) && (c <=? b)); [|easy]. specialize (IH bound (a - b + c) ltac:(lia)).
  now destruct (fuse_top bound (a - b + c :: s)).
Qed.

Lemma fuse_top_count bound : forall s,
  (length s = length (fst (fuse_top bound s)) + 2 * snd (fuse_top bound s))%nat.
Proof.
  induction bound as [|bound IH]; intros s; [cbn; lia|].
  destruct s as [|c [|b [|a s]]]; [cbn; lia..|]. cbn [fuse_top].
  destruct ((a <=? b) && (b >=? c)); [|cbn; lia]. specialize (IH (a - b + c :: s)).
  destruct (fuse_top bound (a - b + c :: s)). cbn [fst snd length] in *. lia.
Qed.

Lemma read_step x X s :
  fst (read (x :: X) s) = fst (read X (push x s))
  /\ snd (read (x :: X) s) = (snd (fuse_top (S (length s)) (x :: s)) + snd (read X (push x s)))%nat.
Proof.
  cbn [read]. pose proof (fuse_top_push s (S (length s)) x ltac:(lia)) as E.
  destruct (fuse_top (S (length s)) (x :: s)) as [s' now]. cbn [fst] in E. subst s'.
  now destruct (read X (push x s)).
Qed.

(** The stack and the coins to come fuse to what is left in the end. *)
Lemma read_fuses X : forall s, fuses (rev s ++ X) (rev (fst (read X s))).
Proof.
  induction X as [|x X IH]; intros s; [rewrite app_nil_r; constructor|].
  destruct (read_step x X s) as [-> _]. apply fuses_trans with (rev (push x s) ++ X); [|apply IH].
  replace (rev s ++ x :: X) with (rev (x :: s) ++ X) by (cbn; now rewrite <- app_assoc).
  apply fuses_app, fuses_rev, push_fuses.
Qed.

(** It is enough to test the three coins on top: nothing else on the stack fuses. *)
Lemma read_fully_fused X : forall s, fully_fused s -> fully_fused (fst (read X s)).
Proof.
  induction X as [|x X IH]; intros s H; [easy|].
  destruct (read_step x X s) as [-> _]. now apply IH, push_fully_fused.
Qed.

Lemma read_count X : forall s, (length s + length X = length (fst (read X s)) + 2 * snd (read X s))%nat.
Proof.
  induction X as [|x X IH]; intros s; [cbn; lia|].
  destruct (read_step x X s) as [-> ->]. specialize (IH (push x s)).
  pose proof (fuse_top_count (S (length s)) (x :: s)) as C.
  rewrite fuse_top_push in C by lia. cbn [length] in *. lia.
Qed.

(** The stack ends as the fully fused row. *)
Theorem stack_is_fused X : valley_of X = fused X.
Proof.
  apply fused_is_unique; [apply (read_fuses X [])|].
  apply fully_fused_rev, read_fully_fused. intros Y F. inversion F.
Qed.

Theorem stack_is_fully_fused X : fully_fused (valley_of X).
Proof. rewrite stack_is_fused. apply fused_fully_fused. Qed.

Theorem stack_is_valley X : valley (valley_of X).
Proof. apply fully_fused_valley, stack_is_fully_fused. Qed.

(** ** The number of fuses *)

(** Each fuse takes two coins off the stack for good. *)
Theorem fuses_and_valley X : (length X = length (valley_of X) + 2 * fuses_of X)%nat.
Proof. unfold valley_of, fuses_of. rewrite rev_length, <- read_count. easy. Qed.

Lemma fused_nonempty X : X <> [] -> fused X <> [].
Proof.
  destruct X as [|x X]; [easy|intros _]. change (fused (x :: X)) with (push x (fused X)).
  generalize (fused X) as V. intros V. revert x.
  induction V as [|v|b a V IH] using two_at_a_time; intros x; [easy..|].
  destruct (push_step x b a V) as [(_ & _ & ->)|(_ & ->)]; [apply IH | easy].
Qed.

(** There are fewer than [n / 2] fuses. *)
Theorem fewer_than_half_fuses X : X <> [] -> (2 * fuses_of X < length X)%nat.
Proof.
  intros H%fused_nonempty. rewrite <- stack_is_fused in H. pose proof (fuses_and_valley X) as E.
  destruct (valley_of X); [easy|]. cbn [length] in E. lia.
Qed.

(** A run takes a step for each coin that is pushed, for each fuse, and for each coin of the valley: at most [2 n]. *)
Theorem steps_of_a_run X : (length X + fuses_of X + length (valley_of X) <= 2 * length X)%nat.
Proof. pose proof (fuses_and_valley X). lia. Qed.

(** ** Greedy on the valley *)

Lemma larger_end_of_valley V :
  valley V -> V <> [] -> best_move (if coin Left V >=? coin Right V then Left else Right) V.
Proof.
  intros HV N. unfold best_move. destruct (row_cases V) as [->|[[x ->]|(x & Y & z & ->)]]; [easy|cbn; destruct (x >=? x); cbn; lia|].
  assert (V' : valley (x :: Y)) by (apply (valley_rest Right) in HV; cbn [rest] in HV; now rewrite removelast_end in HV).
  assert (V'' : valley (z :: rev Y ++ [x])) by (apply valley_rev in HV; cbn in HV; now rewrite rev_app_distr in HV).
  cbn [coin hd]. rewrite last_end. rewrite Z.geb_leb. destruct (Z.leb_spec z x) as [H|H]; cbn [coin rest hd tl].
  - apply greedy_is_best_on_valley; [easy|].
    destruct (valley_largest _ _ _ HV) as [L|L]; [easy|]. pose proof (L x (or_introl eq_refl)).
    intros y Hy. apply in_app_iff in Hy as [Hy|[<-|[]]]; [|easy]. specialize (L y (or_intror Hy)). lia.
  - rewrite last_end, removelast_end. rewrite <- d_rev, <- (d_rev (x :: Y)). cbn [rev].
    rewrite rev_app_distr. cbn [rev app]. apply greedy_is_best_on_valley; [easy|].
    assert (L : largest z (x :: Y)).
    { destruct (valley_largest _ _ _ HV) as [L|L]; [|easy].
      assert (z <= x) by (apply L, in_app_iff; right; now left). lia. }
    intros y Hy. apply L. apply in_app_iff in Hy as [Hy|[<-|[]]]; [right; now apply in_rev | now left].
Qed.

Lemma take_apart_valley n : forall V adds difference,
  length V = n -> valley V ->
  take_apart n adds difference V = if adds then difference + d V else difference - d V.
Proof.
  induction n as [|n IH]; intros V adds difference L HV.
  - destruct V; [|easy]. rewrite d_nil. cbn. destruct adds; lia.
  - assert (N : V <> []) by (intros ->; easy).
    pose proof (larger_end_of_valley V HV N) as B. cbn [take_apart]. unfold best_move in B.
    destruct (coin Left V >=? coin Right V); rewrite B, IH;
      try (now apply valley_rest); try (rewrite length_rest; lia); destruct adds; cbn [negb]; lia.
Qed.

(** On a valley, greedy's alternating sum is [d]. *)
Theorem greedy_difference_valley V : valley V -> greedy_difference V = d V.
Proof. intros. unfold greedy_difference. now rewrite take_apart_valley. Qed.

(** ** The algorithm is right *)

Theorem difference_is_d X : difference X = d X.
Proof.
  unfold difference. rewrite greedy_difference_valley by apply stack_is_valley.
  rewrite (valley_difference _ (stack_is_valley X)), stack_is_fused, <- d_of_fused. easy.
Qed.

(** So the scores of best play follow from the sum and the result of the algorithm. *)
Theorem scores_by_fusion X : 2 * fir X = sum X + difference X /\ 2 * sec X = sum X - difference X.
Proof. rewrite difference_is_d. apply scores_from_d. Qed.

(** And with them the value of the game. *)
Theorem fusion_gives_value X v : 2 * v = sum X + difference X -> value X v.
Proof.
  intros H. destruct (scores_by_fusion X) as [E _]. replace v with (fir X) by lia. apply fir_is_value.
Qed.
