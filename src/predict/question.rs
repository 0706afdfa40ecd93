//! What is asked about a step of the fill or a move of the game.

#[cfg(test)]
use super::answer::Answer;
use super::answer::Source;
use super::settings::{Kind, PredictSettings};
use crate::game::play::game::Turn;
use crate::game::table::recurrence::{Branch, CellRead, Derivation, Quantity};
use crate::game::{End, Fill, FillAction, Interval, Pick, Player, Recurrence, Table};
use crate::wording;

/// What an answer has to look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// So many cells.
    Cells(usize),
    /// Left, right, or both on a tie.
    End,
    Number,
    /// A number, and which of these it was before: the first number below and to the left, then the second one.
    NumberFrom([Source; 4]),
}

/// A question about one cell of two coins or more, with all that its answers are checked against.
///
/// Two questions that are equal have the same text and the same answers, whatever order the table is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    kind: Kind,
    derivation: Derivation,
    /// Who is to move, in the game.
    player: Option<Player>,
}

impl Question {
    /// What is asked before step number `step` of `fill` shows its result, if anything is: only steps that write a cell
    /// with a choice are asked about, and only for what the recurrence has.
    ///
    /// The same step is always asked about in the same way. O(log n) if nothing is asked; otherwise the cost of a
    /// [`Derivation`], O(n) on all rows but a valley.
    ///
    /// # Panics
    /// If `table` has another number of coins than `fill`.
    pub fn of_step(settings: PredictSettings, table: &Table, fill: Fill, step: u64) -> Option<Self> {
        assert_eq!(table.n(), fill.n, "the fill is that of the table");
        if step >= fill.steps() {
            return None;
        }
        let at = fill.step(step);
        if at.action != FillAction::Write || at.interval.is_single() {
            return None;
        }
        let reads_cells = fill.recurrence != Recurrence::TwoAhead || at.interval.len() > 2;
        let can_be_asked = |kind: &Kind| kind.applies_to(fill.recurrence) && (*kind != Kind::Sources || reads_cells);
        let kinds: Vec<_> = settings.kinds.iter().filter(can_be_asked).collect();
        if kinds.is_empty() {
            return None;
        }
        let turn = settings.often.turn_of_step(fill, step)?;
        let kind = kinds[(turn % kinds.len() as u64) as usize];
        Some(Self { kind, derivation: Derivation::new(table, fill.recurrence, at.interval), player: None })
    }

    /// What is asked before move number `ply`, from 0, which is made in the position `turn` of a game on `table`, if
    /// anything is. Of a single coin there is nothing to choose. The cost is that of a [`Derivation`].
    pub fn of_move(settings: PredictSettings, table: &Table, ply: usize, turn: &Turn) -> Option<Self> {
        if !settings.kinds.contains(Kind::BestEnd) || turn.interval.is_single() {
            return None;
        }
        settings.often.turn_of_move(ply)?;
        let derivation = Derivation::new(table, Recurrence::FirSec, turn.interval);
        Some(Self { kind: Kind::BestEnd, derivation, player: Some(turn.player) })
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The cell or the position that it is about.
    pub fn interval(&self) -> Interval {
        self.derivation.interval
    }

    /// The recurrence whose cell is asked about; that of fir and sec for a move of the game.
    pub fn recurrence(&self) -> Recurrence {
        self.derivation.recurrence
    }

    /// The question as the screen asks it.
    pub fn text(&self) -> String {
        let interval = self.interval();
        let coins = wording::interval_name(interval);
        let (first, second) = self.quantities();
        match self.kind {
            Kind::Sources => format!("Which {} cells will cell {coins} read?", self.count_word()),
            Kind::End => format!("Which end will be taken at cell {coins}?"),
            Kind::First => format!("What is {}?", wording::cell_name(first, interval)),
            Kind::Second => format!("What is {}, and whose old value is it?", wording::cell_name(second, interval)),
            Kind::BestEnd => format!("{} to move on coins {coins}: which end is best?", self.mover()),
        }
    }

    /// The question for who hears it: without brackets and dots, and with the ways to answer.
    pub fn spoken(&self) -> String {
        let Interval { i, j } = self.interval();
        let (first, second) = self.quantities();
        match self.kind {
            Kind::Sources => format!("Which {} cells will the cell of coins {i} to {j} read?", self.count_word()),
            Kind::End => format!("Which end will be taken of coins {i} to {j}: left, right, or both on a tie?"),
            Kind::First => format!("What is {} of coins {i} to {j}?", first.name()),
            Kind::Second => {
                format!("What is {} of coins {i} to {j}, and which old value of four is it?", second.name())
            }
            Kind::BestEnd => {
                let mover = self.mover();
                format!("{mover} to move on coins {i} to {j}: which end is best, left, right, or both on a tie?")
            }
        }
    }

    /// What an answer has to look like.
    pub fn form(&self) -> Form {
        match self.kind {
            Kind::Sources => Form::Cells(self.sources().len()),
            Kind::End | Kind::BestEnd => Form::End,
            Kind::First => Form::Number,
            Kind::Second => Form::NumberFrom(self.offered()),
        }
    }

    /// A right answer. On a tie the old value of the cell below; that of the cell to the left is right as well.
    #[cfg(test)]
    pub(crate) fn right_answer(&self) -> Answer {
        let (first, second) = self.derivation.numbers();
        match self.kind {
            Kind::Sources => Answer::Cells(self.sources()),
            Kind::End | Kind::BestEnd => Answer::End(self.pick()),
            Kind::First => Answer::Number(first),
            Kind::Second => {
                let second = second.expect("only recurrences with a second number are asked for it");
                Answer::NumberFrom(second, self.right_sources()[0])
            }
        }
    }

    pub(super) fn derivation(&self) -> &Derivation {
        &self.derivation
    }

    pub(super) fn branches(&self) -> &[Branch; 2] {
        self.derivation.branches.as_ref().expect("only cells of two coins or more are asked about")
    }

    pub(super) fn branch(&self, end: End) -> &Branch {
        &self.branches()[end as usize]
    }

    pub(super) fn pick(&self) -> Pick {
        self.derivation.cell.pick()
    }

    /// The end that best play does not take; `None` on a tie.
    pub(super) fn worse_end(&self) -> Option<End> {
        End::BOTH.into_iter().find(|end| !self.pick().allows(*end))
    }

    /// Whether the coin at `end` is larger than that at the other end.
    pub(super) fn is_larger_coin(&self, end: End) -> bool {
        self.branch(end).coin > self.branch(end.other()).coin
    }

    /// What the recurrence stores, the second number as `sec` where it has none.
    pub(super) fn quantities(&self) -> (Quantity, Quantity) {
        let (first, second) = self.recurrence().quantities();
        (first, second.unwrap_or(Quantity::Sec))
    }

    /// The coins that taking `end` leaves.
    pub(super) fn rest(&self, end: End) -> Interval {
        self.interval().without(end).expect("a coin is left of two or more")
    }

    /// What taking `end` leaves, in a sentence with other numbers: `1…4`, or `coin 3`.
    pub(super) fn left_over(&self, end: End) -> String {
        let rest = self.rest(end);
        if rest.is_single() { wording::coins_name(rest) } else { wording::interval_name(rest) }
    }

    /// A number of the cell that taking `end` leads to. O(1): what the mover scores there is all that taking `end`
    /// leaves to the other player here.
    pub(super) fn neighbour(&self, quantity: Quantity, end: End) -> CellRead {
        let cell = &self.derivation.cell;
        let fir = cell.sum - cell.worth(end);
        let sec = cell.worth(end) - self.branch(end).coin;
        let value = match quantity {
            Quantity::Fir | Quantity::TwoAhead | Quantity::MyTurn => fir,
            Quantity::Sec | Quantity::TheirTurn => sec,
            Quantity::Difference => fir - sec,
        };
        CellRead { quantity, interval: self.rest(end), value }
    }

    /// The cells that are read, each once, from the bottom of the table.
    pub(super) fn sources(&self) -> Vec<Interval> {
        let mut cells: Vec<_> = self.branches().iter().flat_map(Branch::reads).map(|read| read.interval).collect();
        cells.dedup();
        cells
    }

    /// The old values that the second number may be: see [`Form::NumberFrom`].
    pub(super) fn offered(&self) -> [Source; 4] {
        let (first, second) = self.quantities();
        [(first, End::Left), (first, End::Right), (second, End::Left), (second, End::Right)]
            .map(|(quantity, end)| Source { quantity, interval: self.rest(end) })
    }

    /// Those of them that it is: on a tie both first ones.
    pub(super) fn right_sources(&self) -> Vec<Source> {
        let (_, second) = self.derivation.numbers();
        let reads = self.derivation.second_reads().filter(|read| Some(read.value) == second);
        reads.map(|CellRead { quantity, interval, .. }| Source { quantity, interval }).collect()
    }

    fn mover(&self) -> &'static str {
        self.player.map_or("The player", Player::name)
    }

    pub(super) fn count_word(&self) -> &'static str {
        if self.recurrence() == Recurrence::TwoAhead { "three" } else { "two" }
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::game::fill::tests::any_fill;
    use crate::game::{FillOrder, Game, Line, MAX_COINS, Players, Row};
    use crate::predict::settings::Often;
    use proptest::prelude::*;

    /// A question of one kind about one cell; `BestEnd` about a position with First to move.
    pub fn ask(row: &str, recurrence: Recurrence, kind: Kind, i: usize, j: usize) -> Question {
        question(&Table::new(row.parse().unwrap()), recurrence, kind, Interval::new(i, j))
    }

    pub fn question(table: &Table, recurrence: Recurrence, kind: Kind, interval: Interval) -> Question {
        let is_move = kind == Kind::BestEnd;
        let recurrence = if is_move { Recurrence::FirSec } else { recurrence };
        let derivation = Derivation::new(table, recurrence, interval);
        Question { kind, derivation, player: is_move.then_some(Player::First) }
    }

    /// All questions about all cells of a row.
    pub fn all_questions(coins: &[i64]) -> Vec<Question> {
        let table = Table::new(Row::new(coins).unwrap());
        let settings = |kind| PredictSettings { kinds: vec![kind].into(), often: Often::EachCell };
        let mut questions = Vec::new();
        for recurrence in Recurrence::ALL {
            let fill = Fill { order: FillOrder::Diagonals, recurrence, n: coins.len() };
            for kind in Kind::ALL {
                questions
                    .extend((0..fill.steps()).filter_map(|step| Question::of_step(settings(kind), &table, fill, step)));
            }
        }
        let game = Game::solved(&table, Players::default(), Line::default());
        let moves = game.moves().iter().enumerate();
        questions.extend(
            moves.filter_map(|(ply, made)| Question::of_move(PredictSettings::default(), &table, ply, &made.turn)),
        );
        questions
    }

    const ROW: &str = "8 15 3 7 9 2";

    #[test]
    fn questions_are_worded_as_the_recurrence_is_written() {
        let text = |recurrence, kind| ask(ROW, recurrence, kind, 1, 4).text();
        assert_eq!(text(Recurrence::FirSec, Kind::Sources), "Which two cells will cell 1…4 read?");
        assert_eq!(text(Recurrence::TwoAhead, Kind::Sources), "Which three cells will cell 1…4 read?");
        assert_eq!(text(Recurrence::FirSec, Kind::End), "Which end will be taken at cell 1…4?");
        assert_eq!(text(Recurrence::Difference, Kind::First), "What is d[1][4]?");
        assert_eq!(text(Recurrence::MyTurn, Kind::Second), "What is g[1][4], and whose old value is it?");
        assert_eq!(text(Recurrence::FirSec, Kind::BestEnd), "First to move on coins 1…4: which end is best?");
    }

    #[test]
    fn what_is_heard_has_no_brackets_and_no_dots() {
        for question in all_questions(&[8, 15, 3, 7]) {
            assert!(!question.spoken().contains(['[', '…']), "{}", question.spoken());
        }
    }

    #[test]
    fn four_old_values_are_offered_for_the_second_number() {
        let question = ask(ROW, Recurrence::FirSec, Kind::Second, 1, 4);
        let Form::NumberFrom(offered) = question.form() else { panic!("a number and a source") };
        assert_eq!(offered.map(Source::name), ["fir[2][4]", "fir[1][3]", "sec[2][4]", "sec[1][3]"]);
        assert_eq!(question.right_answer(), Answer::NumberFrom(12, offered[0]));
    }

    #[test]
    fn two_moves_ahead_three_cells_are_read_and_of_two_coins_none() {
        let question = ask(ROW, Recurrence::TwoAhead, Kind::Sources, 1, 4);
        let cells = [Interval::new(3, 4), Interval::new(2, 3), Interval::new(1, 2)].to_vec();
        assert_eq!((question.form(), question.right_answer()), (Form::Cells(3), Answer::Cells(cells)));
        let is_pair =
            |question: &Question| question.recurrence() == Recurrence::TwoAhead && question.interval().len() == 2;
        assert!(all_questions(&[8, 15, 3]).iter().filter(|q| is_pair(q)).all(|q| q.kind() != Kind::Sources));
    }

    #[test]
    fn all_kinds_come_up_in_turn() {
        let table = Table::new(ROW.parse().unwrap());
        for recurrence in Recurrence::ALL {
            let fill = Fill { order: FillOrder::Rows, recurrence, n: table.n() };
            let asked = |kind: Kind| {
                let mut steps = (0..fill.steps())
                    .filter_map(|step| Question::of_step(PredictSettings::default(), &table, fill, step));
                steps.any(|question| question.kind() == kind)
            };
            for kind in Kind::ALL {
                assert_eq!(asked(kind), kind.applies_to(recurrence), "{kind:?} of {recurrence:?}");
            }
        }
    }

    #[test]
    fn the_last_coin_is_not_asked_for() {
        let questions = all_questions(&[8, 15, 3, 7]);
        assert_eq!(questions.iter().filter(|question| question.kind() == Kind::BestEnd).count(), 3);
    }

    #[test]
    fn the_longest_row_is_asked_about_like_any_other() {
        let coins: Vec<i64> = (0..MAX_COINS as i64).map(|k| k * 7919 % 1009).collect();
        let table = Table::new(Row::new(coins).unwrap());
        for order in FillOrder::ALL {
            let fill = Fill { order, recurrence: Recurrence::TwoAhead, n: MAX_COINS };
            assert!(Question::of_step(PredictSettings::default(), &table, fill, fill.steps() - 1).is_some());
            assert_eq!(Question::of_step(PredictSettings::default(), &table, fill, fill.steps()), None);
        }
    }

    proptest! {
        #[test]
        fn each_step_that_writes_a_choice_is_asked_about_and_no_other(fill in any_fill(1..9), coins in prop::collection::vec(-9..10_i64, 9)) {
            let table = Table::new(Row::new(&coins[..fill.n]).unwrap());
            for step in 0..fill.steps() {
                let at = fill.step(step);
                let question = Question::of_step(PredictSettings::default(), &table, fill, step);
                prop_assert_eq!(question.is_some(), at.action == FillAction::Write && !at.interval.is_single());
                prop_assert!(question.is_none_or(|question| question.interval() == at.interval));
            }
        }

        #[test]
        fn neighbours_hold_what_their_own_cells_do(coins in prop::collection::vec(-9..10_i64, 2..9)) {
            let table = Table::new(Row::new(&coins[..]).unwrap());
            for question in all_questions(&coins) {
                for end in End::BOTH {
                    for quantity in [Quantity::Fir, Quantity::Sec, Quantity::Difference] {
                        let read = question.neighbour(quantity, end);
                        prop_assert_eq!(read.value, quantity.of(&table.cell(read.interval)));
                    }
                }
            }
        }

        #[test]
        fn the_second_number_is_the_fir_of_what_any_best_pick_leaves(coins in prop::collection::vec(-4..5_i64, 2..9)) {
            for question in all_questions(&coins).into_iter().filter(|question| question.kind() == Kind::Second) {
                let (first, _) = question.quantities();
                let picked = End::BOTH.into_iter().filter(|end| question.pick().allows(*end));
                let expected: Vec<_> = picked.map(|end| Source { quantity: first, interval: question.rest(end) }).collect();
                prop_assert_eq!(question.right_sources(), expected);
            }
        }
    }
}
