//! The second step: numbers, words and marks, each with its place.

/// A piece of a text without comments.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    pub text: &'a str,
    /// Its first byte in the plain text.
    pub at: usize,
    pub kind: Kind,
    /// The white space before it.
    pub gap: Gap,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What begins like a number. Commas and spaces that can group digits are inside: `1,250`.
    Number,
    /// A name, or a string with a letter in it.
    Word,
    /// A sign of one or two characters: `,`, `[`, `<-`.
    Mark,
}

/// The white space before a token: the strongest kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    None,
    Blank,
    Tab,
    /// Two tabs, with an empty cell of a table between them.
    EmptyCell,
    Line,
}

impl Token<'_> {
    /// Whether the token is this mark.
    pub fn is(&self, mark: &str) -> bool {
        self.kind == Kind::Mark && self.text == mark
    }

    pub fn is_number(&self) -> bool {
        self.kind == Kind::Number
    }

    pub fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }

    /// Whether the token is a quotation mark.
    pub fn is_quote(&self) -> bool {
        self.is("\"") || self.is("'") || self.is("`")
    }

    /// Whether the token is a word of only a currency sign.
    pub fn is_currency(&self) -> bool {
        self.is_word() && self.text.chars().all(is_currency)
    }

    /// The last part of a name with dots, in small letters: `asarray` of `np.asarray`.
    pub fn last_name(&self) -> String {
        self.text.rsplit('.').next().unwrap_or_default().to_lowercase()
    }
}

/// Whether a space between two digits can group them: 1 250.
pub fn is_group_space(character: char) -> bool {
    matches!(character, '\u{a0}' | '\u{202f}' | '\u{2009}' | '\u{2007}')
}

/// Whether a character is the sign of a currency.
pub fn is_currency(character: char) -> bool {
    matches!(character, '$' | '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20cf}' | '\u{ffe0}' | '\u{ffe1}' | '\u{ffe5}')
}

/// Returns the partner of a bracket that opens.
pub fn closing(bracket: char) -> Option<char> {
    match bracket {
        '[' => Some(']'),
        '{' => Some('}'),
        '(' => Some(')'),
        _ => None,
    }
}

/// Returns the partner of a bracket that closes.
pub fn opening(bracket: char) -> Option<char> {
    match bracket {
        ']' => Some('['),
        '}' => Some('{'),
        ')' => Some('('),
        _ => None,
    }
}

/// Divides a plain text without comments into tokens. O(length of the text).
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut gap = Gap::Line;
    let mut tab_before = false;
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        if first.is_whitespace() {
            gap = gap.max(match first {
                '\n' => Gap::Line,
                '\t' if tab_before => Gap::EmptyCell,
                '\t' => Gap::Tab,
                _ => Gap::Blank,
            });
            tab_before |= first == '\t';
            at += first.len_utf8();
            continue;
        }
        let rest = &text[at..];
        let (kind, len) = token(rest, first);
        // In LaTeX a backslash stands before brackets, and `\left` or `\right` before large ones.
        let is_escape = first == '\\' && (len == 1 || ["\\left", "\\right"].contains(&&rest[..len]));
        if !is_escape {
            tokens.push(Token { text: &rest[..len], at, kind, gap });
            (gap, tab_before) = (Gap::None, false);
        }
        at += len;
    }
    tokens
}

/// Returns the kind and the length of the token that a text begins with.
fn token(rest: &str, first: char) -> (Kind, usize) {
    let next = rest[first.len_utf8()..].chars().next();
    let has_blank_behind = next.is_none_or(char::is_whitespace);
    match first {
        '\\' if next == Some('\\') => (Kind::Mark, 2),
        '\\' if next.is_some_and(|next| closing(next).or(opening(next)).is_some()) => (Kind::Mark, 1),
        '<' if rest.starts_with("<-") && !rest[2..].starts_with(|c: char| c.is_ascii_digit()) => (Kind::Mark, 2),
        '"' => string_len(rest).map_or((Kind::Mark, 1), |len| (Kind::Word, len)),
        '-' | '+' | '•' if has_blank_behind => (Kind::Mark, first.len_utf8()),
        '+' if !begins_number(rest) => (Kind::Mark, 1),
        _ if is_mark(first) => (Kind::Mark, first.len_utf8()),
        _ => {
            let is_number = begins_number(rest);
            (if is_number { Kind::Number } else { Kind::Word }, chunk_len(rest, is_number))
        }
    }
}

fn is_mark(character: char) -> bool {
    "()[]{},、;|&:=<>\"'`*/!".contains(character)
}

/// Returns the length of the string in quotation marks that a text begins with, if it has a letter and is no number.
fn string_len(rest: &str) -> Option<usize> {
    let inside = &rest[1..=rest[1..].find(['"', '\n']).filter(|end| rest[1 + end..].starts_with('"'))?];
    let is_text = !begins_number(inside.trim_start()) && inside.contains(char::is_alphabetic);
    is_text.then_some(inside.len() + 2)
}

/// Whether a text begins with a digit, behind a sign and a currency.
fn begins_number(text: &str) -> bool {
    let text = text.strip_prefix(['-', '+']).unwrap_or(text);
    let text = text.strip_prefix(is_currency).unwrap_or(text);
    let text = text.strip_prefix(['-', '+']).unwrap_or(text);
    let text = text.strip_prefix('.').unwrap_or(text);
    text.starts_with(|character: char| character.is_ascii_digit())
}

/// Returns the length of the number or the word that a text begins with.
fn chunk_len(rest: &str, is_number: bool) -> usize {
    let mut before = '\0';
    let mut characters = rest.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let next = characters.peek().map_or('\0', |(_, next)| *next);
        let between_digits = is_number && before.is_ascii_digit() && next.is_ascii_digit();
        let ends = match character {
            ',' => !between_digits,
            '\'' => !(before.is_alphanumeric() && next.is_alphanumeric()),
            '\\' => at > 0,
            _ if is_group_space(character) => !between_digits,
            _ => character.is_whitespace() || is_mark(character),
        };
        if ends {
            return at;
        }
        before = character;
    }
    rest.len()
}

/// What the input of a problem is called.
pub const INPUTS: [&str; 17] = [
    "input", "inputs", "sample", "example", "examples", "case", "test", "exercise", "problem", "task", "game",
    "eingabe", "aufgabe", "entrada", "entrée", "输入", "样例",
];

/// What begins a part of a text behind the row.
pub const OUTPUTS: [&str; 19] = [
    "output",
    "outputs",
    "explanation",
    "expected",
    "answer",
    "result",
    "results",
    "returns",
    "return",
    "constraints",
    "note",
    "ausgabe",
    "salida",
    "saída",
    "sortie",
    "输出",
    "解释",
    "说明",
    "答案",
];

/// What begins the last lines of a printed series.
pub const FOOTERS: [&str; 4] = ["dtype", "name", "length", "freq"];

/// Names of the number of coins.
pub const SIZES: [&str; 7] = ["n", "size", "len", "length", "count", "num", "coins_count"];

/// What stands for a value that is missing.
pub const MISSING: [&str; 11] = ["na", "nan", "null", "none", "nil", "inf", "infinity", "n/a", "nat", "?", "…"];

/// Functions whose arguments are the elements of a list. Large letters differ: R's `seq` counts, Scala's `Seq` does not.
pub const CONSTRUCTORS: [&str; 21] = [
    "%w",
    "%i",
    "of",
    "asList",
    "listOf",
    "mutableListOf",
    "arrayListOf",
    "arrayOf",
    "intArrayOf",
    "longArrayOf",
    "sequenceOf",
    "c",
    "list",
    "tuple",
    "array",
    "List",
    "Vector",
    "Seq",
    "Array",
    "ArrayBuffer",
    "Tuple",
];

/// What makes code more than one list: loops and conditions.
pub const CONTROL: [&str; 5] = ["for", "if", "while", "lambda", "in"];

/// Functions that give one number another type.
pub const CASTS: [&str; 16] = [
    "int", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float", "float32", "float64",
    "long", "integer", "bigint", "decimal",
];

/// Functions that make another row of a list.
pub const CHANGERS: [&str; 27] = [
    "sorted",
    "reversed",
    "sort",
    "reverse",
    "rev",
    "order",
    "set",
    "unique",
    "cumsum",
    "accumulate",
    "diff",
    "abs",
    "map",
    "filter",
    "shuffle",
    "sample",
    "choice",
    "choices",
    "repeat",
    "tile",
    "zip",
    "enumerate",
    "negative",
    "flip",
    "roll",
    "rotate",
    "concat",
];

/// Functions that make one number of a list.
pub const REDUCERS: [&str; 8] = ["sum", "max", "min", "len", "length", "mean", "prod", "median"];

/// Whether a word is one of a list, in letters of any size.
pub fn is_one_of(words: &[&str], word: &str) -> bool {
    words.contains(&word.to_lowercase().as_str())
}
