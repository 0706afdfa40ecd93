//! The RON dialect of the program's files.

/// Returns the RON dialect of the program: optional values are written without `Some`.
pub(super) fn format() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}
