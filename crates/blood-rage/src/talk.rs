//! stub
use crate::*;
impl BloodRage {
    pub(crate) fn ask(&self, _: &View) -> Message {
        Message::new("x")
    }
    pub(crate) fn name_choice(&self, _: &View, _: Action) -> Message {
        Message::new("x")
    }
    pub(crate) fn explain_refusal(&self, _: &Position, _: Seat, _: Action) -> Message {
        Message::new("x")
    }
    pub(crate) fn facts(&self, _: &Position) -> Facts {
        Facts::default()
    }
}
impl Event {
    pub(crate) fn tell(&self) -> Option<Message> {
        None
    }
}
