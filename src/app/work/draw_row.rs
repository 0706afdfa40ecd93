//! A random row.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::Row;
use crate::game::row::BoundsError;
use crate::game::row::random::Recipe;

/// Draws the row of a recipe. Its cost is that of [`Recipe::row`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawRow(pub Recipe);

impl Work for DrawRow {
    type Found = Option<Result<Row, BoundsError>>;
    const KIND: &'static str = "draw-row";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let row = self.0.row();
        worker.update(|found| *found = Some(row));
    }

    fn is_short(&self) -> bool {
        self.0.count <= 20_000
    }
}
