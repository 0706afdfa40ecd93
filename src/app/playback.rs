//! The playback of a fill, a game or a run of fusion: its position, and how time moves it.
//!
//! The position, `head`, is counted in steps or moves. A picture depends on no other state. So playing, scrubbing and
//! stepping back are the same. The caller passes the time in.

/// How long a single step takes at the usual speed when a button or a key asks for it: each of its phases can be seen.
pub const STEP_SECONDS: f64 = 1.2;
/// The time in which the tree of calls folds from one stage to another.
pub const FOLD_SECONDS: f64 = 1.4;

/// How the head moves.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Motion {
    Still,
    Playing,
    /// The head moves from `start` to `target` in `seconds`, of which some are left. It begins and ends slowly.
    Gliding {
        start: f64,
        target: f64,
        seconds: f64,
        seconds_left: f64,
    },
}

/// A position between 0 and an end, which rests or moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    head: f64,
    end: f64,
    motion: Motion,
    /// Steps that are due and not yet shown, while playing without movement.
    due: f64,
}

impl Playback {
    /// Creates a playback that rests at `head`, which is clamped to 0 to `end` steps. A `head` of NaN counts as 0.
    pub fn new(head: f64, end: f64) -> Self {
        let head = if head.is_nan() { 0.0 } else { head.clamp(0.0, end) };
        Self { head, end, motion: Motion::Still, due: 0.0 }
    }

    /// Returns the position in steps, from 0 to [`Self::end`].
    pub fn head(&self) -> f64 {
        self.head
    }

    /// Returns the number of steps.
    pub fn end(&self) -> f64 {
        self.end
    }

    /// Returns where a moving head will come to rest. While playing, this is the present position.
    pub fn resting_head(&self) -> f64 {
        match self.motion {
            Motion::Gliding { target, .. } => target,
            Motion::Still | Motion::Playing => self.head,
        }
    }

    pub fn is_playing(&self) -> bool {
        self.motion == Motion::Playing
    }

    /// Returns whether time changes the position, so that another frame is needed.
    pub fn is_moving(&self) -> bool {
        self.motion != Motion::Still
    }

    pub fn is_at_end(&self) -> bool {
        self.head >= self.end
    }

    /// Plays from here, or from the start if the end is reached.
    pub fn play(&mut self) {
        if self.is_at_end() {
            self.head = 0.0;
        }
        self.motion = Motion::Playing;
        self.due = 0.0;
    }

    /// Stops at the present position.
    pub fn pause(&mut self) {
        self.motion = Motion::Still;
    }

    /// Moves to `head` immediately and rests there. A `head` of NaN stops where it is.
    pub fn jump_to(&mut self, head: f64) {
        if !head.is_nan() {
            self.head = head.clamp(0.0, self.end);
        }
        self.motion = Motion::Still;
    }

    /// Moves to `target` in `seconds`, so that the way is seen, and rests there. It begins where another such move ends.
    pub fn glide_to(&mut self, target: f64, seconds: f64) {
        self.head = self.resting_head();
        self.glide_from_here(target, seconds);
    }

    /// Moves to `target` in `seconds`. If such a move is under way, ends that one instead.
    pub fn step_to(&mut self, target: f64, seconds: f64) {
        match self.motion {
            Motion::Gliding { target, .. } => self.jump_to(target),
            Motion::Still | Motion::Playing => self.glide_from_here(target, seconds),
        }
    }

    /// Moves from the present position to `target` in `seconds`, and rests there. A `target` of NaN changes nothing.
    pub fn glide_from_here(&mut self, target: f64, seconds: f64) {
        if target.is_nan() {
            return;
        }
        let target = target.clamp(0.0, self.end);
        self.motion = Motion::Gliding { start: self.head, target, seconds, seconds_left: seconds };
    }

    /// Advances the time by `seconds`, and jumps from stop to stop, for users who want no animation. A glide ends
    /// immediately. Playing rests at each stop for the time that the way to the next one would take.
    ///
    /// `steps_per_second` returns the normal speed at a position, and `next_stop` the first stop after a position.
    pub fn advance_by_stops(
        &mut self,
        seconds: f64,
        steps_per_second: impl Fn(f64) -> f64,
        next_stop: impl Fn(f64) -> f64,
    ) {
        match self.motion {
            Motion::Still => {}
            Motion::Gliding { target, .. } => self.jump_to(target),
            Motion::Playing => {
                self.due += seconds * steps_per_second(self.head);
                let mut stop = next_stop(self.head);
                while self.head + self.due >= stop && !self.is_at_end() {
                    self.due -= stop - self.head;
                    self.head = stop.min(self.end);
                    stop = next_stop(self.head);
                }
                if self.is_at_end() {
                    self.jump_to(self.end);
                }
            }
        }
    }

    /// Moves the head by the time that has passed. `steps_per_second` is the speed at a position.
    pub fn advance(&mut self, seconds: f64, steps_per_second: impl Fn(f64) -> f64) {
        match self.motion {
            Motion::Still => {}
            Motion::Playing => {
                self.head += seconds * steps_per_second(self.head);
                if self.is_at_end() {
                    self.jump_to(self.end);
                }
            }
            Motion::Gliding { target, seconds_left, .. } if seconds >= seconds_left => self.jump_to(target),
            Motion::Gliding { start, target, seconds: all, seconds_left } => {
                let seconds_left = seconds_left - seconds;
                self.head = start + (target - start) * eased(1.0 - seconds_left / all);
                self.motion = Motion::Gliding { start, target, seconds: all, seconds_left };
            }
        }
    }
}

/// Returns how far a move is after a part of its time. It begins and ends at half its usual speed.
fn eased(part: f64) -> f64 {
    let smooth = part * part * (3.0 - 2.0 * part);
    part.midpoint(smooth)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE_PER_SECOND: fn(f64) -> f64 = |_| 1.0;

    #[test]
    fn playing_moves_by_time_and_speed() {
        let mut playback = Playback::new(2.0, 21.0);
        playback.play();
        playback.advance(0.5, |_| 4.0);
        assert_eq!(playback.head(), 4.0);
    }

    #[test]
    fn playing_stops_at_the_end() {
        let mut playback = Playback::new(20.5, 21.0);
        playback.play();
        playback.advance(3.0, ONE_PER_SECOND);
        assert_eq!(playback.head(), 21.0);
        assert!(!playback.is_moving());
    }

    #[test]
    fn playing_at_the_end_starts_again() {
        let mut playback = Playback::new(21.0, 21.0);
        playback.play();
        assert_eq!(playback.head(), 0.0);
    }

    #[test]
    fn time_does_not_move_a_resting_head() {
        let mut playback = Playback::new(3.25, 21.0);
        playback.advance(100.0, ONE_PER_SECOND);
        assert_eq!(playback, Playback::new(3.25, 21.0));
    }

    #[test]
    fn playing_by_stops_rests_at_each_stop_and_takes_as_long() {
        let mut playback = Playback::new(0.0, 4.0);
        playback.play();
        let mut heads = Vec::new();
        for _ in 0..16 {
            playback.advance_by_stops(0.25, ONE_PER_SECOND, |head| head.floor() + 1.0);
            heads.push(playback.head());
        }
        assert_eq!(heads[..8], [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 2.0]);
        assert_eq!(heads[15], 4.0);
        assert!(!playback.is_moving());
    }

    #[test]
    fn a_glide_by_stops_ends_immediately() {
        let mut playback = Playback::new(3.0, 21.0);
        playback.glide_to(4.0, 0.4);
        playback.advance_by_stops(0.01, ONE_PER_SECOND, |head| head + 1.0);
        assert_eq!(playback.head(), 4.0);
        assert!(!playback.is_moving());
    }

    #[test]
    fn a_glide_arrives_exactly_and_rests() {
        let mut playback = Playback::new(3.0, 21.0);
        playback.glide_to(4.0, 0.4);
        playback.advance(0.1, ONE_PER_SECOND);
        assert!(3.0 < playback.head() && playback.head() < 4.0);
        assert_eq!(playback.resting_head(), 4.0);
        for _ in 0..10 {
            playback.advance(0.1, ONE_PER_SECOND);
        }
        assert_eq!(playback.head(), 4.0);
        assert!(!playback.is_moving());
    }

    #[test]
    fn a_second_glide_starts_at_the_end_of_the_first() {
        let mut playback = Playback::new(3.0, 21.0);
        playback.glide_to(4.0, 0.4);
        playback.advance(0.1, ONE_PER_SECOND);
        playback.glide_to(5.0, 0.4);
        assert_eq!((playback.head(), playback.resting_head()), (4.0, 5.0));
    }

    #[test]
    fn a_second_step_ends_the_first_one() {
        let mut playback = Playback::new(3.0, 21.0);
        playback.step_to(4.0, STEP_SECONDS);
        playback.advance(0.1, ONE_PER_SECOND);
        playback.step_to(5.0, STEP_SECONDS);
        assert_eq!((playback.head(), playback.is_moving()), (4.0, false));
        playback.step_to(5.0, STEP_SECONDS);
        assert_eq!(playback.resting_head(), 5.0);
    }

    #[test]
    fn a_step_begins_and_ends_slowly_and_shows_each_phase_for_a_while() {
        let mut playback = Playback::new(0.0, 21.0);
        playback.step_to(1.0, STEP_SECONDS);
        let mut heads = vec![0.0];
        while playback.is_moving() {
            playback.advance(0.01, ONE_PER_SECOND);
            heads.push(playback.head());
        }
        assert!((119..=122).contains(&heads.len()), "{}", heads.len());
        let speed = |at: usize| heads[at + 1] - heads[at];
        assert!(speed(0) < speed(30) && speed(30) < speed(60) && speed(90) > speed(117));
        for phase in 0..4 {
            let part = f64::from(phase) * 0.25..f64::from(phase + 1) * 0.25;
            assert!(heads.iter().filter(|head| part.contains(head)).count() >= 20, "phase {phase}");
        }
    }

    #[test]
    fn a_position_out_of_range_is_brought_inside() {
        assert_eq!(Playback::new(99.0, 21.0).head(), 21.0);
        assert_eq!(Playback::new(-1.0, 21.0).head(), 0.0);
        assert_eq!(Playback::new(f64::NAN, 21.0).head(), 0.0);
    }

    #[test]
    fn a_position_that_is_no_number_changes_nothing() {
        let mut playback = Playback::new(3.0, 21.0);
        playback.jump_to(f64::NAN);
        playback.glide_from_here(f64::NAN, 1.0);
        assert_eq!(playback, Playback::new(3.0, 21.0));
    }
}
