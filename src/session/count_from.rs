//! The number of the first coin as a field of the session file: 0 or 1.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::CountFrom;
use crate::wording::errors::session;

impl Serialize for CountFrom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.first().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CountFrom {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Self::of_first(number).ok_or_else(|| D::Error::custom(session::count_from_is_unknown(number)))
    }
}
