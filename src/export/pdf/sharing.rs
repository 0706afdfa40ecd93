//! Parts of pictures that a document holds once and shows on several pages.
//!
//! A picture is cut into pieces of neighboring marks. Where it is cut depends only on the marks around the place, so
//! pieces stay the same where two pictures do (content-defined chunking: A. Muthitacharoen, B. Chen and D. Mazières, "A
//! low-bandwidth network file system", 2001). The fill of 64 coins, a page a step, is a ninth as large in this way, and
//! takes an eighth of the time.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use krilla::graphic::Graphic;
use krilla::surface::Surface;
use siphasher::sip128::{Hasher128, SipHasher13};

use super::layout::Place;
use super::painter::Painter;
use super::text::Fonts;
use crate::picture::color_role::Theme;
use crate::picture::{Mark, Paint, Point, Rect, Stroke};

/// The least and the greatest number of marks in a piece.
const MIN_PIECE: usize = 8;
const MAX_PIECE: usize = 512;
/// One of so many marks ends a piece.
const ENDS: u128 = 16;

/// Draws pictures one after the other, and shares what neighbors have in common.
#[derive(Default)]
pub struct Sharing {
    /// The pieces of the last picture, by the hash of their marks and their place. Those that the picture before it has,
    /// too, are objects of the document.
    last: HashMap<u128, Option<Graphic>>,
}

impl Sharing {
    /// Draws a picture at its place.
    pub fn draw(&mut self, surface: &mut Surface, fonts: &mut Fonts, theme: Theme, place: Place, marks: &[Mark]) {
        let mut pieces = HashMap::new();
        for (key, marks) in cut(place, marks) {
            let shared = match self.last.get(&key) {
                None => None,
                Some(Some(graphic)) => Some(graphic.clone()),
                Some(None) if marks.len() < MIN_PIECE => None,
                Some(None) => Some(graphic(surface, fonts, theme, place, marks)),
            };
            match &shared {
                Some(graphic) => surface.draw_graphic(graphic.clone()),
                None => draw(surface, fonts, theme, place, marks),
            }
            pieces.insert(key, shared);
        }
        self.last = pieces;
    }
}

/// Returns the pieces of a picture with their keys.
fn cut(place: Place, mut marks: &[Mark]) -> impl Iterator<Item = (u128, &[Mark])> {
    std::iter::from_fn(move || {
        let mut whole = SipHasher13::new();
        hash_rect(place.area, &mut whole);
        let mut length = 0;
        for mark in marks.get(..MAX_PIECE).unwrap_or(marks) {
            let mut hasher = SipHasher13::new();
            hash_mark(mark, &mut hasher);
            let hash = hasher.finish128().as_u128();
            hash.hash(&mut whole);
            length += 1;
            if length >= MIN_PIECE && hash % ENDS == 0 {
                break;
            }
        }
        let piece;
        (piece, marks) = marks.split_at(length);
        (!piece.is_empty()).then(|| (whole.finish128().as_u128(), piece))
    })
}

fn draw(surface: &mut Surface, fonts: &mut Fonts, theme: Theme, place: Place, marks: &[Mark]) {
    let mut painter = Painter { surface, fonts, theme, place };
    marks.iter().for_each(|mark| painter.draw(mark));
}

/// Returns a piece as an object of the document.
fn graphic(surface: &mut Surface, fonts: &mut Fonts, theme: Theme, place: Place, marks: &[Mark]) -> Graphic {
    let mut stream = surface.stream_builder();
    let mut inner = stream.surface();
    draw(&mut inner, fonts, theme, place, marks);
    inner.finish();
    Graphic::new(stream.finish(), false)
}

fn hash_mark(mark: &Mark, hasher: &mut impl Hasher) {
    std::mem::discriminant(mark).hash(hasher);
    match mark {
        Mark::Rect { rect, radius, fill, stroke } => {
            hash_rect(*rect, hasher);
            hash_number(*radius, hasher);
            fill.map(|fill| hash_paint(fill, hasher)).is_some().hash(hasher);
            stroke.map(|stroke| hash_stroke(stroke, hasher)).is_some().hash(hasher);
        }
        Mark::DashedRect { rect, stroke } => {
            hash_rect(*rect, hasher);
            hash_stroke(*stroke, hasher);
        }
        Mark::Path { points, stroke } => {
            points.iter().for_each(|point| hash_point(*point, hasher));
            hash_stroke(*stroke, hasher);
        }
        Mark::Polygon { points, fill } => {
            points.iter().for_each(|point| hash_point(*point, hasher));
            hash_paint(*fill, hasher);
        }
        Mark::Disc { center, radius, fill, stroke } => {
            hash_point(*center, hasher);
            hash_number(*radius, hasher);
            hash_paint(*fill, hasher);
            hash_stroke(*stroke, hasher);
        }
        Mark::Text { at, anchor, size, face, paint, text } => {
            hash_point(*at, hasher);
            std::mem::discriminant(anchor).hash(hasher);
            hash_number(*size, hasher);
            face.hash(hasher);
            hash_paint(*paint, hasher);
            text.hash(hasher);
        }
    }
}

fn hash_rect(Rect { left, top, right, bottom }: Rect, hasher: &mut impl Hasher) {
    [left, top, right, bottom].into_iter().for_each(|side| hash_number(side, hasher));
}

fn hash_point(Point { x, y }: Point, hasher: &mut impl Hasher) {
    hash_number(x, hasher);
    hash_number(y, hasher);
}

fn hash_stroke(Stroke { width, paint }: Stroke, hasher: &mut impl Hasher) {
    hash_number(width, hasher);
    hash_paint(paint, hasher);
}

fn hash_paint(Paint { role, alpha }: Paint, hasher: &mut impl Hasher) {
    role.hash(hasher);
    hash_number(alpha, hasher);
}

fn hash_number(number: f32, hasher: &mut impl Hasher) {
    number.to_bits().hash(hasher);
}
