//! A sign in the place of very many characters that stand in one place, such as a letter with 1,000 accents.
//!
//! The time to lay out such a cluster of characters grows with the square of their number. So 50,000 Korean letters of one
//! syllable would take 15 seconds, and 200,000 vowel signs would take hours. No script has clusters of this length.

use egui::epaint::text::{FontPriority, GlyphBitmap, GlyphRasterizer, RasterizedGlyph};
use egui::{Color32, ColorImage, vec2};

/// The longest cluster that is laid out, in bytes. The longest emoji have 35.
pub const MAX_CLUSTER: usize = 200;

/// Returns what draws a box for each longer cluster, before a font is asked.
pub fn rasterizer() -> GlyphRasterizer {
    let draw = |cluster: &str, size: f32| (cluster.len() > MAX_CLUSTER).then(|| a_box(size));
    GlyphRasterizer::new("long-clusters", move |asked| draw(asked.cluster, asked.font_size_px))
        .with_priority(FontPriority::Highest)
}

/// Returns a box as high as a capital letter. `size` is the size of the text, in pixels.
fn a_box(size: f32) -> RasterizedGlyph {
    let [width, height] = [0.5, 0.7].map(|part| (part * size).round().max(3.0) as usize);
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    for (index, pixel) in image.pixels.iter_mut().enumerate() {
        let (x, y) = (index % width, index / width);
        if x == 0 || y == 0 || x + 1 == width || y + 1 == height {
            *pixel = Color32::WHITE;
        }
    }
    let bitmap = GlyphBitmap { image, offset_px: vec2(1.0, -(height as f32)), is_color: false };
    RasterizedGlyph { bitmap, advance_px: width as f32 + 2.0 }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use egui::{Context, RawInput};

    use super::*;
    use crate::gui::theme;

    /// Lays a text out. Returns how many of its characters are drawn, and how long the longest cluster is that a font
    /// was asked for.
    fn laid_out(text: &str) -> (usize, usize) {
        let ctx = Context::default();
        theme::install(&ctx);
        let longest = Arc::new(AtomicUsize::new(0));
        let seen = Arc::clone(&longest);
        // It comes after the one that is installed, so it is asked for what that one leaves to the fonts.
        let watcher = GlyphRasterizer::new("watcher", move |asked| {
            seen.fetch_max(asked.cluster.len(), Ordering::Relaxed);
            None
        });
        ctx.add_glyph_rasterizer(watcher.with_priority(FontPriority::Highest));
        let mut places = 0;
        ctx.run_ui(RawInput::default(), |ui| {
            let font = theme::font(crate::picture::Face::Regular, 14.0);
            let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::WHITE);
            places = galley.rows.iter().map(|row| row.glyphs.len()).sum();
        })
        .drop_without_applying_deltas();
        (places, longest.load(Ordering::Relaxed))
    }

    #[test]
    fn a_font_is_never_asked_for_a_cluster_that_would_take_forever() {
        for sign in ["ᄀ", "ั", "\u{301}", "\u{200d}"] {
            let characters = 3_000;
            let (places, longest) = laid_out(&format!("8 {} 15", sign.repeat(characters)));
            assert!((1..=MAX_CLUSTER).contains(&longest), "{sign:?}: {longest} bytes");
            assert_eq!(places, characters + 5, "{sign:?}: the cursor has a place at each character");
        }
    }

    #[test]
    fn usual_clusters_are_left_to_the_fonts() {
        let (_, longest) = laid_out("e\u{301} 15 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}");
        assert_eq!(longest, 28);
    }
}
