//! Keys with their modifiers. Which keys a command has stands in the table of `command.rs`. The window translates them for
//! the system that it runs on.

use strum::IntoStaticStr;

/// A key, with the name that egui has for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
pub enum Key {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    K,
    L,
    M,
    N,
    O,
    P,
    Q,
    R,
    S,
    T,
    W,
    X,
    Y,
    Z,
    #[strum(serialize = "0")]
    Num0,
    #[strum(serialize = "1")]
    Num1,
    #[strum(serialize = "2")]
    Num2,
    #[strum(serialize = "3")]
    Num3,
    #[strum(serialize = "4")]
    Num4,
    #[strum(serialize = "5")]
    Num5,
    #[strum(serialize = "6")]
    Num6,
    #[strum(serialize = "7")]
    Num7,
    #[strum(serialize = "8")]
    Num8,
    #[strum(serialize = "9")]
    Num9,
    F1,
    F3,
    F4,
    F5,
    F6,
    F7,
    F11,
    ArrowLeft,
    ArrowRight,
    ArrowUp,
    ArrowDown,
    Home,
    End,
    PageUp,
    PageDown,
    Insert,
    Backspace,
    Escape,
    Space,
    Plus,
    Minus,
    Equals,
    Period,
    OpenBracket,
    CloseBracket,
    Backslash,
}

impl Key {
    /// Returns the key's name, such as `ArrowLeft` or `1`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A key with exactly these modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// The command key: Ctrl, or ⌘ on macOS.
    pub command: bool,
    pub alt: bool,
    pub shift: bool,
    pub key: Key,
}
