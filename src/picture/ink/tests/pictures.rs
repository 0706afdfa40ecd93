//! The same measures over whole pictures: what lies beneath a text or a line is put together from the areas below it.

use palette::color_difference::Wcag21RelativeContrast;

use super::{MARK, TEXT, color, least_for_text, over};
use crate::game::memo::Action;
use crate::game::recurrence::Derivation;
use crate::game::{Fill, FillOrder, Game, Interval, Line, Players, Progress, Recurrence, Row, Table};
use crate::picture::grid::{Distance, Grid, Layout, Places};
use crate::picture::ink::{Ground, Ink};
use crate::picture::recursion::{self, Calls, View};
use crate::picture::table::Scene;
use crate::picture::{Anchor, Mark, Paint, Point, Rect};

/// A roomy place, and one in which numbers are small and stand one above the other.
const AREAS: [Rect; 2] = [
    Rect { left: 0.0, top: 0.0, right: 800.0, bottom: 560.0 },
    Rect { left: 0.0, top: 0.0, right: 260.0, bottom: 200.0 },
];

/// Inks whose lines and dots mean something.
const MEANT: [Ink; 6] = [Ink::First, Ink::Second, Ink::Left, Ink::Right, Ink::Current, Ink::WeakText];

/// How many places of texts, lines and dots were measured, and where the contrast falls short.
#[derive(Default)]
struct Measured {
    texts: usize,
    lines: usize,
    short: Vec<String>,
}

impl Measured {
    /// Measures every text and every line and dot with a meaning against what is beneath it, on all grounds.
    fn measure(&mut self, marks: &[Mark], what: &str) {
        for (number, mark) in marks.iter().enumerate() {
            match mark {
                Mark::Text { at, anchor, size, paint, .. } => {
                    let places = places_of_text(*at, *anchor, *size);
                    self.texts += places.len();
                    for at in places {
                        let fills: Vec<_> = marks[..number].iter().filter_map(|mark| fill_at(mark, at)).collect();
                        let is_on_tint = fills.last().is_some_and(|fill| matches!(fill.ink, Ink::Tint(_)));
                        // What stands back and the names on tints, of which many must differ, reach level AA only.
                        let is_plain = paint.alpha == 1.0 && !is_on_tint;
                        let least = |ground| if is_plain { least_for_text(ground) } else { TEXT };
                        self.compare(*paint, &fills, least, || format!("{mark:?} at {at:?}, {what}"));
                    }
                }
                Mark::Path { points, stroke } if MEANT.contains(&stroke.paint.ink) => {
                    self.measure_line(&marks[..number], mark, stroke.paint, &places_of_line(points), what);
                }
                Mark::Disc { center, fill, .. } if MEANT.contains(&fill.ink) => {
                    self.measure_line(&marks[..number], mark, *fill, &[*center], what);
                }
                _ => {}
            }
        }
    }

    fn measure_line(&mut self, before: &[Mark], mark: &Mark, paint: Paint, places: &[Point], what: &str) {
        self.lines += places.len();
        for at in places {
            // Lines may cross the heads of arrows, and the dots of a game lie on its line.
            let areas = before.iter().filter(|mark| matches!(mark, Mark::Rect { .. }));
            let fills: Vec<_> = areas.filter_map(|mark| fill_at(mark, *at)).collect();
            self.compare(paint, &fills, |_| MARK, || format!("{mark:?} at {at:?}, {what}"));
        }
    }

    fn compare(&mut self, paint: Paint, below: &[Paint], least: impl Fn(Ground) -> f64, what: impl Fn() -> String) {
        for ground in Ground::ALL {
            let lay = |below, Paint { ink, alpha }: Paint| over(color(ink, ground), alpha.into(), below);
            let beneath = below.iter().copied().fold(color(Ink::Ground, ground), lay);
            let contrast = lay(beneath, paint).relative_contrast(beneath);
            if contrast < least(ground) {
                self.short.push(format!("{contrast:.2}, {ground:?}: {}", what()));
            }
        }
    }

    fn check(&self, least: usize) {
        let Self { texts, lines, short } = self;
        assert!(
            short.is_empty(),
            "{} fall short, the first ones:\n{}",
            short.len(),
            short[..short.len().min(5)].join("\n")
        );
        assert!(*texts > least && *lines > least, "only {texts} places in texts and {lines} on lines");
    }
}

/// Three places in a text, which lie in its letters whatever it says.
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

/// What the area of a mark lays on a place.
fn fill_at(mark: &Mark, at: Point) -> Option<Paint> {
    match mark {
        Mark::Rect { rect, fill, .. } => {
            // Two halves that meet do not overlap.
            let holds = (rect.left..rect.right).contains(&at.x) && (rect.top..rect.bottom).contains(&at.y);
            fill.filter(|_| holds)
        }
        Mark::Disc { center, radius, fill, .. } => {
            ((at.x - center.x).hypot(at.y - center.y) <= *radius).then_some(*fill)
        }
        Mark::Polygon { points, fill } => is_inside(points, at).then_some(*fill),
        Mark::DashedRect { .. } | Mark::Path { .. } | Mark::Text { .. } => None,
    }
}

/// Whether a place lies on the same side of all edges of a convex polygon.
fn is_inside(points: &[Point], at: Point) -> bool {
    let side = |(from, to): (&Point, &Point)| (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    let sides: Vec<_> = points.iter().zip(points.iter().cycle().skip(1)).map(side).collect();
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}

/// The positions of a fill at which nothing is on its way: the ends of the phases of steps that write, the ends of the
/// other steps, and the height of the flash of those that the memo answers.
fn still_heads(fill: Fill) -> Vec<f64> {
    let ends = (0..fill.steps()).flat_map(|step| [0.25, 0.5, 0.75, 1.0].map(|part| step as f64 + part));
    let is_still = |head: &f64| {
        let Progress { action, interval, fraction, .. } = fill.progress(*head).unwrap();
        match action {
            _ if fraction == 1.0 => true,
            Action::Write => !interval.is_single(),
            Action::Hit => fraction == 0.5,
            Action::Enter | Action::Empty => false,
        }
    };
    std::iter::once(0.0).chain(ends.filter(is_still)).collect()
}

/// All marks of the table with a game on it, as the window draws them.
fn table_marks(scene: &Scene, game: &Game) -> Vec<Mark> {
    let progress = scene.fill.progress(scene.head);
    let mut marks = scene.headers(progress.map(|progress| progress.interval), false);
    marks.extend(scene.cells());
    marks.extend(scene.legend());
    if let Some(progress) = progress {
        let derivation = || Derivation::new(scene.table, scene.fill.recurrence, progress.interval);
        marks.extend(scene.step(&progress, derivation));
    }
    marks.extend(scene.game(game, 2, true));
    marks
}

#[test]
fn all_that_the_table_shows_can_be_read() {
    let table = Table::new("8 15 3 7 9".parse().unwrap());
    let n = table.n();
    let game = Game::solved(&table, Players::default(), Line::default());
    let window = table.window(0..=n - 1, 0..=n - 1);
    let fills =
        Recurrence::ALL.into_iter().flat_map(|recurrence| FillOrder::ALL.map(|order| Fill { order, recurrence, n }));
    let looks = Layout::ALL.into_iter().flat_map(|layout| AREAS.map(|area| (layout, area)));
    let mut measured = Measured::default();
    for (fill, (layout, area)) in fills.flat_map(|fill| looks.clone().map(move |look| (fill, look))) {
        let places = Places::at_rest(Grid::new(Distance::Desk, layout, n, 2, area, (0.0, 0.0)));
        for head in still_heads(fill) {
            let scene = Scene { table: &table, window: &window, places: &places, fill, head, has_game: true };
            let what = format!("{fill:?} at {head}, {layout:?}");
            measured.measure(&table_marks(&scene, &game), &what);
        }
    }
    measured.check(100_000);
}

#[test]
fn all_that_the_recursion_shows_can_be_read() {
    let mut measured = Measured::default();
    for (recurrence, n) in Recurrence::ALL.into_iter().flat_map(|recurrence| [4, 6, 12].map(|n| (recurrence, n))) {
        let coins: Vec<i64> = [8, 15, 3, 7, 9, 2].into_iter().cycle().take(n).collect();
        let table = Table::new(Row::new(coins).unwrap());
        let calls = Calls::new(recurrence, n);
        let window = calls.window(&table);
        let step_number = |interval: Interval| Some(interval.len() as u64);
        for stage in [0.0, 1.0, 2.0] {
            for lit in [None, Some(Interval::new(1, 2)), Some(Interval::whole(n))] {
                let view = View::new(AREAS[0]);
                let scene =
                    recursion::Scene { calls: &calls, window: &window, view, stage, lit, step_number: &step_number };
                let what = format!("{recurrence:?} of {n} coins at {stage}, {lit:?} lit");
                measured.measure(&scene.marks(), &what);
            }
        }
    }
    measured.check(10_000);
}
