//! The messages about a table that a learner fills by hand.

use crate::app::direction::neighbor;
use crate::app::message::OwnEdit;
use crate::app::notice::{Notice, Topic};
use crate::app::program::{App, EditRun};
use crate::number;
use crate::predict::own::{NumberPlace, OwnTable, OwnVerdict, check_own, explain_right, right_number};
use crate::session::Document;
use crate::wording::own::panel;

impl App {
    pub(super) fn own(&mut self, edit: OwnEdit) {
        let Some(own) = self.state.own_table() else { return };
        let own = own.into_owned();
        let place = self.state.own_place(&own);
        match edit {
            OwnEdit::GoTo(place) => self.go_to_number(&own, place),
            OwnEdit::Next { back } => {
                let mut places: Vec<_> = own.places().collect();
                if back {
                    places.reverse();
                }
                if let Some(next) = places.into_iter().skip_while(|other| *other != place).nth(1) {
                    self.go_to_number(&own, next);
                }
            }
            OwnEdit::Move(direction) => {
                if let Some(interval) = neighbor(place.interval, own.n(), direction) {
                    self.go_to_number(&own, NumberPlace { interval, ..place });
                }
            }
            OwnEdit::Type(text) => {
                let number = number::typed(&text);
                self.state.own.place = Some(place);
                self.state.own.typed = Some(text);
                self.set_own(own.with(place, number), Some(EditRun::Own(place)));
            }
            OwnEdit::Paste(text) => match own.pasted(place, &text) {
                Ok(pasted) => {
                    self.state.own.typed = None;
                    self.set_own(pasted, None);
                }
                Err(error) => self.notices.show(Notice::error(Topic::Window, panel::not_pasted(error.to_string()))),
            },
            OwnEdit::Check => {
                let verdict = self.check_own(&own);
                if let Some(wrong) = verdict.wrong_place() {
                    self.go_to_number(&own, wrong);
                }
                self.state.own.shown = None;
                self.state.own.checked = Some((own, verdict));
            }
            OwnEdit::ShowMe => self.show_number(&own),
            OwnEdit::Clear => {
                self.state.own.place = None;
                self.state.own.typed = None;
                self.set_own(OwnTable::new(own.recurrence(), own.n()), None);
            }
        }
    }

    fn check_own(&self, own: &OwnTable) -> OwnVerdict {
        check_own(own, self.state.table(), self.state.fill().order, self.state.view().count_from)
    }

    /// Goes to another place. What is typed there is a step of its own for undo.
    fn go_to_number(&mut self, own: &OwnTable, place: NumberPlace) {
        if own.has(place) {
            self.state.own.place = Some(place);
            self.state.own.typed = None;
            self.edit_run = None;
        }
    }

    /// Writes the right number in the place of the first wrong one, or else into the first gap.
    fn show_number(&mut self, own: &OwnTable) {
        let Some(place) = self.check_own(own).wrong_place().or_else(|| own.first_gap()) else { return };
        let (table, count_from) = (self.state.table(), self.state.view().count_from);
        let Some(number) = right_number(own, table, place) else { return };
        let shown = explain_right(own.recurrence(), table, place, number, count_from);
        self.go_to_number(own, place);
        self.set_own(own.clone().with(place, Some(number)), None);
        self.state.own.shown = Some(shown);
    }

    fn set_own(&mut self, own: OwnTable, edit_run: Option<EditRun>) {
        self.state.own.shown = None;
        let document = Document { own: Some(own), ..self.state.document().clone() };
        self.change(document, edit_run);
    }
}
