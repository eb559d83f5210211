"""How fast the games are, beside other suites that are installed: ``python -m meadhall.bench``.

``python -m meadhall.bench --scaling`` tells instead how vectors gain from threads, beside as many processes with a thread each: no
vector can be faster than those, which share nothing but the machine.
"""

from __future__ import annotations

import argparse
import functools
import json
import multiprocessing
import os
import platform
import time
from collections.abc import Iterator
from pathlib import Path

from meadhall import _meadhall
from meadhall._arena import cores
from meadhall._others import best, speeds
from meadhall._vector import Vector


def vector_speed(game: str, players: int, num_envs: int, threads: int, seconds: float, repeats: int) -> tuple[float, float]:
    """Steps a second of a vector with random legal actions: all of it, and without the drawing of actions."""
    games = Vector(game, num_envs, players=players, threads=threads)
    games.reset(seed=1)
    for _ in range(200):
        games.step(games.sample())
    inside = [0.0]

    def work() -> int:
        for _ in range(10):
            actions = games.sample()
            start = time.perf_counter()
            games.step(actions)
            inside[0] += time.perf_counter() - start
        return 10 * num_envs

    def run() -> tuple[float, float]:
        inside[0] = 0.0
        start = time.perf_counter()
        whole = best(work, seconds, 1)
        return whole, whole * (time.perf_counter() - start) / inside[0]

    runs = [run() for _ in range(repeats)]
    games.close()
    return max(whole for whole, _ in runs), max(step for _, step in runs)


def _one_of_many(game: str, players: int, num_envs: int, seconds: float, ready: object, speeds: object) -> None:
    """What one of several processes does: a vector on one thread, when all are ready."""
    games = Vector(game, num_envs, players=players, threads=1)
    games.reset(seed=1)
    for _ in range(200):
        games.step(games.sample())
    ready.wait()
    steps, passed, until = 0, 0.0, time.perf_counter() + seconds
    while (start := time.perf_counter()) < until:
        actions = games.sample()
        start = time.perf_counter()
        games.step(actions)
        passed += time.perf_counter() - start
        steps += num_envs
    speeds.put(steps / passed)


def process_speed(game: str, players: int, num_envs: int, processes: int, seconds: float) -> float:
    """Steps a second of so many processes at the same time, each with its part of the games on one thread."""
    spawn = multiprocessing.get_context("spawn")
    ready, speeds = spawn.Barrier(processes), spawn.Queue()
    own = max(1, num_envs // processes)
    work = [spawn.Process(target=_one_of_many, args=(game, players, own, seconds, ready, speeds)) for _ in range(processes)]
    for process in work:
        process.start()
    total = sum(speeds.get() for _ in work)
    for process in work:
        process.join()
    return total


def processors() -> list[int]:
    """The processors that this process may use, one of each physical core first."""
    if not hasattr(os, "sched_getaffinity"):
        return list(range(os.cpu_count() or 1))
    order = []
    for number in sorted(os.sched_getaffinity(0)):
        try:
            path = Path(f"/sys/devices/system/cpu/cpu{number}/topology/thread_siblings_list")
            siblings = path.read_text().replace("-", ",").split(",")
            order.append((sorted(map(int, siblings)).index(number), number))
        except (OSError, ValueError):
            # Nobody says which share a core.
            order.append((0, number))
    return [number for _, number in sorted(order)]


def physical_cores() -> int:
    """On how many physical cores this process may run, as far as the system tells."""
    known = set()
    for number in processors():
        path = Path(f"/sys/devices/system/cpu/cpu{number}/topology/thread_siblings_list")
        known.add(path.read_text() if path.exists() else str(number))
    return len(known)


def scaling(games: list[str], players: int, num_envs: int, threads: list[int], seconds: float, repeats: int, pin: bool) -> Iterator[dict]:
    """Steps a second of a vector on so many threads, and of so many processes with one thread each."""
    order = processors()
    pin = pin and hasattr(os, "sched_setaffinity")
    for game in games:
        one = 0.0
        for count in threads:
            if pin:
                os.sched_setaffinity(0, order[:count])
            vector = vector_speed(game, players, num_envs, count, seconds, repeats)[1]
            processes = max(process_speed(game, players, num_envs, count, seconds) for _ in range(repeats))
            if pin:
                os.sched_setaffinity(0, order)
            one = one or vector / count
            yield {"game": game, "threads": count, "vector": vector, "times_one": vector / one, "processes": processes}


def main(argv: list[str] | None = None) -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=_meadhall.games(), help="games of Meadhall (all)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--num-envs", type=int, default=4096)
    parser.add_argument("--threads", type=int, nargs="*", help="numbers of threads (1, and all cores)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a run takes")
    parser.add_argument("--repeats", type=int, default=3, help="how many runs; the best counts")
    parser.add_argument("--alone", action="store_true", help="leave the other suites out")
    parser.add_argument("--scaling", action="store_true", help="how vectors gain from threads, beside as many processes")
    parser.add_argument("--pin", action="store_true", help="with --scaling: no more processors than threads, of different cores first")
    parser.add_argument("--json", action="store_true", help="one JSON list instead of a table")
    arguments = parser.parse_args(argv)
    threads = arguments.threads or sorted({1, cores()})
    how = (arguments.players, arguments.num_envs)
    show = (lambda text: None) if arguments.json else functools.partial(print, flush=True)
    show(
        f"{platform.machine()}, {cores()} hardware threads of {physical_cores()} cores, Python {platform.python_version()}, "
        f"Meadhall {_meadhall.__version__}: {arguments.players} players, vectors of {arguments.num_envs}\n"
    )
    if arguments.scaling:
        found = []
        show("| game | threads | steps a second | times one | as many processes | part of those |\n|---|---:|---:|---:|---:|---:|")
        for row in scaling(arguments.games, *how, threads, arguments.seconds, arguments.repeats, arguments.pin):
            found.append(row)
            speed, others = row["vector"], row["processes"]
            part = f"{100 * speed / others:.0f} %"
            show(f"| {row['game']} | {row['threads']} | {speed:,.0f} | {row['times_one']:.1f} | {others:,.0f} | {part} |")
        if arguments.json:
            print(json.dumps(found))
        return
    rows: list[tuple[str, str, float]] = []

    def told(what: str, how: str, speed: float) -> None:
        rows.append((what, how, speed))
        show(f"| {what} | {how} | {speed:,.0f} |")

    show("| what | how | steps a second |\n|---|---|---:|")
    for game in arguments.games:
        for count in threads:
            whole, step = vector_speed(game, *how, count, arguments.seconds, arguments.repeats)
            of = "1 thread" if count == 1 else f"{count} threads"
            told(game, f"vector, {of}: step", step)
            told(game, f"vector, {of}: sample and step", whole)
    if not arguments.alone:
        for what, suite, speed in speeds(arguments.games, *how, threads, arguments.seconds, arguments.repeats):
            told(what, suite, speed)
    if arguments.json:
        print(json.dumps([{"what": what, "how": how, "steps_a_second": speed} for what, how, speed in rows]))


if __name__ == "__main__":
    main()
