//! The map: the colored picture of a table whose cells are too small for numbers.

use crate::limits::MAX_COINS_AT_ONCE;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::Table;
use crate::game::table::overview::{Overview, SampleGrid};
use crate::picture::color_role::Theme;
use crate::picture::map::{self, ColorScale};
use crate::platform::system::Instant;
use crate::session::Reading;

/// An unfinished map is shown again after this time. A map that is no longer wanted is computed at least for this time.
/// Otherwise no map would be seen while the table is moved.
pub const SHOW_INTERVAL: Duration = Duration::from_millis(50);

/// A map is shown for the first time when this part of it is done. It covers the whole table then.
const FIRST_SHOWN_AT: f32 = 1.0 / 32.0;

/// The most samples of a map that is made at once where there are no threads, times the coins of its row.
const MAX_SHORT_WORK: usize = 4_000_000;

/// Makes a map: samples the table as an overview, coarse first, and colors it. Its cost is that of
/// [`Overview::compute`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MakeMap {
    pub table: Table,
    pub samples: SampleGrid,
    pub reading: Reading,
    pub theme: Theme,
}

/// The pixels of a map, as far as it is done.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MapImage {
    /// Red, green, blue and opacity of each pixel, line by line from the top. A pixel is opaque or all zero.
    #[serde(with = "pixels")]
    pub pixels: Arc<Vec<[u8; 4]>>,
    pub scale: ColorScale,
    /// The part that is done, from 0 to 1.
    pub progress: f32,
}

impl MakeMap {
    /// Whether the map is usually made within [`PATIENCE`](crate::app::job::PATIENCE), so that a frame waits for it.
    pub fn is_made_at_once(&self) -> bool {
        self.table.n() <= MAX_COINS_AT_ONCE
    }
}

impl MapImage {
    fn new(overview: &Overview, of: &MakeMap) -> Self {
        let scale = ColorScale::new(of.reading, overview.largest(), of.theme);
        Self { pixels: Arc::new(map::image(overview, &scale)), scale, progress: overview.progress() }
    }
}

impl Work for MakeMap {
    type Found = Option<MapImage>;
    const KIND: &'static str = "make-map";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let mut shown: Option<Instant> = None;
        let is_wanted = || worker.keep_on().is_continue();
        let mut found = |overview: &Overview| {
            let is_due = shown.is_none_or(|at| at.elapsed() > SHOW_INTERVAL) || overview.is_complete();
            if overview.progress() >= FIRST_SHOWN_AT && is_due {
                let image = MapImage::new(overview, &self);
                worker.replace(Some(image));
                shown = Some(Instant::now());
            }
        };
        Overview::compute(&self.table, self.samples, self.reading.quantity(), &is_wanted, &mut found);
    }

    fn is_short(&self) -> bool {
        self.samples.rows.count() * self.table.n() <= MAX_SHORT_WORK
    }
}

/// Pixels as bytes.
mod pixels {
    use std::sync::Arc;

    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(pixels: &[[u8; 4]], serializer: S) -> Result<S::Ok, S::Error> {
        serde_bytes::serialize(pixels.as_flattened(), serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Vec<[u8; 4]>>, D::Error> {
        let bytes: Vec<u8> = serde_bytes::deserialize(deserializer)?;
        Ok(Arc::new(bytes.as_chunks().0.to_vec()))
    }
}
