//! What is said about a recurrence. The published ones have sentences of their own; others are described by their names
//! and equations.

use super::glossary::Term;
use crate::game::fill::order::OrderError;
use crate::game::recurrence::definition::TableDefinition;
use crate::game::recurrence::notation::NotationError;
use crate::game::recurrence::notation::index;
use crate::game::recurrence::{Expr, Quantity, Shift};
use crate::game::table::derivation::CellNumbers;
use crate::game::{End, FillOrder, Recurrence};
use crate::limits::MAX_COINS_STORED;
use crate::number::{self, group_count};

/// The sentences about a published recurrence.
struct Words {
    /// The terms of its numbers.
    terms: &'static [Term],
    /// Its name on the command line.
    option: &'static str,
    /// What it is, in the help of the command line.
    summary: &'static str,
    /// What a program returns for a row.
    purpose: &'static str,
    /// What a cell answers.
    question: &'static str,
    /// What its numbers mean on a worksheet.
    meaning: &'static str,
    /// Why a cell has this second number, or what is done with the number that is read.
    reason: &'static str,
    formula: &'static str,
    /// What stands before each number of a cell.
    before_numbers: [&'static str; 2],
    /// The same for screen readers.
    spoken: [&'static str; 2],
    /// What each number is, and on which side of two it stands. For a lead, what a number above 0 means.
    legend: [&'static str; 2],
}

/// In the order of [`Recurrence::PUBLISHED`].
static WORDS: [Words; 4] = [
    Words {
        terms: &[Term::Fir, Term::Sec],
        option: "fir-sec",
        summary: "The scores of both players",
        purpose: "What the player to move and the other one score.",
        question: "Only the coins i to j remain. How much does the player to move get (fir), and the other player (sec)?",
        meaning: "fir is the score of the player to move there, and sec is the score of the other player. For a single \
                  coin, fir is its value and sec is 0.",
        reason: "After the pick, the other player moves on the remaining coins: the roles swap.",
        formula: "fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1]), \
                  and sec[i][j] is the fir of what the pick leaves behind",
        before_numbers: ["fir ", "sec "],
        spoken: ["first ", "second "],
        legend: ["fir (left): for the player to move", "sec (right): for the other player"],
    },
    Words {
        terms: &[Term::TwoAhead],
        option: "two-ahead",
        summary: "F, which looks two moves ahead",
        purpose: "What the player to move scores.",
        question: "Only the coins i to j remain. How much does the player to move get (F)?",
        meaning: "F is the score of the player to move there. For a single coin, F is its value.",
        reason: "After my pick, the other player leaves me the smaller of two values.",
        formula: "F[i][j] = max(v[i] + min(F[i+2][j], F[i+1][j−1]), v[j] + min(F[i+1][j−1], F[i][j−2])), \
                  and for two coins, the larger one",
        before_numbers: ["F = ", ""],
        spoken: ["F ", ""],
        legend: ["F: for the player to move", ""],
    },
    Words {
        terms: &[Term::MyTurn],
        option: "my-turn",
        summary: "f and g: my turn and their turn",
        purpose: "My score when the turn is mine, and when it is not.",
        question: "Only the coins i to j remain. How much do I get if it is my turn (f), and if it is the other \
                   player's (g)?",
        meaning: "f is my score if it is my turn there, and g is my score if it is the turn of the other player. For a \
                  single coin, f is its value and g is 0.",
        reason: "On their turn, the other player leaves me the end that is worse for me.",
        formula: "f[i][j] = max(v[i] + g[i+1][j], v[j] + g[i][j−1]), g[i][j] = min(f[i+1][j], f[i][j−1])",
        before_numbers: ["f = ", "g = "],
        spoken: ["f ", "g "],
        legend: ["f (left): for me, on my turn", "g (right): for me, on their turn"],
    },
    Words {
        terms: &[Term::FirMinusSec],
        option: "difference",
        summary: "The lead of the player to move",
        purpose: "By how much the player to move is ahead.",
        question: "Only the coins i to j remain. By how much is the player to move ahead at the end (fir − sec)?",
        meaning: "d is the lead of the player to move there over the other player. For a single coin, d is its value.",
        reason: "The lead of the other player on the rest is subtracted from the coin.",
        formula: "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])",
        before_numbers: ["difference ", ""],
        spoken: ["difference ", ""],
        legend: ["above 0: the mover is ahead", ""],
    },
];

fn words(recurrence: Recurrence) -> Option<&'static Words> {
    WORDS.get(recurrence.published()?)
}

/// Returns the names of the published recurrences on the command line, each with what it is.
pub fn published_names() -> [(&'static str, &'static str); 4] {
    WORDS.each_ref().map(|words| (words.option, words.summary))
}

/// Returns why a text is no recurrence: `this is no recurrence: line 1, column 12: expected “)”`.
pub fn not_a_recurrence(error: &NotationError) -> String {
    format!("this is no recurrence: {error}")
}

/// Returns why an order can't fill the tables: `By diagonals, cell [i+1][j+1] is not filled yet when it is read.`
pub fn order_not_possible(error: OrderError) -> String {
    match error {
        OrderError::Unfilled { order: FillOrder::Recursion, read } => {
            format!("The calls of the recursion would not end: {} is no smaller part of [i][j].", cell_read(read))
        }
        OrderError::Unfilled { order, read } => {
            format!("By {}, cell {} is not filled yet when it is read.", order.name(), cell_read(read))
        }
        OrderError::TooManyCoins { most } => {
            format!("The recursion of such a recurrence is shown for at most {} coins.", group_count(most))
        }
    }
}

fn cell_read(read: Shift) -> String {
    format!("[{}][{}]", index("i", read.i), index("j", read.j))
}

/// Returns what is said of a row whose tables can't be stored.
pub fn too_long() -> String {
    format!("Only the published recurrences are shown for more than {} coins.", group_count(MAX_COINS_STORED))
}

/// Returns what a program of a recurrence returns for a row.
pub fn purpose(recurrence: Recurrence) -> String {
    let own = words(recurrence).map(|words| words.purpose.to_owned());
    own.unwrap_or_else(|| format!("{} of the whole row.", recurrence.names(" and ")))
}

/// Returns the question that each cell answers.
pub fn what_a_cell_answers(recurrence: Recurrence) -> String {
    words(recurrence).map_or_else(
        || format!("Only the coins i to j remain. What is {}?", recurrence.names(", and what is ")),
        |words| words.question.to_owned(),
    )
}

/// Returns what the numbers of a recurrence mean, as the glossary does. There is a line for each number.
pub fn meaning(recurrence: Recurrence) -> String {
    match words(recurrence).map(|words| words.terms) {
        Some([term]) => term.meaning().to_owned(),
        Some(terms) => {
            terms.iter().map(|term| format!("{}: {}", term.name(), term.meaning())).collect::<Vec<_>>().join("\n")
        }
        None => recurrence.definition().equations().join("\n"),
    }
}

/// Returns what the numbers of a recurrence mean on a worksheet.
pub fn meaning_on_sheet(recurrence: Recurrence) -> String {
    let bases = || {
        let equations = recurrence.definition().equations();
        let bases: Vec<_> = equations.into_iter().filter(|equation| !equation.contains("[i][j] =")).collect();
        if bases.is_empty() { String::new() } else { format!("{}.", bases.join(", ")) }
    };
    words(recurrence).map_or_else(bases, |words| words.meaning.to_owned())
}

/// Returns the reason for the second number of a cell, or what is done with the number that is read.
pub fn reason(recurrence: Recurrence) -> String {
    words(recurrence).map_or_else(|| equations(recurrence), |words| words.reason.to_owned())
}

/// Returns the formula of a recurrence.
pub fn formula(recurrence: Recurrence) -> String {
    words(recurrence).map_or_else(|| equations(recurrence), |words| words.formula.to_owned())
}

/// A language for formulas in documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MathLanguage {
    Latex,
    Typst,
}

/// Returns the rules of a recurrence as formulas of a language, one for each table, without the signs around them.
pub fn formulas(recurrence: Recurrence, language: MathLanguage) -> Vec<String> {
    let definition = recurrence.definition();
    let subscript = |text: &str| match language {
        MathLanguage::Latex => format!("_{{{text}}}"),
        MathLanguage::Typst => format!("_({text})"),
    };
    let table = |number: usize| {
        let name = &definition.tables()[number].name;
        match language {
            _ if name.chars().count() == 1 => name.clone(),
            MathLanguage::Latex => format!("\\mathit{{{name}}}"),
            MathLanguage::Typst => format!("italic(\"{name}\")"),
        }
    };
    let cell = |name: String, shift: Shift| {
        let comma = if language == MathLanguage::Latex { ",\\," } else { ", " };
        name + &subscript(&[index("i", shift.i), comma.to_owned(), index("j", shift.j)].concat())
    };
    let leaf = |leaf: &Expr| match leaf {
        Expr::Coin(End::Left, inward) => "v".to_owned() + &subscript(&index("i", *inward)),
        Expr::Coin(End::Right, inward) => "v".to_owned() + &subscript(&index("j", -inward)),
        Expr::CoinSum(shift) => cell("S".to_owned(), *shift),
        Expr::Read(number, shift) => cell(table(*number), *shift),
        Expr::Rest(number) if language == MathLanguage::Latex => {
            table(*number) + &subscript(&format!("\\mathrm{{{}}}", LEFT_BY_PICK.replace(' ', "~")))
        }
        Expr::Rest(number) => table(*number) + &subscript(&format!("\"{LEFT_BY_PICK}\"")),
        Expr::Number(number) => number.to_string(),
        _ => number::NO_VALUE.to_owned(),
    };
    let formula = |(number, of): (usize, &TableDefinition)| {
        let text = of.rule.write(&mut |part, behind_sign| {
            let text = leaf(part);
            if behind_sign && text.starts_with('-') { format!("({text})") } else { text }
        });
        let text = format!("{} = {text}", cell(table(number), Shift::default())).replace('−', "-");
        match language {
            MathLanguage::Latex => text.replace("max(", "\\max(").replace("min(", "\\min("),
            MathLanguage::Typst => text,
        }
    };
    definition.tables().iter().enumerate().map(formula).collect()
}

/// The interval behind a number that is read as "what the pick leaves".
const LEFT_BY_PICK: &str = "what the pick leaves";

fn equations(recurrence: Recurrence) -> String {
    recurrence.definition().equations().join(", ")
}

/// Returns the numbers of a cell: `fir 22, sec 11`, `F = 22`, `f = 22, g = 11`, or `difference 11`.
pub fn numbers_text(recurrence: Recurrence, numbers: CellNumbers, write: impl Fn(i64) -> String) -> String {
    named(recurrence, numbers, write, |words| words.before_numbers, " = ")
}

/// Returns the numbers of a cell for screen readers: `first 22, second 11`.
pub fn numbers_spoken(recurrence: Recurrence, numbers: CellNumbers, write: impl Fn(i64) -> String) -> String {
    named(recurrence, numbers, write, |words| words.spoken, " ")
}

fn named(
    recurrence: Recurrence,
    CellNumbers { first, second, .. }: CellNumbers,
    write: impl Fn(i64) -> String,
    words_before: impl Fn(&Words) -> [&'static str; 2],
    sign: &str,
) -> String {
    let (first_name, second_name) = recurrence.quantities();
    let before = |quantity: Quantity| match words(recurrence) {
        Some(words) => words_before(words)[usize::from(quantity.table)].to_owned(),
        None => format!("{}{sign}", quantity.name()),
    };
    let text = |quantity, value| before(quantity) + &number::value(value, &write);
    let second = second_name.zip(second).map(|(quantity, value)| text(quantity, value));
    [Some(text(first_name, first)), second].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns what a number of a cell is, and on which side of two it stands: `fir (left): for the player to move`. For a lead
/// it is what a number above 0 means.
pub fn number_meaning(quantity: Quantity) -> String {
    let own = words(quantity.recurrence).map(|words| words.legend[usize::from(quantity.table)].to_owned());
    own.unwrap_or_else(|| match (quantity.recurrence.quantities().1, quantity.table) {
        (None, _) => quantity.name().to_owned(),
        (Some(_), 0) => format!("{} (left)", quantity.name()),
        (Some(_), _) => format!("{} (right)", quantity.name()),
    })
}

/// Returns the cell that taking an end leads to: `take left → the cell below`.
pub fn leads_to(end: End, recurrence: Recurrence, is_triangle: bool) -> &'static str {
    match (recurrence.skips_lengths(), is_triangle, end) {
        (true, _, End::Left) => "take left → 2 diagonals back",
        (true, _, End::Right) => "take right → 2 diagonals back",
        (false, _, End::Left) if !recurrence.reads_neighbors() => "take left",
        (false, _, End::Right) if !recurrence.reads_neighbors() => "take right",
        (_, false, End::Left) => "take left → the cell below",
        (_, false, End::Right) => "take right → the cell to the left",
        (_, true, End::Left) => "take left → cell below right",
        (_, true, End::Right) => "take right → cell below left",
    }
}
