//! The dialog that goes to a cell or a coin by its indices.

use egui::{Id, Key, RichText, TextEdit, Ui, vec2};

use crate::app::camera::Navigation;
use crate::app::message::Message;
use crate::game::{CountFrom, Interval};
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::{last_buttons, primary, select_all};
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::wording::dialogs::{buttons, go_to as wording};

/// Asks for the indices of a cell or a coin.
#[derive(Debug, Default)]
pub struct GoTo {
    typed: String,
    /// Whether the dialog was shown before.
    opened: bool,
}

impl GoTo {
    /// Shows the dialog for a row of `n` coins. `count_from` is the number of the first one.
    pub fn show(&mut self, ui: &mut Ui, n: usize, count_from: CountFrom, out: &mut Vec<Message>) {
        set_width(ui, 400.0);
        heading(ui, wording::heading());
        ui.add_space(4.0);
        let label =
            ui.label(RichText::new(wording::explanation(count_from, n)).color(theme::color(ui, ColorRole::WeakText)));
        let id = Id::unique("indices");
        let field = TextEdit::singleline(&mut self.typed)
            .id(id)
            .hint_text(wording::example(count_from, n))
            .align(egui::Align2::LEFT_CENTER)
            .margin(vec2(8.0, 6.0));
        let field = field.desired_width(f32::INFINITY);
        let response = theme::field(ui, |ui| ui.add(field)).labelled_by(label.id);
        response.clone().accessible_name(wording::indices());
        if !self.opened {
            self.opened = true;
            select_all(ui, id, 0);
        }
        let place = interval(&self.typed, n, count_from);
        if let (Err(error), false) = (&place, self.typed.trim().is_empty()) {
            ui.label(RichText::new(error).color(theme::color(ui, ColorRole::Error)));
        }
        ui.add_space(8.0);
        last_buttons(ui, |ui| {
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let goes = primary(ui, place.is_ok(), wording::go());
            if let (Ok(interval), true) = (&place, goes || entered) {
                out.push(Message::Pin(Some(*interval)));
                out.push(Message::Navigate(Navigation::Cell(*interval)));
                out.push(Message::CloseDialog);
            } else if entered {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            let fill = ui.add_enabled(place.is_ok(), egui::Button::new(wording::fill_to_there()));
            if let (Ok(interval), true) = (&place, fill.tooltip(wording::fill_tooltip).clicked()) {
                out.push(Message::GoTo(*interval));
                out.push(Message::Navigate(Navigation::Cell(*interval)));
                out.push(Message::CloseDialog);
            }
            if ui.button(buttons::cancel()).clicked() {
                out.push(Message::CloseDialog);
            }
        });
    }
}

/// Parses the indices `i j` of a cell, or `i` of a single coin, in a row of `n` coins. `count_from` is the number of the
/// first one.
///
/// # Errors
/// If that is no cell. The error is a sentence that says what would be right.
fn interval(typed: &str, n: usize, count_from: CountFrom) -> Result<Interval, String> {
    let words = typed.split(|c: char| c.is_whitespace() || ",;()[]".contains(c)).filter(|word| !word.is_empty());
    let index = |word: &str| match word.replace('_', "").parse::<usize>() {
        Ok(number) => match count_from.from_shown(number) {
            Some(index) if index < n => Ok(index),
            _ => Err(wording::no_coin(count_from, number, n)),
        },
        Err(_) => Err(wording::not_an_index(count_from, word, n)),
    };
    let indices = words.map(index).collect::<Result<Vec<_>, _>>()?;
    match indices[..] {
        [i] => Ok(Interval::new(i, i)),
        [i, j] if i <= j => Ok(Interval::new(i, j)),
        [i, j] => Err(wording::wrong_order(count_from, i, j)),
        [] => Err(wording::no_index().to_owned()),
        _ => Err(wording::too_many_indices().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

    #[test]
    fn one_index_is_a_coin_and_two_are_a_cell() {
        assert_eq!(interval("3", 6, CountFrom::Zero), Ok(Interval::new(3, 3)));
        for typed in ["1 4", "1, 4", "[1, 4]", " (1;4) ", "[1][4]"] {
            assert_eq!(interval(typed, 6, CountFrom::Zero), Ok(Interval::new(1, 4)), "{typed}");
        }
        assert_eq!(interval("0 999_999", 1_000_000, CountFrom::Zero), Ok(Interval::new(0, 999_999)));
    }

    #[test]
    fn a_cell_is_found_by_the_indices_that_its_name_has() {
        for count_from in CountFrom::ALL {
            for (i, j) in (0..6).flat_map(|i| (i..6).map(move |j| (i, j))) {
                let cell = Interval::new(i, j);
                let [shown_i, shown_j] = count_from.ends(cell);
                assert_eq!(interval(&format!("{shown_i} {shown_j}"), 6, count_from), Ok(cell));
            }
        }
        for (typed, expected) in [
            ("7", said("dialogs.go_to-no-coin-behind", &["7", "6"])),
            ("0", said("dialogs.go_to-no-coin-before", &["0", "1"])),
            ("4 1", said("dialogs.go_to-wrong-order", &["4", "1"])),
            ("a", said("dialogs.go_to-not-an-index", &["a", "1 6"])),
        ] {
            assert_eq!(interval(typed, 6, CountFrom::One).unwrap_err(), expected, "{typed}");
        }
    }

    #[test]
    fn the_error_for_bad_indices_says_what_would_be_right() {
        for (typed, expected) in [
            ("6", said("dialogs.go_to-no-coin-behind", &["6", "5"])),
            ("4 1", said("dialogs.go_to-wrong-order", &["4", "1"])),
            ("a", said("dialogs.go_to-not-an-index", &["a", "0 5"])),
            ("-1", said("dialogs.go_to-not-an-index", &["-1", "0 5"])),
            ("1 2 3", crate::wording::dialogs::go_to::too_many_indices()),
            ("", crate::wording::dialogs::go_to::no_index()),
        ] {
            assert_eq!(interval(typed, 6, CountFrom::Zero).unwrap_err(), expected, "{typed}");
        }
    }
}
