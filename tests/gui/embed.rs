//! Parts of the program that stand alone inside another page.

use coin_duel::app::Start;
use coin_duel::app::embed::Embed;
use egui::Key;

use crate::support::*;

fn embedded(query: &str) -> Window {
    let link = Some("#8,15,3,7".to_owned());
    start(&Start { embed: Embed::from_query(query), link, explains_game: true, ..Start::default() })
}

/// What stands around the parts in the whole window.
const AROUND: [&str; 4] = ["File", "Row of coins", "Tab: Code", "The game"];

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
    for gone in AROUND.into_iter().chain(["Leave the lecture view (Escape)"]) {
        assert!(!shows(&harness, gone), "{gone}");
    }
    assert!(shows(&harness, "coin 0: 8") && shows(&harness, "Play fill"));
    press(&mut harness, Key::Escape);
    assert!(harness.state().state().lecture.is_some());
}
