//! The bots of a table at the terminal.

use super::*;
use meadhall_screen::play::bots::BotThread;

/// What was thought before the game was taken back counts no more: there is one answer, to the question that is asked now.
#[test]
fn an_answer_to_a_position_that_was_taken_back_does_not_count() {
    let (mut session, _folder) = session(2, 1);
    let bots = vec![Player::Bot("search:50".parse().expect("a bot")); 2];
    let mut thread = BotThread::new(VaalbaraScreen::bots(), session.table().parts().mix(), &bots);
    play_on(&mut session, 6);
    let seat = session.table().pending().first().expect("somebody decides");
    thread.ask(session.table(), session.table().pending()).expect("bots");
    assert!(thread.thinking());
    assert!(session.undo(seat).expect("a place for the game").is_ok());
    thread.forget();
    assert!(!thread.thinking());
    let asked = session.table().pending();
    thread.ask(session.table(), asked).expect("bots");
    for _ in asked.iter() {
        let (seat, written) = thread.wait().expect("an answer");
        let legal: Vec<String> = session.table().legal(seat).iter().map(ToString::to_string).collect();
        assert!(asked.contains(seat) && legal.contains(&written), "{seat}: {written} is none of {legal:?}");
    }
    assert!(!thread.thinking() && thread.answer().expect("bots").is_none());
}
