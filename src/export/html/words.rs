//! The steps of a fill in words, in parts that a page shows as far as the step has come.

use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

use crate::export::pictures::title_of;
use crate::export::session_pictures::SessionPictures;
use crate::game::table::derivation::Derivation;
use crate::game::{End, FillAction, FillProgress, Interval, Phase};
use crate::picture::color_role::ColorRole;
use crate::session::Session;
use crate::wording::panels::step as texts;
use crate::wording::recurrence::what_a_cell_answers;
use crate::wording::{self, CallText, ResultPart, TextDetail, labeled, page, sentences, spoken, window};

/// The number of phases of a step. Parts are shown from one phase to another, counted from 0.
const PHASES: usize = 4;
pub const LAST: usize = PHASES - 1;

/// What is said about a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Words {
    /// The coins, or the call.
    pub title: String,
    /// Where it stands in the fill: `step 17 of 21`.
    pub place: String,
    pub phases: Vec<&'static str>,
    pub lines: Vec<Vec<Phrase>>,
    /// What a screen reader says at the end of the step.
    pub spoken: String,
}

/// A part of a line, which some phases show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The first and the last phase that show it.
    pub phases: (usize, usize),
    pub look: Look,
    pub text: String,
}

/// How a part looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A sum of the left end or of the right end. Once the other end is chosen, it is faded if this says so.
    Sum(End, bool),
    Choice,
    Text,
    WeakText,
    /// A number of the cell.
    Number(ColorRole),
}

impl Look {
    /// Returns the classes in the style sheet of the page.
    pub fn classes(self) -> &'static [&'static str] {
        match self {
            Self::Sum(End::Left, false) => &["sum", "left"],
            Self::Sum(End::Left, true) => &["sum", "left", "fades"],
            Self::Sum(End::Right, false) => &["sum", "right"],
            Self::Sum(End::Right, true) => &["sum", "right", "fades"],
            Self::Choice => &["choice"],
            Self::Text => &["text"],
            Self::WeakText => &["weak"],
            Self::Number(ColorRole::Text) => &["number"],
            Self::Number(ColorRole::Mover) => &["number", "first"],
            Self::Number(ColorRole::Other) => &["number", "second"],
            Self::Number(_) => &["number", "weak"],
        }
    }
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut part = serializer.serialize_seq(Some(4))?;
        part.serialize_element(&self.phases.0)?;
        part.serialize_element(&self.phases.1)?;
        part.serialize_element(&self.look.classes().join(" "))?;
        part.serialize_element(&self.text)?;
        part.end()
    }
}

impl Words {
    /// Returns what is said before the first step.
    pub fn of_start(pictures: &SessionPictures) -> Self {
        let fill = pictures.fill();
        let sentence = |look, text: &str| vec![Phrase { phases: (0, LAST), look, text: text.to_owned() }];
        Self {
            title: texts::question_of_a_cell().to_owned(),
            place: texts::step_of(0, fill.steps()),
            phases: Vec::new(),
            lines: vec![
                sentence(Look::Text, &what_a_cell_answers(fill.recurrence)),
                sentence(Look::Text, texts::beginning(fill.order, fill.recurrence)),
                sentence(Look::WeakText, &texts::order_and_reason(fill.order.name(), fill.reason())),
            ],
            spoken: window::nothing_filled_yet().to_owned(),
        }
    }

    /// Returns what is said about step number `step`, counted from 0.
    pub fn of_step(pictures: &SessionPictures, step: u64) -> Self {
        let fill = pictures.fill();
        let place = texts::step_of(step + 1, fill.steps());
        let at = fill.progress((step + 1) as f64).expect("a step that has ended has begun");
        if at.action != FillAction::Write {
            return Self::of_call(pictures, &at, place);
        }
        let derivation = derivation(pictures, at.interval);
        let phases = if at.interval.is_single() { Vec::new() } else { Phase::ALL.map(Phase::name).into() };
        Self {
            title: title(pictures, at.interval),
            place,
            phases,
            lines: lines(pictures, &derivation),
            spoken: window::step(step + 1, fill.steps(), name(pictures, at.interval, true)),
        }
    }

    /// Returns what is said about a slide. `numbering` is its number in its lesson, counted from 1, and the number of
    /// slides.
    pub fn of_slide(session: &Session, said: Vec<String>, (number, count): (usize, usize)) -> Self {
        let place = page::picture_of(number, count);
        let title = title_of(session);
        let spoken = labeled(&place, sentences(&said));
        let line = |text| vec![Phrase { phases: (0, LAST), look: Look::Text, text }];
        Self { title, place, phases: Vec::new(), lines: said.into_iter().map(line).collect(), spoken }
    }

    fn of_call(pictures: &SessionPictures, at: &FillProgress, place: String) -> Self {
        let fill = pictures.fill();
        let numbers = || derivation(pictures, at.interval).numbers();
        let text =
            |fraction| wording::call_text(pictures.count_from(), fill, &FillProgress { fraction, ..*at }, numbers);
        let (asked, CallText { code, asked_by, answer }) = (text(0.25), text(1.0));
        let part = |phases, look, text: &str| Phrase { phases, look, text: text.to_owned() };
        // The memo is asked in the third phase.
        let answers = if asked.answer == answer {
            vec![part((0, LAST), Look::Text, &answer)]
        } else {
            vec![part((0, 1), Look::Text, &asked.answer), part((2, LAST), Look::Text, &answer)]
        };
        let spoken = window::step(at.step + 1, fill.steps(), window::call(&code, &asked_by, &answer));
        let by = vec![part((0, LAST), Look::WeakText, &asked_by)];
        Self { title: code, place, phases: Vec::new(), lines: vec![by, answers], spoken }
    }

    /// Returns the whole lines as they are at the end of the step, without the parts that are replaced by then.
    pub fn whole_lines(&self) -> impl Iterator<Item = impl Iterator<Item = &Phrase>> {
        self.lines.iter().map(|line| line.iter().filter(|part| part.phases.1 == LAST))
    }
}

pub fn derivation(pictures: &SessionPictures, interval: Interval) -> Derivation {
    Derivation::in_window(pictures.window(), pictures.table(), pictures.fill().recurrence, interval)
}

/// Returns the name of a cell for screen readers.
pub fn name(pictures: &SessionPictures, interval: Interval, is_written: bool) -> String {
    let recurrence = pictures.fill().recurrence;
    let numbers = is_written.then(|| derivation(pictures, interval).numbers());
    spoken::cell(pictures.count_from(), recurrence, interval, numbers)
}

/// Returns the coins of a cell, or their number and their sum.
pub fn title(pictures: &SessionPictures, interval: Interval) -> String {
    let (table, count_from) = (pictures.table(), pictures.count_from());
    wording::listed_coins(count_from, table.row(), interval)
        .unwrap_or_else(|| texts::interval_with_sum(count_from, interval, table.sum(interval)))
}

/// Returns what is said about a cell that is not written.
pub fn unwritten(pictures: &SessionPictures, interval: Interval) -> Vec<String> {
    texts::unwritten(pictures.count_from(), pictures.fill(), &derivation(pictures, interval))
}

fn lines(pictures: &SessionPictures, derivation: &Derivation) -> Vec<Vec<Phrase>> {
    let count_from = pictures.count_from();
    let mut lines = Vec::new();
    let Some(branches) = &derivation.branches else {
        let part =
            Phrase { phases: (0, LAST), look: Look::Text, text: texts::one_coin_of(derivation.recurrence).to_owned() };
        return vec![vec![part], results(pictures, derivation, 0)];
    };
    for branch in branches {
        let look = Look::Sum(branch.end, !derivation.allows(branch.end));
        let text = |phase| wording::branch_text(count_from, branch, phase, TextDetail::Names);
        let (names, whole) = (text(Phase::Read), text(Phase::Write));
        lines.push(match whole.strip_prefix(&names) {
            Some("") => vec![Phrase { phases: (0, LAST), look, text: whole }],
            Some(numbers) => {
                let numbers = numbers.to_owned();
                vec![Phrase { phases: (0, LAST), look, text: names }, Phrase { phases: (1, LAST), look, text: numbers }]
            }
            None => vec![Phrase { phases: (0, 0), look, text: names }, Phrase { phases: (1, LAST), look, text: whole }],
        });
    }
    let choice = wording::choice_text(derivation, TextDetail::Names);
    let mut line: Vec<_> =
        choice.into_iter().map(|text| Phrase { phases: (2, LAST), look: Look::Choice, text }).collect();
    line.extend(results(pictures, derivation, LAST));
    lines.push(line);
    lines
}

/// Returns the numbers of a cell, which are shown from a phase on.
fn results(pictures: &SessionPictures, derivation: &Derivation, from: usize) -> Vec<Phrase> {
    let part = |(part, text)| {
        let role = match part {
            ResultPart::First => ColorRole::of_first_number(derivation.recurrence, derivation.numbers().first),
            ResultPart::Second => ColorRole::Other,
            ResultPart::Scores => ColorRole::WeakText,
        };
        Phrase { phases: (from, LAST), look: Look::Number(role), text }
    };
    wording::result_texts(pictures.count_from(), derivation, TextDetail::Names).into_iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::options::{ExportSubject, Framing, PictureStyle};
    use crate::game::{FillOrder, Recurrence, Row};
    use crate::session::Document;

    fn pictures(row: &str, order: FillOrder, recurrence: Recurrence) -> SessionPictures {
        let mut session = Session::new(Document::from(row.parse::<Row>().unwrap()));
        (session.view.fill_order, session.view.recurrence) = (order, recurrence);
        let style = PictureStyle { framing: Framing::Table, ..PictureStyle::USUAL };
        SessionPictures::new(&session, ExportSubject::Fill, style).unwrap()
    }

    /// The lines that a step shows in a phase.
    fn shown(words: &Words, phase: usize) -> Vec<String> {
        let is_shown = |part: &&Phrase| (part.phases.0..=part.phases.1).contains(&phase);
        let line =
            |parts: &Vec<Phrase>| -> String { parts.iter().filter(is_shown).map(|part| &part.text[..]).collect() };
        words.lines.iter().map(line).filter(|line| !line.is_empty()).collect()
    }

    #[test]
    fn a_step_tells_in_each_phase_only_what_has_come_so_far() {
        let pictures = pictures("8 15 3 7 9 2", FillOrder::Diagonals, Recurrence::FIR_SEC);
        let words = Words::of_step(&pictures, 16);
        assert_eq!((&words.title[..], &words.place[..]), ("Coins 1…4:  15  3  7  9", "step 17 of 21"));
        assert_eq!(words.spoken, "step 17 of 21, cell 1 to 4: first 22, second 12, take left");
        assert_eq!(shown(&words, 0), ["take left   15 + sec[2][4]", "take right  9 + sec[1][3]"]);
        let sums = ["take left   15 + sec[2][4]  =  15 + 7  =  22", "take right  9 + sec[1][3]  =  9 + 7  =  16"];
        assert_eq!(shown(&words, 1), sums);
        assert_eq!(shown(&words, 2), [sums[0], sums[1], "22 is larger: take left."]);
        assert_eq!(shown(&words, LAST)[2], "22 is larger: take left.fir = 22sec = fir[2][4] = 12");
    }

    #[test]
    fn a_call_tells_the_answer_of_the_memo_only_when_it_is_asked() {
        let words = Words::of_step(&pictures("8 15 3", FillOrder::Recursion, Recurrence::FIR_SEC), 0);
        assert_eq!(words.title, "solve(0, 2)");
        assert_eq!(
            shown(&words, 1),
            [crate::wording::table::call::for_the_whole_row(), crate::wording::table::call::is_it_known()]
        );
        let answer = crate::wording::table::call::calls_itself();
        assert_eq!(shown(&words, 2), [crate::wording::table::call::for_the_whole_row(), answer]);
        assert_eq!(words.whole_lines().map(Iterator::count).collect::<Vec<_>>(), [1, 1]);
    }

    #[test]
    fn an_unwritten_cell_does_not_give_its_pick_away() {
        for recurrence in Recurrence::PUBLISHED {
            let of = |row| unwritten(&pictures(row, FillOrder::Diagonals, recurrence), Interval::new(0, 3));
            assert_eq!(of("8 15 3 7"), of("7 3 15 8"));
            assert_eq!(of("8 15 3 7").len(), 2);
        }
    }
}
