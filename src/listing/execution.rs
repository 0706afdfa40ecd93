//! The execution of a listing at a position of the fill or of fusion: the operations whose lines are marked, and the
//! variables.

use crate::game::fill::memo::{FillAction, calls_of};
use crate::game::fill::{Fill, FillOrder, FillProgress, Phase};
use crate::game::fusion::run::{FusionPosition, FusionRun, FusionStep, GreedyTake, StackCoin, Triple};
use crate::game::recurrence::{Expr, Most, Shift};
use crate::game::table::derivation::{Branch, CellNumbers, Derivation};
use crate::game::{CountFrom, End, Pick, Recurrence};
use crate::listing::language::{Language, Listing};
use crate::listing::program::Cells;
use crate::listing::statement::Operation;
use crate::listing::writer::CodeLine;
use crate::number::value;
use crate::wording::panels::code;

/// The state of a listing at a position of the fill or of fusion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Execution {
    /// The index of the first coin.
    count_from: CountFrom,
    /// The operations being done.
    pub operations: Vec<Operation>,
    /// The result of each operation, which is shown next to its line: `left = 22`. An operation of several statements
    /// has one note for each.
    notes: Vec<(Operation, String)>,
    /// The variables that have a value now, the outermost first.
    pub variables: Vec<(&'static str, String)>,
}

impl Execution {
    /// Returns the state of the listing of `fill` in `language` at `progress`. Only a step that writes a value or finds
    /// one in the memo calls `derivation`.
    pub fn new(
        fill: Fill,
        language: Language,
        count_from: CountFrom,
        progress: &FillProgress,
        derivation: impl FnOnce() -> Derivation,
    ) -> Self {
        let mut execution = Self { count_from, ..Self::default() };
        match progress.action {
            FillAction::Write => {
                let derivation = derivation();
                let values = values(&derivation, language);
                execution.variables =
                    loop_variables(fill, progress, called_indices(fill.recurrence, count_from, progress));
                execution.write(fill, progress, &derivation, &values);
            }
            FillAction::Hit => execution.call(fill, progress, Some(results(&values(&derivation(), language)))),
            FillAction::Enter | FillAction::Empty => execution.call(fill, progress, None),
        }
        execution
    }

    /// Returns whether a line does one of the present operations.
    pub fn is_at(&self, line: &CodeLine) -> bool {
        line.operations.iter().any(|operation| self.operations.contains(operation))
    }

    /// Returns the index of the first coin.
    pub fn count_from(&self) -> CountFrom {
        self.count_from
    }

    /// Returns the note next to each line of the listing.
    pub fn notes(&self, listing: &Listing) -> Vec<Option<&str>> {
        let mut notes = vec![None; listing.lines.len()];
        for operation in &self.operations {
            let of_operation = self.notes.iter().filter(|(noted, _)| noted == operation).map(|(_, note)| note.as_str());
            // A statement of several lines has its note next to the first one.
            for (line, note) in listing.lines_of(*operation).zip(of_operation) {
                notes[line] = notes[line].or(Some(note).filter(|note| !note.is_empty()));
            }
        }
        notes
    }

    fn add(&mut self, operation: Operation, note: impl Into<String>) {
        self.operations.push(operation);
        self.notes.push((operation, note.into()));
    }

    /// Adds an operation of several lines, with the note of each.
    fn add_lines(&mut self, operation: Operation, notes: impl IntoIterator<Item = String>) {
        self.operations.push(operation);
        self.notes.extend(notes.into_iter().map(|note| (operation, note)));
    }

    /// Adds an operation that sets variables, one in each line.
    fn set(&mut self, operation: Operation, values: &NamedValues) {
        self.add_lines(operation, values.iter().map(|(name, value)| format!("{name} = {value}")));
    }

    /// Adds the operations of a step that writes a cell.
    fn write(&mut self, fill: Fill, progress: &FillProgress, derivation: &Derivation, values: &NamedValues) {
        let Some(phase) = progress.phase() else { return };
        let is_recursion = fill.order == FillOrder::Recursion;
        let Some([left, right]) = &derivation.branches else {
            return self.write_single(is_recursion, fill, progress, values);
        };
        let len = derivation.interval.len();
        let cells = Cells { recurrence: fill.recurrence, order: fill.order, count_from: self.count_from };
        let is_base = cells.sets_directly(len);
        let worths = [("left", left.worth), ("right", right.worth)]
            .map(|(name, worth)| (name, value(worth, |number| number.to_string())));
        if phase >= Phase::Add && !is_base {
            self.variables.extend(worths.each_ref().map(|(name, worth)| (*name, worth.clone())));
        }
        match phase {
            Phase::Read | Phase::Add if is_base && is_recursion => self.add(Operation::BaseTest(len), code::yes()),
            Phase::Read if is_recursion => {
                let of_cell = calls_of(fill.recurrence, derivation.interval);
                for (nth, call) in of_cell.iter().enumerate().take(calls_of_code(fill.recurrence).unwrap_or(usize::MAX))
                {
                    self.add(Operation::Recurse(nth), if call.1.is_some() { "returned" } else { "0" });
                }
            }
            Phase::Read => self.loops(fill, progress),
            Phase::Add if is_base => self.add(Operation::BaseTest(len), code::yes()),
            Phase::Choose | Phase::Write if is_base => {
                self.set(Operation::Base(len), values);
                self.end(fill, progress, values);
            }
            Phase::Add => {
                if fill.recurrence.has_moves() {
                    return self.add_moves(fill, [left, right].into_iter().zip(worths));
                }
                for (end, (name, worth)) in End::BOTH.into_iter().zip(worths) {
                    self.add(Operation::Sum(end), format!("{name} = {worth}"));
                }
            }
            Phase::Choose => {
                let sign = match (derivation.allows(End::Left), derivation.takes_smaller()) {
                    (true, false) => "≥",
                    (true, true) => "≤",
                    (false, false) => "<",
                    (false, true) => ">",
                };
                let [(_, left), (_, right)] = worths;
                self.add(Operation::Choose, format!("{left} {sign} {right}"));
            }
            Phase::Write => {
                self.assign(derivation.pick().unwrap_or(Pick::Left).end(), values);
                self.end(fill, progress, values);
            }
        }
        if phase == Phase::Write {
            self.variables.extend(values.iter().cloned());
        }
    }

    /// Adds the operations that go through the moves of both ends, which have these names and are worth this.
    fn add_moves<'a>(&mut self, fill: Fill, ends: impl Iterator<Item = (&'a Branch, (&'static str, String))>) {
        let most = fill.recurrence.definition().most();
        self.add(Operation::Moves, "");
        for (branch, (name, worth)) in ends {
            let len = branch.sum.interval.len();
            // A table has no cell for the move of all coins.
            let takes_all = fill.order != FillOrder::Recursion && most.of(len) == len;
            let note = format!("{name} = {worth}, m = {}", branch.taken);
            let is_of_all = takes_all && branch.taken == len;
            let note_if = |is_so: bool| if is_so { note.clone() } else { String::new() };
            self.add(Operation::Sum(branch.end), note_if(!is_of_all));
            if takes_all {
                self.add(Operation::SumOfAll(branch.end), note_if(is_of_all));
            }
            if fill.order != FillOrder::Recursion && branch.end == End::Right && matches!(most, Most::UpTo(_)) {
                self.add(Operation::AllTest, if takes_all { code::yes() } else { code::no() });
            }
        }
    }

    /// Adds the operations of a step that writes one coin. During the step they follow each other. At its end, all of
    /// them are done.
    fn write_single(&mut self, is_recursion: bool, fill: Fill, progress: &FillProgress, values: &NamedValues) {
        let (part, len) = (quarter(progress.fraction), progress.interval.len());
        match (is_recursion, part) {
            _ if progress.fraction >= 1.0 => {
                if !is_recursion {
                    self.loops(fill, progress);
                }
                self.set(Operation::Base(len), values);
                self.end(fill, progress, values);
            }
            (false, 0) => self.loops(fill, progress),
            (_, 0 | 1) => self.add(Operation::BaseTest(len), code::yes()),
            (true, 3) => self.add(Operation::Store, results(values)),
            _ => self.set(Operation::Base(len), values),
        }
        if part >= 2 {
            self.variables.extend(values.iter().cloned());
        }
    }

    /// Adds the heads of the inner loop and, where a sweep begins, of the outer loop.
    fn loops(&mut self, fill: Fill, progress: &FillProgress) {
        let outer = self.variables[..1].to_vec();
        if fill.sweep_start(fill.sweep_of(progress.step)) == progress.step {
            self.set(Operation::OuterLoop, &outer);
        }
        let inner = self.variables.iter().filter(|(name, _)| *name != outer[0].0 && matches!(*name, "i" | "j"));
        self.set(Operation::InnerLoop, &inner.cloned().collect());
    }

    /// Adds what follows at the end of a step that writes: the recursion stores the values and returns them. After the
    /// last cell of a bottom-up order, the function returns the result.
    fn end(&mut self, fill: Fill, progress: &FillProgress, values: &NamedValues) {
        if progress.fraction < 1.0 {
            return;
        }
        if fill.order == FillOrder::Recursion {
            self.add(Operation::Store, "");
            self.add(Operation::Return, results(values));
        } else if progress.step + 1 == fill.steps() {
            self.add(Operation::Result, results(values));
        }
    }

    /// Adds the operations that set the values when `end` is picked.
    fn assign(&mut self, end: End, values: &NamedValues) {
        let mut texts = values.iter().map(|(name, value)| format!("{name} = {value}"));
        if let Some(first) = texts.next() {
            self.add(Operation::SetFirst(end), first);
        }
        if let Some(second) = texts.next() {
            self.add(Operation::SetSecond(end), second);
        }
    }

    /// Adds the operations of a step that only calls. During the step these are the line that makes the call, the head
    /// of the function, the test of the memo, and what follows the test. At its end these are the head and the test of
    /// a call that is entered, or the test and the value of a call that returns at once.
    fn call(&mut self, fill: Fill, progress: &FillProgress, known: Option<String>) {
        let (i, j) = called_indices(fill.recurrence, self.count_from, progress);
        let by = if progress.step == 0 {
            Operation::Result
        } else {
            Operation::Recurse(call_in_code(fill.recurrence, progress))
        };
        let yes_if = |is_so: bool| if is_so { code::yes() } else { code::no() }.to_owned();
        let call = (Operation::Call, format!("i = {i}, j = {j}"));
        let answer = match (progress.action, known) {
            (FillAction::Empty, _) => [(Operation::EmptyTest, yes_if(true)), (Operation::Empty, "0".to_owned())],
            (_, Some(known)) => [(Operation::MemoTest, yes_if(true)), (Operation::MemoHit, known)],
            (_, None) => {
                let len = progress.interval.len();
                let cells = Cells { recurrence: fill.recurrence, order: fill.order, count_from: self.count_from };
                let bases: Vec<_> = cells.short_lens().collect();
                let memo = (Operation::MemoTest, yes_if(false));
                let tested = bases.iter().find(|base| **base == len).or(bases.first());
                let base = tested.map(|tested| (Operation::BaseTest(*tested), yes_if(*tested == len)));
                [memo.clone(), base.unwrap_or(memo)]
            }
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
        // The line that makes the call has the variables of the caller.
        self.variables = match (number, fill.caller(progress)) {
            (0, None) => Vec::new(),
            (0, Some(caller)) => {
                let [i, j] = self.count_from.ends(caller).map(|index| index as i64);
                loop_variables(fill, progress, (i, j))
            }
            _ => loop_variables(fill, progress, (i, j)),
        };
        for (operation, note) in done {
            self.add(operation, note);
        }
    }
}

/// Returns the number of calls in the code of a loop that goes through moves. `None` for another code.
fn calls_of_code(recurrence: Recurrence) -> Option<usize> {
    let is_read = |leaf: &&Expr| matches!(leaf, Expr::Read(..) | Expr::ReadOf(..));
    recurrence.has_moves().then(|| recurrence.definition().tables()[0].rule.leaves().filter(is_read).count().max(1))
}

/// Returns the number of a call in the code: a loop makes the same calls for each move.
fn call_in_code(recurrence: Recurrence, progress: &FillProgress) -> usize {
    calls_of_code(recurrence).map_or(progress.call_index, |calls| progress.call_index % calls)
}

/// Values with their names in a listing.
type NamedValues = Vec<(&'static str, String)>;

/// Returns `i` and `j` of a call. For an empty interval, `i` is greater than `j`, and `j` can be one less than the first
/// index.
fn called_indices(recurrence: Recurrence, count_from: CountFrom, progress: &FillProgress) -> (i64, i64) {
    let [i, j] = count_from.ends(progress.interval).map(|index| index as i64);
    if progress.action != FillAction::Empty {
        return (i, j);
    }
    let calls = recurrence.calls(progress.interval.len());
    let shift = calls.get(progress.call_index).map_or(Shift::default(), |call| call.shift);
    (i + i64::from(shift.i), j + i64::from(shift.j))
}

/// Returns the variables of the loops or of a call, the outermost first.
fn loop_variables(fill: Fill, progress: &FillProgress, (i, j): (i64, i64)) -> NamedValues {
    let (i, j) = (("i", i.to_string()), ("j", j.to_string()));
    match fill.order {
        FillOrder::Diagonals => vec![("length", progress.interval.len().to_string()), i, j],
        FillOrder::Rows | FillOrder::Recursion => vec![i, j],
        FillOrder::Columns => vec![j, i],
    }
}

/// Returns the numbers of a cell with their names.
fn values(derivation: &Derivation, language: Language) -> NamedValues {
    let (first_name, second_name) = derivation.recurrence.quantities();
    let CellNumbers { first, second, .. } = derivation.numbers();
    let second = second_name
        .zip(second)
        .map(|(name, number)| (language.name_of(name), value(number, |number| number.to_string())));
    std::iter::once((language.name_of(first_name), value(first, |number| number.to_string()))).chain(second).collect()
}

/// Returns values as text: `fir = 22, sec = 12`.
fn results(values: &NamedValues) -> String {
    let texts: Vec<_> = values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    texts.join(", ")
}

/// Returns the quarter, from 0, that a fraction greater than 0 is in.
fn quarter(fraction: f64) -> usize {
    ((fraction * 4.0).ceil() as usize).clamp(1, 4) - 1
}

impl Execution {
    /// Returns the state of the listing of fusion at `head`, a position in steps of `run`. `None` before the first
    /// step.
    pub fn of_fusion(run: &FusionRun, count_from: CountFrom, head: f64) -> Option<Self> {
        let (step, fraction) = step_at(head, run.steps())?;
        let mut execution = Self { count_from, ..Self::default() };
        let (before, after) = (run.position(step), run.position(step + 1));
        match run.step(step) {
            FusionStep::Push(coin) => execution.push(coin, fraction, [before, after]),
            FusionStep::Fuse(triple) => execution.fuse(triple, fraction, [before, after]),
            FusionStep::Take(take) => execution.take(run, &take, fraction, [before, after]),
        }
        Some(execution)
    }

    fn push(&mut self, coin: StackCoin, fraction: f64, [before, after]: [FusionPosition; 2]) {
        let part = quarter(fraction);
        let place = before.depth();
        let i = self.count_from.index(coin.coins.i).to_string();
        let now = if part == 0 { before } else { after };
        self.variables = vec![("size", now.depth().to_string()), ("i", i.clone())];
        if part == 0 || fraction >= 1.0 {
            self.add(Operation::NextCoin, format!("i = {i}"));
        }
        if part > 0 {
            self.put(Operation::Push, place, coin, after);
        }
        if part >= 2 {
            self.test_top(&after, fraction);
        }
    }

    fn fuse(&mut self, triple: Triple, fraction: f64, [before, after]: [FusionPosition; 2]) {
        let i = self.count_from.index(before.next_coin() - 1);
        let now = if quarter(fraction) < 2 { before } else { after };
        self.variables = vec![("size", now.depth().to_string()), ("i", i.to_string())];
        if fraction < 1.0 {
            self.name_triple(triple.values());
        }
        match quarter(fraction) {
            0 => self.operations.push(Operation::NameTriple),
            1 => self.add(Operation::FuseTest, code::no()),
            _ => self.put(Operation::Fuse, after.depth() - 1, triple.fused(), after),
        }
        if fraction >= 1.0 {
            self.test_top(&after, fraction);
        }
    }

    /// Adds the lines that put `coin` at `place` on the stack and change its size.
    fn put(&mut self, operation: Operation, place: usize, coin: StackCoin, after: FusionPosition) {
        let notes = [format!("stack[{place}] = {}", coin.value), format!("size = {}", after.depth())];
        self.add_lines(operation, notes);
    }

    /// Adds the test whether the coins on top fuse, and what follows if they do not.
    fn test_top(&mut self, position: &FusionPosition, fraction: f64) {
        let top: Vec<_> = position.stack().take(3).collect();
        let [c, b, a] = top[..] else { return self.add(Operation::StackTest, code::no()) };
        self.add(Operation::StackTest, code::yes());
        if fraction < 1.0 {
            return;
        }
        let triple = Triple([a, b, c]);
        self.operations.push(Operation::NameTriple);
        self.name_triple(triple.values());
        self.add(Operation::FuseTest, if triple.fuses() { code::no() } else { code::yes() });
        if !triple.fuses() {
            self.add(Operation::Break, "");
        }
    }

    /// Sets the variables of the three coins on top.
    fn name_triple(&mut self, values: [i64; 3]) {
        for (name, value) in ["a", "b", "c"].into_iter().zip(values) {
            self.notes.push((Operation::NameTriple, format!("{name} = {value}")));
            self.variables.push((name, value.to_string()));
        }
    }

    fn take(&mut self, run: &FusionRun, take: &GreedyTake, fraction: f64, [before, after]: [FusionPosition; 2]) {
        let part = quarter(fraction);
        let is_done = fraction >= 1.0;
        let (left, right) = (before.remaining().start, before.remaining().end - 1);
        let sign = |adds: bool| if adds { 1 } else { -1 };
        let now = if part < 2 { before } else { after };
        // When all coins are taken, `right` is less than `left`, and −1 if all were taken from the right but one.
        let (now_left, now_right) = (now.remaining().start, now.remaining().end as i64 - 1);
        self.variables = vec![
            ("size", run.valley_len().to_string()),
            ("d", now.difference().to_string()),
            ("sign", sign(take.adds == (part < 3)).to_string()),
            ("left", now_left.to_string()),
            ("right", now_right.to_string()),
        ];
        if part == 0 {
            self.add(Operation::TakeTest, format!("{left} ≤ {right}"));
        }
        if part == 1 || is_done {
            let (left, right) = (run.coin(left).value, run.coin(right).value);
            self.add(Operation::EndTest, format!("{left} {} {right}", if left >= right { "≥" } else { "<" }));
        }
        if part == 2 || is_done {
            let moved = match take.end {
                End::Left => format!("left = {now_left}"),
                End::Right => format!("right = {now_right}"),
            };
            self.add_lines(Operation::Take(take.end), [format!("d = {}", take.after), moved]);
        }
        if part == 3 || is_done {
            self.add(Operation::SwitchSign, format!("sign = {}", sign(!take.adds)));
        }
        if is_done && take.is_last {
            self.add(Operation::Result, format!("d = {}", take.after));
        }
    }
}

/// Returns the step that is done at `head`, and the part of it that is. At a whole number it is the step before, and
/// all of it. `None` at the start.
fn step_at(head: f64, steps: u64) -> Option<(u64, f64)> {
    let step = (head.ceil() as u64).min(steps).checked_sub(1)?;
    Some((step, (head - step as f64).min(1.0)))
}

#[cfg(test)]
mod tests {
    use crate::game::{Interval, Rule, Table};
    use crate::listing::{Language, Listing, Method};

    use super::*;

    fn at(order: FillOrder, recurrence: Recurrence, head: f64) -> Execution {
        counted(CountFrom::Zero, order, recurrence, head)
    }

    fn counted(count_from: CountFrom, order: FillOrder, recurrence: Recurrence, head: f64) -> Execution {
        let table = Table::new("8 15 3 7 9 2".parse().unwrap());
        let fill = Fill { order, recurrence, n: 6 };
        let progress = fill.progress(head).unwrap();
        let derivation = || Derivation::new(&table, recurrence, progress.interval);
        Execution::new(fill, Language::Pseudocode, count_from, &progress, derivation)
    }

    /// The notes next to the lines of the pseudocode, from the top.
    fn notes(order: FillOrder, recurrence: Recurrence, head: f64) -> Vec<String> {
        let listing = Listing::new(Method::Table(recurrence, order), Language::Pseudocode, CountFrom::Zero);
        at(order, recurrence, head).notes(&listing).into_iter().flatten().map(str::to_owned).collect()
    }

    #[test]
    fn the_phases_of_a_cell_are_loops_sums_comparison_and_assignment() {
        let operations = |head| at(FillOrder::Diagonals, Recurrence::FIR_SEC, head).operations;
        let notes = |head| notes(FillOrder::Diagonals, Recurrence::FIR_SEC, head);
        assert_eq!(
            (operations(16.25), notes(16.25)),
            (vec![Operation::InnerLoop], vec!["i = 1".to_owned(), "j = 4".to_owned()])
        );
        assert_eq!(operations(16.5), [Operation::Sum(End::Left), Operation::Sum(End::Right)]);
        assert_eq!(notes(16.5), ["left = 22", "right = 16"]);
        assert_eq!((operations(16.75), notes(16.75)), (vec![Operation::Choose], vec!["22 ≥ 16".to_owned()]));
        assert_eq!(operations(17.0), [Operation::SetFirst(End::Left), Operation::SetSecond(End::Left)]);
        assert_eq!(notes(17.0), ["fir = 22", "sec = 12"]);
        let variables = at(FillOrder::Diagonals, Recurrence::FIR_SEC, 17.0).variables;
        let variables: Vec<_> = variables.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let expected = ["length = 4", "i = 1", "j = 4", "left = 22", "right = 16", "fir = 22", "sec = 12"];
        assert_eq!(variables, expected);
    }

    #[test]
    fn a_loop_over_moves_has_lines_for_all_that_a_fill_does() {
        for rule in [Rule::UP_TO_TWO, Rule::ANY_NUMBER] {
            let recurrence = Recurrence::of_rule(rule).unwrap();
            let table = Table::new("8 -15 3 7 -2".parse().unwrap());
            for order in FillOrder::ALL {
                let fill = Fill { order, recurrence, n: table.n() };
                for language in Language::ALL {
                    let listing = Listing::new(Method::Table(recurrence, order), language, CountFrom::Zero);
                    for quarter in 1..=4 * fill.steps() {
                        let progress = fill.progress(quarter as f64 / 4.0).unwrap();
                        let derivation = || Derivation::new(&table, recurrence, progress.interval);
                        let at = Execution::new(fill, language, CountFrom::Zero, &progress, derivation);
                        let has_lines = |operation: &Operation| listing.lines_of(*operation).next().is_some();
                        assert!(at.operations.iter().all(has_lines), "{:?} {}", at.operations, listing.text());
                    }
                }
            }
        }
        let recurrence = Recurrence::of_rule(Rule::UP_TO_TWO).unwrap();
        let table = Table::new("8 -15 3 7".parse().unwrap());
        let fill = Fill { order: FillOrder::Diagonals, recurrence, n: 4 };
        let progress = fill.progress(9.5).unwrap();
        let derivation = || Derivation::new(&table, recurrence, progress.interval);
        let at = Execution::new(fill, Language::Pseudocode, CountFrom::Zero, &progress, derivation);
        let listing = Listing::new(Method::Table(recurrence, fill.order), Language::Pseudocode, CountFrom::Zero);
        let marked: Vec<_> = listing.lines.iter().zip(at.notes(&listing)).filter(|(line, _)| at.is_at(line)).collect();
        let marked: Vec<_> = marked.iter().map(|(line, note)| (line.text.trim(), *note)).collect();
        assert!(marked.contains(&("for m ← 1 to min(2, j − i)", None)), "{marked:?}");
        let left = ("left ← max(left, sum(v[i..i+m−1]) − d[i+m][j])", Some("left = -17, m = 1"));
        assert!(marked.contains(&left), "{marked:?}");
        assert!(marked.contains(&("if j − i < 2", Some("no"))) && marked.len() == 6, "{marked:?}");
    }

    #[test]
    fn the_outer_loop_is_marked_where_a_sweep_begins() {
        for (order, head, expected) in [
            (FillOrder::Diagonals, 15.25, &["length = 4", "i = 0", "j = 3"][..]),
            (FillOrder::Diagonals, 1.0, &["length = 1", "i = 0", "j = 0", "d = 8"]),
            (FillOrder::Rows, 2.0, &["i = 4", "j = 4", "d = 9"]),
            (FillOrder::Columns, 2.0, &["j = 1", "i = 1", "d = 15"]),
        ] {
            assert_eq!(notes(order, Recurrence::DIFFERENCE, head), expected, "{order:?}");
        }
        assert!(!at(FillOrder::Diagonals, Recurrence::DIFFERENCE, 16.25).operations.contains(&Operation::OuterLoop));
    }

    #[test]
    fn a_call_enters_and_asks_the_memo_and_a_hit_returns_its_values() {
        let operations = |head| at(FillOrder::Recursion, Recurrence::FIR_SEC, head).operations;
        let of_root = [0.25, 0.5, 0.75].map(|head| operations(head)[0]);
        assert_eq!(of_root, [Operation::Result, Operation::Call, Operation::MemoTest]);
        assert_eq!(
            operations(1.0),
            [Operation::Call, Operation::MemoTest],
            "at the end it is entered, and the memo does not hold it"
        );
        assert_eq!(
            [1.25, 1.5, 1.75].map(|head| operations(head)[0]),
            [Operation::Recurse(0), Operation::Call, Operation::MemoTest]
        );
        // Six calls lead to the last coin, which returns. The pair calls the other coin, which returns. Then the pair
        // returns.
        assert_eq!(operations(7.0), [Operation::Base(1), Operation::Store, Operation::Return]);
        assert_eq!(
            operations(10.0),
            [Operation::SetFirst(End::Left), Operation::SetSecond(End::Left), Operation::Store, Operation::Return]
        );
        assert_eq!(operations(12.0), [Operation::MemoTest, Operation::MemoHit]);
        assert_eq!(notes(FillOrder::Recursion, Recurrence::FIR_SEC, 12.0), ["yes", "fir = 9, sec = 0"]);
    }

    #[test]
    fn each_of_two_base_values_has_a_note_next_to_its_own_line() {
        let notes = notes(FillOrder::Recursion, Recurrence::MY_TURN, 7.0);
        assert_eq!(notes, ["f = 2", "g = 0", "f = 2, g = 0"]);
    }

    #[test]
    fn the_last_cell_of_a_bottom_up_order_is_the_result() {
        let at = at(FillOrder::Rows, Recurrence::DIFFERENCE, 21.0);
        assert_eq!(at.operations, [Operation::SetFirst(End::Right), Operation::Result]);
        let pair = Table::new("8 15".parse().unwrap());
        let fill = Fill { order: FillOrder::Rows, recurrence: Recurrence::TWO_AHEAD, n: 2 };
        let derivation = || Derivation::new(&pair, Recurrence::TWO_AHEAD, Interval::whole(2));
        let at = Execution::new(fill, Language::Rust, CountFrom::Zero, &fill.progress(3.0).unwrap(), derivation);
        assert_eq!(at.operations, [Operation::Base(2), Operation::Result], "two coins are a base case here");
    }

    #[test]
    fn the_line_that_makes_a_call_has_the_variables_of_the_caller() {
        let variables = |head| at(FillOrder::Recursion, Recurrence::FIR_SEC, head).variables;
        assert_eq!(variables(1.2), [("i", "0".to_owned()), ("j", "5".to_owned())]);
        assert_eq!(variables(1.5), [("i", "1".to_owned()), ("j", "5".to_owned())]);
    }

    #[test]
    fn notes_and_variables_count_the_coins_from_1_if_asked_to() {
        let counted = |order, recurrence, head| {
            let listing = Listing::new(Method::Table(recurrence, order), Language::Pseudocode, CountFrom::One);
            let execution = counted(CountFrom::One, order, recurrence, head);
            execution.notes(&listing).into_iter().flatten().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(counted(FillOrder::Diagonals, Recurrence::FIR_SEC, 16.25), ["i = 2", "j = 5"]);
        assert_eq!(counted(FillOrder::Rows, Recurrence::DIFFERENCE, 2.0), ["i = 5", "j = 5", "d = 9"]);
        assert_eq!(counted(FillOrder::Recursion, Recurrence::FIR_SEC, 0.25), ["solve(1, 6)"]);
        let variables = self::counted(CountFrom::One, FillOrder::Recursion, Recurrence::FIR_SEC, 1.2).variables;
        assert_eq!(variables, [("i", "1".to_owned()), ("j", "6".to_owned())]);
    }

    #[test]
    fn every_operation_has_a_line_and_every_variable_is_in_the_listing() {
        for row in ["8", "8 15", "8 15 3 7 9", "8 15 3 7 9 2"] {
            let table = Table::new(row.parse().unwrap());
            for order in FillOrder::ALL {
                for recurrence in Recurrence::PUBLISHED {
                    let fill = Fill { order, recurrence, n: table.n() };
                    for language in Language::ALL {
                        let listing = Listing::new(Method::Table(recurrence, order), language, CountFrom::Zero);
                        for eighth in 1..=fill.steps() * 8 {
                            assert_is_in_listing(&listing, &table, fill, language, eighth as f64 / 8.0);
                        }
                    }
                }
            }
        }
    }

    fn assert_is_in_listing(listing: &Listing, table: &Table, fill: Fill, language: Language, head: f64) {
        let progress = fill.progress(head).unwrap();
        let derivation = || Derivation::new(table, fill.recurrence, progress.interval);
        let execution = Execution::new(fill, language, CountFrom::Zero, &progress, derivation);
        assert!(!execution.operations.is_empty());
        for operation in &execution.operations {
            assert!(listing.lines_of(*operation).next().is_some(), "{operation:?} of {fill:?} at {head}");
        }
        let text = listing.text();
        for (name, _) in &execution.variables {
            let is_word = |(at, _): (usize, &str)| {
                let around = [text[..at].chars().next_back(), text[at + name.len()..].chars().next()];
                !around.into_iter().flatten().any(|c| c.is_alphanumeric() || c == '_')
            };
            assert!(text.match_indices(name).any(is_word), "{name} in {fill:?}, {language:?}");
        }
    }

    fn run(row: &str) -> FusionRun {
        FusionRun::new(&row.parse().unwrap())
    }

    /// The lines that are executed, each with its note.
    fn lines(run: &FusionRun, head: f64) -> Vec<String> {
        let listing = Listing::new(Method::Fusion, Language::Pseudocode, CountFrom::Zero);
        let execution = Execution::of_fusion(run, CountFrom::Zero, head).unwrap();
        let notes = execution.notes(&listing);
        let lines = listing.lines.iter().zip(notes).filter(|(line, _)| execution.is_at(line));
        lines.map(|(line, note)| format!("{} | {}", line.text.trim(), note.unwrap_or_default())).collect()
    }

    fn variables(run: &FusionRun, head: f64) -> String {
        let execution = Execution::of_fusion(run, CountFrom::Zero, head).unwrap();
        let texts: Vec<_> = execution.variables.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        texts.join(", ")
    }

    #[test]
    fn nothing_is_executed_before_the_first_step() {
        assert_eq!(Execution::of_fusion(&run("8 15 3"), CountFrom::Zero, 0.0), None);
    }

    #[test]
    fn a_push_reads_a_coin_puts_it_on_the_stack_and_tests_the_top() {
        let run = run("8 15 3 7 9 2");
        assert_eq!(lines(&run, 0.25), ["for i ← 0 to n − 1 | i = 0"]);
        assert_eq!(lines(&run, 0.5), ["stack[size] ← v[i] | stack[0] = 8", "size ← size + 1 | size = 1"]);
        let third = [
            "for i ← 0 to n − 1 | i = 2",
            "stack[size] ← v[i] | stack[2] = 3",
            "size ← size + 1 | size = 3",
            "while size ≥ 3 | yes",
            "a ← stack[size−3] | a = 8",
            "b ← stack[size−2] | b = 15",
            "c ← stack[size−1] | c = 3",
            "if b < a or b < c | no",
        ];
        assert_eq!(lines(&run, 3.0), third);
        assert_eq!(variables(&run, 3.0), "size = 3, i = 2, a = 8, b = 15, c = 3");
    }

    #[test]
    fn three_coins_that_do_not_fuse_leave_the_loop() {
        let run = run("8 15 3 7 9 2");
        let lines = lines(&run, 6.0);
        assert!(lines.ends_with(&["if b < a or b < c | yes".to_owned(), "leave the loop | ".to_owned()]), "{lines:?}");
    }

    #[test]
    fn a_fuse_replaces_three_coins_by_one() {
        let run = run("8 15 3 7 9 2");
        assert_eq!(lines(&run, 3.5), ["if b < a or b < c | no"]);
        let fused = ["stack[size−3] ← a − b + c | stack[0] = -4", "size ← size − 2 | size = 1"];
        assert_eq!(lines(&run, 3.75), fused);
        assert_eq!(lines(&run, 4.0), ["while size ≥ 3 | no", fused[0], fused[1]]);
        assert_eq!(variables(&run, 4.0), "size = 1, i = 2");
    }

    #[test]
    fn greedy_takes_the_larger_end_and_the_last_take_returns_the_difference() {
        let run = run("8 15 3 7 9 2");
        let end = run.steps() as f64;
        let first = [
            "if stack[left] ≥ stack[right] | -4 < 0",
            "d ← d + sign · stack[right] | d = 0",
            "right ← right − 1 | right = 0",
            "sign ← −sign | sign = -1",
        ];
        assert_eq!(lines(&run, end - 1.0), first);
        let last = lines(&run, end);
        assert_eq!(last.last().unwrap(), "return d | d = 4");
        assert_eq!(variables(&run, end), "size = 2, d = 4, sign = 1, left = 1, right = 0");
    }

    #[test]
    fn every_operation_of_a_run_has_a_line_and_every_variable_is_in_the_listing() {
        for row in ["8", "8 15", "5 5 5", "9 1 8 2 7", "8 15 3 7 9 2", "-3 0 -3 4 4 1 9"] {
            let run = run(row);
            for language in Language::ALL {
                let listing = Listing::new(Method::Fusion, language, CountFrom::Zero);
                for eighth in 1..=run.steps() * 8 {
                    let execution = Execution::of_fusion(&run, CountFrom::Zero, eighth as f64 / 8.0).unwrap();
                    assert!(!execution.operations.is_empty());
                    for operation in &execution.operations {
                        assert!(listing.lines_of(*operation).next().is_some(), "{operation:?} of {row}");
                    }
                    for (name, _) in &execution.variables {
                        assert!(listing.text().contains(name), "{name} in {language:?}");
                    }
                }
            }
        }
    }
}
