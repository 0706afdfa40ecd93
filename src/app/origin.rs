//! The file of the session: its path, and the content that was saved last.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use crate::app::file_task::SaveTask;
use crate::game::Row;
use crate::printable::{beginning, printable_path};
use crate::session::recovery::WorkId;
use crate::session::{ContentHash, Document, FileVersion, OpenedSession, RowFile, Session, SessionSource, View};
use crate::wording::notices;

/// At most this many bytes of a title are in the name of its file. File systems take 255 bytes.
const MAX_NAME_BYTES: usize = 100;

/// The file of the session, if it has one, and the session as it was last saved or opened.
#[derive(Clone, Debug)]
pub struct Origin {
    /// `None` for a lesson, a new session, or a row from a text file.
    pub path: Option<PathBuf>,
    /// The link that the session came by.
    pub link: Option<String>,
    /// The piece of recent work that the session came from, and its document then.
    pub recent: Option<(WorkId, Document)>,
    /// The session as it was last saved or opened.
    pub saved: Session,
    /// The state of the files then. `None` without a file.
    pub version: Option<FileVersion>,
    /// What has become of the file since, as far as the program has looked.
    pub on_disk: OnDisk,
    /// The row that was compared with the saved one last, and whether the two are equal.
    compared: RefCell<Option<(Row, bool)>>,
    /// The text file beside it that holds its coins.
    row_file: Option<RowFile>,
    /// The text file that the coins were read from. It stays known when they are saved elsewhere.
    row_text: Option<PathBuf>,
}

/// What has become of the file of the session since the program has read or saved it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnDisk {
    AsKnown,
    Missing,
    /// Another program has changed it to this content. `None` if it can't be read.
    Changed(Option<ContentHash>),
}

impl Origin {
    /// Creates the origin of a session that has no unsaved changes.
    pub fn new(path: Option<PathBuf>, saved: &Session) -> Self {
        Self {
            path,
            link: None,
            recent: None,
            saved: saved.clone(),
            version: None,
            on_disk: OnDisk::AsKnown,
            compared: RefCell::default(),
            row_file: None,
            row_text: None,
        }
    }

    /// Creates the origin of a session that was read from the file `path`.
    pub fn of_file(path: &Path, opened: &OpenedSession) -> Self {
        let version = Some(opened.version.clone());
        let origin = Self { version, ..Self::new(Some(path.to_owned()), &opened.session) };
        match &opened.source {
            SessionSource::Session => origin,
            SessionSource::SessionAndRow(row_file) => {
                let row_text = Some(row_file.path().to_owned());
                Self { row_file: Some(row_file.clone()), row_text, ..origin }
            }
            SessionSource::Row => Self { path: None, version: None, row_text: Some(path.to_owned()), ..origin },
        }
    }

    /// Creates the origin of work whose file `path` can't be read. It has unsaved changes until it is saved.
    pub fn of_unreadable(path: &Path, saved: &Session) -> Self {
        let version = Some(FileVersion::default());
        Self { version, on_disk: OnDisk::Changed(None), ..Self::new(Some(path.to_owned()), saved) }
    }

    /// Returns what has to be done to save to a file. A file of another state than the known one is replaced only if
    /// `replaces_changes`, or if it is not the file of the session.
    pub fn save_task(&self, path: &Path, session: Session, replaces_changes: bool) -> SaveTask {
        let is_own = self.path.as_deref() == Some(path);
        let known = self.version.clone().filter(|_| is_own && !replaces_changes);
        SaveTask { path: path.to_owned(), session, row_file: self.row_file.clone(), known }
    }

    /// Makes the file of `task` that of the session, after it was saved. `row_file` holds its coins.
    pub fn note_saved(&mut self, task: &SaveTask, version: FileVersion, row_file: Option<RowFile>) {
        let (row_text, link) = (self.row_text.take(), self.link.take());
        let new = Self::new(Some(task.path.clone()), &task.session);
        *self = Self { link, row_file, row_text, version: Some(version), ..new };
    }

    /// Returns the piece of recent work that has this document.
    pub fn recent_of(&self, document: &Document) -> Option<WorkId> {
        self.recent.as_ref().filter(|(_, kept)| kept == document).map(|(id, _)| *id)
    }

    /// Returns the files that the session was read from: its own, and the text file with its coins.
    pub fn sources(&self) -> Vec<PathBuf> {
        self.path.iter().chain(&self.row_text).cloned().collect()
    }

    /// Returns whether there are unsaved changes: of the document, or, if there is a file, of the view except for its
    /// tab, or of the file by another program. A lesson that is only viewed differently has no unsaved changes.
    pub fn is_unsaved(&self, document: &Document, view: View) -> bool {
        let is_seen_otherwise = View { subject: view.subject, beside: view.beside, ..self.saved.view } != view;
        let Document { title, row, duel, stops, compared, build, own } = document;
        let saved = &self.saved.document;
        let is_same_document = (title, duel, stops) == (&saved.title, &saved.duel, &saved.stops)
            && (compared, build, own) == (&saved.compared, &saved.build, &saved.own);
        let is_changed = self.on_disk != OnDisk::AsKnown || (self.path.is_some() && is_seen_otherwise);
        !is_same_document || !self.has_saved_row(row) || is_changed
    }

    /// Returns whether `row` is the saved one. Its coins are compared once, not in every frame: O(1) for the same row.
    fn has_saved_row(&self, row: &Row) -> bool {
        let mut compared = self.compared.borrow_mut();
        match &*compared {
            Some((last, is_same)) if last.shares_coins(row) => *is_same,
            _ => compared.insert((row.clone(), self.saved.document.row == *row)).1,
        }
    }

    /// Reverts the session to what was saved. The fill stays at its cell if the row is the same, and the game stays at
    /// its position as far as the saved lines have it.
    pub fn restore(&self, session: &mut Session) {
        let n = session.document.row.len();
        let (fill, saved_fill) = (session.view.fill(n), self.saved.view.fill(n));
        let is_same_row = session.document.row == self.saved.document.row;
        let is_same_game = is_same_row && session.document.duel.players == self.saved.document.duel.players;
        session.fill_position = if is_same_row { fill.position_in(saved_fill, session.fill_position) } else { 0.0 };
        let own = &session.document.duel.lines()[session.line];
        let (line, shared) = self.saved.document.duel.nearest(own, session.line);
        session.line = if is_same_game { line } else { 0 };
        session.game_position = if is_same_game { session.game_position.min(shared) } else { 0 };
        session.document = self.saved.document.clone();
        session.view = self.saved.view;
    }

    /// Returns the name of the session: the name of its file, or else its title.
    pub fn name(&self, document: &Document) -> String {
        match self.path.as_ref().and_then(|path| path.file_name()) {
            Some(name) => printable_path(name.as_ref()),
            None if document.title.trim().is_empty() => notices::untitled().to_owned(),
            None => beginning(document.title.trim()).into_owned(),
        }
    }

    /// Returns the suggested path for saving to another file.
    pub fn suggested(&self, document: &Document) -> PathBuf {
        let beside_text = || self.row_text.as_ref().map(|text| text.with_extension("ron"));
        self.path.clone().or_else(beside_text).unwrap_or_else(|| {
            let folder = std::env::current_dir().unwrap_or_default();
            folder.join(file_name(&document.title))
        })
    }
}

/// Makes a file name from a title: `Greedy loses` becomes `greedy-loses.ron`. A long title gives only its beginning.
pub(in crate::app) fn file_name(title: &str) -> String {
    let title = &title[..title.floor_char_boundary(MAX_NAME_BYTES)];
    let words = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.map(str::to_lowercase).collect::<Vec<_>>().join("-");
    format!("{}.ron", if name.is_empty() { "session" } else { &name })
}

/// Returns the absolute path of a file, which stays valid if the program is started in another folder.
pub fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reverting_changes_keeps_the_cell_of_the_fill_and_the_shared_part_of_the_game() {
        let saved = Session::from_ron("(version: 2, coins: [8, 15, 3, 7, 9, 2])").unwrap().session;
        let origin = Origin::new(None, &saved);
        let text = "(version: 2, coins: [8, 15, 3, 7, 9, 2], fill_order: rows, fill_position: 14, game_position: 3)";
        let mut session = Session::from_ron(text).unwrap().session;
        origin.restore(&mut session);
        // Row 1 is written up to cell 1…4 then, which is step 17 by diagonals.
        assert_eq!(session, Session { fill_position: 17.0, game_position: 3, ..saved.clone() });

        let text = "(version: 3, coins: [8, 15, 3, 7, 9, 2], lines: [[], [(2, left)]], line: 1, game_position: 5)";
        let mut with_a_branch = Session::from_ron(text).unwrap().session;
        origin.restore(&mut with_a_branch);
        assert_eq!(with_a_branch, Session { game_position: 2, ..saved.clone() }, "the branch left after 2 moves");

        let text = "(version: 3, coins: [8, 15, 3, 7, 9, 2], first: greedy, game_position: 5)";
        let mut with_others = Session::from_ron(text).unwrap().session;
        origin.restore(&mut with_others);
        assert_eq!(with_others, saved, "another game");

        let mut other_row = Session::from_ron("(version: 2, coins: [1, 2], fill_position: 2)").unwrap().session;
        origin.restore(&mut other_row);
        assert_eq!(other_row, saved);
    }

    #[test]
    fn the_coins_of_a_row_are_compared_once() {
        let session = |coins: &str| Session::new(coins.parse::<Row>().unwrap().into());
        let mut origin = Origin::new(None, &session("8 15 3 7"));
        let (same, other) = (session("8 15 3 7"), session("8 15 3 8"));
        assert!(!origin.is_unsaved(&same.document, same.view));
        // A comparison would find another row now.
        origin.saved.document.row = "1 2".parse().unwrap();
        assert!(!origin.is_unsaved(&same.document, same.view), "the coins were compared again");
        assert!(origin.is_unsaved(&other.document, other.view));
    }

    #[test]
    fn a_title_becomes_a_file_name() {
        assert_eq!(file_name("Greedy loses"), "greedy-loses.ron");
        assert_eq!(file_name("  A difference of −96! "), "a-difference-of-96.ron");
        assert_eq!(file_name("/../"), "session.ron");
    }
}
