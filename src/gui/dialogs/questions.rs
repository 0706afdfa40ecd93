//! The short dialogs: what the program asks before it loses something, the address of links, and the summary of predictions.

use egui::{Align, Button, Id, Key, Label, Layout, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::app::message::{ChangedChoice, ClosingChoice, EarlierWorkChoice, Message, UnsavedChoice};
use crate::gui::dialogs::frame::{heading, name_dialog, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::{last_buttons, primary, primary_of_size, select_all};
use crate::picture::color_role::ColorRole;
use crate::session::link::site_address;
use crate::wording::dialogs::{buttons, questions as wording, site, summary as summary_wording};

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

/// Asks for the address of the web page that opens links.
pub struct SiteDialog {
    typed: String,
    /// Whether the dialog was shown before.
    opened: bool,
}

impl SiteDialog {
    /// Creates a dialog that begins with the present address.
    pub fn new(site: &str) -> Self {
        Self { typed: site.to_owned(), opened: false }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        set_width(ui, 440.0);
        heading(ui, site::heading());
        ui.add_space(4.0);
        ui.label(RichText::new(site::explanation()).color(theme::color(ui, ColorRole::WeakText)));
        let id = Id::unique("site");
        let field = TextEdit::singleline(&mut self.typed).id(id).hint_text(site::example()).margin(vec2(8.0, 6.0));
        let field = field.align(egui::Align2::LEFT_CENTER);
        let response = theme::field(ui, |ui| ui.add(field.desired_width(f32::INFINITY)));
        response.clone().accessible_name(site::address());
        if !self.opened {
            self.opened = true;
            select_all(ui, id, self.typed.chars().count());
        }
        let site = site_address(&self.typed);
        if site.is_none() && !self.typed.trim().is_empty() {
            ui.label(RichText::new(site::no_address()).color(theme::color(ui, ColorRole::Error)));
        }
        ui.add_space(8.0);
        last_buttons(ui, |ui| {
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let copies = primary(ui, site.is_some(), site::copy_link());
            if let (Some(site), true) = (site, copies || entered) {
                out.push(Message::CopyLinkTo(site.to_owned()));
            } else if entered {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            if ui.button(buttons::cancel()).clicked() {
                out.push(Message::CloseDialog);
            }
        });
    }
}

/// The text size over a slide, in points, and how much larger the dialog is there.
const TEXT_SIZE_ON_SLIDE: f32 = 24.0;
const SCALE_ON_SLIDE: f32 = 1.7;

/// Shows the summary, which can be copied. Over a slide, a hall can read it.
pub fn summary(ui: &mut Ui, text: &str, is_on_slide: bool, out: &mut Vec<Message>) {
    let by = if is_on_slide { SCALE_ON_SLIDE } else { 1.0 };
    if is_on_slide {
        for style in ui.style_mut().text_styles.values_mut() {
            style.size = TEXT_SIZE_ON_SLIDE;
        }
    }
    set_width(ui, 560.0 * by);
    name_dialog(ui, summary_wording::heading());
    theme::heading_of_size(
        ui,
        summary_wording::heading(),
        if is_on_slide { TEXT_SIZE_ON_SLIDE } else { theme::HEADING_SIZE },
    );
    ui.add_space(4.0);
    ScrollArea::vertical().max_height(380.0 * by.sqrt()).auto_shrink([false, true]).show(ui, |ui| {
        ui.add(Label::new(text).wrap().selectable(true));
    });
    ui.add_space(10.0);
    last_buttons(ui, |ui| {
        if primary_of_size(ui, true, buttons::close(), by) {
            out.push(Message::CloseDialog);
        }
        if ui.add(Button::new(summary_wording::copy_summary()).min_size(vec2(0.0, 28.0))).clicked() {
            ui.ctx().copy_text(text.to_owned());
        }
    });
}
