//! Text from bytes: which encoding they have, and how a wrong one is mended.

use crate::session::error::ContentError;
use crate::wording::errors::session;

/// The byte order mark of UTF-8, with which some editors begin a file.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

/// Returns the text that bytes hold, without a byte order mark.
///
/// # Errors
/// If they are no UTF-8 text. UTF-16 and UTF-32 are named, and how to save it as UTF-8.
pub fn text_from_bytes(bytes: Vec<u8>) -> Result<String, ContentError> {
    let wide = if is_utf_32(&bytes) { Some("UTF-32") } else { is_utf_16(&bytes).then_some("UTF-16") };
    if let Some(name) = wide {
        let problem = session::other_encoding(name);
        return Err(ContentError { line: 1, column: 1, problem });
    }
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let problem = session::unknown_encoding().to_owned();
        ContentError { line, column, problem }
    })?;
    if text.starts_with(BYTE_ORDER_MARK) {
        text.drain(..BYTE_ORDER_MARK.len_utf8());
    }
    Ok(text)
}

/// Whether bytes begin with the byte order mark of UTF-32.
fn is_utf_32(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0xFF, 0xFE, 0, 0]) || bytes.starts_with(&[0, 0, 0xFE, 0xFF])
}

/// Whether bytes are UTF-16 text: they begin with its byte order mark, or most of the first pairs of bytes are an ASCII
/// character and a zero.
fn is_utf_16(bytes: &[u8]) -> bool {
    const PAIRS: usize = 256;
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return true;
    }
    let pairs = || bytes.chunks_exact(2).take(PAIRS);
    let most_are_ascii = |high: usize| {
        let is_ascii = |pair: &&[u8]| pair[high] == 0 && (1..128).contains(&pair[1 - high]);
        2 * pairs().filter(is_ascii).count() > pairs().count()
    };
    most_are_ascii(0) || most_are_ascii(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf_16(text: &str, bytes_of_unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes_of_unit).collect()
    }

    #[test]
    fn a_byte_order_mark_is_left_out() {
        assert_eq!(text_from_bytes(b"\xef\xbb\xbf8 15".to_vec()), Ok("8 15".to_owned()));
    }

    #[test]
    fn utf_16_of_both_byte_orders_is_named_with_and_without_a_mark() {
        for text in
            ["8 15\n3", "\u{feff}8 15", "(version: 5, title: \"Münze für €\", coins: [8, 15])", "\u{feff}монета"]
        {
            for bytes_of_unit in [u16::to_le_bytes, u16::to_be_bytes] {
                let ContentError { line, column, problem } = text_from_bytes(utf_16(text, bytes_of_unit)).unwrap_err();
                assert_eq!((line, column), (1, 1));
                assert!(problem.contains("UTF-16") && problem.contains("save it with the encoding UTF-8"), "{problem}");
            }
        }
    }

    #[test]
    fn utf_32_with_a_mark_is_named() {
        for bytes_of in [u32::to_le_bytes, u32::to_be_bytes] {
            let bytes = "\u{feff}8 15".chars().flat_map(|c| bytes_of(c.into())).collect();
            let problem = text_from_bytes(bytes).unwrap_err().problem;
            assert!(problem.starts_with("this is UTF-32 text; "), "{problem}");
        }
    }

    #[test]
    fn a_text_with_some_zero_characters_is_no_utf_16() {
        for text in ["", "8", "\0", "\0\0\0\0", "(title: \"a\0\0b\0\", coins: [8])"] {
            assert_eq!(text_from_bytes(text.as_bytes().to_vec()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn other_bytes_are_reported_with_their_place() {
        let ContentError { line, column, problem } = text_from_bytes(b"8\n\xc3\xbc \xff".to_vec()).unwrap_err();
        assert_eq!((line, column), (2, 3));
        assert!(problem.starts_with("this is not UTF-8 text; "), "{problem}");
    }
}
