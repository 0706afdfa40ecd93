//! The same tests for whole pictures. What is behind a text or a line is computed from the areas below it.

use palette::color_difference::Wcag21RelativeContrast;

use crate::game::fill::memo::FillAction;
use crate::game::table::derivation::{Branch, Derivation};
use crate::game::{CountFrom, Fill, FillOrder, FillProgress, Game, Interval, Line, Players, Recurrence, Row, Table};
use crate::picture::color_role::tests::{MARK, TEXT, color, least_for_text, over};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::recursion::{Calls, PanZoom, RecursionScene};
use crate::picture::slide::{Slide, SlideParts};
use crate::picture::table::GameMarks;
use crate::picture::table::grid::Grid;
use crate::picture::table::{AskedCell, CellPlaces, TableScene, TableStage};
use crate::picture::{Anchor, Mark, Paint, Point, Rect};
use crate::predict::QuestionKind;
use crate::session::Layout;

/// A large area, and one in which numbers are small and stacked.
const AREAS: [Rect; 2] = [
    Rect { left: 0.0, top: 0.0, right: 800.0, bottom: 560.0 },
    Rect { left: 0.0, top: 0.0, right: 260.0, bottom: 200.0 },
];

const HALL: Rect = Rect { left: 0.0, top: 0.0, right: 1280.0, bottom: 720.0 };

/// The roles whose lines and dots have a meaning.
const WITH_MEANING: [ColorRole; 6] =
    [ColorRole::Mover, ColorRole::Other, ColorRole::Left, ColorRole::Right, ColorRole::Current, ColorRole::WeakText];

/// The number of measured places in texts and on lines and dots, and the places without enough contrast.
#[derive(Default)]
struct Measured {
    texts: usize,
    lines: usize,
    short: Vec<String>,
}

impl Measured {
    /// Measures every text, and every line and dot with a meaning, against what is behind it in all themes.
    fn measure(&mut self, marks: &[Mark], what: &str) {
        for (number, mark) in marks.iter().enumerate() {
            match mark {
                Mark::Text { at, anchor, size, paint, .. } => {
                    let places = places_of_text(*at, *anchor, *size);
                    self.texts += places.len();
                    for at in places {
                        let fills: Vec<_> = marks[..number].iter().filter_map(|mark| fill_at(mark, at)).collect();
                        // Dimmed text only has level AA.
                        let least = |theme| if paint.alpha == 1.0 { least_for_text(theme) } else { TEXT };
                        self.compare(*paint, &fills, least, || format!("{mark:?} at {at:?}, {what}"));
                    }
                }
                Mark::Path { points, stroke } if WITH_MEANING.contains(&stroke.paint.role) => {
                    self.measure_line(&marks[..number], mark, stroke.paint, &places_of_line(points), what);
                }
                Mark::Disc { center, fill, .. } if WITH_MEANING.contains(&fill.role) => {
                    self.measure_line(&marks[..number], mark, *fill, &[*center], what);
                }
                _ => {}
            }
        }
    }

    fn measure_line(&mut self, before: &[Mark], mark: &Mark, paint: Paint, places: &[Point], what: &str) {
        self.lines += places.len();
        for at in places {
            // Lines can cross the heads of arrows, and the dots of a game are on its line.
            let areas = before.iter().filter(|mark| matches!(mark, Mark::Rect { .. }));
            let fills: Vec<_> = areas.filter_map(|mark| fill_at(mark, *at)).collect();
            self.compare(paint, &fills, |_| MARK, || format!("{mark:?} at {at:?}, {what}"));
        }
    }

    /// Measures the outlines with a meaning, and the outline of a cursor.
    fn measure_edges(&mut self, marks: &[Mark], what: &str) {
        for (number, mark) in marks.iter().enumerate() {
            let (Mark::Rect { rect, stroke: Some(stroke), .. } | Mark::DashedRect { rect, stroke }) = mark else {
                continue;
            };
            if WITH_MEANING.contains(&stroke.paint.role) || stroke.paint.role == ColorRole::Text {
                let places = [rect.at(0.5, 0.0), rect.at(0.5, 1.0), rect.at(0.0, 0.5), rect.at(1.0, 0.5)];
                self.measure_line(&marks[..number], mark, stroke.paint, &places, what);
            }
        }
    }

    /// Measures the texts that translucent areas cover later.
    fn measure_below_tints(&mut self, marks: &[Mark], what: &str) {
        for (number, mark) in marks.iter().enumerate() {
            let Mark::Text { at, paint, .. } = mark else { continue };
            let [below, above] = [&marks[..number], &marks[number + 1..]]
                .map(|marks| marks.iter().filter_map(|mark| fill_at(mark, *at)).collect::<Vec<_>>());
            if above.is_empty() || above.iter().any(|paint| paint.alpha == 1.0) {
                continue;
            }
            for theme in Theme::ALL {
                let lay = |below, Paint { role, alpha }: Paint| over(color(role, theme), alpha.into(), below);
                let all = |below, paints: &[Paint]| paints.iter().copied().fold(below, lay);
                let beneath = all(color(ColorRole::Background, theme), &below);
                let contrast = all(lay(beneath, *paint), &above).relative_contrast(all(beneath, &above));
                if contrast < TEXT {
                    self.short.push(format!("{contrast:.2}, {theme:?}: {mark:?} below {above:?}, {what}"));
                }
            }
        }
    }

    fn compare(&mut self, paint: Paint, below: &[Paint], least: impl Fn(Theme) -> f64, what: impl Fn() -> String) {
        for theme in Theme::ALL {
            let lay = |below, Paint { role, alpha }: Paint| over(color(role, theme), alpha.into(), below);
            let beneath = below.iter().copied().fold(color(ColorRole::Background, theme), lay);
            let contrast = lay(beneath, paint).relative_contrast(beneath);
            if contrast < least(theme) {
                self.short.push(format!("{contrast:.2}, {theme:?}: {}", what()));
            }
        }
    }

    fn check(&self, least: usize) {
        let Self { texts, lines, short } = self;
        let some: Vec<_> = short.iter().step_by(short.len() / 8 + 1).map(String::as_str).collect();
        assert!(short.is_empty(), "{} fall short, such as:\n{}", short.len(), some.join("\n"));
        assert!(*texts > least && *lines > least, "only {texts} places in texts and {lines} on lines");
    }
}

/// Returns three places that are inside a text, however short it is.
fn places_of_text(at: Point, anchor: Anchor, size: f32) -> Vec<Point> {
    let reach = size * 0.25;
    let middle = match anchor {
        Anchor::LeftCenter => at.x + reach,
        Anchor::Center => at.x,
        Anchor::RightCenter => at.x - reach,
    };
    [middle - reach, middle, middle + reach].map(|x| Point::new(x, at.y)).to_vec()
}

fn places_of_line(points: &[Point]) -> Vec<Point> {
    let along = |pair: &[Point]| [0.1, 0.5, 0.9].map(|part| pair[0].towards(pair[1], part));
    points.windows(2).flat_map(along).collect()
}

/// Returns the paint of a mark's area at a place.
fn fill_at(mark: &Mark, at: Point) -> Option<Paint> {
    match mark {
        Mark::Rect { rect, fill, .. } => {
            // Two halves that touch do not overlap.
            let holds = (rect.left..rect.right).contains(&at.x) && (rect.top..rect.bottom).contains(&at.y);
            fill.filter(|_| holds)
        }
        Mark::Disc { center, radius, fill, .. } => {
            ((at.x - center.x).hypot(at.y - center.y) <= *radius).then_some(*fill)
        }
        Mark::Polygon { points, fill } => is_inside(points, at).then_some(*fill),
        // The colors of maps are tested with maps.
        Mark::DashedRect { .. } | Mark::Path { .. } | Mark::Text { .. } | Mark::Image { .. } => None,
    }
}

/// Returns whether a place is on the same side of all edges of a convex polygon.
fn is_inside(points: &[Point], at: Point) -> bool {
    let side = |(from, to): (&Point, &Point)| (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    let sides: Vec<_> = points.iter().zip(points.iter().cycle().skip(1)).map(side).collect();
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}

/// Returns the positions of a fill at which nothing moves.
///
/// They are the ends of the phases of steps that write, the ends of the other steps, and the height of the flash of an
/// answer from the memo.
fn still_heads(fill: Fill) -> Vec<f64> {
    let ends = (0..fill.steps()).flat_map(|step| [0.25, 0.5, 0.75, 1.0].map(|part| step as f64 + part));
    let is_still = |head: &f64| {
        let FillProgress { action, interval, fraction, .. } = fill.progress(*head).unwrap();
        match action {
            _ if fraction == 1.0 => true,
            FillAction::Write => !interval.is_single(),
            FillAction::Hit => fraction == 0.5,
            FillAction::Enter | FillAction::Empty => false,
        }
    };
    std::iter::once(0.0).chain(ends.filter(is_still)).collect()
}

/// Returns all marks of the table with a game, as the window draws them.
fn table_marks(scene: &TableScene, game: &Game) -> Vec<Mark> {
    let progress = scene.fill.progress(scene.head);
    let mut marks = scene.headers(progress.map(|progress| progress.interval), false);
    marks.extend(scene.cells());
    if let Some(progress) = progress {
        let derivation = || Derivation::new(scene.table, scene.fill.recurrence, progress.interval);
        marks.extend(scene.step(&progress, derivation));
    }
    marks.extend(scene.game(game, 2, true));
    marks
}

#[test]
fn everything_in_the_table_can_be_read() {
    let table = Table::new("8 15 3 7 9".parse().unwrap());
    let n = table.n();
    let game = Game::solved(&table, Players::default(), Line::default());
    let window = table.window(0..=n - 1, 0..=n - 1);
    let fills = Recurrence::PUBLISHED
        .into_iter()
        .flat_map(|recurrence| FillOrder::ALL.map(|order| Fill { order, recurrence, n }));
    let looks = Layout::ALL.into_iter().flat_map(|layout| AREAS.map(|area| (layout, area)));
    let mut measured = Measured::default();
    for (fill, (layout, area)) in fills.flat_map(|fill| looks.clone().map(move |look| (fill, look))) {
        let places = CellPlaces::at_rest(Grid::new(0.6, layout, n, 2, area, (0.0, 0.0)));
        for head in still_heads(fill) {
            let scene = TableScene {
                count_from: CountFrom::Zero,
                table: &table,
                window: &window,
                places: &places,
                fill,
                head,
                game_marks: GameMarks::Path,
            };
            let what = format!("{fill:?} at {head}, {layout:?}");
            measured.measure(&table_marks(&scene, &game), &what);
        }
    }
    measured.check(100_000);
}

/// Returns all marks of a slide, as a lecture and an export draw them: of the fill, or of the game after some moves.
fn slide_marks(table: &Table, layout: Layout, fill: Fill, head: f64, game: Option<(&Game, usize)>) -> Vec<Mark> {
    let (row, recurrence) = (table.row(), fill.recurrence);
    let parts = SlideParts { table: Some(layout), ..SlideParts::default() };
    let slide = Slide::with_parts(HALL, row, recurrence, parts);
    let progress = fill.progress(head).filter(|_| game.is_none());
    let interval = progress.map(|progress| progress.interval);
    let grid = slide.grid(layout, row, recurrence, interval);
    let (lines, columns) = grid.window();
    let last = row.len() - 1;
    let lines = *lines.start()..=(lines.end() + 2).min(last);
    let window = table.window(lines, columns.start().saturating_sub(2)..=*columns.end());
    let places = CellPlaces::at_rest(grid);
    let scene = TableScene {
        count_from: CountFrom::Zero,
        table,
        window: &window,
        places: &places,
        fill,
        head,
        game_marks: GameMarks::of(game.is_some()),
    };
    let mut marks = scene.headers(interval, false);
    // For a long row, what is out of sight is not drawn.
    let is_whole = !grid.scrolls();
    if is_whole {
        marks.extend(scene.cells());
    }
    if let Some(progress) = progress {
        let derivation = || Derivation::new(table, recurrence, progress.interval);
        if is_whole {
            marks.extend(scene.step(&progress, derivation));
        }
    }
    let stage = TableStage { step: progress, game, is_about_game: game.is_some(), ..TableStage::default() };
    marks.extend(slide.explanation(&scene, &stage, &|at| Derivation::new(table, recurrence, at)));
    if let Some((game, ply)) = game.filter(|_| is_whole) {
        marks.extend(scene.game(game, ply, true));
    }
    marks
}

#[test]
fn everything_on_a_slide_can_be_read() {
    let mut measured = Measured::default();
    // Different ends, only ties, long negative numbers, and more coins than there is room for.
    let long = (0..60).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(" ");
    for row in ["8 15 3 7 9", "2 2 2 2", "-999 1200 -3000 45", &long] {
        let table = Table::new(row.parse().unwrap());
        let n = table.n();
        let game = Game::solved(&table, Players::default(), Line::default());
        for (recurrence, layout) in
            Recurrence::PUBLISHED.into_iter().flat_map(|recurrence| Layout::ALL.map(|layout| (recurrence, layout)))
        {
            let fill = Fill { order: FillOrder::Recursion, recurrence, n };
            let heads = still_heads(fill);
            for head in heads.iter().step_by((heads.len() / 100).max(1)) {
                let what = format!("{row}, {fill:?} at {head}, {layout:?}");
                measured.measure(&slide_marks(&table, layout, fill, *head, None), &what);
            }
            for ply in (0..=n).step_by((n / 5).max(1)) {
                let what = format!("{row}, {recurrence:?}, {layout:?}, after {ply} moves");
                let marks = slide_marks(&table, layout, fill, fill.steps() as f64, Some((&game, ply)));
                measured.measure(&marks, &what);
            }
        }
    }
    measured.check(10_000);
}

#[test]
fn everything_in_a_question_can_be_read() {
    let table = Table::new("8 15 3 7 9".parse().unwrap());
    let n = table.n();
    let window = table.window(0..=n - 1, 0..=n - 1);
    let mut measured = Measured::default();
    for (recurrence, layout) in
        Recurrence::PUBLISHED.into_iter().flat_map(|recurrence| Layout::ALL.map(|layout| (recurrence, layout)))
    {
        let fill = Fill { order: FillOrder::Diagonals, recurrence, n };
        let grids =
            [
                Grid::new(0.6, layout, n, 2, AREAS[0], (0.0, 0.0)),
                Grid::new(0.6, layout, n, 2, AREAS[1], (0.0, 0.0)),
                Slide::with_parts(HALL, table.row(), recurrence, SlideParts { asks: true, ..SlideParts::default() })
                    .grid(layout, table.row(), recurrence, None),
            ];
        for (grid, step) in grids.iter().flat_map(|grid| (5..fill.steps()).map(move |step| (grid, step))) {
            let (places, interval) = (CellPlaces::at_rest(*grid), fill.step(step).interval);
            for head in [step as f64, step as f64 + 1.0] {
                let scene = TableScene {
                    count_from: CountFrom::Zero,
                    table: &table,
                    window: &window,
                    places: &places,
                    fill,
                    head,
                    game_marks: GameMarks::Absent,
                };
                let derivation = |interval| Derivation::new(&table, recurrence, interval);
                let step = derivation(interval);
                let reads = step.branches.iter().flatten().flat_map(Branch::reads);
                let mut chosen: Vec<_> = reads.map(|read| read.interval).chain([interval]).collect();
                chosen.dedup();
                let told = [QuestionKind::End, QuestionKind::First, QuestionKind::Second].map(|kind| (0, Some(kind)));
                for (count, told) in [0, 1, chosen.len()].map(|count| (count, None)).into_iter().chain(told) {
                    let mut marks = scene.headers(Some(interval), false);
                    marks.extend(scene.cells());
                    let (chosen, cursor) = (&chosen[..count], chosen.last().copied().filter(|_| told.is_none()));
                    marks.extend(scene.asked(&AskedCell { interval, chosen, cursor, told }, &derivation));
                    let what = format!("{fill:?} at {head}, {layout:?}, {count} cells chosen, {told:?}");
                    measured.measure(&marks, &what);
                    measured.measure_edges(&marks, &what);
                    measured.measure_below_tints(&marks, &what);
                }
            }
        }
    }
    measured.check(1_000);
}

#[test]
fn everything_in_the_recursion_can_be_read() {
    let mut measured = Measured::default();
    for (recurrence, n) in Recurrence::PUBLISHED.into_iter().flat_map(|recurrence| [4, 6, 12].map(|n| (recurrence, n)))
    {
        let coins: Vec<i64> = [8, 15, 3, 7, 9, 2].into_iter().cycle().take(n).collect();
        let table = Table::new(Row::new(coins).unwrap());
        let calls = Calls::new(recurrence, n);
        let window = calls.window(&table);
        for stage in [0.0, 1.0, 2.0] {
            for highlighted in [None, Some(Interval::new(1, 2)), Some(Interval::whole(n))] {
                let view = PanZoom::new(AREAS[0]);
                let scene = RecursionScene {
                    count_from: CountFrom::Zero,
                    calls: &calls,
                    table: &table,
                    window: &window,
                    hides_values: false,
                    view,
                    stage,
                    highlighted,
                    lit: None,
                    fill: Fill { order: FillOrder::Diagonals, recurrence, n },
                };
                let what = format!("{recurrence:?} of {n} coins at {stage}, {highlighted:?} highlighted");
                measured.measure(&scene.marks(), &what);
            }
        }
    }
    measured.check(10_000);
}
