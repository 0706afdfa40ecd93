//! The quiz of a set of worksheets: their questions one after the other, with the pictures.

use std::collections::HashSet;
use std::hash::Hasher;
use std::ops::ControlFlow;

use siphasher::sip::SipHasher13;

use super::ask::{Asked, questions};
use super::question::{Question, Quiz, QuizPicture};
use crate::export::error::ExportError;
use crate::export::raster;
use crate::export::worksheet::{Variants, Worksheet, WorksheetRows, Worksheets};
use crate::game::Recurrence;
use crate::picture::color_role::Theme;
use crate::session::Session;
use crate::wording::worksheet::quiz as wording;

/// The pixels of a point of a picture: sharp on most screens.
const SCALE: f32 = 1.5;

impl Quiz {
    /// Returns the questions about worksheets, or `Break` as soon as `keep_on` does.
    ///
    /// # Errors
    /// If there are no such worksheets.
    pub fn new(
        worksheets: &Worksheets,
        session: &Session,
        keep_on: &impl Fn() -> ControlFlow<()>,
    ) -> Result<ControlFlow<(), Self>, ExportError> {
        let ControlFlow::Continue(sheets) = worksheets.sheets(session, keep_on)? else {
            return Ok(ControlFlow::Break(()));
        };
        let title = worksheets.title(session);
        let category = match (worksheets.rows, sheets.first()) {
            (WorksheetRows::Variants(Variants { seed, .. }), Some(sheet)) => {
                wording::category(title, &sheet.texts.origin, seed)
            }
            _ => wording::category(title, "", 0),
        };
        let mut quiz = Self { category, questions: Vec::new(), pictures: Vec::new() };
        let mut ids = HashSet::new();
        for sheet in &sheets {
            if keep_on().is_break() {
                return Ok(ControlFlow::Break(()));
            }
            // Questions about the same picture stand one after the other.
            let mut last = None;
            for (number, asked) in questions(sheet).into_iter().enumerate() {
                let id = id(sheet, &asked.key);
                if !ids.insert(id.clone()) {
                    continue;
                }
                if last != Some(asked.picture) {
                    last = Some(asked.picture);
                    quiz.draw(sheet, &asked, &id)?;
                }
                quiz.add(sheet, asked, id, number + 1);
            }
        }
        Ok(ControlFlow::Continue(quiz))
    }

    fn draw(&mut self, sheet: &Worksheet, asked: &Asked, id: &str) -> Result<(), ExportError> {
        let png = raster::png(sheet.picture(asked.picture), Theme::Light, SCALE)?;
        self.pictures.push(QuizPicture { name: format!("{id}.png"), png, alt: asked.alt.clone() });
        Ok(())
    }

    fn add(&mut self, sheet: &Worksheet, asked: Asked, id: String, number: usize) {
        let texts = &sheet.texts;
        let label = if texts.label.is_empty() { &texts.title } else { &texts.label };
        let name = wording::question_name(label, sheet.style.task.name(), number);
        let Asked { texts, answer, solution, .. } = asked;
        self.questions.push(Question { id, name, texts, picture: self.pictures.len() - 1, answer, solution });
    }
}

/// Returns a name that follows from the row, the task and what else the answer depends on.
fn id(sheet: &Worksheet, key: &str) -> String {
    let style = &sheet.style;
    let mut hasher = SipHasher13::new();
    let mut write = |text: &str| {
        hasher.write(text.as_bytes());
        hasher.write_u8(0);
    };
    let of_recurrence = |recurrence: Recurrence| recurrence.definition().equations().join("; ");
    write(&of_recurrence(style.recurrence));
    write(&style.count_from.index(0).to_string());
    if sheet.gaps().is_none() {
        for coin in sheet.row().coins() {
            write(&coin.to_string());
        }
        for cell in sheet.blanks() {
            write(&format!("{} {}", cell.i, cell.j));
        }
    }
    format!("coins-{key}-{:016x}", hasher.finish())
}
