//! Pauses: a caller interrupts long work on a row.

/// What long work calls every few thousand coins. It may sleep, so that something more urgent gets
/// the processor. It changes no result.
pub type Pause<'a> = &'a (dyn Fn() + Sync);

/// For work that is not interrupted.
pub const NO_PAUSES: Pause<'static> = &|| ();

/// The number of coins between two pauses. They take some ten microseconds.
pub(in crate::game) const COINS_PER_PAUSE: usize = 4096;

/// How the caller of work that can end early interrupts it.
#[derive(Clone, Copy)]
pub struct Interruptions<'a> {
    /// Whether the work is still wanted.
    pub is_wanted: &'a (dyn Fn() -> bool + Sync),
    /// What the work calls more often than that.
    pub pause: Pause<'a>,
}

impl Interruptions<'static> {
    /// For work that is wanted until it is done, and never pauses.
    pub const NONE: Self = Self { is_wanted: &|| true, pause: NO_PAUSES };
}
