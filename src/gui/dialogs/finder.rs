//! A text field above a list. Typing filters the list, and keys choose from it.

use egui::{Align, Id, Key, Modifiers, Response, TextEdit, Ui, style, vec2};

use crate::gui::theme;

/// How many entries the keys for pages move over.
const PAGE: isize = 8;

/// The typed words, and the selected entry of a list.
#[derive(Debug, Default)]
pub struct Finder {
    query: String,
    /// The index of the selected entry among those found.
    pub selected: usize,
    /// Whether the field has had the focus since the list was opened or an entry was selected from outside.
    has_come: bool,
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

    /// Shows the whole list with this entry selected, and gives the focus to the field.
    pub fn select(&mut self, entry: usize) {
        *self = Self::new(entry);
    }

    /// Returns whether the keys belong to the list: no other control has the focus.
    pub fn has_keys(ui: &Ui, name: &'static str) -> bool {
        ui.memory(|memory| memory.focused().is_none_or(|focused| focused == Id::unique(name)))
    }

    /// Shows the field, and returns the entries that `find` finds by the typed words. The keys pass over those that can't
    /// be selected. `name` is for screen readers.
    pub fn show<T>(
        &mut self,
        ui: &mut Ui,
        (hint, name): (&str, &'static str),
        find: impl FnOnce(&str) -> Vec<T>,
        can_be_selected: impl Fn(&T) -> bool,
    ) -> Found<T> {
        // Otherwise the text field would take these keys.
        let has_keys = Self::has_keys(ui, name);
        let is_pressed = |key: Key| has_keys && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let by = self.moved_by(is_pressed);
        let entered = is_pressed(Key::Enter);
        let field = TextEdit::singleline(&mut self.query)
            .id(Id::unique(name))
            .hint_text(hint)
            .desired_width(f32::INFINITY)
            .align(egui::Align2::LEFT_CENTER)
            .margin(vec2(8.0, 7.0));
        let response = theme::field(ui, |ui| ui.add(field));
        response.clone().accessible_name(name);
        let is_first = !std::mem::replace(&mut self.has_come, true);
        if is_first {
            response.request_focus();
        }
        if response.changed() {
            self.selected = 0;
        }
        let entries = find(&self.query);
        let offered: Vec<_> = (0..entries.len()).filter(|index| can_be_selected(&entries[*index])).collect();
        self.selected = moved(&offered, self.selected, by).unwrap_or(0);
        Found { entries, moved: by != 0 || is_first, entered: entered && !offered.is_empty() }
    }

    /// Returns how many entries the pressed keys move over, downwards.
    fn moved_by(&self, is_pressed: impl Fn(Key) -> bool) -> isize {
        let between = |up: Key, down: Key| isize::from(is_pressed(down)) - isize::from(is_pressed(up));
        let by = between(Key::ArrowUp, Key::ArrowDown) + PAGE * between(Key::PageUp, Key::PageDown);
        // In typed words, these keys move the cursor.
        if self.is_empty() { by + isize::MAX / 2 * between(Key::Home, Key::End) } else { by }
    }

    /// Selects the entry with this index if the pointer moves over it, and keeps it in view as [`Self::follow`] does.
    /// Returns whether the entry is chosen.
    pub fn entry(&mut self, ui: &Ui, index: usize, response: &Response, moved: bool) -> bool {
        self.follow(index, response, moved);
        if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
            self.selected = index;
        }
        response.clicked()
    }

    /// Follows the focus to the entry with this index, or brings the entry into view if `moved`.
    pub fn follow(&mut self, index: usize, response: &Response, moved: bool) {
        if index == self.selected && moved {
            response.scroll_to_me_animation(None, style::ScrollAnimation::none());
        }
        if response.gained_focus() {
            self.selected = index;
            response.scroll_to_me(Some(Align::Center));
        }
    }
}

/// Returns which of the offered entries is `by` entries behind `from`, or at the end of the list. An entry that is not
/// offered counts as the next one that is. `None` if there is none.
fn moved(offered: &[usize], from: usize, by: isize) -> Option<usize> {
    let last = offered.len().checked_sub(1)?;
    let at = offered.partition_point(|index| *index < from).min(last);
    Some(offered[at.saturating_add_signed(by).min(last)])
}

/// Returns whether `text` contains each typed word, in any order.
pub fn has_words(text: &str, query: &str) -> bool {
    let text = text.to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_pass_over_what_can_not_be_selected_and_stop_at_the_ends() {
        // Entries 0 and 3 are headings.
        let offered = [1, 2, 4, 5];
        let results = [(0, 0), (1, 1), (2, 1), (4, -1), (1, -1), (5, 1), (3, 0), (9, 0), (1, PAGE), (2, isize::MIN)]
            .map(|(from, by)| moved(&offered, from, by));
        assert_eq!(results, [1, 2, 4, 2, 1, 5, 4, 5, 5, 1].map(Some));
        assert_eq!(moved(&[], 3, 1), None);
    }
}
