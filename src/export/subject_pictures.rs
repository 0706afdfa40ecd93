//! The pictures of what a session shows beside its table: the game as lanes, the calls, the code, and the run of fusion.

use super::error::ExportError;
use super::limits::MAX_COINS_IN_GAME;
use super::moment_slide::MomentSlide;
use super::options::{ExportSubject, Framing, PictureStyle};
use super::pictures::{PictureTexts, Pictures, all_positions, steps_at, title_of};
use super::session_pictures::game_of_session;
use crate::game::fusion::run::FusionRun;
use crate::game::{Fill, Game, Stride, Table};
use crate::picture::extent::extent;
use crate::picture::{Picture, Rect};
use crate::session::course::walk::Moment;
use crate::session::{CodeSubject, LectureSubject, Session, Stop, StopPosition, Stops};
use crate::wording::export as texts;

/// The margin around a subject that stands alone, in points.
const MARGIN: f32 = 24.0;
/// The longest run of fusion whose steps are all drawn to crop its pictures. A longer row takes the whole width.
const MAX_STEPS_TO_CROP: u64 = 120;

/// A subject at some positions of what moves it.
pub struct SubjectPictures {
    /// A session without stops.
    session: Session,
    moved_by: MovedBy,
    shows: LectureSubject,
    style: PictureStyle,
    /// The part of the slide that is shown, if the subject stands alone.
    frame: Option<Rect>,
    size: (f32, f32),
    pub positions: Vec<f64>,
}

/// What moves a subject.
enum MovedBy {
    Fill(Fill),
    Game(Box<Game>),
    Fusion(FusionRun),
}

impl SubjectPictures {
    /// Prepares the pictures of a subject other than the table and the stops. Its positions are still to be set.
    ///
    /// # Errors
    /// If the row is too long for a game.
    ///
    /// # Panics
    /// If the subject is one of these two.
    pub fn new(session: &Session, subject: ExportSubject, style: PictureStyle) -> Result<Self, ExportError> {
        let mut session = session.clone();
        session.document.stops = Stops::default();
        session.view.layout = style.layout;
        let table = Table::new(session.document.row.clone());
        let fill = session.view.fill(table.n());
        let shows = match subject {
            ExportSubject::Lanes => LectureSubject::Game,
            ExportSubject::Tree => LectureSubject::Tree,
            ExportSubject::Code => LectureSubject::Code,
            ExportSubject::Fusion => LectureSubject::Fusion,
            _ => panic!("{subject:?} has pictures of its own"),
        };
        let moved_by = match shows {
            LectureSubject::Game if table.n() > MAX_COINS_IN_GAME => {
                return Err(ExportError::TooManyCoins { subject, n: table.n(), max: MAX_COINS_IN_GAME });
            }
            LectureSubject::Game => MovedBy::Game(Box::new(game_of_session(&session, &table))),
            LectureSubject::Fusion => MovedBy::Fusion(FusionRun::new(table.row())),
            LectureSubject::Code if session.view.code == CodeSubject::Fusion => {
                MovedBy::Fusion(FusionRun::new(table.row()))
            }
            LectureSubject::Table | LectureSubject::Tree | LectureSubject::Code => MovedBy::Fill(fill),
        };
        let (frame, size, positions) = (None, (0.0, 0.0), vec![0.0]);
        let mut pictures = Self { session, moved_by, shows, style, frame, size, positions };
        pictures.frame = (style.framing != Framing::Slide).then(|| pictures.room_of_all());
        let alone = |frame: Rect| (frame.width() + 2.0 * MARGIN, frame.height() + 2.0 * MARGIN);
        pictures.size = pictures.frame.map_or_else(|| pictures.slide(0.0).size(), alone);
        Ok(pictures)
    }

    /// Returns the part of the slide that the subject takes at any position, so that all pictures have one size.
    fn room_of_all(&self) -> Rect {
        let stage = self.slide(0.0).stage();
        match &self.moved_by {
            MovedBy::Fusion(run) if self.shows == LectureSubject::Fusion && run.steps() <= MAX_STEPS_TO_CROP => {
                let marks = (0..=run.steps()).flat_map(|step| self.slide(step as f64).subject_alone());
                marks.map(|mark| extent(&mark)).reduce(Rect::joined).unwrap_or(stage)
            }
            _ => stage,
        }
    }

    /// Returns the last position, which is the number of steps or of moves.
    pub fn end(&self) -> u64 {
        match &self.moved_by {
            MovedBy::Fill(fill) => fill.steps(),
            MovedBy::Game(game) => game.end() as u64,
            MovedBy::Fusion(run) => run.steps(),
        }
    }

    /// Returns the position at which the session stands. It does not store that of fusion, which is the end then.
    pub fn present(&self) -> f64 {
        match &self.moved_by {
            MovedBy::Fill(_) => self.session.fill_position,
            MovedBy::Game(_) => self.session.game_position as f64,
            MovedBy::Fusion(run) => run.steps() as f64,
        }
    }

    /// Returns all positions, from the beginning to the end. Only a fill goes by the stride.
    ///
    /// # Errors
    /// If there are too many.
    pub fn all_positions(&self, stride: Stride) -> Result<Vec<f64>, ExportError> {
        let next = |at| if let MovedBy::Fill(fill) = &self.moved_by { fill.next_stop(at, stride) } else { at + 1.0 };
        all_positions(self.end(), next)
    }

    fn slide(&self, position: f64) -> MomentSlide {
        let at = match &self.moved_by {
            MovedBy::Fill(_) => StopPosition::Fill(position),
            MovedBy::Game(_) => StopPosition::Game(position as usize),
            MovedBy::Fusion(_) => StopPosition::Fusion(position as u64),
        };
        let mut session = self.session.clone();
        session.document.stops = Stops(vec![Stop { lecture: Some(self.shows), ..Stop::new(at) }]);
        let moment = Moment::of(&session, 0).expect("the session has this stop");
        MomentSlide::new(moment, self.style)
    }
}

impl Pictures for SubjectPictures {
    fn count(&self) -> usize {
        self.positions.len()
    }

    fn size(&self, _: usize) -> (f32, f32) {
        self.size
    }

    fn picture(&self, index: usize) -> Picture {
        let slide = self.slide(self.positions[index]);
        let Some(frame) = self.frame else { return slide.picture(false) };
        let offset = (MARGIN - frame.left, MARGIN - frame.top);
        let marks = slide.subject_alone().into_iter().map(|mark| mark.placed(1.0, offset)).collect();
        let (width, height) = self.size;
        Picture { width, height, marks }
    }

    fn title(&self, _: usize) -> String {
        title_of(&self.session)
    }

    fn texts(&self, index: usize) -> PictureTexts {
        let position = self.positions[index];
        let (done, end) = (steps_at(position), self.end());
        let heading = match &self.moved_by {
            MovedBy::Game(_) => texts::move_heading(done, end),
            MovedBy::Fill(_) | MovedBy::Fusion(_) => texts::step_heading(done, end),
        };
        PictureTexts { heading, description: self.slide(position).words(false).join(" "), notes: String::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::options::CallsLook;
    use crate::export::size::PictureSize;
    use crate::export::stop_picture::stop_picture;
    use crate::export::tests::bounds;
    use crate::game::{FillOrder, Recurrence, Row};
    use crate::listing::{Language, Listing, Method};
    use crate::picture::{Anchor, Face, Mark};
    use crate::session::course::walk::Place;
    use crate::session::{Document, Layout};

    const SUBJECTS: [ExportSubject; 4] =
        [ExportSubject::Lanes, ExportSubject::Tree, ExportSubject::Code, ExportSubject::Fusion];

    fn session(row: &str) -> Session {
        Session::new(Document { title: "Six".to_owned(), ..Document::from(row.parse::<Row>().unwrap()) })
    }

    fn pictures(session: &Session, subject: ExportSubject, style: PictureStyle) -> SubjectPictures {
        let mut pictures = SubjectPictures::new(session, subject, style).unwrap();
        pictures.positions = pictures.all_positions(Stride::Cell).unwrap();
        pictures
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
            let one = SubjectPictures::new(&session, ExportSubject::Fusion, alone).unwrap();
            assert_eq!(one.size(0), (width, height), "one picture has the size of those of all steps");
        }
        let long = Session::new(Document::from(Row::new((0..600).map(|at| at * 37 % 91).collect::<Vec<_>>()).unwrap()));
        let long = SubjectPictures::new(&long, ExportSubject::Fusion, alone).unwrap();
        assert!(long.size(0).0 > 1_200.0);
    }

    #[test]
    fn a_game_too_long_for_lanes_is_refused() {
        let session = Session::new(Document::from(Row::new(vec![1; 20_001]).unwrap()));
        let error = SubjectPictures::new(&session, ExportSubject::Lanes, PictureStyle::USUAL).err().unwrap();
        assert!(error.to_string().contains("at most 20,000 coins"), "{error}");
        assert!(SubjectPictures::new(&session, ExportSubject::Fusion, PictureStyle::USUAL).is_ok());
        assert_eq!(session.view.layout, Layout::Square);
    }
}
