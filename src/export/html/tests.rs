use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};

use flate2::read::DeflateDecoder;
use proptest::prelude::*;
use serde_json::Value;

use super::style::variable;
use super::*;
use crate::export::options::{ExportSubject, Framing, PictureStyle};
use crate::export::session_pictures::SessionPictures;
use crate::export::svg;
use crate::game::{FillOrder, Recurrence, Row, Stride};
use crate::predict::QuestionKind;
use crate::session::{Document, Stop, StopPosition};

fn session(row: &str) -> Session {
    Session::new(Document::from(row.parse::<Row>().unwrap()))
}

/// A row of `n` coins of two digits.
fn long(n: usize) -> Session {
    session(&(0..n).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(" "))
}

fn page(session: &Session, export: HtmlPage) -> String {
    let mut out = Vec::new();
    let written = export.write_fill(session, session.view.layout, &mut out, &|_, _| ControlFlow::Continue(())).unwrap();
    assert!(written.is_continue());
    String::from_utf8(out).unwrap()
}

/// Returns the data of a page, as its script unpacks it.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("<script id=\"data\" type=\"text/plain\">").unwrap();
    let (packed, _) = rest.split_once('<').unwrap();
    let mut text = String::new();
    DeflateDecoder::new(&BASE64_STANDARD.decode(packed).unwrap()[..]).read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Makes changes in a list of elements, as the script does.
fn apply(changes: &Value, list: &mut Vec<i64>) {
    let number = |value: &Value| value.as_i64().unwrap();
    let (mut at, mut index) = (0, 0);
    for change in changes.as_array().unwrap() {
        at += number(&change[0]);
        let come: Vec<_> = change[2]
            .as_array()
            .unwrap()
            .iter()
            .map(|distance| {
                index += number(distance);
                index
            })
            .collect();
        list.splice(at as usize..(at + number(&change[1])) as usize, come);
    }
}

/// The elements of the SVG export, with the colors of the page.
fn exported(pictures: &SessionPictures, at: f64) -> Vec<String> {
    pictures.picture(at).marks.iter().map(|mark| svg::element(mark, &variable)).collect()
}

#[test]
fn the_changes_lead_to_exactly_the_elements_of_each_picture() {
    for (row, order, recurrence, layout) in [
        ("8 15 3 7 9 2", FillOrder::Diagonals, Recurrence::FIR_SEC, Layout::Square),
        ("8 15 3 7 9", FillOrder::Recursion, Recurrence::TWO_AHEAD, Layout::Triangle),
        ("999999999999 -5 3 7", FillOrder::Rows, Recurrence::DIFFERENCE, Layout::Square),
        ("15", FillOrder::Columns, Recurrence::MY_TURN, Layout::Square),
    ] {
        let mut session = session(row);
        (session.view.fill_order, session.view.recurrence, session.view.layout) = (order, recurrence, layout);
        let style = PictureStyle { framing: Framing::Table, layout, ..PictureStyle::USUAL };
        let pictures = SessionPictures::new(&session, ExportSubject::Fill, style).unwrap();
        let data = data(&page(&session, HtmlPage::default()));
        let (elements, fill) = (&data["elements"], &data["lessons"][0]["fill"]);
        let mut list = Vec::new();
        let positions = pictures.positions(Stride::Phase).unwrap();
        assert_eq!(fill["stops"].as_array().unwrap().len(), positions.len());
        for (index, at) in positions.into_iter().enumerate() {
            assert_eq!(fill["stops"][index].as_f64(), Some(at));
            apply(&fill["changes"][index], &mut list);
            let shown: Vec<_> = list.iter().map(|index| elements[*index as usize].as_str().unwrap()).collect();
            assert_eq!(shown, exported(&pictures, at), "{row} at {at}");
        }
    }
}

#[test]
fn a_page_of_16_coins_has_at_most_300_kb_and_one_of_32_at_most_750_kb() {
    for (n, order, quiz, most) in [
        (16, FillOrder::Diagonals, false, 300_000),
        (16, FillOrder::Recursion, true, 300_000),
        // Twice as many coins have four times as many cells: a page of 64 has at most 3 MB.
        (32, FillOrder::Columns, true, 750_000),
    ] {
        let mut session = long(n);
        session.view.fill_order = order;
        let size = page(&session, HtmlPage { quiz, ..HtmlPage::default() }).len();
        assert!(size <= most, "{size} bytes for {n} coins");
    }
}

#[test]
fn the_same_session_gives_the_same_bytes() {
    let export = HtmlPage { quiz: true, ..HtmlPage::default() };
    assert_eq!(page(&long(12), export), page(&long(12), export));
}

#[test]
fn a_page_that_is_stopped_or_too_long_writes_nothing() {
    for most in [0, 25] {
        let mut out = Vec::new();
        let keep_on = |done, all| {
            assert!(done <= all);
            if done >= most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        assert!(HtmlPage::default().write_fill(&long(4), Layout::Square, &mut out, &keep_on).unwrap().is_break());
        assert!(out.is_empty());
    }
    let error = HtmlPage::default()
        .write_fill(&long(101), Layout::Square, &mut Vec::new(), &|_, _| ControlFlow::Continue(()))
        .unwrap_err();
    assert!(error.is_request_error());
    assert!(error.to_string().starts_with("an HTML page shows rows of at most 100 coins, and this row has 101; "));
}

#[test]
fn a_course_is_a_page_with_its_lessons_under_their_headings() {
    let lesson = |session| Entry::Lesson(Lesson::new(session));
    let mut asks = session("8 15 3 7");
    asks.document.title = "Four <coins>".to_owned();
    asks.document.stops.0 = vec![Stop { ask: Some(QuestionKind::End), ..Stop::new(StopPosition::Fill(9.0)) }];
    let entries = vec![Entry::Section("A & B".to_owned()), lesson(asks), lesson(long(40)), lesson(long(300))];
    let course = Course { title: "\"Coins\"".to_owned(), language: "de".to_owned(), entries, ..Course::default() };
    let mut out = Vec::new();
    let done = AtomicUsize::new(0);
    let keep_on = |now, all| {
        assert!(done.fetch_max(now, Ordering::Relaxed) <= now && now <= all, "{now} of {all}");
        ControlFlow::Continue(())
    };
    assert!(HtmlPage::default().write_course(&course, &mut out, &keep_on).unwrap().is_continue());
    let page = String::from_utf8(out).unwrap();
    for part in [
        "<html lang=\"de\">",
        "<title>&quot;Coins&quot;</title>",
        "<p>A &amp; B</p>",
        "<a href=\"#lesson=1\">Four &lt;coins&gt;</a>",
        "<section class=\"lesson\" id=\"lesson=2\">",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // Without a script, and in a print, each lesson has its table. Those of 40 and of 300 coins are maps.
    let sections: Vec<_> =
        page.split("<section class=\"lesson\"").skip(1).map(|rest| rest.split("</section>").next().unwrap()).collect();
    assert_eq!(sections.len(), 3);
    for (index, section) in sections.into_iter().enumerate() {
        assert_eq!(section.matches("<svg class=\"picture\"").count(), 1, "{index}");
        assert_eq!(section.contains("<image"), index > 0, "{index}");
        // The policy of the page refuses style attributes.
        assert!(!section.contains(" style="), "{index}");
    }
    let data = data(&page);
    let lessons = &data["lessons"];
    // The title card, the question and its answer.
    assert_eq!(lessons[0]["slides"]["stops"].as_array().unwrap().len(), 3);
    assert_eq!(lessons[0]["slides"]["steps"][1]["spoken"].as_str().unwrap().split(' ').next(), Some("picture"));
    assert!(lessons[0]["fill"].is_object());
    assert!(lessons[1]["fill"].is_null(), "a long row has no steps of its own");
    let empty = HtmlPage::default().write_course(&Course::default(), &mut Vec::new(), &keep_on);
    assert!(matches!(empty, Err(ExportError::NoLesson)));
}

#[test]
fn the_script_uses_all_its_texts_and_no_others() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/html/page.js");
    let script = std::fs::read_to_string(path).unwrap();
    let name = |rest: &str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap().to_owned();
    let used: std::collections::BTreeSet<_> = script.split("texts.").skip(1).map(name).collect();
    assert_eq!(used, page::texts_of_script().into_keys().map(str::to_owned).collect());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn hostile_titles_and_notes_stay_texts(title in hostile(), notes in hostile()) {
        let mut session = session("8 15");
        session.document = Document { title, ..session.document }.with_words(notes.clone());
        let page = page(&session, HtmlPage { quiz: true, ..HtmlPage::default() });
        session.document.title = "x".to_owned();
        session.document.stops[0].words = "x".to_owned();
        let harmless = self::page(&session, HtmlPage { quiz: true, ..HtmlPage::default() });
        let tags = |page: &str| page.matches('<').count();
        prop_assert_eq!(tags(&page) + usize::from(notes.trim().is_empty()) * 2, tags(&harmless));
        let data = data(&page);
        prop_assert_eq!(data["lessons"][0]["notes"].as_str(), Some(notes.trim()));
    }
}

/// Texts that would end elements or attributes.
fn hostile() -> impl Strategy<Value = String> {
    let part = prop::sample::select(vec![
        "</script>",
        "<!--",
        "]]>",
        "\"",
        "'",
        "<img src=x onerror=alert(1)>",
        "{{data}}",
        "&amp;",
        "a",
        " ",
        "\u{0}",
        "</title>",
        "</svg>",
        "\u{202e}",
        "é",
    ]);
    prop::collection::vec(part, 0..6).prop_map(|parts| parts.concat())
}
