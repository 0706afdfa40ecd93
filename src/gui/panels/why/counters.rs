//! The costs of the present row: calls, memo hits, cells, additions and comparisons.

use egui::{Grid, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::shown::Shown;
use crate::app::state::State;
use crate::game::fill::count::CallCount;
use crate::game::{Fill, FillOrder};
use crate::gui::theme;
use crate::gui::widgets::term::explained;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::group_count;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Tab;
use crate::wording::Term;
use crate::wording::panels::why as texts;

/// Shows each counter so far and in all.
pub fn show(ui: &mut Ui, state: &State) {
    let fill = state.fill();
    let (done, total) = (fill.tally(state.transports.fill.resting_head() as u64), fill.tally(fill.steps()));
    let memo = Fill { order: FillOrder::Recursion, ..fill };
    let with_memo = memo.tally(memo.steps());
    let without = CallCount::without_memo(fill.recurrence, fill.n);
    let without = match (without.to_string(), without.formula()) {
        (digits, formula) if digits == formula => formula,
        (digits, formula) => format!("{digits} = {formula}"),
    };
    let count = |number: u64| group_count(number);
    // Bottom-up orders make no calls.
    let so_far = |number: u64| if fill.order == FillOrder::Recursion { count(number) } else { "–".to_owned() };
    // How much work the whole table is, is an answer, too.
    let is_hidden = state.leaves_out(Shown::Tab(Tab::Why));
    let count_in_all = |number: u64| if is_hidden { "?".to_owned() } else { count(number) };
    let without = if is_hidden { "?".to_owned() } else { without };
    let rows = [
        (texts::calls_without_memo(), Some(texts::calls_tooltip()), "–".to_owned(), without),
        (texts::calls_with_memo(), Some(texts::calls_tooltip()), so_far(done.calls), count_in_all(with_memo.calls)),
        (texts::memo_hits(), None, so_far(done.hits), count_in_all(with_memo.hits)),
        (texts::cells_written(), Some(texts::cells_written_tooltip()), count(done.cells), count_in_all(total.cells)),
        (texts::additions(), Some(texts::additions_tooltip()), count(done.additions), count_in_all(total.additions)),
        (
            texts::comparisons(),
            Some(texts::comparisons_tooltip()),
            count(done.comparisons),
            count_in_all(total.comparisons),
        ),
    ];
    ui.spacing_mut().interact_size.y = 15.0;
    Grid::new("costs").num_columns(3).spacing(vec2(14.0, 2.5)).show(ui, |ui| {
        for heading in ["", texts::so_far(), texts::in_all()] {
            ui.label(RichText::new(heading).small().color(theme::color(ui, ColorRole::WeakText)));
        }
        ui.end_row();
        for (name, tooltip, done, total) in rows {
            match tooltip {
                Some(tooltip) => ui.label(name).tooltip(|| tooltip),
                // The one name with a term of the glossary.
                None => explained(ui, name.into(), Term::MemoHit),
            };
            for (what, number) in [(texts::so_far(), done), (texts::in_all(), total)] {
                let response = ui.label(RichText::new(&number).font(theme::font(Face::Regular, 13.0)));
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts::cost(name, what, &number)));
            }
            ui.end_row();
        }
    });
}
