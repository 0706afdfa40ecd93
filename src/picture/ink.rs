//! The roles of colours, and what each looks like on a dark and on a light ground.

/// What a colour means. No meaning is told by colour alone: each also has a place, a shape or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The first player, and `fir`: the left half of a cell.
    First,
    /// The second player, and `sec`: the right half of a cell.
    Second,
    /// Taking left, which reads the cell below.
    Left,
    /// Taking right, which reads the cell to the left.
    Right,
    /// The cell that is being written.
    Current,
    Text,
    WeakText,
    /// Behind everything.
    Ground,
    /// Behind the side panels and cards.
    Panel,
    /// A written cell, and the body of a control.
    Cell,
    /// A control under the pointer, or a line that divides.
    Raised,
    /// The face, the rim and the value of a coin.
    Coin,
    CoinRim,
    CoinText,
    /// Letters on a control that is filled with [`Ink::First`].
    OnFirst,
    /// What went wrong.
    Error,
}

/// The ground that a picture stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    Dark,
    Light,
}

impl Ink {
    /// Red, green and blue.
    pub fn rgb(self, ground: Ground) -> [u8; 3] {
        let (dark, light) = match self {
            Self::First => (0x56_B4_E9, 0x00_67_A3),
            Self::Second => (0xF0_A6_3A, 0xB5_4F_00),
            Self::Left => (0x2F_BF_8F, 0x00_79_5A),
            Self::Right => (0xD5_8B_B8, 0xA3_47_7F),
            Self::Current => (0xF0_E4_42, 0xD9_B8_00),
            Self::Text => (0xE8_EA_ED, 0x16_19_1D),
            Self::WeakText => (0x9A_A3_B0, 0x59_61_6C),
            Self::Ground => (0x14_17_1C, 0xFF_FF_FF),
            Self::Panel => (0x1B_1F_26, 0xF4_F5_F7),
            Self::Cell => (0x22_28_31, 0xF0_F2_F5),
            Self::Raised => (0x33_3B_47, 0xD5_DA_E1),
            Self::Coin => (0xC9_A5_4A, 0xD9_B4_55),
            Self::CoinRim => (0x8A_6B_1F, 0x8A_6B_1F),
            Self::CoinText => (0x1D_17_06, 0x1D_17_06),
            Self::OnFirst => (0x0C_14_1C, 0xFF_FF_FF),
            Self::Error => (0xFF_8A_80, 0xB3_26_1E),
        };
        let [_, red, green, blue] = u32::to_be_bytes(match ground {
            Ground::Dark => dark,
            Ground::Light => light,
        });
        [red, green, blue]
    }
}
