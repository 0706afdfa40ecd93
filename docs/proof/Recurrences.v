(** * The four recurrences

    Each recurrence is written for a row, which stands for an interval [[i, j]] of a larger one: the row without its left
    end is [[i+1, j]], and the row without its right end is [[i, j-1]]. The theorems say that all four agree, and that
    they give the value of the game. *)

From Coq Require Import ZArith List Lia.
From CoinDuel Require Import Game.
Import ListNotations.
Open Scope Z_scope.

(** ** Definitions

    Each recursion is bounded by the number of coins. *)

(** fir and sec: [fir = max (v[i] + sec[i+1][j]) (v[j] + sec[i][j-1])], and [sec] is the [fir] of the row that the pick
    leaves. On a tie the pick is left. *)
Fixpoint fir_sec_of (n : nat) (X : row) : Z * Z :=
  match n, X with
  | O, _ | _, [] => (0, 0)
  | _, [x] => (x, 0)
  | S n, _ =>
      let '(fir_l, sec_l) := fir_sec_of n (rest Left X) in
      let '(fir_r, sec_r) := fir_sec_of n (rest Right X) in
      let left := coin Left X + sec_l in
      let right := coin Right X + sec_r in
      if right <=? left then (left, fir_l) else (right, fir_r)
  end.
Definition fir (X : row) : Z := fst (fir_sec_of (length X) X).
Definition sec (X : row) : Z := snd (fir_sec_of (length X) X).

(** F, two moves ahead: the other player leaves the smaller of two rows. *)
Fixpoint F_of (n : nat) (X : row) : Z :=
  match n, X with
  | O, _ | _, [] => 0
  | _, [x] => x
  | _, [x; y] => Z.max x y
  | S n, _ =>
      Z.max
        (coin Left X + Z.min (F_of n (rest Left (rest Left X))) (F_of n (rest Right (rest Left X))))
        (coin Right X + Z.min (F_of n (rest Left (rest Right X))) (F_of n (rest Right (rest Right X))))
  end.
Definition F (X : row) : Z := F_of (length X) X.

(** f and g, my turn and their turn: I take the larger of two sums, and they leave the smaller of two rows. *)
Fixpoint f_of (n : nat) (X : row) : Z :=
  match n, X with
  | O, _ | _, [] => 0
  | _, [x] => x
  | S n, _ => Z.max (coin Left X + g_of n (rest Left X)) (coin Right X + g_of n (rest Right X))
  end
with g_of (n : nat) (X : row) : Z :=
  match n, X with
  | O, _ | _, [] | _, [_] => 0
  | S n, _ => Z.min (f_of n (rest Left X)) (f_of n (rest Right X))
  end.
Definition f (X : row) : Z := f_of (length X) X.
Definition g (X : row) : Z := g_of (length X) X.

(** d, the difference between the player to move and the other player. *)
Fixpoint d_of (n : nat) (X : row) : Z :=
  match n, X with
  | O, _ | _, [] => 0
  | _, [x] => x
  | S n, _ => Z.max (coin Left X - d_of n (rest Left X)) (coin Right X - d_of n (rest Right X))
  end.
Definition d (X : row) : Z := d_of (length X) X.

(** ** The recurrences as they are published

    The bound is always large enough, so it does not show in these equations. *)

Definition long (X : row) : Prop := (2 <= length X)%nat.

Ltac long_row X H :=
  destruct X as [|? [|? X]]; [unfold long in H; cbn in H; lia | unfold long in H; cbn in H; lia |].

Lemma length_long X : long X -> length X = S (pred (length X)).
Proof. unfold long. lia. Qed.

Lemma fir_sec_step X :
  long X ->
  (fir X, sec X) =
    let left := coin Left X + sec (rest Left X) in
    let right := coin Right X + sec (rest Right X) in
    if right <=? left then (left, fir (rest Left X)) else (right, fir (rest Right X)).
Proof.
  intros H. unfold fir, sec. rewrite !length_rest, (length_long X H), <- surjective_pairing. cbn [pred].
  generalize (pred (length X)) as n. intros n. long_row X H. cbn [fir_sec_of].
  now destruct (fir_sec_of n (rest Left _)), (fir_sec_of n (rest Right _)).
Qed.

Theorem fir_recurrence X :
  long X -> fir X = Z.max (coin Left X + sec (rest Left X)) (coin Right X + sec (rest Right X)).
Proof.
  intros H. change (fir X) with (fst (fir X, sec X)). rewrite fir_sec_step by easy. cbn zeta.
  destruct (Z.leb_spec (coin Right X + sec (rest Right X)) (coin Left X + sec (rest Left X))); cbn [fst]; lia.
Qed.

Theorem sec_recurrence X :
  long X ->
  sec X =
    if coin Right X + sec (rest Right X) <=? coin Left X + sec (rest Left X)
    then fir (rest Left X) else fir (rest Right X).
Proof.
  intros H. change (sec X) with (snd (fir X, sec X)). rewrite fir_sec_step by easy. cbn zeta.
  now destruct (_ <=? _).
Qed.

Theorem d_recurrence X :
  long X -> d X = Z.max (coin Left X - d (rest Left X)) (coin Right X - d (rest Right X)).
Proof. intros H. unfold d. rewrite !length_rest. now long_row X H. Qed.

Theorem f_recurrence X :
  long X -> f X = Z.max (coin Left X + g (rest Left X)) (coin Right X + g (rest Right X)).
Proof. intros H. unfold f, g. rewrite !length_rest. now long_row X H. Qed.

Theorem g_recurrence X : long X -> g X = Z.min (f (rest Left X)) (f (rest Right X)).
Proof. intros H. unfold f, g. rewrite !length_rest. now long_row X H. Qed.

Definition F_two_ahead (F : row -> Z) (X : row) : Z :=
  Z.max
    (coin Left X + Z.min (F (rest Left (rest Left X))) (F (rest Right (rest Left X))))
    (coin Right X + Z.min (F (rest Left (rest Right X))) (F (rest Right (rest Right X)))).

Lemma F_step n X : (3 <= length X)%nat -> F_of (S n) X = F_two_ahead (F_of n) X.
Proof. intros H. destruct X as [|x [|y [|z X]]]; cbn [length] in H; easy || lia. Qed.

Lemma F_enough n X : (length X <= n)%nat -> F_of n X = F X.
Proof.
  revert X. induction n as [n IH] using lt_wf_ind. intros X H.
  destruct (le_lt_dec 3 (length X)) as [L|L].
  - unfold F. destruct n as [|n]; [lia|]. destruct (length X) as [|m] eqn:E; [lia|].
    rewrite !F_step by lia. unfold F_two_ahead.
    rewrite !(IH n), !(IH m) by (rewrite ?length_rest; lia). easy.
  - destruct X as [|x [|y [|z X]]], n; cbn [length] in *; easy || lia.
Qed.

Theorem F_recurrence X :
  (3 <= length X)%nat ->
  F X = Z.max
    (coin Left X + Z.min (F (rest Left (rest Left X))) (F (rest Right (rest Left X))))
    (coin Right X + Z.min (F (rest Left (rest Right X))) (F (rest Right (rest Right X)))).
Proof.
  intros H. unfold F at 1. destruct (length X) as [|n] eqn:E; [lia|].
  rewrite F_step by lia. unfold F_two_ahead. now rewrite !(F_enough n) by (rewrite !length_rest; lia).
Qed.

(** ** They agree *)

Theorem fir_plus_sec X : fir X + sec X = sum X.
Proof.
  induction X as [X IH] using row_induction.
  destruct (row_cases X) as [->|[[x ->]|(x & Y & z & ->)]]; [easy|cbn; lia|].
  set (X := x :: Y ++ [z]) in *.
  assert (L : long X) by (unfold long, X; cbn; rewrite app_length; cbn; lia).
  rewrite (sec_recurrence X), (fir_recurrence X) by easy.
  assert (H : forall e, fir (rest e X) + sec (rest e X) = sum (rest e X)).
  { intros e. apply IH. rewrite length_rest. unfold long in L. lia. }
  specialize (H Left) as Hl. specialize (H Right) as Hr.
  pose proof (sum_rest Left X). pose proof (sum_rest Right X).
  destruct (Z.leb_spec (coin Right X + sec (rest Right X)) (coin Left X + sec (rest Left X))); lia.
Qed.

Lemma long_or_short X : long X \/ X = [] \/ exists x, X = [x].
Proof. destruct X as [|x [|y X]]; [now right; left | right; right; eauto | left; unfold long; cbn; lia]. Qed.

(** [sec] is the smaller of the two [fir] that First can leave. *)
Lemma sec_min X : long X -> sec X = Z.min (fir (rest Left X)) (fir (rest Right X)).
Proof.
  intros L. pose proof (fir_plus_sec X). rewrite (fir_recurrence X) in H by easy.
  pose proof (fir_plus_sec (rest Left X)). pose proof (fir_plus_sec (rest Right X)).
  pose proof (sum_rest Left X). pose proof (sum_rest Right X). lia.
Qed.

Theorem fir_minus_sec X : fir X - sec X = d X.
Proof.
  induction X as [X IH] using row_induction.
  destruct (long_or_short X) as [L|[->|[x ->]]]; [|easy|cbn; lia].
  assert (H : forall e, fir (rest e X) - sec (rest e X) = d (rest e X)).
  { intros e. apply IH. rewrite length_rest. unfold long in L. lia. }
  rewrite (sec_min X), (fir_recurrence X), (d_recurrence X), <- !H by easy.
  pose proof (fir_plus_sec (rest Left X)). pose proof (fir_plus_sec (rest Right X)).
  pose proof (sum_rest Left X). pose proof (sum_rest Right X). lia.
Qed.

Theorem f_g_fir_sec X : f X = fir X /\ g X = sec X.
Proof.
  induction X as [X IH] using row_induction.
  destruct (long_or_short X) as [L|[->|[x ->]]]; [|easy..].
  assert (H : forall e, f (rest e X) = fir (rest e X) /\ g (rest e X) = sec (rest e X)).
  { intros e. apply IH. rewrite length_rest. unfold long in L. lia. }
  destruct (H Left) as [Hfl Hgl], (H Right) as [Hfr Hgr].
  now rewrite (f_recurrence X), (g_recurrence X), (sec_min X), (fir_recurrence X), Hfl, Hgl, Hfr, Hgr.
Qed.

Theorem f_fir X : f X = fir X. Proof. apply f_g_fir_sec. Qed.
Theorem g_sec X : g X = sec X. Proof. apply f_g_fir_sec. Qed.

Theorem F_fir X : F X = fir X.
Proof.
  induction X as [X IH] using row_induction.
  destruct X as [|x [|y [|z Y]]]; [easy..| |].
  - unfold fir. cbn. destruct (Z.leb_spec (y + 0) (x + 0)); cbn; lia.
  - set (X := x :: y :: z :: Y) in *. assert (L : (3 <= length X)%nat) by (cbn; lia).
    assert (H : forall e e', F (rest e (rest e' X)) = fir (rest e (rest e' X))).
    { intros e e'. apply IH. rewrite !length_rest. lia. }
    rewrite (F_recurrence X), (fir_recurrence X), !sec_min, !H; unfold long; rewrite ?length_rest; easy || lia.
Qed.

(** The scores follow from [d] and the sum. *)
Theorem scores_from_d X : 2 * fir X = sum X + d X /\ 2 * sec X = sum X - d X.
Proof. pose proof (fir_plus_sec X). pose proof (fir_minus_sec X). lia. Qed.

(** ** They are the value of the game *)

(** A best move is one that the recurrence chooses. *)
Definition best_move (e : side) (X : row) : Prop := d X = coin e X - d (rest e X).

(** Best play takes a best move. On a tie it takes left. *)
Definition best : strategy := fun _ X =>
  if coin Right X - d (rest Right X) <=? coin Left X - d (rest Left X) then Left else Right.

Lemma d_at_least e X : X <> [] -> coin e X - d (rest e X) <= d X.
Proof.
  intros H. destruct (long_or_short X) as [L|[->|[x ->]]]; [|easy|destruct e; cbn; lia].
  rewrite (d_recurrence X) by easy. destruct e; lia.
Qed.

Lemma best_is_best past X : X <> [] -> best_move (best past X) X.
Proof.
  intros H. unfold best_move, best.
  destruct (long_or_short X) as [L|[->|[x ->]]]; [|easy|].
  - rewrite (d_recurrence X) by easy.
    destruct (Z.leb_spec (coin Right X - d (rest Right X)) (coin Left X - d (rest Left X))); lia.
  - destruct (_ <=? _); cbn; lia.
Qed.

Definition margin (scores : Z * Z) : Z := fst scores - snd scores.

Lemma margin_step n s t past X :
  margin (play_turns (S n) s t past X)
  = coin (s past X) X - margin (play_turns n t s (s past X :: past) (rest (s past X) X)).
Proof. unfold margin. cbn. destruct (play_turns n t s _ _). cbn. lia. Qed.

(** A player who takes best moves on all rows that occur gets [d] at least. The rows that occur are those of [P]. *)
Lemma best_moves_suffice (P : row -> Prop) (s : strategy) :
  (forall e X, P X -> P (rest e X)) ->
  (forall past X, P X -> X <> [] -> best_move (s past X) X) ->
  forall X, P X -> forall t past,
    d X <= margin (play_turns (length X) s t past X) /\ margin (play_turns (length X) t s past X) <= d X.
Proof.
  intros closed is_best X. induction X as [X IH] using row_induction. intros HX t past.
  destruct (length X) as [|n] eqn:L; [now destruct X|].
  assert (N : X <> []) by (intros ->; easy).
  assert (H : forall e past', d (rest e X) <= margin (play_turns n s t past' (rest e X))
                           /\ margin (play_turns n t s past' (rest e X)) <= d (rest e X)).
  { intros e past'. replace n with (length (rest e X)) by (rewrite length_rest; lia).
    apply IH; [rewrite length_rest; lia | now apply closed]. }
  rewrite !margin_step. split.
  - pose proof (is_best past X HX N) as B. unfold best_move in B.
    destruct (H (s past X) (s past X :: past)). lia.
  - pose proof (d_at_least (t past X) X N). destruct (H (t past X) (t past X :: past)). lia.
Qed.

Lemma best_gets_d X t :
  d X <= first_score best t X - second_score best t X /\ first_score t best X - second_score t best X <= d X.
Proof. apply (best_moves_suffice (fun _ => True)); auto using best_is_best. Qed.

(** The recurrence computes the value of the game: some strategy of First gets [fir], and no strategy gets more. *)
Theorem fir_is_value X : value X (fir X).
Proof.
  split; exists best; intros t; pose proof (best_gets_d X t); pose proof (scores_from_d X).
  - pose proof (scores_add_up best t X). lia.
  - pose proof (scores_add_up t best X). lia.
Qed.

(** The same for Second. *)
Theorem sec_is_value_of_second X : second_can_get X (sec X) /\ second_cannot_exceed X (sec X).
Proof.
  replace (sec X) with (sum X - fir X) by (pose proof (fir_plus_sec X); lia).
  apply second_gets_what_first_leaves, fir_is_value.
Qed.

(** If both play for the highest score of their own, the scores are [fir] and [sec]. *)
Theorem best_play_scores X : play best best X = (fir X, sec X).
Proof.
  pose proof (best_gets_d X best). pose proof (scores_from_d X). pose proof (scores_add_up best best X).
  unfold first_score, second_score in *. destruct (play best best X) as [a b]. cbn [fst snd] in *. f_equal; lia.
Qed.

(** ** Rows from both sides *)

Theorem d_rev (X : row) : d (rev X) = d X.
Proof.
  induction X as [X IH] using row_induction.
  destruct (row_cases X) as [->|[[x ->]|(x & Y & z & ->)]]; [easy..|].
  assert (long (x :: Y ++ [z]) /\ long (rev (x :: Y ++ [z]))) as [L L'].
  { unfold long. rewrite rev_length. cbn. rewrite app_length. cbn. lia. }
  rewrite (d_recurrence _ L), (d_recurrence _ L').
  assert (E : rev (x :: Y ++ [z]) = z :: rev Y ++ [x]) by (cbn; now rewrite rev_app_distr).
  rewrite E. cbn [coin rest hd tl]. rewrite !last_end, !removelast_end.
  replace (rev Y ++ [x]) with (rev (x :: Y)) by easy.
  replace (z :: rev Y) with (rev (Y ++ [z])) by (now rewrite rev_app_distr).
  rewrite !IH; [lia | cbn; rewrite app_length; cbn; lia ..].
Qed.

(** The equations of [d] for rows that are given by their ends. *)
Lemma d_nil : d [] = 0. Proof. easy. Qed.
Lemma d_one x : d [x] = x. Proof. easy. Qed.
Lemma d_ends x Y z : d (x :: Y ++ [z]) = Z.max (x - d (Y ++ [z])) (z - d (x :: Y)).
Proof.
  rewrite d_recurrence by (unfold long; cbn; rewrite app_length; cbn; lia).
  cbn [coin rest hd tl]. now rewrite last_end, removelast_end.
Qed.
Lemma d_take_left x Y : x - d Y <= d (x :: Y).
Proof. apply (d_at_least Left (x :: Y)). easy. Qed.
