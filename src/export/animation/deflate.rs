//! Compression as in PNG: deflate ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)) in the wrapping of zlib
//! ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950)).
//!
//! Most bytes of a frame are zeros in long runs, and deflate spends two bits on each 258 of them. This encoder gets the
//! runs as one number and does not look at each zero. Lines without a change can be blocks with codes of their own. A
//! general encoder takes much longer, and its files are a little larger.

use super::color_table::UNCHANGED;
use super::huffman::{BitWriter, code_lengths, codes};
use super::patch::Part;

/// The longest match.
const MAX_MATCH: usize = 258;
/// The shortest match. Shorter ones would seldom be smaller than the bytes themselves.
const MIN_MATCH: usize = 4;
/// The largest distance of a match.
const WINDOW: usize = 1 << 15;
/// The most earlier places that are tried for a match.
const MAX_TRIES: usize = 48;
/// The bits of the hash of a place's first bytes.
const HASH_BITS: u32 = 13;
/// A run of zeros of at least this length can be a block of its own.
const BLOCK_RUN: usize = 40_000;

/// The symbol that ends a block, and the first one of a match's length.
const END: usize = 256;
const FIRST_LENGTH: usize = 257;
const LITERALS: usize = 286;
const DISTANCES: usize = 30;
/// The longest codes of bytes and matches, and of the lengths of these codes.
const MAX_BITS: usize = 15;
const MAX_META_BITS: usize = 7;
/// The order in which the lengths of the codes for code lengths are written.
const META_ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// A byte, or a match with earlier bytes.
#[derive(Clone, Copy)]
enum Token {
    Byte(u8),
    Match { length: u16, distance: u16 },
}

/// Compresses numbers as bytes. Returns a whole zlib stream.
///
/// Time: `O(numbers)`, where a run of unchanged pixels counts only as its matches.
pub fn compress<'a>(parts: impl Iterator<Item = Part<'a>>) -> Vec<u8> {
    let parts: Vec<_> = parts.collect();
    let mut sum = Adler32::default();
    for part in &parts {
        match part {
            Part::Unchanged(count) => sum.add_zeros(*count),
            Part::Numbers(numbers) => sum.add(numbers),
        }
    }
    let blocks = merged(Matcher::new(&parts).blocks(&parts));
    // Deflate with the whole window, at the best level.
    let mut out = BitWriter::new(vec![0x78, 0xDA]);
    for (number, block) in blocks.iter().enumerate() {
        block.write(&mut out, number + 1 == blocks.len());
    }
    let mut bytes = out.finish();
    bytes.extend(sum.value().to_be_bytes());
    bytes
}

/// Finds matches in the bytes of a frame.
struct Matcher {
    bytes: Vec<u8>,
    /// The last place of each hash, plus one.
    last: Vec<u32>,
    /// For each place that was added: the place, and the number of the one before with the same hash, plus one.
    places: Vec<(u32, u32)>,
}

impl Matcher {
    fn new(parts: &[Part]) -> Self {
        let length = |part: &Part| match part {
            Part::Unchanged(count) => *count,
            Part::Numbers(numbers) => numbers.len(),
        };
        // All zeros at first: such memory costs nothing before it is written to.
        let mut bytes = vec![UNCHANGED; parts.iter().map(length).sum()];
        let mut at = 0;
        for part in parts {
            if let Part::Numbers(numbers) = part {
                bytes[at..at + numbers.len()].copy_from_slice(numbers);
            }
            at += length(part);
        }
        Self { bytes, last: vec![0; 1 << HASH_BITS], places: Vec::new() }
    }

    /// Returns all bytes as tokens. Long runs of zeros are blocks of their own.
    fn blocks(&mut self, parts: &[Part]) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut block = Block::default();
        // `at` is the first byte without a token. A match can reach into the next parts.
        let (mut at, mut end) = (0, 0);
        for part in parts {
            match part {
                Part::Unchanged(count) => {
                    end += count;
                    let rest = end.saturating_sub(at);
                    if rest >= BLOCK_RUN && !block.tokens.is_empty() {
                        blocks.push(std::mem::take(&mut block));
                    }
                    block.zeros(rest, at > 0 && self.bytes[at - 1] == UNCHANGED);
                    if rest >= BLOCK_RUN {
                        blocks.push(std::mem::take(&mut block));
                    }
                    at = at.max(end);
                }
                Part::Numbers(numbers) => {
                    end += numbers.len();
                    at = self.tokens(at, end, &mut block);
                }
            }
        }
        if !block.tokens.is_empty() || blocks.is_empty() {
            blocks.push(block);
        }
        blocks
    }

    /// Adds tokens from `at` to `end`, or further if the last match is longer. Returns the place after the last token.
    fn tokens(&mut self, mut at: usize, end: usize, block: &mut Block) -> usize {
        let mut found = if at < end { self.longest(at) } else { None };
        while at < end {
            self.add(at);
            // A longer match one byte later is better.
            let next = if at + 1 < end { self.longest(at + 1) } else { None };
            match found {
                Some((length, distance)) if next.is_none_or(|(longer, _)| longer <= length) => {
                    block.push(Token::Match { length: length as u16, distance: distance as u16 });
                    (at + 1..(at + length).min(end)).for_each(|place| self.add(place));
                    at += length;
                    found = if at < end { self.longest(at) } else { None };
                }
                _ => {
                    block.push(Token::Byte(self.bytes[at]));
                    at += 1;
                    found = next;
                }
            }
        }
        at
    }

    fn hash(&self, at: usize) -> Option<usize> {
        let bytes = *self.bytes.get(at..)?.first_chunk::<MIN_MATCH>()?;
        Some((u32::from_le_bytes(bytes).wrapping_mul(0x9E37_79B1) >> (u32::BITS - HASH_BITS)) as usize)
    }

    /// Makes a place known for later matches.
    fn add(&mut self, at: usize) {
        if let Some(hash) = self.hash(at) {
            self.places.push((at as u32, self.last[hash]));
            self.last[hash] = self.places.len() as u32;
        }
    }

    /// Returns the length and the distance of the longest match for the bytes at `at`, the nearest one of several.
    fn longest(&self, at: usize) -> Option<(usize, usize)> {
        let bytes = &self.bytes[at..self.bytes.len().min(at + MAX_MATCH)];
        let mut best: Option<(usize, usize)> = None;
        let mut number = self.last[self.hash(at)?] as usize;
        for _ in 0..MAX_TRIES {
            let Some((place, before)) = number.checked_sub(1).map(|number| self.places[number]) else { break };
            let (place, least) = (place as usize, best.map_or(MIN_MATCH - 1, |(length, _)| length));
            if at - place > WINDOW || least == bytes.len() {
                break;
            }
            if self.bytes[place + least] == bytes[least] {
                let length = bytes.iter().zip(&self.bytes[place..]).take_while(|(one, other)| one == other).count();
                if length > least {
                    best = Some((length, at - place));
                }
            }
            number = before as usize;
        }
        best
    }
}

/// Tokens that share their codes.
struct Block {
    tokens: Vec<Token>,
    /// How often each symbol occurs.
    literals: [u32; LITERALS],
    distances: [u32; DISTANCES],
    /// The bits that are written besides codes.
    extra: u32,
}

impl Default for Block {
    fn default() -> Self {
        let mut literals = [0; LITERALS];
        literals[END] = 1;
        Self { tokens: Vec::new(), literals, distances: [0; DISTANCES], extra: 0 }
    }
}

impl Block {
    fn push(&mut self, token: Token) {
        match token {
            Token::Byte(byte) => self.literals[usize::from(byte)] += 1,
            Token::Match { length, distance } => {
                let (length, distance) = (length_symbol(length), distance_symbol(distance));
                self.literals[length.index] += 1;
                self.distances[distance.index] += 1;
                self.extra += length.bits + distance.bits;
            }
        }
        self.tokens.push(token);
    }

    /// Adds so many zeros as matches with the zero before. If there is none, the first one is a byte.
    fn zeros(&mut self, mut count: usize, is_after_zero: bool) {
        if count > 0 && !is_after_zero {
            self.push(Token::Byte(UNCHANGED));
            count -= 1;
        }
        while count > 0 {
            let length = count.min(MAX_MATCH);
            if length < 3 {
                (0..length).for_each(|_| self.push(Token::Byte(UNCHANGED)));
            } else {
                self.push(Token::Match { length: length as u16, distance: 1 });
            }
            count -= length;
        }
    }

    /// Returns about how many bits the block takes.
    fn bits(&self) -> f64 {
        let bits = |counts: &[u32]| {
            let all: u32 = counts.iter().sum();
            let used = counts.iter().filter(|count| **count > 0);
            // No code has less than one bit. The length of each code takes some bits, too.
            used.map(|count| f64::from(*count) * (f64::from(all) / f64::from(*count)).log2().max(1.0) + 4.0)
                .sum::<f64>()
        };
        40.0 + bits(&self.literals) + bits(&self.distances) + f64::from(self.extra)
    }

    /// Returns this block and the next one as one.
    fn joined(&self, next: &Self) -> Self {
        let mut all = Self { tokens: Vec::new(), ..*self };
        all.literals.iter_mut().zip(next.literals).for_each(|(count, more)| *count += more);
        all.literals[END] = 1;
        all.distances.iter_mut().zip(next.distances).for_each(|(count, more)| *count += more);
        all.extra += next.extra;
        all
    }

    fn write(&self, out: &mut BitWriter, is_last: bool) {
        let literal_lengths = code_lengths(&self.literals, MAX_BITS);
        let mut distance_lengths = code_lengths(&self.distances, MAX_BITS);
        if self.distances.iter().all(|count| *count == 0) {
            // One code is written even if no match needs it.
            distance_lengths[0] = 1;
        }
        let (literals, distances) = (codes(&literal_lengths), codes(&distance_lengths));
        // A block with codes of its own.
        out.write(u32::from(is_last) | 2 << 1, 3);
        write_lengths(out, &literal_lengths, &distance_lengths);
        for token in &self.tokens {
            match *token {
                Token::Byte(byte) => out.write_code(literals[usize::from(byte)]),
                Token::Match { length, distance } => {
                    let (length, distance) = (length_symbol(length), distance_symbol(distance));
                    out.write_code(literals[length.index]);
                    out.write(length.extra, length.bits);
                    out.write_code(distances[distance.index]);
                    out.write(distance.extra, distance.bits);
                }
            }
        }
        out.write_code(literals[END]);
    }
}

/// Joins neighboring blocks as long as this saves bits.
fn merged(mut blocks: Vec<Block>) -> Vec<Block> {
    loop {
        let saved = |(at, pair): (usize, &[Block])| {
            let joined = pair[0].joined(&pair[1]);
            (pair[0].bits() + pair[1].bits() - joined.bits(), at)
        };
        let best = blocks.windows(2).enumerate().map(saved).max_by(|one, other| one.0.total_cmp(&other.0));
        let Some((_, at)) = best.filter(|(saved, _)| *saved > 0.0) else { return blocks };
        let next = blocks.remove(at + 1);
        let mut joined = blocks[at].joined(&next);
        joined.tokens = std::mem::take(&mut blocks[at].tokens);
        joined.tokens.extend(next.tokens);
        blocks[at] = joined;
    }
}

/// Writes the lengths of all codes: their numbers, and the lengths in a code of their own.
fn write_lengths(out: &mut BitWriter, literals: &[u8], distances: &[u8]) {
    let used = |lengths: &[u8], least: usize| {
        lengths.iter().rposition(|length| *length > 0).map_or(least, |last| (last + 1).max(least))
    };
    let (literals, distances) = (&literals[..used(literals, FIRST_LENGTH)], &distances[..used(distances, 1)]);
    let lengths = [literals, distances].concat();
    // Symbols with the value and the number of their extra bits. Symbol 16 repeats the last length; 17 and 18 are zeros.
    let mut symbols: Vec<(usize, u32, u32)> = Vec::new();
    for run in lengths.chunk_by(|one, next| one == next) {
        let (length, mut count) = (run[0], run.len());
        if length > 0 {
            symbols.push((length.into(), 0, 0));
            count -= 1;
        }
        while count >= 3 {
            let (most, least, symbol, bits) = match (length, count) {
                (0, 11..) => (138, 11, 18, 7),
                (0, _) => (10, 3, 17, 3),
                _ => (6, 3, 16, 2),
            };
            let part = count.min(most);
            symbols.push((symbol, (part - least) as u32, bits));
            count -= part;
        }
        symbols.extend((0..count).map(|_| (length.into(), 0, 0)));
    }
    let mut counts = [0; META_ORDER.len()];
    for (symbol, ..) in &symbols {
        counts[*symbol] += 1;
    }
    let meta_lengths = code_lengths(&counts, MAX_META_BITS);
    let meta_codes = codes(&meta_lengths);
    let written = META_ORDER.iter().rposition(|symbol| meta_lengths[*symbol] > 0).map_or(4, |last| (last + 1).max(4));
    out.write((literals.len() - FIRST_LENGTH) as u32, 5);
    out.write((distances.len() - 1) as u32, 5);
    out.write((written - 4) as u32, 4);
    for symbol in &META_ORDER[..written] {
        out.write(meta_lengths[*symbol].into(), 3);
    }
    for (symbol, extra, bits) in symbols {
        out.write_code(meta_codes[symbol]);
        out.write(extra, bits);
    }
}

/// A symbol, and the bits that follow its code.
struct Symbol {
    index: usize,
    extra: u32,
    bits: u32,
}

/// Returns the symbol of a match's length, 3 to 258.
fn length_symbol(length: u16) -> Symbol {
    if usize::from(length) == MAX_MATCH {
        return Symbol { index: LITERALS - 1, extra: 0, bits: 0 };
    }
    let Symbol { index, extra, bits } = grouped(u32::from(length) - 3, 2);
    Symbol { index: FIRST_LENGTH + index, extra, bits }
}

/// Returns the symbol of a match's distance, at least 1.
fn distance_symbol(distance: u16) -> Symbol {
    grouped(u32::from(distance) - 1, 1)
}

/// Returns the symbol of a value. Between powers of two there are `1 << bits` symbols, except that small values have one
/// each.
fn grouped(value: u32, bits: u32) -> Symbol {
    let extra_bits = value.checked_ilog2().map_or(0, |log| log.saturating_sub(bits));
    let index = (extra_bits << bits) + (value >> extra_bits);
    Symbol { index: index as usize, extra: value & ((1 << extra_bits) - 1), bits: extra_bits }
}

/// The sum that ends a zlib stream.
struct Adler32 {
    low: u64,
    high: u64,
}

impl Default for Adler32 {
    fn default() -> Self {
        Self { low: 1, high: 0 }
    }
}

impl Adler32 {
    const PRIME: u64 = 65_521;

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.low += u64::from(*byte);
            self.high += self.low;
            if self.high > u64::MAX / 2 {
                self.high %= Self::PRIME;
            }
        }
        self.low %= Self::PRIME;
        self.high %= Self::PRIME;
    }

    fn add_zeros(&mut self, count: usize) {
        self.high = (self.high + self.low * (count as u64 % Self::PRIME)) % Self::PRIME;
    }

    fn value(&self) -> u32 {
        (self.high << 16 | self.low) as u32
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::ZlibDecoder;
    use proptest::prelude::*;

    use super::*;

    fn read(bytes: &[u8]) -> Vec<u8> {
        let mut numbers = Vec::new();
        ZlibDecoder::new(bytes).read_to_end(&mut numbers).unwrap();
        numbers
    }

    fn part() -> impl Strategy<Value = (usize, Vec<u8>)> {
        let numbers = prop_oneof![
            prop::collection::vec(any::<u8>(), 0..9),
            prop::collection::vec(0..3_u8, 0..300),
            prop::collection::vec(any::<u8>(), 0..3_000),
            (prop::collection::vec(any::<u8>(), 1..40), 1..40_usize).prop_map(|(numbers, times)| numbers.repeat(times)),
        ];
        (prop_oneof![0..20_usize, 0..300_usize, 30_000..90_000_usize], numbers)
    }

    proptest! {
        #[test]
        fn a_reader_gets_all_numbers_back(parts in prop::collection::vec(part(), 0..12)) {
            let mut numbers = Vec::new();
            for (count, others) in &parts {
                numbers.resize(numbers.len() + count, UNCHANGED);
                numbers.extend(others);
            }
            let parts = parts.iter().flat_map(|(count, others)| [Part::Unchanged(*count), Part::Numbers(others)]);
            prop_assert!(read(&compress(parts)) == numbers);
        }
    }

    #[test]
    fn lengths_and_distances_have_the_symbols_of_the_standard() {
        let length = |length| {
            let Symbol { index, extra, bits } = length_symbol(length);
            (index, extra, bits)
        };
        assert_eq!(
            [3, 10, 11, 14, 257, 258].map(length),
            [(257, 0, 0), (264, 0, 0), (265, 0, 1), (266, 1, 1), (284, 30, 5), (285, 0, 0)]
        );
        let distance = |distance| {
            let Symbol { index, extra, bits } = distance_symbol(distance);
            (index, extra, bits)
        };
        assert_eq!([1, 4, 5, 8, 1 << 15].map(distance), [(0, 0, 0), (3, 0, 0), (4, 0, 1), (5, 1, 1), (29, 8191, 13)]);
    }

    #[test]
    fn a_frame_of_zeros_takes_two_bits_for_each_258_of_them() {
        let bytes = compress([Part::Unchanged(2_580_000)].into_iter());
        assert!(bytes.len() < 10_000 / 4 + 40, "{} bytes", bytes.len());
        assert!(read(&bytes) == vec![UNCHANGED; 2_580_000]);
    }
}
