//! Pictures of the window, compared with those in `snapshots`.
//!
//! `cargo test -p coin-duel-pictures` compares them. With `UPDATE_SNAPSHOTS=1` it replaces those that differ. It needs
//! Mesa or another graphics driver, but no display.

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use coin_duel::app::Start;
    use coin_duel::app::command::Command;
    use coin_duel::app::message::{Edit, Message, OwnEdit};
    use coin_duel::app::transport::{Transport, TransportAction};
    use coin_duel::app::work::map::SHOW_INTERVAL;
    use coin_duel::game::{End, Interval};
    use coin_duel::gui::window::AppWindow;
    use coin_duel::listing::Language;
    use coin_duel::predict::NumberPlace;
    use coin_duel::session::Zoom;
    use eframe::App;
    use egui::{UiBuilder, Vec2, vec2};
    use egui_kittest::kittest::{NodeT, Queryable};
    use egui_kittest::{Harness, SnapshotResults};

    /// The window, which is made when its context is set up.
    type Slot = Rc<RefCell<Option<AppWindow>>>;
    type Window = Harness<'static, Slot>;

    /// Returns the window with a row, at these positions of the fill and the game.
    fn window(size: Vec2, row: &str, fill: f64, game: f64) -> Window {
        let window = Slot::default();
        let made = Rc::clone(&window);
        let builder = Harness::builder().with_size(size).with_step_dt(0.05).with_max_steps(60).wgpu();
        let builder = builder.with_context_setup(move |ctx| {
            let context = eframe::CreationContext::_new_kittest(ctx.clone());
            *made.borrow_mut() = Some(AppWindow::new(&context, &Start::default()));
        });
        let draw = |ui: &mut egui::Ui, window: &mut Slot| {
            let mut frame = eframe::Frame::_new_kittest();
            // Without the margin that is left around other tests.
            let all = ui.ctx().content_rect();
            ui.scope_builder(UiBuilder::new().max_rect(all), |ui| {
                ui.set_clip_rect(all);
                with(window, |window| {
                    window.logic(ui.ctx(), &mut frame);
                    // The empty window has this color, and here it is clear.
                    let background = ui.visuals().panel_fill;
                    assert_eq!(window.clear_color(ui.visuals()), background.to_normalized_gamma_f32());
                    ui.painter().rect_filled(all, 0.0, background);
                    window.ui(ui, &mut frame);
                });
            });
        };
        let mut harness = builder.build_ui_state(draw, window);
        apply(&mut harness, Message::Edit(Edit::Row(row.parse().expect("a row"))));
        apply(&mut harness, Command::ShowTable.into());
        // A long row opens as its picture.
        apply(&mut harness, Message::LookAt(Zoom::Legible, (0.0, 0.0)));
        apply(&mut harness, Message::Transport(Transport::Fill, TransportAction::Seek(fill)));
        apply(&mut harness, Message::Transport(Transport::Game, TransportAction::Seek(game)));
        harness.run();
        harness
    }

    fn with<T>(window: &RefCell<Option<AppWindow>>, act: impl FnOnce(&mut AppWindow) -> T) -> T {
        act(window.borrow_mut().as_mut().expect("the context is set up"))
    }

    /// Waits until the export dialog says how large each kind of file would be, and shows its preview.
    fn wait_for_plans(harness: &mut Window) {
        // The sizes of animations and pages are found out last.
        let last = |harness: &Window| {
            let kind = harness.get_by_role_and_label(egui::accesskit::Role::RadioButton, "HTML");
            kind.accesskit_node().description().unwrap_or_default().contains("kB")
        };
        while !last(harness) || harness.query_by_label("drawing…").is_some() {
            std::thread::sleep(std::time::Duration::from_millis(5));
            harness.run_steps(1);
        }
        harness.run_steps(3);
    }

    /// Sends a message, and draws until everything is at rest.
    fn apply(harness: &mut Window, message: Message) {
        let ctx = harness.ctx.clone();
        with(harness.state(), |window| window.apply(&ctx, message));
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
    fn a_table_by_hand_with_its_first_wrong_number() {
        let mut harness = window(SMALL, "8 15 3 7", 0.0, 0.0);
        apply(&mut harness, Command::ShowOwn.into());
        let (table, at) = ("8/0 23/8 11/15 .\n15/0 15/3 .\n3/0 7/3\n7/.", Interval { i: 0, j: 0 });
        apply(&mut harness, Message::Own(OwnEdit::GoTo(NumberPlace { interval: at, table: 0 })));
        apply(&mut harness, Message::Own(OwnEdit::Paste(table.to_owned())));
        apply(&mut harness, Message::Own(OwnEdit::Check));
        harness.snapshot("table-by-hand");
    }

    #[test]
    fn a_mistake_that_is_told_with_the_better_line() {
        let mut harness = window(SMALL, "8 15 3 7", 0.0, 0.0);
        for message in [Command::TellMistakes.into(), Command::PlayTheTable.into(), Message::Take(End::Left.into())] {
            apply(&mut harness, message);
        }
        harness.run_steps(60);
        harness.snapshot("told-mistake");
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
    fn a_move_in_progress_and_the_path_of_the_game() {
        let mut harness = window(LARGE, "8 15 3 7 9 2", 21.0, 2.6);
        apply(&mut harness, Command::TogglePath.into());
        harness.snapshot("game");
    }

    const SIX: &str = "8 15 3 7 9 2";

    /// Returns the window with six coins at the step of cell 1 to 4, after `commands`.
    fn six_coins(commands: &[Command]) -> Window {
        let mut harness = window(SMALL, SIX, 17.0, 0.0);
        for command in commands {
            apply(&mut harness, (*command).into());
        }
        harness
    }

    #[test]
    fn each_recurrence() {
        let mut results = SnapshotResults::new();
        for (command, name) in [
            (Command::FirSec, "fir-sec"),
            (Command::TwoAhead, "two-ahead"),
            (Command::MyTurn, "my-turn"),
            (Command::Difference, "difference"),
        ] {
            let mut harness = six_coins(&[command]);
            results.add(harness.try_snapshot(format!("recurrence-{name}")));
        }
    }

    #[test]
    fn each_fill_order_in_the_middle_of_the_fill() {
        let mut results = SnapshotResults::new();
        for (command, fill, name) in [
            (Command::Diagonals, 9.7, "diagonals"),
            (Command::Rows, 9.7, "rows"),
            (Command::Columns, 9.7, "columns"),
            // A hit while it flashes, and a return.
            (Command::Recursion, 17.5, "recursion-hit"),
            (Command::Recursion, 24.7, "recursion-return"),
        ] {
            let mut harness = six_coins(&[command]);
            apply(&mut harness, Message::Transport(Transport::Fill, TransportAction::Seek(fill)));
            results.add(harness.try_snapshot(format!("order-{name}")));
        }
    }

    #[test]
    fn the_triangle_in_three_recurrences_and_the_change_to_it() {
        let mut results = SnapshotResults::new();
        for (commands, name) in [
            (&[Command::ToggleLayout][..], "fir-sec"),
            (&[Command::ToggleLayout, Command::TwoAhead], "two-ahead"),
            (&[Command::ToggleLayout, Command::MyTurn, Command::Light], "my-turn-light"),
        ] {
            let mut harness = six_coins(commands);
            results.add(harness.try_snapshot(format!("triangle-{name}")));
        }
        let mut harness = six_coins(&[]);
        let ctx = harness.ctx.clone();
        with(harness.state(), |window| window.apply(&ctx, Command::ToggleLayout.into()));
        harness.run_steps(7);
        results.add(harness.try_snapshot("triangle-half-way"));
    }

    #[test]
    fn the_three_stages_of_the_recursion() {
        let mut results = SnapshotResults::new();
        for (stage, name) in
            [(0.0, "tree"), (0.5, "tree-to-graph"), (1.0, "graph"), (1.5, "graph-to-table"), (2.0, "table")]
        {
            let mut harness = six_coins(&[Command::ShowCalls]);
            apply(&mut harness, Message::FoldAt(stage));
            results.add(harness.try_snapshot(format!("why-{name}")));
        }
        let mut harness = six_coins(&[Command::ShowCalls, Command::TwoAhead, Command::Light]);
        results.add(harness.try_snapshot("why-two-ahead-light"));
    }

    #[test]
    fn the_code_in_both_themes() {
        let mut results = SnapshotResults::new();
        let mut harness = six_coins(&[Command::ShowCode]);
        results.add(harness.try_snapshot("code-dark"));
        let mut harness = six_coins(&[Command::ShowCode, Command::Recursion, Command::Light]);
        apply(&mut harness, Message::Language(Language::Rust));
        results.add(harness.try_snapshot("code-rust-light"));
    }

    #[test]
    fn a_line_with_mistakes_in_both_themes() {
        let mut results = SnapshotResults::new();
        for (theme, name) in [(Command::Dark, "branch-dark"), (Command::Light, "branch-light")] {
            let mut harness = six_coins(&[theme, Command::TogglePath]);
            // A mistake of First, and then another one in the new line.
            apply(&mut harness, Message::Take(End::Left.into()));
            for end in [End::Left, End::Right] {
                apply(&mut harness, Message::Take(end.into()));
            }
            results.add(harness.try_snapshot(name));
        }
    }

    #[test]
    fn the_end_of_a_game_against_the_table() {
        let mut harness = six_coins(&[Command::PlayTheTable]);
        for end in [End::Right, End::Right, End::Left] {
            apply(&mut harness, Message::Take(end.into()));
        }
        harness.snapshot("review");
    }

    #[test]
    fn the_players_on_an_even_and_on_an_odd_row() {
        let mut results = SnapshotResults::new();
        for (row, theme, name) in
            [(SIX, Command::Dark, "players-even"), ("1 30 100 15 2", Command::Light, "players-odd-light")]
        {
            let mut harness = window(SMALL, row, 0.0, 0.0);
            apply(&mut harness, theme.into());
            apply(&mut harness, Command::Answers.into());
            apply(&mut harness, Command::ShowPlayers.into());
            // The pairs are played in the background.
            while harness.query_all_by_label_contains("greedy against optimal").next().is_none() {
                std::thread::sleep(std::time::Duration::from_millis(10));
                harness.step();
            }
            harness.run();
            results.add(harness.try_snapshot(name));
        }
    }

    #[test]
    fn sixteen_coins_fit() {
        let row = "5 6 13 17 4 10 19 3 7 1 6 16 2 12 10 4";
        window(SMALL, row, f64::INFINITY, 0.0).snapshot("sixteen-coins");
    }

    #[test]
    fn a_thousand_coins_scroll() {
        let row: Vec<_> = (0..1000).map(|k| (k * 7919 % 997).to_string()).collect();
        let mut harness = window(SMALL, &row.join(" "), f64::INFINITY, 0.0);
        harness.snapshot("thousand-coins");
    }

    #[test]
    fn the_lecture_view_in_the_sizes_of_projectors() {
        let mut results = SnapshotResults::new();
        let sizes = [(vec2(1280.0, 720.0), "1280x720"), (LARGE, "1920x1080"), (vec2(1024.0, 768.0), "1024x768")];
        for (size, name) in sizes {
            let mut harness = window(size, "8 15 3 7 9 2 4 6", 20.0, 0.0);
            apply(&mut harness, Command::Light.into());
            apply(&mut harness, Command::Lecture.into());
            results.add(harness.try_snapshot(format!("lecture-{name}")));
        }
    }

    #[test]
    fn the_lecture_view_with_the_spotlight_the_game_the_triangle_and_a_question() {
        let mut results = SnapshotResults::new();
        for (commands, name) in [
            (&[Command::HighContrast, Command::Spotlight][..], "spotlight-contrast"),
            (&[Command::SwitchTransport], "game"),
            (&[Command::ToggleLayout], "triangle"),
            (&[Command::Predict, Command::NextPage], "asking"),
        ] {
            let mut harness = window(vec2(1280.0, 720.0), SIX, 16.0, 3.0);
            apply(&mut harness, Command::Lecture.into());
            for command in commands {
                apply(&mut harness, (*command).into());
            }
            results.add(harness.try_snapshot(format!("lecture-{name}")));
        }
    }

    #[test]
    fn a_question_and_the_export_dialog() {
        let mut results = SnapshotResults::new();
        for (commands, name) in [
            (&[Command::Predict, Command::NextPage, Command::NextPage][..], "predict"),
            (&[Command::HighContrast, Command::Export], "export-contrast"),
        ] {
            let mut harness = six_coins(commands);
            // The suggested path depends on the working directory.
            with(harness.state(), |window| window.choose_export_file("slides/six-coins.png".as_ref()));
            harness.run();
            if name.starts_with("export") {
                wait_for_plans(&mut harness);
                // How many frames that took is a matter of time, and so would be whether the cursor is to be seen.
                harness.ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = false);
                harness.run();
            }
            results.add(harness.try_snapshot(name));
        }
    }

    #[test]
    fn the_keys_in_a_menu_and_in_their_list_on_a_mac() {
        let mut results = SnapshotResults::new();
        let mut harness = six_coins(&[]);
        harness.ctx.set_os(egui::os::OperatingSystem::Mac);
        harness.get_by_label("File").click();
        harness.run();
        results.add(harness.try_snapshot("mac-menu"));
        let mut harness = six_coins(&[Command::Light]);
        harness.ctx.set_os(egui::os::OperatingSystem::Mac);
        apply(&mut harness, Command::Shortcuts.into());
        results.add(harness.try_snapshot("mac-keys"));
    }

    #[test]
    fn the_map_of_a_long_row() {
        let mut results = SnapshotResults::new();
        let row: Vec<_> = (0..3_000_u64).map(|k| (k * k % 1_009).to_string()).collect();
        for (size, commands, name) in [
            (SMALL, &[Command::Dark][..], "map-dark"),
            (LARGE, &[Command::Light, Command::ToggleLayout], "map-triangle-light"),
        ] {
            let mut harness = window(size, &row.join(" "), f64::INFINITY, 0.0);
            for command in commands {
                apply(&mut harness, (*command).into());
            }
            apply(&mut harness, Command::WholeTable.into());
            let is_done = |harness: &Window| {
                let has_caption = harness.query_by_label_contains("cell sampled per").is_some();
                has_caption && harness.query_by_label_contains("Map of the table:").is_none()
            };
            // Until this time has passed, the map before is shown as if it was the one that is wanted.
            let shown_at = harness.ctx.input(|input| input.time) + SHOW_INTERVAL.as_secs_f64();
            while harness.ctx.input(|input| input.time) <= shown_at {
                harness.step();
            }
            while !is_done(&harness) {
                std::thread::sleep(std::time::Duration::from_millis(10));
                harness.step();
            }
            harness.run();
            results.add(harness.try_snapshot(name));
        }
    }

    #[test]
    fn fusion_while_it_reads_fuses_and_takes() {
        let mut results = SnapshotResults::new();
        let mut harness = window(SMALL, "10 16 11 3 8 13 14 6 4 6", 0.0, 0.0);
        apply(&mut harness, Command::ShowFusion.into());
        for (head, name) in [(2.0, "reads"), (3.5, "fuses"), (15.0, "takes")] {
            apply(&mut harness, Message::Transport(Transport::Fusion, TransportAction::Seek(head)));
            results.add(harness.try_snapshot(format!("fusion-{name}")));
        }
    }
}
