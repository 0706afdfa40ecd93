//! Which kinds of question are asked, and how often.

use enumflags2::{BitFlags, bitflags};
use serde::{Deserialize, Serialize};

use crate::game::{Fill, Recurrence};
use crate::wording::predict::settings;

/// What a question asks for.
#[bitflags]
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// The cells that will be read.
    Sources,
    /// The end that will be taken.
    End,
    /// The first number of the cell: `fir`, `F`, `f` or `d`.
    First,
    /// The second number, `sec` or `g`, and the old value that it is equal to.
    Second,
    /// The best end in a position of the game.
    BestEnd,
}

impl QuestionKind {
    /// Returns the name on screen while `recurrence` is shown.
    pub fn name(self, recurrence: Recurrence) -> String {
        let (first, second) = recurrence.quantities();
        match self {
            Self::Sources => settings::cells_read().to_owned(),
            Self::End => settings::end_taken().to_owned(),
            Self::First => settings::first_number(first),
            Self::Second => settings::second_number(second),
            Self::BestEnd => settings::best_end().to_owned(),
        }
    }

    /// Returns whether questions about cells of `recurrence` can have this kind. `BestEnd` is only for the game.
    pub fn applies_to(self, recurrence: Recurrence) -> bool {
        match self {
            Self::Sources | Self::End | Self::First => true,
            // Its answer says which earlier value the number is.
            Self::Second => recurrence.copies_first(),
            Self::BestEnd => false,
        }
    }
}

/// How often questions are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frequency {
    /// Before each cell of at least two coins, and before each move.
    #[default]
    EachCell,
    /// Before one cell of each sweep: a diagonal, a row, a column, or the cells that the recursion writes between two
    /// returns in the last column. In the game each move is on another diagonal, so before each move.
    EachSweep,
    /// Before one of every four cells or moves.
    NowAndThen,
}

impl Frequency {
    pub const ALL: [Self; 3] = [Self::EachCell, Self::EachSweep, Self::NowAndThen];

    /// Returns the name on screen for a fill: `each diagonal`, `each row`.
    pub fn name(self, fill: Fill) -> String {
        match self {
            Self::EachCell => settings::each_cell().to_owned(),
            Self::EachSweep => settings::each_sweep(fill.sweep_name()),
            Self::NowAndThen => settings::now_and_then().to_owned(),
        }
    }

    /// Returns the number of the question, from 0, that is asked about step number `step` of `fill`; `None` if none is
    /// asked. The step must write a cell with a choice. The kinds take turns by this number. O(1), and O(log n) in the
    /// recursion.
    pub(super) fn question_of_step(self, fill: Fill, step: u64) -> Option<u64> {
        let rank = fill.choices(step);
        if self != Self::EachSweep {
            return self.question_of_rank(rank);
        }
        let sweep = fill.sweep_of(step);
        let [from, to] = [sweep, sweep + 1].map(|sweep| fill.choices(fill.sweep_start(sweep)));
        let sweep = sweep as u64;
        (rank - from == hash(sweep) % (to - from)).then_some(sweep)
    }

    /// Returns the number of the question that is asked about move number `ply`, from 0; `None` if none is asked.
    pub(super) fn question_of_move(self, ply: usize) -> Option<u64> {
        self.question_of_rank(ply as u64)
    }

    /// Returns the number of the question about cell or move number `rank` of those that can be asked about.
    fn question_of_rank(self, rank: u64) -> Option<u64> {
        match self {
            Self::EachCell | Self::EachSweep => Some(rank),
            Self::NowAndThen => {
                let four = rank / 4;
                (rank % 4 == hash(four) % 4).then_some(four)
            }
        }
    }
}

/// Returns a hash of `number` that looks random: one step of splitmix64 (Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014).
fn hash(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Which kinds of questions are asked, and how often.
///
/// With an empty list of kinds nothing is asked: a learner who unticks the last kind does not want all kinds.
/// [`Self::why_nothing_asked`] gives the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct PredictSettings {
    #[serde(with = "as_list")]
    pub kinds: BitFlags<QuestionKind>,
    pub often: Frequency,
}

/// The form of a set of kinds in a file: a list of their names.
mod as_list {
    use enumflags2::BitFlags;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::QuestionKind;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub fn serialize<S: Serializer>(kinds: &BitFlags<QuestionKind>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(kinds.iter())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BitFlags<QuestionKind>, D::Error> {
        Ok(Vec::<QuestionKind>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Default for PredictSettings {
    /// Returns the settings that ask all kinds of questions at each cell.
    fn default() -> Self {
        Self { kinds: BitFlags::all(), often: Frequency::default() }
    }
}

impl PredictSettings {
    /// Returns why no question is asked about cells of `recurrence`; `None` if there are questions.
    pub fn why_nothing_asked(self, recurrence: Recurrence) -> Option<&'static str> {
        if self.kinds.is_empty() {
            Some(settings::no_kind_chosen())
        } else if self.kinds.iter().any(|kind| kind.applies_to(recurrence)) {
            None
        } else if self.kinds.contains(QuestionKind::Second) {
            Some(settings::no_second_number())
        } else {
            Some(settings::only_game_chosen())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fill::tests::any_fill;
    use crate::game::{FillAction, FillOrder};
    use crate::limits::MAX_COINS;
    use crate::text::said;
    use proptest::prelude::*;

    #[test]
    fn settings_have_a_short_form_in_a_file() {
        let settings =
            PredictSettings { kinds: QuestionKind::BestEnd | QuestionKind::Sources, often: Frequency::NowAndThen };
        assert_eq!(ron::to_string(&settings).unwrap(), "(kinds:[sources,best_end],often:now_and_then)");
        let read: PredictSettings = ron::from_str("(kinds: [best_end, sources], often: now_and_then)").unwrap();
        assert_eq!(read, settings);
        assert_eq!(ron::from_str::<PredictSettings>("()").unwrap(), PredictSettings::default());
    }

    #[test]
    fn by_default_all_kinds_are_asked_at_each_cell() {
        let PredictSettings { kinds, often } = PredictSettings::default();
        assert_eq!((kinds.iter().count(), often), (5, Frequency::EachCell));
    }

    #[test]
    fn the_error_for_an_unknown_kind_lists_the_known_ones() {
        let error = ron::from_str::<PredictSettings>("(kinds: [third])").unwrap_err().to_string();
        assert!(error.contains("best_end"), "{error}");
    }

    #[test]
    fn settings_that_ask_nothing_say_why() {
        let of = |kinds: &[QuestionKind]| PredictSettings {
            kinds: kinds.iter().copied().collect(),
            often: Frequency::EachCell,
        };
        for recurrence in Recurrence::PUBLISHED {
            assert!(of(&[]).why_nothing_asked(recurrence).is_some());
            assert!(of(&[QuestionKind::BestEnd]).why_nothing_asked(recurrence).is_some());
            assert_eq!(
                of(&[QuestionKind::Second]).why_nothing_asked(recurrence).is_none(),
                recurrence.quantities().1.is_some()
            );
            assert_eq!(PredictSettings::default().why_nothing_asked(recurrence), None);
        }
    }

    #[test]
    fn names_depend_on_the_recurrence_and_the_fill_order() {
        assert_eq!(QuestionKind::First.name(Recurrence::DIFFERENCE), said("predict.settings-first-number", &["d"]));
        assert_eq!(QuestionKind::Second.name(Recurrence::MY_TURN), said("predict.settings-second-number", &["g"]));
        let fill = Fill { order: FillOrder::Columns, recurrence: Recurrence::FIR_SEC, n: 4 };
        assert_eq!(Frequency::EachSweep.name(fill), "each column");
    }

    /// The sweep and the question of each step that writes a cell with a choice.
    fn questions(fill: Fill, frequency: Frequency) -> Vec<(usize, Option<u64>)> {
        let has_choice = |step: &u64| {
            let step = fill.step(*step);
            step.action == FillAction::Write && !step.interval.is_single()
        };
        let steps = (0..fill.steps()).filter(has_choice);
        steps.map(|step| (fill.sweep_of(step), frequency.question_of_step(fill, step))).collect()
    }

    proptest! {
        #[test]
        fn each_sweep_with_a_choice_has_one_question(fill in any_fill(1..14)) {
            let questions = questions(fill, Frequency::EachSweep);
            let asked = questions.iter().filter_map(|(_, question)| *question);
            let asked: Vec<_> = asked.map(|sweep| sweep as usize).collect();
            let mut sweeps: Vec<_> = questions.iter().map(|(sweep, _)| *sweep).collect();
            sweeps.dedup();
            prop_assert_eq!(asked, sweeps);
        }

        #[test]
        fn now_and_then_asks_about_one_of_every_four_cells(fill in any_fill(1..14)) {
            let questions = questions(fill, Frequency::NowAndThen);
            for (number, four) in questions.chunks_exact(4).enumerate() {
                let asked: Vec<_> = four.iter().filter_map(|(_, question)| *question).collect();
                prop_assert_eq!(asked, vec![number as u64]);
            }
        }

        #[test]
        fn each_cell_has_a_question_of_its_own(fill in any_fill(1..14)) {
            let questions = questions(fill, Frequency::EachCell).into_iter();
            let questions: Vec<_> = questions.map(|(_, question)| question).collect();
            let expected: Vec<_> = (0..questions.len() as u64).map(Some).collect();
            prop_assert_eq!(questions, expected);
        }
    }

    #[test]
    fn the_last_cell_of_the_longest_row_has_a_question() {
        for order in FillOrder::ALL {
            let fill = Fill { order, recurrence: Recurrence::FIR_SEC, n: MAX_COINS };
            assert!(Frequency::EachCell.question_of_step(fill, fill.steps() - 1).is_some());
        }
    }
}
