//! The tab *Code*.

/// The button that copies the code, and its tooltip.
pub fn copy_code() -> &'static str {
    "Copy code"
}

pub fn copy_code_tooltip() -> &'static str {
    "Copy the whole function, ready to run"
}

/// The choice of the table's code, and its tooltip.
pub fn code_of_table() -> &'static str {
    "Code of the table"
}

pub fn code_of_table_tooltip() -> &'static str {
    "The recurrence in the chosen fill order"
}

/// The choice of the code without a memo, and its tooltip.
pub fn code_of_calls() -> &'static str {
    "Code without a memo"
}

pub fn code_of_calls_tooltip() -> &'static str {
    "The recursion without a memo, which computes the same cells again and again"
}

/// The choice of fusion's code, and its tooltip.
pub fn code_of_fusion() -> &'static str {
    "Code of fusion"
}

pub fn code_of_fusion_tooltip() -> &'static str {
    "Fusion on a stack, in linear time"
}

/// The name of the menu of languages, and its tooltip.
pub fn language() -> &'static str {
    "Language"
}

pub fn language_tooltip() -> &'static str {
    "The language of the code"
}

/// Why no line of the code without a memo is marked.
pub fn calls_are_not_marked() -> &'static str {
    "No line is marked: the fill goes by the memo, and this code makes more calls."
}

/// Stands in the place of the variables before the first step.
pub fn not_started() -> &'static str {
    "Not started: press Play, or → for one step."
}

/// The name of the code for screen readers.
pub fn code() -> &'static str {
    "Code"
}

/// Returns the name of an executed line for screen readers, where the first line has number 1:
/// `executing line 4: return 0; 22`. The note is the part behind the semicolon.
pub fn executing_line(number: usize, line: &str, note: Option<&str>) -> String {
    let note = note.map(|note| format!("; {note}")).unwrap_or_default();
    format!("executing line {number}: {line}{note}")
}
