//! The bar of predicting, and the open question with its fields and buttons.

/// The heading of the bar.
pub fn predict() -> &'static str {
    "Predict"
}

/// The button that ends predicting.
pub fn stop() -> &'static str {
    "Stop"
}

/// The button that opens the summary.
pub fn summary() -> &'static str {
    "Summary…"
}

/// Returns the menu of the kinds of questions: `Kinds: 3 of 5`.
pub fn kinds(count: usize, all: usize) -> String {
    format!("Kinds: {count} of {all}")
}

/// The tooltip of the menu of kinds.
pub fn kinds_tooltip() -> &'static str {
    "Choose the kinds of questions that are asked"
}

/// The name of the menu of how often a question is asked, and its tooltip.
pub fn how_often() -> &'static str {
    "How often"
}

pub fn how_often_tooltip() -> &'static str {
    "Choose how often a question is asked"
}

/// The score before the first question: how to begin.
pub fn how_to_begin() -> &'static str {
    "Step forward to get a question"
}

/// Returns the score: `First try: 3 of 4 · streak: 2`.
pub fn score(correct_at_first_try: u32, asked: usize, streak: u32) -> String {
    format!("First try: {correct_at_first_try} of {asked} · streak: {streak}")
}

/// Returns the response to a wrong answer: `Not correct.`, with the explanation behind it.
pub fn not_correct(explanation: &str) -> String {
    format!("Not correct. {explanation}")
}

/// Returns the response to a correct answer: `Correct:`, with the answer and its reason behind it.
pub fn correct(answer: &str) -> String {
    format!("Correct: {answer}.")
}

/// Returns the answer that the user has asked for: `Answer:`, with its reason behind it.
pub fn answer(answer: &str) -> String {
    format!("Answer: {answer}.")
}

/// The button that shows the answer, and its tooltip.
pub fn reveal() -> &'static str {
    "Reveal"
}

pub fn reveal_tooltip() -> &'static str {
    "Show the answer (Page ↓)"
}

/// Returns how to choose cells: `Click the cells, or go to each with the arrow keys and press Space: 1 of 2 chosen`.
pub fn choose_cells(chosen: usize, count: usize) -> String {
    format!("Click the cells, or go to each with the arrow keys and press Space: {chosen} of {count} chosen")
}

/// The answer that taking left is best, and its tooltip.
pub fn left() -> &'static str {
    "← left"
}

pub fn left_tooltip() -> &'static str {
    "Taking left is best (←)"
}

/// The answer that both ends are best, and its tooltip.
pub fn both() -> &'static str {
    "both ↑"
}

pub fn both_tooltip() -> &'static str {
    "Both ends are equally good (↑ or ↓)"
}

/// The answer that taking right is best, and its tooltip.
pub fn right() -> &'static str {
    "right →"
}

pub fn right_tooltip() -> &'static str {
    "Taking right is best (→)"
}

/// Stands before the buttons of the earlier values that a number can be equal to.
pub fn earlier_value() -> &'static str {
    "earlier value:"
}

/// The tooltip of an earlier value.
pub fn earlier_value_tooltip() -> &'static str {
    "Choose with ↑ and ↓"
}

/// The name of the field for a number, and what stands in it while it is empty.
pub fn your_number() -> &'static str {
    "Your number"
}

pub fn a_number() -> &'static str {
    "a number"
}

/// The button that checks the answer, and its tooltip.
pub fn check() -> &'static str {
    "Check"
}

pub fn check_tooltip() -> &'static str {
    "Check the answer (Enter)"
}

/// The button that goes on from a settled question, and its tooltip.
pub fn go_on() -> &'static str {
    "Go on"
}

pub fn go_on_tooltip() -> &'static str {
    "Show the step (Enter, →, Space or Page ↓)"
}
