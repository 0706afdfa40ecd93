//! A text field above a list. Typing filters the list, and the arrows and Enter choose from it.

use egui::{Align, Id, Key, Modifiers, Response, TextEdit, Ui, style, vec2};

use crate::gui::theme;

/// The typed words, and the selected entry of a list.
#[derive(Debug, Default)]
pub struct Finder {
    query: String,
    /// The index of the selected entry among those found.
    pub selected: usize,
    /// Whether the keys belong to another field.
    pub is_paused: bool,
    /// Whether the field was shown before.
    opened: bool,
}

/// The entries that the typed words find, and what the keys have done.
pub struct Found<T> {
    pub entries: Vec<T>,
    /// Whether the keys have moved the selection, or the list has just been opened. Then it has to be in view.
    pub moved: bool,
    /// Whether Enter was pressed on the selected entry.
    pub entered: bool,
}

impl Finder {
    /// Creates a finder with this entry of the whole list selected.
    pub fn new(selected: usize) -> Self {
        Self { selected, ..Self::default() }
    }

    /// Returns whether nothing is typed, so that the whole list is shown.
    pub fn is_empty(&self) -> bool {
        self.query.trim().is_empty()
    }

    /// Shows the field, and returns the entries that `find` finds by the typed words. `name` is for screen readers.
    pub fn show<T>(
        &mut self,
        ui: &mut Ui,
        (hint, name): (&str, &'static str),
        find: impl FnOnce(&str) -> Vec<T>,
    ) -> Found<T> {
        // Otherwise the text field would take these keys.
        let [up, down, entered] = [Key::ArrowUp, Key::ArrowDown, Key::Enter]
            .map(|key| !self.is_paused && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
        let field = TextEdit::singleline(&mut self.query)
            .id(Id::unique(name))
            .hint_text(hint)
            .desired_width(f32::INFINITY)
            .align(egui::Align2::LEFT_CENTER)
            .margin(vec2(8.0, 7.0));
        let response = theme::field(ui, |ui| ui.add(field));
        response.clone().accessible_name(name);
        let is_first = !std::mem::replace(&mut self.opened, true);
        if is_first {
            response.request_focus();
        }
        if response.changed() {
            self.selected = 0;
        }
        let entries = find(&self.query);
        let last = entries.len().saturating_sub(1);
        self.selected =
            if up { self.selected.saturating_sub(1) } else { (self.selected + usize::from(down)).min(last) };
        let entered = entered && !entries.is_empty();
        Found { entries, moved: up || down || is_first, entered }
    }

    /// Follows the pointer and the focus to the entry with this index, or brings the entry into view if `moved`.
    /// Returns whether the entry is chosen.
    pub fn entry(&mut self, ui: &Ui, index: usize, response: &Response, moved: bool) -> bool {
        if index == self.selected && moved {
            response.scroll_to_me_animation(None, style::ScrollAnimation::none());
        }
        if response.gained_focus() {
            self.selected = index;
            response.scroll_to_me(Some(Align::Center));
        }
        if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
            self.selected = index;
        }
        response.clicked()
    }
}

/// Returns whether `text` contains each typed word, in any order.
pub fn has_words(text: &str, query: &str) -> bool {
    let text = text.to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}
