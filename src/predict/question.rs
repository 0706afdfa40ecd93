//! A question about a step of the fill or about a move of the game.

use crate::game::play::turn::Turn;
use crate::game::recurrence::Quantity;
use crate::game::rule::Most;
use crate::game::table::derivation::{Branch, CellNumbers, CellRead, Derivation, Numbers};
use crate::game::{CountFrom, End, Fill, FillAction, Interval, Pick, Player, Recurrence, Rule, Table};
use crate::number::{Number, exact};
use crate::predict::settings::{PredictSettings, QuestionKind};
use crate::wording;
use crate::wording::predict::{question, summary};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// This number of cells.
    Cells(usize),
    /// Left, right, or both on a tie.
    End,
    Number,
    /// A number, and which of these old values it is equal to: the first numbers of the cells below and to the left,
    /// then their second numbers.
    NumberFrom([OldValue; 4]),
}

/// A question about one cell of at least two coins, with the derivation that its answers are checked against.
///
/// Equal questions have the same text and the same answers in every fill order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    kind: QuestionKind,
    derivation: Derivation,
    /// The player to move, if the question is about the game.
    player: Option<Player>,
    /// The numbers of the cells that taking left and taking right lead to: those of each table.
    neighbours: [Vec<Option<Number>>; 2],
    /// The number of the first coin in the texts.
    count_from: CountFrom,
}

impl Question {
    /// Returns the question to ask before step number `step` of `fill`, if there is one.
    ///
    /// A question is asked only about a step that writes a cell with a choice, and only about numbers that the
    /// recurrence has. The same step always gets the same question. The cost is O(log n) without a question, and
    /// otherwise that of a [`Derivation`]: O(n) on all rows except a valley.
    ///
    /// # Panics
    /// If the numbers of coins in `table` and `fill` differ.
    pub fn of_step(settings: PredictSettings, table: &Table, fill: Fill, step: u64) -> Option<Self> {
        assert_eq!(table.n(), fill.n, "the fill belongs to the table");
        if step >= fill.steps() {
            return None;
        }
        let at = fill.step(step);
        if at.action != FillAction::Write || at.interval.is_single() || !fill.recurrence.has_choice(at.interval.len()) {
            return None;
        }
        let reads_cells = fill.recurrence.reads_cells(at.interval.len());
        let can_be_asked =
            |kind: &QuestionKind| kind.applies_to(fill.recurrence) && (*kind != QuestionKind::Sources || reads_cells);
        let kinds: Vec<_> = settings.kinds.iter().filter(can_be_asked).collect();
        if kinds.is_empty() {
            return None;
        }
        let number = settings.often.question_of_step(fill, step)?;
        let kind = kinds[(number % kinds.len() as u64) as usize];
        Self::new(kind, table, Derivation::new(table, fill.recurrence, at.interval), None)
    }

    /// Returns the question to ask before move number `ply` of a game on `table`, if there is one. The first move has
    /// number 0, and `turn` is the position before the move. The last coin is no choice, so nothing is asked about it.
    /// The cost is that of a [`Derivation`].
    pub fn of_move(settings: PredictSettings, table: &Table, ply: usize, turn: &Turn, rule: Rule) -> Option<Self> {
        if !settings.kinds.contains(QuestionKind::BestEnd) || turn.interval.is_single() {
            return None;
        }
        settings.often.question_of_move(ply)?;
        let derivation = Derivation::new(table, Self::recurrence_of_moves(rule)?, turn.interval);
        Self::new(QuestionKind::BestEnd, table, derivation, Some(turn.player))
    }

    /// Returns the recurrence of the questions about moves by a rule. `None` if a move is no choice between two coins.
    pub fn recurrence_of_moves(rule: Rule) -> Option<Recurrence> {
        match rule {
            Rule::CLASSIC => Some(Recurrence::FIR_SEC),
            Rule { most: Most::One, is_ring: false, .. } => Recurrence::of_rule(rule),
            _ => None,
        }
    }

    /// Returns the question about a cell of a recurrence, if it has a choice between two coins or more and its numbers have
    /// a value. The cost is that of a [`Derivation`].
    pub fn of_cell(kind: QuestionKind, table: &Table, recurrence: Recurrence, interval: Interval) -> Option<Self> {
        // A definition may have a choice for one coin, too.
        if interval.is_single() {
            return None;
        }
        Self::new(kind, table, Derivation::new(table, recurrence, interval), None)
    }

    /// Returns the question, if all numbers that it is about have a value.
    fn new(kind: QuestionKind, table: &Table, derivation: Derivation, player: Option<Player>) -> Option<Self> {
        let CellNumbers { first, second, pick } = derivation.numbers();
        let branches = derivation.branches.as_ref()?;
        let has_values = first.is_some() && pick.is_some() && second != Some(None);
        if !has_values || branches.iter().any(|branch| branch.worth.is_none()) {
            return None;
        }
        let (cell, numbers) = (derivation.cell, Numbers::new(table, derivation.recurrence));
        let neighbours = End::BOTH.map(|end| {
            // The score of the player to move there is what taking `end` leaves to the other player here.
            let rest = derivation.interval.without(end).expect("a coin is left of two or more");
            let sum = cell.sum - branches[end as usize].coin;
            let tables = derivation.recurrence.definition().tables().len();
            (0..tables).map(|number| numbers.of_scores(number, rest, cell.sum - cell.worth(end), sum)).collect()
        });
        Some(Self { kind, derivation, player, neighbours, count_from: CountFrom::Zero })
    }

    /// Returns the same question, with texts that count the coins like this. A new question counts them from 0.
    ///
    /// Questions that count differently are not equal. So a record keeps those that count from 0, and only what is read
    /// counts as the user likes.
    #[must_use]
    pub fn counting(self, count_from: CountFrom) -> Self {
        Self { count_from, ..self }
    }

    /// Returns the number of the first coin in the texts.
    pub(super) fn count_from(&self) -> CountFrom {
        self.count_from
    }

    pub fn kind(&self) -> QuestionKind {
        self.kind
    }

    /// Returns whether the question is about a step of the fill, and not about a move of the game.
    pub fn is_about_fill(&self) -> bool {
        self.kind != QuestionKind::BestEnd
    }

    /// Returns the interval of the cell or position that the question is about.
    pub fn interval(&self) -> Interval {
        self.derivation.interval
    }

    /// Returns the recurrence of the cell; for a move of the game, that of fir and sec.
    pub fn recurrence(&self) -> Recurrence {
        self.derivation.recurrence
    }

    /// Returns the question as the screen shows it.
    pub fn text(&self) -> String {
        let interval = self.interval();
        let (first, second) = self.quantities();
        let count_from = self.count_from;
        match self.kind {
            QuestionKind::Sources => question::cells_read(count_from, self.cells_read().len(), interval),
            QuestionKind::End => question::end_taken(count_from, interval),
            QuestionKind::First => question::first_number(count_from, (first, interval)),
            QuestionKind::Second => question::second_number(count_from, (second, interval)),
            QuestionKind::BestEnd => question::best_end(count_from, self.player, interval),
        }
    }

    /// Returns the question for a screen reader: without brackets and dots, and with the possible answers.
    pub fn spoken(&self) -> String {
        let interval = self.interval();
        let (first, second) = self.quantities();
        let count_from = self.count_from;
        match self.kind {
            QuestionKind::Sources => question::spoken_cells_read(count_from, self.cells_read().len(), interval),
            QuestionKind::End => question::spoken_end_taken(count_from, interval),
            QuestionKind::First => question::spoken_first_number(count_from, first, interval),
            QuestionKind::Second => question::spoken_second_number(count_from, second, interval),
            QuestionKind::BestEnd => question::spoken_best_end(count_from, self.player, interval),
        }
    }

    pub fn form(&self) -> AnswerForm {
        match self.kind {
            QuestionKind::Sources => AnswerForm::Cells(self.cells_read().len()),
            QuestionKind::End | QuestionKind::BestEnd => AnswerForm::End,
            QuestionKind::First => AnswerForm::Number,
            QuestionKind::Second => AnswerForm::NumberFrom(self.offered_old_values()),
        }
    }

    /// Returns a correct answer. On a tie, its old value is that of the cell below. That of the cell to the left is
    /// correct too.
    #[cfg(test)]
    pub(crate) fn correct_answer(&self) -> Answer {
        let (first, second) = self.numbers();
        match self.kind {
            QuestionKind::Sources => Answer::Cells(self.cells_read()),
            QuestionKind::End | QuestionKind::BestEnd => Answer::End(self.pick()),
            QuestionKind::First => Answer::Number(first),
            QuestionKind::Second => {
                let second = second.expect("only recurrences with a second number are asked for it");
                Answer::NumberFrom(second, self.correct_old_values()[0])
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
        self.derivation.pick().expect("only cells with a pick are asked about")
    }

    /// Returns the end that best play does not take; `None` on a tie.
    pub(super) fn worse_end(&self) -> Option<End> {
        End::BOTH.into_iter().find(|end| !self.pick().allows(*end))
    }

    /// Returns whether the coin at `end` is larger than the coin at the other end.
    pub(super) fn has_larger_coin(&self, end: End) -> bool {
        self.branch(end).coin > self.branch(end.other()).coin
    }

    /// Returns the numbers that the recurrence stores. The second one is the first if it stores only one.
    pub(super) fn quantities(&self) -> (Quantity, Quantity) {
        let (first, second) = self.recurrence().quantities();
        (first, second.unwrap_or(first))
    }

    /// Returns the coins that taking `end` leaves.
    pub(super) fn rest(&self, end: End) -> Interval {
        self.interval().without(end).expect("a coin is left of two or more")
    }

    /// Returns a number of the cell that taking `end` leads to.
    pub(super) fn neighbour(&self, quantity: Quantity, end: End) -> CellRead {
        let value = self.neighbours[end as usize][usize::from(quantity.table)];
        CellRead { quantity, interval: self.rest(end), value }
    }

    /// Returns the numbers of the cell.
    pub(super) fn numbers(&self) -> (Number, Option<Number>) {
        let CellNumbers { first, second, .. } = self.derivation.numbers();
        (first.expect("only cells with a value are asked about"), second.flatten())
    }

    /// Returns the cells that are read, each once, from the bottom of the table.
    pub(super) fn cells_read(&self) -> Vec<Interval> {
        let mut cells: Vec<_> = self.branches().iter().flat_map(Branch::reads).map(|read| read.interval).collect();
        if self.recurrence().has_moves() {
            // Those of the long moves from one end are those of no move from the other one.
            cells.sort_by_key(|cell| (std::cmp::Reverse(cell.i), cell.j));
        }
        cells.dedup();
        cells
    }

    /// Returns the old values to choose from, in the order of [`AnswerForm::NumberFrom`].
    pub(super) fn offered_old_values(&self) -> [OldValue; 4] {
        let (first, second) = self.quantities();
        [(first, End::Left), (first, End::Right), (second, End::Left), (second, End::Right)]
            .map(|(quantity, end)| OldValue { quantity, interval: self.rest(end) })
    }

    /// Returns the old values that the second number is equal to. On a tie, these are the first two of those offered.
    pub(super) fn correct_old_values(&self) -> Vec<OldValue> {
        let (_, second) = self.numbers();
        let reads = self.derivation.second_reads().filter(|read| read.value == second);
        reads.map(|CellRead { quantity, interval, .. }| OldValue { quantity, interval }).collect()
    }
}

/// A number of an earlier cell, which the second number of a cell can be equal to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OldValue {
    pub quantity: Quantity,
    pub interval: Interval,
}

impl OldValue {
    /// Returns its name, such as `fir[2][4]`. `count_from` is the number of the first coin.
    pub fn name(self, count_from: CountFrom) -> String {
        wording::cell_name(count_from, self.quantity, self.interval)
    }
}

/// An answer to a question. [`AnswerForm`] says which variant a question asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The cells that will be read, in any order.
    Cells(Vec<Interval>),
    /// The end that will be taken, or both on a tie.
    End(Pick),
    Number(Number),
    /// A number, and the old value that it is equal to.
    NumberFrom(Number, OldValue),
}

impl Answer {
    /// Returns the answer as the summary of a record shows it. `count_from` is the number of the first coin.
    pub fn text(&self, count_from: CountFrom) -> String {
        match self {
            Self::Cells(cells) if cells.is_empty() => question::no_cell().to_owned(),
            Self::Cells(cells) => wording::list(cells.iter().map(|cell| wording::interval_name(count_from, *cell))),
            Self::End(Pick::Tie) => question::both_ends().to_owned(),
            Self::End(pick) => pick.name().to_owned(),
            Self::Number(number) => exact(*number),
            Self::NumberFrom(number, OldValue { quantity, interval }) => {
                summary::number_from(count_from, *number, (*quantity, *interval))
            }
        }
    }
}

#[cfg(test)]
pub mod tests {
    use crate::text::said;
    use enumflags2::BitFlags;
    use proptest::prelude::*;

    use crate::game::fill::tests::any_fill;
    use crate::game::{FillOrder, Game, Line, Players, Row};
    use crate::predict::settings::Frequency;

    use super::*;
    use crate::limits::MAX_COINS;

    /// A question of one kind about one cell. `BestEnd` asks about a position with First to move.
    pub fn ask(row: &str, recurrence: Recurrence, kind: QuestionKind, i: usize, j: usize) -> Question {
        question(&Table::new(row.parse().unwrap()), recurrence, kind, Interval::new(i, j))
    }

    pub fn question(table: &Table, recurrence: Recurrence, kind: QuestionKind, interval: Interval) -> Question {
        let is_move = kind == QuestionKind::BestEnd;
        let recurrence = if is_move { Recurrence::FIR_SEC } else { recurrence };
        let derivation = Derivation::new(table, recurrence, interval);
        Question::new(kind, table, derivation, is_move.then_some(Player::First))
            .expect("a question about two coins or more")
    }

    /// All questions about all cells of a row.
    pub fn all_questions(coins: &[i64]) -> Vec<Question> {
        let table = Table::new(Row::new(coins).unwrap());
        let settings = |kind| PredictSettings { kinds: BitFlags::from_flag(kind), often: Frequency::EachCell };
        let mut questions = Vec::new();
        for recurrence in Recurrence::PUBLISHED {
            let fill = Fill { order: FillOrder::Diagonals, recurrence, n: coins.len() };
            for kind in BitFlags::all() {
                questions
                    .extend((0..fill.steps()).filter_map(|step| Question::of_step(settings(kind), &table, fill, step)));
            }
        }
        let game = Game::solved(&table, Players::default(), Line::default());
        let moves = game.moves().iter().enumerate();
        questions.extend(moves.filter_map(|(ply, made)| {
            Question::of_move(PredictSettings::default(), &table, ply, &made.turn, Rule::CLASSIC)
        }));
        questions
    }

    const ROW: &str = "8 15 3 7 9 2";

    #[test]
    fn a_question_uses_the_notation_of_the_recurrence() {
        let text = |recurrence, kind| ask(ROW, recurrence, kind, 1, 4).text();
        assert_eq!(
            text(Recurrence::FIR_SEC, QuestionKind::Sources),
            said("predict.question-cells-read", &["two", "1…4"])
        );
        assert_eq!(
            text(Recurrence::TWO_AHEAD, QuestionKind::Sources),
            said("predict.question-cells-read", &["three", "1…4"])
        );
        assert_eq!(text(Recurrence::FIR_SEC, QuestionKind::End), said("predict.question-end-taken", &["1…4"]));
        assert_eq!(
            text(Recurrence::DIFFERENCE, QuestionKind::First),
            said("predict.question-first-number", &["d[1][4]"])
        );
        assert_eq!(
            text(Recurrence::MY_TURN, QuestionKind::Second),
            said("predict.question-second-number", &["g[1][4]"])
        );
        assert_eq!(text(Recurrence::FIR_SEC, QuestionKind::BestEnd), "First to move on coins 1…4: which end is best?");
    }

    #[test]
    fn a_spoken_question_has_no_brackets_and_no_dots() {
        for question in all_questions(&[8, 15, 3, 7]) {
            assert!(!question.spoken().contains(['[', '…']), "{}", question.spoken());
        }
    }

    #[test]
    fn four_old_values_are_offered_for_the_second_number() {
        let question = ask(ROW, Recurrence::FIR_SEC, QuestionKind::Second, 1, 4);
        let AnswerForm::NumberFrom(offered_old_values) = question.form() else { panic!("a number and an old value") };
        assert_eq!(
            offered_old_values.map(|value| value.name(CountFrom::Zero)),
            ["fir[2][4]", "fir[1][3]", "sec[2][4]", "sec[1][3]"]
        );
        assert_eq!(question.correct_answer(), Answer::NumberFrom(12, offered_old_values[0]));
    }

    #[test]
    fn two_moves_ahead_reads_three_cells_and_none_for_two_coins() {
        let question = ask(ROW, Recurrence::TWO_AHEAD, QuestionKind::Sources, 1, 4);
        let cells = [Interval::new(3, 4), Interval::new(2, 3), Interval::new(1, 2)].to_vec();
        assert_eq!((question.form(), question.correct_answer()), (AnswerForm::Cells(3), Answer::Cells(cells)));
        let is_pair =
            |question: &Question| question.recurrence() == Recurrence::TWO_AHEAD && question.interval().len() == 2;
        assert!(all_questions(&[8, 15, 3]).iter().filter(|q| is_pair(q)).all(|q| q.kind() != QuestionKind::Sources));
    }

    #[test]
    fn every_kind_that_applies_is_asked_in_turn() {
        let table = Table::new(ROW.parse().unwrap());
        for recurrence in Recurrence::PUBLISHED {
            let fill = Fill { order: FillOrder::Rows, recurrence, n: table.n() };
            let asked = |kind: QuestionKind| {
                let mut steps = (0..fill.steps())
                    .filter_map(|step| Question::of_step(PredictSettings::default(), &table, fill, step));
                steps.any(|question| question.kind() == kind)
            };
            for kind in BitFlags::all() {
                assert_eq!(asked(kind), kind.applies_to(recurrence), "{kind:?} of {recurrence:?}");
            }
        }
    }

    #[test]
    fn nothing_is_asked_about_the_last_coin() {
        let questions = all_questions(&[8, 15, 3, 7]);
        assert_eq!(questions.iter().filter(|question| question.kind() == QuestionKind::BestEnd).count(), 3);
    }

    #[test]
    fn questions_are_asked_about_the_longest_row() {
        let coins: Vec<i64> = (0..MAX_COINS as i64).map(|k| k * 7919 % 1009).collect();
        let table = Table::new(Row::new(coins).unwrap());
        for order in FillOrder::ALL {
            let fill = Fill { order, recurrence: Recurrence::TWO_AHEAD, n: MAX_COINS };
            assert!(Question::of_step(PredictSettings::default(), &table, fill, fill.steps() - 1).is_some());
            assert_eq!(Question::of_step(PredictSettings::default(), &table, fill, fill.steps()), None);
        }
    }

    proptest! {
        #[test]
        fn questions_are_asked_exactly_about_steps_that_write_a_choice(
            fill in any_fill(1..9),
            coins in prop::collection::vec(-9..10_i64, 9),
        ) {
            let table = Table::new(Row::new(&coins[..fill.n]).unwrap());
            for step in 0..fill.steps() {
                let at = fill.step(step);
                let question = Question::of_step(PredictSettings::default(), &table, fill, step);
                prop_assert_eq!(question.is_some(), at.action == FillAction::Write && !at.interval.is_single());
                prop_assert!(question.is_none_or(|question| question.interval() == at.interval));
            }
        }

        #[test]
        fn a_neighbour_has_the_numbers_of_its_own_cell(coins in prop::collection::vec(-9..10_i64, 2..9)) {
            let table = Table::new(Row::new(&coins[..]).unwrap());
            for question in all_questions(&coins) {
                for end in End::BOTH {
                    let (first, second) = question.recurrence().quantities();
                    for quantity in std::iter::once(first).chain(second) {
                        let CellRead { interval, value, .. } = question.neighbour(quantity, end);
                        let numbers = table.cell(interval).numbers(question.recurrence());
                        let of_table = if quantity.table == 0 { Some(numbers.first) } else { numbers.second };
                        prop_assert_eq!(Some(value), of_table);
                    }
                }
            }
        }

        #[test]
        fn the_second_number_is_the_fir_of_what_each_best_pick_leaves(coins in prop::collection::vec(-4..5_i64, 2..9)) {
            let questions = all_questions(&coins).into_iter();
            for question in questions.filter(|question| question.kind() == QuestionKind::Second) {
                let (first, _) = question.quantities();
                let picked = End::BOTH.into_iter().filter(|end| question.pick().allows(*end));
                let old_value = |end| OldValue { quantity: first, interval: question.rest(end) };
                let expected: Vec<_> = picked.map(old_value).collect();
                prop_assert_eq!(question.correct_old_values(), expected);
            }
        }
    }

    #[test]
    fn an_answer_has_a_text_for_the_summary() {
        let cells = vec![Interval::new(2, 4), Interval::new(3, 3)];
        let old_value = OldValue {
            quantity: Quantity { recurrence: Recurrence::FIR_SEC, table: 0 },
            interval: Interval::new(2, 4),
        };
        assert_eq!(Answer::Cells(cells).text(CountFrom::Zero,), "2…4 and 3");
        assert_eq!(Answer::End(Pick::Tie).text(CountFrom::Zero,), "both ends");
        assert_eq!(Answer::NumberFrom(-3, old_value).text(CountFrom::Zero,), "−3 from fir[2][4]");
    }
}
