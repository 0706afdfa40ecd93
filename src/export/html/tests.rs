use std::io::Read;

use flate2::read::DeflateDecoder;
use proptest::prelude::*;
use serde_json::Value;

use super::colors::variable;
use super::*;
use crate::export::options::{ExportSubject, Framing, PictureStyle};
use crate::export::session_pictures::SessionPictures;
use crate::export::svg;
use crate::game::{FillOrder, Recurrence, Row, Stride};
use crate::picture::color_role::Theme;
use crate::session::Document;

fn session(row: &str) -> Session {
    Session::new(Document::from(row.parse::<Row>().unwrap()))
}

/// A row of `n` coins of two digits.
fn long(n: usize) -> Session {
    session(&(0..n).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(" "))
}

fn page(session: &Session, export: HtmlExport) -> String {
    let mut out = Vec::new();
    let written = export.write(session, &mut out, &|_, _| ControlFlow::Continue(())).unwrap();
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
        ("8 15 3 7 9 2", FillOrder::Diagonals, Recurrence::FirSec, Layout::Square),
        ("8 15 3 7 9", FillOrder::Recursion, Recurrence::TwoAhead, Layout::Triangle),
        ("999999999999 -5 3 7", FillOrder::Rows, Recurrence::Difference, Layout::Square),
        ("15", FillOrder::Columns, Recurrence::MyTurn, Layout::Square),
    ] {
        let mut session = session(row);
        (session.view.fill_order, session.view.recurrence, session.view.layout) = (order, recurrence, layout);
        let style =
            PictureStyle { framing: Framing::Table, layout, theme: Theme::Light, scale: 1.0, shows_path: false };
        let pictures = SessionPictures::new(&session, ExportSubject::Fill, style).unwrap();
        let data = data(&page(&session, HtmlExport::default()));
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
fn a_page_of_16_coins_has_at_most_300_kb_and_one_of_64_at_most_3_mb() {
    for (n, quiz, most) in [(16, false, 300_000), (16, true, 300_000), (64, true, 3_000_000)] {
        let size = page(&long(n), HtmlExport { quiz, ..HtmlExport::default() }).len();
        assert!(size <= most, "{size} bytes for {n} coins");
    }
}

#[test]
fn the_same_session_gives_the_same_bytes() {
    let export = HtmlExport { quiz: true, ..HtmlExport::default() };
    assert_eq!(page(&long(12), export), page(&long(12), export));
}

#[test]
#[ignore = "writes pages for the tests in browsers into the folder PAGES"]
fn pages_for_browsers() {
    let folder = std::path::PathBuf::from(std::env::var("PAGES").unwrap());
    let mut six = session("8 15 3 7 9 2");
    six.document.title = "Six coins".to_owned();
    for (name, session) in [
        ("1", session("15")),
        ("2", session("15 2")),
        ("6", six),
        ("16", long(16)),
        ("32", long(32)),
        ("64", long(64)),
        ("digits", session("999999999999 -888888888888 777777777777 5 123456789012 -1")),
    ] {
        for quiz in [false, true] {
            let page = page(&session, HtmlExport { quiz, ..HtmlExport::default() });
            let name = format!("{name}{}.html", if quiz { "-quiz" } else { "" });
            println!("{name}: {} bytes", page.len());
            std::fs::write(folder.join(name), page).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn hostile_titles_and_notes_stay_texts(title in hostile(), notes in hostile()) {
        let mut session = session("8 15");
        (session.document.title, session.document.notes) = (title.clone(), notes.clone());
        let page = page(&session, HtmlExport { quiz: true, ..HtmlExport::default() });
        session.document.title = "x".to_owned();
        session.document.notes = "x".to_owned();
        let harmless = self::page(&session, HtmlExport { quiz: true, ..HtmlExport::default() });
        let tags = |page: &str| page.matches('<').count();
        prop_assert_eq!(tags(&page) + usize::from(notes.trim().is_empty()) * 2, tags(&harmless));
        prop_assert_eq!(data(&page)["lessons"][0]["notes"].as_str(), Some(notes.trim()));
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
