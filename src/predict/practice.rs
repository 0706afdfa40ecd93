//! What a learner remembers: how each idea went, when it is practised again, and the exercises for it.
//!
//! The days between two exercises grow with each right answer, and begin again with a wrong one: the boxes of Leitner
//! (“So lernt man lernen”, 1972). That spacing helps is reviewed by Cepeda et al. (Psychological Bulletin 132, 2006).

use std::collections::BTreeMap;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::game::{Interval, Recurrence, Row, Table};
use crate::predict::question::Question;
use crate::predict::settings::QuestionKind;
use crate::text::parts::keyed_by_name;
use crate::wording::practice as texts;

/// An idea that questions ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Idea {
    /// Which cells a step reads.
    Reads,
    /// The coin and what the roles are after it: the other player moves in the rest.
    Roles,
    /// Which end is better, where the larger coin is at that end.
    Ends,
    /// The end with the larger coin is worth less.
    Traps,
    /// Both ends are equally good.
    Ties,
    /// What the other player gets.
    Others,
}

keyed_by_name! { Idea }

impl Idea {
    pub const ALL: [Self; 6] = [Self::Reads, Self::Roles, Self::Ends, Self::Traps, Self::Ties, Self::Others];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        texts::idea::name(self)
    }

    /// Returns what is asked in an exercise for it.
    fn kind(self) -> QuestionKind {
        match self {
            Self::Reads => QuestionKind::Sources,
            Self::Roles => QuestionKind::First,
            Self::Ends | Self::Traps | Self::Ties => QuestionKind::End,
            Self::Others => QuestionKind::Second,
        }
    }
}

impl Question {
    /// Returns the idea that a right answer needs.
    pub fn idea(&self) -> Idea {
        match self.kind() {
            QuestionKind::Sources => Idea::Reads,
            QuestionKind::First => Idea::Roles,
            QuestionKind::Second => Idea::Others,
            QuestionKind::End | QuestionKind::BestEnd => match self.worse_end() {
                None => Idea::Ties,
                Some(end) if self.has_larger_coin(end) => Idea::Traps,
                Some(_) => Idea::Ends,
            },
        }
    }
}

/// The days until an idea comes again, after so many right answers in a row.
const DAYS: [u64; 6] = [0, 1, 3, 7, 16, 35];

/// How one idea went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct IdeaRecord {
    /// The questions that were asked, and those that were right at the first try.
    pub asked: u32,
    pub right: u32,
    /// The number of right answers in a row that count for the next date.
    step: u8,
    /// The day on which it comes again, in days since 1970.
    pub due: u64,
}

/// How all ideas went. An idea that was never asked has no record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Memory(BTreeMap<Idea, IdeaRecord>);

impl Memory {
    /// Keeps whether a question about an idea was right at the first try, on this day.
    pub fn note(&mut self, idea: Idea, is_right: bool, day: u64) {
        let record = self.0.entry(idea).or_default();
        record.asked = record.asked.saturating_add(1);
        let last = DAYS.len() as u8 - 1;
        if is_right {
            record.right = record.right.saturating_add(1);
            // More right answers on the day it was asked first say nothing about tomorrow.
            if day >= record.due {
                record.step = record.step.min(last - 1) + 1;
            }
        } else {
            record.step = 0;
        }
        record.due = day + DAYS[usize::from(record.step.min(last))];
    }

    /// Returns how an idea went. `None` if it was never asked.
    pub fn of(&self, idea: Idea) -> Option<IdeaRecord> {
        self.0.get(&idea).copied()
    }

    /// Returns whether no idea was ever asked.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the idea to practise on this day: of those that are due, the one that went worst, then one that is new. If
    /// there is none, the one that comes next.
    pub fn next(&self, day: u64) -> Idea {
        let known = |idea: &Idea| Some((*idea, self.of(*idea)?));
        let due = Idea::ALL.iter().filter_map(known).filter(|(_, record)| record.due <= day);
        let worst = due.min_by_key(|(_, record)| (record.step, record.due)).map(|(idea, _)| idea);
        let new = || Idea::ALL.into_iter().find(|idea| self.of(*idea).is_none());
        let coming = || Idea::ALL.iter().filter_map(known).min_by_key(|(_, record)| record.due).map(|(idea, _)| idea);
        worst.or_else(new).or_else(coming).expect("there are ideas")
    }

    /// Returns the ideas as comma-separated values, with a line of names: `idea,asked,right,days`. The last column is the
    /// number of days until an idea comes again.
    pub fn csv(&self, day: u64) -> String {
        let lines = self.0.iter().map(|(idea, record)| {
            let IdeaRecord { asked, right, due, .. } = record;
            format!("{},{asked},{right},{}\n", idea.name().replace(',', ""), due.saturating_sub(day))
        });
        std::iter::once("idea,asked,right,days\n".to_owned()).chain(lines).collect()
    }
}

/// A question on a row that was drawn for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    pub row: Row,
    /// The cell that is asked about.
    pub interval: Interval,
    pub kind: QuestionKind,
}

/// The coins of an exercise, and their values.
const COINS: std::ops::RangeInclusive<usize> = 3..=5;
const VALUES: std::ops::RangeInclusive<i64> = 1..=15;

/// Draws a row whose largest cells contain an idea, and asks about one of them. The same seed gives the same exercise.
pub fn exercise(idea: Idea, seed: u64) -> Exercise {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let n = rng.random_range(COINS);
        let coins: Vec<_> = (0..n).map(|_| rng.random_range(VALUES)).collect();
        let row = Row::new(coins).expect("few small coins are a row");
        let table = Table::new(row.clone());
        // The whole row has the longest way to think.
        let cells = (3..=n).rev().flat_map(|len| (0..=n - len).map(move |i| Interval { i, j: i + len - 1 }));
        let kind = idea.kind();
        for interval in cells {
            let question = Question::of_cell(kind, &table, Recurrence::FIR_SEC, interval);
            if question.is_some_and(|question| question.idea() == idea && question.is_worth_practising()) {
                return Exercise { row, interval, kind };
            }
        }
    }
}

impl Question {
    /// Returns whether the usual mistakes lead to other answers: equal coins are no tie to think about, and a player's own
    /// number in the place of the other's makes a difference.
    fn is_worth_practising(&self) -> bool {
        let [left, right] = self.branches();
        match self.kind() {
            QuestionKind::End | QuestionKind::BestEnd => left.coin != right.coin,
            QuestionKind::First => crate::predict::explanation::known_mistakes(self)
                .iter()
                .any(|known| known.explanation.mistake == crate::predict::Mistake::WrongTable),
            QuestionKind::Sources | QuestionKind::Second => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_went_wrong_comes_again_today_and_what_is_right_after_more_and_more_days() {
        let mut memory = Memory::default();
        assert_eq!(memory.next(100), Idea::Reads, "at first all are new");
        memory.note(Idea::Traps, false, 100);
        assert_eq!((memory.next(100), memory.of(Idea::Traps).unwrap().due), (Idea::Traps, 100));
        let mut day = 100;
        for days in [1, 3, 7, 16, 35, 35] {
            memory.note(Idea::Traps, true, day);
            assert_eq!(memory.of(Idea::Traps).unwrap().due, day + days);
            // Once more on the same day changes nothing.
            memory.note(Idea::Traps, true, day);
            assert_eq!(memory.of(Idea::Traps).unwrap().due, day + days);
            assert_ne!(memory.next(day), Idea::Traps);
            day += days;
        }
        memory.note(Idea::Traps, false, day);
        assert_eq!((memory.next(day), memory.of(Idea::Traps).unwrap().due), (Idea::Traps, day));
        let record = memory.of(Idea::Traps).unwrap();
        assert_eq!((record.asked, record.right), (14, 12));
        for idea in Idea::ALL {
            memory.note(idea, true, day);
        }
        memory.note(Idea::Ties, true, day + 1);
        assert_eq!(memory.next(day), Idea::Reads, "nothing is due, so the first one that comes");
    }

    #[test]
    fn it_is_written_as_lines_with_commas_and_kept_as_text() {
        let mut memory = Memory::default();
        memory.note(Idea::Traps, false, 10);
        memory.note(Idea::Traps, true, 11);
        assert_eq!(memory.csv(11), format!("idea,asked,right,days\n{},2,1,1\n", Idea::Traps.name()));
        let text = ron::to_string(&memory).unwrap();
        assert_eq!(ron::from_str(&text), Ok(memory));
    }

    proptest! {
        #[test]
        fn an_exercise_has_what_is_practised(seed: u64) {
            for idea in Idea::ALL {
                let exercise = exercise(idea, seed);
                prop_assert_eq!(&exercise, &super::exercise(idea, seed));
                let table = Table::new(exercise.row.clone());
                let question =
                    Question::of_cell(exercise.kind, &table, Recurrence::FIR_SEC, exercise.interval).unwrap();
                prop_assert_eq!(question.idea(), idea);
                let cell = *table.window(0..=table.n() - 1, 0..=table.n() - 1).cell(exercise.interval).unwrap();
                let coins = exercise.row.coins();
                let [left, right] = [coins[exercise.interval.i], coins[exercise.interval.j]];
                match idea {
                    Idea::Ties => prop_assert!(cell.worth(crate::game::End::Left) == cell.worth(crate::game::End::Right) && left != right),
                    Idea::Traps => prop_assert!((left > right) == (cell.worth(crate::game::End::Left) < cell.worth(crate::game::End::Right))),
                    _ => {}
                }
            }
        }
    }
}
