//! The explanation of a wrong answer: the known mistakes, and which of them led to the answer.

use crate::game::recurrence::Quantity;
use crate::game::recurrence::{Expr, Meaning, Shift};
use crate::game::table::derivation::Sum;
use crate::game::{End, Interval, Pick};
use crate::number::Number;
use crate::predict::question::{OldValue, Question};
use crate::text::parts::keyed_by_name;
use crate::wording::predict::{cells as wording, ends, mistakes, numbers, second_number};

/// What a learner did wrong, the commonest mistake first.
///
/// Several mistakes can lead to the same wrong answer. Then the commonest one is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Mistake {
    /// Took the end with the larger coin, which is worth less.
    LargerCoin,
    /// Read the first number instead of the second, or the second instead of the first. Two moves ahead: read the cell
    /// that is one pick away.
    WrongTable,
    /// Added a number that should be subtracted.
    AddedForSubtracted,
    /// Took the larger number, although the other player leaves the smaller one.
    MaxForMin,
    /// Combined a coin with the cell that the other end leads to.
    SwappedCells,
    /// Gave what is read, without the coin.
    ForgotCoin,
    /// Gave the coin, without what is read.
    ForgotRest,
    /// Took the end that is worth less, although its coin is not the larger one.
    WorseEnd,
    /// Gave the number of the other player.
    RolesSwapped,
    /// Gave the lead instead of the score, or the score instead of the lead.
    ScoreAndLead,
    /// Gave the sum of all coins.
    WholeSum,
    /// Added the coin, which the other player takes.
    AddedCoin,
    /// Named one end, although both are equally good.
    OneOfTie,
    /// Named both ends, although one is better.
    NotATie,
    /// Named the cell that will be written.
    TheCellItself,
    /// Named a cell with more coins than the cell that will be written.
    LongerInterval,
    /// Named a cell with coins outside the interval.
    CoinsOutside,
    /// Named a cell two picks away instead of one.
    OnePickTooFar,
    /// Named a cell one pick away instead of two.
    OnePickShort,
    /// Named a cell even further away.
    TooFar,
    /// Named too few cells, or none. All of the named cells are read.
    WrongCount,
    /// Gave the correct second number, but as another old value.
    CorrectNumberOnly,
    /// Chose a correct old value, but gave another number.
    CorrectOldValueOnly,
    /// Gave another number for so few coins that nothing is read.
    BaseCase,
    /// No known mistake leads to this answer.
    Unknown,
    /// Gave an answer of another form than the question asks for.
    OtherForm,
}

keyed_by_name! { Mistake }

impl Mistake {
    /// Returns what the learner did, as the summary counts it: `took the larger coin`.
    pub fn name(self) -> &'static str {
        mistakes::name(self)
    }
}

/// A mistake, and a sentence about the answer that it led to, with the numbers of this answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub mistake: Mistake,
    pub sentence: String,
}

impl Explanation {
    pub(super) fn new(mistake: Mistake, sentence: impl Into<String>) -> Self {
        Self { mistake, sentence: sentence.into() }
    }
}

impl Question {
    /// Explains a wrong choice of cells. `None` if it is correct.
    pub(in crate::predict) fn explain_cells(&self, cells: &[Interval]) -> Option<Explanation> {
        let cells_read = self.cells_read();
        if let Some(explanation) = cells
            .iter()
            .filter(|cell| !cells_read.contains(cell))
            .map(|cell| self.explain_cell(*cell))
            .min_by_key(|explanation| explanation.mistake)
        {
            return Some(explanation);
        }
        let needed = cells_read.len();
        let named = cells_read.iter().filter(|cell| cells.contains(cell)).count();
        (named < needed).then(|| {
            let sentence =
                if named == 0 { wording::none_chosen(needed) } else { wording::too_few(named, named, needed) };
            Explanation::new(Mistake::WrongCount, sentence)
        })
    }

    /// Explains why a cell is not one of those that are read.
    fn explain_cell(&self, cell: Interval) -> Explanation {
        let (whole, count_from) = (self.interval(), self.count_from());
        let taken = whole.len().saturating_sub(cell.len());
        // A move of several coins reads cells at several distances.
        let ahead =
            self.branches().each_ref().map(|branch| branch.sum.picks_ahead().filter(|_| branch.moves.is_empty()));
        let reads_two_ahead = ahead == [Some(2); 2];
        let reads_one_ahead = ahead == [Some(1); 2];
        if cell == whole {
            Explanation::new(Mistake::TheCellItself, wording::is_written(count_from, cell))
        } else if cell.len() > whole.len() {
            Explanation::new(Mistake::LongerInterval, wording::is_longer(count_from, cell, whole))
        } else if !(whole.contains(cell.i) && whole.contains(cell.j)) {
            Explanation::new(Mistake::CoinsOutside, wording::is_outside(count_from, cell, whole))
        } else if !reads_two_ahead && !reads_one_ahead {
            Explanation::new(Mistake::Unknown, wording::is_not_read(count_from, cell))
        } else if !reads_two_ahead && taken == 2 {
            Explanation::new(Mistake::OnePickTooFar, wording::is_two_picks_away(count_from, cell, whole))
        } else if taken == 1 {
            Explanation::new(Mistake::OnePickShort, wording::is_one_pick_away(count_from, cell, whole))
        } else {
            Explanation::new(Mistake::TooFar, wording::is_too_far(count_from, cell, whole, taken, reads_two_ahead))
        }
    }
}

impl Question {
    /// Explains a wrong end. `None` if it is correct.
    pub(in crate::predict) fn explain_end(&self, answer: Pick) -> Option<Explanation> {
        let pick = self.pick();
        let end = answer.end();
        if answer == pick {
            return None;
        }
        Some(match (answer, pick) {
            (Pick::Tie, _) => Explanation::new(Mistake::NotATie, self.no_tie_sentence()),
            (_, Pick::Tie) => Explanation::new(Mistake::OneOfTie, ends::is_one_of_tie(end, end.other())),
            _ if self.derivation().takes_smaller() => {
                let [left, right] = self.branches();
                Explanation::new(Mistake::WorseEnd, ends::are_worth(self.count_from(), &left.sum, &right.sum))
            }
            _ if self.has_larger_coin(end) => {
                Explanation::new(Mistake::LargerCoin, ends::has_larger_coin(self.branch(end).coin))
            }
            _ => Explanation::new(Mistake::WorseEnd, ends::is_worse(self.count_from(), end, &self.branch(end).sum)),
        })
    }

    fn no_tie_sentence(&self) -> String {
        let [left, right] = self.branches();
        if left.coin == right.coin { ends::coins_are_equal(left.coin) } else { ends::is_no_tie().to_owned() }
    }
}

/// A number that a known mistake leads to at a cell, and the explanation of it.
#[derive(Debug)]
pub struct MistakenNumber {
    pub number: Number,
    pub explanation: Explanation,
}

impl MistakenNumber {
    /// Returns `None` if the number has no value.
    fn new(number: Option<Number>, mistake: Mistake, sentence: impl Into<String>) -> Option<Self> {
        Some(Self { number: number?, explanation: Explanation::new(mistake, sentence) })
    }
}

/// Explains `number` as the first number of the cell. Returns `None` if it is correct.
pub fn explain_first(question: &Question, number: Number) -> Option<Explanation> {
    let (first, _) = question.numbers();
    (number != first).then(|| {
        let known = known_mistakes(question).into_iter().find(|known| known.number == number);
        known.map_or_else(|| Explanation::new(Mistake::Unknown, no_sum(question, number)), |known| known.explanation)
    })
}

/// Returns what all known mistakes about the first number lead to, the commonest mistake first.
pub fn known_mistakes(question: &Question) -> Vec<MistakenNumber> {
    let (first, _) = question.quantities();
    let mut found = Vec::new();
    if question.recurrence().has_moves() {
        // Any other number may be that of a worse move.
        return question.worse_end().and_then(|end| other_end(question, end)).into_iter().collect();
    }
    let takes_smaller = question.derivation().takes_smaller();
    let larger = question.worse_end().filter(|end| question.has_larger_coin(*end) && !takes_smaller);
    found.extend(larger.and_then(|end| larger_coin(question, end)));
    // A mistake that leads to the correct sum of its end cannot be seen in the answer.
    let mut extend_by = |mistake: &dyn Fn(End) -> Option<MistakenNumber>| {
        let made = End::BOTH.into_iter().filter_map(|end| Some((question.branch(end).worth?, mistake(end)?)));
        found.extend(made.filter(|(worth, made)| made.number != *worth).map(|(_, made)| made));
    };
    extend_by(&|end| wrong_table(question, end));
    if !question.branch(End::Left).sum.reads_nothing() {
        extend_by(&|end| larger_read(question, end));
        extend_by(&|end| swapped(question, end));
        extend_by(&|end| forgot_coin(question, &question.branch(end).sum));
        extend_by(&|end| forgot_rest(question, end));
    }
    found.extend(question.worse_end().and_then(|end| other_end(question, end)));
    found.extend(other_numbers(question));
    // Reading the wrong table and forgetting the coin are two mistakes at once, which is rare.
    let without_coin =
        End::BOTH.into_iter().filter_map(|end| forgot_coin(question, &neighbour_sum(question, first, end)));
    found.extend(without_coin);
    found
}

/// Returns the sum of the coin at `end` and a number of the cell that taking it leads to, or their difference if the
/// recurrence subtracts.
fn neighbour_sum(question: &Question, quantity: Quantity, end: End) -> Sum {
    let read = Expr::Read(usize::from(quantity.table), Shift::without(end));
    let both = Box::new([Expr::Coin(end, 0), read]);
    let expr = if question.recurrence().subtracts() { Expr::Minus(both) } else { Expr::Plus(both) };
    let values = vec![Some(question.branch(end).coin.into()), question.neighbour(quantity, end).value];
    Sum { expr, values, ..question.branch(end).sum.clone() }
}

fn larger_coin(question: &Question, end: End) -> Option<MistakenNumber> {
    let sum = &question.branch(end).sum;
    MistakenNumber::new(sum.worth(), Mistake::LargerCoin, numbers::is_for_larger_coin(question.count_from(), sum))
}

fn wrong_table(question: &Question, end: End) -> Option<MistakenNumber> {
    let (recurrence, count_from) = (question.recurrence(), question.count_from());
    let (first, second) = question.quantities();
    let mut sum = neighbour_sum(question, first, end);
    if let Expr::Minus(both) = sum.expr {
        sum.expr = Expr::Plus(both);
    }
    let branch = &question.branch(end).sum;
    let (mistake, sentence) = match recurrence.quantities().1 {
        Some(_) if recurrence.copies_first() && branch.is_coin_and_read() => {
            (Mistake::WrongTable, numbers::reads_wrong_table(count_from, &sum, first, second))
        }
        None if recurrence.subtracts() && branch.is_coin_and_read() => {
            (Mistake::AddedForSubtracted, numbers::adds_lead(count_from, &sum))
        }
        None if branch.is_coin_and_smaller() || matches!(branch.expr, Expr::Coin(..)) && recurrence.reach() > 1 => {
            (Mistake::WrongTable, numbers::reads_one_pick_ahead(count_from, &sum, question.rest(end)))
        }
        _ => return None,
    };
    MistakenNumber::new(sum.worth(), mistake, sentence)
}

fn larger_read(question: &Question, end: End) -> Option<MistakenNumber> {
    let sum = &question.branch(end).sum;
    let has_min_of_two = |expr: &Expr| matches!(expr, Expr::Min(parts) if parts.len() == 2);
    if !sum.expr.parts().iter().any(has_min_of_two) {
        return None;
    }
    let sum = Sum { expr: sum.expr.with_larger(), ..sum.clone() };
    MistakenNumber::new(sum.worth(), Mistake::MaxForMin, numbers::reads_larger(question.count_from(), &sum))
}

/// Returns the sum of a coin with the reads of the other end.
fn swapped(question: &Question, end: End) -> Option<MistakenNumber> {
    let (own, other) = (&question.branch(end).sum, &question.branch(end.other()).sum);
    let mut reads = other.leaves().filter(|(leaf, _)| matches!(leaf, Expr::Read(..)));
    let swap = |(leaf, value): (&Expr, Option<Number>)| match leaf {
        Expr::Read(..) => reads.next().map(|(leaf, value)| (leaf.clone(), value)),
        _ => Some((leaf.clone(), value)),
    };
    let (leaves, values): (Vec<_>, Vec<_>) = own.leaves().map(swap).collect::<Option<Vec<_>>>()?.into_iter().unzip();
    let leaves = std::cell::RefCell::new(leaves.into_iter());
    let expr = own.expr.replaced(&|_| leaves.borrow_mut().next());
    let sum = Sum { expr, values, ..own.clone() };
    let ahead = own.picks_ahead();
    if ahead.is_none() || ahead != other.picks_ahead() {
        return None;
    }
    let sentence = numbers::swaps_cells(question.count_from(), &sum, end, question.rest(end), ahead);
    MistakenNumber::new(sum.worth(), Mistake::SwappedCells, sentence)
}

fn forgot_coin(question: &Question, sum: &Sum) -> Option<MistakenNumber> {
    let (_, rest) = sum.split();
    let rest = rest?;
    let sentence = numbers::lacks_coin(question.count_from(), &rest, question.recurrence());
    MistakenNumber::new(rest.worth(), Mistake::ForgotCoin, sentence)
}

fn forgot_rest(question: &Question, end: End) -> Option<MistakenNumber> {
    let coin = Number::from(question.branch(end).coin);
    let sum = &question.branch(end).sum;
    sum.split().1?;
    let ahead = sum.picks_ahead().filter(|ahead| *ahead > 1 || sum.is_coin_and_read());
    MistakenNumber::new(Some(coin), Mistake::ForgotRest, numbers::lacks_rest(end, ahead))
}

fn other_end(question: &Question, end: End) -> Option<MistakenNumber> {
    let sum = &question.branch(end).sum;
    let sentence = match (question.derivation().takes_smaller(), &sum.expr) {
        (true, _) => numbers::is_larger_sum(end),
        (false, Expr::Coin(..)) => numbers::is_smaller_coin(end),
        (false, _) => numbers::is_smaller_sum(end),
    };
    MistakenNumber::new(sum.worth(), Mistake::WorseEnd, sentence)
}

/// Returns other numbers of the same cell. None if it is not known what the recurrence means.
fn other_numbers(question: &Question) -> Vec<MistakenNumber> {
    let (cell, coins, count_from) = (&question.derivation().cell, question.interval(), question.count_from());
    let (first, _) = question.quantities();
    let lead = cell.fir() - cell.sec();
    let of = |number: i64, mistake, sentence| MistakenNumber::new(Some(number.into()), mistake, sentence);
    let others = match first.meaning() {
        None => return vec![],
        Some(Meaning::Lead) => [
            of(-lead, Mistake::RolesSwapped, numbers::is_their_lead(count_from, coins)),
            of(cell.fir(), Mistake::ScoreAndLead, numbers::is_score(count_from, coins)),
        ],
        Some(Meaning::Mover | Meaning::Other) => [
            of(cell.sec(), Mistake::RolesSwapped, numbers::is_their_score(count_from, coins, first)),
            of(lead, Mistake::ScoreAndLead, numbers::is_lead(count_from, coins, first)),
        ],
    };
    let whole = of(cell.sum, Mistake::WholeSum, numbers::is_sum_of_all(count_from, coins));
    others.into_iter().chain([whole]).flatten().collect()
}

/// Returns the sentence for a number that no known mistake leads to.
fn no_sum(question: &Question, number: Number) -> String {
    let sums = question.branches().each_ref().map(|branch| &branch.sum);
    if question.derivation().takes_smaller() {
        numbers::is_neither_worth(number)
    } else if sums.iter().all(|sum| matches!(sum.expr, Expr::Coin(..))) {
        numbers::is_neither_coin(number)
    } else if sums.iter().all(|sum| sum.is_coin_and_smaller()) {
        numbers::is_neither_smaller(number)
    } else if sums.iter().all(|sum| sum.is_coin_and_read() && sum.picks_ahead() == Some(1)) {
        numbers::is_neither_sum(number, question.recurrence().subtracts())
    } else {
        numbers::is_neither_worth(number)
    }
}

/// Explains an answer to a question about the second number of the cell: `number`, which the learner takes for
/// `old_value`. Returns `None` if both are correct.
pub fn explain_second(question: &Question, number: Number, old_value: OldValue) -> Option<Explanation> {
    let (first, second) = question.numbers();
    let is_number_correct = second == Some(number);
    let is_old_value_correct = question.correct_old_values().contains(&old_value);
    if is_number_correct && is_old_value_correct {
        return None;
    }
    let OldValue { quantity, interval } = old_value;
    let value = value_of(question, old_value);
    let old_value_explanation = (!is_old_value_correct).then(|| wrong_old_value(question, old_value));
    Some(match old_value_explanation {
        Some(Explanation { sentence, .. }) if is_number_correct => {
            let sentence =
                second_number::correct_from_elsewhere(question.count_from(), number, (quantity, interval), &sentence);
            Explanation::new(Mistake::CorrectNumberOnly, sentence)
        }
        Some(Explanation { mistake, sentence }) if value == Some(number) => Explanation::new(
            mistake,
            second_number::value_of_wrong_cell(question.count_from(), number, (quantity, interval), &sentence),
        ),
        _ if number == first => roles_swapped(question),
        old_value_explanation => {
            added_coin(question, number, old_value).unwrap_or_else(|| match old_value_explanation {
                None => {
                    let sentence = second_number::wrong_number(question.count_from(), number, (quantity, interval));
                    Explanation::new(Mistake::CorrectOldValueOnly, sentence)
                }
                Some(Explanation { sentence, .. }) => {
                    let sentence =
                        second_number::both_wrong(question.count_from(), number, (quantity, interval), &sentence);
                    Explanation::new(Mistake::Unknown, sentence)
                }
            })
        }
    })
}

/// Explains a wrong second number whose old value is not known. Returns `None` if it is correct.
pub fn explain_second_alone(question: &Question, number: Number) -> Option<Explanation> {
    let (first, second) = question.numbers();
    if second == Some(number) {
        return None;
    }
    let offered = question.offered_old_values();
    let from = |old_value: &OldValue| {
        (value_of(question, *old_value) == Some(number)).then(|| explain_second(question, number, *old_value))?
    };
    let with_coin = |old_value: &OldValue| added_coin(question, number, *old_value);
    let swapped = || (number == first).then(|| roles_swapped(question));
    let found = offered.iter().find_map(from).or_else(swapped).or_else(|| offered.iter().find_map(with_coin));
    Some(found.unwrap_or_else(|| {
        let (first, _) = question.quantities();
        let sentence = second_number::is_not_read(number, first, question.recurrence().follows_pick());
        Explanation::new(Mistake::Unknown, sentence)
    }))
}

/// Returns the wrong numbers with an explanation of their own in [`explain_second_alone`], some more than once.
pub fn known_second_mistakes(question: &Question) -> Vec<MistakenNumber> {
    let (first, _) = question.numbers();
    let numbers_of = |old_value: OldValue| {
        let with_coin = sum_with_coin(question, old_value).and_then(|sum| sum.worth());
        value_of(question, old_value).into_iter().chain(with_coin)
    };
    let numbers = question.offered_old_values().into_iter().flat_map(numbers_of).chain([first]);
    numbers
        .filter_map(|number| Some(MistakenNumber { number, explanation: explain_second_alone(question, number)? }))
        .collect()
}

/// Explains a wrong number of so few coins that there is no choice.
pub fn explain_base(coins: usize) -> Explanation {
    Explanation::new(Mistake::BaseCase, if coins == 1 { numbers::is_one_coin() } else { numbers::is_no_base() })
}

/// Returns the end that leads to the cell of `old_value`; `None` if no end does.
fn end_of(question: &Question, old_value: OldValue) -> Option<End> {
    End::BOTH.into_iter().find(|end| question.rest(*end) == old_value.interval)
}

fn value_of(question: &Question, old_value: OldValue) -> Option<Number> {
    end_of(question, old_value).and_then(|end| question.neighbour(old_value.quantity, end).value)
}

/// Explains why the second number is not equal to `old_value`. The sentence is the second half of a longer one.
fn wrong_old_value(question: &Question, old_value: OldValue) -> Explanation {
    let (first, second) = question.quantities();
    let Some(end) = end_of(question, old_value) else {
        return Explanation::new(Mistake::TooFar, second_number::no_pick_leads_there());
    };
    let is_my_turn = !question.recurrence().follows_pick();
    if old_value.quantity != first {
        let sentence =
            if is_my_turn { second_number::my_turn_is_next(first) } else { second_number::other_player_moves(first) };
        return Explanation::new(Mistake::WrongTable, sentence);
    }
    if is_my_turn {
        return Explanation::new(Mistake::MaxForMin, second_number::smaller_is_left(first, second));
    }
    if question.has_larger_coin(end) {
        let coin = question.branch(end).coin;
        return Explanation::new(Mistake::LargerCoin, second_number::larger_coin_leaves_it(coin));
    }
    Explanation::new(Mistake::WorseEnd, second_number::worse_end_leaves_it(end))
}

fn roles_swapped(question: &Question) -> Explanation {
    let (first, second) = question.quantities();
    let coins = question.interval();
    let sentence = if question.recurrence().follows_pick() {
        second_number::is_first_number(question.count_from(), first, second, coins)
    } else {
        second_number::is_my_turn_number(question.count_from(), first, second, coins)
    };
    Explanation::new(Mistake::RolesSwapped, sentence)
}

/// Returns the sum of an old value and the coin that leads to it.
fn sum_with_coin(question: &Question, old_value: OldValue) -> Option<Sum> {
    Some(neighbour_sum(question, old_value.quantity, end_of(question, old_value)?))
}

/// Explains the sum of the old value and the coin that leads to it. Returns `None` if `number` is not this sum.
fn added_coin(question: &Question, number: Number, old_value: OldValue) -> Option<Explanation> {
    let sum = sum_with_coin(question, old_value)?;
    (sum.worth() == Some(number)).then(|| {
        let (_, second) = question.quantities();
        Explanation::new(Mistake::AddedCoin, second_number::has_coin_added(question.count_from(), &sum, second))
    })
}
