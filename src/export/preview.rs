//! A look at an export before it is written: one of its pictures in small, or the beginning of its text.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::error::ExportError;
use super::pdf::SheetPicture;
use super::picture_output::PictureOutput;
use super::pictures::Pictures;
use super::raster::Raster;
use crate::picture::Picture;
use crate::picture::color_role::Theme;

/// The bytes of a pixel.
const BYTES: usize = 4;
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
    if let Some((sheet, count)) = output.sheet(pictures, index) {
        return Ok(Preview { index: index.min(count - 1), count, content: sheet_pixels(sheet, output.theme, max)? });
    }
    let count = pictures.count();
    let index = index.min(count - 1);
    let (picture, _) = output.sized(pictures, index);
    Ok(Preview { index, count, content: page_pixels(picture, output.theme, max)? })
}

/// Draws a sheet of a handout: its paper, and on it the pictures in their theme.
fn sheet_pixels(sheet: SheetPicture, theme: Theme, max: (u32, u32)) -> Result<PreviewContent, ExportError> {
    let scale = scale_to_fit(sheet.size, max);
    let (width, height) = sheet.size;
    let paper = drawn(Picture { width, height, marks: sheet.paper }, scale, Theme::Light)?;
    let (width, height) = paper.size();
    let mut rgba = paper.pixels().to_vec();
    for (place, marks) in sheet.pictures {
        let marks = marks.into_iter().map(|mark| mark.placed(1.0, (-place.left, -place.top))).collect();
        let raster = drawn(Picture { width: place.width(), height: place.height(), marks }, scale, theme)?;
        let (left, top) = ((place.left * scale).round() as usize, (place.top * scale).round() as usize);
        let bytes = raster.size().0.min(width.saturating_sub(left as u32)) as usize * BYTES;
        let lines = raster.pixels().chunks_exact(raster.size().0 as usize * BYTES);
        for (line, y) in lines.zip(top..height as usize) {
            let start = (y * width as usize + left) * BYTES;
            rgba[start..start + bytes].copy_from_slice(&line[..bytes]);
        }
    }
    Ok(PreviewContent::Pixels { width, height, rgba })
}

/// Draws a picture that is a page of its own, such as a worksheet.
///
/// # Errors
/// If it would be too large.
pub fn page_pixels(page: Picture, theme: Theme, max: (u32, u32)) -> Result<PreviewContent, ExportError> {
    let scale = scale_to_fit((page.width, page.height), max);
    let raster = drawn(page, scale, theme)?;
    let (width, height) = raster.size();
    Ok(PreviewContent::Pixels { width, height, rgba: raster.pixels().to_vec() })
}

fn scale_to_fit((width, height): (f32, f32), max: (u32, u32)) -> f32 {
    (max.0 as f32 / width).min(max.1 as f32 / height)
}

/// Draws a picture at a scale that a file could not have.
fn drawn(picture: Picture, scale: f32, theme: Theme) -> Result<Raster, ExportError> {
    let marks = picture.marks.into_iter().map(|mark| mark.scaled(scale)).collect();
    let picture = Picture { width: picture.width * scale, height: picture.height * scale, marks };
    let mut raster = Raster::new(&picture, theme, 1.0)?;
    raster.draw(picture);
    Ok(raster)
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
            return Err(io::ErrorKind::WriteZero.into());
        }
        let taken = bytes.len().min(MAX_BYTES_OF_TEXT - self.bytes.len());
        self.bytes.extend(&bytes[..taken]);
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
