"""PettingZoo environments (AEC) of all games.

>>> import meadhall.pettingzoo
>>> env = meadhall.pettingzoo.env("vaalbara", players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(max_iter=3):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))

An observation is a dict of ``observation`` (int8) and ``action_mask`` (int8), as in PettingZoo's own board games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

try:
    import gymnasium
    import pettingzoo
except ImportError as error:  # pragma: no cover
    raise ImportError("meadhall.pettingzoo needs PettingZoo: pip install pettingzoo") from error

from meadhall import _meadhall
from meadhall._catalogue import about
from meadhall._vector import Vector

#: The games for which :func:`env` makes an environment.
GAMES: tuple[str, ...] = tuple(_meadhall.games())


class AECEnv(pettingzoo.AECEnv):
    """A game as a PettingZoo environment; the agents are ``player_0`` and so on, by their seats."""

    metadata: dict[str, Any]

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self._games = Vector(game, 1, players=players, options=options, threads=1, autoreset="disabled")
        info = about(game)
        self.metadata = {"name": info.encoding.replace("-v", "_v"), "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers, actions = self._games.num_observations, self._games.num_actions
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-128, 127, (numbers,), np.int8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """What an agent can choose; ``sample`` takes the mask of its observation."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game that follows from the seed."""
        self._games.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, int(self._games.turns[0]))]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent may know, and what it may choose: nothing while it is not its turn."""
        seat, games = self._seats[agent], self._games
        if games.turns[0] == seat:
            return {"observation": games.observations[0].copy(), "action_mask": games.masks[0].astype(np.int8)}
        return {"observation": games.observe(0, seat), "action_mask": np.zeros(games.num_actions, np.int8)}

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is."""
        if self.terminations.get(self.agent_selection) or self.truncations.get(self.agent_selection):
            self._was_dead_step(action)
            return
        agent, games = self.agent_selection, self._games
        if action is None:
            raise ValueError(f"the game is not over: {agent} has to choose one of the actions that its mask allows")
        games.step(np.array([action]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if games.terminations[0]:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = float(games.rewards[0, seat])
                self.terminations[one] = True
                self.infos[one] = {"score": float(games.scores[0, seat])}
        else:
            self.agent_selection = self.possible_agents[games.turns[0]]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: :class:`meadhall.State` shows tables as text and as pictures."""

    def close(self) -> None:
        """Gives everything back."""
        self._games.close()


def env(game: str, players: int | None = None, options: Mapping[str, object] | None = None) -> AECEnv:
    """A game as a PettingZoo environment."""
    return AECEnv(game, players, options)
