"""Matches between bots, those that come with the games and functions."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Union

from meadhall import _meadhall
from meadhall._meadhall import Bot, Outcome, State

#: A bot: its name, a :class:`Bot`, or a function of a state and a seat that gives an action in written form.
Player = Union[str, Bot, Callable[[State, int], str]]

#: More games than anybody waits for.
_MOST_GAMES = 10_000_000
_GOLDEN = 0x9E3779B97F4A7C15
_WORD = (1 << 64) - 1


def mixed(seed: int, number: int) -> int:
    """A seed from a seed and a number."""
    bits = (seed + (number + 1) * _GOLDEN) & _WORD
    bits = ((bits ^ bits >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & _WORD
    return bits ^ bits >> 31


def cores() -> int:
    """On how many cores this process may run."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """The interval in which a share lies with 95 %, after so many trials."""
    if trials == 0:
        return (0.0, 1.0)
    z, share = 1.959964, hits / trials
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return (max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Match:
    """What came of a match. Everything is in the order in which the bots were named."""

    #: The names of the bots.
    names: list[str]
    #: How many games were played.
    games: int
    #: The part of the victories of each bot.
    shares: list[float]
    #: The interval in which that lies with 95 %.
    intervals: list[tuple[float, float]]
    #: The mean points of each bot.
    scores: list[float]
    #: The outcome of each game, in the order of the seats.
    outcomes: list[Outcome] = field(repr=False)
    #: Which bot sat where in each game.
    seats: list[list[int]] = field(repr=False)

    def __str__(self) -> str:
        rows = (
            f"{name:<24} {100 * share:5.1f} % of {self.games} ({100 * low:.1f}-{100 * high:.1f}), {score:.1f} points"
            for name, share, (low, high), score in zip(self.names, self.shares, self.intervals, self.scores)
        )
        return "\n".join(rows)


def _name(player: Player) -> str:
    if isinstance(player, Bot):
        return player.name
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def _play(game: str, players: int, options: Mapping[str, object], seated: list, seed: int) -> Outcome:
    """One game with functions: each is given a state that its seat cannot tell from the real one."""
    state = _meadhall.game(game, players, options, seed=seed)
    bots = [
        _meadhall.Bot(player, seed=mixed(seed, seat)) if isinstance(player, str) else player
        for seat, player in enumerate(seated)
    ]
    count = 0
    while not state.over:
        seat = state.pending[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif isinstance(bots[seat], Bot):
            action = bots[seat].choose(state, seat)
        else:
            action = bots[seat](state.imagine(seat, mixed(seed, 1000 + count)), seat)
        state.apply(action, seat)
        count += 1
    return state.outcome


def arena(
    game: str,
    bots: Sequence[Player],
    *,
    games: int = 100,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    threads: int | None = None,
) -> Match:
    """Lets bots play each other and says who won how often.

    A bot is a name, a :func:`meadhall.bot`, or a function ``choose(state, seat) -> action``. The state that a function is
    given is one that its seat cannot tell from the real one (:meth:`State.imagine`): it may do with it what it likes, and
    cannot cheat. One bot sits at each seat; two bots at a larger table are seated as one against many of the other. Seats
    change from game to game, and every deal is played once from each. With bots that think for a number of iterations the
    result follows from the seed, on any number of threads.

    >>> def first(state, seat):
    ...     return state.legal(seat)[0]
    >>> import meadhall
    >>> meadhall.arena("vaalbara", [first, "random"], games=4).games
    4
    """
    if isinstance(bots, (str, bytes)) or not isinstance(bots, Sequence):
        raise TypeError("bots are a list, one for each seat, such as ['hard', 'greedy']")
    if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games <= _MOST_GAMES:
        raise ValueError(f"games is a whole number from 1 to {_MOST_GAMES}, not {games!r}")
    for player in bots:
        if isinstance(player, str):
            _meadhall.check_bot(player)
        elif not callable(player):
            raise TypeError(f"a bot is a name, a meadhall.bot or a function of a state and a seat, not {player!r}")
    bots = list(bots)
    if players is not None and len(bots) == 2 and isinstance(players, int) and players > 2:
        bots = bots[:1] + bots[1:] * (players - 1)
    players = len(bots) if players is None else players
    # Raises where no such game can be.
    _meadhall.game(game, players, options, seed=seed)
    if len(bots) != players:
        raise ValueError(f"{len(bots)} bots are named for {players} players: name one for each seat")
    plan = []
    for number in range(games):
        deal, turned = divmod(number, players)
        plan.append((mixed(seed, deal), [(seat + turned) % players for seat in range(players)]))
    native = [player.name if isinstance(player, Bot) else player for player in bots]
    if all(isinstance(player, str) for player in native):
        threads = threads or cores()
        outcomes = _meadhall.play_match(game, players, options, native, plan, threads)
    else:
        outcomes = [_play(game, players, options or {}, [bots[n] for n in seated], deal) for deal, seated in plan]
    shares, scores = [0.0] * players, [0.0] * players
    for outcome, (_, seated) in zip(outcomes, plan):
        for seat, number in enumerate(seated):
            shares[number] += outcome.shares[seat]
            scores[number] += outcome.scores[seat]
    return Match(
        names=[_name(player) for player in bots],
        games=games,
        shares=[share / games for share in shares],
        intervals=[wilson(share, games) for share in shares],
        scores=[score / games for score in scores],
        outcomes=outcomes,
        seats=[seated for _, seated in plan],
    )
