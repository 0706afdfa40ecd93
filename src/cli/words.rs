//! What clap writes by itself, in the language of the texts: the frame of the help, and what is wrong with arguments.

use std::error::Error as _;
use std::{iter, slice};

use clap::builder::PossibleValue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use coin_duel::wording::cli::{arguments as texts, help};
use coin_duel::wording::or_list;

/// Returns the command of the program with the words of the language.
pub fn in_language(mut command: Command) -> Command {
    // Only then it has its help, and the options for that.
    command.build();
    translated(command)
}

fn translated(mut command: Command) -> Command {
    if command.get_name() == "help" {
        command = command.about(help::help());
    }
    let parts = [
        (command.has_subcommands(), help::commands(), "{subcommands}"),
        (command.get_arguments().any(Arg::is_positional), help::arguments(), "{positionals}"),
        (command.get_arguments().any(|argument| !argument.is_positional()), help::options(), "{options}"),
    ];
    let parts = parts.iter().filter(|(is_there, ..)| *is_there).map(|(_, heading, part)| format!("{heading}\n{part}"));
    let parts = parts.collect::<Vec<_>>().join("\n\n");
    command
        .help_template(["{about-with-newline}\n", &help::usage("{usage}"), "\n\n", &parts, "{after-help}"].concat())
        .mut_args(translated_argument)
        .mut_subcommands(translated)
}

fn translated_argument(argument: Arg) -> Arg {
    match argument.get_action() {
        ArgAction::Help if argument.get_long_help().is_some() => {
            argument.help(help::print_help_in_short()).long_help(help::print_help_in_full())
        }
        ArgAction::Help => argument.help(help::print_help()),
        ArgAction::Version => argument.help(help::print_version()),
        action if action.takes_values() => with_values(argument),
        _ => argument,
    }
}

/// Writes into the help of an argument which values it can have, and which it has if it is left out.
fn with_values(argument: Arg) -> Arg {
    let values = argument.get_possible_values();
    let default = argument.get_default_values().first().map(|value| help::default(value.to_string_lossy()));
    let names = (!values.is_empty())
        .then(|| help::values(values.iter().map(PossibleValue::get_name).collect::<Vec<_>>().join(", ")));
    let short: Vec<_> = default.iter().chain(&names).cloned().collect();
    if short.is_empty() {
        return argument;
    }
    let full = if values.iter().any(|value| value.get_help().is_some()) {
        Some(described(&values)).into_iter().chain(default).collect::<Vec<_>>().join("\n\n")
    } else {
        short.join("\n")
    };
    let about = argument.get_help().map(ToString::to_string).unwrap_or_default();
    argument
        .hide_default_value(true)
        .hide_possible_values(true)
        .help(format!("{about} {}", short.join(" ")))
        .long_help(format!("{about}\n\n{full}"))
}

/// Returns a list of values with what they do.
fn described(values: &[PossibleValue]) -> String {
    let width = values.iter().map(|value| value.get_name().len()).max().unwrap_or_default() + 1;
    let line = |value: &PossibleValue| {
        let about = value.get_help().map(ToString::to_string).unwrap_or_default();
        format!("- {:width$} {about}", format!("{}:", value.get_name()))
    };
    let heading = help::list_of_values().to_owned();
    iter::once(heading).chain(values.iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// Returns a help without the blanks that clap puts on empty lines.
pub fn without_trailing_blanks(help: &str) -> String {
    help.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Returns what is wrong with the arguments, with advice below it.
pub fn problem(error: &clap::Error) -> String {
    let Some(problem) = first_lines(error) else {
        let text = error.to_string();
        return text.strip_prefix("error: ").unwrap_or(&text).trim_end().to_owned();
    };
    let tips: Vec<_> = tips(error).map(|tip| format!("  {}", texts::tip(tip))).collect();
    let usage = error.get(ContextKind::Usage).map(ToString::to_string);
    let usage = usage.map(|usage| help::usage(usage.strip_prefix("Usage: ").unwrap_or(&usage)));
    let tips = (!tips.is_empty()).then(|| tips.join("\n"));
    let parts = [Some(problem), tips, usage, Some(texts::more().to_owned())];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n")
}

/// Returns the texts of a kind that clap knows about an error.
fn known(error: &clap::Error, kind: ContextKind) -> &[String] {
    match error.get(kind) {
        Some(ContextValue::String(text)) => slice::from_ref(text),
        Some(ContextValue::Strings(texts)) => texts,
        _ => &[],
    }
}

/// Returns what is wrong. `None` for what hardly ever is.
fn first_lines(error: &clap::Error) -> Option<String> {
    let [arguments, values, commands, others] =
        [ContextKind::InvalidArg, ContextKind::InvalidValue, ContextKind::InvalidSubcommand, ContextKind::PriorArg]
            .map(|kind| known(error, kind));
    let quoted = || or_list(others.iter().map(texts::quoted));
    let possible = || match known(error, ContextKind::ValidValue) {
        [] => String::new(),
        values => format!("\n  {}", help::values(values.join(", "))),
    };
    Some(match (error.kind(), arguments, values, commands) {
        (ErrorKind::ArgumentConflict, [argument], ..) if others == arguments => texts::repeated(argument),
        (ErrorKind::ArgumentConflict, [argument], ..) if !others.is_empty() => texts::conflict(argument, quoted()),
        (ErrorKind::ArgumentConflict, _, _, [command]) if !others.is_empty() => {
            texts::command_conflict(command, quoted())
        }
        (ErrorKind::InvalidValue, [argument], [value], _) if value.is_empty() => {
            texts::no_value(argument) + &possible()
        }
        (ErrorKind::InvalidValue, [argument], [value], _) => texts::invalid(value, argument) + &possible(),
        (ErrorKind::ValueValidation, [argument], [value], _) => match error.source() {
            Some(reason) => texts::invalid_because(value, argument, reason.to_string()),
            None => texts::invalid(value, argument),
        },
        (ErrorKind::TooManyValues, [argument], [value], _) => texts::extra_value(value, argument),
        (ErrorKind::UnknownArgument, [argument], ..) => texts::unknown(argument),
        (ErrorKind::InvalidUtf8, ..) => texts::no_utf8().to_owned(),
        (ErrorKind::InvalidSubcommand, _, _, [command]) => texts::unknown_command(command),
        (ErrorKind::MissingRequiredArgument, arguments, ..) => {
            format!("{}\n  {}", texts::missing(), arguments.join("\n  "))
        }
        _ => return None,
    })
}

/// Returns what may have been meant.
fn tips(error: &clap::Error) -> impl Iterator<Item = String> {
    let similar = known(error, ContextKind::SuggestedArg).iter().map(texts::similar);
    let similar_value = known(error, ContextKind::SuggestedValue).iter().map(texts::similar_value);
    let more = match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(tips)) => &tips[..],
        _ => &[],
    };
    // `'solve --json' exists`, or `to pass '--json' as a value, use '-- --json'`
    let more = more.iter().filter_map(|tip| match tip.to_string().strip_suffix("' exists") {
        Some(option) => Some(texts::of_command(option.trim_start_matches('\''))),
        None => known(error, ContextKind::InvalidArg).first().map(texts::as_value),
    });
    similar.chain(similar_value).chain(more)
}
