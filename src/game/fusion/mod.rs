//! Fusion: the difference `fir − sec` of a row in linear time.
//!
//! If three neighboring coins satisfy `a ≤ b ≥ c`, the one coin `a − b + c` can replace them. The difference of the row
//! stays the same. `docs/fusion.md` has the proof.
//!
//! | module | holds |
//! | --- | --- |
//! | [`mod@difference`] | [`difference`], the difference of a whole row |
//! | [`fused`] | [`Fused`], a stretch of the row that stays fused while it grows at either end |
//! | [`run`] | [`FusionRun`](run::FusionRun), the same step by step, on a stack |

pub mod difference;
pub mod fused;
pub mod run;

pub use difference::difference;
pub use fused::Fused;
