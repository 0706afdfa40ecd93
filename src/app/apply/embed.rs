//! What the address of an embedded page asks for.

use crate::app::effect::Effect;
use crate::app::embed::{Embed, Part};
use crate::app::notice::Topic;
use crate::app::program::App;
use crate::app::state::Lecture;
use crate::app::transport::{Transport, TransportAction};
use crate::session::{LectureSubject, Tab};

impl App {
    /// Shows a part of the program alone, at a step and in a theme, and plays it.
    pub(in crate::app) fn embed(&mut self, embed: &Embed) {
        if !embed.problems.is_empty() {
            self.show_error(Topic::Window, embed.problems.join("; "));
        }
        self.part = embed.part;
        self.has_theme_of_address = embed.theme.is_some();
        if let Some(theme) = embed.theme {
            self.effects.push(Effect::Theme(Some(theme)));
        }
        match embed.part {
            Some(Part::Lecture) => self.state.enter_lecture(Lecture::default()),
            Some(Part::Game) => {
                self.show_tab(Tab::Game);
                self.state.choose_transport(Transport::Game);
            }
            Some(Part::Table) => self.state.choose_transport(Transport::Fill),
            None => {}
        }
        let shows_game = self.state.view().lecture == LectureSubject::Game && embed.part == Some(Part::Lecture);
        let transport =
            if shows_game || embed.part == Some(Part::Game) { Transport::Game } else { self.state.transports.active };
        if let Some(step) = embed.step {
            self.state.act(transport, TransportAction::Seek(step as f64));
        } else if embed.plays {
            self.state.act(transport, TransportAction::First);
        }
        if embed.plays {
            self.state.act(transport, TransportAction::PlayPause);
        }
    }
}
