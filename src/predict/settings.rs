//! Which kinds of question are asked, and how often.

use serde::{Deserialize, Serialize};

use crate::game::{Fill, Recurrence};

/// What a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The cells that will be read.
    Sources,
    /// The end that will be taken.
    End,
    /// The first number of the cell: `fir`, `F`, `f` or `d`.
    First,
    /// Its second number, `sec` or `g`, and whose old value that is.
    Second,
    /// The best end of a position of the game.
    BestEnd,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Sources, Self::End, Self::First, Self::Second, Self::BestEnd];

    /// What the screen calls it while `recurrence` is shown.
    pub fn name(self, recurrence: Recurrence) -> String {
        let (first, second) = recurrence.quantities();
        match (self, second) {
            (Self::Sources, _) => "which cells are read".to_owned(),
            (Self::End, _) => "which end is taken".to_owned(),
            (Self::First, _) => format!("what {} is", first.name()),
            (Self::Second, Some(second)) => format!("what {} is, and from where", second.name()),
            (Self::Second, None) => "what the second number is".to_owned(),
            (Self::BestEnd, _) => "in the game, which end is best".to_owned(),
        }
    }

    /// Whether the cells of `recurrence` can be asked for it. The game has no recurrence.
    pub fn applies_to(self, recurrence: Recurrence) -> bool {
        match self {
            Self::Sources | Self::End | Self::First => true,
            Self::Second => recurrence.quantities().1.is_some(),
            Self::BestEnd => false,
        }
    }
}

/// A set of kinds. A file lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Kind>", into = "Vec<Kind>")]
pub struct Kinds([bool; Kind::ALL.len()]);

impl Kinds {
    pub fn contains(self, kind: Kind) -> bool {
        self.0[kind as usize]
    }

    /// The set with or without `kind`.
    #[must_use]
    pub fn with(mut self, kind: Kind, is_asked: bool) -> Self {
        self.0[kind as usize] = is_asked;
        self
    }

    /// Those in it, in the order of [`Kind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }

    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }
}

impl Default for Kinds {
    /// All of them.
    fn default() -> Self {
        Self([true; Kind::ALL.len()])
    }
}

impl From<Vec<Kind>> for Kinds {
    fn from(kinds: Vec<Kind>) -> Self {
        kinds.into_iter().fold(Self([false; Kind::ALL.len()]), |set, kind| set.with(kind, true))
    }
}

impl From<Kinds> for Vec<Kind> {
    fn from(kinds: Kinds) -> Self {
        kinds.iter().collect()
    }
}

/// How often a question is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Often {
    /// Before each cell of two coins or more, and before each move.
    #[default]
    EachCell,
    /// Before one cell of each sweep: each diagonal, row, column, or what the recursion writes between two returns in
    /// the last column. The game makes one move a diagonal, so before each move.
    EachSweep,
    /// Before one of four cells or moves.
    NowAndThen,
}

impl Often {
    pub const ALL: [Self; 3] = [Self::EachCell, Self::EachSweep, Self::NowAndThen];

    /// What the screen calls it for a fill: `each diagonal`, `each row`.
    pub fn name(self, fill: Fill) -> String {
        match self {
            Self::EachCell => "each cell".to_owned(),
            Self::EachSweep => format!("each {}", fill.sweep_name()),
            Self::NowAndThen => "now and then".to_owned(),
        }
    }

    /// Whether step number `step` of `fill`, which writes a cell with a choice, is asked about: as which question, from
    /// 0, so that the kinds can take turns. O(1), in the recursion O(log n).
    pub(super) fn turn_of_step(self, fill: Fill, step: u64) -> Option<u64> {
        let rank = fill.choices(step);
        if self != Self::EachSweep {
            return self.turn(rank);
        }
        let sweep = fill.sweep_of(step);
        let [from, to] = [sweep, sweep + 1].map(|sweep| fill.choices(fill.sweep_start(sweep)));
        let sweep = sweep as u64;
        (rank - from == scattered(sweep) % (to - from)).then_some(sweep)
    }

    /// The same of move number `ply`, from 0.
    pub(super) fn turn_of_move(self, ply: usize) -> Option<u64> {
        self.turn(ply as u64)
    }

    /// The same of number `rank` of all that can be asked about.
    fn turn(self, rank: u64) -> Option<u64> {
        match self {
            Self::EachCell | Self::EachSweep => Some(rank),
            Self::NowAndThen => {
                let four = rank / 4;
                (rank % 4 == scattered(four) % 4).then_some(four)
            }
        }
    }
}

/// A number that looks random and is the same for the same `number`: one step of splitmix64 (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014).
fn scattered(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// What is asked, and how often.
///
/// An empty list of kinds asks nothing: whoever unticks the last kind has not asked for all of them.
/// [`Self::why_silent`] says so where it happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct PredictSettings {
    pub kinds: Kinds,
    pub often: Often,
}

impl PredictSettings {
    /// Why no cell of `recurrence` is asked about; `None` if some are.
    pub fn why_silent(self, recurrence: Recurrence) -> Option<&'static str> {
        if self.kinds.is_empty() {
            Some("nothing is chosen to be asked")
        } else if self.kinds.iter().any(|kind| kind.applies_to(recurrence)) {
            None
        } else if self.kinds.contains(Kind::Second) {
            Some("this recurrence stores one number a cell, so there is no second one to ask for")
        } else {
            Some("only moves of the game are chosen to be asked about")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fill::tests::any_fill;
    use crate::game::{FillAction, FillOrder, MAX_COINS};
    use proptest::prelude::*;

    #[test]
    fn settings_are_written_as_a_lesson_would_write_them() {
        let settings = PredictSettings { kinds: vec![Kind::BestEnd, Kind::Sources].into(), often: Often::NowAndThen };
        assert_eq!(ron::to_string(&settings).unwrap(), "(kinds:[sources,best_end],often:now_and_then)");
        let read: PredictSettings = ron::from_str("(kinds: [best_end, sources], often: now_and_then)").unwrap();
        assert_eq!(read, settings);
        assert_eq!(ron::from_str::<PredictSettings>("()").unwrap(), PredictSettings::default());
    }

    #[test]
    fn by_default_all_kinds_are_asked_at_each_cell() {
        let PredictSettings { kinds, often } = PredictSettings::default();
        assert_eq!((kinds.iter().count(), often), (5, Often::EachCell));
    }

    #[test]
    fn a_kind_that_does_not_exist_is_refused_with_those_that_do() {
        let error = ron::from_str::<PredictSettings>("(kinds: [third])").unwrap_err().to_string();
        assert!(error.contains("best_end"), "{error}");
    }

    #[test]
    fn settings_that_ask_nothing_say_why() {
        let of = |kinds: &[Kind]| PredictSettings { kinds: kinds.to_vec().into(), often: Often::EachCell };
        for recurrence in Recurrence::ALL {
            assert!(of(&[]).why_silent(recurrence).is_some());
            assert!(of(&[Kind::BestEnd]).why_silent(recurrence).is_some());
            assert_eq!(of(&[Kind::Second]).why_silent(recurrence).is_none(), recurrence.quantities().1.is_some());
            assert_eq!(PredictSettings::default().why_silent(recurrence), None);
        }
    }

    #[test]
    fn names_are_those_of_the_recurrence_and_the_order() {
        assert_eq!(Kind::First.name(Recurrence::Difference), "what d is");
        assert_eq!(Kind::Second.name(Recurrence::MyTurn), "what g is, and from where");
        let fill = Fill { order: FillOrder::Columns, recurrence: Recurrence::FirSec, n: 4 };
        assert_eq!(Often::EachSweep.name(fill), "each column");
    }

    /// The steps that write a cell with a choice, each with its sweep and its turn.
    fn turns(fill: Fill, often: Often) -> Vec<(usize, Option<u64>)> {
        let has_choice = |step: &u64| {
            let step = fill.step(*step);
            step.action == FillAction::Write && !step.interval.is_single()
        };
        let steps = (0..fill.steps()).filter(has_choice);
        steps.map(|step| (fill.sweep_of(step), often.turn_of_step(fill, step))).collect()
    }

    proptest! {
        #[test]
        fn each_sweep_with_a_choice_is_asked_about_once(fill in any_fill(1..14)) {
            let turns = turns(fill, Often::EachSweep);
            let asked: Vec<_> = turns.iter().filter_map(|(_, turn)| *turn).map(|sweep| sweep as usize).collect();
            let mut sweeps: Vec<_> = turns.iter().map(|(sweep, _)| *sweep).collect();
            sweeps.dedup();
            prop_assert_eq!(asked, sweeps);
        }

        #[test]
        fn now_and_then_is_one_of_each_four_cells(fill in any_fill(1..14)) {
            let turns = turns(fill, Often::NowAndThen);
            for (number, four) in turns.chunks_exact(4).enumerate() {
                let asked: Vec<_> = four.iter().filter_map(|(_, turn)| *turn).collect();
                prop_assert_eq!(asked, vec![number as u64]);
            }
        }

        #[test]
        fn each_cell_is_asked_about_in_turn(fill in any_fill(1..14)) {
            let turns: Vec<_> = turns(fill, Often::EachCell).into_iter().map(|(_, turn)| turn).collect();
            let expected: Vec<_> = (0..turns.len() as u64).map(Some).collect();
            prop_assert_eq!(turns, expected);
        }
    }

    #[test]
    fn the_last_cell_of_the_longest_row_is_found_in_time() {
        for order in FillOrder::ALL {
            let fill = Fill { order, recurrence: Recurrence::FirSec, n: MAX_COINS };
            assert!(Often::EachCell.turn_of_step(fill, fill.steps() - 1).is_some());
        }
    }
}
