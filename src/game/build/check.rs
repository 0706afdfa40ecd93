//! Whether a recurrence that was put together gives the numbers of the game, and if not, the smallest row that shows it.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::game::build::form::{Form, Kind, names_m};
use crate::game::build::loops::{self, LoopsVerdict};
use crate::game::build::{Build, Gaps};
use crate::game::recurrence::Meaning;
use crate::game::recurrence::definition::{Definition, Extreme};
use crate::game::row::small_rows;
use crate::game::rule::Gain;
use crate::game::rule::solution::{Played, Solution};
use crate::game::table::stored::StoredTables;
use crate::game::{Interval, Recurrence, Row, Rule};
use crate::number::Number;

/// All rows of up to this many coins are tried, with values from 0 up to [`MAX_SMALL_VALUE`].
pub const MAX_SMALL_COINS: usize = 5;
pub const MAX_SMALL_VALUE: i64 = 3;
/// Then this many random rows of up to this many coins, some of them negative.
const RANDOM_ROWS: usize = 200;
const MAX_RANDOM_COINS: usize = 9;
/// Of the rows of up to this many coins it is counted on how many it is right.
pub const MAX_COUNTED_COINS: usize = 2;

/// What a check says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The slot with this index is a gap.
    Gap(usize),
    /// It gives the numbers of the game on all of so many rows.
    Right {
        /// The published recurrence that says the same, or that of the rule. `None` for other equations.
        same_as: Option<Recurrence>,
        rows: usize,
    },
    Wrong(Box<Failure>),
    /// What was found about its loops, if those are asked for.
    Loops(LoopsVerdict),
}

impl Verdict {
    /// Whether nothing is wrong, and nothing missing.
    pub fn is_right(&self) -> bool {
        matches!(self, Self::Right { .. } | Self::Loops(LoopsVerdict::Right(_)))
    }
}

/// A row on which a table is wrong: a shortest of the small ones, and of these the one with the smallest values from the left.
/// The table is the first one that is wrong anywhere, or that of the other player if the mistake is in its equations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub row: Row,
    /// The index of the table with the wrong number.
    pub table: usize,
    /// What the table is said to hold.
    pub meaning: Meaning,
    /// What it has for the whole row. `None` if that has no value.
    pub claimed: Option<Number>,
    /// What is right.
    pub right: Number,
    /// The slot whose block makes the difference.
    pub slot: usize,
    pub mistake: Mistake,
    /// The moves of best play.
    pub played: Vec<Played>,
    /// Of the rows of up to [`MAX_COUNTED_COINS`] coins, the number on which it is right, and the number of all.
    pub right_rows: [usize; 2],
}

/// What a wrong block gets wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Mistake {
    /// A cell stands for something else.
    Meaning,
    /// The smaller of two choices is taken by the player who moves.
    SmallerTaken,
    /// The larger of two numbers is left by the other player.
    LargerLeft,
    /// The larger of two choices is taken by the player who moves, where less is better.
    LargerTaken,
    /// Added, and not subtracted, or the other way round.
    Sign,
    /// Subtracted, though nobody else moves.
    NobodyElse,
    /// How often the coin counts is forgotten.
    PriceForgotten,
    /// The price of another rule.
    OtherPrice,
    CoinForgotten,
    /// The coin that is taken, where the coins that stay count.
    TakenCounts,
    /// All coins, also the one that does not stay.
    AllCount,
    /// One coin, where a move takes several.
    OneCoin,
    /// A coin that is not the one that is taken.
    OtherCoin,
    /// The rest is forgotten: only the coin counts, as for a greedy player.
    RestForgotten,
    /// The rest is counted as if the same player moved in it.
    SamePlayerMoves,
    /// The number of coins that are not those that are left.
    OtherRest,
    /// What a row too short to read anything is worth.
    Base,
    /// The number of the other player does not follow the pick.
    FixedEnd,
}

impl Mistake {
    pub const ALL: [Self; 18] = [
        Self::Meaning,
        Self::SmallerTaken,
        Self::LargerLeft,
        Self::LargerTaken,
        Self::Sign,
        Self::NobodyElse,
        Self::PriceForgotten,
        Self::OtherPrice,
        Self::CoinForgotten,
        Self::TakenCounts,
        Self::AllCount,
        Self::OneCoin,
        Self::OtherCoin,
        Self::RestForgotten,
        Self::SamePlayerMoves,
        Self::OtherRest,
        Self::Base,
        Self::FixedEnd,
    ];

    /// The mistake of a block in a slot. `None` for the block of the recurrence.
    fn of(build: &Build, slot: usize) -> Option<Self> {
        let (place, rule) = (&build.form().slots()[slot], build.form().rule);
        let (text, right) = (build.text(slot)?, place.choices()[place.right]);
        if text == right {
            return None;
        }
        let (table, rest) = text.split_at(text.find('[').unwrap_or(0));
        let (right_table, right_rest) = right.split_at(right.find('[').unwrap_or(0));
        Some(match place.kind {
            Kind::Meaning => Self::Meaning,
            Kind::Extreme if right == "max" => Self::SmallerTaken,
            Kind::Extreme if rule.wants == Extreme::Min => Self::LargerTaken,
            Kind::Extreme => Self::LargerLeft,
            Kind::Sign if rule.is_alone => Self::NobodyElse,
            Kind::Sign => Self::Sign,
            Kind::Price if text == "1" => Self::PriceForgotten,
            Kind::Price => Self::OtherPrice,
            Kind::Coin if text == "0" => Self::CoinForgotten,
            Kind::Coin | Kind::Read if text != "0" && names_m(right) && !names_m(text) => Self::OneCoin,
            Kind::Coin | Kind::Base if rule.gain == Gain::Left && table == "v" => Self::TakenCounts,
            Kind::Coin if text == "sum[i][j]" => Self::AllCount,
            Kind::Coin if rule.gain == Gain::Left => Self::OtherRest,
            Kind::Coin => Self::OtherCoin,
            Kind::Base if rule.is_alone && text == "v[i]" => Self::PriceForgotten,
            Kind::Base => Self::Base,
            Kind::Read | Kind::Other if text == "0" => Self::RestForgotten,
            Kind::Read | Kind::Other if rest == right_rest && table != right_table => Self::SamePlayerMoves,
            Kind::Other => Self::FixedEnd,
            // Loops are checked by themselves.
            Kind::Loop => return None,
            // Two moves ahead, one coin less is the turn of the other player.
            Kind::Read if build.form().recurrence.skips_lengths() && !text.contains('2') && text != "F[i+1][j−1]" => {
                Self::SamePlayerMoves
            }
            Kind::Read => Self::OtherRest,
        })
    }
}

/// Checks it on all small rows and on random ones. O(1): some thousand cells.
pub fn check(build: &Build) -> Verdict {
    if let Some(slot) = build.next_gap(0) {
        return Verdict::Gap(slot);
    }
    let definition = build.definition();
    if let Some([outer, inner]) = build.loops().filter(|_| build.gaps() == Gaps::Loops) {
        return Verdict::Loops(loops::check(&definition, outer, inner));
    }
    let rule = build.form().rule;
    let rows: Vec<_> = rows(rule).collect();
    let meanings = meanings(build);
    let Some(wrong) = first_wrong(&definition, &meanings, &rows) else {
        let known = Form::all().iter().filter(|form| form.rule == rule).map(|form| form.recurrence);
        let same_as = known.into_iter().find(|other| definition.means_same_as(other.definition()));
        return Verdict::Right { same_as, rows: rows.len() };
    };
    let slots = (0..build.form().slots().len()).filter_map(|slot| Some((slot, Mistake::of(build, slot)?)));
    let slots: Vec<_> = slots.collect();
    let repaired = |slot: usize| {
        let mut repaired = build.clone();
        repaired.blocks[slot] = Some(build.form().slots()[slot].right);
        (repaired.definition(), self::meanings(&repaired))
    };
    let makes_right = |slot: &&(usize, Mistake)| {
        let (definition, meanings) = repaired(slot.0);
        first_wrong(&definition, &meanings, &rows).is_none()
    };
    let makes_other = |slot: &&(usize, Mistake)| {
        let (definition, meanings) = repaired(slot.0);
        let value = StoredTables::new(&definition, &wrong.row).value(wrong.table, Interval::whole(wrong.row.len()));
        value != wrong.claimed || meanings != self::meanings(build)
    };
    let cause = slots.iter().find(makes_right).or_else(|| slots.iter().find(makes_other)).or(slots.first());
    let (slot, mistake) = *cause.expect("only another block than that of the recurrence is wrong");
    // A mistake in the number of the other player shows there sooner than in what is read from it.
    let of_other = build.form().lines()[build.form().slots()[slot].line].about.is_of_other();
    let in_other = if of_other { first_wrong_of(&definition, 1, &meanings, &rows) } else { None };
    let FirstWrong { row, table, claimed, right } = in_other.unwrap_or(wrong);
    let counted = rows.iter().filter(|(row, _)| row.len() <= MAX_COUNTED_COINS);
    let is_right = |solved: &&Solved| wrong_number(&definition, table, meanings[table], solved).is_none();
    let right_rows = [counted.clone().filter(is_right).count(), counted.count()];
    let (meaning, played) = (meanings[table], solution(rule, &row).best_play());
    Verdict::Wrong(Box::new(Failure { row, table, meaning, claimed, right, slot, mistake, played, right_rows }))
}

/// What the tables are said to hold. The second one is that of the other player.
fn meanings(build: &Build) -> [Meaning; 2] {
    [build.meaning().unwrap_or(Meaning::Mover), Meaning::Other]
}

/// A row with its true scores by the rule: that of the player to move, and that of the other one.
type Solved = (Row, [Number; 2]);

fn rows(rule: Rule) -> impl Iterator<Item = Solved> {
    let small = small_rows(1..=MAX_SMALL_COINS as u32, MAX_SMALL_VALUE);
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let random = (0..RANDOM_ROWS).map(move |number| {
        let n = MAX_SMALL_COINS + 1 + number % (MAX_RANDOM_COINS - MAX_SMALL_COINS);
        (0..n).map(|_| rng.random_range(-9..=99)).collect::<Vec<i64>>()
    });
    small.chain(random).map(move |coins: Vec<i64>| {
        let row = Row::new(coins).expect("few small coins are a row");
        let solution = solution(rule, &row);
        let scores = solution.outcome(solution.first());
        (row, scores)
    })
}

fn solution(rule: Rule, row: &Row) -> Solution {
    Solution::new(rule, row).expect("few small coins are solved by every rule")
}

struct FirstWrong {
    row: Row,
    table: usize,
    claimed: Option<Number>,
    right: Number,
}

/// The first row on which the first table is wrong. If it is right on all of them, that of the second table.
fn first_wrong(definition: &Definition, meanings: &[Meaning], rows: &[Solved]) -> Option<FirstWrong> {
    (0..definition.tables().len()).find_map(|table| first_wrong_of(definition, table, meanings, rows))
}

/// The first row on which a table is wrong.
fn first_wrong_of(definition: &Definition, table: usize, meanings: &[Meaning], rows: &[Solved]) -> Option<FirstWrong> {
    rows.iter().find_map(|solved| {
        let (claimed, right) = wrong_number(definition, table, meanings[table], solved)?;
        Some(FirstWrong { row: solved.0.clone(), table, claimed, right })
    })
}

/// What a table has for a row and what is right, if they differ.
fn wrong_number(
    definition: &Definition,
    table: usize,
    meaning: Meaning,
    (row, [mover, other]): &Solved,
) -> Option<(Option<Number>, Number)> {
    let right = meaning.of(*mover, *other);
    let claimed = StoredTables::new(definition, row).value(table, Interval::whole(row.len()));
    (claimed != Some(right)).then_some((claimed, right))
}
