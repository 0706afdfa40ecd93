//! Tests of the texts of each kind of step and position.

use super::*;
use crate::game::fusion::run::check_by_table;
use crate::text::said;
use std::ops::ControlFlow;

fn run(row: &str) -> FusionRun {
    FusionRun::new(&row.parse().unwrap())
}

#[track_caller]
fn assert_state(row: &str, done: u64, expected: &str) {
    let run = run(row);
    assert_eq!(position_text(CountFrom::Zero, &run, &run.position(done)).state, expected, "{row}, {done}");
}

#[track_caller]
fn assert_last_step(row: &str, done: u64, expected: &str) {
    let run = run(row);
    assert_eq!(position_text(CountFrom::Zero, &run, &run.position(done)).last_step.unwrap(), expected, "{row}, {done}");
}

#[test]
fn every_step_has_a_text() {
    let row = "8 15 3 7";
    assert_eq!(position_text(CountFrom::Zero, &run(row), &run(row).position(0)).last_step, None);
    assert_last_step(row, 2, said("fusion.fusion-pushed", &["Coin 1", "15"]));
    assert_last_step(row, 4, "The three coins become one: 8 − 15 + 3 = −4. It stands for coins 0…2.");
    assert_last_step(row, 6, "Greedy takes 7 from the right, so add it: +7.");
    assert_last_step(row, 7, "The last coin is −4, so subtract it: +4.");
    assert_last_step("9 2", 4, "The last coin is 2, so subtract it: −2.");
    assert_last_step("-3", 2, "The last coin is −3, so add it: −3.");
    assert_last_step("5 0", 4, "The last coin is 0, so subtract it: +0.");
}

#[test]
fn every_position_has_a_text() {
    let row = "8 15 3 7";
    assert_state(row, 0, said("fusion.fusion-nothing-read", &["0", "8"]));
    assert_state(row, 1, said("fusion.fusion-alone", &["8"]));
    assert_state(row, 2, said("fusion.fusion-stays-on-the-right", &["15", "8"]));
    assert_state(
        row,
        3,
        "8 ≤ 15 ≥ 3: whoever takes the 8 or the 3 uncovers the 15 for the other player. The three coins fuse and are \
         worth 8 − 15 + 3 = −4.",
    );
    assert_state(row, 4, "−4 is alone on the stack. A test needs three coins.");
    assert_state(row, 5, "Nothing fuses anymore. The remaining row rises from −4, so taking the larger end is best.");
    assert_state(row, 6, "The difference so far is 7. Next, the last coin: −4.");
    assert_state(
        row,
        7,
        "The difference is 11. First scores (33 + 11) / 2 = 22, and Second scores (33 − 11) / 2 = 11.",
    );
    assert_state("1 100 3", 5, said("fusion.fusion-result", &["−96", "104", "−", "96", "4", "+", "100"]));
    assert_state("9 5 2", 2, said("fusion.fusion-stays-on-the-left", &["5", "9"]));
    assert_state("9 5 2 3", 3, said("fusion.fusion-stays", &["2", "9 > 5 ≥ 2"]));
}

#[test]
fn a_valley_is_described_by_its_shape() {
    let shape = |row: &str| {
        let run = run(row);
        position_text(CountFrom::Zero, &run, &run.position(run.reading_steps())).state
    };
    let best = "so taking the larger end is best.";
    assert_eq!(shape("9 3 7"), format!("Nothing fuses anymore. The remaining row falls to 3 and then rises, {best}"));
    assert_eq!(shape("9 7 3"), format!("Nothing fuses anymore. The remaining row falls to 3, {best}"));
    assert_eq!(shape("3 7 9"), format!("Nothing fuses anymore. The remaining row rises from 3, {best}"));
    assert_eq!(
        shape("9 3 3"),
        format!("Nothing fuses anymore. The remaining row falls to 3, which appears twice, {best}")
    );
    assert_eq!(shape("3 3"), said("fusion.fusion-two-equal-left", &["3"]));
    assert_eq!(shape("1 9 2"), said("fusion.fusion-one-left", &["−6"]));
}

#[test]
fn a_summary_can_be_read_without_the_picture() {
    let run = run("8 15 3 7");
    assert_eq!(
        summary(CountFrom::Zero, &run, &run.position(1)),
        "Step 1 of 7. Coin 0, worth 8, goes onto the stack. 8 is alone on the stack. A test needs three coins."
    );
    assert!(
        summary(CountFrom::Zero, &run, &run.position(0))
            .starts_with(said("fusion.fusion-summary", &["0", "7", "No", "coin is read yet."]))
    );
    let from_1 = [0, 1].map(|done| summary(CountFrom::One, &run, &run.position(done)));
    assert!(from_1[0].contains("Coin 1, worth 8, is the first one."), "{from_1:?}");
    assert!(from_1[1].contains(said("fusion.fusion-pushed", &["Coin 1", "8"])), "{from_1:?}");
}

#[test]
fn long_sums_have_an_ellipsis() {
    let run = run("20 30 2 2 2 10");
    let position = run.position(7);
    assert_eq!(top_coin_text(&run, &position, 9, exact).unwrap(), "−8 = 20 − 30 + 2 − 2 + 2");
    assert_eq!(top_coin_text(&run, &position, 3, exact).unwrap(), "−8 = 20 … + 2");
    assert_eq!(top_coin_text(&run, &run.position(1), 9, exact), None);
    let end = run.position(run.steps());
    assert_eq!(difference_text(&end, 9, exact), "d = 10 − (−8) = 18");
    assert_eq!(difference_text(&end, 1, exact), "d = … − (−8) = 18");
    assert_eq!(difference_text(&run.position(0), 9, exact), "d = 0");
}

#[test]
fn the_text_of_a_check_says_whether_both_results_agree() {
    let run = run("8 15 3 7");
    let found = check_by_table(run.row(), run.difference(), |_, _| ControlFlow::Continue(())).unwrap();
    assert_eq!(check_text(&found), said("fusion.fusion-agrees", &["11", "10"]));
    assert_eq!(check_text(&TableCheck { by_table: 10, ..found }), said("fusion.fusion-differs", &["11", "10", "10"]));
}

#[test]
fn the_argument_has_headings_and_short_sections() {
    for ArgumentSection { heading, text } in argument() {
        assert!(!heading.ends_with('.') && text.ends_with('.'), "{heading}");
        assert!(text.len() < 800, "{heading} is {} bytes long", text.len());
    }
}
