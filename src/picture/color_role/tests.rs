//! Tests that roles can be read on each other and differ from each other, computed from their values.
//!
//! Contrast is defined as in the Web Content Accessibility Guidelines 2.2: the ratio of relative luminances, each plus
//! 0.05.

mod pictures;

use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::{IntoColor, Lab, LinSrgb, Oklab, Srgb};

use super::*;
use crate::picture::map::ColorScale;
use crate::picture::table::{REJECTED_OPACITY, empty_cell};
use crate::picture::{Mark, Rect};
use crate::session::Reading;

/// The smallest contrast of text (success criterion 1.4.3, level AA).
const TEXT: f64 = 4.5;
/// The smallest contrast of text in the high-contrast theme (1.4.6, level AAA).
const HIGH_TEXT: f64 = 7.0;
/// The smallest contrast of marks with a meaning (1.4.11).
const MARK: f64 = 3.0;

/// The smallest difference between two roles, in units of CIEDE2000.
///
/// A difference of about 1 can just be seen side by side. From 5 on, everyone sees two colors (Mokrzycki and Tatol,
/// "Color difference ΔE: a survey", 2011). Numbers, thin arrows and outlines are not side by side here, so they have
/// twice that.
const APART: f64 = 10.0;

/// How people see who lack the cones for long, middle or short waves: matrices for linear red, green and blue.
///
/// Source: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency",
/// 2009, at severity 1.
const PROTANOPIA: [[f64; 3]; 3] =
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]];
const DEUTERANOPIA: [[f64; 3]; 3] =
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]];
const TRITANOPIA: [[f64; 3]; 3] =
    [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]];
const ALL_CONES: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const SIGHTS: [(&str, [[f64; 3]; 3]); 4] =
    [("all cones", ALL_CONES), ("protanopia", PROTANOPIA), ("deuteranopia", DEUTERANOPIA), ("tritanopia", TRITANOPIA)];

/// The roles that differ by color among other things. Each is shown together with each other one somewhere.
const ROLES: [ColorRole; 5] =
    [ColorRole::Mover, ColorRole::Other, ColorRole::Left, ColorRole::Right, ColorRole::Current];

fn color(role: ColorRole, theme: Theme) -> Srgb<f64> {
    Srgb::from(role.rgb(theme)).into_format()
}

/// Returns a color laid on another, as painters do: as a mix of the encoded values.
fn over(top: Srgb<f64>, alpha: f64, below: Srgb<f64>) -> Srgb<f64> {
    top * alpha + below * (1.0 - alpha)
}

fn contrast(a: ColorRole, b: ColorRole, theme: Theme) -> f64 {
    color(a, theme).relative_contrast(color(b, theme))
}

fn least_for_text(theme: Theme) -> f64 {
    if theme == Theme::Contrast { HIGH_TEXT } else { TEXT }
}

fn seen(color: Srgb<f64>, sight: &[[f64; 3]; 3]) -> Lab<palette::white_point::D65, f64> {
    let LinSrgb { red, green, blue, .. } = color.into_linear();
    let part = |[r, g, b]: [f64; 3]| (r * red + g * green + b * blue).clamp(0.0, 1.0);
    LinSrgb::new(part(sight[0]), part(sight[1]), part(sight[2])).into_color()
}

/// Returns the difference of two roles for the people who see the smallest one.
fn least_difference(a: ColorRole, b: ColorRole, theme: Theme) -> (f64, &'static str) {
    let differences = SIGHTS.map(|(name, sight)| {
        let [a, b] = [a, b].map(|role| seen(color(role, theme), &sight));
        (a.difference(b), name)
    });
    differences.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).unwrap()
}

fn assert_contrasts(roles: &[ColorRole], backgrounds: &[ColorRole], least: impl Fn(Theme) -> f64) {
    for theme in Theme::ALL {
        for (role, behind) in roles.iter().flat_map(|role| backgrounds.iter().map(move |behind| (*role, *behind))) {
            let contrast = contrast(role, behind, theme);
            assert!(contrast >= least(theme), "{contrast:.2}: {role:?} on {behind:?}, {theme:?}");
        }
    }
}

#[test]
fn the_measures_are_those_of_their_sources() {
    let [black, white, gray] = [0x00_u8, 0xFF, 0x77].map(|part| Srgb::new(part, part, part).into_format::<f64>());
    assert!((black.relative_contrast(white) - 21.0).abs() < 1e-9);
    // The guidelines' example of a gray that just fails on white.
    assert!((gray.relative_contrast(white) - 4.48).abs() < 0.005);
    // The first pair of the test data by Sharma, Wu and Dalal, 2005.
    let [a, b] = [(50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)].map(|(l, a, b)| Lab::<_, f64>::new(l, a, b));
    let difference = Lab::<palette::white_point::D65, f64>::difference(a, b);
    assert!((difference - 2.0425).abs() < 5e-5);
    // People who lack cones see grays as they are.
    for (name, sight) in SIGHTS {
        let difference = seen(gray, &sight).difference(gray.into_color());
        assert!(difference < 0.01, "{difference} with {name}");
    }
}

#[test]
fn text_can_be_read_on_every_role_that_it_can_be_on() {
    let roles = [
        ColorRole::Text,
        ColorRole::WeakText,
        ColorRole::Mover,
        ColorRole::Other,
        ColorRole::Left,
        ColorRole::Right,
        ColorRole::Error,
    ];
    assert_contrasts(
        &roles,
        &[ColorRole::Background, ColorRole::Panel, ColorRole::Cell, ColorRole::Raised],
        least_for_text,
    );
    assert_contrasts(&[ColorRole::OnMover], &[ColorRole::Mover], least_for_text);
    assert_contrasts(
        &[ColorRole::CoinText],
        &[ColorRole::Coin, ColorRole::EvenSeat, ColorRole::OddSeat],
        least_for_text,
    );
}

#[test]
fn marks_can_be_seen_on_every_role_that_they_can_be_on() {
    let roles = [
        ColorRole::Mover,
        ColorRole::Other,
        ColorRole::Left,
        ColorRole::Right,
        ColorRole::Current,
        ColorRole::CoinRim,
        ColorRole::WeakText,
    ];
    assert_contrasts(&roles, &[ColorRole::Background, ColorRole::Panel, ColorRole::Cell], |_| MARK);
    // The finished part of a slider, a bar, and a ring on a highlighted control.
    assert_contrasts(&[ColorRole::Mover, ColorRole::Other], &[ColorRole::Raised], |_| MARK);
}

#[test]
fn a_rejected_sum_can_still_be_read() {
    for theme in Theme::ALL {
        for (role, behind) in [ColorRole::Left, ColorRole::Right]
            .into_iter()
            .flat_map(|role| [(role, ColorRole::Cell), (role, ColorRole::Panel)])
        {
            let behind = color(behind, theme);
            let contrast = over(color(role, theme), REJECTED_OPACITY.into(), behind).relative_contrast(behind);
            assert!(contrast >= TEXT, "{contrast:.2}: {role:?}, {theme:?}");
        }
    }
}

#[test]
fn in_the_high_contrast_theme_every_cell_has_an_edge_that_can_be_seen() {
    for behind in [ColorRole::Background, ColorRole::Panel, ColorRole::Cell, ColorRole::Raised] {
        let contrast = contrast(ColorRole::Edge, behind, Theme::Contrast);
        assert!(contrast >= MARK, "{contrast:.2} on {behind:?}");
    }
}

#[test]
fn the_dashed_edge_of_an_empty_cell_can_be_seen() {
    let Mark::DashedRect { stroke, .. } = empty_cell(Rect::new(0.0, 0.0, 60.0, 40.0), 1.0) else { panic!("dashes") };
    for theme in Theme::ALL {
        for behind in [ColorRole::Background, ColorRole::Panel] {
            let below = color(behind, theme);
            let dash = over(color(stroke.paint.role, theme), stroke.paint.alpha.into(), below);
            let contrast = dash.relative_contrast(below);
            // Less than all of a thin dash has its whole color, so there is something to spare.
            assert!(contrast >= MARK * 1.25, "{contrast:.2} on {behind:?}, {theme:?}");
        }
    }
}

#[test]
fn roles_differ_whichever_cones_are_missing() {
    let of_roles = ROLES.iter().enumerate().flat_map(|(n, a)| ROLES[..n].iter().map(move |b| (*a, *b)));
    let pairs: Vec<_> = of_roles.chain([(ColorRole::EvenSeat, ColorRole::OddSeat)]).collect();
    assert_eq!(pairs.len(), 11);
    for theme in Theme::ALL {
        for (a, b) in &pairs {
            let (difference, sight) = least_difference(*a, *b, theme);
            assert!(difference >= APART, "{difference:.1} with {sight}: {a:?} and {b:?}, {theme:?}");
        }
    }
}

/// Returns the place of a role in [`ColorRole::ALL`]. A new role needs a place here, and so it is not missing there.
fn place(role: ColorRole) -> usize {
    match role {
        ColorRole::Mover => 0,
        ColorRole::Other => 1,
        ColorRole::Left => 2,
        ColorRole::Right => 3,
        ColorRole::Current => 4,
        ColorRole::Text => 5,
        ColorRole::WeakText => 6,
        ColorRole::Background => 7,
        ColorRole::Panel => 8,
        ColorRole::Cell => 9,
        ColorRole::Raised => 10,
        ColorRole::Edge => 11,
        ColorRole::Coin => 12,
        ColorRole::CoinRim => 13,
        ColorRole::CoinText => 14,
        ColorRole::EvenSeat => 15,
        ColorRole::OddSeat => 16,
        ColorRole::OnMover => 17,
        ColorRole::Error => 18,
    }
}

#[test]
fn no_role_is_missing_among_all() {
    let places: Vec<_> = ColorRole::ALL.into_iter().map(place).collect();
    assert_eq!(places, (0..=place(ColorRole::Error)).collect::<Vec<_>>());
}

fn srgb(color: [u8; 3]) -> Srgb<f64> {
    Srgb::from(color).into_format()
}

fn assert_apart(a: Srgb<f64>, b: Srgb<f64>, what: &str) {
    for (name, sight) in SIGHTS {
        let difference = seen(a, &sight).difference(seen(b, &sight));
        assert!(difference >= APART, "{difference:.1} with {name}: {what}");
    }
}

#[test]
fn kinds_differ_from_each_other_and_from_no_cell_whichever_cones_are_missing() {
    for (theme, reading) in Theme::ALL.into_iter().flat_map(|theme| [(theme, Reading::Winner), (theme, Reading::Pick)])
    {
        let kinds = ColorScale::new(reading, 1, theme).kinds();
        assert_eq!(kinds.len(), 3);
        for (number, (a, words)) in kinds.iter().enumerate() {
            assert_apart(srgb(*a), color(ColorRole::Background, theme), &format!("{words} and no cell, {theme:?}"));
            for (b, others) in &kinds[..number] {
                assert_apart(srgb(*a), srgb(*b), &format!("{words} and {others}, {theme:?}"));
            }
        }
    }
}

#[test]
fn a_difference_has_another_color_than_its_opposite_and_than_no_cell() {
    for theme in Theme::ALL {
        let scale = ColorScale::new(Reading::Difference, 1000, theme);
        for step in 0..=20 {
            let part = step as f32 / 20.0;
            let [above, below] = [0.5 + part / 2.0, 0.5 - part / 2.0].map(|place| srgb(scale.color_at(place)));
            for color_there in [above, below] {
                assert_apart(
                    color_there,
                    color(ColorRole::Background, theme),
                    &format!("{part} and no cell, {theme:?}"),
                );
            }
            // At a quarter of the largest difference and above.
            if part >= 0.5 {
                assert_apart(above, below, &format!("{part} on either side, {theme:?}"));
            }
        }
    }
}

#[test]
fn lightness_changes_in_one_direction_and_in_even_steps_with_the_size_of_a_difference() {
    for theme in Theme::ALL {
        let scale = ColorScale::new(Reading::Difference, 1000, theme);
        for side in [-0.5, 0.5] {
            let lightness = |step: i32| {
                let color: Oklab<f64> = srgb(scale.color_at(0.5 + side * step as f32 / 16.0)).into_color();
                color.l
            };
            let steps: Vec<f64> = (0..16).map(|step| lightness(step + 1) - lightness(step)).collect();
            let mean = (lightness(16) - lightness(0)) / 16.0;
            assert!(mean.abs() > 0.01, "{mean} on {theme:?}");
            // Colors are rounded to whole numbers, and colors that no screen can show are clipped.
            assert!(steps.iter().all(|step| (step - mean).abs() < mean.abs() / 3.0), "{steps:?} on {theme:?}");
        }
    }
}

#[test]
fn players_have_the_colors_of_the_turn_and_none_after_the_game() {
    for player in Player::BOTH {
        assert_eq!(ColorRole::of_player(player, Some(player)), ColorRole::Mover);
        assert_eq!(ColorRole::of_player(player, Some(player.other())), ColorRole::Other);
        assert_eq!(ColorRole::of_player(player, None), ColorRole::Text);
    }
}
