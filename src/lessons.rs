//! The bundled lessons: sessions, each with a title, a row, and two texts: what it asks, and what it tells when the
//! table is filled. Two courses bring them into an order for a lecture.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use crate::platform;
use crate::session::course::words::{CourseWords, Words};
use crate::session::course::{Lesson, OpenedCourse};
use crate::session::{Course, Document, OpenedSession, Session};
use crate::wording::errors::course::unknown_lesson;
use crate::wording::{language, languages};

/// Reads the named files of `assets/lessons` at compile time: pairs of a name and a text.
macro_rules! lesson_files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../assets/lessons/", $name)))),*]
    };
}

/// The files of the lessons in teaching order. Each lesson has one idea and builds on those before it:
///
/// 1. Greedy fails. Trying all games is correct, but asks the same questions again and again.
/// 2. A table answers each question once. Its difficult part is whose turn it is.
/// 3. Even and odd rows differ.
/// 4. The difference takes linear time.
/// 5. Two lessons are for practice.
/// 6. Fusion, step by step, and maps of the whole tables of long rows that fuse well or not at all.
/// 7. Other rules, and what each changes in the recurrence.
static FILES: [(&str, &str); 36] = lesson_files![
    "01-greedy-loses.ron",
    "02-smallest-coin-first.ron",
    "03-try-all-three-coins.ron",
    "04-try-all-four-coins.ron",
    "05-same-question-again.ron",
    "06-one-coin.ron",
    "07-two-coins.ron",
    "08-diagonal-by-diagonal.ron",
    "09-roles-swap.ron",
    "10-my-turn-their-turn.ron",
    "11-one-number-is-enough.ron",
    "12-two-moves-ahead.ron",
    "13-big-coin-inside.ron",
    "14-all-equal.ron",
    "15-all-games.ron",
    "16-greedy-can-be-right.ron",
    "17-even-and-odd-seats.ron",
    "18-more-than-the-seats.ron",
    "19-odd-rows-can-lose.ron",
    "20-losing-by-less.ron",
    "21-long-odd-rows.ron",
    "22-three-coins-as-one.ron",
    "23-linear-time.ron",
    "24-six-coins.ron",
    "25-sixteen-coins.ron",
    "26-fusing-step-by-step.ron",
    "27-random-from-afar.ron",
    "28-sorted-nothing-fuses.ron",
    "29-alternating.ron",
    "30-one-huge-coin.ron",
    "31-what-stays.ron",
    "32-up-to-two-coins.ron",
    "33-fewest-wins.ron",
    "34-rising-prices.ron",
    "35-in-a-ring.ron",
    "36-any-coin.ron",
];

/// The files of the first lecture. A lesson asks a student at every step; these ask a class a few questions to discuss, and
/// leave the rest to who speaks.
static LECTURE: [(&str, &str); 13] = lesson_files![
    "lecture/01-play-and-lose.ron",
    "lecture/02-one-two-three.ron",
    "lecture/03-try-everything.ron",
    "lecture/04-same-question.ron",
    "lecture/05-diagonals.ron",
    "lecture/06-whose-turn.ron",
    "lecture/07-read-aloud.ron",
    "lecture/08-four-ways.ron",
    "lecture/09-greedy.ron",
    "lecture/10-seats.ron",
    "lecture/11-odd-rows.ron",
    "lecture/12-without-a-table.ron",
    "lecture/13-recap.ron",
];

static LESSONS: LazyLock<Vec<Session>> = LazyLock::new(|| FILES.iter().map(|file| open(file).session).collect());

/// The files of the bundled courses: all lessons, the first lecture, a short one, and an hour for a student alone.
static COURSES: [(&str, &str); 4] = lesson_files!["course.ron", "lecture.ron", "idea.ron", "hour.ron"];

/// Each is read when it is asked for: the program begins with the first one.
static BUNDLED: [LazyLock<Course>; 4] = [
    LazyLock::new(|| bundled(COURSES[0].1)),
    LazyLock::new(|| bundled(COURSES[1].1)),
    LazyLock::new(|| bundled(COURSES[2].1)),
    LazyLock::new(|| bundled(COURSES[3].1)),
];

/// Returns the ids of the bundled courses, by which addresses name them: the names of their files without the ending.
pub fn course_ids() -> [&'static str; 4] {
    COURSES.each_ref().map(|(name, _)| name.trim_end_matches(".ron"))
}

/// Returns the bundled courses: that of all lessons first. Each is parsed when it is looked at.
///
/// # Panics
/// If a bundled file is damaged.
pub fn courses() -> &'static [LazyLock<Course>; 4] {
    &BUNDLED
}

fn bundled(text: &str) -> Course {
    // The files are read once, for all courses.
    let file = |name: &str| {
        let place = |files: &[(&str, &str)]| files.iter().position(|(known, _)| *known == name);
        let lesson = place(&FILES).map(|index| all()[index].clone());
        let session = lesson.or_else(|| place(&LECTURE).map(|index| open(&LECTURE[index]).session));
        Ok(session.ok_or_else(|| unknown_lesson(name))?.made_to_fit(Vec::new()))
    };
    // The words are read when their language is chosen.
    let read = Course::read(text, file, |_| Ok(Words::default()));
    let OpenedCourse { course, warnings, .. } =
        read.unwrap_or_else(|error| panic!("a bundled course is damaged: {error}"));
    assert!(warnings.is_empty(), "a bundled course is damaged: {warnings:?}");
    course
}

/// Returns a bundled course in the language of the program. No other language is read.
///
/// # Panics
/// If a bundled file is damaged.
pub fn course(index: usize) -> Course {
    let course = &courses()[index];
    words(language()).map_or_else(|| Course::clone(course), |words| course.translated(language(), &words))
}

/// Reads the words of a bundled course, for a copy that holds them all.
///
/// # Panics
/// If a bundled file is damaged.
pub fn read_words(course: &mut Course) {
    for CourseWords { language, words, .. } in &mut course.words {
        *words = self::words(language).unwrap_or_default();
    }
}

/// Returns the title of a bundled course in the language of the program.
pub fn title_of_course(index: usize) -> String {
    let title = &courses()[index].title;
    words(language()).and_then(|words| words.of(title).map(str::to_owned)).unwrap_or_else(|| title.clone())
}

/// Returns the index of a lesson of a bundled course that an address names: by its number from 1, or by the name of its
/// file without number and ending, such as `greedy-loses`. `None` if the course has no such lesson.
pub fn lesson_of(course: usize, said: &str) -> Option<usize> {
    let course = &courses()[course];
    if let Ok(number) = said.parse::<usize>() {
        return number.checked_sub(1).filter(|index| *index < course.lesson_count());
    }
    let is_it = |lesson: &Lesson| lesson.file.as_deref().and_then(id_of_file) == Some(said);
    course.lessons().position(is_it)
}

/// Returns the first lesson in the language of the program.
pub fn first() -> Session {
    let mut first = all()[0].clone();
    if let Some(words) = words(language()) {
        words.translate(&mut first.document);
    }
    first
}

/// Returns the words of the lessons in a language. They are parsed at the first call.
///
/// # Panics
/// If the bundled file is damaged.
pub fn words(language: &str) -> Option<Arc<Words>> {
    static WORDS: Mutex<BTreeMap<String, Arc<Words>>> = Mutex::new(BTreeMap::new());
    let mut known = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(words) = known.get(language) {
        return Some(Arc::clone(words));
    }
    let text = platform::languages::words(language)?;
    let words = Words::from_ron(&text).unwrap_or_else(|error| panic!("the words in {language} are damaged: {error}"));
    let words = Arc::new(words);
    known.insert(language.to_owned(), Arc::clone(&words));
    Some(words)
}

/// Returns all lessons in teaching order. They are parsed at the first call.
///
/// # Panics
/// If a bundled file is damaged.
pub fn all() -> &'static [Session] {
    &LESSONS
}

/// Returns the id of the lesson with this index: its file name without number and ending, such as `greedy-loses`. It
/// stays when lessons are added or change their order. `None` if there is no such lesson.
pub fn id(index: usize) -> Option<&'static str> {
    id_of_file(FILES.get(index)?.0)
}

fn id_of_file(path: &str) -> Option<&str> {
    let name = path.rsplit('/').next()?.strip_suffix(".ron")?;
    name.split_once('-').map(|(_, id)| id)
}

/// Returns the index of the lesson that `document` is: the one with its row, and with its title in any language. Other
/// languages are only read if the row is that of a lesson with another title.
pub fn index_of(document: &Document) -> Option<usize> {
    let with_title = |is_title: &dyn Fn(&str) -> bool| {
        all().iter().position(|lesson| lesson.document.row == document.row && is_title(&lesson.document.title))
    };
    with_title(&|title| title == document.title).or_else(|| {
        let in_language =
            |title: &str, language| words(language).is_some_and(|words| words.of(title) == Some(&document.title));
        with_title(&|title| languages().any(|(language, _)| in_language(title, language)))
    })
}

/// Returns the name by which the preferences know a lesson: the id of a bundled one, or else its title. A title that looks
/// like an id stands in quotation marks.
pub fn key(document: &Document) -> String {
    let title = &document.title;
    let of_title = || if is_like_id(title) { format!("\"{title}\"") } else { title.clone() };
    index_of(document).and_then(id).map_or_else(of_title, str::to_owned)
}

/// Returns the title of a lesson that another version of the program has, as far as its id tells it: `greedy-loses` is
/// `Greedy loses`. `None` if a lesson of this version has this key, or no bundled lesson can have it.
pub fn title_of_other(key: &str) -> Option<String> {
    if !is_like_id(key) || (0..FILES.len()).any(|index| id(index) == Some(key)) {
        return None;
    }
    let words = key.replace('-', " ");
    Some(words[..1].to_uppercase() + &words[1..])
}

/// Returns whether a text has the form of an id: words in lower case and numbers, joined by hyphens.
fn is_like_id(text: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    text.split('-').all(is_word)
}

fn open((name, text): &(&str, &str)) -> OpenedSession {
    Session::from_ron(text).unwrap_or_else(|error| panic!("the bundled lesson {name} is damaged: {error}"))
}

#[cfg(test)]
mod tests;
