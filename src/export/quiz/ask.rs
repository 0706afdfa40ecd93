//! The questions of each kind of task, with what is said of known mistakes.

use super::question::{Answer, Choice, Mistake};
use crate::export::worksheet::gaps::Block;
use crate::export::worksheet::sums::short_solution;
use crate::export::worksheet::{SheetCell, Side, Task, Worksheet};
use crate::game::fill::count::CallCount;
use crate::game::fusion::run::FusionRun;
use crate::game::play::game::Game;
use crate::game::recurrence::Meaning;
use crate::game::table::derivation::{CellNumbers, Derivation};
use crate::game::{Cell, End, Interval, Line, Pick, Player, Players, Scores, Strategy};
use crate::number::{self, Number, exact};
use crate::wording::row::coins_text;
use crate::wording::sentences;
use crate::wording::worksheet as sheets;
use crate::wording::worksheet::quiz as wording;

/// A question before it has a name and a number.
pub struct Asked {
    /// What it is in its kind of task: letters, digits and hyphens.
    pub key: String,
    pub texts: Vec<String>,
    /// The number of the only gap that the picture has. `None` for a row or a table.
    pub picture: Option<usize>,
    /// What the picture shows, in words.
    pub alt: String,
    pub answer: Answer,
    pub solution: Vec<String>,
}

/// Returns the questions about a sheet. There is at least one.
pub fn questions(sheet: &Worksheet) -> Vec<Asked> {
    let all = match sheet.style.task {
        Task::Fill => cells(sheet),
        Task::Winner => winner(sheet),
        Task::Trace => trace(sheet),
        Task::Wrong => wrong(sheet),
        Task::Count => count(sheet),
        Task::Greedy => greedy(sheet),
        Task::Recurrence => return gaps(sheet),
        Task::Fuse => fuse(sheet),
    };
    let (about, alt) = (about(sheet), alt(sheet));
    let asked = |Short { key, question, answer, solution }: Short| {
        let mut texts = about.clone();
        texts.push(question);
        if matches!(answer, Answer::Number { .. }) {
            texts.push(wording::whole_number().to_owned());
        }
        let solution = solution.unwrap_or_else(|| sheet.answer());
        Asked { key, texts, picture: None, alt: alt.clone(), answer, solution }
    };
    all.into_iter().map(asked).collect()
}

/// A question without what all questions about a sheet have in common.
struct Short {
    key: String,
    question: String,
    answer: Answer,
    /// `None` for that of the sheet.
    solution: Option<Vec<String>>,
}

fn choice(key: &str, question: &str, choices: Vec<Choice>) -> Short {
    Short { key: key.to_owned(), question: question.to_owned(), answer: Answer::Choice(choices), solution: None }
}

fn numeric(key: &str, question: String, right: Number, mistakes: Vec<(Number, String)>) -> Short {
    let mut known: Vec<Mistake> = Vec::new();
    for (number, feedback) in mistakes {
        if number != right && known.iter().all(|mistake| mistake.number != number) {
            known.push(Mistake { number, feedback });
        }
    }
    Short { key: key.to_owned(), question, answer: Answer::Number { right, mistakes: known }, solution: None }
}

/// Returns the rules, what a cell is, and the row.
fn about(sheet: &Worksheet) -> Vec<String> {
    let task = sheet.style.task;
    let mut texts = sheet.rules(true);
    texts.push(wording::row(coins_text(sheet.row().coins())));
    if task == Task::Fill || task == Task::Wrong {
        texts.push(sheets::in_each_cell(sheet.style.recurrence, false));
    }
    texts
}

/// Returns the row, and the table cell by cell, if there is one.
fn alt(sheet: &Worksheet) -> String {
    let coins = coins_text(sheet.row().coins());
    if !sheet.has_table() {
        return wording::alt_row(&coins);
    }
    if sheet.cells(Side::Sheet).all(|cell| cell.is_blank) {
        return wording::alt_empty_table(&coins);
    }
    let cell = |cell: SheetCell| {
        let label = sheets::cell_label(sheet.style.count_from, cell.interval);
        if cell.is_blank {
            return wording::alt_empty_cell(label);
        }
        let CellNumbers { first, second, .. } = cell.shown;
        let numbers = [Some(first), second].into_iter().flatten().map(|number| number::value(number, exact));
        wording::alt_cell(label, numbers.collect::<Vec<_>>().join(" | "))
    };
    let cells = sheet.cells(Side::Sheet).map(cell).collect::<Vec<_>>().join("; ");
    wording::alt_table(&coins, cells + ".")
}

/// At most three of the empty cells: the last one, and two that come before it.
fn cells(sheet: &Worksheet) -> Vec<Short> {
    let (empty, recurrence) = (sheet.blanks(), sheet.style.recurrence);
    let with_choice: Vec<_> = empty.iter().copied().filter(|interval| recurrence.has_choice(interval.len())).collect();
    let all = if with_choice.is_empty() { empty.to_vec() } else { with_choice };
    let mut places = vec![all.len() / 3, all.len() * 2 / 3, all.len() - 1];
    places.dedup();
    let (first, second) = recurrence.quantities();
    let mut asked = Vec::new();
    for interval in places.into_iter().map(|place| all[place]) {
        let derivation = sheet.derivation(interval);
        let name = |table: usize| format!("cell-{}-{}-{table}", interval.i, interval.j);
        let label = || sheets::cell_label(sheet.style.count_from, interval);
        let CellNumbers { first: number, second: other, .. } = derivation.numbers();
        let other = other.flatten();
        let mut solution = if interval.len() == sheet.n() { sheet.answer() } else { Vec::new() };
        // A single coin is its own sum.
        if recurrence.has_choice(interval.len()) {
            solution.insert(0, short_solution(sheet.style.count_from, &derivation));
        }
        let solution = || Some(solution.clone());
        if let Some(right) = number {
            let mut mistakes = worse_ends(&derivation);
            if let (Some(other), Some(quantity)) = (other, second) {
                mistakes.push((other, wording::is_other_quantity(quantity.name())));
            }
            mistakes.extend(mistakes_of_mover(sheet, interval));
            let question = wording::ask_cell(first.name(), label());
            asked.push(Short { solution: solution(), ..numeric(&name(0), question, right, mistakes) });
        }
        // Once is enough for the number of the other player.
        if let (Some(right), Some(quantity), true) = (other, second, interval.len() == sheet.n()) {
            let mut mistakes = Vec::new();
            if let Some(first_number) = number {
                mistakes.push((first_number, wording::is_other_quantity(first.name())));
            }
            let rests = End::BOTH.into_iter().filter_map(|end| interval.without(end));
            mistakes
                .extend(rests.map(|rest| (sheet.table().cell(rest).fir().into(), wording::is_other_end().to_owned())));
            let question = wording::ask_cell(quantity.name(), label());
            asked.push(Short { solution: solution(), ..numeric(&name(1), question, right, mistakes) });
        }
    }
    asked
}

/// Returns the sums of the ends that are not best.
fn worse_ends(derivation: &Derivation) -> Vec<(Number, String)> {
    let best = derivation.numbers().first;
    let branches = derivation.branches.iter().flatten();
    let worse = branches.filter(|branch| branch.worth != best);
    worse.filter_map(|branch| Some((branch.worth?, sheets::worse_end(branch.end, exact(branch.worth?))))).collect()
}

/// Returns what known mistakes make of the first number of a cell, if that is one of the classic rule.
fn mistakes_of_mover(sheet: &Worksheet, interval: Interval) -> Vec<(Number, String)> {
    let Some(meanings) = sheet.style.recurrence.meanings() else { return Vec::new() };
    let (table, coins) = (sheet.table(), sheet.row().coins());
    let whole = table.cell(interval);
    let mut mistakes: Vec<(Number, String)> = Vec::new();
    for end in End::BOTH {
        let coin: Number = coins[if end == End::Left { interval.i } else { interval.j }].into();
        let Some(rest) = interval.without(end).map(|rest| table.cell(rest)) else { continue };
        match meanings[0] {
            Meaning::Lead => {
                mistakes.push((coin + lead(&rest), wording::is_sum_not_difference().to_owned()));
            }
            _ => mistakes.push((coin + Number::from(rest.fir()), wording::is_same_player().to_owned())),
        }
        mistakes.push((coin, wording::is_coin_alone().to_owned()));
    }
    if meanings[0] == Meaning::Lead {
        mistakes.insert(0, (-lead(&whole), wording::is_wrong_sign().to_owned()));
        mistakes.insert(1, (whole.fir().into(), wording::is_score_not_lead().to_owned()));
    }
    mistakes
}

fn sum(sheet: &Worksheet) -> Number {
    sheet.row().coins().iter().map(|coin| Number::from(*coin)).sum()
}

/// Returns by how much the player to move is ahead.
fn lead(cell: &Cell) -> Number {
    Meaning::Lead.of(cell.fir().into(), cell.sec().into())
}

/// Returns what both players get by best play.
fn scores(sheet: &Worksheet) -> Scores {
    let cell = sheet.table().result();
    Scores { first: cell.fir().into(), second: cell.sec().into() }
}

/// Returns what both players get if First always takes the larger coin.
fn greedy_scores(sheet: &Worksheet) -> Scores {
    played(sheet, Strategy::Optimal)
}

/// Returns what both players get if First always takes the larger coin, and Second plays by a strategy.
fn played(sheet: &Worksheet, second: Strategy) -> Scores {
    let game = Game::solved(sheet.table(), Players { first: Strategy::Greedy, second }, Line::default());
    game.scores_after(game.end())
}

fn winner(sheet: &Worksheet) -> Vec<Short> {
    let (best, of_greedy) = (scores(sheet), greedy_scores(sheet));
    let of_player = |player: Option<Player>| {
        let is_right = player == best.winner();
        let text = player.map_or_else(|| wording::choice_draw().to_owned(), wording::choice_wins);
        let why = match player == of_greedy.winner() {
            _ if is_right => "",
            true => wording::is_winner_of_greedy(),
            false => wording::wrong_answer(),
        };
        Choice { text, is_right, feedback: why.to_owned() }
    };
    let players = [Some(Player::First), Some(Player::Second), None];
    let mut asked = vec![choice("who-wins", wording::ask_winner(), players.map(of_player).to_vec())];
    let (margin, Scores { first, second }) = (best.margin().abs(), best);
    let mistakes = vec![
        (-margin, wording::is_wrong_sign().to_owned()),
        (first.max(second), wording::is_score_of_winner().to_owned()),
        (first.min(second), wording::is_score_of_loser().to_owned()),
        (first + second, wording::is_sum_not_difference().to_owned()),
    ];
    asked.push(numeric("margin", wording::ask_margin().to_owned(), margin, mistakes));
    asked.extend(first_move(sheet));
    asked
}

/// `None` for a single coin, which leaves no choice.
fn first_move(sheet: &Worksheet) -> Option<Short> {
    let [left, .., right] = *sheet.row().coins() else { return None };
    let best = sheet.table().result().pick();
    let of_pick = |pick: Pick| {
        let (text, is_larger) = match pick {
            Pick::Left => (wording::choice_move(End::Left, exact(left)), left > right),
            Pick::Right => (wording::choice_move(End::Right, exact(right)), right > left),
            Pick::Tie => (wording::choice_either().to_owned(), false),
        };
        let is_right = pick == best;
        let why = match pick {
            _ if is_right => "",
            Pick::Tie => wording::is_not_tie(),
            // Then it is as good as the other end, and no more.
            _ if best == Pick::Tie => wording::is_tie(),
            _ if is_larger => wording::is_larger_coin(),
            _ => wording::is_not_best(),
        };
        Choice { text, is_right, feedback: why.to_owned() }
    };
    let choices = [Pick::Left, Pick::Right, Pick::Tie].map(of_pick).to_vec();
    Some(choice("first-move", wording::ask_first_move(), choices))
}

fn trace(sheet: &Worksheet) -> Vec<Short> {
    let (Scores { first, second }, of_greedy_play) = (scores(sheet), greedy_scores(sheet));
    let exchanged = || wording::is_score_of_loser().to_owned();
    let all = || (sum(sheet), wording::is_sum_of_coins().to_owned());
    let of_greedy = |number: Number| (number, wording::is_of_greedy().to_owned());
    vec![
        numeric(
            "score-of-first",
            wording::ask_score(Player::First),
            first,
            vec![(second, exchanged()), of_greedy(of_greedy_play.first), all()],
        ),
        numeric(
            "score-of-second",
            wording::ask_score(Player::Second),
            second,
            vec![(first, exchanged()), (of_greedy_play.second, wording::is_second_of_greedy().to_owned()), all()],
        ),
    ]
}

fn wrong(sheet: &Worksheet) -> Vec<Short> {
    let (cell, shown) = sheet.wrong().expect("the sheet has a wrong number");
    let label = |interval| sheets::cell_label(sheet.style.count_from, interval);
    let of_cell = |interval: Interval| {
        let sums = short_solution(sheet.style.count_from, &sheet.derivation(interval));
        let is_right = interval == cell.interval;
        let feedback = if is_right { String::new() } else { sentences([wording::is_right_cell(), sums.trim_end()]) };
        Choice { text: label(interval), is_right, feedback }
    };
    // Those with a choice that are nearest: what they read or what reads them.
    let distance = |other: &Interval| {
        let steps = other.i.abs_diff(cell.interval.i) + other.j.abs_diff(cell.interval.j);
        (steps, other.i, other.j)
    };
    let is_other = |other: &Interval| *other != cell.interval && sheet.style.recurrence.has_choice(other.len());
    let mut others: Vec<_> = sheet.cells(Side::Sheet).map(|cell| cell.interval).filter(is_other).collect();
    others.sort_by_key(distance);
    others.truncate(4);
    let mut asked = Vec::new();
    // A single choice would be no question.
    if !others.is_empty() {
        others.push(cell.interval);
        others.sort_by_key(|other| (other.i, other.j));
        asked.push(choice("wrong-cell", wording::ask_wrong_cell(), others.into_iter().map(of_cell).collect()));
    }
    let CellNumbers { first, second, .. } = cell.numbers();
    if let Some(right) = first {
        let mut mistakes: Vec<(Number, String)> = vec![(shown, wording::is_shown_number().to_owned())];
        mistakes.extend(second.flatten().map(|number| (number, wording::is_other_number_of_cell().to_owned())));
        mistakes.extend(mistakes_of_mover(sheet, cell.interval));
        asked.push(numeric("correct-number", wording::ask_correct().to_owned(), right, mistakes));
    }
    asked
}

fn count(sheet: &Worksheet) -> Vec<Short> {
    let n = sheet.n() as Number;
    let cells = n * (n + 1) / 2;
    let mistakes = vec![
        (n * n, wording::is_square().to_owned()),
        (n * (n - 1) / 2, wording::is_without_single_coins().to_owned()),
    ];
    let mut asked = vec![numeric("cells", wording::ask_cells().to_owned(), cells, mistakes)];
    // A number too long to write is a formula on the sheet, and no question.
    let number = CallCount::without_memo(sheet.style.recurrence, sheet.n()).in_digits();
    if let Some(number) = number.and_then(|number| Number::try_from(number).ok()) {
        let mistakes = vec![(cells, wording::is_number_of_cells().to_owned())];
        asked.push(numeric("calls", wording::ask_calls().to_owned(), number, mistakes));
    }
    asked
}

fn greedy(sheet: &Worksheet) -> Vec<Short> {
    let (Scores { first: best, second: other }, gets) = (scores(sheet), greedy_scores(sheet).first);
    let all = || (sum(sheet), wording::is_sum_of_coins().to_owned());
    vec![
        numeric(
            "greedy",
            wording::ask_greedy().to_owned(),
            gets,
            vec![(best, wording::is_of_best_play().to_owned()), all()],
        ),
        numeric(
            "best",
            wording::ask_best().to_owned(),
            best,
            vec![(gets, wording::is_of_greedy().to_owned()), (other, wording::is_score_of_loser().to_owned()), all()],
        ),
    ]
}

fn fuse(sheet: &Worksheet) -> Vec<Short> {
    let run = FusionRun::new(sheet.row());
    let best = scores(sheet);
    let (d, Scores { first, second }) = (best.margin(), best);
    let left = (0..run.valley_len()).map(|place| Number::from(run.coin(place).value)).sum();
    // The larger end of the row itself, again and again.
    let on_the_row = played(sheet, Strategy::Greedy).margin();
    let difference = numeric(
        "difference",
        wording::ask_difference().to_owned(),
        d,
        vec![
            (-d, wording::is_wrong_sign().to_owned()),
            (on_the_row, wording::is_greedy_on_the_row().to_owned()),
            (left, wording::is_sum_not_difference().to_owned()),
            (first, wording::is_score_not_lead().to_owned()),
            (sum(sheet), wording::is_sum_of_coins().to_owned()),
        ],
    );
    let score = numeric(
        "score-by-fusion",
        wording::ask_score_by_fusion().to_owned(),
        first,
        vec![
            (second, wording::is_score_of_loser().to_owned()),
            (sum(sheet) + d, wording::is_sum_not_difference().to_owned()),
            (sum(sheet), wording::is_sum_of_coins().to_owned()),
        ],
    );
    vec![difference, score]
}

/// Each gap has a question. The other gaps are filled, because two blocks may be right only together.
fn gaps(sheet: &Worksheet) -> Vec<Asked> {
    let gapped = sheet.gaps().expect("the sheet has gaps");
    let asked = |gap: usize| {
        let mut texts = sheet.rules(true);
        texts.push(wording::ask_gap(gap));
        let of_block = |block: &Block| Choice {
            text: block.text.to_owned(),
            is_right: block.is_right(),
            feedback: block.mistake(sheet.style.count_from).unwrap_or_default(),
        };
        let choices = gapped.gaps[gap].blocks.iter().map(of_block).collect();
        let lines = gapped.lines(|number| number == gap).into_iter().map(|line| {
            let text = line.text(wording::alt_gap);
            wording::alt_line(line.about, text.trim_end_matches(','))
        });
        let alt = lines.collect::<Vec<_>>().join(". ");
        let mut solution = vec![sheets::block_belongs(gap, gapped.right(gap))];
        solution.extend(gapped.reasons());
        Asked {
            key: format!("gap-{}", gap + 1),
            texts,
            picture: Some(gap),
            alt,
            answer: Answer::Choice(choices),
            solution,
        }
    };
    (0..gapped.gaps.len()).map(asked).collect()
}
