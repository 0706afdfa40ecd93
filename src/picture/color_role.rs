//! The roles of colors, and their values in a dark, a light and a high-contrast theme.
//!
//! The contrasts follow level AA of the Web Content Accessibility Guidelines 2.2. In every theme, text has a contrast
//! of at least 4.5 : 1 (success criterion 1.4.3), and marks with a meaning have at least 3 : 1 (1.4.11). In
//! [`Theme::Contrast`], text has the 7 : 1 of level AAA (1.4.6).
//!
//! The roles of the players, of the ends and of the current cell differ for people who lack one of the three kinds of
//! cones. The tests compute all of this from the values below, for pairs of roles and in whole pictures.
//!
//! Edges of cells and dividing lines have no meaning of their own, so their contrast is low in the dark and light
//! themes.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::game::recurrence::Meaning;
use crate::game::{End, Player, Recurrence};
use crate::number::Number;

/// The meaning of a color. Nothing is shown by color alone: each meaning also has a place, a shape or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorRole {
    /// The player to move, and `fir`: the left half of a cell.
    Mover,
    /// The other player, and `sec`: the right half of a cell.
    Other,
    /// Taking left, which reads the cell below.
    Left,
    /// Taking right, which reads the cell to the left.
    Right,
    /// The cell that is being written.
    Current,
    /// Text.
    Text,
    /// Less important text.
    WeakText,
    /// The background of everything.
    Background,
    /// The background of side panels and cards.
    Panel,
    /// A written cell, and the body of a control.
    Cell,
    /// A control under the pointer, and a highlighted row or line of code. Text of every role can be on it.
    Raised,
    /// The edge of a cell, or a dividing line. No text is on it.
    Edge,
    /// The face of a coin.
    Coin,
    /// The rim of a coin.
    CoinRim,
    /// The value of a coin.
    CoinText,
    /// A coin on an even seat, counted from 0. Its value is [`ColorRole::CoinText`].
    EvenSeat,
    /// A coin on an odd seat.
    OddSeat,
    /// Text on a control that is filled with [`ColorRole::Mover`].
    OnMover,
    /// An error.
    Error,
}

/// The theme of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum Theme {
    // What paper looks like. Exports have it unless another theme is chosen.
    #[default]
    Light,
    Dark,
    // Bright colors on black: for weak projectors, bright halls and weak eyes.
    Contrast,
}

impl Theme {
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::Contrast];
}

impl ColorRole {
    /// Returns the role of taking an end.
    pub fn of_end(end: End) -> Self {
        match end {
            End::Left => Self::Left,
            End::Right => Self::Right,
        }
    }

    /// Returns the role of a player while it is the turn of `to_move`. When nobody is to move, it is neutral.
    pub fn of_player(player: Player, to_move: Option<Player>) -> Self {
        match to_move {
            None => Self::Text,
            Some(to_move) if to_move == player => Self::Mover,
            Some(_) => Self::Other,
        }
    }

    /// Returns the role of the seat of a coin.
    pub fn of_seat(coin: usize) -> Self {
        if coin.is_multiple_of(2) { Self::EvenSeat } else { Self::OddSeat }
    }

    /// Returns the role of a cell's first number. For a lead, it is the role of the player who is ahead.
    pub fn of_first_number(recurrence: Recurrence, value: Option<Number>) -> Self {
        match (recurrence.quantities().0.meaning(), value) {
            (_, None) | (Some(Meaning::Lead), Some(0)) => Self::Text,
            (Some(Meaning::Lead), Some(..0)) => Self::Other,
            _ => Self::Mover,
        }
    }

    /// Every role.
    pub const ALL: [Self; 19] = [
        Self::Mover,
        Self::Other,
        Self::Left,
        Self::Right,
        Self::Current,
        Self::Text,
        Self::WeakText,
        Self::Background,
        Self::Panel,
        Self::Cell,
        Self::Raised,
        Self::Edge,
        Self::Coin,
        Self::CoinRim,
        Self::CoinText,
        Self::EvenSeat,
        Self::OddSeat,
        Self::OnMover,
        Self::Error,
    ];

    /// Returns red, green and blue in a theme.
    pub fn rgb(self, theme: Theme) -> [u8; 3] {
        let (dark, light, contrast) = match self {
            Self::Mover => (0x66_CA_FF, 0x00_5F_B4, 0x4B_BD_FE),
            Self::Other => (0xED_A3_34, 0xA4_3F_00, 0xFF_9A_1C),
            Self::Left => (0x2C_BA_7E, 0x00_6B_46, 0x35_EC_90),
            Self::Right => (0xD0_91_BB, 0x91_3F_75, 0xF5_A9_D0),
            Self::Current => (0xF0_E4_42, 0xA8_87_02, 0xFF_F0_00),
            Self::Text => (0xE8_EA_ED, 0x16_19_1D, 0xFF_FF_FF),
            Self::WeakText => (0x9F_A8_B5, 0x57_5F_6A, 0xD8_D8_D8),
            Self::Background => (0x14_17_1C, 0xFF_FF_FF, 0x00_00_00),
            Self::Panel => (0x1B_1F_26, 0xF4_F5_F7, 0x00_00_00),
            Self::Cell => (0x22_28_31, 0xF0_F2_F5, 0x00_00_00),
            Self::Raised => (0x33_3B_47, 0xD5_DA_E1, 0x26_26_26),
            Self::Edge => (0x33_3B_47, 0xD5_DA_E1, 0x8C_8C_8C),
            Self::Coin => (0xC9_A5_4A, 0xD9_B4_55, 0xFF_CB_45),
            Self::CoinRim => (0x90_71_24, 0x8A_6B_1F, 0xA8_7B_12),
            Self::CoinText => (0x1D_17_06, 0x1D_17_06, 0x00_00_00),
            Self::EvenSeat => (0x4C_C3_D9, 0x44_BA_D0, 0x4C_C3_D9),
            Self::OddSeat => (0xF7_D7_70, 0xFB_DD_7C, 0xF7_D7_70),
            Self::OnMover => (0x0C_14_1C, 0xFF_FF_FF, 0x00_00_00),
            Self::Error => (0xFF_8A_80, 0xB3_26_1E, 0xFF_9A_90),
        };
        let [_, red, green, blue] = u32::to_be_bytes(match theme {
            Theme::Dark => dark,
            Theme::Light => light,
            Theme::Contrast => contrast,
        });
        [red, green, blue]
    }
}

#[cfg(test)]
mod tests;
