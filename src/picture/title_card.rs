//! The card with which a lesson begins: its title, its row and a question.

use crate::game::{CountFrom, Row};
use crate::picture::coin::{CoinLook, CoinSlot, coin, coin_slots, left_out};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{LINE_HEIGHT, TextLook, text_block};
use crate::picture::slide::{AREA, unit_of};
use crate::picture::{Anchor, Face, Mark, Point, Rect};
use crate::wording::picture::lesson_number;

/// The free margin on the left and on the right, like all sizes for a slide of [`AREA`].
const MARGIN: f32 = 60.0;
/// The upper and the lower edge of the parts.
const NUMBERING: (f32, f32) = (64.0, 112.0);
const TITLE: (f32, f32) = (116.0, 312.0);
const COINS: (f32, f32) = (340.0, 490.0);
const QUESTION: (f32, f32) = (524.0, 644.0);
/// The largest and the smallest text size of each text.
const NUMBERING_SIZES: (f32, f32) = (28.0, 18.0);
const TITLE_SIZES: (f32, f32) = (68.0, 36.0);
const QUESTION_SIZES: (f32, f32) = (42.0, 26.0);
/// The largest diameter of a coin, and the smallest distance between the centers of coins.
const COIN_DIAMETER: f32 = 124.0;
const MIN_COIN_PITCH: f32 = 56.0;
/// The distance between the centers of coins over their diameter.
const COIN_PITCH: f32 = 1.16;
/// The largest number of characters of a coin's value. Longer values are shortened.
const MAX_CHARACTERS: usize = 6;

/// What a title card says, over the question of its lesson. An empty title is left out.
#[derive(Clone, Copy, Debug)]
pub struct TitleCard<'a> {
    pub title: &'a str,
    /// The number of the lesson in its course, counted from 1, and the number of lessons.
    pub numbering: Option<(usize, usize)>,
    pub row: &'a Row,
    /// What the lesson asks.
    pub question: &'a str,
}

impl TitleCard<'_> {
    /// Returns the lesson's place in its course, such as `5 of 27`. Empty without one.
    pub fn place(&self) -> String {
        self.numbering.map_or_else(String::new, |(number, count)| lesson_number(number, count))
    }
}

/// Returns the marks of a title card over `area`. Sizes grow with the area. A row with many coins shows both of its ends.
pub fn title_card(area: Rect, card: TitleCard) -> Vec<Mark> {
    let unit = unit_of(area);
    // The parts stay together in the middle of a high area.
    let origin = area.center().y - AREA.1 * unit / 2.0;
    let part = |(top, bottom): (f32, f32)| Rect {
        left: area.left + MARGIN * unit,
        top: origin + top * unit,
        right: area.right - MARGIN * unit,
        bottom: origin + bottom * unit,
    };
    let look = |face, role: ColorRole, (size, min_size): (f32, f32)| TextLook {
        face,
        paint: role.into(),
        size: size * unit,
        min_size: min_size * unit,
        anchor: Anchor::Center,
    };
    let numbering = look(Face::Regular, ColorRole::WeakText, NUMBERING_SIZES);
    let mut marks = text_block(part(NUMBERING), numbering, &card.place());
    marks.extend(text_block(part(TITLE), look(Face::Strong, ColorRole::Text, TITLE_SIZES), card.title));
    marks.extend(coins(part(COINS), unit, card.row));
    marks.extend(text_block(part(QUESTION), look(Face::Regular, ColorRole::Text, QUESTION_SIZES), card.question));
    marks
}

/// The largest diameter of a coin with its index below, and the text size of an index, on a slide of [`AREA`].
const INDEXED_COIN: f32 = 64.0;
const INDEX_SIZE: f32 = 20.0;

/// Returns all coins with their indices below them, from the left edge of `area`.
pub fn row_with_indices(area: Rect, unit: f32, row: &Row, count_from: CountFrom) -> Vec<Mark> {
    let index_height = INDEX_SIZE * unit * LINE_HEIGHT;
    let pitch = (area.width() / row.len() as f32)
        .min(INDEXED_COIN * COIN_PITCH * unit)
        .min((area.height() - index_height) * COIN_PITCH);
    let diameter = pitch / COIN_PITCH;
    let coins = row.coins().iter().enumerate().flat_map(|(index, value)| {
        let center = Point::new(area.left + (index as f32 + 0.5) * pitch, area.top + diameter / 2.0);
        let place = Rect::new(center.x, center.y, 0.0, 0.0).grown(diameter / 2.0);
        let at = Point::new(center.x, place.bottom + index_height / 2.0);
        let text = count_from.index(index).to_string();
        let index = Mark::centered(at, INDEX_SIZE * unit, Face::Mono, ColorRole::WeakText, text);
        coin(place, *value, MAX_CHARACTERS, CoinLook::Bright).into_iter().chain([index])
    });
    coins.collect()
}

/// Returns the coins, as large as they can be, in the middle of `area`.
pub fn coins(area: Rect, unit: f32, row: &Row) -> Vec<Mark> {
    let slots = coin_slots(row.len(), None, ((area.width() / (MIN_COIN_PITCH * unit)) as usize).max(5));
    let pitch = (area.width() / slots.len() as f32).min(COIN_DIAMETER * COIN_PITCH * unit);
    let diameter = pitch / COIN_PITCH;
    let left = area.center().x - pitch * slots.len() as f32 / 2.0;
    let mut marks = Vec::new();
    for (number, slot) in slots.into_iter().enumerate() {
        let center = Point::new(left + (number as f32 + 0.5) * pitch, area.center().y);
        let place = Rect::new(center.x, center.y, 0.0, 0.0).grown(diameter / 2.0);
        match slot {
            CoinSlot::Coin(index) => {
                marks.extend(coin(place, row.coins()[index], MAX_CHARACTERS, CoinLook::Bright));
            }
            CoinSlot::LeftOut(count) => marks.push(left_out(place, count, diameter * 0.4)),
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUESTION_TEXT: &str = "The 8 or the 7?";

    fn card(title: &str, row: &Row) -> Vec<Mark> {
        let card = TitleCard { title, numbering: Some((5, 27)), row, question: QUESTION_TEXT };
        title_card(Rect::new(0.0, 0.0, AREA.0, AREA.1), card)
    }

    fn texts(marks: &[Mark]) -> Vec<&str> {
        fn text(mark: &Mark) -> Option<&str> {
            if let Mark::Text { text, .. } = mark { Some(text) } else { None }
        }
        marks.iter().filter_map(text).collect()
    }

    #[test]
    fn a_title_card_has_the_title_the_number_the_row_and_the_question() {
        let marks = card("Greedy loses", &"8 15 3 7".parse().unwrap());
        assert_eq!(texts(&marks), ["5 of 27", "Greedy loses", "8", "15", "3", "7", QUESTION_TEXT]);
    }

    #[test]
    fn a_long_row_shows_both_ends_and_how_many_coins_are_left_out() {
        let coins: Vec<_> = (1..=1_000).collect();
        let marks = card("Long", &Row::new(coins).unwrap());
        let texts = texts(&marks);
        assert!(texts.contains(&"1") && texts.contains(&"1,000") && !texts.contains(&"500"), "{texts:?}");
        let shown = marks.iter().filter(|mark| matches!(mark, Mark::Disc { .. })).count();
        assert!(texts.contains(&&format!("+{}", 1_000 - shown)[..]), "{shown} are shown: {texts:?}");
    }

    #[test]
    fn a_title_card_grows_with_its_area() {
        let row: Row = "8 15 3 7".parse().unwrap();
        let card = TitleCard { title: "Greedy loses", numbering: None, row: &row, question: QUESTION_TEXT };
        let radius = |width, height| {
            let marks = title_card(Rect::new(0.0, 0.0, width, height), card);
            marks
                .iter()
                .find_map(|mark| if let Mark::Disc { radius, .. } = mark { Some(*radius) } else { None })
                .unwrap()
        };
        let (small, large, high) = (radius(640.0, 360.0), radius(1280.0, 720.0), radius(640.0, 720.0));
        assert!(large > 1.9 * small && high == small, "{small} {large} {high}");
    }
}
