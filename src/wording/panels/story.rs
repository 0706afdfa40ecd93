//! The title, the notes and the way through the lessons.
