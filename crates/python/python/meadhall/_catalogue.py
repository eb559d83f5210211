"""What there is to know of a game."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from meadhall import _meadhall


@dataclass(frozen=True)
class GameInfo:
    """What there is to know of a game before it is played."""

    #: The id.
    game: str
    #: The version of the rules.
    rules: int
    #: The least and the greatest number of players.
    players: tuple[int, int]
    #: The options, each with its values; the first is the default.
    options: dict[str, list[str]]
    #: Options that also take other values than those that are listed, such as the text of a file.
    free_options: frozenset[str]
    #: The name of the encoding with its version.
    encoding: str
    #: The names of all actions of the encoding.
    actions: tuple[str, ...]
    #: The names of all numbers of an observation.
    observations: tuple[str, ...]


@functools.cache
def _about(game: str) -> GameInfo:
    facts = _meadhall.about(game)
    return GameInfo(
        game=facts["game"],
        rules=facts["rules"],
        players=tuple(facts["players"]),
        options={key: list(option["values"]) for key, option in facts["options"].items()},
        free_options=frozenset(key for key, option in facts["options"].items() if option["free"]),
        encoding=facts["encoding"],
        actions=tuple(facts["actions"]),
        observations=tuple(facts["observations"]),
    )


def about(game: str) -> GameInfo:
    """Numbers of players, options, and the names of all actions and observations of a game.

    >>> import meadhall
    >>> meadhall.about("vaalbara").encoding
    'vaalbara-v0'
    """
    if not isinstance(game, str):
        _meadhall.about(game)  # Raises and says what would have been right.
    return _about(game)
