//! What a game says to people.

use crate::{Chance, Game, Message, Refusal, Seat, Sink};

/// What a game says to people: names, prompts, labels of choices, the log, and why something is refused. All of it as
/// [messages](Message) of the locale files.
pub trait Wording: Game {
    /// The seat's name in records and scenarios, such as its clan.
    fn seat_name(&self, position: &Self::Position, seat: Seat) -> String;

    /// Why a choice that is not legal is not legal.
    fn why_not(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Message;

    /// Plays a choice, or refuses it and changes nothing.
    fn play<C: Chance, S: Sink<Self::Event>>(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        let mut choices = Vec::new();
        self.legal(position, seat, &mut choices);
        if choices.contains(&action) || self.also_legal(position, seat, action) {
            self.apply(position, seat, action, chance, sink);
            return Ok(());
        }
        Err(Refusal {
            who: self.seat_name(position, seat),
            what: action.to_string(),
            why: Box::new(self.why_not(position, seat, action)),
            legal: choices.iter().map(ToString::to_string).collect(),
        })
    }

    /// What is asked of whom, in one sentence, as this viewer may know it.
    fn prompt(&self, view: &Self::View) -> Message;

    /// A choice in words, as a button would say it to the one who may make it.
    fn label(&self, view: &Self::View, action: Self::Action) -> Message;

    /// What a choice would throw away, as a question that is put once before it is played; none where nothing is lost.
    fn warning(&self, view: &Self::View, choices: &[Self::Action], action: Self::Action) -> Option<Message> {
        let _ = (view, choices, action);
        None
    }

    /// The event in words; `None` for what needs none.
    fn tell(&self, event: &Self::Event) -> Option<Message>;
}
