//! Pixels as a part of a picture, where marks would be too many: a pixel for each cell of a large table.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// The pixels of an image. Copies share them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PixelImage {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, line by line from the top.
    pub rgba: Arc<Vec<[u8; 4]>>,
}

impl PixelImage {
    /// # Panics
    /// If there are not as many pixels as the size says.
    pub fn new(width: u32, height: u32, rgba: Vec<[u8; 4]>) -> Self {
        assert_eq!(width as usize * height as usize, rgba.len(), "each pixel has a place");
        Self { width, height, rgba: Arc::new(rgba) }
    }

    /// Returns the bytes of the pixels.
    pub fn bytes(&self) -> &[u8] {
        self.rgba.as_flattened()
    }
}

impl fmt::Debug for PixelImage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PixelImage").field("width", &self.width).field("height", &self.height).finish_non_exhaustive()
    }
}
