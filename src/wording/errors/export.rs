//! Errors of exports: requests that can't be fulfilled, and files that can't be written.

use std::path::Path;

use crate::number::group_count;
use crate::printable::printable_path;
use crate::wording::names::list;

/// Returns `Unknown format .pdf; use .svg, .png, .gif or .csv`, or for a name without an ending `The name “fill” has no
/// ending; use .svg, .png, .gif or .csv`.
pub fn unknown_format(path: &Path, extensions: &[&str]) -> String {
    let known = or_list(&extensions.iter().map(|extension| format!(".{extension}")).collect::<Vec<_>>());
    match path.extension().filter(|extension| !extension.is_empty()) {
        Some(extension) => format!("Unknown format .{}; use {known}", printable_path(extension.as_ref())),
        None => format!("The name “{}” has no ending; use {known}", printable_path(path)),
    }
}

/// Returns `CSV holds the table, not a game; export the game as a picture or as text`. A game can be text, but no page. The
/// other subjects are pictures only.
pub fn not_as_text(format: &str, is_table: bool, is_game: bool) -> String {
    match (is_table, is_game) {
        (true, true) => format!("{format} holds the table, not a game; export the game as a picture or as text"),
        (true, false) => format!("{format} holds the table; export this as a picture"),
        (false, true) => format!("{format} shows the fill, not a game; export the game as a picture or as text"),
        (false, false) => format!("{format} does not show this; export it as a picture"),
    }
}

/// Returns `videos need the program ffmpeg, which is not installed; install it, or export as GIF, which needs nothing`.
pub fn no_video_program(formats: &[&str]) -> String {
    let formats: Vec<_> = formats.iter().map(|format| (*format).to_owned()).collect();
    format!(
        "videos need the program ffmpeg, which is not installed; install it, or export as {}, which needs nothing",
        or_list(&formats)
    )
}

/// Returns `the program ffmpeg could not write the video: …`. `reason` is what it said last, if anything.
pub fn video_failed(reason: &str) -> String {
    let reason = reason.trim();
    if reason.is_empty() {
        return "the program ffmpeg could not write the video, and did not say why".to_owned();
    }
    format!("the program ffmpeg could not write the video: {reason}")
}

/// Returns `a picture can be shown for 0.02 to 60 seconds, not for 90`.
pub fn seconds_out_of_range(seconds: f32, min: f32, max: f32) -> String {
    format!("a picture can be shown for {min} to {max} seconds, not for {seconds}")
}

/// Returns `row.txt is a source of this export and would be lost; choose another name, such as row-2.txt`.
pub fn is_source(path: &Path, proposal: &Path) -> String {
    let [path, proposal] = [path, proposal].map(printable_path);
    format!("{path} is a source of this export and would be lost; choose another name, such as {proposal}")
}

/// Returns `the PDF can't be made: PDF version limit exceeded`.
pub fn no_pdf(reason: &str) -> String {
    format!("the PDF can't be made: {reason}")
}

/// Returns `PNG is made of pixels and has no text`.
pub fn no_text(format: &str) -> String {
    format!("{format} is made of pixels and has no text")
}

/// Returns `pictures show rows of at most 256 coins, and this one has 1,001; export the table as CSV or TSV`.
pub fn too_many_coins(max: usize, n: usize, advice: &str) -> String {
    let [max, n] = [max, n].map(group_count);
    format!("pictures show rows of at most {max} coins, and this row has {n}; {advice}")
}

/// What to do with the game of a long row.
pub fn export_moves_as_text() -> &'static str {
    "export its moves as text"
}

/// What to do with a very long row.
pub fn remove_coins() -> &'static str {
    "remove coins, or use `coin-duel solve`, which solves rows of any length"
}

/// Returns what to do with the table of a long row: `export the table as CSV, TSV, Markdown or LaTeX`.
pub fn export_table_as(formats: &[&str]) -> String {
    let formats: Vec<_> = formats.iter().map(|format| (*format).to_owned()).collect();
    format!("export the table as {}", or_list(&formats))
}

/// Returns `the export has more than 10,000 pictures; choose longer steps or a single step`.
pub fn too_many_pictures(max: usize) -> String {
    format!("the export has more than {} pictures; choose longer steps or a single step", group_count(max))
}

/// Returns `there is no step 22; the fill has 21, so choose 0 to 21`.
pub fn no_such_step(step: u64, end: u64) -> String {
    let [step, end] = [step, end].map(group_count);
    format!("there is no step {step}; the fill has {end}, so choose 0 to {end}")
}

/// Returns `there is no move 7; the game has 6, so choose 0 to 6`.
pub fn no_such_move(move_number: u64, end: u64) -> String {
    let [number, end] = [move_number, end].map(group_count);
    format!("there is no move {number}; the game has {end}, so choose 0 to {end}")
}

/// Returns `there is no stop 4; the lesson has 3`. `number` counts from 1.
pub fn no_such_stop(number: usize, stops: usize) -> String {
    format!("there is no stop {}; the lesson has {}", group_count(number), group_count(stops))
}

/// Returns `there is no slide 7; the session has 6 behind its title card, so choose 0 to 6`.
pub fn no_such_slide(index: usize, count: usize) -> String {
    let [index, last] = [index, count.saturating_sub(1)].map(group_count);
    format!("there is no slide {index}; the session has {last} behind its title card, so choose 0 to {last}")
}

/// Returns `CSV holds no pictures, and a course is exported as pictures; choose a name that ends with .svg, .png or .gif`.
pub fn course_needs_pictures(format: &str, extensions: &[&str]) -> String {
    let known = endings(extensions);
    format!("{format} holds no pictures, and a course is exported as pictures; choose a name that ends with {known}")
}

/// Returns `.svg, .png or .pdf`.
fn endings(extensions: &[&str]) -> String {
    or_list(&extensions.iter().map(|extension| format!(".{extension}")).collect::<Vec<_>>())
}

/// Returns `GIF can't hold a picture of the window; choose a name that ends with .svg, .png or .pdf`.
pub fn not_of_window(format: &str, extensions: &[&str]) -> String {
    format!("{format} can't hold a picture of the window; choose a name that ends with {}", endings(extensions))
}

/// Returns `GIF can't hold worksheets; choose a name that ends with .pdf, .md, .tex or .typ`.
pub fn not_of_worksheets(format: &str, extensions: &[&str]) -> String {
    format!("{format} can't hold worksheets; choose a name that ends with {}", endings(extensions))
}

/// A course without lessons, or whose lessons all have errors.
pub fn no_lesson() -> &'static str {
    "the course has no lesson that can be used; add one"
}

/// Returns `the course has 12,000 slides, and an export holds at most 10,000; split the course`.
pub fn too_many_slides(slides: usize, max: usize) -> String {
    let [slides, max] = [slides, max].map(group_count);
    format!("the course has {slides} slides, and an export holds at most {max}; split the course")
}

/// Returns `the scale is 9; choose one from 0.25 to 8`.
pub fn scale_out_of_range(scale: f32, min: f32, max: f32) -> String {
    format!("the scale is {scale}; choose one from {min} to {max}")
}

/// Returns `the size is 10 × 90 pixels; choose 16 to 16,384 for each side`.
pub fn size_out_of_range(width: u32, height: u32, min: u32, max: u32) -> String {
    let [width, height, min, max] = [width, height, min, max].map(|pixels| group_count(pixels as usize));
    format!("the size is {width} × {height} pixels; choose {min} to {max} for each side")
}

/// Returns `a picture of 20,000 × 100 pixels is too large; at most 16,384 per side and 100 million in all are possible,
/// so choose a smaller scale or SVG`.
pub fn picture_too_large(width: u64, height: u64, max_per_side: u32, max_millions: u64) -> String {
    let [width, height, per_side, millions] = [width, height, max_per_side.into(), max_millions].map(group_count);
    format!(
        "a picture of {width} × {height} pixels is too large; choose a smaller scale or SVG (at most {per_side} per side, {millions} million in all)"
    )
}

/// Returns `cannot write new/fill.svg: there is no folder new; create it or choose another one`.
pub fn no_folder(path: &Path, folder: &Path) -> String {
    let [path, folder] = [path, folder].map(printable_path);
    format!("cannot write {path}: there is no folder {folder}; create it or choose another one")
}

/// Returns `cannot write new: that is a folder; choose the name of a file`.
pub fn is_folder(path: &Path) -> String {
    format!("cannot write {}: that is a folder; choose the name of a file", printable_path(path))
}

/// Returns `cannot write fill.svg: permission denied`.
pub fn cannot_write(path: &Path, reason: &str) -> String {
    format!("cannot write {}: {reason}", printable_path(path))
}

/// Returns `a list of moves holds at most 100,000 coins; this row has 100,001`.
pub fn text_too_long(text: &str, max: usize, n: usize) -> String {
    format!("{text} holds at most {} coins; this row has {}", group_count(max), group_count(n))
}

/// Returns `at most 100,000 steps can be listed at once; these are 100,001`.
pub fn too_many_steps(max: u64, steps: u64) -> String {
    format!("at most {} steps can be listed at once; these are {}", group_count(max), group_count(steps))
}

/// Returns a table as a kind of text: `a CSV table`.
pub fn a_table(format: &str) -> String {
    format!("a {format} table")
}

/// The steps of the fill, as a kind of text.
pub fn a_list_of_steps() -> &'static str {
    "a list of steps"
}

/// The moves of the game, as a kind of text.
pub fn a_list_of_moves() -> &'static str {
    "a list of moves"
}

/// An export that the user has stopped.
pub fn stopped() -> &'static str {
    "the export was stopped"
}

/// Joins items to a list: `a`, `a or b`, `a, b or c`.
fn or_list(items: &[String]) -> String {
    match items {
        [before @ .., last] if !before.is_empty() => format!("{} or {last}", before.join(", ")),
        items => list(items.iter().cloned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_ending_is_named() {
        let message = |path: &str| unknown_format(Path::new(path), &["svg", "png", "gif"]);
        assert_eq!(message("fill.1.pdf"), "Unknown format .pdf; use .svg, .png or .gif");
        for path in ["fill", "fill."] {
            assert_eq!(message(path), format!("The name “{path}” has no ending; use .svg, .png or .gif"));
        }
        assert_eq!(unknown_format(Path::new("fill"), &["svg"]), "The name “fill” has no ending; use .svg");
    }
}
