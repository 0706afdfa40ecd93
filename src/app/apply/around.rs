//! What the page around the program asks for, and what it is told.

use crate::app::around::{Report, Reports, Request, Standing};
use crate::app::message::{Edit, Message};
use crate::app::program::App;
use crate::app::transport::TransportAction;
use crate::wording::errors::embed as wording;

impl App {
    /// Does what the page around asks for, or tells it why not.
    pub(super) fn fulfil(&mut self, request: Request) {
        let moves = self.state.transports.active;
        let playback = self.state.transports.get(moves);
        match request {
            Request::Hello => self.tell_ready(),
            Request::Stop(index) if index >= self.state.stops().len() => {
                self.tell(Report::Error(wording::no_such_stop(index, self.state.stops().len())));
            }
            Request::Stop(index) => self.show_stop(index),
            Request::Row(row) => self.apply(Message::Edit(Edit::Row(row))),
            Request::Step(step) if step as f64 > playback.end() => {
                self.tell(Report::Error(wording::no_such_step(step, playback.end() as i128)));
            }
            Request::Step(step) => self.state.act(moves, TransportAction::Seek(step as f64)),
            Request::Play if !playback.is_playing() => self.state.act(moves, TransportAction::PlayPause),
            Request::Pause if playback.is_playing() => self.state.act(moves, TransportAction::PlayPause),
            Request::Play | Request::Pause => {}
        }
    }

    /// Tells the page around that the program is there, and where it stands.
    pub(super) fn tell_ready(&mut self) {
        let (stops, at) = (self.state.stops().len(), self.standing());
        self.tell(Report::Ready { stops, at });
    }

    fn tell(&mut self, report: Report) {
        if let Some(reports) = &mut self.reports {
            reports.add(report);
        }
    }

    /// Notes for the page around what has changed, and which answer was given.
    pub(in crate::app) fn note_for_page(&mut self) {
        let given = self.state.take_given();
        let now = self.standing();
        let Some(reports) = &mut self.reports else { return };
        if let Some(given) = given {
            reports.add(Report::Answer { stop: now.stop, given });
        }
        reports.note(now);
    }

    /// Returns what the page around is told, in this order. Each report is returned once.
    pub fn take_reports(&mut self) -> Vec<Report> {
        self.reports.as_mut().map(Reports::take).unwrap_or_default()
    }

    fn standing(&self) -> Standing {
        let moves = self.state.transports.active;
        let step = self.state.transports.get(moves).resting_head() as u64;
        Standing { stop: self.state.stop_index(), moves, step }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Start;
    use crate::app::around::Given;
    use crate::app::embed::Embed;
    use crate::app::job::Waker;
    use crate::app::message::{FreeReply, Reply};
    use crate::app::preferences::Preferences;
    use crate::app::transport::Transport;

    /// Starts the program inside a page, with this query.
    fn embedded(query: &str) -> App {
        let embed = Embed { reports: true, ..Embed::from_query(query) };
        App::new(&Start { embed, ..Start::default() }, Preferences::default(), Waker::default())
    }

    fn ask(app: &mut App, request: Request) -> Vec<Report> {
        app.apply(Message::PageAsks(request));
        app.advance(10.0);
        app.take_reports()
    }

    #[test]
    fn the_page_around_hears_that_the_program_is_there_and_where_it_stands() {
        let mut app = embedded("?view=lecture&course=lecture&lesson=2&stop=3");
        let at = Standing { stop: Some(2), moves: Transport::Fill, step: 5 };
        assert_eq!(app.take_reports(), [Report::Ready { stops: 5, at }]);
        assert_eq!(ask(&mut app, Request::Hello), [Report::Ready { stops: 5, at }]);
        assert!(app.take_reports().is_empty(), "each is taken once");
    }

    #[test]
    fn a_request_for_a_stop_a_step_or_a_row_is_fulfilled_and_what_changes_is_told() {
        let mut app = embedded("?view=lecture&course=lecture&lesson=2&stop=1");
        app.take_reports();
        assert_eq!(ask(&mut app, Request::Stop(1)), [Report::Stop(Some(1)), Report::Step(Transport::Fill, 3)]);
        assert_eq!(ask(&mut app, Request::Step(2)), [Report::Step(Transport::Fill, 2)]);
        app.apply(Message::PageAsks(Request::Row("4 5".parse().unwrap())));
        assert_eq!(app.state().row().coins(), [4, 5]);
    }

    #[test]
    fn a_stop_or_a_step_that_is_not_there_is_answered_by_those_that_are() {
        let mut app = embedded("?view=lecture&course=lecture&lesson=2&stop=1");
        app.take_reports();
        for (request, right) in [(Request::Stop(5), "stop: 6; it can be 1 to 5"), (Request::Step(7), "0 to 6")] {
            let reports = ask(&mut app, request);
            assert!(matches!(&reports[..], [Report::Error(text)] if text.contains(right)), "{reports:?}");
        }
        ask(&mut app, Request::Row("4 5".parse().unwrap()));
        let reports = ask(&mut app, Request::Stop(0));
        assert!(matches!(&reports[..], [Report::Error(text)] if text.contains("no stops")), "{reports:?}");
    }

    #[test]
    fn playing_and_pausing_twice_changes_nothing() {
        let mut app = embedded("?view=table&lesson=two-coins");
        for (request, plays) in
            [(Request::Play, true), (Request::Play, true), (Request::Pause, false), (Request::Pause, false)]
        {
            app.apply(Message::PageAsks(request));
            assert_eq!(app.state().transports.fill.is_playing(), plays);
        }
    }

    #[test]
    fn answers_and_asking_for_the_answer_are_told() {
        let mut app = embedded("?lesson=greedy-loses&stop=2");
        app.take_reports();
        app.apply(Message::FreeReply(FreeReply::Answer("7".to_owned())));
        app.apply(Message::FreeReply(FreeReply::Answer(" ".to_owned())));
        app.apply(Message::FreeReply(FreeReply::Answer("8".to_owned())));
        let mut reports = app.take_reports();
        ask(&mut app, Request::Stop(4));
        app.apply(Message::Reply(Reply::Number("1".to_owned())));
        app.apply(Message::Reply(Reply::Check));
        app.apply(Message::Reply(Reply::Reveal));
        reports.extend(app.take_reports());
        let answers = reports.into_iter().filter_map(|report| match report {
            Report::Answer { stop, given: Given { answer, is_right, .. } } => Some((stop, answer, is_right)),
            _ => None,
        });
        let said = |text: &str| Some(text.to_owned());
        assert_eq!(
            answers.collect::<Vec<_>>(),
            [
                (Some(1), said("7"), false),
                (Some(1), said("8"), true),
                (Some(4), said("1"), false),
                (Some(4), None, false),
            ]
        );
    }

    #[test]
    fn without_a_page_around_nothing_is_noted() {
        let mut app = App::new(&Start::default(), Preferences::default(), Waker::default());
        assert_eq!(ask(&mut app, Request::Hello), []);
        ask(&mut app, Request::Step(3));
        assert_eq!(app.take_reports(), []);
    }

    #[test]
    fn a_lesson_up_to_a_stop_has_none_behind_it() {
        let app = embedded("?view=lecture&course=lecture&lesson=one-two-three&stop=2&until=2");
        assert_eq!((app.state().stops().len(), app.state().stop_index()), (2, Some(1)));
    }
}
