//! Where events go.

/// Takes what happens while a decision is played. The rules tell everything; who may see what is decided when the events
/// are read ([`crate::Secrecy::seen`]).
pub trait Sink<E> {
    /// Something happened.
    fn tell(&mut self, event: E);
}

/// The sink that ignores everything and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
