"""Many games at once, written into arrays that are allocated once."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from meadhall import _meadhall
from meadhall._catalogue import GameInfo, about

#: The autoreset modes, by the names that Gymnasium gives them.
AUTORESET_MODES = ("next-step", "same-step", "disabled")


def _row(count: int, kind: type) -> np.ndarray:
    # An array over a bytearray does not own its memory: nobody can resize it while games are written into it.
    size = np.dtype(kind).itemsize
    return np.frombuffer(bytearray(max(count, 1) * size), dtype=kind)[:count]


class Vector:
    """Many games of one kind at once; made by :func:`meadhall.vector`.

    All arrays are allocated once, and every call of :meth:`reset` and :meth:`step` writes into the same memory: copy what has
    to last. While a call runs, the interpreter is free for other threads; a second call meanwhile raises ``RuntimeError``.
    """

    #: What the seat that chooses may know: int8, (num_envs, numbers).
    observations: np.ndarray
    #: Which actions are allowed: bool, (num_envs, actions).
    masks: np.ndarray
    #: What each seat gained in the last step: float32, (num_envs, players); with opponents the learner alone, (num_envs,).
    rewards: np.ndarray
    #: Whether the game ended in the last step: bool, (num_envs,).
    terminations: np.ndarray
    #: Games are never cut off: always False, bool, (num_envs,).
    truncations: np.ndarray
    #: The seat that chooses, -1 where the game is over: int8, (num_envs,).
    turns: np.ndarray
    #: The points of each seat where the game ended in the last step: float32, (num_envs, players).
    scores: np.ndarray
    #: With ``same-step``: what was known at the end of a game that ended in the last step: int8, (num_envs, numbers).
    final_observations: np.ndarray

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        autoreset: str = "next-step",
        opponents: str | Sequence[str] = (),
        learner: int | None = None,
    ) -> None:
        if threads is None:
            threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        if not isinstance(autoreset, str):
            raise TypeError(f"autoreset is one of {', '.join(AUTORESET_MODES)}, not {autoreset!r}")
        named = [opponents] if isinstance(opponents, str) else [getattr(bot, "name", bot) for bot in opponents]
        if len(named) == 1:
            # One name stands for all opponents.
            seats = players if isinstance(players, int) else max(2, about(game).players[0])
            named *= max(1, seats - 1)
        self._batch = _meadhall.Batch(game, num_envs, players, options, threads, autoreset, named, learner)
        numbers, actions, rewards, seats = self._batch.sizes
        finals = num_envs * numbers if autoreset == "same-step" else 0
        self._buffers = [
            _row(num_envs * numbers, np.int8),
            _row(finals, np.int8),
            _row(num_envs * actions, np.uint8),
            _row(num_envs * rewards, np.float32),
            _row(num_envs, np.uint8),
            _row(num_envs, np.int8),
            _row(num_envs * seats, np.float32),
        ]
        row = self._buffers
        self.observations = row[0].reshape(num_envs, numbers)
        self.final_observations = row[1].reshape(-1, numbers)
        self.masks = row[2].view(np.bool_).reshape(num_envs, actions)
        self.rewards = row[3] if rewards == 1 and named else row[3].reshape(num_envs, rewards)
        self.terminations = row[4].view(np.bool_)
        self.truncations = np.zeros(num_envs, dtype=np.bool_)
        self.truncations.flags.writeable = False
        self.turns = row[5]
        self.scores = row[6].reshape(num_envs, seats)
        self._actions = np.zeros(num_envs, dtype=np.int64)
        #: The id of the game.
        self.game = game
        #: How many games there are.
        self.num_envs = num_envs
        #: How many players there are.
        self.players = seats
        #: What happens when a game is over: ``next-step``, ``same-step`` or ``disabled``.
        self.autoreset = autoreset
        #: The bots at the other seats; none where every seat learns.
        self.opponents = tuple(named)
        #: On how many threads the games are played.
        self.threads = threads
        #: How many numbers an observation has.
        self.num_observations = numbers
        #: How many actions there are.
        self.num_actions = actions
        self._reset = False

    @property
    def info(self) -> GameInfo:
        """What there is to know of the game: the names of all numbers and actions."""
        return about(self.game)

    @property
    def metadata(self) -> dict[str, Any]:
        """What Gymnasium wants to know of a vector: the autoreset mode."""
        try:
            from gymnasium.vector import AutoresetMode

            mode: Any = {
                "next-step": AutoresetMode.NEXT_STEP,
                "same-step": AutoresetMode.SAME_STEP,
                "disabled": AutoresetMode.DISABLED,
            }[self.autoreset]
        except ImportError:
            mode = self.autoreset
        return {"autoreset_mode": mode, "render_modes": []}

    def reset(self, seed: int | None = None, only: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
        """Begins all games anew, or those where the flags ``only`` say so; gives observations and masks.

        What happens follows from the seed and the actions alone, on any number of threads. Without a seed, one is drawn.
        """
        if seed is None:
            seed = int.from_bytes(os.urandom(8), "little")
        flags = None if only is None else np.asarray(only, dtype=bool).reshape(-1).tolist()
        if only is not None and not self._reset:
            raise ValueError("reset all games once before you reset some of them")
        self._batch.reset(seed, flags, self._buffers)
        self._reset = True
        return self.observations, self.masks

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Plays an action in each game: gives observations, rewards, terminations, truncations and masks.

        An action that the mask does not allow raises :class:`meadhall.IllegalAction`, and nothing is played anywhere.
        """
        if not self._reset:
            raise ValueError("reset the vector before the first step")
        rows = actions
        if type(rows) is not np.ndarray or rows.dtype != np.int64 or not rows.flags.c_contiguous or rows.ndim != 1:
            rows = np.asarray(actions)
            if rows.dtype.kind not in "iu":
                raise TypeError(f"actions are whole numbers, one for each of the {self.num_envs} games, not {rows.dtype}")
            if rows.shape != (self.num_envs,):
                raise ValueError(f"actions have the shape ({self.num_envs},), one for each game, not {rows.shape}")
            rows = np.ascontiguousarray(rows, dtype=np.int64)
        self._batch.step(rows, self._buffers)
        return self.observations, self.rewards, self.terminations, self.truncations, self.masks

    def sample(self) -> np.ndarray:
        """An allowed action for each game, every one equally likely, from the games' own seeds; in an array that is reused."""
        if not self._reset:
            raise ValueError("reset the vector before you sample actions")
        self._batch.sample(self._actions)
        return self._actions

    def observe(self, env: int, seat: int) -> np.ndarray:
        """What any seat of a game may know."""
        if not isinstance(env, (int, np.integer)) or not 0 <= env < self.num_envs:
            raise ValueError(f"there is no env {env!r}: they are 0 to {self.num_envs - 1}")
        return self._batch.observe(int(env), int(seat) if isinstance(seat, np.integer) else seat)

    def close(self) -> None:
        """Gives everything back; every later call raises :class:`meadhall.ClosedEnvironment`."""
        self._batch.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.num_envs

    def __repr__(self) -> str:
        return (
            f"meadhall.vector({self.game!r}, num_envs={self.num_envs}, players={self.players}, threads={self.threads}, "
            f"autoreset={self.autoreset!r})"
        )


def vector(
    game: str,
    num_envs: int = 1024,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    threads: int | None = None,
    autoreset: str = "next-step",
    opponents: str | Sequence[str] = (),
    learner: int | None = None,
) -> Vector:
    """Many games at once. Without ``opponents`` every seat chooses when it is its turn (``turns`` says who); with them bots
    play all seats but one, which moves round the table from game to game unless ``learner`` names it.

    >>> import meadhall
    >>> games = meadhall.vector("vaalbara", num_envs=4, players=2, threads=1)
    >>> observations, masks = games.reset(seed=1)
    >>> observations.dtype, masks.dtype, len(observations) == len(masks) == 4
    (dtype('int8'), dtype('bool'), True)
    >>> _ = games.step(games.sample())
    """
    return Vector(
        game,
        num_envs,
        players=players,
        options=options,
        threads=threads,
        autoreset=autoreset,
        opponents=opponents,
        learner=learner,
    )
