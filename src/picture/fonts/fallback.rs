//! Fonts for characters that the bundled ones lack. They are looked for when the first such character is laid out.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use harfrust::{ShaperData, ShaperInstance, Tag};
use skrifa::charmap::Charmap;
use skrifa::instance::{Location, Size};
use skrifa::{FontRef, MetadataProvider};
use unicode_script::UnicodeScript;

use super::bundled;
use super::script::{families_in, script_of};
use crate::picture::Face;
use crate::platform::{FontFile, FontQuestion};

/// A font with what shapes texts in it. It is kept as long as the program runs, as it is for each text that needs it.
pub struct LoadedFont {
    /// The file. `None` for a bundled font.
    pub file: Option<FontFile>,
    pub font: FontRef<'static>,
    pub shaper: ShaperData,
    pub instance: Option<ShaperInstance>,
    pub location: Location,
    pub units_per_em: f32,
    charmap: Charmap<'static>,
}

impl LoadedFont {
    fn new(font: FontRef<'static>, file: Option<FontFile>) -> Self {
        let coordinates = file.iter().flat_map(|file| &file.coordinates);
        let coordinates: Vec<(Tag, f32)> = coordinates.map(|(axis, value)| (Tag::new(axis), *value)).collect();
        let location = font.axes().location(coordinates.iter().copied());
        let instance = (!coordinates.is_empty()).then(|| ShaperInstance::from_variations(&font, &coordinates));
        let units_per_em = f32::from(font.metrics(Size::unscaled(), &location).units_per_em.max(1));
        Self { shaper: ShaperData::new(&font), charmap: font.charmap(), file, font, instance, location, units_per_em }
    }

    /// Returns whether the font has a character.
    pub fn has(&self, character: char) -> bool {
        self.charmap.map(character).is_some_and(|glyph| glyph.to_u32() != 0)
    }
}

/// The font of a glyph: a bundled one, or one of the system. Copies are the same font.
#[derive(Clone, Copy)]
pub enum Font {
    Bundled(Face),
    Other(&'static LoadedFont),
}

impl Font {
    /// Returns what shapes texts in the font.
    pub fn loaded(self) -> &'static LoadedFont {
        static BUNDLED: LazyLock<[LoadedFont; 3]> =
            LazyLock::new(|| Face::ALL.map(|face| LoadedFont::new(bundled::font(face).clone(), None)));
        match self {
            Self::Bundled(face) => &BUNDLED[face as usize],
            Self::Other(loaded) => loaded,
        }
    }

    /// Returns a number by which fonts differ.
    fn key(self) -> usize {
        match self {
            Self::Bundled(face) => face as usize,
            Self::Other(loaded) => std::ptr::from_ref(loaded) as usize,
        }
    }
}

impl PartialEq for Font {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Font {}

impl Hash for Font {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl fmt::Debug for Font {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bundled(face) => face.fmt(f),
            Self::Other(loaded) => f.write_str(loaded.file.as_ref().map_or("", |file| &file.family)),
        }
    }
}

/// Returns what to ask for a character of a text in this language. All but its look.
pub fn question(character: char, language: Option<&'static str>) -> FontQuestion<'static> {
    let script = script_of(character).map(|_| character.script().short_name());
    // A system that prefers Japanese letters has them for Chinese texts, too.
    let is_of_han = language.is_some_and(|language| ["zh", "ja", "ko"].contains(&language));
    let families = if is_of_han { language.map_or(&[][..], families_in) } else { &[] };
    FontQuestion { character, script, language, families, is_strong: false, is_mono: false, takes_pictures: false }
}

/// Returns the font of the system that has a character, or `None` if no font has it. The answer is kept.
pub fn find(face: Face, character: char, language: Option<&'static str>) -> Option<&'static LoadedFont> {
    static ANSWERS: LazyLock<Mutex<Answers>> = LazyLock::new(Mutex::default);
    let mut answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (face, character, language);
    if let Some(answer) = answers.by_character.get(&key) {
        return *answer;
    }
    let question =
        FontQuestion { is_strong: face == Face::Strong, is_mono: face == Face::Mono, ..question(character, language) };
    let answer = ask(question).and_then(|file| answers.load(file));
    answers.by_character.insert(key, answer);
    answer
}

#[cfg(not(test))]
fn ask(question: FontQuestion) -> Option<FontFile> {
    crate::platform::fonts::system_fonts().find(question)
}

/// A test has the same fonts on each machine.
#[cfg(test)]
fn ask(question: FontQuestion) -> Option<FontFile> {
    super::test_fonts::find(question)
}

#[derive(Default)]
struct Answers {
    by_character: HashMap<(Face, char, Option<&'static str>), Option<&'static LoadedFont>>,
    loaded: Vec<&'static LoadedFont>,
}

impl Answers {
    /// Returns the font of a file. It is loaded once.
    fn load(&mut self, file: FontFile) -> Option<&'static LoadedFont> {
        let is_same = |loaded: &&&LoadedFont| {
            loaded.file.as_ref().is_some_and(|known| {
                let starts = [&known.data, &file.data].map(|data| (**data).as_ref().as_ptr());
                starts[0] == starts[1] && known.index == file.index && known.coordinates == file.coordinates
            })
        };
        if let Some(loaded) = self.loaded.iter().find(is_same) {
            return Some(loaded);
        }
        // What shapes texts borrows from the file, so it stays for ever. There are only as many as fonts of the system.
        let data: &'static Arc<_> = Box::leak(Box::new(file.data.clone()));
        let font = FontRef::from_index((**data).as_ref(), file.index).ok()?;
        let loaded: &'static LoadedFont = Box::leak(Box::new(LoadedFont::new(font, Some(file))));
        self.loaded.push(loaded);
        Some(loaded)
    }
}
