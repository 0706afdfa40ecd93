//! The language of the command line: that of the option, or else of the system.

use std::process::Command;

/// Returns what the program writes where the system speaks `system`.
fn answer(system: &str, arguments: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_coin-duel"));
    let output = program.env_remove("LANGUAGE").env("LC_ALL", system).args(arguments).output().unwrap();
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat()
}

#[test]
fn the_system_or_the_option_chooses_the_language() {
    for (system, option, expected) in [
        ("C", None, "First wins"),
        ("de_CH.UTF-8", None, "Erster gewinnt"),
        ("es_MX.UTF-8", None, "gana Primero"),
        ("zh_CN.UTF-8", None, "先手获胜"),
        ("fr_FR.UTF-8", None, "First wins"),
        ("de_DE.UTF-8", Some("en"), "First wins"),
        ("C", Some("zh"), "先手获胜"),
    ] {
        let option = option.map(|language| ["--language", language]);
        let arguments: Vec<_> = option.iter().flatten().copied().chain(["solve", "8", "15", "3", "7"]).collect();
        let answer = answer(system, &arguments);
        assert!(answer.contains(expected), "{system}, {option:?}: {answer}");
    }
}

#[test]
fn numbers_have_the_marks_of_the_language_and_coins_of_a_row_are_read_in_each() {
    for (language, expected) in [("en", "12,345"), ("de", "12.345"), ("es", "12\u{a0}345"), ("zh", "12,345")] {
        let answer = answer("C", &["--language", language, "solve", "12345", "1234"]);
        assert!(answer.contains(expected), "{language}: {answer}");
        let small = if language == "es" { "1234" } else { expected };
        assert!(answer.contains(small), "Spanish groups from five digits on: {answer}");
    }
}

#[test]
fn errors_and_help_speak_the_language_and_options_keep_their_names() {
    for (language, error) in [("de", "Fehler"), ("es", "error"), ("zh", "错误")] {
        let said = answer("C", &["--language", language, "solve", "8", "x"]);
        assert!(said.contains(error) && !said.contains("whole number"), "{said}");
        let said = answer("C", &["--language", language, "export", "--help"]);
        assert!(said.contains("--out") && !said.contains("What is shown"), "{said}");
    }
}
