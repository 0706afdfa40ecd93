//! The part of the table that is written, as polygons. A map draws its cells together.
//!
//! Corners are counted in cells: cell `[i, j]` is the square between the corners `(i, j)` and `(i + 1, j + 1)`.

use std::ops::Range;

use crate::game::{Fill, FillOrder};

/// The corners of a convex polygon, in order around it. It is empty if there are none.
pub type ConvexPolygon = Vec<(f64, f64)>;

/// Returns the cells that are written at a position of the fill: those of finished sweeps, and those of the current
/// one. O(1), for the recursion O(log n).
///
/// The polygons reach below the diagonal, where there are no cells. The edge behind finished diagonals goes through the
/// middle of the cells of the next diagonal.
pub fn written_region(fill: Fill, head: f64) -> [ConvexPolygon; 2] {
    let n = fill.n;
    let step = head.max(0.0) as u64;
    if step >= fill.steps() {
        return [rectangle(0..n, 0..n), ConvexPolygon::new()];
    }
    let sweep = fill.sweep_of(step);
    let within = (step - fill.sweep_start(sweep)) as usize;
    match fill.order {
        FillOrder::Diagonals => [diagonals(0..sweep, 0..n), diagonals(0..sweep + 1, 0..within)],
        FillOrder::Rows => {
            let row = n - 1 - sweep;
            [rectangle(row + 1..n, 0..n), rectangle(row..row + 1, row..row + within)]
        }
        FillOrder::Columns => {
            // A column is filled upwards from the diagonal.
            [rectangle(0..n, 0..sweep), rectangle(sweep + 1 - within..sweep + 1, sweep..sweep + 1)]
        }
        FillOrder::Recursion => {
            let done = sweep.checked_sub(1).map_or(n, |before| last_row(fill, before));
            let last = fill.last_written(step).filter(|last| last.i < done);
            // Two moves ahead, a sweep fills two rows by turns. It is shown when it is finished.
            let last = last.filter(|_| !fill.recurrence.skips_lengths());
            let begun = last.map_or(0..0, |last| last_row(fill, sweep)..last.j + 1);
            [rectangle(done..n, 0..n), rectangle(begun.start..done, begun)]
        }
    }
}

/// Returns the row that the recursion reaches at the end of a sweep.
fn last_row(fill: Fill, sweep: usize) -> usize {
    fill.step(fill.sweep_start(sweep + 1) - 1).interval.i
}

/// Returns the cells of some rows and columns.
fn rectangle(rows: Range<usize>, columns: Range<usize>) -> ConvexPolygon {
    if rows.is_empty() || columns.is_empty() {
        return ConvexPolygon::new();
    }
    let [top, bottom, left, right] = [rows.start, rows.end, columns.start, columns.end].map(|corner| corner as f64);
    vec![(top, left), (top, right), (bottom, right), (bottom, left)]
}

/// Returns the cells of some rows on the diagonals before the end of `lengths`. Diagonal 0 has the single coins.
fn diagonals(lengths: Range<usize>, rows: Range<usize>) -> ConvexPolygon {
    if lengths.is_empty() || rows.is_empty() {
        return ConvexPolygon::new();
    }
    let [first, last, length] = [rows.start, rows.end, lengths.end].map(|corner| corner as f64);
    vec![(first, first), (first, first + length), (last, last + length), (last, last)]
}

/// Returns the part of a convex polygon that lies in a rectangle of rows and columns.
///
/// Source: I. Sutherland, G. Hodgman: Reentrant polygon clipping (1974).
#[must_use]
pub fn clipped(polygon: &[(f64, f64)], rows: Range<f64>, columns: Range<f64>) -> ConvexPolygon {
    let mut polygon = polygon.to_vec();
    // The distance of a corner from each edge, positive inside.
    let edges: [&dyn Fn((f64, f64)) -> f64; 4] =
        [&|(i, _)| i - rows.start, &|(i, _)| rows.end - i, &|(_, j)| j - columns.start, &|(_, j)| columns.end - j];
    for inside in edges {
        let corners = std::mem::take(&mut polygon);
        for (index, to) in corners.iter().copied().enumerate() {
            let from = corners[(index + corners.len() - 1) % corners.len()];
            let (before, after) = (inside(from), inside(to));
            if (before < 0.0) != (after < 0.0) {
                let part = before / (before - after);
                polygon.push((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
            }
            if after >= 0.0 {
                polygon.push(to);
            }
        }
    }
    polygon
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Interval;
    use crate::game::Recurrence;

    fn contains(polygon: &[(f64, f64)], (i, j): (f64, f64)) -> bool {
        let sides = (0..polygon.len()).map(|index| {
            let (from, to) = (polygon[index], polygon[(index + 1) % polygon.len()]);
            (to.0 - from.0) * (j - from.1) - (to.1 - from.1) * (i - from.0)
        });
        let sides: Vec<_> = sides.collect();
        !sides.is_empty() && (sides.iter().all(|side| *side > 0.0) || sides.iter().all(|side| *side < 0.0))
    }

    #[test]
    fn the_polygons_hold_the_written_cells_and_no_others() {
        for n in 1..=9 {
            for order in FillOrder::ALL {
                for recurrence in Recurrence::PUBLISHED {
                    let fill = Fill { order, recurrence, n };
                    for step in 0..=fill.steps() {
                        let head = step as f64;
                        let polygons = written_region(fill, head);
                        for interval in (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j))) {
                            // A point above the diagonal of its cell, because the edge of diagonals goes through the
                            // middle.
                            let at = (interval.i as f64 + 0.4, interval.j as f64 + 0.6);
                            let is_shown = polygons.iter().any(|polygon| contains(polygon, at));
                            let skips = order == FillOrder::Recursion && recurrence == Recurrence::TWO_AHEAD;
                            if !skips {
                                assert_eq!(is_shown, fill.is_written(interval, head), "{fill:?} {head} {interval:?}");
                            } else if interval.len() % 2 == n % 2 {
                                let is_written = fill.is_written(interval, head);
                                assert!(is_written || !is_shown, "{fill:?} {head} {interval:?}");
                                // Two rows are shown when they are finished.
                                let sweep = fill.sweep_of(step.min(fill.steps() - 1));
                                let is_done = sweep > 0 && interval.i >= last_row(fill, sweep - 1);
                                assert!(is_shown || !is_done, "{fill:?} {head} {interval:?}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn in_the_longest_row_the_last_step_differs_from_the_end() {
        let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: 1_000_000 };
        let [done, begun] = written_region(fill, fill.steps() as f64 - 1.0);
        assert!(!contains(&done, (0.4, 999_999.6)) && contains(&done, (1.4, 999_999.6)));
        assert!(begun.is_empty());
        assert!(contains(&written_region(fill, fill.steps() as f64)[0], (0.4, 999_999.6)));
    }

    #[test]
    fn a_polygon_is_clipped_to_a_rectangle() {
        let triangle = [(0.0, 0.0), (0.0, 10.0), (10.0, 10.0)];
        let cut = clipped(&triangle, 2.0..4.0, 0.0..20.0);
        assert_eq!(cut.len(), 4);
        assert!(cut.iter().all(|(i, j)| (2.0..=4.0).contains(i) && j >= i && *j <= 10.0));
        assert!(contains(&cut, (3.0, 9.9)) && !contains(&cut, (1.9, 5.0)));
        assert!(clipped(&triangle, 2.0..4.0, 11.0..20.0).is_empty());
    }
}
