//! The fonts of the site, for scripts that the program's own fonts lack.
//!
//! Only a worker loads them, when an export or a preview needs the first letter of a script: it can wait for a file. The page
//! itself cannot, and the browser draws such letters in its window.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use skrifa::{FontRef, MetadataProvider};

use crate::platform::browser::script::site_file;
use crate::platform::{FontFile, FontQuestion};

/// The scripts that the site has fonts for: their four letters, and the file.
const FILES: [(&[&str], &str); 7] = [
    (&["Hani", "Hira", "Kana", "Bopo"], "fonts/Hani.otf"),
    (&["Arab"], "fonts/Arab.ttf"),
    (&["Beng"], "fonts/Beng.ttf"),
    (&["Deva"], "fonts/Deva.ttf"),
    (&["Hebr"], "fonts/Hebr.ttf"),
    (&["Taml"], "fonts/Taml.ttf"),
    (&["Thai"], "fonts/Thai.ttf"),
];

/// The fonts of the site that were needed so far. A file that could not be loaded is `None`.
#[derive(Default)]
pub struct SystemFonts {
    loaded: Mutex<BTreeMap<&'static str, Option<Arc<Vec<u8>>>>>,
}

impl SystemFonts {
    /// Returns the font of the site that has a character, or `None` if no font has it.
    pub fn find(&self, question: FontQuestion) -> Option<FontFile> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let is_asked = |(scripts, file): &&(&[&str], &'static str)| match question.script {
            Some(script) => scripts.contains(&script),
            // For a sign of several scripts, no font is loaded that is not there already, but that of Chinese signs.
            None => loaded.contains_key(file) || is_chinese_sign(question.character) && scripts.contains(&"Hani"),
        };
        let asked: Vec<_> = FILES.iter().filter(is_asked).collect();
        asked.into_iter().find_map(|(_, file)| {
            let load = || site_file(file).map(|bytes| Arc::new(bytes.to_vec()));
            let data = loaded.entry(file).or_insert_with(load).clone()?;
            let has = FontRef::new(&data).is_ok_and(|font| font.charmap().map(question.character).is_some());
            let (family, coordinates) = ((*file).to_owned(), Vec::new());
            has.then_some(FontFile { family, data, index: 0, coordinates })
        })
    }
}

/// Returns whether a character is a sign that only Chinese and Japanese texts have.
fn is_chinese_sign(character: char) -> bool {
    matches!(character, '\u{3000}'..='\u{303f}' | '\u{ff01}'..='\u{ff65}')
}

/// Returns the fonts of this site.
pub fn system_fonts() -> &'static SystemFonts {
    static SYSTEM: LazyLock<SystemFonts> = LazyLock::new(SystemFonts::default);
    &SYSTEM
}
