//! Opening links, and what the address of an embedded page asks for.

use crate::app::course::OpenCourse;
use crate::app::dialog::{Dialog, LinkExtent, PendingAction};
use crate::app::effect::Effect;
use crate::app::embed::{Embed, LessonAsked, Part};
use crate::app::notice::{Notice, Topic};
use crate::app::origin::Origin;
use crate::app::program::App;
use crate::app::state::Lecture;
use crate::app::transport::TransportAction;
use crate::platform::system;
use crate::session::course::Place;
use crate::session::link::at_stops;
use crate::session::{Edition, OpenedSession, Session, Subject};
use crate::wording::{notices, parts};

impl App {
    /// Opens the session in a link, or says why there is none. If `asks`, the user decides about unsaved changes first.
    pub(in crate::app) fn open_link(&mut self, link: &str, asks: bool) {
        match Session::from_link(link) {
            Ok(opened) => self.proceed_or_ask(PendingAction::OpenLinked(link.to_owned(), Box::new(opened)), asks),
            Err(error) => self.show_error(Topic::Opening, notices::cannot_open_link(error.to_string())),
        }
    }

    /// Shows a session from a link.
    pub(super) fn show_linked(&mut self, link: String, opened: OpenedSession) {
        self.close_dialog();
        let mut origin = Origin::new(None, &opened.session);
        origin.link = Some(link);
        self.adopt(opened.session, origin, None);
        self.finish_opening(&opened.source, &opened.warnings, |warnings: &[String]| {
            notices::warnings_of_link(parts(warnings))
        });
        self.begin_at(opened.stop);
    }

    /// Opens the lesson of a bundled course that the address of the page names.
    pub(in crate::app) fn open_lesson_of_address(&mut self, asked: &LessonAsked) {
        let course = OpenCourse::bundled(asked.course);
        let Some(lesson) = course.lesson(asked.lesson) else { return };
        let opened = at_stops(&asked.query, (*lesson.session).clone());
        let origin = Origin::new(None, &opened.session);
        self.adopt(opened.session, origin, Some(course));
        self.finish_opening(&opened.source, &opened.warnings, |warnings: &[String]| {
            notices::warnings_of_link(parts(warnings))
        });
        self.begin_at(opened.stop);
    }

    /// Begins again at the stop of a link, by which the work that goes on has come.
    pub(in crate::app) fn begin_again(&mut self, link: &str) {
        // Work with a file is still to come.
        if self.kept.earlier.is_none() {
            self.begin_at(Session::from_link(link).ok().and_then(|opened| opened.stop));
        }
    }

    fn begin_at(&mut self, stop: Option<usize>) {
        if let Some(index) = stop {
            self.state.show_place(Place::Stop { index, answered: false }, false);
        }
    }

    /// Copies the link of the session, which begins at the stop that is shown. If the address that it begins with is not
    /// set, asks for it first.
    pub(super) fn copy_link(&mut self, extent: LinkExtent) {
        let site = system::page_address().unwrap_or_else(|| self.state.preferences.site.clone());
        if site.is_empty() {
            return self.open_dialog(Dialog::Site(extent));
        }
        let stop = self.state.stop_index();
        // The stop says where it begins, and the others where they are.
        let mut session = if stop.is_some() { self.state.lesson_session() } else { self.state.session() };
        if let (Some(shown), LinkExtent::UpToStop) = (stop, extent) {
            session.document.stops.truncate(shown + 1);
        }
        let has_private_notes = session.document.stops.iter().any(|stop| !stop.note.is_empty());
        // A link is for others.
        self.notices.show(match Edition::Students.session(&session).to_link(&site, stop) {
            Ok(link) => {
                let report = notices::link_copied(link.chars().count(), has_private_notes);
                self.effects.push(Effect::CopyText(link));
                Notice::info(Topic::Copy, report)
            }
            Err(error) => Notice::error(Topic::Copy, notices::cannot_copy_link(error.to_string())),
        });
    }
}

impl App {
    /// Shows a part of the program alone, at a step and in a theme, and plays it.
    pub(in crate::app) fn embed(&mut self, embed: &Embed) {
        if !embed.problems.is_empty() {
            self.show_error(Topic::Window, parts(&embed.problems));
        }
        self.part = embed.part;
        self.has_theme_of_address = embed.theme.is_some();
        if let Some(theme) = embed.theme {
            self.effects.push(Effect::Theme(Some(theme)));
        }
        match embed.part {
            Some(Part::Lecture) => {
                self.state.enter_lecture(Lecture::default());
                // On its slide a stop also hides and asks what it says.
                self.begin_at(self.state.stop_index());
            }
            Some(Part::Game) => self.show_subject(Subject::Game),
            Some(Part::Table) => self.show_subject(Subject::Table),
            None => {}
        }
        let transport = self.state.transports.active;
        if let Some(step) = embed.step {
            self.state.act(transport, TransportAction::Seek(step as f64));
        } else if embed.plays && self.state.stop_index().is_none() {
            self.state.act(transport, TransportAction::First);
        }
        if embed.plays {
            self.state.act(transport, TransportAction::PlayPause);
        }
        self.tell_ready();
    }
}
