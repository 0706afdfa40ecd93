//! Prefix codes: frequent symbols get short codes.

/// A code: its bits, the first one lowest, and their number.
pub type Code = (u32, u32);

/// Returns the length of each symbol's code, given how often the symbols occur: 0 for one that does not occur. No code is
/// longer than `most` bits. A symbol alone has a code of one bit.
///
/// By Huffman. If codes are too long, rare symbols count as more frequent than they are, until all codes are short enough.
pub fn code_lengths(counts: &[u32], most: usize) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = unlimited_lengths(&counts);
        if lengths.iter().all(|length| usize::from(*length) <= most) {
            return lengths;
        }
        counts.iter_mut().filter(|count| **count > 0).for_each(|count| *count = *count / 2 + 1);
    }
}

fn unlimited_lengths(counts: &[u32]) -> Vec<u8> {
    let mut lengths = vec![0; counts.len()];
    let mut leaves: Vec<_> = (0..counts.len()).filter(|symbol| counts[*symbol] > 0).collect();
    leaves.sort_by_key(|symbol| counts[*symbol]);
    if leaves.len() < 2 {
        for symbol in leaves {
            lengths[symbol] = 1;
        }
        return lengths;
    }
    // The leaves and then the inner nodes, both from rare to frequent. The parents of all but the last are known.
    let mut weights: Vec<u64> = leaves.iter().map(|symbol| counts[*symbol].into()).collect();
    let mut parents = vec![0; leaves.len()];
    let (mut leaf, mut inner) = (0, leaves.len());
    while weights.len() < 2 * leaves.len() - 1 {
        let mut weight = 0;
        for _ in 0..2 {
            let takes_leaf = leaf < leaves.len() && weights.get(inner).is_none_or(|inner| weights[leaf] <= *inner);
            let node = if takes_leaf { &mut leaf } else { &mut inner };
            weight += weights[*node];
            parents[*node] = weights.len();
            *node += 1;
        }
        weights.push(weight);
        parents.push(0);
    }
    let mut depths = vec![0_u8; weights.len()];
    for node in (0..weights.len() - 1).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    for (symbol, depth) in leaves.into_iter().zip(depths) {
        lengths[symbol] = depth;
    }
    lengths
}

/// Returns the code of each symbol, given the lengths: in the order of lengths and then of symbols, as in RFC 1951.
pub fn codes(lengths: &[u8]) -> Vec<Code> {
    let longest = lengths.iter().copied().max().unwrap_or(0);
    let mut codes = vec![(0, 0); lengths.len()];
    let mut next = 0_u32;
    for length in 1..=longest {
        next <<= 1;
        for (code, _) in codes.iter_mut().zip(lengths).filter(|(_, other)| **other == length) {
            *code = (next.reverse_bits() >> (u32::BITS - u32::from(length)), length.into());
            next += 1;
        }
    }
    codes
}

/// Writes bits, the lowest first.
pub struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that do not yet fill a byte.
    bits: u64,
    filled: u32,
}

impl BitWriter {
    /// Returns a writer that continues these bytes.
    pub fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, bits: 0, filled: 0 }
    }

    /// Writes so many bits of a value, at most 32. The others are zero.
    pub fn write(&mut self, value: u32, bits: u32) {
        self.bits |= u64::from(value) << self.filled;
        self.filled += bits;
        while self.filled >= 8 {
            self.bytes.push(self.bits as u8);
            self.bits >>= 8;
            self.filled -= 8;
        }
    }

    pub fn write_code(&mut self, (value, bits): Code) {
        self.write(value, bits);
    }

    /// Fills the last byte with zeros, and returns all bytes.
    pub fn finish(mut self) -> Vec<u8> {
        if self.filled > 0 {
            self.bytes.push(self.bits as u8);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn frequent_symbols_have_short_codes() {
        assert_eq!(code_lengths(&[5, 0, 1, 1, 2], 15), [1, 0, 3, 3, 2]);
        assert_eq!(codes(&[1, 0, 3, 3, 2]), [(0, 1), (0, 0), (0b011, 3), (0b111, 3), (0b01, 2)]);
        assert_eq!(code_lengths(&[0, 7], 15), [0, 1]);
        assert_eq!(code_lengths(&[0, 0], 15), [0, 0]);
    }

    proptest! {
        #[test]
        fn codes_are_complete_and_short_enough(exponents in prop::collection::vec(0..31_u32, 2..60)) {
            let counts: Vec<_> = exponents.iter().map(|exponent| 1 << exponent).collect();
            for most in [7, 15] {
                let lengths = code_lengths(&counts, most);
                let room: f64 = lengths.iter().map(|length| 0.5_f64.powi((*length).into())).sum();
                prop_assert_eq!(room, 1.0);
                prop_assert!(lengths.iter().all(|length| usize::from(*length) <= most));
            }
        }
    }
}
