//! What can be read from the last row of a hall: the sizes of all texts on the slides of the bundled lessons.

use crate::export::options::PictureStyle;
use crate::export::pictures::{stop_picture, stop_slide};
use crate::export::size::PictureSize;
use crate::game::{FillOrder, Recurrence, Row};
use crate::lessons;
use crate::listing::Language;
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Picture};
use crate::predict::{FreeQuestion, QuestionKind};
use crate::session::course::Place;
use crate::session::{Document, Layout, Session, Stop, StopPosition, Stops, Subject, course};

/// The smallest size of a text, as a part of the height of its slide.
const LEAST: f32 = 0.022;
/// The least sizes of a question and of its answer, as parts of the height.
const QUESTION: f32 = 0.035;
const ANSWER: f32 = 0.028;
/// The largest error of such a part by rounding.
const ROUNDING: f32 = 0.000_01;
const SIZES: [(u32, u32); 2] = [(1280, 720), (1920, 1080)];
/// The most coins of a row whose slides have no smaller text.
const MAX_COINS: usize = 8;

/// Looks at all slides of the bundled lessons on rows of at most [`MAX_COINS`] coins, and at lessons with all subjects.
fn slides(mut look: impl FnMut(&Session, Place, &Picture, &str)) {
    let mut slides_of = |lesson: &Session, (width, height): (u32, u32), language: Language| {
        let style = PictureStyle { size: PictureSize::Pixels(width, height), language, ..PictureStyle::USUAL };
        for place in course::places(&lesson.document.stops) {
            let picture = stop_picture(lesson, place, Some((1, 12)), style).unwrap();
            let name = format!("{}, {place:?}, {width} × {height}, {language:?}", lesson.document.title);
            look(lesson, place, &picture, &name);
        }
    };
    let [_, lecture, ..] = lessons::courses();
    let bundled = lessons::all().iter().chain(lecture.lessons().map(|lesson| &*lesson.session));
    for lesson in bundled.filter(|lesson| lesson.document.row.len() <= MAX_COINS) {
        for size in SIZES {
            slides_of(lesson, size, Language::Pseudocode);
        }
    }
    for lesson in made() {
        // Other languages than the one of the lecture have longer lines.
        let shows_code = |stop: &Stop| stop.subject == Some(Subject::Code);
        let is_short = lesson.document.row.len() == 3 && lesson.document.stops.iter().any(shows_code);
        let languages = if is_short { &Language::ALL[..] } else { &[Language::Pseudocode] };
        for language in languages {
            slides_of(&lesson, SIZES[0], *language);
        }
    }
}

/// Returns lessons on short rows, each about one subject at many positions, with and without questions.
fn made() -> Vec<Session> {
    let mut made = Vec::new();
    let asked = FreeQuestion {
        question: "How many of the cells does the recursion read twice or more often?".to_owned(),
        choices: vec!["6".to_owned(), "10".to_owned(), "21".to_owned()],
        answer: "10".to_owned(),
        why: "each is read by two longer rows".to_owned(),
    };
    for row in ["8 15", "8 15 3", "1 100 3", "8 15 3 7", "20 30 2 2 2 10", "8 15 3 7 9 2", "3 10 2 5 4 9 1 6"] {
        let row: Row = row.parse().unwrap();
        let n = row.len();
        let fill = |at: f64| StopPosition::Fill(at);
        let last = (n * (n + 1) / 2) as f64;
        for (subject, ats) in [
            (Subject::Table, [fill(0.0), fill(n as f64), fill(last - 1.0), fill(last)]),
            (Subject::Calls, [fill(0.0), fill(2.0), fill(last), fill(last)]),
            (Subject::Code, [fill(0.0), fill(1.0), fill(last - 0.1), fill(last)]),
            (Subject::Game, [0, 1, n - 1, n].map(StopPosition::Game)),
            (Subject::Fusion, [0, 1, 3, 2 * n as u64].map(StopPosition::Fusion)),
        ] {
            let layouts = if subject == Subject::Table { &Layout::ALL[..] } else { &Layout::ALL[..1] };
            let is_of_fill = matches!(ats[0], StopPosition::Fill(_));
            let recurrences = Recurrence::PUBLISHED.into_iter().take(if is_of_fill { 4 } else { 1 });
            let recurrences = recurrences.flat_map(|shown| layouts.iter().map(move |at| (shown, at)));
            for (recurrence, layout) in recurrences {
                let stop = |at, ask, free| Stop {
                    subject: Some(subject),
                    recurrence: Some(recurrence),
                    layout: Some(*layout),
                    ask,
                    free,
                    ..Stop::new(at)
                };
                let mut stops: Vec<Stop> = Vec::new();
                for at in ats {
                    let kinds = match at {
                        StopPosition::Fill(_) => {
                            vec![QuestionKind::End, QuestionKind::First, QuestionKind::Second, QuestionKind::Sources]
                        }
                        StopPosition::Game(_) => vec![QuestionKind::BestEnd],
                        StopPosition::Fusion(_) => vec![],
                    };
                    stops.push(stop(at, None, None));
                    stops.push(stop(at, None, Some(asked.clone())));
                    stops.extend(kinds.into_iter().map(|kind| stop(at, Some(kind), None)));
                }
                let title = format!("{row:?} as {subject:?} {recurrence:?} {layout:?}");
                let mut session = Session::new(Document { title, ..Document::from(row.clone()) });
                session.document.stops = Stops(stops);
                if subject == Subject::Calls {
                    session.view.fill_order = FillOrder::Recursion;
                }
                made.push(session);
            }
        }
    }
    made
}

#[test]
fn no_text_on_a_slide_of_a_short_row_is_too_small_for_the_last_row() {
    let mut faults = Vec::new();
    slides(|_, _, picture, name| {
        for mark in &picture.marks {
            let Mark::Text { size, text, .. } = mark else { continue };
            let part = size / picture.height;
            if part < LEAST - ROUNDING {
                faults.push(format!("“{text}” has {:.2} %: {name}", part * 100.0));
            }
        }
    });
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

/// Returns the sizes of the lines of a question or of its answer, as they stand on the slide.
fn lines_of(picture: &Picture, words: &str, of: Face) -> Vec<f32> {
    let line = |mark: &Mark| match mark {
        Mark::Text { text, size, face, .. } if *face == of && text.len() > 7 && words.contains(&text[..]) => {
            Some(*size)
        }
        _ => None,
    };
    picture.marks.iter().filter_map(line).collect()
}

#[test]
fn a_question_and_its_answer_can_be_read_from_the_last_row() {
    let mut asked = 0;
    slides(|lesson, place, picture, name| {
        let Place::Stop { index, answered } = place else { return };
        let slide = stop_slide(lesson, index, PictureStyle::USUAL).unwrap();
        let Some(question) = slide.question.as_ref().map(|question| question.asked(false)) else { return };
        asked += 1;
        let lines = lines_of(picture, &question.words(), Face::Strong);
        assert!(!lines.is_empty(), "no “{}” on {name}", question.words());
        assert!(lines.iter().all(|size| size / picture.height >= QUESTION - ROUNDING), "{lines:?} on {name}");
        if !answered || lesson.document.stops[index].text {
            // The words of a slide may be those of the answer, too.
            return;
        }
        let lines = lines_of(picture, &question.short_answer(), Face::Regular);
        assert!(!lines.is_empty(), "no “{}” on {name}", question.short_answer());
        assert!(lines.iter().all(|size| size / picture.height >= ANSWER - ROUNDING), "{lines:?} on {name}");
    });
    assert!(asked > 1_000, "{asked}");
}

#[test]
fn a_picture_stands_still_at_a_question_and_at_its_answer() {
    let of_picture = |picture: &Picture| {
        let place = |mark: &Mark| match mark {
            Mark::DashedRect { rect, .. } => Some([rect.left, rect.top, rect.right, rect.bottom].map(f32::round)),
            Mark::Rect { rect, fill: Some(fill), .. } if [ColorRole::Cell, ColorRole::Panel].contains(&fill.role) => {
                Some([rect.left, rect.top, rect.right, rect.bottom].map(f32::round))
            }
            Mark::Disc { center, radius, .. } => Some([center.x, center.y, *radius, 0.0].map(f32::round)),
            _ => None,
        };
        picture.marks.iter().filter_map(place).collect::<Vec<_>>()
    };
    let mut compared = 0;
    for lesson in made() {
        let stops = &lesson.document.stops;
        let shown = |index, answered| {
            of_picture(&stop_picture(&lesson, Place::Stop { index, answered }, None, PictureStyle::USUAL).unwrap())
        };
        for index in 0..stops.len() - 1 {
            // An author's question about the same position comes right behind it.
            if stops[index + 1].free.is_none() || stops[index].subject == Some(Subject::Code) {
                continue;
            }
            let alone = shown(index, false);
            for answered in [false, true] {
                // A card that explains the step makes room for the question.
                let asked = shown(index + 1, answered);
                let missing: Vec<_> = asked.iter().filter(|place| !alone.contains(place)).collect();
                assert!(
                    missing.is_empty() || stops[index].subject == Some(Subject::Table),
                    "{}: {missing:?}",
                    lesson.document.title
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 100);
}
