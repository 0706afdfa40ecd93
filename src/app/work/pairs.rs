//! The games of all pairs of strategies.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::play::pairings::{Pairing, pairings};
use crate::game::{Row, Table};

/// The progress is reported each time when this part more is done.
const REPORTED_PART: f32 = 0.01;

/// Plays all pairs of strategies on a row. Its cost is that of [`pairings`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayPairs(pub Row);

/// What is found so far.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct PairsFound {
    /// The part that is done, from 0 to 1.
    pub part: f32,
    /// All pairs, once the work is done.
    pub pairings: Option<Vec<Pairing>>,
}

impl Work for PlayPairs {
    type Found = PairsFound;
    const KIND: &'static str = "play-pairs";

    fn first(&self) -> PairsFound {
        PairsFound::default()
    }

    fn run(self, worker: &Worker<PairsFound>) {
        let mut shown = 0.0;
        let pairings = pairings(&Table::new(self.0), |part| {
            if part >= shown + REPORTED_PART {
                shown = part;
                worker.update(|found| found.part = part);
            }
            worker.keep_on()
        });
        worker.update(|found| found.pairings = pairings);
    }

    fn is_short(&self) -> bool {
        self.0.len() <= 8
    }
}
