//! Why a file can't be read or may not be replaced. A text about replacing stands behind `cannot write row.ron: `.

use std::fmt;

use super::super::text::errors::files as text;
use crate::platform::{NoFile, Refusal, SpecialFile};
use crate::printable::{Lines, printable};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ReadOnly => text::read_only(),
            Self::Folder => text::folder(),
            Self::Special(SpecialFile::Pipe) => text::pipe(),
            Self::Special(SpecialFile::Socket) => text::socket(),
            Self::Special(SpecialFile::Device) => text::device(),
            Self::ReadOnlyFolder(folder) => return f.write_str(&text::read_only_folder(folder.as_path())),
            Self::NotKept => text::not_kept(),
            Self::NoStorage(reason) => return f.write_str(&text::no_storage(printable(reason, Lines::One))),
        })
    }
}

impl fmt::Display for NoFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Folder => text::no_folder_to_read(),
            Self::Pipe => text::no_pipe_to_read(),
            Self::Socket => text::no_socket_to_read(),
            Self::Device => text::no_device_to_read(),
            Self::Other => text::no_regular_file(),
        })
    }
}
