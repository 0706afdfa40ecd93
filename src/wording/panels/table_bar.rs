//! The bar above the table, and the result of the row.

use crate::game::FillOrder;

/// Returns the name of the button of a side panel for screen readers: `Panel: Row and lesson`.
pub fn panel(label: &str) -> String {
    format!("Panel: {label}")
}

/// The name of the menu of fill orders for screen readers.
pub fn fill_order() -> &'static str {
    "Fill order"
}

/// Returns a fill order on that menu: `by diagonals`.
pub fn by_order(order: FillOrder) -> String {
    format!("by {}", order.name())
}

/// Returns a fill order on that menu while it is closed, where a long name has no room: `by recursion`.
pub fn by_order_in_short(order: FillOrder) -> String {
    match order {
        FillOrder::Recursion => "by recursion".to_owned(),
        _ => by_order(order),
    }
}

/// The tooltip of the menu of fill orders.
pub fn fill_order_tooltip() -> &'static str {
    "Keys 5 to 8"
}

/// Returns the name of the button of a layout: `Layout: triangle`.
pub fn layout(name: &str) -> String {
    format!("Layout: {name}")
}

/// Returns the tooltip of the button of a layout, with its key: `Layout: triangle (T)`.
pub fn layout_tooltip(name: &str, key: &str) -> String {
    format!("{} ({key})", layout(name))
}

/// The button that brings the whole table into sight.
pub fn fit() -> &'static str {
    "Fit"
}

/// Stands in place of the result of the row while it is hidden.
pub fn result_hidden() -> &'static str {
    "Best play for the whole row:  ?"
}

/// The link that shows the hidden result, where there is no room for the line before it.
pub fn show_the_result() -> &'static str {
    "Show the result"
}

/// The link that shows the hidden result.
pub fn show_result() -> &'static str {
    "Show it now"
}
