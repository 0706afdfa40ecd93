//! Slides for a lecture hall. The lecture view, the presenter and all exports show these.
//!
//! | module | holds |
//! | --- | --- |
//! | `scene` | everything that a slide follows from, and all its marks; a question with its answer; what a pen has drawn |
//! | `layout` | the places of its parts |

mod layout;
mod scene;

pub use layout::{AREA, Slide, SlideParts, lower_corner, unit_of, unit_of_stage};
pub use scene::{Ink, SlideScene, Stage, StageParts, TableOnSlide};
