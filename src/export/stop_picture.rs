//! The pictures of a lesson's places: its title card, and a slide for each stop.
//!
//! A picture depends on nothing but the lesson, the place and the style. It shows what the lecture view shows there.

use super::error::ExportError;
use super::options::{Framing, PictureStyle};
use super::session_pictures::SessionPictures;
use crate::picture::title_card::{TitleCard, title_card};
use crate::picture::{Picture, Rect};
use crate::session::Session;
use crate::session::course::walk::{Moment, Place};
use crate::wording::{self, picture as texts};

/// Draws a place of a lesson as a slide. `numbering` is the lesson's number in its course, counted from 1, and the
/// number of lessons. Of the style, its theme, size, language and look of the calls matter.
///
/// # Errors
/// If the lesson has no such stop.
pub fn stop_picture(
    session: &Session,
    place: Place,
    numbering: Option<(usize, usize)>,
    style: PictureStyle,
) -> Result<Picture, ExportError> {
    match place {
        Place::Title => Ok(title_picture(session, numbering, style.size.slide())),
        Place::Stop { index, answered } => Ok(stop_slide(session, index, style)?.picture_of_stop(answered)),
    }
}

/// Returns the width and the height of a place's picture, in points. It draws nothing.
///
/// # Errors
/// If the lesson has no such stop.
pub fn stop_picture_size(session: &Session, place: Place, style: PictureStyle) -> Result<(f32, f32), ExportError> {
    match place {
        Place::Title => Ok(style.size.slide()),
        Place::Stop { index, .. } => Ok(stop_slide(session, index, style)?.size()),
    }
}

/// Returns the slide of a stop.
///
/// # Errors
/// If the lesson has no such stop.
pub(super) fn stop_slide(session: &Session, index: usize, style: PictureStyle) -> Result<SessionPictures, ExportError> {
    let stops = session.document.stops.len();
    let moment = Moment::of(session, index).ok_or(ExportError::NoSuchStop { index, stops })?;
    Ok(SessionPictures::of_moment(moment, PictureStyle { framing: Framing::Slide, shows_path: false, ..style }))
}

fn title_picture(session: &Session, numbering: Option<(usize, usize)>, (width, height): (f32, f32)) -> Picture {
    let numbering = numbering.map_or_else(String::new, |(number, count)| texts::lesson_number(number, count));
    let card = TitleCard {
        title: &session.document.title,
        numbering: &numbering,
        row: &session.document.row,
        question: texts::which_end(),
    };
    Picture { width, height, marks: title_card(Rect::new(0.0, 0.0, width, height), card) }
}

/// Returns what a slide shows, in words for a reader without the picture: the question and its answer, or the position.
///
/// # Errors
/// If the lesson has no such stop.
pub(super) fn stop_words(session: &Session, place: Place) -> Result<Vec<String>, ExportError> {
    match place {
        Place::Title => {
            let row = wording::page::only_row(&session.document.row);
            Ok(vec![row, texts::which_end().to_owned()])
        }
        Place::Stop { index, answered } => Ok(stop_slide(session, index, PictureStyle::USUAL)?.words_of_stop(answered)),
    }
}

#[cfg(test)]
mod tests;
