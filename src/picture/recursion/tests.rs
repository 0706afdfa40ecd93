//! Tests of the picture of the recursion.

use crate::game::{CountFrom, Fill, FillOrder, Interval, Recurrence, Row, Table};
use crate::limits::MAX_COINS;
use crate::picture::color_role::ColorRole;
use crate::picture::recursion::nodes::STEP_TEXT_SIZE;
use crate::picture::recursion::{Calls, PanZoom, RecursionScene};
use crate::picture::{Mark, Point, Rect, Stroke};
use crate::text::said;

const AREA: Rect = Rect { left: 10.0, top: 20.0, right: 430.0, bottom: 350.0 };
const FLAT: Rect = Rect { bottom: 240.0, ..AREA };
const WIDE: Rect = Rect { left: 10.0, top: 20.0, right: 1010.0, bottom: 620.0 };
const LARGE: Rect = Rect { left: 10.0, top: 20.0, right: 650.0, bottom: 520.0 };

fn with_scene<T>(recurrence: Recurrence, n: usize, stage: f32, look: impl FnOnce(RecursionScene) -> T) -> T {
    let coins: Vec<i64> = [8, 15, 3, 7, 9, 2].into_iter().cycle().take(n).collect();
    let table = Table::new(Row::new(coins).unwrap());
    let calls = Calls::new(recurrence, n);
    let window = calls.window(&table);
    let view = PanZoom::new(AREA);
    look(RecursionScene {
        count_from: CountFrom::Zero,
        calls: &calls,
        table: &table,
        window: &window,
        hides_values: false,
        view,
        stage,
        highlighted: None,
        lit: None,
        fill: Fill { order: FillOrder::Diagonals, recurrence, n },
    })
}

fn texts(marks: &[Mark]) -> Vec<&str> {
    marks.iter().filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None }).collect()
}

fn lines(marks: &[Mark]) -> usize {
    marks.iter().filter(|mark| matches!(mark, Mark::Path { .. })).count()
}

#[test]
fn every_call_has_a_node_in_the_tree_and_every_interval_one_in_the_graph_and_the_table() {
    let nodes = |recurrence, stage| with_scene(recurrence, 6, stage, |scene| scene.shown().len());
    assert_eq!([0.0, 0.5, 1.0, 1.5, 2.0].map(|stage| nodes(Recurrence::FIR_SEC, stage)), [63, 63, 21, 21, 21]);
    assert_eq!([0.0, 0.5, 1.0, 1.5, 2.0].map(|stage| nodes(Recurrence::TWO_AHEAD, stage)), [85, 85, 9, 9, 9]);
}

#[test]
fn calls_below_the_tree_get_nodes_on_the_way_to_the_graph() {
    let nodes = |recurrence, n, stage| with_scene(recurrence, n, stage, |scene| scene.shown().len());
    assert_eq!([0.0, 0.5, 1.0, 2.0].map(|stage| nodes(Recurrence::FIR_SEC, 7, stage)), [31, 44, 28, 28]);
    assert_eq!([0.0, 1.0, 2.0].map(|stage| nodes(Recurrence::FIR_SEC, 16, stage)), [31, 136, 136]);
    assert_eq!([0.0, 1.0, 2.0].map(|stage| nodes(Recurrence::TWO_AHEAD, 12, stage)), [21, 36, 36]);
    assert_eq!([0.0, 0.5, 1.0, 2.0].map(|stage| nodes(Recurrence::FIR_SEC, 17, stage)), [31, 31, 15, 15]);
}

#[test]
fn the_graph_of_a_longer_row_has_a_line_for_every_call_with_a_memo() {
    let lines = |recurrence, n| with_scene(recurrence, n, 1.0, |scene| lines(&scene.marks()));
    // Two from each interval that is longer than a coin, and four from each that is longer than two.
    assert_eq!((lines(Recurrence::FIR_SEC, 12), lines(Recurrence::FIR_SEC, 16)), (132, 240));
    assert_eq!((lines(Recurrence::TWO_AHEAD, 12), lines(Recurrence::TWO_AHEAD, 15)), (100, 196));
}

#[test]
fn a_part_of_the_graph_or_the_table_has_a_caption_that_says_so() {
    let has_caption = |recurrence, n, stage, caption: &str| {
        with_scene(recurrence, n, stage, |scene| texts(&scene.marks()).contains(&caption))
    };
    for stage in [1.0, 1.5, 2.0] {
        assert!(has_caption(Recurrence::FIR_SEC, 40, stage, said("picture.first-levels", &["5", "40"])));
        assert!(has_caption(Recurrence::TWO_AHEAD, 41, stage, said("picture.first-levels", &["3", "21"])));
        assert!(has_caption(
            Recurrence::DIFFERENCE,
            MAX_COINS,
            stage,
            said("picture.first-levels", &["5", "1,000,000"])
        ));
        assert!(!has_caption(Recurrence::FIR_SEC, 16, stage, said("picture.first-levels", &["5", "16"])));
    }
    assert!(!has_caption(Recurrence::FIR_SEC, 40, 0.0, said("picture.first-levels", &["5", "40"])));
}

#[test]
fn a_wide_area_has_room_for_values_of_twelve_coins_in_the_tree_and_sixteen_in_the_table() {
    for (n, stage, values) in [(12, 0.0, 2 * 31), (12, 2.0, 2 * 78), (16, 2.0, 2 * 136)] {
        with_scene(Recurrence::FIR_SEC, n, stage, |scene| {
            let marks = RecursionScene { view: PanZoom::new(WIDE), ..scene }.marks();
            let roles = [ColorRole::Mover, ColorRole::Other];
            let is_value = |mark: &&Mark| matches!(mark, Mark::Text { paint, .. } if roles.contains(&paint.role));
            assert_eq!(marks.iter().filter(is_value).count(), values, "{n} at {stage}");
        });
    }
}

#[test]
fn a_zoomed_view_leaves_out_nothing_in_sight() {
    for stage in [0.0, 1.0, 2.0] {
        with_scene(Recurrence::FIR_SEC, 12, stage, |scene| {
            let view = scene.view.zoomed(Point::new(300.0, 100.0), 4.0);
            let scene = RecursionScene { view, ..scene };
            let marks = scene.marks();
            let is_drawn =
                |place: Rect| marks.iter().any(|mark| matches!(mark, Mark::Rect { rect, .. } if *rect == place));
            let (inside, outside): (Vec<_>, Vec<_>) =
                scene.shown().into_iter().map(|(_, rect)| rect).partition(|rect| view.shows(*rect));
            assert!(!inside.is_empty() && outside.len() > 10, "{stage}");
            assert!(inside.into_iter().all(is_drawn) && !outside.into_iter().any(is_drawn), "{stage}");
        });
    }
}

#[test]
fn text_grows_with_the_zoom() {
    for n in [6, 12, 16] {
        for stage in [0.0, 1.0, 2.0] {
            with_scene(Recurrence::FIR_SEC, n, stage, |scene| {
                let largest = |zoom: f32| {
                    let marks = RecursionScene { view: scene.view.zoomed(AREA.center(), zoom), ..scene }.marks();
                    let size = |mark: &Mark| if let Mark::Text { size, .. } = mark { *size } else { 0.0 };
                    marks.iter().map(size).fold(0.0, f32::max)
                };
                assert!(largest(6.0) > 20.0 && largest(6.0) > 2.0 * largest(1.0), "{n} at {stage}");
            });
        }
    }
}

#[test]
fn every_call_but_the_first_has_a_line_and_the_graph_draws_each_line_once() {
    let lines = |recurrence, stage| with_scene(recurrence, 6, stage, |scene| lines(&scene.marks()));
    assert_eq!((lines(Recurrence::FIR_SEC, 0.0), lines(Recurrence::FIR_SEC, 1.0)), (62, 30));
    // Four calls from each of the four intervals that are longer than two coins.
    assert_eq!((lines(Recurrence::TWO_AHEAD, 0.0), lines(Recurrence::TWO_AHEAD, 1.0)), (84, 16));
}

#[test]
fn the_call_at_the_middle_of_a_node_is_its_call() {
    for recurrence in Recurrence::PUBLISHED {
        for (n, stage) in [6, 7, 12, 16, 17].into_iter().flat_map(|n| [0.0, 1.0, 2.0].map(|stage| (n, stage))) {
            with_scene(recurrence, n, stage, |scene| {
                for (number, rect) in scene.shown() {
                    let found = scene.call_at(rect.center()).map(|number| scene.call(number).interval);
                    assert_eq!(found, Some(scene.call(number).interval), "{recurrence:?}, {n} at {stage}");
                }
                assert_eq!(scene.call_at(Point::new(AREA.left + 1.0, AREA.bottom - 1.0)), None);
            });
        }
    }
}

#[test]
fn all_copies_of_the_highlighted_interval_are_outlined() {
    let outlines = |stage| {
        with_scene(Recurrence::FIR_SEC, 6, stage, |scene| {
            let marks = RecursionScene { highlighted: Some(Interval::new(2, 3)), ..scene }.marks();
            let is_outline = |mark: &&Mark| match mark {
                Mark::Rect { stroke: Some(Stroke { paint, .. }), .. } => paint.role == ColorRole::Text,
                _ => false,
            };
            marks.iter().filter(is_outline).count()
        })
    };
    assert_eq!([0.0, 0.5, 1.0, 2.0].map(outlines), [6, 6, 1, 1]);
}

#[test]
fn the_longest_row_shows_how_many_calls_are_not_drawn() {
    with_scene(Recurrence::FIR_SEC, MAX_COINS, 0.0, |scene| {
        let caption = said("picture.hidden-calls-below-each", &["16", "2⁹⁹⁹⁹⁹⁶ − 2"]);
        assert!(texts(&scene.marks()).contains(&caption));
        let zoomed = RecursionScene { view: scene.view.zoomed(AREA.center(), 5.0), ..scene }.marks();
        let stubs = texts(&zoomed).into_iter().filter(|text| *text == "… 2⁹⁹⁹⁹⁹⁶ − 2 calls").count();
        assert_eq!(stubs, 16);
    });
}

#[test]
fn no_text_of_the_tree_is_small_in_the_tab_of_a_wide_window() {
    for n in [1, 2, 4, 5, 6, 7, 8, 16, 40] {
        with_scene(Recurrence::FIR_SEC, n, 0.0, |scene| {
            let scene = RecursionScene { view: PanZoom::new(LARGE), ..scene };
            for mark in scene.marks() {
                if let Mark::Text { size, text, .. } = mark {
                    assert!(size >= 9.0, "“{text}” has {size} points in the tree of {n} coins");
                }
            }
        });
    }
}

#[test]
fn steps_are_numbered_in_the_table_only() {
    let badges = |stage| {
        with_scene(Recurrence::DIFFERENCE, 3, stage, |scene| {
            let marks = scene.marks();
            marks.iter().filter(|mark| matches!(mark, Mark::Text { size: STEP_TEXT_SIZE, .. })).count()
        })
    };
    assert_eq!([0.0, 1.0, 2.0].map(badges), [0, 0, 6]);
}

#[test]
fn every_mark_of_a_picture_that_fits_is_inside_its_area() {
    for recurrence in Recurrence::PUBLISHED {
        for n in [1, 2, 3, 6, 7, 8, 12, 16, 17, 1000] {
            let stages_and_areas =
                [0.0, 0.4, 0.8, 1.0, 1.6, 2.0].map(|stage| [AREA, FLAT, LARGE].map(|area| (stage, area)));
            for (stage, area) in stages_and_areas.into_iter().flatten() {
                with_scene(recurrence, n, stage, |scene| {
                    let scene = RecursionScene { view: PanZoom::new(area), ..scene };
                    for mark in scene.marks() {
                        let points = match &mark {
                            Mark::Rect { rect, .. } | Mark::DashedRect { rect, .. } => {
                                vec![rect.at(0.0, 0.0), rect.at(1.0, 1.0)]
                            }
                            Mark::Path { points, .. } => points.clone(),
                            Mark::Text { at, .. } | Mark::Disc { center: at, .. } => vec![*at],
                            Mark::Polygon { .. } | Mark::Image { .. } => Vec::new(),
                        };
                        for Point { x, y } in points {
                            let inside = (area.left..=area.right).contains(&x) && (area.top..=area.bottom).contains(&y);
                            assert!(inside, "{mark:?}, {recurrence:?}, {n} at {stage}");
                        }
                    }
                });
            }
        }
    }
}

#[test]
fn zooming_keeps_a_point_in_place_and_zooming_out_fits_again() {
    let view = PanZoom::new(AREA);
    let (inside, at) = (Point::new(100.0, 90.0), Point::new(100.0, 90.0));
    let zoomed = view.zoomed(at, 4.0);
    let there = zoomed.point(inside);
    assert!((there.x - at.x).abs() < 0.01 && (there.y - at.y).abs() < 0.01);
    assert_eq!(zoomed.zoomed(at, 0.01), view);
    assert_eq!(view.panned((50.0, 50.0)), view, "a picture that fits can not be moved");
}
