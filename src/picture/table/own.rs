//! The cells of a table that is filled by hand, with the mark of a check.

use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::table::cells::{NumberLayout, written_cell};
use crate::picture::table::empty_cell;
use crate::picture::table::scene::{OwnMarks, TableScene};
use crate::picture::{Mark, Rect, Stroke};
use crate::predict::own::{NumberPlace, OwnTable};

/// The fewest characters that a number has room for.
const MIN_CHARACTERS: usize = 3;
/// The width of the frame around a wrong number and of the line through it, in points.
const WRONG_LINE: f32 = 2.5;

impl OwnMarks<'_> {
    /// Returns the place of the number that is crossed out.
    pub fn wrong(&self) -> Option<NumberPlace> {
        self.verdict?.wrong_place()
    }

    /// Returns the role of a number.
    pub fn role(&self, place: NumberPlace) -> ColorRole {
        match place.table {
            _ if self.wrong() == Some(place) => ColorRole::Error,
            0 => ColorRole::of_first_number(self.own.recurrence(), self.own.number(place)),
            _ => ColorRole::Other,
        }
    }
}

impl TableScene<'_> {
    /// Returns the cells in sight with the learner's numbers. The wrong one is crossed out.
    pub fn own_cells(&self, shown: &OwnMarks) -> Vec<Mark> {
        let own = shown.own;
        let layout = self.layout_of_own(own);
        let tables = own.recurrence().definition().tables().len();
        let mut marks = vec![];
        for interval in own.places().filter(|place| place.table == 0).map(|place| place.interval) {
            if !self.places.drawn().shows(interval) {
                continue;
            }
            let rect = self.places.cell(interval);
            let places = (0..tables).map(|table| NumberPlace { interval, table });
            if places.clone().any(|place| own.number(place).is_some()) {
                written_cell(&mut marks, rect);
            } else {
                marks.push(empty_cell(rect, 1.0));
            }
            if tables > 1 {
                layout.divider(&mut marks, rect);
            }
            for place in places.filter(|place| shown.typed != Some(*place)) {
                let Some(value) = own.number(place) else { continue };
                let table = place.table.min(1) as u8;
                let text = number::fitted(value, layout.max_characters);
                marks.push(layout.text(layout.at(rect, table), shown.role(place), text));
            }
        }
        marks.extend(shown.wrong().into_iter().flat_map(|place| self.crossed_out(own, place)));
        marks
    }

    /// Returns the frame around a wrong number, and a line through it.
    fn crossed_out(&self, own: &OwnTable, place: NumberPlace) -> [Mark; 2] {
        let rect = self.own_room(own, place).0.grown(2.0);
        let stroke = Stroke::new(WRONG_LINE, ColorRole::Error);
        let Rect { left, top, right, bottom } = rect.grown(-1.0);
        let corner = |x, y| crate::picture::Point { x, y };
        [
            Mark::Rect { rect, radius: 4.0, fill: None, stroke: Some(stroke) },
            Mark::Path {
                points: vec![corner(left, bottom), corner(right, top)],
                stroke: Stroke::new(1.0, ColorRole::Error),
            },
        ]
    }

    /// Returns the room of a number, and the size of its text in points.
    pub fn own_room(&self, own: &OwnTable, NumberPlace { interval, table }: NumberPlace) -> (Rect, f32) {
        let layout = self.layout_of_own(own);
        (layout.frame(self.places.cell(interval), table.min(1) as u8), layout.size)
    }

    /// Returns the part of a cell that belongs to a number: a half of it beside or above another one.
    pub fn own_share(&self, own: &OwnTable, place: NumberPlace) -> Rect {
        let rect = self.places.cell(place.interval);
        if own.recurrence().definition().tables().len() < 2 {
            return rect;
        }
        let layout = self.layout_of_own(own);
        let [first, second] = [0, 1].map(|table| layout.at(rect, table));
        let middle = rect.center();
        match (first.x < second.x, place.table) {
            (true, 0) => Rect { right: middle.x, ..rect },
            (true, _) => Rect { left: middle.x, ..rect },
            (false, 0) => Rect { bottom: middle.y, ..rect },
            (false, _) => Rect { top: middle.y, ..rect },
        }
    }

    /// Returns the layout that fits what the learner has written. That of the right numbers would tell how long they are.
    fn layout_of_own(&self, own: &OwnTable) -> NumberLayout {
        let longest = own.places().map(|place| number::value_len(own.number(place))).max().unwrap_or(1);
        self.layout_for(longest.max(MIN_CHARACTERS).max(self.places.grid.digits), true)
    }
}
