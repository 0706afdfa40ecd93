//! A fill as an interactive HTML page: one file, without the network and without the program.
//!
//! The page holds the differences between its pictures, compressed, and a script that steps through them. Without a
//! script it shows the filled table and all steps in words.
//!
//! | module | holds |
//! | --- | --- |
//! | `track` | a track: pictures, what is said about them, and the cells of their table |
//! | `reel` | pictures as the differences between them |
//! | `words` | the steps in words |
//! | `quiz` | the questions about steps |
//! | `colors` | the colors as variables of the style sheet |
//! | `texts` | the texts of the page |
//! | `page` | the page around all of this |

mod colors;
mod page;
mod quiz;
mod reel;
mod texts;
mod track;
mod words;

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;

use base64::prelude::{BASE64_STANDARD, Engine};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde::Serialize;

use self::page::{Escaped, Parts};
use self::reel::Elements;
use self::track::{FillTrack, Track};
use super::error::ExportError;
use super::pictures::title_of;
use crate::number::exact;
use crate::session::{Layout, Session};
use crate::wording::{self, page as wordings};

/// A request to write an interactive page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HtmlExport {
    /// The layout of the tables. `None` takes that of the session.
    pub layout: Option<Layout>,
    /// Whether the page asks about each step before it shows the step. The reader can switch this off.
    pub quiz: bool,
    /// Whether the notes of the session are in the page. Lecturers write them for themselves.
    pub notes: bool,
}

/// What the script of a page reads.
#[derive(Serialize)]
struct Data<'a> {
    texts: BTreeMap<&'static str, String>,
    elements: &'a [String],
    lessons: Vec<LessonOfPage>,
}

/// A lesson of a page.
#[derive(Serialize)]
struct LessonOfPage {
    title: String,
    about: String,
    /// The pictures of a lecture, if the page is that of a course.
    #[serde(skip_serializing_if = "Option::is_none")]
    slides: Option<Track>,
    /// The fill. A long row has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    fill: Option<Track>,
}

impl HtmlExport {
    /// Writes the fill of a session as a page. The same session gives the same bytes.
    ///
    /// `keep_on` gets the number of pictures that are done, and the number of all. If it breaks, the page is not written.
    /// Drawing takes O(n⁴) time, which is some seconds for 64 coins.
    ///
    /// # Errors
    /// If the row has more than [`MAX_COINS_IN_PAGE`](super::limits::MAX_COINS_IN_PAGE) coins, the fill has too many steps, or `out` can't be written.
    pub fn write(
        &self,
        session: &Session,
        out: &mut dyn Write,
        keep_on: &(dyn Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<()>, ExportError> {
        let mut elements = Elements::default();
        let layout = self.layout.unwrap_or(session.view.layout);
        let made = FillTrack::of(session, layout, self.quiz, &mut elements, keep_on)?;
        let ControlFlow::Continue(FillTrack { pictures, track }) = made else { return Ok(ControlFlow::Break(())) };
        let fill = pictures.fill();
        let row = &session.document.row;
        let title = title_of(session);
        let about = wordings::about(fill);
        let result = pictures.table().cell(crate::game::Interval::whole(fill.n));
        let filled = page::figure(
            &pictures.filled(),
            "filled",
            &title,
            &wordings::filled_table_of(row, &wording::scores_line(&result, exact)),
        );
        let texts = texts::texts(fill.order == crate::game::FillOrder::Recursion, fill.sweep_name());
        let notes = session.document.notes.trim();
        let notes = if self.notes && !notes.is_empty() {
            format!("<p class=\"notes\">{}</p>", Escaped(notes))
        } else {
            String::new()
        };
        let content = format!(
            "<figure class=\"filled\">{filled}</figure>\n{notes}<details class=\"steps\" open><summary>{}</summary>\n\
             <p class=\"weak\">{}</p>\n<ol>\n{}</ol></details>",
            Escaped(&texts["all_steps"]),
            Escaped(wording::formula(fill.recurrence)),
            page::list(&track.steps),
        );
        let lesson = LessonOfPage { title: title.clone(), about: about.clone(), slides: None, fill: Some(track) };
        let data = Data { texts, elements: elements.texts(), lessons: vec![lesson] };
        let page = finished(&data, &title, &about, &content, "", fill.sweep_name())?;
        out.write_all(page.as_bytes()).map_err(unwritten)?;
        Ok(ControlFlow::Continue(()))
    }
}

/// Returns the whole page. `content` and `lessons` are HTML.
fn finished(
    data: &Data,
    title: &str,
    about: &str,
    content: &str,
    lessons: &str,
    sweep: &str,
) -> Result<String, ExportError> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    serde_json::to_writer(&mut encoder, data).map_err(|error| unwritten(error.into()))?;
    let packed = BASE64_STANDARD.encode(encoder.finish().map_err(unwritten)?);
    let mut values: Vec<_> = data.texts.iter().map(|(name, text)| (*name, Escaped(text).to_string())).collect();
    let mut keys = String::new();
    for (key, action) in wordings::keys_and_actions(sweep) {
        keys.extend([
            "<dt>",
            &Escaped(key).to_string(),
            "<dd>",
            &Escaped(&action).to_string(),
            "
",
        ]);
    }
    values.extend([
        ("title", Escaped(title).to_string()),
        ("about", Escaped(about).to_string()),
        ("content", content.to_owned()),
        ("lesson_list", lessons.to_owned()),
        ("key_list", keys),
    ]);
    Ok(page::page(&Parts { values: &values, data: &packed }))
}

fn unwritten(error: std::io::Error) -> ExportError {
    ExportError::Page(error)
}

#[cfg(test)]
mod tests;
