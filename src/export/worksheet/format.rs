//! The formats of worksheets.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::wording::errors::export::unknown_format;

/// The format of worksheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WorksheetFormat {
    /// Pages for print.
    #[default]
    Pdf,
    /// A document for `pdflatex`. Its packages are part of every larger LaTeX distribution.
    Latex,
    /// A document for Typst, which needs no packages.
    Typst,
    /// Tables with pipes. A line of three hyphens stands between two sheets.
    Markdown,
}

/// The error of a path whose extension names no format of worksheets.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", unknown_format(path, &WorksheetFormat::ALL.map(WorksheetFormat::extension)))]
pub struct UnknownWorksheetFormat {
    pub path: PathBuf,
}

impl WorksheetFormat {
    pub const ALL: [Self; 4] = [Self::Pdf, Self::Latex, Self::Typst, Self::Markdown];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Latex => "LaTeX",
            Self::Typst => "Typst",
            Self::Markdown => "Markdown",
        }
    }

    /// Returns the extension of its files, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Latex => "tex",
            Self::Typst => "typ",
            Self::Markdown => "md",
        }
    }

    /// Returns the format with the extension of a path. Capital letters do not matter.
    ///
    /// # Errors
    /// If no format has this extension.
    pub fn from_path(path: &Path) -> Result<Self, UnknownWorksheetFormat> {
        let is_extension = |format: &Self| {
            path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(format.extension()))
        };
        let found = Self::ALL.into_iter().find(is_extension);
        found.ok_or_else(|| UnknownWorksheetFormat { path: path.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_gives_the_format() {
        for format in WorksheetFormat::ALL {
            let path = format!("Sheets.{}", format.extension().to_uppercase());
            assert_eq!(WorksheetFormat::from_path(Path::new(&path)), Ok(format));
        }
        let error = WorksheetFormat::from_path(Path::new("sheets.doc")).unwrap_err();
        assert_eq!(error.to_string(), "Unknown format .doc; use .pdf, .tex, .typ or .md");
    }
}
