//! The export dialog: what is exported, how it looks, and to which file.

use crate::number::group_count;

/// The heading, and the button that starts the export.
pub fn export() -> &'static str {
    "Export"
}

// ---- what is exported

/// The name of the line that chooses between the fill and the game.
pub fn what() -> &'static str {
    "What"
}

/// A choice of what is exported.
pub fn the_fill() -> &'static str {
    "The fill"
}

/// A choice of what is exported.
pub fn the_game() -> &'static str {
    "The game"
}

/// The choice to export the present step of the fill.
pub fn this_step() -> &'static str {
    "this step"
}

/// The choice to export the present move of the game.
pub fn this_move() -> &'static str {
    "this move"
}

/// The choice to export the whole fill.
pub fn every_step() -> &'static str {
    "every step"
}

/// The choice to export the whole game.
pub fn every_move() -> &'static str {
    "every move"
}

/// The name of the line that chooses how often a picture is exported.
pub fn a_picture_for_each() -> &'static str {
    "A picture for each"
}

/// The choice to export a picture for each phase.
pub fn phase() -> &'static str {
    "phase"
}

/// The choice to export a picture for each cell.
pub fn cell() -> &'static str {
    "cell"
}

// ---- the format

/// The name of the line with the formats of pictures.
pub fn as_a_picture() -> &'static str {
    "As a picture"
}

/// The name of the line with the formats of texts.
pub fn as_text() -> &'static str {
    "As text"
}

/// The description of SVG and PNG, if several pictures are written.
pub fn numbered_files() -> &'static str {
    "A numbered file for each picture, for slides"
}

/// The description of SVG.
pub fn vector_picture() -> &'static str {
    "Sharp at any size, with editable text"
}

/// The description of PNG.
pub fn pixel_picture() -> &'static str {
    "A picture for slides and pages"
}

/// The description of GIF.
pub fn animation() -> &'static str {
    "An animation that plays by itself"
}

/// The description of GIF, if one step is written.
pub fn still_picture() -> &'static str {
    "A still picture"
}

/// The description of CSV.
pub fn lines_of_cells() -> &'static str {
    "A line for each cell, for other programs"
}

/// The description of Markdown.
pub fn markdown_table() -> &'static str {
    "A table for notes and web pages"
}

/// The description of LaTeX.
pub fn latex_table() -> &'static str {
    "A table with booktabs rules, to include in a document"
}

/// The description of Typst.
pub fn typst_table() -> &'static str {
    "A table to include in a document"
}

/// The description of the game as text.
pub fn moves_in_words() -> &'static str {
    "The moves, one per line"
}

/// The description of the whole fill as text.
pub fn all_steps_in_words() -> &'static str {
    "All steps in words"
}

/// The description of a part of the fill as text.
pub fn steps_so_far_in_words() -> &'static str {
    "The steps up to this one in words"
}

// ---- how the pictures look

/// The name of the line that chooses what a picture shows.
pub fn content() -> &'static str {
    "Content"
}

/// The choice of a picture like a slide.
pub fn row_table_and_sums() -> &'static str {
    "row, table and sums"
}

/// The choice of a picture of the table.
pub fn the_table_alone() -> &'static str {
    "the table alone"
}

/// The name of the line that chooses the theme of the pictures.
pub fn background() -> &'static str {
    "Background"
}

/// The choice of the dark theme.
pub fn dark() -> &'static str {
    "dark"
}

/// The choice of the light theme.
pub fn light() -> &'static str {
    "light"
}

/// The choice of the theme of high contrast.
pub fn high_contrast() -> &'static str {
    "high contrast"
}

/// The name of the field with the size of the pictures.
pub fn scale() -> &'static str {
    "Scale (pixels per point)"
}

/// The tooltip of the field with the size of the pictures.
pub fn scale_tooltip() -> &'static str {
    "A scale of 2 is sharp on most projectors"
}

// ---- the file, the progress, and the clipboard

/// The name of the field with the path.
pub fn file_to_write() -> &'static str {
    "File to write"
}

/// The answer to Enter, if it would replace a file.
pub fn file_exists() -> &'static str {
    "This file exists. Replace it, or type another name."
}

/// The button that stops the export.
pub fn cancel_export() -> &'static str {
    "Cancel export"
}

/// The progress before the number of pictures is known.
pub fn starting() -> &'static str {
    "starting…"
}

/// Returns how many pictures are written: `12 of 821`.
pub fn progress(done: usize, total: usize) -> String {
    format!("{} of {}", group_count(done), group_count(total))
}

/// The button that copies a picture.
pub fn copy_picture() -> &'static str {
    "Copy picture"
}

/// The button that copies a text.
pub fn copy_text() -> &'static str {
    "Copy text"
}

/// The tooltip of the buttons that copy.
pub fn copy_tooltip() -> &'static str {
    "Copy to the clipboard, not to a file"
}
/// The choice to export what the pen has drawn.
pub fn with_the_drawing() -> &'static str {
    "with the drawing"
}
