"""Blood Rage, Valhalla and Vaalbara for research.

>>> import meadhall
>>> state = meadhall.game("vaalbara", players=2, seed=1)
>>> while not state.over:
...     state.apply(state.legal()[0])
>>> sum(state.outcome.rewards)
0.0

One state: :func:`game`, :func:`replay`, :func:`scenario`. Bots: :func:`bot`, :func:`arena`. Many games at once:
:func:`vector`. Environments of the field's suites: :mod:`meadhall.pettingzoo`, :mod:`meadhall.open_spiel`,
:mod:`meadhall.gymnasium`; each needs its suite, which the package does not bring by itself.
"""

from meadhall._meadhall import (
    ClosedEnvironment,
    IllegalAction,
    Outcome,
    State,
    __version__,
    game,
    games,
    replay,
    scenario,
)
from meadhall._meadhall import Bot as Bot
from meadhall._arena import Match, arena
from meadhall._catalogue import GameInfo, about
from meadhall._vector import Vector, vector

#: The ids of all games.
GAMES: tuple[str, ...] = tuple(games())


def bot(name: str, *, seed: int = 1) -> Bot:
    """A bot by its name: ``random``, ``greedy``, ``easy``, ``normal``, ``hard``, ``search:500ms``, ``search:2000``,
    ``program:COMMAND``. Call it with a state (and a seat): it gives its choice in written form.

    >>> meadhall.bot("greedy")(meadhall.game("vaalbara", seed=1)) in meadhall.game("vaalbara", seed=1).legal()
    True
    """
    return Bot(name, seed=seed)


__all__ = [
    "GAMES",
    "Bot",
    "ClosedEnvironment",
    "GameInfo",
    "IllegalAction",
    "Match",
    "Outcome",
    "State",
    "Vector",
    "__version__",
    "about",
    "arena",
    "bot",
    "game",
    "games",
    "replay",
    "scenario",
    "vector",
]
