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

/// The notices that are current, the newest first. At most one of each topic.
#[derive(Clone, Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// Shows a notice in the place of the earlier one of its topic.
    pub fn show(&mut self, notice: Notice) {
        if !self.0.contains(&notice) {
            self.end(notice.topic);
            self.0.insert(0, notice);
        }
    }

    /// Removes the notice of a topic, because its condition has ended.
    pub fn end(&mut self, topic: Topic) {
        self.0.retain(|notice| notice.topic != topic);
    }

    /// Removes all notices.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn list(&self) -> &[Notice] {
        &self.0
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
}
