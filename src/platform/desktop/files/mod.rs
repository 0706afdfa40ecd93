//! Reading files, and writing them: each is replaced whole or not at all.
//!
//! A new file is written under the name of an unfinished one and then renamed. While it is written, it is
//! locked. So what a dead process left can be told from the work of a living one, and the next write in the folder
//! removes it. A set of files is written to a [`StagingFolder`], which is unfinished in the same way.

mod read;
mod replace;
mod unfinished;

pub use read::{
    FileLock, FileStamp, canonical, create_folder, exists, is_folder, is_missing, is_taken, lock, names_in,
    read_bounded, read_start, remove, rename, size,
};
pub use replace::{check_replaceable, write_atomically};
pub use unfinished::{StagingFolder, remove_unfinished};
