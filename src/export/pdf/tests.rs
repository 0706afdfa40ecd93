use super::*;
use crate::export::tests::six_coins;

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
    PdfDocument { title, theme: Theme::Light, layout, pages, picture: &|_| six_coins() }
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
