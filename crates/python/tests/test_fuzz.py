"""Nothing that a caller does can crash the interpreter: wild arguments, from several threads, in a process of its own."""

import os
import subprocess
import sys

import pytest

FUZZ = r"""
import random, sys, threading
import numpy as np
import meadhall
from meadhall import _meadhall

seed = int(sys.argv[1])
WILD = [None, True, -1, 0, 1, 2, 3, 2**31, 2**63, 2**64, -(2**70), 0.5, float("nan"), float("inf"), "", "vaalbara", "blood-rage",
        "valhalla", "greedy", "random", "\x00", "ř" * 500, b"\xff", [], [0], [0] * 3, {}, {"totals": "open"}, {1: 2}, (), object(),
        np.int8(3), np.zeros(3), np.zeros(3, np.int64), np.zeros((2, 2), np.int8), lambda *a: "x", print, "meadhall record 2\n",
        "meadhall scenario 2\ngame: vaalbara\n", "disabled", "same-step", "next-step", [None], ["random"], "search:1", np.ones(3, bool)]
good = threading.local()
shared = meadhall.vector("vaalbara", 3, players=2, threads=2)
shared.reset(seed=1)
table = meadhall.game("vaalbara", 2, seed=1)

def one(rng):
    wild = lambda: rng.choice(WILD)
    many = lambda: [wild() for _ in range(rng.randrange(4))]
    work = rng.randrange(9)
    if work == 0:
        thing = rng.choice([_meadhall.game, _meadhall.replay, _meadhall.scenario, _meadhall.about, _meadhall.check_bot, meadhall.bot])
        thing(*many())
    elif work == 1:
        state = meadhall.game(rng.choice(meadhall.GAMES), seed=rng.randrange(100))
        for _ in range(rng.randrange(40)):
            if state.over: break
            state.apply(rng.choice(state.legal()))
        method = rng.choice([name for name in dir(state) if not name.startswith("__")])
        made = getattr(state, method)
        if callable(made): made(*many())
    elif work == 2:
        method = rng.choice(["step", "reset", "sample", "observe"])
        getattr(shared, method)(*many())
    elif work == 3:
        method = rng.choice([name for name in dir(table) if not name.startswith("__")])
        made = getattr(table, method)
        if callable(made): made(*many())
    elif work == 4:
        games = meadhall.vector(rng.choice(meadhall.GAMES), rng.choice([1, 2, 5, wild()]), players=rng.choice([2, 3, wild()]), threads=rng.choice([1, 2, wild()]) if rng.random() < .9 else 2, opponents=rng.choice([(), "random", wild()]), autoreset=rng.choice(["next-step", "same-step", "disabled", wild()]))
        games.reset(seed=rng.choice([1, wild()]))
        for _ in range(20):
            games.step(rng.choice([games.sample(), wild()]) if rng.random() < .3 else games.sample())
        if rng.random() < .3: games.close()
        games.step(games.sample())
    elif work == 5:
        shared._batch.step(rng.choice([shared._actions, wild()]), rng.choice([shared._buffers, many(), [wild() for _ in range(7)]]))
    elif work == 6:
        try: table.apply(rng.choice(table.legal() or ["x"]))
        finally:
            if table.over: table.rewind(0)
    elif work == 7:
        shared.step(shared.sample().copy())
    else:
        meadhall.arena(rng.choice(["vaalbara", wild()]), rng.choice([["random", "random"], ["random", lambda s, n: wild()], many()]), games=rng.choice([1, 2, 0, -1, "two", None, 2**70]), threads=rng.choice([1, 2]))

def run(number):
    rng, raised = random.Random(seed * 1000 + number), 0
    for _ in range(400):
        try: one(rng)
        except (ValueError, TypeError, RuntimeError, OverflowError, AttributeError, BufferError, MemoryError) as error:
            raised += 1
            assert "panicked" not in str(error), error
    print(number, raised)
    assert raised > 50

threads = [threading.Thread(target=run, args=(n,)) for n in range(3)]
failures = []
threading.excepthook = lambda args: failures.append(args)
[t.start() for t in threads]
[t.join() for t in threads]
assert not failures, [(f.exc_type, f.exc_value) for f in failures]
print("still alive")
"""


@pytest.mark.parametrize("seed", range(3))
def test_the_interpreter_survives(seed):
    ran = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", FUZZ, str(seed)],
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "PYTHONFAULTHANDLER": "1"},
    )
    assert ran.returncode == 0 and "still alive" in ran.stdout, ran.stdout + ran.stderr
