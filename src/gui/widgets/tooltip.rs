//! Tooltips whose texts are made only while somebody can read them.

use egui::{Response, WidgetText};

/// Shows a text while the pointer is over a widget. Screen readers read it as the description of the widget.
pub trait Tooltip {
    /// Adds a tooltip. Its text is made only if the pointer is over the widget or a screen reader asks for it.
    ///
    /// A frame has about a hundred tooltips and shows at most one. All their texts would take longer than the widgets.
    fn tooltip<T: Into<WidgetText>>(self, text: impl FnOnce() -> T) -> Response;
}

impl Tooltip for Response {
    #[expect(clippy::disallowed_methods, reason = "the one place where a tooltip is given to egui")]
    fn tooltip<T: Into<WidgetText>>(self, text: impl FnOnce() -> T) -> Response {
        // egui keeps a tooltip open only while the pointer is over the widget, unless something in it can be clicked.
        // A widget can be hovered a little beside it.
        let can_be_read = self.hovered()
            || self.ctx.pointer_hover_pos().is_some_and(|at| self.rect.contains(at))
            || self.ctx.has_accesskit_node(self.id);
        if can_be_read { self.on_hover_text(text()) } else { self }
    }
}

#[cfg(test)]
mod tests {
    use egui::epaint::ClippedShape;
    use egui::{Context, Event, FullOutput, RawInput, Rect, Shape, pos2, vec2};

    use super::*;

    const TEXT: &str = "what the button does";

    /// Draws a button with a tooltip for two seconds, with the pointer there. Returns the last frame, and how often the
    /// text was made.
    fn draw(ctx: &Context, pointer: Event) -> (FullOutput, usize) {
        let (mut events, mut made, mut output) = (vec![pointer], 0, None);
        for tenth in 0..20 {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 300.0))),
                time: Some(f64::from(tenth) * 0.1),
                events: std::mem::take(&mut events),
                ..RawInput::default()
            };
            let mut frame = ctx.run_ui(input, |ui| {
                let _ = ui.button("a button").tooltip(|| {
                    made += 1;
                    TEXT
                });
            });
            // Nothing is painted, so the fonts are not needed.
            frame.textures_delta.clear();
            output = Some(frame);
        }
        (output.expect("frames were drawn"), made)
    }

    fn shows_text(output: &FullOutput) -> bool {
        fn is_text(shape: &Shape) -> bool {
            match shape {
                Shape::Text(text) => text.galley.text() == TEXT,
                Shape::Vec(shapes) => shapes.iter().any(is_text),
                _ => false,
            }
        }
        output.shapes.iter().any(|ClippedShape { shape, .. }| is_text(shape))
    }

    #[test]
    fn a_tooltip_is_shown_under_the_pointer_and_not_made_elsewhere() {
        let (output, made) = draw(&Context::default(), Event::PointerGone);
        assert!(!shows_text(&output) && made == 0, "made {made} times");
        let (output, _) = draw(&Context::default(), Event::PointerMoved(pos2(500.0, 250.0)));
        assert!(!shows_text(&output), "beside the button");
        let (output, _) = draw(&Context::default(), Event::PointerMoved(pos2(14.0, 14.0)));
        assert!(shows_text(&output), "over the button");
    }

    #[test]
    fn a_screen_reader_reads_the_text_without_a_pointer() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let (output, _) = draw(&ctx, Event::PointerGone);
        let update = output.platform_output.accesskit_update.expect("names for screen readers");
        assert!(update.nodes.iter().any(|(_, node)| node.description() == Some(TEXT)));
    }
}
