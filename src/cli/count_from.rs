//! The option `--count-from`, which `solve` and `export` have.

use coin_duel::game::CountFrom;

/// Reads the number of the first coin.
pub fn count_from(text: &str) -> Result<CountFrom, &'static str> {
    text.parse().ok().and_then(CountFrom::of_first).ok_or("write 0 or 1")
}
