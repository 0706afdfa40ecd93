//! How the exported pictures look: what they show around their subject, their theme, their size, and the pages of a PDF.

use egui::{ComboBox, DragValue, Grid, Response, Ui};

use super::ExportDialog;
use crate::app::export_choices::{EmptyCells, ExportKind};
use crate::export::pdf::{Aspect, NotesPlace, Paper, PerPage};
use crate::export::text::Separator;
use crate::export::worksheet::Task;
use crate::export::{
    ExportFormat, ExportOption, ExportSubject, Framing, PictureSize, SCALE_RANGE, SECONDS_RANGE, TableBehind,
};
use crate::gui::dialogs::file::editions;
use crate::gui::theme;
use crate::gui::widgets::controls::is_chosen;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::typed_decimal;
use crate::picture::color_role::Theme;
use crate::wording::dialogs::export as wording;
use crate::wording::items;

/// The least width of a drop-down list, in points.
const DROP_DOWN_WIDTH: f32 = 100.0;
/// The seconds for each picture that are proposed.
const USUAL_SECONDS: f32 = 1.0;

impl ExportDialog {
    /// Shows the choices as rows of a grid. Each kind has its own.
    pub(super) fn options(&mut self, ui: &mut Ui) {
        let spacing = [14.0, if theme::is_narrow(ui.ctx()) { 2.0 } else { 5.0 }];
        let width = ui.available_width();
        Grid::new("options-of-export").num_columns(2).spacing(spacing).max_col_width(width).show(ui, |ui| {
            if self.subject == ExportSubject::Worksheet {
                self.worksheet(ui);
                return;
            }
            let recipe = self.recipe();
            if self.differs_by_edition() {
                self.edition(ui);
            }
            if recipe.has(ExportOption::Separator) {
                self.separator(ui);
            }
            if recipe.has(ExportOption::Quiz) {
                row(ui, wording::questions(), |ui| {
                    ui.checkbox(&mut self.choices.quiz, wording::ask_before_each_step());
                });
            }
            if recipe.has(ExportOption::Framing) && self.subject != ExportSubject::Stops {
                self.content(ui);
            }
            if recipe.has(ExportOption::Theme) {
                self.theme(ui);
            }
            match self.kind() {
                ExportKind::PdfSlides => row(ui, wording::shape(), |ui| {
                    for (aspect, name) in [(Aspect::Wide, wording::wide()), (Aspect::Standard, wording::standard())] {
                        ui.selectable_value(&mut self.choices.aspect, aspect, name);
                    }
                }),
                ExportKind::PdfHandout => self.handout(ui),
                _ if recipe.has(ExportOption::Size) => self.size(ui),
                _ => {}
            }
            if recipe.has(ExportOption::Seconds) && recipe.shows_all() {
                self.seconds(ui);
            }
        });
    }

    /// Returns whether the file of students differs from that of the lecturer.
    fn differs_by_edition(&self) -> bool {
        match self.subject {
            ExportSubject::Course | ExportSubject::Stops | ExportSubject::Tree => true,
            subject => subject.is_of_session() && self.format().is_page(),
        }
    }

    fn edition(&mut self, ui: &mut Ui) {
        row(ui, wording::edition(), |ui| editions(ui, self.edition, |edition| self.edition = edition));
    }

    fn separator(&mut self, ui: &mut Ui) {
        row(ui, wording::separator(), |ui| {
            for separator in Separator::ALL {
                let name = match separator {
                    Separator::Comma => wording::comma(),
                    Separator::Semicolon => wording::semicolon(),
                    Separator::Tab => wording::tab(),
                };
                ui.selectable_value(&mut self.choices.separator, separator, name);
            }
        });
    }

    fn content(&mut self, ui: &mut Ui) {
        let subject = self.subject;
        let is_table = matches!(subject, ExportSubject::Fill | ExportSubject::Game);
        let (around, alone) = if is_table {
            (wording::slide(), wording::the_table_alone())
        } else {
            (wording::with_the_row(), wording::alone())
        };
        let framings =
            [(Framing::Slide, around), (Framing::Table, alone), (Framing::Seen, wording::as_on_the_screen())];
        let framings = &framings[..if is_table { 3 } else { 2 }];
        row(ui, wording::content(), |ui| {
            let name_of = |framing| framings.iter().find(|(of, _)| *of == framing).map_or(alone, |(_, name)| *name);
            drop_down(ui, wording::content(), framings.iter().map(|(of, _)| *of), name_of, &mut self.choices.framing);
            if !self.ink.lines.is_empty() {
                ui.checkbox(&mut self.has_ink, wording::with_the_drawing());
            }
        });
        if subject.has(ExportOption::Behind) {
            row(ui, wording::table_behind(), |ui| {
                for (behind, name) in [
                    (TableBehind::Session, wording::as_it_is()),
                    (TableBehind::Filled, wording::filled()),
                    (TableBehind::Empty, wording::empty()),
                ] {
                    ui.selectable_value(&mut self.choices.behind, behind, name);
                }
            });
        }
    }

    fn theme(&mut self, ui: &mut Ui) {
        let present = self.theme_of(self.kind());
        row(ui, wording::background(), |ui| {
            for (theme, name) in [
                (Theme::Dark, wording::dark()),
                (Theme::Light, wording::light()),
                (Theme::Contrast, wording::high_contrast()),
            ] {
                if ui.selectable_label(theme == present, name).clicked() {
                    self.theme = Some(theme);
                }
            }
        });
    }

    fn size(&mut self, ui: &mut Ui) {
        let usual = self.format().usual_scale();
        row(ui, wording::size(), |ui| {
            let name_of = |size: PictureSize| match size {
                PictureSize::Scale(_) => wording::as_needed().to_owned(),
                PictureSize::Pixels(width, height) => wording::pixels(width, height),
            };
            let scaled = match self.choices.size {
                size @ PictureSize::Scale(_) => size,
                PictureSize::Pixels(..) => PictureSize::Scale(usual),
            };
            let screens = PictureSize::SCREENS.map(|(width, height)| PictureSize::Pixels(width, height));
            let sizes = std::iter::once(scaled).chain(screens);
            drop_down(ui, wording::size(), sizes, name_of, &mut self.choices.size);
            if let PictureSize::Scale(scale) = &mut self.choices.size {
                let value = DragValue::new(scale).range(SCALE_RANGE).speed(0.05).suffix(wording::per_point());
                let value = value.custom_parser(typed_decimal);
                let response = ui.add(value).tooltip(wording::scale_tooltip);
                response.accessible_name(wording::scale());
            }
        });
    }

    fn seconds(&mut self, ui: &mut Ui) {
        row(ui, wording::seconds_for_each(), |ui| {
            let mut is_chosen = self.choices.seconds.is_some();
            if ui.selectable_label(!is_chosen, wording::by_their_number()).clicked() {
                is_chosen = false;
            }
            if ui.selectable_label(is_chosen, wording::chosen_seconds()).clicked() {
                is_chosen = true;
            }
            self.choices.seconds = is_chosen.then(|| self.choices.seconds.unwrap_or(USUAL_SECONDS));
            if let Some(seconds) = &mut self.choices.seconds {
                let value = DragValue::new(seconds).range(SECONDS_RANGE).speed(0.05).suffix(wording::seconds_suffix());
                let value = value.custom_parser(typed_decimal);
                ui.add(value).tooltip(wording::seconds_for_each);
            }
        });
    }

    fn handout(&mut self, ui: &mut Ui) {
        row(ui, wording::pictures_on_a_sheet(), |ui| {
            for per_page in PerPage::ALL {
                ui.selectable_value(&mut self.choices.per_page, per_page, per_page.count().to_string());
            }
        });
        row(ui, wording::notes(), |ui| {
            for (place, name) in [
                (NotesPlace::Beside, wording::beside()),
                (NotesPlace::Below, wording::below()),
                (NotesPlace::None, wording::no_notes()),
            ] {
                ui.selectable_value(&mut self.choices.notes, place, name);
            }
        });
        self.paper(ui);
    }

    fn paper(&mut self, ui: &mut Ui) {
        row(ui, wording::paper(), |ui| {
            for (paper, name) in [(Paper::A4, wording::a4()), (Paper::Letter, wording::letter())] {
                ui.selectable_value(&mut self.choices.paper, paper, name);
            }
        });
    }

    fn worksheet(&mut self, ui: &mut Ui) {
        let n = self.material.session.document.row.len();
        let choices = &mut self.choices.worksheet;
        row(ui, wording::tasks(), |ui| {
            // One line, because all options are in sight.
            let chosen = items(choices.tasks.iter().map(Task::name));
            let menu = ComboBox::from_id_salt("tasks").width(DROP_DOWN_WIDTH).truncate().selected_text(chosen);
            let shown = menu.close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show_ui(ui, |ui| {
                for task in Task::ALL {
                    let mut is_chosen = choices.tasks.contains(task);
                    if ui.checkbox(&mut is_chosen, task.name()).changed() {
                        choices.tasks = choices.tasks.toggled(task);
                    }
                }
            });
            shown.response.accessible_name(wording::tasks());
        });
        row(ui, wording::empty_cells(), |ui| {
            let name_of = |empty| match empty {
                EmptyCells::All => wording::all_cells(),
                EmptyCells::EverySecond => wording::every_second_cell(),
                EmptyCells::Diagonal => wording::one_diagonal(),
                EmptyCells::Drawn => wording::drawn_cells(),
            };
            let all = [EmptyCells::All, EmptyCells::EverySecond, EmptyCells::Diagonal, EmptyCells::Drawn];
            drop_down(ui, wording::empty_cells(), all, name_of, &mut choices.empty);
        });
        match choices.empty {
            EmptyCells::All | EmptyCells::EverySecond => {}
            EmptyCells::Diagonal => {
                // A diagonal of a longer row is kept until it is changed.
                let mut diagonal = choices.diagonal.clamp(1, n);
                let value = DragValue::new(&mut diagonal).range(1..=n).speed(0.1);
                if number(ui, wording::coins_of_each_cell(), value).changed() {
                    choices.diagonal = diagonal;
                }
            }
            EmptyCells::Drawn => {
                let percent = &mut choices.percent;
                let share = DragValue::new(percent).range(1..=100).speed(0.5).suffix(wording::percent_suffix());
                number(ui, wording::share_of_cells(), share);
                let seed = DragValue::new(&mut choices.seed).speed(0.1);
                number(ui, wording::seed(), seed).tooltip(wording::seed_tooltip);
            }
        }
        row(ui, wording::solution(), |ui| {
            ui.checkbox(&mut choices.has_solutions, wording::on_pages_of_its_own());
        });
        if choices.format != ExportFormat::Markdown {
            self.paper(ui);
        }
    }
}

/// Shows a name and the number beside it as a row of the grid.
fn number(ui: &mut Ui, name: &str, value: DragValue) -> Response {
    let label = ui.label(name);
    name_ends(ui);
    let response = ui.add(value).labelled_by(label.id);
    ui.end_row();
    response
}

/// Shows a name and the choices beside it as a row of the grid.
fn row(ui: &mut Ui, name: &str, choices: impl FnOnce(&mut Ui)) {
    ui.label(name);
    name_ends(ui);
    ui.horizontal_wrapped(choices);
    ui.end_row();
}

/// Shows a choice of one of `all`.
fn drop_down<T: Copy + PartialEq, S: Into<String>>(
    ui: &mut Ui,
    name: &str,
    all: impl IntoIterator<Item = T>,
    name_of: impl Fn(T) -> S,
    chosen: &mut T,
) {
    let shown =
        ComboBox::from_id_salt(name).width(DROP_DOWN_WIDTH).selected_text(name_of(*chosen).into()).show_ui(ui, |ui| {
            for one in all {
                let item = ui.selectable_label(one == *chosen, name_of(one).into());
                if is_chosen(ui, &item) {
                    *chosen = one;
                }
            }
        });
    shown.response.accessible_name(name);
}

/// Ends the line of a name in a narrow window, where its choices stand below it.
fn name_ends(ui: &mut Ui) {
    if theme::is_narrow(ui.ctx()) {
        ui.end_row();
    }
}
