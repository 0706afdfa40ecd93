//! The menus, the session's name, and the way to all commands.

use std::path::PathBuf;

use egui::{Align, Button, Label, Layout, MenuBar, Rect, RichText, Ui};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{FillOrder, Recurrence};
use crate::gui::keys;
use crate::gui::theme;
use crate::picture::color_role::{ColorRole, Theme};
use crate::session::Tab;

/// The most that the session's name takes, and the room that it keeps to the menus.
const TITLE_WIDTH: f32 = 420.0;
const GAP: f32 = 10.0;

/// What the menus show besides the commands.
#[derive(Clone, Copy)]
pub struct MenuContext<'a> {
    /// The session's name with its unsaved mark.
    pub title: &'a str,
    pub can_undo: bool,
    pub can_redo: bool,
    pub state: &'a State,
}

pub fn show(ui: &mut Ui, shown: MenuContext, out: &mut Vec<Message>) {
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 8.0;
        ui.menu_button("File", |ui| {
            item(ui, Command::New, true, out);
            item(ui, Command::Open, true, out);
            recent(ui, &shown.state.preferences.recent, out);
            ui.separator();
            item(ui, Command::Save, true, out);
            item(ui, Command::SaveAs, true, out);
            ui.separator();
            items(ui, &[Command::Export, Command::CopyPicture, Command::CopyTable], out);
            ui.separator();
            item(ui, Command::Quit, true, out);
        });
        ui.menu_button("Edit", |ui| {
            item(ui, Command::Undo, shown.can_undo, out);
            item(ui, Command::Redo, shown.can_redo, out);
            ui.separator();
            items(ui, &[Command::EditCoins, Command::Random, Command::Shuffle, Command::Reverse], out);
        });
        ui.menu_button("View", |ui| {
            items(ui, &[Command::Lecture, Command::FullScreen, Command::StartLecture], out);
            checked_item(ui, Command::Spotlight, shown.state.spotlight, out);
            ui.separator();
            theme_items(ui, out);
            checked_item(ui, Command::ReducedMotion, shown.state.preferences.reduced_motion, out);
            ui.separator();
            items(ui, &[Command::ZoomIn, Command::ZoomOut, Command::ZoomReset], out);
            ui.separator();
            for tab in Tab::ALL {
                checked_item(ui, Command::of_tab(tab), shown.state.view().tab == tab, out);
            }
        });
        ui.menu_button("Table", |ui| {
            for recurrence in Recurrence::ALL {
                checked_item(ui, Command::of_recurrence(recurrence), shown.state.view().recurrence == recurrence, out);
            }
            ui.separator();
            for order in FillOrder::ALL {
                checked_item(ui, Command::of_order(order), shown.state.view().fill_order == order, out);
            }
            ui.separator();
            checked_item(ui, Command::Predict, shown.state.predict_settings().is_some(), out);
            item(ui, Command::Summary, shown.state.record().asked() > 0, out);
            ui.separator();
            item(ui, Command::ToggleLayout, true, out);
            items(ui, &[Command::TableLarger, Command::TableSmaller, Command::WholeTable, Command::GoTo], out);
            checked_item(ui, Command::TogglePath, shown.state.preferences.show_path, out);
            ui.separator();
            items(ui, &[Command::PinLeft, Command::PinRight, Command::PinUp, Command::PinDown, Command::Unpin], out);
        });
        ui.menu_button("Play", |ui| {
            items(ui, &[Command::PlayPause, Command::Back, Command::Forward], out);
            items(ui, &[Command::BackSweep, Command::ForwardSweep, Command::First, Command::Last], out);
            ui.separator();
            items(ui, &[Command::Slower, Command::Faster], out);
            ui.separator();
            items(ui, &[Command::ByPhase, Command::ByCell, Command::BySweep], out);
            ui.separator();
            item(ui, Command::SwitchTransport, true, out);
        });
        ui.menu_button("Game", |ui| {
            items(ui, &[Command::PlayTheTable, Command::NewGame], out);
            ui.separator();
            items(ui, &[Command::TakeLeft, Command::TakeRight, Command::Hint, Command::TakeBack], out);
            ui.separator();
            items(ui, &[Command::NextLine, Command::PreviousGame, Command::NextGame], out);
        });
        ui.menu_button("Help", |ui| items(ui, &[Command::Shortcuts, Command::Palette], out));
        // In the middle of the bar as far as the menus leave it free.
        let left = ui.cursor().left() + GAP;
        let right = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let key = keys::shortcut_text(Command::Palette, ui.ctx());
            let button =
                Button::new(RichText::new(format!("{key}  commands")).color(theme::color(ui, ColorRole::WeakText)));
            let response = ui.add(button.frame(false)).on_hover_text(Command::Palette.about().tooltip);
            if response.clicked() {
                out.push(Command::Palette.into());
            }
            response.rect.left() - GAP
        });
        let middle = ui.max_rect().center();
        let (left, right) = (left.max(middle.x - TITLE_WIDTH / 2.0), right.inner.min(middle.x + TITLE_WIDTH / 2.0));
        if right > left {
            let place = Rect::from_x_y_ranges(left..=right, ui.max_rect().y_range());
            ui.put(
                place,
                Label::new(RichText::new(shown.title).color(theme::color(ui, ColorRole::WeakText))).truncate(),
            );
        }
    });
}

fn items(ui: &mut Ui, commands: &[Command], out: &mut Vec<Message>) {
    for command in commands {
        item(ui, *command, true, out);
    }
}

fn item(ui: &mut Ui, command: Command, enabled: bool, out: &mut Vec<Message>) {
    let button = Button::new(command.about().label).shortcut_text(keys::shortcut_text(command, ui.ctx()));
    give(ui.add_enabled(enabled, button), command, out);
}

/// An item with a tick in front of it when it is on.
fn checked_item(ui: &mut Ui, command: Command, on: bool, out: &mut Vec<Message>) {
    let button = Button::selectable(on, command.about().label).shortcut_text(keys::shortcut_text(command, ui.ctx()));
    give(ui.add(button), command, out);
}

fn give(response: egui::Response, command: Command, out: &mut Vec<Message>) {
    let about = command.about();
    let response = if about.tooltip.is_empty() { response } else { response.on_hover_text(about.tooltip) };
    if response.clicked() {
        out.push(command.into());
    }
}

fn theme_items(ui: &mut Ui, out: &mut Vec<Message>) {
    let chosen = theme::chosen(ui.ctx());
    for (command, theme) in [
        (Command::Dark, Some(Theme::Dark)),
        (Command::Light, Some(Theme::Light)),
        (Command::HighContrast, Some(Theme::Contrast)),
        (Command::FollowSystem, None),
    ] {
        checked_item(ui, command, chosen == theme, out);
    }
}

fn recent(ui: &mut Ui, recent: &[PathBuf], out: &mut Vec<Message>) {
    ui.add_enabled_ui(!recent.is_empty(), |ui| {
        ui.menu_button("Open recent", |ui| {
            for path in recent {
                let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
                if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                    out.push(Message::OpenFile(path.clone()));
                }
            }
        });
    });
}
