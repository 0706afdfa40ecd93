//! The color table of an animation: at most 255 colors, each named by one byte.

use std::collections::HashMap;

use color_quant::NeuQuant;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// The number of pixels of each color.
pub type ColorCounts = HashMap<Rgb, u64>;

/// The number of a pixel that stays as it is. The numbers of the colors follow.
///
/// It is 0, as the byte before each line of a PNG frame without a filter. So lines without a change are zeros only, which
/// compress best.
pub const UNCHANGED: u8 = 0;
/// The number of the first color.
const FIRST: u8 = UNCHANGED + 1;
const MAX_COLORS: usize = 255;
/// The most colors that are taken exactly. The others approximate the blurred edges of areas.
const MAX_EXACT_COLORS: usize = 160;
/// A color is that of an area if at least one in so many pixels has it.
const PIXELS_PER_AREA_PIXEL: u64 = 5_000;

/// The colors that all frames of an animation share.
pub struct ColorTable {
    colors: Vec<Rgb>,
}

impl ColorTable {
    /// Chooses the colors: those of `roles`, those of many pixels, and some near to all others.
    pub fn new(roles: impl IntoIterator<Item = Rgb>, counts: &ColorCounts) -> Self {
        let pixels: u64 = counts.values().sum();
        let mut others: Vec<_> = counts.iter().map(|(color, count)| (*color, *count)).collect();
        // The order of a hash map differs from run to run, but the file must not.
        others.sort_unstable_by_key(|(color, count)| (u64::MAX - count, *color));
        let mut colors: Vec<Rgb> = Vec::new();
        for role in roles {
            if !colors.contains(&role) {
                colors.push(role);
            }
        }
        let most_exact = if others.len() + colors.len() <= MAX_COLORS { MAX_COLORS } else { MAX_EXACT_COLORS };
        others.retain(|(color, count)| {
            let is_area = *count * PIXELS_PER_AREA_PIXEL >= pixels || most_exact == MAX_COLORS;
            let is_exact = is_area && colors.len() < most_exact && !colors.contains(color);
            if is_exact {
                colors.push(*color);
            }
            !is_exact && !colors.contains(color)
        });
        if !others.is_empty() {
            // By the logarithm of the count, so that rare colors matter, too.
            let copies = |(color, count): &(Rgb, u64)| {
                let [red, green, blue] = *color;
                [red, green, blue, u8::MAX].repeat(count.ilog2() as usize + 1)
            };
            let pixels: Vec<u8> = others.iter().flat_map(copies).collect();
            let network = NeuQuant::new(1, MAX_COLORS - colors.len(), &pixels);
            colors.extend(network.color_map_rgb().chunks_exact(3).map(|color| [color[0], color[1], color[2]]));
        }
        Self { colors }
    }

    /// Returns red, green and blue of all numbers, one color after the other. The first one is of [`UNCHANGED`].
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; 3];
        bytes.extend(self.colors.as_flattened());
        bytes
    }

    /// Returns the number of the color that looks most like `color`.
    pub fn nearest(&self, color: Rgb) -> u8 {
        // Eyes distinguish greens best and blues least.
        let distance = |other: &Rgb| -> u32 {
            let parts = color.iter().zip(other).zip([3, 4, 2]);
            parts.map(|((one, other), weight)| weight * u32::from(one.abs_diff(*other)).pow(2)).sum()
        };
        let nearest = (FIRST..=u8::MAX).zip(&self.colors).min_by_key(|(_, other)| distance(other));
        nearest.expect("a theme has colors").0
    }
}

/// The number of slots for known colors is this power of two. An animation has some thousands of colors.
const SLOT_BITS: u32 = 14;

/// A color table with a cache, because a search through all colors takes long.
pub struct ColorLookup<'a> {
    table: &'a ColorTable,
    /// A color and its number in each slot. Of colors that share a slot, it is the one of the last search.
    known: Vec<(Rgb, u8)>,
}

impl<'a> ColorLookup<'a> {
    pub fn new(table: &'a ColorTable) -> Self {
        let black = [0; 3];
        Self { table, known: vec![(black, table.nearest(black)); 1 << SLOT_BITS] }
    }

    /// Returns the number of the color that looks most like `color`.
    pub fn nearest(&mut self, color: Rgb) -> u8 {
        let [red, green, blue] = color;
        let bits = u32::from_be_bytes([0, red, green, blue]);
        let known = &mut self.known[(bits.wrapping_mul(0x9E37_79B1) >> (u32::BITS - SLOT_BITS)) as usize];
        if known.0 != color {
            *known = (color, self.table.nearest(color));
        }
        known.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLES: [Rgb; 2] = [[1, 2, 3], [250, 0, 9]];

    fn is_exact(table: &ColorTable, color: Rgb) -> bool {
        table.colors[usize::from(table.nearest(color) - FIRST)] == color
    }

    #[test]
    fn few_colors_are_all_exact() {
        let counts: ColorCounts = (0..200).map(|grey| ([grey; 3], 1)).collect();
        let table = ColorTable::new(ROLES, &counts);
        assert!(counts.keys().chain(&ROLES).all(|color| is_exact(&table, *color)));
    }

    #[test]
    fn the_colors_of_roles_and_areas_are_exact_and_many_others_near() {
        let mut counts: ColorCounts =
            (0..20_000_u32).map(|n| ([(n % 256) as u8, (n / 256) as u8, (n % 7) as u8], 1)).collect();
        let areas = [[77, 200, 201], [12, 99, 240]];
        counts.extend(areas.map(|area| (area, 1_000_000)));
        let table = ColorTable::new(ROLES, &counts);
        assert!(table.colors.len() <= MAX_COLORS && table.bytes().len() == 3 * (1 + table.colors.len()));
        assert!(ROLES.iter().chain(&areas).all(|color| is_exact(&table, *color)));
        for color in counts.keys() {
            let near = table.colors[usize::from(table.nearest(*color) - FIRST)];
            let far = color.iter().zip(near).map(|(one, other)| one.abs_diff(other)).max().unwrap();
            assert!(far < 40, "{color:?} is shown as {near:?}");
        }
        let mut lookup = ColorLookup::new(&table);
        assert!(counts.keys().all(|color| lookup.nearest(*color) == table.nearest(*color)));
    }
}
