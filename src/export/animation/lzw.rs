//! Compression as in GIF, by Lempel, Ziv and Welch: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>, appendix F.
//!
//! Most pixels of a frame are unchanged. The encoder gets runs of them as one number, and does not look at each. When
//! the dictionary is full, it may be better to keep it for its long runs, or to empty it for what comes. So each frame is
//! compressed in both ways, and the smaller result is taken.

use super::color_table::UNCHANGED;
use super::patch::Part;

/// The most bits of a code.
const MAX_BITS: u32 = 12;
/// The most entries of the dictionary.
const MAX_CODES: usize = 1 << MAX_BITS;
/// When a full dictionary is emptied: at once, or late.
const POLICIES: [Policy; 2] =
    [Policy { stale_codes: 1, long_run: usize::MAX }, Policy { stale_codes: 128, long_run: 64 }];
/// The number of slots of the table that finds an entry: a power of two that leaves many free.
const SLOTS: usize = 4 * MAX_CODES;

/// Compresses numbers of at most `bits` bits each. Returns the bytes of a frame: first `bits`, then the codes.
///
/// Time: `O(numbers + codes)`, where a run of unchanged pixels counts as few codes.
///
/// # Panics
/// If there is no number.
pub fn compress<'a>(bits: u32, parts: &(impl Iterator<Item = Part<'a>> + Clone)) -> Vec<u8> {
    let results = POLICIES.map(|policy| compress_by(policy, bits, parts.clone()));
    results.into_iter().min_by_key(Vec::len).expect("there are policies")
}

fn compress_by<'a>(policy: Policy, bits: u32, parts: impl Iterator<Item = Part<'a>>) -> Vec<u8> {
    let mut encoder = Encoder::new(policy, bits);
    for part in parts {
        match part {
            Part::Unchanged(count) => encoder.run(count),
            Part::Numbers(numbers) => numbers.iter().for_each(|number| encoder.push(*number)),
        }
    }
    encoder.finish()
}

/// A full dictionary is emptied after so many codes that do not stand for a run of at least this length.
#[derive(Clone, Copy)]
struct Policy {
    stale_codes: usize,
    long_run: usize,
}

struct Encoder {
    policy: Policy,
    out: CodeWriter,
    /// The code that ends the data. The dictionary's entries follow.
    end: u16,
    /// The code of the next entry of the dictionary.
    next: u16,
    /// The code of the numbers that are read and not yet written. `None` at the beginning.
    present: Option<u16>,
    dictionary: Dictionary,
    /// The codes of runs of unchanged pixels, by their lengths less one.
    runs: Vec<u16>,
    /// The length of the present run if the present code is that of a run, or 0.
    run: usize,
    /// The codes that were written since the dictionary is full, without those of long runs.
    stale_codes: usize,
}

impl Encoder {
    fn new(policy: Policy, bits: u32) -> Self {
        let clear = 1 << bits;
        let mut out = CodeWriter { bytes: vec![bits as u8], bits: 0, filled: 0, width: bits + 1 };
        out.write(clear);
        Self {
            policy,
            out,
            end: clear + 1,
            next: clear + 2,
            present: None,
            dictionary: Dictionary::new(),
            runs: vec![UNCHANGED.into()],
            run: 0,
            stale_codes: 0,
        }
    }

    /// Compresses one number.
    fn push(&mut self, number: u8) {
        let Some(present) = self.present else {
            (self.present, self.run) = (Some(number.into()), usize::from(number == UNCHANGED));
            return;
        };
        if number == UNCHANGED && self.run > 0 && self.run < self.runs.len() {
            // The usual search would find the same.
            (self.present, self.run) = (Some(self.runs[self.run]), self.run + 1);
            return;
        }
        if let Some(code) = self.dictionary.find_or_insert(present, number, self.next) {
            (self.present, self.run) = (Some(code), 0);
            return;
        }
        if number == UNCHANGED && self.run > 0 && usize::from(self.next) < MAX_CODES {
            self.runs.push(self.next);
        }
        self.write(present);
        (self.present, self.run) = (Some(number.into()), usize::from(number == UNCHANGED));
    }

    /// Compresses so many unchanged pixels.
    fn run(&mut self, mut count: usize) {
        while count > 0 {
            if self.run > 0 && self.run < self.runs.len() {
                // All of these have codes, and each code is the beginning of the next one.
                let longer = (self.runs.len() - self.run).min(count);
                self.run += longer;
                self.present = Some(self.runs[self.run - 1]);
                count -= longer;
            } else {
                self.push(UNCHANGED);
                count -= 1;
            }
        }
    }

    /// Writes a code, after which the dictionary has one more entry, unless it is full.
    fn write(&mut self, code: u16) {
        self.out.write(code);
        if usize::from(self.next) < MAX_CODES {
            // A reader adds the entry one code later, so codes get longer when it has been added.
            if self.next == 1 << self.out.width && self.out.width < MAX_BITS {
                self.out.width += 1;
            }
            self.next += 1;
        } else if self.run < self.policy.long_run {
            self.stale_codes += 1;
            if self.stale_codes == self.policy.stale_codes {
                self.clear();
            }
        }
    }

    /// Begins with an empty dictionary.
    fn clear(&mut self) {
        let clear = self.end - 1;
        self.out.write(clear);
        self.out.width = clear.ilog2() + 1;
        self.next = self.end + 1;
        self.dictionary.slots.fill(0);
        self.runs.truncate(1);
        self.stale_codes = 0;
    }

    fn finish(mut self) -> Vec<u8> {
        let present = self.present.expect("a frame has pixels");
        self.write(present);
        self.out.write(self.end);
        self.out.finish()
    }
}

/// The entries of the dictionary: a code and the number that follows it.
struct Dictionary {
    /// The code and the number in the upper 24 bits, and the entry's own code in the lower ones. 0 in a free slot.
    slots: Vec<u64>,
}

impl Dictionary {
    fn new() -> Self {
        Self { slots: vec![0; SLOTS] }
    }

    /// Returns the code of an entry. If there is none, it gets the code `new` if there is room for it.
    fn find_or_insert(&mut self, code: u16, number: u8, new: u16) -> Option<u16> {
        let key = u32::from(code) << 8 | u32::from(number);
        let mut slot = (key.wrapping_mul(0x9E37_79B1) >> (u32::BITS - SLOTS.ilog2())) as usize;
        loop {
            match self.slots[slot] {
                0 => {
                    if usize::from(new) < MAX_CODES {
                        self.slots[slot] = u64::from(key) << 16 | u64::from(new);
                    }
                    return None;
                }
                found if (found >> 16) as u32 == key => return Some(found as u16),
                _ => slot = (slot + 1) % SLOTS,
            }
        }
    }
}

/// Writes codes of some bits each, the lowest bit first.
struct CodeWriter {
    bytes: Vec<u8>,
    /// Bits that do not yet fill a byte.
    bits: u32,
    filled: u32,
    /// The number of bits of a code.
    width: u32,
}

impl CodeWriter {
    fn write(&mut self, code: u16) {
        self.bits |= u32::from(code) << self.filled;
        self.filled += self.width;
        while self.filled >= 8 {
            self.bytes.push(self.bits as u8);
            self.bits >>= 8;
            self.filled -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
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

    /// Reads compressed numbers as the library for GIF does.
    fn read(bytes: &[u8], numbers: usize) -> Vec<u8> {
        let (width, height) = (numbers as u16, 1);
        let mut file = Vec::new();
        let colors = [0; 3 * 256];
        let mut encoder = gif::Encoder::new(&mut file, width, height, &colors).unwrap();
        let frame = gif::Frame { width, height, buffer: bytes.into(), ..gif::Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).unwrap();
        drop(encoder);
        let mut options = gif::DecodeOptions::new();
        options.check_lzw_end_code(true);
        let mut reader = options.read_info(&file[..]).unwrap();
        reader.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    fn part() -> impl Strategy<Value = (usize, Vec<u8>)> {
        let numbers = prop_oneof![
            prop::collection::vec(any::<u8>(), 0..9),
            prop::collection::vec(0..3_u8, 0..300),
            prop::collection::vec(any::<u8>(), 0..3_000),
        ];
        (prop_oneof![0..20_usize, 0..3_000_usize], numbers)
    }

    proptest! {
        #[test]
        fn a_reader_gets_all_numbers_back(parts in prop::collection::vec(part(), 1..12)) {
            let mut numbers = Vec::new();
            for (count, others) in &parts {
                numbers.resize(numbers.len() + count, UNCHANGED);
                numbers.extend(others);
            }
            prop_assume!(!numbers.is_empty() && numbers.len() <= 65_535);
            let parts = || parts.iter().flat_map(|(count, others)| [Part::Unchanged(*count), Part::Numbers(others)]);
            for policy in POLICIES {
                let bytes = compress_by(policy, 8, parts());
                prop_assert!(read(&bytes, numbers.len()) == numbers);
                let alone = compress_by(policy, 8, [Part::Numbers(&numbers)].into_iter());
                prop_assert_eq!(bytes, alone, "runs are numbers, too");
            }
        }
    }

    #[test]
    fn the_dictionary_may_be_full_at_any_point() {
        for length in 60_000..60_300 {
            let numbers: Vec<u8> = (0..length).map(|at: u32| (at.wrapping_mul(0x9E37_79B1) >> 29) as u8).collect();
            for policy in POLICIES {
                let bytes = compress_by(policy, 3, [Part::Numbers(&numbers)].into_iter());
                assert!(read(&bytes, numbers.len()) == numbers);
            }
        }
    }
}
