//! The texts of a page, by the names that its template and its script use.

use std::collections::BTreeMap;

use crate::wording::page as texts;
use crate::wording::panels::{predict, transport};

/// Returns the texts.
pub fn texts() -> BTreeMap<&'static str, String> {
    [
        ("play", texts::play()),
        ("pause", transport::pause()),
        ("play_again", transport::play_again()),
        ("first", texts::first_step()),
        ("back", texts::step_back()),
        ("forward", texts::step_forward()),
        ("last", texts::last_step()),
        ("transport", texts::transport()),
        ("position", texts::position()),
        ("speed", texts::speed()),
        ("stride", transport::step()),
        ("by_phase", transport::by_phase()),
        ("by_picture", texts::by_picture()),
        ("theme", texts::theme()),
        ("system", texts::theme_of_system()),
        ("light", texts::light()),
        ("dark", texts::dark()),
        ("contrast", texts::high_contrast()),
        ("ask", texts::ask_before_each_step()),
        ("sums", texts::sums()),
        ("picture", texts::picture()),
        ("table_help", texts::table_help()),
        ("keys", texts::keys()),
        ("lesson", texts::lesson()),
        ("every_step", texts::every_step()),
        ("view", texts::view()),
        ("no_number", texts::no_number()),
        ("no_earlier", texts::no_earlier_value()),
        ("made_by", texts::made_by()),
        ("left", predict::left()),
        ("both", predict::both()),
        ("right", predict::right()),
        ("your_number", predict::your_number()),
        ("earlier_value", predict::earlier_value()),
        ("check", predict::check()),
        ("reveal", predict::reveal()),
        ("go_on", predict::go_on()),
    ]
    .map(|(name, text)| (name, text.to_owned()))
    .into()
}
