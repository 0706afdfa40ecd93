//! The names of the mistakes, as the summary counts them: `3 × took the larger coin`.

/// The end with the larger coin is not the best one.
pub fn larger_coin() -> &'static str {
    "took the larger coin"
}

/// The number of the other player was read.
pub fn wrong_table() -> &'static str {
    "read the wrong player's number"
}

/// A number was added.
pub fn added_for_subtracted() -> &'static str {
    "added a number instead of subtracting it"
}

/// The other player leaves the smaller number.
pub fn max_for_min() -> &'static str {
    "took the larger number instead of the smaller one"
}

/// A coin was combined with the cell of the other end.
pub fn swapped_cells() -> &'static str {
    "swapped the cells below and to the left"
}

/// The coin was not added.
pub fn forgot_coin() -> &'static str {
    "forgot the coin itself"
}

/// The number that is read was not added.
pub fn forgot_rest() -> &'static str {
    "forgot the number that is read"
}

/// The end is not the best one.
pub fn worse_end() -> &'static str {
    "took the end that is worth less"
}

/// The number belongs to the other player.
pub fn roles_swapped() -> &'static str {
    "gave the other player's number"
}

/// The score was given for the lead, or the other way around.
pub fn score_and_lead() -> &'static str {
    "mixed up the score and the lead"
}

/// The number is the sum of the interval.
pub fn whole_sum() -> &'static str {
    "gave the sum of all coins"
}

/// The coin does not belong to the number.
pub fn added_coin() -> &'static str {
    "added the other player's coin"
}

/// Both ends are equally good.
pub fn one_of_tie() -> &'static str {
    "named one end of a tie"
}

/// Only one end is best.
pub fn not_a_tie() -> &'static str {
    "saw a tie where there is none"
}

/// The cell is the one that is written.
pub fn the_cell_itself() -> &'static str {
    "named the cell itself"
}

/// The cell has too many coins.
pub fn longer_interval() -> &'static str {
    "named a longer interval"
}

/// The cell has coins outside of the interval.
pub fn coins_outside() -> &'static str {
    "named other coins"
}

/// The cell is two picks away.
pub fn one_pick_too_far() -> &'static str {
    "went back two picks instead of one"
}

/// The cell is one pick away.
pub fn one_pick_short() -> &'static str {
    "went back one pick instead of two"
}

/// The cell is even further away.
pub fn too_far() -> &'static str {
    "went back too far"
}

/// Not all cells are named.
pub fn wrong_count() -> &'static str {
    "named too few or too many cells"
}

/// The number is correct, and its cell is not.
pub fn correct_number_only() -> &'static str {
    "the number is correct, but not the cell it comes from"
}

/// The cell is correct, and the number is not.
pub fn correct_old_value_only() -> &'static str {
    "correct source, wrong number"
}

/// No known mistake leads to the number.
pub fn unknown() -> &'static str {
    "another number"
}

/// The question asks for something else.
pub fn other_form() -> &'static str {
    "another kind of answer"
}
