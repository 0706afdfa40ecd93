//! Pictures of the window, compared with those kept in `snapshots`.
//!
//! `cargo test -p coin-duel-pictures` compares; with `UPDATE_SNAPSHOTS=1` it takes them anew. It needs Mesa or another
//! driver, and no display.

#[cfg(test)]
mod tests {
    use coin_duel::gui::app::{App, Start};
    use coin_duel::gui::command::{Command, Desk, Edit, Message, Transport};
    use egui::{Vec2, vec2};
    use egui_kittest::{Harness, SnapshotResults};

    /// The window with a row, its fill and its game at these positions.
    fn window(size: Vec2, row: &str, fill: f64, game: f64) -> Harness<'static, App> {
        let builder = Harness::builder().with_size(size).with_step_dt(0.05).with_max_steps(60).wgpu();
        let mut harness = builder.build_eframe(|cc| App::new(cc, &Start::default()));
        apply(&mut harness, Message::Edit(Edit::Row(row.parse().expect("a row"))));
        apply(&mut harness, Message::Transport(Desk::Fill, Transport::Seek(fill)));
        apply(&mut harness, Message::Transport(Desk::Game, Transport::Seek(game)));
        harness.run();
        harness
    }

    fn apply(harness: &mut Harness<'static, App>, message: Message) {
        let ctx = harness.ctx.clone();
        harness.state_mut().apply(&ctx, message);
        harness.run();
    }

    const SMALL: Vec2 = vec2(1280.0, 800.0);
    const LARGE: Vec2 = vec2(1920.0, 1080.0);

    #[test]
    fn a_step_at_rest_in_both_themes() {
        let mut results = SnapshotResults::new();
        for (command, name) in [(Command::Dark, "six-coins-dark"), (Command::Light, "six-coins-light")] {
            let mut harness = window(SMALL, "8 15 3 7 9 2", 17.0, 3.0);
            apply(&mut harness, command.into());
            results.add(harness.try_snapshot(name));
        }
    }

    #[test]
    fn the_phases_of_a_step() {
        let mut results = SnapshotResults::new();
        for (head, name) in [(16.2, "read"), (16.45, "add"), (16.7, "choose"), (16.88, "write")] {
            let mut harness = window(SMALL, "8 15 3 7 9 2", head, 0.0);
            results.add(harness.try_snapshot(format!("phase-{name}")));
        }
    }

    #[test]
    fn a_coin_on_its_way_and_the_path_of_the_game() {
        let mut harness = window(LARGE, "8 15 3 7 9 2", 21.0, 2.6);
        apply(&mut harness, Command::TogglePath.into());
        harness.snapshot("game");
    }

    #[test]
    fn sixteen_coins_fit() {
        let row = "5 6 13 17 4 10 19 3 7 1 6 16 2 12 10 4";
        window(SMALL, row, f64::INFINITY, 0.0).snapshot("sixteen-coins");
    }

    #[test]
    fn a_thousand_coins_scroll() {
        let row: Vec<_> = (0..1000).map(|k| (k * 7919 % 997).to_string()).collect();
        window(SMALL, &row.join(" "), f64::INFINITY, 0.0).snapshot("thousand-coins");
    }
}
