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
    /// Coins on seats of either kind, counted from 0, with [`Ink::CoinText`] on them.
    EvenSeat,
    OddSeat,
    /// Letters on a control that is filled with [`Ink::First`].
    OnFirst,
    /// What went wrong.
    Error,
    /// One of several things of a kind, [`Ink::TINTS`] in all; beyond these they begin anew. [`Ink::Text`] stands on it.
    Tint(u8),
}

/// The ground that a picture stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    Dark,
    Light,
    /// Black, with nothing but bright colours on it: for weak projectors, bright halls and weak eyes.
    Contrast,
}

impl Ground {
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::Contrast];

    /// What the command line calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Contrast => "contrast",
        }
    }
}

/// Told apart by lightness too, and so with any kind of colour vision. The first few differ most.
const TINTS: [(u32, u32); Ink::TINTS] = [
    (0x66_49_60, 0x44_BA_D0),
    (0x57_1F_01, 0xFB_DD_7C),
    (0x6B_5A_AD, 0xD6_8B_4D),
    (0x46_1C_5F, 0xC3_A7_FC),
    (0x0D_51_33, 0xF7_AE_AE),
    (0x94_52_67, 0xAC_F7_B3),
    (0x71_68_08, 0xBC_90_A5),
    (0x68_2A_6B, 0x8F_99_EB),
    (0x7F_28_03, 0x99_C9_DE),
    (0x2D_5F_8A, 0xBD_CE_7B),
    (0x4C_61_42, 0xD0_AC_49),
    (0x4A_3B_8D, 0x9A_B5_80),
];

impl Ink {
    /// How many different tints there are.
    pub const TINTS: usize = 12;

    /// Every ink, each tint once.
    pub const ALL: [Self; 18 + Self::TINTS] = {
        let mut all = [Self::First; 18 + Self::TINTS];
        let inks = [
            Self::First,
            Self::Second,
            Self::Left,
            Self::Right,
            Self::Current,
            Self::Text,
            Self::WeakText,
            Self::Ground,
            Self::Panel,
            Self::Cell,
            Self::Raised,
            Self::Coin,
            Self::CoinRim,
            Self::CoinText,
            Self::EvenSeat,
            Self::OddSeat,
            Self::OnFirst,
            Self::Error,
        ];
        let mut number = 0;
        while number < all.len() {
            all[number] = if number < 18 { inks[number] } else { Self::Tint(number as u8 - 18) };
            number += 1;
        }
        all
    };

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
            Self::EvenSeat => (0x4C_C3_D9, 0x44_BA_D0),
            Self::OddSeat => (0xF7_D7_70, 0xFB_DD_7C),
            Self::OnFirst => (0x0C_14_1C, 0xFF_FF_FF),
            Self::Error => (0xFF_8A_80, 0xB3_26_1E),
            Self::Tint(number) => TINTS[usize::from(number) % Self::TINTS],
        };
        let [_, red, green, blue] = u32::to_be_bytes(match ground {
            Ground::Dark | Ground::Contrast => dark,
            Ground::Light => light,
        });
        [red, green, blue]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of the Web Content Accessibility Guidelines.
    fn luminance(rgb: [u8; 3]) -> f64 {
        let [red, green, blue] = rgb.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(a: Ink, b: Ink, ground: Ground) -> f64 {
        let [a, b] = [a, b].map(|ink| luminance(ink.rgb(ground)) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn text_on_every_tint_can_be_read() {
        for ground in [Ground::Dark, Ground::Light] {
            for number in 0..Ink::TINTS as u8 {
                let contrast = contrast(Ink::Text, Ink::Tint(number), ground);
                assert!(contrast >= 4.5, "{contrast:.2} on tint {number}, {ground:?}");
            }
        }
    }

    #[test]
    fn a_coin_can_be_read_on_either_seat() {
        for ground in [Ground::Dark, Ground::Light] {
            for seat in [Ink::EvenSeat, Ink::OddSeat] {
                let contrast = contrast(Ink::CoinText, seat, ground);
                assert!(contrast >= 4.5, "{contrast:.2} on {seat:?}, {ground:?}");
            }
        }
    }

    #[test]
    fn tints_begin_anew_when_there_are_no_more() {
        assert_eq!(Ink::Tint(12).rgb(Ground::Dark), Ink::Tint(0).rgb(Ground::Dark));
    }
}
