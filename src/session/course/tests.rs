use crate::text::said;
use std::fs;

use proptest::prelude::*;

use crate::predict::QuestionKind;
use crate::session::document::Document;

use super::*;

#[test]
fn what_a_stop_does_not_move_stays_where_the_stops_before_it_have_moved_it() {
    let text = "(version: 8, coins: [8, 15, 3, 7], fill_position: 1, stops: [(at: game(2)), (at: fill(4), layout: \
                triangle), (at: game(3)), (at: fusion(5))])";
    let lesson = Session::from_ron(text).unwrap().session;
    let at = |index| {
        let Moment { session, fusion, .. } = Moment::of(&lesson, index).unwrap();
        (session.fill_position, session.game_position, fusion)
    };
    assert_eq!([0, 1, 2, 3].map(at), [(1.0, 2, 0), (4.0, 2, 0), (4.0, 3, 0), (4.0, 3, 5)]);
    assert_eq!(Moment::of(&lesson, 2).unwrap().session.view.layout, lesson.view.layout);
    assert_eq!(Moment::of(&lesson, 4), None);
}

proptest! {
    #[test]
    fn the_places_of_a_lesson_are_numbered_and_back_undoes_forward(asks in prop::collection::vec(any::<bool>(), 0..6)) {
        let stop = |asks: &bool| Stop { ask: asks.then_some(QuestionKind::End), ..Stop::new(StopPosition::Game(0)) };
        let stops: Vec<_> = asks.iter().map(stop).collect();
        let places: Vec<_> = places(&stops).collect();
        prop_assert_eq!(places.len(), count(&stops));
        prop_assert_eq!(places.last(), Some(&Place::last(&stops)));
        for (number, place) in places.iter().enumerate() {
            prop_assert_eq!(place.number(&stops), number);
            prop_assert_eq!(place.previous(&stops), number.checked_sub(1).map(|before| places[before]));
        }
    }
}

const TEXT: &str = "(version: 8, title: \"A\", notes: \"Ask.\", told: \"Tell.\", coins: [8, 15], answers: shown, stops: \
                    [(at: fill(1.0), note: \"secret\"), (at: game(0), ask: best_end)])";

#[test]
fn only_the_lecturers_edition_has_private_notes() {
    let session = Session::from_ron(TEXT).unwrap().session;
    for edition in Edition::ALL {
        let text = edition.session(&session).to_ron();
        assert_eq!(text.contains("secret"), edition == Edition::Lecturer, "{text}");
        assert!(text.contains("Ask.") && text.contains("Tell.") && text.contains("best_end"), "{text}");
    }
    let answers = Edition::ALL.map(|edition| edition.session(&session).view.answers);
    assert_eq!(answers, [Answers::Earned, Answers::Shown, Answers::Shown]);
}

#[test]
fn a_lesson_that_cannot_be_used_is_the_lecturers_alone() {
    let session = Session::from_ron(TEXT).unwrap().session;
    let broken = EntryText::Session("(version: 99, stops: [(note: \"secret\")])".to_owned());
    let entries =
        vec![Entry::Lesson(Lesson::new(session)), Entry::Unusable(broken, String::new()), Entry::Section("S".into())];
    let course = Course { entries, ..Course::default() };
    for edition in Edition::ALL {
        let text = edition.course(&course).to_ron(true);
        assert_eq!(text.contains("secret"), edition == Edition::Lecturer, "{text}");
        assert!(text.contains("title: \"A\"") && text.contains("section(\"S\")"), "{text}");
    }
}

fn session(title: &str, coins: &str) -> Session {
    let row = coins.parse::<crate::game::Row>().unwrap();
    Session::new(Document { title: title.to_owned(), ..Document::from(row) })
}

fn no_file(name: &str) -> Result<crate::session::OpenedSession, String> {
    panic!("{name} was opened")
}

fn titles(course: &Course) -> Vec<&str> {
    course.lessons().map(Lesson::title).collect()
}

#[test]
fn a_course_is_read_as_it_was_written() {
    let mut course = Course {
        title: "A \"quoted\" course".to_owned(),
        author: "Ü".to_owned(),
        language: "en".to_owned(),
        minutes: 45,
        entries: vec![Entry::Section("One".to_owned()), Entry::Lesson(Lesson::new(session("A", "8 15")))],
        words: Vec::new(),
    };
    let mut with_notes = session("B", "3 7 1");
    with_notes.document = with_notes.document.with_words("Two\nlines with \"quotes\"");
    course.entries.push(Entry::Lesson(Lesson::new(with_notes)));
    let (read, warnings) = Course::from_ron(&course.to_ron(false), no_file).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    assert_eq!(titles(&read), ["A", "B"]);
    assert_eq!(read.lesson(1).unwrap().session, course.lesson(1).unwrap().session);
    assert!(matches!(&read.entries[0], Entry::Section(title) if title == "One"));
    assert_eq!(read.to_ron(false), course.to_ron(false));
}

#[test]
fn files_are_named_or_held_as_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    session("A", "8 15").save(&folder.path().join("a.ron")).unwrap();
    fs::write(&path, "(version: 1, lessons: [file(\"a.ron\"), section(\"End\")])").unwrap();
    let opened = Course::open(&path).unwrap();
    assert_eq!((titles(&opened.course), opened.warnings), (vec!["A"], vec![]));
    assert!(opened.course.to_ron(false).contains("file(\"a.ron\")"));
    let whole = folder.path().join("whole.ron");
    opened.course.save_whole(&whole).unwrap();
    fs::remove_file(folder.path().join("a.ron")).unwrap();
    assert_eq!(titles(&Course::open(&whole).unwrap().course), ["A"]);
}

#[test]
fn a_changed_lesson_of_a_file_is_saved_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    session("A", "8 15").save(&folder.path().join("a.ron")).unwrap();
    fs::write(&path, "(version: 1, lessons: [file(\"a.ron\")])").unwrap();
    let mut course = Course::open(&path).unwrap().course;
    let changed = Lesson { file: Some("a.ron".to_owned()), ..Lesson::new(session("B", "1 2 3")) };
    course.entries[0] = Entry::Lesson(changed);
    course.save(&path).unwrap();
    assert_eq!(titles(&Course::open(&path).unwrap().course), ["B"]);
    assert_eq!(Session::open(&folder.path().join("a.ron")).unwrap().session.document.row.coins(), [1, 2, 3]);
}

#[test]
fn what_cannot_be_used_is_named_and_the_rest_can_be_used() {
    let folder = tempfile::tempdir().unwrap();
    let [path, other] = ["course.ron", "other.ron"].map(|name| folder.path().join(name));
    let text = "(\n  version: 1,\n  lessons: [\n    file(\"missing.ron\"),\n    file(\"../a.ron\"),\n    \
                file(\"course.ron\"),\n    file(\"other.ron\"),\n    session((version: 99, coins: [8])),\n    \
                session((version: 8, coins: [8, x])),\n    session((version: 8, title: \"Good\", coins: [8, 15], color: 5)),\n  ],\n)\n";
    fs::write(&path, text).unwrap();
    fs::write(&other, "(version: 1, lessons: [file(\"course.ron\")])").unwrap();
    let OpenedCourse { course, warnings, .. } = Course::open(&path).unwrap();
    assert_eq!(titles(&course), ["Good"]);
    let expected = [
        "lesson 1: cannot open",
        "lesson 2: “../a.ron” is not a file in the course's folder",
        "lesson 3: course.ron is a course, and a lesson is a session",
        "lesson 4: other.ron is a course, and a lesson is a session",
        "lesson 5: line 8, column 23: this session has version 99",
        "lesson 6: line 9, column 37: `coins[1]`: Expected integer",
        "lesson 7: the field `color` is not known",
    ];
    assert_eq!(warnings.len(), expected.len(), "{warnings:#?}");
    for (warning, expected) in warnings.iter().zip(expected) {
        assert!(warning.starts_with(expected), "{warning} should begin with {expected}");
    }
    // Nothing of it is lost when it is saved.
    let saved = course.to_ron(false);
    for kept in ["file(\"missing.ron\")", "file(\"../a.ron\")", "session((version: 99, coins: [8]))"] {
        assert!(saved.contains(kept), "{saved}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_out_of_the_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("inside");
    fs::create_dir(&inside).unwrap();
    session("A", "8 15").save(&folder.path().join("secret.ron")).unwrap();
    std::os::unix::fs::symlink("../secret.ron", inside.join("a.ron")).unwrap();
    fs::write(inside.join("course.ron"), "(version: 1, lessons: [file(\"a.ron\")])").unwrap();
    let OpenedCourse { course, warnings, .. } = Course::open(&inside.join("course.ron")).unwrap();
    assert_eq!(course.lesson_count(), 0);
    assert!(warnings[0].contains("a.ron is a link that leads out of the course's folder"), "{warnings:?}");
}

#[test]
fn a_folder_of_sessions_is_a_course_in_the_order_of_their_names() {
    let folder = tempfile::tempdir().unwrap();
    for (name, title) in [("lesson 10.ron", "ten"), ("lesson 2.ron", "two"), ("Lesson 1.ron", "one")] {
        session(title, "8 15").save(&folder.path().join(name)).unwrap();
    }
    fs::write(folder.path().join("notes.txt"), "8 15").unwrap();
    fs::write(folder.path().join("course.ron"), "(version: 1, lessons: [])").unwrap();
    let OpenedCourse { course, warnings, version, .. } = Course::open(folder.path()).unwrap();
    assert_eq!(titles(&course), ["one", "two", "ten"]);
    assert_eq!(version, None);
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    let empty = tempfile::tempdir().unwrap();
    assert!(Course::open(empty.path()).unwrap_err().to_string().contains("has no session"));
}

#[test]
fn ten_thousand_lessons_open_and_more_are_left_out_with_a_message() {
    let lesson = "session((version: 8, coins: [8, 15])),";
    let text = |count: usize| format!("(version: 1, lessons: [{}])", lesson.repeat(count));
    let (course, warnings) = Course::from_ron(&text(10_000), no_file).unwrap();
    assert_eq!((course.lesson_count(), warnings.len()), (10_000, 0));
    let (course, warnings) = Course::from_ron(&text(10_001), no_file).unwrap();
    assert_eq!(course.lesson_count(), 10_000);
    assert_eq!(warnings, [said("errors.course-too-many-entries", &["10,001", "10,000"])]);
}

#[test]
fn a_mistake_in_the_course_itself_is_reported_with_its_place() {
    let problem = |text: &str| {
        let error = Course::from_ron(text, no_file).unwrap_err();
        (error.line, error.column, error.problem)
    };
    let (line, column, newer) = problem("(\n  version: 3,\n  lessons: [],\n)");
    assert_eq!((line, column), (2, 12));
    assert!(newer.contains("this course has version 3"), "{newer}");
    assert!(problem("(version: 0, lessons: [])").2.contains("no version 0"));
    let (_, _, unknown) = problem("(version: 1, lessons: [page(\"a\")])");
    assert!(unknown.contains("`page`") && unknown.contains("`section`, `file`, or `session`"), "{unknown}");
    assert!(problem("(version: 1, title: 5, lessons: [])").2.contains("`title`: Expected string"));
    assert!(problem("(version: 1)").2.contains("missing field named `lessons`"));
}

#[test]
fn a_course_is_told_from_a_session() {
    for (text, expected) in [
        ("(version: 1, lessons: [])", true),
        ("Course(version: 1, lessons: [])", true),
        ("(version: 1, title: \"coins\", lessons: [session((version: 8, coins: [8]))])", true),
        ("(version: 1, lessons: [", true),
        ("(version: 8, title: \"lessons\", coins: [8])", false),
        ("(version: 8, coins: [8], title: \"lessons", false),
        ("8 15 3 7", false),
    ] {
        assert_eq!(is_course(text), expected, "{text}");
    }
}

#[test]
fn texts_of_a_course_that_cannot_be_shown_are_replaced_and_reported() {
    let text = "(version: 1, title: \"T\u{202e}x\", author: \"A\nB\", language: \"e\u{202e}n\", lessons: \
                [section(\"S\u{202e}1\"), section(\"S\u{202e}2\"), session((version: 8, coins: [8]))])";
    let (course, warnings) = Course::from_ron(text, no_file).unwrap();
    assert_eq!([&course.title[..], &course.author, &course.language], ["T□x", "A□B", "e□n"]);
    let sections: Vec<_> = course.entries.iter().filter(|entry| entry.lesson().is_none()).collect();
    assert_eq!(sections, [&Entry::Section("S□1".to_owned()), &Entry::Section("S□2".to_owned())]);
    let fields = ["title", "author", "language", "section"];
    let expected = fields.map(|field| format!("`{field}` had characters that can't be shown; each of them is now a □"));
    assert_eq!(warnings, expected);
}

#[test]
fn many_warnings_of_a_course_are_counted_and_long_ones_are_cut() {
    let unknown = format!("session((version: 8, coins: [8], {}: 1)),", "x".repeat(10_000));
    let missing = format!("file(\"{}\"),", "y".repeat(10_000));
    let text = format!("(version: 1, lessons: [{}{}])", unknown.repeat(8), missing.repeat(8));
    let open = |name: &str| Err(format!("no {name}"));
    let opened = Course::read(&text, open, |_| Err(String::new())).unwrap();
    assert_eq!((opened.course.lesson_count(), opened.left_out), (8, 8));
    assert_eq!((opened.warnings.len(), &opened.warnings[10][..]), (11, "6 more problems"));
    assert!(opened.warnings.iter().all(|warning| warning.chars().count() <= 301), "{:?}", opened.warnings);
}

#[test]
fn another_course_in_a_folder_is_no_lesson_that_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    session("A", "8 15").save(&folder.path().join("a.ron")).unwrap();
    fs::write(folder.path().join("course.ron"), "(version: 1, lessons: [])").unwrap();
    assert_eq!(Course::open(folder.path()).unwrap().left_out, 0);
    fs::write(folder.path().join("b.ron"), "(version: 8, coins: [8, x])").unwrap();
    assert_eq!(Course::open(folder.path()).unwrap().left_out, 1);
}

#[test]
fn a_course_carries_its_words_in_several_languages() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("de.ron"), "{\"Ends\": \"Enden\", \"Which *end*?\": \"Welches *Ende*?\"}").unwrap();
    let path = folder.path().join("course.ron");
    let text = "(version: 2, title: \"Ends\", language: \"en\", lessons: [section(\"Ends\"),
        session((version: 9, title: \"Two\", coins: [8, 15], stops: [(at: fill(1.0), words: \"Which *end*?\")]))],
        words: {\"de\": file(\"de.ron\"), \"es\": words({\"Two\": \"Dos\", \"Ends\": \"\"}), \"fr\": file(\"fr.ron\")})";
    fs::write(&path, text).unwrap();
    let opened = Course::open(&path).unwrap();
    assert!(
        matches!(&opened.warnings[..], [one] if one.contains("fr") && one.contains("left out")),
        "{:?}",
        opened.warnings
    );
    assert!(opened.sources(&path).contains(&folder.path().join("de.ron")));
    let of = |course: &Course| {
        let lesson = &course.lesson(0).unwrap().session.document;
        [&course.title, &course.language, &lesson.title, &lesson.stops[0].words].map(String::clone)
    };
    assert_eq!(of(&opened.course), ["Ends", "en", "Two", "Which *end*?"]);
    assert_eq!(of(&opened.course.in_language("de").unwrap()), ["Enden", "de", "Two", "Welches *Ende*?"]);
    assert_eq!(
        of(&opened.course.in_language("es").unwrap()),
        ["Ends", "es", "Dos", "Which *end*?"],
        "an empty one is none"
    );
    assert_eq!(opened.course.in_language("en"), None);
    assert_eq!(opened.course.in_language("fr"), None);
    assert!(opened.course.to_ron(false).contains("\"fr\": file(\"fr.ron\")"), "its file stays named");
    // As one file, it holds the words itself.
    let whole = Course::from_ron(&opened.course.to_ron(true), no_file).unwrap();
    assert_eq!(
        (whole.1, whole.0.in_language("de").map(|course| of(&course)[0].clone())),
        (Vec::new(), Some("Enden".to_owned()))
    );
    let beside = Course::read(&opened.course.to_ron(false), no_file, |name| Err(name.to_owned())).unwrap();
    assert!(beside.warnings[0].contains("de.ron"), "else its file is named: {:?}", beside.warnings);
}

#[test]
fn texts_that_were_changed_keep_their_change_in_another_language() {
    let document = |title: &str, words: &str| Document {
        title: title.to_owned(),
        ..session("", "8 15").document.with_words(words)
    };
    let (from, to) = (document("Two", "Which end?"), document("Zwei", "Welches Ende?"));
    let mut mine = document("Two", "My words");
    words::retranslate(&mut mine, &from, &to);
    assert_eq!(mine, document("Zwei", "My words"));
    let mut other = from.clone();
    other.stops.push(from.stops[0].clone());
    let before = other.clone();
    words::retranslate(&mut other, &from, &to);
    assert_eq!(other, before, "it is another lesson now");
}
