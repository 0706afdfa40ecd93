//! The dialogs that ask before something would be lost: each is a text and its answers.

use egui::{Align, Key, Layout, Ui};

use crate::app::message::{ChangedChoice, ClosingChoice, EarlierWorkChoice, Message, UnsavedChoice};
use crate::gui::dialogs::frame::{heading, name_dialog, set_width};
use crate::gui::widgets::align::last_buttons;
use crate::gui::widgets::button::primary;
use crate::wording::dialogs::{buttons, questions as wording};

/// A question with its answers. The first answer is the main button, on the right; Enter gives it.
struct Question<'a> {
    heading: &'a str,
    text: &'a str,
    answers: &'a [(&'a str, Message)],
}

/// Asks what to do with unsaved changes to the session called `name`.
pub fn unsaved(ui: &mut Ui, name: &str, out: &mut Vec<Message>) {
    let text = wording::save_changes_first(name);
    let answers = [
        (buttons::save(), UnsavedChoice::Save),
        (wording::do_not_save(), UnsavedChoice::Discard),
        (buttons::cancel(), UnsavedChoice::Cancel),
    ]
    .map(|(label, choice)| (label, Message::Unsaved(choice)));
    ask(ui, &Question { heading: wording::unsaved_changes(), text: &text, answers: &answers }, out);
}

/// Asks what to do about a file that another program has changed.
pub fn changed(ui: &mut Ui, text: &str, is_readable: bool, out: &mut Vec<Message>) {
    let answers: Vec<_> = [
        (wording::save_as(), ChangedChoice::SaveAs),
        (wording::save_anyway(), ChangedChoice::SaveAnyway),
        (wording::reload(), ChangedChoice::Reload),
        (wording::not_now(), ChangedChoice::Cancel),
    ]
    .into_iter()
    .filter(|(_, choice)| is_readable || *choice != ChangedChoice::Reload)
    .map(|(label, choice)| (label, Message::Changed(choice)))
    .collect();
    ask(ui, &Question { heading: wording::the_file_has_changed(), text, answers: &answers }, out);
}

/// Asks what to do with unsaved work of last time.
pub fn earlier_work(ui: &mut Ui, text: &str, out: &mut Vec<Message>) {
    let answers = [
        (wording::restore_my_work(), EarlierWorkChoice::Restore),
        (wording::open_the_file(), EarlierWorkChoice::OpenFile),
    ]
    .map(|(label, choice)| (label, Message::EarlierWork(choice)));
    ask(ui, &Question { heading: wording::work_from_last_time(), text, answers: &answers }, out);
}

/// Asks what to do about the export that runs while the window is closed.
pub fn closing(ui: &mut Ui, out: &mut Vec<Message>) {
    let answers = [
        (wording::close_when_done(), ClosingChoice::Wait),
        (wording::stop_and_close(), ClosingChoice::Stop),
        (buttons::cancel(), ClosingChoice::Cancel),
    ]
    .map(|(label, choice)| (label, Message::Closing(choice)));
    let text = wording::an_export_is_running();
    ask(ui, &Question { heading: wording::export_in_progress(), text, answers: &answers }, out);
}

/// Shows that a file is opened or saved, with a button that stops waiting for it.
pub fn waiting(ui: &mut Ui, text: &str, out: &mut Vec<Message>) {
    set_width(ui, 320.0);
    name_dialog(ui, text);
    ui.horizontal(|ui| {
        ui.spinner();
        ui.label(text);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(wording::stop()).clicked() {
                out.push(Message::StopFileTask);
            }
        });
    });
}

fn ask(ui: &mut Ui, question: &Question, out: &mut Vec<Message>) {
    set_width(ui, 440.0);
    heading(ui, question.heading);
    ui.add_space(4.0);
    ui.label(question.text);
    ui.add_space(10.0);
    last_buttons(ui, |ui| {
        let entered = nothing_has_focus(ui) && ui.input(|input| input.key_pressed(Key::Enter));
        let [(label, main), others @ ..] = question.answers else { return };
        if primary(ui, true, label) || entered {
            out.push(main.clone());
        }
        for (label, answer) in others {
            if ui.button(*label).clicked() {
                out.push(answer.clone());
            }
        }
    });
}

/// Returns whether no control has the focus, so that Enter presses the main button.
fn nothing_has_focus(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none())
}
