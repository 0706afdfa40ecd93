//! A look at the export: one of its pictures as it is written, or the beginning of its text, and what would be written.

use std::sync::Arc;

use egui::{
    Align2, ColorImage, Rect, RichText, Role, ScrollArea, Sense, TextureOptions, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::ExportDialog;
use crate::app::export_choices::ExportKind;
use crate::app::job::Job;
use crate::app::work::export::PreviewExport;
use crate::export::PreviewContent;
use crate::gui::dialogs::export::known::Shown;
use crate::gui::{notices, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::dialogs::export as wording;

/// The height of the picture over its width. It leaves room for all options and a warning.
const ASPECT: f32 = 0.5;
/// The text size of the beginning of a text, in points.
const TEXT_SIZE: f32 = 11.0;

impl ExportDialog {
    /// Shows the preview, its place among the pictures, and what would be written.
    pub(super) fn preview(&mut self, ui: &mut Ui, width: f32) {
        let pane = vec2(width, width * ASPECT);
        let problem = self.update_preview(ui, pane);
        let (rect, response) = ui.allocate_exact_size(pane, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, wording::preview()));
        ui.painter().rect_filled(rect, 4.0, theme::color(ui, ColorRole::Cell));
        if let Some(problem) = problem {
            let color = theme::color(ui, ColorRole::Error);
            let galley = ui.painter().layout(problem, theme::font(Face::Regular, 13.0), color, rect.width() - 24.0);
            ui.painter().galley(rect.center() - galley.size() / 2.0, galley, color);
        } else if let Some(Shown { preview, texture }) = &self.preview.shown {
            match (&preview.content, texture) {
                (PreviewContent::Pixels { width, height, .. }, Some(texture)) => {
                    let size = vec2(*width as f32, *height as f32) / ui.pixels_per_point();
                    let place = Rect::from_center_size(rect.center(), size);
                    let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
                    ui.painter().image(texture.id(), place, whole, egui::Color32::WHITE);
                }
                (PreviewContent::Text(text), _) => beginning(ui, rect, text),
                (PreviewContent::Pixels { .. }, None) => {}
            }
        } else {
            let color = theme::color(ui, ColorRole::WeakText);
            ui.painter().text(
                rect.center(),
                Align2::CENTER_CENTER,
                wording::drawing_preview(),
                theme::font(Face::Regular, 13.0),
                color,
            );
        }
        let edge = egui::Stroke::new(1.0, theme::color(ui, ColorRole::Edge));
        ui.painter().rect_stroke(rect, 4.0, edge, egui::StrokeKind::Inside);
        self.place_of_preview(ui);
    }

    /// Shows which picture it is, with buttons to the others, and what would be written.
    fn place_of_preview(&mut self, ui: &mut Ui) {
        let (index, count) =
            self.preview.shown.as_ref().map_or((0, 1), |shown| (shown.preview.index, shown.preview.count));
        // The wanted picture can still be in the making. A second click goes on from it.
        let wanted = self.wanted_picture().min(count.saturating_sub(1));
        ui.horizontal(|ui| {
            ui.set_min_height(theme::target(ui, 28.0));
            if count > 1 {
                for (text, name, next) in [
                    (wording::before(), wording::picture_before(), wanted.checked_sub(1)),
                    (wording::after(), wording::picture_after(), Some(wanted + 1).filter(|next| *next < count)),
                ] {
                    let button = ui.add_enabled(
                        next.is_some(),
                        egui::Button::new(text).min_size(vec2(theme::target(ui, 24.0), 0.0)),
                    );
                    button.widget_info(|| WidgetInfo::labeled(Role::Button, next.is_some(), name));
                    if button.clicked() {
                        self.preview.index = next;
                    }
                }
                let is_paper = matches!(self.kind(), ExportKind::PdfHandout | ExportKind::PdfWorksheet);
                let place = if is_paper { wording::sheet_of } else { wording::picture_of };
                ui.label(theme::weak(ui, place(index + 1, count)));
            }
            if let Some(Ok(plan)) = self.plan() {
                ui.label(theme::weak(ui, wording::plan(plan.pictures, plan.size)));
            }
        });
        let warning = self.plan().and_then(|plan| plan.as_ref().ok()?.warning());
        if let Some(warning) = warning {
            ui.label(RichText::new(warning).color(theme::color(ui, ColorRole::Error)).size(12.5));
        }
    }

    /// Returns the index of the picture that is wanted. It is too large if there are fewer pictures now.
    fn wanted_picture(&self) -> usize {
        let count = self.preview.shown.as_ref().map_or(1, |shown| shown.preview.count);
        // The one in the middle is neither empty nor full, and so the most telling one.
        self.preview.index.unwrap_or(if self.shows_all() { count / 2 } else { 0 })
    }

    /// Begins the work on the preview if it is not that of the choices, and takes it over. Returns why there is none.
    fn update_preview(&mut self, ui: &Ui, pane: egui::Vec2) -> Option<String> {
        if let Some(missing) = self.missing() {
            return Some(missing.to_owned());
        }
        let pixels = pane * ui.pixels_per_point();
        let index = self.wanted_picture();
        let max = (pixels.x.max(1.0) as u32, pixels.y.max(1.0) as u32);
        let work = PreviewExport { recipe: self.recipe(), material: self.material.clone(), index, max };
        // A job that runs is finished if only its picture differs. Else a pane that changes would never show one.
        let runs = |job: &Job<PreviewExport>| job.is_running() && job.work().recipe == work.recipe;
        let job = match self.preview.work.current() {
            Some(job) if runs(job) => job,
            _ => self.preview.work.get_or_start(&notices::waker(ui.ctx()), work),
        };
        let found = (*job.found()).clone();
        let preview = match found? {
            Ok(preview) => preview,
            Err(problem) => return Some(problem),
        };
        let is_shown = self.preview.shown.as_ref().is_some_and(|shown| Arc::ptr_eq(&shown.preview, &preview));
        if !is_shown {
            let texture = match &preview.content {
                PreviewContent::Pixels { width, height, rgba } => {
                    let size = [*width as usize, *height as usize];
                    let image = ColorImage::from_rgba_unmultiplied(size, rgba);
                    Some(ui.ctx().load_texture("preview-of-export", image, TextureOptions::LINEAR))
                }
                PreviewContent::Text(_) => None,
            };
            self.preview.shown = Some(Shown { preview, texture });
        }
        None
    }
}

fn beginning(ui: &mut Ui, rect: Rect, text: &str) {
    let mut inside = ui.new_child(UiBuilder::new().id_salt("beginning-of-export").max_rect(rect.shrink(8.0)));
    inside.set_clip_rect(rect.intersect(ui.clip_rect()));
    ScrollArea::both().id_salt("text-of-export").auto_shrink(false).show(&mut inside, |ui| {
        let text = RichText::new(text).font(theme::font(Face::Mono, TEXT_SIZE));
        ui.add(egui::Label::new(text).extend());
    });
}
