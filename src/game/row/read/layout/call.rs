//! Numbers that a short expression stands for: a range, or one coin many times.

use crate::game::row::read::coins::{Divider, Marks, Shape, run};
use crate::game::row::read::error::{Fault, Stop};
use crate::game::row::read::layout::body::{Fit, Source};
use crate::game::row::read::layout::literal::{Group, Role};
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{CHANGERS, CONTROL, Token, is_one_of};
use crate::limits::MAX_COINS;

/// What a function makes of its arguments.
#[derive(Clone, Copy)]
enum Makes {
    /// Numbers from the first argument (or 0) to below the second, in steps of the third (or 1).
    HalfOpenRange,
    /// Numbers from the first argument to the second one, both included.
    ClosedRange,
    /// So many coins of this value.
    CountOfValue,
    /// A coin of this value, so many times.
    ValueTimes,
}

const FUNCTIONS: [(&str, Makes); 8] = [
    ("range", Makes::HalfOpenRange),
    ("xrange", Makes::HalfOpenRange),
    ("arange", Makes::HalfOpenRange),
    ("seq", Makes::ClosedRange),
    ("full", Makes::CountOfValue),
    ("ncopies", Makes::CountOfValue),
    ("rep", Makes::ValueTimes),
    ("vector", Makes::CountOfValue),
];

pub fn fit(source: &Source, marks: Marks) -> Fit {
    let groups = source.groups();
    let [group] = groups.as_slice() else { return Fit::Nothing(None) };
    if marks == Marks::Group {
        return Fit::Nothing(None);
    }
    let Ok(arguments) = run(&source.tokens[group.open + 1..group.close], marks, Shape::Anything) else {
        return Fit::Nothing(None);
    };
    let (makes, numbers, rest, read_as) = match group.role {
        Role::Call(name) => {
            let Some(makes) = makes(source, *group, name) else { return Fit::Nothing(None) };
            (makes, arguments.coins, &source.tokens[group.close + 1..], ReadAs::Numbers)
        }
        Role::List if arguments.dividers == [Divider::Semicolon] => {
            let read_as = if source.is_macro(*group) { ReadAs::Numbers } else { ReadAs::Repeat };
            (Makes::ValueTimes, arguments.coins, &source.tokens[group.close + 1..], read_as)
        }
        Role::List => match &source.tokens[group.close + 1..] {
            [sign, times, rest @ ..] if sign.is("*") && arguments.coins.len() == 1 => {
                let Ok(times) = run(&[*times], marks, Shape::OneRow) else { return Fit::Nothing(None) };
                (Makes::ValueTimes, [arguments.coins, times.coins].concat(), rest, ReadAs::Numbers)
            }
            _ => return Fit::Nothing(None),
        },
        Role::Index | Role::Type => return Fit::Nothing(None),
    };
    let computes = |token: &Token| {
        let is_operator = ["*", "+", "-", "/"].iter().any(|mark| token.is(mark));
        let is_changer = token.is_word() && token.text.split('.').any(|name| is_one_of(&CHANGERS, name));
        token.is_number() || is_operator || is_changer || is_one_of(&CONTROL, token.text)
    };
    if source.tokens[..group.open].iter().chain(rest).any(computes) {
        return Fit::Nothing(None);
    }
    let stop = |fault| Fit::from(Stop::new(&source.tokens[group.open + 1], fault));
    match expanded(makes, &numbers) {
        None => Fit::Nothing(None),
        Some(coins) if coins.len() > MAX_COINS => stop(Fault::TooMany),
        Some(coins) if coins.is_empty() => stop(Fault::Empty),
        Some(coins) => Fit::Row(coins, read_as),
    }
}

/// Returns what the function before brackets makes.
fn makes(source: &Source, group: Group, name: Option<&str>) -> Option<Makes> {
    let is_vector = |token: &Token| ["vector", "deque", "valarray"].contains(&token.text);
    let before = &source.tokens[..group.open];
    // `std::vector<int> v(5, 7)`: the name of the function is that of a variable.
    let constructs = before.windows(2).any(|pair| is_vector(&pair[0]) && pair[1].is("<"));
    let name = match name {
        _ if constructs => "vector".to_owned(),
        Some(name) => name.rsplit('.').next().unwrap_or_default().to_lowercase(),
        None => return None,
    };
    FUNCTIONS.into_iter().find_map(|(function, makes)| (function == name).then_some(makes))
}

/// Returns the numbers, at most one more than a row may have. `None` if the arguments do not suit.
fn expanded(makes: Makes, arguments: &[i64]) -> Option<Vec<i64>> {
    let most = MAX_COINS + 1;
    let repeat = |value: i64, times: i64| Some(vec![value; usize::try_from(times).ok()?.min(most)]);
    let range = |from: i64, to: i64, step: i64| {
        let is_inside = move |value: &i64| if step > 0 { *value < to } else { *value > to };
        (step != 0)
            .then(|| std::iter::successors(Some(from), |at| Some(at + step)).take_while(is_inside).take(most).collect())
    };
    match (makes, arguments) {
        (Makes::HalfOpenRange, [to]) => range(0, *to, 1),
        (Makes::HalfOpenRange, [from, to]) => range(*from, *to, 1),
        (Makes::HalfOpenRange, [from, to, step]) => range(*from, *to, *step),
        (Makes::ClosedRange, [from, to]) => range(*from, to + (to - from).signum(), (to - from).signum()),
        (Makes::ClosedRange, [from, to, step]) => range(*from, to + step.signum(), *step),
        (Makes::CountOfValue, [count, value]) => repeat(*value, *count),
        (Makes::ValueTimes, [value, times]) => repeat(*value, *times),
        _ => None,
    }
}
