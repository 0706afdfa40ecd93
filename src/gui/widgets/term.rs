//! Explanations of terms where they stand.

use egui::epaint::text::cursor::CCursor;
use egui::{Label, Popup, Rect, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo, WidgetText};

use crate::gui::widgets::tooltip::Tooltip;
use crate::wording::Term;

/// Shows a text that is explained, and that the Tab key reaches.
pub fn explained(ui: &mut Ui, text: RichText, term: Term) -> Response {
    explain(ui.add(Label::new(text).sense(Sense::focusable_noninteractive())), term)
}

/// Shows a text in which terms are explained where they stand. Each pair of `terms` is a phrase of the text and what it
/// means. The phrases are underlined, and the Tab key reaches them.
pub fn sentence(ui: &mut Ui, label: Label, terms: &[(&str, Term)]) {
    let (place, galley, response) = label.selectable(false).layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
    let color = ui.visuals().text_color();
    ui.painter().galley(place, galley.clone(), color);
    for (phrase, term) in terms {
        let Some(start) = galley.text().find(phrase) else { continue };
        let start = galley.text()[..start].chars().count();
        let [first, last] =
            [start, start + phrase.chars().count()].map(|index| galley.pos_from_cursor(CCursor::new(index)));
        // A phrase that is broken is underlined as far as the end of its first line.
        let right = if first.top() == last.top() { last.left() } else { galley.rect.right() };
        let rect = Rect::from_min_max(first.min, egui::pos2(right, first.bottom())).translate(place.to_vec2());
        let weak = Stroke::new(1.0, ui.visuals().weak_text_color());
        ui.painter().hline(rect.x_range(), rect.bottom(), weak);
        let place = ui.interact(rect, response.id.with(phrase), Sense::focusable_noninteractive());
        place.widget_info(|| WidgetInfo::labeled(Role::Term, true, *phrase));
        if place.has_focus() {
            ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(2.0, color));
        }
        explain(place, *term);
    }
}

/// Explains a term at a widget: in a tooltip while the pointer is over it or it has the keyboard focus, and to screen
/// readers as its description.
///
/// A label takes the focus only with the sense `Sense::focusable_noninteractive()`, like those of [`explained`].
pub fn explain(response: Response, term: Term) -> Response {
    let meaning = term.meaning();
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description(meaning));
    on_hover_or_focus(response, || meaning)
}

/// Shows a tooltip while the pointer is over the widget or it has the keyboard focus.
pub fn on_hover_or_focus<T: Into<WidgetText>>(response: Response, text: impl FnOnce() -> T) -> Response {
    if !response.has_focus() {
        return response.tooltip(text);
    }
    if Popup::is_any_open(&response.ctx) {
        // The list that the widget has opened stands in the tooltip's place.
        return response;
    }
    response.show_tooltip_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.add(Label::new(text()));
    });
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::epaint::ClippedShape;
    use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, Shape, pos2, vec2};

    /// Draws a label with an explanation for two seconds, after this event.
    fn draw(ctx: &Context, event: Event, focused: bool) -> FullOutput {
        let mut events = vec![event];
        let mut output = None;
        for tenth in 0..20 {
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(600.0, 300.0));
            let input = RawInput {
                screen_rect: Some(screen),
                time: Some(f64::from(tenth) * 0.1),
                events: std::mem::take(&mut events),
                ..RawInput::default()
            };
            let mut frame = ctx.run_ui(input, |ui: &mut Ui| {
                let label = explained(ui, "hits".into(), Term::MemoHit);
                if focused {
                    label.request_focus();
                }
            });
            // Nothing is painted, so the fonts are not needed.
            frame.textures_delta.clear();
            output = Some(frame);
        }
        output.expect("frames were drawn")
    }

    fn shows_meaning(output: &FullOutput) -> bool {
        fn is_meaning(shape: &Shape) -> bool {
            match shape {
                Shape::Text(text) => text.galley.text() == Term::MemoHit.meaning(),
                Shape::Vec(shapes) => shapes.iter().any(is_meaning),
                _ => false,
            }
        }
        output.shapes.iter().any(|ClippedShape { shape, .. }| is_meaning(shape))
    }

    #[test]
    fn a_term_is_explained_under_the_pointer_and_with_the_focus() {
        let ctx = Context::default;
        assert!(!shows_meaning(&draw(&ctx(), Event::PointerGone, false)), "neither");
        assert!(shows_meaning(&draw(&ctx(), Event::PointerMoved(pos2(12.0, 12.0)), false)), "under the pointer");
        assert!(shows_meaning(&draw(&ctx(), Event::PointerGone, true)), "with the focus");
    }

    #[test]
    fn a_screen_reader_finds_the_explanation() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let output = draw(&ctx, Event::PointerGone, false);
        let update = output.platform_output.accesskit_update.expect("names for screen readers");
        assert!(update.nodes.iter().any(|(_, node)| node.description() == Some(Term::MemoHit.meaning())));
    }
}
