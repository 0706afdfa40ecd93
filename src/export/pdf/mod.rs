//! Pictures as PDF documents: one a page, as slides, or as handouts with notes.
//!
//! Lines and text stay lines and text: pages are sharp at any size, and readers can search them and copy from them. The
//! fonts are embedded, with only the glyphs in use: the bundled ones, and those of the system for other scripts. Each picture
//! is a figure with an alternative text, and the outline has an entry for it.
//!
//! The documents follow PDF/A-2a (ISO 19005-2), for archives, and PDF/UA-1 (ISO 14289-1), for screen readers. Both are
//! checked while a document is written. The same content always gives the same bytes.
//!
//! | module | holds |
//! | --- | --- |
//! | `layout` | what the user chooses: pages of a picture's size, slides, or handouts |
//! | `pages` | the pictures and their texts, and what a sheet is drawn on: a page, or marks to look at |
//! | `document` | the document with its pages, tags, outline and metadata |
//! | `painter` | marks on a page |
//! | `sharing` | parts of pictures that are the same on several pages |
//! | `text` | the embedded fonts, and the glyphs of a text |
//! | `handout` | sheets with several pictures and notes |
//! | `notes` | notes in lines |

mod document;
mod handout;
mod layout;
mod notes;
mod pages;
mod painter;
mod sharing;
mod text;

use std::io::{self, Write};
use std::ops::ControlFlow;

use document::DocumentBuilder;
use handout::Handout;
use layout::Placement;
pub use layout::{Aspect, NotesPlace, Paper, PdfLayout, PerPage};
pub use pages::PdfPage;
pub use pages::SheetPicture;
use pages::{Pages, Sheet};

use crate::picture::color_role::Theme;
use crate::picture::{Picture, Rect};

/// A PDF document of pictures.
#[derive(Clone, Copy)]
pub struct PdfDocument<'a> {
    pub title: &'a str,
    /// The language of headings and notes, as a tag of BCP 47. `None` for that of the program. A script that only a few
    /// languages have says more.
    pub language: Option<&'a str>,
    /// The theme of the pictures. Handouts are black on white around them.
    pub theme: Theme,
    pub layout: PdfLayout,
    /// The texts of all pictures, in order.
    pub pages: &'a [PdfPage],
    /// Returns the picture at an index. It is called once for each, on any thread.
    pub picture: &'a (dyn Fn(usize) -> Picture + Sync),
}

impl PdfDocument<'_> {
    /// Writes the document to `out`, or returns `Break` as soon as `keep_on` does.
    ///
    /// `keep_on` gets the number of pictures that are drawn, after each. Nothing is written before all are. Characters that
    /// no font has are shown as [`UNPRINTABLE`](crate::printable::UNPRINTABLE), and can be searched for.
    ///
    /// # Errors
    /// If `out` can't be written to, or the document breaks a limit of the format.
    ///
    /// # Panics
    /// If there are no pages.
    pub fn write(
        &self,
        mut out: impl Write,
        keep_on: &impl Fn(usize) -> ControlFlow<()>,
    ) -> io::Result<ControlFlow<()>> {
        assert!(!self.pages.is_empty(), "a document has at least one page");
        let mut document = DocumentBuilder::new(self.title, self.language, self.theme);
        let drawn = match self.layout {
            PdfLayout::Picture => self.all_pages().each(keep_on, |index, picture| {
                let place = Placement::alone(picture);
                self.add_page(&mut document, index, picture, (place.area.width(), place.area.height()), place);
            }),
            PdfLayout::Slides(aspect) => self.all_pages().each(keep_on, |index, picture| {
                let (width, height) = aspect.size();
                let place = Placement::fitted(Rect::new(0.0, 0.0, width, height), picture);
                self.add_page(&mut document, index, picture, (width, height), place);
            }),
            PdfLayout::Handout { per_page, notes, paper } => {
                Handout::new(self.all_pages(), (per_page, notes, paper)).write(&mut document, keep_on)
            }
        };
        if drawn.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        out.write_all(&document.finish()?)?;
        out.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    /// Returns a sheet of a handout as marks, and the number of all sheets. A higher index than the last one is the last
    /// one. `None` if the document is no handout.
    pub fn sheet(&self, index: usize) -> Option<(SheetPicture, usize)> {
        let PdfLayout::Handout { per_page, notes, paper } = self.layout else { return None };
        let handout = Handout::new(self.all_pages(), (per_page, notes, paper));
        Some((handout.picture(self.title, index.min(handout.count() - 1)), handout.count()))
    }

    fn all_pages(&self) -> Pages<'_> {
        Pages { texts: self.pages, picture: self.picture }
    }

    /// Adds a page that only shows a picture.
    fn add_page(
        &self,
        document: &mut DocumentBuilder,
        index: usize,
        picture: &Picture,
        size: (f32, f32),
        place: Placement,
    ) {
        let pages = self.all_pages();
        document.add_page(size, |page| {
            page.fill_background();
            page.begin_part(&pages.title(index), 0.0);
            page.picture(picture, place, &pages.description(index));
        });
    }
}

#[cfg(test)]
mod tests;
