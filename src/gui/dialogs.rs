//! The dialogs: each is a small window over the rest that ends with a message or is left by Escape.

use std::path::{Path, PathBuf};

use egui::{
    Align, Button, Frame, Grid, Id, Key, Layout, Margin, Modal, Modifiers, RichText, ScrollArea, TextEdit, Ui, vec2,
};

use super::command::Command;
use super::export_dialog::ExportDialog;
use super::focus::select_all;
use super::go_to::GoTo;
use super::message::{Choice, Edit, Message, Purpose};
use super::{predict_panel, theme};
use crate::game::Row;
use crate::game::row::BoundsError;
use crate::game::row::random::{Recipe, RowShape};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// The dialog that is open.
#[derive(Debug)]
pub enum Dialog {
    File(FileDialog),
    Export(Box<ExportDialog>),
    Random(RandomDialog),
    GoTo(GoTo),
    Palette(CommandPalette),
    Shortcuts,
    /// What was right and what went wrong among the predictions.
    Summary(String),
    Unsaved {
        /// The name of what has changed.
        name: String,
    },
}

impl Dialog {
    /// Shows it over a row of `n` coins.
    pub fn show(&mut self, ctx: &egui::Context, n: usize, out: &mut Vec<Message>) {
        let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(20));
        let response = Modal::new(Id::unique("dialog")).frame(frame).show(ctx, |ui| match self {
            Self::File(dialog) => dialog.show(ui, out),
            Self::Export(dialog) => dialog.show(ui, out),
            Self::Random(dialog) => dialog.show(ui, out),
            Self::GoTo(dialog) => dialog.show(ui, n, out),
            Self::Palette(palette) => palette.show(ui, out),
            Self::Shortcuts => shortcuts(ui, out),
            Self::Summary(text) => predict_panel::summary(ui, text, out),
            Self::Unsaved { name } => unsaved(ui, name, out),
        });
        if response.should_close() {
            out.push(match self {
                // What goes on is not lost by a slip: it is ended first, and the dialog tells so.
                Self::Export(dialog) if dialog.is_running() => return dialog.cancel(),
                Self::Unsaved { .. } => Message::Unsaved(Choice::Cancel),
                _ => Message::CloseDialog,
            });
        }
    }
}

/// Asks for a path: typed, from the recent files, or from the system's own dialog.
#[derive(Debug)]
pub struct FileDialog {
    purpose: Purpose,
    path: String,
    recent: Vec<PathBuf>,
    /// The file that the session came from, which may be replaced without a word.
    own: Option<PathBuf>,
    pub error: Option<String>,
    opened: bool,
}

impl FileDialog {
    pub fn open(recent: Vec<PathBuf>) -> Self {
        Self { purpose: Purpose::Open, path: String::new(), recent, own: None, error: None, opened: false }
    }

    /// `suggested` is what the path field holds at first.
    pub fn save(suggested: &Path, own: Option<PathBuf>) -> Self {
        let path = suggested.display().to_string();
        Self { purpose: Purpose::Save, path, recent: Vec::new(), own, error: None, opened: false }
    }

    fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        ui.set_width(480.0);
        let (title, verb) = match self.purpose {
            Purpose::Open => ("Open a session, or a row as text", "Open"),
            Purpose::Save | Purpose::Export => ("Save the session", "Save"),
        };
        theme::heading(ui, title);
        ui.add_space(4.0);
        let id = Id::unique("path field");
        let label = ui.label("Session file");
        let field = TextEdit::singleline(&mut self.path)
            .id(id)
            .hint_text("path/to/session.ron, or row.txt")
            .desired_width(f32::INFINITY)
            .margin(vec2(8.0, 6.0));
        let response = theme::field(ui, |ui| ui.add(field)).labelled_by(label.id);
        if !self.opened {
            self.opened = true;
            select_all(ui, id, self.path.chars().count());
        }
        if response.changed() {
            self.error = None;
        }
        let path = expanded(self.path.trim(), self.purpose);
        let replaces = self.purpose == Purpose::Save && path.exists() && self.own.as_ref() != Some(&path);
        if let Some(error) = &self.error {
            ui.label(RichText::new(error).color(theme::color(ui, ColorRole::Error)));
        } else if replaces {
            let text = "This file exists. Replace it, or type another name.";
            ui.label(RichText::new(text).color(theme::color(ui, ColorRole::Second)));
        }
        for recent in &self.recent {
            let text = RichText::new(recent.display().to_string()).color(theme::color(ui, ColorRole::WeakText));
            if ui.add(Button::new(text).frame(false).truncate()).clicked() {
                out.push(Message::OpenFile(recent.clone()));
            }
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if ui.button("Browse…").on_hover_text("The system's own dialog").clicked() {
                out.push(Message::Browse(self.purpose));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let enabled = !self.path.trim().is_empty();
                let chosen = primary(ui, enabled, if replaces { "Replace" } else { verb });
                let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if enabled && (chosen || (entered && !replaces)) {
                    out.push(match self.purpose {
                        Purpose::Open => Message::OpenFile(path.clone()),
                        Purpose::Save | Purpose::Export => Message::SaveTo(path.clone()),
                    });
                }
                if ui.button("Cancel").clicked() {
                    out.push(Message::CloseDialog);
                }
            });
        });
    }
}

/// A typed path: `~` stands for the home folder, and a session to be saved is a `.ron` file unless told otherwise.
pub fn expanded(typed: &str, purpose: Purpose) -> PathBuf {
    let mut path = match (typed.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(typed),
    };
    if purpose == Purpose::Save && path.extension().is_none() && path.file_name().is_some() {
        path.set_extension("ron");
    }
    path
}

/// Draws a row: number, range, shape and seed, and what comes of them.
#[derive(Debug)]
pub struct RandomDialog {
    recipe: Recipe,
    /// The recipe that was followed last, and what came of it.
    drawn: Option<(Recipe, Result<Row, BoundsError>)>,
}

impl RandomDialog {
    pub fn new(recipe: Recipe) -> Self {
        Self { recipe, drawn: None }
    }

    fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        ui.set_width(360.0);
        theme::heading(ui, "A random row");
        ui.add_space(4.0);
        let recipe = &mut self.recipe;
        Grid::new("recipe").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
            recipe_numbers(ui, recipe, crate::game::MAX_COINS);
            recipe_shape(ui, recipe);
        });
        if self.drawn.as_ref().is_none_or(|(drawn, _)| drawn != recipe) {
            self.drawn = Some((*recipe, recipe.row()));
        }
        let Some((recipe, row)) = &self.drawn else { return };
        ui.add_space(4.0);
        match row {
            Ok(row) => {
                let shown: Vec<_> = row.coins().iter().take(40).map(ToString::to_string).collect();
                let more = if row.len() > 40 { " …" } else { "" };
                let text =
                    RichText::new(shown.join("  ") + more).monospace().color(theme::color(ui, ColorRole::WeakText));
                ui.add(egui::Label::new(text).wrap());
            }
            Err(error) => {
                ui.label(RichText::new(error.to_string()).color(theme::color(ui, ColorRole::Error)));
            }
        }
        ui.add_space(8.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let chosen = primary(ui, row.is_ok(), "Use this row");
            if let (true, Ok(row)) = (chosen, row) {
                out.push(Message::Edit(Edit::Drawn(*recipe, row.clone())));
                out.push(Message::CloseDialog);
            }
            if ui.button("Cancel").clicked() {
                out.push(Message::CloseDialog);
            }
        });
    }
}

/// A seed that is short enough to be written on a board.
pub fn fresh_seed() -> u64 {
    u64::from(rand::random_range(1..=999_999_u32))
}

/// The numbers of a recipe for up to so many coins, a row of a grid each.
pub fn recipe_numbers(ui: &mut Ui, recipe: &mut Recipe, most_coins: usize) {
    number(ui, "How many coins", &mut recipe.count, 1..=most_coins);
    number(ui, "Smallest", &mut recipe.low, -crate::game::MAX_VALUE..=crate::game::MAX_VALUE);
    number(ui, "Largest", &mut recipe.high, -crate::game::MAX_VALUE..=crate::game::MAX_VALUE);
}

/// The shape and the seed of a recipe, a row of a grid each.
pub fn recipe_shape(ui: &mut Ui, recipe: &mut Recipe) {
    let label = ui.label("Shape");
    let shapes =
        egui::ComboBox::from_id_salt("shape").selected_text(recipe.shape.name()).width(108.0).show_ui(ui, |ui| {
            for shape in RowShape::ALL {
                ui.selectable_value(&mut recipe.shape, shape, shape.name());
            }
        });
    shapes.response.labelled_by(label.id);
    ui.end_row();
    let label = ui.label("Seed");
    ui.horizontal(|ui| {
        ui.add(egui::DragValue::new(&mut recipe.seed).range(0..=u64::from(u32::MAX)))
            .labelled_by(label.id)
            .on_hover_text("The same seed gives the same rows");
        if ui.button("New").on_hover_text("A seed drawn at random").clicked() {
            recipe.seed = fresh_seed();
        }
    });
    ui.end_row();
}

pub fn number<N: egui::emath::Numeric>(ui: &mut Ui, name: &str, value: &mut N, range: std::ops::RangeInclusive<N>) {
    let label = ui.label(name);
    let limits = format!("From {} to {}", range.start().to_f64(), range.end().to_f64());
    ui.add(egui::DragValue::new(value).range(range).speed(0.2)).labelled_by(label.id).on_hover_text(limits);
    ui.end_row();
}

/// Finds a command by what is typed.
#[derive(Debug, Default)]
pub struct CommandPalette {
    query: String,
    selected: usize,
    opened: bool,
}

impl CommandPalette {
    fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        ui.set_width(420.0);
        // Taken before the text field sees them.
        let (up, down, enter) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
                input.consume_key(Modifiers::NONE, Key::Enter),
            )
        });
        let id = Id::unique("palette field");
        let field = TextEdit::singleline(&mut self.query)
            .id(id)
            .hint_text("Type a command")
            .desired_width(f32::INFINITY)
            .margin(vec2(8.0, 7.0));
        let response = theme::field(ui, |ui| ui.add(field));
        response.clone().accessible_name("Find a command");
        if !self.opened {
            self.opened = true;
            response.request_focus();
        }
        if response.changed() {
            self.selected = 0;
        }
        let found: Vec<_> = Command::ALL.iter().copied().filter(|command| matches(*command, &self.query)).collect();
        let last = found.len().saturating_sub(1);
        self.selected =
            if up { self.selected.saturating_sub(1) } else { (self.selected + usize::from(down)).min(last) };
        let mut run = found.get(self.selected).copied().filter(|_| enter);
        ui.add_space(4.0);
        ScrollArea::vertical().max_height(330.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.visuals_mut().selection.bg_fill = theme::color(ui, ColorRole::Raised);
            ui.visuals_mut().selection.stroke.color = theme::color(ui, ColorRole::Text);
            for (index, command) in found.iter().enumerate() {
                let button = Button::selectable(index == self.selected, command.about().label)
                    .shortcut_text(command.shortcut_text(ui.ctx()))
                    .min_size(vec2(ui.available_width(), 27.0));
                let response = ui.add(button);
                if index == self.selected && (up || down) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    run = Some(*command);
                }
                if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
                    self.selected = index;
                }
            }
            if found.is_empty() {
                ui.label(RichText::new("No command has these words").color(theme::color(ui, ColorRole::WeakText)));
            }
        });
        if let Some(command) = run {
            out.push(Message::CloseDialog);
            out.push(command.into());
        }
    }
}

/// Whether each typed word is part of what is said of the command.
fn matches(command: Command, query: &str) -> bool {
    let about = command.about();
    let text = format!("{} {}", about.label, about.tooltip).to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

fn shortcuts(ui: &mut Ui, out: &mut Vec<Message>) {
    let window = ui.ctx().content_rect();
    ui.set_width((window.width() - 80.0).min(920.0));
    theme::heading(ui, "Keyboard shortcuts");
    ui.label(RichText::new("They rest while a text field has the focus.").color(theme::color(ui, ColorRole::WeakText)));
    ui.add_space(6.0);
    let of_commands = Command::ALL.iter().copied().filter_map(|command| {
        let keys = command.shortcut_text(ui.ctx());
        (!keys.is_empty()).then(|| (command.about().label, keys))
    });
    let of_controls = [
        ("Next control", "Tab"),
        ("On a coin: edit", "Enter"),
        ("On a coin: move", "Alt+← Alt+→"),
        ("On a coin: remove", "Delete"),
        ("Asked for an end", "← → ↑"),
        ("Asked for cells", "Arrows, Space"),
        ("Asked for a number", "↑ ↓, Enter"),
        ("Reveal the answer", "Page ↓"),
    ];
    let lines: Vec<_> = of_commands.chain(of_controls.map(|(what, keys)| (what, keys.to_owned()))).collect();
    ScrollArea::vertical().max_height(window.height() - 190.0).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(32.0, 2.0);
        // Beside the scroll bar.
        ui.set_max_width(ui.available_width() - 12.0);
        ui.columns_const(|columns: &mut [Ui; 3]| {
            for (ui, lines) in columns.iter_mut().zip(lines.chunks(lines.len().div_ceil(3))) {
                ui.spacing_mut().item_spacing.x = 8.0;
                for (what, keys) in lines {
                    key_line(ui, what, keys);
                }
            }
        });
    });
    ui.add_space(10.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if primary(ui, true, "Close") {
            out.push(Message::CloseDialog);
        }
    });
}

fn key_line(ui: &mut Ui, what: &str, keys: &str) {
    ui.horizontal(|ui| {
        ui.label(what);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(keys).monospace().color(theme::color(ui, ColorRole::WeakText)));
        });
    });
}

fn unsaved(ui: &mut Ui, name: &str, out: &mut Vec<Message>) {
    ui.set_width(400.0);
    theme::heading(ui, "Unsaved changes");
    ui.add_space(4.0);
    ui.label(format!("“{name}” has changes that are not saved. Save them first?"));
    ui.add_space(10.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let entered = nothing_has_focus(ui) && ui.input(|input| input.key_pressed(Key::Enter));
        let mut answer = (primary(ui, true, "Save") || entered).then_some(Choice::Save);
        for (label, choice) in [("Don't save", Choice::Discard), ("Cancel", Choice::Cancel)] {
            if ui.button(label).clicked() {
                answer = Some(choice);
            }
        }
        out.extend(answer.map(Message::Unsaved));
    });
}

/// Whether Enter means no control in particular, and so the dialog's own button.
fn nothing_has_focus(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none())
}

/// The button that a dialog is there for.
pub fn primary(ui: &mut Ui, enabled: bool, text: &str) -> bool {
    let label = RichText::new(text).font(theme::font(Face::Strong, 13.5)).color(theme::color(ui, ColorRole::OnFirst));
    let button = Button::new(label).fill(theme::color(ui, ColorRole::First)).min_size(vec2(76.0, 28.0));
    ui.add_enabled(enabled, button).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_saved_as_a_ron_file_unless_another_ending_is_typed() {
        assert_eq!(expanded("a/lesson", Purpose::Save), PathBuf::from("a/lesson.ron"));
        assert_eq!(expanded("a/lesson.txt", Purpose::Save), PathBuf::from("a/lesson.txt"));
        assert_eq!(expanded("a/lesson", Purpose::Open), PathBuf::from("a/lesson"));
    }

    #[test]
    fn a_command_is_found_by_words_of_its_label_or_tooltip_in_any_order() {
        assert!(matches(Command::ForwardSweep, "sweep forw"));
        assert!(matches(Command::Dark, "GROUND"));
        assert!(!matches(Command::Save, "open"));
        assert!(Command::ALL.iter().copied().all(|command| matches(command, "")));
    }
}
