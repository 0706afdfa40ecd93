//! What a frame of an animation changes.

#[cfg(test)]
use super::color_table::UNCHANGED;
use crate::export::raster::{PixelRect, PixelSpan};

/// The most unchanged pixels between two changed ones of a line that are drawn again. Each gap in a line costs some bytes.
const MAX_GAP: u32 = 16;

/// The pixels of a frame that differ from the frame before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// The smallest rectangle around them.
    pub area: PixelRect,
    /// They, line by line from the top and from left to right. No two of them touch.
    spans: Vec<PixelSpan>,
    /// The number of each of their colors, in the same order.
    numbers: Vec<u8>,
}

/// A part of a frame's pixels, line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// So many numbers [`UNCHANGED`].
    Unchanged(usize),
    /// The numbers of these pixels.
    Numbers(&'a [u8]),
}

impl Patch {
    /// A frame that changes nothing, as small as a frame can be.
    pub fn empty() -> Self {
        Self { area: PixelRect { left: 0, top: 0, width: 1, height: 1 }, spans: vec![], numbers: vec![] }
    }

    /// Returns a frame with all pixels, given the number of each.
    pub fn whole(width: u32, numbers: Vec<u8>) -> Self {
        let height = numbers.len() as u32 / width;
        let spans = (0..height).map(|line| PixelSpan { line, columns: 0..width }).collect();
        Self { area: PixelRect { left: 0, top: 0, width, height }, spans, numbers }
    }

    /// Replaces the numbers of the pixels in `drawn`, given those of all pixels and a function for the new ones. Returns
    /// what has changed, or `None` if nothing has.
    pub fn replace(
        all: &mut [u8],
        width: u32,
        drawn: &[PixelSpan],
        mut number: impl FnMut(usize) -> u8,
    ) -> Option<Self> {
        let mut spans: Vec<PixelSpan> = Vec::new();
        let mut numbers = Vec::new();
        for PixelSpan { line, columns } in drawn {
            for column in columns.clone() {
                let at = (line * width + column) as usize;
                let new = number(at);
                if new == all[at] {
                    continue;
                }
                all[at] = new;
                match spans.last_mut() {
                    Some(span) if span.line == *line && column - span.columns.end <= MAX_GAP => {
                        numbers.extend(&all[at - (column - span.columns.end) as usize..=at]);
                        span.columns.end = column + 1;
                    }
                    _ => {
                        numbers.push(new);
                        spans.push(PixelSpan { line: *line, columns: column..column + 1 });
                    }
                }
            }
        }
        Some(Self { area: PixelRect::around(&spans)?, spans, numbers })
    }

    /// Returns all pixels of the area in parts. Each line begins with `indent` more numbers [`UNCHANGED`].
    pub fn parts(&self, indent: u32) -> impl Iterator<Item = Part<'_>> + Clone {
        let PixelRect { left, top, width, height } = self.area;
        let stride = (indent + width) as usize;
        let (mut done, mut numbers) = (0, &self.numbers[..]);
        let parts = self.spans.iter().flat_map(move |PixelSpan { line, columns }| {
            let start = (line - top) as usize * stride + (indent + columns.start - left) as usize;
            let (these, others) = numbers.split_at(columns.len());
            let gap = start - done;
            (done, numbers) = (start + these.len(), others);
            [Part::Unchanged(gap), Part::Numbers(these)]
        });
        let end = self.spans.last().map_or(0, |PixelSpan { line, columns }| {
            (line - top) as usize * stride + (indent + columns.end - left) as usize
        });
        let rest = Part::Unchanged(height as usize * stride - end);
        parts.chain([rest]).filter(|part| *part != Part::Unchanged(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number of each pixel in the area. Lines begin with `indent` more.
    fn pixels(patch: &Patch, indent: u32) -> Vec<u8> {
        let parts = patch.parts(indent).map(|part| match part {
            Part::Unchanged(count) => vec![UNCHANGED; count],
            Part::Numbers(numbers) => numbers.to_vec(),
        });
        parts.collect::<Vec<_>>().concat()
    }

    #[test]
    fn a_patch_holds_the_changed_pixels_and_short_gaps_between_them() {
        let width = 100;
        let mut all = vec![1; 300];
        let mut new = all.clone();
        for (line, column) in [(0, 30), (0, 33), (2, 5), (2, 60), (2, 99)] {
            new[line * 100 + column] = 2;
        }
        let drawn: Vec<_> = (0..3).map(|line| PixelSpan { line, columns: 0..100 }).collect();
        let patch = Patch::replace(&mut all, width, &drawn, |at| new[at]).unwrap();
        assert_eq!(all, new);
        assert_eq!(patch.area, PixelRect { left: 5, top: 0, width: 95, height: 3 });
        let parts: Vec<_> = patch.parts(1).collect();
        let expected = [
            Part::Unchanged(26),
            Part::Numbers(&[2, 1, 1, 2]),
            Part::Unchanged(66 + 96 + 1),
            Part::Numbers(&[2]),
            Part::Unchanged(54),
            Part::Numbers(&[2]),
            Part::Unchanged(38),
            Part::Numbers(&[2]),
        ];
        assert_eq!(parts, expected);
        assert_eq!(pixels(&patch, 1).len(), 3 * 96);
        assert_eq!(Patch::replace(&mut all, width, &drawn, |at| new[at]), None);
    }

    #[test]
    fn a_whole_frame_and_an_empty_one_have_all_their_pixels() {
        assert_eq!(pixels(&Patch::whole(2, vec![7, 8, 9, 10]), 1), [0, 7, 8, 0, 9, 10]);
        assert_eq!(pixels(&Patch::empty(), 0), [UNCHANGED]);
    }
}
