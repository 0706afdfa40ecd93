//! The title and the notes of a session.

/// Returns which lesson it is: `Lesson 3 of 27`, or `Lesson 3 of 27 · done`, for the index 2.
pub fn lesson_of(index: usize, count: usize, is_done: bool) -> String {
    let done = if is_done { " · done" } else { "" };
    format!("Lesson {} of {count}{done}", index + 1)
}

/// The heading of the notes of a session that is no lesson.
pub fn notes_heading() -> &'static str {
    "Notes"
}

/// The link to the list of lessons.
pub fn all_lessons() -> &'static str {
    "All lessons"
}

/// The link to the lesson before this one.
pub fn previous_lesson() -> &'static str {
    "‹ Previous"
}

/// The link to the next lesson.
pub fn next_lesson() -> &'static str {
    "Next ›"
}

/// The name of the field of the title for screen readers.
pub fn title() -> &'static str {
    "Title of the session"
}

/// Stands in the field of an empty title.
pub fn title_hint() -> &'static str {
    "Title"
}

/// The name of the field of the notes for screen readers.
pub fn notes() -> &'static str {
    "Notes of the session"
}

/// Stands in the field of empty notes.
pub fn notes_hint() -> &'static str {
    "What to ask, what to look at…"
}

/// The name of the field of the text that is hidden until the table is full.
pub fn told() -> &'static str {
    "Answer for the full table"
}

/// Stands in that field while it is empty.
pub fn told_hint() -> &'static str {
    "The answer for the full table…"
}

/// Stands in place of that text while it is hidden.
pub fn told_later() -> &'static str {
    "The answer appears here when the table is full."
}

/// Stands in place of the notes while questions are asked.
pub fn notes_hidden() -> &'static str {
    "The notes may contain answers."
}

/// The button that shows the notes while questions are asked.
pub fn show_notes() -> &'static str {
    "Show the notes"
}
