//! Tests of the marks of a table.

use crate::game::play::game::{Share, Trace};
use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, Fill, FillAction, FillOrder, Interval, Pick, Recurrence, Row, Table};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::extent;
use crate::picture::table::cells::{Arrangement, DIGIT_WIDTH, NumberLayout, SIDE_BY_SIDE};
use crate::picture::table::explanation::{CardPlace, CardRoom};
use crate::picture::table::grid::Grid;
use crate::picture::table::pick_marks::pick_marks;
use crate::picture::table::{CellPlaces, GameMarks, TableScene, TableStage};
use crate::picture::{Anchor, Mark, Paint, Point, Rect, fonts};
use crate::session::{Layout, Zoom};

fn texts(marks: &[Mark]) -> Vec<&str> {
    marks.iter().filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None }).collect()
}

const AREA: Rect = Rect { left: 0.0, top: 0.0, right: 800.0, bottom: 560.0 };

fn with_scene<T>(row: &str, head: f64, look: impl FnOnce(&TableScene) -> T) -> T {
    with_table(row, head, Layout::Square, FillOrder::Diagonals, Recurrence::FIR_SEC, look)
}

fn with_table<T>(
    row: &str,
    head: f64,
    layout: Layout,
    order: FillOrder,
    recurrence: Recurrence,
    look: impl FnOnce(&TableScene) -> T,
) -> T {
    let table = Table::new(row.parse().unwrap());
    let grid = Grid::new(0.6, layout, table.n(), 2, AREA, (0.0, 0.0));
    let fill = Fill { order, recurrence, n: table.n() };
    with_grid(&table, grid, (fill, head), look)
}

/// Calls `look` with the scene of a whole table on a grid at rest, at a position of its fill.
pub(super) fn with_grid<T>(
    table: &Table,
    grid: Grid,
    (fill, head): (Fill, f64),
    look: impl FnOnce(&TableScene) -> T,
) -> T {
    let last = table.n() - 1;
    look(&TableScene {
        count_from: CountFrom::Zero,
        table,
        window: &table.window(0..=last, 0..=last),
        places: &CellPlaces::at_rest(grid),
        fill,
        head,
        game_marks: GameMarks::Path,
    })
}

fn step_marks(row: &str, head: f64) -> Vec<Mark> {
    with_scene(row, head, |scene| {
        let progress = scene.fill.progress(head).unwrap();
        scene.step(&progress, || Derivation::new(scene.table, scene.fill.recurrence, progress.interval))
    })
}

#[test]
fn a_cell_shows_its_numbers_only_once_it_is_written() {
    with_scene("3 9 1 2", 5.0, |scene| {
        assert_eq!(texts(&scene.cells()), ["3", "0", "9", "3", "9", "0", "1", "0", "2", "0"]);
    });
    with_scene("3 9 1 2", 0.0, |scene| assert!(texts(&scene.cells()).is_empty()));
}

#[test]
fn the_current_cell_at_rest_shows_fir_and_sec() {
    let marks = step_marks("8 15 3 7 9 2", 17.0);
    let shown = texts(&marks);
    assert_eq!(shown[shown.len() - 2..], ["22", "12"]);
}

#[test]
fn the_phases_show_the_numbers_that_are_read_then_sums_at_the_arrows_then_the_numbers() {
    let shown = |head| step_marks("8 15 3 7 9 2", head);
    let cell = with_scene("8 15 3 7 9 2", 16.5, |scene| scene.places.cell(Interval::new(1, 4)));
    let in_cell = |marks: &[Mark]| -> Vec<String> {
        let text = |mark: &Mark| match mark {
            Mark::Text { at, text, .. } if cell.grown(-8.0).contains(*at) => Some(text.clone()),
            _ => None,
        };
        marks.iter().filter_map(text).collect()
    };
    let has_sums = |marks: &[Mark]| ["15+7=22", "9+7=16"].map(|sum| texts(marks).contains(&sum));
    for (head, sums, numbers) in
        [(16.2, false, ["?"].as_slice()), (16.5, true, &["?"]), (16.75, true, &["?"]), (17.0, true, &["22", "12"])]
    {
        let marks = shown(head);
        assert_eq!(has_sums(&marks), [sums; 2], "{head}: {:?}", texts(&marks));
        assert_eq!(in_cell(&marks), numbers, "{head}");
    }
}

#[test]
fn the_numbers_that_are_read_have_frames_in_the_roles_of_their_ends() {
    let marks = step_marks("8 15 3 7 9 2", 16.25);
    for (read, role) in [((2, 4), ColorRole::Left), ((1, 3), ColorRole::Right)] {
        let cell = with_scene("8 15 3 7 9 2", 16.5, |scene| scene.places.cell(Interval::new(read.0, read.1)));
        let half = Rect { left: cell.center().x, ..cell };
        let is_frame = |mark: &Mark| match mark {
            Mark::Rect { rect, fill: None, stroke: Some(stroke), .. } => stroke.paint.role == role && half.holds(*rect),
            _ => false,
        };
        assert!(marks.iter().any(is_frame), "{read:?}");
    }
}

/// Returns a row of `n` coins, some of which are alike.
fn some_row(n: usize) -> String {
    (0..n).map(|coin| (coin * 7 % 12 + 1).to_string()).collect::<Vec<_>>().join(" ")
}

/// Calls a check for 1 to 16 coins at the end of each phase of some steps, in all looks.
fn for_some_steps(check: impl Fn(&TableScene, &[Mark], &str)) {
    for_all_looks(|layout, recurrence| {
        for n in 1..=16 {
            let fill = Fill { order: FillOrder::Diagonals, recurrence, n };
            for step in (0..fill.steps()).step_by(1 + fill.steps() as usize / 12).chain([fill.steps() - 1]) {
                for part in [0.25, 0.5, 0.75, 1.0] {
                    let head = step as f64 + part;
                    with_table(&some_row(n), head, layout, fill.order, recurrence, |scene| {
                        let progress = scene.fill.progress(head).unwrap();
                        let derivation = || Derivation::new(scene.table, recurrence, progress.interval);
                        let name = format!("{n} coins, {layout:?}, {recurrence:?} at {head}");
                        check(scene, &scene.step(&progress, derivation), &name);
                    });
                }
            }
        }
    });
}

/// Returns the room of the digits of a text.
fn digits(mark: &Mark) -> Option<Rect> {
    let Mark::Text { size, .. } = mark else { return None };
    let Rect { left, top, right, bottom } = fonts::extent(mark);
    Some(Rect { left, top: top + size * 0.13, right, bottom: bottom - size * 0.13 })
}

/// Returns the boxes around sums.
fn tags(marks: &[Mark]) -> Vec<Rect> {
    let tag = |mark: &Mark| match mark {
        Mark::Rect { rect, fill: Some(fill), .. } if fill.role == ColorRole::Background => Some(*rect),
        _ => None,
    };
    marks.iter().filter_map(tag).collect()
}

#[test]
fn a_sum_covers_no_number_and_stays_on_the_table() {
    for_some_steps(|scene, marks, name| {
        let tags = tags(marks);
        let numbers: Vec<_> = scene.cells().iter().chain(&scene.headers(None, false)).filter_map(digits).collect();
        let whole = Rect { right: AREA.right.max(scene.places.grid.cells.right), ..AREA };
        for (number, tag) in tags.iter().enumerate() {
            assert!(whole.grown(0.1).holds(*tag), "{tag:?}, {name}");
            assert!(!tags[..number].iter().any(|other| other.overlaps(*tag)), "{name}");
            // The texts of sums are inside their own tags.
            let of_step = marks.iter().filter(|mark| !matches!(mark, Mark::Text { text, .. } if text.contains('=')));
            let of_step: Vec<_> = of_step.filter_map(digits).collect();
            for covered in numbers.iter().chain(&of_step) {
                assert!(!tag.overlaps(*covered), "{tag:?} covers {covered:?}, {name}");
            }
        }
    });
    let count = |row: &str, head| tags(&step_marks(row, head)).len();
    assert_eq!([count("8 15 3 7", 9.5), count("8 15 3 7 9 2", 16.5)], [2, 2]);
    assert_eq!(count("8 15 3 7", 9.25), 0);
}

#[test]
fn a_card_covers_no_cell_no_header_and_no_sum() {
    let mut cards = [0; 2];
    let seen = std::cell::RefCell::new(&mut cards);
    for_some_steps(|scene, marks, name| {
        let room = CardRoom::in_corner(scene.table, scene.places, scene.count_from);
        let Some(room) = room else { return };
        let stage = TableStage { step: scene.fill.progress(scene.head), ..TableStage::default() };
        let derivation = |interval| Derivation::new(scene.table, scene.fill.recurrence, interval);
        let card = scene.explanation(&stage, &derivation).unwrap().marks(room, scene.places.grid.unit);
        seen.borrow_mut()[usize::from(card.is_empty())] += 1;
        let Some(Mark::Rect { rect, .. }) = card.first() else { return };
        assert!(AREA.grown(0.1).holds(*rect), "{rect:?}, {name}");
        for mark in &card[1..] {
            assert!(rect.holds(fonts::extent(mark)), "{mark:?} is outside of {rect:?}, {name}");
        }
        for (interval, _) in scene.window.iter() {
            assert!(!rect.overlaps(scene.places.cell(interval)), "{interval:?}, {name}");
        }
        for header in scene.headers(None, false) {
            assert!(!rect.overlaps(fonts::extent(&header)), "{header:?}, {name}");
        }
        assert!(!tags(marks).iter().any(|tag| tag.overlaps(*rect)), "{name}");
    });
    assert!(cards[0] > 1000 && cards[1] < cards[0] / 20, "{cards:?}");
}

#[test]
fn the_card_of_a_triangle_stays_upper_left_in_windows_of_all_sizes() {
    let mut with_corner = 0;
    for n in 2..=16 {
        let table = Table::new(Row::new(vec![10; n]).unwrap());
        for width in (600..=2500).step_by(97) {
            let area = Rect::new(0.0, 0.0, width as f32, width as f32 * 0.625);
            let unit = crate::picture::slide::unit_of_stage(area);
            let places = CellPlaces::at_rest(Grid::new(unit, Layout::Triangle, n, 2, area, (0.0, 0.0)));
            let Some(room) = CardRoom::in_corner(&table, &places, CountFrom::Zero) else { continue };
            assert_eq!(room.place, CardPlace::UpperLeft, "{n} coins in {area:?}");
            with_corner += 1;
        }
    }
    assert!(with_corner > 100, "{with_corner}");
}

#[test]
fn a_card_says_as_much_as_the_phase_has_shown() {
    let text = |row: &str, head: f64, recurrence| {
        with_table(row, head, Layout::Square, FillOrder::Diagonals, recurrence, |scene| {
            let stage = TableStage { step: scene.fill.progress(head), ..TableStage::default() };
            let derivation = |interval| Derivation::new(scene.table, recurrence, interval);
            scene.explanation(&stage, &derivation).unwrap().text()
        })
    };
    let of_row = |head| text("8 15 3 7", head, Recurrence::FIR_SEC);
    let reads = "Coins 0…3: 8 15 3 7\nTake 8: 15 3 7 is left, you are second there.\n8 + sec[1][3]\n\
                 Take 7: 8 15 3 is left, you are second there.\n7 + sec[0][2]";
    assert_eq!(of_row(9.25), reads);
    let adds = reads.replace("[1][3]", "[1][3] = 8 + 7 = 15").replace("[0][2]", "[0][2] = 7 + 15 = 22");
    assert_eq!(of_row(9.5), adds);
    assert_eq!(of_row(9.75), format!("{adds}\n22 is more: take the 7."));
    assert_eq!(of_row(10.0), format!("{adds}\n22 is more: take the 7. fir = 22, sec = fir[0][2] = 11"));
    assert_eq!(of_row(1.0), "Coin 0: 8\nOne coin: take it.\nfir = 8, sec = 0");
    assert!(text("4 4", 3.0, Recurrence::FIR_SEC).contains("\nBoth ends are equal: take either. fir = 4"));
    let others = [Recurrence::TWO_AHEAD, Recurrence::MY_TURN, Recurrence::DIFFERENCE];
    let [two, turn, lead] = others.map(|recurrence| text("8 15 3 7", 10.0, recurrence));
    assert!(two.contains("Take 8: they leave you 3 7 or 15 3, whichever is worse."), "{two}");
    assert!(turn.contains("Take 8: 15 3 7 is left, it is their turn there."), "{turn}");
    assert!(turn.ends_with("f = 22, g = min(f[1][3], f[0][2]) = 11"), "{turn}");
    assert!(lead.contains("8 − d[1][3] = 8 − 11 = −3"), "{lead}");
}

#[test]
fn sec_moves_from_the_fir_of_the_picked_source() {
    let place_of_sec = |head: f64| {
        step_marks("8 15 3 7 9 2", head)
            .iter()
            .rev()
            .find_map(|mark| match mark {
                Mark::Text { at, paint: Paint { role: ColorRole::Other, .. }, text, .. } if text == "12" => Some(*at),
                _ => None,
            })
            .unwrap()
    };
    with_scene("8 15 3 7 9 2", 17.0, |scene| {
        let source_fir = scene.places.cell(Interval::new(2, 4)).at(SIDE_BY_SIDE[0].0, SIDE_BY_SIDE[0].1);
        let target = scene.places.cell(Interval::new(1, 4)).at(SIDE_BY_SIDE[1].0, SIDE_BY_SIDE[1].1);
        let start = place_of_sec(16.7501);
        assert!((start.x - source_fir.x).abs() < 1.0 && (start.y - source_fir.y).abs() < 1.0);
        assert_eq!(place_of_sec(17.0), target);
    });
}

#[test]
fn a_tie_has_both_marks_and_a_pick_has_one() {
    let marks_of = |pick| {
        let mut marks = Vec::new();
        pick_marks(&mut marks, Rect::new(0.0, 0.0, 100.0, 70.0), pick, 1.0);
        marks.len()
    };
    assert_eq!((marks_of(Pick::Tie), marks_of(Pick::Left), marks_of(Pick::Right)), (2, 1, 1));
}

#[test]
fn headers_show_every_coin_twice_with_its_index() {
    with_scene("8 15 3", 0.0, |scene| {
        let marks = scene.headers(None, false);
        assert_eq!(
            texts(&marks),
            ["8", "j = 0", "15", "j = 1", "3", "j = 2", "8", "i = 0", "15", "i = 1", "3", "i = 2"]
        );
    });
}

fn for_all_looks(check: impl Fn(Layout, Recurrence)) {
    for layout in Layout::ALL {
        for recurrence in Recurrence::PUBLISHED {
            check(layout, recurrence);
        }
    }
}

#[test]
fn each_recurrence_has_its_own_legend() {
    let legends: Vec<_> = Recurrence::PUBLISHED
        .map(|recurrence| {
            with_table("8 15 3 7", 0.0, Layout::Square, FillOrder::Diagonals, recurrence, |scene| {
                texts(&scene.legend()).into_iter().map(str::to_owned).collect::<Vec<_>>()
            })
        })
        .to_vec();
    for (number, legend) in legends.iter().enumerate() {
        assert!(!legends[..number].contains(legend), "{legend:?}");
    }
}

/// Returns the roles of the arrows to the cell 1 to 4 of six coins, in their order.
fn arrows(layout: Layout, recurrence: Recurrence) -> Vec<ColorRole> {
    with_table("8 15 3 7 9 2", 16.25, layout, FillOrder::Diagonals, recurrence, |scene| {
        let progress = scene.fill.progress(scene.head).unwrap();
        let derivation = || Derivation::new(scene.table, recurrence, progress.interval);
        let tips = scene.step(&progress, derivation).into_iter().filter_map(|mark| match mark {
            Mark::Polygon { fill, .. } => Some(fill.role),
            _ => None,
        });
        tips.collect()
    })
}

#[test]
fn every_number_that_is_read_has_an_arrow_in_both_layouts() {
    for layout in Layout::ALL {
        assert_eq!(arrows(layout, Recurrence::FIR_SEC), [ColorRole::Left, ColorRole::Right]);
        assert_eq!(arrows(layout, Recurrence::DIFFERENCE), [ColorRole::Left, ColorRole::Right]);
        // Both branches read the cell in the middle.
        assert_eq!(
            arrows(layout, Recurrence::TWO_AHEAD),
            [ColorRole::Left, ColorRole::Left, ColorRole::Right, ColorRole::Right]
        );
        // The roles are those of the tables that are read: twice `g`, and twice `f`.
        assert_eq!(
            arrows(layout, Recurrence::MY_TURN),
            [ColorRole::Other, ColorRole::Other, ColorRole::Mover, ColorRole::Mover]
        );
    }
}

#[test]
fn no_arrow_from_two_diagonals_back_crosses_a_number_between_them() {
    for layout in Layout::ALL {
        with_table("99 98 97 96 95 94", 20.99, layout, FillOrder::Diagonals, Recurrence::TWO_AHEAD, |scene| {
            let progress = scene.fill.progress(20.99).unwrap();
            let step = scene.step(&progress, || Derivation::new(scene.table, Recurrence::TWO_AHEAD, progress.interval));
            let points: Vec<_> = step
                .iter()
                .filter_map(|mark| if let Mark::Path { points, .. } = mark { Some(points.clone()) } else { None })
                .flatten()
                .collect();
            assert!(points.len() > 30, "the outer arrows are curves");
            let Interval { i, j } = progress.interval;
            for passed in [Interval::new(i + 1, j), Interval::new(i, j - 1)] {
                let rect = scene.places.cell(passed);
                let numbers = scene.cells().into_iter().filter_map(|mark| match mark {
                    Mark::Text { at, size, face, text, .. } if rect.contains(at) => {
                        let (half_width, half_height) = (fonts::width(face, size, &text) / 2.0, size * 0.36);
                        Some(Rect::new(at.x - half_width, at.y - half_height, 2.0 * half_width, 2.0 * half_height))
                    }
                    _ => None,
                });
                let numbers: Vec<_> = numbers.collect();
                assert_eq!(numbers.len(), 1, "F of {passed:?}");
                assert!(!points.iter().any(|point| numbers[0].contains(*point)), "{layout:?}, {passed:?}");
            }
        });
    }
}

#[test]
fn a_slide_names_the_indices_of_columns_and_lines_alike() {
    for (width, height) in [(968.0, 560.0), (1224.0, 560.0), (744.0, 440.0), (600.0, 600.0)] {
        let table = Table::new("19 18 5 12 30 20".parse().unwrap());
        let area = Rect::new(0.0, 0.0, width, height);
        let places = CellPlaces::at_rest(Grid::new(1.0, Layout::Square, 6, 2, area, (0.0, 0.0)));
        let window = table.window(0..=5, 0..=5);
        let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: 6 };
        let (count_from, game_marks) = (CountFrom::Zero, GameMarks::Path);
        let scene =
            TableScene { table: &table, window: &window, places: &places, fill, head: 0.0, game_marks, count_from };
        let marks = scene.headers(None, false);
        let named = |index: &str| texts(&marks).iter().filter(|text| text.starts_with(index)).count();
        assert_eq!(named("i = "), named("j = "), "{width} × {height}: {:?}", texts(&marks));
    }
}

#[test]
fn no_header_of_a_line_is_cut_where_a_table_scrolls() {
    let table = Table::new("8 15 3 7 9 2 12 5 6 15 10 4 11 7 13 2".parse().unwrap());
    let area = Rect::new(0.0, 0.0, 550.0, 500.0);
    let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: 16 };
    let (count_from, game_marks) = (CountFrom::Zero, GameMarks::Path);
    let window = table.window(0..=15, 0..=15);
    let mut shown = 0;
    for tenths in 0..60 {
        let places = CellPlaces::at_rest(
            Grid::new(1.0, Layout::Square, 16, 2, area, (0.0, 0.0))
                .zoomed(Zoom::Height(44.0), (0.0, f64::from(tenths) / 10.0)),
        );
        let scene =
            TableScene { table: &table, window: &window, places: &places, fill, head: 0.0, game_marks, count_from };
        let cells = places.grid.cells;
        for mark in scene.headers(None, false) {
            if let Mark::Text { at, size, text, anchor: Anchor::RightCenter, .. } = mark {
                let half = size * 0.36;
                shown += 1;
                assert!(at.y - half >= cells.top && at.y + half <= cells.bottom, "{tenths}: {text} at {}", at.y);
            }
        }
    }
    assert!(shown > 0);
}

#[test]
fn a_difference_shows_who_is_ahead_and_its_terms_are_subtracted() {
    assert_eq!(
        [3, 0, -3].map(|value| ColorRole::of_first_number(Recurrence::DIFFERENCE, Some(value))),
        [ColorRole::Mover, ColorRole::Text, ColorRole::Other]
    );
    with_table("8 15 3 7 9 2", 16.5, Layout::Square, FillOrder::Diagonals, Recurrence::DIFFERENCE, |scene| {
        let progress = scene.fill.progress(scene.head).unwrap();
        let derivation = || Derivation::new(scene.table, Recurrence::DIFFERENCE, progress.interval);
        let marks = scene.step(&progress, derivation);
        let shown = texts(&marks);
        assert!(shown.contains(&"15−5=10") && shown.contains(&"9−11=−2"), "{shown:?}");
    });
}

#[test]
fn open_calls_have_question_marks_and_a_hit_highlights_the_cell_that_answers() {
    let look = |head, check: &dyn Fn(&TableScene, Vec<Mark>)| {
        with_table("8 15 3", head, Layout::Square, FillOrder::Recursion, Recurrence::FIR_SEC, |scene| {
            let progress = scene.fill.progress(head).unwrap();
            let derivation = || Derivation::new(scene.table, Recurrence::FIR_SEC, progress.interval);
            check(scene, scene.step(&progress, derivation));
        });
    };
    look(2.0, &|_, marks| {
        assert_eq!(texts(&marks), ["?", "?", "?"], "two cells that wait, and the one that is called");
    });
    // In the ninth step, 0 to 1 calls 1.
    look(9.0, &|scene, marks| {
        let answer = scene.places.cell(Interval::new(1, 1)).grown(1.0);
        let is_highlighted = |mark: &Mark| match mark {
            Mark::Rect { rect, fill: Some(fill), .. } => *rect == answer && fill.role == ColorRole::Current,
            _ => false,
        };
        assert!(marks.iter().any(is_highlighted));
        assert!(texts(&marks).contains(&"15"), "its numbers can be read");
    });
}

#[test]
fn the_arrow_of_a_hit_has_the_color_of_the_end_that_was_taken() {
    let fill = Fill { order: FillOrder::Recursion, recurrence: Recurrence::TWO_AHEAD, n: 6 };
    let mut seen = [false; 3];
    for step in 0..fill.steps() {
        let progress = fill.progress(step as f64 + 1.0).unwrap();
        if progress.action != FillAction::Hit {
            continue;
        }
        let expected = if progress.call_index < 2 { ColorRole::Left } else { ColorRole::Right };
        with_table("8 15 3 7 9 2", step as f64 + 1.0, Layout::Square, fill.order, fill.recurrence, |scene| {
            let derivation = || Derivation::new(scene.table, fill.recurrence, progress.interval);
            let tips: Vec<_> = scene
                .step(&progress, derivation)
                .into_iter()
                .filter_map(|mark| if let Mark::Polygon { fill, .. } = mark { Some(fill.role) } else { None })
                .collect();
            assert_eq!(tips, [expected], "call {} of step {step}", progress.call_index);
        });
        seen[progress.call_index] = true;
    }
    assert_eq!(seen, [true; 3], "the first three of the four calls are hits somewhere");
}

#[test]
fn the_coins_are_below_the_triangle_each_in_its_column() {
    with_table("8 15 3", 0.0, Layout::Triangle, FillOrder::Diagonals, Recurrence::FIR_SEC, |scene| {
        let marks = scene.headers(None, false);
        assert_eq!(texts(&marks), ["8", "0", "15", "1", "3", "2"]);
        let centers: Vec<_> = marks
            .iter()
            .filter_map(|mark| if let Mark::Disc { center, .. } = mark { Some(center.x) } else { None })
            .collect();
        assert_eq!(centers, [0, 1, 2].map(|coin| scene.places.grid.column_x(coin)));
    });
}

#[test]
fn numbers_with_enough_room_are_exact() {
    for coin in ["7", "77", "777"] {
        let row = [coin; 4].join(" ");
        with_scene(&row, 10.0, |scene| {
            let expected = crate::number::exact(2 * coin.parse::<i64>().unwrap());
            assert!(texts(&scene.cells()).contains(&&expected[..]), "{coin}");
        });
    }
}

#[test]
fn long_numbers_are_shortened_and_never_overflow_their_half() {
    for sign in ["", "-"] {
        let row = format!("{sign}999999999999 {sign}999999999998 {sign}999999999997 5 6 7 8 9 10 11 12 13 14 15 16 17");
        with_scene(&row, 136.0, |scene| {
            let NumberLayout { arrangement, size, max_characters } = scene.number_layout();
            let width = if arrangement == Arrangement::SideBySide { 0.5 } else { 1.0 } * scene.places.pitch().0;
            for text in texts(&scene.cells()) {
                let characters = text.chars().count();
                assert!(characters <= max_characters.max(5), "{text}");
                assert!(characters as f32 * size * DIGIT_WIDTH < width, "{text}");
            }
        });
    }
}

/// Returns the marks of a cell that is looked at, at a position of the fill of six coins by diagonals.
fn look_marks(head: f64, layout: Layout, recurrence: Recurrence, interval: Interval) -> Vec<Mark> {
    with_table("8 15 3 7 9 2", head, layout, FillOrder::Diagonals, recurrence, |scene| {
        scene.look(interval, || Derivation::new(scene.table, recurrence, interval))
    })
}

/// Returns the cells that have a tint.
fn tinted(marks: &[Mark], layout: Layout) -> Vec<Interval> {
    with_table("8 15 3 7 9 2", 21.0, layout, FillOrder::Diagonals, Recurrence::FIR_SEC, |scene| {
        let is_tinted = |interval: Interval| {
            let cell = scene.places.cell(interval);
            marks.iter().any(|mark| match mark {
                Mark::Rect { rect, fill: Some(fill), stroke: None, .. } => {
                    fill.role != ColorRole::Cell
                        && rect.top == cell.top
                        && cell.left <= rect.left
                        && rect.right <= cell.right
                }
                _ => false,
            })
        };
        scene.window.iter().map(|(interval, _)| interval).filter(|interval| is_tinted(*interval)).collect()
    })
}

fn arrowheads(marks: &[Mark]) -> usize {
    marks.iter().filter(|mark| matches!(mark, Mark::Polygon { .. })).count()
}

#[test]
fn a_cell_that_is_looked_at_marks_the_cells_that_it_reads_and_no_others() {
    for_all_looks(|layout, recurrence| {
        let marks = look_marks(21.0, layout, recurrence, Interval::new(0, 3));
        let (expected, arrows): (Vec<_>, _) = match recurrence {
            Recurrence::TWO_AHEAD => (vec![(0, 1), (1, 2), (2, 3)], 4),
            Recurrence::MY_TURN => (vec![(0, 2), (1, 3)], 4),
            _ => (vec![(0, 2), (1, 3)], 2),
        };
        let expected: Vec<_> = expected.into_iter().map(|(i, j)| Interval::new(i, j)).collect();
        assert_eq!(tinted(&marks, layout), expected, "{layout:?} {recurrence:?}");
        assert_eq!(arrowheads(&marks), arrows, "{layout:?} {recurrence:?}");
    });
}

#[test]
fn a_cell_that_is_not_written_shows_what_it_will_read_without_numbers_and_without_a_pick() {
    for_all_looks(|layout, recurrence| {
        let whole = Interval::new(0, 5);
        let marks = look_marks(0.0, layout, recurrence, whole);
        assert!(texts(&marks).is_empty(), "{layout:?} {recurrence:?}: {:?}", texts(&marks));
        assert_eq!(arrowheads(&marks), arrowheads(&look_marks(21.0, layout, recurrence, whole)));
        let is_in = |cell: Rect, at: &Point| {
            (cell.left..=cell.right).contains(&at.x) && (cell.top..=cell.bottom).contains(&at.y)
        };
        // The angles of a pick have three points and belong to no arrow.
        let cell =
            with_table("8 15 3 7 9 2", 0.0, layout, FillOrder::Diagonals, recurrence, |scene| scene.places.cell(whole));
        let is_angle = |mark: &Mark| match mark {
            Mark::Path { points, .. } => points.len() == 3 && points.iter().all(|at| is_in(cell, at)),
            _ => false,
        };
        assert!(!marks.iter().any(is_angle), "{layout:?} {recurrence:?}");
        let when_written = look_marks(21.0, layout, recurrence, whole);
        assert!(when_written.iter().any(is_angle), "the pick is seen once it is written");
    });
}

#[test]
fn a_cell_that_reads_written_cells_shows_their_numbers_before_its_own() {
    let marks = look_marks(6.0, Layout::Square, Recurrence::FIR_SEC, Interval::new(0, 1));
    assert_eq!(texts(&marks), ["15", "0", "8", "0"]);
}

#[test]
fn sixteen_coins_have_legible_numbers_beside_a_pane() {
    // The room of the table in a window of 1440 × 900 points beside a pane, and with a bar of questions.
    for (width, height) in [(640.0, 530.0), (640.0, 492.0)] {
        for_all_looks(|layout, recurrence| {
            for row in ["8 15 3 7 9 2 11 4 6 13 1 10 5 14 12 99", "120 95 77 80 64 99 150 200 30 41 52 63 74 85 96 107"]
            {
                let table = Table::new(row.parse().unwrap());
                let area = Rect::new(0.0, 0.0, width, height);
                let grid = Grid::new(0.6, layout, 16, table.row().max_number_len(), area, (0.0, 0.0));
                assert!(!grid.scrolls(), "{layout:?} {width} × {height}");
                let fill = Fill { order: FillOrder::Diagonals, recurrence, n: 16 };
                let marks = with_grid(&table, grid, (fill, 136.0), |scene| {
                    let marks = scene.cells();
                    assert!(!texts(&marks).iter().any(|text| text.contains(['k', '.'])), "numbers are exact");
                    marks
                });
                for mark in marks {
                    if let Mark::Text { size, text, .. } = mark {
                        assert!(size >= 10.99, "{layout:?} {recurrence:?}: {text} has {size} points");
                    }
                }
            }
        });
    }
}

#[test]
fn the_coins_of_a_share_are_marked_in_the_headers_and_on_the_path() {
    for (layout, headers) in [(Layout::Square, 2), (Layout::Triangle, 1)] {
        for (share, roles) in [
            (Share::Fir, vec![ColorRole::Mover; 2]),
            (Share::Sec, vec![ColorRole::Other; 2]),
            (Share::Both, vec![ColorRole::Mover, ColorRole::Other, ColorRole::Mover, ColorRole::Other]),
        ] {
            with_table("8 15 3 7", 10.0, layout, FillOrder::Diagonals, Recurrence::FIR_SEC, |scene| {
                let trace = Trace::of(scene.table, Interval::new(0, 3)).unwrap();
                let marks = scene.traced_headers(&trace, share);
                assert_eq!(marks.len(), headers * roles.len(), "{layout:?} {share:?}");
                let dots: Vec<_> = scene
                    .traced_path(&trace, share)
                    .into_iter()
                    .filter_map(|mark| if let Mark::Disc { fill, .. } = mark { Some(fill.role) } else { None })
                    .collect();
                assert_eq!(dots, roles, "{layout:?} {share:?}");
            });
        }
    }
}

#[test]
fn a_cell_is_found_at_its_center_at_rest_and_on_the_way_to_another_layout() {
    let [square, triangle] =
        [Layout::Square, Layout::Triangle].map(|layout| Grid::new(0.6, layout, 6, 2, AREA, (0.0, 0.0)));
    for before in [None, Some((square, 0.2)), Some((square, 0.7))] {
        with_scene("8 15 3 7 9 2", 21.0, |scene| {
            let scene = TableScene { places: &CellPlaces { grid: triangle, before }, ..*scene };
            let rects: Vec<_> = scene.window.iter().map(|(cell, _)| (cell, scene.places.cell(cell))).collect();
            assert_eq!(rects.len(), 21);
            for (_, rect) in &rects {
                // Cells on their way can cover each other. The last one is drawn over the others.
                let on_top = rects.iter().rfind(|(_, other)| other.contains(rect.center()));
                assert_eq!(scene.interval_at(rect.center()), on_top.map(|(cell, _)| *cell));
            }
            let Rect { left, right, bottom, .. } = scene.places.grid.cells;
            assert_eq!(scene.interval_at(Point::new(f32::midpoint(left, right), bottom + 1.0)), None, "on the headers");
            let (_, last) = rects[rects.len() - 1];
            assert_eq!(scene.interval_at(Point::new(last.right + 40.0, last.bottom + 40.0)), None);
        });
    }
    with_scene("8 15 3 7", 0.0, |scene| {
        assert_eq!(scene.interval_at(scene.places.grid.cell(Interval::new(1, 2)).center()), Some(Interval::new(1, 2)));
        let unknown = TableScene { window: &scene.table.window(0..=0, 0..=3), ..*scene };
        assert_eq!(unknown.interval_at(scene.places.grid.cell(Interval::new(1, 2)).center()), None);
    });
}

#[test]
fn a_click_is_on_the_number_that_is_nearer() {
    let share = |recurrence, x: f32| {
        with_table("8 15 3 7", 10.0, Layout::Square, FillOrder::Diagonals, recurrence, |scene| {
            let whole = Interval::new(0, 3);
            scene.share_at(whole, scene.places.cell(whole).at(x, 0.5))
        })
    };
    assert_eq!((share(Recurrence::FIR_SEC, 0.2), share(Recurrence::FIR_SEC, 0.8)), (Share::Fir, Share::Sec));
    assert_eq!((share(Recurrence::MY_TURN, 0.2), share(Recurrence::MY_TURN, 0.8)), (Share::Fir, Share::Sec));
    assert_eq!((share(Recurrence::TWO_AHEAD, 0.8), share(Recurrence::DIFFERENCE, 0.2)), (Share::Fir, Share::Both));
}

#[test]
fn numbers_that_arrive_in_a_cell_never_cover_each_other() {
    for layout in Layout::ALL {
        for part in 0..=20 {
            let head = 9.75 + f64::from(part) / 80.0;
            with_table("8 15 3 7", head, layout, FillOrder::Diagonals, Recurrence::FIR_SEC, |scene| {
                let progress = scene.fill.progress(scene.head).unwrap();
                let derivation = || Derivation::new(scene.table, scene.fill.recurrence, progress.interval);
                let marks = scene.step(&progress, derivation);
                let last = |text: &str| {
                    let is_it = |mark: &&Mark| matches!(mark, Mark::Text { text: found, .. } if found == text);
                    marks.iter().rev().find(is_it).map(extent)
                };
                let numbers = last("22").zip(last("11"));
                // Digits are lower than their line.
                let digits = |line: Rect| line.grown(-line.height() * 0.15);
                let covers = numbers.is_some_and(|(first, second)| digits(first).overlaps(digits(second)));
                assert!(!covers, "{layout:?} at {head}: {numbers:?}");
            });
        }
    }
}

#[test]
fn a_slide_of_sixteen_coins_has_indices_however_small() {
    let table = Table::new(vec!["7"; 16].join(" ").parse().unwrap());
    let places =
        CellPlaces::at_rest(Grid::new(1.0, Layout::Square, 16, 2, Rect::new(0.0, 0.0, 1224.0, 640.0), (0.0, 0.0)));
    let (window, count_from, game_marks) = (table.window(0..=15, 0..=15), CountFrom::Zero, GameMarks::Absent);
    let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: 16 };
    let scene = TableScene { table: &table, window: &window, places: &places, fill, head: 0.0, game_marks, count_from };
    let marks = scene.headers(None, false);
    assert_eq!(texts(&marks).iter().filter(|text| **text == "15").count(), 2, "{:?}", texts(&marks));
}

#[test]
fn both_sums_stand_at_their_arrows_beside_a_pane_and_in_a_small_window() {
    let recurrence = Recurrence::default();
    // The stage at 1280 × 800, beside a pane there and at 1024 × 768, and at 1920 × 1080.
    for (width, height, most) in [(950.0, 640.0, 14), (700.0, 640.0, 10), (470.0, 640.0, 6), (1450.0, 850.0, 14)] {
        let area = Rect::new(0.0, 0.0, width, height);
        let unit = crate::picture::slide::unit_of_stage(area);
        for n in 2..=most {
            let table = Table::new(some_row(n).parse().unwrap());
            let grid = Grid::new(unit, Layout::Square, n, 2, area, (0.0, 0.0));
            let fill = Fill { order: FillOrder::Diagonals, recurrence, n };
            for step in n as u64..fill.steps() {
                let head = step as f64 + 0.6;
                let progress = fill.progress(head).unwrap();
                let derivation = || Derivation::new(&table, recurrence, progress.interval);
                let marks = with_grid(&table, grid, (fill, head), |scene| scene.step(&progress, derivation));
                assert_eq!(tags(&marks).len(), 2, "{n} coins at {:?} in {area:?}", progress.interval);
            }
        }
    }
}
