//! The texts of a run of [fusion](crate::game::fusion::run): its steps, its positions, and why the method is correct.

use super::names::{coins_name, title_of};
use crate::game::fusion::run::{FusionPosition, FusionRun, FusionStep, GreedyTake, TableCheck, Term, Triple};
use crate::game::{CountFrom, End};
use crate::number::{exact, group_count};

/// At most this many terms of an alternating sum are listed.
const MAX_TERMS: usize = 9;

/// A section of the argument for the method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgumentSection {
    pub heading: &'static str,
    pub text: &'static str,
}

/// Why the method is correct and how long it takes, for a reader who knows the recurrence of the difference.
///
/// The argument is complete except for the other replies in the third section. Their proof is with
/// [`run`](crate::game::fusion::run).
pub const ARGUMENT: [ArgumentSection; 6] = [
    ArgumentSection {
        heading: "The claim",
        text: "Let d be the lead of the player to move when both players play as well as they can. Suppose that three \
               neighboring coins a, b, c satisfy a ≤ b ≥ c. Then the single coin a − b + c can replace them, whatever \
               is to their left and right, and d stays the same. The claim is about d of the whole row, not about \
               every line of play.",
    },
    ArgumentSection {
        heading: "Why the three coins fuse",
        text: "With coins on both sides, the long and short row offer the same moves. So let a be at an end, and \
               let m be a − b + c. Taking a gains at most as much as taking m. It uncovers b, so let the other player \
               take b. Now the first player is behind by b − a, and c is at the end. Taking c next makes m in total. \
               Any other move is also possible in the short row. There, m replaces c and is smaller by b − a. This \
               changes d by at most b − a, and the first player is already behind by b − a.",
    },
    ArgumentSection {
        heading: "Why a gains no less",
        text: "If the far end is better than m in the short row, it is also there in the long row. If m is better, \
               take a: if b and c follow, the three coins make m. It remains to show that no other reply is \
               better for the other player. This is the harder half, and it is not shown here. Its proof assumes the \
               claim for shorter rows, so all coins except the three form a valley. It sorts these coins and uses \
               that two more coins change d by at most their difference.",
    },
    ArgumentSection {
        heading: "A stack makes it linear",
        text: "Each coin is pushed once, and each fuse removes two coins from the stack for good. So n coins need n \
               pushes and fewer than n / 2 fuses. Only the top three coins have to be tested. The coins below them \
               did not fuse before, and nothing has changed among them.",
    },
    ArgumentSection {
        heading: "Greedy is correct on a valley",
        text: "If no three neighboring coins fuse, the row falls and then rises. Greedy \
               takes the larger end each time. So the coins are taken by size, x1 ≥ x2 ≥ x3 …, and d is x1 − x2 + x3 \
               − …. The rest is a valley again, so by induction greedy is best there. Now start with the smaller \
               end instead, the k-th coin by size. This loses twice the sum x1 − x2 + x3 − … of the k − 1 larger \
               coins. If k is even, this sum also ends with − xk. In both cases, the sum is not negative.",
    },
    ArgumentSection {
        heading: "What fusion gives, and what it does not",
        text: "No fuse changes d, so d of the valley is d of the whole row in the table, without any other cell. With the sum \
               of all coins, fir = (sum + d) / 2 and sec = (sum − d) / 2. A best first pick is on the side of the \
               valley's larger end. But one run gives only one cell. The picks of the other cells show why, but they need d of their own intervals, from the table. The method is from the task Termites (Termity) \
               of the 17th Polish Olympiad in Informatics, 2010, with a note by T. Idziaszek.",
    },
];

/// The text of a position of the run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionText {
    /// What the last step did; `None` at the start.
    pub last_step: Option<String>,
    /// What is true now.
    pub state: String,
}

/// Returns the text of a position. During a step, use the position before it.
pub fn position_text(count_from: CountFrom, run: &FusionRun, position: &FusionPosition) -> PositionText {
    PositionText {
        last_step: position.last_step().map(|step| step_text(count_from, &step)),
        state: state_text(count_from, run, position),
    }
}

/// Returns the number and the text of a position in one line, for a reader without the picture.
pub fn summary(count_from: CountFrom, run: &FusionRun, position: &FusionPosition) -> String {
    let (done, steps) = (group_count(position.done()), group_count(run.steps()));
    let PositionText { last_step, state } = position_text(count_from, run, position);
    let last_step = last_step.map_or(String::new(), |text| format!(" {text}"));
    format!("Step {done} of {steps}.{last_step} {state}")
}

/// Returns how the middle coin compares with both others: `4 ≤ 9 ≥ 2` if they fuse, or for example `9 > 4 ≥ 2`.
pub fn comparison_text(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let [a, b, c] = triple.values();
    let (left, right) = (if a <= b { "≤" } else { ">" }, if b >= c { "≥" } else { "<" });
    format!("{} {left} {} {right} {}", number(a), number(b), number(c))
}

/// Returns the test of three coins: `4 ≤ 9 ≥ 2: they fuse`, or `9 > 4 ≥ 2: they do not fuse`.
pub fn test_text(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let comparison = comparison_text(triple, number);
    format!("{comparison}: they {}", if triple.fuses() { "fuse" } else { "do not fuse" })
}

/// Returns the value of three coins that fuse: `4 − 9 + 2 = −3`.
pub fn fused_text(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let [a, b, c] = triple.values();
    format!("{} − {} + {} = {}", number(a), bracketed(b, &number), bracketed(c, &number), number(triple.fused().value))
}

/// Returns a sum of terms: `4 − 9 + 2`. An ellipsis stands for the terms that are left out.
pub fn terms_text(terms: &[Term], number: impl Fn(i64) -> String) -> String {
    let mut text = String::new();
    for term in terms {
        match *term {
            Term::Coin { value, .. } if text.is_empty() => text = number(value),
            Term::Coin { adds, value } => {
                text += if adds { " + " } else { " − " };
                text += &bracketed(value, &number);
            }
            Term::LeftOut(_) => text += " …",
        }
    }
    text
}

/// Returns the difference so far as the sum of the coins that greedy has taken: `d = 15 − 8 + 7 = 14`. An ellipsis
/// stands for all but the last `max_terms` coins.
pub fn difference_text(position: &FusionPosition, max_terms: usize, number: impl Fn(i64) -> String) -> String {
    let mut text = if position.taken() > max_terms { "…".to_owned() } else { String::new() };
    for GreedyTake { coin, adds, .. } in position.last_taken(max_terms) {
        if text.is_empty() {
            text = number(coin.value);
        } else {
            text += if adds { " + " } else { " − " };
            text += &bracketed(coin.value, &number);
        }
    }
    let difference = number(position.difference());
    if position.taken() < 2 { format!("d = {difference}") } else { format!("d = {text} = {difference}") }
}

/// Returns the next choice of greedy, with both ends: `15 ≥ 7: take left`. Returns `None` if no coin is left.
pub fn greedy_choice(run: &FusionRun, position: &FusionPosition, number: impl Fn(i64) -> String) -> Option<String> {
    let left = position.remaining();
    if left.is_empty() {
        return None;
    }
    let [first, last] = [left.start, left.end - 1].map(|place| run.coin(place).value);
    if left.len() == 1 {
        return Some(format!("the last coin: {}", number(first)));
    }
    let (sign, end) = if first >= last { ("≥", End::Left) } else { ("<", End::Right) };
    Some(format!("{} {sign} {}: take {}", number(first), number(last), end.name()))
}

/// Returns the result of a check against the table.
pub fn check_text(check: &TableCheck) -> String {
    let cells = group_count(check.cells);
    let (by_fusion, by_table) = (exact(check.by_fusion), exact(check.by_table));
    if check.agrees() {
        format!("Both results are {by_table}. The table needed {cells} cells.")
    } else {
        format!("The results differ: fusion gives {by_fusion}, but the table of {cells} cells gives {by_table}.")
    }
}

/// Returns what a step did.
fn step_text(count_from: CountFrom, step: &FusionStep) -> String {
    match step {
        FusionStep::Push(coin) => {
            let value = exact(coin.value);
            format!("{}, worth {value}, goes onto the stack.", title_of(count_from, coin.coins))
        }
        FusionStep::Fuse(triple) => {
            let sum = fused_text(triple, exact);
            format!(
                "The three coins become one: {sum}. It stands for {}.",
                coins_name(count_from, triple.fused().coins)
            )
        }
        FusionStep::Take(GreedyTake { end, coin, adds, is_last, .. }) => {
            let value = exact(coin.value);
            let change = if *adds { coin.value } else { -coin.value };
            let sign = if change < 0 { "−" } else { "+" };
            let change = format!("so {} it: {sign}{}", if *adds { "add" } else { "subtract" }, exact(change.abs()));
            // The last coin is at both ends, so no end is named.
            if *is_last {
                return format!("The last coin is {value}, {change}.");
            }
            format!("Greedy takes {value} from the {}, {change}.", end.name())
        }
    }
}

/// Returns what is true in a position.
fn state_text(count_from: CountFrom, run: &FusionRun, position: &FusionPosition) -> String {
    if position.taken() == run.valley_len() {
        let (sum, difference, scores) = (exact(run.sum()), run.difference(), run.scores());
        let size = exact(difference.abs());
        let [plus, minus] = if difference < 0 { ["−", "+"] } else { ["+", "−"] };
        let (fir, sec) = (exact(scores.first), exact(scores.second));
        return format!(
            "The difference is {}. First scores ({sum} {plus} {size}) / 2 = {fir}, and Second scores ({sum} {minus} \
             {size}) / 2 = {sec}.",
            exact(difference)
        );
    }
    if position.is_read() {
        return if position.taken() == 0 { valley(run) } else { next_take(run, position) };
    }
    let mut stack = position.stack();
    let Some(top) = stack.next() else {
        return format!(
            "No coin is read yet. Coin {}, worth {}, is the first one.",
            count_from.first(),
            exact(run.row().coins()[0])
        );
    };
    let value = exact(top.value);
    let Some(below) = stack.next() else {
        return format!("{value} is alone on the stack. A test needs three coins.");
    };
    match position.triple() {
        Some(triple) if triple.fuses() => {
            let [a, b, c] = triple.values().map(exact);
            let comparison = comparison_text(&triple, exact);
            let sum = fused_text(&triple, exact);
            let who = if a == c { format!("one {a}") } else { format!("the {a} or the {c}") };
            format!(
                "{comparison}: whoever takes {who} uncovers the {b} for the other player. The three coins fuse and are \
                 worth {sum}."
            )
        }
        _ if below.value <= top.value => {
            format!("{value} stays for now: {} ≤ {value}, but there is no coin to its right yet.", exact(below.value))
        }
        Some(triple) => {
            let comparison = comparison_text(&triple, exact);
            format!(
                "{value} stays: {comparison}. Coins fuse only if the middle one is at least as large as both others."
            )
        }
        None => {
            format!("{value} stays: {0} > {value}, and there is no coin to the left of the {0}.", exact(below.value))
        }
    }
}

/// Returns a description of the row that is left when nothing fuses any more.
fn valley(run: &FusionRun) -> String {
    let bottom = exact(run.coin(run.bottom()).value);
    let last = run.valley_len() - 1;
    let shape = match run.bottom() {
        _ if last == 0 => {
            return format!("Nothing fuses anymore. One coin is left, {bottom}, and its value is the difference.");
        }
        _ if last == 1 && run.coin(0).value == run.coin(1).value => {
            return format!(
                "Nothing fuses anymore. Two equal coins are left, {bottom} and {bottom}. Either end is best."
            );
        }
        0 => format!("rises from {bottom}"),
        place if place == last => format!("falls to {bottom}"),
        place if place + 1 == last && run.coin(last).value == run.coin(place).value => {
            format!("falls to {bottom}, which appears twice")
        }
        _ => format!("falls to {bottom} and then rises"),
    };
    format!("Nothing fuses anymore. The remaining row {shape}, so taking the larger end is best.")
}

/// Returns the difference so far and the next choice of greedy.
fn next_take(run: &FusionRun, position: &FusionPosition) -> String {
    let difference = exact(position.difference());
    let next = greedy_choice(run, position, exact).unwrap_or_default();
    format!("The difference so far is {difference}. Next, {next}.")
}

/// Returns a number to put after a sign. A negative number has brackets.
fn bracketed(value: i64, number: impl Fn(i64) -> String) -> String {
    if value < 0 { format!("({})", number(value)) } else { number(value) }
}

/// Returns the fused coin on top of the stack as a sum of coins of the row: `−3 = 4 − 9 + 2`. Returns `None` for a coin
/// of the row itself.
pub fn top_coin_text(
    run: &FusionRun,
    position: &FusionPosition,
    max_terms: usize,
    number: impl Fn(i64) -> String + Copy,
) -> Option<String> {
    let top = position.stack().next()?;
    let sum = terms_text(&top.terms(run.row(), max_terms.min(MAX_TERMS)), number);
    top.is_fused().then(|| format!("{} = {sum}", number(top.value)))
}

#[cfg(test)]
mod tests;
