//! Whether something is on the disk, for dialogs that are drawn many times a second.

/// Whether something is at a place. The disk is asked once for each place, not in every frame.
pub struct Lookup<P> {
    look: fn(&P) -> bool,
    last: Option<(P, bool)>,
}

impl<P: PartialEq> Lookup<P> {
    /// `look` asks the disk.
    pub fn new(look: fn(&P) -> bool) -> Self {
        Self { look, last: None }
    }

    /// Returns whether something is at `place`, as it was when this place was asked for first.
    pub fn is_there(&mut self, place: P) -> bool {
        match &self.last {
            Some((last, is_there)) if *last == place => *is_there,
            _ => self.look_again(place),
        }
    }

    /// Asks the disk again. Returns whether something has come to `place` since it was last asked for.
    pub fn has_appeared(&mut self, place: P) -> bool {
        let was_there = matches!(&self.last, Some((last, true)) if *last == place);
        self.look_again(place) && !was_there
    }

    fn look_again(&mut self, place: P) -> bool {
        let is_there = (self.look)(&place);
        self.last = Some((place, is_there));
        is_there
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn the_disk_is_asked_once_for_each_place_and_again_before_something_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["one.ron", "other.ron"].map(|name| folder.path().join(name));
        let mut lookup = Lookup::<PathBuf>::new(|path| path.exists());
        assert!(!lookup.is_there(one.clone()));
        fs::write(&one, "").unwrap();
        assert!(!lookup.is_there(one.clone()), "the disk was asked again");
        assert!(lookup.has_appeared(one.clone()));
        assert!(lookup.is_there(one.clone()) && !lookup.has_appeared(one));
        assert!(!lookup.is_there(other.clone()) && !lookup.has_appeared(other));
    }
}
