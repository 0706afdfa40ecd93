(** * Fusion keeps the difference

    The proof of [docs/fusion.md], step by step, with its names: [d] is the difference, [D] the sorted difference. *)

From Coq Require Import ZArith List Lia Permutation Bool.
From CoinDuel Require Import Game Recurrences.
Import ListNotations.
Open Scope Z_scope.

(** ** Definitions *)

(** Three neighbors [a b c] with [a <= b >= c] fuse to the one coin [a - b + c], anywhere in a row. *)
Inductive fuse : row -> row -> Prop :=
  | fuse_here a b c X : a <= b -> b >= c -> fuse (a :: b :: c :: X) (a - b + c :: X)
  | fuse_later x X Y : fuse X Y -> fuse (x :: X) (x :: Y).

(** Any number of fuses, one after the other. *)
Inductive fuses : row -> row -> Prop :=
  | no_fuse X : fuses X X
  | fuse_then X Y W : fuse X Y -> fuses Y W -> fuses X W.

(** Nothing fuses any more. *)
Definition fully_fused (X : row) : Prop := forall Y, ~ fuse X Y.

(** The row falls, or stays level, from each coin to the next. *)
Fixpoint falls (X : row) : Prop :=
  match X with
  | a :: (b :: _) as Y => a >= b /\ falls Y
  | _ => True
  end.

(** The row rises, or stays level, from each coin to the next. *)
Fixpoint rises (X : row) : Prop :=
  match X with
  | a :: (b :: _) as Y => a <= b /\ rises Y
  | _ => True
  end.

(** A valley falls and then rises. Either side may be empty. *)
Definition valley (X : row) : Prop := exists A B, X = A ++ B /\ falls A /\ rises B.

(** The coins by size, the largest first. *)
Fixpoint insert (x : Z) (X : row) : row :=
  match X with
  | [] => [x]
  | y :: Y => if y <=? x then x :: X else y :: insert x Y
  end.
Definition sort (X : row) : row := fold_right insert [] X.

(** The alternating sum of a row, with the signs [+ - + ...]. *)
Fixpoint alternating (X : row) : Z :=
  match X with [] => 0 | x :: X => x - alternating X end.

(** The sorted difference: the alternating sum of the coins by size. *)
Definition D (X : row) : Z := alternating (sort X).

(** The coin [x] is at least as large as all coins of [X]. *)
Definition largest (x : Z) (X : row) : Prop := forall y, In y X -> y <= x.

(** ** Facts about fuses *)

(** A fuse takes the place of three neighbors, with any coins on both sides. *)
Theorem fuse_anywhere P a b c Q : a <= b -> b >= c -> fuse (P ++ a :: b :: c :: Q) (P ++ a - b + c :: Q).
Proof. intros. induction P; cbn; now constructor. Qed.

Theorem fuse_is_somewhere X Y :
  fuse X Y -> exists P a b c Q, a <= b /\ b >= c /\ X = P ++ a :: b :: c :: Q /\ Y = P ++ a - b + c :: Q.
Proof.
  induction 1 as [a b c X H H'|x X Y _ (P & a & b & c & Q & H & H' & -> & ->)].
  - now exists [], a, b, c, X.
  - now exists (x :: P), a, b, c, Q.
Qed.

(** A fuse removes two coins. *)
Theorem fuse_length X Y : fuse X Y -> length X = S (S (length Y)).
Proof. induction 1; cbn in *; lia. Qed.

Lemma fuse_rev X Y : fuse X Y -> fuse (rev X) (rev Y).
Proof.
  intros (P & a & b & c & Q & H & H' & -> & ->)%fuse_is_somewhere.
  rewrite !rev_app_distr. cbn. rewrite <- !app_assoc. cbn.
  replace (a - b + c) with (c - b + a) by lia. apply fuse_anywhere; lia.
Qed.

Lemma fuse_app X Y P : fuse X Y -> fuse (X ++ P) (Y ++ P).
Proof. induction 1; cbn; now constructor. Qed.

Lemma fuses_trans X Y W : fuses X Y -> fuses Y W -> fuses X W.
Proof. induction 1; eauto using fuses. Qed.

Lemma fuses_one X Y : fuse X Y -> fuses X Y.
Proof. eauto using fuses. Qed.

Lemma fuses_later x X Y : fuses X Y -> fuses (x :: X) (x :: Y).
Proof. induction 1; eauto using fuses, fuse. Qed.

Lemma fuses_app X Y P : fuses X Y -> fuses (X ++ P) (Y ++ P).
Proof. induction 1; eauto using fuses, fuse_app. Qed.

Lemma fuses_rev X Y : fuses X Y -> fuses (rev X) (rev Y).
Proof. induction 1; eauto using fuses, fuse_rev. Qed.

Lemma fully_fused_fuses X Y : fully_fused X -> fuses X Y -> X = Y.
Proof. intros H. destruct 1 as [|X Y W F]; [easy|]. now apply H in F. Qed.

Lemma fully_fused_tail x X : fully_fused (x :: X) -> fully_fused X.
Proof. intros H Y F. apply (H (x :: Y)). now constructor. Qed.

Lemma fully_fused_rev X : fully_fused X -> fully_fused (rev X).
Proof. intros H Y F. apply (H (rev Y)). rewrite <- (rev_involutive X). now apply fuse_rev. Qed.

(** ** Facts about valleys *)

(** A valley without its left end is a valley. *)
Lemma valley_tail x X : valley (x :: X) -> valley X.
Proof.
  intros (A & B & E & HA & HB). destruct A as [|a A].
  - cbn in E. subst B. exists [], X. repeat split. destruct X; cbn in *; easy.
  - injection E as -> ->. exists A, B. repeat split; [|easy]. destruct A; cbn in *; easy.
Qed.

Lemma falls_rev X : falls X -> rises (rev X).
Proof.
  induction X as [|x X IH]; [easy|]. destruct X as [|y X]; [easy|].
  intros [H H']. specialize (IH H'). cbn in *. revert IH. generalize (rev X) as R.
  clear -H. induction R as [|r [|r' R] IH]; cbn in *; intuition lia.
Qed.

Lemma rises_rev X : rises X -> falls (rev X).
Proof.
  induction X as [|x X IH]; [easy|]. destruct X as [|y X]; [easy|].
  intros [H H']. specialize (IH H'). cbn in *. revert IH. generalize (rev X) as R.
  clear -H. induction R as [|r [|r' R] IH]; cbn in *; intuition lia.
Qed.

(** A reversed valley is a valley. *)
Lemma valley_rev X : valley X -> valley (rev X).
Proof.
  intros (A & B & -> & HA & HB). exists (rev B), (rev A). rewrite rev_app_distr. auto using falls_rev, rises_rev.
Qed.

(** A valley without an end coin is a valley. *)
Theorem valley_rest e X : valley X -> valley (rest e X).
Proof.
  destruct (row_cases X) as [->|[[x ->]|(x & Y & z & ->)]].
  - now destruct e.
  - intros _. exists [], []. now destruct e.
  - intros H. destruct e; cbn [rest tl]; [now apply valley_tail in H|]. rewrite removelast_end.
    apply valley_rev in H. cbn in H. rewrite rev_app_distr in H. apply valley_tail, valley_rev in H.
    cbn in H. now rewrite rev_app_distr, rev_involutive in H.
Qed.

Lemma falls_largest x X : falls (x :: X) -> largest x X.
Proof.
  revert x. induction X as [|y X IH]; intros x H z Hz; [easy|].
  destruct H as [H H']. destruct Hz as [->|Hz]; [lia|]. specialize (IH y H' z Hz). lia.
Qed.

Lemma rises_largest X z : rises (X ++ [z]) -> largest z X.
Proof.
  intros H%rises_rev. rewrite rev_app_distr in H. apply falls_largest in H.
  intros y Hy. apply H. now apply in_rev in Hy.
Qed.

(** A largest coin of a valley lies at one of its ends. *)
Theorem valley_largest x Y z : valley (x :: Y ++ [z]) -> largest x (Y ++ [z]) \/ largest z (x :: Y).
Proof.
  intros (A & B & E & HA & HB). destruct A as [|a A].
  - right. cbn in E. subst B. now apply (rises_largest (x :: Y)).
  - destruct (row_cases B) as [->|[[b ->]|(b & B' & b' & ->)]].
    + left. rewrite app_nil_r in E. rewrite <- E in HA. now apply falls_largest.
    + change ((x :: Y) ++ [z] = (a :: A) ++ [b]) in E. apply app_inj_tail in E as [[= -> ->] ->].
      apply falls_largest in HA. destruct (Z.le_ge_cases b a); [left|right]; intros y Hy.
      * apply in_app_iff in Hy as [Hy|[<-|[]]]; [now apply HA | lia].
      * destruct Hy as [<-|Hy]; [lia|]. specialize (HA y Hy). lia.
    + change ((x :: Y) ++ [z] = (a :: A) ++ (b :: B') ++ [b']) in E. rewrite app_assoc in E.
      apply app_inj_tail in E as [[= -> ->] ->].
      apply falls_largest in HA. apply (rises_largest (b :: B')) in HB.
      destruct (Z.le_ge_cases b' a); [left|right]; intros y Hy.
      * rewrite <- app_assoc in Hy. apply in_app_iff in Hy as [Hy|Hy]; [now apply HA|].
        apply in_app_iff in Hy as [Hy|[<-|[]]]; [|lia]. specialize (HB y Hy). lia.
      * destruct Hy as [<-|Hy]; [lia|]. apply in_app_iff in Hy as [Hy|Hy]; [|now apply HB].
        specialize (HA y Hy). lia.
Qed.

Lemma valley_one x : valley [x].
Proof. now exists [], [x]. Qed.

(** A coin that is no smaller can go to the left of a valley. *)
Lemma valley_cons b x X : b >= x -> valley (x :: X) -> valley (b :: x :: X).
Proof.
  intros H (A & B & E & HA & HB). destruct A as [|a A].
  - exists [b; x], X. cbn in E. subst B. repeat split; [lia|]. destruct X; cbn in *; easy.
  - injection E as -> ->. now exists (b :: a :: A), B.
Qed.

(** A fully fused row is a valley. *)
Theorem fully_fused_valley X : fully_fused X -> valley X.
Proof.
  induction X as [|x X IH]; intros H; [now exists [], []|].
  specialize (IH (fully_fused_tail _ _ H)).
  destruct X as [|y X]; [apply valley_one|].
  destruct (Z.le_gt_cases y x) as [L|L]; [apply valley_cons; [lia|easy]|].
  exists [], (x :: y :: X). repeat split; [lia|]. clear IH.
  revert x y L H. induction X as [|z X IH]; intros x y L H; [easy|].
  destruct (Z.le_gt_cases z y) as [L'|L'].
  - exfalso. apply (H (x - y + z :: X)). constructor; lia.
  - split; [lia|]. apply (IH y z); [lia|]. now apply fully_fused_tail in H.
Qed.

(** Equal neighbors may stay: who only fuses where [a < b >= c] is left with a valley, too. *)
Theorem strictly_fused_valley X :
  (forall P a b c Q, X = P ++ a :: b :: c :: Q -> ~ (a < b /\ b >= c)) -> valley X.
Proof.
  induction X as [|x X IH]; intros H; [now exists [], []|].
  assert (Ht : forall P a b c Q, X = P ++ a :: b :: c :: Q -> ~ (a < b /\ b >= c))
    by (intros P a b c Q ->; now apply (H (x :: P) a b c Q)).
  specialize (IH Ht). clear Ht.
  destruct X as [|y X]; [apply valley_one|].
  destruct (Z.le_gt_cases y x) as [L|L]; [apply valley_cons; [lia|easy]|].
  exists [], (x :: y :: X). repeat split; [lia|]. clear IH.
  revert x y L H. induction X as [|z X IH]; intros x y L H; [easy|].
  destruct (Z.le_gt_cases z y) as [L'|L'].
  - exfalso. apply (H [] x y z X eq_refl). lia.
  - split; [lia|]. apply (IH y z); [lia|]. intros P a b c Q E. apply (H (x :: P) a b c Q). cbn. now rewrite E.
Qed.

(** ** Facts about the sorted difference *)

Lemma insert_comm x y X : insert x (insert y X) = insert y (insert x X).
Proof.
  induction X as [|z X IH]; cbn.
  - destruct (Z.leb_spec y x), (Z.leb_spec x y); cbn; repeat f_equal; lia.
  - destruct (Z.leb_spec z x), (Z.leb_spec z y); cbn;
      repeat match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) end;
      try lia; try (repeat f_equal; lia); now rewrite ?IH.
Qed.

(** The order of the coins does not matter. *)
Theorem D_permutation X Y : Permutation X Y -> D X = D Y.
Proof.
  intros P. unfold D. f_equal. induction P; cbn in *; [easy|now f_equal|apply insert_comm|congruence].
Qed.

Lemma insert_in x y X : In y (insert x X) <-> x = y \/ In y X.
Proof. induction X as [|z X IH]; cbn; [easy|]. destruct (z <=? x); cbn; rewrite ?IH; tauto. Qed.

Lemma sort_in y X : In y (sort X) <-> In y X.
Proof. induction X as [|x X IH]; cbn; [easy|]. rewrite insert_in, IH. tauto. Qed.

Lemma insert_falls x X : falls X -> falls (insert x X).
Proof.
  induction X as [|y X IH]; cbn [insert]; intros H; [easy|].
  destruct (Z.leb_spec y x) as [L|L]; [now split; [lia|]|].
  assert (HX : falls X) by (destruct X; cbn in *; easy).
  specialize (IH HX). destruct X as [|z X]; cbn [insert] in *; [now split; [lia|]|].
  destruct (Z.leb_spec z x); (split; [|easy]); [lia|]. apply H.
Qed.

Lemma sort_falls X : falls (sort X).
Proof. induction X as [|x X IH]; cbn; auto using insert_falls. Qed.

(** A largest coin goes first. *)
Theorem D_largest x X : largest x X -> D (x :: X) = x - D X.
Proof.
  intros H. unfold D. cbn [sort fold_right]. fold (sort X).
  assert (H' : largest x (sort X)) by (intros y Hy; apply H; now apply sort_in).
  destruct (sort X) as [|y Y]; [easy|]. cbn [insert].
  destruct (Z.leb_spec y x) as [_|L]; [easy|]. specialize (H' y (or_introl eq_refl)). lia.
Qed.

Lemma insert_bounds m z X :
  falls X -> largest m X -> z <= m ->
  z - alternating X <= alternating (insert z X) <= 2 * m - z - alternating X.
Proof.
  revert m. induction X as [|y X IH]; intros m HF HM Hz; cbn [insert alternating]; [lia|].
  destruct (Z.leb_spec y z) as [L|L]; cbn [alternating]; [lia|].
  assert (Hm : y <= m) by (apply HM; now left).
  assert (HX : falls X) by (destruct X; cbn in *; easy).
  specialize (IH y HX (falls_largest _ _ HF)). lia.
Qed.

(** Taking any coin first is worth at most as much as taking a largest one. *)
Lemma D_any z X : z - D X <= D (z :: X).
Proof.
  unfold D. cbn [sort fold_right]. fold (sort X).
  pose proof (sort_falls X) as H. destruct (sort X) as [|y Y]; [cbn; lia|].
  destruct (Z.le_gt_cases z y).
  - apply (insert_bounds y); [easy| |easy].
    intros x [<-|Hx]; [lia|]. now apply (falls_largest y Y).
  - cbn [insert]. destruct (Z.leb_spec y z); cbn [alternating]; lia.
Qed.

(** ** Step 1: greedy is best on a valley *)

Theorem valley_difference V : valley V -> d V = D V.
Proof.
  induction V as [V IH] using row_induction. intros HV.
  destruct (row_cases V) as [->|[[x ->]|(x & Y & z & ->)]]; [easy|cbn; lia|].
  assert (Hl : d (Y ++ [z]) = D (Y ++ [z])).
  { apply IH; [cbn; lia|]. now apply valley_tail in HV. }
  assert (Hr : d (x :: Y) = D (x :: Y)).
  { apply IH; [cbn; rewrite app_length; cbn; lia|]. apply (valley_rest Right) in HV.
    cbn [rest] in HV. now rewrite removelast_end in HV. }
  assert (E : D (x :: Y ++ [z]) = D (z :: x :: Y)).
  { apply D_permutation. symmetry. apply (Permutation_cons_append (x :: Y)). }
  rewrite d_ends, Hl, Hr. pose proof (D_any x (Y ++ [z])) as Ax. pose proof (D_any z (x :: Y)) as Az.
  destruct (valley_largest _ _ _ HV) as [H|H]; apply D_largest in H; lia.
Qed.

(** Taking a larger end of a valley is a best move. *)
Theorem greedy_is_best_on_valley x V : valley (x :: V) -> largest x V -> d (x :: V) = x - d V.
Proof.
  intros HV HL. rewrite !valley_difference; [now apply D_largest | now apply valley_tail in HV | easy].
Qed.

(** ** Step 2: a smaller coin changes the difference little *)

Theorem smaller_coin P x y Q :
  y <= x -> d (P ++ x :: Q) - (x - y) <= d (P ++ y :: Q) <= d (P ++ x :: Q) + (x - y).
Proof.
  intros H. remember (length P + length Q)%nat as n eqn:E. revert P Q E.
  induction n as [n IH'] using lt_wf_ind. intros P Q E.
  assert (IH : forall P Q, (length P + length Q < n)%nat ->
    d (P ++ x :: Q) - (x - y) <= d (P ++ y :: Q) <= d (P ++ x :: Q) + (x - y)) 
      by (intros P' Q' L; now apply (IH' (length P' + length Q')%nat)).
  clear IH'. subst n.
  destruct P as [|p P], (row_cases Q) as [->|[[q ->]|(q & Q' & z & ->)]]; cbn [length app] in *.
  - rewrite !d_one. lia.
  - specialize (IH [] []). cbn in *. lia.
  - specialize (IH [] (q :: Q')). rewrite app_length in IH. cbn [length app] in IH.
    pose proof (d_ends x (q :: Q') z). pose proof (d_ends y (q :: Q') z). cbn [app] in *. lia.
  - specialize (IH P []). cbn [length] in IH. rewrite (d_ends p P x), (d_ends p P y). lia.
  - pose proof (IH P [q]). pose proof (IH (p :: P) []).
    pose proof (d_ends p (P ++ [x]) q). pose proof (d_ends p (P ++ [y]) q).
    rewrite <- !app_assoc in *. cbn [length app] in *. lia.
  - pose proof (IH P (q :: Q' ++ [z])). pose proof (IH (p :: P) (q :: Q')).
    pose proof (d_ends p (P ++ x :: q :: Q') z). pose proof (d_ends p (P ++ y :: q :: Q') z).
    cbn [length app] in *. rewrite app_length in *. rewrite <- !app_assoc in *. cbn [length app] in *. lia.
Qed.

(** ** Step 3: the order of fuses does not matter *)

(** Two different fuses of one row can be joined again. *)
Lemma fuses_join X Y Y' : fuse X Y -> fuse X Y' -> Y = Y' \/ exists W, fuses Y W /\ fuses Y' W.
Proof.
  intros H. revert Y'. induction H as [a b c X L L'|x X Y H IH]; intros Y' H'.
  - inversion H' as [? ? ? ? _ _|? ? W H1]; subst; [now left|].
    inversion H1 as [? ? r ? L1 L2|? ? ? H2]; subst.
    + (* They share two coins. *)
      left. assert (c = b) as -> by lia. now replace (a - b + b) with a by lia; replace (b - b + r) with r by lia.
    + inversion H2 as [? s t ? L1 L2|? ? U H3]; subst.
      * (* They share one coin. *)
        right. exists (a - b + c - s + t :: X0). split; apply fuses_one; [now constructor; lia|].
        replace (a - b + c - s + t) with (a - b + (c - s + t)) by lia. constructor; lia.
      * (* They share no coin. *)
        right. exists (a - b + c :: U). split; apply fuses_one; constructor; easy || lia.
  - inversion H' as [? b c U L L'|? ? W H1]; subst.
    + inversion H as [? ? r V L1 L2|? ? U' H2]; subst.
      * left. assert (c = b) as -> by lia. now replace (x - b + b) with x by lia; replace (b - b + r) with r by lia.
      * inversion H2 as [? s t V L1 L2|? ? V H3]; subst.
        -- right. exists (x - b + c - s + t :: V). split; apply fuses_one.
           ++ replace (x - b + c - s + t) with (x - b + (c - s + t)) by lia. constructor; lia.
           ++ constructor; lia.
        -- right. exists (x - b + c :: V). split; apply fuses_one; constructor; easy || lia.
    + destruct (IH _ H1) as [->|(U & A & B)]; [now left|right].
      exists (x :: U). split; now apply fuses_later.
Qed.

(** A coin goes to the left of a row in which nothing fuses. Only it can fuse with the two coins after it, again and
    again. *)
Fixpoint push (c : Z) (V : row) : row :=
  match V with
  | b :: a :: U => if (a <=? b) && (c <=? b) then push (a - b + c) U else c :: V
  | _ => c :: V
  end.

(** The row fully fused: push its coins from the right. *)
Definition fused (X : row) : row := fold_right push [] X.

Lemma two_at_a_time (P : row -> Prop) :
  P [] -> (forall v, P [v]) -> (forall v w V, P V -> P (v :: w :: V)) -> forall V, P V.
Proof.
  intros H0 H1 H2 V. induction V as [V IH] using row_induction.
  destruct V as [|v [|w V]]; auto. apply H2, IH. cbn. lia.
Qed.

Lemma push_step c b a U :
  a <= b /\ c <= b /\ push c (b :: a :: U) = push (c - b + a) U
  \/ (b < a \/ b < c) /\ push c (b :: a :: U) = c :: b :: a :: U.
Proof.
  cbn. destruct (Z.leb_spec a b), (Z.leb_spec c b); cbn [andb]; [left|right..]; repeat split; try lia.
  f_equal. lia.
Qed.

Lemma push_fuses (V : row) : forall c, fuses (c :: V) (push c V).
Proof.
  induction V as [|v|b a V IH] using two_at_a_time; intros c; [constructor..|].
  destruct (push_step c b a V) as [(H & H' & ->)|(_ & ->)]; [|constructor].
  apply fuse_then with (c - b + a :: V); [constructor; lia | apply IH].
Qed.

Lemma fully_fused_cons c b a U : (b < a \/ b < c) -> fully_fused (b :: a :: U) -> fully_fused (c :: b :: a :: U).
Proof. intros H HF Y F. inversion F as [| ? ? ? F']; subst; [lia | now apply HF in F']. Qed.

Lemma push_fully_fused (V : row) : fully_fused V -> forall c, fully_fused (push c V).
Proof.
  induction V as [|v|b a V IH] using two_at_a_time; intros HV c.
  - intros Y F. inversion F as [|? ? ? F']; inversion F'.
  - intros Y F. inversion F as [|? ? ? F']; inversion F' as [|? ? ? F'']; inversion F''.
  - destruct (push_step c b a V) as [(H & H' & ->)|(H & ->)]; [|now apply fully_fused_cons].
    apply IH. now apply fully_fused_tail, fully_fused_tail in HV.
Qed.

(** Every row fuses to a fully fused one. *)
Theorem fused_fuses X : fuses X (fused X).
Proof.
  induction X as [|x X IH]; [constructor|]. cbn. eapply fuses_trans; [apply fuses_later, IH | apply push_fuses].
Qed.

Theorem fused_fully_fused X : fully_fused (fused X).
Proof.
  induction X as [|x X IH]; [|now apply push_fully_fused]. intros Y F. inversion F.
Qed.

(** Fuse a row in any order until nothing fuses: the result is always the same row. *)
Theorem fully_fused_unique X V W : fuses X V -> fuses X W -> fully_fused V -> fully_fused W -> V = W.
Proof.
  revert V W. induction X as [X IH] using row_induction. intros V W FV FW HV HW.
  destruct FV as [|X Y V F FV]; [now apply fully_fused_fuses|].
  destruct FW as [X|X Y' W F' FW]; [now apply HW in F|].
  pose proof (fuse_length _ _ F). pose proof (fuse_length _ _ F').
  destruct (fuses_join _ _ _ F F') as [<-|(U & FU & FU')]; [apply (IH Y); easy || lia|].
  transitivity (fused U).
  - apply (IH Y); eauto using fuses_trans, fused_fuses, fused_fully_fused. lia.
  - apply (IH Y'); eauto using fuses_trans, fused_fuses, fused_fully_fused. lia.
Qed.

Corollary fused_is_unique X V : fuses X V -> fully_fused V -> V = fused X.
Proof. intros. apply (fully_fused_unique X); auto using fused_fuses, fused_fully_fused. Qed.

(** A row has the fully fused row of everything that it fuses to. *)
Corollary fuse_fused X Y : fuse X Y -> fused X = fused Y.
Proof.
  intros F. symmetry. apply fused_is_unique; [|apply fused_fully_fused].
  eapply fuse_then; [exact F | apply fused_fuses].
Qed.

Corollary fused_rev X : fused (rev X) = rev (fused X).
Proof.
  symmetry. apply fused_is_unique; [apply fuses_rev, fused_fuses | apply fully_fused_rev, fused_fully_fused].
Qed.

(** ** The induction

    Steps 5 and 6 are proven together, by induction on the number of coins. *)

(** The leftmost coin is a largest one. *)
Definition left_is_largest (X : row) : Prop :=
  match X with [] => True | x :: Y => largest x Y end.

(** Step 5 for all rows of fewer than [n] coins. *)
Definition fusing_keeps_d (n : nat) : Prop :=
  forall X Y, (length X < n)%nat -> fuse X Y -> d X = d Y.

(** Step 6 for all rows of fewer than [n] coins. *)
Definition larger_end_is_best (n : nat) : Prop :=
  forall x Z, (length (x :: Z) < n)%nat -> left_is_largest (fused (x :: Z)) -> d (x :: Z) = x - d Z.

Lemma fuses_keep_d n X Y : fusing_keeps_d n -> (length X < n)%nat -> fuses X Y -> d X = d Y.
Proof.
  intros K L F. induction F as [|X Y W F _ IH]; [easy|].
  rewrite (K X Y) by easy. apply IH. apply fuse_length in F. lia.
Qed.

(** *** Step 4: two more coins *)

(** (a) and (b): no later coin is larger than the last one that is fused away. *)
Lemma coins_fused_away_fall (V : row) : forall v m,
  fully_fused (v :: V) -> m <= v -> left_is_largest (push m V) -> largest v V.
Proof.
  induction V as [|w|b a V IH] using two_at_a_time; intros v m HV Hm HL.
  - easy.
  - intros y [<-|[]]. specialize (HL w (or_introl eq_refl)). lia.
  - destruct (push_step m b a V) as [(H & H' & E)|(H & E)]; rewrite E in HL.
    + assert (Hv : b < v).
      { destruct (Z.le_gt_cases v b); [exfalso|easy]. apply (HV (v - b + a :: V)). constructor; lia. }
      assert (HV' : fully_fused (a :: V)) by (now apply fully_fused_tail, fully_fused_tail in HV).
      specialize (IH a (m - b + a) HV' ltac:(lia) HL).
      intros y [<-|[<-|Hy]]; [lia..|]. specialize (IH y Hy). lia.
    + intros y Hy. specialize (HL y Hy). lia.
Qed.

(** (c), (d) and (e): [c] becomes a largest coin, and [D] of what is left follows. *)
Lemma larger_coin_fused (V : row) : forall m c,
  fully_fused V -> m <= c -> left_is_largest (push m V) ->
  exists c' R, push c V = c' :: R /\ c' <= c /\ largest c' R /\ D (c' :: R) = c - D V.
Proof.
  assert (stays : forall m c V, m <= c -> left_is_largest (m :: V) ->
    exists c' R, c :: V = c' :: R /\ c' <= c /\ largest c' R /\ D (c' :: R) = c - D V).
  { intros m c U Hm HL. exists c, U. assert (H : largest c U) by (intros y Hy; specialize (HL y Hy); lia).
    repeat split; [lia | easy | now apply D_largest]. }
  induction V as [|v|b a V IH] using two_at_a_time; intros m c HV Hm HL; [now apply (stays m)..|].
  destruct (push_step m b a V) as [(H & H' & E)|(H & E)]; rewrite E in HL.
  - assert (HV' : fully_fused (a :: V)) by (now apply fully_fused_tail in HV).
    assert (Ha : largest a V) by (apply (coins_fused_away_fall V a (m - b + a)); easy || lia).
    assert (Hb : largest b (a :: V)) by (intros y [<-|Hy]; [easy|]; specialize (Ha y Hy); lia).
    destruct (push_step c b a V) as [(G & G' & ->)|(G & ->)].
    + apply fully_fused_tail in HV'.
      destruct (IH (m - b + a) (c - b + a) HV' ltac:(lia) HL) as (c' & R & -> & Hc & HR & HD).
      exists c', R. repeat split; [lia | easy |]. rewrite HD, (D_largest b), (D_largest a) by easy. lia.
    + apply (stays c); [lia|]. intros y [<-|Hy]; [lia|]. specialize (Hb y Hy). lia.
  - destruct (push_step c b a V) as [(G & G' & _)|(G & ->)]; [lia | now apply (stays m)].
Qed.

Theorem two_more_coins n m c b Y :
  fusing_keeps_d n -> (length (b :: c :: Y) < n)%nat -> m <= c -> c <= b ->
  left_is_largest (fused (m :: Y)) -> d (b :: c :: Y) = b - c + d Y.
Proof.
  intros K L Hm Hb HL. set (V := fused Y). cbn [length] in L.
  destruct (larger_coin_fused V m c (fused_fully_fused Y) Hm HL) as (c' & R & E & Hc & HR & HD).
  assert (HF : fully_fused (c' :: R)) by (rewrite <- E; apply push_fully_fused, fused_fully_fused).
  assert (HV : valley (b :: c' :: R)) by (apply valley_cons, fully_fused_valley; [lia | easy]).
  assert (Hl : largest b (c' :: R)) by (intros y [<-|Hy]; [lia|]; specialize (HR y Hy); lia).
  assert (d Y = D V) as ->.
  { rewrite (fuses_keep_d n Y V K) by (lia || apply fused_fuses).
    apply valley_difference, fully_fused_valley, fused_fully_fused. }
  assert (F : fuses (b :: c :: Y) (b :: c' :: R)).
  { apply fuses_later. rewrite <- E. exact (fused_fuses (c :: Y)). }
  rewrite (fuses_keep_d n (b :: c :: Y) (b :: c' :: R)) by (easy || cbn [length]; lia).
  rewrite (valley_difference _ HV), (D_largest b), HD by easy. lia.
Qed.

(** *** Step 5: fusing keeps the difference *)

(** The three coins lie at the left end. *)
Lemma fusing_at_the_left_end n a b c Y :
  fusing_keeps_d n -> larger_end_is_best n -> length (a :: b :: c :: Y) = n -> a <= b -> b >= c ->
  d (a :: b :: c :: Y) = d (a - b + c :: Y).
Proof.
  intros K B L Hab Hbc. set (m := a - b + c). cbn [length] in L.
  assert (Hr : forall Z z, Y = Z ++ [z] -> d (a :: b :: c :: Z) = d (m :: Z)).
  { intros Z z ->. apply K; [|now constructor]. cbn. rewrite app_length in L. cbn in L. lia. }
  assert (Ends : forall Z z, Y = Z ++ [z] ->
    d (a :: b :: c :: Y) = Z.max (a - d (b :: c :: Y)) (z - d (m :: Z))
    /\ d (m :: Y) = Z.max (m - d Y) (z - d (m :: Z))).
  { intros Z z E. rewrite <- (Hr Z z E). pose proof (d_ends a (b :: c :: Z) z). pose proof (d_ends m Z z) as H'.
    rewrite <- (Hr Z z E) in H'. subst Y. cbn [app] in *. lia. }
  destruct (row_cases Y) as [->|H].
  { pose proof (d_ends a [b] c). pose proof (d_ends a [] b). pose proof (d_ends b [] c).
    cbn [app] in *. rewrite !d_one in *. lia. }
  assert (exists Z z, Y = Z ++ [z]) as (Z & z & E).
  { destruct H as [[x ->]|(x & Y' & z & ->)]; [now exists [], x | now exists (x :: Y'), z]. }
  destruct (Ends Z z E) as [E1 E2]. rewrite E1, E2. apply Z.le_antisymm.
  - (* at most *)
    pose proof (d_take_left b (c :: Y)) as T.
    assert (d (c :: Y) = Z.max (c - d Y) (z - d (c :: Z))) as Ec by (subst Y; apply d_ends).
    pose proof (smaller_coin [] c m Z ltac:(lia)) as S. cbn [app] in S. lia.
  - (* at least *)
    assert (HW : valley (fused (m :: Y))) by (apply fully_fused_valley, fused_fully_fused).
    assert (left_is_largest (fused (m :: Y)) \/ left_is_largest (rev (fused (m :: Y)))) as [HL|HL].
    { destruct (row_cases (fused (m :: Y))) as [->|[[x ->]|(x & W & y & EW)]]; [now left.. |].
      rewrite EW in *. destruct (valley_largest _ _ _ HW) as [H'|H']; [now left|right].
      change (x :: W ++ [y]) with ((x :: W) ++ [y]). rewrite rev_app_distr. intros v Hv. apply H'.
      now apply in_rev. }
    + rewrite (two_more_coins n m c b Y) by (easy || cbn [length]; lia).
      assert (d (m :: Y) = m - d Y) by (apply B; [cbn [length]; lia | easy]). lia.
    + rewrite <- fused_rev in HL. subst Y. cbn [rev] in HL. rewrite rev_app_distr in HL. cbn [rev app] in HL.
      apply B in HL; [|cbn [length]; rewrite !app_length, rev_length in *; cbn [length] in *; lia].
      assert (d (rev (m :: Z)) = d (m :: Z)) as R1 by apply d_rev.
      assert (d (rev (m :: Z ++ [z])) = d (m :: Z ++ [z])) as R2 by apply d_rev.
      cbn [rev] in R1, R2. rewrite rev_app_distr in R2. cbn [rev app] in R2. lia.
Qed.

Lemma fusing_keeps_d_of n X Y :
  fusing_keeps_d n -> larger_end_is_best n -> length X = n -> fuse X Y -> d X = d Y.
Proof.
  intros K B L (P & a & b & c & Q & Hab & Hbc & -> & ->)%fuse_is_somewhere.
  destruct P as [|p P]; [now apply (fusing_at_the_left_end n)|].
  destruct (row_cases Q) as [->|H].
  - (* The three coins lie at the right end. *)
    rewrite <- (d_rev (_ ++ [a; b; c])), <- (d_rev (_ ++ [_])), !rev_app_distr. cbn [rev app].
    replace (a - b + c) with (c - b + a) by lia. apply (fusing_at_the_left_end n); try easy; [|lia..].
    rewrite <- L, <- (rev_length (_ ++ _)), !rev_app_distr. easy.
  - (* Coins lie on both sides of the three. *)
    assert (exists Q' q, Q = Q' ++ [q]) as (Q' & q & ->).
    { destruct H as [[x ->]|(x & Y' & z & ->)]; [now exists [], x | now exists (x :: Y'), z]. }
    pose proof (d_ends p (P ++ a :: b :: c :: Q') q) as E. pose proof (d_ends p (P ++ a - b + c :: Q') q) as E'.
    cbn [app length] in *. rewrite <- !app_assoc in *. cbn [app] in *.
    rewrite E, E'. f_equal; f_equal; apply K.
    + rewrite !app_length in *. cbn [length] in *. rewrite !app_length in *. cbn [length] in *. lia.
    + now apply fuse_anywhere.
    + cbn [length]. rewrite !app_length in *. cbn [length] in *. rewrite !app_length in *. cbn [length] in *. lia.
    + apply (fuse_anywhere (p :: P)); easy.
Qed.

(** *** Step 6: the larger end of the valley shows a best move *)

Lemma larger_end_is_best_of n x Z :
  fusing_keeps_d n -> (forall X Y, length X = n -> fuse X Y -> d X = d Y) -> larger_end_is_best n ->
  length (x :: Z) = n -> left_is_largest (fused (x :: Z)) -> d (x :: Z) = x - d Z.
Proof.
  intros K K' B L HL.
  assert (fuses (x :: Z) (fused (x :: Z))) as F by apply fused_fuses.
  remember (fused (x :: Z)) as V eqn:EV. remember (x :: Z) as X eqn:EX.
  destruct F as [X|X Y W F FW].
  - (* It is fully fused. *)
    subst X. apply greedy_is_best_on_valley; [|easy].
    apply fully_fused_valley. rewrite EV. apply fused_fully_fused.
  - pose proof (fuse_length _ _ F) as LY. rewrite (K' X Y) by easy.
    rewrite EV, (fuse_fused _ _ F) in HL. subst X. inversion F as [a b c Q Hab Hbc|? ? W' F']; subst.
    + (* [x] is among the three. *)
      rewrite B by (easy || lia). rewrite (two_more_coins (length (x :: b :: c :: Q)) (x - b + c) c b Q);
        easy || (cbn [length]; lia) || lia.
    + (* [x] is not among the three. *)
      rewrite B by (easy || lia). f_equal. symmetry. apply K; [cbn; lia | easy].
Qed.

Lemma steps_5_and_6 n : fusing_keeps_d n /\ larger_end_is_best n.
Proof.
  induction n as [|n [K B]]; [now split; intros ? ? ?|].
  assert (K' : forall X Y, length X = n -> fuse X Y -> d X = d Y) by (intros; now apply (fusing_keeps_d_of n)).
  split.
  - intros X Y L F. destruct (Nat.eq_dec (length X) n); [now apply K' | apply K; [lia | easy]].
  - intros x Z L HL. destruct (Nat.eq_dec (length (x :: Z)) n).
    + now apply (larger_end_is_best_of n).
    + apply B; [lia | easy].
Qed.

(** ** The theorem *)

(** If three neighbors of a row fuse, then fusing them does not change [d] of the whole row. *)
Theorem fusion X Y : fuse X Y -> d X = d Y.
Proof. apply (steps_5_and_6 (S (length X))). lia. Qed.

(** The same, for the three neighbors themselves. *)
Theorem fusion_of_neighbors P a b c Q :
  a <= b -> b >= c -> d (P ++ a :: b :: c :: Q) = d (P ++ a - b + c :: Q).
Proof. intros. now apply fusion, fuse_anywhere. Qed.

(** If the left end of the valley is its larger end, taking left is a best move on the row. *)
Theorem left_end_shows_best_move x Z : left_is_largest (fused (x :: Z)) -> best_move Left (x :: Z).
Proof. apply (steps_5_and_6 (S (length (x :: Z)))). lia. Qed.

(** The same for the right end. *)
Theorem right_end_shows_best_move Z z : left_is_largest (rev (fused (Z ++ [z]))) -> best_move Right (Z ++ [z]).
Proof.
  intros H. unfold best_move. cbn [coin rest]. rewrite last_last, removelast_last.
  rewrite <- fused_rev, rev_app_distr in H. apply left_end_shows_best_move in H. unfold best_move in H.
  cbn [coin rest app rev hd tl] in H. rewrite d_rev in H. rewrite <- H, <- (d_rev (Z ++ [z])), rev_app_distr. easy.
Qed.

(** A row has the [D] of its fully fused row as its [d]. *)
Theorem d_of_fused X : d X = D (fused X).
Proof.
  rewrite (fuses_keep_d (S (length X)) X (fused X)); [| |lia|apply fused_fuses].
  - apply valley_difference, fully_fused_valley, fused_fully_fused.
  - apply steps_5_and_6.
Qed.
