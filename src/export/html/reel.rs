//! Pictures one after another, as the differences between them.

use std::collections::HashMap;
use std::ops::{ControlFlow, Range};

use rayon::prelude::*;
use serde::{Serialize, Serializer};

use crate::export::diff::changes;
use crate::export::html::style::variable;
use crate::export::svg;
use crate::picture::{Mark, Picture};

/// This many pictures in a row are drawn by one thread. Each run draws the picture before its first one once more.
const RUN: usize = 32;

/// The differences between two pictures: where, how many elements go, and which come. An element is an index into
/// [`Elements`].
///
/// As data, each place is the distance from the place before, and each index the distance from the index before. Such
/// numbers are small and often the same, so they take a tenth of the room once they are compressed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes(Vec<(usize, usize, Vec<usize>)>);

impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (mut place, mut index) = (0, 0);
        serializer.collect_seq(self.0.iter().map(|(at, gone, come)| {
            let distance = distance(&mut place, *at);
            (distance, *gone, come.iter().map(|element| self::distance(&mut index, *element)).collect::<Vec<_>>())
        }))
    }
}

/// Returns the distance from the value before, which is replaced.
fn distance(before: &mut usize, value: usize) -> i64 {
    value as i64 - std::mem::replace(before, value) as i64
}

/// Each different SVG element once, as text.
#[derive(Clone, Debug, Default)]
pub struct Elements {
    texts: Vec<String>,
    places: HashMap<String, usize>,
}

/// The change of a list of marks, before its elements are numbered: where, how many go, and which come.
type MarkChanges = Vec<(usize, usize, Vec<Mark>)>;

impl Elements {
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Returns the element's index. A new element gets the next one.
    fn index(&mut self, mark: &Mark) -> usize {
        let text = svg::element(mark, &variable);
        if let Some(index) = self.places.get(&text) {
            return *index;
        }
        self.texts.push(text.clone());
        self.places.insert(text, self.texts.len() - 1);
        self.texts.len() - 1
    }

    fn numbered(&mut self, changes: MarkChanges) -> Changes {
        let number = |(at, gone, come): (usize, usize, Vec<Mark>)| {
            (at, gone, come.iter().map(|mark| self.index(mark)).collect())
        };
        Changes(changes.into_iter().map(number).collect())
    }

    /// Returns the changes from each picture to the next. The first one is made from an empty picture.
    ///
    /// Each change counts its place in the list that the changes before it have made. `keep_on` is asked now
    /// and then, and at the end, with the number of those that are done.
    pub fn reel(
        &mut self,
        count: usize,
        picture: &(dyn Fn(usize) -> Picture + Sync),
        keep_on: &(dyn Fn(usize) -> ControlFlow<()> + Sync),
    ) -> ControlFlow<(), Vec<Changes>> {
        let mut all = Vec::with_capacity(count);
        // A few runs at once, so that the pictures of a long fill need little memory.
        let starts: Vec<_> = (0..count).step_by(RUN).collect();
        for some in starts.chunks(rayon::current_num_threads()) {
            keep_on(all.len())?;
            let runs: Vec<_> = some.par_iter().map(|start| run(*start..(*start + RUN).min(count), picture)).collect();
            all.extend(runs.into_iter().flatten().map(|changes| self.numbered(changes)));
        }
        keep_on(count)?;
        ControlFlow::Continue(all)
    }

    /// Returns the changes from one picture to another.
    pub fn between(&mut self, old: &Picture, new: &Picture) -> Changes {
        self.numbered(mark_changes(&old.marks, &new.marks))
    }
}

fn run(indices: Range<usize>, picture: &(dyn Fn(usize) -> Picture + Sync)) -> Vec<MarkChanges> {
    let mut before = indices.start.checked_sub(1).map(|index| picture(index).marks).unwrap_or_default();
    let mut changes = Vec::with_capacity(indices.len());
    for index in indices {
        let marks = picture(index).marks;
        changes.push(mark_changes(&before, &marks));
        before = marks;
    }
    changes
}

fn mark_changes(old: &[Mark], new: &[Mark]) -> MarkChanges {
    let changes = changes(old, new).into_iter();
    // What comes before a change is already new.
    changes.map(|change| (change.new.start, change.old.len(), new[change.new].to_vec())).collect()
}
