//! The pictures of a document, and their texts.

use std::ops::{ControlFlow, Range};

use rayon::prelude::*;

use crate::picture::Picture;
use crate::wording::handout as texts;

/// The texts of a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdfPage {
    /// The entry in the outline, and the heading in a handout.
    pub title: String,
    /// What screen readers read in place of the picture. If it is empty, they read the title.
    pub description: String,
    /// The notes in a handout. They may be empty or have several lines.
    pub notes: String,
}

/// All pictures of a document, and their texts.
#[derive(Clone, Copy)]
pub struct Pages<'a> {
    pub texts: &'a [PdfPage],
    pub picture: &'a (dyn Fn(usize) -> Picture + Sync),
}

impl Pages<'_> {
    /// Calls `draw` with each picture, in order, and then `keep_on` with the number of those that are drawn.
    pub fn each(
        self,
        keep_on: &impl Fn(usize) -> ControlFlow<()>,
        mut draw: impl FnMut(usize, &Picture),
    ) -> ControlFlow<()> {
        let count = self.texts.len();
        let batch = rayon::current_num_threads();
        for first in (0..count).step_by(batch) {
            let batch = first..(first + batch).min(count);
            for (index, picture) in batch.clone().zip(self.pictures(batch)) {
                draw(index, &picture);
                keep_on(index + 1)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the pictures of a range. They are made on all cores.
    pub fn pictures(self, range: Range<usize>) -> Vec<Picture> {
        range.into_par_iter().map(|index| (self.picture)(index)).collect()
    }

    /// Returns the title of a picture, or else a name with its number.
    pub fn title(self, index: usize) -> String {
        let title = self.texts[index].title.trim();
        if title.is_empty() { texts::picture(index + 1) } else { title.to_owned() }
    }

    /// Returns the description of a picture, or else its title.
    pub fn description(self, index: usize) -> String {
        let description = self.texts[index].description.trim();
        if description.is_empty() { self.title(index) } else { description.to_owned() }
    }
}
