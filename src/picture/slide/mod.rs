//! Slides for a lecture hall. The lecture view, the presenter and all exports show these.
//!
//! | module | holds |
//! | --- | --- |
//! | `scene` | everything that a slide follows from, and all its marks |
//! | `layout` | the places of its parts; its row, sums, scores and labels |
//! | `question` | a question with its answer |

mod layout;
mod question;
mod scene;

pub use layout::{AREA, NumberKey, Slide, SlideParts, SlideSubject, corner, unit_of};
pub use scene::{Below, SlideScene, Stage, StageParts, TableOnSlide};
