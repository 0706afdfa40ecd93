//! The effects: what only a window can do. The program lists them, and the window carries them out after drawing.

use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::message::FilePurpose;
use crate::picture::color_role::Theme;

/// Something that the window has to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Close the window. [`App::may_close`](crate::app::App::may_close) is true then.
    Close,
    /// Enter the full screen (`true`), or leave it.
    FullScreen(bool),
    /// Show this theme. `None` is the theme of the system.
    Theme(Option<Theme>),
    /// Load the files of the language that was chosen, and choose it again. Only a page has to.
    LoadLanguage(Option<&'static str>),
    /// Remember the language that was chosen where a page looks for it before it loads the program.
    RememberLanguage(Option<&'static str>),
    /// Follow whether the system asks for more contrast.
    SystemContrast(bool),
    /// Take the keyboard focus from the control that has it.
    LeaveFocus,
    /// Give the focus to the text field of the row and select its text, so that typing replaces the row.
    SelectRowText,
    /// Give the focus to the text field of the row, behind this many characters.
    FocusRowEnd(usize),
    /// Give the focus to the field of the words of the stop that is shown.
    ChangeWords,
    /// Open the field of a new coin after the last one.
    AddCoin,
    /// Open the file dialog of the system with this path as the suggestion.
    Browse(FilePurpose, PathBuf),
    /// Put this text on the clipboard.
    CopyText(String),
    /// Put this picture on the clipboard.
    CopyImage(Arc<Pixels>),
}

/// The pixels of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, from 0 to 255, line by line from the top. The opacity is not
    /// multiplied into the colors.
    #[serde(with = "serde_bytes")]
    pub rgba: Vec<u8>,
}
