//! Texts: their glyphs and widths, texts of several lines, and the room that a mark takes.
//!
//! Most texts need only the bundled fonts: each character is a glyph. Another text is shaped, with fonts of the
//! system for the characters that ours lack. What is measured is what exports draw.
//!
//! | module | holds |
//! | --- | --- |
//! | `bundled` | the bundled fonts and what they have |
//! | `fallback` | the fonts of the system that were needed so far |
//! | `script` | what scripts say about a text: its language, its direction and a font for it |
//! | `shaping` | the glyphs of a line in several scripts and directions |
//! | `breaking` | where lines end |

mod breaking;
mod bundled;
mod fallback;
mod script;
mod shaping;
#[cfg(test)]
mod test_fonts;

use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{GlyphId, MetadataProvider};

pub use breaking::{last_break, pieces};
pub use bundled::{file, font};
pub use fallback::Font;
pub use script::{
    font_for, font_of_signs, fonts_for, is_of_other_script, is_right_to_left, language_of, main_script, script_of,
};
pub use shaping::Glyph;

use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect};
use crate::platform::FontQuestion;
use crate::printable::beginning;

/// Returns the glyphs of a text on one line, from left to right.
///
/// A character that the face lacks has the glyph of another bundled face or of a font of the system. If no font has one,
/// it is the face's glyph for missing characters.
pub fn glyphs(face: Face, size: f32, text: &str) -> impl Iterator<Item = Glyph> {
    let is_shaped = !bundled::show(face, text);
    let shaped = is_shaped.then(|| shaping::line(face, text));
    let shaped = shaped.into_iter().flat_map(move |line| {
        let glyphs = line.glyphs.clone();
        glyphs.into_iter().map(move |glyph| glyph.scaled(size))
    });
    // Finding the widths in the file of a face takes as long as reading many of them.
    let mut widths: [Option<GlyphMetrics>; 3] = [const { None }; 3];
    let plain = if is_shaped { "" } else { text }.char_indices().map(move |(at, character)| {
        let (face, glyph) = bundled::find(face, character).unwrap_or((face, GlyphId::NOTDEF));
        let widths = widths[face as usize]
            .get_or_insert_with(|| font(face).glyph_metrics(Size::new(size), LocationRef::default()));
        let advance = widths.advance_width(glyph).unwrap_or_default();
        let range = at..at + character.len_utf8();
        Glyph { font: Font::Bundled(face), glyph, advance, offset: (0.0, 0.0), is_rtl: false, range }
    });
    shaped.chain(plain)
}

/// Returns the characters of a text that no font has.
pub fn missing(face: Face, text: &str) -> Vec<char> {
    if bundled::show(face, text) { Vec::new() } else { shaping::line(face, text).missing.clone() }
}

/// Returns a text for a program that shapes each word, and lays the words out from left to right: those that are read from
/// right to left are turned around.
pub fn in_sight(face: Face, text: &str) -> Option<String> {
    if bundled::show(face, text) { None } else { shaping::line(face, text).in_sight.clone() }
}

/// Returns what is asked of the system for the first character of a text. `None` for an empty text.
pub fn question(text: &str) -> Option<FontQuestion<'static>> {
    Some(fallback::question(text.chars().next()?, language_of(text)))
}

/// Returns the width of each part of a text that cannot be divided, in the order in which they are read, and the byte at
/// which it ends. A letter with its marks is such a part.
pub fn widths(face: Face, size: f32, text: &str) -> Vec<(usize, f32)> {
    let mut glyphs: Vec<_> = glyphs(face, size, text).map(|glyph| (glyph.range.end, glyph.advance)).collect();
    glyphs.sort_by_key(|(end, _)| *end);
    glyphs.dedup_by(|next, last| {
        let is_same = next.0 == last.0;
        last.1 += if is_same { next.1 } else { 0.0 };
        is_same
    });
    glyphs
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
    let part_room = room - width(face, size, "…");
    let mut used = 0.0;
    let fits = |(_, width): &(usize, f32)| {
        used += width;
        used <= part_room
    };
    let parts: Vec<_> = widths(face, size, text).into_iter().take_while(fits).collect();
    // Letters that are joined can be wider at the end of a text than within it.
    let cuts = parts.iter().rev().map(|(end, _)| text[..*end].trim_end()).filter(|cut| !cut.is_empty());
    cuts.map(|cut| format!("{cut}…"))
        .find(|cut| bundled::show(face, cut) || width(face, size, cut) <= room)
        .unwrap_or_default()
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

/// Returns a text in lines that fit into `area`, broken at spaces and where else its script allows it.
///
/// Lines from right to left begin at the right.
pub fn text_block(area: Rect, look: TextLook, text: &str) -> Vec<Mark> {
    let text: String = text.chars().take(MAX_CHARACTERS).collect();
    let TextLook { face, paint, .. } = look;
    let anchor = if is_right_to_left(&text) { mirrored(look.anchor) } else { look.anchor };
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

/// Returns where a text from right to left is anchored that would be at this place from left to right.
pub fn mirrored(anchor: Anchor) -> Anchor {
    match anchor {
        Anchor::LeftCenter => Anchor::RightCenter,
        Anchor::Center => Anchor::Center,
        Anchor::RightCenter => Anchor::LeftCenter,
    }
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

/// Returns a text in lines that fit into the width `room`, broken at spaces and where else its script allows it. A longer
/// word has a line of its own.
pub fn lines(face: Face, size: f32, text: &str, room: f32) -> Vec<String> {
    let space = width(face, size, " ");
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0.0;
    for word in text.split_whitespace() {
        let mut gap = space;
        for piece in pieces(face, size, word, room) {
            let width = width(face, size, piece);
            match lines.last_mut() {
                Some(line) if used + gap + width <= room => {
                    if gap > 0.0 {
                        line.push(' ');
                    }
                    line.push_str(piece);
                    used += gap + width;
                }
                _ => {
                    lines.push(piece.to_owned());
                    used = width;
                }
            }
            gap = 0.0;
        }
    }
    directed(text, lines)
}

/// Returns lines that run in the direction of the whole text. A sign that is not seen says so where the first letter of a
/// line would say otherwise.
pub fn directed(text: &str, mut lines: Vec<String>) -> Vec<String> {
    const LEFT_TO_RIGHT: char = '\u{200e}';
    const RIGHT_TO_LEFT: char = '\u{200f}';
    if text.is_ascii() {
        return lines;
    }
    let is_rtl = is_right_to_left(text);
    for line in lines.iter_mut().filter(|line| is_right_to_left(line) != is_rtl) {
        line.insert(0, if is_rtl { RIGHT_TO_LEFT } else { LEFT_TO_RIGHT });
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
    use proptest::prelude::*;

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
        let [glyph] = &glyphs(Face::Regular, 20.0, &borrowed).collect::<Vec<_>>()[..] else { panic!("one glyph") };
        assert_eq!(glyph.font, Font::Bundled(Face::Mono));
        assert_eq!(width(Face::Regular, 20.0, &borrowed), width(Face::Mono, 20.0, &borrowed));
        let missing = glyphs(Face::Mono, 20.0, "\u{4E00}").next().unwrap();
        assert_eq!((missing.font, missing.glyph), (Font::Bundled(Face::Mono), GlyphId::NOTDEF));
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

    /// Returns the letters of a line from left to right, with the font of each.
    fn seen(text: &str) -> Vec<(&str, String)> {
        let glyphs = glyphs(Face::Regular, 20.0, text);
        glyphs.map(|glyph| (&text[glyph.range], format!("{:?}", glyph.font))).collect()
    }

    fn letters(text: &str) -> String {
        seen(text).into_iter().map(|(letters, _)| letters).collect()
    }

    #[test]
    fn texts_of_the_bundled_fonts_ask_for_no_other() {
        for text in ["8, 15", "Münze: fir ≥ sec", "монета κέρμα", "\u{7}\n", ""] {
            assert!(bundled::show(Face::Regular, text) && missing(Face::Regular, text).is_empty(), "{text}");
        }
    }

    #[test]
    fn letters_of_other_scripts_have_the_fonts_of_the_system_and_the_others_ours() {
        let fonts: Vec<_> = seen("石 8 ทк").into_iter().map(|(_, font)| font).collect();
        assert_eq!(fonts, ["han.otf", "Regular", "Regular", "Regular", "thai.ttf", "Regular"]);
        assert_eq!(missing(Face::Strong, "石🎓 8 \u{10fffd}\u{200d}"), ['🎓', '\u{10fffd}']);
        assert!(width(Face::Mono, 20.0, "石") >= 19.0);
    }

    #[test]
    fn what_is_read_from_right_to_left_is_laid_out_so() {
        assert_eq!(letters("שלום"), "םולש");
        assert_eq!(letters("ab שלום (8) 15"), "ab 15 )8( םולש");
        // The numbers within stay as they are.
        assert_eq!(letters("שלום 15 עולם"), "םלוע 15 םולש");
    }

    #[test]
    fn words_from_right_to_left_are_turned_around_for_a_program_that_shapes_each() {
        let of = |text: &str| in_sight(Face::Regular, text);
        assert_eq!(of("a שלום (עולם) b").as_deref(), Some("a (עולם) שלום b"));
        assert_eq!(of("שלום, 15 עולם").as_deref(), Some("עולם 15 ,שלום"));
        assert_eq!([of("石子"), of("ab")], [None, None]);
    }

    #[test]
    fn brackets_from_right_to_left_are_mirrored() {
        let open = glyphs(Face::Regular, 20.0, "(").next().unwrap().glyph;
        let of_hebrew: Vec<_> = glyphs(Face::Regular, 20.0, "ש(ש)").collect();
        assert_eq!((&of_hebrew[0].range, of_hebrew[0].glyph), (&(5..6), open), "the last bracket opens at the left");
    }

    #[test]
    fn letters_that_are_joined_have_other_glyphs_than_alone() {
        let glyphs = |text: &str| glyphs(Face::Regular, 20.0, text).map(|glyph| glyph.glyph).collect::<Vec<_>>();
        let alone: Vec<_> = "عملة".chars().rev().flat_map(|letter| glyphs(&letter.to_string())).collect();
        assert_ne!(glyphs("عملة"), alone);
        let parts = widths(Face::Regular, 20.0, "नमस्ते");
        assert!(parts.len() < "नमस्ते".chars().count(), "a letter and its marks are one part: {parts:?}");
        assert_eq!(parts.last().unwrap().0, "नमस्ते".len());
    }

    #[test]
    fn lines_of_chinese_end_between_letters_and_never_before_a_comma() {
        let text = "先手必胜？石子游戏，动态规划。";
        for room in 1..12 {
            let lines = lines(Face::Regular, 20.0, text, room as f32 * 20.0);
            assert_eq!(lines.concat(), text);
            assert!(lines.iter().all(|line| !line.starts_with(['，', '？', '。'])), "{lines:?}");
            let widest = lines.iter().map(|line| width(Face::Regular, 20.0, line)).fold(0.0, f32::max);
            // A letter with its comma takes two.
            assert!(widest <= (room.max(2) as f32 * 20.0) + 0.01, "{room}: {lines:?}");
        }
    }

    #[test]
    fn words_of_thai_are_divided_where_they_have_no_room() {
        let text = "ไทยเกมเหรียญที่ไทยเกม";
        let room = 60.0;
        let lines = lines(Face::Regular, 20.0, text, room);
        assert_eq!(lines.concat(), text);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(Face::Regular, 20.0, line) <= room), "{lines:?}");
    }

    #[test]
    fn a_text_from_right_to_left_begins_at_the_right_in_each_line() {
        let marks = text_block(AREA, look(Anchor::LeftCenter), &"שלום hello עולם left ".repeat(8));
        assert!(marks.len() > 2);
        for mark in &marks {
            let Mark::Text { at, anchor, text, .. } = mark else { panic!() };
            assert_eq!((at.x, *anchor), (AREA.right, Anchor::RightCenter));
            assert!(is_right_to_left(text), "{text}");
        }
    }

    #[test]
    fn a_cut_text_of_another_script_fits() {
        for text in ["石子游戏先手必胜动态规划", "عملة لعبة العملات مرحبا", "नमस्ते सिक्का खेल", "שלום עולם מטבע"]
        {
            for room in [45.0, 60.0, 100.0] {
                let cut = cut_to_fit(Face::Regular, 20.0, text, room);
                assert!(cut.ends_with('…') && width(Face::Regular, 20.0, &cut) <= room, "{cut} in {room}");
            }
        }
    }

    /// Letters of all fonts, signs of directions, and any other characters.
    fn any_text() -> impl Strategy<Value = String> {
        const KNOWN: &str = "ab 8(，石先عملةשלוםनमस्तेไทยที่ \u{200d}\u{200f}\u{202e}\u{301}\n🎓";
        let known: Vec<char> = KNOWN.chars().collect();
        prop::collection::vec(prop_oneof![4 => prop::sample::select(known), 1 => any::<char>()], 0..30)
            .prop_map(|characters| characters.into_iter().collect())
    }

    proptest! {
        #[test]
        fn any_text_has_glyphs_of_finite_width_that_show_all_of_it(text in any_text(), size in 0.1_f32..200.0) {
            for face in Face::ALL {
                let glyphs: Vec<_> = glyphs(face, size, &text).collect();
                prop_assert!(glyphs.iter().all(|glyph| glyph.advance.is_finite() && glyph.advance >= 0.0));
                prop_assert!(glyphs.iter().all(|glyph| text.get(glyph.range.clone()).is_some()));
                let mut shown = vec![false; text.len()];
                for glyph in &glyphs {
                    shown[glyph.range.clone()].fill(true);
                }
                let left_out = text.char_indices().filter(|(at, _)| !shown[*at]);
                let left_out: Vec<_> = left_out.filter(|(_, character)| !script::is_ignorable(*character)).collect();
                prop_assert!(left_out.is_empty(), "{left_out:?} of {text:?}");
                prop_assert!(widths(face, size, &text).is_sorted_by(|one, next| one.0 < next.0));
            }
        }

        #[test]
        fn lines_keep_all_letters_in_their_order(text in any_text(), room in 5.0_f32..300.0) {
            let seen = |text: &str| text.chars().filter(|c| !c.is_whitespace() && !script::is_ignorable(*c)).collect::<String>();
            let lines = lines(Face::Regular, 20.0, &text, room);
            prop_assert_eq!(seen(&lines.concat()), seen(&text));
            text_block(AREA, look(Anchor::Center), &text);
            cut_to_fit(Face::Strong, 20.0, &text, room);
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
