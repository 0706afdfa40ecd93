//! The words that tell what stands beside them, in small letters.

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
