//! The stops of a lesson: where the clicker stops, and what is shown there.

use std::borrow::Cow;
use std::fmt::Write;
use std::ops::{Deref, DerefMut};

use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::ser::{Error, SerializeStruct};
use serde::{Deserialize, Serialize, Serializer};

use crate::game::{Game, Recurrence, Table};
use crate::predict::{Frequency, PredictSettings, Question, QuestionKind};
use crate::printable::{Lines, printable};
use crate::session::dialect::format;
use crate::session::position::{Moved, fitted_fill, fitted_fusion, fitted_game, number};
use crate::session::view::{CodeSubject, Layout, LectureSubject, Tab, View};

/// A session has at most this many stops.
pub const MAX_STOPS: usize = 1_000;

/// The stops of a session, in their order.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct Stops(pub Vec<Stop>);

impl Deref for Stops {
    type Target = Vec<Stop>;

    fn deref(&self) -> &Vec<Stop> {
        &self.0
    }
}

impl DerefMut for Stops {
    fn deref_mut(&mut self) -> &mut Vec<Stop> {
        &mut self.0
    }
}

impl Stops {
    /// Moves all positions into a session of `n` coins with this view, and makes the notes printable.
    pub fn fit(&mut self, view: View, n: usize) {
        for stop in &mut self.0 {
            stop.fit(view, n);
            if let Cow::Owned(shown) = printable(&stop.note, Lines::Many) {
                stop.note = shown;
            }
        }
    }
}

impl Serialize for Stops {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_empty() || !serializer.is_human_readable() {
            return self.0.serialize(serializer);
        }
        // People read one stop per line.
        let config = PrettyConfig::new().new_line("\n").compact_structs(true).escape_strings(false);
        let mut list = "[\n".to_owned();
        for stop in &self.0 {
            let line = format().to_string_pretty(stop, config.clone()).map_err(S::Error::custom)?;
            let _ = writeln!(list, "        {line},");
        }
        list += "    ]";
        RawValue::from_boxed_ron(list.into_boxed_str()).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// A place at which the clicker stops. What it does not name is as in the session.
///
/// In a text only the fields are written that say something: `(at: fill(3.0), ask: end)`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Stop {
    pub at: StopPosition,
    #[serde(default)]
    pub recurrence: Option<Recurrence>,
    #[serde(default)]
    pub layout: Option<Layout>,
    /// The tab beside the table, outside the lecture view.
    #[serde(default)]
    pub tab: Option<Tab>,
    /// What the slide is about. Without it, the transport of the position decides.
    #[serde(default)]
    pub lecture: Option<LectureSubject>,
    /// Whether all is dimmed but the present cell, what it reads and its coins.
    #[serde(default)]
    pub spotlight: bool,
    /// Whether only the row is shown.
    #[serde(default)]
    pub blank: bool,
    /// What the class is asked about the next step or move.
    #[serde(default)]
    pub ask: Option<QuestionKind>,
    /// What the lecturer reads here.
    #[serde(default)]
    pub note: String,
}

/// A position of one transport: the number of steps or moves that are done.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StopPosition {
    /// Of the fill, with a fraction for a step that has begun.
    Fill(f64),
    Game(#[serde(deserialize_with = "number")] usize),
    /// Of the run of fusion.
    Fusion(#[serde(deserialize_with = "number")] u64),
}

impl Stop {
    /// Returns a stop that shows the session as it is, at a position.
    pub fn new(at: StopPosition) -> Self {
        Self {
            at,
            recurrence: None,
            layout: None,
            tab: None,
            lecture: None,
            spotlight: false,
            blank: false,
            ask: None,
            note: String::new(),
        }
    }

    /// Returns what the slide is about, where the session's view is `view`.
    pub fn subject(&self, view: View) -> LectureSubject {
        self.lecture.unwrap_or(match (self.at, view.lecture) {
            (StopPosition::Game(_), _) => LectureSubject::Game,
            (StopPosition::Fusion(_), LectureSubject::Code) => LectureSubject::Code,
            (StopPosition::Fusion(_), _) => LectureSubject::Fusion,
            (StopPosition::Fill(_), LectureSubject::Game | LectureSubject::Fusion) => LectureSubject::Table,
            (StopPosition::Fill(_), subject) => subject,
        })
    }

    /// Returns the view at this stop, of a session with `view`.
    pub fn view(&self, view: View) -> View {
        View {
            recurrence: self.recurrence.unwrap_or(view.recurrence),
            layout: self.layout.unwrap_or(view.layout),
            tab: self.tab.unwrap_or(view.tab),
            lecture: self.subject(view),
            code: if matches!(self.at, StopPosition::Fusion(_)) { CodeSubject::Fusion } else { view.code },
            // The class is asked at stops that say so.
            predict: None,
            ..view
        }
    }

    /// Returns the question at this stop of a session with `view`: about the step that is done next or has begun, or
    /// about the next move. `None` if there is none of this kind, or if `game` does not go so far.
    pub fn question(&self, view: View, table: &Table, game: Option<&Game>) -> Option<Question> {
        let settings = PredictSettings { kinds: self.ask?.into(), often: Frequency::EachCell };
        let question = match self.at {
            StopPosition::Fill(at) => Question::of_step(settings, table, self.view(view).fill(table.n()), at as u64),
            StopPosition::Game(ply) => {
                let turn = game.filter(|game| ply <= game.moves().len())?.turn(ply)?;
                Question::of_move(settings, table, ply, &turn)
            }
            StopPosition::Fusion(_) => None,
        };
        question.map(|question| question.counting(view.count_from))
    }

    /// Moves the position into a session of `n` coins with this view. Returns where it is now if it lay outside.
    pub(super) fn fit(&mut self, view: View, n: usize) -> Option<Moved> {
        let steps = self.view(view).fill(n).steps();
        match &mut self.at {
            StopPosition::Fill(at) => fitted_fill(at, steps),
            StopPosition::Game(at) => fitted_game(at, n),
            StopPosition::Fusion(at) => fitted_fusion(at),
        }
    }
}

impl Serialize for Stop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const NAMES: [&str; 9] = ["at", "recurrence", "layout", "tab", "lecture", "spotlight", "blank", "ask", "note"];
        let Self { at, recurrence, layout, tab, lecture, spotlight, blank, ask, note } = self;
        // Forms for programs know a field by its place.
        let is_for_people = serializer.is_human_readable();
        let said = [
            true,
            recurrence.is_some(),
            layout.is_some(),
            tab.is_some(),
            lecture.is_some(),
            *spotlight,
            *blank,
            ask.is_some(),
            !note.is_empty(),
        ]
        .map(|is_said| is_said || !is_for_people);
        let mut fields = serializer.serialize_struct("Stop", said.iter().filter(|said| **said).count())?;
        macro_rules! field {
            ($($index:literal: $value:expr,)+) => {
                $(if said[$index] { fields.serialize_field(NAMES[$index], $value)?; })+
            };
        }
        field! { 0: at, 1: recurrence, 2: layout, 3: tab, 4: lecture, 5: spotlight, 6: blank, 7: ask, 8: note, }
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_is_written_shortly_for_people_and_whole_for_programs() {
        let stop =
            Stop { ask: Some(QuestionKind::End), note: "Wait.".to_owned(), ..Stop::new(StopPosition::Fill(3.0)) };
        assert_eq!(ron::to_string(&stop).unwrap(), "(at:fill(3.0),ask:Some(end),note:\"Wait.\")");
        for stop in [stop, Stop::new(StopPosition::Game(2))] {
            let bytes = rmp_serde::to_vec(&stop).unwrap();
            assert_eq!(rmp_serde::from_slice::<Stop>(&bytes).unwrap(), stop);
        }
    }

    #[test]
    fn the_position_decides_what_the_slide_is_about_unless_the_stop_says_so() {
        let of = |at, lecture| Stop { lecture, ..Stop::new(at) }.subject(View::default());
        assert_eq!(of(StopPosition::Game(1), None), LectureSubject::Game);
        assert_eq!(of(StopPosition::Fusion(1), None), LectureSubject::Fusion);
        assert_eq!(of(StopPosition::Fill(1.0), None), LectureSubject::Table);
        assert_eq!(of(StopPosition::Game(1), Some(LectureSubject::Tree)), LectureSubject::Tree);
    }
}
