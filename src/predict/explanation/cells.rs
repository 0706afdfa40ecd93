//! What is wrong with the cells of an answer, in sentences.

use crate::game::{Interval, Recurrence};
use crate::predict::explanation::{Explanation, Mistake};
use crate::predict::question::Question;
use crate::wording;

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
        let named = cells_read.iter().filter(|cell| cells.contains(cell)).count();
        (named < cells_read.len()).then(|| {
            let sentence = match named {
                0 => format!("No cell is chosen yet; {} are read.", self.cells_read_word()),
                1 => format!("That is one cell of {}.", self.cells_read_word()),
                _ => format!("That is {named} cells of {}.", self.cells_read_word()),
            };
            Explanation::new(Mistake::WrongCount, sentence)
        })
    }

    /// Explains why a cell is not one of those that are read.
    fn explain_cell(&self, cell: Interval) -> Explanation {
        let whole = self.interval();
        let (name, coins) = (format!("Cell {}", wording::interval_name(cell)), wording::interval_name(whole));
        let taken = whole.len().saturating_sub(cell.len());
        if cell == whole {
            Explanation::new(Mistake::TheCellItself, format!("{name} is the cell itself, which is to be written."))
        } else if cell.len() > whole.len() {
            let sentence = format!("{name} has more coins than {coins}, and a pick leaves fewer.");
            Explanation::new(Mistake::LongerInterval, sentence)
        } else if !(whole.contains(cell.i) && whole.contains(cell.j)) {
            let sentence = format!("{name} has coins that do not lie in {coins}: no pick leads there.");
            Explanation::new(Mistake::CoinsOutside, sentence)
        } else if self.recurrence() != Recurrence::TwoAhead && taken == 2 {
            let sentence = format!("{name} is two picks away from {coins}; one pick leads to what is read.");
            Explanation::new(Mistake::OnePickTooFar, sentence)
        } else if taken == 1 {
            let sentence = format!("{name} is one pick away from {coins}: there the other player is to move.");
            Explanation::new(Mistake::OnePickShort, sentence)
        } else {
            let needed = if self.recurrence() == Recurrence::TwoAhead { "two picks lead" } else { "one pick leads" };
            let sentence = format!("{name} is {taken} picks away from {coins}; {needed} to what is read.");
            Explanation::new(Mistake::TooFar, sentence)
        }
    }
}
