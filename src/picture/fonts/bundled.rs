//! The bundled fonts.

use std::iter;
use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::picture::Face;

/// The font files, by face. A static, because a constant may be in the program several times.
static FILES: [&[u8]; 3] = [
    include_bytes!("../../../assets/fonts/Inter-Regular.otf"),
    include_bytes!("../../../assets/fonts/Inter-SemiBold.otf"),
    include_bytes!("../../../assets/fonts/JetBrainsMono-Regular.ttf"),
];

/// Returns the font file of a face.
pub fn file(face: Face) -> &'static [u8] {
    FILES[face as usize]
}

/// Returns the font of a face. Its file is read once.
pub fn font(face: Face) -> &'static FontRef<'static> {
    static FONTS: LazyLock<[FontRef<'static>; 3]> =
        LazyLock::new(|| Face::ALL.map(|face| FontRef::new(file(face)).expect("the bundled fonts can be read")));
    &FONTS[face as usize]
}

/// Returns which glyph each character has in a face.
fn charmap(face: Face) -> &'static Charmap<'static> {
    static CHARMAPS: LazyLock<[Charmap<'static>; 3]> = LazyLock::new(|| Face::ALL.map(|face| font(face).charmap()));
    &CHARMAPS[face as usize]
}

/// Returns the glyph of a character in a face or, if it lacks the character, in another bundled face.
pub fn find(face: Face, character: char) -> Option<(Face, GlyphId)> {
    let mut faces = iter::once(face).chain(Face::ALL);
    faces.find_map(|face| Some((face, charmap(face).map(character)?)))
}

/// Returns whether the bundled fonts show a text without help. Control characters of ASCII are boxes in them.
pub fn show(face: Face, text: &str) -> bool {
    text.is_ascii() || text.chars().all(|character| character.is_ascii() || find(face, character).is_some())
}
