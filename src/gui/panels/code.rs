//! The tab of the code: recurrence and fill order, or fusion, as a function with the line that is being executed.

use egui::text::{ByteIndex, LayoutJob, LayoutSection};
use egui::{Button, ComboBox, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_extras::syntax_highlighting::{CodeTheme, TokenType, highlight};

use crate::app::message::Message;
use crate::app::shown::{Secret, Shown};
use crate::app::state::State;
use crate::game::CountFrom;
use crate::gui::panels::fusion::position_line;
use crate::gui::theme;
use crate::gui::widgets::controls::{Segment, is_chosen, right_aligned, segmented};
use crate::gui::widgets::tooltip::Tooltip;
use crate::listing::execution::Execution;
use crate::listing::{Language, Listing, Method};
use crate::picture::Face;
use crate::picture::code::{GUTTER_PART, NUMBER_PART};
use crate::picture::color_role::ColorRole;
use crate::session::CodeSubject;
use crate::wording::panels::code as texts;

/// The height of the choices above the code, in points.
const CHOICE_HEIGHT: f32 = 28.0;
/// A narrower panel, in points, has the menu of languages on a line of its own.
const MIN_WIDTH_FOR_ONE_LINE: f32 = 434.0;
/// The text size of the code, in points. It is the same in all languages and recurrences, and long lines scroll.
const CODE_TEXT_SIZE: f32 = 12.5;
const VARIABLE_TEXT_SIZE: f32 = 11.5;
/// The space between a line and its note, in points.
const NOTE_SPACE: f32 = 14.0;

/// The tab, with the listing of the present choice and its text.
#[derive(Default)]
pub struct CodePanel {
    listing: Option<(Choice, Listing, String)>,
    /// The first line that was executed in the last frame. A new line is scrolled into view.
    executed: Option<usize>,
}

/// What determines a listing.
type Choice = (Method, Language, CountFrom);

impl CodePanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let (method, language, _) = self.update(state);
        let Some((_, _, text)) = &self.listing else { return };
        let in_one_line = ui.available_width() >= MIN_WIDTH_FOR_ONE_LINE;
        ui.horizontal(|ui| {
            subjects(ui, state.view().code, out);
            if in_one_line {
                languages(ui, language, out);
            }
            right_aligned(ui, |ui| {
                if ui.add(Button::new(texts::copy_code())).tooltip(texts::copy_code_tooltip).clicked() {
                    ui.ctx().copy_text(text.clone());
                }
            });
        });
        if !in_one_line {
            languages(ui, language, out);
        }
        if method == Method::Fusion && !state.leaves_out(Shown::CodeOfFusion) && position_line(ui, state).is_none() {
            return;
        }
        let execution = execution(state, method);
        let unmarked =
            if matches!(method, Method::Calls(_)) { texts::calls_are_not_marked() } else { texts::not_started() };
        variables(ui, execution.as_ref(), unmarked);
        self.code(ui, CODE_TEXT_SIZE, language, execution.as_ref());
    }

    /// Writes the listing of the present choice, if it is not the one that was shown last.
    fn update(&mut self, state: &State) -> Choice {
        let view = state.view();
        let method = view.method();
        let choice = (method, state.preferences.language, view.count_from);
        if self.listing.as_ref().is_none_or(|(shown, ..)| *shown != choice) {
            let listing = Listing::new(method, state.preferences.language, view.count_from);
            let text = listing.text();
            self.listing = Some((choice, listing, text));
        }
        choice
    }

    /// Shows the code, and scrolls a line into view when it is executed.
    fn code(&mut self, ui: &mut Ui, text_size: f32, language: Language, execution: Option<&Execution>) {
        let Some((_, listing, text)) = &self.listing else { return };
        let executed = execution.and_then(|execution| listing.lines.iter().position(|line| execution.is_at(line)));
        let bring_into_view = executed.filter(|_| executed != self.executed);
        self.executed = executed;
        code(ui, listing, text, text_size, language, execution, bring_into_view);
    }
}

/// Returns what is being executed. `None` before the first step, and while it would tell what is asked.
fn execution(state: &State, method: Method) -> Option<Execution> {
    match method {
        Method::Fusion if state.leaves_out(Shown::CodeOfFusion) => None,
        Method::Fusion => {
            Execution::of_fusion(state.fusion_run()?, state.view().count_from, state.transports.fusion.head())
        }
        // The fill goes by the memo, so its steps are not those of this code.
        Method::Calls(_) => None,
        Method::Table(..) if state.hides(Secret::Reads) => None,
        Method::Table(..) => state.progress().filter(|at| state.asked_coins() != Some(at.interval)).map(|progress| {
            let derivation = || state.derivation(progress.interval);
            Execution::new(state.fill(), state.preferences.language, state.view().count_from, &progress, derivation)
        }),
    }
}

/// Shows the choice of what the code is of.
fn subjects(ui: &mut Ui, present: CodeSubject, out: &mut Vec<Message>) {
    let segments = CodeSubject::ALL.map(|subject| {
        let (name, tooltip) = match subject {
            CodeSubject::Table => (texts::code_of_table(), texts::code_of_table_tooltip()),
            CodeSubject::Calls => (texts::code_of_calls(), texts::code_of_calls_tooltip()),
            CodeSubject::Fusion => (texts::code_of_fusion(), texts::code_of_fusion_tooltip()),
        };
        let is_chosen = subject == present;
        Segment {
            text: subject.name(),
            name: name.to_owned(),
            is_chosen,
            tooltip: Box::new(move |_| tooltip.to_owned()),
        }
    });
    if let Some(index) = segmented(ui, CHOICE_HEIGHT, &segments).clicked {
        out.push(Message::Code(CodeSubject::ALL[index]));
    }
}

fn languages(ui: &mut Ui, present: Language, out: &mut Vec<Message>) {
    let response = ComboBox::from_id_salt("language")
        .selected_text(present.name())
        .width(120.0)
        .show_ui(ui, |ui| {
            for language in Language::ALL {
                let item = ui.selectable_label(language == present, language.name());
                if is_chosen(ui, &item) {
                    out.push(Message::Language(language));
                }
            }
        })
        .response;
    response.accessible_name(texts::language()).tooltip(texts::language_tooltip);
}

/// Shows all variables that have a value now, or why no line is marked, in the room of two lines, so that the code below does not move.
fn variables(ui: &mut Ui, execution: Option<&Execution>, unmarked: &str) {
    let values: Vec<_> = execution
        .map(|execution| {
            execution.variables.iter().map(|(name, value)| format!("{name}\u{a0}=\u{a0}{value}")).collect()
        })
        .unwrap_or_default();
    let text = match execution {
        None => unmarked.to_owned(),
        // No variable has a value yet while the whole row is called.
        Some(_) => values.join(", "),
    };
    let height = 2.0 * (VARIABLE_TEXT_SIZE + 4.0);
    let text = RichText::new(text)
        .font(theme::font(Face::Mono, VARIABLE_TEXT_SIZE))
        .color(theme::color(ui, ColorRole::WeakText));
    theme::text_in_room(ui, height, text);
}

/// Returns the width of the line numbers left of the code, in points.
fn gutter(text_size: f32) -> f32 {
    GUTTER_PART * text_size
}

/// Shows the code with line numbers, the executed lines and their notes.
fn code(
    ui: &mut Ui,
    listing: &Listing,
    text: &str,
    text_size: f32,
    language: Language,
    execution: Option<&Execution>,
    bring_into_view: Option<usize>,
) {
    let gutter = gutter(text_size);
    ScrollArea::both().id_salt("code").auto_shrink([false, false]).show(ui, |ui| {
        let job = highlight(ui.ctx(), ui.style(), &code_theme(ui, text_size), text.trim_end(), highlighter(language));
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(without_ligatures(job)));
        let note_texts =
            execution.map_or_else(|| vec![None; listing.lines.len()], |execution| execution.notes(listing));
        let lay_out = |note: &str| {
            let (font, role) = (theme::font(Face::Strong, text_size), theme::color(ui, ColorRole::Text));
            ui.painter().layout_no_wrap(note.to_owned(), font, role)
        };
        let notes: Vec<_> = note_texts.iter().map(|note| note.map(lay_out)).collect();
        let rows: Vec<_> = galley.rows.iter().map(egui::epaint::text::PlacedRow::rect).collect();
        let with_note = rows
            .iter()
            .zip(&notes)
            .map(|(row, note)| row.right() + note.as_ref().map_or(0.0, |note| NOTE_SPACE + 16.0 + note.size().x));
        let width = with_note.fold(galley.size().x, f32::max) + gutter;
        let size = vec2(width.max(ui.available_width()), galley.size().y);
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let origin = area.min + vec2(gutter, 0.0);
        for (number, (row, line)) in rows.iter().zip(&listing.lines).enumerate() {
            let band = Rect::from_min_max(
                pos2(area.left(), origin.y + row.top()),
                pos2(area.right(), origin.y + row.bottom()),
            );
            let is_executed = execution.is_some_and(|execution| execution.is_at(line));
            if is_executed {
                ui.painter().rect_filled(band, 3.0, theme::color(ui, ColorRole::Raised));
                let bar = Rect::from_min_size(band.min, vec2(3.5, band.height()));
                ui.painter().rect_filled(bar, 1.0, theme::color(ui, ColorRole::Current));
            }
            let role = if is_executed { ColorRole::Text } else { ColorRole::WeakText };
            let at = pos2(area.left() + gutter - 8.0, band.center().y);
            let font = theme::font(Face::Mono, text_size * NUMBER_PART);
            ui.painter().text(at, egui::Align2::RIGHT_CENTER, number + 1, font, theme::color(ui, role));
            if let Some(note) = &notes[number] {
                let place = pos2(origin.x + row.right() + NOTE_SPACE, band.top());
                let chip = Rect::from_min_size(place, vec2(note.size().x + 14.0, band.height()));
                let edge = ui.clip_rect().right();
                if chip.left() < edge && edge < chip.right() {
                    // A number that is cut off looks like another number. The variables above show all of it.
                    continue;
                }
                ui.painter().rect_filled(chip, 4.0, theme::color(ui, ColorRole::Background));
                let at = pos2(chip.left() + 7.0, chip.center().y - note.size().y / 2.0);
                ui.painter().galley(at, std::sync::Arc::clone(note), theme::color(ui, ColorRole::Text));
            }
        }
        ui.painter().galley(origin, galley, theme::color(ui, ColorRole::Text));
        if let Some(line) = bring_into_view {
            // The lines around it come into view, too. The view does not scroll sideways.
            let row = rows[line].translate(origin.to_vec2());
            let lines = row.expand2(vec2(0.0, 3.0 * row.height())).with_min_x(area.left()).with_max_x(area.left());
            if !ui.clip_rect().y_range().contains(row.top()) || !ui.clip_rect().y_range().contains(row.bottom()) {
                ui.scroll_to_rect(lines, None);
            }
        }
        response.ctx.accesskit_node_builder(response.id, |node| node.set_value(text));
        label_for_screen_readers(ui, &response, text_size, listing, execution, &note_texts, &rows);
    });
}

/// Labels the code and each executed line for screen readers.
fn label_for_screen_readers(
    ui: &Ui,
    response: &egui::Response,
    text_size: f32,
    listing: &Listing,
    execution: Option<&Execution>,
    notes: &[Option<&str>],
    rows: &[Rect],
) {
    response.widget_info(|| WidgetInfo::labeled(Role::Document, true, texts::code()));
    let Some(execution) = execution else { return };
    for (number, line) in listing.lines.iter().enumerate().filter(|(_, line)| execution.is_at(line)) {
        let rect = rows[number].translate(response.rect.min.to_vec2() + vec2(gutter(text_size), 0.0));
        let marked = ui.interact(rect, ui.scope_id().with(("executed", number)), Sense::hover());
        let label = texts::executing_line(number + 1, line.text.trim(), notes[number]);
        marked.widget_info(|| WidgetInfo::labeled(Role::Status, true, &label));
    }
}

/// Puts each punctuation character into a section of its own, because the font would draw `>=` as one character.
/// The font joins characters within a section only.
fn without_ligatures(mut job: LayoutJob) -> LayoutJob {
    let sections = std::mem::take(&mut job.sections);
    for section in sections {
        let range = section.byte_range.start.0..section.byte_range.end.0;
        for (at, character) in job.text[range.clone()].char_indices() {
            let start = range.start + at;
            let byte_range = ByteIndex(start)..ByteIndex(start + character.len_utf8());
            let is_punctuation = character.is_ascii_punctuation();
            match job.sections.last_mut().filter(|_| !is_punctuation && at > 0) {
                Some(last) if !job.text[last.byte_range.start.0..].starts_with(|c: char| c.is_ascii_punctuation()) => {
                    last.byte_range.end = byte_range.end;
                }
                _ => job.sections.push(LayoutSection { byte_range, ..section.clone() }),
            }
        }
    }
    job
}

/// Returns egui's name of the syntax. egui does not know Java and our pseudocode, so they get a similar syntax.
fn highlighter(language: Language) -> &'static str {
    match language {
        Language::Pseudocode | Language::Python => "python",
        Language::Rust => "rust",
        Language::Java | Language::Cpp => "c++",
    }
}

fn code_theme(ui: &Ui, text_size: f32) -> CodeTheme {
    let mut theme = CodeTheme::dark(text_size);
    for (token, role) in [
        (TokenType::Comment, ColorRole::WeakText),
        (TokenType::Function, ColorRole::Other),
        (TokenType::Keyword, ColorRole::Right),
        (TokenType::Literal, ColorRole::Text),
        (TokenType::StringLiteral, ColorRole::Left),
        (TokenType::Punctuation, ColorRole::Mover),
    ] {
        let format = theme.format_mut(token);
        format.color = theme::color(ui, role);
        format.font_id = theme::font(Face::Mono, text_size);
    }
    theme.format_mut(TokenType::Whitespace).font_id = theme::font(Face::Mono, text_size);
    theme
}
