//! A run of [fusion](crate::game::fusion::run) as a picture: the row that is read, the stack on which three coins
//! become one, and the valley that greedy takes apart.
//!
//! At the top, the coins that are still to be read move to the left. Brackets join the indices of coins that have fused.
//! Below is the stack, with its bottom on the left. A deep stack shows its top and the number of coins below. Under the stack
//! are the sums of its top three coins. After the reading, the valley is there as bars.
//!
//! No text is smaller than [`MIN_TEXT_SIZE`].
//!
//! | module | holds |
//! | --- | --- |
//! | `scene` | everything that the picture follows from, and all marks from the back to the front |
//! | `layout` | the places of the parts, and how many coins have room |
//! | `row` | the row while it is read, and marks that appear and disappear |
//! | `stack` | the stack, the coin that is pushed, and the lines of text below |
//! | `valley` | the valley as bars, and the moves of greedy |

mod layout;
mod row;
mod scene;
mod stack;
mod valley;

pub use layout::{MIN_AREA, MIN_TEXT_SIZE};
pub use scene::FusionScene;

#[cfg(test)]
mod tests;
