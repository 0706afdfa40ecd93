//! Tests of the places of cells, in both layouts and at every zoom.

use crate::picture::table::grid::cell_size::{MAX_SIDE_BY_SIDE, SCROLLED_DIGIT};

use super::*;

/// The area of the table in a window of 1280 × 800 points.
const AREA: Rect = Rect { left: 280.0, top: 86.0, right: 942.0, bottom: 560.0 };

fn grids(n: usize, digits: usize, offset: (f64, f64)) -> [Grid; 2] {
    Layout::ALL.map(|layout| Grid::new(0.6, layout, n, digits, AREA, offset))
}

fn intervals(n: usize) -> impl Iterator<Item = Interval> {
    (0..n).flat_map(move |i| (i..n).map(move |j| Interval::new(i, j)))
}

#[test]
fn sixteen_coins_fit_without_scrolling_and_short_rows_have_large_cells() {
    for n in 1..=16 {
        for grid in grids(n, 2, (0.0, 0.0)) {
            assert!(!grid.scrolls(), "{n} coins");
            for cell in intervals(n).map(|interval| grid.cell(interval)) {
                let Rect { left, top, right, bottom } = grid.cells;
                assert!(left <= cell.left && cell.right <= right && top <= cell.top && cell.bottom <= bottom);
                assert!(AREA.left <= left && right <= AREA.right + 0.01 && bottom <= AREA.bottom + 0.01, "{n} coins");
            }
        }
    }
    for grid in grids(4, 2, (0.0, 0.0)) {
        assert!(grid.pitch.0 > 120.0);
    }
}

#[test]
fn in_the_triangle_a_cell_stands_above_the_middle_of_its_coins() {
    let [_, grid] = grids(6, 2, (0.0, 0.0));
    for interval in intervals(6) {
        let cell = grid.cell(interval);
        let middle = grid.column_x(interval.i).midpoint(grid.column_x(interval.j));
        assert!((cell.center().x - middle).abs() < 0.01, "{interval:?}");
        assert!((grid.line_y(6 - interval.len()) - cell.center().y).abs() < 0.01, "{interval:?}");
    }
}

#[test]
fn no_two_cells_of_a_layout_overlap() {
    for grid in grids(9, 2, (0.0, 0.0)) {
        for (one, other) in intervals(9).flat_map(|one| intervals(9).map(move |other| (one, other))) {
            let (a, b) = (grid.cell(one), grid.cell(other));
            let apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            assert!(one == other || apart, "{one:?} and {other:?} in {:?}", grid.layout);
        }
    }
}

#[test]
fn long_rows_scroll_and_show_only_a_part() {
    for grid in grids(1000, 2, (0.0, 0.0)) {
        assert!(grid.scrolls());
        assert!(grid.visible_columns().count() < 20 && grid.visible_lines().count() < 20);
    }
}

#[test]
fn the_window_holds_all_cells_in_sight() {
    for offset in [(0.0, 0.0), (3.25, 40.5), (25.0, 50.0), (1e9, 1e9)] {
        for grid in grids(60, 2, offset) {
            let (rows, columns) = grid.window();
            for interval in intervals(60).filter(|interval| grid.shows(*interval)) {
                let held = rows.contains(&interval.i) && columns.contains(&interval.j);
                assert!(held, "{interval:?} in {:?} at {offset:?}: {rows:?} {columns:?}", grid.layout);
            }
        }
    }
}

#[test]
fn the_window_of_a_long_row_is_small() {
    for (offset, n) in [((0.0, 999_900.0), 1_000_000), ((999_000.25, 3.5), 1_000_000), ((499_990.0, 0.0), 1_000_000)] {
        for grid in grids(n, 2, offset) {
            let (rows, columns) = grid.window();
            assert!(rows.count() < 40 && columns.count() < 40, "{:?} at {offset:?}", grid.layout);
        }
    }
}

#[test]
fn a_hall_that_scrolls_sees_whole_cells_and_at_least_those_that_a_step_reads() {
    for digits in [2, 5, 14] {
        for layout in Layout::ALL {
            let (columns, lines) = Grid::new(1.0, layout, 1000, digits, AREA, (0.0, 0.0)).span();
            for count in [columns, lines] {
                assert!((count - count.round()).abs() < 0.001 && count > 2.9, "{count}, {digits} digits, {layout:?}");
            }
        }
    }
}

#[test]
fn in_a_hall_a_small_table_is_in_the_middle_of_a_high_area() {
    let area = Rect::new(0.0, 0.0, 600.0, 2000.0);
    for layout in Layout::ALL {
        let grid = Grid::new(1.0, layout, 4, 2, area, (0.0, 0.0));
        let (above, below) =
            if layout == Layout::Square { (grid.header_size().1, 0.0) } else { (0.0, grid.header_size().1) };
        let (top, bottom) = (grid.cells.top - above, area.bottom - below - grid.cells.bottom);
        assert!((top - bottom).abs() < 0.1 && top > 100.0, "{top}, {bottom}, {layout:?}");
    }
}

#[test]
fn cells_that_scroll_have_room_for_their_numbers() {
    // Short numbers stand side by side, long ones are stacked.
    for (digits, in_a_line) in [(2, 4.0), (MAX_SIDE_BY_SIDE, 2.0 * MAX_SIDE_BY_SIDE as f32), (10, 12.0), (15, 15.0)] {
        for grid in grids(1000, digits, (0.0, 0.0)) {
            assert!(grid.pitch.0 >= in_a_line * SCROLLED_DIGIT);
        }
    }
}

#[test]
fn an_offset_stays_inside_the_table() {
    for grid in grids(1000, 2, (1e9, -5.0)) {
        assert_eq!(grid.offset.1, 0.0);
        assert_eq!(grid.visible_columns().last(), Some(999));
    }
}

#[test]
fn the_offset_that_shows_a_cell_also_shows_its_sources() {
    let interval = Interval::new(400, 700);
    for (reach, sources) in [(1, [(401, 700), (400, 699)]), (2, [(402, 700), (400, 698)])] {
        for mut grid in grids(1000, 2, (0.0, 0.0)) {
            grid.offset = grid.offset_showing(interval, reach);
            let Rect { left, top, right, bottom } = grid.cells.grown(0.1);
            for (i, j) in [(400, 700)].into_iter().chain(sources) {
                let cell = grid.cell(Interval::new(i, j));
                let is_whole = left <= cell.left && cell.right <= right && top <= cell.top && cell.bottom <= bottom;
                assert!(is_whole, "{i} to {j} in {:?}", grid.layout);
            }
            assert_eq!(
                grid.offset_showing(interval, reach),
                grid.offset,
                "an offset that shows the cells already stays"
            );
        }
    }
}

#[test]
fn between_layouts_every_cell_moves_from_its_old_to_its_new_place() {
    let [square, triangle] = grids(6, 2, (0.0, 0.0));
    let at = |part| CellPlaces { grid: triangle, before: Some((square, part)) };
    for interval in intervals(6) {
        let (from, to) = (square.cell(interval), triangle.cell(interval));
        for (part, left, bottom) in [
            (0.0, from.left, from.bottom),
            (0.5, from.left.midpoint(to.left), from.bottom.midpoint(to.bottom)),
            (1.0, to.left, to.bottom),
        ] {
            let cell = at(part).cell(interval);
            assert!((cell.left - left).abs() < 0.01 && (cell.bottom - bottom).abs() < 0.01, "{interval:?} {part}");
        }
    }
}

#[test]
fn zooming_goes_from_a_few_cells_to_the_whole_table_without_a_jump() {
    for n in [1, 6, 40, 1000, 1_000_000] {
        for digits in [2, 14] {
            for start in grids(n, digits, (0.0, 0.0)) {
                let (whole, largest) =
                    (start.zoomed(Zoom::Whole, (0.0, 0.0)), start.zoomed(Zoom::Height(1e9), (0.0, 0.0)));
                assert!(!whole.scrolls(), "{n} coins");
                let (columns, lines) = largest.span();
                let are_few = (1.99..3.6).contains(&columns) && (1.99..2.01).contains(&lines);
                assert!(n == 1 || are_few, "two by two or three cells fill the view: {columns} × {lines}");
                let mut grid = largest;
                while grid.pitch.1 > whole.pitch.1 {
                    let (zoom, offset) = grid.zoomed_about(AREA.center(), 1.0 / 1.05);
                    let next = grid.zoomed(zoom, offset);
                    let (wide, high) = (grid.pitch.0 / next.pitch.0, grid.pitch.1 / next.pitch.1);
                    assert!(
                        (0.85..1.3).contains(&wide) && (1.0..1.051).contains(&high),
                        "{wide} {high} at {:?}",
                        grid.pitch
                    );
                    assert!(next.detail() <= grid.detail());
                    grid = next;
                }
                assert_eq!(grid.pitch, whole.pitch);
            }
        }
    }
}

#[test]
fn what_is_at_the_pointer_stays_there_while_the_table_is_zoomed() {
    let at = Point::new(500.0, 300.0);
    for n in [1000, 1_000_000] {
        for mut grid in grids(n, 3, (0.4 * n as f64, 0.4 * n as f64)) {
            grid.offset = (0.4 * n as f64, 0.45 * n as f64);
            let before = grid.place_at(at);
            for factor in [1.1, 1.1, 0.7, 0.5, 0.5, 3.0] {
                let (zoom, offset) = grid.zoomed_about(at, factor);
                grid = grid.zoomed(zoom, offset);
                let after = grid.place_at(at);
                let apart = (before.0 - after.0) * f64::from(grid.pitch.0);
                assert!(apart.abs() < 0.1, "{apart} points after {factor}");
            }
        }
    }
}

#[test]
fn the_cell_at_a_point_is_the_one_that_is_drawn_there() {
    for n in [1, 6, 40] {
        for start in grids(n, 2, (3.5, 7.25)) {
            for zoom in [Zoom::Legible, Zoom::Whole, Zoom::Height(30.0), Zoom::Height(9.0)] {
                let grid = start.zoomed(zoom, start.offset);
                for interval in intervals(n) {
                    let center = grid.cell(interval).center();
                    let Rect { left, top, right, bottom } = grid.cells;
                    let is_inside = (left..right).contains(&center.x) && (top..bottom).contains(&center.y);
                    assert_eq!(grid.interval_at(center), is_inside.then_some(interval), "{:?} {zoom:?}", grid.layout);
                }
            }
        }
    }
    for grid in grids(6, 2, (0.0, 0.0)) {
        let (below, outside) = (Point::new(grid.cells.left + 1.0, grid.cells.bottom - 1.0), Point::new(0.0, 0.0));
        assert_eq!(grid.interval_at(outside), None);
        assert_eq!(grid.layout == Layout::Square, grid.interval_at(below).is_none());
    }
}

#[test]
fn the_middle_of_a_cell_is_between_its_corners() {
    for grid in grids(9, 2, (0.0, 0.0)) {
        for interval in intervals(9) {
            let (i, j) = (interval.i as f64, interval.j as f64);
            let (one, other) = (grid.corner((i, j)), grid.corner((i + 1.0, j + 1.0)));
            let middle = grid.cell(interval).center();
            assert!((one.x.midpoint(other.x) - middle.x).abs() < 0.01, "{interval:?} {:?}", grid.layout);
            assert!((one.y.midpoint(other.y) - middle.y).abs() < 0.01, "{interval:?} {:?}", grid.layout);
        }
    }
}

#[test]
fn offset_around_has_a_place_in_the_middle_of_the_view() {
    for grid in grids(1000, 2, (0.0, 0.0)) {
        let grid = Grid { offset: grid.offset_around((500.25, 300.75)), ..grid };
        let (column, line) = grid.place_at(grid.cells.center());
        assert!((column - 500.25).abs() < 1e-3 && (line - 300.75).abs() < 1e-3);
    }
}

#[test]
fn a_whole_table_is_in_sight_beside_the_headers_of_its_picture_on_slides_of_any_shape() {
    for layout in Layout::ALL {
        for (n, width, height) in
            [(40, 1224.0, 560.0), (400, 968.0, 560.0), (600, 968.0, 560.0), (1000, 744.0, 440.0), (1000, 400.0, 800.0)]
        {
            let area = Rect::new(28.0, 100.0, width, height);
            let grid = Grid::new(1.0, layout, n, 3, area, (0.0, 0.0)).zoomed(Zoom::Whole, (0.0, 0.0));
            assert_eq!(grid.detail(), CellDetail::Color, "{n}");
            for corner in [Interval::new(0, n - 1), Interval::new(0, 0), Interval::new(n - 1, n - 1)] {
                assert!(grid.shows(corner), "{layout:?}, {n} coins, {width} × {height}: {corner:?}");
            }
        }
    }
}
