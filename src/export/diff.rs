//! The differences between two lists of marks.

use std::ops::Range;

/// The most items that one change takes from both lists together. Its search takes the square of this.
const MAX_DETOUR: usize = 160;

/// A part of the old list, and the part of the new list that replaces it. Outside of changes both lists are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub old: Range<usize>,
    pub new: Range<usize>,
}

/// Returns the changes from one list to the other in their order. They are few and short, but not always the fewest.
///
/// Time: `O(old + new + changes · MAX_DETOUR²)`. After a difference of more than [`MAX_DETOUR`] items, all items up to the
/// common end count as one change.
pub fn changes<T: PartialEq>(old: &[T], new: &[T]) -> Vec<Change> {
    let equal_at_end = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
    let (old_end, new_end) = (old.len() - equal_at_end, new.len() - equal_at_end);
    let (mut old, mut new) = (&old[..old_end], &new[..new_end]);
    let mut changes = Vec::new();
    loop {
        let equal = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        (old, new) = (&old[equal..], &new[equal..]);
        if old.is_empty() && new.is_empty() {
            return changes;
        }
        let (gone, come) = shortest_detour(old, new).unwrap_or((old.len(), new.len()));
        let (old_at, new_at) = (old_end - old.len(), new_end - new.len());
        changes.push(Change { old: old_at..old_at + gone, new: new_at..new_at + come });
        (old, new) = (&old[gone..], &new[come..]);
    }
}

/// Returns the numbers of items to skip in each list, few in all, so that both continue with an equal item.
fn shortest_detour<T: PartialEq>(old: &[T], new: &[T]) -> Option<(usize, usize)> {
    let splits = (1..=MAX_DETOUR).flat_map(|both| (0..=both).map(move |gone| (gone, both - gone)));
    splits.into_iter().find(|&(gone, come)| match (old.get(gone), new.get(come)) {
        (Some(old), Some(new)) => old == new,
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn an_item_that_becomes_several_is_one_change() {
        let expected = [Change { old: 1..2, new: 1..4 }, Change { old: 4..4, new: 6..7 }];
        assert_eq!(changes(b"abcde", b"axyzcdue"), expected);
        assert_eq!(changes(b"abc", b"abc"), []);
    }

    proptest! {
        #[test]
        fn applying_the_changes_to_the_old_list_gives_the_new_one(
            old in prop::collection::vec(0..6_u8, 0..40),
            new in prop::collection::vec(0..6_u8, 0..40),
        ) {
            let (mut made, mut at) = (Vec::<u8>::new(), 0);
            for change in changes(&old, &new) {
                made.extend(&old[at..change.old.start]);
                prop_assert_eq!(made.len(), change.new.start);
                made.extend(&new[change.new]);
                at = change.old.end;
            }
            made.extend(&old[at..]);
            prop_assert_eq!(made, new);
        }
    }
}
