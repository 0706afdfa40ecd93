//! Editions: for whom a lesson leaves the program. The edition decides what is in it, in every format.

use std::borrow::Cow;
use std::sync::Arc;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::session::course::{Course, Entry};
use crate::session::document::Session;
use crate::session::view::Answers;

/// For whom a lesson leaves the program.
///
/// | edition | private notes of stops | answers |
/// | --- | --- | --- |
/// | students | no | where they are reached; on paper, which shows all at once, not at all |
/// | answers | no | from the start |
/// | lecturer | yes | from the start on paper, else as the session says |
///
/// The answers are the result of each question of a stop, what is told at the end of a lesson, and the result of best play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// No private notes; answers where they are reached.
    #[default]
    Students,
    /// No private notes; all answers.
    Answers,
    /// Private notes and all answers.
    Lecturer,
}

impl Edition {
    pub const ALL: [Self; 3] = [Self::Students, Self::Answers, Self::Lecturer];

    /// Returns whether answers are shown before a reader has reached them.
    pub fn has_answers(self) -> bool {
        self != Self::Students
    }

    /// Returns the session as it is in this edition. Each export begins with it, so no format can show more.
    pub fn session(self, session: &Session) -> Cow<'_, Session> {
        let answers = match self {
            Self::Students => Answers::Earned,
            Self::Answers => Answers::Shown,
            Self::Lecturer => return Cow::Borrowed(session),
        };
        let has_private_notes = session.document.stops.iter().any(|stop| !stop.note.is_empty());
        if !has_private_notes && session.view.answers == answers {
            return Cow::Borrowed(session);
        }
        let mut session = session.clone();
        session.view.answers = answers;
        session.document.stops.iter_mut().for_each(|stop| stop.note.clear());
        Cow::Owned(session)
    }

    /// Returns the course as it is in this edition, with each of its lessons. Only the lecturer's has the lessons that
    /// can't be used, because nobody can say what their texts hold.
    pub fn course(self, course: &Course) -> Cow<'_, Course> {
        if self == Self::Lecturer {
            return Cow::Borrowed(course);
        }
        let mut course = course.clone();
        course.entries.retain(|entry| !matches!(entry, Entry::Unusable(..)));
        for entry in &mut course.entries {
            if let Entry::Lesson(lesson) = entry
                && let Cow::Owned(session) = self.session(&lesson.session)
            {
                lesson.session = Arc::new(session);
            }
        }
        Cow::Owned(course)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::course::{EntryText, Lesson};

    const TEXT: &str = "(version: 7, title: \"A\", notes: \"Ask.\", told: \"Tell.\", coins: [8, 15], answers: shown, stops: \
                        [(at: fill(1.0), note: \"secret\"), (at: game(0), ask: best_end)])";

    #[test]
    fn only_the_lecturers_edition_has_private_notes() {
        let session = Session::from_ron(TEXT).unwrap().session;
        for edition in Edition::ALL {
            let text = edition.session(&session).to_ron();
            assert_eq!(text.contains("secret"), edition == Edition::Lecturer, "{text}");
            assert!(text.contains("Ask.") && text.contains("Tell.") && text.contains("best_end"), "{text}");
        }
        let answers = Edition::ALL.map(|edition| edition.session(&session).view.answers);
        assert_eq!(answers, [Answers::Earned, Answers::Shown, Answers::Shown]);
    }

    #[test]
    fn a_lesson_that_cannot_be_used_is_the_lecturers_alone() {
        let session = Session::from_ron(TEXT).unwrap().session;
        let broken = EntryText::Session("(version: 99, stops: [(note: \"secret\")])".to_owned());
        let entries = vec![
            Entry::Lesson(Lesson::new(session)),
            Entry::Unusable(broken, String::new()),
            Entry::Section("S".into()),
        ];
        let course = Course { entries, ..Course::default() };
        for edition in Edition::ALL {
            let text = edition.course(&course).to_ron(true);
            assert_eq!(text.contains("secret"), edition == Edition::Lecturer, "{text}");
            assert!(text.contains("title: \"A\"") && text.contains("section(\"S\")"), "{text}");
        }
    }
}
