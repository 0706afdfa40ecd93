//! Undo and redo: what was there before and after the present state. That is a document, with the position in its game,
//! or a whole session with its file and its course.

use crate::app::course::OpenCourse;
use crate::app::origin::Origin;
use crate::app::state::{Scene, Snapshot};
use crate::game::Row;
use crate::limits::MAX_COINS_KEPT;
use crate::session::recovery::WorkId;

/// The most states that are kept, and the most coins of all of them. A coin takes eight bytes.
const MAX_STATES: usize = 200;

/// A state that undo or redo brings back.
#[derive(Clone, Debug)]
pub enum Past {
    /// The document of the same session.
    Edit(Box<Snapshot>),
    /// Another session.
    Session(Box<Desk>),
}

/// All that changes when another session takes the place of the present one.
#[derive(Clone, Debug)]
pub struct Desk {
    pub scene: Scene,
    pub origin: Origin,
    /// The lesson that the session is.
    pub lesson: Option<usize>,
    /// The course, if it changed together with the session.
    pub course: Option<OpenCourse>,
    /// The piece of recent work that keeps the session.
    pub recent: Option<WorkId>,
}

/// The states that undo and redo return to. The present one is kept elsewhere.
///
/// The `Undoer` of egui compares states from time to time. This history knows every change, and a change after an undo
/// ends what could be redone.
#[derive(Debug, Default)]
pub struct History {
    undos: Vec<Past>,
    redos: Vec<Past>,
    has_begun: bool,
}

impl Past {
    fn row(&self) -> &Row {
        match self {
            Self::Edit(snapshot) => &snapshot.document.row,
            Self::Session(desk) => &desk.scene.session.document.row,
        }
    }
}

impl History {
    /// Records the state before a change. Nothing can be redone after that.
    pub fn record(&mut self, before: Past) {
        self.redos.clear();
        self.push_undo(before);
        let (mut coins, mut after) = (0, None);
        let kept = self.undos.iter().rev().take(MAX_STATES).take_while(|past| {
            let row = past.row();
            // A change of the title or of the game shares the row.
            if !after.is_some_and(|after: &Row| after.shares_coins(row)) {
                coins += row.len();
            }
            after = Some(row);
            coins <= MAX_COINS_KEPT
        });
        // The last change can always be undone, however long the row is.
        let kept = kept.count().max(1);
        self.undos.drain(..self.undos.len() - kept);
    }

    /// Notes that the user has asked for something. Saved work that was there before is nothing to return to.
    pub fn begin(&mut self) {
        self.has_begun = true;
    }

    /// Returns whether the user has asked for something.
    pub fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Returns whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        !self.undos.is_empty()
    }

    /// Returns whether a change can be redone.
    pub fn can_redo(&self) -> bool {
        !self.redos.is_empty()
    }

    /// Takes the state before the last change, to show it. The present state belongs to [`Self::push_redo`] then.
    pub fn pop_undo(&mut self) -> Option<Past> {
        self.undos.pop()
    }

    /// Keeps the state that was undone.
    pub fn push_redo(&mut self, undone: Past) {
        self.redos.push(undone);
    }

    /// Takes the state that was undone last, to show it. The present state belongs to [`Self::push_undo`] then.
    pub fn pop_redo(&mut self) -> Option<Past> {
        self.redos.pop()
    }

    /// Keeps the state before a change that was done again.
    pub fn push_undo(&mut self, before: Past) {
        self.undos.push(before);
    }

    /// Returns the session that this piece of recent work keeps, and whether undo leads to it.
    pub fn desk_of(&self, id: WorkId) -> Option<(&Desk, bool)> {
        let is_it = |past: &&Past| matches!(past, Past::Session(desk) if desk.recent == Some(id));
        let found = self.undos.iter().rev().position(|past| is_it(&past))?;
        let Some(Past::Session(desk)) = self.undos.iter().rev().nth(found) else { return None };
        Some((desk, found == 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::MAX_COINS;

    fn snapshot(coins: Vec<i64>) -> Past {
        Past::Edit(Box::new(Snapshot { document: Row::new(coins).unwrap().into(), line: 0, ply: 0 }))
    }

    fn coins(past: Option<Past>) -> Option<Vec<i64>> {
        past.map(|past| past.row().coins().to_vec())
    }

    #[test]
    fn undo_and_redo_return_to_the_same_documents() {
        let mut history = History::default();
        for coin in [1, 2] {
            history.record(snapshot(vec![coin]));
        }
        assert_eq!(coins(history.pop_undo()), Some(vec![2]));
        history.push_redo(snapshot(vec![3]));
        assert_eq!(coins(history.pop_undo()), Some(vec![1]));
        history.push_redo(snapshot(vec![2]));
        assert!(history.pop_undo().is_none());
        assert_eq!(coins(history.pop_redo()), Some(vec![2]));
        history.push_undo(snapshot(vec![1]));
        assert_eq!(coins(history.pop_redo()), Some(vec![3]));
        assert!(!history.can_redo() && history.can_undo());
    }

    #[test]
    fn nothing_can_be_redone_after_a_change() {
        let mut history = History::default();
        history.record(snapshot(vec![1]));
        assert_eq!(coins(history.pop_undo()), Some(vec![1]));
        history.push_redo(snapshot(vec![2]));
        history.record(snapshot(vec![1]));
        assert!(history.pop_redo().is_none());
        assert_eq!(coins(history.pop_undo()), Some(vec![1]));
    }

    #[test]
    fn only_as_many_long_rows_are_kept_as_fit_in_memory() {
        let mut history = History::default();
        for coin in 0..10 {
            history.record(snapshot(vec![coin; MAX_COINS]));
        }
        assert_eq!(history.undos.len(), MAX_COINS_KEPT / MAX_COINS);
        let row = Row::new(vec![7; MAX_COINS]).unwrap();
        for ply in 0..10 {
            history.record(Past::Edit(Box::new(Snapshot { document: row.clone().into(), line: 0, ply })));
        }
        assert_eq!(history.undos.len(), MAX_COINS_KEPT / MAX_COINS - 1 + 10, "moves of one game share its row");
    }
}
