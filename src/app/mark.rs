//! What the menus show of the state of each command.

use crate::app::App;
use crate::app::command::Command;
use crate::game::{CountFrom, FillOrder};
use crate::picture::color_role::Theme;
use crate::session::Answers;

/// The state of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    None,
    /// Whether the command can do something now. Otherwise its item is gray.
    Can(bool),
    /// Whether what it switches is on. Then its item has a tick.
    On(bool),
    /// Its item has a tick if the user has chosen this theme, or `None`, that of the system.
    Theme(Option<Theme>),
}

/// Returns the state of a command.
pub fn mark(app: &App, command: Command) -> Mark {
    let state = app.state();
    let view = state.view();
    if let Some(recurrence) = command.recurrence_computed() {
        return Mark::On(view.recurrence == recurrence);
    }
    if let Some(rule) = command.rule() {
        return Mark::On(state.document().duel.rule == rule);
    }
    if let Some(order) = FillOrder::ALL.into_iter().find(|order| Command::of_order(*order) == command) {
        if view.recurrence.check_order(order, state.n()).is_err() {
            return Mark::Can(false);
        }
        return Mark::On(state.fill().order == order);
    }
    if let Some(subject) = command.subject() {
        return Mark::On(view.subject == subject);
    }
    match command {
        Command::UndoInCourse => Mark::Can(state.course().can_undo()),
        Command::CopyLinkUpToStop => Mark::Can(state.stop_index().is_some()),
        Command::SaveCourse => Mark::Can(state.course().is_own()),
        Command::Undo => Mark::Can(app.can_undo()),
        Command::Redo => Mark::Can(app.can_redo()),
        Command::Summary => Mark::Can(state.record().asked() > 0),
        Command::StopPlaying => Mark::Can(state.has_person()),
        Command::NextMistake => Mark::Can(state.next_mistake().is_some()),
        Command::Retry => Mark::Can(state.can_retry()),
        Command::TellMistakes => Mark::On(state.tells_mistakes()),
        Command::Details => Mark::On(state.preferences.shows_details),
        Command::ListStops => Mark::On(state.preferences.shows_stops),
        Command::Spotlight => Mark::On(state.look.spotlight),
        Command::Presenter => Mark::On(app.presenter().is_open),
        Command::LectureNotes => Mark::On(app.presenter().shows_notes),
        Command::Predict => Mark::On(state.predict_settings().is_some()),
        Command::Answers => Mark::On(view.answers == Answers::Shown),
        Command::Minimap => Mark::On(!state.preferences.minimap_closed),
        Command::TogglePath => Mark::On(state.preferences.show_path),
        Command::CountFromOne => Mark::On(view.count_from == CountFrom::One),
        Command::SystemLanguage => Mark::On(state.preferences.interface_language.is_none()),
        Command::ReducedMotion => Mark::On(state.reduces_motion()),
        Command::Story => Mark::On(app.shows_story()),
        Command::Compare => Mark::On(app.compares()),
        Command::Beside => Mark::On(app.pane().is_some()),
        Command::Dark => Mark::Theme(Some(Theme::Dark)),
        Command::Light => Mark::Theme(Some(Theme::Light)),
        Command::HighContrast => Mark::Theme(Some(Theme::Contrast)),
        Command::FollowSystem => Mark::Theme(None),
        _ => Mark::None,
    }
}
