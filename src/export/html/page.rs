//! The page around the data: template, style, script, and what of it needs no script.

use std::fmt::{self, Write};

use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};

use super::colors::{style_sheet, variable};
use super::words::Words;
use crate::export::svg;
use crate::picture::Picture;
use crate::picture::color_role::ColorRole;

const TEMPLATE: &str = include_str!("../../../assets/html/page.html");
const STYLE: &str = include_str!("../../../assets/html/page.css");
const SCRIPT: &str = include_str!("../../../assets/html/page.js");

/// A text for HTML: its special characters are escaped, also those of attributes in quotation marks.
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\n' | '\t' => f.write_char(character)?,
                '\0'..' ' | '\u{7F}'..='\u{9F}' | '\u{FFFE}' | '\u{FFFF}' => {
                    f.write_char(char::REPLACEMENT_CHARACTER)?;
                }
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

/// The parts of a page that its template has places for. All are HTML.
pub struct Parts<'a> {
    /// Names of places in the template, and what stands there.
    pub values: &'a [(&'a str, String)],
    /// The compressed data as base64.
    pub data: &'a str,
}

/// Returns the page.
///
/// # Panics
/// If the template has a place without a value.
pub fn page(parts: &Parts) -> String {
    let style = style_sheet() + STYLE;
    let own = [
        ("style_hash", hash(&style)),
        ("script_hash", hash(SCRIPT)),
        ("style", style),
        ("script", SCRIPT.to_owned()),
        ("data", parts.data.to_owned()),
    ];
    let value = |name: &str| {
        let all = own.iter().chain(parts.values);
        all.into_iter().find(|(own, _)| *own == name).map(|(_, value)| &**value)
    };
    let mut page = String::with_capacity(TEMPLATE.len() + parts.data.len() + 64 * 1024);
    let mut rest = TEMPLATE;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").expect("each place of the template ends");
        page += before;
        page += value(name).unwrap_or_else(|| panic!("the template has no value for {name}"));
        rest = after;
    }
    page + rest
}

/// Returns the hash with which the content security policy allows a style or a script.
fn hash(text: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text)))
}

/// Returns a picture as an element with a title and a description for screen readers. `id` must be unique in the page.
pub fn figure(picture: &Picture, id: &str, title: &str, description: &str) -> String {
    let [width, height] = [picture.width, picture.height].map(svg::number);
    let background = variable(ColorRole::Background);
    let mut figure = format!(
        "<svg class=\"picture\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"{id}-title {id}-desc\">\
         <title id=\"{id}-title\">{}</title><desc id=\"{id}-desc\">{}</desc>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{background}\"/>\n",
        Escaped(title),
        Escaped(description)
    );
    for mark in &picture.marks {
        figure += &svg::element(mark, &variable);
        figure.push('\n');
    }
    figure + "</svg>"
}

/// Returns the steps as the items of a list.
pub fn list(steps: &[Words]) -> String {
    let mut items = String::new();
    for words in steps {
        write!(items, "<li><b>{}</b>", Escaped(&words.title)).expect("a string takes all that is written");
        for line in words.whole_lines() {
            let mut parts = line.peekable();
            // Both parts of a sum look alike.
            let Some(first) = parts.peek() else { continue };
            let class = first.look.class().trim_end_matches(" fades");
            let is_sum = class.starts_with("sum");
            if is_sum {
                write!(items, "<p class=\"{class}\">").expect("a string takes all that is written");
            } else {
                items += "<p>";
            }
            for part in parts {
                let text = Escaped(&part.text);
                if is_sum {
                    write!(items, "{text}")
                } else {
                    write!(items, "<span class=\"{}\">{text}</span> ", part.look.class())
                }
                .expect("a string takes all that is written");
            }
        }
        items.push('\n');
    }
    items
}
