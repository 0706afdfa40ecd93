//! The fonts of tests: a few letters of five scripts.

use std::fs;
use std::sync::{Arc, LazyLock};

use skrifa::{FontRef, MetadataProvider};

use crate::platform::{FontFile, FontQuestion};

static FILES: LazyLock<Vec<FontFile>> = LazyLock::new(|| {
    let font = |name: &str| {
        let path = format!("{}/tests/fixtures/fonts/{name}", env!("CARGO_MANIFEST_DIR"));
        let data = Arc::new(fs::read(path).unwrap());
        FontFile { family: name.to_owned(), data, index: 0, coordinates: Vec::new() }
    };
    ["han.otf", "arabic.ttf", "hebrew.ttf", "devanagari.ttf", "thai.ttf"].map(font).into()
});

/// Returns the first of these fonts that has a character.
pub fn find(question: FontQuestion) -> Option<FontFile> {
    let has = |file: &&FontFile| {
        FontRef::new((*file.data).as_ref()).is_ok_and(|font| font.charmap().map(question.character).is_some())
    };
    FILES.iter().find(has).cloned()
}
