//! The lines of a game as a session file has them.

use std::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Line;
use crate::wording::errors::session;

/// A session has at most this many lines. A line takes a few bytes in a file and many in memory.
pub const MAX_LINES: usize = 10_000;

/// The first [`MAX_LINES`] lines of a file, and how many more there are. These are not kept.
#[derive(Clone, Debug, Default)]
pub(super) struct FileLines {
    pub kept: Vec<Line>,
    pub left_out: usize,
}

impl Serialize for FileLines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.kept.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for FileLines {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct LinesVisitor;

        impl<'de> Visitor<'de> for LinesVisitor {
            type Value = FileLines;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(session::a_list())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<FileLines, A::Error> {
                let mut lines = FileLines::default();
                while lines.kept.len() < MAX_LINES {
                    let Some(line) = seq.next_element()? else { return Ok(lines) };
                    lines.kept.push(line);
                }
                while seq.next_element::<Line>()?.is_some() {
                    lines.left_out += 1;
                }
                Ok(lines)
            }
        }

        deserializer.deserialize_seq(LinesVisitor)
    }
}
