//! The execution of the listing of fusion at a position of a run.

use super::{Execution, quarter};
use crate::game::fusion::run::{FusionPosition, FusionRun, FusionStep, GreedyTake, StackCoin, Triple};
use crate::game::{CountFrom, End};
use crate::listing::Operation;

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
            1 => self.add(Operation::FuseTest, "no"),
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
        let [c, b, a] = top[..] else { return self.add(Operation::StackTest, "no") };
        self.add(Operation::StackTest, "yes");
        if fraction < 1.0 {
            return;
        }
        let triple = Triple([a, b, c]);
        self.operations.push(Operation::NameTriple);
        self.name_triple(triple.values());
        self.add(Operation::FuseTest, if triple.fuses() { "no" } else { "yes" });
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
    use super::*;
    use crate::listing::{Language, Listing, Method};

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
