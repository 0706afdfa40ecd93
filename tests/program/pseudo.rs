//! The command line in the pseudo-language, in which what is English does not come from the files of texts.

use std::fs;
use std::process::Command;

/// Words of formats, code and the program's own name.
const NOT_TRANSLATED: &[&str] = &["fir", "sec", "coin", "duel"];

/// Returns what the program writes, to both outputs.
fn answer(arguments: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_coin-duel"));
    let output = program.args(["--language", "x-pseudo"]).args(arguments).output().unwrap();
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat()
}

/// Returns the words with a vowel that has no accent. Names of files, options, values and commands stay as they are.
fn english<'a>(text: &'a str, names: &[&str]) -> Vec<&'a str> {
    let is_word = |word: &&str| word.len() > 2 && word.contains(['a', 'e', 'i', 'o', 'u']);
    let words = text.split(|letter: char| !letter.is_alphabetic()).filter(is_word);
    words.filter(|word| !NOT_TRANSLATED.contains(word) && !names.contains(word)).collect()
}

#[test]
fn answers_and_errors_have_no_english() {
    for (arguments, names) in [
        (&["solve", "8", "15", "3", "7"][..], &[][..]),
        (&["solve", "8", "x"], &[]),
        (&["solve", "8,15", "3"], &[]),
        (&["solve", ""], &[]),
        (&["slve"], &["slve", "solve"]),
        (
            &["worksheet", "--coins", "3", "--seed", "1", "--out", "a.gif"],
            &["pdf", "tex", "typ", "moodle", "xml", "qti", "zip", "gif"],
        ),
        (&["worksheet", "--coins", "99", "--seed", "1", "--out", "a.md"], &[]),
    ] {
        let answer = answer(arguments);
        assert!(!answer.is_empty() && english(&answer, names).is_empty(), "{:?} in {answer}", english(&answer, names));
    }
}

#[test]
fn help_begins_each_description_in_the_pseudo_language() {
    for command in ["solve", "export", "worksheet", "help"] {
        let help = if command == "help" { answer(&["--help"]) } else { answer(&[command, "--help"]) };
        let mut lines = help.lines().map(str::trim);
        while let Some(line) = lines.next() {
            // An option, with its description on the next line.
            if line.starts_with('-') && line.contains("--") && !line.contains(['[', ']']) {
                let description = lines.next().unwrap_or_default();
                assert!(description.starts_with('['), "{line} in {command}: {description}");
            }
        }
    }
}

#[test]
fn exports_have_no_english() {
    let folder = tempfile::tempdir().unwrap();
    let row = folder.path().join("row.txt");
    fs::write(&row, "8 15 3 7").unwrap();
    for (name, names) in [("a.txt", &["max"][..]), ("a.md", &[]), ("a.svg", &["row"])] {
        let out = folder.path().join(name);
        let said = answer(&["export", row.to_str().unwrap(), "--out", out.to_str().unwrap(), "--all"]);
        let text = match fs::read_to_string(&out) {
            Ok(text) => text,
            Err(_) => fs::read_to_string(folder.path().join(name.replace("a.", "a-01."))).expect(&said),
        };
        // Of a picture, what is between its tags, and what it says of itself.
        let text: String = text.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
        assert!(english(&text, names).is_empty(), "{name}: {:?}", english(&text, names));
    }
}
