//! The texts of the dialogs, in a module for each dialog.

pub use super::text::dialogs::*;

pub mod export {
    use crate::wording::export::byte_count;
    use crate::wording::text::dialogs::export as text;

    pub use text::*;

    /// Returns the size of the pictures in pixels. Empty for what has none.
    pub fn plan(pictures: usize, size: Option<(u32, u32)>) -> String {
        size.filter(|_| pictures > 0).map(|(width, height)| text::plan(width, height)).unwrap_or_default()
    }

    /// Returns `14 files, 620 kB`, or for one file only its size. Estimates have a `~`.
    pub fn files_and_bytes(files: usize, bytes: Option<u64>, is_exact: bool) -> String {
        let size = match bytes.map(byte_count) {
            Some(size) if is_exact => size,
            Some(size) => text::about(size),
            None => text::size_unknown().to_owned(),
        };
        if files > 1 { text::files_and_size(files, size) } else { size }
    }

    /// Returns how many pictures are written, and the time to the end if it is known: `12 of 821, about 9 s left`.
    pub fn progress(done: usize, total: usize, seconds_left: Option<f64>) -> String {
        match seconds_left {
            None => text::progress(done, total),
            Some(seconds) if seconds < 90.0 => text::progress_in_seconds(done, total, seconds.ceil() as u64),
            Some(seconds) => text::progress_in_minutes(done, total, (seconds / 60.0).ceil() as u64),
        }
    }
}

pub mod finder {
    use crate::wording::text::dialogs::finder as text;

    pub use text::*;

    /// Returns the name of a lesson in the list for screen readers: `Lesson 5 · The same question again, open, done, 4 of 6
    /// correct`. `score` is the number of correct answers, and the number of questions.
    pub fn lesson_entry(name: &str, is_open: bool, is_done: bool, score: Option<(u32, u32)>) -> String {
        text::lesson_entry(name, is_open, is_done, score.map(|(right, asked)| text::lesson_score(right, asked)))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_lesson_is_named_with_what_the_user_has_done_in_it() {
            assert_eq!(lesson_entry("Lesson 3", false, false, None), "Lesson 3");
            assert_eq!(lesson_entry("Lesson 3", true, true, Some((4, 6))), "Lesson 3, open, done, 4 of 6 correct");
        }
    }
}

pub mod go_to {
    use crate::game::CountFrom;
    use crate::wording::text::dialogs::go_to as text;

    pub use text::*;

    /// Returns what to type, for a row of `n` coins: `Type i and j for a cell, or one index for a coin. Indices go from 0 to
    /// 5.`
    pub fn explanation(count_from: CountFrom, n: usize) -> String {
        text::explanation(count_from, 0, n - 1)
    }

    /// Returns the example in the empty field, for a row of `n` coins: `0 5`.
    pub fn example(count_from: CountFrom, n: usize) -> String {
        format!("{} {}", count_from.first(), count_from.index(n - 1))
    }

    /// Returns `There is no coin 6: the last one is 5.` for a row of `n` coins. `number` is the number that was typed.
    pub fn no_coin(count_from: CountFrom, number: usize, n: usize) -> String {
        if number < count_from.first() {
            text::no_coin_before(count_from, number, 0)
        } else {
            text::no_coin_behind(count_from, number, n - 1)
        }
    }

    /// Returns `“a” is not an index; type whole numbers such as 0 5.` for a row of `n` coins.
    pub fn not_an_index(count_from: CountFrom, word: &str, n: usize) -> String {
        text::not_an_index(word, example(count_from, n))
    }
}

pub mod questions {
    use crate::game::Row;
    use crate::wording::text::dialogs::questions as text;

    pub use text::*;

    /// Returns the question about unsaved work on the file `name`, which has changed since. `rows` are the rows of the work
    /// and of the file, if they differ.
    pub fn earlier_work(name: &str, difference: &str, rows: Option<(&Row, &Row)>) -> String {
        match rows {
            None => text::earlier_work(name, difference),
            Some((work, file)) => text::earlier_work_on_row(name, difference, work, file),
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn the_rows_of_the_work_and_of_the_file_are_compared_if_they_differ() {
            let end = "\n“Open the file” keeps your work in File › Recent work.";
            let start =
                "You have unsaved work on “a.ron” from last time, and the file has changed since. They differ in: ";
            assert_eq!(earlier_work("a.ron", "title", None), format!("{start}title.{end}"));
            let [work, file] = ["8 15 3 7", "8 15"].map(|coins| coins.parse::<Row>().unwrap());
            let rows = "\nRow of your work: 8, 15, 3, 7\nRow of the file: 8, 15";
            assert_eq!(earlier_work("a.ron", "row", Some((&work, &file))), format!("{start}row.{rows}{end}"));
        }
    }
}

pub mod shortcuts {
    use crate::wording::text::dialogs::shortcuts as text;

    pub use text::*;

    /// Returns the keys that belong to no command: what they do, and their names.
    pub fn keys_of_controls() -> impl Iterator<Item = (&'static str, &'static str)> {
        text::keys_of_controls().lines().filter_map(|line| line.rsplit_once(": "))
    }
}
