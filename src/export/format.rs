//! What exported files are written in.

use std::path::{Path, PathBuf};

use super::text::TableFormat;

/// What a file is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    Svg,
    Png,
    Gif,
    Csv,
    Markdown,
    Latex,
    Typst,
    Text,
}

impl Format {
    pub const ALL: [Self; 8] =
        [Self::Svg, Self::Png, Self::Gif, Self::Csv, Self::Markdown, Self::Latex, Self::Typst, Self::Text];

    /// The format of a file by the extension of its name.
    ///
    /// # Errors
    /// If it has none that is known.
    pub fn from_path(path: &Path) -> Result<Self, UnknownFormat> {
        let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        let known = Self::ALL.into_iter().find(|format| format.extension() == extension);
        known.ok_or_else(|| UnknownFormat { path: path.to_owned() })
    }

    /// The extension of its files, without a dot.
    pub fn extension(self) -> &'static str {
        match (self.of_table(), self) {
            (Some(table), _) => table.extension(),
            (_, Self::Svg) => "svg",
            (_, Self::Png) => "png",
            (_, Self::Gif) => "gif",
            _ => "txt",
        }
    }

    /// What the screen calls it.
    pub fn name(self) -> &'static str {
        match (self.of_table(), self) {
            (Some(table), _) => table.name(),
            (_, Self::Svg) => "SVG",
            (_, Self::Png) => "PNG",
            (_, Self::Gif) => "GIF",
            _ => "text",
        }
    }

    /// Whether it shows pictures, so that look and scale matter.
    pub fn is_picture(self) -> bool {
        matches!(self, Self::Svg | Self::Png | Self::Gif)
    }

    /// The pixels a point that fit most uses: of PNG two, for the screens and projectors of today. An animation has many
    /// pictures, and with four times the pixels it would be slow to open and to play.
    pub fn usual_scale(self) -> f32 {
        if self == Self::Png { 2.0 } else { 1.0 }
    }

    /// The same format of a table, if it is one of these.
    pub fn of_table(self) -> Option<TableFormat> {
        match self {
            Self::Csv => Some(TableFormat::Csv),
            Self::Markdown => Some(TableFormat::Markdown),
            Self::Latex => Some(TableFormat::Latex),
            Self::Typst => Some(TableFormat::Typst),
            Self::Svg | Self::Png | Self::Gif | Self::Text => None,
        }
    }
}

/// A name whose extension is that of no format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the name {} does not say what to write; let it end in {}",
    path.display(),
    Format::ALL.map(|format| format!(".{}", format.extension())).join(", ")
)]
pub struct UnknownFormat {
    pub path: PathBuf,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_of_a_file_says_its_format() {
        for format in Format::ALL {
            let name = format!("lesson.1.{}", format.extension());
            assert_eq!(Format::from_path(Path::new(&name)).unwrap(), format);
            assert_eq!(Format::from_path(Path::new(&name.to_uppercase())).unwrap(), format);
        }
        for name in ["fill", "fill.", "fill.jpeg", ".svg", ""] {
            let error = Format::from_path(Path::new(name)).unwrap_err().to_string();
            assert!(error.ends_with("let it end in .svg, .png, .gif, .csv, .md, .tex, .typ, .txt"), "{error}");
        }
    }
}
