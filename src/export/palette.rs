//! The colors of an animation: no more than its frames can name by a byte.

use std::collections::HashMap;

use color_quant::NeuQuant;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// How many pixels have each color.
pub type Counts = HashMap<Rgb, u64>;

/// What names a pixel that stays as it is; it comes after the colors.
pub const UNCHANGED: u8 = u8::MAX;
/// How many colors there are at most.
const MOST: usize = UNCHANGED as usize;
/// How many of them at most are those of areas, exactly. What blurs the edges between these needs the others.
const MOST_EXACT: usize = 160;
/// The part of all pixels, one in so many, that makes a color one of an area.
const AREA: u64 = 5_000;

/// At most 255 colors.
pub struct Palette {
    colors: Vec<Rgb>,
}

impl Palette {
    /// A palette of `roles`, of the colors that many pixels have, and of ones near to all others.
    pub fn new(roles: impl IntoIterator<Item = Rgb>, counts: &Counts) -> Self {
        let pixels: u64 = counts.values().sum();
        let mut others: Vec<_> = counts.iter().map(|(color, count)| (*color, *count)).collect();
        // The order of a hash map differs from run to run, and files should not.
        others.sort_unstable_by_key(|(color, count)| (u64::MAX - count, *color));
        let mut colors: Vec<Rgb> = Vec::new();
        for role in roles {
            if !colors.contains(&role) {
                colors.push(role);
            }
        }
        let most_exact = if others.len() + colors.len() <= MOST { MOST } else { MOST_EXACT };
        others.retain(|(color, count)| {
            let is_area = *count * AREA >= pixels || most_exact == MOST;
            let is_exact = is_area && colors.len() < most_exact && !colors.contains(color);
            if is_exact {
                colors.push(*color);
            }
            !is_exact && !colors.contains(color)
        });
        if !others.is_empty() {
            // Rare colors count, too, and frequent ones not as much more as there is more of them.
            let copies = |(color, count): &(Rgb, u64)| {
                let [red, green, blue] = *color;
                [red, green, blue, u8::MAX].repeat(count.ilog2() as usize + 1)
            };
            let pixels: Vec<u8> = others.iter().flat_map(copies).collect();
            let network = NeuQuant::new(1, MOST - colors.len(), &pixels);
            colors.extend(network.color_map_rgb().chunks_exact(3).map(|color| [color[0], color[1], color[2]]));
        }
        Self { colors }
    }

    /// Red, green and blue of one color after the other, up to that which [`UNCHANGED`] names.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colors.concat();
        bytes.resize(3 * (MOST + 1), 0);
        bytes
    }

    /// The number of the color that looks most like this one.
    pub fn nearest(&self, color: Rgb) -> u8 {
        // Eyes tell greens apart best, blues least.
        let distance = |other: &Rgb| -> u32 {
            let parts = color.iter().zip(other).zip([3, 4, 2]);
            parts.map(|((one, other), weight)| weight * u32::from(one.abs_diff(*other)).pow(2)).sum()
        };
        (0..).zip(&self.colors).min_by_key(|(_, other)| distance(other)).map_or(0, |(number, _)| number)
    }
}

/// How many slots there are for colors that were asked for, as a power of two; an animation has some thousands.
const SLOT_BITS: u32 = 14;

/// A palette with colors that were asked for, for looking all of them up takes long.
pub struct Index<'a> {
    palette: &'a Palette,
    /// A color and its number; the last one of those that share a slot.
    known: Vec<(Rgb, u8)>,
}

impl<'a> Index<'a> {
    pub fn new(palette: &'a Palette) -> Self {
        let black = [0; 3];
        Self { palette, known: vec![(black, palette.nearest(black)); 1 << SLOT_BITS] }
    }

    /// The number of the color that looks most like this one.
    pub fn of(&mut self, color: Rgb) -> u8 {
        let [red, green, blue] = color;
        let bits = u32::from_be_bytes([0, red, green, blue]);
        let known = &mut self.known[(bits.wrapping_mul(0x9E37_79B1) >> (u32::BITS - SLOT_BITS)) as usize];
        if known.0 != color {
            *known = (color, self.palette.nearest(color));
        }
        known.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLES: [Rgb; 2] = [[1, 2, 3], [250, 0, 9]];

    fn is_exact(palette: &Palette, color: Rgb) -> bool {
        palette.colors[usize::from(palette.nearest(color))] == color
    }

    #[test]
    fn few_colours_are_all_exact() {
        let counts: Counts = (0..200).map(|grey| ([grey; 3], 1)).collect();
        let palette = Palette::new(ROLES, &counts);
        assert!(counts.keys().chain(&ROLES).all(|color| is_exact(&palette, *color)));
    }

    #[test]
    fn of_many_colours_the_inks_and_the_areas_are_exact_and_the_others_near() {
        let mut counts: Counts =
            (0..20_000_u32).map(|n| ([(n % 256) as u8, (n / 256) as u8, (n % 7) as u8], 1)).collect();
        let areas = [[77, 200, 201], [12, 99, 240]];
        counts.extend(areas.map(|area| (area, 1_000_000)));
        let palette = Palette::new(ROLES, &counts);
        assert!(palette.colors.len() <= MOST && palette.bytes().len() == 3 * 256);
        assert!(ROLES.iter().chain(&areas).all(|color| is_exact(&palette, *color)));
        for color in counts.keys() {
            let near = palette.colors[usize::from(palette.nearest(*color))];
            let far = color.iter().zip(near).map(|(one, other)| one.abs_diff(other)).max().unwrap();
            assert!(far < 40, "{color:?} is shown as {near:?}");
        }
        let mut index = Index::new(&palette);
        assert!(counts.keys().all(|color| index.of(*color) == palette.nearest(*color)));
    }
}
