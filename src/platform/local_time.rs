//! A moment as a clock and a calendar show it.

/// A moment where the user is. The fields are in the order of their size, so that moments compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalTime {
    pub year: i16,
    /// From 1.
    pub month: u8,
    pub day: u8,
    pub hour: u8,
    pub minute: u8,
}
