//! What only the window can do: messages leave effects, and the window carries them out after drawing.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::message::FilePurpose;
use crate::picture::color_role::Theme;

/// Something that the window is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Close the window. [`App::may_close`](crate::app::App::may_close) is true then.
    Close,
    /// Take the whole screen, or give it back.
    FullScreen(bool),
    /// Show this theme, or that of the system.
    Theme(Option<Theme>),
    /// Show everything larger or smaller.
    InterfaceZoom(InterfaceZoom),
    /// Take the keyboard's focus from the control that has it.
    LeaveFocus,
    /// Go to the text field of the row, so that what is typed replaces the row.
    SelectRowText,
    /// Open the field of a new coin behind the last one.
    AddCoin,
    /// Open the system's own file dialog, which begins at this path.
    Browse(FilePurpose, PathBuf),
    CopyText(String),
    CopyImage(Arc<Pixels>),
}

/// How everything in the window changes its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterfaceZoom {
    In,
    Out,
    Reset,
}

/// The pixels of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, line by line from the top.
    pub rgba: Vec<u8>,
}
