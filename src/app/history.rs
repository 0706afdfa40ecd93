//! Undo and redo: the documents before and after the present one, each with the position in its game.

use crate::game::Row;
use crate::session::Document;

/// The most documents that are kept, and the most coins of all of them. A coin takes eight bytes.
const MAX_DOCUMENTS: usize = 200;
const MAX_COINS_KEPT: usize = 5_000_000;

/// A document and the position in its game: the line that is shown, and the number of moves made.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    pub document: Document,
    pub line: usize,
    pub ply: usize,
}

/// The documents that undo and redo return to. The present one is kept elsewhere.
///
/// The `Undoer` of egui compares states from time to time. This history knows every change, and a change after an undo
/// ends what could be redone.
#[derive(Debug, Default)]
pub struct History {
    undos: Vec<Snapshot>,
    redos: Vec<Snapshot>,
}

impl History {
    /// Records the document before a change. Nothing can be redone after that.
    pub fn record(&mut self, before: Snapshot) {
        self.redos.clear();
        self.undos.push(before);
        let (mut coins, mut after) = (0, None);
        let kept = self.undos.iter().rev().take(MAX_DOCUMENTS).take_while(|snapshot| {
            let row = &snapshot.document.row;
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

    /// Returns whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        !self.undos.is_empty()
    }

    /// Returns whether a change can be redone.
    pub fn can_redo(&self) -> bool {
        !self.redos.is_empty()
    }

    /// Returns the document before the last change, and keeps `present` for redo. `None` if there is no change to undo.
    pub fn undo(&mut self, present: Snapshot) -> Option<Snapshot> {
        let before = self.undos.pop()?;
        self.redos.push(present);
        Some(before)
    }

    /// Returns the document before the last change, as if the change had never been. `None` if there is none.
    pub fn forget_last(&mut self) -> Option<Snapshot> {
        self.undos.pop()
    }

    /// Returns the document that was undone last, and keeps `present` for undo. `None` if there is nothing to redo.
    pub fn redo(&mut self, present: Snapshot) -> Option<Snapshot> {
        let after = self.redos.pop()?;
        self.undos.push(present);
        Some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MAX_COINS;

    fn snapshot(coins: Vec<i64>) -> Snapshot {
        Snapshot { document: Row::new(coins).unwrap().into(), line: 0, ply: 0 }
    }

    #[test]
    fn undo_and_redo_return_to_the_same_documents() {
        let [a, b, c] = [1, 2, 3].map(|coin| snapshot(vec![coin]));
        let mut history = History::default();
        history.record(a.clone());
        history.record(b.clone());
        assert_eq!(history.undo(c.clone()), Some(b.clone()));
        assert_eq!(history.undo(b.clone()), Some(a.clone()));
        assert_eq!(history.undo(a.clone()), None);
        assert_eq!(history.redo(a), Some(b.clone()));
        assert_eq!(history.redo(b), Some(c));
        assert!(!history.can_redo());
    }

    #[test]
    fn nothing_can_be_redone_after_a_change() {
        let [a, b, d] = [1, 2, 4].map(|coin| snapshot(vec![coin]));
        let mut history = History::default();
        history.record(a.clone());
        assert_eq!(history.undo(b), Some(a.clone()));
        history.record(a.clone());
        assert_eq!(history.redo(d.clone()), None);
        assert_eq!(history.undo(d), Some(a));
    }

    #[test]
    fn only_as_many_long_rows_are_kept_as_fit_in_memory() {
        let mut history = History::default();
        for coin in 0..10 {
            history.record(snapshot(vec![coin; MAX_COINS]));
        }
        assert_eq!(history.undos.len(), MAX_COINS_KEPT / MAX_COINS);
        let same = snapshot(vec![7; MAX_COINS]);
        for ply in 0..10 {
            history.record(Snapshot { ply, ..same.clone() });
        }
        assert_eq!(history.undos.len(), MAX_COINS_KEPT / MAX_COINS - 1 + 10, "moves of one game share its row");
    }
}
