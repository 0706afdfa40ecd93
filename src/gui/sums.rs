//! The sums of one cell and what comes of them, in as many words and numbers as there is room for.

use egui::{FontId, RichText, Ui};

use super::theme;
use crate::game::recurrence::{Branch, Derivation, Quantity};
use crate::game::{End, Interval, Phase, Pick, Recurrence};
use crate::picture::ink::Ink;
use crate::picture::number::{exact, fitted};
use crate::picture::table::{branch_ink, first_ink};
use crate::picture::{Face, Paint};

/// The sizes of the letters where they have room, and the size below which less is said.
const SUM_SIZE: f32 = 14.0;
const RESULT_SIZE: f32 = 14.5;
const COMFORTABLE_SIZE: f32 = 11.0;
const SMALLEST_SIZE: f32 = 7.0;
/// How many characters a number has where it is shortened.
const SHORT: usize = 7;

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// What is read is named, and then put into numbers.
    Names,
    Numbers,
    /// Long numbers are shortened.
    ShortNumbers,
}

impl Detail {
    const ALL: [Self; 3] = [Self::Names, Self::Numbers, Self::ShortNumbers];

    fn number(self, value: i64) -> String {
        if self == Self::ShortNumbers { fitted(value, SHORT) } else { exact(value) }
    }
}

/// The sums of both branches as far as `phase` has come, and what follows from them. Of a single coin, its numbers.
pub fn show(ui: &mut Ui, derivation: &Derivation, phase: Phase) {
    let recurrence = derivation.recurrence;
    if let Some(branches) = &derivation.branches {
        let lines = |detail| branches.map(|branch| branch_text(&branch, recurrence, phase, detail)).to_vec();
        let (detail, size) = fitting(ui, lines, Face::Mono, SUM_SIZE);
        for (branch, text) in branches.iter().zip(lines(detail)) {
            let given_up = phase >= Phase::Choose && !derivation.cell.pick().allows(branch.end);
            let paint = Paint::from(branch_ink(branch.end)).faded(if given_up { 0.8 } else { 1.0 });
            ui.label(RichText::new(text).font(theme::font(Face::Mono, size)).color(theme::ink(ui, paint)));
        }
        ui.add_space(1.0);
        if phase < Phase::Choose {
            return;
        }
    }
    let parts = |detail| {
        let choice = choice_text(derivation, detail).map(|choice| (Ink::Text, choice));
        choice.into_iter().chain(result_texts(derivation, detail)).collect::<Vec<_>>()
    };
    let line = |detail| {
        let texts: Vec<_> = parts(detail).into_iter().map(|(_, text)| text).collect();
        vec![texts.join("      ")]
    };
    let (detail, size) = fitting(ui, line, Face::Strong, RESULT_SIZE);
    // What is written comes last.
    let shown = if phase < Phase::Write && derivation.branches.is_some() { 1 } else { usize::MAX };
    ui.horizontal(|ui| {
        for (ink, text) in parts(detail).into_iter().take(shown) {
            let text = RichText::new(text).font(theme::font(Face::Strong, size)).color(theme::ink(ui, ink));
            let response = ui.label(text);
            if ink != Ink::Text {
                response.on_hover_text(why(recurrence));
            }
            ui.add_space(6.0);
        }
    });
}

/// The most that can be said in one line each and in letters that are still comfortable, or else the least; with the
/// size of the letters, the same for all lines.
fn fitting(ui: &Ui, lines: impl Fn(Detail) -> Vec<String>, face: Face, size: f32) -> (Detail, f32) {
    let room = ui.available_width() - 4.0;
    let size_of = |detail| {
        let widths = lines(detail).into_iter().map(|text| theme::text_width(ui, &text, theme::font(face, size)));
        (size * room / widths.fold(1.0, f32::max)).floor().clamp(SMALLEST_SIZE, size)
    };
    let sizes = Detail::ALL.map(|detail| (detail, size_of(detail)));
    let comfortable = sizes.into_iter().find(|(_, size)| *size >= COMFORTABLE_SIZE);
    comfortable.unwrap_or(sizes[sizes.len() - 1])
}

/// The first of several texts that has room in a line, or else the last.
pub fn first_that_fits(ui: &Ui, texts: Vec<String>, font: &FontId) -> String {
    let room = ui.available_width();
    let last = texts.len() - 1;
    let fits = |(number, text): &(usize, String)| *number == last || theme::text_width(ui, text, font.clone()) <= room;
    texts.into_iter().enumerate().find(fits).map(|(_, text)| text).unwrap_or_default()
}

/// `take left   15 + sec[2][4]  =  15 + 7  =  22`, as far as the phase has come.
fn branch_text(branch: &Branch, recurrence: Recurrence, phase: Phase, detail: Detail) -> String {
    let number = |value| detail.number(value);
    let verb = match branch.end {
        End::Left => "take left ",
        End::Right => "take right",
    };
    let coin = number(branch.coin);
    let reads: Vec<_> = branch.reads().collect();
    let sign = if recurrence.subtracts() { "−" } else { "+" };
    let (names, numbers) = match &reads[..] {
        [read] => {
            let name = cell_name(read.quantity, read.interval);
            let value = number(read.value);
            let value = if read.value < 0 { format!("({value})") } else { value };
            (format!("{coin} {sign} {name}"), format!("{coin} {sign} {value}"))
        }
        [one, other] => {
            let [one_name, other_name] = [one, other].map(|read| cell_name(read.quantity, read.interval));
            let (one, other) = (number(one.value), number(other.value));
            (format!("{coin} + min({one_name}, {other_name})"), format!("{coin} + min({one}, {other})"))
        }
        _ => return format!("{verb}  {coin}, and the other player takes what is left"),
    };
    let worth = number(branch.worth);
    match detail {
        _ if phase < Phase::Add => format!("{verb}  {names}"),
        Detail::Names => format!("{verb}  {names}  =  {numbers}  =  {worth}"),
        Detail::Numbers | Detail::ShortNumbers => format!("{verb}  {numbers}  =  {worth}"),
    }
}

/// Which end is taken, and why; a single coin is no choice.
fn choice_text(derivation: &Derivation, detail: Detail) -> Option<String> {
    let first = detail.number(derivation.numbers().0);
    let text = match (derivation.pick()?, detail) {
        (Pick::Left, Detail::Names) => format!("{first} is larger: take left."),
        (Pick::Right, Detail::Names) => format!("{first} is larger: take right."),
        (Pick::Tie, Detail::Names) => "Both are equal: either end will do.".to_owned(),
        (Pick::Left, _) => "Take left.".to_owned(),
        (Pick::Right, _) => "Take right.".to_owned(),
        (Pick::Tie, _) => "Take either.".to_owned(),
    };
    Some(text)
}

/// The numbers of the cell, each with where it is from: `fir = 22`, `sec = fir[2][4] = 12`.
fn result_texts(derivation: &Derivation, detail: Detail) -> Vec<(Ink, String)> {
    let number = |value| detail.number(value);
    let (first, second) = derivation.numbers();
    let (first_table, second_table) = derivation.recurrence.quantities();
    let reads = derivation.second_reads().filter(|_| detail == Detail::Names);
    let names: Vec<_> = reads.map(|read| cell_name(read.quantity, read.interval)).collect();
    let mut texts =
        vec![(first_ink(derivation.recurrence, first), format!("{} = {}", first_table.name(), number(first)))];
    if let (Some(table), Some(second)) = (second_table, second) {
        let (table, second) = (table.name(), number(second));
        let text = match (derivation.recurrence, &names[..]) {
            (_, []) => format!("{table} = {second}"),
            (Recurrence::MyTurn, names) => format!("{table} = min({}) = {second}", names.join(", ")),
            (_, names) => format!("{table} = {} = {second}", names.join(" = ")),
        };
        texts.push((Ink::Second, text));
    }
    if derivation.recurrence == Recurrence::Difference && derivation.branches.is_some() {
        let cell = &derivation.cell;
        let (fir, sec) = (number(cell.fir()), number(cell.sec()));
        let sign = if first < 0 { "−" } else { "+" };
        let text = if detail == Detail::Names {
            format!("fir = ({} {sign} {}) / 2 = {fir}, sec = {sec}", number(cell.sum), first.unsigned_abs())
        } else {
            format!("fir = {fir}, sec = {sec}")
        };
        texts.push((Ink::WeakText, text));
    }
    texts
}

fn why(recurrence: Recurrence) -> &'static str {
    match recurrence {
        Recurrence::FirSec => "After the pick the other player is to move there: the roles swap.",
        Recurrence::MyTurn => "When it is their turn they leave me the end that is worse for me.",
        Recurrence::TwoAhead => "Of what is left after a choice the other player leaves the smaller.",
        Recurrence::Difference => "What the other player is ahead by on the rest is taken from the coin.",
    }
}

/// `sec[2][4]`.
pub fn cell_name(quantity: Quantity, interval: Interval) -> String {
    format!("{}[{}][{}]", quantity.name(), interval.i, interval.j)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Table;

    fn derivation(row: &str, recurrence: Recurrence, interval: Interval) -> Derivation {
        Derivation::new(&Table::new(row.parse().unwrap()), recurrence, interval)
    }

    #[test]
    fn what_has_no_room_is_said_in_numbers_and_then_in_short_ones() {
        let long = derivation("999999999999 5 888888888888", Recurrence::FirSec, Interval::new(0, 2));
        let [left, _] = long.branches.unwrap();
        let text = |detail| branch_text(&left, Recurrence::FirSec, Phase::Write, detail);
        assert_eq!(text(Detail::Names), "take left   999999999999 + sec[1][2]  =  999999999999 + 5  =  1000000000004");
        assert_eq!(text(Detail::Numbers), "take left   999999999999 + 5  =  1000000000004");
        assert_eq!(text(Detail::ShortNumbers), "take left   1.000T + 5  =  1.000T");
    }

    #[test]
    fn a_negative_number_that_is_added_stands_in_brackets() {
        let negative = derivation("4 -3 2", Recurrence::Difference, Interval::new(0, 1));
        let [left, _] = negative.branches.unwrap();
        let text = branch_text(&left, Recurrence::Difference, Phase::Write, Detail::Names);
        assert_eq!(text, "take left   4 − d[1][1]  =  4 − (−3)  =  7");
    }
}
