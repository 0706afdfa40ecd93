//! The user's preferences, and what is kept with them: recent files, and what was done in lessons.

use crate::app::export_choices::ExportChoices;
use crate::app::speed::{DEFAULT_SPEED, clamped};
use crate::app::transport::Transport;
use crate::game::Stride;
use crate::lessons;
use crate::listing::Language;
use crate::predict::PredictSettings;
use crate::predict::practice::Memory;
use crate::session::{Document, path_text};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The user's preferences. They are loaded at the start and saved at the end, and opening a session does not change
/// them.
///
/// The file of the preferences uses the same names as the fields. egui stores the choice between dark and light, the
/// zoom of the window and the sizes of the panels.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Preferences {
    /// The files that were opened or saved last, the newest first. At most 10.
    pub recent: RecentFiles,
    // The speeds of the transports, as multiples of the normal speed. `None` is the normal speed.
    fill_speed: Option<f64>,
    game_speed: Option<f64>,
    fusion_speed: Option<f64>,
    /// The size of a step of the fill.
    pub stride: Stride,
    /// Whether the path of the game through the table is shown.
    pub show_path: bool,
    /// Whether a move that gives something away is answered at once. `None` means in lessons.
    #[serde(deserialize_with = "choice")]
    pub tells_mistakes: Option<bool>,
    /// Whether more stands beside the picture on the stage: the players and moves of the game, the costs of the calls,
    /// why fusion is correct.
    #[serde(alias = "shows_moves")]
    pub shows_details: bool,
    /// Whether the stops of the session are listed beside the table.
    pub shows_stops: bool,
    /// Where the presenter's window was: left, top, width and height in points.
    pub presenter_place: Option<[f32; 4]>,
    /// Whether the user has closed the minimap of the table.
    pub minimap_closed: bool,
    /// The address of the web page that opens links. Empty if the user has not set it.
    pub site: String,
    /// The size of everything in the window, over the usual one. `None` before the first start.
    pub window_zoom: Option<f32>,
    /// The language of the program, as a tag. `None` is that of the system.
    pub interface_language: Option<String>,
    /// The language of the code.
    pub language: Language,
    /// Whether the theme is that of high contrast.
    pub high_contrast: bool,
    /// Whether positions are shown one after the other, without an animation between them. `None` follows the system.
    #[serde(deserialize_with = "choice")]
    pub reduced_motion: Option<bool>,
    /// How the ideas went that questions ask for.
    pub memory: Memory,
    /// The questions that are asked when prediction is turned on again.
    pub asked: PredictSettings,
    /// Whether the user has closed the panel with the row and the story.
    #[serde(alias = "coins_closed")]
    pub story_closed: bool,
    /// What was chosen in the last export dialog.
    pub export: ExportChoices,
    /// What the user has done in the lessons.
    lessons: LessonProgress,
}

/// The least and the greatest size of everything in the window, over the usual one.
const MIN_WINDOW_ZOOM: f32 = 0.5;
const MAX_WINDOW_ZOOM: f32 = 4.0;

/// Reads a choice. Earlier versions wrote `false` where nothing was chosen.
fn choice<'de, D: Deserializer<'de>>(from: D) -> Result<Option<bool>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Earlier(bool),
        Choice(Option<bool>),
    }
    Ok(match Kept::deserialize(from)? {
        Kept::Earlier(on) => on.then_some(true),
        Kept::Choice(choice) => choice,
    })
}

impl Preferences {
    /// Makes everything in the window larger or smaller by tenths of the usual size.
    pub fn zoom_window_by(&mut self, tenths: i8) {
        let zoom = (self.window_zoom.unwrap_or(1.0) * 10.0).round() + f32::from(tenths);
        self.window_zoom = Some((zoom / 10.0).clamp(MIN_WINDOW_ZOOM, MAX_WINDOW_ZOOM));
    }

    /// Returns the speed of a transport, as a multiple of the normal speed.
    pub fn speed(&self, transport: Transport) -> f64 {
        let speed = match transport {
            Transport::Fill => self.fill_speed,
            Transport::Game => self.game_speed,
            Transport::Fusion => self.fusion_speed,
        };
        clamped(speed.unwrap_or(DEFAULT_SPEED))
    }

    /// Sets the speed of a transport, as a multiple of the normal speed. It is clamped to the slowest and the fastest
    /// of [`SPEEDS`](crate::app::speed::SPEEDS).
    pub fn set_speed(&mut self, transport: Transport, speed: f64) {
        let of_transport = match transport {
            Transport::Fill => &mut self.fill_speed,
            Transport::Game => &mut self.game_speed,
            Transport::Fusion => &mut self.fusion_speed,
        };
        *of_transport = Some(clamped(speed));
    }

    /// Returns whether the lesson is done: its fill has reached the end while it was open.
    pub fn is_lesson_done(&self, lesson: &Document) -> bool {
        self.lessons.is_done(&lessons::key(lesson))
    }

    /// Returns the best result of the questions of a lesson. `None` if there was no summary of them.
    pub fn lesson_score(&self, lesson: &Document) -> Option<PredictScore> {
        self.lessons.best(&lessons::key(lesson))
    }

    /// Returns the titles of the done lessons that another version of the program has and this one has not.
    pub fn earlier_lessons(&self) -> impl Iterator<Item = String> {
        self.lessons.done().filter_map(lessons::title_of_other)
    }

    /// Keeps that the lesson is done.
    pub(in crate::app) fn note_lesson_done(&mut self, key: &str) {
        self.lessons.note_done(key);
    }

    /// Keeps a result of the questions of a lesson, if it is the best one.
    pub(in crate::app) fn note_lesson_score(&mut self, key: &str, score: PredictScore) {
        self.lessons.note_score(key, score);
    }
}

/// How many recent files are remembered.
const MAX_RECENT: usize = 10;

/// The recent files, the newest first, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RecentFiles(#[serde(with = "path_text::list")] Vec<PathBuf>);

impl RecentFiles {
    /// Puts a file at the top.
    pub fn add(&mut self, path: &Path) {
        self.0.retain(|other| other != path);
        self.0.insert(0, path.to_owned());
        self.0.truncate(MAX_RECENT);
    }

    pub fn paths(&self) -> &[PathBuf] {
        &self.0
    }
}

/// How many questions were answered correctly at the first try, of all that were asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PredictScore {
    pub right: u32,
    pub asked: u32,
}

impl PredictScore {
    /// Returns whether this score is better than `other`: more right answers, or as many of fewer questions.
    fn beats(self, other: Self) -> bool {
        (self.right, other.asked) > (other.right, self.asked)
    }
}

/// What the user has done in one lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Progress {
    done: bool,
    best: Option<PredictScore>,
}

/// What the user has done in each lesson, by the lesson's key. The keys of lessons that this version does not have stay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LessonProgress(BTreeMap<String, Progress>);

impl LessonProgress {
    /// Returns whether the fill of a lesson has reached its end.
    pub fn is_done(&self, id: &str) -> bool {
        self.0.get(id).is_some_and(|progress| progress.done)
    }

    /// Returns the keys of the done lessons, in order.
    fn done(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|(_, progress)| progress.done).map(|(id, _)| id.as_str())
    }

    /// Returns the best score of a lesson. `None` if there was no summary of its questions.
    pub fn best(&self, id: &str) -> Option<PredictScore> {
        self.0.get(id)?.best
    }

    /// Keeps that the fill of a lesson has reached its end.
    pub fn note_done(&mut self, id: &str) {
        // This is called in each frame, and nearly always it is known.
        if !self.is_done(id) {
            self.0.entry(id.to_owned()).or_default().done = true;
        }
    }

    /// Keeps a score of a lesson if it is the best one.
    pub fn note_score(&mut self, id: &str, score: PredictScore) {
        if self.best(id).is_none_or(|best| score.beats(best)) {
            self.0.entry(id.to_owned()).or_default().best = Some(score);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::speed::SPEEDS;
    use crate::session::read_kept;

    #[test]
    fn speeds_stay_between_the_slowest_and_the_fastest() {
        let mut preferences = Preferences::default();
        assert_eq!(Transport::ALL.map(|transport| preferences.speed(transport)), [1.0; 3]);
        preferences.set_speed(Transport::Game, 1e9);
        preferences.set_speed(Transport::Fusion, f64::NAN);
        let [slowest, .., fastest] = SPEEDS;
        preferences.set_speed(Transport::Fill, 0.0);
        assert_eq!(Transport::ALL.map(|transport| preferences.speed(transport)), [slowest, fastest, 1.0]);
    }

    #[test]
    fn preferences_of_an_earlier_version_are_read() {
        let kept = "(recent:[\"/a.ron\"],fill_speed:Some(4.0),game_speed:None,stride:sweep,show_path:true,language:rust,\
                high_contrast:true,reduced_motion:false)";
        let preferences: Preferences = read_kept(kept).unwrap();
        assert_eq!((preferences.speed(Transport::Fill), preferences.speed(Transport::Game)), (4.0, 1.0));
        assert_eq!((preferences.stride, preferences.language), (Stride::Sweep, Language::Rust));
        assert!(preferences.show_path && preferences.high_contrast && preferences.recent.paths().len() == 1);
        assert!((0..lessons::all().len()).all(|index| !preferences.is_lesson_done(&lessons::all()[index].document)));
    }

    #[test]
    fn motion_that_an_earlier_version_has_not_reduced_follows_the_system() {
        for (kept, expected) in [("false", None), ("true", Some(true)), ("None", None), ("Some(false)", Some(false))] {
            let preferences: Preferences = read_kept(&format!("(reduced_motion:{kept})")).unwrap();
            assert_eq!(preferences.reduced_motion, expected, "{kept}");
        }
    }

    #[test]
    fn preferences_are_read_back_from_their_file() {
        let mut preferences = Preferences { show_path: true, reduced_motion: Some(false), ..Preferences::default() };
        preferences.set_speed(Transport::Fusion, 8.0);
        preferences.recent.add("/a.ron".as_ref());
        preferences.note_lesson_done("greedy-loses");
        preferences.note_lesson_score("diagonal-by-diagonal", PredictScore { right: 4, asked: 6 });
        let text = ron::to_string(&preferences).unwrap();
        assert_eq!(read_kept::<Preferences>(&text).unwrap(), preferences);
    }

    #[test]
    fn lessons_are_kept_by_their_ids_also_those_of_another_version() {
        let kept = "(lessons:{\"greedy-loses\":(done:true),\"of-later\":(done:true,best:Some((right:1,asked:2))),\
                \"six-coins\":(best:Some((right:4,asked:6)))})";
        let preferences: Preferences = read_kept(kept).unwrap();
        let document = |index: usize| &lessons::all()[index].document;
        assert_eq!([0, 1, 23].map(|index| preferences.is_lesson_done(document(index))), [true, false, false]);
        assert_eq!(preferences.lesson_score(document(23)), Some(PredictScore { right: 4, asked: 6 }));
        assert_eq!(preferences.lesson_score(document(0)), None);
        assert!(ron::to_string(&preferences).unwrap().contains("of-later"), "a later version knows it again");
    }

    #[test]
    fn done_lessons_that_this_version_does_not_have_are_the_earlier_ones() {
        let kept = "(lessons:{\"greedy-loses\":(done:true),\"three-rows\":(done:true),\"a-b\":(done:true),\
                \"not-done\":(best:Some((right:1,asked:2))),\"My own\":(done:true)})";
        let preferences: Preferences = read_kept(kept).unwrap();
        assert_eq!(preferences.earlier_lessons().collect::<Vec<_>>(), ["A b", "Three rows"]);
        assert_eq!(Preferences::default().earlier_lessons().count(), 0);
    }

    #[test]
    fn the_file_used_last_comes_first_and_none_comes_twice() {
        let mut recent = RecentFiles::default();
        for name in ["/a", "/b", "/a"] {
            recent.add(Path::new(name));
        }
        assert_eq!(recent.paths(), [PathBuf::from("/a"), PathBuf::from("/b")]);
        for k in 0..20 {
            recent.add(Path::new(&format!("/{k}")));
        }
        assert_eq!(recent.paths().len(), MAX_RECENT);
    }

    #[test]
    fn the_best_score_has_the_most_right_answers_and_then_the_fewest_questions() {
        let mut lessons = LessonProgress::default();
        let mut best_after = |right, asked| {
            lessons.note_score("a", PredictScore { right, asked });
            lessons.best("a").map(|best| (best.right, best.asked))
        };
        assert_eq!(best_after(0, 3), Some((0, 3)));
        assert_eq!(best_after(4, 6), Some((4, 6)));
        assert_eq!(best_after(1, 1), Some((4, 6)), "one question is not much");
        assert_eq!(best_after(4, 9), Some((4, 6)));
        assert_eq!(best_after(4, 5), Some((4, 5)));
        assert!(!lessons.is_done("a") && lessons.best("b").is_none());
    }
}
