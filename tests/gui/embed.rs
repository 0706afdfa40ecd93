//! Parts of the program that stand alone inside another page.

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::embed::Embed;
use coin_duel::app::message::Message;
use coin_duel::picture::color_role::Theme;
use coin_duel::text::said;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

fn embedded(query: &str) -> Window {
    let link = Some("#8,15,3,7".to_owned());
    start(&Start { embed: Embed::from_query(query), link, ..Start::default() })
}

/// What stands around the parts in the whole window.
const AROUND: [&str; 4] = ["File", "Row of coins", "Stage: Code", "All lessons"];

#[test]
fn an_embedded_table_stands_alone_with_its_step_and_its_transport() {
    let mut harness = embedded("view=table&step=5");
    for gone in AROUND {
        assert!(!shows(&harness, gone), "{gone}");
    }
    assert!(shows(&harness, "cell 0: first 8, second 0") && shows(&harness, "Play fill"), "{:?}", cells(&harness));
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 6.0);
}

#[test]
fn an_embedded_table_shows_its_cells_in_a_small_frame() {
    for size in [vec2(400.0, 300.0), vec2(300.0, 250.0), vec2(700.0, 300.0)] {
        let mut harness = embedded("view=table&step=10");
        harness.set_size(size);
        harness.run();
        let names = cells(&harness);
        assert_eq!(names.len(), 10, "{size:?}: {names:?}");
        for name in names {
            let cell = harness.get_by_label(&name).rect();
            assert!(cell.height() >= 16.0 && cell.bottom() < size.y - 40.0, "{size:?}, {name}: {cell:?}");
        }
        assert!(shows(&harness, "Play fill"), "{size:?}");
    }
}

#[test]
fn less_motion_and_the_theme_of_the_system_are_followed_until_the_user_chooses() {
    let mut harness = app();
    for (system, is_reduced) in [(true, true), (false, false), (true, true)] {
        apply(&mut harness, Message::SystemReducesMotion(system));
        assert_eq!(harness.state().state().reduces_motion(), is_reduced);
    }
    apply(&mut harness, Command::ReducedMotion.into());
    assert!(!harness.state().state().reduces_motion(), "the user wants motion");
    apply(&mut harness, Command::FollowSystem.into());
    apply(&mut harness, Message::SystemWantsContrast(true));
    harness.run();
    assert_eq!(harness.state().app().theme(), Theme::Contrast);
    apply(&mut harness, Command::Light.into());
    assert_eq!(harness.state().app().theme(), Theme::Light, "the user wants this one");
    apply(&mut harness, Command::FollowSystem.into());
    harness.run();
    assert_eq!(harness.state().app().theme(), Theme::Contrast);
    apply(&mut harness, Message::SystemWantsContrast(false));
    harness.run();
    assert_ne!(harness.state().app().theme(), Theme::Contrast);
}

#[test]
fn the_look_of_a_part_and_of_an_address_with_a_theme_is_not_kept() {
    for (query, keeps) in [("", true), ("view=table", false), ("theme=dark", false), ("step=3", true)] {
        assert_eq!(embedded(query).state().app().keeps_look(), keeps, "{query}");
    }
}

#[test]
fn an_embedded_game_stands_alone_with_its_transport() {
    let mut harness = embedded("view=game&step=1");
    for gone in AROUND {
        assert!(!shows(&harness, gone), "{gone}");
    }
    assert!(shows(&harness, "Play game"));
    assert!(cells(&harness).is_empty(), "there is no table");
    press(&mut harness, Key::ArrowRight);
    assert_eq!(moves_played(&harness), 2.0);
}

#[test]
fn an_embedded_slide_stands_alone_with_its_transport_and_can_not_be_left() {
    let mut harness = embedded("view=lecture&step=3");
    for gone in AROUND.into_iter().chain(["Leave", said("panels.lecture-leave", &["Escape"])]) {
        assert!(!shows(&harness, gone), "{gone}");
    }
    assert!(shows_part(&harness, "cell 0:") && shows(&harness, "Play fill"));
    press(&mut harness, Key::Escape);
    assert!(harness.state().state().lecture.is_some());
}
