use std::io::{Read, Write as _};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use flate2::read::DeflateDecoder;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

use super::style::variable;
use super::*;
use crate::export::options::{ExportSubject, Framing, PictureStyle};
use crate::export::session_pictures::SessionPictures;
use crate::export::svg;
use crate::game::recurrence::Definition;
use crate::game::{CountFrom, Fill, FillOrder, Recurrence, Row, Stride, Table};
use crate::number::Number;
use crate::predict::own::tests::filled;
use crate::predict::own::{MAX_COINS_BY_HAND, OwnVerdict, check_own};
use crate::predict::{NumberPlace, OwnTable, QuestionKind};
use crate::session::{Document, Stop, StopPosition};
use crate::wording::own::panel;

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
fn a_page_of_16_coins_has_at_most_350_kb_and_one_of_32_at_most_750_kb() {
    for (n, order, quiz, most) in [
        // Five kilobytes of each page are what a phone needs.
        (8, FillOrder::Diagonals, false, 115_000),
        (16, FillOrder::Diagonals, false, 250_000),
        // The sentences about wrong numbers are there for the quiz and for the table that is filled by hand.
        (16, FillOrder::Recursion, true, 350_000),
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

/// Returns a script of the page.
fn script(name: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/html");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

#[test]
fn a_short_row_is_filled_by_hand_if_all_its_cells_have_a_value() {
    let asked = |session: &Session| {
        let page = page(session, HtmlPage::default());
        let has_data = data(&page)["by_hand"].is_object();
        assert_eq!(page.contains("<details id=\"by-hand\" hidden>"), has_data);
        has_data
    };
    assert!(asked(&session("15")));
    assert!(asked(&long(MAX_COINS_BY_HAND)));
    assert!(!asked(&long(MAX_COINS_BY_HAND + 1)));
    let mut without_values = session("8 15 3");
    let equations = "e[i][j] = max(v[i] - e[i+1][j], v[j] - e[i][j-1])";
    without_values.view.recurrence = Recurrence::new(equations.parse::<Definition>().unwrap());
    assert!(!asked(&without_values));
}

/// A table as a learner fills it who makes some mistakes, with what is pasted into it.
#[derive(Debug)]
struct Learner {
    table: Table,
    own: OwnTable,
    fill: Fill,
    count_from: CountFrom,
    at: NumberPlace,
    pasted: String,
}

/// Learners with this recurrence. The mistakes of some go on in what follows, and some have gaps.
fn learners(recurrence: Recurrence) -> impl Strategy<Value = Learner> {
    let mistakes = prop::collection::vec((any::<prop::sample::Index>(), -9_i128..=30, any::<bool>()), 0..4);
    let marks = prop::sample::select(vec![",", ";", "\t", "\t", " ", "\n", "\r\n", "/", "|"]);
    let fields = prop::sample::select(vec![
        "8",
        "-15",
        "\u{2212}3",
        "+7",
        ".",
        "",
        "x",
        "1.5",
        "8/0",
        "170141183460469231731687303715884105728",
    ]);
    let text = prop::collection::vec((fields, marks), 1..12);
    (
        prop::collection::vec(-9_i64..=1500, 1..=7),
        mistakes,
        prop::collection::vec(any::<prop::sample::Index>(), 0..3),
        (any::<prop::sample::Index>(), text),
        (prop::sample::select(FillOrder::ALL.to_vec()), prop::sample::select(CountFrom::ALL.to_vec())),
    )
        .prop_map(move |(coins, mistakes, gaps, (at, text), (order, count_from))| {
            let n = coins.len();
            let table = Table::new(Row::new(coins).unwrap());
            let places: Vec<_> = OwnTable::new(recurrence, n).places().collect();
            let written = |place, right: Number| {
                let (_, by, is_large) = mistakes.iter().find(|(at, ..)| *at.get(&places) == place)?;
                Some(if *is_large { right - 4321 } else { right + by })
            };
            let own = filled(recurrence, &table, written);
            let own = gaps.iter().fold(own, |own, at| own.with(*at.get(&places), None));
            let pasted = text.into_iter().flat_map(|(field, mark)| [field, mark]).collect();
            Learner { table, own, fill: Fill { order, recurrence, n }, count_from, at: *at.get(&places), pasted }
        })
}

/// 200 tables of each published recurrence, and of one with equations of one's own.
#[test]
fn the_script_judges_and_pastes_tables_as_the_program_does() {
    let own = "e[i][j] = max(v[i] - e[i+1][j] + 1, -e[i][j-1] + v[j]); e[i][i] = v[i]; h[i][j] = e[pick] + sum[i+1][j]; h[i][i] = 0";
    let own = Recurrence::new(own.parse::<Definition>().unwrap());
    let mut runner = TestRunner::deterministic();
    let (mut input, mut expected) = (vec![], vec![]);
    for recurrence in Recurrence::PUBLISHED.into_iter().chain([own]) {
        for _ in 0..200 {
            let Learner { table, own, fill, count_from, at, pasted } =
                learners(recurrence).new_tree(&mut runner).unwrap().current();
            let places: Vec<_> = own.places().collect();
            let numbers = |own: &OwnTable| -> Vec<_> {
                places.iter().map(|place| own.number(*place).map(|number| number.to_string())).collect()
            };
            let index = |place| places.iter().position(|other| *other == place);
            let verdict = check_own(&own, &table, fill.order, count_from);
            let (title, sentences) = verdict.texts(&own, count_from);
            let wrong = if let OwnVerdict::Wrong(first) = verdict { index(first.place) } else { None };
            let (numbers_after, error) = match own.pasted(at, &pasted) {
                Ok(own) => (Some(numbers(&own)), None),
                Err(error) => (None, Some(panel::not_pasted(error.to_string()))),
            };
            let data = TableByHand::of(&table, fill, count_from).unwrap();
            input.push(json!({ "data": data, "numbers": numbers(&own), "at": index(at), "pasted": pasted }));
            expected.push(json!([wrong, title, sentences, numbers_after, error]));
        }
    }
    let counts = [0, 2, 4].map(|part| expected.iter().filter(|found| found[part] != json!(null)).count());
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
    let program = script("by_hand.js")
        + "const { texts, learners } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
        const found = learners.map(({ data, numbers, at, pasted }) => {
            const table = new TableByHand(data, texts);
            const own = numbers.map((text) => (text === null ? null : numberOf(text)));
            const { wrong, title, sentences } = table.check(own);
            const after = table.pasted(own, at, pasted);
            const texts_of = (numbers) => numbers?.map((number) => number?.toString() ?? null);
            return [wrong ?? null, title, sentences, texts_of(after.numbers) ?? null, after.error ?? null];
        });
        process.stdout.write(JSON.stringify(found));";
    let mut node = Command::new("node");
    let mut node = match node.args(["-e", &program]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() {
        Ok(node) => node,
        // Not every machine has it.
        Err(error) => return eprintln!("no node: {error}"),
    };
    let input = json!({ "texts": page::texts_of_script(), "learners": input });
    node.stdin.take().unwrap().write_all(input.to_string().as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    let found: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(found.len(), expected.len());
    for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
        assert_eq!(found, expected, "{}", input["learners"][index]);
    }
}

#[test]
fn the_script_uses_all_its_texts_and_no_others() {
    let script = ["by_hand.js", "page.js"].map(script).concat();
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
