//! The compression of an animation's pixels, for frames in which little changes: a stretch that stays as it is costs the
//! few codes that name it, and not its pixels.

use super::palette::UNCHANGED;

/// How many bits name a pixel.
const PIXEL_BITS: u8 = 8;
/// What tells to forget all sequences, and what ends a frame. The numbers behind these name sequences.
const CLEAR: u16 = 1 << PIXEL_BITS;
const END: u16 = CLEAR + 1;
/// No code is longer.
const MOST_CODE_BITS: u32 = 12;
/// How many slots the sequences have, as a power of two: four times as many as there are sequences.
const SLOT_BITS: u32 = MOST_CODE_BITS + 2;
/// A slot without a sequence. No sequence comes after the last one, so this is none.
const FREE: u32 = u32::MAX;

/// Compresses frames, one after the other.
pub struct Lzw {
    compressed: Vec<u8>,
    /// Bits that do not fill a byte yet, and how many these are.
    pending: u32,
    pending_bits: u32,
    code_bits: u32,
    /// What the next sequence is called.
    next: u16,
    /// The sequences that end with another pixel than [`UNCHANGED`], or begin with one: the code without the last pixel,
    /// that pixel, and the code of all.
    sequences: Vec<u32>,
    /// The codes of one, two, three… pixels [`UNCHANGED`].
    runs: Vec<u16>,
    held: Held,
}

/// The longest sequence with a code before the next pixel.
#[derive(Clone, Copy)]
enum Held {
    Nothing,
    /// So many pixels [`UNCHANGED`].
    Run(usize),
    Code(u16),
}

impl Held {
    fn pixel(pixel: u8) -> Self {
        if pixel == UNCHANGED { Self::Run(1) } else { Self::Code(pixel.into()) }
    }
}

impl Lzw {
    pub fn new() -> Self {
        let mut new = Self {
            compressed: Vec::new(),
            pending: 0,
            pending_bits: 0,
            code_bits: 0,
            next: 0,
            sequences: Vec::new(),
            runs: Vec::new(),
            held: Held::Nothing,
        };
        new.begin();
        new
    }

    /// Adds a pixel to the frame.
    pub fn push(&mut self, pixel: u8) {
        let code = match self.held {
            Held::Nothing => {
                self.held = Held::pixel(pixel);
                return;
            }
            Held::Run(_) if pixel == UNCHANGED => return self.push_unchanged(1),
            Held::Run(length) => self.runs[length - 1],
            Held::Code(code) => code,
        };
        let sequence = u32::from(code) << PIXEL_BITS | u32::from(pixel);
        let mut slot = (sequence.wrapping_mul(0x9E37_79B1) >> (u32::BITS - SLOT_BITS)) as usize;
        loop {
            let known = self.sequences[slot];
            if known == FREE {
                self.sequences[slot] = sequence << MOST_CODE_BITS | u32::from(self.next);
                self.write_before(code, pixel);
                return;
            }
            if known >> MOST_CODE_BITS == sequence {
                self.held = Held::Code((known & ((1 << MOST_CODE_BITS) - 1)) as u16);
                return;
            }
            slot = (slot + 1) % self.sequences.len();
        }
    }

    /// Adds so many pixels [`UNCHANGED`]. Takes the time of the codes that become of them.
    pub fn push_unchanged(&mut self, mut count: usize) {
        while count > 0 {
            let Held::Run(length) = self.held else {
                self.push(UNCHANGED);
                count -= 1;
                continue;
            };
            let longest = self.runs.len();
            let more = count.min(longest - length);
            self.held = Held::Run(length + more);
            count -= more;
            if count > 0 {
                let code = self.runs[longest - 1];
                self.runs.push(self.next);
                self.write_before(code, UNCHANGED);
                count -= 1;
            }
        }
    }

    /// The frame as the file holds it, but for its division into blocks. The next one begins.
    pub fn finish(&mut self) -> Vec<u8> {
        match self.held {
            Held::Nothing => {}
            Held::Run(length) => self.write_last(self.runs[length - 1]),
            Held::Code(code) => self.write_last(code),
        }
        self.write(END);
        if self.pending_bits > 0 {
            self.compressed.push(self.pending as u8);
        }
        let compressed = std::mem::take(&mut self.compressed);
        self.begin();
        compressed
    }

    fn begin(&mut self) {
        self.compressed.push(PIXEL_BITS);
        (self.pending, self.pending_bits, self.held) = (0, 0, Held::Nothing);
        self.forget();
        self.write(CLEAR);
    }

    fn forget(&mut self) {
        (self.code_bits, self.next) = (u32::from(PIXEL_BITS) + 1, END + 1);
        self.sequences.clear();
        self.sequences.resize(1 << SLOT_BITS, FREE);
        self.runs.clear();
        self.runs.push(UNCHANGED.into());
    }

    /// Writes the code of what is held, as that and the pixel behind it were a new sequence, and holds the pixel.
    fn write_before(&mut self, code: u16, pixel: u8) {
        self.write(code);
        // Who reads knows a sequence one code later, and so needs the longer codes one later.
        if self.next == 1 << self.code_bits {
            self.code_bits += 1;
        }
        self.next += 1;
        if self.next == 1 << MOST_CODE_BITS {
            self.write(CLEAR);
            self.forget();
        }
        self.held = Held::pixel(pixel);
    }

    fn write_last(&mut self, code: u16) {
        self.write(code);
        // Who reads learns the sequence before this code, whether one comes behind it or not.
        if self.next == 1 << self.code_bits {
            self.code_bits += 1;
        }
    }

    fn write(&mut self, code: u16) {
        self.pending |= u32::from(code) << self.pending_bits;
        self.pending_bits += self.code_bits;
        while self.pending_bits >= u8::BITS {
            self.compressed.push(self.pending as u8);
            self.pending >>= u8::BITS;
            self.pending_bits -= u8::BITS;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;
    use proptest::prelude::*;

    /// What a reader makes of a frame of this width.
    fn read(compressed: Vec<u8>, width: u16, height: u16) -> Vec<u8> {
        let buffer = Cow::Owned(compressed);
        let mut file = Vec::new();
        let mut encoder = gif::Encoder::new(&mut file, width, height, &[0; 3 * 256]).unwrap();
        encoder.write_lzw_pre_encoded_frame(&gif::Frame { width, height, buffer, ..Default::default() }).unwrap();
        drop(encoder);
        let mut options = gif::DecodeOptions::new();
        options.check_lzw_end_code(true);
        let mut reader = options.read_info(&file[..]).unwrap();
        reader.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    /// Compresses runs of pixels one by one, or those that are unchanged at once.
    fn compressed(lzw: &mut Lzw, runs: &[(u8, usize)], at_once: bool) -> Vec<u8> {
        for (pixel, count) in runs {
            if at_once && *pixel == UNCHANGED {
                lzw.push_unchanged(*count);
            } else {
                (0..*count).for_each(|_| lzw.push(*pixel));
            }
        }
        lzw.finish()
    }

    #[test]
    fn a_frame_of_any_length_ends_where_a_reader_thinks() {
        // Over all lengths of codes, and twice past forgetting.
        let mut lzw = Lzw::new();
        let mut state = 1_u32;
        let noise: Vec<u8> = std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .take(9_000)
        .collect();
        for length in (0..20).chain(240..270).chain(750..780).chain(1_780..1_800).chain(3_800..3_900).chain([9_000]) {
            noise[..length].iter().for_each(|pixel| lzw.push(*pixel));
            let compressed = lzw.finish();
            if length > 0 {
                assert!(read(compressed, length as u16, 1) == noise[..length], "{length} pixels");
            }
        }
    }

    #[test]
    fn a_long_run_becomes_few_codes() {
        let mut lzw = Lzw::new();
        lzw.push_unchanged(4_000_000);
        let compressed = lzw.finish();
        assert!(compressed.len() < 4_500, "{} bytes", compressed.len());
        assert!(read(compressed, 2_000, 2_000) == vec![UNCHANGED; 4_000_000]);
    }

    proptest! {
        #[test]
        fn what_is_read_is_what_was_written(
            frames in prop::collection::vec(
                prop::collection::vec(
                    (prop_oneof![Just(UNCHANGED), 0..4_u8, any::<u8>()], prop_oneof![1..4_usize, 1..3_000_usize]),
                    1..60,
                ),
                1..4,
            ),
        ) {
            let mut lzw = Lzw::new();
            for mut runs in frames {
                let count = runs.iter().map(|(_, count)| count).sum::<usize>();
                runs.push((UNCHANGED, count.next_multiple_of(100) - count));
                let height = count.div_ceil(100);
                let pixels = runs.iter().flat_map(|(pixel, count)| std::iter::repeat_n(*pixel, *count));
                let at_once = compressed(&mut lzw, &runs, true);
                prop_assert!(at_once == compressed(&mut lzw, &runs, false));
                prop_assert!(read(at_once, 100, height as u16).into_iter().eq(pixels));
            }
        }
    }
}
