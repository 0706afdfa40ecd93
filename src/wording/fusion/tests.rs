//! Each kind of step in words.

use super::*;
use crate::game::fusion::run::check_by_table;
use std::ops::ControlFlow;

fn fusing(row: &str) -> FusionRun {
    FusionRun::new(&row.parse().unwrap())
}

#[track_caller]
fn assert_holds(row: &str, done: u64, expected: &str) {
    let fusing = fusing(row);
    assert_eq!(said(&fusing, &fusing.position(done)).holds, expected, "{row}, {done}");
}

#[track_caller]
fn assert_did(row: &str, done: u64, expected: &str) {
    let fusing = fusing(row);
    assert_eq!(said(&fusing, &fusing.position(done)).did.unwrap(), expected, "{row}, {done}");
}

#[test]
fn every_step_says_what_it_did() {
    let row = "8 15 3 7";
    assert_eq!(said(&fusing(row), &fusing(row).position(0)).did, None);
    assert_did(row, 2, "Coin 1, worth 15, lies on the stack.");
    assert_did(row, 4, "The three are one: 8 − 15 + 3 = −4, for coins 0…2.");
    assert_did(row, 6, "Greedy takes 7 from the right: + 7.");
    assert_did(row, 7, "Greedy takes the last coin, −4: − (−4).");
}

#[test]
fn every_position_says_what_holds() {
    let row = "8 15 3 7";
    assert_holds(row, 0, "Nothing is read yet: coin 0, worth 8, is the first one.");
    assert_holds(row, 1, "8 lies alone: a test needs three coins.");
    assert_holds(row, 2, "15 stays for now: 8 ≤ 15, but no coin lies right of it yet.");
    assert_holds(
        row,
        3,
        "8 ≤ 15 ≥ 3: whoever takes the 8 or the 3 uncovers the 15 for the other one. The three go together and are \
         worth 8 − 15 + 3 = −4.",
    );
    assert_holds(row, 4, "−4 lies alone: a test needs three coins.");
    assert_holds(row, 5, "Nothing fuses: the row that is left rises from −4. On it, taking the larger end is best.");
    assert_holds(row, 6, "So far the difference is 7. Next: the last coin: −4.");
    assert_holds(row, 7, "The difference is 11: First scores (33 + 11) / 2 = 22, Second (33 − 11) / 2 = 11.");
    assert_holds("1 100 3", 5, "The difference is −96: First scores (104 − 96) / 2 = 4, Second (104 + 96) / 2 = 100.");
    assert_holds("9 5 2", 2, "5 stays: 9 > 5, and no coin lies left of the 9.");
    assert_holds("9 5 2 3", 3, "2 stays: 9 > 5 ≥ 2, and only a middle coin at least as large as both others fuses.");
}

#[test]
fn a_valley_is_described_by_its_shape() {
    let shape = |row: &str| {
        let fusing = fusing(row);
        said(&fusing, &fusing.position(fusing.reading_steps())).holds
    };
    let best = "On it, taking the larger end is best.";
    assert_eq!(shape("9 3 7"), format!("Nothing fuses: the row that is left falls to 3 and then rises. {best}"));
    assert_eq!(shape("9 7 3"), format!("Nothing fuses: the row that is left falls to 3. {best}"));
    assert_eq!(shape("3 7 9"), format!("Nothing fuses: the row that is left rises from 3. {best}"));
    assert_eq!(
        shape("9 3 3"),
        format!("Nothing fuses: the row that is left falls to 3, which lies there twice. {best}")
    );
    assert_eq!(shape("3 3"), "Nothing fuses: two equal coins are left, 3 and 3. Either end is best.");
    assert_eq!(shape("1 9 2"), "Nothing fuses: one coin is left, −6, and that is the difference.");
}

#[test]
fn a_summary_needs_no_picture() {
    let fusing = fusing("8 15 3 7");
    assert_eq!(
        summary(&fusing, &fusing.position(1)),
        "FusionStep 1 of 7. Coin 0, worth 8, lies on the stack. 8 lies alone: a test needs three coins."
    );
    assert!(summary(&fusing, &fusing.position(0)).starts_with("FusionStep 0 of 7. Nothing is read yet"));
}

#[test]
fn sums_are_shortened_by_terms_and_by_characters() {
    let run = fusing("20 30 2 2 2 10");
    let position = run.position(7);
    assert_eq!(stands_for(&run, &position, 9, 9).unwrap(), "−8 = 20 − 30 + 2 − 2 + 2");
    assert_eq!(stands_for(&run, &position, 3, 9).unwrap(), "−8 = 20 … + 2");
    assert_eq!(stands_for(&run, &run.position(1), 9, 9), None);
    let end = run.position(run.steps());
    assert_eq!(takes(&end, 9, exact), "d = 10 − (−8) = 18");
    assert_eq!(takes(&end, 1, exact), "d = … − (−8) = 18");
    assert_eq!(takes(&run.position(0), 9, exact), "d = 0");
}

#[test]
fn a_check_says_whether_both_agree() {
    let fusing = fusing("8 15 3 7");
    let found = check_by_table(fusing.row(), fusing.difference(), |_, _| ControlFlow::Continue(())).unwrap();
    assert_eq!(checked(&found), "The same: 11. The table needed 10 cells for it.");
    assert!(checked(&TableCheck { by_table: 10, ..found }).starts_with("Not the same"));
}

#[test]
fn the_argument_has_headings_and_short_paragraphs() {
    for Paragraph { heading, text } in ARGUMENT {
        assert!(!heading.ends_with('.') && text.ends_with('.'), "{heading}");
        assert!(text.len() < 800, "{heading} is {} bytes long", text.len());
    }
}
