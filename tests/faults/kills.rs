//! A process that is killed at any moment.

use std::env;
use std::io::{self, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::child::{self, Waiting};
use crate::folder::{Expected, Files, prepared};
use crate::scenario::Scenario;

/// How often a process is killed, unless `COIN_DUEL_KILLS` says otherwise.
const KILLS: usize = 1_000;

/// What is wrong after the kills of a scenario.
fn kill(scenario: Scenario, kills: usize, rng: &mut ChaCha8Rng) -> Vec<String> {
    let expected = Expected::of(scenario);
    let folder = prepared(scenario);
    let begin = Instant::now();
    child::run(scenario, folder.path()).expect("nothing fails");
    // The start of the process is a part of this, so some kills come too late. They are counted apart.
    let longest = begin.elapsed();
    let (mut wrong, mut interrupted, mut left) = (Vec::new(), 0, 0);
    let mut window = longest;
    for _ in 0..kills {
        let folder = prepared(scenario);
        let mut child = Waiting::start(scenario, folder.path());
        let wait = window.mul_f64(rng.random_range(0.0..1.0));
        child.go();
        sleep(wait);
        child.process.kill().expect("the child can be killed");
        let was_interrupted = child.outcome().is_err();
        interrupted += usize::from(was_interrupted);
        // Most of the kills shall come before the end.
        window = window.mul_f64(if was_interrupted { 1.02 } else { 0.95 }).max(Duration::from_micros(50));
        let now = Files::of(folder.path());
        let damage = expected.damage(&now, None);
        let names: Vec<_> =
            now.beside(&expected.before, &expected.after).map(|name| name.display().to_string()).collect();
        left += usize::from(!names.is_empty());
        let after = expected.damage_after_a_clean_run(folder.path());
        let after = after.into_iter().map(|damage| format!("after the next run, {damage}"));
        wrong.extend(damage.into_iter().chain(after).map(|damage| format!("{scenario:?}: {damage} (left: {names:?})")));
    }
    let _ = writeln!(
        io::stderr(),
        "{scenario:?}: {kills} kills, {interrupted} before the end, {left} left something, {} lost or half files",
        wrong.len()
    );
    wrong
}

#[test]
#[ignore = "takes minutes"]
fn files_are_whole_after_every_kill_and_the_next_run_tidies_up() {
    let kills = env::var("COIN_DUEL_KILLS").map_or(KILLS, |kills| kills.parse().expect("COIN_DUEL_KILLS is a number"));
    let seed = rand::random();
    let _ = writeln!(io::stderr(), "seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let scenarios = [Scenario::Save, Scenario::Recovery, Scenario::ExportAnimation, Scenario::ExportPictures];
    let wrong: Vec<_> =
        scenarios.into_iter().flat_map(|scenario| kill(scenario, kills / scenarios.len(), &mut rng)).collect();
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
