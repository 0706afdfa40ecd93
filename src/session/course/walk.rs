//! The way of a lecture through a lesson: its title, and then its stops. A stop with a question has two places: the
//! question, and its answer.

use crate::session::document::Session;
use crate::session::stop::{Stop, StopPosition};

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

/// A lesson at one of its stops. It depends on nothing but the lesson and the stop, so a step back undoes a step forward.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The session with the view and the positions of this stop.
    pub session: Session,
    /// The number of steps of fusion that are done.
    pub fusion: u64,
    pub stop: Stop,
}

impl Moment {
    /// Returns the lesson at a stop. `None` if it has no such stop.
    ///
    /// A transport that the stop does not move is where the last stop before moved it, or else as in the lesson.
    pub fn of(lesson: &Session, index: usize) -> Option<Self> {
        let stops = &lesson.document.stops;
        let stop = stops.get(index)?.clone();
        let mut session = lesson.clone();
        let mut fusion = 0;
        for Stop { at, .. } in &stops[..=index] {
            match *at {
                StopPosition::Fill(at) => session.fill_position = at,
                StopPosition::Game(at) => session.game_position = at,
                StopPosition::Fusion(at) => fusion = at,
            }
        }
        session.view = stop.view(lesson.view);
        let n = session.document.row.len();
        // The positions before may be those of another fill.
        let end = session.view.fill(n).steps() as f64;
        session.fill_position = session.fill_position.min(end);
        Some(Self { session, fusion, stop })
    }
}

/// Returns the places of a lesson with these stops, in order.
pub fn places(stops: &[Stop]) -> impl Iterator<Item = Place> {
    std::iter::successors(Some(Place::Title), |place| place.next(stops))
}

/// Returns the number of these places.
pub fn count(stops: &[Stop]) -> usize {
    1 + stops.len() + stops.iter().filter(|stop| stop.ask.is_some()).count()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::predict::QuestionKind;
    use crate::session::stop::StopPosition;

    #[test]
    fn what_a_stop_does_not_move_stays_where_the_stops_before_it_have_moved_it() {
        let text = "(version: 7, coins: [8, 15, 3, 7], fill_position: 1, stops: [(at: game(2)), (at: fill(4), layout: \
                    triangle), (at: game(3)), (at: fusion(5))])";
        let lesson = Session::from_ron(text).unwrap().session;
        let at = |index| {
            let Moment { session, fusion, .. } = Moment::of(&lesson, index).unwrap();
            (session.fill_position, session.game_position, fusion)
        };
        assert_eq!([0, 1, 2, 3].map(at), [(1.0, 2, 0), (4.0, 2, 0), (4.0, 3, 0), (4.0, 3, 5)]);
        assert_eq!(Moment::of(&lesson, 2).unwrap().session.view.layout, lesson.view.layout);
        assert_eq!(Moment::of(&lesson, 4), None);
    }

    proptest! {
        #[test]
        fn the_places_of_a_lesson_are_numbered_and_back_undoes_forward(asks in prop::collection::vec(any::<bool>(), 0..6)) {
            let stop = |asks: &bool| Stop { ask: asks.then_some(QuestionKind::End), ..Stop::new(StopPosition::Game(0)) };
            let stops: Vec<_> = asks.iter().map(stop).collect();
            let places: Vec<_> = places(&stops).collect();
            prop_assert_eq!(places.len(), count(&stops));
            prop_assert_eq!(places.last(), Some(&Place::last(&stops)));
            for (number, place) in places.iter().enumerate() {
                prop_assert_eq!(place.number(&stops), number);
                prop_assert_eq!(place.previous(&stops), number.checked_sub(1).map(|before| places[before]));
            }
        }
    }
}
