//! The transport below the table. Its subjects are called fill, game and fusion.

/// Returns the name of a subject's button: `Move the fill`.
pub fn move_the(subject: &str) -> String {
    format!("Move the {subject}")
}

/// Returns the tooltip of a subject's button: `Space, the arrow keys and these buttons move the fill (F6)`.
pub fn move_the_tooltip(subject: &str, key: &str) -> String {
    format!("Space, the arrow keys and these buttons move the {subject} ({key})")
}

/// Returns the name of a button for a command: `Step back of fill`.
pub fn command_of(command: &str, subject: &str) -> String {
    format!("{command} of {subject}")
}

/// Returns the tooltip of a small stepper: that of its command, then `(to use the keys, press F6 first)`.
pub fn stepper_tooltip(command_tooltip: &str, key: &str) -> String {
    format!("{command_tooltip} (to use the keys, press {key} first)")
}

/// Returns the name of the main button: `Play fill`.
pub fn play_the(subject: &str) -> String {
    format!("Play {subject}")
}

/// Returns the name of the main button while the subject plays: `Pause fill`.
pub fn pause_the(subject: &str) -> String {
    format!("Pause {subject}")
}

/// The main button while its subject plays.
pub fn pause() -> &'static str {
    "Pause"
}

/// The main button at the end.
pub fn play_again() -> &'static str {
    "Play again"
}

/// The main button at the start of each subject.
pub fn fill_the_table() -> &'static str {
    "Fill the table"
}

pub fn play_the_game() -> &'static str {
    "Play the game"
}

pub fn fuse_the_coins() -> &'static str {
    "Fuse the coins"
}

/// The main button between the start and the end.
pub fn go_on() -> &'static str {
    "Go on"
}

/// Returns the name of the scrubber: `Position of fill`.
pub fn position_of(subject: &str) -> String {
    format!("Position of {subject}")
}

/// Returns the tooltip of the fill's scrubber: `Position in the fill. The marks show where each diagonal ends.`
pub fn position_with_marks(sweep: &str) -> String {
    format!("Position in the fill. The marks show where each {sweep} ends.")
}

/// Returns the name of the menu of speeds: `Speed of fill`.
pub fn speed_of(subject: &str) -> String {
    format!("Speed of {subject}")
}

/// The tooltip of the menu of speeds.
pub fn speed_tooltip() -> &'static str {
    "Speed (+ and −)"
}

/// Returns a speed: `2×`.
pub fn speed(times: f64) -> String {
    format!("{times}×")
}

/// The name of the menu of strides, and its tooltip.
pub fn step() -> &'static str {
    "Step"
}

pub fn step_tooltip() -> &'static str {
    "Choose how far one step goes. The speed counts these steps."
}

/// The strides of the fill.
pub fn by_phase() -> &'static str {
    "by phase"
}

pub fn by_call() -> &'static str {
    "by call"
}

pub fn by_cell() -> &'static str {
    "by cell"
}

/// Returns the stride of a whole sweep: `by diagonal`.
pub fn by_sweep(sweep: &str) -> String {
    format!("by {sweep}")
}
