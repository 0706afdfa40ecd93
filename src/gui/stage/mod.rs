//! The stage: the middle of the window, with one subject at a time, and perhaps another one beside it.
//!
//! | module | shows |
//! | --- | --- |
//! | `bar` | above the stage: which subject is shown, its options, and what stands beside it |
//! | `parts` | in a small window, at the bottom: which part is shown |

mod bar;
pub mod parts;

use egui::{Align, CentralPanel, Frame, Id, Layout, Margin, Panel, Rect, Ui, UiBuilder};

use crate::app::App;
use crate::app::embed::Part;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::Row;
use crate::gui::panels::build;
use crate::gui::panels::code::{self, CodePanel};
use crate::gui::panels::fusion::FusionPanel;
use crate::gui::panels::game::GamePanel;
use crate::gui::panels::lecture;
use crate::gui::panels::own::OwnPanel;
use crate::gui::panels::players::PlayersPanel;
use crate::gui::panels::why::WhyPanel;
use crate::gui::panels::{predict, story, transport};
use crate::gui::table_view::TableView;
use crate::gui::theme;
use crate::gui::widgets::controls::{self, right_aligned};
use crate::listing::Language;
use crate::picture::slide::{Slide, StageParts};
use crate::session::{Subject, View};
use crate::wording::window as texts;

/// The height of the area below the subject until it is measured, in points.
const HEIGHT_BELOW: f32 = 92.0;
/// The space above and below the subject, in points.
const SPACE: f32 = 12.0;
/// The part of the width that the second pane takes until it is dragged.
const PANE_PART: f32 = 0.42;
/// The least width of each pane, in points.
const MIN_PANE: f32 = 240.0;
/// The least width of what code stands beside until it is dragged, in points: a table of six coins has room there.
const MIN_BESIDE_CODE: f32 = 310.0;

/// What a subject other than the table consists of. It is made again when the row, the view, the subject or the language
/// changes.
#[derive(Default)]
struct KeptParts(Option<((Row, View, Subject, Language), StageParts)>);

impl KeptParts {
    /// Returns the parts of a subject.
    fn of(&mut self, state: &State, subject: Subject) -> &StageParts {
        let language = state.preferences.language;
        let key = (state.row().clone(), state.view(), subject, language);
        self.0.take_if(|(kept, _)| *kept != key);
        let (_, parts) =
            self.0.get_or_insert_with(|| (key, StageParts::new(subject, state.table(), state.view(), language)));
        parts
    }
}

/// The views of the subjects, each with what it keeps for itself.
pub struct Stage {
    table: TableView,
    /// The table that is compared with it, or its map beside another subject.
    second: TableView,
    game: GamePanel,
    calls: WhyPanel,
    code: CodePanel,
    fusion: FusionPanel,
    players: PlayersPanel,
    own: OwnPanel,
    /// What the subject, or the slide of it, and the second pane consist of.
    parts: [KeptParts; 2],
    /// Where notices lie, over the subject.
    pub notice_place: Rect,
}

impl Default for Stage {
    fn default() -> Self {
        Self {
            table: TableView::default(),
            second: TableView::default(),
            game: GamePanel::default(),
            calls: WhyPanel::default(),
            code: CodePanel::default(),
            fusion: FusionPanel::default(),
            players: PlayersPanel::default(),
            own: OwnPanel::default(),
            parts: <[KeptParts; 2]>::default(),
            notice_place: Rect::EVERYTHING,
        }
    }
}

impl Stage {
    /// Shows the bar, the subject with its second pane, and the transport.
    pub fn show(&mut self, ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
        // The area below gets its height of the last frame, and comes after the subject for screen readers.
        let height_of = Id::unique("height-below-the-stage");
        let height = ui.data(|data| data.get_temp(height_of)).unwrap_or(HEIGHT_BELOW);
        let area = ui.available_rect_before_wrap();
        let (above, below) = area.split_top_bottom_at_y(area.bottom() - height);
        let mut above = ui.new_child(UiBuilder::new().id_salt("stage").max_rect(above));
        bar::show(&mut above, app, out);
        above.add_space(SPACE);
        let room = above.available_rect_before_wrap();
        self.notice_place = room;
        self.panes(&mut above, app, None, out);
        let mut below = ui.new_child(UiBuilder::new().id_salt("below-the-stage").max_rect(below));
        below.add_space(SPACE);
        if asks(app) {
            ask(&mut below, app, out);
            below.add_space(8.0);
        }
        transport::show(&mut below, app.state(), out);
        let needed = below.min_rect().height();
        if (needed - height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(height_of, needed));
            ui.ctx().request_repaint();
        }
    }

    /// Shows the subject, and what stands beside it: in the window, or on a slide.
    fn panes(&mut self, ui: &mut Ui, app: &App, slide: Option<Slide>, out: &mut Vec<Message>) {
        let state = app.state();
        // A slide does not say what comes later: the table takes its place.
        let subject = match state.subject() {
            subject @ (Subject::Players | Subject::Map | Subject::Build | Subject::Own) => subject,
            _ if slide.is_some() => state.slide_subject(),
            subject => subject,
        };
        let pane = app.pane().filter(|pane| *pane != subject || app.compares());
        let mut beside = pane.map(|pane| {
            let width = ui.available_width();
            let widths = MIN_PANE..=(width - MIN_PANE).max(MIN_PANE);
            let frame = Frame::new().inner_margin(Margin { left: 12, ..Margin::ZERO });
            // Two tables are compared at one size. Code is not cut while the other pane has room.
            let (id, share) = if app.compares() { ("compared", 0.5) } else { ("beside", PANE_PART) };
            let needed = match (pane, &mut self.parts[1]) {
                (Subject::Code, parts) => code::width(parts.of(state, pane)) + frame.inner_margin.leftf(),
                _ => 0.0,
            };
            let size = (width * share).max(needed).min(width - MIN_BESIDE_CODE);
            let id = Id::unique((id, pane, slide.is_some()));
            let panel = Panel::right(id).frame(frame).default_size(size).size_range(widths);
            let room = panel.show(ui, reserved_room).inner;
            controls::name_edge(ui, id, texts::width_of_pane());
            (pane, room)
        });
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            // Beside another subject, the table is that of the window.
            self.subject(ui, app, subject, (0, slide.filter(|_| beside.is_none())), out);
        });
        if let Some((pane, ui)) = &mut beside {
            match app.compared() {
                // It only follows this table.
                Some(compared) => {
                    ui.push_id("compared", |ui| self.second.show(ui, &compared, &mut Vec::new()));
                }
                None if *pane == Subject::Map => {
                    ui.push_id("map-beside", |ui| self.second.show_map(ui, app.state(), out));
                }
                None => self.subject(ui, app, *pane, (1, None), out),
            }
        }
        self.leave_others(subject, pane);
    }

    /// Lets the views rest that are not shown.
    fn leave_others(&mut self, subject: Subject, pane: Option<Subject>) {
        if subject != Subject::Fusion && pane != Some(Subject::Fusion) {
            self.fusion.leave();
        }
        if subject != Subject::Own && pane != Some(Subject::Own) {
            self.own.leave();
        }
    }

    /// Shows a subject in a pane: 0 is the stage itself, and 1 is the pane beside it. On a slide, it has the slide's places.
    fn subject(
        &mut self,
        ui: &mut Ui,
        app: &App,
        subject: Subject,
        (pane, slide): (usize, Option<Slide>),
        out: &mut Vec<Message>,
    ) {
        let state = app.state();
        if pane == 0 && state.shows_text() {
            return lecture::text(ui, state);
        }
        let parts = &mut self.parts[pane];
        match subject {
            Subject::Game => self.game.show(ui, state, slide, out),
            Subject::Table => match slide {
                Some(slide) => self.table.show_on(ui, state, slide, out),
                None => self.table.show(ui, state, out),
            },
            Subject::Map => self.table.show(ui, state, out),
            Subject::Calls => self.calls.show(ui, state, (parts.of(state, subject), slide), out),
            Subject::Code => self.code.show(ui, state, (parts.of(state, subject), slide), out),
            Subject::Fusion => self.fusion.show(ui, state, (parts.of(state, subject), slide), out),
            Subject::Players => self.players.show(ui, state, out),
            Subject::Build => build::show(ui, state, out),
            Subject::Own => self.own.show(ui, state, out),
        }
    }

    /// Shows the subject alone, with a question beside it in a flat window.
    pub fn alone(&mut self, ui: &mut Ui, app: &App, is_flat: bool, out: &mut Vec<Message>) {
        let room = ui.available_rect_before_wrap();
        let asks = asks(app);
        let mut ask = |ui: &mut Ui| ask(ui, app, out);
        if asks && (!is_flat || asks_in_table(app)) {
            Panel::bottom("question").frame(Frame::NONE).show_separator_line(false).show(ui, &mut ask);
        } else if asks {
            let panel = Panel::right("question").frame(Frame::NONE).show_separator_line(false);
            panel.exact_size(room.width() * 0.45).show(ui, &mut ask);
        }
        if !is_flat || !asks {
            story::with_subject(ui, app.state(), is_flat, out);
        }
        // The buttons of the question and of the words stay free.
        self.notice_place = ui.available_rect_before_wrap();
        if !theme::is_tiny(ui.ctx()) {
            bar::options_alone(ui, app, out);
            ui.add_space(4.0);
        }
        let subject = app.state().subject();
        self.subject(ui, app, subject, (0, None), out);
        self.leave_others(subject, None);
    }

    /// Shows the transport where the subject is shown alone. In a tiny window the options stand beside it.
    pub fn transport_alone(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
        if !theme::is_tiny(ui.ctx()) {
            return transport::show(ui, app.state(), out);
        }
        right_aligned(ui, |ui| {
            bar::options(ui, app, true, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| transport::show(ui, app.state(), out));
        });
    }

    /// Shows the slide of the lecture view.
    pub fn slide(&mut self, ui: &mut Ui, app: &App, can_leave: bool, out: &mut Vec<Message>) {
        let has_pane = app.pane().is_some();
        lecture::show(ui, app.state(), (can_leave, has_pane), out, |ui, slide, out| {
            self.panes(ui, app, Some(slide), out);
        });
    }

    /// Shows a part of the program alone, with its transport.
    pub fn part(&mut self, ui: &mut Ui, app: &App, part: Part, out: &mut Vec<Message>) {
        Panel::bottom("transport")
            .frame(Frame::new().inner_margin(Margin::symmetric(12, 8)))
            .show_separator_line(false)
            .show(ui, |ui| transport::show(ui, app.state(), out));
        if part == Part::Lecture {
            return self.slide(ui, app, false, out);
        }
        let frame = Frame::new().inner_margin(Margin { bottom: 6, ..Margin::same(12) });
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.notice_place = ui.available_rect_before_wrap();
            let subject = if part == Part::Game { Subject::Game } else { Subject::Table };
            self.subject(ui, app, subject, (0, None), out);
        });
    }
}

/// Shows the bar of the questions, and the open question unless the table shows it.
fn ask(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    if asks_in_table(app) { predict::bar(ui, app.state(), out) } else { predict::show(ui, app.state(), out) }
}

/// Returns whether questions are asked about what the stage shows.
fn asks(app: &App) -> bool {
    let state = app.state();
    let subject = state.subject();
    state.asks() && !subject.is_exercise() && !matches!(subject, Subject::Fusion | Subject::Players)
}

/// Returns whether the table shows a question in place of its explanation.
fn asks_in_table(app: &App) -> bool {
    app.state().subject().is_table()
}

/// Reserves all the room of a panel, which is filled later: that is the order for screen readers.
fn reserved_room(ui: &mut Ui) -> Ui {
    let rect = ui.available_rect_before_wrap();
    ui.advance_cursor_after_rect(rect);
    let mut room = ui.new_child(UiBuilder::new().max_rect(rect));
    room.set_clip_rect(ui.clip_rect());
    room
}
