//! Compiles the Fluent files of each language to functions, so that a text that is missing, or that lacks an argument,
//! is an error of the compiler, and so that a text without arguments costs the reading of a table. The table of English is
//! a part of the program. Those of other languages are files of the build, which are read when the language is chosen.
//!
//! A file is a module. A group in it (`## card: the card that explains the game`) is a module in that module, and the
//! ids in the group begin with its name: `card-title` of `panels.ftl` is `panels::card::title()`. A group with a type
//! (`## strategy (Strategy): …`) has a message for each key of the type, and functions that choose by it.
//!
//! A word in quotation marks and brackets (`{"fir"}`) is code, which no language changes.
//!
//! A line of the comment above a message can list its arguments: `# $cell (Interval), $picks`. They are the function's
//! arguments in this order, so two or more have to be listed. A type in brackets is one of [`WRITTEN`] or of the program.
//! A select by words needs a type, and the compiler compares the words with the keys of the type.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs};

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};

#[path = "site.rs"]
mod site;

const FOLDER: &str = "assets/text";
/// The folder of the words of the bundled lessons in other languages.
const WORDS: &str = "assets/lessons/words";
/// The language that the others are compared with.
const BASE: &str = "en";
/// The text with the name that a language has for itself.
const OWN_NAME: &str = "names.language-name";

/// Types of arguments that are shown in a way of their own: the type in Rust, and the value of the argument `{}`. Some ask
/// for the number of the first coin.
const WRITTEN: &[(&str, &str, &str)] = &[
    ("Index", "usize", "Value::Number(count_from.index({}) as i128)"),
    ("Interval", "Interval", "Value::from(interval_name(count_from, {}))"),
    ("Coins", "Interval", "Value::from(coins_name(count_from, {}))"),
    ("Title", "Interval", "Value::from(title_of(count_from, {}))"),
    ("Rest", "Interval", "Value::from(rest_name(count_from, {}))"),
    ("SpokenCoins", "Interval", "Value::from(spoken_coins(count_from, {}))"),
    ("CellNumber", "(Quantity, Interval)", "Value::from(cell_name(count_from, {}.0, {}.1))"),
    ("Sum", "&Sum", "Value::from({}.text(count_from))"),
    // A place that is counted from 0, and shown from 1.
    ("Place", "usize", "Value::Number({} as i128 + 1)"),
    // `CSV, TSV or Markdown`, and `.csv, .tsv or .md`
    ("Choice", "&[&str]", "Value::from(or_list({}))"),
    ("Endings", "&[&str]", "Value::from(endings_text({}))"),
    // `6 coins`, and a small number as a word
    ("CoinCount", "usize", "Value::Counted({} as i128, coin_count({}))"),
    ("Word", "usize", "Value::Counted({} as i128, count_word({}))"),
];

/// The argument of a function that counts coins.
const COUNT_FROM: &str = "count_from: CountFrom";

/// The words in quotation marks: code, names of options and of files.
static CODE: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// A piece of a pattern.
#[derive(Clone, PartialEq)]
enum Piece {
    Text(String),
    Argument(String),
    /// A number without groups of digits.
    Plain(String),
    Select {
        argument: String,
        variants: Vec<(String, Vec<Piece>)>,
        default: usize,
    },
}

/// A message or an attribute of one.
struct Text {
    /// The file, the group if there is one, and what is left of the id: `panels`, `card`, `title`.
    module: Vec<String>,
    function: String,
    /// Its name in messages to programmers: `panels.card-title`.
    name: String,
    /// The type that the group is about, and the key of the message in it.
    of: Option<(String, String)>,
    comment: Vec<String>,
    pieces: Vec<Piece>,
    /// What it is in other languages.
    elsewhere: Vec<Vec<Piece>>,
}

/// Reads the texts, and writes their patterns and functions into the folder of the build.
pub fn compile() {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut base = read(BASE);
    let mut patterns = String::new();
    let mut languages: Vec<_> = fs::read_dir(FOLDER)
        .expect("the folder of the texts can be read")
        .map(|entry| entry.expect("the folder of the texts can be read").path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().and_then(|name| name.to_str()).expect("a language has a name").to_owned())
        .filter(|language| language != BASE)
        .collect();
    languages.sort();
    let others: Vec<_> = languages.iter().map(|language| same_order(&base, read(language), language)).collect();
    for (number, text) in base.iter_mut().enumerate() {
        text.elsewhere = others.iter().map(|texts| texts[number].pieces.clone()).collect();
    }
    let names: Vec<_> = base.iter().map(|text| format!("{:?}", text.name)).collect();
    let own_name = |texts: &Vec<Text>| {
        let text = texts.iter().find(|text| text.name == OWN_NAME).map(|text| &text.pieces[..]);
        let Some([Piece::Text(name)]) = text else { panic!("{OWN_NAME} is a word") };
        name.clone()
    };
    let all = std::iter::once(BASE).chain(languages.iter().map(String::as_str));
    let own_names: Vec<_> = all.zip(std::iter::once(&base).chain(&others).map(own_name)).collect();
    writeln!(patterns, "pub const LANGUAGES: [(&str, &str); {}] = {own_names:?};", own_names.len()).unwrap();
    let mut code: Vec<_> = CODE.lock().expect("one thread compiles").iter().cloned().collect();
    code.sort_by_key(|word| std::cmp::Reverse(word.len()));
    writeln!(patterns, "pub static CODE: &[&str] = &{code:?};").unwrap();
    writeln!(patterns, "pub static NAMES: [&str; {}] = [{}];", names.len(), names.join(", ")).unwrap();
    writeln!(
        patterns,
        "pub static PATTERNS: &[Pattern] = &[{}];",
        table(&base, &base, |pieces, names, _| pieces_as_code(pieces, names))
    )
    .unwrap();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("a build has a folder"));
    // A page can have files of another version of the site.
    let mut version = DefaultHasher::new();
    names.hash(&mut version);
    for (language, texts) in languages.iter().zip(&others) {
        let content = format!("[{}]", table(texts, &base, |pieces, names, _| pieces_as_json(pieces, names)));
        content.hash(&mut version);
        fs::write(out.join(format!("{language}.json")), content).expect("the folder of the build can be written");
    }
    let version = format!("{:016x}", version.finish());
    let files = languages.iter().map(|language| {
        let texts = format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{language}.json\"))");
        let words = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{WORDS}/{language}.ron\"))");
        format!("({language:?}, {texts}, {words})")
    });
    let files = files.collect::<Vec<_>>().join(", ");
    let files = format!("pub static FILES: [(&str, &str, &str); {}] = [{files}];", languages.len());
    let mut functions = "use crate::text::{language::*, parts::*};\n\
        #[allow(unused_imports)]\nuse crate::{notation::*, wording::values::*};\n"
        .to_owned();
    write_module(&mut functions, &base.iter().enumerate().collect::<Vec<_>>(), 0);
    site::write(&base, &languages, &others, &version);
    let version = format!("pub const VERSION: &str = {version:?};");
    let files = [("patterns.rs", patterns), ("texts.rs", functions), ("languages.rs", files), ("version.rs", version)];
    for (file, code) in files {
        fs::write(out.join(file), code).expect("the folder of the build can be written");
    }
}

/// Returns the texts of a language in the order of its files.
fn read(language: &str) -> Vec<Text> {
    let mut paths: Vec<PathBuf> = fs::read_dir(Path::new(FOLDER).join(language))
        .expect("the folder of a language can be read")
        .map(|entry| entry.expect("the folder of a language can be read").path())
        .collect();
    paths.sort();
    paths.iter().flat_map(|path| read_file(path)).collect()
}

fn read_file(path: &Path) -> Vec<Text> {
    let source = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file = path.file_stem().and_then(|stem| stem.to_str()).expect("a file of texts has a name").to_owned();
    let resource = fluent_syntax::parser::parse(&source[..]).unwrap_or_else(|(_, errors)| {
        let error = &errors[0];
        let line = source[..error.pos.start].lines().count();
        panic!("{}, line {line}: {error}", path.display())
    });
    let messages: Vec<&ast::Message<&str>> = resource
        .body
        .iter()
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None })
        .collect();
    let mut texts = Vec::new();
    let (mut group, mut of) = (None, None);
    for entry in &resource.body {
        match entry {
            Entry::GroupComment(comment) => (group, of) = group_of(comment.content[0]),
            Entry::Message(message) => {
                let id = message.id.name;
                let name = format!("{file}.{id}");
                let own = match &group {
                    None => id,
                    Some(group) => id
                        .strip_prefix(&format!("{group}-"))
                        .unwrap_or_else(|| panic!("{name} stands in the group {group}, so it begins with {group}-")),
                };
                let module: Vec<_> = std::iter::once(&file).chain(&group).cloned().collect();
                let comment: Vec<String> = message
                    .comment
                    .iter()
                    .flat_map(|comment| &comment.content)
                    .map(|line| (*line).to_owned())
                    .collect();
                let value = message.value.iter().map(|value| (None, value));
                let attributes = message.attributes.iter().map(|one| (Some(one.id.name), &one.value));
                for (attribute, pattern) in value.chain(attributes) {
                    let name = attribute.map_or(name.clone(), |attribute| format!("{name}.{attribute}"));
                    let mut pieces = Vec::new();
                    add_pattern(&mut pieces, pattern, &messages, &name);
                    let function = match (&of, attribute) {
                        (Some(_), None) => "name".to_owned(),
                        (Some(_), Some(attribute)) => attribute.replace('-', "_"),
                        (None, None) => own.replace('-', "_"),
                        (None, Some(attribute)) => format!("{own}-{attribute}").replace('-', "_"),
                    };
                    texts.push(Text {
                        module: module.clone(),
                        function,
                        name,
                        of: of.clone().map(|of| (of, own.to_owned())),
                        comment: comment.clone(),
                        pieces,
                        elsewhere: Vec::new(),
                    });
                }
            }
            _ => {}
        }
    }
    texts
}

/// Returns the name and the type of a group: `strategy (Strategy): …`.
fn group_of(comment: &str) -> (Option<String>, Option<String>) {
    let Some((head, _)) = comment.split_once(':') else { return (None, None) };
    let (name, of) = match head.split_once(" (") {
        Some((name, of)) => (name, Some(of.trim_end_matches(')').to_owned())),
        None => (head, None),
    };
    assert!(
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'),
        "a group begins with the name of its module, as in `card: what it is`: {comment}"
    );
    (Some(name.to_owned()), of)
}

/// Adds the pieces of a pattern. Texts that follow each other become one.
fn add_pattern(pieces: &mut Vec<Piece>, pattern: &ast::Pattern<&str>, all: &[&ast::Message<&str>], name: &str) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => add_text(pieces, value),
            PatternElement::Placeable { expression } => add_expression(pieces, expression, all, name),
        }
    }
}

fn add_text(pieces: &mut Vec<Piece>, more: &str) {
    match pieces.last_mut() {
        Some(Piece::Text(text)) => text.push_str(more),
        _ => pieces.push(Piece::Text(more.to_owned())),
    }
}

fn add_expression(pieces: &mut Vec<Piece>, expression: &Expression<&str>, all: &[&ast::Message<&str>], name: &str) {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            let text = fluent_syntax::unicode::unescape_unicode_to_string(value);
            // A word that no language translates. Signs only stand in brackets because Fluent has another use for them.
            if text.contains(char::is_alphabetic) {
                CODE.lock().expect("one thread compiles").insert(text.trim().to_owned());
            }
            add_text(pieces, &text);
        }
        Expression::Inline(InlineExpression::NumberLiteral { value }) => add_text(pieces, value),
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            pieces.push(Piece::Argument(id.name.replace('-', "_")));
        }
        Expression::Inline(InlineExpression::FunctionReference { id, arguments }) if id.name == "NUMBER" => {
            let [InlineExpression::VariableReference { id }] = &arguments.positional[..] else {
                panic!("{name}: NUMBER takes an argument of the text");
            };
            pieces.push(Piece::Plain(id.name.replace('-', "_")));
        }
        Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
            let message = all.iter().find(|message| message.id.name == id.name);
            let message = message.unwrap_or_else(|| panic!("{name}: there is no message {} in this file", id.name));
            let pattern = match attribute {
                None => message.value.as_ref(),
                Some(wanted) => message.attributes.iter().find(|one| one.id.name == wanted.name).map(|one| &one.value),
            };
            add_pattern(pieces, pattern.unwrap_or_else(|| panic!("{name}: {} has no such text", id.name)), all, name);
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => add_expression(pieces, expression, all, name),
        Expression::Inline(_) => panic!("{name}: only arguments, texts and messages can stand in brackets"),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                panic!("{name}: a select chooses by an argument");
            };
            let of_variant = |variant: &ast::Variant<&str>| {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
                let mut inside = Vec::new();
                add_pattern(&mut inside, &variant.value, all, name);
                inside.retain(|piece| *piece != Piece::Text(String::new()));
                (key.to_owned(), inside)
            };
            pieces.push(Piece::Select {
                argument: id.name.replace('-', "_"),
                variants: variants.iter().map(of_variant).collect(),
                default: variants.iter().position(|variant| variant.default).expect("a select has a default"),
            });
        }
    }
}

/// Returns the texts of another language in the order of the first one. Names and arguments have to be the same.
fn same_order(base: &[Text], texts: Vec<Text>, language: &str) -> Vec<Text> {
    let mut texts: Vec<_> = texts.into_iter().map(Some).collect();
    let mut ordered = Vec::new();
    for text in base {
        let place = texts.iter().position(|other| other.as_ref().is_some_and(|other| other.name == text.name));
        let place = place.unwrap_or_else(|| panic!("{language}: {} is missing", text.name));
        let other = texts[place].take().expect("it was found");
        let [mine, theirs] = [text, &other].map(|text| arguments(&text.pieces).into_iter().collect::<BTreeSet<_>>());
        assert!(theirs == mine, "{language}: {} has other arguments than that of {BASE}", text.name);
        let is_fixed = |text: &Text| !has_values(&text.pieces);
        assert!(is_fixed(&other) || !is_fixed(text), "{language}: {} can't show an argument here", text.name);
        ordered.push(Text { comment: text.comment.clone(), ..other });
    }
    if let Some(left) = texts.iter().flatten().next() {
        panic!("{language}: {} is not a text of {BASE}", left.name);
    }
    ordered
}

/// Returns the names of the arguments in the order in which they stand in a pattern.
fn arguments(pieces: &[Piece]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for piece in pieces {
        let found = match piece {
            Piece::Text(_) => Vec::new(),
            Piece::Argument(name) | Piece::Plain(name) => vec![name.clone()],
            Piece::Select { argument, variants, .. } => {
                let inside = variants.iter().flat_map(|(_, pieces)| arguments(pieces));
                std::iter::once(argument.clone()).chain(inside).collect()
            }
        };
        for name in found {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

/// Returns whether a pattern shows the value of an argument, so that a text has to be put together.
fn has_values(pieces: &[Piece]) -> bool {
    let is_choice = |piece: &Piece| match piece {
        Piece::Text(_) => false,
        Piece::Argument(_) | Piece::Plain(_) => true,
        Piece::Select { variants, .. } => variants.iter().any(|(_, pieces)| pieces.len() > 1 || has_values(pieces)),
    };
    pieces.len() > 1 || pieces.iter().any(is_choice)
}

/// Returns the keys that an argument is selected by, but for numbers and the categories of plurals.
fn keys(pieces: &[Piece], of: &str) -> Vec<String> {
    let mut found = Vec::new();
    for piece in pieces {
        if let Piece::Select { argument, variants, .. } = piece {
            let own = variants.iter().map(|(key, _)| key).filter(|_| argument == of).cloned();
            found.extend(own.chain(variants.iter().flat_map(|(_, pieces)| keys(pieces, of))));
        }
    }
    let is_word = |key: &String| {
        let is_plural = ["zero", "one", "two", "few", "many", "other", "none"].contains(&&key[..]);
        !is_plural && !key.chars().all(|digit| digit.is_ascii_digit())
    };
    found.retain(is_word);
    found
}

/// Returns a table of patterns, each as `written`, which gets the name of the file, too. The functions are those of `base`,
/// and so is the order of the arguments.
fn table(texts: &[Text], base: &[Text], written: impl Fn(&[Piece], &[String], &str) -> String) -> String {
    let pattern = |(text, base): (&Text, &Text)| {
        let names: Vec<_> = arguments_in_order(base).into_iter().map(|(name, _)| name).collect();
        written(&text.pieces, &names, &base.module[0])
    };
    texts.iter().zip(base).map(pattern).collect::<Vec<_>>().join(",\n")
}

fn pieces_as_code(pieces: &[Piece], names: &[String]) -> String {
    let place = |name: &String| names.iter().position(|other| other == name).expect("an argument has a place");
    let code = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => format!("Piece::Text({text:?})"),
        Piece::Argument(name) => format!("Piece::Argument({})", place(name)),
        Piece::Plain(name) => format!("Piece::Plain({})", place(name)),
        Piece::Select { argument, variants, default } => {
            let variants = variants.iter().map(|(key, pieces)| format!("({key:?}, {})", pieces_as_code(pieces, names)));
            let variants = variants.collect::<Vec<_>>().join(", ");
            format!("Piece::Select {{ argument: {}, variants: &[{variants}], default: {default} }}", place(argument))
        }
    });
    format!("&[{}]", code.collect::<Vec<_>>().join(", "))
}

/// Returns a pattern as the program reads it: `["take ",0]`. A text is a string, an argument is its number, one without
/// groups of digits is `{"plain":0}`, and a choice is `{"by":0,"of":[["one",[…]],…],"else":1}`.
fn pieces_as_json(pieces: &[Piece], names: &[String]) -> String {
    let place = |name: &String| names.iter().position(|other| other == name).expect("an argument has a place");
    let json = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => json_string(text),
        Piece::Argument(name) => place(name).to_string(),
        Piece::Plain(name) => format!("{{\"plain\":{}}}", place(name)),
        Piece::Select { argument, variants, default } => {
            let variant = |(key, pieces): &(String, Vec<Piece>)| {
                format!("[{},{}]", json_string(key), pieces_as_json(pieces, names))
            };
            let variants = variants.iter().map(variant).collect::<Vec<_>>().join(",");
            format!("{{\"by\":{},\"of\":[{variants}],\"else\":{default}}}", place(argument))
        }
    });
    format!("[{}]", json.collect::<Vec<_>>().join(","))
}

/// Returns a text as a string of JSON. Texts have no other characters that JSON forbids.
fn json_string(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

/// Returns the arguments of a text with their types: in the order in which its comment lists them.
fn arguments_in_order(text: &Text) -> Vec<(String, Option<String>)> {
    let found = arguments(&text.pieces);
    let described = text.comment.iter().filter(|line| is_list_of_arguments(line)).flat_map(|line| line.split(", "));
    let mut all: Vec<_> = described
        .map(|argument| {
            let (name, of) = argument.split_once(" (").unwrap_or((argument, ""));
            let name = name.trim_start_matches('$').replace('-', "_");
            assert!(found.contains(&name), "{}: there is no ${name} in it", text.name);
            (name, (!of.is_empty()).then(|| of.trim_end_matches(')').to_owned()))
        })
        .collect();
    let unlisted: Vec<_> = found.iter().filter(|name| !all.iter().any(|(other, _)| other == *name)).collect();
    // Else another order of words would give them to other arguments of the function.
    assert!(found.len() < 2 || unlisted.is_empty(), "{}: its comment does not list {unlisted:?}", text.name);
    all.extend(unlisted.into_iter().map(|name| (name.clone(), None)));
    all
}

/// Returns whether a line of a comment only has arguments, some of which have types: `$cell (Interval), $picks`.
fn is_list_of_arguments(line: &str) -> bool {
    line.split(", ").all(|argument| {
        let (name, of) = argument.split_once(" (").unwrap_or((argument, ")"));
        name.starts_with('$') && !name.contains(' ') && of.ends_with(')') && !of.contains(' ')
    })
}

/// Writes the functions of texts whose modules agree up to `depth`, and the modules in it.
fn write_module(code: &mut String, texts: &[(usize, &Text)], depth: usize) {
    let here: Vec<_> = texts.iter().filter(|(_, text)| text.module.len() == depth).copied().collect();
    if let Some((of, _)) = here.iter().find_map(|(_, text)| text.of.clone()) {
        write_choices(code, &here, &of);
    } else {
        // The name of a language is read from the table of languages, also where the language is not chosen.
        for (number, text) in here.into_iter().filter(|(_, text)| text.name != OWN_NAME) {
            write_function(code, number, text);
        }
    }
    let mut done = BTreeSet::new();
    for (_, text) in texts.iter().filter(|(_, text)| text.module.len() > depth) {
        let name = &text.module[depth];
        if done.insert(name) {
            let inside: Vec<_> =
                texts.iter().filter(|(_, other)| other.module.get(depth) == Some(name)).copied().collect();
            writeln!(code, "pub mod {name} {{\n#[allow(unused_imports)]\nuse super::*;").unwrap();
            write_module(code, &inside, depth + 1);
            writeln!(code, "}}").unwrap();
        }
    }
}

/// Writes the function of one text.
fn write_function(code: &mut String, number: usize, text: &Text) {
    for line in text.comment.iter().filter(|line| !is_list_of_arguments(line)) {
        writeln!(code, "/// {line}").unwrap();
    }
    let function = &text.function;
    let arguments = arguments_in_order(text);
    if arguments.is_empty() {
        writeln!(code, "pub fn {function}() -> &'static str {{ fixed({number}) }}").unwrap();
        return;
    }
    let (mut parameters, mut values, mut checks) = (Vec::new(), Vec::new(), String::new());
    for (name, of) in &arguments {
        let words: Vec<_> =
            std::iter::once(&text.pieces).chain(&text.elsewhere).flat_map(|pieces| keys(pieces, name)).collect();
        let written = of.as_ref().and_then(|of| WRITTEN.iter().find(|(name, ..)| name == of));
        match (of, written) {
            (_, Some((_, rust, value))) => {
                assert!(words.is_empty(), "{}: ${name} has no keys such as {words:?}", text.name);
                if value.contains("count_from") && !parameters.iter().any(|other| other == COUNT_FROM) {
                    parameters.insert(0, COUNT_FROM.to_owned());
                }
                parameters.push(format!("{name}: {rust}"));
                values.push(value.replace("{}", name));
            }
            (Some(of), None) => {
                parameters.push(format!("{name}: {of}"));
                values.push(format!("Argument::value(&{name})"));
                if !words.is_empty() {
                    let keyed = of.strip_prefix("Option<").map_or(&of[..], |of| of.trim_end_matches('>'));
                    writeln!(checks, "const _: () = check_keys(&{words:?}, <{keyed} as Keyed>::KEYS);").unwrap();
                }
            }
            (None, None) => {
                assert!(words.is_empty(), "{}: give ${name} a type, as it is selected by {words:?}", text.name);
                parameters.push(format!("{name}: impl Argument"));
                values.push(format!("Argument::value(&{name})"));
            }
        }
    }
    let (result, call) = if has_values(&text.pieces) { ("String", "write") } else { ("&'static str", "choose") };
    writeln!(
        code,
        "pub fn {function}({}) -> {result} {{ {checks}{call}({number}, &[{}]) }}",
        parameters.join(", "),
        values.join(", ")
    )
    .unwrap();
}

/// Writes the functions of a group about a type: one for the messages, and one for each attribute.
fn write_choices(code: &mut String, texts: &[(usize, &Text)], of: &str) {
    let mut functions: Vec<&String> = Vec::new();
    for (_, text) in texts {
        if !functions.contains(&&text.function) {
            functions.push(&text.function);
        }
    }
    for function in functions {
        let own: Vec<_> = texts.iter().filter(|(_, text)| text.function == *function).collect();
        let keys: Vec<_> = own.iter().map(|(_, text)| &text.of.as_ref().expect("the group has a type").1).collect();
        let numbers: Vec<_> = own.iter().map(|(number, _)| number).collect();
        if of == "any" {
            writeln!(code, "pub fn {function}<K: Keyed>(of: K) -> &'static str {{").unwrap();
            writeln!(code, "const {{ check_same(&{keys:?}, K::KEYS) }};").unwrap();
        } else {
            writeln!(code, "pub fn {function}(of: {of}) -> &'static str {{").unwrap();
            writeln!(code, "const _: () = check_same(&{keys:?}, <{of} as Keyed>::KEYS);").unwrap();
        }
        writeln!(code, "const NUMBERS: [usize; {}] = {numbers:?};", numbers.len()).unwrap();
        writeln!(code, "fixed(NUMBERS[of.index()]) }}").unwrap();
    }
}
