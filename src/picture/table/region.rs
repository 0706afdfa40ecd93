//! Which part of the table is written, as shapes: in a table of small cells they are drawn as one.
//!
//! Corners are counted in cells: `[i, j]` is the square between the corners `(i, j)` and `(i + 1, j + 1)`.

use std::ops::Range;

use crate::game::{Fill, FillOrder, Recurrence};

/// The corners of a convex shape, one after the other.
pub type Shape = Vec<(f64, f64)>;

/// The cells that are written at a position of the fill: those of the sweeps that are done, and those of the present one.
/// O(1), in the recursion O(log n).
///
/// The shapes reach below the diagonal, where there are no cells, and the edge behind the diagonals that are done goes
/// through the middle of the cells of the next one.
pub fn written(fill: Fill, head: f64) -> [Shape; 2] {
    let n = fill.n;
    let step = head.max(0.0) as u64;
    if step >= fill.steps() {
        return [rectangle(0..n, 0..n), Shape::new()];
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
            // From the diagonal up.
            [rectangle(0..n, 0..sweep), rectangle(sweep + 1 - within..sweep + 1, sweep..sweep + 1)]
        }
        FillOrder::Recursion => {
            let done = sweep.checked_sub(1).map_or(n, |before| last_row(fill, before));
            let last = fill.last_written(step).filter(|last| last.i < done);
            // Two moves ahead, a sweep is a pair of rows whose cells come by turns: it is shown when it is done.
            let last = last.filter(|_| fill.recurrence != Recurrence::TwoAhead);
            let begun = last.map_or(0..0, |last| last_row(fill, sweep)..last.j + 1);
            [rectangle(done..n, 0..n), rectangle(begun.start..done, begun)]
        }
    }
}

/// The row that the recursion reaches at the end of a sweep.
fn last_row(fill: Fill, sweep: usize) -> usize {
    fill.step(fill.sweep_start(sweep + 1) - 1).interval.i
}

/// The cells of these rows and columns.
fn rectangle(rows: Range<usize>, columns: Range<usize>) -> Shape {
    if rows.is_empty() || columns.is_empty() {
        return Shape::new();
    }
    let [top, bottom, left, right] = [rows.start, rows.end, columns.start, columns.end].map(|corner| corner as f64);
    vec![(top, left), (top, right), (bottom, right), (bottom, left)]
}

/// The cells of these rows whose intervals have fewer coins than `lengths` ends at, counted from 0.
fn diagonals(lengths: Range<usize>, rows: Range<usize>) -> Shape {
    if lengths.is_empty() || rows.is_empty() {
        return Shape::new();
    }
    let [first, last, length] = [rows.start, rows.end, lengths.end].map(|corner| corner as f64);
    vec![(first, first), (first, first + length), (last, last + length), (last, last)]
}

/// The part of a convex shape that lies in a rectangle of rows and columns.
///
/// Source: I. Sutherland, G. Hodgman: Reentrant polygon clipping (1974).
#[must_use]
pub fn clipped(shape: &[(f64, f64)], rows: Range<f64>, columns: Range<f64>) -> Shape {
    let mut shape = shape.to_vec();
    // How far inside of each edge a corner is.
    let edges: [&dyn Fn((f64, f64)) -> f64; 4] =
        [&|(i, _)| i - rows.start, &|(i, _)| rows.end - i, &|(_, j)| j - columns.start, &|(_, j)| columns.end - j];
    for inside in edges {
        let corners = std::mem::take(&mut shape);
        for (index, to) in corners.iter().copied().enumerate() {
            let from = corners[(index + corners.len() - 1) % corners.len()];
            let (before, after) = (inside(from), inside(to));
            if (before < 0.0) != (after < 0.0) {
                let part = before / (before - after);
                shape.push((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
            }
            if after >= 0.0 {
                shape.push(to);
            }
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Interval;

    fn contains(shape: &[(f64, f64)], (i, j): (f64, f64)) -> bool {
        let sides = (0..shape.len()).map(|index| {
            let (from, to) = (shape[index], shape[(index + 1) % shape.len()]);
            (to.0 - from.0) * (j - from.1) - (to.1 - from.1) * (i - from.0)
        });
        let sides: Vec<_> = sides.collect();
        !sides.is_empty() && (sides.iter().all(|side| *side > 0.0) || sides.iter().all(|side| *side < 0.0))
    }

    #[test]
    fn the_shapes_hold_the_cells_that_are_written_and_no_others() {
        for n in 1..=9 {
            for order in FillOrder::ALL {
                for recurrence in Recurrence::ALL {
                    let fill = Fill { order, recurrence, n };
                    for step in 0..=fill.steps() {
                        let head = step as f64;
                        let shapes = written(fill, head);
                        for interval in (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j))) {
                            // Right of the middle: the edge of the diagonals goes through the middle.
                            let at = (interval.i as f64 + 0.4, interval.j as f64 + 0.6);
                            let is_shown = shapes.iter().any(|shape| contains(shape, at));
                            let skips = order == FillOrder::Recursion && recurrence == Recurrence::TwoAhead;
                            if !skips {
                                assert_eq!(is_shown, fill.is_written(interval, head), "{fill:?} {head} {interval:?}");
                            } else if interval.len() % 2 == n % 2 {
                                let is_written = fill.is_written(interval, head);
                                assert!(is_written || !is_shown, "{fill:?} {head} {interval:?}");
                                // A pair of rows is shown when it is done.
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
    fn in_the_longest_row_the_last_step_is_told_from_the_end() {
        let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FirSec, n: 1_000_000 };
        let [done, begun] = written(fill, fill.steps() as f64 - 1.0);
        assert!(!contains(&done, (0.4, 999_999.6)) && contains(&done, (1.4, 999_999.6)));
        assert!(begun.is_empty());
        assert!(contains(&written(fill, fill.steps() as f64)[0], (0.4, 999_999.6)));
    }

    #[test]
    fn a_shape_is_cut_to_a_rectangle() {
        let triangle = [(0.0, 0.0), (0.0, 10.0), (10.0, 10.0)];
        let cut = clipped(&triangle, 2.0..4.0, 0.0..20.0);
        assert_eq!(cut.len(), 4);
        assert!(cut.iter().all(|(i, j)| (2.0..=4.0).contains(i) && j >= i && *j <= 10.0));
        assert!(contains(&cut, (3.0, 9.9)) && !contains(&cut, (1.9, 5.0)));
        assert!(clipped(&triangle, 2.0..4.0, 11.0..20.0).is_empty());
    }
}
