//! The page around the data: template, style, script, and what of it needs no script.

use std::collections::HashMap;
use std::fmt::{self, Write};

use base64::prelude::{BASE64_STANDARD, Engine};
use hmac_sha256::Hash;

use super::colors::{style_sheet, variable};
use super::words::{Look, Part, Words};
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

/// Appends to a text.
pub fn push(text: &mut String, part: fmt::Arguments) {
    text.write_fmt(part).expect("a string takes all that is written");
}

/// The looks of the elements in a page, each once, as classes of its style sheet. A table repeats few of them often.
#[derive(Debug, Default)]
pub struct Looks {
    rules: String,
    classes: HashMap<String, String>,
}

impl Looks {
    /// The attributes that a style sheet can give an element.
    const ATTRIBUTES: [&str; 10] = [
        "fill",
        "fill-opacity",
        "stroke",
        "stroke-opacity",
        "stroke-width",
        "stroke-dasharray",
        "font-size",
        "font-weight",
        "font-family",
        "text-anchor",
    ];

    /// Returns an element that looks the same, with a class in place of these attributes.
    fn classed(&mut self, element: &str) -> String {
        let (tag, rest) = element.split_at(element.find(['/', '>']).unwrap_or(element.len()));
        let mut attributes = tag.split("\" ");
        let mut classed = String::new();
        let mut look = String::new();
        // The first part has the name of the element, too.
        let first = attributes.next().unwrap_or_default();
        let (name, first) = first.split_once(' ').unwrap_or((first, ""));
        for attribute in std::iter::once(first).chain(attributes).filter(|attribute| !attribute.is_empty()) {
            let attribute = attribute.trim_end_matches('"');
            match attribute.split_once("=\"") {
                Some((name @ "font-size", value)) => push(&mut look, format_args!("{name}:{value}px;")),
                Some((name, value)) if Self::ATTRIBUTES.contains(&name) => {
                    push(&mut look, format_args!("{name}:{value};"));
                }
                _ => push(&mut classed, format_args!(" {attribute}\"")),
            }
        }
        if look.is_empty() {
            return element.to_owned();
        }
        let number = self.classes.len();
        let class = self.classes.entry(look).or_insert_with_key(|look| {
            let class = format!("l{number}");
            push(&mut self.rules, format_args!(".{class}{{{look}}}\n"));
            class
        });
        format!("{name} class=\"{class}\"{classed}{rest}")
    }
}

/// The parts of a page that its template has places for. All are HTML.
pub struct Parts<'a> {
    /// Names of places in the template, and what stands there.
    pub values: &'a [(&'a str, String)],
    pub looks: &'a Looks,
    /// The compressed data as base64.
    pub data: &'a str,
}

/// Returns the page.
///
/// # Panics
/// If the template has a place without a value.
pub fn page(parts: &Parts) -> String {
    let style = style_sheet(&without_indents(STYLE)) + &parts.looks.rules;
    let script = without_indents(SCRIPT);
    let own = [
        ("style_hash", hash(&style)),
        ("script_hash", hash(&script)),
        ("style", style),
        ("script", script),
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

/// Returns a style or a script without the spaces at the start of its lines, which are a fifth of it.
fn without_indents(text: &str) -> String {
    text.lines().map(str::trim_start).collect::<Vec<_>>().join("\n")
}

/// Returns the hash with which the content security policy allows a style or a script.
fn hash(text: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Hash::hash(text.as_bytes())))
}

/// Returns a picture as an element with a title and a description for screen readers. `id` must be unique in the page.
pub fn figure(looks: &mut Looks, picture: &Picture, id: &str, title: &str, description: &str) -> String {
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
        figure += &looks.classed(&svg::element(mark, &variable));
        figure.push('\n');
    }
    figure + "</svg>"
}

/// Returns lines as paragraphs.
pub fn paragraphs(class: &str, text: &str) -> String {
    let text = text.trim();
    if text.is_empty() { String::new() } else { format!("<p class=\"{class}\">{}</p>\n", Escaped(text)) }
}

/// The most steps whose words have their colors in a list. They would double a longer one.
const MAX_STEPS_WITH_COLORS: usize = 300;

/// Returns the steps as the items of a list.
pub fn list(steps: &[Words]) -> String {
    let has_colors = steps.len() <= MAX_STEPS_WITH_COLORS;
    let mut items = String::new();
    for words in steps {
        push(&mut items, format_args!("<li><b>{}</b>", Escaped(&words.title)));
        for line in words.whole_lines() {
            let mut parts = line.peekable();
            let Some(Part { look: first, .. }) = parts.peek() else { continue };
            // Both parts of a sum look alike.
            let is_sum = matches!(first, Look::Sum(..));
            match first.classes() {
                [sum, end, ..] if is_sum && has_colors => push(&mut items, format_args!("<p class=\"{sum} {end}\">")),
                _ => items += "<p>",
            }
            for Part { look, text, .. } in parts {
                let text = Escaped(text);
                match look {
                    Look::Sum(..) => push(&mut items, format_args!("{text}")),
                    Look::Choice | Look::Number(_) if has_colors => {
                        push(&mut items, format_args!("<span class=\"{}\">{text}</span> ", look.classes().join(" ")));
                    }
                    _ => push(&mut items, format_args!("{text} ")),
                }
            }
        }
        items.push('\n');
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of FIPS 180-4.
    #[test]
    fn a_hash_is_sha_256_as_base64() {
        assert_eq!(hash("abc"), "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='");
    }

    #[test]
    fn an_element_keeps_its_look_and_its_place_as_a_class() {
        let mut looks = Looks::default();
        let text =
            "<text x=\"5\" y=\"6.5\" font-size=\"9\" fill=\"var(--text)\" xml:space=\"preserve\"> a=\"1\" </text>";
        let classed = looks.classed(text);
        assert_eq!(classed, "<text class=\"l0\" x=\"5\" y=\"6.5\" xml:space=\"preserve\"> a=\"1\" </text>");
        assert_eq!(looks.classed("<rect x=\"1\" fill=\"none\" stroke-width=\"2\"/>"), "<rect class=\"l1\" x=\"1\"/>");
        assert_eq!(looks.classed(text), classed);
        assert_eq!(looks.rules, ".l0{font-size:9px;fill:var(--text);}\n.l1{fill:none;stroke-width:2;}\n");
    }
}
