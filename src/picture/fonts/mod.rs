//! Texts: the bundled fonts, the width of a text, texts of several lines, and the room that a mark takes.

use std::iter;
use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect};
use crate::printable::beginning;

/// The font files, by face. A static, because a constant may be in the program several times.
static FILES: [&[u8]; 3] = [
    include_bytes!("../../assets/fonts/Inter-Regular.otf"),
    include_bytes!("../../assets/fonts/Inter-SemiBold.otf"),
    include_bytes!("../../assets/fonts/JetBrainsMono-Regular.ttf"),
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

/// A glyph of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// The face that has the glyph.
    pub face: Face,
    /// The number of its outline in that face.
    pub glyph: GlyphId,
    /// The distance to the next glyph, in points.
    pub advance: f32,
}

/// Returns the glyphs of a text on one line.
///
/// A character that the face lacks has the glyph of another bundled face. If no face has one, it is the face's glyph
/// for missing characters.
pub fn glyphs(face: Face, size: f32, text: &str) -> impl Iterator<Item = Glyph> {
    // Finding the widths in the file of a face takes as long as reading many of them.
    let mut widths: [Option<GlyphMetrics>; 3] = [const { None }; 3];
    text.chars().map(move |character| {
        let mut faces = iter::once(face).chain(Face::ALL);
        let found = faces.find_map(|face| Some((face, charmap(face).map(character)?)));
        let (face, glyph) = found.unwrap_or((face, GlyphId::NOTDEF));
        let widths = widths[face as usize]
            .get_or_insert_with(|| font(face).glyph_metrics(Size::new(size), LocationRef::default()));
        Glyph { face, glyph, advance: widths.advance_width(glyph).unwrap_or_default() }
    })
}

/// Returns the width of a text on one line, in points.
pub fn width(face: Face, size: f32, text: &str) -> f32 {
    glyphs(face, size, text).map(|glyph| glyph.advance).sum()
}

/// Returns the text size at which a text fits into the width `room`: at most `size`. All are in points.
pub fn size_to_fit(face: Face, text: &str, size: f32, room: f32) -> f32 {
    size.min(size * room / width(face, size, text).max(1.0))
}

/// Returns a text, or as much of its beginning as fits into `room` with three dots behind it.
pub fn cut_to_fit(face: Face, size: f32, text: &str, room: f32) -> String {
    // Marks without a width would fit in any number.
    let text = &*beginning(text);
    if width(face, size, text) <= room {
        return text.to_owned();
    }
    let room = room - width(face, size, "…");
    let mut used = 0.0;
    let fits = |glyph: &Glyph| {
        used += glyph.advance;
        used <= room
    };
    let characters = glyphs(face, size, text).take_while(fits).count();
    let cut: String = text.chars().take(characters).collect();
    let cut = cut.trim_end();
    if cut.is_empty() { String::new() } else { format!("{cut}…") }
}

/// Returns the text size of a face's outlines, in the units of these outlines.
pub fn units_per_em(face: Face) -> f32 {
    f32::from(font(face).metrics(Size::unscaled(), LocationRef::default()).units_per_em)
}

/// Returns the distance of the baseline below the middle of a text, in points.
pub fn baseline(face: Face, size: f32) -> f32 {
    let metrics = font(face).metrics(Size::new(size), LocationRef::default());
    metrics.ascent.midpoint(metrics.descent)
}

/// The distance between two lines of a text, as a part of the text size.
pub const LINE_HEIGHT: f32 = 1.3;
/// How much smaller the text is at each try.
const SMALLER: f32 = 0.94;
/// At most this many characters of a text are laid out. No picture has room for more.
const MAX_CHARACTERS: usize = 2_000;

/// How a text of several lines looks.
#[derive(Clone, Copy, Debug)]
pub struct TextLook {
    pub face: Face,
    pub paint: Paint,
    /// The text size in points if the text has room.
    pub size: f32,
    /// The smallest text size in points. A text that has no room then is cut.
    pub min_size: f32,
    /// `LeftCenter` begins in the upper left corner. `Center` lies in the middle.
    pub anchor: Anchor,
}

/// Returns a text in lines that fit into `area`, broken at spaces.
pub fn text_block(area: Rect, look: TextLook, text: &str) -> Vec<Mark> {
    let text: String = text.chars().take(MAX_CHARACTERS).collect();
    let TextLook { face, paint, anchor, .. } = look;
    let (size, lines) = sized_lines(area, look, &text);
    let step = size * LINE_HEIGHT;
    let (x, top) = match anchor {
        Anchor::LeftCenter => (area.left, area.top),
        Anchor::Center => (area.center().x, area.center().y - lines.len() as f32 * step / 2.0),
        Anchor::RightCenter => (area.right, area.top),
    };
    let line = |(number, text): (usize, String)| {
        let at = Point::new(x, top + (number as f32 + 0.5) * step);
        Mark::Text { at, anchor, size, face, paint, text }
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// Returns the largest text size at which the lines fit, and the lines. The last line is cut if none does.
fn sized_lines(area: Rect, look: TextLook, text: &str) -> (f32, Vec<String>) {
    let TextLook { face, min_size, .. } = look;
    let mut size = look.size;
    loop {
        let mut lines = lines(face, size, text, area.width());
        let room = ((area.height() / (size * LINE_HEIGHT)) as usize).max(1);
        let is_narrow = |line: &String| width(face, size, line) <= area.width();
        if lines.len() <= room && lines.iter().all(is_narrow) {
            return (size, lines);
        }
        if size <= min_size {
            if lines.len() > room {
                let rest = lines.split_off(room - 1).join(" ");
                lines.push(rest);
            }
            return (size, lines.iter().map(|line| cut_to_fit(face, size, line, area.width())).collect());
        }
        size = (size * SMALLER).max(min_size);
    }
}

/// Returns a text in lines that fit into the width `room`, broken at spaces. A longer word has a line of its own.
pub fn lines(face: Face, size: f32, text: &str, room: f32) -> Vec<String> {
    let space = width(face, size, " ");
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0.0;
    for word in text.split_whitespace() {
        let width = width(face, size, word);
        match lines.last_mut() {
            Some(line) if used + space + width <= room => {
                line.push(' ');
                line.push_str(word);
                used += space + width;
            }
            _ => {
                lines.push(word.to_owned());
                used = width;
            }
        }
    }
    lines
}

/// Returns the smallest rectangle around what a mark paints: of a text its line, of an image its visible pixels.
///
/// O(1), for an image O(pixels).
pub fn extent(mark: &Mark) -> Rect {
    let around = |points: &[Point], by: f32| {
        let at = |at: &Point| Rect::new(at.x, at.y, 0.0, 0.0);
        points.iter().map(at).reduce(Rect::joined).unwrap_or_else(|| Rect::new(0.0, 0.0, 0.0, 0.0)).grown(by)
    };
    match mark {
        Mark::Rect { rect, stroke, .. } => {
            around(&[rect.at(0.0, 0.0), rect.at(1.0, 1.0)], stroke.map_or(0.0, |stroke| stroke.width / 2.0))
        }
        Mark::DashedRect { rect, stroke } => around(&[rect.at(0.0, 0.0), rect.at(1.0, 1.0)], stroke.width / 2.0),
        Mark::Path { points, stroke } => around(points, stroke.width / 2.0),
        Mark::Polygon { points, .. } => around(points, 0.0),
        Mark::Image { image, at, across, down } => {
            let (columns, lines) = (image.width as usize, image.height as usize);
            let corner = |(column, line): (usize, usize)| {
                let (x, y) = (column as f32 / columns as f32, line as f32 / lines as f32);
                Point::new(at.x + x * across.x + y * down.x, at.y + x * across.y + y * down.y)
            };
            let seen = (0..columns * lines).filter(|place| image.rgba[*place][3] > 0);
            let corners = seen.flat_map(|place| {
                let (column, line) = (place % columns, place / columns);
                [(column, line), (column + 1, line), (column, line + 1), (column + 1, line + 1)].map(corner)
            });
            match corners.collect::<Vec<_>>() {
                corners if corners.is_empty() => around(&[*at], 0.0),
                corners => around(&corners, 0.0),
            }
        }
        Mark::Disc { center, radius, stroke, .. } => around(&[*center], radius + stroke.width / 2.0),
        Mark::Text { at, anchor, size, face, text, .. } => {
            let width = width(*face, *size, text);
            let left = match anchor {
                Anchor::LeftCenter => at.x,
                Anchor::Center => at.x - width / 2.0,
                Anchor::RightCenter => at.x - width,
            };
            Rect::new(left, at.y - size * 0.5, width, *size)
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::picture::color_role::ColorRole;
    use crate::printable::UNPRINTABLE;

    use super::*;

    #[test]
    fn a_text_is_as_wide_as_its_glyphs_and_grows_with_their_size() {
        for face in Face::ALL {
            let [one, three] = ["8", "888"].map(|text| width(face, 20.0, text));
            assert!((three - 3.0 * one).abs() < 0.01, "{face:?}");
            assert!((width(face, 40.0, "8") - 2.0 * one).abs() < 0.01, "{face:?}");
        }
        assert!(width(Face::Strong, 20.0, "left") > width(Face::Regular, 20.0, "left"));
    }

    #[test]
    fn a_character_that_its_face_lacks_has_the_glyph_of_another_face() {
        let lacks = |face, character| font(face).charmap().map(character).is_none();
        let is_borrowed = |character: &char| lacks(Face::Regular, *character) && !lacks(Face::Mono, *character);
        let borrowed = (' '..'\u{3000}').find(is_borrowed).unwrap().to_string();
        let [glyph] = glyphs(Face::Regular, 20.0, &borrowed).collect::<Vec<_>>()[..] else { panic!("one glyph") };
        assert_eq!(glyph.face, Face::Mono);
        assert_eq!(width(Face::Regular, 20.0, &borrowed), width(Face::Mono, 20.0, &borrowed));
        let missing = glyphs(Face::Mono, 20.0, "\u{4E00}").next().unwrap();
        assert_eq!((missing.face, missing.glyph), (Face::Mono, GlyphId::NOTDEF));
    }

    #[test]
    fn every_face_has_the_sign_for_a_character_that_cannot_be_shown() {
        for face in Face::ALL {
            assert!(font(face).charmap().map(UNPRINTABLE).is_some_and(|glyph| glyph != GlyphId::NOTDEF), "{face:?}");
        }
    }

    #[test]
    fn the_baseline_is_below_the_middle_of_a_text_by_about_half_its_height() {
        for face in Face::ALL {
            assert!((0.25..0.45).contains(&baseline(face, 1.0)), "{face:?}: {}", baseline(face, 1.0));
        }
    }

    const AREA: Rect = Rect { left: 10.0, top: 20.0, right: 310.0, bottom: 120.0 };

    fn look(anchor: Anchor) -> TextLook {
        TextLook { face: Face::Regular, paint: ColorRole::Text.into(), size: 20.0, min_size: 12.0, anchor }
    }

    fn laid_out(marks: &[Mark]) -> Vec<(&str, f32)> {
        let text = |mark| if let &Mark::Text { ref text, size, .. } = mark { (&text[..], size) } else { panic!() };
        marks.iter().map(text).collect()
    }

    #[test]
    fn a_short_text_is_one_line_in_the_middle_or_at_the_top() {
        for (anchor, x, y) in [(Anchor::Center, 160.0, 70.0), (Anchor::LeftCenter, 10.0, 33.0)] {
            let marks = text_block(AREA, look(anchor), "take left");
            let [Mark::Text { at, text, size, .. }] = &marks[..] else { panic!("{marks:?}") };
            assert_eq!((at.x, at.y, &text[..], *size), (x, y, "take left", 20.0));
        }
    }

    #[test]
    fn a_longer_text_has_more_lines_then_smaller_ones_and_then_is_cut() {
        let sizes = [5, 14, 40, 400].map(|words| {
            let text = vec!["coin"; words].join(" ");
            let marks = text_block(AREA, look(Anchor::LeftCenter), &text);
            for mark in &marks {
                let Mark::Text { at, text, size, .. } = mark else { panic!("{mark:?}") };
                assert!(width(Face::Regular, *size, text) <= AREA.width(), "{text}");
                assert!(at.y + size / 2.0 <= AREA.bottom, "{words} words: {text}");
            }
            let lines = laid_out(&marks);
            let is_cut = lines.last().unwrap().0.ends_with('…');
            assert_eq!(is_cut, words == 400, "{lines:?}");
            lines[0].1
        });
        assert_eq!(sizes[..2], [20.0, 20.0]);
        assert!(sizes[2] < 20.0 && sizes[3] == 12.0, "{sizes:?}");
    }

    #[test]
    fn a_word_that_is_too_long_is_cut() {
        let marks = text_block(AREA, look(Anchor::Center), &"8".repeat(5_000));
        let [(text, _)] = laid_out(&marks)[..] else { panic!("one line") };
        assert!(text.ends_with('…') && width(Face::Regular, 12.0, text) <= AREA.width());
    }
}
