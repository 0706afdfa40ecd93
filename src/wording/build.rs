//! What is said about a recurrence that is built: its lines, its mistakes, and what a check finds.

use std::fmt;

use crate::game::build::check::{Failure, MAX_COUNTED_COINS, MAX_SMALL_VALUE, Mistake, Verdict};
use crate::game::build::form::{Kind, LineAbout, MEANINGS, Part, Slot};
use crate::game::build::loops::LoopsVerdict;
use crate::game::build::{Build, BuildError, Gaps};
use crate::game::recurrence::Meaning;
use crate::game::{CountFrom, Player};
use crate::number::exact;
use crate::text::parts::keyed_by_name;
use crate::wording::names::order;
use crate::wording::text::build::{error, hint, meaning, mistake, picture, verdict};

pub use super::text::build::{about, gaps, panel};

keyed_by_name! { LineAbout Gaps Meaning Mistake }

/// Returns the text on a block: a piece of a formula, or what a cell stands for.
fn block(kind: Kind, index: usize, text: &'static str) -> &'static str {
    if kind == Kind::Meaning { meaning::name(MEANINGS[index]) } else { text }
}

/// Returns the texts on the blocks that fit into a slot, in their order.
pub fn blocks(slot: &Slot) -> impl Iterator<Item = &'static str> {
    let kind = slot.kind;
    slot.choices().iter().enumerate().map(move |(index, text)| block(kind, index, text))
}

/// Returns the text in a slot. `None` for a gap.
pub fn shown(build: &Build, slot: usize) -> Option<&'static str> {
    blocks(&build.form().slots()[slot]).nth(build.block(slot)?)
}

/// Returns the recurrence as it stands, line by line, with `___` for each gap.
pub fn spoken(build: &Build) -> String {
    let of_part = |part: &Part| match part {
        Part::Text(text) => *text,
        Part::Slot(slot) => shown(build, *slot).unwrap_or("___"),
    };
    let lines = build.lines().map(|line| {
        let text: String = line.parts.iter().map(of_part).collect();
        picture::line(about::name(line.about), text.trim_end_matches(','))
    });
    lines.collect::<Vec<_>>().join(" ")
}

/// The number of hints. The last one fills a gap.
pub const HINTS: usize = 3;

/// Returns the hint with this number, from 1.
pub fn hint_text(build: &Build, number: usize) -> String {
    let recurrence = build.form().recurrence;
    match number {
        1 if build.gaps() == Gaps::Loops => hint::loops_reads().to_owned(),
        2 if build.gaps() == Gaps::Loops => hint::loops_order().to_owned(),
        1 => {
            let first = recurrence.meanings().map_or(Meaning::Mover, |meanings| meanings[0]);
            hint::about_cell(meaning::name(first))
        }
        2 if recurrence.subtracts() => hint::other_player_lead().to_owned(),
        2 if recurrence.skips_lengths() => hint::other_player_two_ahead().to_owned(),
        2 => hint::other_player().to_owned(),
        _ => hint::filled().to_owned(),
    }
}

pub use verdict::{loops_picture, loops_so_far, takes};

/// Returns what a check says: a sentence that stands out, and those below it.
pub fn verdict(build: &Build, checked: &Verdict, count_from: CountFrom) -> (String, Vec<String>) {
    let failure = match checked {
        Verdict::Gap(_) => return (panel::gap_left().to_owned(), vec![]),
        Verdict::Right { same_as: Some(recurrence), rows } => {
            return (verdict::right_known(*rows, recurrence.name()), vec![]);
        }
        Verdict::Right { same_as: None, rows } => return (verdict::right_new(*rows), vec![]),
        Verdict::Loops(found) => return loops(found, count_from),
        Verdict::Wrong(failure) => failure,
    };
    let Failure { slot, mistake: kind, right_rows: [right, all], .. } = **failure;
    let why = verdict::why(shown(build, slot).unwrap_or_default(), mistake::name(kind));
    (says(failure), vec![why, verdict::right_on(right, all, MAX_COUNTED_COINS, MAX_SMALL_VALUE)])
}

/// Returns what a check of loops says.
fn loops(found: &LoopsVerdict, count_from: CountFrom) -> (String, Vec<String>) {
    match found {
        LoopsVerdict::Right(order) => {
            let about =
                order.map_or(verdict::loops_own().to_owned(), |order| verdict::loops_order(order::short(order)));
            (verdict::loops_right().to_owned(), vec![about])
        }
        LoopsVerdict::Unreached => (verdict::loops_unreached().to_owned(), vec![]),
        LoopsVerdict::Unfilled(first) => (verdict::loops_unfilled(count_from, first.cell, first.read), vec![]),
    }
}

/// Returns `It fails on 1 1, the smallest row: it says that First gets 2, but it is 1.`
fn says(failure: &Failure) -> String {
    let Failure { row, meaning, claimed, right, .. } = failure;
    let row = row.coins().iter().map(|coin| exact(*coin)).collect::<Vec<_>>().join(" ");
    let player = if *meaning == Meaning::Other { Player::Second } else { Player::First };
    match (claimed, meaning) {
        (None, _) => verdict::says_nothing(&row, exact(*right)),
        (Some(claimed), Meaning::Lead) => verdict::says_lead(&row, player, exact(*claimed), exact(*right)),
        (Some(claimed), _) => verdict::says(&row, player, exact(*claimed), exact(*right)),
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::NotPublished => error::not_published().to_owned(),
            Self::TooMany { most } => error::too_many(*most),
            Self::Unfit { number, block, fitting } => error::unfit(*number, block, fitting),
        })
    }
}

impl std::error::Error for BuildError {}
