(** * Two players with a simple rule

    Greedy is optimal on a valley. Seats never loses on a row of even length. *)

From Coq Require Import ZArith List Lia Bool.
From CoinDuel Require Import Game Recurrences Fusion Algorithm.
Import ListNotations.
Open Scope Z_scope.

(** ** Greedy *)

(** Greedy takes the larger end, left on a tie. *)
Definition greedy : strategy := fun _ X => if coin Left X >=? coin Right X then Left else Right.

Theorem greedy_is_optimal_on_valley V :
  valley V -> (forall t, fir V <= first_score greedy t V) /\ (forall s, sec V <= second_score s greedy V).
Proof.
  intros HV. pose proof (scores_from_d V).
  assert (H' : forall t, d V <= first_score greedy t V - second_score greedy t V
                      /\ first_score t greedy V - second_score t greedy V <= d V).
  { intros t. apply (best_moves_suffice valley); auto using valley_rest. intros. now apply larger_end_of_valley. }
  split; intros t; specialize (H' t).
  - pose proof (scores_add_up greedy t V). lia.
  - pose proof (scores_add_up t greedy V). lia.
Qed.

(** ** Seats *)

(** The seats of a row are even and odd by turns. First takes an end and so chooses its kind of seat. After that, First
    takes the end at which Second has just taken: there lies a coin of the chosen kind. *)
Definition seats (e : side) : strategy := fun past _ => match past with [] => e | last :: _ => last end.

(** How much more the coins on the seats of an end's kind are worth than the others, on a row of even length. *)
Definition lead (e : side) (X : row) : Z :=
  match e with Left => alternating X | Right => - alternating X end.

Lemma alternating_app X Y :
  alternating (X ++ Y) = alternating X + if Nat.even (length X) then alternating Y else - alternating Y.
Proof.
  induction X as [|x X IH]; [easy|]. cbn [app alternating length]. rewrite IH, Nat.even_succ, <- Nat.negb_even.
  destruct (Nat.even (length X)); cbn [negb]; lia.
Qed.

Lemma lead_step e e' X :
  Nat.even (length X) = true -> X <> [] ->
  lead e X = coin e X - coin e' (rest e X) + lead e' (rest e' (rest e X)).
Proof.
  intros HE N. destruct (row_cases X) as [->|[[x ->]|(x & W & z & ->)]]; [easy..|clear N].
  assert (HW : Nat.even (length W) = true).
  { cbn [length] in HE. rewrite app_length in HE. cbn [length] in HE.
    replace (S (length W + 1)) with (S (S (length W))) in HE by lia. easy. }
  pose proof (alternating_app W [z]) as A. rewrite HW in A. cbn [alternating] in A.
  destruct e; cbn [coin rest hd tl].
  - destruct e'; cbn [coin rest].
    + destruct (W ++ [z]) as [|y Y] eqn:E; [now destruct W|]. cbn [hd tl lead alternating] in *. lia.
    + rewrite last_last, removelast_last. cbn [lead alternating]. lia.
  - rewrite last_end, removelast_end. destruct e'; cbn [coin rest hd tl].
    + cbn [lead alternating]. lia.
    + destruct (@exists_last Z (x :: W)) as (Y & y & E); [easy|]. rewrite E, last_last, removelast_last.
      assert (A' : alternating (x :: W) = alternating Y + y).
      { apply (f_equal (@length Z)) in E as EL. rewrite app_length in EL. cbn [length] in EL.
        rewrite E, alternating_app. replace (length Y) with (length W) by lia. rewrite HW. cbn [alternating]. lia. }
      cbn [lead alternating] in *. lia.
Qed.

(** Whatever Second does, First takes all coins of one kind. *)
Theorem seats_takes_its_kind e (X : row) t :
  Nat.even (length X) = true -> first_score (seats e) t X - second_score (seats e) t X = lead e X.
Proof.
  intros HE. change (margin (play_turns (length X) (seats e) t [] X) = lead e X).
  change e with (seats e [] X) at 2. generalize (@nil side) as past.
  induction X as [X IH] using row_induction. intros past.
  destruct (length X) as [|[|n]] eqn:L; [now destruct X; destruct (seats e past []) | easy |].
  rewrite !margin_step. set (e1 := seats e past X). set (e2 := t (e1 :: past) (rest e1 X)).
  assert (LR : length (rest e2 (rest e1 X)) = n) by (rewrite !length_rest; lia).
  rewrite (lead_step e1 e2 X) by (try rewrite L; easy || now intros ->).
  pose proof (IH (rest e2 (rest e1 X))) as H. rewrite LR in H.
  specialize (H ltac:(lia) HE (e2 :: e1 :: past)). cbn [seats] in H. lia.
Qed.

(** The better kind of seats. *)
Definition richer (X : row) : side := if 0 <=? alternating X then Left else Right.

(** On a row of even length, First never loses: taking the richer seats is enough. *)
Theorem seats_never_loses X t :
  Nat.even (length X) = true -> second_score (seats (richer X)) t X <= first_score (seats (richer X)) t X.
Proof.
  intros HE. pose proof (seats_takes_its_kind (richer X) X t HE) as H. unfold richer in *.
  destruct (Z.leb_spec 0 (alternating X)); cbn [lead] in H; lia.
Qed.

Corollary first_never_loses X : Nat.even (length X) = true -> sec X <= fir X /\ 0 <= d X.
Proof.
  intros HE. pose proof (seats_never_loses X best HE). pose proof (best_gets_d X (seats (richer X))).
  pose proof (fir_minus_sec X). lia.
Qed.
