//! Positions as files have them: steps and moves that are done. What is no position of the session is moved into it.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{self, Visitor};

use crate::session::error::Warning;
use crate::wording::errors::session;

/// A position that was moved.
pub(super) struct Moved {
    /// The number of steps or moves that there are, and what they are called.
    end: Option<u64>,
    unit: &'static str,
    now: u64,
}

impl Moved {
    /// Returns what is said about the field.
    pub(super) fn warning(self, field: impl Into<Cow<'static, str>>) -> Warning {
        let Self { end, unit, now } = self;
        let field = field.into();
        match end {
            Some(end) => Warning::PositionMoved { field, end, unit: unit.into(), now },
            None => Warning::NoPosition { field },
        }
    }
}

/// Moves a position of the fill into its steps. Behind the end is the end. Below 0, NaN and infinity are the start.
pub(super) fn fitted_fill(at: &mut f64, steps: u64) -> Option<Moved> {
    if (0.0..=steps as f64).contains(at) {
        return None;
    }
    let now = if *at > 0.0 && at.is_finite() { steps } else { 0 };
    *at = now as f64;
    Some(Moved { end: Some(steps), unit: "step", now })
}

/// Moves a position of the game into the moves of `n` coins, as [`fitted_fill`] does.
pub(super) fn fitted_game(at: &mut usize, n: usize) -> Option<Moved> {
    if *at <= n {
        return None;
    }
    *at = if *at == usize::NOWHERE { 0 } else { n };
    Some(Moved { end: Some(n as u64), unit: "move", now: *at as u64 })
}

/// Moves a position of fusion that is none to the start. How many steps fusion takes is known when it runs.
pub(super) fn fitted_fusion(at: &mut u64) -> Option<Moved> {
    if *at != u64::NOWHERE {
        return None;
    }
    *at = 0;
    Some(Moved { end: None, unit: "step", now: 0 })
}

/// The integers that hold a number of steps or moves.
pub(super) trait Number {
    /// What a file has in the place of a number that is none, such as −1. It is moved to the start.
    const NOWHERE: Self;

    /// Returns a number. It is not [`Self::NOWHERE`].
    fn of(number: u64) -> Self;
}

impl Number for usize {
    const NOWHERE: Self = Self::MAX;

    fn of(number: u64) -> Self {
        Self::try_from(number).map_or(Self::MAX - 1, |number| number.min(Self::MAX - 1))
    }
}

impl Number for u64 {
    const NOWHERE: Self = Self::MAX;

    fn of(number: u64) -> Self {
        number.min(Self::MAX - 1)
    }
}

/// Reads a number of steps or moves. One below 0, NaN and infinity are read, too, and fitted later.
///
/// # Errors
/// If it is no number, or has a fraction.
pub(super) fn number<'de, D: Deserializer<'de>, T: Number>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_any(NumberVisitor(PhantomData))
}

/// Takes whole numbers as they are, because a floating-point number would round large ones.
struct NumberVisitor<T>(PhantomData<T>);

impl<T: Number> Visitor<'_> for NumberVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(session::a_position())
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<T, E> {
        Ok(T::of(number))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<T, E> {
        Ok(u64::try_from(number).map_or(T::NOWHERE, T::of))
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<T, E> {
        if number < 0.0 || !number.is_finite() {
            return Ok(T::NOWHERE);
        }
        if number.fract() != 0.0 {
            return Err(E::custom(session::position_with_fraction()));
        }
        // A larger one is behind the end, too.
        Ok(T::of(number as u64))
    }
}
