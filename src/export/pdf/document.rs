//! A document in the making: its pages, what is on them for screen readers, its outline and its metadata.

use std::io;
use std::num::NonZeroU16;

use krilla::configure::{Accessibility, Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, BBox, ContentTag, Node, SpanTag, Tag, TagGroup, TagTree};
use krilla::{Document, SerializeSettings, geom};

use super::layout::Placement;
use super::pages::{Sheet, frame};
use super::painter::Painter;
use super::sharing::Sharing;
use super::text::{Fonts, readable};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::fonts::language_of;
use crate::picture::{Mark, Picture, Rect};
use crate::text::language::language;
use crate::wording::errors::export::no_pdf;
use crate::wording::export as texts;

/// The longest title or description. Archives hold no strings of more than 32,767 bytes, of which a character can take
/// four.
const MAX_CHARACTERS: usize = 8_000;
/// The theme of what is on paper beside the pictures.
const PAPER: Theme = Theme::Light;

/// A document in the making.
pub struct DocumentBuilder {
    document: Document,
    title: String,
    /// The language of headings and notes, unless their script says more.
    language: Option<String>,
    /// The theme of the pictures.
    theme: Theme,
    fonts: Fonts,
    sharing: Sharing,
    outline: Outline,
    /// What screen readers read, by picture.
    parts: Vec<TagGroup>,
    pages: usize,
}

impl DocumentBuilder {
    /// Returns a document without pages. One without a title has the name of the program.
    pub fn new(title: &str, language: Option<&str>, theme: Theme) -> Self {
        let configuration = ConfigurationBuilder::new()
            .with_archival_validator(Archival::A2_A)
            .with_accessibility_validator(Accessibility::UA1)
            .finish()
            .expect("a document can follow both");
        let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
        let title = Some(entry(title)).filter(|title| !title.is_empty());
        Self {
            document: Document::new_with(settings),
            title: title.unwrap_or_else(|| texts::program().to_owned()),
            language: language.map(str::to_owned),
            theme,
            fonts: Fonts::default(),
            sharing: Sharing::default(),
            outline: Outline::new(),
            parts: Vec::new(),
            pages: 0,
        }
    }

    /// Returns the title, which is never empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Adds a page of this width and height, and lets `draw` fill it.
    pub fn add_page(&mut self, (width, height): (f32, f32), draw: impl FnOnce(&mut PageBuilder)) {
        let Self { document, language, theme, fonts, sharing, outline, parts, pages, .. } = self;
        let settings = PageSettings::from_wh(width, height).expect("a page has a size");
        let mut page = document.start_page_with(settings);
        let area = Rect::new(0.0, 0.0, width, height);
        let surface = page.surface();
        let (number, theme, language) = (*pages, *theme, language.as_deref());
        let mut builder = PageBuilder { surface, area, number, language, theme, fonts, sharing, outline, parts };
        draw(&mut builder);
        *pages += 1;
    }

    /// Returns the bytes of the document.
    ///
    /// # Errors
    /// If it breaks a limit of the format.
    pub fn finish(self) -> io::Result<Vec<u8>> {
        let Self { mut document, title, outline, parts, .. } = self;
        let language = || language().to_owned();
        // Archives need a date. A constant one keeps the bytes the same.
        let date = DateTime::new(1970).month(1).day(1).hour(0).minute(0).second(0).utc_offset_hour(0);
        let program = || texts::program().to_owned();
        let metadata = Metadata::new().title(title).language(language()).creator(program()).creation_date(date);
        document.set_metadata(metadata);
        document.set_outline(outline);
        let mut tags = TagTree::new().with_lang(Some(language()));
        for part in parts {
            tags.push(part);
        }
        document.set_tag_tree(tags);
        document.finish().map_err(|error| io::Error::other(no_pdf(error.to_string())))
    }
}

/// A page in the making.
pub struct PageBuilder<'a> {
    surface: Surface<'a>,
    area: Rect,
    /// Counted from 0.
    number: usize,
    language: Option<&'a str>,
    theme: Theme,
    fonts: &'a mut Fonts,
    sharing: &'a mut Sharing,
    outline: &'a mut Outline,
    parts: &'a mut Vec<TagGroup>,
}

impl PageBuilder<'_> {
    /// Fills the page with the theme's background.
    pub fn fill_background(&mut self) {
        let area = self.area;
        self.artifact(Artifact::new(ArtifactType::Background, krilla_rect(area)), self.theme, &[background(area)]);
    }

    /// Draws a picture in the last part, without a frame.
    pub fn picture(&mut self, picture: &Picture, place: Placement, description: &str) {
        let Self { surface, fonts, sharing, theme, number, .. } = self;
        let node = surface.start_tagged(ContentTag::Other);
        sharing.draw(surface, fonts, *theme, place, &picture.marks);
        surface.end_tagged();
        let bounds = krilla_rect(place.area).map(|rect| BBox::new(*number, rect));
        let tag = Tag::Figure(Some(entry(description)))
            .with_bbox(bounds)
            .with_lang(language_of(description).map(str::to_owned));
        self.add(self.parts.len() - 1, TagGroup::with_children(tag, vec![node.into()]));
    }

    fn add(&mut self, part: usize, group: TagGroup) {
        self.parts[part].push(group);
    }

    fn tagged(&mut self, theme: Theme, marks: &[Mark]) -> Node {
        let node = self.surface.start_tagged(ContentTag::Span(SpanTag::empty()));
        self.draw(theme, marks);
        self.surface.end_tagged();
        node.into()
    }

    fn artifact(&mut self, artifact: Artifact, theme: Theme, marks: &[Mark]) {
        self.surface.start_tagged(ContentTag::Artifact(artifact));
        self.draw(theme, marks);
        self.surface.end_tagged();
    }

    /// Returns the language of texts: that of their script, or else that of the document. `None` for that of the program.
    fn language_of(&self, marks: &[Mark]) -> Option<String> {
        let text =
            marks.iter().filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None });
        let of_script = language_of(&text.collect::<String>());
        // `zh-TW` says more than `zh`.
        let is_more = |language: &&str| of_script.is_none_or(|of_script| language.split('-').next() == Some(of_script));
        self.language.filter(is_more).or(of_script).map(str::to_owned)
    }

    fn draw(&mut self, theme: Theme, marks: &[Mark]) {
        let Self { surface, fonts, area, .. } = self;
        let mut painter = Painter { surface, fonts, theme, place: Placement { area: *area, scale: 1.0 } };
        for mark in marks {
            painter.draw(mark);
        }
    }
}

impl Sheet for PageBuilder<'_> {
    /// Gives the part an entry in the outline, too.
    fn begin_part(&mut self, title: &str, top: f32) {
        let destination = XyzDestination::new(self.number, geom::Point::from_xy(0.0, top));
        self.outline.push_child(OutlineNode::new(entry(title), destination));
        self.parts.push(TagGroup::new(Tag::Section));
    }

    fn heading(&mut self, title: &str, marks: &[Mark]) {
        let title = Some(entry(title)).filter(|title| !title.is_empty());
        let node = self.tagged(PAPER, marks);
        let tag = Tag::Hn(NonZeroU16::MIN, title).with_lang(self.language_of(marks));
        self.add(self.parts.len() - 1, TagGroup::with_children(tag, vec![node]));
    }

    fn figure(&mut self, picture: &Picture, place: Placement, description: &str) {
        let back = Artifact::new(ArtifactType::Background, krilla_rect(place.area));
        self.artifact(back, self.theme, &[background(place.area)]);
        self.picture(picture, place, description);
        self.decoration(ArtifactType::Layout, &[frame(place.area)]);
    }

    fn paragraph(&mut self, part: usize, lines: &[Mark]) {
        let node = self.tagged(PAPER, lines);
        let tag = Tag::P.with_lang(self.language_of(lines));
        self.add(part, TagGroup::with_children(tag, vec![node]));
    }

    fn decoration(&mut self, kind: ArtifactType, marks: &[Mark]) {
        self.artifact(Artifact::with_kind(kind), PAPER, marks);
    }
}

fn background(rect: Rect) -> Mark {
    Mark::Rect { rect, radius: 0.0, fill: Some(ColorRole::Background.into()), stroke: None }
}

fn krilla_rect(Rect { left, top, right, bottom }: Rect) -> Option<geom::Rect> {
    geom::Rect::from_ltrb(left, top, right, bottom)
}

/// Returns a title or a description on one line, as a document can hold it.
fn entry(text: &str) -> String {
    let text = readable(text);
    let mut characters = text.trim().chars();
    let mut entry: String = characters.by_ref().take(MAX_CHARACTERS).collect();
    if characters.next().is_some() {
        entry.push('…');
    }
    entry
}
