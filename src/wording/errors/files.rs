//! Why a file may not be replaced. Each text stands behind `cannot write row.ron: `.

use std::fmt;

use crate::files::{Refusal, SpecialFile};
use crate::printable::printable_path;

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ReadOnly => f.write_str("it is read-only; make it writable or choose another name"),
            Self::Folder => f.write_str("that is a folder; choose the name of a file"),
            Self::Special(kind) => {
                let kind = match kind {
                    SpecialFile::Pipe => "a pipe",
                    SpecialFile::Socket => "a socket",
                    SpecialFile::Device => "a device",
                };
                write!(f, "that is {kind}, which can't be replaced; choose another name")
            }
            Self::ReadOnlyFolder(folder) => {
                let folder = printable_path(folder);
                write!(f, "the folder {folder} is read-only; make it writable or choose another one")
            }
        }
    }
}
