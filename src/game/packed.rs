//! Long lists of numbers as bytes, where a format is not read by people: eight for each number, the lowest first.
//!
//! Work in the background travels in such a format where the worker shares no memory. A list of a million numbers takes
//! a few milliseconds as bytes, and ten times as long one by one.

use std::fmt;

use serde::de::{Deserializer, Error, Visitor};
use serde::ser::Serializer;

const BYTES: usize = size_of::<i64>();

/// # Errors
/// If the serializer fails.
pub fn serialize<S: Serializer>(numbers: &[i64], serializer: S) -> Result<S::Ok, S::Error> {
    let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    serializer.serialize_bytes(&bytes)
}

/// # Errors
/// If it is no list of bytes, or the last number is not whole.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<i64>, D::Error> {
    deserializer.deserialize_bytes(BytesVisitor)
}

struct BytesVisitor;

impl Visitor<'_> for BytesVisitor {
    type Value = Vec<i64>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes")
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Vec<i64>, E> {
        let (numbers, rest) = bytes.as_chunks::<BYTES>();
        if rest.is_empty() {
            Ok(numbers.iter().map(|number| i64::from_le_bytes(*number)).collect())
        } else {
            Err(E::invalid_length(bytes.len(), &self))
        }
    }
}
