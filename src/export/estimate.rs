//! What an export would write, before it does: its files, the size of its pictures, and about how many bytes.
//!
//! The bytes of texts and of single pictures are counted. Of many pictures, some are written to nowhere, and the others
//! are taken to be like them.

use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::error::ExportError;
use super::options::ExportOption;
use super::picture_output::{KeepOn, PictureOutput};
use super::pictures::{PictureTexts, Pictures};
use crate::picture::Picture;
use crate::wording::export as texts;

/// The pixels of a large screen, and the bytes that mail and slide programs take without trouble.
const SCREEN: (u32, u32) = (3840, 2160);
const MANY_BYTES: u64 = 20_000_000;
/// The most pictures of numbered files that are drawn, and the most pictures of one file.
const SAMPLES: usize = 4;
const SAMPLES_IN_FILE: usize = 5;
/// The same for a document, whose pages share what is equal in them: the more pages, the fewer bytes for each.
const SAMPLES_IN_DOCUMENT: usize = 128;

/// What an export would write.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportPlan {
    /// The paths in order: one, or several numbered ones.
    pub files: Vec<PathBuf>,
    /// The number of pictures in all files: 0 for texts.
    pub pictures: usize,
    /// The width and height of the pictures in pixels: `None` for texts, for several sizes, and for what has no pixels.
    pub size: Option<(u32, u32)>,
    /// The bytes of all files. `None` if nobody knows before.
    pub bytes: Option<u64>,
    /// Whether the bytes are counted, and not estimated.
    pub is_exact: bool,
}

impl ExportPlan {
    /// Returns why these files could be too large for what they are for. `None` if they are not.
    pub fn warning(&self) -> Option<String> {
        let size = self.size.filter(|(width, height)| *width > SCREEN.0 || *height > SCREEN.1);
        let bytes = self.bytes.filter(|bytes| *bytes > MANY_BYTES);
        let is_large = size.is_some() || bytes.is_some();
        is_large.then(|| texts::large(size, bytes, SCREEN, MANY_BYTES, self.size.is_some()))
    }
}

/// Such as `fill.gif: 21 pictures of 2560 × 1440 pixels, about 234 kB`.
impl fmt::Display for ExportPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::planned(&self.files, self.pictures, self.size, self.bytes, self.is_exact))
    }
}

/// Returns what an output would write to `path`. `None` if `keep_on` breaks.
///
/// # Errors
/// If a picture would be too large.
pub fn plan(
    output: &PictureOutput,
    pictures: &dyn Pictures,
    path: &Path,
    keep_on: KeepOn,
) -> Result<Option<ExportPlan>, ExportError> {
    let (sizes, count) = (output.sizes(pictures)?, pictures.count());
    let mut plan = ExportPlan {
        files: output.files(path, count),
        pictures: count,
        size: output.one_size(&sizes),
        bytes: None,
        is_exact: false,
    };
    // The program that writes a video decides about its size.
    if !output.format.is_video() {
        let Some((bytes, is_exact)) = bytes_of(output, pictures, keep_on) else { return Ok(None) };
        (plan.bytes, plan.is_exact) = (Some(bytes), is_exact);
    }
    Ok(Some(plan))
}

/// Returns the bytes that pictures take, and whether they are counted. `None` if `keep_on` breaks.
fn bytes_of(output: &PictureOutput, pictures: &dyn Pictures, keep_on: KeepOn) -> Option<(u64, bool)> {
    let count = pictures.count();
    if output.is_numbered() {
        return numbered(output, pictures, keep_on).map(|bytes| (bytes, count <= SAMPLES));
    }
    let bytes = |range: Range<usize>| {
        let mut counted = ByteCounter::default();
        let part = Excerpt { pictures, range };
        let written = output.write_to(&part, &mut counted, keep_on).expect("a counter takes all bytes");
        written.is_continue().then_some(counted.bytes)
    };
    let samples = if output.format.has(ExportOption::Pages) { SAMPLES_IN_DOCUMENT } else { SAMPLES_IN_FILE };
    if count <= samples {
        return bytes(0..count).map(|bytes| (bytes, true));
    }
    // From the middle, where neither all is empty nor all is full.
    let (first, few) = ((count - samples) / 2, (samples / 4).max(1));
    let (of_few, of_all) = bytes(first..first + few).zip(bytes(first..first + samples))?;
    let each = of_all.saturating_sub(of_few) as f64 / (samples - few) as f64;
    Some((of_few + (each * (count - few) as f64) as u64, false))
}

/// Returns the bytes of numbered files.
fn numbered(output: &PictureOutput, pictures: &dyn Pictures, keep_on: KeepOn) -> Option<u64> {
    let count = pictures.count();
    let samples = count.min(SAMPLES);
    let mut bytes = 0;
    for sample in 0..samples {
        let index = if count <= SAMPLES { sample } else { sample * (count - 1) / (SAMPLES - 1) };
        bytes += output.bytes(pictures, index).len() as u64;
        keep_on(sample + 1, samples).continue_value()?;
    }
    Some((bytes as f64 / samples as f64 * count as f64).round() as u64)
}

/// Some of the pictures of a sequence, one after the other.
struct Excerpt<'a> {
    pictures: &'a dyn Pictures,
    range: Range<usize>,
}

impl Pictures for Excerpt<'_> {
    fn count(&self) -> usize {
        self.range.len()
    }

    fn size(&self, index: usize) -> (f32, f32) {
        self.pictures.size(self.range.start + index)
    }

    fn picture(&self, index: usize) -> Picture {
        self.pictures.picture(self.range.start + index)
    }

    fn title(&self, index: usize) -> String {
        self.pictures.title(self.range.start + index)
    }

    fn texts(&self, index: usize) -> PictureTexts {
        self.pictures.texts(self.range.start + index)
    }
}

/// Counts what is written.
#[derive(Default)]
pub struct ByteCounter {
    pub bytes: u64,
}

impl Write for ByteCounter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::export::{ExportFormat, ExportRange, ExportRecipe, Material};
    use crate::game::{Row, Stride};
    use crate::session::{Document, Session};

    #[test]
    fn the_pages_of_a_long_document_share_what_is_equal_and_the_estimate_knows_it() {
        let row: Row = "5 6 13 17 4 10 19 3 7 1 6 16 2 12 10 4 9 8".parse().unwrap();
        let session = Material::alone(Session::new(Document::from(row)));
        let request = ExportRecipe { range: ExportRange::All(Stride::Cell), ..ExportRecipe::new(ExportFormat::Pdf) };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fill.pdf");
        let keep_on = |_: usize, _: usize| ControlFlow::Continue(());
        let plan = request.plan(&session, &path, &keep_on).unwrap().unwrap();
        assert!(!plan.is_exact && plan.pictures == 172, "{plan:?}");
        let ControlFlow::Continue(written) = request.write(&session, &path, &[], &keep_on).unwrap() else { panic!() };
        let ratio = plan.bytes.unwrap() as f64 / written.bytes as f64;
        assert!((0.8..1.25).contains(&ratio), "{plan} and {written}");
    }

    #[test]
    fn the_warning_advises_what_changes_the_bytes() {
        let plan =
            |size| ExportPlan { files: Vec::new(), pictures: 2, size, bytes: Some(2_491_300_000), is_exact: false };
        let pages = plan(None).warning().unwrap();
        assert_eq!(pages, "2.5 GB are more than 20 MB. Fewer pictures are smaller, such as one for each diagonal.");
        let pixels = plan(Some((1920, 1080))).warning().unwrap();
        assert_eq!(pixels, "2.5 GB are more than 20 MB. A smaller size is smaller in bytes, too.");
    }
}
