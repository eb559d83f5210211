//! What a typed line means.

use meadhall_screen::play::input::{Input, read};
use meadhall_vaalbara::Action;

#[test]
fn a_choice_is_known_by_form_number_and_words() {
    let choices = [(Action::Take(0), "Řeka (+6)".to_owned()), (Action::Take(2), "Pole (+2)".to_owned())];
    for line in ["take 3", "  TAKE   3 ", "2", "pole (+2)"] {
        assert_eq!(read(line, &choices), Input::Choice(Action::Take(2)), "{line}");
    }
    assert_eq!(read("take 2", &choices), Input::Choice(Action::Take(1)), "not legal, but a choice");
    for line in ["3", "0", "-1", "take", "take 9", "99999999999999999999", "řeka"] {
        assert_eq!(read(line, &choices), Input::Unknown, "{line}");
    }
}

#[test]
fn commands_are_known() {
    let none: [(Action, String); 0] = [];
    assert_eq!(read(" \t", &none), Input::Nothing);
    assert_eq!(read("Rules VB-5.8", &none), Input::Rules("VB-5.8".to_owned()));
    assert_eq!(read("rules", &none), Input::Rules(String::new()));
    assert_eq!(read("lang cs", &none), Input::Lang("cs".to_owned()));
    assert_eq!(read("QUIT", &none), Input::Quit);
    assert_eq!(read("quit now", &none), Input::Unknown);
}
