//! Elements with their texts, on lines of their own.

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesCData, BytesDecl, BytesText, Event};

/// What is written so far.
pub struct Xml(Writer<Vec<u8>>);

type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Xml {
    /// Begins a document in UTF-8.
    pub fn new() -> Self {
        let mut xml = Self(Writer::new_with_indent(Vec::new(), b' ', 1));
        xml.event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
        xml
    }

    /// Returns the document.
    pub fn finish(self) -> Vec<u8> {
        let mut bytes = self.0.into_inner();
        bytes.push(b'\n');
        bytes
    }

    /// Adds an element with what `inside` adds to it.
    pub fn element(&mut self, name: &str, attributes: Attributes, inside: impl FnOnce(&mut Self)) {
        let element = self.0.create_element(name).with_attributes(attributes.iter().copied());
        let writing = element.write_inner_content(|writer| {
            let mut xml = Self(std::mem::replace(writer, Writer::new(Vec::new())));
            inside(&mut xml);
            *writer = xml.0;
            Ok(())
        });
        written(writing.map(|_| ()));
    }

    /// Adds an element without content.
    pub fn empty(&mut self, name: &str, attributes: Attributes) {
        written(self.0.create_element(name).with_attributes(attributes.iter().copied()).write_empty().map(|_| ()));
    }

    /// Adds an element with a text, whose characters with a meaning are escaped.
    pub fn text(&mut self, name: &str, attributes: Attributes, text: &str) {
        let element = self.0.create_element(name).with_attributes(attributes.iter().copied());
        written(element.write_text_content(BytesText::new(text)).map(|_| ()));
    }

    /// Adds an element with a piece of HTML, which stands there as it is.
    pub fn html(&mut self, name: &str, html: &str) {
        let element = self.0.create_element(name);
        let writing = element.write_inner_content(|writer| {
            // `]]>` would end it.
            BytesCData::escaped(html).try_for_each(|part| writer.write_event(Event::CData(part)))
        });
        written(writing.map(|_| ()));
    }

    fn event(&mut self, event: Event) {
        written(self.0.write_event(event));
    }
}

fn written(result: io::Result<()>) {
    result.expect("memory takes all that is written");
}

/// Returns paragraphs of HTML with escaped texts.
pub fn paragraphs<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    texts.into_iter().flat_map(|text| ["<p>".into(), quick_xml::escape::escape(text), "</p>".into()]).collect()
}
