//! Times of a survey of many random rows, including the generation of the rows. They are compared with the bare
//! differences of the same rows in memory, and with a survey by two threads.

use std::env;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::Mutex;

use coin_duel::game::fusion::difference;
use coin_duel::game::play::survey::{Survey, SurveyFindings};
use coin_duel::game::row::random::{Recipe, RowShape};
use coin_duel_benches::Ratio;
use rayon::{ThreadPool, ThreadPoolBuilder};

const COINS: usize = 10;

fn main() {
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    let measures = env::args().any(|argument| argument == "--bench");
    let (rows, runs) = if measures { (1_000_000, 25) } else { (1_000, 1) };
    let recipe = Recipe { count: COINS, low: 1, high: 20, shape: RowShape::Uniform, seed: 7 };
    let survey = Survey::new(recipe, rows).expect("a legal survey");
    let [one, two] = [1, 2].map(|threads| ThreadPoolBuilder::new().num_threads(threads).build().expect("threads"));

    let coins = coins(&survey);
    let by = |pool| run(&survey, pool);
    let mut to_difference =
        Ratio::measure("survey by one thread : bare difference", runs, || by(&one), || differences(&coins));
    to_difference.at_most = Some(4.0);
    let mut to_two_threads =
        Ratio::measure_shortest("survey by one thread : by two threads", 3 * runs, || by(&one), || by(&two));
    to_two_threads.at_least = Some(1.8);
    if measures {
        println!("{rows} rows of {COINS} coins");
        println!("ratio of medians\n  {to_difference}\nratio of the shortest runs\n  {to_two_threads}");
    }
}

/// Returns the coins of all rows, one row after the other.
fn coins(survey: &Survey) -> Vec<i64> {
    let mut all = Vec::new();
    for chunk in 0..survey.chunks() {
        survey.each_row(chunk, |_, coins| all.extend(coins));
    }
    all
}

fn differences(coins: &[i64]) -> i64 {
    coins.chunks_exact(COINS).map(|row| difference(black_box(row))).sum()
}

fn run(survey: &Survey, pool: &ThreadPool) -> SurveyFindings {
    let all = Mutex::new(SurveyFindings::default());
    let merge = |chunk: SurveyFindings| {
        all.lock().expect("no thread panics").merge(&chunk);
        ControlFlow::Continue(())
    };
    let _ = pool.install(|| survey.run(merge));
    all.into_inner().expect("no thread panics")
}
