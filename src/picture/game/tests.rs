//! Tests of the game as a subject: places, and what changes when a coin lands.

use super::*;
use crate::game::{Line, Players, Row, Table};
use crate::picture::fonts::extent;
use crate::text::said;

/// Areas from a narrow window to a large screen, and the room of a slide.
const AREAS: [(f32, f32); 8] = [
    (340.0, 500.0),
    (360.0, 900.0),
    (620.0, 420.0),
    (768.0, 900.0),
    (980.0, 630.0),
    (1224.0, 637.0),
    (1900.0, 700.0),
    (2560.0, 1440.0),
];
/// The largest error by rounding, in points.
const HAIR: f32 = 0.05;
const PERSON: Players = Players { first: Strategy::You, second: Strategy::Optimal };
const PEOPLE: Players = Players { first: Strategy::You, second: Strategy::You };

fn game(coins: &[i64], players: Players, line: Line) -> Game {
    Game::solved(&Table::new(Row::new(coins).unwrap()), players, line)
}

fn scene(game: &Game, head: f64, (width, height): (f32, f32)) -> GameScene<'_> {
    // Not at the corner of the picture.
    let area = Rect::new(7.0, 11.0, width, height);
    GameScene {
        game,
        head,
        count_from: CountFrom::Zero,
        area,
        advice: Advice::Value,
        words: None,
        is_asked: false,
        taken: None,
    }
}

/// Rows with short values, with values that are just too long for a small coin, and with the longest ones.
fn rows(n: usize) -> [Vec<i64>; 4] {
    let row = |value: fn(i64) -> i64| (0..n as i64).map(value).collect();
    [
        row(|k| k * 7 % 10),
        row(|k| 10 + k * 37 % 90),
        row(|k| if k % 2 == 0 { 1_234 + k } else { -99_999 - k }),
        row(|k| if k % 3 == 0 { -999_999_999_999 } else { 987_654_321_098 - k }),
    ]
}

/// Calls `check` with the scenes of rows of so many coins, of players with and without a person, at all whole positions.
fn for_scenes(lengths: impl IntoIterator<Item = usize>, check: impl Fn(&GameScene, &str)) {
    for coins in lengths.into_iter().flat_map(rows) {
        let n = coins.len();
        let ends = (0..n - 1).map(|ply| (ply, if ply % 3 == 1 { End::Right } else { End::Left }));
        for (players, line) in
            [(Players::default(), Line::default()), (PERSON, Line::default()), (PEOPLE, Line::new(ends, n))]
        {
            let game = game(&coins, players, line);
            for area in AREAS {
                for ply in (0..=game.end()).filter(|ply| n < 30 || ply % 7 < 2) {
                    check(&scene(&game, ply as f64, area), &format!("{coins:?} {players:?} {area:?} after {ply}"));
                }
            }
        }
    }
}

fn holds(outer: Rect, inner: Rect) -> bool {
    let outer = outer.grown(HAIR);
    outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom
}

fn overlap(one: Rect, other: Rect) -> bool {
    let one = one.grown(-HAIR);
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/// Returns the texts with the rectangles that their letters take.
fn texts_of(marks: &[Mark]) -> Vec<(&str, Rect, &Mark)> {
    let text = |mark| match mark {
        &Mark::Text { ref text, size, .. } => {
            let line = extent(mark);
            let middle = line.center().y;
            Some((&text[..], Rect { top: middle - size * 0.375, bottom: middle + size * 0.375, ..line }, mark))
        }
        _ => None,
    };
    marks.iter().filter_map(text).collect()
}

fn words(marks: &[Mark]) -> Vec<&str> {
    texts_of(marks).into_iter().map(|(text, ..)| text).collect()
}

/// Returns the role of a text.
fn role_of(marks: &[Mark], wanted: &str) -> Option<ColorRole> {
    marks.iter().find_map(|mark| match mark {
        Mark::Text { text, paint, .. } if text == wanted => Some(paint.role),
        _ => None,
    })
}

/// Returns the outline of a player's card.
fn outline_of(scene: &GameScene, player: Player) -> ColorRole {
    let card = scene.card(player);
    let outline = scene.marks().into_iter().find_map(|mark| match mark {
        Mark::Rect { rect, stroke: Some(stroke), .. } if rect == card => Some(stroke.paint.role),
        _ => None,
    });
    outline.unwrap()
}

/// Returns the frames around coins: where, whether they are rings, and their role.
fn frames_of(marks: &[Mark]) -> Vec<(Rect, bool, ColorRole)> {
    let frame = |mark: &Mark| match mark {
        Mark::Rect { rect, radius, fill: None, stroke: Some(stroke) } => {
            Some((*rect, *radius > rect.width() * 0.4, stroke.paint.role))
        }
        _ => None,
    };
    marks.iter().filter_map(frame).collect()
}

#[test]
fn nothing_is_outside_the_area_and_no_text_touches_another() {
    for_scenes((1..=16).chain([17, 40, 300]), |scene, name| {
        let marks = scene.marks();
        for mark in &marks {
            assert!(holds(scene.area, extent(mark)), "{mark:?} in {:?}, {name}", scene.area);
        }
        let texts = texts_of(&marks);
        for (number, (text, rect, _)) in texts.iter().enumerate() {
            for (other, beside, _) in &texts[..number] {
                assert!(!overlap(*rect, *beside), "“{text}” and “{other}”, {name}");
            }
        }
    });
}

#[test]
fn coins_frames_and_words_do_not_cover_each_other() {
    for_scenes((1..=16).chain([17, 40, 300]), |scene, name| {
        let marks = scene.marks();
        let (coins, texts, frames) = (scene.coins(), texts_of(&marks), frames_of(&marks));
        for (number, (slot, place)) in coins.iter().enumerate() {
            for (other, beside) in &coins[..number] {
                assert!(!overlap(*place, *beside), "{slot:?} and {other:?}, {name}");
            }
            for &(text, rect, _) in &texts {
                let is_own = holds(*place, Rect::new(rect.center().x, rect.center().y, 0.0, 0.0));
                assert!(!overlap(*place, rect) || is_own, "{slot:?} and “{text}”, {name}");
                // A value is inside the rim of its coin.
                let corner = (rect.width() / 2.0).hypot(rect.height() / 2.0);
                let is_coin = matches!(slot, CoinSlot::Coin(_));
                assert!(!is_own || !is_coin || corner <= place.width() / 2.0, "“{text}”, {name}");
            }
            for &(rect, ..) in &frames {
                let is_own = holds(rect, *place);
                assert!(!overlap(*place, rect) || is_own, "{slot:?} and a frame, {name}");
            }
        }
        for &(text, rect, _) in &texts {
            let crossed = frames.iter().filter(|(frame, ..)| overlap(*frame, rect) && !holds(*frame, rect));
            assert_eq!(crossed.count(), 0, "“{text}”, {name}");
        }
    });
}

#[test]
fn every_text_can_be_read() {
    for_scenes(1..=16, |scene, name| {
        // A text is at least this large in a narrow window, and larger in a larger one.
        let least = if scene.area.width() < 400.0 { 7.0 } else { 8.0_f32.max(12.0 * scene.unit()) };
        for (text, _, mark) in texts_of(&scene.marks()) {
            let Mark::Text { size, .. } = mark else { panic!("a text") };
            assert!(*size >= least, "“{text}” in {size}, {name}");
        }
    });
}

#[test]
fn texts_of_up_to_eight_coins_can_be_read_from_the_back_of_a_hall() {
    for coins in (1..=8).flat_map(rows) {
        for players in [Players::default(), PERSON] {
            let game = game(&coins, players, Line::default());
            for ply in 0..=game.end() {
                for (text, _, mark) in texts_of(&scene(&game, ply as f64, (1224.0, 637.0)).marks()) {
                    let Mark::Text { size, .. } = mark else { panic!("a text") };
                    assert!(*size >= crate::picture::table::HALL_TEXT_SIZE - HAIR, "“{text}” in {size}: {coins:?}");
                }
            }
        }
    }
}

#[test]
fn every_coin_of_a_short_row_is_in_the_row_or_in_a_pile() {
    for_scenes([1, 2, 5, 16], |scene, name| {
        let mut coins: Vec<_> = scene.coins().into_iter().map(|(slot, _)| slot).collect();
        coins.sort_by_key(|slot| if let CoinSlot::Coin(index) = slot { *index } else { usize::MAX });
        assert_eq!(coins, (0..scene.game.n()).map(CoinSlot::Coin).collect::<Vec<_>>(), "{name}");
    });
}

#[test]
fn a_long_row_shows_both_ends_and_counts_the_coins_between_them_and_those_of_a_full_pile() {
    let coins: Vec<_> = (0..3_000).map(|k| k * 37 % 100).collect();
    let game = game(&coins, Players::default(), Line::default());
    for ply in [0, 1, 2, 30, 31, 1_500, 2_998, 2_999, 3_000] {
        for area in AREAS {
            let scene = scene(&game, ply as f64, area);
            let counted = |slots: &[CoinSlot]| -> usize {
                slots.iter().map(|slot| if let CoinSlot::LeftOut(count) = slot { *count } else { 1 }).sum()
            };
            let row: Vec<_> = scene.row_coins().into_iter().map(|(slot, _)| slot).collect();
            assert_eq!(counted(&row), 3_000 - ply, "{area:?} after {ply}");
            for end in game.interval_after(ply).iter().flat_map(|interval| [interval.i, interval.j]) {
                assert!(row.contains(&CoinSlot::Coin(end)), "{area:?} after {ply}");
            }
            for player in Player::BOTH {
                let pile: Vec<_> = scene.pile(player).into_iter().map(|(slot, _)| slot).collect();
                assert_eq!(counted(&pile), (ply + 1 - player.index()) / 2, "{area:?} after {ply}");
            }
        }
    }
}

#[test]
fn all_changes_when_a_coin_lands_and_nothing_before() {
    let game = game(&[8, 15, 3, 7], Players::default(), Line::default());
    let at = |head| scene(&game, head, (980.0, 630.0));
    // First takes the 7.
    for head in [0.0, 0.001, 0.5, 0.999] {
        let (scene, marks) = (at(head), at(head).marks());
        assert_eq!(words(&marks).iter().filter(|text| **text == "0").count(), 3, "two scores and an index at {head}");
        assert_eq!(role_of(&marks, "First"), Some(ColorRole::Mover), "{head}");
        assert_eq!(role_of(&marks, "Second"), Some(ColorRole::Other), "{head}");
        assert_eq!(outline_of(&scene, Player::First), ColorRole::Mover);
        assert_eq!(outline_of(&scene, Player::Second), ColorRole::Edge);
        assert!(frames_of(&marks).iter().all(|(_, is_ring, role)| *is_ring && *role == ColorRole::Mover), "{head}");
    }
    let (scene, marks) = (at(1.0), at(1.0).marks());
    assert_eq!(words(&marks).iter().filter(|text| **text == "7").count(), 2, "a score and a coin");
    assert_eq!(role_of(&marks, "First"), Some(ColorRole::Other));
    assert_eq!(role_of(&marks, "Second"), Some(ColorRole::Mover));
    assert_eq!(outline_of(&scene, Player::First), ColorRole::Edge);
    assert_eq!(outline_of(&scene, Player::Second), ColorRole::Mover);
    let frames = frames_of(&marks).into_iter().map(|(_, is_ring, role)| (is_ring, role)).collect::<Vec<_>>();
    let (pile, end) = ((true, ColorRole::WeakText), (false, ColorRole::Mover));
    assert_eq!(frames, [pile, end, end], "a ring in First's pile, and Second's squares at both ends");
}

#[test]
fn a_coin_flies_from_its_place_in_the_row_to_its_place_in_the_pile() {
    for coins in [1, 4, 16, 200].map(|n| rows(n)[1].clone()) {
        let game = game(&coins, Players::default(), Line::default());
        for area in AREAS {
            for ply in (0..game.n()).step_by(1 + game.n() / 20) {
                let made = game.moves().get(ply).unwrap();
                let place = |head: f64| {
                    let scene = scene(&game, head, area);
                    let own = |(slot, _): &(CoinSlot, Rect)| *slot == CoinSlot::Coin(made.coin_index(game.n()));
                    scene.coins().into_iter().find(own).map(|(_, place)| place).unwrap()
                };
                let flying = |head: f64| {
                    let marks = scene(&game, head, area).marks();
                    let [.., Mark::Disc { center, .. }, _, _] = marks[..] else { panic!("a coin in flight") };
                    center
                };
                let is_near = |one: Point, other: Point| (one.x - other.x).hypot(one.y - other.y) < 1.0;
                let (from, to) = (place(ply as f64).center(), place(ply as f64 + 1.0));
                assert!(is_near(flying(ply as f64 + 1e-4), from), "{ply} of {} in {area:?}", game.n());
                let is_overfull = scene(&game, 0.0, area).pile_places(made.turn.player).count < game.n().div_ceil(2);
                let last = flying(ply as f64 + 1.0 - 1e-4);
                // A pile that is full moves on by one place.
                assert!(is_near(last, to.center()) || is_overfull, "{ply} of {} in {area:?}", game.n());
                let landing = scene(&game, ply as f64, area).landing(made.turn.player, 0);
                assert!(holds(scene(&game, 0.0, area).card(made.turn.player), landing));
                let taken = scene(&game, ply as f64, area).pile(made.turn.player);
                assert!(taken.iter().all(|(_, coin)| !overlap(*coin, landing)), "{ply} of {} in {area:?}", game.n());
            }
        }
    }
}

#[test]
fn only_a_person_whose_turn_it_is_is_shown_how_to_take() {
    let table = Table::new("8 15 3 7".parse().unwrap());
    let waiting = Game::solved(&table, PERSON, Line::default());
    let marks = scene(&waiting, 0.0, (980.0, 630.0)).marks();
    assert_eq!(words(&marks).iter().filter(|text| **text == texts::take()).count(), 2);
    assert!(words(&marks).contains(&texts::your_turn()) && words(&marks).contains(&said("picture.you", &["First"])));
    let ends = scene(&waiting, 0.0, (980.0, 630.0)).open_ends();
    assert_eq!(ends.iter().map(|(end, _)| *end).collect::<Vec<_>>(), End::BOTH);
    let roles = marks.iter().filter_map(|mark| match mark {
        Mark::Text { text, paint, .. } if text == texts::take() => Some(paint.role),
        _ => None,
    });
    assert_eq!(roles.collect::<Vec<_>>(), [ColorRole::Left, ColorRole::Right]);

    let answered = Game::solved(&table, PERSON, Line::default().branch(0, End::Right));
    for head in [0.0, 0.5, 1.0, 1.7] {
        let scene = scene(&answered, head, (980.0, 630.0));
        assert!(!words(&scene.marks()).contains(&texts::take()) && scene.open_ends().is_empty(), "{head}");
        let (note, other) =
            if head < 1.0 { (texts::your_turn(), texts::on_turn()) } else { (texts::on_turn(), texts::your_turn()) };
        assert!(words(&scene.marks()).contains(&note) && !words(&scene.marks()).contains(&other), "{head}");
    }
    assert_eq!(scene(&answered, 2.0, (980.0, 630.0)).open_ends().len(), 2);
    let without = Game::solved(&table, Players::default(), Line::default());
    assert!(!words(&scene(&without, 0.0, (980.0, 630.0)).marks()).contains(&texts::take()));
}

#[test]
fn the_answer_to_a_person_waits_before_it_moves() {
    let table = Table::new("8 15 3 7".parse().unwrap());
    let game = Game::solved(&table, PERSON, Line::default().branch(0, End::Right));
    let flown = |head| scene(&game, head, (980.0, 630.0)).flight().unwrap().1;
    assert!(flown(0.2) > 0.0, "the person's own coin moves at once");
    assert_eq!(flown(1.2), 0.0);
    assert!(flown(1.9) > 0.5);
}

#[test]
fn at_the_end_it_says_who_has_won_in_neutral_colors() {
    let game = game(&[8, 15, 3, 7], Players::default(), Line::default());
    let scene = scene(&game, 4.0, (980.0, 630.0));
    let marks = scene.marks();
    assert_eq!(role_of(&marks, &verdict(crate::game::Rule::CLASSIC, game.scores_after(4))), Some(ColorRole::Text));
    for text in ["First", "Second", "22", "11"] {
        assert_eq!(role_of(&marks, text), Some(ColorRole::Text), "{text}");
    }
    for player in Player::BOTH {
        assert_eq!(outline_of(&scene, player), ColorRole::Edge);
    }
    let frames = frames_of(&marks);
    assert_eq!(frames.iter().filter(|(_, is_ring, _)| *is_ring).count(), 2);
    assert!(frames.len() == 4 && frames.iter().all(|(_, _, role)| *role == ColorRole::WeakText));
}

#[test]
fn a_player_by_the_seats_shows_them_with_their_colors_and_sums() {
    let coins = [20, 30, 2, 2, 2, 10];
    let by = |first| game(&coins, Players { first, ..Players::default() }, Line::default());
    let [seats, optimal] = [Strategy::Seats, Strategy::Optimal].map(by);
    let marks = scene(&seats, 0.0, AREAS[5]).marks();
    for text in ["A 0", "B 1", "B 5", "A: 24   B: 42"] {
        assert!(words(&marks).contains(&text), "{text}: {:?}", words(&marks));
    }
    let colors = |marks: &[Mark], role: ColorRole| {
        marks.iter().filter(|mark| matches!(mark, Mark::Disc { fill, .. } if fill.role == role)).count()
    };
    assert_eq!([ColorRole::EvenSeat, ColorRole::OddSeat].map(|role| colors(&marks, role)), [3, 3]);
    let marks = scene(&optimal, 0.0, AREAS[5]).marks();
    assert!(words(&marks).contains(&"0") && colors(&marks, ColorRole::EvenSeat) == 0);
}
