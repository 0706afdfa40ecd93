//! The notices: short texts above the table that say what the user has to know now.

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
    /// Where work of last time is. Stays until it is dismissed.
    EarlierWork,
    Export,
    Copy,
    /// Moves that could not be found.
    Moves,
    /// What the window could not do.
    Window,
}

/// A notice above the table, or over a slide: one or more sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub topic: Topic,
    pub is_error: bool,
    pub text: String,
}

impl Notice {
    /// Creates a notice of something that went wrong.
    pub fn error(topic: Topic, text: impl Into<String>) -> Self {
        Self { topic, is_error: true, text: text.into() }
    }

    /// Creates a notice of something to know.
    pub fn info(topic: Topic, text: impl Into<String>) -> Self {
        Self { topic, is_error: false, text: text.into() }
    }
}

/// How long something to know stays over a slide, in seconds. An error stays until it is dismissed.
pub const SECONDS_ON_SLIDE: f64 = 8.0;

/// The notices that are current, the newest first. At most one of each topic.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    list: Vec<Notice>,
    /// When the newest one was first seen on a slide, in seconds from any start.
    seen_on_slide: Option<f64>,
}

impl Notices {
    /// Shows a notice in the place of the earlier one of its topic.
    pub fn show(&mut self, notice: Notice) {
        if !self.list.contains(&notice) {
            self.end(notice.topic);
            self.list.insert(0, notice);
            self.seen_on_slide = None;
        }
    }

    /// Removes the notice of a topic, because its condition has ended.
    pub fn end(&mut self, topic: Topic) {
        self.list.retain(|notice| notice.topic != topic);
    }

    /// Removes what has been over a slide for long enough. `now` is in seconds from any start. Returns after how many
    /// seconds to call this again, if there is something to remove then.
    pub fn expire_on_slide(&mut self, now: f64) -> Option<f64> {
        if self.list.iter().all(|notice| notice.is_error) {
            return None;
        }
        let left = SECONDS_ON_SLIDE - (now - *self.seen_on_slide.get_or_insert(now));
        if left > 0.0 {
            return Some(left);
        }
        self.list.retain(|notice| notice.is_error);
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
    fn what_is_only_to_know_leaves_a_slide_and_an_error_stays() {
        let mut notices = Notices::default();
        notices.show(Notice::error(Topic::Saving, "full"));
        assert_eq!(notices.expire_on_slide(0.0), None, "an error does not expire");
        notices.show(Notice::info(Topic::Copy, "copied"));
        assert_eq!(notices.expire_on_slide(100.0), Some(SECONDS_ON_SLIDE));
        notices.show(Notice::info(Topic::Export, "exported"));
        assert_eq!(notices.expire_on_slide(104.0), Some(SECONDS_ON_SLIDE), "a newer one starts anew");
        assert_eq!(notices.expire_on_slide(111.0), Some(SECONDS_ON_SLIDE - 7.0));
        assert_eq!(notices.expire_on_slide(112.0), None);
        let texts: Vec<_> = notices.list().iter().map(|notice| &notice.text[..]).collect();
        assert_eq!(texts, ["full"]);
    }
}
