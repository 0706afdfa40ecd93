//! What a listing is doing at a position of the fill: the acts whose lines are marked, and the values that variables have.

use super::{Act, CodeLine, Language, Listing};
use crate::game::fill::memo::FillAction;
use crate::game::fill::{Fill, FillOrder, FillProgress, Phase};
use crate::game::table::recurrence::Derivation;
use crate::game::{End, Interval, Recurrence};

/// The present moment of a listing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Execution {
    /// What is being done.
    pub acts: Vec<Act>,
    /// What each act comes to, to be read beside its line: `left = 22`. An act of several statements has a note for
    /// each.
    notes: Vec<(Act, String)>,
    /// The variables that have a value now, the outermost first.
    pub variables: Vec<(&'static str, String)>,
}

impl Execution {
    /// What is done at `progress` by the listing of `fill` in `language`. Only a step that writes or finds a value asks
    /// for its derivation.
    pub fn new(
        fill: Fill,
        language: Language,
        progress: &FillProgress,
        derivation: impl FnOnce() -> Derivation,
    ) -> Self {
        let mut execution = Self::default();
        match progress.action {
            FillAction::Write => {
                let derivation = derivation();
                let values = values(&derivation, language);
                execution.variables = loop_variables(fill, progress, called(progress));
                execution.write(fill, progress, &derivation, &values);
            }
            FillAction::Hit => execution.call(fill, progress, Some(results(&values(&derivation(), language)))),
            FillAction::Enter | FillAction::Empty => execution.call(fill, progress, None),
        }
        execution
    }

    /// Whether a line does any of what is being done.
    pub fn is_at(&self, line: &CodeLine) -> bool {
        line.acts.iter().any(|act| self.acts.contains(act))
    }

    /// What is noted beside each line of the listing.
    pub fn notes(&self, listing: &Listing) -> Vec<Option<&str>> {
        let mut notes = vec![None; listing.lines.len()];
        for act in &self.acts {
            let of_act = self.notes.iter().filter(|(noted, _)| noted == act).map(|(_, note)| note.as_str());
            // A statement that takes several lines has its note beside the first one.
            for (line, note) in listing.lines_doing(*act).zip(of_act) {
                notes[line] = notes[line].or(Some(note).filter(|note| !note.is_empty()));
            }
        }
        notes
    }

    fn act(&mut self, act: Act, note: impl Into<String>) {
        self.acts.push(act);
        self.notes.push((act, note.into()));
    }

    /// An act that sets variables, one a line.
    fn set(&mut self, act: Act, values: &Values) {
        self.acts.push(act);
        self.notes.extend(values.iter().map(|(name, value)| (act, format!("{name} = {value}"))));
    }

    fn write(&mut self, fill: Fill, progress: &FillProgress, derivation: &Derivation, values: &Values) {
        let Some(phase) = progress.phase() else { return };
        let is_recursion = fill.order == FillOrder::Recursion;
        let Some([left, right]) = &derivation.branches else {
            return self.write_single(is_recursion, fill, progress, values);
        };
        let is_pair_base = fill.recurrence == Recurrence::TwoAhead && derivation.interval.len() == 2 && !is_recursion;
        let worths = [("left", left.worth), ("right", right.worth)];
        if phase >= Phase::Add && !is_pair_base {
            self.variables.extend(worths.map(|(name, worth)| (name, worth.to_string())));
        }
        match phase {
            Phase::Read if is_recursion => {
                for (nth, call) in
                    crate::game::fill::memo::calls_of(fill.recurrence, derivation.interval).iter().enumerate()
                {
                    self.act(Act::Recurse(nth), if call.1.is_some() { "returned" } else { "0" });
                }
            }
            Phase::Read => self.loops(fill, progress),
            Phase::Add if is_pair_base => self.act(Act::PairTest, "yes"),
            Phase::Choose | Phase::Write if is_pair_base => {
                self.set(Act::PairBase, values);
                self.end(fill, progress, values);
            }
            Phase::Add => {
                for (end, (name, worth)) in End::BOTH.into_iter().zip(worths) {
                    self.act(Act::Sum(end), format!("{name} = {worth}"));
                }
            }
            Phase::Choose => {
                let sign = if left.worth >= right.worth { "≥" } else { "<" };
                self.act(Act::Choose, format!("{} {sign} {}", left.worth, right.worth));
            }
            Phase::Write => {
                self.assign(derivation.cell.pick().end(), values);
                self.end(fill, progress, values);
            }
        }
        if phase == Phase::Write {
            self.variables.extend(values.iter().cloned());
        }
    }

    /// All of one coin's step is one phase: its parts follow each other while it plays, and at rest all are done.
    fn write_single(&mut self, is_recursion: bool, fill: Fill, progress: &FillProgress, values: &Values) {
        let part = quarter(progress.fraction);
        match (is_recursion, part) {
            _ if progress.fraction >= 1.0 => {
                if !is_recursion {
                    self.loops(fill, progress);
                }
                self.set(Act::Base, values);
                self.end(fill, progress, values);
            }
            (false, 0) => self.loops(fill, progress),
            (_, 0 | 1) => self.act(Act::BaseTest, "yes"),
            (true, 3) => self.act(Act::Store, results(values)),
            _ => self.set(Act::Base, values),
        }
        if part >= 2 {
            self.variables.extend(values.iter().cloned());
        }
    }

    /// The heads of the loops: the outer one where it begins anew.
    fn loops(&mut self, fill: Fill, progress: &FillProgress) {
        let outer = self.variables[..1].to_vec();
        if fill.sweep_start(fill.sweep_of(progress.step)) == progress.step {
            self.set(Act::OuterLoop, &outer);
        }
        let inner = self.variables.iter().filter(|(name, _)| *name != outer[0].0 && matches!(*name, "i" | "j"));
        self.set(Act::InnerLoop, &inner.cloned().collect());
    }

    /// What follows at rest, once a cell's values are known: the recursion keeps them and returns, and the last cell of a
    /// bottom-up order is the result.
    fn end(&mut self, fill: Fill, progress: &FillProgress, values: &Values) {
        if progress.fraction < 1.0 {
            return;
        }
        if fill.order == FillOrder::Recursion {
            self.act(Act::Store, "");
            self.act(Act::Return, results(values));
        } else if progress.step + 1 == fill.steps() {
            self.act(Act::Result, results(values));
        }
    }

    fn assign(&mut self, end: End, values: &Values) {
        let mut texts = values.iter().map(|(name, value)| format!("{name} = {value}"));
        if let Some(first) = texts.next() {
            self.act(Act::First(end), first);
        }
        if let Some(second) = texts.next() {
            self.act(Act::Second(end), second);
        }
    }

    /// A call: the line that makes it, the head of the function, the tests, and the answer if there is one at once. At
    /// rest what it has come to: entered and not known, or answered.
    fn call(&mut self, fill: Fill, progress: &FillProgress, known: Option<String>) {
        let (i, j) = called(progress);
        let by = if progress.step == 0 { Act::Result } else { Act::Recurse(progress.call_index) };
        let yes_if = |is_so: bool| if is_so { "yes" } else { "no" }.to_owned();
        let call = (Act::Call, format!("i = {i}, j = {j}"));
        let answer = match (progress.action, known) {
            (FillAction::Empty, _) => [(Act::EmptyTest, yes_if(true)), (Act::Empty, "0".to_owned())],
            (_, Some(known)) => [(Act::MemoTest, yes_if(true)), (Act::MemoHit, known)],
            (_, None) => [(Act::MemoTest, yes_if(false)), (Act::BaseTest, yes_if(progress.interval.is_single()))],
        };
        let number = quarter(progress.fraction);
        let [test, last] = answer;
        let done = match number {
            _ if progress.fraction >= 1.0 && progress.action == FillAction::Enter => vec![call, test],
            _ if progress.fraction >= 1.0 => vec![test, last],
            0 => vec![(by, format!("solve({i}, {j})"))],
            1 => vec![call],
            2 => vec![test],
            _ => vec![last],
        };
        // The line that makes the call still has the variables of its own interval.
        self.variables = match (number, fill.caller(progress)) {
            (0, None) => Vec::new(),
            (0, Some(Interval { i, j })) => loop_variables(fill, progress, (i as i64, j as i64)),
            _ => loop_variables(fill, progress, (i, j)),
        };
        for (act, note) in done {
            self.act(act, note);
        }
    }
}

/// Numbers of a cell with the names that a listing has for them.
type Values = Vec<(&'static str, String)>;

/// `i` and `j` of a call; of an empty interval, `i` lies behind `j`, and `j` may be −1.
fn called(progress: &FillProgress) -> (i64, i64) {
    let (i, j) = (progress.interval.i as i64, progress.interval.j as i64);
    if progress.action != FillAction::Empty {
        return (i, j);
    }
    match progress.call_index {
        0 => (i + 2, j),
        1 | 2 => (i + 1, j - 1),
        _ => (i, j - 2),
    }
}

fn loop_variables(fill: Fill, progress: &FillProgress, (i, j): (i64, i64)) -> Values {
    let (i, j) = (("i", i.to_string()), ("j", j.to_string()));
    match fill.order {
        FillOrder::Diagonals => vec![("length", progress.interval.len().to_string()), i, j],
        FillOrder::Rows | FillOrder::Recursion => vec![i, j],
        FillOrder::Columns => vec![j, i],
    }
}

fn values(derivation: &Derivation, language: Language) -> Values {
    let (first_name, second_name) = derivation.recurrence.quantities();
    let (first, second) = derivation.numbers();
    let second = second_name.zip(second).map(|(name, value)| (language.name_of(name), value.to_string()));
    std::iter::once((language.name_of(first_name), first.to_string())).chain(second).collect()
}

/// `fir = 22, sec = 12`.
fn results(values: &Values) -> String {
    let texts: Vec<_> = values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    texts.join(", ")
}

/// The quarter that a fraction above 0 is in, from 0.
fn quarter(fraction: f64) -> usize {
    ((fraction * 4.0).ceil() as usize).clamp(1, 4) - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Table;
    use crate::listing::{Language, Listing};

    fn at(order: FillOrder, recurrence: Recurrence, head: f64) -> Execution {
        let table = Table::new("8 15 3 7 9 2".parse().unwrap());
        let fill = Fill { order, recurrence, n: 6 };
        let progress = fill.progress(head).unwrap();
        let derivation = || Derivation::new(&table, recurrence, progress.interval);
        Execution::new(fill, Language::Pseudocode, &progress, derivation)
    }

    /// What is noted beside the lines of the pseudocode, from the top.
    fn noted(order: FillOrder, recurrence: Recurrence, head: f64) -> Vec<String> {
        let listing = Listing::new(recurrence, order, Language::Pseudocode);
        at(order, recurrence, head).notes(&listing).into_iter().flatten().map(str::to_owned).collect()
    }

    #[test]
    fn the_phases_of_a_cell_are_loops_sums_comparison_and_assignment() {
        let acts = |head| at(FillOrder::Diagonals, Recurrence::FirSec, head).acts;
        let noted = |head| noted(FillOrder::Diagonals, Recurrence::FirSec, head);
        assert_eq!((acts(16.25), noted(16.25)), (vec![Act::InnerLoop], vec!["i = 1".to_owned(), "j = 4".to_owned()]));
        assert_eq!(acts(16.5), [Act::Sum(End::Left), Act::Sum(End::Right)]);
        assert_eq!(noted(16.5), ["left = 22", "right = 16"]);
        assert_eq!((acts(16.75), noted(16.75)), (vec![Act::Choose], vec!["22 ≥ 16".to_owned()]));
        assert_eq!(acts(17.0), [Act::First(End::Left), Act::Second(End::Left)]);
        assert_eq!(noted(17.0), ["fir = 22", "sec = 12"]);
        let variables = at(FillOrder::Diagonals, Recurrence::FirSec, 17.0).variables;
        let variables: Vec<_> = variables.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let expected = ["length = 4", "i = 1", "j = 4", "left = 22", "right = 16", "fir = 22", "sec = 12"];
        assert_eq!(variables, expected);
    }

    #[test]
    fn the_outer_loop_is_marked_where_a_sweep_begins() {
        for (order, head, notes) in [
            (FillOrder::Diagonals, 15.25, &["length = 4", "i = 0", "j = 3"][..]),
            (FillOrder::Diagonals, 1.0, &["length = 1", "i = 0", "j = 0", "d = 8"]),
            (FillOrder::Rows, 2.0, &["i = 4", "j = 4", "d = 9"]),
            (FillOrder::Columns, 2.0, &["j = 1", "i = 1", "d = 15"]),
        ] {
            assert_eq!(noted(order, Recurrence::Difference, head), notes, "{order:?}");
        }
        assert!(!at(FillOrder::Diagonals, Recurrence::Difference, 16.25).acts.contains(&Act::OuterLoop));
    }

    #[test]
    fn a_call_is_made_entered_and_looked_up_and_a_hit_is_answered() {
        let acts = |head| at(FillOrder::Recursion, Recurrence::FirSec, head).acts;
        let of_root = [0.25, 0.5, 0.75].map(|head| acts(head)[0]);
        assert_eq!(of_root, [Act::Result, Act::Call, Act::MemoTest]);
        assert_eq!(acts(1.0), [Act::Call, Act::MemoTest], "at rest it has been entered, and the memo did not know it");
        assert_eq!([1.25, 1.5, 1.75].map(|head| acts(head)[0]), [Act::Recurse(0), Act::Call, Act::MemoTest]);
        // Six calls go down, the last coin returns, the pair calls the other coin, which returns, and returns itself.
        assert_eq!(acts(7.0), [Act::Base, Act::Store, Act::Return]);
        assert_eq!(acts(10.0), [Act::First(End::Left), Act::Second(End::Left), Act::Store, Act::Return]);
        assert_eq!(acts(12.0), [Act::MemoTest, Act::MemoHit]);
        assert_eq!(noted(FillOrder::Recursion, Recurrence::FirSec, 12.0), ["yes", "fir = 9, sec = 0"]);
    }

    #[test]
    fn a_base_of_two_values_notes_each_beside_its_own_line() {
        let notes = noted(FillOrder::Recursion, Recurrence::MyTurn, 7.0);
        assert_eq!(notes, ["f = 2", "g = 0", "f = 2, g = 0"]);
    }

    #[test]
    fn the_last_cell_of_a_bottom_up_order_is_the_result() {
        let at = at(FillOrder::Rows, Recurrence::Difference, 21.0);
        assert_eq!(at.acts, [Act::First(End::Right), Act::Result]);
        let pair = Table::new("8 15".parse().unwrap());
        let fill = Fill { order: FillOrder::Rows, recurrence: Recurrence::TwoAhead, n: 2 };
        let derivation = || Derivation::new(&pair, Recurrence::TwoAhead, Interval::whole(2));
        let at = Execution::new(fill, Language::Rust, &fill.progress(3.0).unwrap(), derivation);
        assert_eq!(at.acts, [Act::PairBase, Act::Result], "two coins are a base of their own there");
    }

    #[test]
    fn the_line_of_a_call_has_the_variables_of_the_caller() {
        let variables = |head| at(FillOrder::Recursion, Recurrence::FirSec, head).variables;
        assert_eq!(variables(1.2), [("i", "0".to_owned()), ("j", "5".to_owned())]);
        assert_eq!(variables(1.5), [("i", "1".to_owned()), ("j", "5".to_owned())]);
    }

    #[test]
    fn whatever_is_executed_stands_on_a_line_of_every_listing_and_what_is_noted_by_its_name() {
        for row in ["8", "8 15", "8 15 3 7 9", "8 15 3 7 9 2"] {
            let table = Table::new(row.parse().unwrap());
            for order in FillOrder::ALL {
                for recurrence in Recurrence::ALL {
                    let fill = Fill { order, recurrence, n: table.n() };
                    for language in Language::ALL {
                        let listing = Listing::new(recurrence, order, language);
                        for eighth in 1..=fill.steps() * 8 {
                            assert_stands_in(&listing, &table, fill, language, eighth as f64 / 8.0);
                        }
                    }
                }
            }
        }
    }

    fn assert_stands_in(listing: &Listing, table: &Table, fill: Fill, language: Language, head: f64) {
        let progress = fill.progress(head).unwrap();
        let derivation = || Derivation::new(table, fill.recurrence, progress.interval);
        let execution = Execution::new(fill, language, &progress, derivation);
        assert!(!execution.acts.is_empty());
        for act in &execution.acts {
            assert!(listing.lines_doing(*act).next().is_some(), "{act:?} of {fill:?} at {head}");
        }
        let text = listing.text();
        for (name, _) in &execution.variables {
            let is_word = |(at, _): (usize, &str)| {
                let around = [text[..at].chars().next_back(), text[at + name.len()..].chars().next()];
                !around.into_iter().flatten().any(|letter| letter.is_alphanumeric() || letter == '_')
            };
            assert!(text.match_indices(name).any(is_word), "{name} in {fill:?}, {language:?}");
        }
    }
}
