//! Letters that no font has, so that an export says so.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use super::pictures::{PictureTexts, Pictures};
use crate::picture::fonts::{font_for, font_of_signs, missing, script_of};
use crate::picture::{Face, Mark, Picture};
use crate::platform::system::IS_PAGE;
use crate::wording::export as texts;

/// At most this many letters are listed, and this many fonts are named.
const MAX_LISTED: usize = 10;
const MAX_FONTS: usize = 4;

/// Letters that no font has. Exports have boxes in their places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissingLetters(BTreeSet<char>);

impl MissingLetters {
    /// Returns which letters are missing, and what to install. `None` if no letter is.
    pub fn warning(&self) -> Option<String> {
        let count = self.0.len();
        let listed: Vec<_> = self.0.iter().take(MAX_LISTED).map(|letter| name(*letter)).collect();
        let mut letters = listed.join(" ");
        if count > MAX_LISTED {
            letters = texts::missing_and_more(letters, count - MAX_LISTED);
        }
        if count == 0 {
            return None;
        }
        if IS_PAGE {
            return Some(texts::missing_letters_in_page(letters));
        }
        let mut fonts: Vec<_> = self.0.iter().map(|letter| font_with(*letter)).collect();
        let mut seen = BTreeSet::new();
        fonts.retain(|font| seen.insert(font.clone()));
        // The font of a script has its signs, too.
        if fonts.len() > 1 {
            fonts.retain(|font| font != font_of_signs("Zsym"));
        }
        let fonts: Vec<_> = fonts.iter().take(MAX_FONTS).map(String::as_str).collect();
        Some(texts::missing_letters(letters, &fonts))
    }
}

/// Returns a letter, or its code if it can't be shown alone.
fn name(letter: char) -> String {
    let is_shown_alone = letter.is_alphanumeric() || u32::from(letter) > 0x2000 && !is_private(letter);
    if is_shown_alone { letter.to_string() } else { format!("U+{:04X}", u32::from(letter)) }
}

fn is_private(letter: char) -> bool {
    matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Returns the name of a font that has a letter.
fn font_with(letter: char) -> String {
    match (script_of(letter), letter) {
        (Some(script), _) => font_for(script),
        // Signs of Chinese and Japanese.
        (None, '\u{3000}'..='\u{303f}' | '\u{30a0}'..='\u{30ff}' | '\u{ff00}'..='\u{ffef}') => {
            font_of_signs("Hani").to_owned()
        }
        (None, '\u{1f000}'..='\u{1faff}') => font_of_signs("Zsye").to_owned(),
        (None, _) => font_of_signs("Zsym").to_owned(),
    }
}

/// Pictures that collect the missing letters of what is drawn.
pub struct Collecting<'a> {
    pictures: &'a dyn Pictures,
    /// Whether the notes are drawn, too.
    has_notes: bool,
    letters: Mutex<MissingLetters>,
}

impl<'a> Collecting<'a> {
    pub fn new(pictures: &'a dyn Pictures, has_notes: bool) -> Self {
        Self { pictures, has_notes, letters: Mutex::default() }
    }

    /// Returns the letters that were missing so far.
    pub fn missing(&self) -> MissingLetters {
        self.letters.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn add<'t>(&self, texts: impl Iterator<Item = (Face, &'t str)>) {
        for (face, text) in texts.filter(|(_, text)| !text.is_ascii()) {
            let missing = missing(face, text);
            if !missing.is_empty() {
                self.letters.lock().unwrap_or_else(PoisonError::into_inner).0.extend(missing);
            }
        }
    }
}

impl Pictures for Collecting<'_> {
    fn count(&self) -> usize {
        self.pictures.count()
    }

    fn size(&self, index: usize) -> (f32, f32) {
        self.pictures.size(index)
    }

    fn picture(&self, index: usize) -> Picture {
        let picture = self.pictures.picture(index);
        self.add(picture.marks.iter().filter_map(|mark| match mark {
            Mark::Text { face, text, .. } => Some((*face, &text[..])),
            _ => None,
        }));
        picture
    }

    fn title(&self, index: usize) -> String {
        self.pictures.title(index)
    }

    fn texts(&self, index: usize) -> PictureTexts {
        let texts = self.pictures.texts(index);
        if self.has_notes {
            self.add(
                [(Face::Strong, &texts.heading[..])]
                    .into_iter()
                    .chain(texts.notes.lines().map(|line| (Face::Regular, line))),
            );
        }
        texts
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::picture;
    use super::*;
    use crate::picture::Point;
    use crate::picture::color_role::ColorRole;
    use crate::text::said;

    fn warning(letters: &str) -> Option<String> {
        MissingLetters(letters.chars().collect()).warning()
    }

    #[test]
    fn the_warning_names_the_letters_and_fonts_that_have_them() {
        assert_eq!(warning(""), None);
        let found = warning("硬🎓\u{e000}").unwrap();
        assert!(
            ["硬", "🎓", "U+E000", "Noto Sans CJK", "Noto Emoji"].iter().all(|part| found.contains(part)),
            "{found}"
        );
        let many: String = ('一'..='龥').take(20).collect();
        let listed = many.chars().take(10).map(String::from).collect::<Vec<_>>().join(" ");
        let letters = said("export.missing-and-more", &[&listed, "10"]);
        assert_eq!(warning(&many).as_deref(), Some(said("export.missing-letters", &[letters, "Noto Sans CJK SC"])));
    }

    struct OnePicture(Picture);

    impl Pictures for OnePicture {
        fn count(&self) -> usize {
            1
        }

        fn size(&self, _: usize) -> (f32, f32) {
            (self.0.width, self.0.height)
        }

        fn picture(&self, _: usize) -> Picture {
            self.0.clone()
        }

        fn title(&self, _: usize) -> String {
            String::new()
        }

        fn texts(&self, _: usize) -> PictureTexts {
            PictureTexts { heading: "🎓".to_owned(), description: "龙".to_owned(), notes: "石\n凤".to_owned() }
        }
    }

    #[test]
    fn what_is_drawn_is_looked_at_and_notes_if_they_are_drawn() {
        let text = |text: &str| Mark::centered(Point::new(9.0, 9.0), 9.0, Face::Mono, ColorRole::Text, text);
        let pictures = OnePicture(picture(vec![text("8 石"), text("龟")]));
        for (has_notes, expected) in [(false, "龟"), (true, "龟🎓凤")] {
            let collecting = Collecting::new(&pictures, has_notes);
            collecting.picture(0);
            collecting.texts(0);
            assert_eq!(collecting.missing(), MissingLetters(expected.chars().collect()));
        }
    }
}
