//! The way of a lecture through a lesson: its title, and then its stops. A stop with a question has two places: the
//! question, and its answer.

use crate::session::stop::Stop;

/// Where a lecture stands in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Before the first stop.
    Title,
    /// At a stop. `answered` if its question was answered.
    Stop { index: usize, answered: bool },
}

impl Place {
    /// Returns the last place.
    pub fn last(stops: &[Stop]) -> Self {
        stops
            .split_last()
            .map_or(Self::Title, |(last, before)| Self::Stop { index: before.len(), answered: last.ask.is_some() })
    }

    /// Returns the place behind this one. `None` at the end of the lesson.
    #[must_use]
    pub fn next(self, stops: &[Stop]) -> Option<Self> {
        let index = match self {
            Self::Title => 0,
            Self::Stop { index, answered: false } if stops.get(index).is_some_and(|stop| stop.ask.is_some()) => {
                return Some(Self::Stop { index, answered: true });
            }
            Self::Stop { index, .. } => index + 1,
        };
        (index < stops.len()).then_some(Self::Stop { index, answered: false })
    }

    /// Returns the place before this one. `None` at the title.
    #[must_use]
    pub fn previous(self, stops: &[Stop]) -> Option<Self> {
        match self {
            Self::Title => None,
            Self::Stop { index, answered: true } => Some(Self::Stop { index, answered: false }),
            Self::Stop { index: 0, answered: false } => Some(Self::Title),
            Self::Stop { index, answered: false } => Some(Self::last(&stops[..index.min(stops.len())])),
        }
    }

    /// Returns the number of places before this one.
    pub fn number(self, stops: &[Stop]) -> usize {
        match self {
            Self::Title => 0,
            Self::Stop { index, answered } => count(&stops[..index.min(stops.len())]) + usize::from(answered),
        }
    }
}

/// Returns the number of places of a lesson with these stops.
pub fn count(stops: &[Stop]) -> usize {
    1 + stops.len() + stops.iter().filter(|stop| stop.ask.is_some()).count()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::predict::QuestionKind;
    use crate::session::stop::StopPosition;

    proptest! {
        #[test]
        fn the_places_of_a_lesson_are_numbered_and_back_undoes_forward(asks in prop::collection::vec(any::<bool>(), 0..6)) {
            let stop = |asks: &bool| Stop { ask: asks.then_some(QuestionKind::End), ..Stop::new(StopPosition::Game(0)) };
            let stops: Vec<_> = asks.iter().map(stop).collect();
            let places: Vec<_> = std::iter::successors(Some(Place::Title), |place| place.next(&stops)).collect();
            prop_assert_eq!(places.len(), count(&stops));
            prop_assert_eq!(places.last(), Some(&Place::last(&stops)));
            for (number, place) in places.iter().enumerate() {
                prop_assert_eq!(place.number(&stops), number);
                prop_assert_eq!(place.previous(&stops), number.checked_sub(1).map(|before| places[before]));
            }
        }
    }
}
