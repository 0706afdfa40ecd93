//! The lecture view: a slide with the row, the table and the present sum, which fills the whole window.

use egui::{Align, CentralPanel, Frame, Id, Layout, Role, Sense, Ui, UiBuilder, WidgetInfo};

use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::gui::panels::predict::{self, QuestionSizes};
use crate::gui::table_view::TableView;
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::picture::Mark;
use crate::picture::coin::CoinSlot;
use crate::picture::color_role::ColorRole;
use crate::picture::slide::{Slide, SlideSubject};
use crate::wording::panels::lecture as texts;

/// Shows the slide: its table, and the open question or else the sums.
pub fn show(ui: &mut Ui, state: &State, table: &mut TableView, out: &mut Vec<Message>) {
    let frame = Frame::new().fill(theme::color(ui, ColorRole::Background));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let area = paint::from_egui(ui.max_rect());
        let lay = if state.predict_settings().is_some() { Slide::asking } else { Slide::new };
        let slide = lay(area, state.row(), state.view().recurrence);
        row(ui, state, &slide);
        if state.is_blank() {
            return;
        }
        table.show_on(ui, state, &slide, out);
        if let (Some(asked), Some(open)) = (state.open_question(), state.question_progress()) {
            let room = UiBuilder::new().max_rect(paint::to_egui(slide.sums)).layout(Layout::top_down(Align::Min));
            let sizes = QuestionSizes::on_slide(slide.unit());
            predict::question(&mut ui.new_child(room), state, asked, &open, sizes, out);
        } else {
            sums(ui, state, &slide);
        }
        let playback = state.transports.get(state.transports.active);
        draw(ui, slide.bar((playback.head() / playback.end().max(1.0)) as f32));
    });
}

/// Draws the row, with a label for each coin.
fn row(ui: &Ui, state: &State, slide: &Slide) {
    let (subject, interval) = match state.transports.active {
        Transport::Fill | Transport::Fusion => {
            let interval = state.shown_interval();
            (SlideSubject::Fill(interval), interval)
        }
        Transport::Game => (SlideSubject::Game(state.game(), state.game_head() as usize), state.game_interval()),
    };
    draw(ui, slide.row(state.row(), subject));
    for (place, (slot, rect)) in slide.coins(state.n(), interval).into_iter().enumerate() {
        let (name, id) = match slot {
            CoinSlot::Coin(index) => (texts::coin(index, state.row().coins()[index]), ("coin-of-slide", index)),
            CoinSlot::LeftOut(count) => (texts::coins_left_out(count), ("coins-left-out-of-slide", place)),
        };
        let response = ui.interact(paint::to_egui(rect), Id::unique(id), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        response.on_hover_text(name);
    }
}

/// Draws the sums of the cell that is looked at, or the scores of the game.
fn sums(ui: &Ui, state: &State, slide: &Slide) {
    let marks = match (state.transports.active, state.shown_progress()) {
        (Transport::Game, _) => slide.scores(state.game(), state.game_head() as usize),
        (Transport::Fill | Transport::Fusion, None) => return,
        (Transport::Fill | Transport::Fusion, Some(progress)) => {
            slide.sums(&progress, || state.derivation(progress.interval))
        }
    };
    let parts: Vec<_> = marks
        .iter()
        .filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None })
        .collect();
    let text = parts.join("; ");
    draw(ui, marks);
    let response = ui.interact(paint::to_egui(slide.sums), Id::unique("sums-of-slide"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
}

fn draw(ui: &Ui, marks: impl IntoIterator<Item = Mark>) {
    let painter = ui.painter();
    painter.extend(paint::shapes(painter, theme::current(ui.ctx()), marks));
}
