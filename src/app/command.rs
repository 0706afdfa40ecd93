//! The commands: what the user can ask for without an argument. Menus, keys and the palette offer the same list.

use strum::VariantArray;

use crate::app::shortcut::{Key, Shortcut};
use crate::game::{FillOrder, Recurrence};
use crate::platform::page;
use crate::session::Tab;
use crate::wording::commands::{CommandText, course, edit, file, game, help, presenter, table, transport, view};

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
    CopyLink,
    LinkAddress,
    Lessons,
    NewCourse,
    SaveCourse,
    SaveCourseAs,
    SaveWholeCourse,
    AddToCourse,
    UndoInCourse,
    AddStop,
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
    CountFromOne,
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
    pub tooltip: &'static str,
    /// All keys of the command where the program runs. Menus show the first one.
    pub keys: &'static [Shortcut],
}

impl Command {
    /// Returns the commands that are offered where the program runs. A page can't quit, and knows its own address.
    pub fn offered() -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied().filter(|command| command.is_offered())
    }

    /// Returns whether the command is offered where the program runs.
    pub fn is_offered(self) -> bool {
        !page::IS_PAGE || !matches!(self, Self::Quit | Self::LinkAddress | Self::Presenter)
    }

    /// Returns the label, the tooltip and the keys.
    pub fn about(self) -> About {
        let CommandText { label, tooltip } = self.text();
        About { label, tooltip, keys: self.keys_in(page::IS_PAGE) }
    }

    #[expect(clippy::too_many_lines, reason = "a list of all commands")]
    fn text(self) -> CommandText {
        match self {
            Self::New => file::new_session(),
            Self::Open => file::open(),
            Self::Save => file::save(),
            Self::SaveAs => file::save_as(),
            Self::Export => file::export(),
            Self::CopyPicture => file::copy_picture(),
            Self::CopyTable => file::copy_table(),
            Self::CopyLink => file::copy_link(),
            Self::LinkAddress => file::link_address(),
            Self::Lessons => file::lessons(),
            Self::NewCourse => course::new(),
            Self::SaveCourse => course::save(),
            Self::SaveCourseAs => course::save_as(),
            Self::SaveWholeCourse => course::save_whole(),
            Self::AddToCourse => course::add(),
            Self::UndoInCourse => course::undo(),
            Self::AddStop => course::add_stop(),
            Self::ListStops => course::list_stops(),
            Self::NextLesson => file::next_lesson(),
            Self::PreviousLesson => file::previous_lesson(),
            Self::Quit => file::quit(),
            Self::Undo => edit::undo(),
            Self::Redo => edit::redo(),
            Self::EditCoins => edit::edit_coins(),
            Self::AddCoin => edit::add_coin(),
            Self::Random => edit::random(),
            Self::Shuffle => edit::shuffle(),
            Self::Reverse => edit::reverse(),
            Self::PlayPause => transport::play_or_pause(),
            Self::Back => transport::back(),
            Self::Forward => transport::forward(),
            Self::BackSweep => transport::back_by_a_sweep(),
            Self::ForwardSweep => transport::forward_by_a_sweep(),
            Self::PreviousPage => transport::back_by_presenter(),
            Self::NextPage => transport::forward_by_presenter(),
            Self::First => transport::first_step(),
            Self::Last => transport::last_step(),
            Self::Slower => transport::slower(),
            Self::Faster => transport::faster(),
            Self::ByPhase => transport::step_by_phase(),
            Self::ByCell => transport::step_by_cell(),
            Self::BySweep => transport::step_by_sweep(),
            Self::SwitchTransport => transport::switch_fill_and_game(),
            Self::TakeLeft => game::take_left(),
            Self::TakeRight => game::take_right(),
            Self::RaiseThird => course::raise_third(),
            Self::Hint => game::hint(),
            Self::TakeBack => game::take_back(),
            Self::NextLine => game::next_line(),
            Self::PreviousGame => game::previous_optimal_game(),
            Self::NextGame => game::next_optimal_game(),
            Self::NextMistake => game::next_mistake(),
            Self::Retry => game::try_again_from_here(),
            Self::NewGame => game::new_game(),
            Self::StopPlaying => game::stop_playing(),
            Self::PlayTheTable => game::play_against_the_table(),
            Self::FirSec => table::fir_sec(),
            Self::TwoAhead => table::two_ahead(),
            Self::MyTurn => table::my_turn(),
            Self::Difference => table::difference(),
            Self::Diagonals => table::by_diagonals(),
            Self::Rows => table::by_rows(),
            Self::Columns => table::by_columns(),
            Self::Recursion => table::by_recursion(),
            Self::ToggleLayout => table::square_or_triangle(),
            Self::TableLarger => table::larger_cells(),
            Self::TableSmaller => table::smaller_cells(),
            Self::WholeTable => table::whole_table(),
            Self::TableLeft => table::scroll_left(),
            Self::TableRight => table::scroll_right(),
            Self::TableUp => table::scroll_up(),
            Self::TableDown => table::scroll_down(),
            Self::GoTo => table::go_to(),
            Self::GameTab => view::show_the_game(),
            Self::CodeTab => view::show_the_code(),
            Self::WhyTab => view::show_why_it_is_dp(),
            Self::PlayersTab => view::show_the_players(),
            Self::FusionTab => view::show_fusion(),
            Self::LargeTree => view::large_tree(),
            Self::NextLengths => table::other_lengths(),
            Self::Minimap => table::minimap(),
            Self::TogglePath => table::game_path(),
            Self::CountFromOne => table::count_from_1(),
            Self::Predict => table::predict(),
            Self::Answers => table::show_the_answers(),
            Self::Summary => table::summary_of_predictions(),
            Self::PinLeft => table::pin_left(),
            Self::PinRight => table::pin_right(),
            Self::PinUp => table::pin_above(),
            Self::PinDown => table::pin_below(),
            Self::Trace => table::trace_the_coins(),
            Self::Unpin => table::unpin(),
            Self::Lecture => view::lecture_view(),
            Self::FullScreen => view::lecture_in_full_screen(),
            Self::StartLecture => view::start_the_lecture(),
            Self::Spotlight => view::spotlight(),
            Self::Blank => view::blank_the_table(),
            Self::Black => view::black_screen(),
            Self::SlideLabels => view::title_and_legend_on_slides(),
            Self::Presenter => presenter::presenter(),
            Self::Freeze => presenter::freeze(),
            Self::Overview => presenter::overview(),
            Self::LectureNotes => presenter::notes(),
            Self::NextTime => presenter::next_time(),
            Self::PauseTime => presenter::pause_time(),
            Self::RestartTime => presenter::restart_time(),
            Self::Rehearse => presenter::rehearse(),
            Self::Pen => presenter::pen(),
            Self::PenThickness => presenter::pen_thickness(),
            Self::Spot => presenter::spot(),
            Self::ClearDrawing => presenter::clear_drawing(),
            Self::Dark => view::dark(),
            Self::Light => view::light(),
            Self::HighContrast => view::high_contrast(),
            Self::FollowSystem => view::follow_the_system(),
            Self::NextTheme => view::next_theme(),
            Self::ReducedMotion => view::reduced_motion(),
            Self::ZoomIn => view::zoom_in(),
            Self::ZoomOut => view::zoom_out(),
            Self::ZoomReset => view::normal_size(),
            Self::CoinsPanel => view::row_and_lesson(),
            Self::TabsPanel => view::game_code_and_more(),
            Self::TheGame => help::the_game(),
            Self::Shortcuts => help::keyboard_shortcuts(),
            Self::Glossary => help::glossary(),
            Self::Palette => help::commands(),
        }
    }

    /// Returns the keys of the command in a window of the desktop, or in a page (`is_page`).
    ///
    /// A page leaves to its browser the keys of tabs, of the size of the text and of loading again.
    #[expect(clippy::too_many_lines, reason = "it is a table of keys")]
    pub fn keys_in(self, is_page: bool) -> &'static [Shortcut] {
        match self {
            Self::New
            | Self::NextLesson
            | Self::PreviousLesson
            | Self::Quit
            | Self::ZoomIn
            | Self::ZoomOut
            | Self::ZoomReset
                if is_page =>
            {
                &[]
            }
            Self::Random if is_page => const { &[Shortcut::plain(Key::R)] },
            Self::StartLecture if is_page => const { &[Shortcut::shift(Key::B)] },
            Self::New => const { &[Shortcut::command(Key::N)] },
            Self::Open => const { &[Shortcut::command(Key::O)] },
            Self::Save => const { &[Shortcut::command(Key::S)] },
            Self::SaveAs => const { &[Shortcut::command_shift(Key::S)] },
            Self::Export => const { &[Shortcut::command(Key::E)] },
            Self::CopyPicture => const { &[Shortcut::command_shift(Key::C)] },
            Self::Lessons => const { &[Shortcut::shift(Key::L)] },
            Self::AddStop => const { &[Shortcut::shift(Key::S)] },
            Self::NextLesson => const { &[Shortcut::command(Key::PageDown)] },
            Self::PreviousLesson => const { &[Shortcut::command(Key::PageUp)] },
            Self::Quit => const { &[Shortcut::command(Key::Q)] },
            Self::Undo => const { &[Shortcut::command(Key::Z)] },
            Self::Redo => const { &[Shortcut::command_shift(Key::Z), Shortcut::command(Key::Y)] },
            Self::EditCoins => const { &[Shortcut::command(Key::L)] },
            Self::AddCoin => const { &[Shortcut::plain(Key::Insert)] },
            Self::Random => const { &[Shortcut::command(Key::R)] },
            Self::PlayPause => const { &[Shortcut::plain(Key::Space)] },
            Self::Back => const { &[Shortcut::plain(Key::ArrowLeft)] },
            Self::Forward => const { &[Shortcut::plain(Key::ArrowRight)] },
            Self::BackSweep => const { &[Shortcut::shift(Key::ArrowLeft)] },
            Self::ForwardSweep => const { &[Shortcut::shift(Key::ArrowRight)] },
            Self::PreviousPage => const { &[Shortcut::plain(Key::PageUp)] },
            Self::NextPage => const { &[Shortcut::plain(Key::PageDown)] },
            Self::First => const { &[Shortcut::plain(Key::Home)] },
            Self::Last => const { &[Shortcut::plain(Key::End)] },
            Self::Slower => const { &[Shortcut::plain(Key::Minus)] },
            Self::Faster => const { &[Shortcut::plain(Key::Plus), Shortcut::plain(Key::Equals)] },
            Self::SwitchTransport => const { &[Shortcut::plain(Key::F6)] },
            Self::TakeLeft => const { &[Shortcut::plain(Key::OpenBracket)] },
            Self::TakeRight => const { &[Shortcut::plain(Key::CloseBracket)] },
            Self::RaiseThird => const { &[Shortcut::plain(Key::Backslash)] },
            Self::Hint => const { &[Shortcut::plain(Key::H)] },
            Self::TakeBack => const { &[Shortcut::plain(Key::Backspace)] },
            Self::NextLine => const { &[Shortcut::plain(Key::N)] },
            Self::NextMistake => const { &[Shortcut::plain(Key::M)] },
            Self::FirSec => const { &[Shortcut::alt(Key::Num1)] },
            Self::TwoAhead => const { &[Shortcut::alt(Key::Num2)] },
            Self::MyTurn => const { &[Shortcut::alt(Key::Num3)] },
            Self::Difference => const { &[Shortcut::alt(Key::Num4)] },
            Self::Diagonals => const { &[Shortcut::alt(Key::Num5)] },
            Self::Rows => const { &[Shortcut::alt(Key::Num6)] },
            Self::Columns => const { &[Shortcut::alt(Key::Num7)] },
            Self::Recursion => const { &[Shortcut::alt(Key::Num8)] },
            Self::ToggleLayout => const { &[Shortcut::plain(Key::T)] },
            Self::TableLarger => const { &[Shortcut::plain(Key::Z)] },
            Self::TableSmaller => const { &[Shortcut::shift(Key::Z)] },
            Self::WholeTable => const { &[Shortcut::plain(Key::W)] },
            Self::TableLeft => const { &[Shortcut::command_shift(Key::ArrowLeft)] },
            Self::TableRight => const { &[Shortcut::command_shift(Key::ArrowRight)] },
            Self::TableUp => const { &[Shortcut::command_shift(Key::ArrowUp)] },
            Self::TableDown => const { &[Shortcut::command_shift(Key::ArrowDown)] },
            Self::GoTo => const { &[Shortcut::command(Key::G)] },
            Self::GameTab => const { &[Shortcut::command(Key::Num1)] },
            Self::CodeTab => const { &[Shortcut::command(Key::Num2)] },
            Self::WhyTab => const { &[Shortcut::command(Key::Num3)] },
            Self::PlayersTab => const { &[Shortcut::command(Key::Num4)] },
            Self::FusionTab => const { &[Shortcut::command(Key::Num5)] },
            Self::LargeTree => const { &[Shortcut::plain(Key::E)] },
            Self::TogglePath => const { &[Shortcut::plain(Key::G)] },
            Self::Predict => const { &[Shortcut::plain(Key::P)] },
            Self::Answers => const { &[Shortcut::plain(Key::A)] },
            Self::PinLeft => const { &[Shortcut::command(Key::ArrowLeft)] },
            Self::PinRight => const { &[Shortcut::command(Key::ArrowRight)] },
            Self::PinUp => const { &[Shortcut::command(Key::ArrowUp)] },
            Self::PinDown => const { &[Shortcut::command(Key::ArrowDown)] },
            Self::Trace => const { &[Shortcut::plain(Key::C)] },
            Self::Unpin => const { &[Shortcut::plain(Key::Escape)] },
            Self::Lecture => const { &[Shortcut::plain(Key::L)] },
            Self::FullScreen => const { &[Shortcut::plain(Key::F11)] },
            Self::StartLecture => const { &[Shortcut::plain(Key::F5)] },
            Self::Spotlight => const { &[Shortcut::plain(Key::S)] },
            Self::Blank => const { &[Shortcut::plain(Key::Period)] },
            Self::Black => const { &[Shortcut::plain(Key::B)] },
            Self::NextLengths => const { &[Shortcut::plain(Key::O)] },
            Self::Presenter => const { &[Shortcut::plain(Key::F7)] },
            Self::Freeze => const { &[Shortcut::shift(Key::F)] },
            Self::Overview => const { &[Shortcut::shift(Key::O)] },
            Self::LectureNotes => const { &[Shortcut::shift(Key::N)] },
            Self::NextTime => const { &[Shortcut::shift(Key::C)] },
            Self::PauseTime => const { &[Shortcut::shift(Key::K)] },
            Self::Pen => const { &[Shortcut::shift(Key::P)] },
            Self::PenThickness => const { &[Shortcut::shift(Key::W)] },
            Self::Spot => const { &[Shortcut::shift(Key::D)] },
            Self::ClearDrawing => const { &[Shortcut::shift(Key::X)] },
            Self::NextTheme => const { &[Shortcut::plain(Key::D)] },
            Self::ZoomIn => {
                const { &[Shortcut::command(Key::Plus), Shortcut::command_shift(Key::Plus), Shortcut::command(Key::Equals)] }
            }
            Self::ZoomOut => const { &[Shortcut::command(Key::Minus)] },
            Self::ZoomReset => const { &[Shortcut::command(Key::Num0)] },
            Self::CoinsPanel => const { &[Shortcut::plain(Key::F3)] },
            Self::TabsPanel => const { &[Shortcut::plain(Key::F4)] },
            Self::Shortcuts => const { &[Shortcut::plain(Key::F1)] },
            Self::Palette => const { &[Shortcut::command(Key::K)] },
            _ => &[],
        }
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

    /// The keys that a browser keeps for itself, and those that a page must leave to it.
    const OF_BROWSERS: [Shortcut; 19] = [
        // Windows and tabs.
        Shortcut::command(Key::N),
        Shortcut::command(Key::T),
        Shortcut::command(Key::W),
        Shortcut::command(Key::Q),
        Shortcut::command_shift(Key::N),
        Shortcut::command_shift(Key::P),
        Shortcut::command_shift(Key::T),
        Shortcut::command_shift(Key::W),
        Shortcut::command(Key::PageUp),
        Shortcut::command(Key::PageDown),
        // The size of the text.
        Shortcut::command(Key::Plus),
        Shortcut::command_shift(Key::Plus),
        Shortcut::command(Key::Equals),
        Shortcut::command(Key::Minus),
        Shortcut::command(Key::Num0),
        // Loading again.
        Shortcut::plain(Key::F5),
        Shortcut::shift(Key::F5),
        Shortcut::command(Key::R),
        Shortcut::command_shift(Key::R),
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
    fn every_command_has_a_label_and_a_tooltip() {
        for command in Command::VARIANTS.iter().copied() {
            let About { label, tooltip, .. } = command.about();
            assert!(!label.is_empty() && !tooltip.is_empty(), "{command:?}");
        }
    }

    #[test]
    fn no_two_commands_share_a_label() {
        let labels: HashSet<_> = Command::VARIANTS.iter().map(|command| command.about().label).collect();
        assert_eq!(labels.len(), Command::VARIANTS.len());
    }
}
