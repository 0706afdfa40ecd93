//! Sessions as links.

use coin_duel::text::said;
use std::io::Write;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use coin_duel::game::Row;
use coin_duel::lessons;
use coin_duel::session::link::{LinkError, MAX_LINK_CHARS, is_link, site_address};
use coin_duel::session::{Document, Session, SessionSource};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use proptest::prelude::*;

fn refused(link: &str) -> LinkError {
    Session::from_link(link).expect_err("no session")
}

#[test]
fn every_lesson_comes_back_from_its_link() {
    for lesson in lessons::all() {
        let fragment = lesson.to_fragment().expect("lessons are short");
        for link in [format!("https://example.org/duel/#{fragment}"), format!("#{fragment}"), fragment.clone()] {
            let opened = Session::from_link(&link).unwrap();
            assert_eq!((&opened.session, &opened.warnings[..]), (lesson, &[][..]), "{}", lesson.document.title);
        }
        assert!(fragment[2..].chars().all(|one| one.is_ascii_alphanumeric() || "-_".contains(one)), "{fragment}");
    }
}

#[test]
fn a_fragment_of_numbers_is_a_new_session_of_that_row() {
    for link in ["#8,15,3,7", "https://example.org/#8,15,3,7", "8,15,3,7", "#8,%2015,%203,7", " #8,15,3,7\n"] {
        let opened = Session::from_link(link).unwrap();
        assert_eq!(opened.session, Session::new(Document::from("8 15 3 7".parse::<Row>().unwrap())), "{link}");
        assert_eq!(opened.source, SessionSource::Row);
    }
}

#[test]
fn a_link_that_was_passed_on_still_opens() {
    let lesson = &lessons::all()[0];
    let fragment = lesson.to_fragment().unwrap();
    let escaped = fragment.replace('-', "%2D").replace('_', "%5F").replace('=', "%3D");
    for link in [format!("#{escaped}"), format!("#{fragment}."), format!("  #{fragment}\r\n")] {
        assert_eq!(&Session::from_link(&link).unwrap().session, lesson, "{link}");
    }
}

#[test]
fn an_error_says_what_is_wrong_with_a_link() {
    assert_eq!(refused(""), LinkError::Empty);
    assert_eq!(refused("https://example.org/duel/"), LinkError::Empty);
    assert_eq!(refused("#s=abc!def"), LinkError::BadCharacter { character: '!', place: 4 });
    assert_eq!(refused("#s="), LinkError::Damaged);
    assert_eq!(refused("#s=AAAA"), LinkError::Damaged);
    assert_eq!(refused("#%ff"), LinkError::Damaged);
    assert_eq!(refused(&format!("#{}", "1,".repeat(40_000))), LinkError::TooLong { chars: 80_000 });
    assert!(matches!(refused("#8,15,x"), LinkError::Row { .. }));
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(b"(version: 99, coins: [1])").unwrap();
    let no_session = format!("#s={}", BASE64_URL_SAFE_NO_PAD.encode(encoder.finish().unwrap()));
    let error = refused(&no_session);
    assert!(matches!(&error, LinkError::Content { .. }) && error.to_string().contains("99"), "{error}");
}

#[test]
fn a_link_that_was_cut_off_is_damaged_and_never_another_session() {
    let lesson = &lessons::all()[20];
    let fragment = lesson.to_fragment().unwrap();
    for length in 3..fragment.len() {
        match Session::from_link(&fragment[..length]) {
            Err(LinkError::Damaged | LinkError::Content { .. }) => {}
            Ok(opened) => assert_eq!(&opened.session, lesson, "only the end of the compression is missing"),
            Err(other) => panic!("{length}: {other:?}"),
        }
    }
}

#[test]
fn a_session_that_is_too_large_for_a_link_says_so_with_its_size() {
    let row = Row::new((1..=100_000_i64).map(|k| k * 7919 % 9973).collect::<Vec<_>>()).unwrap();
    let error = Session::new(Document::from(row)).to_fragment().unwrap_err();
    let LinkError::TooLong { chars } = error else { panic!("{error:?}") };
    assert!(chars > MAX_LINK_CHARS);
}

#[test]
fn a_short_link_that_holds_too_much_is_neither_made_nor_opened() {
    let row = Row::new(vec![1_000_000_000_000; 300_000]).unwrap();
    let session = Session::new(Document::from(row));
    assert_eq!(session.to_fragment(), Err(LinkError::TooLarge));
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(session.to_ron().as_bytes()).unwrap();
    let link = format!("#s={}", BASE64_URL_SAFE_NO_PAD.encode(encoder.finish().unwrap()));
    assert!(link.len() < MAX_LINK_CHARS);
    let error = refused(&link);
    assert_eq!(
        (&error, &error.to_string()[..]),
        (&LinkError::TooLarge, said("errors.link-holds-too-much", &["4,000,000"]),)
    );
    // A session of nearly this size is opened.
    let row = Row::new(vec![1_000_000_000_000; 200_000]).unwrap();
    let session = Session::new(Document::from(row));
    assert_eq!(Session::from_link(&session.to_fragment().unwrap()).unwrap().session, session);
}

#[test]
fn the_address_of_a_site_begins_with_its_scheme_and_has_no_fragment() {
    for (text, address) in [
        ("https://example.org", Some("https://example.org")),
        (" http://localhost:8000/duel/?view=table#8,15 ", Some("http://localhost:8000/duel/?view=table")),
        ("example.org", None),
        ("https://", None),
        ("https:///path", None),
        ("https://example.org/a b", None),
        ("#8,15", None),
    ] {
        assert_eq!(site_address(text), address, "{text}");
    }
}

#[test]
fn addresses_and_fragments_are_links_and_paths_are_not() {
    for link in ["#8,15", " #s=abc", "https://example.org/#8", "HTTP://example.org"] {
        assert!(is_link(link), "{link}");
    }
    for path in ["lesson.ron", "my #1.ron", "/home/me/https.ron", "", "http:"] {
        assert!(!is_link(path), "{path}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "(#|#s=|)[ -~é]{0,60}") {
        let _ = Session::from_link(&text);
    }
}
