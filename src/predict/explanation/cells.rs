//! Finds out what is wrong with the cells of an answer.

use crate::game::{Interval, Recurrence};
use crate::predict::explanation::{Explanation, Mistake};
use crate::predict::question::Question;
use crate::wording::predict::cells as wording;

impl Question {
    /// Explains a wrong choice of cells. `None` if it is correct.
    pub(in crate::predict) fn explain_cells(&self, cells: &[Interval]) -> Option<Explanation> {
        let cells_read = self.cells_read();
        if let Some(explanation) = cells
            .iter()
            .filter(|cell| !cells_read.contains(cell))
            .map(|cell| self.explain_cell(*cell))
            .min_by_key(|explanation| explanation.mistake)
        {
            return Some(explanation);
        }
        let needed = cells_read.len();
        let named = cells_read.iter().filter(|cell| cells.contains(cell)).count();
        (named < needed).then(|| {
            let sentence = if named == 0 { wording::none_chosen(needed) } else { wording::too_few(named, needed) };
            Explanation::new(Mistake::WrongCount, sentence)
        })
    }

    /// Explains why a cell is not one of those that are read.
    fn explain_cell(&self, cell: Interval) -> Explanation {
        let (whole, count_from) = (self.interval(), self.count_from());
        let taken = whole.len().saturating_sub(cell.len());
        let reads_two_ahead = self.recurrence() == Recurrence::TwoAhead;
        if cell == whole {
            Explanation::new(Mistake::TheCellItself, wording::is_written(count_from, cell))
        } else if cell.len() > whole.len() {
            Explanation::new(Mistake::LongerInterval, wording::is_longer(count_from, cell, whole))
        } else if !(whole.contains(cell.i) && whole.contains(cell.j)) {
            Explanation::new(Mistake::CoinsOutside, wording::is_outside(count_from, cell, whole))
        } else if !reads_two_ahead && taken == 2 {
            Explanation::new(Mistake::OnePickTooFar, wording::is_two_picks_away(count_from, cell, whole))
        } else if taken == 1 {
            Explanation::new(Mistake::OnePickShort, wording::is_one_pick_away(count_from, cell, whole))
        } else {
            Explanation::new(Mistake::TooFar, wording::is_too_far(count_from, cell, whole, taken, reads_two_ahead))
        }
    }
}
