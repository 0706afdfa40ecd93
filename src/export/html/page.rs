//! The page around the data: what it says without a script, and the controls that the script shows.

use std::collections::BTreeMap;

use base64::prelude::{BASE64_STANDARD, Engine};
use hmac_sha256::Hash;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::by_hand;
use super::style::{Looks, style_sheet, variable};
use super::words::{Look, Phrase, Words};
use crate::export::svg;
use crate::picture::Picture;
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::language_of;
use crate::printable::{Lines, printable};
use crate::wording::names::key;
use crate::wording::page as texts;
use crate::wording::panels::{predict, transport};

const STYLE: &str = include_str!("../../../assets/html/page.css");
/// Both share their names. The first one runs without a page, too.
const SCRIPTS: [&str; 2] =
    [include_str!("../../../assets/html/by_hand.js"), include_str!("../../../assets/html/page.js")];

pub struct Heading<'a> {
    pub title: &'a str,
    pub about: &'a str,
    /// The language as a tag such as `en`.
    pub language: &'a str,
}

/// Returns the texts of the script, by the names that it has for them.
pub fn texts_of_script() -> BTreeMap<&'static str, String> {
    let texts = [
        ("play", texts::play()),
        ("pause", transport::pause()),
        ("space", key::space()),
        ("play_again", transport::play_again()),
        ("by_phase", transport::by_phase()),
        ("by_picture", texts::by_picture()),
        ("no_number", texts::no_number()),
        ("no_earlier", texts::no_earlier_value()),
    ];
    let texts = texts.map(|(name, text)| (name, text.to_owned()));
    texts.into_iter().chain(by_hand::texts_of_script()).collect()
}

/// Returns the page. `data` is what the script unpacks, as base64.
pub fn page(heading: &Heading, lessons: &Markup, content: &[Markup], looks: &Looks, data: &str) -> String {
    let Heading { title, about, language } = heading;
    let style = style_sheet(&without_comments(STYLE)) + &looks.rules;
    let script = SCRIPTS.map(without_comments).join("\n");
    let policy = format!(
        "default-src 'none'; script-src {}; style-src {}; img-src data:; base-uri 'none'; form-action 'none'",
        hash(&script),
        hash(&style)
    );
    let page = html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content="coin-duel";
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(style)) }
            }
            body {
                header {
                    div {
                        h1 dir="auto" lang=[language_of(title)] { (title) }
                        p id="about" dir="auto" { (about) }
                    }
                    (settings())
                }
                (lessons)
                main {
                    (stepper())
                    div id="story" hidden { p.notes id="notes" dir="auto" {} p.notes id="told-at-end" dir="auto" {} }
                    @for part in content { (part) "\n" }
                    details id="keys" hidden {
                        summary { (texts::keys()) }
                        dl { @for (key, action) in texts::keys_and_actions() { dt { (key) } dd { (action) } } }
                    }
                }
                footer { p { (texts::made_by()) } }
                script id="data" type="text/plain" { (PreEscaped(data)) }
                script { (PreEscaped(script)) }
            }
        }
    };
    printable(&page.into_string(), Lines::Many).into_owned()
}

/// Returns what changes the page as a whole.
fn settings() -> Markup {
    html! {
        div id="settings" hidden {
            label id="ask-label" hidden { input type="checkbox" id="ask"; " " (texts::ask_before_each_step()) }
            label id="view-label" hidden {
                span { (texts::view()) } " "
                select id="view" {
                    option value="" { (texts::lesson()) }
                    option value="all" { (texts::every_step()) }
                }
            }
            label {
                span { (texts::theme()) } " "
                select id="theme" {
                    option value="" { (texts::theme_of_system()) }
                    option value="light" { (texts::light()) }
                    option value="dark" { (texts::dark()) }
                    option value="contrast" { (texts::high_contrast()) }
                }
            }
        }
    }
}

/// Returns the places for the picture, for what is said about it and for a question, and the transport.
fn stepper() -> Markup {
    let sign = |id: Option<&str>, path: &str| {
        html! { svg viewBox="0 0 16 16" aria-hidden="true" { path id=[id] d=(path) {} } }
    };
    let button = |id: &str, name: &str, key: &str, path: &str| {
        html! {
            button type="button" id=(id) aria-label=(name) title={ (name) " (" (key) ")" } { (sign(None, path)) }
        }
    };
    html! {
        div id="stepper" hidden {
            div id="box" role="region" aria-label=(texts::picture()) tabindex="-1" {}
            button type="button" id="whole" hidden aria-pressed="false" aria-label=(texts::whole_picture()) title=(texts::whole_picture()) {
                (sign(None, "M2 6.5V2h4.5M9.5 2H14v4.5M14 9.5V14H9.5M6.5 14H2V9.5"))
            }
            section id="panel" aria-label=(texts::sums()) {
                div id="heading" { p id="words-title" {} p id="phases" aria-hidden="true" {} p id="place" {} }
                div id="words" {}
                form id="question" hidden autocomplete="off" {
                    p id="asked" {}
                    div id="ends" role="group" aria-labelledby="asked" {
                        button type="button" value="left" { (predict::left()) }
                        button type="button" value="both" { (predict::both()) }
                        button type="button" value="right" { (predict::right()) }
                    }
                    fieldset id="earlier" { legend { (predict::earlier_value()) } }
                    div id="typed" {
                        label {
                            (predict::your_number()) " "
                            input id="number" inputmode="numeric" size="10" enterkeyhint="done";
                        }
                        " " button id="check" { (predict::check()) }
                    }
                    div id="settle" {
                        button type="button" id="reveal" { (predict::reveal()) }
                        button.main type="button" id="go-on" { (predict::go_on()) }
                    }
                    p id="told" role="status" {}
                }
            }
            div id="controls" role="group" aria-label=(texts::transport()) {
                div id="buttons" {
                    (button("first", texts::first_step(), key::home(), "M3 3v10M13 3v10L6 8z"))
                    (button("back", texts::step_back(), "←", "M11 3v10L4 8z"))
                    button.main type="button" id="play" title=(format!("({})", key::space())) {
                        (sign(Some("play-sign"), "M4 3v10l9-5z")) span id="play-name" { (texts::play()) }
                    }
                    (button("forward", texts::step_forward(), "→", "M5 3v10l7-5z"))
                    (button("last", texts::last_step(), key::end(), "M3 3v10l7-5zM13 3v10"))
                }
                input type="range" id="slider" min="0" step="1" value="0" aria-label=(texts::position());
                div id="menus" {
                    label { span { (transport::step()) } " " select id="stride" {} }
                    label {
                        span { (texts::speed()) } " "
                        select id="speed" {
                            @for speed in ["0.25", "0.5", "1", "2", "4", "8", "16"] {
                                option value=(speed) selected[speed == "1"] { (speed) "×" }
                            }
                        }
                    }
                }
            }
            p.unseen id="spoken" role="status" {}
            p.unseen id="table-help" { (texts::table_help()) }
        }
    }
}

/// Returns a style or a script without the spaces at the start of its lines, which are a fifth of it, and without its
/// comments, which are lines of their own and a tenth of it.
fn without_comments(text: &str) -> String {
    let mut is_comment = false;
    let is_code = |line: &&str| {
        is_comment |= line.starts_with("/*");
        let is_code = !is_comment && !line.starts_with("//") && !line.is_empty();
        is_comment &= !line.ends_with("*/");
        is_code
    };
    text.lines().map(str::trim_start).filter(is_code).collect::<Vec<_>>().join("\n")
}

/// Returns the hash with which the content security policy allows a style or a script.
fn hash(text: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Hash::hash(text.as_bytes())))
}

/// Returns a picture as an element with a title and a description for screen readers. `id` must be unique in the page.
pub fn figure(looks: &mut Looks, picture: &Picture, id: &str, title: &str, description: &str) -> Markup {
    let [width, height] = [picture.width, picture.height].map(svg::number);
    let [title_id, description_id] = ["title", "desc"].map(|part| format!("{id}-{part}"));
    html! {
        svg.picture viewBox={ "0 0 " (width) " " (height) } role="img" aria-labelledby={ (title_id) " " (description_id) } {
            title id=(title_id) { (title) }
            desc id=(description_id) { (description) }
            "\n"
            rect width=(width) height=(height) fill=(variable(ColorRole::Background)) {}
            "\n"
            @for mark in &picture.marks {
                (PreEscaped(looks.classed(&svg::element(mark, &variable)))) "\n"
            }
        }
    }
}

/// The most steps whose words have their colors in a list. They would double a longer one.
const MAX_STEPS_WITH_COLORS: usize = 300;

/// Returns the steps as the items of a list.
pub fn items(steps: &[Words]) -> Markup {
    let has_colors = steps.len() <= MAX_STEPS_WITH_COLORS;
    let class =
        |look: Look, most| has_colors.then(|| look.classes().iter().take(most).copied().collect::<Vec<_>>().join(" "));
    // Both parts of a sum look alike.
    let line = |parts: Vec<&Phrase>| {
        html! {
            @match parts[0].look {
                look @ Look::Sum(..) => p class=[class(look, 2)] { @for part in &parts { (part.text) } },
                _ => p {
                    @for Phrase { look, text, .. } in &parts {
                        @match look {
                            Look::Choice | Look::Number(_) if has_colors => span class=[class(*look, 2)] { (text) },
                            _ => (text),
                        }
                        " "
                    }
                },
            }
        }
    };
    html! {
        @for words in steps {
            li {
                b { (words.title) }
                @for parts in words.whole_lines().map(Iterator::collect::<Vec<_>>).filter(|parts| !parts.is_empty()) {
                    (line(parts))
                }
            }
            "\n"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of FIPS 180-4.
    #[test]
    fn a_hash_is_sha_256_as_base64() {
        assert_eq!(hash("abc"), "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='");
    }
}
