//! A text field for a text of any length. Of a long text it shows a part, so that few characters are laid out.

use std::ops::Range;

use egui::text::{CCursor, CCursorRange};
use egui::{Event, Id, Response, TextEdit, Ui};

use crate::gui::theme;
use crate::gui::widgets::controls::select;
use crate::printable::{Lines, MAX_LAID_OUT};
use crate::wording::window as texts;

/// The bytes before and behind the part that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Around {
    before: usize,
    after: usize,
}

impl Around {
    fn of(text: &str, part: &Range<usize>) -> Self {
        Self { before: part.start, after: text.len() - part.end }
    }

    /// Returns the part between them, or a new part if there is none, or if it has become too long.
    fn part(self, text: &str) -> Range<usize> {
        let part = self.before..text.len().saturating_sub(self.after);
        let is_right = !part.is_empty() && part.len() <= 2 * MAX_LAID_OUT && text.get(part.clone()).is_some();
        if is_right { part } else { part_around(text, self.before) }
    }
}

/// Returns the part that has the byte `at` of a text. Parts end behind white space if they can.
fn part_around(text: &str, at: usize) -> Range<usize> {
    let mut start = 0;
    loop {
        let rest = &text[start..];
        let most = rest.floor_char_boundary(MAX_LAID_OUT);
        let end = if most == rest.len() {
            most
        } else {
            let space = rest[..most].rfind(char::is_whitespace);
            space.filter(|space| *space > most / 2).map_or(most, |space| rest.ceil_char_boundary(space + 1))
        };
        if at < start + end || start + end == text.len() {
            return start..start + end;
        }
        start += end;
    }
}

/// Returns the id of the field that shows the beginning of a text.
pub fn first_field(id: Id) -> Id {
    id.with(0_usize)
}

/// Shows a text field, and below it the buttons to the other parts of a long text. `add` adds the field with an id and
/// the part of the text. Returns the whole text if it has changed.
pub fn field(
    ui: &mut Ui,
    id: Id,
    (text, lines): (&str, Lines),
    add: impl FnOnce(&mut Ui, Id, &mut String) -> Response,
) -> (Response, Option<String>) {
    let key = id.with("part-of-the-text");
    let part = ui.data(|data| data.get_temp::<Around>(key)).unwrap_or_default().part(text);
    // A field of its own for each part, because egui's undo would put the text of one part in the place of another.
    let field_id = id.with(part.start);
    let mut shown = text[part.clone()].to_owned();
    let pasted = take_long_paste(ui, field_id, lines);
    let response = add(ui, field_id, &mut shown);
    let is_changed = pasted.is_some() || response.changed();
    let mut cursor = cursor(ui, field_id, &shown);
    if let Some(pasted) = pasted {
        shown.replace_range(cursor.clone(), &pasted);
        cursor = cursor.start + pasted.len()..cursor.start + pasted.len();
    }
    let whole = is_changed.then(|| [&text[..part.start], &shown, &text[part.end..]].concat());
    if let Some(whole) = &whole
        && shown.len() > 2 * MAX_LAID_OUT
    {
        go_to(ui, id, whole, part.start + cursor.end);
    } else {
        ui.data_mut(|data| data.insert_temp(key, Around::of(text, &part)));
    }
    if part.len() < text.len() {
        turn(ui, id, text, &part);
    }
    (response, whole)
}

/// Shows the part with the byte `at`, and moves the cursor there.
fn go_to(ui: &Ui, id: Id, text: &str, at: usize) {
    let part = part_around(text, at.min(text.len().saturating_sub(1)));
    let characters = text[part.start..at.min(part.end)].chars().count();
    ui.data_mut(|data| data.insert_temp(id.with("part-of-the-text"), Around::of(text, &part)));
    select(ui.ctx(), id.with(part.start), CCursorRange::one(CCursor::new(characters)));
}

/// Shows the buttons to the part before and the part behind, and where the part is.
fn turn(ui: &mut Ui, id: Id, text: &str, part: &Range<usize>) {
    ui.horizontal(|ui| {
        let earlier = ui.add_enabled(part.start > 0, egui::Button::new(texts::earlier_part())).clicked();
        let later = ui.add_enabled(part.end < text.len(), egui::Button::new(texts::later_part())).clicked();
        if earlier || later {
            let at = if earlier { part.start - 1 } else { part.end };
            go_to(ui, id, text, part_around(text, at).start);
        }
    });
    let percent = |bytes: usize| (bytes as f64 / text.len() as f64 * 100.0).round() as usize;
    ui.label(theme::weak(ui, texts::part_of_text(percent(part.start), percent(part.end))));
}

/// Returns the selected bytes of a field's text.
fn cursor(ui: &Ui, id: Id, text: &str) -> Range<usize> {
    let byte = |character: usize| text.char_indices().nth(character).map_or(text.len(), |(byte, _)| byte);
    let range = TextEdit::load_state(ui.ctx(), id).and_then(|state| state.cursor.char_range());
    range.map_or(text.len()..text.len(), |range| {
        let [start, end] = range.sorted_cursors().map(|cursor| byte(cursor.index.into()));
        start..end
    })
}

/// Takes a long pasted text, which the field would lay out as a whole.
fn take_long_paste(ui: &Ui, id: Id, lines: Lines) -> Option<String> {
    if !ui.memory(|memory| memory.has_focus(id)) {
        return None;
    }
    let is_long = |event: &Event| matches!(event, Event::Paste(text) if text.len() > MAX_LAID_OUT);
    let event = ui.input_mut(|input| input.events.iter().position(is_long).map(|at| input.events.remove(at)))?;
    let Event::Paste(text) = event else { return None };
    Some(if lines == Lines::One { text.replace(['\r', '\n'], " ") } else { text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_text_are_short_and_follow_each_other_from_its_beginning_to_its_end() {
        for text in ["8 15 3\n".repeat(20_000), "8".repeat(90_000), "硬".repeat(30_000), "ü ".repeat(3), String::new()]
        {
            let mut at = 0;
            loop {
                let part = part_around(&text, at);
                assert_eq!(part.start, at);
                assert!(part.len() <= MAX_LAID_OUT && (part.len() > MAX_LAID_OUT / 3 || part.end == text.len()));
                assert_eq!(part_around(&text, part.end.saturating_sub(1)), part, "each of its bytes leads to it");
                at = part.end;
                if at == text.len() {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_part_stays_while_it_is_edited_and_is_found_anew_when_it_no_longer_fits() {
        let text = "8".repeat(50_000);
        let second = part_around(&text, 30_000);
        let around = Around::of(&text, &second);
        let edited = format!("{} 硬 {}", &text[..25_000], &text[25_000..]);
        assert_eq!(around.part(&edited), second.start..second.end + 5, "longer by what was typed");
        assert_eq!(around.part("8 15"), 0..4, "another text");
        assert_eq!(Around::default().part(&text), 0..MAX_LAID_OUT);
        assert_eq!(Around::default().part("8 15"), 0..4);
        assert_eq!(around.part(&"硬".repeat(20_000)).start % 3, 0, "never within a character");
    }
}
