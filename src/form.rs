//! Forms of values outside of the program's memory: bytes for workers that share none of it, and RON.
//!
//! The types of the values know no more of a form in which they are written than the trait of its serializer. So the program
//! has the code for writing each type only once for all forms.

use erased_serde::Serialize;
use serde::de::DeserializeOwned;

/// Returns a value as bytes. O(size of the value).
///
/// # Errors
/// If a part of it refuses to be written. The error is a text.
pub fn bytes(value: &dyn Serialize) -> Result<Vec<u8>, String> {
    postcard::to_stdvec(value).map_err(|error| error.to_string())
}

/// Reads a value from the bytes that [`bytes`] has made. O(size of the value).
///
/// # Errors
/// If they are no such value. The error is a text.
pub fn read_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        Ok(_) => Err(postcard::Error::DeserializeBadEncoding.to_string()),
        Err(error) => Err(error.to_string()),
    }
}

/// Returns a value as RON on one line. O(size of the value).
///
/// # Errors
/// If a part of it refuses to be written.
pub fn ron(value: &dyn Serialize) -> Result<String, ron::Error> {
    ron::to_string(value)
}
