//! The keyboard shortcuts.

/// The heading.
pub fn heading() -> &'static str {
    "Keyboard shortcuts"
}

/// What is below the heading.
pub fn what_keys_act_on() -> &'static str {
    "Space and the arrow keys move what is chosen below the table: the fill, the game or fusion. Digits \
     answer a question, or else type a new row. In a text field, keys that type or edit text are not shortcuts."
}

/// Returns the keys that belong to no command: what they do, and their names.
pub fn keys_of_controls() -> [(&'static str, &'static str); 10] {
    [
        ("Type a row", "0 to 9"),
        ("Next control", "Tab"),
        ("On a coin: edit", "Enter"),
        ("On a coin: move", "Alt+← Alt+→"),
        ("On a coin: remove", "Delete"),
        ("Predict: choose an end", "← → ↑"),
        ("Predict: choose cells", "Arrows, Space"),
        ("Predict: enter a number", "↑ ↓, Enter"),
        ("Predict: reveal the answer", "Page ↓"),
        ("Lecture: show a lesson", "Number, Enter"),
    ]
}
