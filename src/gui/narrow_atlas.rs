//! A narrow texture for the glyphs.
//!
//! egui makes it as wide as the graphics card takes, but at most 16,384 pixels, and at least 32 pixels high. These are 2 MB,
//! and the first frame's glyphs need half of it at most. All of it is written, copied and sent to the card before this
//! frame is seen, and the card's driver may keep a copy.

use egui::{Context, Plugin, RawInput};

/// The most pixels along each side of a texture. Pictures in the window are smaller: a map has 800 at most, and the preview
/// of an export as many as its pane. egui empties the texture of the glyphs when it is nearly full.
const MAX_SIDE: usize = 4096;

/// Limits the sides of textures in all windows. One that is wider in one of two windows would be made anew in each frame.
pub struct NarrowAtlas;

impl Plugin for NarrowAtlas {
    fn debug_name(&self) -> &'static str {
        "narrow-atlas"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(MAX_SIDE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::theme;

    /// Returns the size of the texture of the glyphs in a window that shows a text.
    fn atlas(max_texture_side: usize) -> [usize; 2] {
        let ctx = Context::default();
        theme::install(&ctx);
        let input = RawInput { max_texture_side: Some(max_texture_side), ..RawInput::default() };
        let output = ctx.run_ui(input, |ui| {
            ui.label("8 15 3 7");
        });
        let size = output.textures_delta.set[&egui::TextureId::default()][0].image.size();
        output.drop_without_applying_deltas();
        size
    }

    #[test]
    fn the_texture_of_the_glyphs_is_narrow_and_never_wider_than_the_card_takes() {
        assert_eq!(atlas(16_384), [4096, 32]);
        assert_eq!(atlas(2_048), [2048, 32]);
    }
}
