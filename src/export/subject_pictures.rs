//! The pictures of a session's subject at some positions, with their texts.

use super::options::Framing;
use super::pictures::{PictureTexts, Pictures, steps_at, title_of};
use super::session_pictures::SessionPictures;
use crate::picture::ink::Ink;
use crate::picture::{Picture, Rect};
use crate::wording::export as texts;

/// A subject at some positions of what moves it.
pub struct SubjectPictures {
    pub pictures: SessionPictures,
    pub positions: Vec<f64>,
    pub framing: Framing,
    /// What a pen has drawn on slides.
    pub ink: Ink,
}

impl Pictures for SubjectPictures {
    fn count(&self) -> usize {
        self.positions.len()
    }

    fn size(&self, _: usize) -> (f32, f32) {
        self.pictures.size()
    }

    fn picture(&self, index: usize) -> Picture {
        let mut picture = self.pictures.picture(self.positions[index]);
        // A subject alone has no such drawing.
        if self.framing == Framing::Slide {
            let slide = Rect::new(0.0, 0.0, picture.width, picture.height);
            picture.marks.extend(self.ink.marks(slide));
        }
        picture
    }

    fn title(&self, _: usize) -> String {
        title_of(self.pictures.session())
    }

    fn texts(&self, index: usize) -> PictureTexts {
        let position = self.positions[index];
        let (done, end) = (steps_at(position), self.pictures.end());
        let heading =
            if self.pictures.is_game() { texts::move_heading(done, end) } else { texts::step_heading(done, end) };
        let (description, notes) = (self.pictures.description(position), self.pictures.step_words(position));
        PictureTexts { heading, description, notes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::options::{CallsLook, ExportSubject, PictureStyle};
    use crate::export::size::PictureSize;
    use crate::export::stop_picture::stop_picture;
    use crate::export::tests::bounds;
    use crate::game::fusion::run::FusionRun;
    use crate::game::{FillOrder, Recurrence, Row, Stride};
    use crate::listing::{Language, Listing, Method};
    use crate::picture::extent::extent;
    use crate::picture::{Anchor, Face, Mark};
    use crate::session::course::walk::Place;
    use crate::session::{CodeSubject, Document, Layout, LectureSubject, Session, Stop, StopPosition, Stops};

    const MARGIN: f32 = 24.0;

    const SUBJECTS: [ExportSubject; 4] =
        [ExportSubject::Lanes, ExportSubject::Tree, ExportSubject::Code, ExportSubject::Fusion];

    fn session(row: &str) -> Session {
        Session::new(Document { title: "Six".to_owned(), ..Document::from(row.parse::<Row>().unwrap()) })
    }

    fn pictures(session: &Session, subject: ExportSubject, style: PictureStyle) -> SubjectPictures {
        let all = SessionPictures::new(session, subject, style).unwrap();
        at(all.positions(Stride::Cell).unwrap(), session, subject, style)
    }

    fn at(positions: Vec<f64>, session: &Session, subject: ExportSubject, style: PictureStyle) -> SubjectPictures {
        let pictures = SessionPictures::new(session, subject, style).unwrap();
        SubjectPictures { pictures, positions, framing: style.framing, ink: Ink::default() }
    }

    #[test]
    fn every_mark_of_every_subject_lies_in_its_picture() {
        for row in ["8 15 3 7 9 2", "5", "-999999999999 999999999998 -999999999997 8 999999999996"] {
            let session = session(row);
            for subject in SUBJECTS {
                for framing in [Framing::Slide, Framing::Table] {
                    for size in [PictureSize::Scale(1.0), PictureSize::Pixels(1024, 768)] {
                        let pictures =
                            pictures(&session, subject, PictureStyle { framing, size, ..PictureStyle::USUAL });
                        for index in 0..pictures.count() {
                            let Picture { width, height, marks } = pictures.picture(index);
                            assert_eq!((width, height), pictures.size(index));
                            for mark in marks {
                                let [left, top, right, bottom] = bounds(&mark);
                                assert!(
                                    left >= -0.01 && top >= -0.01 && right <= width + 0.01 && bottom <= height + 0.01,
                                    "{subject:?} of {row} as {framing:?} at {index}: {mark:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_slide_of_a_position_is_that_of_a_stop_there() {
        let mut session = session("8 15 3 7");
        for (subject, shows, at) in [
            (ExportSubject::Lanes, LectureSubject::Game, StopPosition::Game(2)),
            (ExportSubject::Tree, LectureSubject::Tree, StopPosition::Fill(2.0)),
            (ExportSubject::Code, LectureSubject::Code, StopPosition::Fill(2.0)),
            (ExportSubject::Fusion, LectureSubject::Fusion, StopPosition::Fusion(2)),
        ] {
            let pictures = pictures(&session, subject, PictureStyle::USUAL);
            session.document.stops = Stops(vec![Stop { lecture: Some(shows), ..Stop::new(at) }]);
            let place = Place::Stop { index: 0, answered: false };
            let stop = stop_picture(&session, place, None, PictureStyle::USUAL).unwrap();
            assert_eq!(pictures.picture(2), stop, "{subject:?}");
        }
    }

    #[test]
    fn each_subject_goes_by_its_own_steps() {
        let mut session = session("8 15 3 7");
        let count = |session: &Session, subject| pictures(session, subject, PictureStyle::USUAL).count() as u64;
        let fusion = FusionRun::new(&session.document.row).steps() + 1;
        assert_eq!(SUBJECTS.map(|subject| count(&session, subject)), [5, 11, 11, fusion]);
        session.view.code = CodeSubject::Fusion;
        assert_eq!(count(&session, ExportSubject::Code), fusion);
    }

    #[test]
    fn the_code_is_in_the_chosen_language_and_the_tree_is_folded_as_chosen() {
        let session = session("8 15 3 7");
        let texts = |subject, style| -> Vec<String> {
            let text = |mark| if let Mark::Text { text, .. } = mark { Some(text) } else { None };
            pictures(&session, subject, style).picture(4).marks.into_iter().filter_map(text).collect()
        };
        let python = PictureStyle { language: Language::Python, ..PictureStyle::USUAL };
        assert!(texts(ExportSubject::Code, python).join("\n").contains("def "));
        assert!(!texts(ExportSubject::Code, PictureStyle::USUAL).join("\n").contains("def "));
        let calls = |folded| {
            let style = PictureStyle { calls: CallsLook { folded, ..CallsLook::TREE }, ..PictureStyle::USUAL };
            texts(ExportSubject::Tree, style).len()
        };
        // The tree shows copies of intervals, and the graph does not.
        assert!(calls(0.0) > calls(1.0));
    }

    #[test]
    fn a_picture_of_the_code_shows_every_line_of_the_listing_at_every_step() {
        let mut session = session("8 15 3");
        for (code, language) in [CodeSubject::Table, CodeSubject::Fusion]
            .into_iter()
            .flat_map(|code| Language::ALL.map(|language| (code, language)))
        {
            for (order, recurrence) in
                FillOrder::ALL.into_iter().flat_map(|order| Recurrence::ALL.map(|recurrence| (order, recurrence)))
            {
                // Fusion has one listing.
                if code == CodeSubject::Fusion && (order, recurrence) != (FillOrder::Rows, Recurrence::FirSec) {
                    continue;
                }
                (session.view.code, session.view.fill_order, session.view.recurrence) = (code, order, recurrence);
                let method = match code {
                    CodeSubject::Table => Method::Table(recurrence, order),
                    CodeSubject::Fusion => Method::Fusion,
                };
                let lines = Listing::new(method, language, session.view.count_from).lines.len();
                for framing in [Framing::Slide, Framing::Table] {
                    let style = PictureStyle { framing, language, ..PictureStyle::USUAL };
                    let pictures = pictures(&session, ExportSubject::Code, style);
                    for index in [0, pictures.count() / 2, pictures.count() - 1] {
                        let picture = pictures.picture(index);
                        let numbers = picture.marks.iter().filter(|mark| {
                            matches!(mark, Mark::Text { anchor: Anchor::RightCenter, face: Face::Mono, .. })
                        });
                        assert_eq!(numbers.count(), lines, "{language:?}, {order:?}, {recurrence:?}, {framing:?}");
                        let is_inside = |mark: &Mark| bounds(mark)[3] <= picture.height;
                        assert!(picture.marks.iter().all(is_inside), "{language:?}, {order:?}, {recurrence:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_figure_of_fusion_is_cropped_to_what_its_whole_run_shows() {
        let alone = PictureStyle { framing: Framing::Table, ..PictureStyle::USUAL };
        for row in ["8 15 3 7 9 2", "5", "9 8 7 6 5 4 3 2 1 2 3 4 9 1"] {
            let session = session(row);
            let all = pictures(&session, ExportSubject::Fusion, alone);
            let (width, height) = all.size(0);
            let marks = (0..all.count()).flat_map(|index| all.picture(index).marks);
            let shown = marks.map(|mark| extent(&mark)).reduce(Rect::joined).unwrap();
            for (side, expected) in [
                (shown.left, MARGIN),
                (shown.top, MARGIN),
                (shown.right, width - MARGIN),
                (shown.bottom, height - MARGIN),
            ] {
                assert!((side - expected).abs() < 0.01, "{row}: {shown:?} in {width} × {height}");
            }
            assert!(width <= 2.0 * MARGIN + (session.document.row.len() as f32 * 130.0).clamp(760.0, 1_224.0));
            let one = at(vec![0.0], &session, ExportSubject::Fusion, alone);
            assert_eq!(one.size(0), (width, height), "one picture has the size of those of all steps");
        }
        let long = Session::new(Document::from(Row::new((0..600).map(|at| at * 37 % 91).collect::<Vec<_>>()).unwrap()));
        let long = at(vec![0.0], &long, ExportSubject::Fusion, alone);
        assert!(long.size(0).0 > 1_200.0);
    }

    #[test]
    fn a_game_too_long_for_lanes_is_refused() {
        let session = Session::new(Document::from(Row::new(vec![1; 20_001]).unwrap()));
        let error = SessionPictures::new(&session, ExportSubject::Lanes, PictureStyle::USUAL).err().unwrap();
        assert!(error.to_string().contains("at most 20,000 coins"), "{error}");
        assert!(SessionPictures::new(&session, ExportSubject::Fusion, PictureStyle::USUAL).is_ok());
        assert_eq!(session.view.layout, Layout::Square);
    }
}
