//! Why a file can't be read or may not be replaced. A text about replacing stands behind `cannot write row.ron: `.

use std::fmt;

use crate::platform::{NoFile, Refusal, SpecialFile};
use crate::printable::{Lines, printable, printable_path};

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
            Self::NotKept => f.write_str("this browser does not keep the file any more; open it from the disk again"),
            Self::NoStorage(reason) => {
                let reason = printable(reason, Lines::One);
                write!(f, "this browser keeps nothing for this page ({reason}); save your work as a file")
            }
        }
    }
}

impl fmt::Display for NoFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Folder => "this is a folder, and only a file can be read; choose a file in it",
            Self::Pipe => "this is a pipe, and only a file can be read; save its text as a file first",
            Self::Socket => "this is a socket, and only a file can be read; choose a session or a text with a row",
            Self::Device => "this is a device, and only a file can be read; choose a session or a text with a row",
            Self::Other => {
                "this is not a regular file, and only a file can be read; choose a session or a text with a row"
            }
        })
    }
}
