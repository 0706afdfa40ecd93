//! The card that explains the game: its rules, and the meaning of a cell.

/// The title of the card.
pub fn title() -> &'static str {
    "The game"
}

/// Returns the rules, one for each line. The last line is the question that the table answers.
pub fn rules() -> [&'static str; 4] {
    [
        "Two players, First and Second, take turns.",
        "In each turn, a player takes one coin from either end of the row.",
        "When all coins are taken, whoever collected more wins.",
        "Who wins if both play as well as they can?",
    ]
}

/// Says what a cell of the table holds, below the rules.
pub fn about_cell() -> &'static str {
    "Each cell of the table stands for an interval of the row, coins i to j. From it, the player to move gets fir, and the other player gets sec."
}

/// Returns the moving picture in words: `A short game: the players take the coins 3, 9, 1, 5 from the ends, one after
/// the other`.
pub fn picture(coins: &[i64]) -> String {
    let coins: Vec<_> = coins.iter().map(i64::to_string).collect();
    format!("A short game: the players take the coins {} from the ends, one after the other", coins.join(", "))
}

/// The picture of a cell in words.
pub fn picture_of_cell() -> &'static str {
    "A cell: fir on the left, sec on the right"
}

/// The button that closes the card and fills the table.
pub fn fill_table() -> &'static str {
    "Fill the table"
}

/// The button that closes the card.
pub fn close() -> &'static str {
    "Close"
}

/// The tooltip of the button that closes the card.
pub fn close_tooltip() -> &'static str {
    "Help > The game shows it again"
}
