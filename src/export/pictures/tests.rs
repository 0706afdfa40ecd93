use super::*;
use crate::export::tests::bounds;
use crate::game::{Recurrence, Row};
use crate::picture::Mark;
use crate::picture::slide::AREA;
use crate::session::{Document, course};
use crate::text::said;

mod legible;

const STYLE: PictureStyle = PictureStyle::USUAL;

/// Returns a session of this row, with the other fields as a file has them.
fn lesson(coins: &str, fields: &str) -> Session {
    let opened = Session::from_ron(&format!("(version: 8, title: \"Greedy loses\", coins: [{coins}], {fields})"));
    let opened = opened.unwrap();
    assert_eq!(opened.warnings, []);
    opened.session
}

fn places(session: &Session) -> impl Iterator<Item = Place> {
    course::places(&session.document.stops)
}

fn at(session: &Session, index: usize, answered: bool) -> Picture {
    stop_picture(session, Place::Stop { index, answered }, None, STYLE).unwrap()
}

fn texts(picture: &Picture) -> Vec<&str> {
    fn text(mark: &Mark) -> Option<&str> {
        if let Mark::Text { text, .. } = mark { Some(text) } else { None }
    }
    picture.marks.iter().filter_map(text).collect()
}

fn words(picture: &Picture) -> String {
    texts(picture).join(" ")
}

/// Stops of every kind.
const STOPS: &str = "stops: [(at: game(0), ask: best_end), (at: game(2)), (at: game(2), subject: table, spotlight: \
                     true), (at: game(1), subject: table, ask: best_end), (at: fill(0.0)), (at: fill(5.6)), (at: \
                     fill(5.0), ask: end, layout: triangle), (at: fill(4.0), ask: second), (at: fill(4.0), ask: \
                     sources, subject: calls), (at: fill(7.0), spotlight: true), (at: fill(2.0), subject: calls), (at: \
                     fill(6.5), subject: code), (at: fusion(0)), (at: fusion(3)), (at: fusion(5), subject: code), (at: \
                     fill(3.0), recurrence: difference, blank: true), (at: fill(1.0), subject: game)]";

#[test]
fn a_title_card_has_the_title_the_row_the_number_and_the_question() {
    let session = lesson("8, 15, 3, 7", "");
    let picture = stop_picture(&session, Place::Title, Some((5, 27)), STYLE).unwrap();
    assert_eq!((picture.width, picture.height), AREA);
    assert_eq!(texts(&picture), ["5 of 27", "Greedy loses", "8", "15", "3", "7", crate::wording::picture::which_end()]);
    let alone = stop_picture(&session, Place::Title, None, STYLE).unwrap();
    assert_eq!(texts(&alone)[0], "Greedy loses");
}

#[test]
fn every_mark_lies_on_the_slide() {
    let rows = [
        "8, 15, 3, 7".to_owned(),
        "8, 15, 3, 7, 9, 2, 8, 1, 30, 12, 5, 5".to_owned(),
        "-999999999999, 999999999998, -999999999997, 999999999996, -999999999995".to_owned(),
        (0..40).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(", "),
        (0..300).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(", "),
    ];
    for row in rows {
        // Each long row takes time, and its numbers have the same size in each recurrence.
        let is_long = row.matches(',').count() > 20;
        for recurrence in Recurrence::PUBLISHED.into_iter().take(if is_long { 1 } else { 4 }) {
            let mut session = lesson(&row, STOPS);
            session.view.recurrence = recurrence;
            session.document.title = "A title that is far too long for a slide, ".repeat(4);
            for place in places(&session) {
                let picture = stop_picture(&session, place, Some((27, 27)), STYLE).unwrap();
                assert_eq!(stop_picture_size(&session, place, STYLE).unwrap(), (picture.width, picture.height));
                for mark in &picture.marks {
                    let [left, top, right, bottom] = bounds(mark);
                    assert!(
                        left >= -0.01
                            && top >= -0.01
                            && right <= picture.width + 0.01
                            && bottom <= picture.height + 0.01,
                        "{place:?} of {} coins, {recurrence:?}: {mark:?}",
                        session.document.row.len(),
                    );
                }
            }
        }
    }
}

#[test]
fn a_question_stands_alone_and_then_with_its_answer() {
    let session = lesson("8, 15, 3, 7", STOPS);
    let asked = session.document.stops.iter().enumerate().filter(|(_, stop)| stop.ask.is_some());
    let mut count = 0;
    for (index, stop) in asked {
        let slide = stop_slide(&session, index, STYLE).unwrap();
        let question = slide.question.unwrap();
        let question = question.asked(false);
        let (before, after) = (words(&at(&session, index, false)), words(&at(&session, index, true)));
        assert!(before.contains(&question.text()), "{before}");
        assert!(!before.contains(&question.short_answer()), "{before}");
        assert!(after.contains(&question.text()), "{after}");
        assert!(after.contains(&question.short_answer()), "{stop:?}: {after}");
        count += 1;
    }
    assert_eq!(count, 5);
}

#[test]
fn a_question_about_a_step_shows_the_table_before_it() {
    let session = lesson("8, 15, 3, 7", "stops: [(at: fill(4.9), ask: first), (at: fill(5.0))]");
    let (asked, written) = (at(&session, 0, false), at(&session, 1, false));
    assert!(!words(&asked).contains("fir = "), "{}", words(&asked));
    assert!(words(&asked).contains(said("predict.question-first-number", &["fir[0][1]"])), "{}", words(&asked));
    assert!(words(&written).contains("fir = 15"), "{}", words(&written));
}

#[test]
fn a_full_table_hides_the_position_that_is_asked_about_until_the_answer() {
    let session = lesson("8, 15, 3, 7", "fill_position: 10, stops: [(at: game(0), subject: table, ask: best_end)]");
    let has = |answered| texts(&at(&session, 0, answered)).contains(&"22");
    assert_eq!([false, true].map(has), [false, true], "the first number of the whole row");
}

#[test]
fn each_subject_shows_what_it_is_about() {
    let of = |stop: &str| words(&at(&lesson("8, 15, 3, 7", &format!("stops: [{stop}]")), 0, false));
    let shown = [
        ("(at: game(2))", "First now has 15 and 3 to choose from; best play gives 15"),
        ("(at: game(2), subject: table)", "First to move"),
        ("(at: fill(5.0))", "fir = 15"),
        ("(at: fill(5.0), subject: code)", "fir = 15"),
        ("(at: fusion(3))", "stack"),
        ("(at: fusion(3), subject: code)", "size"),
        ("(at: fill(0.0), subject: calls)", "8 15 3 7"),
    ];
    for (stop, text) in shown {
        let words = of(stop);
        assert!(words.contains(text), "{stop}: {text} is not in {words}");
    }
    let blank = of("(at: fill(5.0), blank: true)");
    assert!(!blank.contains("fir") && blank.contains("15"), "{blank}");
}

#[test]
fn a_row_too_long_for_numbers_has_a_map_or_a_sentence() {
    let row = Row::new((0..300).map(|coin| coin * 37 % 90).collect::<Vec<_>>()).unwrap();
    let mut session = Session::new(Document { title: "Long".to_owned(), ..Document::from(row) });
    session.document.stops = lesson("8, 15", "stops: [(at: fill(3.0)), (at: fill(0.0), ask: end)]").document.stops;
    let map = at(&session, 0, false);
    assert!(map.marks.iter().any(|mark| matches!(mark, Mark::Image { .. })) && words(&map).contains("mover behind"));
    let without_maps = PictureStyle { map_pixels: 0, ..STYLE };
    let place = Place::Stop { index: 0, answered: false };
    let words = words(&stop_picture(&session, place, None, without_maps).unwrap());
    assert!(words.contains("The table of 300 coins is too large for a slide."), "{words}");
    assert_eq!(stop_picture_size(&session, Place::Stop { index: 0, answered: false }, STYLE).unwrap(), AREA);
}

#[test]
fn a_long_game_is_shown_and_the_longest_have_a_sentence() {
    let of = |n: i64| {
        let row = Row::new((0..n).map(|coin| coin * 37 % 90).collect::<Vec<_>>()).unwrap();
        let mut session = Session::new(Document::from(row));
        session.document.stops = lesson("8, 15", "stops: [(at: game(2))]").document.stops;
        words(&at(&session, 0, false))
    };
    assert!(of(1_000).contains(said("picture.on-turn", &[])));
    assert!(of(20_001).contains("The game of 20,001 coins is too long for a slide."));
}

#[test]
fn a_picture_depends_on_the_stops_before_it_alone() {
    let session = lesson("8, 15, 3, 7", STOPS);
    let mut shorter = session.clone();
    shorter.document.stops.truncate(6);
    assert_eq!(at(&shorter, 5, false), at(&session, 5, false));
    assert_eq!(places(&session).count(), course::count(&session.document.stops));
}

#[test]
fn a_stop_that_is_not_there_is_named() {
    let session = lesson("8, 15", "stops: [(at: fill(1.0))]");
    let error = stop_picture(&session, Place::Stop { index: 1, answered: false }, None, STYLE).unwrap_err();
    assert_eq!(error.to_string(), said("errors.export-no-such-stop", &["2", "1"]));
}

#[test]
fn a_game_that_waits_for_a_person_is_shown_as_far_as_it_goes() {
    let fields = "first: you, stops: [(at: game(3), ask: best_end), (at: game(0), ask: best_end)]";
    let session = lesson("8, 15, 3, 7", fields);
    assert!(words(&at(&session, 0, true)).contains(said("picture.your-turn", &[])));
    assert!(words(&at(&session, 1, false)).contains("which end is best?"));
}
