//! The option `--read-as`, which all commands that read a row have.

use coin_duel::game::row::read::ReadAs;

/// Reads the name of a reading.
pub fn read_as(text: &str) -> Result<ReadAs, String> {
    ReadAs::of_name(text).ok_or_else(|| format!("write one of {}", ReadAs::ALL.map(ReadAs::name).join(", ")))
}
