//! A look at an export before it is written: one of its pictures in small, or the beginning of its text.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::error::ExportError;
use super::picture_output::PictureOutput;
use super::pictures::Pictures;
use super::raster::Raster;
use crate::picture::{Mark, Picture};

/// The most bytes of a text that are shown.
const MAX_BYTES_OF_TEXT: usize = 4_000;

/// A look at an export.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Preview {
    /// The index of the picture, and the number of all. A text is one.
    pub index: usize,
    pub count: usize,
    pub content: PreviewContent,
}

/// What a preview shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PreviewContent {
    Pixels {
        width: u32,
        height: u32,
        /// Red, green, blue and opacity of each pixel, line by line from the top.
        #[serde(with = "serde_bytes")]
        rgba: Vec<u8>,
    },
    /// The beginning of a text.
    Text(String),
}

/// Draws a picture as it is written, in at most so many pixels. A higher index than the last one is the last one.
///
/// # Errors
/// If a picture would be too large to be written.
pub fn preview(
    output: &PictureOutput,
    pictures: &dyn Pictures,
    index: usize,
    max: (u32, u32),
) -> Result<Preview, ExportError> {
    output.sizes(pictures)?;
    let count = pictures.count();
    let index = index.min(count - 1);
    let (picture, _) = output.sized(pictures, index);
    Ok(Preview { index, count, content: pixels(picture, output, max)? })
}

fn pixels(picture: Picture, output: &PictureOutput, max: (u32, u32)) -> Result<PreviewContent, ExportError> {
    let scale = (max.0 as f32 / picture.width).min(max.1 as f32 / picture.height);
    // A picture of this size has the pixels of the preview.
    let marks = picture.marks.into_iter().map(|mark: Mark| mark.scaled(scale)).collect();
    let picture = Picture { width: picture.width * scale, height: picture.height * scale, marks };
    let mut raster = Raster::new(&picture, output.theme, 1.0)?;
    raster.draw(picture);
    let (width, height) = raster.size();
    Ok(PreviewContent::Pixels { width, height, rgba: raster.pixels().to_vec() })
}

/// Keeps the beginning of a text, and ends the writing after it.
#[derive(Default)]
pub struct BeginningOfText {
    bytes: Vec<u8>,
}

impl BeginningOfText {
    /// Whether there is more than is kept.
    pub fn is_full(&self) -> bool {
        self.bytes.len() >= MAX_BYTES_OF_TEXT
    }

    /// Returns the text, with three dots where more would follow.
    pub fn into_preview(self) -> Preview {
        let is_cut = self.is_full();
        let mut text = String::from_utf8_lossy(&self.bytes).trim_end_matches(char::REPLACEMENT_CHARACTER).to_owned();
        if is_cut {
            text.push('…');
        }
        Preview { index: 0, count: 1, content: PreviewContent::Text(text) }
    }
}

impl Write for BeginningOfText {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_full() {
            return Err(io::Error::other("it is long enough"));
        }
        let taken = bytes.len().min(MAX_BYTES_OF_TEXT - self.bytes.len());
        self.bytes.extend(&bytes[..taken]);
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
