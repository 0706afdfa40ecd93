use std::sync::Mutex;

use proptest::prelude::*;

use super::*;
use crate::export::tests::{mark, picture, six_coins, table};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Point};
use crate::session::Layout;

const NOTES: [NotesPlace; 2] = [NotesPlace::Beside, NotesPlace::Below];

/// All layouts.
fn layouts() -> Vec<PdfLayout> {
    let mut layouts = vec![PdfLayout::Picture, PdfLayout::Slides(Aspect::Wide), PdfLayout::Slides(Aspect::Standard)];
    for paper in [Paper::A4, Paper::Letter] {
        for per_page in PerPage::ALL {
            layouts.extend(NOTES.map(|notes| PdfLayout::Handout { per_page, notes, paper }));
        }
    }
    layouts
}

fn page(title: &str, notes: &str) -> PdfPage {
    PdfPage { title: title.to_owned(), description: String::new(), notes: notes.to_owned() }
}

fn document<'a>(layout: PdfLayout, title: &'a str, pages: &'a [PdfPage]) -> PdfDocument<'a> {
    PdfDocument { title, language: None, theme: Theme::Light, layout, pages, picture: &|_| six_coins() }
}

/// Returns the bytes of a document.
fn written(document: PdfDocument) -> Vec<u8> {
    let mut bytes = Vec::new();
    assert!(document.write(&mut bytes, &|_| ControlFlow::Continue(())).unwrap().is_continue());
    bytes
}

#[test]
fn every_layout_gives_a_document_and_always_the_same_bytes() {
    let pages = [page("One", "Take the 15."), page("Two", ""), page("Three", "Why?\nBecause.")];
    for layout in layouts() {
        let bytes = written(document(layout, "Six coins", &pages));
        assert!(bytes.starts_with(b"%PDF-1.7") && bytes.ends_with(b"%%EOF"), "{layout:?}");
        assert!(bytes == written(document(layout, "Six coins", &pages)), "{layout:?}");
    }
}

#[test]
fn writing_stops_at_any_picture_and_leaves_nothing() {
    let pages = vec![page("Title", "Notes"); 7];
    for layout in layouts() {
        for last in 1..=7 {
            let mut bytes = Vec::new();
            let stop = |done| if done < last { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
            assert!(document(layout, "Six coins", &pages).write(&mut bytes, &stop).unwrap().is_break());
            assert!(bytes.is_empty(), "{layout:?} at {last}");
        }
    }
}

#[test]
fn keep_on_gets_the_number_of_pictures_that_are_drawn() {
    let pages = vec![page("Title", &"Long notes. ".repeat(400)); 7];
    for layout in layouts() {
        let calls = Mutex::new(Vec::new());
        let count = |done| {
            calls.lock().unwrap().push(done);
            ControlFlow::Continue(())
        };
        assert!(document(layout, "Six coins", &pages).write(io::sink(), &count).unwrap().is_continue());
        assert_eq!(calls.into_inner().unwrap(), [1, 2, 3, 4, 5, 6, 7], "{layout:?}");
    }
}

#[test]
fn a_failing_output_is_an_error() {
    let pages = [page("One", "")];
    let full: &mut [u8] = &mut [0; 100];
    let written = document(PdfLayout::Picture, "Six coins", &pages).write(full, &|_| ControlFlow::Continue(()));
    assert_eq!(written.unwrap_err().kind(), io::ErrorKind::WriteZero);
}

#[test]
fn pictures_of_any_size_have_a_page() {
    let pages = [page("", ""), page("", ""), page("", "")];
    let picture = |index: usize| {
        let (width, height) = [(0.5, 0.25), (100_000.0, 10.0), (10.0, 100_000.0)][index];
        Picture { width, height, ..six_coins() }
    };
    for layout in layouts() {
        written(PdfDocument { picture: &picture, ..document(layout, "", &pages) });
    }
}

#[test]
fn equal_parts_of_pictures_are_held_once() {
    let pages = vec![page("Title", ""); 21];
    let at = |index: usize| table("8 15 3 7 9 2", index as f64, Layout::Square, (640.0, 420.0));
    let bytes = |pages: &[PdfPage], picture: &(dyn Fn(usize) -> Picture + Sync)| {
        written(PdfDocument { picture, ..document(PdfLayout::Picture, "Six coins", pages) }).len()
    };
    let alone: usize = (0..21).map(|index| bytes(&pages[..1], &|_| at(index)) - bytes(&pages[..1], &|_| empty())).sum();
    let together = bytes(&pages, &at) - bytes(&pages, &|_| empty());
    assert!(3 * together < 2 * alone, "{together} and {alone} bytes");
}

/// Returns a picture without marks, of the size of the other one.
fn empty() -> Picture {
    Picture { marks: Vec::new(), ..six_coins() }
}

/// Any characters, and more often those that a document must not hold or that no font has.
fn text() -> impl Strategy<Value = String> {
    const ODD: &[char] =
        &['\0', '\t', '\n', '\u{feff}', '\u{fffe}', '\u{e000}', '\u{10fffd}', '硬', '🎓', '\u{200d}', '\u{202e}', ' '];
    prop::collection::vec(prop_oneof![prop::sample::select(ODD), any::<char>()], 0..40)
        .prop_map(|characters| characters.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_texts_and_any_marks_give_a_document(
        marks in prop::collection::vec(mark(), 0..60),
        [title, heading, description, notes, shown] in [text(), text(), text(), text(), text()],
        layout in prop::sample::select(layouts()),
        theme in prop::sample::select(&Theme::ALL[..]),
    ) {
        let mut marks = marks;
        marks.push(Mark::centered(Point::new(9.0, 9.0), 9.0, Face::Mono, ColorRole::Text, shown));
        let pages = vec![PdfPage { title: heading, description, notes }; 3];
        let picture = |_| picture(marks.clone());
        // What an archive must not hold would be an error.
        written(PdfDocument { title: &title, language: None, theme, layout, pages: &pages, picture: &picture });
    }
}

#[test]
fn texts_that_are_longer_than_a_string_of_the_format_are_cut() {
    let long = "🎓".repeat(40_000);
    let pages = [PdfPage { title: long.clone(), description: long.clone(), notes: "硬币 ".repeat(1_000) }];
    let handout = PdfLayout::Handout { per_page: PerPage::Six, notes: NotesPlace::Below, paper: Paper::A4 };
    for layout in [PdfLayout::Picture, handout] {
        written(document(layout, &long, &pages));
    }
}
