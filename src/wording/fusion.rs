//! The run of [fusion](crate::game::fusion::run) in words: each step, where it stands, and why it is right.

use crate::game::End;
use crate::game::fusion::run::{FusionPosition, FusionRun, FusionStep, GreedyTake, TableCheck, Term, Triple};
use crate::number::{exact, fitted};
use crate::number::{group_digits, group_thousands};
use crate::wording::coins_name;

/// How many terms of an alternating sum are listed.
const MOST_TERMS: usize = 9;

/// A part of the argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paragraph {
    pub heading: &'static str,
    pub text: &'static str,
}

/// Why the method is right and how long it takes, for someone who knows the recurrence of the difference.
///
/// All of it is argued in full but for the other replies in the third paragraph; the proof of that is with
/// [`fusing`](crate::game::fusion::run).
pub const ARGUMENT: [Paragraph; 6] = [
    Paragraph {
        heading: "The claim",
        text: "Let d be what the player to move gets more than the other one, when both play as well as can be. If \
               three neighbours a, b, c satisfy a ≤ b ≥ c, the single coin a − b + c can take their place, whatever \
               lies left and right of them, and d stays the same. The claim is about d of the whole row, not about \
               every line of play.",
    },
    Paragraph {
        heading: "Why the three go together",
        text: "As long as coins lie on both sides, both rows offer the same moves. So let a be an end, and let m be \
               a − b + c. Taking a gains no more than m would. It uncovers b, so let the other player take that: \
               the first one is behind by b − a, and c lies there. To go on with c makes m in all. Any other move \
               is open with m in the row, too, and m is c less b − a: a coin that is worth so much less changes no \
               d by more than that, and so much the first one is behind.",
    },
    Paragraph {
        heading: "Nor does it gain less",
        text: "If the far end is better than m in the short row, it is there in the long row, too. If m is better, \
               take a: with the replies b and c the three make m. That the other player gains nothing by another \
               reply is the harder half, and not shown here. The proof takes the claim for granted on shorter rows, \
               so that all but the three is a valley, and sorts its coins: two coins more change d by no more than \
               they differ.",
    },
    Paragraph {
        heading: "A stack does it in linear time",
        text: "Each coin is pushed once, and each fuse takes two coins off the stack for good. So n coins are \
               pushed n times and fuse fewer than n / 2 times. Only the three on top have to be tested: those below \
               did not fuse before, and nothing has changed between them.",
    },
    Paragraph {
        heading: "Greedy is right on a valley",
        text: "Where no coin between two others is at least as large as both, the row falls and then rises. Taking \
               the larger end each time, the players take the coins by size, x1 ≥ x2 ≥ x3 …, and d is x1 − x2 + x3 \
               − …. What is left is a valley again, so shorter valleys may be taken as known. Starting with the \
               smaller end instead, the k-th coin by size, loses twice the sum x1 − x2 + x3 − … of the k − 1 larger \
               coins, and of that with − xk behind it if k is even. Neither sum is negative.",
    },
    Paragraph {
        heading: "What it gives, and what not",
        text: "No fuse changes d, so d of the valley is d[0][n−1] of the table, without any other cell. With the \
               sum of all coins, fir = (sum + d) / 2 and sec = (sum − d) / 2, and the side of the valley's larger \
               end is a best first pick. But one run gives one cell. The picks of the others, which show why, need \
               d of their own intervals: a window of the table. The method is from the task Termites (Termity) of \
               the 17th Polish Olympiad in Informatics, 2010, with a note by T. Idziaszek.",
    },
];

/// What is said of a position: what the last step did, and what holds now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Nothing at the start.
    pub did: Option<String>,
    pub holds: String,
}

/// The position in sentences. While a step is being done, those of the position before it fit.
pub fn said(fusing: &FusionRun, position: &FusionPosition) -> Said {
    Said { did: position.last_step().map(|step| did(&step)), holds: holds(fusing, position) }
}

/// Where the run stands, in a line that makes sense without a picture.
pub fn summary(fusing: &FusionRun, position: &FusionPosition) -> String {
    let (done, steps) = (group_digits(&position.done().to_string()), group_digits(&fusing.steps().to_string()));
    let Said { did, holds } = said(fusing, position);
    let did = did.map_or(String::new(), |did| format!(" {did}"));
    format!("FusionStep {done} of {steps}.{did} {holds}")
}

/// `4 ≤ 9 ≥ 2`, or, where they do not fuse, what holds instead: `9 > 4 ≥ 2`.
pub fn relations(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let [a, b, c] = triple.values();
    let (left, right) = (if a <= b { "≤" } else { ">" }, if b >= c { "≥" } else { "<" });
    format!("{} {left} {} {right} {}", number(a), number(b), number(c))
}

/// `4 ≤ 9 ≥ 2: they fuse`, or `9 > 4 ≥ 2: they do not fuse`.
pub fn test(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let relations = relations(triple, number);
    format!("{relations}: they {}", if triple.fuses() { "fuse" } else { "do not fuse" })
}

/// `4 − 9 + 2 = −3`.
pub fn fused(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let [a, b, c] = triple.values();
    format!("{} − {} + {} = {}", number(a), bracketed(b, &number), bracketed(c, &number), number(triple.fused().value))
}

/// `4 − 9 + 2`, with an ellipsis for what is left out.
pub fn terms(terms: &[Term], number: impl Fn(i64) -> String) -> String {
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

/// What greedy has taken, with its signs, and the difference so far: `d = 15 − 8 + 7 = 14`. At most so many terms, the
/// last ones, behind an ellipsis for the others.
pub fn takes(position: &FusionPosition, most: usize, number: impl Fn(i64) -> String) -> String {
    let mut text = if position.taken() > most { "…".to_owned() } else { String::new() };
    for GreedyTake { coin, adds, .. } in position.last_taken(most) {
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

/// Both ends of what is left and what greedy does: `15 ≥ 7: take left`.
pub fn choice(fusing: &FusionRun, position: &FusionPosition, number: impl Fn(i64) -> String) -> Option<String> {
    let left = position.remaining();
    if left.is_empty() {
        return None;
    }
    let [first, last] = [left.start, left.end - 1].map(|place| fusing.coin(place).value);
    if left.len() == 1 {
        return Some(format!("the last coin: {}", number(first)));
    }
    let (sign, end) = if first >= last { ("≥", End::Left) } else { ("<", End::Right) };
    Some(format!("{} {sign} {}: take {}", number(first), number(last), end.name()))
}

/// What comes of comparing with the table.
pub fn checked(check: &TableCheck) -> String {
    let cells = group_digits(&check.cells.to_string());
    let (by_fusion, by_table) = (group_thousands(check.by_fusion), group_thousands(check.by_table));
    if check.agrees() {
        format!("The same: {by_table}. The table needed {cells} cells for it.")
    } else {
        format!("Not the same: fusing says {by_fusion}, and the table, in {cells} cells, {by_table}.")
    }
}

fn did(step: &FusionStep) -> String {
    match step {
        FusionStep::Push(coin) => {
            let (name, value) = (coins_name(coin.coins), exact(coin.value));
            format!("{}, worth {value}, lies on the stack.", name.replacen('c', "C", 1))
        }
        FusionStep::Fuse(triple) => {
            let sum = fused(triple, exact);
            format!("The three are one: {sum}, for {}.", coins_name(triple.fused().coins))
        }
        FusionStep::Take(GreedyTake { end, coin, adds, is_last, .. }) => {
            let (value, sign) = (exact(coin.value), if *adds { "+" } else { "−" });
            let change = format!("{sign} {}", bracketed(coin.value, exact));
            // The last coin lies at no end.
            if *is_last {
                return format!("Greedy takes the last coin, {value}: {change}.");
            }
            format!("Greedy takes {value} from the {}: {change}.", end.name())
        }
    }
}

fn holds(fusing: &FusionRun, position: &FusionPosition) -> String {
    if position.taken() == fusing.valley_len() {
        let (sum, difference, scores) = (exact(fusing.sum()), fusing.difference(), fusing.scores());
        let size = exact(difference.abs());
        let [plus, minus] = if difference < 0 { ["−", "+"] } else { ["+", "−"] };
        let (fir, sec) = (exact(scores.first), exact(scores.second));
        return format!(
            "The difference is {}: First scores ({sum} {plus} {size}) / 2 = {fir}, Second ({sum} {minus} {size}) / 2 = \
             {sec}.",
            exact(difference)
        );
    }
    if position.is_read() {
        return if position.taken() == 0 { valley(fusing) } else { next_take(fusing, position) };
    }
    let mut stack = position.stack();
    let Some(top) = stack.next() else {
        return format!("Nothing is read yet: coin 0, worth {}, is the first one.", exact(fusing.row().coins()[0]));
    };
    let value = exact(top.value);
    let Some(below) = stack.next() else {
        return format!("{value} lies alone: a test needs three coins.");
    };
    match position.triple() {
        Some(triple) if triple.fuses() => {
            let [a, b, c] = triple.values().map(exact);
            let test = relations(&triple, exact);
            let sum = fused(&triple, exact);
            let who = if a == c { format!("one {a}") } else { format!("the {a} or the {c}") };
            format!(
                "{test}: whoever takes {who} uncovers the {b} for the other one. The three go together and are worth \
                 {sum}."
            )
        }
        _ if below.value <= top.value => {
            format!("{value} stays for now: {} ≤ {value}, but no coin lies right of it yet.", exact(below.value))
        }
        Some(triple) => {
            let test = relations(&triple, exact);
            format!("{value} stays: {test}, and only a middle coin at least as large as both others fuses.")
        }
        None => format!("{value} stays: {0} > {value}, and no coin lies left of the {0}.", exact(below.value)),
    }
}

/// The row that is left when nothing fuses any more.
fn valley(fusing: &FusionRun) -> String {
    let bottom = exact(fusing.coin(fusing.bottom()).value);
    let last = fusing.valley_len() - 1;
    let shape = match fusing.bottom() {
        _ if last == 0 => return format!("Nothing fuses: one coin is left, {bottom}, and that is the difference."),
        _ if last == 1 && fusing.coin(0).value == fusing.coin(1).value => {
            return format!("Nothing fuses: two equal coins are left, {bottom} and {bottom}. Either end is best.");
        }
        0 => format!("rises from {bottom}"),
        place if place == last => format!("falls to {bottom}"),
        place if place + 1 == last && fusing.coin(last).value == fusing.coin(place).value => {
            format!("falls to {bottom}, which lies there twice")
        }
        _ => format!("falls to {bottom} and then rises"),
    };
    format!("Nothing fuses: the row that is left {shape}. On it, taking the larger end is best.")
}

fn next_take(fusing: &FusionRun, position: &FusionPosition) -> String {
    let difference = exact(position.difference());
    let next = choice(fusing, position, exact).unwrap_or_default();
    format!("So far the difference is {difference}. Next: {next}.")
}

/// A number behind a sign.
fn bracketed(value: i64, number: impl Fn(i64) -> String) -> String {
    if value < 0 { format!("({})", number(value)) } else { number(value) }
}

/// What a merged coin on top of the stack stands for, in the coins of the row: `−3 = 4 − 9 + 2`; nothing of a coin of
/// the row itself. Numbers take `room` characters at most.
pub fn stands_for(fusing: &FusionRun, position: &FusionPosition, most: usize, room: usize) -> Option<String> {
    let top = position.stack().next()?;
    let number = |value| fitted(value, room);
    let sum = terms(&top.terms(fusing.row(), most.min(MOST_TERMS)), number);
    top.is_fused().then(|| format!("{} = {sum}", number(top.value)))
}

#[cfg(test)]
mod tests;
