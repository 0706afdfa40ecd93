//! The kinds of files, grouped by what they are for, each with the number and the size of the files.

use crate::limits::MAX_COINS_FOR_ALL;
use std::path::PathBuf;

use egui::{Align2, Button, Role, Sense, Ui, WidgetInfo, vec2};

use super::ExportDialog;
use crate::app::export_choices::{ExportGroup, ExportKind};
use crate::app::job::Status;
use crate::app::work::export::PlanExport;
use crate::export::{ExportPlan, ExportRecipe};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{notices, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::dialogs::export as wording;

/// The height of a kind, the least width of its name, and the sizes of the texts, in points.
const ROW_HEIGHT: f32 = 24.0;
const NAME_WIDTH: f32 = 92.0;
const NAME_SIZE: f32 = 13.5;
const PURPOSE_SIZE: f32 = 12.5;
const INSET: f32 = 8.0;

impl ExportDialog {
    /// Shows all kinds, below the names of their groups.
    pub(super) fn kinds(&mut self, ui: &mut Ui) {
        self.update_plans(ui);
        ui.spacing_mut().item_spacing.y = 1.0;
        let font = theme::font(Face::Strong, NAME_SIZE);
        let width = |kind: ExportKind| theme::text_width(ui, kind.name(), font.clone()) + INSET;
        let kinds = || self.listed_groups().into_iter().flat_map(|group| self.listed_kinds(group));
        let name_width = kinds().map(width).fold(NAME_WIDTH, f32::max);
        for group in self.listed_groups() {
            ui.add_space(if group == ExportGroup::Slides { 0.0 } else { 7.0 });
            ui.label(egui::RichText::new(group.name()).font(theme::font(Face::Strong, 12.5)));
            for kind in self.listed_kinds(group) {
                self.show_kind(ui, kind, name_width);
            }
        }
    }

    /// Returns the groups with kinds in them.
    fn listed_groups(&self) -> Vec<ExportGroup> {
        ExportGroup::ALL.into_iter().filter(|group| self.listed_kinds(*group).next().is_some()).collect()
    }

    /// Shows the names of all kinds, with a line for each group, and what the chosen one is for.
    pub(super) fn kinds_in_lines(&mut self, ui: &mut Ui) {
        self.update_plans(ui);
        for group in self.listed_groups() {
            ui.horizontal_wrapped(|ui| {
                ui.label(theme::weak(ui, group.name()));
                for kind in self.listed_kinds(group) {
                    let button = Button::selectable(self.kind() == kind, kind.name());
                    if ui.add_enabled(kind.shows(self.subject), button).clicked() {
                        self.choose(kind);
                    }
                }
            });
        }
        let size = self.size_of(self.kind());
        ui.label(theme::weak(ui, wording::purpose_and_size(self.kind().purpose(self.subject), &size)));
    }

    /// Shows a kind: its name in a column of this width, what it is for, and what it would write.
    fn show_kind(&mut self, ui: &mut Ui, kind: ExportKind, name_width: f32) {
        let (is_chosen, is_possible) = (self.kind() == kind, kind.shows(self.subject));
        let size = vec2(ui.available_width(), theme::target(ui, ROW_HEIGHT));
        let sense = if is_possible { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let (purpose, files) = (kind.purpose(self.subject), self.size_of(kind));
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, is_possible, is_chosen, kind.name()));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_description(wording::purpose_and_size(purpose, &files));
        });
        let (fill, role) = theme::choice(is_chosen);
        let painter = ui.painter();
        if is_chosen {
            painter.rect_filled(rect, 5.0, theme::color(ui, fill));
        } else if is_possible && response.hovered() {
            painter.rect_filled(rect, 5.0, theme::color(ui, ColorRole::Cell));
        }
        if response.has_focus() {
            let stroke = egui::Stroke::new(2.0, theme::color(ui, ColorRole::Current));
            painter.rect_stroke(rect.shrink(1.0), 5.0, stroke, egui::StrokeKind::Inside);
        }
        let strength = if is_possible { 1.0 } else { 0.45 };
        let paint = |role: ColorRole| theme::color(ui, role).gamma_multiply(strength);
        let weak = if is_chosen { role } else { ColorRole::WeakText };
        let face = if is_chosen { Face::Strong } else { Face::Regular };
        let y = rect.center().y;
        let at = |x: f32| egui::pos2(x, y);
        let left = rect.left() + INSET;
        painter.text(at(left), Align2::LEFT_CENTER, kind.name(), theme::font(face, NAME_SIZE), paint(role));
        let font = theme::font(Face::Regular, PURPOSE_SIZE);
        let shown_files = if is_possible { files } else { String::new() };
        let place =
            painter.text(at(rect.right() - INSET), Align2::RIGHT_CENTER, shown_files, font.clone(), paint(weak));
        // Many large files leave little room.
        let room = place.left() - INSET - (left + name_width);
        let mut job = egui::text::LayoutJob::simple_singleline(purpose.to_owned(), font, paint(weak));
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        let galley = painter.layout_job(job);
        let is_cut = galley.elided;
        painter.galley(egui::pos2(left + name_width, y - galley.size().y / 2.0), galley, paint(weak));
        let response = if is_cut { response.tooltip(|| purpose) } else { response };
        if response.clicked() {
            self.choose(kind);
        }
    }

    /// Returns how many files a kind would write and how large they are. Empty while that is not known.
    fn size_of(&self, kind: ExportKind) -> String {
        match self.plans.known.get(&kind) {
            Some((recipe, Ok(plan))) if *recipe == self.recipe_as(kind) => {
                wording::files_and_bytes(plan.files.len(), plan.bytes, plan.is_exact)
            }
            _ => String::new(),
        }
    }

    /// Returns the plan of the chosen kind, or why there is none. `None` while it is not known.
    pub(super) fn plan(&self) -> Option<&Result<ExportPlan, String>> {
        let (recipe, plan) = self.plans.known.get(&self.kind())?;
        (*recipe == self.recipe()).then_some(plan)
    }

    /// Returns the recipe for the present choices as another kind.
    fn recipe_as(&self, kind: ExportKind) -> ExportRecipe {
        self.recipe_of(&self.choices_as(kind))
    }

    /// Takes over the plan that is made, and begins the next one: that of the chosen kind first.
    fn update_plans(&mut self, ui: &Ui) {
        // An export needs all cores, and without a subject there is no plan.
        if !ui.is_enabled() || self.missing().is_some() {
            self.plans.job.clear();
            self.plans.planned = None;
            return;
        }
        if let (Some(kind), Some(job)) = (self.plans.planned, self.plans.job.current()) {
            let found = (*job.found()).clone();
            let failed = if let Status::Failed(reason) = job.status() { Some(Err(reason)) } else { None };
            if let Some(plan) = found.or(failed) {
                self.plans.known.insert(kind, (job.work().recipe.clone(), plan));
                self.plans.job.clear();
                self.plans.planned = None;
            }
        }
        let is_known =
            |kind: ExportKind| self.plans.known.get(&kind).is_some_and(|(recipe, _)| *recipe == self.recipe_as(kind));
        let is_short = self.material.session.document.row.len() <= MAX_COINS_FOR_ALL;
        let others = ExportKind::all().filter(|_| is_short);
        // Animations and pages take longest.
        let is_slow = |kind: &ExportKind| kind.format().is_animation() || kind.format().is_page();
        let (slow, fast): (Vec<_>, Vec<_>) = others.partition(is_slow);
        let wanted = std::iter::once(self.kind()).chain(fast).chain(slow);
        let Some(kind) = wanted.into_iter().find(|kind| kind.shows(self.subject) && !is_known(*kind)) else { return };
        let is_urgent = kind == self.kind();
        let recipe = self.recipe_as(kind);
        let serves = self.plans.job.current().is_some_and(|job| !is_urgent || job.work().recipe == recipe);
        if !serves {
            // The name of a file says nothing about its size.
            let path = PathBuf::from("export");
            let work = PlanExport { recipe, material: self.material.clone(), path };
            self.plans.job.get_or_start(&notices::waker(ui.ctx()), work);
            self.plans.planned = Some(kind);
        }
    }
}
