//! The lessons that come with the program: sessions, each with a title, a row and a note on what it teaches.

use std::sync::LazyLock;

use crate::session::{Opened, Session};

/// The files named, each with its text, from `assets/lessons`.
macro_rules! lesson_files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../assets/lessons/", $name)))),*]
    };
}

/// In the order in which they are taught, one idea a lesson, each resting on those before it.
const FILES: [(&str, &str); 14] = lesson_files![
    "01-greedy-loses.ron",
    "02-one-coin.ron",
    "03-two-coins.ron",
    "04-roles-swap.ron",
    "05-all-equal.ron",
    "06-smallest-coin-first.ron",
    "07-big-coin-inside.ron",
    "08-greedy-can-be-right.ron",
    "09-even-and-odd-seats.ron",
    "10-more-than-the-seats.ron",
    "11-odd-rows-can-lose.ron",
    "12-losing-by-less.ron",
    "13-six-coins.ron",
    "14-sixteen-coins.ron",
];

static LESSONS: LazyLock<Vec<Session>> = LazyLock::new(|| FILES.iter().map(|file| open(file).session).collect());

/// All lessons in teaching order, the one to begin with first.
pub fn all() -> &'static [Session] {
    &LESSONS
}

fn open((name, text): &(&str, &str)) -> Opened {
    Session::from_ron(text).unwrap_or_else(|error| panic!("the bundled lesson {name} is damaged: {error}"))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fs;

    use super::*;
    use crate::game::Table;

    #[test]
    fn every_lesson_file_is_bundled_and_their_order_is_that_of_their_numbers() {
        let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons");
        let mut files: Vec<_> = fs::read_dir(directory)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().expect("a lesson has a plain name"))
            .collect();
        files.sort();
        assert_eq!(FILES.map(|(name, _)| name).as_slice(), files);
    }

    #[test]
    fn every_lesson_is_written_as_the_program_saves_it() {
        for file in &FILES {
            let Opened { session, warnings } = open(file);
            assert_eq!(warnings, [], "{}", file.0);
            assert_eq!(session.to_ron(), file.1, "{}", file.0);
        }
    }

    #[test]
    fn every_lesson_has_a_title_of_its_own_and_begins_with_an_empty_table() {
        let titles: HashSet<_> = all().iter().map(|lesson| lesson.document.title.as_str()).collect();
        assert_eq!(titles.len(), all().len());
        for lesson in all() {
            let title = &lesson.document.title;
            assert!((1..=28).contains(&title.chars().count()), "“{title}” fits no list of lessons");
            assert_eq!((lesson.fill_position, lesson.game_position), (0.0, 0), "{title}");
        }
    }

    #[test]
    fn every_note_tells_how_the_game_of_its_row_ends() {
        for lesson in all() {
            let result = Table::new(lesson.document.row.clone()).result();
            let scores = format!("{} to {}", result.fir(), result.sec());
            assert!(lesson.document.notes.contains(&scores), "{}: {scores}", lesson.document.title);
        }
    }

    #[test]
    fn the_rows_that_write_ups_of_the_game_use_are_among_the_lessons() {
        for row in [
            "8 15 3 7",
            "2 2 2 2",
            "20 30 2 2 2 10",
            "5 3 7 10",
            "3 17 2 1",
            "1 3 100 2",
            "1 30 100 15 2",
            "5 4 8 10",
            "3 9 1 2",
            "1 100 3",
            "15 2",
            "15",
        ] {
            let row = row.parse().unwrap();
            assert!(all().iter().any(|lesson| lesson.document.row == row), "{row}");
        }
    }
}
