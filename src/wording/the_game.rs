//! The rules of the game and the meaning of a cell, for people who see them for the first time.

pub const TITLE: &str = "The game";

/// The rules, a line each. The last one is the question that the table answers.
pub const RULES: [&str; 4] = [
    "Two players, First and Second, take turns.",
    "Each turn takes one coin, from the left or the right end of the row.",
    "When all coins are taken, whoever has more money wins.",
    "Who wins if both play as well as they can?",
];

/// What a cell of the table holds.
pub const CELL: &str = "Each cell of the table is a stretch of the row, coins i to j: fir is what the player to move gets \
                        from it, sec what the other player gets.";

/// The pictures in words.
pub const PICTURE: &str = "A short game: the players take the coins 3, 9, 1, 5 from the ends, one after the other";
pub const CELL_PICTURE: &str = "A cell: fir on the left, sec on the right";
