//! The notices: short texts over the window that say what the user has to know now.

use crate::printable::beginning;
use crate::session::recovery::WorkId;

/// What a notice is about. There is at most one notice of each topic, and it goes away when its condition ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A file could not be opened. Ends when a session is opened.
    Opening,
    /// What was wrong in the file that is open. Ends with its session, or when it is saved.
    Content,
    /// The file of the session is another one than the program has read or saved. Ends when it is as it was, or saved.
    Disk,
    /// A file could not be saved. Ends when the session is saved, or when another one is opened.
    Saving,
    /// The work in progress can't be kept. Ends when it is kept.
    Recovery,
    /// What has become of the work of last time.
    EarlierWork,
    /// Unsaved work has left the window. Ends when it is back.
    Work,
    Export,
    Copy,
    /// Moves that could not be found.
    Moves,
    /// What the window could not do.
    Window,
    /// What the system does not let the program do, as long as the window is open.
    System,
    /// A newer version of the page is there. Ends when the page is loaded again.
    Version,
}

/// A notice over the window: one or more sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub topic: Topic,
    pub is_error: bool,
    pub text: String,
    /// The work that the notice offers to bring back.
    pub brings_back: Option<WorkId>,
}

impl Notice {
    /// Creates a notice of something that went wrong.
    pub fn error(topic: Topic, text: impl Into<String>) -> Self {
        Self { topic, is_error: true, text: beginning(&text.into()).into_owned(), brings_back: None }
    }

    /// Creates a notice of something to know.
    pub fn info(topic: Topic, text: impl Into<String>) -> Self {
        Self { is_error: false, ..Self::error(topic, text) }
    }

    /// Creates a notice of work that has left the window, which it offers to bring back.
    pub fn left(topic: Topic, text: impl Into<String>, work: WorkId) -> Self {
        Self { brings_back: Some(work), ..Self::info(topic, text) }
    }

    /// Returns whether it reports a condition that lasts. It stays as long as that.
    pub fn is_lasting(&self) -> bool {
        match self.topic {
            Topic::Content
            | Topic::Disk
            | Topic::Saving
            | Topic::Recovery
            | Topic::Moves
            | Topic::System
            | Topic::Version => true,
            // What was not written, or not read, is still missing.
            Topic::Export | Topic::EarlierWork => self.is_error,
            Topic::Opening | Topic::Work | Topic::Copy | Topic::Window => false,
        }
    }
}

/// How long a notice stays that reports no condition that lasts, in seconds.
pub const SECONDS_SHOWN: f64 = 5.0;

/// The notices that are current, the newest first. At most one of each topic.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    list: Vec<Notice>,
    /// Since when the newest one is shown, in seconds from any start.
    shown_since: Option<f64>,
}

impl Notices {
    /// Shows a notice in the place of the earlier one of its topic.
    pub fn show(&mut self, notice: Notice) {
        if !self.list.contains(&notice) {
            self.end(notice.topic);
            self.list.insert(0, notice);
            self.shown_since = None;
        }
    }

    /// Removes the notice of a topic, because its condition has ended.
    pub fn end(&mut self, topic: Topic) {
        self.list.retain(|notice| notice.topic != topic);
    }

    /// Removes what was shown for long enough. The time begins again while the notices are used. `now` is in seconds from
    /// any start. Returns after how many seconds to call this again, if there is something to remove then.
    pub fn expire(&mut self, now: f64, are_used: bool) -> Option<f64> {
        if self.list.iter().all(Notice::is_lasting) {
            return None;
        }
        if are_used {
            self.shown_since = None;
        }
        let left = SECONDS_SHOWN - (now - *self.shown_since.get_or_insert(now));
        if left > 0.0 {
            return Some(left);
        }
        self.list.retain(Notice::is_lasting);
        None
    }

    /// Removes all notices.
    pub fn clear(&mut self) {
        self.list.clear();
    }

    pub fn list(&self) -> &[Notice] {
        &self.list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_has_one_notice_and_the_newest_stands_first() {
        let mut notices = Notices::default();
        notices.show(Notice::error(Topic::Saving, "full"));
        notices.show(Notice::info(Topic::Copy, "copied"));
        notices.show(Notice::error(Topic::Saving, "read-only"));
        let texts = |notices: &Notices| notices.list().iter().map(|notice| notice.text.clone()).collect::<Vec<_>>();
        assert_eq!(texts(&notices), ["read-only", "copied"]);
        notices.show(Notice::info(Topic::Copy, "copied"));
        assert_eq!(texts(&notices), ["read-only", "copied"], "the same notice stays in its place");
        notices.end(Topic::Saving);
        assert_eq!(texts(&notices), ["copied"]);
    }

    #[test]
    fn a_notice_leaves_after_five_seconds_unless_its_condition_lasts() {
        let mut notices = Notices::default();
        notices.show(Notice::error(Topic::Saving, "full"));
        notices.show(Notice::info(Topic::Disk, "changed"));
        assert_eq!(notices.expire(0.0, false), None, "what lasts does not expire");
        notices.show(Notice::error(Topic::Opening, "no such file"));
        assert_eq!(notices.expire(100.0, false), Some(SECONDS_SHOWN));
        notices.show(Notice::info(Topic::Export, "exported"));
        assert_eq!(notices.expire(104.0, false), Some(SECONDS_SHOWN), "a newer one starts anew");
        assert_eq!(notices.expire(108.0, false), Some(SECONDS_SHOWN - 4.0));
        assert_eq!(notices.expire(109.0, true), Some(SECONDS_SHOWN), "the pointer is on it");
        assert_eq!(notices.expire(113.0, false), Some(SECONDS_SHOWN - 4.0));
        assert_eq!(notices.expire(114.0, false), None);
        let texts: Vec<_> = notices.list().iter().map(|notice| &notice.text[..]).collect();
        assert_eq!(texts, ["changed", "full"]);
    }
}
