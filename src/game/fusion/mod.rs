//! Fusion: the difference `fir − sec` of a row in linear time.
//!
//! If three neighboring coins satisfy `a ≤ b ≥ c`, the one coin `a − b + c` can replace them. The difference of the row
//! stays the same. `docs/fusion.md` explains the method and proves it.
//!
//! Source: "Termites" ("Termity"), 17th Polish Olympiad in Informatics (2010), with a note by T. Idziaszek.
//!
//! | module | holds |
//! | --- | --- |
//! | [`mod@difference`] | [`difference()`], the difference of a whole row |
//! | [`fused`] | [`Fused`], a stretch of the row that stays fused while it grows at either end |
//! | [`run`] | [`FusionRun`](run::FusionRun), fusion step by step, on a stack |

pub mod difference;
pub mod fused;
pub mod run;

pub use difference::difference;
pub use fused::Fused;
