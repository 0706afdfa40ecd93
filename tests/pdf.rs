//! PDF documents, opened by other programs.
//!
//! If a program is missing, its test says so on standard error and passes. With the environment variable
//! `COIN_DUEL_NEED_PDF` set, it fails instead.

use std::fs;
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::Command;

use coin_duel::export::pdf::{Aspect, NotesPlace, Paper, PdfDocument, PdfLayout, PdfPage, PerPage};
use coin_duel::export::raster::Raster;
use coin_duel::export::{PictureStyle, stop_picture};
use coin_duel::lessons;
use coin_duel::picture::color_role::Theme;
use coin_duel::picture::fonts::missing;
use coin_duel::picture::{Face, Mark, Picture};
use coin_duel::session::{Session, course};
use tempfile::TempDir;
use tools::have;

mod tools;

const NEED: &str = "COIN_DUEL_NEED_PDF";

/// A lesson with long numbers, and with a title that has characters of no bundled font.
const ODD: &str = "(version: 8, title: \"Long 硬币 numbers 硬 🎓 \u{e000}\", coins: [-123456789012, 987654321098, 55, -1], \
                   fill_position: 10, stops: [(at: fill(9)), (at: game(2))])";
/// A paragraph of many words.
const PARAGRAPH: &str = "Greedy takes the larger end, and loses. Ask why, and wait for an answer.";

/// Pictures with their texts.
struct Pictures {
    pictures: Vec<Picture>,
    pages: Vec<PdfPage>,
}

impl Pictures {
    /// Returns the title and all stops of lessons, with these notes.
    fn of(sessions: &[Session], notes: impl Fn(usize) -> String) -> Self {
        let (mut pictures, mut pages) = (Vec::new(), Vec::new());
        for session in sessions {
            let places = course::places(&session.document.stops);
            for place in places {
                let notes = notes(pictures.len());
                let description = format!("{place:?}");
                pictures.push(stop_picture(session, place, None, PictureStyle::USUAL).unwrap());
                pages.push(PdfPage { title: session.document.title.clone(), description, notes });
            }
        }
        Self { pictures, pages }
    }

    /// Returns tables, a tree, a game and fusion of some bundled lessons, and a large table.
    fn usual() -> Self {
        let row: Vec<_> = (0..40).map(|i| (i * 37 + 11) % 97).collect();
        let long = format!("(version: 8, title: \"Many\", coins: {row:?}, stops: [(at: fill(700.6))])");
        let lessons = [0, 3, 25].map(|index| lessons::all()[index].clone());
        let long = Session::from_ron(&long).unwrap().session;
        Self::of(&[&lessons[..], &[long]].concat(), |_| String::new())
    }

    fn odd() -> Self {
        Self::of(&[Session::from_ron(ODD).unwrap().session], |_| "Notes: 先手".to_owned())
    }

    fn document(&self, theme: Theme, layout: PdfLayout) -> File {
        let picture = |index: usize| self.pictures[index].clone();
        let document =
            PdfDocument {
                title: "Coins & 硬币", language: None, theme, layout, pages: &self.pages, picture: &picture
            };
        let mut bytes = Vec::new();
        assert!(document.write(&mut bytes, &|_| ControlFlow::Continue(())).unwrap().is_continue());
        File::new(&bytes)
    }
}

/// A PDF file.
struct File(TempDir);

impl File {
    fn new(bytes: &[u8]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("document.pdf"), bytes).unwrap();
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs a program in the folder of `document.pdf`. Returns what it prints.
    ///
    /// # Panics
    /// If it fails or warns.
    fn run(&self, program: &str, arguments: &str) -> String {
        let output = Command::new(program).args(arguments.split(' ')).current_dir(&self.0).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        // Some builds of MuPDF have no color management, and Poppler warns of a `false` that says that all is well.
        let is_harmless = |line: &&str| line.contains("ICC support is not available") || line.contains("Suspects");
        let warnings: Vec<_> = error.lines().filter(|line| !is_harmless(line)).collect();
        assert!(output.status.success() && warnings.is_empty(), "{program} {arguments}: {warnings:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Returns the text of a page, counted from 1, without spaces.
    fn text(&self, page: usize) -> String {
        letters(&self.run("pdftotext", &format!("-raw -f {page} -l {page} document.pdf -")))
    }
}

/// Returns a text without spaces.
fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

fn handout(per_page: PerPage, notes: NotesPlace, paper: Paper) -> PdfLayout {
    PdfLayout::Handout { per_page, notes, paper }
}

/// Returns the texts of a picture as a document shows them, without spaces.
fn texts(picture: &Picture) -> String {
    let text = |mark: &Mark| match mark {
        Mark::Text { text, paint, .. } if paint.alpha > 0.0 => letters(text).replace('\u{e000}', "□"),
        _ => String::new(),
    };
    picture.marks.iter().map(text).collect()
}

#[test]
fn other_programs_open_every_layout_without_a_warning() {
    if !have(&["pdftotext", "pdffonts", "pdfinfo", "pdftoppm", "qpdf", "mutool"], NEED) {
        return;
    }
    let lesson = &lessons::all()[..1];
    let noted = Pictures::of(lesson, |index| PARAGRAPH.repeat(index * 5));
    let usual = Pictures::usual();
    let mut documents = vec![
        Pictures::odd().document(Theme::Light, PdfLayout::Picture),
        usual.document(Theme::Light, PdfLayout::Picture),
        usual.document(Theme::Dark, PdfLayout::Slides(Aspect::Wide)),
        usual.document(Theme::Contrast, PdfLayout::Slides(Aspect::Standard)),
    ];
    for per_page in PerPage::ALL {
        documents.push(noted.document(Theme::Dark, handout(per_page, NotesPlace::Beside, Paper::A4)));
        documents.push(noted.document(Theme::Light, handout(per_page, NotesPlace::Below, Paper::Letter)));
        documents.push(usual.document(Theme::Light, handout(per_page, NotesPlace::Below, Paper::A4)));
    }
    for document in documents {
        let checked = document.run("qpdf", "--check document.pdf");
        assert!(checked.contains("No syntax or stream encoding errors found"), "{checked}");
        document.run("mutool", "draw -q -r 20 -o drawn-%d.png document.pdf");
        document.run("pdftoppm", "-r 20 document.pdf drawn");
        let fonts = document.run("pdffonts", "document.pdf");
        let mut lines = fonts.lines().skip(2).peekable();
        assert!(lines.peek().is_some());
        for line in lines {
            assert!(
                line.contains("CID") && line.contains(" yes yes yes "),
                "not embedded, subset and readable: {line}"
            );
        }
        let info = document.run("pdfinfo", "document.pdf");
        for line in ["Title:Coins&硬币", "Creator:coin-duel", "Tagged:yes", "Suspects:no"] {
            assert!(info.lines().any(|found| letters(found) == line), "no {line} in {info}");
        }
    }
}

#[test]
fn the_text_of_each_page_is_that_of_its_picture() {
    if !have(&["pdftotext"], NEED) {
        return;
    }
    for (pictures, layout) in [
        (Pictures::usual(), PdfLayout::Picture),
        (Pictures::usual(), PdfLayout::Slides(Aspect::Wide)),
        (Pictures::odd(), PdfLayout::Picture),
    ] {
        let document = pictures.document(Theme::Light, layout);
        for (page, picture) in (1..).zip(&pictures.pictures) {
            let expected = texts(picture);
            assert!(!expected.is_empty());
            assert_eq!(document.text(page), expected, "page {page} as {layout:?}");
        }
    }
}

#[test]
fn a_page_looks_like_its_picture() {
    if !have(&["pdftoppm"], NEED) {
        return;
    }
    let usual = Pictures::usual();
    let themes = Theme::ALL.len();
    for (index, theme) in Theme::ALL.into_iter().enumerate() {
        let document = usual.document(theme, PdfLayout::Picture);
        let digits = usual.pictures.len().to_string().len();
        // Each page is looked at in one of the themes.
        for (page, picture) in (1..).zip(&usual.pictures).skip(index).step_by(themes) {
            // A point of a picture is 0.75 points of the document, so that this is two pixels: the edges of letters, which
            // each program smooths in its own way, weigh less then.
            document.run("pdftoppm", &format!("-r 192 -png -f {page} -l {page} document.pdf page"));
            let file = fs::File::open(document.path(&format!("page-{page:0digits$}.png"))).unwrap();
            let mut reader = png::Decoder::new(BufReader::new(file)).read_info().unwrap();
            let mut theirs = vec![0; reader.output_buffer_size().unwrap()];
            let info = reader.next_frame(&mut theirs).unwrap();
            let mut raster = Raster::new(picture, theme, 2.0).unwrap();
            raster.draw(picture.clone());
            assert_eq!((info.width, info.height), raster.size());
            let ours: Vec<u8> =
                raster.pixels().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
            let width = info.width as usize;
            let (mean, worst) = differences(&blocks(&theirs, width), &blocks(&ours, width));
            assert!(mean < 0.8 && worst < 40.0, "{mean}, {worst} on page {page} in {theme:?}");
        }
    }
}

/// Returns the mean colors of squares of pixels. Programs blur the edges of lines and letters in different ways, and the
/// means hide that.
fn blocks(pixels: &[u8], width: usize) -> Vec<f64> {
    // Eight points of the picture.
    const SIDE: usize = 16;
    let columns = width.div_ceil(SIDE);
    let lines = pixels.chunks(3 * width);
    let mut sums = vec![[0.0; 3]; columns * lines.len().div_ceil(SIDE)];
    for (y, line) in lines.enumerate() {
        for (x, pixel) in line.chunks(3).enumerate() {
            for (sum, value) in sums[y / SIDE * columns + x / SIDE].iter_mut().zip(pixel) {
                *sum += f64::from(*value) / (SIDE * SIDE) as f64;
            }
        }
    }
    sums.concat()
}

/// Returns the mean and the largest difference of two lists.
fn differences(ours: &[f64], theirs: &[f64]) -> (f64, f64) {
    let differences: Vec<_> = ours.iter().zip(theirs).map(|(one, other)| (one - other).abs()).collect();
    let mean = differences.iter().sum::<f64>() / differences.len() as f64;
    (mean, differences.into_iter().fold(0.0, f64::max))
}

#[test]
fn pages_have_the_sizes_that_were_asked_for() {
    if !have(&["pdfinfo"], NEED) {
        return;
    }
    let pictures = Pictures::of(&lessons::all()[..1], |_| PARAGRAPH.to_owned());
    let (a4, letter) = (Paper::A4, Paper::Letter);
    let (beside, below) = (NotesPlace::Beside, NotesPlace::Below);
    for (layout, size, pages) in [
        (PdfLayout::Picture, "960 x 540 pts", 19),
        (PdfLayout::Slides(Aspect::Wide), "960 x 540 pts", 19),
        (PdfLayout::Slides(Aspect::Standard), "720 x 540 pts", 19),
        (handout(PerPage::One, beside, a4), "841.89 x 595.28 pts (A4)", 19),
        (handout(PerPage::Two, beside, a4), "595.28 x 841.89 pts (A4)", 10),
        (handout(PerPage::Four, below, letter), "612 x 792 pts (letter)", 5),
        (handout(PerPage::Six, below, letter), "612 x 792 pts (letter)", 4),
    ] {
        let info = pictures.document(Theme::Light, layout).run("pdfinfo", "document.pdf");
        let expected = [format!("Page size:       {size}"), format!("Pages:           {pages}")];
        assert!(expected.iter().all(|line| info.contains(line)), "no {expected:?} in {info}");
    }
}

#[test]
fn no_word_of_long_notes_is_lost_and_all_are_read_in_order() {
    if !have(&["pdftotext", "pdfinfo"], NEED) {
        return;
    }
    let notes = |index: usize| {
        let words: Vec<_> = (0..index * index * 40).map(|word| format!("w{index}x{word}")).collect();
        format!("Start of {index}.\n\n\n{}\nEnd of {index}.", words.join(" "))
    };
    let pictures = Pictures::of(&lessons::all()[1..2], notes);
    for per_page in PerPage::ALL {
        for place in [NotesPlace::Beside, NotesPlace::Below] {
            let document = pictures.document(Theme::Light, handout(per_page, place, Paper::A4));
            let all = document.run("pdftotext", "-raw document.pdf -");
            let words: Vec<_> = all.split_whitespace().collect();
            // Screen readers read the paragraphs of a picture behind it, also those on later pages.
            let read = document.run("pdfinfo", "-struct-text document.pdf");
            let mut from = 0;
            for index in 0..pictures.pages.len() {
                let notes = notes(index);
                for word in notes.split_whitespace().filter(|word| word.contains('x')) {
                    assert_eq!(words.iter().filter(|found| *found == &word).count(), 1, "{word} on {per_page:?}");
                    let at = read[from..].find(&format!("{word} "));
                    from += at.unwrap_or_else(|| panic!("{word} is not read in its order on {per_page:?}")) + 1;
                }
            }
        }
    }
}

#[test]
fn screen_readers_find_headings_figures_and_notes() {
    if !have(&["pdfinfo"], NEED) {
        return;
    }
    let pictures =
        Pictures::of(&lessons::all()[..1], |index| if index == 1 { "Why?".to_owned() } else { String::new() });
    let document = pictures.document(Theme::Light, handout(PerPage::Two, NotesPlace::Below, Paper::A4));
    let read = document.run("pdfinfo", "-struct-text document.pdf");
    let lines: Vec<_> = read.lines().map(str::trim).collect();
    let count = |start: &str| lines.iter().filter(|line| line.starts_with(start)).count();
    assert_eq!((count("H1 "), count("Figure"), count("P ")), (19, 19, 1), "{read}");
    // Feet of pages are no content.
    assert!(!read.contains("1 / 10") && read.contains("Why?"), "{read}");
}

#[test]
fn other_programs_read_notes_in_any_script() {
    if !have(&["pdftotext", "pdffonts", "qpdf"], NEED) {
        return;
    }
    let notes = ["先手必胜？从两端取硬币。", "नमस्ते, अगला सिक्का", "ما هي خطوة مرحبا", "שלום (8) עולם"];
    let missing: String = notes.iter().flat_map(|notes| missing(Face::Regular, notes)).collect();
    if !missing.is_empty() {
        assert!(
            std::env::var_os(NEED).is_none(),
            "no font has {missing}: fonts-noto-core and fonts-noto-cjk have them"
        );
        return;
    }
    let pictures = Pictures::of(&lessons::all()[..1], |index| notes[index % notes.len()].to_owned());
    let document = pictures.document(Theme::Light, handout(PerPage::One, NotesPlace::Beside, Paper::A4));
    for (page, notes) in (1..).zip(notes) {
        let text = document.run("pdftotext", &format!("-f {page} -l {page} document.pdf -"));
        for word in
            notes.split(|character: char| !character.is_alphabetic() && !('\u{900}'..='\u{97f}').contains(&character))
        {
            assert!(text.contains(word), "no {word} in {text}");
        }
    }
    let embedded = document.run("pdffonts", "document.pdf");
    assert!(embedded.lines().skip(2).all(|font| font.contains("yes yes yes")), "{embedded}");
    let tags = document.run("qpdf", "--qdf --object-streams=disable document.pdf -");
    for language in ["zh", "hi", "ar", "he"] {
        assert!(tags.contains(&format!("/Lang ({language})")), "{language}");
    }
}

#[test]
fn characters_of_no_bundled_font_can_be_searched_for() {
    if !have(&["pdftotext"], NEED) {
        return;
    }
    let document = Pictures::odd().document(Theme::Light, handout(PerPage::One, NotesPlace::Beside, Paper::A4));
    for text in ["1Long硬币numbers硬🎓□", "Notes:先手", "Coins&硬币"] {
        let page = document.text(1);
        assert!(page.contains(text), "no {text} in {page}");
    }
}
