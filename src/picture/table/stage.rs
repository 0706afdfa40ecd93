//! What a table shows over its cells: the present step, a cell that is looked at or asked for, and the game.

use crate::game::table::recurrence::Derivation;
use crate::game::{FillProgress, Game, Interval};
use crate::picture::Mark;
use crate::picture::color_role::ColorRole;
use crate::picture::table::scene::TableScene;

/// What a table shows over its cells.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct TableStage<'a> {
    /// The cell whose headers are bright. `None` if all are.
    pub highlighted: Option<Interval>,
    /// Whether all is dimmed but what is looked at.
    pub spotlight: bool,
    /// The cell of the fill that a question is about, the cells that are chosen, and the cell under the cursor. They
    /// stand in the place of the step.
    pub asked: Option<(Interval, &'a [Interval], Option<Interval>)>,
    /// A cell that is looked at in the place of the step.
    pub looked_up: Option<Interval>,
    pub step: Option<FillProgress>,
    /// Whether steps pass too fast to read. Only the cell of the present one is outlined then.
    pub is_rushing: bool,
    /// A written cell that stays hidden.
    pub covered: Option<Interval>,
    /// The game after a number of moves.
    pub game: Option<(&'a Game, usize)>,
    /// Whether only the position of the game is shown, and no cell that it has visited.
    pub hides_visits: bool,
    /// Whether the cells that the game will visit are shown, too.
    pub shows_path: bool,
}

impl TableScene<'_> {
    /// Returns what is shown over the cells. `derivation` is called for a cell whose reads are shown.
    pub fn stage(&self, stage: &TableStage, derivation: &dyn Fn(Interval) -> Derivation) -> Vec<Mark> {
        let mut marks = Vec::new();
        // A map without its cells shows nothing.
        let spotlight = stage.spotlight && !self.is_map();
        if let Some((cell, chosen, cursor)) = stage.asked {
            marks.extend(self.asked(cell, chosen, cursor));
        } else if let Some(interval) = stage.looked_up {
            if spotlight {
                marks.push(self.veil());
            } else if let Some(step) = &stage.step {
                marks.extend(self.step_aside(step));
            }
            marks.extend(self.look(interval, || derivation(interval)));
        } else if let Some(step) = &stage.step {
            let derivation = || derivation(step.interval);
            if stage.is_rushing {
                marks.extend(self.outline(step.interval, ColorRole::Current));
            } else if spotlight {
                marks.push(self.veil());
                marks.extend(self.step_alone(step, derivation));
            } else {
                marks.extend(self.step(step, derivation));
            }
        }
        marks.extend(stage.covered.filter(|_| !self.is_map()).into_iter().flat_map(|covered| self.covered(covered)));
        match stage.game {
            Some((game, ply)) if stage.hides_visits => marks.extend(self.game_now(game, ply)),
            Some((game, ply)) => marks.extend(self.game(game, ply, stage.shows_path)),
            None => {}
        }
        marks
    }
}
