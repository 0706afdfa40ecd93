//! The export dialog: what is exported, how it looks, and to which file.

use crate::number::group_count;
use crate::wording::export::byte_count;

/// The heading, and the button that starts the export.
pub fn export() -> &'static str {
    "Export"
}

// ---- what is exported

/// The name of the line that chooses between the fill and the game.
pub fn what() -> &'static str {
    "What"
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

/// The choice of the part of the table that the window shows.
pub fn as_on_the_screen() -> &'static str {
    "as on the screen"
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

/// What stands behind the number of that field.
pub fn per_point() -> &'static str {
    " pixels per point"
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

// ---- purposes and kinds

/// The heading of the kinds of files for slides.
pub fn for_slides() -> &'static str {
    "Slides"
}

/// The heading of the kinds of files for paper.
pub fn for_paper() -> &'static str {
    "Paper"
}

/// The heading of the kinds of files for web pages.
pub fn for_the_web() -> &'static str {
    "Web"
}

/// The heading of the kinds of files for other programs.
pub fn as_data() -> &'static str {
    "Data"
}

/// A kind of file.
pub fn pdf_slides() -> &'static str {
    "PDF slides"
}

/// A kind of file.
pub fn pdf_handout() -> &'static str {
    "PDF handout"
}

/// A kind of file.
pub fn pdf_figure() -> &'static str {
    "PDF figure"
}

/// What slides as PDF are for.
pub fn purpose_of_pdf_slides() -> &'static str {
    "pages to show full screen"
}

/// What a handout is for.
pub fn purpose_of_pdf_handout() -> &'static str {
    "pictures with notes, to print"
}

/// What a PDF of a picture's size is for.
pub fn purpose_of_pdf_figure() -> &'static str {
    "a figure for a paper"
}

/// A kind of worksheet.
pub fn pdf_sheets() -> &'static str {
    "PDF sheets"
}

/// What a worksheet as PDF is for.
pub fn purpose_of_pdf_sheets() -> &'static str {
    "pages to print and fill in"
}

/// What a worksheet as LaTeX is for.
pub fn worksheet_as_latex() -> &'static str {
    "a document to change, then print"
}

/// What a worksheet as Typst is for.
pub fn worksheet_as_typst() -> &'static str {
    "a document to change, then print"
}

/// What a worksheet as Markdown is for.
pub fn worksheet_as_markdown() -> &'static str {
    "a text for notes and wikis"
}

/// What PNG is for.
pub fn purpose_of_png() -> &'static str {
    "pictures for any slide program"
}

/// What GIF is for.
pub fn purpose_of_gif() -> &'static str {
    "plays in every slide program"
}

/// What APNG is for.
pub fn purpose_of_apng() -> &'static str {
    "smaller, for browsers and Impress"
}

/// What MP4 is for.
pub fn purpose_of_mp4() -> &'static str {
    "a video for every player"
}

/// What `WebM` is for.
pub fn purpose_of_webm() -> &'static str {
    "a video for web pages"
}

/// What SVG is for.
pub fn purpose_of_svg() -> &'static str {
    "sharp at any size, editable"
}

/// What LaTeX is for.
pub fn purpose_of_latex() -> &'static str {
    "the table with booktabs rules"
}

/// What Typst is for.
pub fn purpose_of_typst() -> &'static str {
    "the table for a document"
}

/// What HTML is for.
pub fn purpose_of_html() -> &'static str {
    "a page to step through, as one file"
}

/// What Markdown is for.
pub fn purpose_of_markdown() -> &'static str {
    "the table for notes and wikis"
}

/// What CSV is for.
pub fn purpose_of_csv() -> &'static str {
    "a line for each cell"
}

/// What TSV is for.
pub fn purpose_of_tsv() -> &'static str {
    "the same with tabs, to paste"
}

/// What text is for.
pub fn purpose_of_text() -> &'static str {
    "the steps or moves in words"
}

// ---- subjects

/// Returns the choices of what is exported, in the order of the subjects.
pub fn subjects() -> [&'static str; 10] {
    ["Fill", "Game", "Coins taken", "Calls", "Code", "Fusion", "Stops", "Whole course", "Worksheet", "Window"]
}

/// Says what the picture of the window shows.
pub fn about_the_window() -> &'static str {
    "Everything as it is on the screen, without this dialog."
}

/// Says that there is no picture of the window.
pub fn no_picture_of_window() -> &'static str {
    "The window can't be read on this system. Export another subject."
}

/// Says how to get many worksheets.
pub fn many_worksheets() -> &'static str {
    "For many different sheets, use the command coin-duel worksheet."
}

/// The choice to export the present stop.
pub fn this_stop() -> &'static str {
    "this stop"
}

/// The choice to export all stops.
pub fn every_stop() -> &'static str {
    "every stop"
}

// ---- options

/// The name of the line about the quiz of a page.
pub fn questions() -> &'static str {
    "Questions"
}

/// The choice of a page with a quiz.
pub fn ask_before_each_step() -> &'static str {
    "ask before each step"
}

/// The name of the line with the shape of slides.
pub fn shape() -> &'static str {
    "Shape"
}

/// A shape of slides.
pub fn wide() -> &'static str {
    "16 : 9"
}

/// A shape of slides.
pub fn standard() -> &'static str {
    "4 : 3"
}

/// The choice of a picture with the row above its subject.
pub fn with_the_row() -> &'static str {
    "with the row"
}

/// The choice of a picture of the subject only.
pub fn alone() -> &'static str {
    "alone"
}

/// The name of the line about the table behind a game.
pub fn table_behind() -> &'static str {
    "Table behind"
}

/// The choice of the table as far as it is filled.
pub fn as_it_is() -> &'static str {
    "as it is"
}

/// The choice of a filled table.
pub fn filled() -> &'static str {
    "filled"
}

/// The choice of an empty table.
pub fn empty() -> &'static str {
    "empty"
}

/// The name of the line with the size of the pictures.
pub fn size() -> &'static str {
    "Size"
}

/// The choice of the size that the content needs.
pub fn as_needed() -> &'static str {
    "as needed"
}

/// Returns a size: `1920 × 1080`.
pub fn pixels(width: u32, height: u32) -> String {
    format!("{width} × {height}")
}

/// The name of the line about the time of each picture.
pub fn seconds_for_each() -> &'static str {
    "Seconds for each"
}

/// The choice of a time that depends on the number of pictures.
pub fn by_their_number() -> &'static str {
    "by their number"
}

/// The choice of a time in seconds.
pub fn chosen_seconds() -> &'static str {
    "all alike"
}

/// What stands behind a time.
pub fn seconds_suffix() -> &'static str {
    " s"
}

/// The name of the line with the number of pictures on a sheet of a handout.
pub fn pictures_on_a_sheet() -> &'static str {
    "On a sheet"
}

/// The name of the line about the notes of a handout.
pub fn notes() -> &'static str {
    "Notes"
}

/// A place of the notes.
pub fn beside() -> &'static str {
    "beside"
}

/// A place of the notes.
pub fn below() -> &'static str {
    "below"
}

/// The choice of a handout without notes.
pub fn no_notes() -> &'static str {
    "none"
}

/// The name of the line that chooses for whom it is.
pub fn edition() -> &'static str {
    "For"
}

/// An edition.
pub fn for_students() -> &'static str {
    "students"
}

/// An edition.
pub fn with_answers() -> &'static str {
    "students, with answers"
}

/// An edition.
pub fn for_the_lecturer() -> &'static str {
    "yourself"
}

/// What the students' edition holds.
pub fn about_students() -> &'static str {
    "Without your private notes. Answers come where they are reached."
}

/// What the edition with answers holds.
pub fn about_answers() -> &'static str {
    "Without your private notes. All answers are shown."
}

/// What the lecturer's edition holds.
pub fn about_lecturer() -> &'static str {
    "With your private notes and all answers. Do not give it away."
}

/// The name of the line about what stands between the values of a table.
pub fn separator() -> &'static str {
    "Separator"
}

/// A separator.
pub fn comma() -> &'static str {
    "comma"
}

/// A separator.
pub fn semicolon() -> &'static str {
    "semicolon (Excel in Europe)"
}

/// A separator.
pub fn tab() -> &'static str {
    "tab"
}

/// The name of the line about paper.
pub fn paper() -> &'static str {
    "Paper size"
}

/// A size of paper.
pub fn a4() -> &'static str {
    "A4"
}

/// A size of paper.
pub fn letter() -> &'static str {
    "Letter"
}

/// The name of the line about the cells of a worksheet that are to be filled in.
pub fn empty_cells() -> &'static str {
    "Empty cells"
}

/// The choice of all cells.
pub fn all_cells() -> &'static str {
    "all"
}

/// The choice of every second cell.
pub fn every_second_cell() -> &'static str {
    "every second"
}

/// The choice of the cells of a diagonal.
pub fn one_diagonal() -> &'static str {
    "a diagonal"
}

/// The choice of cells that are drawn with a seed.
pub fn drawn_cells() -> &'static str {
    "at random"
}

/// The name of the field with the number of coins of the empty cells.
pub fn coins_of_each_cell() -> &'static str {
    "Coins of each cell"
}

/// The name of the field with the share of the empty cells.
pub fn share_of_cells() -> &'static str {
    "Share of the cells"
}

/// What stands behind a share.
pub fn percent_suffix() -> &'static str {
    " %"
}

/// The name of the field with what the empty cells are drawn with.
pub fn seed() -> &'static str {
    "Seed"
}

/// The tooltip of that field.
pub fn seed_tooltip() -> &'static str {
    "The same seed gives the same cells"
}

/// The name of the line about the solution of a worksheet.
pub fn solution() -> &'static str {
    "Solution"
}

/// The choice of a worksheet with its solution.
pub fn on_pages_of_its_own() -> &'static str {
    "on pages of its own"
}

// ---- the preview and the plan

/// The name of the preview.
pub fn preview() -> &'static str {
    "Preview of the export"
}

/// Stands in the place of the preview while it is drawn.
pub fn drawing_preview() -> &'static str {
    "drawing…"
}

/// The button to the picture before.
pub fn before() -> &'static str {
    "‹"
}

/// The button to the next picture.
pub fn after() -> &'static str {
    "›"
}

/// The name of the button to the picture before.
pub fn picture_before() -> &'static str {
    "Picture before"
}

/// The name of the button to the next picture.
pub fn picture_after() -> &'static str {
    "Next picture"
}

/// Returns the place of a picture: `Picture 3 of 14`.
pub fn picture_of(number: usize, count: usize) -> String {
    format!("Picture {} of {}", group_count(number), group_count(count))
}

/// Returns the place of a sheet of paper: `Sheet 4 of 6`.
pub fn sheet_of(number: usize, count: usize) -> String {
    format!("Sheet {} of {}", group_count(number), group_count(count))
}

/// Returns the size of the pictures in pixels. Empty for what has none.
pub fn plan(pictures: usize, size: Option<(u32, u32)>) -> String {
    match (pictures, size) {
        (0, _) | (_, None) => String::new(),
        (_, Some((width, height))) => format!("{width} × {height} pixels"),
    }
}

/// Returns `14 files, 620 kB`, or for one file only its size. Estimates have a `~`.
pub fn files_and_bytes(files: usize, bytes: Option<u64>, is_exact: bool) -> String {
    let size = match bytes {
        Some(bytes) => format!("{}{}", if is_exact { "" } else { "~" }, byte_count(bytes)),
        None => "size unknown".to_owned(),
    };
    if files > 1 { format!("{} files, {size}", group_count(files)) } else { size }
}

/// Returns what a kind is for, with its size if that is known: `plays in every slide program; 234 kB`.
pub fn purpose_and_size(purpose: &str, size: &str) -> String {
    if size.is_empty() { purpose.to_owned() } else { format!("{purpose}; {size}") }
}

/// Returns how many pictures are written, and the time to the end if it is known: `12 of 821, about 9 s left`.
pub fn progress(done: usize, total: usize, seconds_left: Option<f64>) -> String {
    let left = match seconds_left {
        None => String::new(),
        Some(seconds) if seconds < 90.0 => format!(", about {:.0} s left", seconds.ceil()),
        Some(seconds) => format!(", about {:.0} min left", (seconds / 60.0).ceil()),
    };
    format!("{} of {}{left}", group_count(done), group_count(total))
}
