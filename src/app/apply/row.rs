//! Typing a row in its field.

use crate::app::effect::Effect;
use crate::app::message::{Edit, Message};
use crate::app::notice::Topic;
use crate::app::program::{App, EditRun};
use crate::app::row_draft::{RowDraft, RowInput, RowNote};
use crate::game::row::read::{Candidate, Reading, read};
use crate::game::{Row, RowError};
use crate::wording::panels::coins as texts;

/// A text that ends so is a number that is not finished, and the row so far stays.
const UNFINISHED: [char; 3] = ['-', '−', '_'];

impl App {
    /// Returns the text in the field of the row.
    pub fn row_draft(&self) -> &RowDraft {
        &self.row_draft
    }

    /// Shows the row in its field if something else than the field has changed it.
    pub(in crate::app) fn follow_row(&mut self) {
        self.row_draft.follow(self.state.row());
    }

    pub(super) fn row_input(&mut self, input: RowInput) {
        match input {
            RowInput::Begin(text) => {
                self.show_story_for(Effect::FocusRowEnd(text.chars().count()));
                self.type_row(text);
            }
            RowInput::Type(text) => self.type_row(text),
            RowInput::Paste(text) => self.paste_row(&text),
            RowInput::Mark(index) => {
                if let RowNote::Choice { candidates, marked } = &mut self.row_draft.note {
                    *marked = index.min(candidates.len() - 1);
                }
            }
            RowInput::Choose(index) => self.choose_reading(index),
            RowInput::ReadOtherwise => {
                if let RowNote::ReadAs { chosen, other: Some(other) } = &mut self.row_draft.note {
                    std::mem::swap(chosen, other);
                    let row = chosen.row.clone();
                    self.take_typed(row);
                }
            }
            RowInput::Enter => {
                if let RowNote::Choice { marked, .. } = self.row_draft.note {
                    self.choose_reading(marked);
                }
                self.edit_run = None;
            }
            RowInput::GiveUp => {
                if self.edit_run == Some(EditRun::Row) {
                    self.undo();
                }
                // The row from before the typing comes back into the field, too.
                self.row_draft.row = None;
                self.edit_run = None;
            }
        }
    }

    fn type_row(&mut self, text: String) {
        let reading = read(&text);
        self.row_draft.text = text;
        self.take_reading(reading);
    }

    /// Takes the row of a text, or keeps what is wrong and brings back the row from before the typing.
    fn take_reading(&mut self, reading: Result<Reading, RowError>) {
        let (row, note) = match reading {
            Ok(Reading::Row(row)) => (Some(row), RowNote::None),
            Ok(Reading::Remarked { chosen, other }) => (Some(chosen.row.clone()), RowNote::ReadAs { chosen, other }),
            Ok(Reading::Choice(candidates)) => (None, RowNote::Choice { candidates, marked: 0 }),
            Err(error) => (None, RowNote::Error(error)),
        };
        self.row_draft.note = note;
        if let Some(row) = row {
            self.take_typed(row);
        } else if !self.row_draft.text.trim_end().ends_with(UNFINISHED) {
            self.take_back_typed_row();
            // The text stays, so that it can be mended.
            self.row_draft.row = Some(self.state.row().clone());
        }
    }

    /// Reads a long text without showing it: the layout of a million numbers would take seconds.
    fn paste_row(&mut self, text: &str) {
        match read(text) {
            Ok(Reading::Row(row)) => self.apply(Message::Edit(Edit::Row(row))),
            Ok(reading) => {
                self.row_draft.text.clear();
                self.take_reading(Ok(reading));
            }
            Err(error) => self.show_error(Topic::Window, texts::pasted_text_is_wrong(&error)),
        }
    }

    /// Takes one of the readings to choose from. The field shows its coins.
    fn choose_reading(&mut self, index: usize) {
        if let RowNote::Choice { candidates, .. } = &self.row_draft.note
            && let Some(Candidate { row, .. }) = candidates.get(index)
        {
            let row = row.clone();
            self.edit_typed_row(row);
            self.row_draft.row = None;
        }
    }

    /// Takes the row that the text stands for. The text stays as it was typed.
    fn take_typed(&mut self, row: Row) {
        self.row_draft.row = Some(row.clone());
        self.edit_typed_row(row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::job::Waker;
    use crate::app::preferences::Preferences;
    use crate::app::program::Start;

    fn app() -> App {
        let mut app = App::new(&Start::default(), Preferences::default(), Waker::default());
        app.apply(Message::Edit(Edit::Row("8 15 3 7".parse().unwrap())));
        app
    }

    fn input(app: &mut App, input: RowInput) {
        app.apply(Message::RowInput(input));
    }

    fn shown(app: &App) -> (&str, &[i64]) {
        (app.row_draft().text(), app.state().row().coins())
    }

    #[test]
    fn a_text_that_is_no_row_stays_and_the_row_from_before_comes_back() {
        let mut app = app();
        for text in ["4", "4 9", "4 9 x"] {
            input(&mut app, RowInput::Type(text.to_owned()));
        }
        assert_eq!(shown(&app), ("4 9 x", &[8, 15, 3, 7][..]));
        assert!(matches!(app.row_draft().note(), RowNote::Error(_)));
        input(&mut app, RowInput::Type("4 9 2".to_owned()));
        assert_eq!(shown(&app), ("4 9 2", &[4, 9, 2][..]));
        input(&mut app, RowInput::GiveUp);
        assert_eq!(shown(&app), ("8, 15, 3, 7", &[8, 15, 3, 7][..]));
    }

    #[test]
    fn a_minus_sign_without_its_number_keeps_the_row() {
        let mut app = app();
        for text in ["4", "4 -"] {
            input(&mut app, RowInput::Type(text.to_owned()));
        }
        assert_eq!(shown(&app), ("4 -", &[4][..]));
    }

    #[test]
    fn one_of_two_readings_is_chosen_and_shown() {
        let mut app = app();
        input(&mut app, RowInput::Type("1,250, 2,125".to_owned()));
        assert_eq!(shown(&app).1, [8, 15, 3, 7]);
        input(&mut app, RowInput::Mark(1));
        input(&mut app, RowInput::Enter);
        assert_eq!(shown(&app), ("1250, 2125", &[1250, 2125][..]));
    }

    #[test]
    fn the_other_reading_of_a_text_keeps_the_text() {
        let mut app = app();
        input(&mut app, RowInput::Type("4\n4 5 1 3".to_owned()));
        assert_eq!(shown(&app).1, [4, 5, 1, 3]);
        input(&mut app, RowInput::ReadOtherwise);
        assert_eq!(shown(&app), ("4\n4 5 1 3", &[4, 4, 5, 1, 3][..]));
    }

    #[test]
    fn a_row_that_changes_elsewhere_replaces_the_text() {
        let mut app = app();
        input(&mut app, RowInput::Type("4 x".to_owned()));
        app.apply(Message::Edit(Edit::Row("1 2".parse().unwrap())));
        assert_eq!(shown(&app), ("1, 2", &[1, 2][..]));
        assert!(matches!(app.row_draft().note(), RowNote::None));
    }
}
