//! Files that no program has saved: each is answered soon, in few words, and without a panic or a stack overflow.

use std::fs;
use std::path::Path;

use coin_duel::session::Session;

/// How often the part of a shape is repeated. The files have from 100 kB to 3 MB.
const TIMES: usize = 100_000;

/// Opens a file. Returns its error or its warnings.
fn told_about(path: &Path) -> Vec<String> {
    match Session::open(path) {
        Ok(opened) => opened.warnings.iter().map(ToString::to_string).collect(),
        Err(error) => vec![error.to_string()],
    }
}

#[test]
fn any_text_is_answered_soon_and_in_few_words() {
    let folder = tempfile::tempdir().unwrap();
    let many = |part: &str| part.repeat(TIMES);
    let session = |fields: String| format!("(version: 5, coins: [8, 15], {fields})");
    let shapes = [
        ("brackets that are never closed", many("(")),
        ("brackets inside each other", many("[") + &many("]")),
        ("one list after another", many("[8], ")),
        ("comments", many("8 // a coin\n")),
        ("comments that are never closed", many("/* ")),
        ("a long number", many("7")),
        ("a long exponent", "1e".to_owned() + &many("9")),
        ("digits and separators", many("1_")),
        ("a long word", many("word")),
        ("words before a list", many("word ") + "[8]"),
        ("type arguments", many("<") + "[8]"),
        ("empty lines before a mistake", many("\n") + "x"),
        ("control characters", many("\u{1b}\0")),
        ("a session of brackets", many("(a:")),
        ("nested lists in a session", session("x: ".to_owned() + &many("["))),
        ("nested fields in a session", session(many("x: ("))),
        ("nested values of a field", session("predict: ".to_owned() + &many("Some("))),
        ("unknown fields", session(many("x: 1, "))),
        ("an unknown field with a long name", session(many("x") + ": 1")),
        ("an unknown word", session("first: ".to_owned() + &many("x"))),
        ("a name that is none", session(many("x") + "-: 1")),
        ("a long title", session(format!("title: \"{}\"", many("\\n\0")))),
        ("a title that is never closed", session("title: \"".to_owned() + &many("x\n"))),
        ("a raw text that is never closed", session("title: r".to_owned() + &many("#"))),
        ("many texts", session(format!("x: [{}]", many("\"x\", ")))),
        ("many tuples", session(format!("x: [{}]", many("(((1, 2), 3), 4), ")))),
        ("many bad lines", session(format!("lines: [{}]", many("[(7, left)], ")))),
        ("a long position", session("fill_position: ".to_owned() + &many("9"))),
        ("too many coins", format!("(version: 5, coins: [{}])", many("8, 9, 10, "))),
        ("a path of many folders", format!("(version: 5, coins: \"{}row.txt\")", many("a/"))),
        ("a path out of many folders", format!("(version: 5, coins: \"{}row.txt\")", many("../"))),
        ("attributes", many("#![enable(implicit_some)]\n") + "(version: 5, coins: [8])"),
        ("an unknown extension", format!("#![enable({})]", many("x"))),
    ];
    for (name, text) in shapes {
        for extension in ["txt", "ron"] {
            let path = folder.path().join("file").with_extension(extension);
            fs::write(&path, &text).unwrap();
            let told = told_about(&path);
            assert!(told.len() <= 8, "{name}: {} warnings", told.len());
            for message in told {
                let start: String = message.chars().take(300).collect();
                assert!(message.len() < 800, "{name}: {} bytes: {start}", message.len());
                assert!(!message.contains(char::is_control), "{name}: {message:?}");
            }
        }
    }
}
