//! The same tests for the colors of a map.

use palette::color_difference::Ciede2000;
use palette::{IntoColor, Oklab, Srgb};

use crate::picture::color_role::tests::{APART, SIGHTS, color, seen};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::map::ColorScale;
use crate::session::Reading;

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
