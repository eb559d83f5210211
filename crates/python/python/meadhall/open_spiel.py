"""The games for OpenSpiel. Importing this registers them: ``meadhall_vaalbara``, ``meadhall_blood_rage``, ``meadhall_valhalla``.

>>> import pyspiel, meadhall.open_spiel
>>> game = pyspiel.load_game("meadhall_vaalbara", {"players": 2, "deals": 8})
>>> game.new_initial_state().is_chance_node()
True

Chance has one node, the first: it draws which of ``deals`` deals is played, and everything that is shuffled or rolled later
follows from that and is known to nobody. Actions are those of the encoding, in steps of choosing parts. An information state
names all that a player has seen at its own decisions, and chosen. ``resample_from_infostate`` imagines what a player does not
know, so ISMCTS searches without cheating.

The whole games are far too large for methods that learn a table of all information states, such as outcome sampling. With
``endgame`` a game begins so many decisions before its end: the first decisions of a random game of the deal are played already,
and everything after that is played by the real rules. With few deals that is a game that such methods can learn:

>>> small = pyspiel.load_game("meadhall_vaalbara", {"players": 2, "deals": 1, "endgame": 6})
"""

from __future__ import annotations

import functools
import random
from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as error:  # pragma: no cover
    raise ImportError("meadhall.open_spiel needs OpenSpiel: pip install open_spiel") from error

from meadhall import _meadhall
from meadhall._meadhall import State
from meadhall._catalogue import about
from meadhall._episode import Episode

#: The names of the games in OpenSpiel, by their ids.
GAMES: dict[str, str] = {game: "meadhall_" + game.replace("-", "_") for game in _meadhall.games()}

#: More steps than any game has.
_LONGEST = 20_000
#: How many deals there are unless somebody wants fewer.
_DEALS = 1024


def _options(text: str) -> dict[str, str]:
    """Options as a parameter of a game can be: ``name=value`` with ``;`` between."""
    pairs = [pair.partition("=") for pair in text.split(";") if pair.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


@functools.lru_cache(maxsize=64)
def _start(game: str, players: int, options: tuple[tuple[str, str], ...], deal: int, endgame: int) -> State:
    """How a deal begins. An endgame is what comes after the first decisions of a game that is drawn at random by the deal."""
    state = _meadhall.game(game, players, dict(options), seed=deal)
    if endgame:
        rng = random.Random(deal)
        while not state.over:
            seat = state.pending[0]
            state.apply(rng.choice(state.legal(seat)), seat)
        state.rewind(max(0, len(state.decisions) - endgame))
    return state


class Game(pyspiel.Game):
    """A game for OpenSpiel."""

    def __init__(self, game: str, game_type: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.id = game
        info = about(game)
        self.players = int(params.get("players", max(2, info.players[0])))
        self.deals = int(params.get("deals", _DEALS))
        self.options = _options(str(params.get("options", "")))
        self.endgame = int(params.get("endgame", 0))
        if self.deals < 1:
            raise ValueError(f"deals is a whole number from 1 on, not {self.deals}")
        if self.endgame < 0:
            raise ValueError(f"endgame is a number of decisions, or 0 for the whole game, not {self.endgame}")
        # Raises where no such game can be.
        _meadhall.game(game, self.players, self.options, seed=0)
        self.numbers = len(info.observations)
        self.action_names = info.actions
        game_info = pyspiel.GameInfo(
            num_distinct_actions=len(info.actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if info.players[0] > 1 else None,
            max_game_length=_LONGEST,
        )
        super().__init__(game_type, game_info, params)

    def new_initial_state(self) -> GameState:
        """The state before the deal."""
        return GameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player is shown."""
        if params:
            raise ValueError(f"an observer of meadhall takes no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.numbers, recall)


class GameState(pyspiel.State):
    """A state for OpenSpiel."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._rules = (game.id, game.players, tuple(game.options.items()), game.deals, game.endgame)
        self._names = game.action_names
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Who chooses."""
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.seat < 0 else self.episode.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode is not None and self.episode.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal() if self.episode is not None and self.episode.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each equally likely."""
        deals = self._rules[3]
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            game, players, options, _, endgame = self._rules
            self.episode = Episode(_start(game, players, options, action, endgame).clone())
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._names[action]

    def returns(self) -> list[float]:
        """The rewards at the end; before it, zeros."""
        outcome = self.episode.state.outcome if self.episode is not None else None
        return [0.0] * self._rules[1] if outcome is None else [float(reward) for reward in outcome.rewards]

    def resample_from_infostate(self, player: int, sampler: Any) -> GameState:
        """A state that the player could not tell from this one."""
        other = self.clone()
        if self.episode is not None:
            other.episode = self.episode.imagine(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.episode is None else f"{self.episode.state}\nchosen: {self.episode.chosen}"


class Observer:
    """What a player is shown, as numbers and as a text."""

    def __init__(self, numbers: int, recall: bool) -> None:
        self.tensor = np.zeros(numbers, np.float32)
        self.dict = {"observation": self.tensor}
        self._recall = recall

    def set_from(self, state: GameState, player: int) -> None:
        """Writes what a player sees of a state."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: GameState, player: int) -> str:
        """What a player sees of a state; with recall, also what it has seen and chosen before."""
        if state.episode is None:
            return ""
        if self._recall:
            return f"{player} {state.episode.memory(player)}"
        return f"{player} {state.episode.observe(player).tobytes().hex()}"


def _register(game: str, name: str) -> None:
    least, most = about(game).players
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"Meadhall {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if least > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, least), "deals": _DEALS, "options": "", "endgame": 0},
    )

    class Registered(Game):
        """A game for OpenSpiel that is made by its name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _game, _name in GAMES.items():
    if _name not in pyspiel.registered_names():
        _register(_game, _name)
