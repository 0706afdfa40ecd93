//! The tab of fusion, the method in linear time: coins on a stack fuse, and greedy takes the coins that are left.

use egui::{CollapsingHeader, Label, ProgressBar, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::job::{Slot, Status};
use crate::app::message::Message;
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::app::work::fusion::{CheckFusion, CheckProgress};
use crate::game::fusion::run::{FusionPosition, FusionRun};
use crate::gui::widgets::controls::show_later;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{notices, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::{FusionScene, MIN_AREA};
use crate::session::Subject;
use crate::wording::fusion::{argument, check_text, position_text, summary};
use crate::wording::panels::fusion as texts;

/// The height of the picture, as a part of the panel's height.
const PICTURE_PART: f32 = 0.46;
/// The greatest height of the picture, in points.
const MAX_PICTURE_HEIGHT: f32 = 420.0;
/// The height of the text of a step, in points. It is the same in all steps, so that nothing below it moves.
const TEXT_HEIGHT: f32 = 92.0;

/// The tab, and the check of its row against the plain table.
#[derive(Default)]
pub struct FusionPanel {
    check: Slot<CheckFusion>,
}

/// Shows how many steps of the run are done. Returns the run and its position. While there is none, shows why, and
/// returns `None`.
pub fn position_line<'a>(ui: &mut Ui, state: &'a State) -> Option<(&'a FusionRun, FusionPosition<'a>)> {
    let (Some(run), Some(position)) = (state.fusion_run(), state.fusion_position()) else {
        let status = state.fusion_failure().map_or(Status::Running, |reason| Status::Failed(reason.to_owned()));
        if !notices::show_failure(ui, texts::the_run(), &status) {
            ui.label(texts::fusing());
        }
        return None;
    };
    ui.horizontal(|ui| {
        ui.set_min_height(22.0);
        ui.label(theme::weak(ui, texts::step_of(position.done(), run.steps())));
    });
    Some((run, position))
}

impl FusionPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        if state.leaves_out(Shown::Subject(Subject::Fusion)) {
            self.leave();
            return show_later(ui, state, (texts::run_later(), texts::go_to_fusion()), Subject::Fusion, out);
        }
        let Some((run, position)) = position_line(ui, state) else { return };
        let picture_height = (ui.available_height() * PICTURE_PART).clamp(MIN_AREA.1, MAX_PICTURE_HEIGHT);
        ScrollArea::vertical().id_salt("fusion").auto_shrink([false, false]).show(ui, |ui| {
            let head = state.transports.fusion.head();
            let size = vec2(ui.available_width(), picture_height);
            let (area, response) = ui.allocate_exact_size(size, Sense::hover());
            let painter = ui.painter_at(area.expand(2.0));
            // In a narrow panel the edges of the picture are cut, and all else keeps its width.
            let area = Rect::from_center_size(area.center(), size.max(MIN_AREA.into()));
            let scene = FusionScene { run, count_from: state.view().count_from, head, area: paint::from_egui(area) };
            painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), scene.marks()));
            response.widget_info(|| {
                WidgetInfo::labeled(Role::Image, true, summary(state.view().count_from, run, &position))
            });
            let pointed_at = response.hover_pos().and_then(|at| scene.coin_at(paint::point(at)));
            if let Some(coin) = pointed_at {
                response.on_hover_text_at_pointer(texts::coin(state.view().count_from, coin.coins, coin.value));
            }

            let text = position_text(state.view().count_from, run, &position);
            let room = vec2(ui.available_width(), TEXT_HEIGHT);
            ui.allocate_ui(room, |ui| {
                ui.set_min_height(TEXT_HEIGHT);
                if let Some(last_step) = text.last_step {
                    ui.add(Label::new(RichText::new(last_step).font(theme::font(Face::Strong, 13.5))).wrap());
                }
                ui.add(Label::new(text.state).wrap());
            });
            self.check(ui, run);
            ui.add_space(4.0);
            CollapsingHeader::new(RichText::new(texts::why_correct()).font(theme::font(Face::Strong, 13.5)))
                .default_open(true)
                .show(ui, |ui| {
                    for section in argument() {
                        ui.label(RichText::new(section.heading).font(theme::font(Face::Strong, 13.0)));
                        ui.add(Label::new(section.text).wrap());
                        ui.add_space(4.0);
                    }
                });
        });
    }

    /// Shows the check, which compares the difference with that of the plain table. It runs in the background.
    fn check(&mut self, ui: &mut Ui, run: &FusionRun) {
        ui.horizontal_wrapped(|ui| {
            let work = CheckFusion { row: run.row().clone(), by_fusion: run.difference() };
            let Some(job) = self.check.get(&work) else {
                if ui.button(texts::check()).tooltip(texts::check_tooltip).clicked() {
                    self.check.get_or_start(&notices::waker(ui.ctx()), work);
                }
                return;
            };
            let (CheckProgress { done, of, check }, status) = ((*job.found()).clone(), job.status());
            if notices::show_failure(ui, texts::the_plain_table(), &status) {
            } else if let Some(check) = check {
                let role = if check.agrees() { ColorRole::Text } else { ColorRole::Error };
                ui.add(Label::new(RichText::new(check_text(&check)).color(theme::color(ui, role))).wrap());
            } else if status == Status::Stopped {
                ui.label(texts::stopped(done));
            } else {
                let bar = ProgressBar::new(done as f32 / of.max(1) as f32).desired_width(120.0);
                let name = texts::check_progress(done, of);
                ui.add(bar).widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &name));
                ui.label(theme::weak(ui, texts::cells_done(done, of)));
                if ui.button(texts::stop()).clicked() {
                    job.stop();
                }
                return;
            }
            if ui.button(texts::check_again()).clicked() {
                self.check.clear();
                self.check.get_or_start(&notices::waker(ui.ctx()), work);
            }
        });
    }

    /// Stops the check when the tab is left.
    pub fn leave(&mut self) {
        self.check.clear();
    }
}
