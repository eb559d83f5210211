"""The compiled part of the package."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

__version__: str

class IllegalAction(ValueError):
    """An action that is not allowed now. Nothing has changed; the message says what would have been allowed."""

class ClosedEnvironment(RuntimeError):
    """The environment was closed: make another one."""

class Outcome:
    """How a game ended; every list has an entry for each seat."""

    @property
    def scores(self) -> list[int]:
        """The points."""
    @property
    def places(self) -> list[int]:
        """The places, from 1; several may share one."""
    @property
    def shares(self) -> list[float]:
        """The parts of the victory: 1 for a sole winner, a half for each of two."""
    @property
    def rewards(self) -> list[float]:
        """The rewards of the encodings: 1 for a sole winner, and -1 shared by the others."""
    @property
    def winners(self) -> list[int]:
        """The seats on the first place."""

class State:
    """A game being played. Everything in it is plain Python: actions are texts, views are dicts and lists.

    Seats are counted from 0. Where a method takes a seat, the seat that owes a decision is meant if none is named (the
    first, if several do); for ``view``, ``text``, ``prompt``, ``log``, ``imagine`` and ``html`` that is somebody who only
    looks on.
    """

    @property
    def game(self) -> str:
        """The id of the game."""
    @property
    def players(self) -> int:
        """How many players there are."""
    @property
    def options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
    @property
    def pending(self) -> list[int]:
        """The seats that owe a decision; none when the game is over."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it is over."""
    @property
    def hash(self) -> str:
        """A fingerprint of the position, the same on every machine."""
    @property
    def decisions(self) -> list[tuple[int, str]]:
        """The decisions so far, each a seat and an action."""
    def name_of(self, seat: int) -> str:
        """The seat's name in records and scenarios, such as its clan."""
    def legal(self, seat: int | None = None) -> list[str]:
        """Every legal action of a seat in written form; none if it owes no decision."""
    def labels(self, seat: int | None = None) -> dict[str, str]:
        """The legal actions of a seat with what they are called in English."""
    def apply(self, action: str, seat: int | None = None) -> None:
        """Plays an action in written form; raises `IllegalAction` and changes nothing if it is not legal."""
    def play_forced(self) -> int:
        """Plays all decisions that leave no choice, as tables do, and says how many there were."""
    def rewind(self, decisions: int) -> None:
        """Takes back all decisions but the first so many."""
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as plain values; without a seat, what everybody may know."""
    def text(self, seat: int | None = None, *, lang: str = "en") -> str:
        """What a seat may know in words (``en``, ``cs`` or ``de``); without a seat, what everybody may know."""
    def prompt(self, seat: int | None = None, *, lang: str = "en") -> str:
        """What is asked of whom, in words."""
    def log(self, seat: int | None = None, *, lang: str = "en") -> list[tuple[int, str]]:
        """What has happened, as a seat may know it: the number of the decision from 1 (0 is the set-up) and a sentence."""
    def imagine(self, seat: int | None = None, seed: int = 0) -> State:
        """A state that the seat could not tell from this one: what it does not know is drawn anew, the past is forgotten."""
    def clone(self) -> State:
        """The same state once more; what happens to one does not happen to the other."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: object) -> State: ...
    def record(self) -> str:
        """The record as text: `meadhall.replay` and ``meadhall replay FILE`` play it again. It holds all secrets."""
    def scenario(self) -> str:
        """The position as a scenario, which `meadhall.scenario` reads. It holds all secrets."""
    def observe(self, seat: int | None = None, chosen: Sequence[int] | None = None) -> npt.NDArray[np.int8]:
        """What a seat may know as a row of numbers, in the encoding, after it has chosen some parts of a choice."""
    def mask(self, seat: int | None = None, chosen: Sequence[int] | None = None) -> npt.NDArray[np.bool_]:
        """Which actions of the encoding a seat may choose next, after it has chosen some parts of a choice."""
    def action(self, parts: Sequence[int], seat: int | None = None) -> str | list[int]:
        """The action of which these are the first parts, in written form, once they leave no other; before that the parts
        with those that were forced."""
    def parts(self, action: str, seat: int | None = None) -> list[int]:
        """The parts of a legal action in written form: indices into the actions of the encoding."""
    def html(self, seat: int | None = None) -> str:
        """A page with the table as a seat sees it, drawn as in the browser; without a seat, as somebody who looks on."""
    def _repr_html_(self) -> str: ...

class Bot:
    """A bot by its name; call it with a state and a seat: it gives its choice in written form. It knows what the seat knows.
    With a number of iterations its choices follow from the seed."""

    def __init__(self, name: str, *, seed: int | None = None) -> None: ...
    @property
    def name(self) -> str:
        """Its name in written form."""
    def choose(self, state: State, seat: int | None = None) -> str:
        """The bot's choice in written form; of the seat that owes a decision, if none is named."""
    def __call__(self, state: State, seat: int | None = None) -> str: ...

class Batch:
    """Many games at once; see `meadhall.vector`."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None,
        options: Mapping[str, object] | None,
        threads: int,
        autoreset_mode: str,
        opponents: Sequence[str],
        learner: int | None,
    ) -> None: ...
    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """How many numbers the arrays have for each game: an observation, the actions, the rewards, the seats."""
    def reset(self, seed: int, only: Sequence[bool] | None, buffers: Sequence[npt.NDArray[Any]]) -> None:
        """Begins all games anew, or those that ``only`` names."""
    def step(self, actions: npt.NDArray[np.int64], buffers: Sequence[npt.NDArray[Any]]) -> None:
        """Plays a step in each game."""
    def sample(self, actions: npt.NDArray[np.int64]) -> None:
        """Puts an allowed action for each game into an array, every one equally likely."""
    def observe(self, env: int, seat: int) -> npt.NDArray[np.int8]:
        """What a seat of a game may know."""
    def close(self) -> None:
        """Gives everything back; every later call raises."""

def games() -> list[str]:
    """The ids of all games."""

def about(game: str) -> dict[str, Any]:
    """What there is to know of a game: its numbers of players, its options, its encoding."""

def check_bot(name: str) -> str:
    """The written form of a bot's name; raises if there is no such bot."""

def game(
    game: str, players: int | None = None, options: Mapping[str, object] | None = None, *, seed: int | None = None
) -> State:
    """Begins a game; the least number of players (two, if that is one) and a drawn seed where none is given."""

def replay(record: str, decisions: int | None = None) -> State:
    """Plays a record again, to its end or to the first so many decisions."""

def scenario(text: str) -> State:
    """Plays a scenario and gives the state at its end; raises where something in it does not come true."""

def play_match(
    game: str,
    players: int,
    options: Mapping[str, object] | None,
    bots: Sequence[str],
    games: Sequence[tuple[int, Sequence[int]]],
    threads: int,
) -> list[Outcome]:
    """Plays games whose seeds and bots (one for each seat, by number) are given; the outcome of each, in the same order."""
