"""How fast other suites are: fastcatan, PettingZoo, OpenSpiel, where they are installed."""

from __future__ import annotations

import importlib
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np

_CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "chess_v6", "go_v5")
_SPIELS = ("tic_tac_toe", "connect_four", "leduc_poker", "gin_rummy", "hearts", "chess", "go")


def best(work: Callable[[], int], seconds: float, repeats: int) -> float:
    """Steps a second in the best of some runs; what disturbs a run only makes it slower."""
    best = 0.0
    for _ in range(repeats):
        steps, start = 0, time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            steps += work()
        best = max(best, steps / passed)
    return best


def pettingzoo_speed(env: object, seconds: float, repeats: int) -> float:
    """Steps a second of a PettingZoo environment with random legal actions."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(50):
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.reset()
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
        return 50

    return best(work, seconds, repeats)


def open_spiel_speed(name: str, seconds: float, repeats: int) -> float:
    """Steps a second of an OpenSpiel game with random legal actions, observation and mask made at each decision."""
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    box = [game.new_initial_state()]

    def work() -> int:
        for _ in range(50):
            state = box[0]
            if state.is_terminal():
                box[0] = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                if game.get_type().provides_observation_tensor:
                    state.observation_tensor()
                state.apply_action(int(rng.choice(state.legal_actions())))
        return 50

    return best(work, seconds, repeats)


def fastcatan_speed(num_envs: int, seconds: float, repeats: int) -> float:
    """Steps a second of fastcatan's vector with random legal actions, masks written at every step, and observations by the versions
    that have some; the drawing of actions is not counted."""
    catan = importlib.import_module("fastcatan")
    games, rng = catan.BatchedEnv(num_envs, 1), np.random.default_rng(1)
    games.reset()
    masks = np.zeros((num_envs, catan.MASK_WORDS), dtype=np.uint64)
    rewards, ends = np.zeros(num_envs, dtype=np.float32), np.zeros(num_envs, dtype=np.uint8)
    observations = np.zeros((num_envs, getattr(catan, "OBS_SIZE", 0)), dtype=np.float32)

    def run() -> float:
        steps, passed = 0, 0.0
        while passed < seconds:
            start = time.perf_counter()
            games.write_masks(masks)
            passed += time.perf_counter() - start
            legal = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
            actions = (legal * rng.random(legal.shape, dtype=np.float32)).argmax(axis=1).astype(np.uint32)
            start = time.perf_counter()
            if hasattr(games, "step_autoreset"):
                games.step_autoreset(actions, ends)
            else:
                games.step(actions, rewards, ends)
            if observations.size:
                games.write_obs(observations)
            passed += time.perf_counter() - start
            steps += num_envs
        return steps / passed

    return max(run() for _ in range(repeats))


def _fastcatan(num_envs: int, threads: int, seconds: float, repeats: int) -> float | None:
    """The same on so many threads, in a process of its own: it asks how many there are when it is loaded. None where it is not
    installed (it needs CPython 3.12)."""
    if importlib.util.find_spec("fastcatan") is None:
        return None
    work = f"from meadhall._others import fastcatan_speed as s; print(s({num_envs}, {seconds}, {repeats}))"
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    ran = subprocess.run([sys.executable, "-c", work], env=environment, capture_output=True, text=True, check=True)
    return float(ran.stdout)


def speeds(
    games: Sequence[str], players: int, num_envs: int, threads: Sequence[int], seconds: float, repeats: int
) -> Iterator[tuple[str, str, float]]:
    """What, how, and steps a second: of the suites that are installed, with Meadhall's games in them and their own."""
    for count in threads:
        speed = _fastcatan(num_envs, count, seconds, repeats)
        if speed is not None:
            yield "fastcatan", f"its vector of {num_envs}, {count} {'thread' if count == 1 else 'threads'}, masks", speed
    if importlib.util.find_spec("pettingzoo") is not None:
        import meadhall.pettingzoo as zoo

        for game in games:
            yield game, "PettingZoo AEC", pettingzoo_speed(zoo.env(game, players=players), seconds, repeats)
        for name in _CLASSICS:
            try:
                env = importlib.import_module(f"pettingzoo.classic.{name}").env()
            except Exception:  # noqa: BLE001 - a classic whose own dependency is missing is left out
                continue
            yield f"PettingZoo {name}", "AEC", pettingzoo_speed(env, seconds, repeats)
    if importlib.util.find_spec("pyspiel") is not None:
        import meadhall.open_spiel as spiel

        for game in games:
            yield game, "OpenSpiel", open_spiel_speed(spiel.GAMES[game], seconds, repeats)
        for name in _SPIELS:
            yield f"OpenSpiel {name}", "its Python interface", open_spiel_speed(name, seconds, repeats)
