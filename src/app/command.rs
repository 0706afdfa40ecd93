//! The commands: what the user can ask for without an argument. Menus, keys and the palette read one table.

use strum::VariantArray;

use crate::app::key::{Key, Shortcut};
use crate::game::{FillOrder, Recurrence, Rule};
use crate::platform::system;
use crate::session::Subject;
use crate::text::parts::keyed_by_name;
use crate::wording::commands::command as text;
use crate::wording::panels::menu;

/// A command without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Command {
    New,
    Open,
    Save,
    SaveAs,
    Export,
    CopyPicture,
    CopyTable,
    CopyLink,
    CopyLinkUpToStop,
    LinkAddress,
    Lessons,
    EditCourse,
    NewCourse,
    SaveCourse,
    SaveCourseAs,
    SaveWholeCourse,
    AddToCourse,
    UndoInCourse,
    AddStop,
    ChangeWords,
    ListStops,
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
    RaiseThird,
    VoteAgain,
    Hint,
    TakeBack,
    NextLine,
    PreviousGame,
    NextGame,
    Details,
    NextMistake,
    Retry,
    TellMistakes,
    NewGame,
    StopPlaying,
    PlayTheTable,
    FirSec,
    TwoAhead,
    MyTurn,
    Difference,
    ClassicRule,
    WhatStays,
    UpToTwo,
    UpToThree,
    AnyNumber,
    FewestWins,
    RisingPrices,
    DoublingPrices,
    Circle,
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
    ShowGame,
    ShowTable,
    ShowCalls,
    ShowCode,
    ShowFusion,
    ShowPlayers,
    ShowMap,
    ShowBuild,
    ShowOwn,
    NextLengths,
    Minimap,
    TogglePath,
    CountFromOne,
    Predict,
    Answers,
    Summary,
    Practise,
    Progress,
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
    Presenter,
    Freeze,
    Overview,
    LectureNotes,
    NextTime,
    PauseTime,
    RestartTime,
    Rehearse,
    Pen,
    PenThickness,
    Spot,
    ClearDrawing,
    Dark,
    Light,
    HighContrast,
    FollowSystem,
    NextTheme,
    SystemLanguage,
    ReducedMotion,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    Story,
    Beside,
    Compare,
    Shortcuts,
    Glossary,
    Palette,
}

/// A menu, or a menu within one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Menu {
    File,
    Course,
    Edit,
    View,
    Presenter,
    Table,
    Recurrence,
    Rule,
    FillOrder,
    Cell,
    Theme,
    Language,
    Size,
    Stage,
    Play,
    Game,
    Help,
    /// The commands that only the palette, keys and buttons have.
    Nowhere,
}

impl Menu {
    /// The menus of the menu bar, from the left.
    pub const BAR: [Self; 6] = [Self::File, Self::Edit, Self::View, Self::Play, Self::Game, Self::Help];

    /// Returns the menu that this one is in.
    pub fn parent(self) -> Option<Self> {
        match self {
            Self::Course => Some(Self::File),
            Self::Presenter | Self::Table | Self::Cell | Self::Theme | Self::Language | Self::Size | Self::Stage => {
                Some(Self::View)
            }
            Self::Recurrence | Self::Rule | Self::FillOrder => Some(Self::Table),
            _ => None,
        }
    }

    /// Returns the text of its button.
    pub fn text(self) -> &'static str {
        menu::name(self)
    }

    /// Returns what the menu shows from top to bottom: the rows that are offered, and menus where their first row is.
    pub fn parts(self) -> Vec<MenuItem> {
        let mut parts = Vec::new();
        for row in TABLE.iter().filter(|row| row.command.is_offered()) {
            if row.menu == self {
                parts.push(MenuItem::Row(row));
            } else if let Some(within) = row.menu.within(self)
                && !parts.iter().any(|part| matches!(part, MenuItem::Menu(menu, _) if *menu == within))
            {
                parts.push(MenuItem::Menu(within, row.is_below_line));
            }
        }
        parts
    }

    /// Returns the menu of `outer` that this one is, or is in.
    fn within(self, outer: Self) -> Option<Self> {
        let parent = self.parent()?;
        if parent == outer { Some(self) } else { parent.within(outer) }
    }
}

/// An item of a menu.
pub enum MenuItem {
    Row(&'static Row),
    /// A menu, and whether a line is above it.
    Menu(Menu, bool),
}

/// A row of the table of commands.
pub struct Row {
    pub command: Command,
    pub menu: Menu,
    /// Whether a line is above it in its menu. Above the first item of a menu within another it is above that menu.
    pub is_below_line: bool,
    keys: &'static [Shortcut],
    /// The keys in a page, where they differ. A page leaves to its browser the keys of tabs, of the size of the text and
    /// of loading again.
    page_keys: Option<&'static [Shortcut]>,
    is_in_page: bool,
    /// Whether the command repeats while its key is held.
    pub repeats: bool,
}

const fn row(command: Command, menu: Menu, keys: &'static [Shortcut]) -> Row {
    Row { command, menu, is_below_line: false, keys, page_keys: None, is_in_page: true, repeats: false }
}

impl Row {
    const fn below_line(self) -> Self {
        Self { is_below_line: true, ..self }
    }

    const fn in_page(self, keys: &'static [Shortcut]) -> Self {
        Self { page_keys: Some(keys), ..self }
    }

    const fn not_in_page(self) -> Self {
        Self { is_in_page: false, ..self }
    }

    const fn repeating(self) -> Self {
        Self { repeats: true, ..self }
    }
}

const fn plain(key: Key) -> Shortcut {
    Shortcut { command: false, alt: false, shift: false, key }
}

const fn shift(key: Key) -> Shortcut {
    Shortcut { shift: true, ..plain(key) }
}

const fn alt(key: Key) -> Shortcut {
    Shortcut { alt: true, ..plain(key) }
}

/// Ctrl, or ⌘ on macOS.
const fn ctrl(key: Key) -> Shortcut {
    Shortcut { command: true, ..plain(key) }
}

const fn ctrl_shift(key: Key) -> Shortcut {
    Shortcut { command: true, ..shift(key) }
}

/// All commands, in the order of the menus.
static TABLE: &[Row] = &[
    row(Command::New, Menu::File, &[ctrl(Key::N)]).in_page(&[]),
    row(Command::Open, Menu::File, &[ctrl(Key::O)]),
    row(Command::Save, Menu::File, &[ctrl(Key::S)]).below_line(),
    row(Command::SaveAs, Menu::File, &[ctrl_shift(Key::S)]),
    row(Command::Lessons, Menu::File, &[shift(Key::L)]).below_line(),
    row(Command::NextLesson, Menu::File, &[ctrl(Key::PageDown)]).in_page(&[]),
    row(Command::PreviousLesson, Menu::File, &[ctrl(Key::PageUp)]).in_page(&[]),
    row(Command::EditCourse, Menu::Course, &[]),
    row(Command::NewCourse, Menu::Course, &[]),
    row(Command::AddToCourse, Menu::Course, &[]),
    row(Command::UndoInCourse, Menu::Course, &[]),
    row(Command::AddStop, Menu::Course, &[shift(Key::S)]),
    row(Command::ChangeWords, Menu::Course, &[shift(Key::E)]),
    row(Command::ListStops, Menu::Course, &[]),
    row(Command::SaveCourse, Menu::Course, &[]).below_line(),
    row(Command::SaveCourseAs, Menu::Course, &[]),
    row(Command::SaveWholeCourse, Menu::Course, &[]),
    row(Command::Export, Menu::File, &[ctrl(Key::E)]).below_line(),
    row(Command::CopyPicture, Menu::File, &[ctrl_shift(Key::C)]),
    row(Command::CopyTable, Menu::File, &[]),
    row(Command::CopyLink, Menu::File, &[]),
    row(Command::CopyLinkUpToStop, Menu::File, &[]),
    row(Command::Quit, Menu::File, &[ctrl(Key::Q)]).below_line().in_page(&[]).not_in_page(),
    row(Command::Undo, Menu::Edit, &[ctrl(Key::Z)]).repeating(),
    row(Command::Redo, Menu::Edit, &[ctrl_shift(Key::Z), ctrl(Key::Y)]).repeating(),
    row(Command::EditCoins, Menu::Edit, &[ctrl(Key::L)]).below_line(),
    row(Command::AddCoin, Menu::Edit, &[plain(Key::Insert)]),
    row(Command::Random, Menu::Edit, &[ctrl(Key::R)]).in_page(&[plain(Key::R)]),
    row(Command::Shuffle, Menu::Edit, &[]),
    row(Command::Reverse, Menu::Edit, &[]),
    row(Command::Lecture, Menu::View, &[plain(Key::L)]),
    row(Command::FullScreen, Menu::View, &[plain(Key::F11)]),
    row(Command::StartLecture, Menu::View, &[plain(Key::F5)]).in_page(&[shift(Key::B)]),
    row(Command::Spotlight, Menu::View, &[plain(Key::S)]),
    row(Command::Presenter, Menu::Presenter, &[plain(Key::F7)]).not_in_page(),
    row(Command::LectureNotes, Menu::Presenter, &[shift(Key::N)]),
    row(Command::Rehearse, Menu::Presenter, &[]),
    row(Command::Freeze, Menu::Presenter, &[shift(Key::F)]).below_line(),
    row(Command::Overview, Menu::Presenter, &[shift(Key::O)]),
    row(Command::Pen, Menu::Presenter, &[shift(Key::P)]),
    row(Command::PenThickness, Menu::Presenter, &[shift(Key::W)]),
    row(Command::Spot, Menu::Presenter, &[shift(Key::D)]),
    row(Command::ClearDrawing, Menu::Presenter, &[shift(Key::X)]),
    row(Command::NextTime, Menu::Presenter, &[shift(Key::C)]).below_line(),
    row(Command::PauseTime, Menu::Presenter, &[shift(Key::K)]),
    row(Command::RestartTime, Menu::Presenter, &[]),
    row(Command::FirSec, Menu::Recurrence, &[alt(Key::Num1)]),
    row(Command::TwoAhead, Menu::Recurrence, &[alt(Key::Num2)]),
    row(Command::MyTurn, Menu::Recurrence, &[alt(Key::Num3)]),
    row(Command::Difference, Menu::Recurrence, &[alt(Key::Num4)]),
    row(Command::ClassicRule, Menu::Rule, &[]),
    row(Command::WhatStays, Menu::Rule, &[]),
    row(Command::UpToTwo, Menu::Rule, &[]),
    row(Command::UpToThree, Menu::Rule, &[]),
    row(Command::AnyNumber, Menu::Rule, &[]),
    row(Command::FewestWins, Menu::Rule, &[]),
    row(Command::RisingPrices, Menu::Rule, &[]),
    row(Command::DoublingPrices, Menu::Rule, &[]),
    row(Command::Circle, Menu::Rule, &[]),
    row(Command::Diagonals, Menu::FillOrder, &[alt(Key::Num5)]),
    row(Command::Rows, Menu::FillOrder, &[alt(Key::Num6)]),
    row(Command::Columns, Menu::FillOrder, &[alt(Key::Num7)]),
    row(Command::Recursion, Menu::FillOrder, &[alt(Key::Num8)]),
    row(Command::Predict, Menu::Table, &[plain(Key::P)]).below_line(),
    row(Command::Summary, Menu::Table, &[]),
    row(Command::Practise, Menu::Play, &[]).below_line(),
    row(Command::Progress, Menu::Play, &[]),
    row(Command::Answers, Menu::Table, &[plain(Key::A)]),
    row(Command::ToggleLayout, Menu::Table, &[plain(Key::T)]).below_line(),
    row(Command::TableLarger, Menu::Table, &[plain(Key::Z)]).repeating(),
    row(Command::TableSmaller, Menu::Table, &[shift(Key::Z)]).repeating(),
    row(Command::WholeTable, Menu::Table, &[plain(Key::W)]),
    row(Command::GoTo, Menu::Table, &[ctrl(Key::G)]),
    row(Command::NextLengths, Menu::Table, &[plain(Key::O)]),
    row(Command::Minimap, Menu::Table, &[]),
    row(Command::TogglePath, Menu::Table, &[plain(Key::G)]),
    row(Command::CountFromOne, Menu::Table, &[]),
    row(Command::PinLeft, Menu::Cell, &[ctrl(Key::ArrowLeft)]).repeating(),
    row(Command::PinRight, Menu::Cell, &[ctrl(Key::ArrowRight)]).repeating(),
    row(Command::PinUp, Menu::Cell, &[ctrl(Key::ArrowUp)]).repeating(),
    row(Command::PinDown, Menu::Cell, &[ctrl(Key::ArrowDown)]).repeating(),
    row(Command::Trace, Menu::Cell, &[plain(Key::C)]).below_line(),
    row(Command::Unpin, Menu::Cell, &[plain(Key::Escape)]),
    row(Command::Dark, Menu::Theme, &[]).below_line(),
    row(Command::Light, Menu::Theme, &[]),
    row(Command::HighContrast, Menu::Theme, &[]),
    row(Command::FollowSystem, Menu::Theme, &[]),
    row(Command::SystemLanguage, Menu::Language, &[]),
    row(Command::ZoomIn, Menu::Size, &[ctrl(Key::Plus), ctrl_shift(Key::Plus), ctrl(Key::Equals)])
        .in_page(&[])
        .repeating(),
    row(Command::ZoomOut, Menu::Size, &[ctrl(Key::Minus)]).in_page(&[]).repeating(),
    row(Command::ZoomReset, Menu::Size, &[ctrl(Key::Num0)]).in_page(&[]),
    row(Command::ReducedMotion, Menu::View, &[]),
    row(Command::Story, Menu::View, &[plain(Key::F3)]).below_line(),
    row(Command::Beside, Menu::View, &[plain(Key::F4)]),
    row(Command::Compare, Menu::View, &[]),
    row(Command::ShowGame, Menu::Stage, &[ctrl(Key::Num1)]),
    row(Command::ShowTable, Menu::Stage, &[ctrl(Key::Num2)]),
    row(Command::ShowCalls, Menu::Stage, &[ctrl(Key::Num3)]),
    row(Command::ShowCode, Menu::Stage, &[ctrl(Key::Num4)]),
    row(Command::ShowFusion, Menu::Stage, &[ctrl(Key::Num5)]),
    row(Command::ShowPlayers, Menu::Stage, &[ctrl(Key::Num6)]),
    row(Command::ShowMap, Menu::Stage, &[ctrl(Key::Num7)]),
    row(Command::ShowBuild, Menu::Stage, &[ctrl(Key::Num8)]),
    row(Command::ShowOwn, Menu::Stage, &[ctrl(Key::Num9)]),
    row(Command::PlayPause, Menu::Play, &[plain(Key::Space)]),
    row(Command::Back, Menu::Play, &[plain(Key::ArrowLeft)]).repeating(),
    row(Command::Forward, Menu::Play, &[plain(Key::ArrowRight)]).repeating(),
    row(Command::BackSweep, Menu::Play, &[shift(Key::ArrowLeft)]).repeating(),
    row(Command::ForwardSweep, Menu::Play, &[shift(Key::ArrowRight)]).repeating(),
    row(Command::First, Menu::Play, &[plain(Key::Home)]),
    row(Command::Last, Menu::Play, &[plain(Key::End)]),
    row(Command::Slower, Menu::Play, &[plain(Key::Minus)]).below_line().repeating(),
    row(Command::Faster, Menu::Play, &[plain(Key::Plus), plain(Key::Equals)]).repeating(),
    row(Command::ByPhase, Menu::Play, &[]).below_line(),
    row(Command::ByCell, Menu::Play, &[]),
    row(Command::BySweep, Menu::Play, &[]),
    row(Command::SwitchTransport, Menu::Play, &[plain(Key::F6)]).below_line(),
    row(Command::PlayTheTable, Menu::Game, &[]),
    row(Command::NewGame, Menu::Game, &[]),
    row(Command::StopPlaying, Menu::Game, &[]),
    row(Command::TakeLeft, Menu::Game, &[plain(Key::OpenBracket)]).below_line(),
    row(Command::TakeRight, Menu::Game, &[plain(Key::CloseBracket)]),
    row(Command::Hint, Menu::Game, &[plain(Key::H)]),
    row(Command::TakeBack, Menu::Game, &[plain(Key::Backspace)]),
    row(Command::Details, Menu::Game, &[plain(Key::E)]).below_line(),
    row(Command::NextMistake, Menu::Game, &[plain(Key::M)]),
    row(Command::Retry, Menu::Game, &[]),
    row(Command::TellMistakes, Menu::Game, &[]),
    row(Command::NextLine, Menu::Game, &[plain(Key::N)]).below_line(),
    row(Command::PreviousGame, Menu::Game, &[]),
    row(Command::NextGame, Menu::Game, &[]),
    row(Command::Glossary, Menu::Help, &[]),
    row(Command::Shortcuts, Menu::Help, &[plain(Key::F1)]),
    row(Command::Palette, Menu::Help, &[ctrl(Key::K)]),
    row(Command::LinkAddress, Menu::Nowhere, &[]).not_in_page(),
    row(Command::PreviousPage, Menu::Nowhere, &[plain(Key::PageUp)]).repeating(),
    row(Command::NextPage, Menu::Nowhere, &[plain(Key::PageDown)]).repeating(),
    row(Command::RaiseThird, Menu::Nowhere, &[plain(Key::Backslash)]),
    row(Command::VoteAgain, Menu::Presenter, &[shift(Key::H)]),
    row(Command::TableLeft, Menu::Nowhere, &[ctrl_shift(Key::ArrowLeft)]).repeating(),
    row(Command::TableRight, Menu::Nowhere, &[ctrl_shift(Key::ArrowRight)]).repeating(),
    row(Command::TableUp, Menu::Nowhere, &[ctrl_shift(Key::ArrowUp)]).repeating(),
    row(Command::TableDown, Menu::Nowhere, &[ctrl_shift(Key::ArrowDown)]).repeating(),
    row(Command::Blank, Menu::Nowhere, &[plain(Key::Period)]),
    row(Command::Black, Menu::Nowhere, &[plain(Key::B)]),
    row(Command::NextTheme, Menu::Nowhere, &[plain(Key::D)]),
];

/// The label, the tooltip and the keys of a command, as menus and the palette show them.
#[derive(Clone, Copy, Debug)]
pub struct About {
    pub label: &'static str,
    pub tooltip: &'static str,
    /// All keys of the command where the program runs. Menus show the first one.
    pub keys: &'static [Shortcut],
}

keyed_by_name! { Command Menu }

impl Command {
    /// Returns the commands that are offered where the program runs. A page can't quit, and knows its own address.
    pub fn offered() -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied().filter(|command| command.is_offered())
    }

    /// Returns whether the command is offered where the program runs.
    pub fn is_offered(self) -> bool {
        !system::IS_PAGE || self.row().is_in_page
    }

    /// Returns the label, the tooltip and the keys.
    pub fn about(self) -> About {
        About { label: text::name(self), tooltip: text::tooltip(self), keys: self.keys_in(system::IS_PAGE) }
    }

    /// Returns the keys of the command in a window of the desktop, or in a page (`is_page`).
    pub fn keys_in(self, is_page: bool) -> &'static [Shortcut] {
        let row = self.row();
        row.page_keys.filter(|_| is_page).unwrap_or(row.keys)
    }

    /// Returns the command's row of the table.
    pub fn row(self) -> &'static Row {
        let row = TABLE.iter().find(|row| row.command == self);
        row.expect("each command has a row, as a test checks")
    }

    /// The commands that compute the table by each of [`Recurrence::PUBLISHED`].
    pub const RECURRENCES: [Self; 4] = [Self::FirSec, Self::TwoAhead, Self::MyTurn, Self::Difference];

    /// Returns the published recurrence that the command computes the table by.
    pub fn recurrence_computed(self) -> Option<Recurrence> {
        Self::RECURRENCES.iter().position(|command| *command == self).map(|at| Recurrence::PUBLISHED[at])
    }

    /// Returns the rule that the command plays by.
    pub fn rule(self) -> Option<Rule> {
        Some(match self {
            Self::ClassicRule => Rule::CLASSIC,
            Self::WhatStays => Rule::WHAT_STAYS,
            Self::UpToTwo => Rule::UP_TO_TWO,
            Self::UpToThree => Rule::UP_TO_THREE,
            Self::AnyNumber => Rule::ANY_NUMBER,
            Self::Circle => Rule::CIRCLE,
            Self::FewestWins => Rule::FEWEST_WINS,
            Self::RisingPrices => Rule::RISING_PRICES,
            Self::DoublingPrices => Rule::DOUBLING_PRICES,
            _ => return None,
        })
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

    /// Returns the command that shows `subject` on the stage.
    pub fn of_subject(subject: Subject) -> Self {
        match subject {
            Subject::Game => Self::ShowGame,
            Subject::Table => Self::ShowTable,
            Subject::Calls => Self::ShowCalls,
            Subject::Code => Self::ShowCode,
            Subject::Fusion => Self::ShowFusion,
            Subject::Players => Self::ShowPlayers,
            Subject::Map => Self::ShowMap,
            Subject::Build => Self::ShowBuild,
            Subject::Own => Self::ShowOwn,
        }
    }

    /// Returns the subject that the command shows on the stage.
    pub fn subject(self) -> Option<Subject> {
        Subject::ALL.into_iter().find(|subject| Self::of_subject(*subject) == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, HashSet};

    /// The keys that a browser keeps for itself, and those that a page must leave to it.
    const OF_BROWSERS: [Shortcut; 19] = [
        // Windows and tabs.
        ctrl(Key::N),
        ctrl(Key::T),
        ctrl(Key::W),
        ctrl(Key::Q),
        ctrl_shift(Key::N),
        ctrl_shift(Key::P),
        ctrl_shift(Key::T),
        ctrl_shift(Key::W),
        ctrl(Key::PageUp),
        ctrl(Key::PageDown),
        // The size of the text.
        ctrl(Key::Plus),
        ctrl_shift(Key::Plus),
        ctrl(Key::Equals),
        ctrl(Key::Minus),
        ctrl(Key::Num0),
        // Loading again.
        plain(Key::F5),
        shift(Key::F5),
        ctrl(Key::R),
        ctrl_shift(Key::R),
    ];

    #[test]
    fn no_two_commands_share_a_shortcut_on_the_desktop_or_in_a_page() {
        for is_page in [false, true] {
            let mut owners = HashMap::new();
            for command in Command::VARIANTS.iter().copied() {
                for shortcut in command.keys_in(is_page) {
                    if let Some(other) = owners.insert(*shortcut, command) {
                        panic!("{command:?} and {other:?} share {shortcut:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_page_leaves_the_keys_of_its_browser_alone() {
        for command in Command::VARIANTS.iter().copied() {
            let taken = command.keys_in(true).iter().find(|shortcut| OF_BROWSERS.contains(shortcut));
            assert_eq!(taken, None, "{command:?}");
        }
    }

    #[test]
    fn what_a_page_can_not_bind_as_on_the_desktop_has_another_key_or_none() {
        let differ = |command: &Command| command.keys_in(true) != command.keys_in(false);
        let others: Vec<_> = Command::VARIANTS.iter().copied().filter(differ).collect();
        for command in &others {
            let of_browser = command.keys_in(false).iter().all(|shortcut| OF_BROWSERS.contains(shortcut));
            assert!(of_browser, "{command:?} has another key without need");
        }
        for command in [Command::Random, Command::StartLecture] {
            assert!(others.contains(&command) && !command.keys_in(true).is_empty(), "{command:?}");
        }
    }

    #[test]
    fn no_plain_digit_is_a_shortcut() {
        for command in Command::VARIANTS.iter().copied() {
            for shortcut in [false, true].iter().flat_map(|is_page| command.keys_in(*is_page)) {
                let is_digit = shortcut.key.name().starts_with(|letter: char| letter.is_ascii_digit());
                assert!(!is_digit || shortcut.command || shortcut.alt, "{command:?}: digits type a row");
            }
        }
    }

    #[test]
    fn every_command_has_one_row() {
        assert_eq!(TABLE.len(), Command::VARIANTS.len());
        for command in Command::VARIANTS.iter().copied() {
            assert_eq!(TABLE.iter().filter(|row| row.command == command).count(), 1, "{command:?}");
        }
    }

    fn count(menu: Menu) -> usize {
        let of_part = |part: &MenuItem| match part {
            MenuItem::Row(_) => 1,
            MenuItem::Menu(menu, _) => count(*menu),
        };
        menu.parts().iter().map(of_part).sum()
    }

    #[test]
    fn every_menu_is_in_the_bar_or_in_another_one_and_has_its_commands() {
        let reached = |menu: Menu| Menu::BAR.into_iter().any(|top| top == menu || menu.within(top).is_some());
        assert!(Menu::VARIANTS.iter().all(|menu| (*menu == Menu::Nowhere) != reached(*menu)));
        let nowhere = Command::offered().filter(|command| command.row().menu == Menu::Nowhere).count();
        let in_menus: usize = Menu::BAR.into_iter().map(count).sum();
        assert_eq!(in_menus + nowhere, Command::offered().count());
    }

    #[test]
    fn no_two_commands_share_a_label() {
        let labels: HashSet<_> = Command::VARIANTS.iter().map(|command| command.about().label).collect();
        assert_eq!(labels.len(), Command::VARIANTS.len());
    }
}
