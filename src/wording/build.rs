//! What is said about a recurrence that is built: its lines, its mistakes, and what a check finds.

use std::fmt;
use std::sync::LazyLock;

use crate::game::build::check::{Failure, MAX_COUNTED_COINS, MAX_SMALL_VALUE, Mistake, Verdict};
use crate::game::build::form::{Form, Kind, LineAbout, Part};
use crate::game::build::loops::LoopsVerdict;
use crate::game::build::{Build, BuildError, Gaps};
use crate::game::recurrence::Meaning;
use crate::game::recurrence::definition::Extreme;
use crate::game::rule::solution::Played;
use crate::game::rule::{Gain, Most};
use crate::game::{CountFrom, Player, Rule};
use crate::number::exact;
use crate::text::parts::keyed_by_name;
use crate::wording::names::order;
use crate::wording::rule::{coins_taken, game};
use crate::wording::sentences;
use crate::wording::text::build::{cell, error, hint, meaning, mistake, picture, verdict};

pub use super::text::build::{about, gaps, panel};

keyed_by_name! { LineAbout Gaps Meaning Mistake }

/// Returns what a cell stands for under a rule.
fn meaning_of(rule: Rule, meaning: Meaning) -> &'static str {
    match meaning {
        Meaning::Mover if rule.is_alone => cell::still(),
        Meaning::Other if rule.is_alone => cell::before(),
        Meaning::Lead if rule.wants == Extreme::Min => cell::difference(),
        meaning => meaning::name(meaning),
    }
}

/// Returns the texts on the blocks that fit into a slot, in their order: pieces of a formula, or what a cell stands for.
pub fn blocks(form: &'static Form, slot: usize) -> Vec<&'static str> {
    let place = &form.slots()[slot];
    match place.kind {
        Kind::Meaning => form.meanings().map(|meaning| meaning_of(form.rule, meaning)).collect(),
        _ => place.choices().to_vec(),
    }
}

/// Returns the text in a slot. `None` for a gap.
pub fn shown(build: &Build, slot: usize) -> Option<&'static str> {
    blocks(build.form(), slot).get(build.block(slot)?).copied()
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
    sentences(lines)
}

/// The number of hints. The last one fills a gap.
pub const HINTS: usize = 3;

/// Returns the hint with this number, from 1.
pub fn hint_text(build: &Build, number: usize) -> String {
    let Form { recurrence, rule, .. } = build.form();
    match number {
        1 if build.gaps() == Gaps::Loops => hint::loops_reads().to_owned(),
        2 if build.gaps() == Gaps::Loops => hint::loops_order().to_owned(),
        1 => {
            let slots = build.form().slots();
            let slot = slots.iter().position(|slot| slot.kind == Kind::Meaning).expect("each form has a meaning");
            let meaning = blocks(build.form(), slot)[slots[slot].right];
            if rule.is_alone { hint::about_cell_alone(meaning) } else { hint::about_cell(meaning) }
        }
        2 if *rule != Rule::CLASSIC => hint::of_rule(rule.about(), rule.is_alone),
        2 if recurrence.subtracts() => hint::other_player_lead().to_owned(),
        2 if recurrence.skips_lengths() => hint::other_player_two_ahead().to_owned(),
        2 => hint::other_player().to_owned(),
        _ => hint::filled().to_owned(),
    }
}

pub use verdict::{loops_picture, loops_so_far};

/// Returns who takes what in a move of best play on a row on which it fails, and what that brings if it is not the value
/// of the coins.
pub fn takes(rule: Rule, failure: &Failure, Played { player, position, choice, .. }: &Played) -> String {
    let coins = coins_taken(&failure.row, position.interval(), choice.taking);
    match rule.gain {
        _ if rule.is_alone => game::alone_takes(coins, choice.gain),
        Gain::Taken => verdict::takes(*player, coins),
        _ => game::takes_and_gets(*player, coins, choice.gain),
    }
}

/// Returns what a check says: a sentence that stands out, and those below it.
pub fn verdict(build: &Build, checked: &Verdict, count_from: CountFrom) -> (String, Vec<String>) {
    let failure = match checked {
        Verdict::Gap(_) => return (panel::gap_left().to_owned(), vec![]),
        Verdict::Right { same_as: Some(recurrence), rows } => {
            let right = match recurrence.other_rule() {
                Some(rule) => verdict::right_of_rule(*rows, rule.short_name()),
                None => verdict::right_known(*rows, recurrence.name()),
            };
            return (right, vec![]);
        }
        Verdict::Right { same_as: None, rows } => return (verdict::right_new(*rows), vec![]),
        Verdict::Loops(found) => return loops(found, count_from),
        Verdict::Wrong(failure) => failure,
    };
    let Failure { slot, mistake: kind, right_rows: [right, all], .. } = **failure;
    let why = verdict::why(shown(build, slot).unwrap_or_default(), mistake::name(kind));
    (says(build.form().rule, failure), vec![why, verdict::right_on(right, all, MAX_COUNTED_COINS, MAX_SMALL_VALUE)])
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
fn says(rule: Rule, failure: &Failure) -> String {
    let Failure { row, meaning, claimed, right, .. } = failure;
    let row = row.coins().iter().map(|coin| exact(*coin)).collect::<Vec<_>>().join(" ");
    let player = if *meaning == Meaning::Other { Player::Second } else { Player::First };
    match (claimed, meaning) {
        (None, _) => verdict::says_nothing(&row, exact(*right)),
        (Some(claimed), _) if rule.is_alone => verdict::says_alone(&row, exact(*claimed), exact(*right)),
        (Some(claimed), Meaning::Lead) if rule.wants == Extreme::Min => {
            verdict::says_difference(&row, exact(*claimed), exact(*right))
        }
        (Some(claimed), Meaning::Lead) => verdict::says_lead(&row, player, exact(*claimed), exact(*right)),
        (Some(claimed), _) => verdict::says(&row, player, exact(*claimed), exact(*right)),
    }
}

/// Returns how a file names each form: `fir_sec`, `rule(what_stays)`.
fn forms() -> Vec<&'static str> {
    static FORMS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let name = |form: &Form| match form.recurrence.key() {
            Some(key) => key.to_owned(),
            None => match (form.rule.key.replace('-', "_"), form.rule.most) {
                (word, Most::UpTo(most)) => format!("rule({word}({most}))"),
                (word, _) => format!("rule({word})"),
            },
        };
        Form::all().iter().map(name).collect()
    });
    FORMS.iter().map(String::as_str).collect()
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::NotPublished => error::not_published(&forms()),
            Self::NoForm(rule) => error::no_form(rule.name(), &forms()),
            Self::TooMany { most } => error::too_many(*most),
            Self::Unfit { number, block, fitting } => error::unfit(*number, block, fitting),
        })
    }
}

impl std::error::Error for BuildError {}
