"""Many games at once."""

import threading
import time

import meadhall
import numpy as np
import pytest


def trace(game, players, threads, autoreset="next-step", steps=300, num_envs=13, **settings):
    """Everything that some games write, with random actions."""
    games = meadhall.vector(game, num_envs, players=players, threads=threads, autoreset=autoreset, **settings)
    rows = [[array.copy() for array in games.reset(seed=5)]]
    for _ in range(steps):
        games.step(games.sample())
        arrays = (games.observations, games.masks, games.rewards, games.terminations, games.turns, games.scores)
        rows.append([array.copy() for array in (*arrays, games.final_observations)])
    return rows


def test_there_may_be_more_threads_than_games():
    one, many = (trace("vaalbara", 2, threads, num_envs=3, steps=100) for threads in (1, 40))
    assert all(np.array_equal(a, b) for here, there in zip(one, many) for a, b in zip(here, there))


@pytest.mark.parametrize("env", [0, 40, 99])
def test_one_action_that_is_refused_stops_all_threads(env):
    games = meadhall.vector("vaalbara", 100, players=3, threads=3)
    games.reset(seed=1)
    before = [array.copy() for array in (games.observations, games.masks, games.turns)]
    good = games.sample().copy()
    wrong = good.copy()
    wrong[env] = int(np.flatnonzero(~games.masks[env])[0])
    with pytest.raises(meadhall.IllegalAction, match=f"env {env}: "):
        games.step(wrong)
    assert all(np.array_equal(a, b) for a, b in zip(before, (games.observations, games.masks, games.turns)))
    games.step(good)
    assert not np.array_equal(before[0], games.observations)


def test_threads_sleep_and_wake_again():
    games = meadhall.vector("vaalbara", 64, players=2, threads=3)
    games.reset(seed=1)
    for pause in (0.0, 0.01, 0.0):
        time.sleep(pause)
        before = games.observations.copy()
        games.step(games.sample())
        assert not np.array_equal(before, games.observations)


@pytest.mark.parametrize("autoreset", ["next-step", "same-step"])
def test_any_number_of_threads_gives_the_same_bits(game, autoreset):
    one = trace(game, 3, 1, autoreset)
    for threads in (2, 5):
        many = trace(game, 3, threads, autoreset)
        assert all(np.array_equal(a, b) for here, there in zip(one, many) for a, b in zip(here, there))
    assert any(row[3].any() for row in one[1:]) or game != "vaalbara"


def test_every_table_is_played_to_ends(table):
    game, players = table
    games = meadhall.vector(game, 8, players=players, threads=1)
    games.reset(seed=1)
    ends = 0
    for _ in range(20_000):
        actions = games.sample()
        assert games.masks[np.arange(8), actions].all()
        _, rewards, terminations, truncations, _ = games.step(actions)
        assert not truncations.any()
        assert (games.turns[terminations] == -1).all()
        if terminations.any():
            ends += terminations.sum()
            if players > 1:
                assert np.abs(rewards[terminations].sum(axis=1)).max() < 1e-5
            assert not rewards[~terminations].any()
        if ends >= 8:
            break
    assert ends >= 8


def test_arrays_are_allocated_once(game):
    games = meadhall.vector(game, 4, players=2, threads=1)
    observations, masks = games.reset(seed=1)
    for _ in range(5):
        again, rewards, terminations, _, more = games.step(games.sample())
        assert again is observations is games.observations and more is masks
        assert rewards is games.rewards and terminations is games.terminations
    assert observations.dtype == np.int8 and masks.dtype == np.bool_
    assert observations.shape == (4, games.num_observations) and masks.shape == (4, games.num_actions)


def test_next_step_begins_anew_with_the_step_after_the_end():
    games = meadhall.vector("vaalbara", 1, players=2, threads=1)
    games.reset(seed=1)
    while not games.terminations[0]:
        games.step(games.sample())
    assert games.turns[0] == -1 and games.masks.all() and games.rewards.any()
    games.step([3])
    assert games.turns[0] >= 0 and not games.terminations[0] and not games.rewards.any()


def test_same_step_keeps_the_last_observation():
    games = meadhall.vector("vaalbara", 1, players=2, threads=1, autoreset="same-step")
    games.reset(seed=1)
    while not games.terminations[0]:
        games.step(games.sample())
    over = games.info.observations.index("asked over")
    assert games.turns[0] >= 0 and games.final_observations[0, over] == 1 and games.observations[0, over] == 0


def test_disabled_waits_for_a_reset_of_some():
    games = meadhall.vector("vaalbara", 2, players=2, threads=1, autoreset="disabled")
    games.reset(seed=1)
    while not games.terminations.any():
        games.step(games.sample())
    over = games.terminations.copy()
    assert (games.turns[over] == -1).all() and not games.masks[over].any()
    with pytest.raises(meadhall.IllegalAction, match="over: reset it"):
        games.step(games.sample())
    games.reset(seed=2, only=over)
    assert (games.turns >= 0).all()
    games.step(games.sample())


def test_opponents_play_the_other_seats():
    games = meadhall.vector("vaalbara", 6, players=3, threads=2, opponents="random")
    games.reset(seed=1)
    assert games.rewards.shape == (6,) and games.opponents == ("random", "random")
    assert set(games.turns.tolist()) == {0, 1, 2}
    ends = 0
    for _ in range(2000):
        _, rewards, terminations, _, _ = games.step(games.sample())
        ends += terminations.sum()
    assert ends > 6


def test_what_other_seats_see_is_theirs(game):
    games = meadhall.vector(game, 2, players=2, threads=1)
    games.reset(seed=1)
    turn = int(games.turns[1])
    assert np.array_equal(games.observe(1, turn), games.observations[1])
    asked = games.info.observations.index("asked of me")
    assert games.observe(1, turn)[asked] == 1


def test_a_second_call_while_one_runs_raises():
    games = meadhall.vector("blood-rage", 4096, players=4, threads=1)
    games.reset(seed=1)
    said = []

    def play():
        for _ in range(40):
            try:
                games.step(games.sample().copy())
            except RuntimeError as error:
                said.append(str(error))

    runners = [threading.Thread(target=play) for _ in range(2)]
    [runner.start() for runner in runners]
    [runner.join() for runner in runners]
    assert said and all("still running" in one or "not allowed" in one for one in said)


def test_metadata_declares_the_mode():
    from gymnasium.vector import AutoresetMode

    assert meadhall.vector("vaalbara", 1).metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert meadhall.vector("vaalbara", 1, autoreset="disabled").metadata["autoreset_mode"] is AutoresetMode.DISABLED


def test_a_vector_goes_on_after_a_fork():
    import os

    games = meadhall.vector("vaalbara", 64, players=2, threads=2)
    games.reset(seed=1)
    child = os.fork()
    if child == 0:
        games.step(games.sample())
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
