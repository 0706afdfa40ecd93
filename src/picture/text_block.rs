//! Texts of several lines in pictures.

use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, fonts};

/// The distance between two lines, as a part of the text size.
const LINE_HEIGHT: f32 = 1.3;
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
        let is_narrow = |line: &String| fonts::width(face, size, line) <= area.width();
        if lines.len() <= room && lines.iter().all(is_narrow) {
            return (size, lines);
        }
        if size <= min_size {
            if lines.len() > room {
                let rest = lines.split_off(room - 1).join(" ");
                lines.push(rest);
            }
            return (size, lines.iter().map(|line| fonts::cut_to_fit(face, size, line, area.width())).collect());
        }
        size = (size * SMALLER).max(min_size);
    }
}

/// Returns a text in lines that fit into the width `room`, broken at spaces. A longer word has a line of its own.
fn lines(face: Face, size: f32, text: &str, room: f32) -> Vec<String> {
    let space = fonts::width(face, size, " ");
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0.0;
    for word in text.split_whitespace() {
        let width = fonts::width(face, size, word);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::color_role::ColorRole;

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
                assert!(fonts::width(Face::Regular, *size, text) <= AREA.width(), "{text}");
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
        assert!(text.ends_with('…') && fonts::width(Face::Regular, 12.0, text) <= AREA.width());
    }
}
