//! The row, the table below it, and the legend. All lengths are in points of 1/72 inch.

use super::canvas::Canvas;
use super::cells::{Block, CellSize, LABEL, LABEL_GAP, LEGEND_HEIGHT, PICK_WIDTH, label_width, value_labels};
use crate::export::worksheet::sheet::{SheetCell, Side, Worksheet};
use crate::game::{End, Interval};
use crate::number::{self, exact};
use crate::picture::color_role::ColorRole;
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke, fonts};
use crate::session::Layout;
use crate::wording::worksheet as wording;

/// The height of the line with indices below the coins.
const INDEX_HEIGHT: f32 = 13.0;
/// The largest and the smallest height of a coin.
const COIN_HEIGHTS: (f32, f32) = (26.0, 11.0);
/// The largest width of a coin without a table.
const MAX_COIN_WIDTH: f32 = 34.0;

/// Draws a block of the table with the row above it and the legend below it.
pub fn draw(canvas: &mut Canvas, sheet: &Worksheet, side: Side, block: Block, cells: CellSize) {
    let room = canvas.room();
    let is_square = sheet.style.layout == Layout::Square;
    let labels = if is_square { label_width(sheet) } else { 0.0 };
    let table_width = block.length.1 as f32 * cells.width;
    let left = room.center().x + f32::midpoint(labels, -table_width);
    let top = row(canvas, sheet, block, cells, Point::new(left, room.top));
    if is_square {
        labels_beside(canvas, sheet, block, cells, Point::new(left, top));
    }
    for cell in sheet.cells(side).filter(|cell| block.contains(cell.interval)) {
        let Interval { i, j } = cell.interval;
        let (column, row) = if is_square {
            ((j - block.first.1) as f32, i - block.first.0)
        } else {
            // The triangle has the whole row at its top.
            (i as f32 + (j - i) as f32 / 2.0, sheet.n() - 1 - (j - i))
        };
        let place = Rect::new(left + column * cells.width, top + row as f32 * cells.height, cells.width, cells.height);
        draw_cell(canvas, sheet, side, cell, place, cells);
    }
    let used = top + block.length.0 as f32 * cells.height - room.top;
    canvas.skip(used + 6.0);
    legend(canvas, sheet, side, cells.is_stacked);
}

/// Draws the coins of a row without a table. Returns their width.
pub fn coins(canvas: &mut Canvas, sheet: &Worksheet) -> f32 {
    let room = canvas.room();
    let (block, width) = (Block::whole(sheet.n()), (room.width() / sheet.n() as f32).min(MAX_COIN_WIDTH));
    let cells = CellSize { width, height: 0.0, text: 0.0, is_stacked: false };
    let bottom = row(canvas, sheet, block, cells, Point::new(room.left, room.top));
    canvas.skip(bottom - room.top + 6.0);
    width * sheet.n() as f32
}

/// Draws the coins of a block's columns with their indices. Returns the top of the table below.
fn row(canvas: &mut Canvas, sheet: &Worksheet, block: Block, cells: CellSize, corner: Point) -> f32 {
    let height = (cells.width * 0.86).clamp(COIN_HEIGHTS.0.min(COIN_HEIGHTS.1), COIN_HEIGHTS.0);
    let [first, last] = block.columns();
    let coins = &sheet.row().coins()[first..=last];
    let widest = coins.iter().map(|coin| fonts::width(Face::Strong, 1.0, &exact(*coin))).fold(0.0, f32::max);
    let in_disc = height * 0.78 / widest;
    let is_round = in_disc >= LABEL.min(height * 0.42) && height <= cells.width * 0.94;
    let width = if is_round { height } else { cells.width * 0.96 };
    let size = if is_round { in_disc.min(height * 0.45) } else { (width * 0.9 / widest).min(height * 0.5) };
    let y = corner.y + height / 2.0;
    for (column, coin) in coins.iter().enumerate() {
        let x = corner.x + (column as f32 + 0.5) * cells.width;
        let stroke = Stroke::new(0.8, ColorRole::CoinRim);
        let (center, fill) = (Point::new(x, y), ColorRole::Coin.into());
        canvas.add(if is_round {
            Mark::Disc { center, radius: height / 2.0, fill, stroke }
        } else {
            let rect = Rect::new(x - width / 2.0, corner.y, width, height);
            Mark::Rect { rect, radius: height.min(width) / 2.0, fill: Some(fill), stroke: Some(stroke) }
        });
        canvas.text(center, Anchor::Center, (Face::Strong, size), ColorRole::CoinText, &exact(*coin));
        let below = Point::new(x, corner.y + height + INDEX_HEIGHT / 2.0);
        let size = LABEL.min(cells.width * 0.6);
        let index = sheet.index(first + column).to_string();
        canvas.text(below, Anchor::Center, (Face::Strong, size), ColorRole::Text, &index);
    }
    if sheet.style.layout == Layout::Square && sheet.has_table() {
        // The names of the row and of its indices.
        let x = corner.x - LABEL_GAP;
        let look = (Face::Regular, LABEL);
        canvas.text(Point::new(x, y), Anchor::RightCenter, look, ColorRole::Text, &wording::value_of("j"));
        let below = Point::new(x, corner.y + height + INDEX_HEIGHT / 2.0);
        canvas.text(below, Anchor::RightCenter, (Face::Strong, LABEL), ColorRole::Text, "j");
        let at = Point::new(x - value_labels(sheet).1 - LABEL_GAP, below.y);
        canvas.text(at, Anchor::RightCenter, (Face::Strong, LABEL), ColorRole::Text, "i");
    }
    corner.y + height + INDEX_HEIGHT + 2.0
}

/// Draws the indices and the values of a block's rows.
fn labels_beside(canvas: &mut Canvas, sheet: &Worksheet, block: Block, cells: CellSize, corner: Point) {
    let (size, width) = value_labels(sheet);
    let value_x = corner.x - LABEL_GAP;
    let index_x = value_x - width - LABEL_GAP;
    for (row, coin) in sheet.row().coins()[block.rows()[0]..=block.rows()[1]].iter().enumerate() {
        let y = corner.y + (row as f32 + 0.5) * cells.height;
        let index = sheet.index(block.first.0 + row).to_string();
        let strong = (Face::Strong, LABEL);
        canvas.text(Point::new(index_x, y), Anchor::RightCenter, strong, ColorRole::Text, &index);
        let regular = (Face::Regular, size);
        canvas.text(Point::new(value_x, y), Anchor::RightCenter, regular, ColorRole::Text, &exact(*coin));
    }
}

/// Draws a cell: empty, with given numbers, or with those of the solution.
fn draw_cell(canvas: &mut Canvas, sheet: &Worksheet, side: Side, cell: SheetCell, place: Rect, cells: CellSize) {
    let rect = place.grown(-(cells.width * 0.03).clamp(0.3, 1.4));
    frame(canvas, rect, cell.is_blank);
    let has_two = cell.shown.second.is_some();
    let is_empty = side == Side::Sheet && cell.is_blank;
    if has_two && cells.width > 10.0 {
        divider(canvas, rect, cells);
    }
    if sheet.style.layout == Layout::Triangle && is_empty {
        let label = wording::cell_label(sheet.style.count_from, cell.interval);
        let text = fonts::size_to_fit(Face::Regular, &label, 6.0, rect.width() * 0.4);
        let at = Point::new(rect.left + 2.5, rect.top + text * 0.7 + 1.0);
        canvas.text(at, Anchor::LeftCenter, (Face::Regular, text), ColorRole::WeakText, &label);
    }
    if is_empty {
        return;
    }
    let face = if cell.is_blank { Face::Strong } else { Face::Regular };
    let places = match (cell.shown.second, cells.is_stacked) {
        (None, _) => [(0.5, 0.5), (0.5, 0.5)],
        (Some(_), false) => {
            // Each number is in the middle between the divider and the mark of an end.
            let x = 0.25 + cells.text * PICK_WIDTH / rect.width() / 2.0;
            [(x, 0.5), (1.0 - x, 0.5)]
        }
        (Some(_), true) => [(0.5, 0.27), (0.5, 0.73)],
    };
    for (value, (x, y)) in [Some(cell.shown.first), cell.shown.second].into_iter().flatten().zip(places) {
        canvas.text(rect.at(x, y), Anchor::Center, (face, cells.text), ColorRole::Text, &number::value(value, exact));
    }
    if let Some(pick) = cell.shown.pick {
        for end in End::BOTH.into_iter().filter(|end| pick.allows(*end)) {
            pick_mark(canvas, rect, cells.text, end);
        }
    }
}

/// Draws the frame of a cell. Empty cells are white with a thick edge, and given ones are gray with a thin edge.
fn frame(canvas: &mut Canvas, rect: Rect, is_blank: bool) {
    let size = rect.width().min(rect.height());
    let radius = (size * 0.12).min(2.5);
    let (fill, stroke) = if is_blank {
        (None, Stroke::new((size * 0.05).clamp(0.5, 1.3), ColorRole::Text))
    } else {
        (Some(ColorRole::Raised.into()), Stroke::new(0.4, ColorRole::WeakText))
    };
    canvas.add(Mark::Rect { rect, radius, fill, stroke: Some(stroke) });
}

/// Draws the line between two numbers of a cell.
fn divider(canvas: &mut Canvas, rect: Rect, cells: CellSize) {
    // Between the marks of both ends.
    let inset = (cells.text * PICK_WIDTH * 1.2 / rect.width()).clamp(0.16, 0.3);
    let ends = if cells.is_stacked { [(inset, 0.5), (1.0 - inset, 0.5)] } else { [(0.5, 0.2), (0.5, 0.8)] };
    let points = ends.map(|(x, y)| rect.at(x, y)).to_vec();
    canvas.add(Mark::Path { points, stroke: Stroke::new(0.5, ColorRole::WeakText) });
}

/// Draws the mark of the end that best play takes: a triangle at the cell's left or right edge.
fn pick_mark(canvas: &mut Canvas, rect: Rect, text: f32, end: End) {
    let (width, half) = (text * 0.4, text * 0.32);
    let (edge, direction) = match end {
        End::Left => (rect.left, 1.0),
        End::Right => (rect.right, -1.0),
    };
    let (tip, y) = (edge + direction * text * 0.22, rect.center().y);
    let base = tip + direction * width;
    let points = vec![Point::new(tip, y), Point::new(base, y - half), Point::new(base, y + half)];
    canvas.add(Mark::Polygon { points, fill: ColorRole::Text.into() });
}

/// Draws the meanings of the kinds of cells, of their numbers, and of the marks at their edges.
fn legend(canvas: &mut Canvas, sheet: &Worksheet, side: Side, is_stacked: bool) {
    let Rect { left, top, .. } = canvas.room();
    let y = top + 8.0;
    let mut x = left;
    let look = (Face::Regular, LABEL);
    let write = |canvas: &mut Canvas, x: &mut f32, text: &str| {
        canvas.text(Point::new(*x, y), Anchor::LeftCenter, look, ColorRole::Text, text);
        *x += fonts::width(look.0, look.1, text) + 16.0;
    };
    write(canvas, &mut x, &wording::in_each_cell(sheet.style.recurrence, is_stacked));
    let is_given = |cell: &SheetCell| !cell.is_blank;
    let has_given = sheet.has_given();
    let empty = if side == Side::Sheet { wording::to_fill_in() } else { wording::was_empty() };
    let kinds = [(true, true, empty), (false, has_given, wording::given())];
    for (is_blank, _, text) in kinds.into_iter().filter(|(_, is_shown, _)| *is_shown && has_given) {
        let rect = Rect::new(x, y - 5.5, 18.0, 11.0);
        frame(canvas, rect, is_blank);
        x = rect.right + 4.0;
        write(canvas, &mut x, text);
    }
    let has_marks =
        sheet.cells(side).any(|cell| cell.shown.pick.is_some() && (side == Side::Solution || is_given(&cell)));
    if has_marks {
        for end in End::BOTH {
            let rect = Rect::new(x, y - LABEL, LABEL * 0.7, LABEL * 2.0);
            pick_mark(canvas, rect, LABEL * 1.2, end);
            x = rect.right + 3.0;
            write(canvas, &mut x, wording::best_end(end));
        }
    }
    canvas.skip(LEGEND_HEIGHT - 6.0);
}
