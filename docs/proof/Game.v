(** * The game

    Two players, First and Second, take the coins of a row by turns. A move takes the leftmost or the rightmost coin.
    This file defines the game by the strategies of its players. It knows no recurrence. *)

From Coq Require Import ZArith List Lia.
Import ListNotations.
Open Scope Z_scope.

(** A row is a list of coins, which are whole numbers. They can be zero or negative. *)
Definition row := list Z.

(** A move takes the coin at one end. *)
Inductive side := Left | Right.

(** The coin that a move takes. *)
Definition coin (e : side) (X : row) : Z :=
  match e with Left => hd 0 X | Right => last X 0 end.

(** The row that a move leaves. *)
Definition rest (e : side) (X : row) : row :=
  match e with Left => tl X | Right => removelast X end.

(** The sum of all coins. *)
Fixpoint sum (X : row) : Z :=
  match X with [] => 0 | x :: X => x + sum X end.

(** A strategy chooses a move. It sees all earlier moves, the last one first, and the row that is left. *)
Definition strategy := list side -> row -> side.

(** The scores of a play: of the player to move, who follows [s], and of the other player, who follows [t]. After each
    move the two change places. *)
Fixpoint play_turns (turns : nat) (s t : strategy) (past : list side) (X : row) : Z * Z :=
  match turns with
  | O => (0, 0)
  | S turns =>
      let e := s past X in
      let '(theirs, mine) := play_turns turns t s (e :: past) (rest e X) in
      (coin e X + mine, theirs)
  end.

(** A whole game takes as many turns as there are coins. First follows [s], and Second follows [t]. *)
Definition play (s t : strategy) (X : row) : Z * Z := play_turns (length X) s t [] X.
Definition first_score (s t : strategy) (X : row) : Z := fst (play s t X).
Definition second_score (s t : strategy) (X : row) : Z := snd (play s t X).

(** First can be sure of the score [v]: some strategy gets at least [v], whatever Second does. *)
Definition first_can_get (X : row) (v : Z) : Prop := exists s, forall t, v <= first_score s t X.

(** First cannot get more than [v]: some strategy of Second allows at most [v], whatever First does. *)
Definition first_cannot_exceed (X : row) (v : Z) : Prop := exists t, forall s, first_score s t X <= v.

(** The same for Second. *)
Definition second_can_get (X : row) (v : Z) : Prop := exists t, forall s, v <= second_score s t X.
Definition second_cannot_exceed (X : row) (v : Z) : Prop := exists s, forall t, second_score s t X <= v.

(** The value of the game is the score of First under best play. *)
Definition value (X : row) (v : Z) : Prop := first_can_get X v /\ first_cannot_exceed X v.

(** ** Facts about rows *)

Lemma length_rest e X : length (rest e X) = pred (length X).
Proof.
  destruct e; cbn; [now destruct X|].
  destruct X as [|x X]; [easy|].
  rewrite (app_removelast_last 0 (l := x :: X)) at 2 by easy. rewrite app_length. cbn [length]. lia.
Qed.

Lemma sum_app X Y : sum (X ++ Y) = sum X + sum Y.
Proof. induction X as [|x X IH]; cbn; lia. Qed.

Lemma sum_rest e X : sum X = coin e X + sum (rest e X).
Proof.
  destruct X as [|x X]; [now destruct e|]. destruct e; cbn [coin rest hd tl]; [easy|].
  rewrite (app_removelast_last 0 (l := x :: X)) at 1 by easy. rewrite sum_app. cbn [sum]. lia.
Qed.

(** A row has no coin, one coin, or two ends. *)
Lemma row_cases (X : row) : X = [] \/ (exists x, X = [x]) \/ (exists x Y z, X = x :: Y ++ [z]).
Proof.
  destruct X as [|x X]; [now left|right]. destruct (@exists_last Z (x :: X)) as (Y & z & E); [easy|].
  destruct Y as [|y Y]; injection E as -> ->; [left; now exists z | right; now exists y, Y, z].
Qed.

Lemma last_end (x : Z) Y z : last (x :: Y ++ [z]) 0 = z.
Proof. rewrite app_comm_cons. apply last_last. Qed.

Lemma removelast_end (x : Z) Y z : removelast (x :: Y ++ [z]) = x :: Y.
Proof. rewrite app_comm_cons. apply removelast_last. Qed.

(** A proof by induction on the number of coins. *)
Lemma row_induction (P : row -> Prop) :
  (forall X, (forall Y, (length Y < length X)%nat -> P Y) -> P X) -> forall X, P X.
Proof.
  intros step X. remember (length X) as n eqn:E. revert X E.
  induction n as [n IH] using lt_wf_ind. intros X ->. apply step. intros Y H. now apply (IH (length Y)).
Qed.

(** ** Facts about plays *)

(** A play shares out all coins. *)
Theorem scores_add_up s t X : first_score s t X + second_score s t X = sum X.
Proof.
  unfold first_score, second_score, play. generalize (@nil side) as past.
  remember (length X) as n eqn:E. revert s t X E. induction n as [|n IH]; intros s t X E past.
  - now destruct X.
  - cbn. set (e := s past X). specialize (IH t s (rest e X)). rewrite length_rest in IH.
    specialize (IH ltac:(lia) (e :: past)). rewrite (sum_rest e X).
    destruct (play_turns n t s (e :: past) (rest e X)). cbn in *. lia.
Qed.

(** A game has at most one value. *)
Theorem value_unique X v w : value X v -> value X w -> v = w.
Proof.
  intros [[s Hs] [t Ht]] [[s' Hs'] [t' Ht']].
  specialize (Hs t') as A. specialize (Ht' s) as B. specialize (Hs' t) as C. specialize (Ht s') as D. lia.
Qed.

(** What one player is sure of is what the other cannot exceed. *)
Theorem second_gets_what_first_leaves X v :
  value X v -> second_can_get X (sum X - v) /\ second_cannot_exceed X (sum X - v).
Proof.
  intros [[s Hs] [t Ht]]; split; [exists t; intros s'; specialize (Ht s') | exists s; intros t'; specialize (Hs t')].
  - pose proof (scores_add_up s' t X). lia.
  - pose proof (scores_add_up s t' X). lia.
Qed.
