//! What the user chooses about the pages, and places on them. All lengths are in points of the document: 1/72 inch.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::export::PictureSize;
pub use crate::export::size::Paper;
use crate::picture::{Picture, Rect};

/// The size of a picture's point on a page of the picture's size. 96 points of pictures are an inch, as in browsers.
const PICTURE_POINT: f32 = 0.75;
/// The longest side of a page that readers must be able to show.
const MAX_SIDE: f32 = 14_400.0;
/// The shortest side of a page.
const MIN_SIDE: f32 = 3.0;

/// How pictures are laid out on pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PdfLayout {
    /// Each page has the size of its picture, in which 96 points are an inch.
    Picture,
    /// All pages are slides of this shape, with the pictures as large as possible on the theme's background.
    Slides(Aspect),
    /// Sheets of paper with several pictures and their notes.
    Handout { per_page: PerPage, notes: NotesPlace, paper: Paper },
}

impl PdfLayout {
    /// Returns a size for the pictures, which gives slides the shape of their pages. All else has its usual size.
    pub fn picture_size(self) -> PictureSize {
        match self {
            Self::Slides(Aspect::Standard) => PictureSize::Pixels(1280, 960),
            Self::Slides(Aspect::Wide) => PictureSize::Pixels(1280, 720),
            Self::Picture | Self::Handout { .. } => PictureSize::Scale(1.0),
        }
    }
}

/// The shape of slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Aspect {
    #[value(name = "16:9")]
    Wide,
    #[value(name = "4:3")]
    Standard,
}

impl Aspect {
    /// Returns the width and the height of a slide.
    pub(super) fn size(self) -> (f32, f32) {
        match self {
            Self::Wide => (960.0, 540.0),
            Self::Standard => (720.0, 540.0),
        }
    }
}

/// The number of pictures on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PerPage {
    One,
    Two,
    Three,
    Four,
    Six,
}

impl PerPage {
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Six];

    pub fn count(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Six => 6,
        }
    }
}

/// Where the notes of a handout are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum NotesPlace {
    // To the right of each picture. Where there are none, there are lines to write on.
    Beside,
    // Below each picture. If no picture has notes, the pictures take their room.
    Below,
    None,
}

/// Where a picture is on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    pub area: Rect,
    /// The size of a picture's point.
    pub scale: f32,
}

impl Placement {
    /// Returns the place of a picture on a page of its own size.
    pub fn alone(picture: &Picture) -> Self {
        let longest = picture.width.max(picture.height);
        let scale = PICTURE_POINT.min(MAX_SIDE / longest);
        let [width, height] = [picture.width, picture.height].map(|side| (side * scale).max(MIN_SIDE));
        Self { area: Rect::new(0.0, 0.0, width, height), scale }
    }

    /// Returns the place of a picture in the middle of an area, as large as it fits.
    pub fn fitted(area: Rect, picture: &Picture) -> Self {
        let scale = (area.width() / picture.width).min(area.height() / picture.height);
        let [width, height] = [picture.width, picture.height].map(|side| side * scale);
        let (left, top) = ((area.width() - width) / 2.0, (area.height() - height) / 2.0);
        Self { area: Rect::new(area.left + left, area.top + top, width, height), scale }
    }

    /// Returns the place of a picture in the upper left corner of an area, as large as it fits.
    pub fn in_corner(area: Rect, picture: &Picture) -> Self {
        let Self { area: place, scale } = Self::fitted(area, picture);
        Self { area: Rect::new(area.left, area.top, place.width(), place.height()), scale }
    }
}
