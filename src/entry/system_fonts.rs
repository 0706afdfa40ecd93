//! The fonts of the system, for the characters that no bundled font has.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::FontProvider;
use egui::epaint::text::{FallbackRequest, FontInsert};
use egui_system_font_provider::SystemFontProvider;

/// Finds the fonts of the system when the first character needs them. To list them takes time and memory.
#[derive(Default)]
pub struct SystemFonts {
    provider: OnceLock<SystemFontProvider>,
    is_broken: AtomicBool,
}

impl FontProvider for SystemFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if self.is_broken.load(Ordering::Relaxed) {
            return None;
        }
        // The list panics on a system that has no font at all.
        let find = || self.provider.get_or_init(SystemFontProvider::new).font_for(request);
        catch_unwind(AssertUnwindSafe(find)).unwrap_or_else(|_| {
            self.is_broken.store(true, Ordering::Relaxed);
            None
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui::{Context, RawInput};

    use super::*;

    #[test]
    fn the_fonts_of_the_system_are_listed_when_the_first_character_needs_them() {
        let fonts = Arc::new(SystemFonts::default());
        let ctx = Context::default();
        ctx.add_font_provider(Arc::clone(&fonts) as Arc<dyn FontProvider>);
        let show = |text: &str| {
            ctx.run_ui(RawInput::default(), |ui| {
                ui.label(text);
            })
            .drop_without_applying_deltas();
            fonts.provider.get().is_some()
        };
        assert!(!show("8, 15, Münze"));
        assert!(show("硬币"), "another script needs them");
    }
}
