//! With coins that count from 1, nothing that a user can read has an index that counts from 0.
//!
//! The row has six coins with long values, so a lone 0 or 6 in a text is an index. Only fir/sec and f/g have a number 0,
//! which is the second number of a single coin. Their texts are searched for a 0 in the place of an index.

use coin_duel::export::{ExportFormat, ExportRange, ExportRecipe, Framing, PictureStyle};
use coin_duel::game::fusion::run::FusionRun;
use coin_duel::game::table::derivation::Derivation;
use coin_duel::game::{CountFrom, Fill, FillOrder, Interval, Pick, Recurrence, Row, Stride, Table};
use coin_duel::listing::execution::Execution;
use coin_duel::listing::{Language, Listing, Method};
use coin_duel::picture::fusion::FusionScene;
use coin_duel::picture::recursion::{Calls, LitCalls, PanZoom, RecursionScene};
use coin_duel::picture::table::grid::Grid;
use coin_duel::picture::table::{CellPlaces, GameMarks, TableScene};
use coin_duel::picture::{Mark, Rect};
use coin_duel::predict::{Answer, Frequency, PredictSettings, Question, QuestionKind};
use coin_duel::session::{Document, Layout, Session, Zoom};
use coin_duel::wording;
use enumflags2::BitFlags;

const ROW: &str = "811 1523 397 7129 919 2291";
const N: usize = 6;

fn table() -> Table {
    Table::new(ROW.parse().unwrap())
}

/// Returns whether a text has this number among its words.
fn has_word(text: &str, number: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|word| word == number)
}

/// Returns whether a text has an index 0, in a recurrence that may have the number 0, too.
fn has_index_0(text: &str, recurrence: Recurrence) -> bool {
    if recurrence.quantities().1.is_none() {
        return has_word(text, "0");
    }
    ["[0]", "i = 0", "j = 0", "solve(0", "coin 0", "coins 0", "Coin 0", "Coins 0", "0…", "cell 0", " 0 to"]
        .iter()
        .any(|index| text.contains(index))
}

/// Checks that no text has an index 0, and that the last coin has the number 6 in one of them.
fn assert_counts_from_1(what: &str, recurrence: Recurrence, texts: &[String]) {
    for text in texts {
        assert!(!has_index_0(text, recurrence), "{what}, {recurrence:?}: {text}");
    }
    assert!(texts.iter().any(|text| has_word(text, "6")), "{what}, {recurrence:?}: {texts:?}");
}

fn texts(marks: impl IntoIterator<Item = Mark>) -> Vec<String> {
    marks.into_iter().filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(text) } else { None }).collect()
}

fn fills() -> impl Iterator<Item = Fill> {
    FillOrder::ALL
        .into_iter()
        .flat_map(|order| Recurrence::PUBLISHED.map(|recurrence| Fill { order, recurrence, n: N }))
}

fn session(fill: Fill) -> Session {
    let mut session = Session::new(Document::from(ROW.parse::<Row>().unwrap()));
    session.view.count_from = CountFrom::One;
    session.view.fill_order = fill.order;
    session.view.recurrence = fill.recurrence;
    session
}

/// Returns the text of an export of the fill.
fn export(fill: Fill, format: ExportFormat, range: ExportRange, layout: Layout, framing: Framing) -> String {
    let style = PictureStyle { framing, layout, shows_path: true, ..PictureStyle::USUAL };
    ExportRecipe { range, style, ..ExportRecipe::new(format) }.text(&session(fill)).unwrap()
}

/// Returns the texts in an SVG.
fn texts_of_svg(svg: &str) -> Vec<String> {
    let after_tag = svg.split("<text").skip(1).filter_map(|text| text.split_once('>'));
    after_tag.map(|(_, text)| text.split('<').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn the_headers_of_the_table_count_from_1_in_every_layout_and_size() {
    let (table, fill) = (table(), Fill { order: FillOrder::Rows, recurrence: Recurrence::DIFFERENCE, n: N });
    let window = table.window(0..=N - 1, 0..=N - 1);
    for unit in [0.6, 1.0] {
        for layout in Layout::ALL {
            let grid = Grid::new(unit, layout, N, 4, Rect::new(0.0, 0.0, 1000.0, 700.0), (0.0, 0.0));
            // Cells of 3 points are a map with ticks.
            for grid in [grid, grid.zoomed(Zoom::Height(3.0), (0.0, 0.0))] {
                let places = CellPlaces::at_rest(grid);
                let (head, game_marks, count_from) = (21.0, GameMarks::Path, CountFrom::One);
                let scene =
                    TableScene { table: &table, window: &window, places: &places, fill, head, count_from, game_marks };
                let headers = texts(scene.headers(None, false));
                for text in &headers {
                    assert!(!has_word(text, "0"), "{unit} {layout:?}: {headers:?}");
                }
                assert!(headers.iter().any(|text| (1..=6).any(|index| has_word(text, &index.to_string()))));
            }
        }
    }
}

#[test]
fn slides_and_pictures_of_the_table_count_from_1() {
    for fill in fills() {
        for framing in [Framing::Slide, Framing::Table] {
            for layout in Layout::ALL {
                let svgs = (0..=fill.steps())
                    .map(|step| export(fill, ExportFormat::Svg, ExportRange::Step(step), layout, framing));
                let mut texts: Vec<_> = svgs.flat_map(|svg| texts_of_svg(&svg)).collect();
                // The legend says what a number below and above 0 means, and a call without coins is worth 0.
                texts.retain(|text| !text.contains(" 0: ") && !text.ends_with(": 0") && !text.ends_with("left: 0."));
                assert_counts_from_1(&format!("{framing:?} {layout:?} {:?}", fill.order), fill.recurrence, &texts);
            }
        }
    }
}

#[test]
fn exported_texts_count_from_1() {
    for fill in fills() {
        let text = |format| {
            export(fill, format, ExportRange::All(Stride::Cell), Layout::Square, Framing::Slide)
                .lines()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        for format in [ExportFormat::Markdown, ExportFormat::Latex, ExportFormat::Typst, ExportFormat::Text] {
            let mut lines = text(format);
            // Rules have a width, and a call without coins is worth 0.
            lines.retain(|line| !line.contains("stroke: 0.") && !line.contains("No coins are left: 0"));
            assert_counts_from_1(&format!("{format:?} {:?}", fill.order), fill.recurrence, &lines);
        }
        let csv = text(ExportFormat::Csv);
        let indices = |line: &String| -> Vec<usize> { line.split(',').take(2).map(|at| at.parse().unwrap()).collect() };
        assert_eq!(csv.iter().skip(1).map(indices).map(|at| at[0].min(at[1])).min(), Some(1));
        assert!(csv.iter().skip(1).map(indices).any(|at| at == [1, 6]), "{csv:?}");
    }
}

#[test]
fn the_tree_the_graph_and_the_table_of_the_calls_count_from_1() {
    let table = table();
    for recurrence in Recurrence::PUBLISHED {
        let fill = Fill { order: FillOrder::Recursion, recurrence, n: N };
        let calls = Calls::new(recurrence, N);
        let window = calls.window(&table);
        let lit = LitCalls::new(&calls, fill, fill.steps() as f64);
        let mut labels = Vec::new();
        for stage in [0.0, 1.0, 2.0] {
            let scene = RecursionScene {
                calls: &calls,
                count_from: CountFrom::One,
                table: &table,
                window: &window,
                // A single coin has a second number 0.
                hides_values: true,
                view: PanZoom::new(Rect::new(0.0, 0.0, 4000.0, 2000.0)),
                stage,
                highlighted: None,
                lit: lit.as_ref(),
                fill,
            };
            labels.extend(texts(scene.marks()));
        }
        assert_counts_from_1("calls", recurrence, &labels);
        assert!(labels.iter().any(|text| text == "1…6"), "{labels:?}");
    }
}

#[test]
fn fusion_counts_from_1() {
    let run = FusionRun::new(table().row());
    let mut found = Vec::new();
    for quarter in 0..=run.steps() * 4 {
        let head = quarter as f64 / 4.0;
        let area = Rect::new(0.0, 0.0, 500.0, 400.0);
        let scene = FusionScene { run: &run, count_from: CountFrom::One, head, area };
        let mut shown = texts(scene.marks());
        // Before the first coin, the sums begin with 0.
        shown.retain(|text| !text.starts_with("d = "));
        found.extend(shown);
        let position = run.position(head as u64);
        let summary = wording::fusion::summary(CountFrom::One, &run, &position);
        found.push(summary.replace("Step 0 of", "").replace("difference so far is 0", ""));
    }
    assert_counts_from_1("fusion", Recurrence::DIFFERENCE, &found);
}

#[test]
fn calls_sums_and_results_count_from_1() {
    let table = table();
    for fill in fills() {
        let mut found = Vec::new();
        for step in 0..fill.steps() {
            let at = fill.progress((step + 1) as f64).unwrap();
            let derivation = || Derivation::new(&table, fill.recurrence, at.interval);
            let call = wording::call_text(CountFrom::One, fill, &at, || derivation().numbers());
            found.extend([call.code, call.asked_by]);
            found.extend(wording::listed_coins(CountFrom::One, table.row(), at.interval));
            found.push(wording::title_of(CountFrom::One, at.interval));
            found.push(wording::spoken::cell(CountFrom::One, fill.recurrence, at.interval, None));
            for branch in derivation().branches.iter().flatten() {
                let (phase, detail) = (coin_duel::game::Phase::Write, wording::TextDetail::Names);
                found.push(wording::branch_text(CountFrom::One, branch, phase, detail));
            }
        }
        assert_counts_from_1("texts", fill.recurrence, &found);
    }
}

#[test]
fn questions_answers_and_explanations_count_from_1() {
    let table = table();
    let window = table.window(0..=N - 1, 0..=N - 1);
    let cells: Vec<Interval> = window.iter().map(|(interval, _)| interval).collect();
    for recurrence in Recurrence::PUBLISHED {
        let fill = Fill { order: FillOrder::Diagonals, recurrence, n: N };
        let mut found = Vec::new();
        for kind in BitFlags::<QuestionKind>::all() {
            let settings = PredictSettings { kinds: BitFlags::from_flag(kind), often: Frequency::EachCell };
            let questions = (0..fill.steps()).filter_map(|step| Question::of_step(settings, &table, fill, step));
            for question in questions.map(|question| question.counting(CountFrom::One)) {
                found.extend([question.text(), question.spoken(), question.reveal()]);
                let one_cell = cells.iter().map(|cell| Answer::Cells(vec![*cell]));
                let ends = [Pick::Left, Pick::Right, Pick::Tie].map(Answer::End);
                let numbers = cells.iter().map(|cell| Answer::Number(table.sum(*cell).into()));
                for answer in one_cell.chain(ends).chain(numbers) {
                    found.push(question.explanation_of(&answer));
                    found.push(answer.text(CountFrom::One));
                }
            }
        }
        assert_counts_from_1("questions", recurrence, &found);
    }
}

#[test]
fn the_code_and_its_notes_count_from_1() {
    let table = table();
    for fill in fills() {
        let method = Method::Table(fill.recurrence, fill.order);
        let listing = Listing::new(method, Language::Pseudocode, CountFrom::One);
        assert!(!listing.text().contains("[0]") && !listing.text().contains("solve(0"), "{}", listing.text());
        let mut last = 0;
        for quarter in 1..=fill.steps() * 4 {
            let at = fill.progress(quarter as f64 / 4.0).unwrap();
            let derivation = || Derivation::new(&table, fill.recurrence, at.interval);
            let execution = Execution::new(fill, Language::Pseudocode, CountFrom::One, &at, derivation);
            let notes: Vec<_> = execution.notes(&listing).into_iter().flatten().collect();
            assert!(!notes.contains(&"i = 0") && !notes.iter().any(|note| note.contains("solve(0")), "{notes:?}");
            let indices = execution.variables.iter().filter(|(name, _)| *name == "j");
            last = indices.map(|(_, value)| value.parse().unwrap()).max().unwrap_or(0).max(last);
        }
        assert_eq!(last, N, "{fill:?}");
    }
}
