//! Tooltips whose texts are made only while somebody can read them.

use egui::epaint::text::cursor::CCursor;
use egui::{
    Context, Event, Id, Label, Popup, Rect, Response, RichText, Role, Sense, Stroke, Ui, ViewportId, WidgetInfo,
    WidgetText,
};

use crate::wording::Term;

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
        if !can_be_read {
            return self;
        }
        let text = text().into();
        if are_hidden(&self.ctx) {
            self.ctx.accesskit_node_builder(self.id, |node| {
                if node.description().is_none() {
                    node.set_description(text.text());
                }
            });
            return self;
        }
        self.on_hover_text(text)
    }
}

/// Why the tooltips of the window of the program are hidden. Screen readers read them all the same.
#[derive(Clone, Copy, Default)]
struct Hidden {
    /// An audience sees the window: a tooltip would lie over the picture.
    by_audience: bool,
    /// Keys are used while the pointer rests: a tooltip would lie over what the keys move.
    by_keys: bool,
}

/// Hides the tooltips of the window of the program, or shows them again. The window calls this in each frame.
pub fn update(ctx: &Context, has_audience: bool) {
    let by_keys = |event: &Event| match event {
        Event::Key { pressed: true, .. } => Some(true),
        Event::PointerMoved(_) | Event::PointerButton { .. } => Some(false),
        _ => None,
    };
    let newest = ctx.input(|input| input.events.iter().rev().find_map(by_keys));
    ctx.data_mut(|data| {
        let hidden = data.get_temp_mut_or_default::<Hidden>(hidden());
        hidden.by_audience = has_audience;
        hidden.by_keys = newest.unwrap_or(hidden.by_keys);
    });
}

/// Adds a tooltip beside the pointer, to a part of a picture that has no name of its own.
pub fn at_pointer(response: &Response, text: impl Into<WidgetText>) {
    if !are_hidden(&response.ctx) {
        response.clone().on_hover_text_at_pointer(text);
    }
}

fn are_hidden(ctx: &Context) -> bool {
    let Hidden { by_audience, by_keys } = ctx.data(|data| data.get_temp(hidden())).unwrap_or_default();
    ctx.viewport_id() == ViewportId::ROOT && (by_audience || by_keys)
}

fn hidden() -> Id {
    Id::unique("hidden-tooltips")
}

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
    use egui::epaint::ClippedShape;
    use egui::{FullOutput, Pos2, RawInput, Shape, pos2, vec2};

    use super::*;

    const TEXT: &str = "what the button does";

    /// Draws a button with a tooltip for two seconds, with the pointer there. Returns the last frame, and how often the
    /// text was made.
    fn draw_button(ctx: &Context, pointer: Event) -> (FullOutput, usize) {
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
        let (output, made) = draw_button(&Context::default(), Event::PointerGone);
        assert!(!shows_text(&output) && made == 0, "made {made} times");
        let (output, _) = draw_button(&Context::default(), Event::PointerMoved(pos2(500.0, 250.0)));
        assert!(!shows_text(&output), "beside the button");
        let (output, _) = draw_button(&Context::default(), Event::PointerMoved(pos2(14.0, 14.0)));
        assert!(shows_text(&output), "over the button");
    }

    #[test]
    fn a_screen_reader_reads_the_text_without_a_pointer() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let (output, _) = draw_button(&ctx, Event::PointerGone);
        let update = output.platform_output.accesskit_update.expect("names for screen readers");
        assert!(update.nodes.iter().any(|(_, node)| node.description() == Some(TEXT)));
    }

    /// Draws a label with an explanation for two seconds, after this event.
    fn draw_term(ctx: &Context, event: Event, focused: bool) -> FullOutput {
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
        assert!(!shows_meaning(&draw_term(&ctx(), Event::PointerGone, false)), "neither");
        assert!(shows_meaning(&draw_term(&ctx(), Event::PointerMoved(pos2(12.0, 12.0)), false)), "under the pointer");
        assert!(shows_meaning(&draw_term(&ctx(), Event::PointerGone, true)), "with the focus");
    }

    #[test]
    fn a_screen_reader_finds_the_explanation() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let output = draw_term(&ctx, Event::PointerGone, false);
        let update = output.platform_output.accesskit_update.expect("names for screen readers");
        assert!(update.nodes.iter().any(|(_, node)| node.description() == Some(Term::MemoHit.meaning())));
    }
}
