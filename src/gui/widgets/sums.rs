//! The sums of one cell and its result, in as much detail as there is room for.

use egui::{RichText, Ui};

use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, Phase};
use crate::gui::theme;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::picture::table::REJECTED_OPACITY;
use crate::picture::{Face, Paint};
use crate::wording::recurrence::reason;
use crate::wording::{ResultPart, TextDetail, branch_text, choice_text, result_texts};

/// The usual text sizes, and the size below which less detail is shown, in points.
const SUM_SIZE: f32 = 14.0;
const RESULT_SIZE: f32 = 14.5;
const COMFORTABLE_SIZE: f32 = 11.0;
const SMALLEST_SIZE: f32 = 7.0;

/// Shows the sums of both branches up to `phase`, and the result. A single coin has only its numbers. `count_from` is the
/// number of the first coin.
pub fn show(ui: &mut Ui, count_from: CountFrom, derivation: &Derivation, phase: Phase) {
    let recurrence = derivation.recurrence;
    if let Some(branches) = &derivation.branches {
        let lines = |detail| branches.each_ref().map(|branch| branch_text(count_from, branch, phase, detail)).to_vec();
        let (_, texts, size) = fitting(ui, lines, Face::Mono, SUM_SIZE);
        for (branch, text) in branches.iter().zip(texts) {
            let given_up = phase >= Phase::Choose && !derivation.allows(branch.end);
            let paint = Paint::from(ColorRole::of_end(branch.end)).faded(if given_up { REJECTED_OPACITY } else { 1.0 });
            ui.label(RichText::new(text).font(theme::font(Face::Mono, size)).color(theme::color(ui, paint)));
        }
        ui.add_space(1.0);
        if phase < Phase::Choose {
            return;
        }
    }
    let parts = |detail| {
        let choice = choice_text(derivation, detail).map(|choice| (ColorRole::Text, choice));
        let results = result_texts(count_from, derivation, detail)
            .into_iter()
            .map(|(part, text)| (role_of(derivation, part), text));
        choice.into_iter().chain(results).collect::<Vec<_>>()
    };
    let line = |detail| {
        let texts: Vec<_> = parts(detail).into_iter().map(|(_, text)| text).collect();
        vec![texts.join("      ")]
    };
    let (detail, _, size) = fitting(ui, line, Face::Strong, RESULT_SIZE);
    // The numbers are written in the last phase.
    let shown = if phase < Phase::Write && derivation.branches.is_some() { 1 } else { usize::MAX };
    ui.horizontal(|ui| {
        for (role, text) in parts(detail).into_iter().take(shown) {
            let text = RichText::new(text).font(theme::font(Face::Strong, size)).color(theme::color(ui, role));
            let response = ui.label(text);
            if role != ColorRole::Text {
                response.tooltip(|| reason(recurrence));
            }
            ui.add_space(6.0);
        }
    });
}

/// Returns the most detail with which each line fits the width at a comfortable text size, or else the least detail,
/// with the lines in this detail and the text size of all of them.
fn fitting(
    ui: &Ui,
    lines: impl Fn(TextDetail) -> Vec<String>,
    face: Face,
    size: f32,
) -> (TextDetail, Vec<String>, f32) {
    let room = ui.available_width() - 4.0;
    let fitted = |detail| {
        let lines = lines(detail);
        let widths = lines.iter().map(|text| theme::text_width(ui, text, theme::font(face, size)));
        let size = (size * room / widths.fold(1.0, f32::max)).floor().clamp(SMALLEST_SIZE, size);
        (detail, lines, size)
    };
    let [more @ .., least] = TextDetail::ALL;
    let mut all = more.into_iter().map(fitted);
    all.find(|(_, _, size)| *size >= COMFORTABLE_SIZE).unwrap_or_else(|| fitted(least))
}

fn role_of(derivation: &Derivation, part: ResultPart) -> ColorRole {
    match part {
        ResultPart::First => ColorRole::of_first_number(derivation.recurrence, derivation.numbers().first),
        ResultPart::Second => ColorRole::Other,
        ResultPart::Scores => ColorRole::WeakText,
    }
}
