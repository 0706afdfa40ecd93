//! A recurrence with gaps: its lines, the blocks to choose from, and what the wrong ones get wrong.

use std::sync::{LazyLock, Mutex, PoisonError};

use crate::game::build::check::{Verdict, check};
use crate::game::build::form::{Form, LineAbout, Part};
use crate::game::build::{Build, Gaps};
use crate::game::{CountFrom, Recurrence};
use crate::wording::build::{about, blocks, hint_text, verdict};
use crate::wording::{sentences, worksheet as wording};

/// A recurrence with the three gaps that an exercise of its form begins with.
#[derive(Debug)]
pub struct GappedRecurrence {
    /// With the right blocks in the gaps.
    build: Build,
    pub gaps: Vec<Gap>,
    /// The numbers of two gaps, from 0, whose blocks may change places.
    swapped: Option<[usize; 2]>,
}

/// A gap, and the blocks that students choose from.
#[derive(Debug)]
pub struct Gap {
    slot: usize,
    /// What its line is about.
    about: LineAbout,
    pub blocks: Vec<Block>,
}

#[derive(Debug)]
pub struct Block {
    pub text: &'static str,
    /// What a check says of the recurrence with this block. `None` for the right one.
    failure: Option<(Build, Verdict)>,
}

/// A part of a line: a text, or the gap with this number, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinePart {
    Text(&'static str),
    Gap(usize),
}

/// A line of the recurrence.
pub struct GapLine {
    /// What it is about.
    pub about: &'static str,
    pub is_indented: bool,
    pub parts: Vec<LinePart>,
}

impl GappedRecurrence {
    /// Returns the gaps of a recurrence, which are checked once. `None` if it has no form to put together.
    pub fn of(recurrence: Recurrence) -> Option<&'static Self> {
        static KNOWN: LazyLock<Mutex<Vec<&'static GappedRecurrence>>> = LazyLock::new(Mutex::default);
        let form = Form::of(recurrence)?;
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known.iter().find(|found| found.build.form().recurrence == recurrence) {
            return Some(found);
        }
        // There are as many as forms.
        let new: &'static Self = Box::leak(Box::new(Self::new(form)));
        known.push(new);
        Some(new)
    }

    fn new(form: &'static Form) -> Self {
        let empty = Build::new(form.recurrence, Gaps::Three);
        let right = |build: Build, slot: usize| build.with(slot, Some(form.slots()[slot].right));
        let build = empty.open_slots().fold(empty.clone(), right);
        let block = |slot: usize, (number, text)| {
            if number == form.slots()[slot].right {
                return Some(Block { text, failure: None });
            }
            let other = build.with(slot, Some(number));
            let verdict = check(&other);
            // One that says the same would have two right answers.
            (!verdict.is_right()).then_some(Block { text, failure: Some((other, verdict)) })
        };
        let gap = |slot: usize| Gap {
            slot,
            about: form.lines()[form.slots()[slot].line].about,
            blocks: blocks(form, slot).into_iter().enumerate().filter_map(|of| block(slot, of)).collect(),
        };
        let slots: Vec<_> = build.open_slots().collect();
        let is_right_swapped = |[a, b]: &[usize; 2]| {
            let [first, second] = [slots[*a], slots[*b]];
            let (places, blocks) = (form.slots(), [first, second].map(|slot| build.block(slot)));
            places[first].choices() == places[second].choices()
                && blocks[0] != blocks[1]
                && check(&build.with(first, blocks[1]).with(second, blocks[0])).is_right()
        };
        let swapped = [[0, 1], [0, 2], [1, 2]].into_iter().find(is_right_swapped);
        Self { gaps: slots.iter().map(|slot| gap(*slot)).collect(), swapped, build }
    }

    /// Returns the lines in which the gaps are those that `is_gap` chooses. The others have their blocks.
    pub fn lines(&self, is_gap: impl Fn(usize) -> bool) -> Vec<GapLine> {
        let part = |part: &Part| match *part {
            Part::Text(text) => LinePart::Text(text),
            Part::Slot(slot) => match self.gaps.iter().position(|gap| gap.slot == slot) {
                Some(number) if is_gap(number) => LinePart::Gap(number),
                _ => LinePart::Text(blocks(self.build.form(), slot)[self.build.block(slot).expect("none is empty")]),
            },
        };
        let lines = self.build.lines().map(|line| GapLine {
            about: about::name(line.about),
            is_indented: line.about.is_indented(),
            parts: line.parts.iter().map(part).collect(),
        });
        lines.collect()
    }

    /// Returns the blocks of a gap as a list.
    pub fn blocks(&self, gap: usize) -> String {
        self.gaps[gap].blocks.iter().map(|block| block.text).collect::<Vec<_>>().join(" · ")
    }

    /// Returns the text of the right block of a gap.
    pub fn right(&self, gap: usize) -> &'static str {
        self.gaps[gap].blocks.iter().find(|block| block.failure.is_none()).expect("each gap has a right block").text
    }

    /// Returns what the numbers of the recurrence mean, and who moves in the rest.
    pub fn reasons(&self) -> Vec<String> {
        [1, 2].map(|number| hint_text(&self.build, number)).to_vec()
    }

    /// Returns the right block of each gap and what is wrong with the others, each as a paragraph.
    pub fn answers(&self, count_from: CountFrom) -> Vec<String> {
        let mut texts = Vec::new();
        for (number, gap) in self.gaps.iter().enumerate() {
            texts.push(wording::gap_solution(number, self.right(number), about::name(gap.about)));
            texts.extend(gap.blocks.iter().filter_map(|block| block.mistake(count_from)));
        }
        texts.extend(self.swapped.map(|[first, second]| wording::gaps_swapped(first, second)));
        texts
    }
}

impl GapLine {
    /// Returns it as a text, with `gap` for each gap.
    pub fn text(&self, gap: impl Fn(usize) -> String) -> String {
        let part = |part: &LinePart| match part {
            LinePart::Text(text) => (*text).to_owned(),
            LinePart::Gap(number) => gap(*number),
        };
        self.parts.iter().map(part).collect()
    }
}

impl Block {
    pub fn is_right(&self) -> bool {
        self.failure.is_none()
    }

    /// Returns what is wrong with it, and the smallest row on which that shows. `None` for the right block.
    pub fn mistake(&self, count_from: CountFrom) -> Option<String> {
        let (build, found) = self.failure.as_ref()?;
        let (says, others) = verdict(build, found, count_from);
        let why = others.into_iter().next().unwrap_or_default();
        Some(sentences([why, says]))
    }
}
