//! The tab of fusion, the method in linear time: coins on a stack fuse, and greedy takes the coins that are left.

use egui::{Id, Label, ProgressBar, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo};

use crate::app::job::{Slot, Status};
use crate::app::message::Message;
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::app::work::fusion::{CheckFusion, CheckProgress};
use crate::game::Interval;
use crate::game::fusion::run::FusionRun;
use crate::gui::panels::with_details;
use crate::gui::widgets::controls::show_later;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::{self, Tooltip};
use crate::gui::{notices, theme};
use crate::picture::color_role::ColorRole;
use crate::picture::slide::{Slide, Stage, StageParts};
use crate::picture::{Face, Point};
use crate::session::Subject;
use crate::wording::fusion::{argument, check_text, summary};
use crate::wording::panels::fusion as texts;
use crate::wording::sentences;

/// The tab, and the check of its row against the plain table.
#[derive(Default)]
pub struct FusionPanel {
    check: Slot<CheckFusion>,
}

/// Shows that the run is computed, or why it could not be.
pub fn not_yet(ui: &mut Ui, state: &State) {
    if let Some(reason) = state.fusion_failure().filter(|_| !state.document().duel.rule.fuses()) {
        ui.centered_and_justified(|ui| ui.label(reason));
        return;
    }
    let status = state.fusion_failure().map_or(Status::Running, |reason| Status::Failed(reason.to_owned()));
    if !notices::show_failure(ui, texts::the_run(), &status) {
        ui.label(texts::fusing());
    }
}

impl FusionPanel {
    /// Shows the stack as a slide does, and if it is asked for why fusion is correct.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        state: &State,
        (parts, slide): (&StageParts, Option<Slide>),
        out: &mut Vec<Message>,
    ) {
        if state.leaves_out(Shown::Subject(Subject::Fusion)) {
            self.leave();
            return show_later(ui, state, (texts::run_later(), texts::go_to_fusion()), Subject::Fusion, out);
        }
        let (Some(run), Some(position)) = (state.fusion_run(), state.fusion_position()) else {
            return not_yet(ui, state);
        };
        let (picture, details) = with_details(ui, state);
        let room = paint::from_egui(picture);
        let derivation = |interval: Interval| state.derivation(interval);
        let slide = Slide::over(slide, room);
        let scene = state.scene_of(Subject::Fusion, slide, room, Stage::Other(parts), &derivation);
        let painter = ui.painter_at(paint::to_egui(room.joined(slide.words)));
        painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), scene.contents(parts, false)));
        let response = ui.interact(picture, Id::unique("fusion"), Sense::hover());
        let words = scene.words_of_fusion().map(|words| sentences([words.last_step.unwrap_or_default(), words.state]));
        response.ctx.accesskit_node_builder(response.id, |node| node.set_description(words.unwrap_or_default()));
        let summary = summary(state.view().count_from, run, &position);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &summary));
        let pointed_at = response.hover_pos().map(paint::point).zip(scene.stack());
        let coin = pointed_at.and_then(|(at, (stack, by))| stack.coin_at(Point::new(at.x / by, at.y / by)));
        if let Some(coin) = coin {
            tooltip::at_pointer(&response, texts::coin(state.view().count_from, coin.coins, coin.value));
        }
        let Some(mut details) = details else { return };
        ScrollArea::vertical().id_salt("fusion").auto_shrink([false, false]).show(&mut details, |ui| {
            self.check(ui, run);
            ui.add_space(4.0);
            for section in argument() {
                ui.label(RichText::new(section.heading).font(theme::font(Face::Strong, 13.0)));
                ui.add(Label::new(theme::unbroken(section.text)).wrap());
                ui.add_space(4.0);
            }
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
