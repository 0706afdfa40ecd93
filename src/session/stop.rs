//! The stops of a lesson: where the clicker stops, and what is shown there.

use std::borrow::Cow;
use std::fmt::{self, Write};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use clap::ValueEnum;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::{self, DeserializeOwned, Visitor};
use serde::ser::{Error, SerializeStruct};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::build::Exercise;
use crate::game::play::game::solved::Positions;
use crate::game::{Game, Recurrence, Row, Rule, Table};
use crate::predict::{ClassQuestion, FreeQuestion, Frequency, PredictSettings, Question, QuestionKind};
use crate::printable::{Lines, printable};
use crate::session::error::Warning;
use crate::session::text::format;
use crate::session::view::{CodeSubject, Layout, Subject, View};
use crate::session::words::{self, Values};
use crate::wording::Keyed;
use crate::wording::errors::session;

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
    /// Returns whether the words of the stop with this index tell what comes out: it is the last one of several.
    pub fn tells(&self, index: usize) -> bool {
        index > 0 && index + 1 == self.len()
    }

    /// Moves all positions into a session of `n` coins with this view, and makes the notes printable.
    pub fn fit(&mut self, view: View, n: usize) {
        for stop in &mut self.0 {
            stop.fit(view, n);
            stop.make_printable();
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
            let stop: &dyn erased_serde::Serialize = stop;
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
    /// What the stage shows. Without it, the transport of the position decides.
    #[serde(default, alias = "lecture")]
    pub subject: Option<Subject>,
    /// What stands beside it.
    #[serde(default, alias = "tab")]
    pub beside: Option<Subject>,
    /// Whether all is dimmed but the present cell, what it reads and its coins.
    #[serde(default)]
    pub spotlight: bool,
    /// Whether only the row is shown.
    #[serde(default)]
    pub blank: bool,
    /// What is asked about the next step or move.
    #[serde(default)]
    pub ask: Option<QuestionKind>,
    /// What the lecturer reads here.
    #[serde(default)]
    pub note: String,
    /// What everybody reads here, as [`words`](crate::session::words) are written.
    #[serde(default)]
    pub words: String,
    /// A question that the author has written. It is asked in place of one about the next step.
    #[serde(default, rename = "question")]
    pub free: Option<FreeQuestion>,
    /// Whether the stage shows the words alone.
    #[serde(default)]
    pub text: bool,
    /// A recurrence that is put together here.
    #[serde(default)]
    pub build: Option<Exercise>,
    /// How far the tree of calls is folded.
    #[serde(default)]
    pub fold: Fold,
}

/// How far the tree of calls is folded: every call, every distinct interval, or the intervals at their cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Fold {
    #[default]
    Tree,
    Graph,
    Table,
}

impl Fold {
    pub const ALL: [Self; 3] = [Self::Tree, Self::Graph, Self::Table];

    /// Returns how far it is folded: 0 is the tree, 1 the graph, 2 the table.
    pub fn stage(self) -> f32 {
        f32::from(self as u8)
    }

    /// Returns what is nearest to a stage.
    pub fn nearest(stage: f64) -> Self {
        Self::ALL[(stage.round().max(0.0) as usize).min(Self::ALL.len() - 1)]
    }
}

impl Keyed for Fold {
    const KEYS: &'static [&'static str] = &["tree", "graph", "table"];

    fn key(self) -> &'static str {
        Self::KEYS[self as usize]
    }
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
            subject: None,
            beside: None,
            spotlight: false,
            blank: false,
            ask: None,
            note: String::new(),
            words: String::new(),
            free: None,
            text: false,
            build: None,
            fold: Fold::Tree,
        }
    }

    /// Returns whether it asks something.
    pub fn asks(&self) -> bool {
        self.ask.is_some() || self.free.is_some()
    }

    /// Returns what the slide is about, where the session's view is `view`.
    pub fn subject(&self, view: View) -> Subject {
        if self.build.is_some() {
            return Subject::Build;
        }
        self.subject.unwrap_or(match (self.at, view.subject.of_slide()) {
            (StopPosition::Game(_), _) => Subject::Game,
            (StopPosition::Fusion(_), Subject::Code) => Subject::Code,
            (StopPosition::Fusion(_), _) => Subject::Fusion,
            // What is put together is that of the stop.
            (StopPosition::Fill(_), Subject::Game | Subject::Fusion | Subject::Build) => Subject::Table,
            (StopPosition::Fill(_), subject) => subject,
        })
    }

    /// Returns the view at this stop, of a session with `view`.
    pub fn view(&self, view: View) -> View {
        View {
            recurrence: self.recurrence.unwrap_or(view.recurrence),
            layout: self.layout.unwrap_or(view.layout),
            subject: self.subject(view),
            beside: self.beside.or(view.beside),
            code: if matches!(self.at, StopPosition::Fusion(_)) { CodeSubject::Fusion } else { view.code },
            // The class is asked at stops that say so.
            predict: None,
            ..view
        }
    }

    /// Returns the words as plain text with the values of a row under a rule, of a session with `view`.
    pub fn plain_words(&self, row: &Row, rule: Rule, view: View) -> String {
        self.with_values(&Table::new(row.clone()), rule, view, |values| words::plain(&self.words, values))
    }

    /// Returns the words as blocks with the values of a row under a rule, of a session with `view`.
    pub fn blocks(&self, table: &Table, rule: Rule, view: View) -> Vec<words::Block> {
        self.with_values(table, rule, view, |values| words::blocks(&self.words, values))
    }

    /// Returns the first sentence of its words that asks, in plain text with the values of a row under a rule.
    pub fn asks_in_words(&self, row: &Row, rule: Rule, view: View) -> Option<String> {
        let words = self.plain_words(row, rule, view);
        let sentences = words.lines().flat_map(|line| {
            // A point inside a number ends no sentence.
            let ends = line.match_indices(['.', '?', '!']).map(|(at, _)| at + 1);
            let ends = ends.filter(|end| line[*end..].chars().next().is_none_or(char::is_whitespace));
            ends.scan(0, |start, end| Some(line[std::mem::replace(start, end)..end].trim().trim_start_matches("- ")))
        });
        let is_question = |sentence: &&str| sentence.len() > 1 && sentence.ends_with('?');
        sentences.filter(is_question).map(str::to_owned).next()
    }

    /// Reads a text with the values of a row.
    fn with_values<T>(&self, table: &Table, rule: Rule, view: View, read: impl FnOnce(Values) -> T) -> T {
        let scores = || Positions::new(rule, table.row()).scores(|| table.result());
        read(Values { table, scores: &scores, rule, recurrence: self.view(view).recurrence })
    }

    /// Returns the author's question with the values of a row under a rule, of a session with `view`.
    pub fn free_question(&self, table: &Table, rule: Rule, view: View) -> Option<FreeQuestion> {
        let mut question = self.free.clone()?;
        for text in question.texts_mut() {
            *text = self.with_values(table, rule, view, |values| words::plain(text, values));
        }
        Some(question)
    }

    /// Returns what is asked at this stop: the author's question, or else [`Self::question`].
    pub fn class_question(&self, rule: Rule, view: View, table: &Table, game: Option<&Game>) -> Option<ClassQuestion> {
        let free = self.free_question(table, rule, view).map(ClassQuestion::Free);
        free.or_else(|| self.question(view, table, game).map(|question| ClassQuestion::Step(Box::new(question))))
    }

    /// Returns the question at this stop of a session with `view`: about the step that is done next or has begun, or
    /// about the next move. `None` if there is none of this kind, or if `game` does not go so far.
    pub fn question(&self, view: View, table: &Table, game: Option<&Game>) -> Option<Question> {
        let settings = PredictSettings { kinds: self.ask?.into(), often: Frequency::EachCell };
        let question = match self.at {
            StopPosition::Fill(at) => Question::of_step(settings, table, self.view(view).fill(table.n()), at as u64),
            StopPosition::Game(ply) => {
                let game = game.filter(|game| ply <= game.moves().len())?;
                Question::of_move(settings, table, ply, &game.turn(ply)?, game.rule())
            }
            StopPosition::Fusion(_) => None,
        };
        question.map(|question| question.counting(view.count_from))
    }

    /// Returns all of its texts, to change them.
    pub fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let free = self.free.iter_mut().flat_map(FreeQuestion::texts_mut);
        [&mut self.note, &mut self.words].into_iter().chain(free)
    }

    /// Replaces characters of its texts that can't be shown.
    pub(super) fn make_printable(&mut self) {
        for text in self.texts_mut() {
            if let Cow::Owned(shown) = printable(text, Lines::Many) {
                *text = shown;
            }
        }
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
        const NAMES: [&str; 14] = [
            "at",
            "recurrence",
            "layout",
            "subject",
            "beside",
            "spotlight",
            "blank",
            "ask",
            "note",
            "words",
            "question",
            "text",
            "build",
            "fold",
        ];
        let Self {
            at,
            recurrence,
            layout,
            subject,
            beside,
            spotlight,
            blank,
            ask,
            note,
            words,
            free,
            text,
            build,
            fold,
        } = self;
        // Forms for programs know a field by its place.
        let is_for_people = serializer.is_human_readable();
        let said = [
            true,
            recurrence.is_some(),
            layout.is_some(),
            subject.is_some(),
            beside.is_some(),
            *spotlight,
            *blank,
            ask.is_some(),
            !note.is_empty(),
            !words.is_empty(),
            free.is_some(),
            *text,
            build.is_some(),
            *fold != Fold::Tree,
        ]
        .map(|is_said| is_said || !is_for_people);
        let mut fields = serializer.serialize_struct("Stop", said.iter().filter(|said| **said).count())?;
        macro_rules! field {
            ($($index:literal: $value:expr,)+) => {
                $(if said[$index] { fields.serialize_field(NAMES[$index], $value)?; })+
            };
        }
        field! {
            0: at, 1: recurrence, 2: layout, 3: subject, 4: beside, 5: spotlight, 6: blank, 7: ask, 8: note, 9: words,
            10: free, 11: text, 12: build, 13: fold,
        }
        fields.end()
    }
}

/// A position that was moved.
pub(super) enum Moved {
    /// Into the steps that there are.
    Step { end: u64, now: u64 },
    /// Into the moves that there are.
    Move { end: u64, now: u64 },
    /// To the start, as it is no position.
    ToStart,
}

impl Moved {
    /// Returns what is said about the field.
    pub(super) fn warning(self, field: impl Into<Cow<'static, str>>) -> Warning {
        let field = field.into();
        match self {
            Self::Step { end, now } => Warning::StepMoved { field, end, now },
            Self::Move { end, now } => Warning::MoveMoved { field, end, now },
            Self::ToStart => Warning::NoPosition { field },
        }
    }
}

/// Moves a position of the fill into its steps. Behind the end is the end. Below 0, NaN and infinity are the start.
pub(super) fn fitted_fill(at: &mut f64, steps: u64) -> Option<Moved> {
    if (0.0..=steps as f64).contains(at) {
        return None;
    }
    let now = if *at > 0.0 && at.is_finite() { steps } else { 0 };
    *at = now as f64;
    Some(Moved::Step { end: steps, now })
}

/// Moves a position of the game into the moves of `n` coins, as [`fitted_fill`] does.
pub(super) fn fitted_game(at: &mut usize, n: usize) -> Option<Moved> {
    if *at <= n {
        return None;
    }
    *at = if *at == usize::NOWHERE { 0 } else { n };
    Some(Moved::Move { end: n as u64, now: *at as u64 })
}

/// Moves a position of fusion that is none to the start. How many steps fusion takes is known when it runs.
fn fitted_fusion(at: &mut u64) -> Option<Moved> {
    if *at != u64::NOWHERE {
        return None;
    }
    *at = 0;
    Some(Moved::ToStart)
}

/// The integers that hold a number of steps or moves.
pub(super) trait Number: DeserializeOwned {
    /// What a file has in the place of a number that is none, such as −1. It is moved to the start.
    const NOWHERE: Self;

    /// Returns a number. It is not [`Self::NOWHERE`].
    fn of(number: u64) -> Self;
}

impl Number for usize {
    const NOWHERE: Self = Self::MAX;

    fn of(number: u64) -> Self {
        Self::try_from(number).map_or(Self::MAX - 1, |number| number.min(Self::MAX - 1))
    }
}

impl Number for u64 {
    const NOWHERE: Self = Self::MAX;

    fn of(number: u64) -> Self {
        number.min(Self::MAX - 1)
    }
}

/// Reads a number of steps or moves. One below 0, NaN and infinity are read, too, and fitted later.
///
/// # Errors
/// If it is no number, or has a fraction.
pub(super) fn number<'de, D: Deserializer<'de>, T: Number>(deserializer: D) -> Result<T, D::Error> {
    if !deserializer.is_human_readable() {
        return T::deserialize(deserializer);
    }
    deserializer.deserialize_any(NumberVisitor(PhantomData))
}

/// Takes whole numbers as they are, because a floating-point number would round large ones.
struct NumberVisitor<T>(PhantomData<T>);

impl<T: Number> Visitor<'_> for NumberVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(session::a_position())
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<T, E> {
        Ok(T::of(number))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<T, E> {
        Ok(u64::try_from(number).map_or(T::NOWHERE, T::of))
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<T, E> {
        if number < 0.0 || !number.is_finite() {
            return Ok(T::NOWHERE);
        }
        if number.fract() != 0.0 {
            return Err(E::custom(session::position_with_fraction()));
        }
        // A larger one is behind the end, too.
        Ok(T::of(number as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form;

    #[test]
    fn a_stop_is_written_shortly_for_people_and_whole_for_programs() {
        let stop =
            Stop { ask: Some(QuestionKind::End), note: "Wait.".to_owned(), ..Stop::new(StopPosition::Fill(3.0)) };
        assert_eq!(ron::to_string(&stop).unwrap(), "(at:fill(3.0),ask:Some(end),note:\"Wait.\")");
        for stop in [stop, Stop::new(StopPosition::Game(2))] {
            let bytes = form::bytes(&stop).unwrap();
            assert_eq!(form::read_bytes::<Stop>(&bytes).unwrap(), stop);
        }
    }

    #[test]
    fn the_words_have_the_values_of_the_row_and_the_formula_of_the_stop() {
        let stop = Stop {
            recurrence: Some(Recurrence::DIFFERENCE),
            words: "*{fir}* to {sec}\n\n{recurrence}".to_owned(),
            ..Stop::new(StopPosition::Fill(0.0))
        };
        let words = stop.plain_words(&"8 15 3 7".parse().unwrap(), Rule::CLASSIC, View::default());
        assert_eq!(words, format!("22 to 11\n\n{}", crate::wording::recurrence::formula(Recurrence::DIFFERENCE)));
    }

    #[test]
    fn the_first_sentence_that_asks_is_the_question() {
        let asked = |words: &str| {
            let stop = Stop { words: words.to_owned(), ..Stop::new(StopPosition::Fill(0.0)) };
            stop.asks_in_words(&"8 15 3 7".parse().unwrap(), Rule::CLASSIC, View::default())
        };
        let words = "Two coins lie at the ends. The *{v[0]}* is larger, by 0.5 at least: why not take it? What else?";
        assert_eq!(asked(words).as_deref(), Some("The 8 is larger, by 0.5 at least: why not take it?"));
        assert_eq!(asked("One\n- Is {n} even?").as_deref(), Some("Is 4 even?"));
        assert_eq!(asked("No. Never!"), None);
        assert_eq!(asked(""), None);
    }

    #[test]
    fn the_position_decides_what_the_slide_is_about_unless_the_stop_says_so() {
        let of = |at, subject| Stop { subject, ..Stop::new(at) }.subject(View::default());
        assert_eq!(of(StopPosition::Game(1), None), Subject::Game);
        assert_eq!(of(StopPosition::Fusion(1), None), Subject::Fusion);
        assert_eq!(of(StopPosition::Fill(1.0), None), Subject::Table);
        assert_eq!(of(StopPosition::Game(1), Some(Subject::Calls)), Subject::Calls);
    }
}
