"""Bad input raises, and says what would have been right."""

import meadhall
import numpy as np
import pytest

CASES = [
    (lambda: meadhall.game("chess"), ValueError, "there is no game `chess`; there are: blood-rage"),
    (lambda: meadhall.game(3), TypeError, "named by its id"),
    (lambda: meadhall.game("vaalbara", 9), ValueError, "2 to 5 players, not 9"),
    (lambda: meadhall.game("vaalbara", "two"), TypeError, "whole number"),
    (lambda: meadhall.game("vaalbara", 2, {"colour": "red"}), ValueError, "there is no such option; there are: totals"),
    (lambda: meadhall.game("vaalbara", 2, {"totals": "yes"}), ValueError, "not among its values: hidden, open"),
    (lambda: meadhall.game("vaalbara", 2, "totals"), TypeError, "dict of names and values"),
    (lambda: meadhall.game("vaalbara", seed="one"), TypeError, "a seed is a whole number"),
    (lambda: meadhall.game("vaalbara", seed=1.5), TypeError, "a seed is a whole number"),
    (lambda: meadhall.game("vaalbara", seed=-1), ValueError, "0 to 2"),
    (lambda: meadhall.game("vaalbara", seed=2**64), ValueError, "0 to 2"),
    (lambda: meadhall.game("vaalbara", seed=True), TypeError, "a seed is a whole number"),
    (lambda: meadhall.game("vaalbara").apply("dance"), meadhall.IllegalAction, "written form of no action. Legal: "),
    (lambda: meadhall.game("vaalbara").apply("take 1"), meadhall.IllegalAction, "Legal: "),
    (lambda: meadhall.game("vaalbara").apply(3), TypeError, "as legal.. lists it"),
    (lambda: meadhall.game("vaalbara").legal(7), ValueError, "no seat 7: the seats are 0 to 1"),
    (lambda: meadhall.game("vaalbara").legal("me"), TypeError, "a seat is a number"),
    (lambda: meadhall.game("vaalbara").text(lang="fr"), ValueError, "there are: en, cs, de"),
    (lambda: meadhall.game("vaalbara").observe(chosen=[9999]), ValueError, "there are 0 to"),
    (lambda: meadhall.game("vaalbara").action([0, 0, 0]), meadhall.IllegalAction, "no legal choice"),
    (lambda: meadhall.game("vaalbara").rewind(5), ValueError, "there were 0 decisions"),
    (lambda: meadhall.game("vaalbara").imagine(0, seed=None), TypeError, "a seed is a whole number"),
    (lambda: meadhall.game("vaalbara").imagine(0).record(), ValueError, "scenario"),
    (lambda: meadhall.replay("hello"), ValueError, "this is no record"),
    (lambda: meadhall.scenario("hello"), ValueError, "this is no scenario"),
    (lambda: meadhall.bot("clever"), ValueError, "there is no bot `clever`; there are: random"),
    (lambda: meadhall.bot("search:soon"), ValueError, "search:500ms"),
    (lambda: meadhall.bot(None), TypeError, "named by a text"),
    (lambda: meadhall.about("chess"), ValueError, "there is no game"),
    (lambda: meadhall.arena("vaalbara", "greedy"), TypeError, "one for each seat"),
    (lambda: meadhall.arena("vaalbara", ["greedy"] * 3, players=4), ValueError, "3 bots are named for 4 players"),
    (lambda: meadhall.arena("vaalbara", ["greedy", 3]), TypeError, "a function of a state"),
    (lambda: meadhall.arena("vaalbara", ["greedy", "random"], games=0), ValueError, "from 1 to"),
    (lambda: meadhall.vector("chess"), ValueError, "there is no game"),
    (lambda: meadhall.vector("vaalbara", 0), ValueError, "num_envs is a whole number from 1"),
    (lambda: meadhall.vector("vaalbara", 10**12), ValueError, "num_envs is a whole number from 1"),
    (lambda: meadhall.vector("vaalbara", 2, threads=0), ValueError, "threads is a whole number from 1"),
    (lambda: meadhall.vector("vaalbara", 2, autoreset="later"), ValueError, "next-step, same-step, disabled"),
    (lambda: meadhall.vector("vaalbara", 2, players=4, opponents=["random"] * 2), ValueError, "3 opponents"),
    (lambda: meadhall.vector("vaalbara", 2, opponents="random", learner=5), ValueError, "no seat 5"),
    (lambda: meadhall.vector("vaalbara", 2).step([0, 0]), ValueError, "reset the vector"),
]


@pytest.mark.parametrize("number", range(len(CASES)))
def test_what_would_have_been_right_is_said(number):
    work, kind, said = CASES[number]
    with pytest.raises(kind, match=said):
        work()


def ready(**settings):
    games = meadhall.vector("vaalbara", 3, players=2, threads=1, **settings)
    games.reset(seed=1)
    return games


@pytest.mark.parametrize(
    ("actions", "kind", "said"),
    [
        ([0, 0], ValueError, r"shape \(3,\)"),
        ([[0, 0, 0]], ValueError, r"shape \(3,\)"),
        ([0.5, 0, 0], TypeError, "whole numbers"),
        (None, TypeError, "whole numbers"),
        (["a", "b", "c"], TypeError, "whole numbers"),
        ([-1, 0, 0], meadhall.IllegalAction, "there are 0 to"),
        ([10**9, 0, 0], meadhall.IllegalAction, "there are 0 to"),
    ],
)
def test_wrong_actions(actions, kind, said):
    with pytest.raises(kind, match=said):
        ready().step(actions)


def test_an_action_that_is_not_allowed_names_the_game_and_plays_nothing():
    games = ready()
    before = games.observations.copy()
    actions = games.sample().copy()
    actions[2] = int(np.flatnonzero(~games.masks[2])[0])
    with pytest.raises(meadhall.IllegalAction, match=r"env 2: action .* is not allowed now; nothing was played. Allowed: \d+ \("):
        games.step(actions)
    assert np.array_equal(before, games.observations)


def test_a_closed_vector_raises():
    games = ready()
    games.close()
    games.close()
    for work in (lambda: games.step([0, 0, 0]), lambda: games.reset(seed=1), games.sample, lambda: games.observe(0, 0)):
        with pytest.raises(meadhall.ClosedEnvironment, match="make another one"):
            work()


def test_wrong_buffers_raise():
    games = ready()
    buffers = list(games._buffers)
    for wrong in (np.zeros(5, np.int8), np.zeros((3, 3), np.int8), np.zeros(10**6, np.float64), None, "a", b"bytes"):
        for place in range(7):
            with pytest.raises((TypeError, ValueError), match="the array|seven arrays"):
                games._batch.step(games.sample(), [*buffers[:place], wrong, *buffers[place + 1 :]])
    with pytest.raises(ValueError, match="seven arrays"):
        games._batch.step(games.sample(), buffers[:3])
    same = [buffers[0], buffers[1], buffers[2], buffers[3], buffers[4], buffers[5], buffers[3]]
    with pytest.raises(ValueError, match="the array"):
        games._batch.step(games.sample(), same)
    games.observations.flags.writeable = False
    buffers[0].flags.writeable = False
    with pytest.raises(ValueError, match="the array"):
        games.step(games.sample())


def test_nobody_can_take_the_memory_away():
    games = ready()
    for array in (games.observations, games.masks, games.rewards, games._buffers[0]):
        while array is not None and isinstance(array, np.ndarray):
            with pytest.raises(ValueError, match="own|resize"):
                array.resize((1,), refcheck=False)
            array = array.base
    base = games._buffers[0]
    while isinstance(base.base, np.ndarray):
        base = base.base
    with pytest.raises(BufferError):
        memory = base.base
        getattr(memory, "obj", memory).extend(b"more")
    games.step(games.sample())
