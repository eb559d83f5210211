"""How fast the games are, beside other suites that are installed: ``python -m meadhall.bench``."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import time
from collections.abc import Callable, Iterator

import numpy as np

from meadhall import _meadhall
from meadhall._vector import Vector

_CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "chess_v6", "go_v5")
_SPIELS = ("tic_tac_toe", "connect_four", "leduc_poker", "gin_rummy", "hearts", "chess", "go")


def _best(work: Callable[[], int], seconds: float, repeats: int) -> float:
    """Steps a second in the best of some runs; what disturbs a run only makes it slower."""
    best = 0.0
    for _ in range(repeats):
        steps, start = 0, time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            steps += work()
        best = max(best, steps / passed)
    return best


def vector_speed(game: str, players: int, num_envs: int, threads: int, seconds: float, repeats: int) -> tuple[float, float]:
    """Steps a second of a vector with random legal actions: all of it, and without the drawing of actions."""
    games = Vector(game, num_envs, players=players, threads=threads)
    games.reset(seed=1)
    for _ in range(200):
        games.step(games.sample())
    inside = [0.0, 0]

    def work() -> int:
        for _ in range(10):
            actions = games.sample()
            start = time.perf_counter()
            games.step(actions)
            inside[0] += time.perf_counter() - start
            inside[1] += num_envs
        return 10 * num_envs

    whole = _best(work, seconds, repeats)
    games.close()
    return whole, inside[1] / inside[0]


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

    return _best(work, seconds, repeats)


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

    return _best(work, seconds, repeats)


def fastcatan_speed(seconds: float, num_envs: int) -> float | None:
    """Steps a second of fastcatan's vector with random legal actions, masks and observations written at every step; the drawing
    of actions is not counted. None where it is not installed (it needs CPython 3.12)."""
    try:
        catan = importlib.import_module("fastcatan")
    except ImportError:
        return None
    games, rng = catan.BatchedEnv(num_envs, 1), np.random.default_rng(1)
    games.reset()
    masks = np.zeros((num_envs, catan.MASK_WORDS), dtype=np.uint64)
    rewards, ends = np.zeros(num_envs, dtype=np.float32), np.zeros(num_envs, dtype=np.uint8)
    observations = np.zeros((num_envs, getattr(catan, "OBS_SIZE", 0)), dtype=np.float32)
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


def main(argv: list[str] | None = None) -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=_meadhall.games(), help="games of Meadhall (all)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--num-envs", type=int, default=4096)
    parser.add_argument("--threads", type=int, nargs="*", help="numbers of threads (1, and all cores)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a run takes")
    parser.add_argument("--repeats", type=int, default=3, help="how many runs; the best counts")
    parser.add_argument("--alone", action="store_true", help="leave the other suites out")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    arguments = parser.parse_args(argv)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    threads = arguments.threads or sorted({1, cores})
    rows: list[tuple[str, str, float]] = []

    def row(what: str, how: str, speed: float) -> None:
        rows.append((what, how, speed))
        if not arguments.json:
            print(f"| {what} | {how} | {speed:,.0f} |", flush=True)

    if not arguments.json:
        print(f"{platform.machine()}, {cores} cores, Python {platform.python_version()}, Meadhall {_meadhall.__version__}\n")
        print("| what | how | steps a second |\n|---|---|---:|")
    for game in arguments.games:
        for count in threads:
            of = "1 thread" if count == 1 else f"{count} threads"
            whole, inside = vector_speed(
                game, arguments.players, arguments.num_envs, count, arguments.seconds, arguments.repeats
            )
            setting = f"vector of {arguments.num_envs}, {arguments.players} players, {of}"
            row(game, f"{setting}: step", inside)
            row(game, f"{setting}: sample and step", whole)
    if not arguments.alone:
        for name, how, speed in _others(arguments):
            row(name, how, speed)
    if arguments.json:
        print(json.dumps([{"what": what, "how": how, "steps_a_second": speed} for what, how, speed in rows]))


def _others(arguments: argparse.Namespace) -> Iterator[tuple[str, str, float]]:
    speed = fastcatan_speed(arguments.seconds, arguments.num_envs)
    if speed is not None:
        yield "fastcatan", f"its vector of {arguments.num_envs}, its own threads", speed
    try:
        import pettingzoo  # noqa: F401
    except ImportError:
        pass
    else:
        import meadhall.pettingzoo as zoo

        for game in arguments.games:
            env = zoo.env(game, players=arguments.players)
            yield game, "PettingZoo AEC", pettingzoo_speed(env, arguments.seconds, arguments.repeats)
        for name in _CLASSICS:
            try:
                env = importlib.import_module(f"pettingzoo.classic.{name}").env()
            except Exception:  # noqa: BLE001 - a classic whose own dependency is missing is left out
                continue
            yield f"PettingZoo {name}", "AEC", pettingzoo_speed(env, arguments.seconds, arguments.repeats)
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return
    import meadhall.open_spiel as spiel

    for game in arguments.games:
        yield game, "OpenSpiel", open_spiel_speed(spiel.GAMES[game], arguments.seconds, arguments.repeats)
    for name in _SPIELS:
        yield f"OpenSpiel {name}", "its Python interface", open_spiel_speed(name, arguments.seconds, arguments.repeats)


if __name__ == "__main__":
    main()
