//! The linear-time method as a lesson of its own: coins become one on a stack, and greedy takes what is left.

use egui::{CollapsingHeader, Label, ProgressBar, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::job::Job;
use super::message::{Message, Transport};
use super::state::State;
use super::{paint, theme, transport};
use crate::game::Row;
use crate::game::fusion::run;
use crate::game::fusion::run::{Check, FusionRun};
use crate::number::group_thousands;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::{FusionScene, MIN_AREA};
use crate::wording::fusion::{ARGUMENT, checked, said, summary};

/// The height of the picture: a part of the panel's, the least and the most.
const PICTURE: (f32, f32) = (0.46, 420.0);
/// The room of what is said of a step, so that nothing below it moves.
const SAID_HEIGHT: f32 = 92.0;

/// The panel, and the check against the plain table.
#[derive(Default)]
pub struct FusionPanel {
    check: Option<(Row, Job<Checked>)>,
}

/// How many cells are compared, and what has come of it.
#[derive(Default)]
struct Checked {
    done: u64,
    of: u64,
    check: Option<Check>,
}

impl FusionPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let (Some(fusing), Some(position)) = (state.fusing(), state.fusing_position()) else { return };
        let picture_height = (ui.available_height() * PICTURE.0).clamp(MIN_AREA.1, PICTURE.1);
        ScrollArea::vertical().id_salt("fusion").auto_shrink([false, false]).show(ui, |ui| {
            let head = state.fusion.head();
            transport::bar_with_scrubber(ui, Transport::Fusion, state, out);
            let done = group_thousands(head.floor() as i64);
            let of = format!("step {done} of {}", group_thousands(fusing.steps() as i64));
            ui.label(theme::weak(ui, of));

            let size = vec2(ui.available_width().max(MIN_AREA.0), picture_height);
            let (area, response) = ui.allocate_exact_size(size, Sense::hover());
            let scene = FusionScene { run: fusing, head, area: paint::from_egui(area) };
            let painter = ui.painter_at(area.expand(2.0));
            painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), scene.marks()));
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, summary(fusing, &position)));

            let said = said(fusing, &position);
            let room = vec2(ui.available_width(), SAID_HEIGHT);
            ui.allocate_ui(room, |ui| {
                ui.set_min_height(SAID_HEIGHT);
                if let Some(did) = said.did {
                    ui.add(Label::new(RichText::new(did).font(theme::font(Face::Strong, 13.5))).wrap());
                }
                ui.add(Label::new(said.holds).wrap());
            });
            self.check(ui, fusing);
            ui.add_space(4.0);
            CollapsingHeader::new(RichText::new("Why it is right").font(theme::font(Face::Strong, 13.5)))
                .default_open(true)
                .show(ui, |ui| {
                    for paragraph in ARGUMENT {
                        ui.label(RichText::new(paragraph.heading).font(theme::font(Face::Strong, 13.0)));
                        ui.add(Label::new(paragraph.text).wrap());
                        ui.add_space(4.0);
                    }
                });
        });
    }

    /// Compares the difference with that of the plain table, whose cells are computed one after the other.
    fn check(&mut self, ui: &mut Ui, fusing: &FusionRun) {
        self.check.take_if(|(row, _)| row != fusing.row());
        ui.horizontal_wrapped(|ui| {
            let Some((_, job)) = &self.check else {
                let tooltip = "Computes the plain table cell by cell and compares its result with that of fusion";
                if ui.button("Check on this row").on_hover_text(tooltip).clicked() {
                    self.check = Some((fusing.row().clone(), begin(ui.ctx(), fusing)));
                }
                return;
            };
            let (done, of, check) = job.read(|found| (found.done, found.of, found.check));
            if let Some(check) = check {
                let role = if check.agrees() { ColorRole::Text } else { ColorRole::Error };
                ui.add(Label::new(RichText::new(checked(&check)).color(theme::color(ui, role))).wrap());
            } else if job.is_stopped() {
                ui.label(format!("Stopped after {} cells, which does not say anything.", group_thousands(done as i64)));
            } else {
                let text = format!("{} of {} cells", group_thousands(done as i64), group_thousands(of as i64));
                let bar = ProgressBar::new(done as f32 / of.max(1) as f32).desired_width(120.0);
                let name = format!("Check against the plain table: {text}");
                ui.add(bar).widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &name));
                ui.label(theme::weak(ui, text));
                if ui.button("Stop").clicked() {
                    job.stop();
                }
                return;
            }
            if ui.button("Check again").clicked() {
                self.check = Some((fusing.row().clone(), begin(ui.ctx(), fusing)));
            }
        });
    }

    /// Ends what goes on while the panel is out of sight.
    pub fn leave(&mut self) {
        self.check = None;
    }
}

fn begin(ctx: &egui::Context, fusing: &FusionRun) -> Job<Checked> {
    let (row, by_fusion) = (fusing.row().clone(), fusing.difference());
    let job = Job::spawn(ctx, Checked::default(), move |worker| {
        let check = run::check(&row, by_fusion, |done, of| {
            worker.update(|found| (found.done, found.of) = (done, of));
            worker.keep_on()
        });
        worker.update(|found| found.check = check);
    });
    job.wait(super::job::PATIENCE);
    job
}
