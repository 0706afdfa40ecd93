//! The messages about the lecture view and the theme.

use crate::app::command::Command;
use crate::app::effect::Effect;
use crate::app::embed::Part;
use crate::app::notice::Topic;
use crate::app::program::App;
use crate::app::state::Lecture;
use crate::app::transport::TransportAction;
use crate::picture::color_role::Theme;
use crate::platform::languages;
use crate::session::course::Place;
use crate::session::course::words::retranslate;
use crate::wording::{best_language, choose_language};

impl App {
    /// Carries out a command of the lecture view.
    pub(super) fn lecture(&mut self, command: Command) {
        let lecture = self.state.lecture;
        let is_full = lecture.is_some_and(|lecture| lecture.in_full_screen);
        match command {
            Command::Lecture if lecture.is_some() => self.leave_lecture(),
            Command::Lecture => self.enter_lecture(false),
            Command::FullScreen if is_full => self.leave_lecture(),
            Command::FullScreen => self.enter_lecture(true),
            Command::StartLecture => {
                self.enter_lecture(true);
                if self.state.lesson().is_some() || !self.state.stops().is_empty() {
                    return self.state.show_place(Place::Title, false);
                }
                // The picture of a long row would be empty at the first step.
                if !self.state.is_long_row() {
                    self.act(TransportAction::First);
                }
            }
            Command::Spotlight => self.state.look.spotlight = !self.state.look.spotlight,
            _ => {
                if let Some(lecture) = &mut self.state.lecture {
                    let hidden = if command == Command::Black { &mut lecture.is_black } else { &mut lecture.is_blank };
                    *hidden = !*hidden;
                    if command == Command::Blank {
                        lecture.stays_blank = lecture.is_blank;
                    }
                }
            }
        }
    }

    fn enter_lecture(&mut self, in_full_screen: bool) {
        let was_full = self.state.lecture.is_some_and(|lecture| lecture.in_full_screen);
        if in_full_screen && !was_full {
            self.effects.push(Effect::FullScreen(true));
        }
        self.state.enter_lecture(Lecture { in_full_screen: in_full_screen || was_full, ..Lecture::default() });
        // The list of lessons shows it, too. On a slide it would hide what the class has to see.
        self.notices.end(Topic::Content);
        // The control with the focus is hidden now, and Space must not press it.
        self.effects.push(Effect::LeaveFocus);
        self.state.focus_answer();
    }

    /// Shows the slide again if the screen is black, and returns whether it was.
    pub(super) fn leave_black(&mut self) -> bool {
        self.state.lecture.as_mut().is_some_and(|lecture| std::mem::take(&mut lecture.is_black))
    }

    /// Shows the table again if it is hidden, and returns whether it was.
    pub(super) fn unblank(&mut self) -> bool {
        self.state.lecture.as_mut().is_some_and(|lecture| {
            lecture.stays_blank = false;
            std::mem::take(&mut lecture.is_blank)
        })
    }

    /// Goes back by one level: dismisses the notices that are shown, or leaves the lecture view.
    pub(super) fn leave_notices_or_lecture(&mut self) {
        if self.notices.list().is_empty() || self.holds_notices() {
            self.leave_lecture();
        } else {
            self.notices.clear();
        }
    }

    /// Leaves the lecture view and its full screen.
    pub(super) fn leave_lecture(&mut self) {
        // There is nothing else to show then.
        if self.part == Some(Part::Lecture) {
            return;
        }
        if self.state.lecture.is_some() {
            self.end_presenting();
        }
        if self.state.leave_lecture().is_some_and(|lecture| lecture.in_full_screen) {
            self.effects.push(Effect::FullScreen(false));
        }
    }

    /// Shows everything in a language, or in that of the system.
    pub(super) fn show_language(&mut self, name: Option<&'static str>) {
        if !choose_language(name.unwrap_or_else(|| best_language(languages::of_system()))) {
            self.effects.push(Effect::LoadLanguage(name));
            return;
        }
        self.state.preferences.interface_language = name.map(str::to_owned);
        if let Some([from, to]) = self.state.retranslate() {
            retranslate(&mut self.origin.saved.document, &from.document, &to.document);
        }
        self.effects.push(Effect::RememberLanguage(name));
    }

    /// Carries out a command that chooses a theme.
    pub(super) fn choose_theme(&mut self, command: Command) {
        let theme = match command {
            Command::Dark => Some(Theme::Dark),
            Command::Light => Some(Theme::Light),
            Command::HighContrast => Some(Theme::Contrast),
            Command::NextTheme => {
                let mut from_here = Theme::ALL.into_iter().cycle().skip_while(|theme| *theme != self.theme);
                from_here.nth(1)
            }
            _ => None,
        };
        self.theme = theme.unwrap_or(self.theme);
        self.state.preferences.high_contrast = theme == Some(Theme::Contrast);
        self.effects.push(Effect::Theme(theme));
    }
}
