"""Gymnasium environments: one learner against bots.

>>> import meadhall.gymnasium
>>> env = meadhall.gymnasium.env("vaalbara", opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

``info["action_mask"]`` says what may be chosen (int8). An action that it does not allow loses the game at once, and
``info["illegal"]`` says what would have been allowed; with ``illegal="raise"`` it raises instead. (Gymnasium's ``check_env`` tries
actions without looking at masks.) The space of actions samples what is allowed where it is given no mask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
except ImportError as error:  # pragma: no cover
    raise ImportError("meadhall.gymnasium needs Gymnasium: pip install gymnasium") from error

from meadhall import _meadhall
from meadhall._meadhall import IllegalAction
from meadhall._vector import Vector

_MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}


class AllowedDiscrete(gymnasium.spaces.Discrete):
    """The actions of a game. Without a mask, those that are allowed now are sampled."""

    def __init__(self, actions: int, allowed: np.ndarray) -> None:
        super().__init__(actions)
        self._allowed = allowed

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An action at random: of those in the mask, or of those that are allowed now."""
        if mask is None and probability is None and self._allowed.any():
            mask = self._allowed.astype(np.int8)
        return super().sample(mask) if probability is None else super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, gymnasium.spaces.Discrete) and self.n == other.n and self.start == other.start


class Env(gymnasium.Env):
    """One learner against bots."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        learner: int | None = None,
        illegal: str = "lose",
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is 'raise' or 'lose', not {illegal!r}")
        self._games = Vector(
            game, 1, players=players, options=options, threads=1, autoreset="disabled", opponents=opponents, learner=learner
        )
        if not self._games.opponents:
            raise ValueError("a learner needs opponents, such as 'greedy'; meadhall.pettingzoo has all seats learn")
        self._illegal = illegal
        self._over = True
        self.observation_space = gymnasium.spaces.Box(-128, 127, (self._games.num_observations,), np.int8)
        self.action_space = AllowedDiscrete(self._games.num_actions, self._games.masks[0])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._games.masks[0].astype(np.int8)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a game that follows from the seed."""
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(1 << 63)))
        self._over = False
        return self._games.observations[0].copy(), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Plays an action of the learner, and then the bots until it is asked again."""
        games = self._games
        if self._over:
            raise ValueError("the game is over, or has not begun: reset the environment")
        try:
            games.step(np.array([action]))
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            self._over = True
            return games.observations[0].copy(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._over = bool(games.terminations[0])
        info = self._info()
        if games.terminations[0]:
            info["scores"] = games.scores[0].copy()
        return games.observations[0].copy(), float(games.rewards[0]), bool(games.terminations[0]), False, info

    def close(self) -> None:
        """Gives everything back."""
        self._games.close()


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many learners against bots at once, as Gymnasium's vectors are."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        opponents: str | Sequence[str] = "greedy",
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        mode = _MODES[AutoresetMode(autoreset_mode)]
        self._games = Vector(
            game, num_envs, players=players, options=options, threads=threads, autoreset=mode, opponents=opponents
        )
        if not self._games.opponents:
            raise ValueError("a learner needs opponents, such as 'greedy'")
        self._copy = copy
        self.num_envs = num_envs
        self.metadata = self._games.metadata
        self.single_observation_space = gymnasium.spaces.Box(-128, 127, (self._games.num_observations,), np.int8)
        self.single_action_space = gymnasium.spaces.Discrete(self._games.num_actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def _given(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._given(self._games.masks)}
        if self._games.autoreset == "same-step" and self._games.terminations.any():
            info["final_obs"] = self._given(self._games.final_observations)
            info["_final_obs"] = self._games.terminations.copy()
        return info

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins all games anew, or those of ``options["reset_mask"]``."""
        only = (options or {}).get("reset_mask")
        self._games.reset(seed, only)
        return self._given(self._games.observations), {"action_mask": self._given(self._games.masks)}

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays an action in each game."""
        observations, rewards, terminations, truncations, _ = self._games.step(actions)
        rest = (self._given(rewards), self._given(terminations), truncations.copy())
        return (self._given(observations), *rest, self._info())

    def close_extras(self, **kwargs: Any) -> None:
        """Gives everything back."""
        self._games.close()


def env(game: str, opponents: str | Sequence[str] = "greedy", **settings: Any) -> Env:
    """One learner against bots."""
    return Env(game, opponents, **settings)


for _game in _meadhall.games():
    if f"meadhall/{_game}-v0" not in gymnasium.registry:
        gymnasium.register(f"meadhall/{_game}-v0", entry_point=Env, kwargs={"game": _game}, disable_env_checker=True)
