//! The menu bar: the menus, the name of the session, and the button of all commands.

use std::path::PathBuf;

use egui::{Align, Button, Id, Label, Layout, MenuBar, Rect, RichText, TextStyle, Ui};

use crate::app::App;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::side_panel::SidePanel;
use crate::game::{CountFrom, FillOrder, Recurrence};
use crate::gui::widgets::drop_down::is_chosen;
use crate::gui::widgets::scroll::scrolled_above;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{form, keys, recent_work, theme};
use crate::picture::color_role::{ColorRole, Theme};
use crate::printable::printable_path;
use crate::session::recent_work::Piece;
use crate::session::{Answers, Tab};
use crate::wording::panels::menu_bar as texts;

/// The greatest width of the session's name, in points.
const MAX_TITLE_WIDTH: f32 = 420.0;
/// The space above and below a menu that is as high as the window, in points.
const MENU_MARGIN: f32 = 20.0;
/// The space between the name and the menus, in points.
const GAP: f32 = 10.0;

/// What the menus show besides the commands.
#[derive(Clone, Copy)]
pub struct MenuContext<'a> {
    /// The session's name with its unsaved mark.
    pub title: &'a str,
    pub app: &'a App,
}

/// Shows the bar.
pub fn show(ui: &mut Ui, context: MenuContext, out: &mut Vec<Message>) {
    MenuBar::new().ui(ui, |ui| {
        menu_buttons(ui, context, out);
        title_and_palette(ui, context, out);
    });
}

/// Shows the menus alone.
pub fn menus(ui: &mut Ui, context: MenuContext, out: &mut Vec<Message>) {
    MenuBar::new().ui(ui, |ui| menu_buttons(ui, context, out));
}

fn menu_buttons(ui: &mut Ui, context: MenuContext, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.x = if form::is_for_fingers(ui.ctx()) { 0.0 } else { 4.0 };
    ui.spacing_mut().button_padding.x = if form::is_for_fingers(ui.ctx()) { 12.0 } else { 8.0 };
    menu(ui, texts::file(), &mut |ui| {
        item(ui, Command::New, true, out);
        item(ui, Command::Open, true, out);
        recent_files(ui, context.app.state().preferences.recent.paths(), out);
        recent_work_items(ui, context.app.recent_work().pieces(), out);
        ui.separator();
        item(ui, Command::Save, true, out);
        item(ui, Command::SaveAs, true, out);
        ui.separator();
        items(ui, &[Command::Lessons, Command::NextLesson, Command::PreviousLesson], out);
        menu(ui, texts::course(), &mut |ui| {
            let course = context.app.state().course();
            items(ui, &[Command::NewCourse, Command::AddToCourse], out);
            item(ui, Command::UndoInCourse, course.can_undo(), out);
            item(ui, Command::AddStop, true, out);
            checked_item(ui, Command::ListStops, context.app.state().preferences.shows_stops, out);
            ui.separator();
            item(ui, Command::SaveCourse, course.is_own(), out);
            items(ui, &[Command::SaveCourseAs, Command::SaveWholeCourse], out);
        });
        ui.separator();
        items(ui, &[Command::Export, Command::CopyPicture, Command::CopyTable, Command::CopyLink], out);
        if Command::Quit.is_offered() {
            ui.separator();
            item(ui, Command::Quit, true, out);
        }
    });
    menu(ui, texts::edit(), &mut |ui| {
        item(ui, Command::Undo, context.app.can_undo(), out);
        item(ui, Command::Redo, context.app.can_redo(), out);
        ui.separator();
        items(ui, &[Command::EditCoins, Command::Random, Command::Shuffle, Command::Reverse], out);
    });
    menu(ui, texts::view(), &mut |ui| {
        items(ui, &[Command::Lecture, Command::FullScreen, Command::StartLecture], out);
        checked_item(ui, Command::Spotlight, context.app.state().spotlight, out);
        checked_item(ui, Command::SlideLabels, !context.app.state().preferences.bare_slides, out);
        menu(ui, texts::presenter(), &mut |ui| {
            let presenter = context.app.presenter();
            if Command::Presenter.is_offered() {
                checked_item(ui, Command::Presenter, presenter.is_open, out);
            }
            checked_item(ui, Command::LectureNotes, presenter.shows_notes, out);
            item(ui, Command::Rehearse, true, out);
            ui.separator();
            items(ui, &[Command::Freeze, Command::Overview], out);
            items(ui, &[Command::Pen, Command::PenThickness, Command::Spot, Command::ClearDrawing], out);
            ui.separator();
            items(ui, &[Command::NextTime, Command::PauseTime, Command::RestartTime], out);
        });
        menu(ui, texts::table(), &mut |ui| table_items(ui, context, out));
        menu(ui, texts::cell(), &mut |ui| {
            items(ui, &[Command::PinLeft, Command::PinRight, Command::PinUp, Command::PinDown], out);
            ui.separator();
            items(ui, &[Command::Trace, Command::Unpin], out);
        });
        ui.separator();
        menu(ui, texts::theme(), &mut |ui| theme_items(ui, out));
        menu(ui, texts::size(), &mut |ui| {
            items(ui, &[Command::ZoomIn, Command::ZoomOut, Command::ZoomReset], out);
        });
        checked_item(ui, Command::ReducedMotion, context.app.state().reduces_motion(), out);
        ui.separator();
        checked_item(ui, Command::CoinsPanel, context.app.shows_panel(SidePanel::Coins), out);
        checked_item(ui, Command::TabsPanel, context.app.shows_panel(SidePanel::Tabs), out);
        menu(ui, texts::tab(), &mut |ui| {
            for tab in Tab::ALL {
                let is_shown = context.app.shows_panel(SidePanel::Tabs) && context.app.state().view().tab == tab;
                checked_item(ui, Command::of_tab(tab), is_shown, out);
            }
            checked_item(ui, Command::LargeTree, context.app.state().shows_large_tree(), out);
        });
    });
    menu(ui, texts::play(), &mut |ui| {
        items(ui, &[Command::PlayPause, Command::Back, Command::Forward], out);
        items(ui, &[Command::BackSweep, Command::ForwardSweep, Command::First, Command::Last], out);
        ui.separator();
        items(ui, &[Command::Slower, Command::Faster], out);
        ui.separator();
        items(ui, &[Command::ByPhase, Command::ByCell, Command::BySweep], out);
        ui.separator();
        item(ui, Command::SwitchTransport, true, out);
    });
    menu(ui, texts::game(), &mut |ui| {
        items(ui, &[Command::PlayTheTable, Command::NewGame], out);
        item(ui, Command::StopPlaying, context.app.state().has_person(), out);
        ui.separator();
        items(ui, &[Command::TakeLeft, Command::TakeRight, Command::Hint, Command::TakeBack], out);
        ui.separator();
        item(ui, Command::NextMistake, context.app.state().next_mistake().is_some(), out);
        item(ui, Command::Retry, context.app.state().can_retry(), out);
        ui.separator();
        items(ui, &[Command::NextLine, Command::PreviousGame, Command::NextGame], out);
    });
    menu(ui, texts::help(), &mut |ui| {
        items(ui, &[Command::TheGame, Command::Glossary, Command::Shortcuts, Command::Palette], out);
    });
}

/// Shows the name of the session, and the button of all commands.
fn title_and_palette(ui: &mut Ui, context: MenuContext, out: &mut Vec<Message>) {
    // The name is centered, and moves or shrinks where the menus need the room.
    let left = ui.cursor().left() + GAP;
    let right = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let key = keys::shortcut_text(Command::Palette, ui.ctx());
        let text = texts::commands(&key);
        let width = theme::text_width(ui, &text, TextStyle::Button.resolve(ui.style()));
        if ui.available_width() < width + GAP {
            return ui.max_rect().right(); // it is in a menu, too
        }
        let button = Button::new(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
        let response = ui.add(button.frame(false)).tooltip(|| Command::Palette.about().tooltip);
        if response.clicked() {
            out.push(Command::Palette.into());
        }
        response.rect.left() - GAP
    });
    let middle = ui.max_rect().center();
    let (left, right) = (left.max(middle.x - MAX_TITLE_WIDTH / 2.0), right.inner.min(middle.x + MAX_TITLE_WIDTH / 2.0));
    if right > left {
        let place = Rect::from_x_y_ranges(left..=right, ui.max_rect().y_range());
        ui.put(place, Label::new(RichText::new(context.title).color(theme::color(ui, ColorRole::WeakText))).truncate());
    }
}

/// Shows the menu of the table.
fn table_items(ui: &mut Ui, context: MenuContext, out: &mut Vec<Message>) {
    menu(ui, texts::recurrence(), &mut |ui| {
        for recurrence in Recurrence::ALL {
            checked_item(
                ui,
                Command::of_recurrence(recurrence),
                context.app.state().view().recurrence == recurrence,
                out,
            );
        }
    });
    menu(ui, texts::fill_order(), &mut |ui| {
        for order in FillOrder::ALL {
            checked_item(ui, Command::of_order(order), context.app.state().view().fill_order == order, out);
        }
    });
    ui.separator();
    checked_item(ui, Command::Predict, context.app.state().predict_settings().is_some(), out);
    item(ui, Command::Summary, context.app.state().record().asked() > 0, out);
    checked_item(ui, Command::Answers, context.app.state().view().answers == Answers::Shown, out);
    ui.separator();
    item(ui, Command::ToggleLayout, true, out);
    items(ui, &[Command::TableLarger, Command::TableSmaller, Command::WholeTable, Command::GoTo], out);
    item(ui, Command::NextLengths, true, out);
    checked_item(ui, Command::Minimap, !context.app.state().preferences.minimap_closed, out);
    checked_item(ui, Command::TogglePath, context.app.state().preferences.show_path, out);
    checked_item(ui, Command::CountFromOne, context.app.state().view().count_from == CountFrom::One, out);
}

fn items(ui: &mut Ui, commands: &[Command], out: &mut Vec<Message>) {
    for command in commands {
        item(ui, *command, true, out);
    }
}

/// Shows an item with its keys.
fn item(ui: &mut Ui, command: Command, enabled: bool, out: &mut Vec<Message>) {
    let button = Button::new(command.about().label).shortcut_text(keys::shortcut_text(command, ui.ctx()));
    let response = ui.add_enabled(enabled, button);
    respond(ui, response, command, out);
}

/// Shows an item with a tick in front of it if it is on.
fn checked_item(ui: &mut Ui, command: Command, on: bool, out: &mut Vec<Message>) {
    let mut keys = RichText::new(keys::shortcut_text(command, ui.ctx()));
    if on {
        keys = keys.color(theme::color(ui, theme::choice(on).1));
    }
    let response = ui.add(Button::selectable(on, command.about().label).shortcut_text(keys));
    respond(ui, response, command, out);
}

/// Adds the tooltip, and sends the command when it is clicked.
fn respond(ui: &Ui, response: egui::Response, command: Command, out: &mut Vec<Message>) {
    let about = command.about();
    let response = response.tooltip(|| about.tooltip);
    if is_chosen(ui, &response) {
        out.push(command.into());
    }
}

/// Shows the themes, with a tick in front of the chosen one.
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

/// Shows the menu of the files that were opened last.
fn recent_files(ui: &mut Ui, recent: &[PathBuf], out: &mut Vec<Message>) {
    ui.add_enabled_ui(!recent.is_empty(), |ui| {
        menu(ui, texts::open_recent(), &mut |ui| {
            for path in recent {
                let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
                let item = ui.button(name).tooltip(|| printable_path(path));
                if is_chosen(ui, &item) {
                    out.push(Message::OpenFile(path.clone()));
                }
            }
        });
    });
}

/// Shows the menu of the unsaved work that has left a window.
fn recent_work_items(ui: &mut Ui, pieces: &[Piece], out: &mut Vec<Message>) {
    ui.add_enabled_ui(!pieces.is_empty(), |ui| {
        menu(ui, texts::recent_work(), &mut |ui| {
            for piece in pieces {
                let item = ui.button(recent_work::text(piece));
                if is_chosen(ui, &item) {
                    out.push(Message::OpenWork(piece.id));
                }
            }
        });
    });
}

/// Shows the button of a menu. In a small window a long menu scrolls.
///
/// With a type of its own for each menu's items, the program would hold egui's code for a menu 16 times.
fn menu(ui: &mut Ui, name: &str, items: &mut dyn FnMut(&mut Ui)) {
    ui.menu_button(name, |ui| {
        if !form::shows_one_part(ui.ctx()) {
            return items(ui);
        }
        let most = ui.ctx().content_rect().height() - MENU_MARGIN;
        scrolled_above(ui, Id::unique(("menu", name)), most, items);
    });
}
