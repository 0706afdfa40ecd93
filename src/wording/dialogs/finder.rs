//! The lists that are searched: the palette and the lessons.

/// The name of the palette for screen readers.
pub fn commands() -> &'static str {
    "Commands"
}

/// The name of the search field of the palette.
pub fn find_a_command() -> &'static str {
    "Find a command"
}

/// The text in the empty search field of the palette.
pub fn palette_hint() -> &'static str {
    "Type a command or a lesson"
}

/// The text in the place of the list of the palette, if nothing is found.
pub fn no_command() -> &'static str {
    "No matching command"
}

/// The heading of the list of lessons.
pub fn lessons() -> &'static str {
    "Lessons"
}

/// The name of the search field of the lessons.
pub fn find_a_lesson() -> &'static str {
    "Find a lesson"
}

/// The text in the empty search field of the lessons.
pub fn lessons_hint() -> &'static str {
    "Type a number or part of a title"
}

/// The text in the place of the list of lessons, if none is found.
pub fn no_lesson() -> &'static str {
    "No matching lesson"
}

/// Returns the name of a lesson in the list for screen readers: `Lesson 5 · The same question again, open, done, 4 of 6
/// correct`. `score` is the number of correct answers, and the number of questions.
pub fn lesson_entry(name: &str, is_open: bool, is_done: bool, score: Option<(u32, u32)>) -> String {
    let open = if is_open { ", open" } else { "" };
    let done = if is_done { ", done" } else { "" };
    let score = score.map_or_else(String::new, |(right, asked)| format!(", {} correct", lesson_score(right, asked)));
    format!("{name}{open}{done}{score}")
}

/// Returns the score at the right end of a lesson in the list: `4 of 6`.
pub fn lesson_score(right: u32, asked: u32) -> String {
    format!("{right} of {asked}")
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
