//! The commands: what the user can ask for without an argument. Menus, keys and the palette offer the same list.

use strum::VariantArray;

use crate::app::shortcut::{Key, Shortcut};
use crate::game::{FillOrder, Recurrence};
use crate::session::Tab;

/// A command without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Command {
    New,
    Open,
    Save,
    SaveAs,
    Export,
    CopyPicture,
    CopyTable,
    Lessons,
    NextLesson,
    PreviousLesson,
    Quit,
    Undo,
    Redo,
    EditCoins,
    AddCoin,
    Random,
    Shuffle,
    Reverse,
    PlayPause,
    Back,
    Forward,
    BackSweep,
    ForwardSweep,
    PreviousPage,
    NextPage,
    First,
    Last,
    Slower,
    Faster,
    ByPhase,
    ByCell,
    BySweep,
    SwitchTransport,
    TakeLeft,
    TakeRight,
    Hint,
    TakeBack,
    NextLine,
    PreviousGame,
    NextGame,
    NextMistake,
    Retry,
    NewGame,
    StopPlaying,
    PlayTheTable,
    FirSec,
    TwoAhead,
    MyTurn,
    Difference,
    Diagonals,
    Rows,
    Columns,
    Recursion,
    ToggleLayout,
    TableLarger,
    TableSmaller,
    WholeTable,
    TableLeft,
    TableRight,
    TableUp,
    TableDown,
    GoTo,
    GameTab,
    CodeTab,
    WhyTab,
    PlayersTab,
    FusionTab,
    LargeTree,
    NextLengths,
    Minimap,
    TogglePath,
    Predict,
    Answers,
    Summary,
    PinLeft,
    PinRight,
    PinUp,
    PinDown,
    Trace,
    Unpin,
    Lecture,
    FullScreen,
    StartLecture,
    Spotlight,
    Blank,
    Black,
    SlideLabels,
    Dark,
    Light,
    HighContrast,
    FollowSystem,
    NextTheme,
    ReducedMotion,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    CoinsPanel,
    TabsPanel,
    TheGame,
    Shortcuts,
    Glossary,
    Palette,
}

/// The label, the tooltip and the keys of a command, as menus and the palette show them.
#[derive(Clone, Copy, Debug)]
pub struct About {
    pub label: &'static str,
    /// Empty if the label says it all.
    pub tooltip: &'static str,
    /// All keys of the command. Menus show the first one.
    pub keys: &'static [Shortcut],
}

impl Command {
    /// Returns the label, the tooltip and the keys.
    #[expect(clippy::too_many_lines, reason = "a list of all commands")]
    pub fn about(self) -> About {
        let (label, tooltip, keys): (_, _, &'static [Shortcut]) = match self {
            Self::New => ("New", "Start a new session", const { &[Shortcut::command(Key::N)] }),
            Self::Open => ("Open…", "Open a session file", const { &[Shortcut::command(Key::O)] }),
            Self::Save => ("Save", "Save the session to its file", const { &[Shortcut::command(Key::S)] }),
            Self::SaveAs => {
                ("Save as…", "Save the session to another file", const { &[Shortcut::command_shift(Key::S)] })
            }
            Self::Export => (
                "Export…",
                "Pictures, an animation, the table or the steps as files",
                const { &[Shortcut::command(Key::E)] },
            ),
            Self::CopyPicture => (
                "Copy picture",
                "Put what is shown on the clipboard, as a picture",
                const { &[Shortcut::command_shift(Key::C)] },
            ),
            Self::CopyTable => ("Copy table", "Put the table as it is filled on the clipboard, in Markdown", &[]),
            Self::Lessons => {
                ("All lessons…", "Choose a lesson, and see which are done", const { &[Shortcut::shift(Key::L)] })
            }
            Self::NextLesson => {
                ("Next lesson", "Open the lesson after this one", const { &[Shortcut::command(Key::PageDown)] })
            }
            Self::PreviousLesson => {
                ("Previous lesson", "Open the lesson before this one", const { &[Shortcut::command(Key::PageUp)] })
            }
            Self::Quit => ("Quit", "Close the window", const { &[Shortcut::command(Key::Q)] }),
            Self::Undo => ("Undo", "Take back the last change", const { &[Shortcut::command(Key::Z)] }),
            Self::Redo => (
                "Redo",
                "Bring back what was undone",
                const { &[Shortcut::command_shift(Key::Z), Shortcut::command(Key::Y)] },
            ),
            Self::EditCoins => {
                ("Type a row", "Go to the text field of the coins", const { &[Shortcut::command(Key::L)] })
            }
            Self::AddCoin => {
                ("Add a coin", "Add a coin at the end of the row", const { &[Shortcut::plain(Key::Insert)] })
            }
            Self::Random => {
                ("Random…", "Draw a row by number, range, shape and seed", const { &[Shortcut::command(Key::R)] })
            }
            Self::Shuffle => ("Shuffle", "Put the coins in random order", &[]),
            Self::Reverse => ("Reverse", "Turn the row around", &[]),
            Self::PlayPause => {
                ("Play or pause", "Play from here, or stop here", const { &[Shortcut::plain(Key::Space)] })
            }
            Self::Back => ("Back", "One step back", const { &[Shortcut::plain(Key::ArrowLeft)] }),
            Self::Forward => ("Forward", "One step forward", const { &[Shortcut::plain(Key::ArrowRight)] }),
            Self::BackSweep => (
                "Back by a sweep",
                "To the start of the diagonal, row or column",
                const { &[Shortcut::shift(Key::ArrowLeft)] },
            ),
            Self::ForwardSweep => (
                "Forward by a sweep",
                "To the end of the diagonal, row or column",
                const { &[Shortcut::shift(Key::ArrowRight)] },
            ),
            Self::PreviousPage => (
                "Back, by presenter",
                "One step back of the fill or the game, whoever is to move",
                const { &[Shortcut::plain(Key::PageUp)] },
            ),
            Self::NextPage => (
                "Forward, by presenter",
                "One step of the fill or the game, whoever is to move",
                const { &[Shortcut::plain(Key::PageDown)] },
            ),
            Self::First => ("First", "To the start", const { &[Shortcut::plain(Key::Home)] }),
            Self::Last => ("Last", "To the end", const { &[Shortcut::plain(Key::End)] }),
            Self::Slower => ("Slower", "Play at half the speed", const { &[Shortcut::plain(Key::Minus)] }),
            Self::Faster => (
                "Faster",
                "Play at twice the speed",
                const { &[Shortcut::plain(Key::Plus), Shortcut::shift(Key::Plus), Shortcut::plain(Key::Equals)] },
            ),
            Self::ByPhase => ("Step by phase", "Read, add, choose and write are a step each", &[]),
            Self::ByCell => ("Step by cell", "A step writes a cell, or makes a call of the recursion", &[]),
            Self::BySweep => ("Step by sweep", "A step writes a whole diagonal, row or column", &[]),
            Self::SwitchTransport => (
                "Switch fill and game",
                "Let the keys move the fill or the game",
                const { &[Shortcut::plain(Key::F6)] },
            ),
            Self::TakeLeft => (
                "Take left",
                "Take the left end, as a branch if the game went on otherwise",
                const { &[Shortcut::plain(Key::OpenBracket)] },
            ),
            Self::TakeRight => (
                "Take right",
                "Take the right end, as a branch if the game went on otherwise",
                const { &[Shortcut::plain(Key::CloseBracket)] },
            ),
            Self::Hint => ("Hint", "Show what both ends are worth", const { &[Shortcut::plain(Key::H)] }),
            Self::TakeBack => ("Take back", "Take back your last move", const { &[Shortcut::plain(Key::Backspace)] }),
            Self::NextLine => {
                ("Next line", "Go over to the next line of the game", const { &[Shortcut::plain(Key::N)] })
            }
            Self::PreviousGame => ("Previous optimal game", "The one before among the games without a mistake", &[]),
            Self::NextGame => ("Next optimal game", "The one after among the games without a mistake", &[]),
            Self::NextMistake => {
                ("Next mistake", "Go to the next move that threw something away", const { &[Shortcut::plain(Key::M)] })
            }
            Self::Retry => ("Try again from here", "Choose again in this position; the old moves stay as a line", &[]),
            Self::StopPlaying => ("Stop playing", "Let the table play for you", &[]),
            Self::NewGame => ("New game", "Begin again with the same players, without branches", &[]),
            Self::PlayTheTable => ("Play against the table", "Be First against an optimal Second", &[]),
            Self::FirSec => (
                "Recurrence fir / sec",
                "What the player to move and the other one score",
                const { &[Shortcut::plain(Key::Num1)] },
            ),
            Self::TwoAhead => {
                ("Recurrence F", "The player to move's score, two moves ahead", const { &[Shortcut::plain(Key::Num2)] })
            }
            Self::MyTurn => (
                "Recurrence f / g",
                "My score when it is my turn, and when it is theirs",
                const { &[Shortcut::plain(Key::Num3)] },
            ),
            Self::Difference => (
                "Recurrence fir − sec",
                "By how much the player to move is ahead",
                const { &[Shortcut::plain(Key::Num4)] },
            ),
            Self::Diagonals => {
                ("Fill by diagonals", "Shorter intervals first, from the left", const { &[Shortcut::plain(Key::Num5)] })
            }
            Self::Rows => {
                ("Fill by rows", "From the bottom row up, each from the left", const { &[Shortcut::plain(Key::Num6)] })
            }
            Self::Columns => (
                "Fill by columns",
                "From the left column on, each from the bottom",
                const { &[Shortcut::plain(Key::Num7)] },
            ),
            Self::Recursion => (
                "Fill by recursion + memo",
                "From the whole row down: calls, memo hits and returns",
                const { &[Shortcut::plain(Key::Num8)] },
            ),
            Self::ToggleLayout => {
                ("Square or triangle", "Lay the table out the other way", const { &[Shortcut::plain(Key::T)] })
            }
            Self::TableLarger => ("Larger cells", "Zoom into the table", const { &[Shortcut::plain(Key::Z)] }),
            Self::TableSmaller => ("Smaller cells", "Zoom out of the table", const { &[Shortcut::shift(Key::Z)] }),
            Self::WholeTable => (
                "Whole table",
                "All of the table at once, or cells that are large enough to read",
                const { &[Shortcut::plain(Key::W)] },
            ),
            Self::TableLeft => ("Table to the left", "", const { &[Shortcut::command_shift(Key::ArrowLeft)] }),
            Self::TableRight => ("Table to the right", "", const { &[Shortcut::command_shift(Key::ArrowRight)] }),
            Self::TableUp => ("Table upwards", "", const { &[Shortcut::command_shift(Key::ArrowUp)] }),
            Self::TableDown => ("Table downwards", "", const { &[Shortcut::command_shift(Key::ArrowDown)] }),
            Self::GoTo => ("Go to…", "Go to a cell or a coin by its indices", const { &[Shortcut::command(Key::G)] }),
            Self::GameTab => ("Show the game", "The game, move by move", const { &[Shortcut::command(Key::Num1)] }),
            Self::CodeTab => {
                ("Show the code", "The recurrence and fill order as code", const { &[Shortcut::command(Key::Num2)] })
            }
            Self::WhyTab => (
                "Show why it is DP",
                "The recursion as tree, graph and table, and its cost",
                const { &[Shortcut::command(Key::Num3)] },
            ),
            Self::PlayersTab => (
                "Show the players",
                "How different players fare, on this row and on many",
                const { &[Shortcut::command(Key::Num4)] },
            ),
            Self::FusionTab => (
                "Show fusion",
                "The linear-time method, step by step: three coins become one",
                const { &[Shortcut::command(Key::Num5)] },
            ),
            Self::LargeTree => (
                "Large tree of calls",
                "Show the tree of calls at full size, in place of the table",
                const { &[Shortcut::plain(Key::E)] },
            ),
            Self::NextLengths => (
                "Other lengths",
                "In the picture of a whole table, show all lengths, even ones or odd ones",
                const { &[Shortcut::plain(Key::O)] },
            ),
            Self::Minimap => ("Minimap", "A small picture of the whole table, to move around in it", &[]),
            Self::TogglePath => {
                ("Game path", "Show the way of the game through the table", const { &[Shortcut::plain(Key::G)] })
            }
            Self::Predict => (
                "Predict",
                "Be asked for a step before it is shown, or not any more",
                const { &[Shortcut::plain(Key::P)] },
            ),
            Self::Answers => (
                "Show the answers",
                "Show what best play comes to now, or only when the table is filled",
                const { &[Shortcut::plain(Key::A)] },
            ),
            Self::Summary => ("Summary of predictions", "What was right and what went wrong, to be copied", &[]),
            Self::PinLeft => ("Pin the cell on the left", "", const { &[Shortcut::command(Key::ArrowLeft)] }),
            Self::PinRight => ("Pin the cell on the right", "", const { &[Shortcut::command(Key::ArrowRight)] }),
            Self::PinUp => ("Pin the cell above", "", const { &[Shortcut::command(Key::ArrowUp)] }),
            Self::PinDown => ("Pin the cell below", "", const { &[Shortcut::command(Key::ArrowDown)] }),
            Self::Trace => (
                "Trace the coins",
                "Show which coins make up the first number of the cell, then the second",
                const { &[Shortcut::plain(Key::C)] },
            ),
            Self::Unpin => (
                "Unpin",
                "Let the step panel follow the fill again; leave the lecture view",
                const { &[Shortcut::plain(Key::Escape)] },
            ),
            Self::Lecture => (
                "Lecture view",
                "Only the row, the table and the sum, as large as they can be",
                const { &[Shortcut::plain(Key::L)] },
            ),
            Self::FullScreen => (
                "Lecture in full screen",
                "The lecture view on the whole screen",
                const { &[Shortcut::plain(Key::F11)] },
            ),
            Self::StartLecture => (
                "Start the lecture",
                "The lecture view in full screen, from the first step",
                const { &[Shortcut::plain(Key::F5)] },
            ),
            Self::Spotlight => (
                "Spotlight",
                "Dim all but the present cell, what it reads and its coins",
                const { &[Shortcut::plain(Key::S)] },
            ),
            Self::Blank => (
                "Blank the table",
                "In the lecture view, hide the table and the sum, and show them again",
                const { &[Shortcut::plain(Key::Period)] },
            ),
            Self::Black => (
                "Black screen",
                "In the lecture view, make the whole screen black, and show the slide again",
                const { &[Shortcut::plain(Key::B)] },
            ),
            Self::SlideLabels => {
                ("Title and legend on slides", "Show the title and the legend in the lecture view", &[])
            }
            Self::Dark => ("Dark", "A dark theme", &[]),
            Self::Light => ("Light", "A light theme", &[]),
            Self::HighContrast => ("High contrast", "Bright on black", &[]),
            Self::FollowSystem => ("Follow the system", "Dark or light as the system is", &[]),
            Self::NextTheme => {
                ("Next theme", "From dark to light to high contrast", const { &[Shortcut::plain(Key::D)] })
            }
            Self::ReducedMotion => ("Reduced motion", "Show steps at once, without movement between them", &[]),
            Self::ZoomIn => (
                "Zoom in",
                "Everything larger",
                const { &[Shortcut::command(Key::Plus), Shortcut::command_shift(Key::Plus), Shortcut::command(Key::Equals)] },
            ),
            Self::ZoomOut => ("Zoom out", "Everything smaller", const { &[Shortcut::command(Key::Minus)] }),
            Self::ZoomReset => {
                ("Normal size", "Everything at its normal size", const { &[Shortcut::command(Key::Num0)] })
            }
            Self::CoinsPanel => {
                ("Row and lesson", "Open or close the panel on the left", const { &[Shortcut::plain(Key::F3)] })
            }
            Self::TabsPanel => {
                ("Game, code and more", "Open or close the panel on the right", const { &[Shortcut::plain(Key::F4)] })
            }
            Self::TheGame => ("The game", "The rules, and what a cell of the table holds", &[]),
            Self::Shortcuts => ("Keyboard shortcuts", "All keys at a glance", const { &[Shortcut::plain(Key::F1)] }),
            Self::Glossary => ("Glossary", "All terms on the screen, each explained in a sentence", &[]),
            Self::Palette => ("Commands…", "Find a command by its name", const { &[Shortcut::command(Key::K)] }),
        };
        About { label, tooltip, keys }
    }

    /// Returns the command that computes the table by `recurrence`.
    pub fn of_recurrence(recurrence: Recurrence) -> Self {
        match recurrence {
            Recurrence::FirSec => Self::FirSec,
            Recurrence::TwoAhead => Self::TwoAhead,
            Recurrence::MyTurn => Self::MyTurn,
            Recurrence::Difference => Self::Difference,
        }
    }

    /// Returns the command that fills the table in `order`.
    pub fn of_order(order: FillOrder) -> Self {
        match order {
            FillOrder::Diagonals => Self::Diagonals,
            FillOrder::Rows => Self::Rows,
            FillOrder::Columns => Self::Columns,
            FillOrder::Recursion => Self::Recursion,
        }
    }

    /// Returns the command that shows `tab`.
    pub fn of_tab(tab: Tab) -> Self {
        match tab {
            Tab::Game => Self::GameTab,
            Tab::Code => Self::CodeTab,
            Tab::Why => Self::WhyTab,
            Tab::Players => Self::PlayersTab,
            Tab::Fusion => Self::FusionTab,
        }
    }

    /// Returns whether the command repeats while its key is held.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Self::Back
                | Self::Forward
                | Self::BackSweep
                | Self::ForwardSweep
                | Self::PreviousPage
                | Self::NextPage
                | Self::Slower
                | Self::Faster
                | Self::Undo
                | Self::Redo
                | Self::ZoomIn
                | Self::ZoomOut
                | Self::PinLeft
                | Self::PinRight
                | Self::PinUp
                | Self::PinDown
                | Self::TableLarger
                | Self::TableSmaller
                | Self::TableLeft
                | Self::TableRight
                | Self::TableUp
                | Self::TableDown
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, HashSet};

    #[test]
    fn no_two_commands_share_a_shortcut() {
        let mut owners = HashMap::new();
        for command in Command::VARIANTS.iter().copied() {
            for shortcut in command.about().keys {
                if let Some(other) = owners.insert(*shortcut, command) {
                    panic!("{command:?} and {other:?} share {shortcut:?}");
                }
            }
        }
    }

    #[test]
    fn no_two_commands_share_a_label() {
        let labels: HashSet<_> = Command::VARIANTS.iter().map(|command| command.about().label).collect();
        assert_eq!(labels.len(), Command::VARIANTS.len());
    }
}
