//! The choices of an export: its subject, which part of it, its format, and how its pictures look.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use super::size::PictureSize;
use crate::game::Stride;
use crate::listing::Language;
use crate::picture::color_role::Theme;
pub use crate::picture::recursion::CallsLook;
use crate::session::{Layout, Zoom};
use crate::text::parts::keyed_by_name;

/// What is exported: a part of a session, or something else as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum ExportSubject {
    /// The table while it fills.
    #[default]
    Fill,
    /// The game over its table.
    ///
    /// It ends where a person has yet to choose a move.
    Game,
    /// The coins that each player has taken.
    Lanes,
    /// The calls of the recursion.
    Tree,
    /// The code with its marked line.
    ///
    /// It is that of the table, or of fusion if the session shows that.
    Code,
    /// The run of fusion.
    Fusion,
    /// The table that is filled by hand, with the mark of a check.
    Own,
    /// The title card and the stops of the session.
    Stops,
    /// All lessons of a course, as their stops say.
    #[value(skip)]
    Course,
    /// Worksheets for students, with their solutions.
    #[value(skip)]
    Worksheet,
    /// The window as it is seen: with its panels, their plots and what is typed.
    #[value(skip)]
    Window,
}

impl ExportSubject {
    /// What a session has.
    pub const OF_SESSION: [Self; 8] =
        [Self::Fill, Self::Game, Self::Lanes, Self::Tree, Self::Code, Self::Fusion, Self::Own, Self::Stops];
    pub const ALL: [Self; 11] = [
        Self::Fill,
        Self::Game,
        Self::Lanes,
        Self::Tree,
        Self::Code,
        Self::Fusion,
        Self::Own,
        Self::Stops,
        Self::Course,
        Self::Worksheet,
        Self::Window,
    ];

    /// Returns whether it is a part of a session, of which one position or all can be exported.
    pub fn is_of_session(self) -> bool {
        Self::OF_SESSION.contains(&self)
    }

    /// Returns whether an option can change its files. The format decides, too.
    pub fn has(self, option: ExportOption) -> bool {
        match option {
            ExportOption::Behind => self == Self::Game,
            ExportOption::Language => self == Self::Code,
            ExportOption::Fold => self == Self::Tree,
            ExportOption::Range | ExportOption::Stride => self.is_of_session() && self != Self::Own,
            ExportOption::Subject | ExportOption::Layout | ExportOption::Framing => self.is_of_session(),
            ExportOption::Theme | ExportOption::Size | ExportOption::Seconds => {
                self.is_of_session() || self == Self::Course
            }
            ExportOption::Pages => self != Self::Worksheet,
            ExportOption::Quiz | ExportOption::Separator => true,
        }
    }

    /// Returns whether it goes by moves, and not by steps.
    pub fn is_game(self) -> bool {
        matches!(self, Self::Game | Self::Lanes)
    }
}

/// The format of an exported file. The table of formats in `format.rs` says what each is.
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
    /// Questions for Moodle.
    Moodle,
    /// Questions as a package of QTI 2.1.
    Qti,
    Text,
}

/// A choice that matters for some subjects and formats only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportOption {
    Subject,
    Range,
    Stride,
    Layout,
    Framing,
    /// The table behind a game.
    Behind,
    /// The language of the code.
    Language,
    /// How far the tree of calls is folded.
    Fold,
    Theme,
    /// The pixels of the pictures.
    Size,
    Seconds,
    /// The pages of a document.
    Pages,
    Quiz,
    Separator,
}

/// Which steps of the subject are exported: of the fill or of fusion, moves of the game, or stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExportRange {
    /// The position at which the session stands. A session does not store that of fusion, which is the end then, nor a
    /// stop, which is the title card.
    Present,
    /// The position after so many steps or moves. Of the stops, 0 is the title card.
    Step(u64),
    /// The position at the end.
    Last,
    /// All positions from the beginning to the end. Only a fill goes by the stride.
    All(Stride),
}

/// What a picture shows around its subject.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Framing {
    /// The row, the table and the sums or scores, as in the lecture view. It has 1280 × 720 points, or more if the whole
    /// table needs that.
    #[default]
    Slide,
    /// The table with its headers and its legend, or another subject alone.
    Table,
    /// The part of the table that a window shows, at its zoom. Other subjects are alone.
    Seen,
}

/// The part of the table that a window shows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Viewport {
    pub zoom: Zoom,
    /// The column and the line at the upper left corner.
    pub offset: (f64, f64),
    /// The width and the height in points.
    pub size: (f32, f32),
}

impl Viewport {
    /// The whole table.
    pub const WHOLE: Self = Self { zoom: Zoom::Whole, offset: (0.0, 0.0), size: (1000.0, 1000.0) };

    /// Returns the viewport with a size and a zoom that a picture can have.
    #[must_use]
    pub fn bounded(self) -> Self {
        let side = |side: f32| if side.is_finite() { side.clamp(200.0, 4_000.0) } else { 1000.0 };
        let at = |at: f64| if at.is_finite() { at.max(0.0) } else { 0.0 };
        let (offset, (width, height)) = (self.offset, self.size);
        Self { zoom: self.zoom.or_default(), offset: (at(offset.0), at(offset.1)), size: (side(width), side(height)) }
    }
}

/// The table behind a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TableBehind {
    /// As far as the session's fill; filled if that has not begun.
    ///
    /// The path through an empty table would say nothing.
    #[default]
    Session,
    Filled,
    Empty,
}

keyed_by_name! { TableBehind }

/// How pictures look.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PictureStyle {
    pub framing: Framing,
    pub layout: Layout,
    pub theme: Theme,
    pub size: PictureSize,
    /// Whether the whole path of a game is shown, also the moves that are not made yet.
    pub shows_path: bool,
    pub behind: TableBehind,
    /// The language of the code.
    pub language: Language,
    pub calls: CallsLook,
    pub viewport: Viewport,
    /// The most pixels along a side of a map, which is what a table too large for numbers is shown as. 0 if a sentence
    /// stands in its place.
    pub map_pixels: u32,
}

impl PictureStyle {
    /// Light slides of 1280 × 720 pixels.
    pub const USUAL: Self = Self {
        framing: Framing::Slide,
        layout: Layout::Square,
        theme: Theme::Light,
        size: PictureSize::Scale(1.0),
        shows_path: false,
        behind: TableBehind::Session,
        language: Language::Pseudocode,
        calls: CallsLook::TREE,
        viewport: Viewport::WHOLE,
        map_pixels: 800,
    };
}
