//! The messages about sessions in links.

use crate::app::dialog::{Dialog, PendingAction};
use crate::app::effect::Effect;
use crate::app::notice::{Notice, Topic};
use crate::app::origin::Origin;
use crate::app::program::App;
use crate::platform::system;
use crate::session::{Edition, OpenedSession, Session};
use crate::wording::notices;

impl App {
    /// Opens the session in a link, or says why there is none. If `asks`, the user decides about unsaved changes first.
    pub(in crate::app) fn open_link(&mut self, link: &str, asks: bool) {
        match Session::from_link(link) {
            Ok(opened) => self.proceed_or_ask(PendingAction::OpenLinked(link.to_owned(), Box::new(opened)), asks),
            Err(error) => self.show_error(Topic::Opening, notices::cannot_open_link(&error.to_string())),
        }
    }

    /// Shows a session from a link.
    pub(super) fn show_linked(&mut self, link: String, opened: OpenedSession) {
        self.close_dialog();
        let mut origin = Origin::new(None, &opened.session);
        origin.link = Some(link);
        self.adopt(opened.session, origin, None);
        self.finish_opening(&opened.source, &opened.warnings, notices::warnings_of_link);
    }

    /// Copies the link of the session. If the address that it begins with is not set, asks for it first.
    pub(super) fn copy_link(&mut self) {
        let site = system::page_address().unwrap_or_else(|| self.state.preferences.site.clone());
        if site.is_empty() {
            return self.open_dialog(Dialog::Site);
        }
        let session = self.state.session();
        let has_private_notes = session.document.stops.iter().any(|stop| !stop.note.is_empty());
        // A link is for others.
        self.notices.show(match Edition::Students.session(&session).to_link(&site) {
            Ok(link) => {
                let report = notices::link_copied(link.chars().count(), has_private_notes);
                self.effects.push(Effect::CopyText(link));
                Notice::info(Topic::Copy, report)
            }
            Err(error) => Notice::error(Topic::Copy, notices::cannot_copy_link(&error.to_string())),
        });
    }
}
