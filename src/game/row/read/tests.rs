use crate::text::said;
use proptest::prelude::*;

use super::*;
use crate::game::MAX_VALUE;
use crate::limits::MAX_COINS;

fn coins(text: &str) -> Vec<i64> {
    text.parse::<Row>().unwrap_or_else(|error| panic!("{text:?}: {error}")).coins().to_vec()
}

fn error(text: &str) -> (usize, usize, RowProblem) {
    let error = text.parse::<Row>().expect_err(text);
    (error.at.line, error.at.column, error.problem)
}

/// Returns the readings of a text with a remark or a choice.
fn readings(text: &str) -> Vec<(ReadAs, Vec<i64>)> {
    let reading = read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    let candidates = match reading {
        Reading::Row(row) => panic!("{text:?} is only {row}"),
        Reading::Remarked { chosen, other } => std::iter::once(chosen).chain(other).collect(),
        Reading::Choice(candidates) => candidates,
    };
    candidates.into_iter().map(|candidate| (candidate.read_as, candidate.row.coins().to_vec())).collect()
}

fn is_choice(text: &str) -> bool {
    matches!(read(text), Ok(Reading::Choice(_)))
}

#[test]
fn text_that_people_paste_is_read() {
    for text in [
        "8 15 3 7",
        "8, 15, 3, 7",
        "8,15,3,7,",
        "8; 15; 3; 7",
        "8\n15\n3\n7\n",
        "8,\r\n15,\r\n3,\r\n7\r\n",
        "8\t15\t3\t7",
        "  +8 15 3 7 ",
        "[8,15,3,7]",
        "{ 8, 15, 3, 7 }",
        "(8, 15, 3, 7)",
        "[8 15 3 7]",
        "let coins = vec![8, 15, 3, 7];",
        "let coins: [i64; 4] = [8, 15, 3, 7];",
        "const COINS: &[u32] = &[8_u32, 15u32, 3, 7];",
        "let v: Vec<i64> = vec![8i64, 15, 3, 7];",
        "int[] coins = {8, 15, 3, 7};",
        "int[] coins = new int[]{8, 15, 3, 7};",
        "long[] coins = {8L, 15L, 3L, 7L};",
        "List<Integer> coins = List.of(8, 15, 3, 7);",
        "coins = [8, 15, 3, 7]",
        "coins = (8, 15, 3, 7,)",
        "np.array([8, 15, 3, 7])",
        "int coins[4] = {8, 15, 3, 7};",
        "[4]int{8, 15, 3, 7}",
        "8、15、3、7",
        "Out[3]: array([8, 15, 3, 7])",
        "%w[8 15 3 7]",
        "n = 4, coins = [8, 15, 3, 7]",
        "Input: N = 4, arr[] = {8, 15, 3, 7}\nOutput: 22",
        "tensor([8, 15, 3, 7], device='cuda:0')",
        "coin 1: 8\ncoin 2: 15\ncoin 3: 3\ncoin 4: 7",
        "int coins[] = {8, 15, 3, 7};",
        "std::vector<int> v{8, 15, 3, 7};",
        "std::vector<long long> v = {8LL, 15LL, 3, 7};",
        "std::array<int, 4> v = {8, 15, 3, 7};",
        "vector<int> v({8, 15, 3, 7});",
        "[8, 15, 3, 7]; // the row of the first lesson",
        "coins = [8, 15,  # the left end\n 3, 7]",
        "{8, /* large: */ 15, 3, 7}",
        "\u{feff}8 15 3 7",
    ] {
        assert_eq!(coins(text), [8, 15, 3, 7], "{text:?}");
    }
}

// What takes more than linear time on the next texts takes hours, which nobody overlooks.

#[test]
fn a_comment_in_each_of_a_million_lines_is_skipped_in_linear_time() {
    for comment in [" # a coin", " // a coin", " /* a coin */", "/**/", " #", "\u{feff}"] {
        let text = format!("8{comment}\n").repeat(MAX_COINS);
        assert_eq!(text.parse::<Row>().unwrap().len(), MAX_COINS, "{comment}");
    }
}

#[test]
fn a_million_marks_that_begin_or_end_no_comment_are_skipped_in_linear_time() {
    for (marks, problem) in [
        ("/* ", RowProblem::Empty),
        ("/*/", RowProblem::Empty),
        ("/*\n", RowProblem::Empty),
        ("/**/ ", RowProblem::Empty),
        ("/ ", RowProblem::NotANumber("/".into())),
        ("\u{ff0c} ", RowProblem::Missing("\u{ff0c}".into())),
    ] {
        let text = marks.repeat(1_000_000);
        assert_eq!(text.parse::<Row>().unwrap_err().problem, problem, "{marks}");
    }
}

#[test]
fn a_block_comment_ends_behind_its_beginning() {
    assert_eq!(coins("/*/ 8 */ 15 /**/ 3 /***/ 7"), [15, 3, 7]);
}

#[test]
fn signs_zero_and_digit_separators_are_read() {
    assert_eq!(coins("-8 −15 0 -0 1_000 1'000'000"), [-8, -15, 0, 0, 1000, 1_000_000]);
}

#[test]
fn the_largest_coin_is_read_and_a_larger_one_is_named() {
    assert_eq!(coins("1000000000000 -1000000000000"), [MAX_VALUE, -MAX_VALUE]);
    for text in ["1000000000001", "-1000000000001", "99999999999999999999999"] {
        assert_eq!(error(&format!("3 {text}")), (1, 3, RowProblem::OutOfRange(text.into())));
    }
}

#[test]
fn a_bad_coin_is_named_with_its_place() {
    assert_eq!(error("8 15 x 7"), (1, 6, RowProblem::NotANumber("x".into())));
    assert_eq!(error("8, 1.5"), (1, 4, RowProblem::NotWhole("1.5".into())));
    assert_eq!(error("8, 1e-3"), (1, 4, RowProblem::NotWhole("1e-3".into())));
    assert_eq!(error("[1,000]"), (1, 4, RowProblem::LeadingZero("000".into())));
    assert_eq!(error("0x1F"), (1, 1, RowProblem::NotANumber("0x1F".into())));
    assert_eq!(error("8 - 15"), (1, 3, RowProblem::NotANumber("-".into())));
    assert_eq!(error("8\n15\n3 é 7"), (3, 3, RowProblem::NotANumber("é".into())));
    assert_eq!(error("8 1__0"), (1, 3, RowProblem::NotANumber("1__0".into())));
    assert_eq!(error("8 nan"), (1, 3, RowProblem::NotANumber("nan".into())));
}

#[test]
fn a_bad_coin_at_the_end_of_the_longest_row_is_named_with_its_place() {
    let text = "-1\n".repeat(MAX_COINS - 1) + " 12x4";
    assert_eq!(error(&text), (MAX_COINS, 2, RowProblem::NotANumber("12x4".into())));
}

#[test]
fn a_coin_in_plain_digits_ends_where_any_other_coin_ends() {
    assert_eq!(coins("8\u{a0}-15\u{b}3\u{2003}7"), [8, -15, 3, 7]);
    assert_eq!(error("8,-15;3,1").2, RowProblem::DecimalComma("3,1".into()));
    for (text, token) in [("8-3", "8-3"), ("--8", "--8"), ("8−", "8−"), ("-", "-")] {
        assert_eq!(error(text), (1, 1, RowProblem::NotANumber(token.into())));
    }
    assert_eq!(error("-012"), (1, 1, RowProblem::LeadingZero("-012".into())));
    assert_eq!(error("00000000000000"), (1, 1, RowProblem::LeadingZero("00000000000000".into())));
}

#[test]
fn a_place_counts_characters_and_not_bytes() {
    assert_eq!(error("−8 ü").1, 4);
}

#[test]
fn a_missing_coin_is_an_error() {
    assert_eq!(error("8,,15"), (1, 3, RowProblem::Missing(",".into())));
    assert_eq!(error(", 8"), (1, 1, RowProblem::Missing(",".into())));
    assert_eq!(error("[,]"), (1, 2, RowProblem::Missing(",".into())));
}

#[test]
fn a_text_without_coins_is_no_row() {
    for text in ["", "  \n ", "[]", "vec![]"] {
        assert_eq!(text.parse::<Row>().unwrap_err().problem, RowProblem::Empty, "{text:?}");
    }
}

#[test]
fn brackets_must_match() {
    assert_eq!(error("[8, 15"), (1, 1, RowProblem::Unclosed('[', ']')));
    assert_eq!(error("8, 15]"), (1, 6, RowProblem::Unopened(']', '[')));
    assert_eq!(error("{8, 15]"), (1, 7, RowProblem::Unopened(']', '[')));
}

#[test]
fn brackets_may_stand_inside_others_to_some_depth() {
    let nested = |depth: usize| "[".repeat(depth) + "8" + &"]".repeat(depth);
    assert_eq!(coins(&nested(MAX_DEPTH)), [8]);
    assert_eq!(error(&nested(MAX_DEPTH + 1)), (1, MAX_DEPTH + 1, RowProblem::TooDeep('[')));
    assert_eq!(error(&"(".repeat(10_000_000)), (1, MAX_DEPTH + 1, RowProblem::TooDeep('(')));
    assert_eq!(error(&"[]".repeat(1_000_000)).2, RowProblem::Empty);
}

#[test]
fn a_second_list_is_an_error() {
    for text in ["[8, 15], [3]", "[1] [5]", "[2] [7, 8]", "[1], [1]", "[[8, 15], [3]]", "[8 15; 3 7]", "[[8], [15]]"] {
        assert_eq!(error(text).2, RowProblem::Rows(2), "{text}");
    }
    assert_eq!(error("a, [1]"), (1, 2, RowProblem::OutsideTheList(",".into())));
    assert_eq!(error("[8, 15] 3"), (1, 9, RowProblem::OutsideTheList("3".into())));
    assert_eq!(error("3, [8, 15, 7]"), (1, 1, RowProblem::OutsideTheList("3".into())));
    assert_eq!(error("3 [8, 15, 7]"), (1, 1, RowProblem::OutsideTheList("3".into())));
}

#[test]
fn a_declared_length_must_be_the_number_of_coins() {
    let problem = RowProblem::WrongLength { declared: "5".into(), coins: 4 };
    assert_eq!(error("int coins[5] = {8, 15, 3, 7};"), (1, 11, problem));
}

#[test]
fn short_expressions_are_expanded_or_refused() {
    for (text, row) in [
        ("range(1, 11)", (1..11).collect::<Vec<_>>()),
        ("list(range(4))", vec![0, 1, 2, 3]),
        ("np.arange(8, 2, -3)", vec![8, 5]),
        ("seq(1, 7, 3)", vec![1, 4, 7]),
        ("vec![8; 4]", vec![8; 4]),
        ("[7] * 5", vec![7; 5]),
        ("coins = [7]*5", vec![7; 5]),
        ("vector<int> v(5, 7);", vec![7; 5]),
        ("std::vector<int>(5, 7)", vec![7; 5]),
        ("np.full(3, 9)", vec![9; 3]),
        ("rep(9, 3)", vec![9; 3]),
    ] {
        assert_eq!(coins(text), row, "{text}");
    }
    for text in [
        "linspace(1, 10, 10)",
        "range(1, 11, 0)",
        "[x * x for x in range(1, 5)]",
        "random.sample(range(1, 100), 4)",
        "sorted([15, 8, 3])",
        "[8, 15, 3][::-1]",
        "[8, 15] * 2",
        "[8, 15] + [3]",
        "np.array([8, 15]) * 2",
        "2 * [8, 15]",
        "coins = [8, 15, 3]\ncoins.reverse()",
        "max(8, 15)",
        "vector<int> v(5);",
        "int a[4];",
        "1:10",
        "1..10",
        "range(10000000)",
        "range(5, 1)",
    ] {
        assert!(text.parse::<Row>().is_err(), "{text} is read as {:?}", text.parse::<Row>());
    }
}

#[test]
fn a_message_without_quote_says_where_and_what_would_be_right() {
    let max = "1,000,000,000,000";
    for (text, message) in [
        ("8 secret", "character 3: this is not a whole number; write coins such as 8, -15 or 1_000".to_owned()),
        ("8 5k3", "character 3: this is not a whole number; write coins such as 8, -15 or 1_000".to_owned()),
        (
            "8 7.25",
            "character 3: this is not whole; coins are whole numbers, so round it or scale all of them".to_owned(),
        ),
        (
            "8 0042",
            "character 3: this begins with 0; drop the 0, and write thousands without a comma (1000 or 1_000)"
                .to_owned(),
        ),
        ("4242424242424242", format!("character 1: this is out of range; a coin lies between −{max} and {max}")),
        ("secret 4 [8]", "character 8: this stands outside the list of coins; keep only one list".to_owned()),
        (
            "int c[42] = {8}",
            "character 7: the declaration says this, but the list has 1 coins; make them equal".to_owned(),
        ),
    ] {
        assert_eq!(text.parse::<Row>().unwrap_err().without_quote().to_string(), message);
    }
}

#[test]
fn a_long_word_is_cut_in_its_message() {
    for (text, start) in [("8 ü", "ü"), ("[1] ", "9"), ("int c[", "9")] {
        let long = start.repeat(100_000);
        let text = match text {
            "int c[" => format!("int c[{long}] = {{8}}"),
            _ => format!("{text}{long}"),
        };
        let message = text.parse::<Row>().unwrap_err().to_string();
        assert!(message.contains(&format!("“{}…”", start.repeat(24))) && message.len() < 200, "{}", message.len());
    }
}

#[test]
fn a_message_says_where_what_and_what_would_be_right() {
    let message = "8 15 x 7".parse::<Row>().unwrap_err().to_string();
    assert_eq!(message, said("errors.row-not-a-number", &["character 6: “x”"]));
    let message = "8\nx".parse::<Row>().unwrap_err().to_string();
    assert!(message.starts_with(said("errors.row-in-text", &["2", "1: "])), "{message}");
}

proptest! {
    #[test]
    fn any_row_survives_being_shown_and_parsed(coins in prop::collection::vec(-MAX_VALUE..=MAX_VALUE, 1..50)) {
        let row = Row::new(coins).unwrap();
        prop_assert_eq!(row.to_string().parse(), Ok(row));
    }

    #[test]
    fn no_text_makes_the_parser_panic(text in ".{0,40}") {
        let _ = text.parse::<Row>();
    }

    #[test]
    fn no_text_of_words_numbers_and_marks_makes_the_parser_panic(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "8", "15", "1,250", "4", "1.", "2:", "e3", "[", "]", "(", ")", "{", "}", ";", ",", "、", ":", "=", "<-", "<",
            ">", "|", "&", "*", "+", "- ", "---", "'", "\"", "$", "int", "n", "len", "range", "vec!", "Out", "Input",
            "Output", "Example 1:", "\\\\", " ", "\t", "\n",
        ]), 0..14),
    ) {
        let _ = pieces.concat().parse::<Row>();
    }

    #[test]
    fn no_text_of_digits_brackets_and_separators_makes_the_parser_panic(
        text in r"[-0-9_'.,;:\[\](){}<>a-f \n=]{0,24}",
    ) {
        let _ = text.parse::<Row>();
    }
}

/// Checks that a text written from `coins` is read as them, or as a choice with them in it.
fn assert_comes_back(name: &str, write: Writer, coins: &[i64]) {
    let text = write(coins);
    let found: Vec<Vec<i64>> = match read(&text) {
        Ok(Reading::Row(row)) => vec![row.coins().to_vec()],
        Ok(Reading::Remarked { chosen, .. }) => vec![chosen.row.coins().to_vec()],
        Ok(Reading::Choice(candidates)) => candidates.iter().map(|one| one.row.coins().to_vec()).collect(),
        Err(error) => panic!("{name}: {text:?}: {error}"),
    };
    assert!(found.iter().any(|row| row == coins), "{name}: {text:?} is read as {found:?}");
}

#[test]
fn every_layout_gives_the_row_that_was_written() {
    let rows: [&[i64]; 6] =
        [&[8, 15, 3, 7], &[8, -15, 0, 7, 9], &[1250, 2125, 999, 130], &[4, 4, 5, 1, 3], &[15], &[100, 200, 300]];
    for (name, write) in WRITERS {
        for coins in rows {
            assert_comes_back(name, *write, coins);
        }
    }
}

proptest! {
    #[test]
    fn the_quick_way_reads_what_all_layouts_read(
        text in r"[\[({]?(-?[0-9]{1,4}(\t|, ?|[ \n]{1,2}|\r\n|,? ?(#|//) 4[ˣ\u2028]?\n|,?/\*4?\n?\*/)){0,4}-?[0-9]{1,4},? ?((#|//|/\*) ?4?)?[\])}]?",
    ) {
        if let Some(coins) = normalise::coins(&text) {
            let plain = normalise::without_comments(normalise::plain(&text));
            prop_assert_eq!(by_layouts(Text { original: &text, plain: &plain }), Ok(Reading::Row(row(coins))));
        }
    }

    #[test]
    fn no_random_row_is_read_as_another_one(
        coins in prop_oneof![
            prop::collection::vec(-20..20_i64, 1..9),
            prop::collection::vec(0..2000_i64, 1..9),
            prop::collection::vec(-MAX_VALUE..=MAX_VALUE, 1..5),
        ],
    ) {
        for (name, write) in WRITERS {
            assert_comes_back(name, *write, &coins);
        }
    }
}

#[test]
fn a_reading_that_is_clearly_meant_is_taken_with_the_way_to_the_other_one() {
    for (text, read_as, row) in [
        ("4\n4 5 1 3", ReadAs::CountFirst, vec![4, 5, 1, 3]),
        ("1\n4\n5 3 7 10", ReadAs::CountFirst, vec![5, 3, 7, 10]),
        ("1,250\t2,125\t999\t130", ReadAs::Thousands, vec![1250, 2125, 999, 130]),
        ("1,250 2,125 999", ReadAs::Thousands, vec![1250, 2125, 999]),
        ("1,250\n2,125\n3,512", ReadAs::Thousands, vec![1250, 2125, 3512]),
        ("1\u{202f}250; 2\u{202f}125", ReadAs::Thousands, vec![1250, 2125]),
        ("1.250 2.125 300", ReadAs::Thousands, vec![1250, 2125, 300]),
        ("1,000", ReadAs::Thousands, vec![1000]),
        ("0     8\n1    15\n2     3\n3     7", ReadAs::IndexColumn, vec![8, 15, 3, 7]),
        ("1. 8\n2. 15\n3. 3", ReadAs::IndexColumn, vec![8, 15, 3]),
    ] {
        assert!(!is_choice(text), "{text:?}");
        assert_eq!(readings(text)[0], (read_as, row.clone()), "{text:?}");
        assert_eq!(read_as_row(text, read_as), row);
    }
    let all = (ReadAs::Numbers, vec![4, 4, 5, 1, 3]);
    assert_eq!(readings("4\n4 5 1 3")[1], all);
    assert_eq!(read_as_row("4\n4 5 1 3", ReadAs::Numbers), all.1);
    assert_eq!(read_as_row("8 15 3\n7 9", ReadAs::Numbers), [8, 15, 3, 7, 9]);
}

fn read_as_row(text: &str, wanted: ReadAs) -> Vec<i64> {
    read_as(text, wanted).unwrap_or_else(|error| panic!("{text:?}: {error}")).coins().to_vec()
}

#[test]
fn the_longest_row_may_stand_below_its_count() {
    let coins = "1 ".repeat(MAX_COINS);
    let (row, remark) = read_row(&format!("1\n1000000\n{coins}"), None).unwrap();
    assert_eq!((row.len(), remark.map(|remark| remark.read_as)), (MAX_COINS, Some(ReadAs::CountFirst)));
    assert!(matches!(error(&format!("1000001\n{coins}1")).2, RowProblem::TooMany(_)));
}

#[test]
fn a_count_before_numbers_in_groups_is_a_choice_like_any_other_count() {
    let grouped = [(ReadAs::Thousands, vec![3, 1250, 2125, 999]), (ReadAs::CountFirst, vec![1250, 2125, 999])];
    assert_eq!(readings("3\n1,250\n2,125\n999"), grouped);
}

#[test]
fn equally_good_readings_are_a_choice() {
    for (text, first, second) in [
        ("1,250, 2,125", vec![1, 250, 2, 125], (ReadAs::Thousands, vec![1250, 2125])),
        ("1,250", vec![1, 250], (ReadAs::Thousands, vec![1250])),
        ("1,250、2,125", vec![1, 250, 2, 125], (ReadAs::Thousands, vec![1250, 2125])),
        ("1,250،2,125", vec![1, 250, 2, 125], (ReadAs::Thousands, vec![1250, 2125])),
        ("[1,250 2,125]", vec![1, 250, 2, 125], (ReadAs::Thousands, vec![1250, 2125])),
        ("[1,250, 2,125]", vec![1, 250, 2, 125], (ReadAs::Thousands, vec![1250, 2125])),
        ("12,34,567", vec![12, 34, 567], (ReadAs::Thousands, vec![1_234_567])),
        ("4\n4\n5\n1\n3", vec![4, 4, 5, 1, 3], (ReadAs::CountFirst, vec![4, 5, 1, 3])),
        ("1\n2\n8\n15", vec![1, 2, 8, 15], (ReadAs::CountFirst, vec![8, 15])),
        ("8.000 15.000", vec![8, 15], (ReadAs::Thousands, vec![8000, 15_000])),
        ("[8; 4]", vec![8, 4], (ReadAs::Repeat, vec![8; 4])),
    ] {
        assert!(is_choice(text), "{text:?}");
        assert_eq!(readings(text), [(ReadAs::Numbers, first), second], "{text:?}");
        let RowProblem::Ambiguous(named) = error(text).2 else { panic!("{text:?} is read") };
        assert_eq!(named.len(), 2);
    }
}

#[test]
fn a_count_on_the_line_of_the_row_is_a_coin() {
    for text in ["3 17 2 1", "3 9 1 2", "3, 17, 2, 1", "1 1 7"] {
        assert!(matches!(read(text), Ok(Reading::Row(_))), "{text}");
    }
}

#[test]
fn what_can_be_another_row_is_refused() {
    use RowProblem as Problem;
    for (text, problem) in [
        ("8 15 3 7\n9 1 4 2", Problem::Rows(2)),
        ("8 15 3 7; 9 1 4 2", Problem::Rows(2)),
        ("5\n4 5 1 3", Problem::AloneAbove { number: "5".into(), coins: 4 }),
        ("1\n5\n4 5 1 3", Problem::AloneAbove { number: "5".into(), coins: 4 }),
        ("\"1,50\"", Problem::DecimalComma("1,50".into())),
        ("coins\n\"8,15\"", Problem::DecimalComma("8,15".into())),
        ("1.250,-", Problem::NotANumber("-".into())),
        ("8 15, 3 7", Problem::Rows(2)),
        ("2\n4\n5 3 7 10\n3\n1 2 3", Problem::Rows(2)),
        ("x,y\n3,8\n7,15", Problem::DecimalComma("3,8".into())),
        ("8\t\t15\t3", Problem::EmptyCell("15".into())),
        ("1,5; 2,5; 3", Problem::DecimalComma("1,5".into())),
        ("1,5 2,5 3", Problem::DecimalComma("1,5".into())),
        ("1,50\n2,50", Problem::DecimalComma("1,50".into())),
        ("1,5、2,5", Problem::DecimalComma("1,5".into())),
        ("1 250\t2 125\t999", Problem::SpacedGroups("1 250".into())),
        ("1 250, 2 125, 300", Problem::SpacedGroups("1 250".into())),
        ("[1 250, 2 125]", Problem::SpacedGroups("1 250".into())),
        ("[1:5]", Problem::Computed("1:5".into())),
        ("c(1:5)", Problem::Computed("1:5".into())),
        ("[0:2:9]", Problem::Computed("0:2:9".into())),
        ("− 8, 15", Problem::NotANumber("−".into())),
        ("- 8 15 3", Problem::NotANumber("-".into())),
        ("-\u{a0}8 15", Problem::NotANumber("-".into())),
        ("1:30 2:45", Problem::NotANumber(":".into())),
        ("{1:5}", Problem::Computed("1:5".into())),
        ("1,5e3", Problem::DecimalComma("1,5e3".into())),
        ("5,00 €; 10,00 €", Problem::DecimalComma("5,00".into())),
        ("\"1,5\";\"2,5\"", Problem::DecimalComma("1,5".into())),
        ("1.250,50", Problem::NotWhole("1.250,50".into())),
        ("sum([8, 15])", Problem::Computed("sum".into())),
        ("int [4] a", Problem::NotANumber("int".into())),
        ("8\n15\n---\n3", Problem::NotANumber("---".into())),
        ("list(range(3)) + [9]", Problem::OutsideTheList("3".into())),
        ("1. 8 15 3 7", Problem::OutsideTheList("1.".into())),
        ("Example 1:", Problem::Empty),
        ("Example 1:\\\\|", Problem::NotANumber("|".into())),
        ("(8) 15 (3)", Problem::OutsideTheList("15".into())),
        ("[8, 15]; 4", Problem::OutsideTheList("4".into())),
        ("1.5 2.5", Problem::NotWhole("1.5".into())),
        ("1.250 1.5", Problem::NotWhole("1.250".into())),
        ("$5 50¢", Problem::Currencies("50¢".into())),
        ("8²", Problem::NotANumber("8²".into())),
        ("8 \u{202e}51", Problem::Invisible('\u{202e}')),
        ("8 1\u{0}5", Problem::Invisible('\u{0}')),
        ("n = 4", Problem::NotANumber("n".into())),
        ("n = 5\n8 15 3 7", Problem::WrongLength { declared: "5".into(), coins: 4 }),
        ("8\n15\nNaN\n7", Problem::NotANumber("NaN".into())),
        ("NaN\n8\n15", Problem::NotANumber("NaN".into())),
        ("sorted([15, 8])", Problem::Computed("sorted".into())),
        ("Input: [1,5,2]\nOutput: true\nInput: [3,4]\nOutput: false", Problem::Rows(2)),
    ] {
        assert_eq!(error(text).2, problem, "{text:?}");
    }
    for text in [
        "{\"n\": 4, \"sum\": 33, \"fir\": 22}",
        "8 + 15 + 3",
        "8 15 and 3",
        "8:15:3:7",
        "[8, 15, null]",
        "8 -> 15 -> 3",
        "8,15 3 7",
    ] {
        assert!(text.parse::<Row>().is_err(), "{text} is read as {:?}", text.parse::<Row>());
    }
}

#[test]
fn a_message_is_true() {
    let text = "int a[] = {8, 15, 3, 7};\nint n = sizeof(a) / sizeof(a[0]);";
    assert_eq!(coins(text), [8, 15, 3, 7]);
    let error = |text: &str| text.parse::<Row>().unwrap_err().to_string();
    assert!(error("1.250 1.5").contains("“1.250” is not whole"), "{}", error("1.250 1.5"));
    assert!(error("8 15\n3 7").ends_with(said("errors.row-rows", &["2"])));
    assert!(error("5\n4 5 1 3").ends_with(said("errors.row-alone-above", &["“5”", "4 coins", "4"])));
    assert!(error("8 \u{202e}1").contains("character 3: the invisible character U+202E stands here; remove it"));
}

#[test]
fn long_texts_of_every_kind_are_read_in_linear_time() {
    for part in [
        "1,250 ",
        "\"8\" ",
        "\"",
        "a[0] = 8;\n",
        "8 15\n",
        "n = 4\n",
        "8,1,",
        "0\t8\n",
        "words\n",
        "[8]",
        "f(8)",
        "8\u{a0}",
    ] {
        let text = part.repeat(100_000);
        let _ = read(&text);
    }
}

/// Writes coins as a text of some layout.
type Writer = fn(&[i64]) -> String;

/// A writer for each layout, with its name.
const WRITERS: &[(&str, Writer)] = &[
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
