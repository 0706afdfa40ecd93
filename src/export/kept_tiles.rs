//! Tiles that were drawn before.
//!
//! An animation shows many parts of its pictures again. A coin is marked, and a little later it looks as before. So three
//! of four tiles that change in the fill of 64 coins need not be drawn.

use std::collections::HashMap;
use std::mem;

/// The pixels of tiles, by the hash of what they show. Those that were used last are kept.
#[derive(Default)]
pub struct KeptTiles {
    newer: HashMap<u128, Box<[u8]>>,
    older: HashMap<u128, Box<[u8]>>,
    /// The number of tiles in each of the two.
    most: usize,
}

impl KeptTiles {
    /// Returns room for this number of tiles, and for two at least.
    pub fn new(tiles: usize) -> Self {
        Self { most: tiles / 2, ..Self::default() }
    }

    /// Returns the pixels of a tile, which is drawn if it is not kept.
    pub fn get_or_draw(&mut self, hash: u128, draw: impl FnOnce() -> Box<[u8]>) -> &[u8] {
        if !self.newer.contains_key(&hash) {
            let tile = self.older.remove(&hash).unwrap_or_else(draw);
            if self.newer.len() >= self.most {
                self.older = mem::take(&mut self.newer);
            }
            self.newer.insert(hash, tile);
        }
        &self.newer[&hash]
    }
}

#[cfg(test)]
impl KeptTiles {
    /// Returns the number of tiles that are kept.
    pub fn count(&self) -> usize {
        self.newer.len() + self.older.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for tiles in sequence, and returns those that were drawn. A tile shows its hash.
    fn drawn(kept: &mut KeptTiles, hashes: impl IntoIterator<Item = u128>) -> Vec<u128> {
        let mut drawn = Vec::new();
        for hash in hashes {
            let pixels = hash.to_le_bytes();
            let tile = kept.get_or_draw(hash, || {
                drawn.push(hash);
                pixels.into()
            });
            assert_eq!(tile, pixels);
        }
        drawn
    }

    #[test]
    fn a_tile_is_drawn_once_while_there_is_room() {
        assert_eq!(drawn(&mut KeptTiles::new(6), [1, 2, 3, 2, 1, 3]), [1, 2, 3]);
    }

    #[test]
    fn the_tiles_that_were_used_last_are_kept_and_no_more_than_there_is_room_for() {
        let mut kept = KeptTiles::new(6);
        assert_eq!(drawn(&mut kept, [1, 2, 3, 4, 1, 5, 6]), [1, 2, 3, 4, 5, 6]);
        assert_eq!(drawn(&mut kept, [1]), [], "it was used in between");
        for hash in 7..1_000 {
            drawn(&mut kept, [hash]);
            assert!(kept.count() <= 6, "{hash}");
        }
        assert_eq!(drawn(&mut kept, [2]), [2]);
    }

    #[test]
    fn without_room_the_last_two_tiles_are_kept() {
        assert_eq!(drawn(&mut KeptTiles::default(), [1, 2, 1, 3, 2]), [1, 2, 3, 2]);
    }
}
