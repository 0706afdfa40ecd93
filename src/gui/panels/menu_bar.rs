//! The menu bar: the menus, the name of the session, and the button of all commands.

use std::path::PathBuf;

use egui::{Align, Button, Label, Layout, MenuBar, Rect, Response, RichText, TextStyle, Ui};

use crate::app::App;
use crate::app::command::{About, Command, Menu, MenuItem, Row};
use crate::app::mark::{Mark, mark};
use crate::app::message::Message;
use crate::gui::dialogs::file::recent_work_name;
use crate::gui::widgets::controls::{is_chosen, menu_items, room_of_menu};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::color_role::ColorRole;
use crate::printable::printable_path;
use crate::session::recent_work::Piece;
use crate::wording::languages;
use crate::wording::panels::menu_bar as texts;

/// The greatest width of the session's name, in points.
const MAX_TITLE_WIDTH: f32 = 420.0;
/// A name with less room than this, in points, is left out: its first letters say nothing.
const MIN_TITLE_WIDTH: f32 = 80.0;
/// The space between the name and the menus, in points.
const GAP: f32 = 10.0;
/// The space left and right of the name of a menu for a mouse and for fingers, in points.
const PADDING: f32 = 8.0;
const PADDING_OF_FINGERS: f32 = 12.0;
/// The text of the menu of the menus that have no room.
const OTHERS: &str = "…";

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
    let (space, padding) = if theme::is_for_fingers(ui.ctx()) { (0.0, PADDING_OF_FINGERS) } else { (4.0, PADDING) };
    ui.spacing_mut().item_spacing.x = space;
    ui.spacing_mut().button_padding.x = padding;
    let (direct, others) = Menu::BAR.split_at(direct_menus(ui));
    for top in direct {
        of(ui, *top, context.app, out);
    }
    if !others.is_empty() {
        let (text, name) = match direct {
            [] => (texts::all_menus(), texts::all_menus()),
            _ => (OTHERS, texts::other_menus()),
        };
        let width = theme::text_width(ui, text, TextStyle::Button.resolve(ui.style()));
        let padding = padding.max(((theme::target(ui, 0.0) - width) / 2.0).ceil());
        ui.spacing_mut().button_padding.x = padding;
        let response = menu(ui, text, &mut |ui| {
            for within in others {
                of(ui, *within, context.app, out);
            }
        });
        response.accessible_name(name);
    }
}

/// Returns how many of the menus have room in the line. If it is not all of them, there is room for the menu of the others,
/// too.
fn direct_menus(ui: &Ui) -> usize {
    let font = TextStyle::Button.resolve(ui.style());
    let padding = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |text: &str| theme::text_width(ui, text, font.clone()) + padding;
    let ends = Menu::BAR.iter().scan(0.0, |end, menu| {
        *end += width(menu.text());
        Some(*end)
    });
    let ends: Vec<f32> = ends.collect();
    let room = ui.available_width() + ui.spacing().item_spacing.x;
    if ends.last().is_some_and(|end| *end <= room) {
        return ends.len();
    }
    let with_others = room - width(OTHERS).max(theme::target(ui, 0.0));
    ends.iter().filter(|end| **end <= with_others).count()
}

fn parts(ui: &mut Ui, whole: Menu, app: &App, out: &mut Vec<Message>) {
    for (index, part) in whole.parts().into_iter().enumerate() {
        let (MenuItem::Row(Row { is_below_line, .. }) | MenuItem::Menu(_, is_below_line)) = &part;
        if *is_below_line && index > 0 {
            ui.separator();
        }
        match part {
            MenuItem::Row(row) => item(ui, row.command, app, out),
            MenuItem::Menu(within, _) => of(ui, within, app, out),
        }
    }
}

/// Shows a menu with its items.
pub fn of(ui: &mut Ui, shown: Menu, app: &App, out: &mut Vec<Message>) {
    menu(ui, shown.text(), &mut |ui| parts(ui, shown, app, out));
}

/// Shows the items of commands in groups, with a line between them.
pub fn commands(ui: &mut Ui, groups: &[&[Command]], app: &App, out: &mut Vec<Message>) {
    for (number, group) in groups.iter().enumerate() {
        if number > 0 {
            ui.separator();
        }
        for command in *group {
            item(ui, *command, app, out);
        }
    }
}

/// Shows the name of the session, and the button of all commands.
fn title_and_palette(ui: &mut Ui, context: MenuContext, out: &mut Vec<Message>) {
    // The name is centered, and moves or shrinks where the menus need the room.
    let left = ui.cursor().left() + GAP;
    let right = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let key = keys::shortcut_text(Command::Palette, ui.ctx());
        let text = texts::commands(&key);
        let width = theme::text_width(ui, &text, TextStyle::Button.resolve(ui.style()));
        if ui.available_width() < width + GAP || theme::is_compact(ui.ctx()) {
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
    if right - left >= MIN_TITLE_WIDTH {
        let place = Rect::from_x_y_ranges(left..=right, ui.max_rect().y_range());
        ui.put(place, Label::new(RichText::new(context.title).color(theme::color(ui, ColorRole::WeakText))).truncate());
    }
}

/// Shows the item of a command with its keys, gray if it can't be used, and with a tick if it is on.
fn item(ui: &mut Ui, command: Command, app: &App, out: &mut Vec<Message>) {
    let mark = mark(app, command);
    let is_on = match mark {
        Mark::None | Mark::Can(_) => None,
        Mark::On(is_on) => Some(is_on),
        Mark::Theme(theme) => Some(theme::chosen(ui.ctx()) == theme),
    };
    let mut keys = RichText::new(keys::shortcut_hint(command, ui.ctx()));
    if is_on == Some(true) {
        keys = keys.color(theme::color(ui, theme::choice(true).1));
    }
    let About { label, tooltip, .. } = command.about();
    let button = is_on.map_or_else(|| Button::new(label), |is_on| Button::selectable(is_on, label));
    let response = ui.add_enabled(mark != Mark::Can(false), button.shortcut_text(keys)).tooltip(|| tooltip);
    if is_chosen(ui, &response) {
        out.push(command.into());
    }
    if command == Command::SystemLanguage {
        languages_to_choose(ui, app, out);
    }
    if command == Command::Open {
        recent_files(ui, app.state().preferences.recent.paths(), out);
        recent_work_items(ui, app.recent_work().pieces(), out);
    }
}

/// Shows an item for each language, with its own name.
fn languages_to_choose(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let chosen = app.state().preferences.interface_language.as_deref();
    for (tag, name) in languages() {
        let item = ui.add(Button::selectable(chosen == Some(tag), name));
        if is_chosen(ui, &item) {
            out.push(Message::ShowLanguage(Some(tag)));
        }
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
                let item = ui.button(recent_work_name(piece));
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
fn menu(ui: &mut Ui, name: &str, items: &mut dyn FnMut(&mut Ui)) -> Response {
    let most = room_of_menu(ui);
    ui.menu_button(name, |ui| menu_items(ui, (name, most), items)).response
}
