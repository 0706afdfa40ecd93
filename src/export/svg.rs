//! Pictures as SVG documents. Texts stay texts, and each mark is one element on a line of its own.
//!
//! A picture is laid out with the widths of the bundled fonts, which few readers have. So each longer text has its width
//! there as an attribute, and a text in another font gets narrower or wider. Otherwise it could run into what is beside
//! it.

use std::fmt::{Display, Write};

use base64::prelude::{BASE64_STANDARD, Engine};

use super::raster::png_of;
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::fonts::{fonts_for, is_right_to_left, language_of, main_script, mirrored};
use crate::picture::{Anchor, DASH, Face, Mark, Paint, Picture, Point, Rect, Stroke, fonts};

/// The fonts of the window, followed by the fonts of systems without them.
pub(super) const FAMILY: &str = "Inter, 'Helvetica Neue', Arial, sans-serif";
const MONO_FAMILY: &str = "'JetBrains Mono', Menlo, Consolas, monospace";

/// Returns a picture as an SVG document of `scale` pixels per point. Its coordinates are points.
///
/// Screen readers read `title`, and viewers show it under the pointer. An empty title is left out.
pub fn document(picture: &Picture, title: &str, theme: Theme, scale: f32) -> String {
    let [width, height] = [picture.width, picture.height].map(number);
    let [scaled_width, scaled_height] = [picture.width * scale, picture.height * scale].map(number);
    let color = |role| rgb(role, theme);
    let background_rgb = color(ColorRole::Background);
    // The window draws text without kerning and without ligatures, too.
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{scaled_width}\" height=\"{scaled_height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" stroke-linejoin=\"round\" font-family=\"{FAMILY}\" \
         style=\"font-kerning: none; font-variant-ligatures: none; font-feature-settings: 'calt' 0\">\n"
    );
    if !title.is_empty() {
        line(&mut svg, format_args!("<title>{}</title>", escaped(title)));
    }
    line(&mut svg, format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"{background_rgb}\"/>"));
    for mark in &picture.marks {
        line(&mut svg, format_args!("{}", element(mark, &color)));
    }
    svg.push_str("</svg>\n");
    svg
}

/// Appends an element on a line of its own.
fn line(svg: &mut String, element: impl Display) {
    writeln!(svg, "{element}").expect("a string takes all that is written");
}

/// Returns the element of a mark. `color` returns the color of a role, as the value of an attribute.
pub(super) fn element(mark: &Mark, color: &dyn Fn(ColorRole) -> String) -> String {
    let filled = |paint: &Paint| painted("fill", *paint, color);
    let stroked = |Stroke { width, paint }: &Stroke| {
        format!("{} stroke-width=\"{}\"", painted("stroke", *paint, color), number(*width))
    };
    match mark {
        Mark::Rect { rect, radius, fill, stroke } => {
            let fill = fill.as_ref().map_or_else(|| " fill=\"none\"".to_owned(), filled);
            let stroke = stroke.as_ref().map(stroked).unwrap_or_default();
            let round = if *radius > 0.0 { format!(" rx=\"{}\"", number(*radius)) } else { String::new() };
            format!("<rect{}{round}{fill}{stroke}/>", place(*rect))
        }
        Mark::DashedRect { rect, stroke } => {
            let (place, stroke) = (place(*rect), stroked(stroke));
            format!("<rect{place} fill=\"none\"{stroke} stroke-dasharray=\"{}\"/>", number(DASH))
        }
        Mark::Path { points, stroke } => {
            let stroke = stroked(stroke);
            match &points[..] {
                // A closed line has a corner at its beginning, too.
                [first, others @ .., last] if first == last && others.len() > 1 => {
                    let corners = places(&points[..points.len() - 1]);
                    format!("<polygon points=\"{corners}\" fill=\"none\"{stroke}/>")
                }
                _ => format!("<polyline points=\"{}\" fill=\"none\"{stroke}/>", places(points)),
            }
        }
        Mark::Polygon { points, fill } => format!("<polygon points=\"{}\"{}/>", places(points), filled(fill)),
        Mark::Disc { center, radius, fill, stroke } => {
            let [x, y, radius] = [center.x, center.y, *radius].map(number);
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{}{}/>", filled(fill), stroked(stroke))
        }
        Mark::Image { image, at, across, down } => {
            // The unit square becomes the place of the image.
            let numbers = [across.x, across.y, down.x, down.y, at.x, at.y].map(number).join(" ");
            let png = BASE64_STANDARD.encode(png_of(image.bytes(), image.width, image.height, png::ColorType::Rgba));
            format!(
                "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" transform=\"matrix({numbers})\" \
                 image-rendering=\"pixelated\" href=\"data:image/png;base64,{png}\"/>"
            )
        }
        Mark::Text { at, anchor, size, face, paint, text } => {
            let [x, y, font_size] = [at.x, at.y + fonts::baseline(*face, *size), *size].map(number);
            let is_rtl = is_right_to_left(text);
            // A text from right to left starts at its right end.
            let anchor = match if is_rtl { mirrored(*anchor) } else { *anchor } {
                Anchor::LeftCenter => "",
                Anchor::Center => " text-anchor=\"middle\"",
                Anchor::RightCenter => " text-anchor=\"end\"",
            };
            let length = length(*face, *size, text);
            let weight = if *face == Face::Strong { " font-weight=\"600\"" } else { "" };
            let face = format!("{weight}{}{}", family(*face, text), direction(text, is_rtl));
            let keeps_spaces = text.starts_with(' ') || text.ends_with(' ') || text.contains("  ");
            let spaces = if keeps_spaces { " xml:space=\"preserve\"" } else { "" };
            let (fill, text) = (filled(paint), escaped(text));
            format!(
                "<text x=\"{x}\" y=\"{y}\"{length} font-size=\"{font_size}\"{face}{anchor}{fill}{spaces}>{text}</text>"
            )
        }
    }
}

/// Returns the attributes of a rectangle's place and size.
fn place(rect: Rect) -> String {
    let [x, y, width, height] = [rect.left, rect.top, rect.width(), rect.height()].map(number);
    format!(" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")
}

/// Returns the attribute with the fonts of a text, if they are not those of the document. Texts in other scripts name fonts
/// that have them.
fn family(face: Face, text: &str) -> String {
    let families = if face == Face::Mono { MONO_FAMILY } else { FAMILY };
    match main_script(text) {
        None if face == Face::Mono => format!(" font-family=\"{MONO_FAMILY}\""),
        None => String::new(),
        Some(script) => {
            let (named, generic) = families.rsplit_once(", ").unwrap_or(("", families));
            let others = fonts_for(script, language_of(text).unwrap_or_default());
            let others: Vec<_> = others.iter().map(|font| format!("'{font}'")).collect();
            format!(" font-family=\"{named}, {}, {generic}\"", others.join(", "))
        }
    }
}

/// Returns the attributes that say the language and the direction of a text, where its letters tell them.
fn direction(text: &str, is_rtl: bool) -> String {
    let language = language_of(text).map(|language| format!(" lang=\"{language}\"")).unwrap_or_default();
    let direction = if is_rtl { " direction=\"rtl\" unicode-bidi=\"embed\"" } else { "" };
    format!("{language}{direction}")
}

/// The longest text that keeps the width that it has in another font. Tables have thousands of such numbers.
const MAX_CHARACTERS_OF_ANY_WIDTH: usize = 3;

/// Returns the attributes that give a text its width in the bundled font, whatever font it is drawn in.
fn length(face: Face, size: f32, text: &str) -> String {
    // What no font has here can be a letter of any width there.
    if text.chars().count() <= MAX_CHARACTERS_OF_ANY_WIDTH || !fonts::missing(face, text).is_empty() {
        return String::new();
    }
    let width = number(fonts::width(face, size, text));
    format!(" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\"")
}

/// Returns the coordinates of points, such as `0,1 2.5,3`.
fn places(points: &[Point]) -> String {
    let places: Vec<_> = points.iter().map(|point| format!("{},{}", number(point.x), number(point.y))).collect();
    places.join(" ")
}

/// Returns the attributes of a color and its opacity. `property` is `fill` or `stroke`.
fn painted(property: &str, Paint { role, alpha }: Paint, color: &dyn Fn(ColorRole) -> String) -> String {
    let color = format!(" {property}=\"{}\"", color(role));
    if alpha < 1.0 { format!("{color} {property}-opacity=\"{}\"", number(alpha)) } else { color }
}

/// Returns a color such as `#16191d`.
pub(super) fn rgb(role: ColorRole, theme: Theme) -> String {
    let [red, green, blue] = role.rgb(theme);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Returns a number with at most two decimals, because nobody sees a hundredth of a point.
pub(super) fn number(value: f32) -> String {
    // Adding 0 turns −0 into 0.
    ((value * 100.0).round() / 100.0 + 0.0).to_string()
}

/// Escapes the special characters of XML, and replaces those that it can't hold.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\0'..' ' | '\u{FFFE}' | '\u{FFFF}' => escaped.push(char::REPLACEMENT_CHARACTER),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{self, roxmltree};

    use super::super::raster::Raster;
    use super::super::tests::{mark, mean_difference, picture, six_coins, table};
    use super::*;
    use crate::session::Layout;
    use proptest::prelude::*;

    /// Draws the document by another program with the bundled fonts.
    fn drawn(svg: &str) -> resvg::tiny_skia::Pixmap {
        let mut options = usvg::Options::default();
        for face in Face::ALL {
            options.fontdb_mut().load_font_data(fonts::file(face).to_vec());
        }
        let tree = usvg::Tree::from_str(svg, &options).unwrap();
        let size = tree.size().to_int_size();
        let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).unwrap();
        resvg::render(&tree, usvg::Transform::default(), &mut pixels.as_mut());
        pixels
    }

    #[test]
    fn another_program_draws_the_document_like_the_raster() {
        for (picture, scale) in [
            (six_coins(), 1.0),
            (six_coins(), 2.0),
            (table("8 15 3 7 9 2 4", 20.3, Layout::Triangle, (500.0, 300.0)), 2.0),
        ] {
            for theme in Theme::ALL {
                let theirs = drawn(&document(&picture, "", theme, scale));
                let mut raster = Raster::new(&picture, theme, scale).unwrap();
                raster.draw(picture.clone());
                assert_eq!((theirs.width(), theirs.height()), raster.size());
                let difference = mean_difference(theirs.data(), raster.pixels());
                // Programs blur lines of a pixel's width differently, and dashed edges are bright on black.
                let max = if theme == Theme::Contrast { 0.4 } else { 0.15 };
                assert!(difference < max / f64::from(scale), "{difference} on {theme:?} at {scale}");
            }
        }
    }

    #[test]
    fn texts_of_the_picture_are_texts_at_the_same_places() {
        let picture = six_coins();
        let svg = document(&picture, "", Theme::Light, 2.0);
        let tree = roxmltree::Document::parse(&svg).unwrap();
        let elements: Vec<_> = tree.descendants().filter(|node| node.has_tag_name("text")).collect();
        let texts = picture.marks.iter().filter(|mark| matches!(mark, Mark::Text { .. }));
        assert_eq!(elements.len(), texts.clone().count());
        for (element, mark) in elements.iter().zip(texts) {
            let Mark::Text { at, size, face, text, .. } = mark else { unreachable!() };
            let value = |name: &str| element.attribute(name).unwrap().parse::<f32>().unwrap();
            assert_eq!(element.text(), Some(&text[..]));
            assert!((value("x") - at.x).abs() < 0.006);
            assert!((value("y") - fonts::baseline(*face, *size) - at.y).abs() < 0.006);
            let is_long = text.chars().count() > MAX_CHARACTERS_OF_ANY_WIDTH;
            assert_eq!(element.has_attribute("textLength"), is_long, "{text}");
            assert!(!is_long || (value("textLength") - fonts::width(*face, *size, text)).abs() < 0.006, "{text}");
        }
    }

    #[test]
    fn each_mark_is_an_element_in_the_order_of_the_picture() {
        let rect = Rect::new(10.0, 20.006, 30.0, 40.126);
        let marks = vec![
            Mark::Rect { rect, radius: 4.0, fill: Some(Paint::from(ColorRole::Mover).faded(0.25)), stroke: None },
            Mark::DashedRect { rect, stroke: Stroke::new(1.0, ColorRole::Raised) },
            Mark::Path {
                points: vec![Point::new(-0.001, 1.0), Point::new(2.5, 3.0)],
                stroke: Stroke::new(2.0, ColorRole::Left),
            },
            Mark::Text {
                at: Point::new(50.0, 60.0),
                anchor: Anchor::RightCenter,
                size: 10.0,
                face: Face::Strong,
                paint: ColorRole::Text.into(),
                text: " a<b ".to_owned(),
            },
        ];
        let svg = document(&Picture { width: 100.0, height: 80.0, marks }, "R & D", Theme::Light, 1.5);
        let lines: Vec<_> = svg.lines().collect();
        assert!(lines[0].contains(r#"width="150" height="120" viewBox="0 0 100 80""#), "{}", lines[0]);
        assert_eq!(
            lines[1..],
            [
                "<title>R &amp; D</title>",
                r##"<rect width="100" height="80" fill="#ffffff"/>"##,
                r##"<rect x="10" y="20.01" width="30" height="40.13" rx="4" fill="#005fb4" fill-opacity="0.25"/>"##,
                r##"<rect x="10" y="20.01" width="30" height="40.13" fill="none" stroke="#d5dae1" stroke-width="1" stroke-dasharray="3"/>"##,
                r##"<polyline points="0,1 2.5,3" fill="none" stroke="#006b46" stroke-width="2"/>"##,
                r##"<text x="50" y="63.64" textLength="23.74" lengthAdjust="spacingAndGlyphs" font-size="10" font-weight="600" text-anchor="end" fill="#16191d" xml:space="preserve"> a&lt;b </text>"##,
                "</svg>",
            ]
        );
    }

    proptest! {
        #[test]
        fn any_text_and_any_marks_give_valid_xml(marks in prop::collection::vec(mark(), 0..8), text in ".*") {
            let mut marks = marks;
            marks.push(Mark::centered(Point::new(9.0, 9.0), 9.0, Face::Mono, ColorRole::Text, &text[..]));
            let svg = document(&picture(marks), &text, Theme::Dark, 1.0);
            prop_assert!(roxmltree::Document::parse(&svg).is_ok(), "{svg}");
        }
    }
}
