//! Test that all sentences that a user reads stand in `assets/text`, so that they can be read in one sitting and
//! translated.
//!
//! The test reads the text of the source files. A string is taken for a sentence if two words follow each other in it.
//! Not read are tests, comments, names and messages for programmers: those of `expect`, `panic!`, `assert!` and lints.

use std::fs;
use std::path::Path;

use syn::buffer::{Cursor, TokenBuffer};
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, Lit, Meta};

/// Folders and files whose strings are no sentences of the window or the exports.
const LEFT_OUT: &[(&str, &str)] = &[
    ("src/listing/", "programs in other languages"),
    ("src/export/svg.rs", "the syntax and the fonts of SVG"),
    ("src/export/markup/typst.rs", "the syntax of Typst"),
];

/// Macros whose texts only programmers read.
const FOR_PROGRAMMERS: &[&str] =
    &["panic", "unreachable", "assert", "assert_eq", "assert_ne", "debug_assert", "debug_assert_eq"];

/// Texts of several words that are no sentences.
const NO_SENTENCES: &[(&str, &str)] = &[
    (" (os error", "what the standard library writes"),
    ("version: {version}", "a field of a session file"),
    ("fir = ({} {sign} {}) / 2 = {fir}, sec = {sec}", "formulas"),
    ("fir = {fir}, sec = {sec}", "formulas"),
    ("{}{sign} {value}", "a formula"),
    (
        "default-src 'none'; script-src {}; style-src {}; img-src data:; base-uri 'none'; form-action 'none'",
        "what a browser allows a page",
    ),
];

/// Collects the sentences of a file.
#[derive(Default)]
struct Sentences(Vec<String>);

impl Sentences {
    fn add(&mut self, literal: &Lit) {
        if let Lit::Str(text) = literal
            && is_sentence(&text.value())
            && !NO_SENTENCES.iter().any(|(no_sentence, _)| text.value() == *no_sentence)
        {
            self.0.push(text.value());
        }
    }

    /// Adds the sentences among the tokens of a macro. Its doc comments are no sentences.
    fn add_all(&mut self, mut cursor: Cursor) {
        while !cursor.eof() {
            if let Some((name, after)) = cursor.ident()
                && name == "doc"
                && let Some((_, text)) = after.punct()
                && let Some((_, after)) = text.literal()
            {
                cursor = after;
            } else if let Some((inside, _, _, after)) = cursor.any_group() {
                self.add_all(inside);
                cursor = after;
            } else if let Some((literal, after)) = cursor.literal() {
                self.add(&Lit::new(literal));
                cursor = after;
            } else if let Some((_, after)) = cursor.token_tree() {
                cursor = after;
            }
        }
    }
}

impl<'ast> Visit<'ast> for Sentences {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let attributes = match item {
            syn::Item::Fn(item) => &item.attrs,
            syn::Item::Mod(item) => &item.attrs,
            syn::Item::Impl(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !attributes.iter().any(is_test) {
            visit::visit_item(self, item);
        }
    }

    /// Of attributes, only the texts of `thiserror` are read by users.
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("error")
            && let Meta::List(list) = &attribute.meta
        {
            self.add_all(TokenBuffer::new2(list.tokens.clone()).begin());
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if call.method == "expect" {
            self.visit_expr(&call.receiver);
        } else {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let name = call.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if !FOR_PROGRAMMERS.contains(&&name[..]) {
            self.add_all(TokenBuffer::new2(call.tokens.clone()).begin());
        }
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        if let Expr::Lit(literal) = expression {
            self.add(&literal.lit);
        }
        visit::visit_expr(self, expression);
    }
}

/// Returns whether an attribute marks what is only compiled for tests.
fn is_test(attribute: &Attribute) -> bool {
    let is_cfg = attribute.path().is_ident("cfg");
    is_cfg && matches!(&attribute.meta, Meta::List(list) if list.tokens.to_string() == "test")
}

/// Returns whether two words follow each other. A place for a value, such as `{count}`, counts as a word.
fn is_sentence(text: &str) -> bool {
    let mut filled = String::new();
    let mut depth = 0;
    for character in text.chars() {
        match character {
            '{' => depth += 1,
            '}' if depth > 0 => {
                depth -= 1;
                filled.push('x');
            }
            _ if depth == 0 => filled.push(character),
            _ => {}
        }
    }
    let is_word = |token: &str| {
        let token = token.trim_matches(|character: char| ",.;:!?…“”\"()".contains(character));
        token.starts_with(char::is_alphabetic)
            && token.chars().all(|character| character.is_alphabetic() || "'’-/".contains(character))
    };
    let is_long = |token: &str| token.chars().filter(|character| character.is_alphabetic()).count() > 1;
    let tokens: Vec<_> = filled.split_whitespace().collect();
    tokens.windows(2).any(|pair| pair.iter().all(|token| is_word(token)) && pair.iter().any(|token| is_long(token)))
}

/// Returns the sentences of a source text.
fn sentences(source: &str) -> Vec<String> {
    let mut found = Sentences::default();
    found.visit_file(&syn::parse_file(source).expect("the file is Rust"));
    found.0
}

/// Lists the sentences in the files of a folder and its subfolders. The path is relative to that of `Cargo.toml`.
fn list_sentences(folder: &str, list: &mut Vec<String>) {
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
        let is_test = path.ends_with("/tests.rs") || path.ends_with("/tests");
        // Another crate has its own sentences.
        let is_crate = entry.path().join("Cargo.toml").exists();
        if is_test
            || is_crate
            || LEFT_OUT.iter().any(|(left_out, _)| format!("{path}/").starts_with(left_out) || path == *left_out)
        {
            continue;
        }
        if entry.file_type().unwrap().is_dir() {
            list_sentences(&path, list);
        } else if Path::new(&path).extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(entry.path()).unwrap();
            list.extend(sentences(&text).into_iter().map(|sentence| format!("{path}: {sentence}")));
        }
    }
}

#[test]
fn every_sentence_that_a_user_reads_stands_in_the_files_of_texts() {
    let mut elsewhere = Vec::new();
    list_sentences("src", &mut elsewhere);
    assert!(elsewhere.is_empty(), "move these sentences to assets/text:\n{}", elsewhere.join("\n"));
}

#[test]
fn sentences_are_found_wherever_they_stand() {
    let source = r#"
        //! A comment is no sentence of the window.
        const TITLE: &str = "The first sentence";
        #[derive(thiserror::Error)]
        enum Wrong {
            #[error("a {0} is missing here")]
            Missing(u8),
        }
        #[expect(dead_code, reason = "a reason for programmers")]
        fn show(ui: &mut Ui) {
            ui.label(format!("{} of {}", 1, 2));
            ui.button("Close").on_hover_text(if true { "Close the window" } else { "c" });
            let value = Some(1).expect("there is a number");
            assert!(value > 0, "it has to be positive");
            ui.add(Label::new(vec!["step by step"]));
        }
        #[cfg(test)]
        mod tests {
            const SAMPLE: &str = "only in a test";
        }
    "#;
    let expected = ["The first sentence", "a {0} is missing here", "{} of {}", "Close the window", "step by step"];
    assert_eq!(sentences(source), expected);
}

#[test]
fn ids_keys_and_symbols_are_no_sentences() {
    for text in
        ["row-and-story", "{}", "{} × {}", "‹ {}", "Cancel", "fir − sec", "first:", "sec[{}][{}]", "+{}", "--show game"]
    {
        assert!(!is_sentence(text), "{text}");
    }
}
