//! Typed paths.

use std::path::PathBuf;

use crate::app::message::FilePurpose;

/// Returns the path that a typed text means. `~` is the home folder, and a session is saved as `.ron` if no extension
/// is typed.
pub fn expanded(typed: &str, purpose: FilePurpose) -> PathBuf {
    let mut path = match (typed.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(typed),
    };
    if matches!(purpose, FilePurpose::Save | FilePurpose::SaveCourse)
        && path.extension().is_none()
        && path.file_name().is_some()
    {
        path.set_extension("ron");
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_saved_as_a_ron_file_unless_another_ending_is_typed() {
        assert_eq!(expanded("a/lesson", FilePurpose::Save), PathBuf::from("a/lesson.ron"));
        assert_eq!(expanded("a/lesson.txt", FilePurpose::Save), PathBuf::from("a/lesson.txt"));
        assert_eq!(expanded("a/lesson", FilePurpose::Open), PathBuf::from("a/lesson"));
    }
}
