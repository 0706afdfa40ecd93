//! A recurrence that a learner puts together: a published one, or that of another rule, with gaps and blocks that fill them.
//!
//! | module | holds |
//! | --- | --- |
//! | [`form`] | [`Form`]: the lines of each recurrence with the places for blocks, and the blocks that fit |
//! | [`check`] | [`check`](check::check()): whether it gives the numbers of the game, or the smallest row on which it fails |
//! | [`loops`] | whether two loops fill each cell after those that it reads |
//!
//! Blocks in the gaps of a recurrence are a faded Parsons problem: Weinman, Fox and Hearst (CHI 2021),
//! “Improving Instruction of Programming Patterns with Faded Parsons Problems”.

pub mod check;
pub mod form;
pub mod loops;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::game::recurrence::Meaning;
use crate::game::recurrence::definition::Definition;
use crate::game::{Recurrence, Rule};
use form::{Form, Kind, Line};

/// How many blocks are missing at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "snake_case")]
pub enum Gaps {
    One,
    #[default]
    Three,
    All,
    /// The recurrence is there, and the loops are missing that fill the table by it.
    Loops,
}

impl Gaps {
    pub const ALL: [Self; 4] = [Self::One, Self::Three, Self::All, Self::Loops];
}

/// A recurrence that is to be put together, and how many blocks are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredExercise", into = "StoredExercise")]
pub struct Exercise {
    /// One that has a form.
    form: Recurrence,
    gaps: Gaps,
}

/// How a file writes it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Exercise", deny_unknown_fields)]
struct StoredExercise {
    form: StoredForm,
    gaps: Gaps,
}

/// How a file names a form: by the name of the recurrence, or by the rule. No equations have a form.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredForm {
    FirSec,
    TwoAhead,
    MyTurn,
    Difference,
    Definition(String),
    Rule(Rule),
}

impl TryFrom<StoredForm> for Recurrence {
    type Error = BuildError;

    fn try_from(stored: StoredForm) -> Result<Self, BuildError> {
        match stored {
            StoredForm::FirSec => Ok(Self::FIR_SEC),
            StoredForm::TwoAhead => Ok(Self::TWO_AHEAD),
            StoredForm::MyTurn => Ok(Self::MY_TURN),
            StoredForm::Difference => Ok(Self::DIFFERENCE),
            StoredForm::Definition(_) => Err(BuildError::NotPublished),
            StoredForm::Rule(rule) => match Form::of_rule(rule) {
                form if form.rule == rule && rule != Rule::CLASSIC => Ok(form.recurrence),
                _ => Err(BuildError::NoForm(rule)),
            },
        }
    }
}

impl From<Recurrence> for StoredForm {
    fn from(form: Recurrence) -> Self {
        match form.key() {
            Some("two_ahead") => Self::TwoAhead,
            Some("my_turn") => Self::MyTurn,
            Some("difference") => Self::Difference,
            Some(_) => Self::FirSec,
            None => Self::Rule(Form::of(form).map_or(Rule::CLASSIC, |form| form.rule)),
        }
    }
}

impl TryFrom<StoredExercise> for Exercise {
    type Error = BuildError;

    fn try_from(StoredExercise { form, gaps }: StoredExercise) -> Result<Self, BuildError> {
        Ok(Self { form: form.try_into()?, gaps })
    }
}

impl From<Exercise> for StoredExercise {
    fn from(Exercise { form, gaps }: Exercise) -> Self {
        Self { form: form.into(), gaps }
    }
}

/// A recurrence with gaps, and what is in them so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "StoredBuild", into = "StoredBuild")]
pub struct Build {
    /// One that has a form.
    recurrence: Recurrence,
    gaps: Gaps,
    /// For each slot of the form, the index of its block among those that fit. `None` is a gap. What is no gap at the
    /// start has the right block.
    blocks: Vec<Option<usize>>,
}

impl Build {
    /// The first exercise under a rule, with three gaps. Under the classic rule it is that on fir and sec.
    pub fn of_rule(rule: Rule) -> Self {
        Self::new(Form::of_rule(rule).recurrence, Gaps::default())
    }

    /// The exercise on a recurrence, with nothing in the gaps.
    ///
    /// # Panics
    /// If the recurrence has no form: see [`Form::of`].
    pub fn new(recurrence: Recurrence, gaps: Gaps) -> Self {
        let mut build = Self { recurrence, gaps, blocks: vec![] };
        let blocks = build.form().slots().iter().enumerate();
        build.blocks = blocks.map(|(slot, place)| (!build.is_open(slot)).then_some(place.right)).collect();
        build
    }

    /// It as a recurrence that fills tables, right or wrong. The first call for a definition keeps it until the program ends.
    pub fn recurrence(&self) -> Recurrence {
        Recurrence::new(self.definition())
    }

    /// What is put together at a place that asks for `exercise`, or anywhere if it is `None`: what a learner has done so
    /// far, or else the exercise with nothing in its gaps. `rule` is that of the session.
    pub fn at(exercise: Option<Exercise>, rule: Rule, own: Option<&Self>) -> Cow<'_, Self> {
        match own.filter(|build| exercise.is_none_or(|exercise| build.exercise() == exercise)) {
            Some(build) => Cow::Borrowed(build),
            None => Cow::Owned(exercise.map_or_else(|| Self::of_rule(rule), Self::of)),
        }
    }

    /// It with nothing in the gaps.
    pub fn of(Exercise { form, gaps }: Exercise) -> Self {
        Self::new(form, gaps)
    }

    pub fn exercise(&self) -> Exercise {
        Exercise { form: self.recurrence, gaps: self.gaps }
    }

    pub fn form(&self) -> &'static Form {
        Form::of(self.recurrence).expect("an exercise is on a recurrence with a form")
    }

    /// The lines to show, in order. Where loops are asked for, they stand before the equations, behind what a cell stands
    /// for.
    pub fn lines(&self) -> impl Iterator<Item = &'static Line> {
        let (meaning, others) = self.form().lines().split_at(1);
        let loops = others.iter().filter(|line| line.about.is_loop() && self.gaps == Gaps::Loops);
        meaning.iter().chain(loops).chain(others.iter().filter(|line| !line.about.is_loop()))
    }

    pub fn gaps(&self) -> Gaps {
        self.gaps
    }

    /// Whether the slot with this index is one that the learner fills.
    pub fn is_open(&self, slot: usize) -> bool {
        let is_loop = self.form().slots()[slot].kind == Kind::Loop;
        match self.gaps {
            Gaps::One => self.form().first_gaps[0] == slot,
            Gaps::Three => self.form().first_gaps.contains(&slot),
            Gaps::All => !is_loop,
            Gaps::Loops => is_loop,
        }
    }

    /// The indices of the slots that the learner fills.
    pub fn open_slots(&self) -> impl Iterator<Item = usize> {
        (0..self.form().slots().len()).filter(|slot| self.is_open(*slot))
    }

    /// The index of the block in a slot.
    pub fn block(&self, slot: usize) -> Option<usize> {
        self.blocks[slot]
    }

    /// The text of the block in a slot.
    pub fn text(&self, slot: usize) -> Option<&'static str> {
        self.blocks[slot].map(|block| self.form().slots()[slot].choices()[block])
    }

    /// The same with another block in an open slot. `None` takes the block out.
    #[must_use]
    pub fn with(&self, slot: usize, block: Option<usize>) -> Self {
        let mut build = self.clone();
        let fits = |block: &usize| *block < self.form().slots()[slot].choices().len();
        if self.is_open(slot) {
            build.blocks[slot] = block.filter(fits);
        }
        build
    }

    /// The first open slot without a block from `start` on, or else from the first one on.
    pub fn next_gap(&self, start: usize) -> Option<usize> {
        let n = self.blocks.len();
        (start..n).chain(0..start.min(n)).find(|slot| self.blocks[*slot].is_none())
    }

    /// Whether the learner has put something into a gap.
    pub fn is_begun(&self) -> bool {
        self.open_slots().any(|slot| self.blocks[slot].is_some())
    }

    /// What the cells of its first table are said to stand for. `None` while that is a gap.
    pub fn meaning(&self) -> Option<Meaning> {
        let slot = self.form().slots().iter().position(|slot| slot.kind == Kind::Meaning)?;
        self.form().meanings().nth(self.blocks[slot]?)
    }

    /// The indices of the blocks of both loops, the outer one first. `None` while one is a gap.
    pub fn loops(&self) -> Option<[usize; 2]> {
        let slots = self.form().slots().iter().enumerate();
        let blocks: Vec<_> =
            slots.filter(|(_, place)| place.kind == Kind::Loop).map(|(slot, _)| self.blocks[slot]).collect();
        Some([blocks[0]?, blocks[1]?])
    }

    /// The recurrence as it stands. A gap has no value: neither has what depends on it. A choice whose sign is a gap, and a
    /// pair whose max or min is one, have none either.
    pub fn definition(&self) -> Definition {
        let text = self.form().equations(&|slot| self.text(slot));
        text.parse().expect("all blocks that fit make a definition")
    }
}

/// How a file writes it: the blocks of the open slots as texts, in order. An empty text is a gap.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Build", deny_unknown_fields)]
struct StoredBuild {
    form: StoredForm,
    gaps: Gaps,
    #[serde(default)]
    blocks: Vec<String>,
}

/// Why a file has no exercise that can be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// The recurrence is not published.
    NotPublished,
    /// The rule has no recurrence of its own to put together.
    NoForm(Rule),
    /// There are more blocks than gaps.
    TooMany { most: usize },
    /// The block with this number, from 1, does not fit into its gap.
    Unfit { number: usize, block: String, fitting: Vec<&'static str> },
}

impl TryFrom<StoredBuild> for Build {
    type Error = BuildError;

    fn try_from(stored: StoredBuild) -> Result<Self, BuildError> {
        let mut build = Self::of(StoredExercise { form: stored.form, gaps: stored.gaps }.try_into()?);
        let open: Vec<_> = build.open_slots().collect();
        if stored.blocks.len() > open.len() {
            return Err(BuildError::TooMany { most: open.len() });
        }
        for (number, (slot, block)) in open.into_iter().zip(stored.blocks).enumerate() {
            let fitting = build.form().slots()[slot].choices();
            build.blocks[slot] = match fitting.iter().position(|fits| *fits == block.replace('-', "−")) {
                None if !block.is_empty() => {
                    let block = block.chars().take(40).collect();
                    return Err(BuildError::Unfit { number: number + 1, block, fitting: fitting.to_vec() });
                }
                found => found,
            };
        }
        Ok(build)
    }
}

impl From<Build> for StoredBuild {
    fn from(build: Build) -> Self {
        let open = (0..build.blocks.len()).filter(|slot| build.is_open(*slot));
        let blocks = open.map(|slot| build.text(slot).unwrap_or_default().to_owned()).collect();
        Self { form: build.recurrence.into(), gaps: build.gaps, blocks }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::check::{Mistake, Verdict, check};
    use super::*;
    use crate::game::rule::Gain;
    use crate::game::rule::solution::Solution;
    use crate::game::table::stored::StoredTables;
    use crate::game::{Interval, Row};
    use crate::number::Number;

    /// The right blocks of all slots, with other ones in some: the text of each by the number of its slot.
    fn with(recurrence: Recurrence, blocks: &[(usize, &str)]) -> Build {
        let mut build = Build::new(recurrence, Gaps::All);
        for (slot, place) in build.form().slots().iter().enumerate() {
            let other = blocks.iter().find(|(of, _)| *of == slot);
            let find = |(_, text): &(usize, &str)| place.choices().iter().position(|choice| choice == text).unwrap();
            build.blocks[slot] = Some(other.map_or(place.right, find));
        }
        build
    }

    #[test]
    fn the_right_blocks_are_the_published_recurrences_and_those_of_the_rules() {
        assert_eq!(Form::all().iter().take(4).map(|form| form.recurrence).collect::<Vec<_>>(), Recurrence::PUBLISHED);
        for Form { recurrence, rule, .. } in Form::all() {
            let (build, recurrence) = (with(*recurrence, &[]), *recurrence);
            assert_eq!(&build.definition(), recurrence.definition());
            assert_eq!((recurrence.rule(), Form::of_rule(*rule).rule), (Some(*rule), *rule));
            assert!(matches!(check(&build), Verdict::Right { same_as: Some(same), rows: 1564 } if same == recurrence));
        }
    }

    /// The form of a rule.
    fn of_rule(rule: Rule) -> Recurrence {
        Form::of_rule(rule).recurrence
    }

    fn failure(recurrence: Recurrence, blocks: &[(usize, &str)]) -> (Vec<i64>, Option<Number>, Number, usize, Mistake) {
        match check(&with(recurrence, blocks)) {
            Verdict::Wrong(failure) => {
                let check::Failure { row, claimed, right, slot, mistake, .. } = *failure;
                (row.coins().to_vec(), claimed, right, slot, mistake)
            }
            other => panic!("{other:?}"),
        }
    }

    /// A recurrence with other blocks, and its failure: the row, what is claimed and what is right, the slot and the mistake.
    type Case = (Recurrence, &'static [(usize, &'static str)], &'static [i64], Option<Number>, Number, usize, Mistake);

    #[test]
    fn each_known_mistake_has_its_smallest_row_and_its_block() {
        const FIR_SEC: Recurrence = Recurrence::FIR_SEC;
        let what_stays = of_rule(Rule::WHAT_STAYS);
        let up_to_two = of_rule(Rule::UP_TO_TWO);
        let fewest_wins = of_rule(Rule::FEWEST_WINS);
        let [rising, doubling] = [Rule::RISING_PRICES, Rule::DOUBLING_PRICES].map(of_rule);
        let cases: &[Case] = &[
            (FIR_SEC, &[(0, "lead")], &[1, 1], Some(1), 0, 0, Mistake::Meaning),
            (FIR_SEC, &[(1, "min")], &[0, 1], Some(0), 1, 1, Mistake::SmallerTaken),
            (FIR_SEC, &[(3, "−")], &[2, 1, 1], Some(2), 3, 3, Mistake::Sign),
            (FIR_SEC, &[(2, "0")], &[1, 0], Some(0), 1, 2, Mistake::CoinForgotten),
            (FIR_SEC, &[(2, "v[j]")], &[1, 0], Some(0), 1, 2, Mistake::OtherCoin),
            (FIR_SEC, &[(4, "0")], &[2, 1, 1], Some(2), 3, 4, Mistake::RestForgotten),
            (FIR_SEC, &[(4, "fir[i+1][j]")], &[1, 1], Some(2), 1, 4, Mistake::SamePlayerMoves),
            (FIR_SEC, &[(4, "fir[i+1][j]"), (7, "fir[i][j−1]")], &[1, 1], Some(2), 1, 4, Mistake::SamePlayerMoves),
            (FIR_SEC, &[(4, "sec[i][j−1]")], &[1, 1, 0], Some(2), 1, 4, Mistake::OtherRest),
            (FIR_SEC, &[(8, "0")], &[1], Some(0), 1, 8, Mistake::Base),
            (FIR_SEC, &[(9, "sec[pick]")], &[1, 1], Some(0), 1, 9, Mistake::SamePlayerMoves),
            (FIR_SEC, &[(9, "fir[i+1][j]")], &[0, 1], Some(1), 0, 9, Mistake::FixedEnd),
            (FIR_SEC, &[(10, "v[i]")], &[1], Some(1), 0, 10, Mistake::Base),
            (Recurrence::MY_TURN, &[(9, "max")], &[0, 1], Some(1), 0, 9, Mistake::LargerLeft),
            (Recurrence::TWO_AHEAD, &[(4, "max")], &[0, 1, 0], Some(1), 0, 4, Mistake::LargerLeft),
            (Recurrence::TWO_AHEAD, &[(5, "F[i+1][j]")], &[0, 1, 0], Some(1), 0, 5, Mistake::SamePlayerMoves),
            (Recurrence::DIFFERENCE, &[(3, "+")], &[1, 1], Some(2), 0, 3, Mistake::Sign),
            (what_stays, &[(0, "mover")], &[0, 0, 1], Some(0), 1, 0, Mistake::Meaning),
            (what_stays, &[(2, "v[i]")], &[0, 1], Some(0), 1, 2, Mistake::TakenCounts),
            (what_stays, &[(2, "v[i]"), (5, "v[j]")], &[0, 0, 1], Some(1), 0, 5, Mistake::TakenCounts),
            (what_stays, &[(8, "v[i]")], &[1], Some(1), 0, 8, Mistake::TakenCounts),
            (what_stays, &[(2, "sum[i][j]")], &[1, 1], Some(2), 1, 2, Mistake::AllCount),
            (what_stays, &[(5, "sum[i+1][j]")], &[1, 0], Some(0), 1, 5, Mistake::OtherRest),
            (what_stays, &[(3, "+")], &[0, 0, 1], Some(2), 0, 3, Mistake::Sign),
            (what_stays, &[(1, "min")], &[0, 1], Some(0), 1, 1, Mistake::SmallerTaken),
            (up_to_two, &[(2, "v[i]")], &[1, 1, 0], Some(1), 2, 2, Mistake::OneCoin),
            (up_to_two, &[(4, "d[i+1][j]")], &[1, 1, 0], Some(1), 2, 4, Mistake::OneCoin),
            (up_to_two, &[(2, "sum[j−m+1][j]")], &[1, 0, 0], Some(0), 1, 2, Mistake::OtherCoin),
            (fewest_wins, &[(1, "max")], &[0, 1], Some(1), -1, 1, Mistake::LargerTaken),
            (fewest_wins, &[(3, "+")], &[0, 1], Some(1), -1, 3, Mistake::Sign),
            (fewest_wins, &[(2, "0")], &[1, 1], Some(-1), 0, 2, Mistake::CoinForgotten),
            (rising, &[(0, "before")], &[1], Some(1), 0, 0, Mistake::Meaning),
            (rising, &[(4, "−")], &[0, 1], Some(1), 2, 4, Mistake::NobodyElse),
            (rising, &[(2, "1")], &[0, 1, 2], Some(7), 8, 2, Mistake::PriceForgotten),
            (rising, &[(10, "v[i]")], &[0, 1], Some(1), 2, 10, Mistake::PriceForgotten),
            (rising, &[(10, "0")], &[1], Some(0), 1, 10, Mistake::Base),
            (rising, &[(2, "2^t")], &[1, 1], Some(4), 3, 2, Mistake::OtherPrice),
            (rising, &[(5, "0")], &[0, 1], Some(1), 2, 5, Mistake::RestForgotten),
            (doubling, &[(2, "t")], &[1, 2], Some(9), 10, 2, Mistake::OtherPrice),
            (doubling, &[(10, "v[i]")], &[1], Some(1), 2, 10, Mistake::PriceForgotten),
        ];
        let mut wrong = vec![];
        for (recurrence, blocks, row, claimed, right, slot, mistake) in cases {
            let found = failure(*recurrence, blocks);
            if found != (row.to_vec(), *claimed, *right, *slot, *mistake) {
                wrong.push(format!("{recurrence:?} {blocks:?}: {found:?}"));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        let tested: Vec<_> = cases.iter().map(|case| case.6).collect();
        assert!(Mistake::ALL.iter().all(|mistake| tested.contains(mistake)));
    }

    #[test]
    fn other_right_equations_are_right_and_new() {
        // With the same number for the other player, whichever end was taken on a tie.
        let build = with(Recurrence::TWO_AHEAD, &[(12, "0"), (13, "v[i]")]);
        assert!(matches!(check(&build), Verdict::Right { same_as: Some(_), .. }));
        let build = with(Recurrence::TWO_AHEAD, &[(15, "v[j]"), (16, "v[i]")]);
        assert!(matches!(check(&build), Verdict::Right { same_as: None, .. }), "{:?}", check(&build));
    }

    #[test]
    fn gaps_are_filled_one_by_one() {
        let build = Build::new(Recurrence::FIR_SEC, Gaps::Three);
        assert_eq!((build.next_gap(0), build.next_gap(5), build.is_begun()), (Some(4), Some(7), false));
        assert_eq!(build.with(1, Some(1)).text(1), Some("max"), "it is no gap");
        assert_eq!(build.with(4, Some(99)).text(4), None);
        let one = build.with(4, Some(0));
        assert_eq!((one.text(4), one.next_gap(4), one.is_begun()), (Some("sec[i+1][j]"), Some(7), true));
        assert_eq!(check(&one), Verdict::Gap(7));
    }

    #[test]
    fn loops_are_gaps_of_their_own() {
        let build = Build::new(Recurrence::DIFFERENCE, Gaps::Loops);
        assert_eq!(&build.definition(), Recurrence::DIFFERENCE.definition(), "the recurrence is there");
        let outer = build.next_gap(0).unwrap();
        let build = build.with(outer, Some(3)).with(outer + 1, Some(4));
        assert_eq!((build.loops(), build.next_gap(0)), (Some([3, 4]), None));
        assert!(check(&build).is_right() && check(&build.with(outer, Some(0))).is_right());
        assert!(!check(&build.with(outer, Some(2))).is_right());
        let text = ron::to_string(&build).unwrap();
        assert_eq!(text, "(form:difference,gaps:loops,blocks:[\"i = n−1…0\",\"j = 0…n−1\"])");
        assert_eq!(ron::from_str(&text), Ok(build));
        let all = Build::new(Recurrence::DIFFERENCE, Gaps::All);
        assert!(!all.is_open(outer), "they are not asked for with the recurrence");
    }

    #[test]
    fn it_is_saved_as_its_blocks() {
        let build = Build::new(Recurrence::FIR_SEC, Gaps::Three).with(7, Some(2));
        let text = ron::to_string(&build).unwrap();
        assert_eq!(text, "(form:fir_sec,gaps:three,blocks:[\"\",\"sec[i][j−1]\",\"\"])");
        assert_eq!(ron::from_str(&text.replace('−', "-")), Ok(build));
        let error = |text: &str| ron::from_str::<Build>(text).unwrap_err().to_string();
        let unfit = error("(form: fir_sec, gaps: one, blocks: [\"max\"])");
        assert!(unfit.contains("block 1 is “max”") && unfit.contains("sec[i+1][j]"), "{unfit}");
        assert!(error("(form: fir_sec, gaps: one, blocks: [\"\", \"\"])").contains("at most 1"));
        assert!(error("(form: definition(\"e[i][j] = max(v[i], v[j])\"), gaps: one)").contains("fir_sec"));
    }

    #[test]
    fn the_form_of_a_rule_is_saved_by_its_name_and_a_rule_without_one_is_refused() {
        for form in &Form::all()[4..] {
            let build = Build::new(form.recurrence, Gaps::One);
            let text = ron::to_string(&build).unwrap();
            let rule = ron::to_string(&form.rule).unwrap();
            assert_eq!(text, format!("(form:rule({rule}),gaps:one,blocks:[\"\"])"));
            assert_eq!(ron::from_str(&text), Ok(build.clone()));
            assert_eq!(ron::from_str(&ron::to_string(&build.exercise()).unwrap()), Ok(build.exercise()));
        }
        let error = |rule: &str| {
            let text = format!("(form: rule({rule}), gaps: one)");
            ron::from_str::<Exercise>(&text).unwrap_err().to_string()
        };
        for rule in [Rule::CLASSIC, Rule::CIRCLE, Rule::ANY_NUMBER, Rule::UP_TO_THREE] {
            let error = error(&ron::to_string(&rule).unwrap());
            assert!(error.contains(rule.key) && error.contains("difference"), "{error}");
            assert!(error.contains("rule(what_stays)") && error.contains("rule(up_to(2))"), "{error}");
        }
        assert!(error("stone_game").contains("fewest_wins"));
        assert_eq!(Build::of_rule(Rule::CIRCLE), Build::of_rule(Rule::CLASSIC));
    }

    /// Any blocks in any slots.
    fn any_build() -> impl Strategy<Value = Build> {
        (0..Form::all().len()).prop_flat_map(|form| {
            let empty = Build::new(Form::all()[form].recurrence, Gaps::All);
            let slots = Form::all()[form].slots();
            let blocks: Vec<_> =
                slots.iter().map(|slot| prop::option::weighted(0.85, 0..slot.choices().len())).collect();
            blocks.prop_map(move |blocks| {
                let blocks = blocks.into_iter().enumerate();
                blocks.fold(empty.clone(), |build, (slot, block)| build.with(slot, block))
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 500 } else { 10_000 }))]

        #[test]
        fn all_blocks_make_a_definition_that_is_right_only_if_it_is_on_every_small_row(build in any_build()) {
            let definition = build.definition();
            let text = definition.to_string();
            prop_assert_eq!(text.parse::<Definition>().ok(), Some(definition.clone()));
            let stored: Build = ron::from_str(&ron::to_string(&build).unwrap()).unwrap();
            prop_assert_eq!(&stored, &build);
            let rule = build.form().rule;
            let right = |row: &Row, meaning: Meaning| {
                let solution = Solution::new(rule, row).unwrap();
                let [mover, other] = solution.outcome(solution.first());
                assert_eq!(mover - other, solution.worth(solution.first()));
                meaning.of(mover, other)
            };
            match check(&build) {
                Verdict::Gap(slot) => prop_assert_eq!(build.block(slot), None),
                Verdict::Loops(_) => prop_assert!(false, "they are not asked for"),
                Verdict::Right { .. } => {
                    for coins in [vec![3, 1, 2], vec![8, 15, 3, 7], vec![-4, 9, -2, 5, 1]] {
                        let row = Row::new(coins).unwrap();
                        let whole = Interval::whole(row.len());
                        let right = right(&row, build.meaning().unwrap());
                        prop_assert_eq!(StoredTables::new(&definition, &row).value(0, whole), Some(right));
                    }
                }
                Verdict::Wrong(failure) => {
                    let stored = StoredTables::new(&definition, &failure.row);
                    let whole = Interval::whole(failure.row.len());
                    prop_assert_eq!(stored.value(failure.table, whole), failure.claimed);
                    prop_assert!(failure.claimed != Some(failure.right));
                    prop_assert_eq!(right(&failure.row, failure.meaning), failure.right);
                    let gains = failure.played.iter().map(|played| played.choice.gain);
                    if rule.gain == Gain::Taken {
                        prop_assert_eq!(gains.sum::<Number>(), failure.row.coins().iter().copied().map(Number::from).sum());
                    }
                }
            }
        }
    }
}
