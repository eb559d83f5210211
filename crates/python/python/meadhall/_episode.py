"""One game in steps of choosing parts, on a state that can be copied and imagined: for search."""

from __future__ import annotations

import hashlib

import numpy as np

from meadhall._meadhall import State


class Episode:
    """A game in steps of choosing parts. Decisions that leave no choice are played at once, and so are forced parts."""

    __slots__ = ("state", "seat", "chosen", "_memory")

    def __init__(self, state: State) -> None:
        #: The state; it changes only when the last part of a choice was chosen.
        self.state = state
        #: The seat that chooses, -1 when the game is over.
        self.seat = -1
        #: The parts that were chosen already.
        self.chosen: list[int] = []
        # What each seat has seen and chosen so far, as a hash.
        self._memory = [b""] * state.players
        self._ask()

    def _ask(self) -> None:
        state = self.state
        while not state.over:
            seat = state.pending[0]
            legal = state.legal(seat)
            if len(legal) > 1:
                self.seat, self.chosen = seat, list(state.action([], seat))
                return
            state.apply(legal[0], seat)
        self.seat, self.chosen = -1, []

    def legal(self) -> list[int]:
        """The parts that may be chosen next, in ascending order."""
        return [] if self.seat < 0 else np.flatnonzero(self.state.mask(self.seat, self.chosen)).tolist()

    def observe(self, seat: int) -> np.ndarray:
        """What a seat may know."""
        return self.state.observe(seat, self.chosen if seat == self.seat else [])

    def memory(self, seat: int) -> str:
        """A name for all that a seat has seen at its own decisions and chosen, and what it sees now."""
        return hashlib.blake2b(self._memory[seat] + self.observe(seat).tobytes(), digest_size=16).hexdigest()

    def step(self, part: int) -> None:
        """Chooses a part."""
        seat = self.seat
        seen = self.observe(seat).tobytes()
        made = self.state.action([*self.chosen, part], seat)
        self._memory[seat] = hashlib.blake2b(self._memory[seat] + seen + bytes([part & 255, part >> 8])).digest()
        if isinstance(made, str):
            self.state.apply(made, seat)
            self._ask()
        else:
            self.chosen = list(made)

    def clone(self) -> Episode:
        """The same once more."""
        other = Episode.__new__(Episode)
        other.state, other.seat, other.chosen = self.state.clone(), self.seat, list(self.chosen)
        other._memory = list(self._memory)
        return other

    def imagine(self, seat: int, seed: int) -> Episode:
        """An episode that the seat could not tell from this one."""
        other = self.clone()
        other.state = self.state.imagine(seat, seed)
        return other

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()
