//! Undo and redo: the documents before and after the present one, and where in their games one was.

use crate::game::Row;
use crate::session::Document;

/// How many documents are kept, and how many coins they may have together: a coin takes eight bytes.
const MAX_DOCUMENTS: usize = 200;
const MAX_COINS_KEPT: usize = 5_000_000;

/// A document, and the position of its game: the line that is shown and the moves made of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    pub document: Document,
    pub line: usize,
    pub ply: usize,
}

/// The documents that undo and redo go over. The present one is kept elsewhere.
///
/// egui's own `Undoer` is made for a state that is looked at now and then. Here every change is known, and after an
/// undo a change must end what could be redone.
#[derive(Debug, Default)]
pub struct History {
    undos: Vec<Snapshot>,
    redos: Vec<Snapshot>,
}

impl History {
    /// Takes note of the document as it is before a change.
    pub fn record(&mut self, before: Snapshot) {
        self.redos.clear();
        self.undos.push(before);
        let (mut coins, mut after) = (0, None);
        let kept = self.undos.iter().rev().take(MAX_DOCUMENTS).take_while(|snapshot| {
            let row = &snapshot.document.row;
            // Changes of the title or of the game keep the row.
            if !after.is_some_and(|after: &Row| after.shares_coins(row)) {
                coins += row.len();
            }
            after = Some(row);
            coins <= MAX_COINS_KEPT
        });
        // The last change can always be undone.
        let kept = kept.count().max(1);
        self.undos.drain(..self.undos.len() - kept);
    }

    pub fn can_undo(&self) -> bool {
        !self.undos.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.redos.is_empty()
    }

    /// The document before the last change; `present` can be redone then.
    pub fn undo(&mut self, present: Snapshot) -> Option<Snapshot> {
        let before = self.undos.pop()?;
        self.redos.push(present);
        Some(before)
    }

    /// The document that was undone last; `present` can be undone again then.
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
    fn undo_and_redo_go_over_the_same_documents() {
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
    fn a_change_after_an_undo_ends_what_could_be_redone() {
        let [a, b, d] = [1, 2, 4].map(|coin| snapshot(vec![coin]));
        let mut history = History::default();
        history.record(a.clone());
        assert_eq!(history.undo(b), Some(a.clone()));
        history.record(a.clone());
        assert_eq!(history.redo(d.clone()), None);
        assert_eq!(history.undo(d), Some(a));
    }

    #[test]
    fn long_rows_are_kept_only_as_far_as_there_is_room() {
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
