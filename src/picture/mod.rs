//! Pictures of the table, of the recursion and of fusion, as lists of marks.
//!
//! Pure code lays a picture out once. The window and every export draw the same marks. Positions are in points, x to
//! the right and y down. Colors are [roles](color_role::ColorRole), so that the theme gives them their values.
//!
//! | module | holds |
//! | --- | --- |
//! | `mark` | marks, points, rectangles, pixels |
//! | [`color_role`] | the roles of colors and their values in each theme |
//! | [`fonts`] | the bundled fonts, the width of a text, texts of several lines, the room that a mark takes |
//! | [`coin`] | the look of a coin, and the coins of a long row that are shown |
//! | [`table`] | the table with its cells, headers, steps and game |
//! | [`slide`] | the table on a slide for a lecture hall |
//! | [`game`] | the row with the coins that both players have taken |
//! | [`title_card`] | the card with which a lesson begins |
//! | [`build`] | a recurrence that is put together from blocks |
//! | [`code`] | a listing with the lines that are executed |
//! | [`map`] | the colored picture of a table that is too large for numbers |
//! | [`recursion`] | the recursion as a tree, as a graph and as a table |
//! | [`fusion`] | the run of fusion with its row, stack and valley |
//! | [`profile`] | a plot of a row's values |

pub mod build;
pub mod code;
pub mod coin;
pub mod color_role;
pub mod fonts;
pub mod fusion;
pub mod game;
pub mod map;
mod mark;
pub mod profile;
pub mod recursion;
pub mod slide;
pub mod table;
pub mod text_slide;
pub mod title_card;

pub use mark::{ARC, Anchor, DASH, Face, Mark, Paint, Picture, PixelImage, Point, Rect, Stroke, ease};
