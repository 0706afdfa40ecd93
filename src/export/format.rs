//! The formats of exported files.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::animation::AnimationFormat;
use super::text::TableFormat;

use crate::wording::errors::export::unknown_format;

/// The format of an exported file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExportFormat {
    Svg,
    Png,
    Gif,
    /// An animated PNG.
    Apng,
    Mp4,
    WebM,
    Pdf,
    Html,
    Csv,
    Tsv,
    Markdown,
    Latex,
    Typst,
    Text,
}

impl ExportFormat {
    pub const ALL: [Self; 14] = [
        Self::Svg,
        Self::Png,
        Self::Gif,
        Self::Apng,
        Self::Mp4,
        Self::WebM,
        Self::Pdf,
        Self::Html,
        Self::Csv,
        Self::Tsv,
        Self::Markdown,
        Self::Latex,
        Self::Typst,
        Self::Text,
    ];

    /// Returns the format that the extension of a file's name stands for.
    ///
    /// # Errors
    /// If the extension is missing or unknown.
    pub fn from_path(path: &Path) -> Result<Self, UnknownFormat> {
        let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        let known = Self::ALL.into_iter().find(|format| format.extension() == extension);
        known.ok_or_else(|| UnknownFormat { path: path.to_owned() })
    }

    /// Returns the extension of its files, without the dot.
    pub fn extension(self) -> &'static str {
        match (self.table_format(), self) {
            (Some(table), _) => table.extension(),
            (_, Self::Svg) => "svg",
            (_, Self::Png) => "png",
            (_, Self::Gif) => "gif",
            (_, Self::Apng) => "apng",
            (_, Self::Mp4) => "mp4",
            (_, Self::WebM) => "webm",
            (_, Self::Pdf) => "pdf",
            (_, Self::Html) => "html",
            _ => "txt",
        }
    }

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match (self.table_format(), self) {
            (Some(table), _) => table.name(),
            (_, Self::Svg) => "SVG",
            (_, Self::Png) => "PNG",
            (_, Self::Gif) => "GIF",
            (_, Self::Apng) => "APNG",
            (_, Self::Mp4) => "MP4",
            (_, Self::WebM) => "WebM",
            (_, Self::Pdf) => "PDF",
            (_, Self::Html) => "HTML",
            _ => "text",
        }
    }

    /// Whether it holds pictures of any subject.
    pub fn is_picture(self) -> bool {
        self.table_format().is_none() && !matches!(self, Self::Text | Self::Html)
    }

    /// Whether it holds a picture of the window, which does not play.
    pub fn holds_window(self) -> bool {
        matches!(self, Self::Svg | Self::Png | Self::Pdf)
    }

    /// Whether it holds one picture, so that several ones get numbered files.
    pub fn is_single(self) -> bool {
        matches!(self, Self::Svg | Self::Png)
    }

    /// Whether it holds several pictures that play.
    pub fn is_animation(self) -> bool {
        self.animation_format().is_some() || self.is_video()
    }

    /// Whether another program is needed to write it.
    pub fn is_video(self) -> bool {
        matches!(self, Self::Mp4 | Self::WebM)
    }

    /// Returns the default scale in pixels per point: 2 for PNG, which is sharp on most screens and projectors.
    ///
    /// It is 1 for an animation, because four times the pixels would be slow to open and to play.
    pub fn usual_scale(self) -> f32 {
        if self == Self::Png { 2.0 } else { 1.0 }
    }

    /// Returns the format of the animation, if files of this format hold an animation.
    pub fn animation_format(self) -> Option<AnimationFormat> {
        match self {
            Self::Gif => Some(AnimationFormat::Gif),
            Self::Apng => Some(AnimationFormat::Apng),
            _ => None,
        }
    }

    /// Returns the format of the table, if files of this format hold the table.
    pub fn table_format(self) -> Option<TableFormat> {
        match self {
            Self::Csv => Some(TableFormat::Csv),
            Self::Tsv => Some(TableFormat::Tsv),
            Self::Markdown => Some(TableFormat::Markdown),
            Self::Latex => Some(TableFormat::Latex),
            Self::Typst => Some(TableFormat::Typst),
            Self::Svg
            | Self::Png
            | Self::Gif
            | Self::Apng
            | Self::Mp4
            | Self::WebM
            | Self::Pdf
            | Self::Html
            | Self::Text => None,
        }
    }
}

/// The error of a file name whose extension is missing or unknown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", unknown_format(path, &ExportFormat::ALL.map(ExportFormat::extension)))]
pub struct UnknownFormat {
    pub path: PathBuf,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_of_a_file_gives_its_format() {
        for format in ExportFormat::ALL {
            let name = format!("lesson.1.{}", format.extension());
            assert_eq!(ExportFormat::from_path(Path::new(&name)).unwrap(), format);
            assert_eq!(ExportFormat::from_path(Path::new(&name.to_uppercase())).unwrap(), format);
        }
        for name in ["fill", "fill.", "fill.jpeg", ".svg", ""] {
            let error = ExportFormat::from_path(Path::new(name)).unwrap_err().to_string();
            assert!(
                error.ends_with(
                    "; use .svg, .png, .gif, .apng, .mp4, .webm, .pdf, .html, .csv, .tsv, .md, .tex, .typ or .txt"
                ),
                "{error}"
            );
        }
    }
}
