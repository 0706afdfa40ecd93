//! Writes a row in each layout, so that tests can read it back.

/// Writes coins as a text of some layout.
pub type Writer = fn(&[i64]) -> String;

/// A writer for each layout, with its name.
pub const WRITERS: &[(&str, Writer)] = &[
    ("blanks", |coins| joined(coins, " ")),
    ("commas", |coins| joined(coins, ", ")),
    ("bare commas", |coins| joined(coins, ",")),
    ("semicolons", |coins| joined(coins, "; ")),
    ("bare semicolons", |coins| joined(coins, ";")),
    ("pipes", |coins| joined(coins, " | ")),
    ("bare pipes", |coins| joined(coins, "|")),
    ("tabs", |coins| joined(coins, "\t")),
    ("lines", |coins| joined(coins, "\n") + "\n"),
    ("lines of Windows", |coins| joined(coins, "\r\n")),
    ("commas and lines", |coins| joined(coins, ",\n")),
    ("spaces that do not break", |coins| joined(coins, "\u{a0}")),
    ("thin spaces", |coins| joined(coins, "\u{2009}")),
    ("full width", |coins| mapped(&joined(coins, "，"), '０', '－')),
    ("ideographic commas", |coins| joined(coins, "、")),
    ("Arabic", |coins| mapped(&joined(coins, "، "), '٠', '\u{2212}')),
    ("Devanagari", |coins| mapped(&joined(coins, ", "), '०', '\u{2212}')),
    ("dashes of a word processor", |coins| joined(coins, ", ").replace('-', "\u{2013}")),
    ("marks of zero width", |coins| joined(coins, "\u{200b},\u{feff} ")),
    ("plus signs", |coins| each(coins, " ", |coin| format!("{coin:+}"))),
    ("dollars", |coins| each(coins, " ", |coin| if coin < 0 { format!("-${}", -coin) } else { format!("${coin}") })),
    ("cents", |coins| each(coins, ", ", |coin| format!("{coin}¢"))),
    ("euros", |coins| each(coins, "; ", |coin| format!("{coin} €"))),
    ("decimals of zero", |coins| each(coins, ", ", |coin| format!("{coin}.0"))),
    ("three decimals of zero", |coins| each(coins, " ", |coin| format!("{coin}.000"))),
    ("points", |coins| format!("[{}]", each(coins, " ", |coin| format!("{coin}.")))),
    ("exponents", |coins| each(coins, " ", |coin| format!("{coin}e0"))),
    ("underscores", |coins| each(coins, ", ", |coin| grouped(coin, "_"))),
    ("apostrophes", |coins| each(coins, ", ", |coin| grouped(coin, "’"))),
    ("thousands by commas, tabs", |coins| each(coins, "\t", |coin| grouped(coin, ","))),
    ("thousands by commas, blanks", |coins| each(coins, " ", |coin| grouped(coin, ","))),
    ("thousands by commas, lines", |coins| each(coins, "\n", |coin| grouped(coin, ","))),
    ("thousands by commas, commas", |coins| each(coins, ", ", |coin| grouped(coin, ","))),
    ("thousands by commas, quoted", |coins| each(coins, ",", |coin| format!("\"{}\"", grouped(coin, ",")))),
    ("thousands by points", |coins| each(coins, " ", |coin| grouped(coin, "."))),
    ("thousands by points, semicolons", |coins| each(coins, "; ", |coin| grouped(coin, "."))),
    ("thousands by narrow spaces", |coins| each(coins, "; ", |coin| grouped(coin, "\u{202f}"))),
    ("thousands by spaces, lines", |coins| each(coins, "\n", |coin| grouped(coin, "\u{a0}"))),
    ("thousands of dollars", |coins| each(coins, "\t", |coin| format!("${}.00", grouped(coin, ",")))),
    ("JSON", |coins| format!("[{}]", joined(coins, ","))),
    ("JSON in an object", |coins| format!("{{\"title\": \"row 7\", \"coins\": [{}], \"k\": 2}}", joined(coins, ", "))),
    ("JSON of texts", |coins| format!("[{}]", each(coins, ", ", |coin| format!("\"{coin}\"")))),
    ("RON and LaTeX brackets", |coins| format!("({})", joined(coins, ", "))),
    ("Rust", |coins| format!("let coins: [i64; {}] = [{}];", coins.len(), joined(coins, ", "))),
    ("a macro of Rust", |coins| format!("let coins = vec![{}]; // the row", joined(coins, ", "))),
    ("Java", |coins| format!("long[] coins = {{{}}};", each(coins, ", ", |coin| format!("{coin}L")))),
    ("a list of Java", |coins| format!("List<Integer> coins = List.of({});", joined(coins, ", "))),
    ("Kotlin", |coins| format!("val coins = intArrayOf({})", joined(coins, ", "))),
    ("Scala", |coins| format!("val coins = Seq({})", joined(coins, ", "))),
    ("C", |coins| format!("int a[{}] = {{{}}};\nint n = {0};", coins.len(), joined(coins, ", "))),
    ("C with a size", |coins| format!("int a[] = {{{}}};\nint n = sizeof(a) / sizeof(a[0]);", joined(coins, ", "))),
    ("C++", |coins| format!("std::vector<int> v{{{}}};", joined(coins, ", "))),
    ("Go", |coins| format!("coins := [{}]int{{{}}}", coins.len(), joined(coins, ", "))),
    ("Python", |coins| format!("coins = [{}]  # the row\nn = len(coins)", joined(coins, ", "))),
    ("a wrapped list of Python", |coins| format!("coins = [\n    {},\n]", joined(coins, ",\n    "))),
    ("NumPy", |coins| format!("np.array([{}], dtype=np.int64)", joined(coins, ", "))),
    ("numbers of NumPy", |coins| format!("[{}]", each(coins, ", ", |coin| format!("np.int64({coin})")))),
    ("printed by NumPy", |coins| format!("[{}]", joined(coins, "\n "))),
    ("pandas", |coins| format!("pd.Series([{}])", joined(coins, ", "))),
    ("R", |coins| format!("coins <- c({})", joined(coins, ", "))),
    ("printed by R", |coins| format!("[1] {}", joined(coins, "  "))),
    ("printed by R in lines", |coins| {
        let lines =
            coins.chunks(3).enumerate().map(|(line, part)| format!(" [{}] {}", 3 * line + 1, joined(part, " ")));
        lines.collect::<Vec<_>>().join("\n")
    }),
    ("MATLAB", |coins| format!("a = [{}];", joined(coins, " "))),
    ("a column of MATLAB", |coins| format!("[{}]", joined(coins, ";"))),
    ("YAML", |coins| format!("coins:\n  - {}\n", joined(coins, "\n  - "))),
    ("a list of YAML", |coins| format!("coins: [{}]", joined(coins, ", "))),
    ("bullets", |coins| format!("• {}", joined(coins, "\n• "))),
    ("LaTeX", |coins| format!("$\\{{{}\\}}$", joined(coins, ", "))),
    ("large brackets of LaTeX", |coins| format!("\\left\\{{{}\\right\\}}", joined(coins, ", "))),
    ("a table of LaTeX", |coins| {
        let line = joined(coins, " & ");
        format!("\\begin{{tabular}}{{cc}}\n\\hline\n{line} \\\\\n\\hline\n\\end{{tabular}}")
    }),
    ("Markdown", |coins| format!("| {} |", joined(coins, " | "))),
    ("Markdown with a heading", |coins| {
        format!("|{}\n|{}\n| {} |", " coin |".repeat(coins.len()), "---|".repeat(coins.len()), joined(coins, " | "))
    }),
    ("a column of Markdown", |coins| format!("| coin |\n|-----:|\n| {} |", joined(coins, " |\n| "))),
    ("CSV with a heading", |coins| format!("value\n{}\n", joined(coins, "\n"))),
    ("quoted CSV", |coins| each(coins, ",", |coin| format!("\"{coin}\""))),
    ("quoted CSV with a heading", |coins| format!("\"value\"\n{}", each(coins, "\n", |coin| format!("\"{coin}\"")))),
    ("CSV with an index", |coins| format!("i,value\n{}", indexed(coins, 0, ","))),
    ("CSV with an index of pandas", |coins| format!(",value\n{}", indexed(coins, 0, ","))),
    ("CSV with an index and semicolons", |coins| format!("i;value\n{}", indexed(coins, 1, ";"))),
    ("CSV with names", |coins| format!("name,value\n{}", named(coins, ","))),
    ("a series of pandas", |coins| format!("{}\nName: coins, Length: 4, dtype: int64", indexed(coins, 0, "    "))),
    ("a frame of R", |coins| format!("  value\n{}", indexed(coins, 1, "  "))),
    ("a dictionary of Python", |coins| format!("{{{}}}", indexed(coins, 0, ": ").replace('\n', ", "))),
    ("JSON by index", |coins| {
        let pairs: Vec<_> = coins.iter().enumerate().map(|(at, coin)| format!("\"{at}\":{coin}")).collect();
        format!("{{{}}}", pairs.join(","))
    }),
    ("variables", |coins| {
        let lines: Vec<_> = coins.iter().enumerate().map(|(at, coin)| format!("coin{} = {coin}", at + 1)).collect();
        lines.join("\n")
    }),
    ("a label", |coins| format!("coins: {}", joined(coins, " "))),
    ("an assigned list", |coins| format!("coins = {};", joined(coins, ", "))),
    ("a sentence", |coins| format!("Here are the coins of the exercise\n{}", joined(coins, " "))),
    ("a problem page", |coins| {
        let list = joined(coins, ",");
        format!("Input: nums = [{list}]\nOutput: true\nExplanation: First takes 1 (or 7). Then Second has 5 and 3.")
    }),
    ("a Chinese problem page", |coins| format!("输入：nums = [{}]\n输出：true\n解释：先手取 1。", joined(coins, ","))),
    ("judges", |coins| format!("{}\n{}\n", coins.len(), joined(coins, " "))),
    ("judges, in lines", |coins| format!("{}\n{}\n", coins.len(), joined(coins, "\n"))),
    ("judges with one test", |coins| format!("1\n{}\n{}", coins.len(), joined(coins, " "))),
    ("a sample", |coins| format!("Sample Input 1\n{}\n{}\nSample Output 1\n15\n", coins.len(), joined(coins, " "))),
    ("a declared count", |coins| format!("n = {}\ncoins = {}", coins.len(), joined(coins, ", "))),
];

fn each(coins: &[i64], divider: &str, write: impl Fn(i64) -> String) -> String {
    coins.iter().map(|coin| write(*coin)).collect::<Vec<_>>().join(divider)
}

fn joined(coins: &[i64], divider: &str) -> String {
    each(coins, divider, |coin| coin.to_string())
}

/// Writes the digits of another script and another minus.
fn mapped(text: &str, zero: char, minus: char) -> String {
    let map = |character: char| match character.to_digit(10) {
        Some(digit) => char::from_u32(zero as u32 + digit).unwrap(),
        None if character == '-' => minus,
        None => character,
    };
    text.chars().map(map).collect()
}

/// Writes a coin with a mark between its groups of three digits.
fn grouped(coin: i64, mark: &str) -> String {
    let digits = coin.unsigned_abs().to_string();
    let head = (digits.len() + 2) % 3 + 1;
    let mut text = if coin < 0 { "-".to_owned() } else { String::new() } + &digits[..head];
    for at in (head..digits.len()).step_by(3) {
        text += mark;
        text += &digits[at..at + 3];
    }
    text
}

fn indexed(coins: &[i64], first: usize, divider: &str) -> String {
    let lines: Vec<_> = coins.iter().enumerate().map(|(at, coin)| format!("{}{divider}{coin}", at + first)).collect();
    lines.join("\n")
}

fn named(coins: &[i64], divider: &str) -> String {
    let lines: Vec<_> = coins.iter().enumerate().map(|(at, coin)| format!("coin{at}x{divider}{coin}")).collect();
    lines.join("\n")
}
