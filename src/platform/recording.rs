//! Videos: what is recorded, and why it could not be. Both platforms share these types.

use std::io;

use super::refusal::PlaceError;

/// The coding of a video.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VideoCoding {
    /// H.264 in MP4, which all slide programs and browsers play.
    Mp4,
    /// VP9 in `WebM`, which is free of patents.
    WebM,
}

/// The pictures of a video: their coding, size and times.
#[derive(Clone, Copy, Debug)]
pub struct VideoSettings {
    pub coding: VideoCoding,
    /// The width and the height of each picture in pixels.
    pub size: (u32, u32),
    /// How long each picture is shown, in milliseconds, at least 1.
    pub milliseconds: u64,
    /// How long the last one is shown, in milliseconds, at least as long.
    pub last_milliseconds: u64,
}

/// Why there is no video.
#[derive(Debug)]
pub enum VideoError {
    /// The program that writes videos is not there.
    NoProgram,
    /// That program has failed. The text is what it said last.
    Program(String),
    /// A file can't be written, or the program can't be fed.
    Io(io::Error),
    /// The finished file could not be put in its place.
    Place(PlaceError),
}

impl From<io::Error> for VideoError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
