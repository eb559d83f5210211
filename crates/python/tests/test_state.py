"""One state, plainly."""

import copy
import pickle
import random

import meadhall
import numpy as np
import pytest


def played(game, players=None, seed=1, decisions=10_000, **settings):
    """A state after some random decisions."""
    state, rng = meadhall.game(game, players, seed=seed, **settings), random.Random(seed)
    for _ in range(decisions):
        if state.over:
            break
        seat = rng.choice(state.pending)
        state.apply(rng.choice(state.legal(seat)), seat)
    return state


def test_every_game_is_played_to_its_end_at_every_table(table):
    game, players = table
    state = played(game, players)
    assert state.over and state.pending == [] and state.legal() == []
    outcome = state.outcome
    assert len(outcome.scores) == len(outcome.places) == players == state.players
    assert outcome.winners == [seat for seat in range(players) if outcome.places[seat] == 1]
    if players > 1:
        assert sum(outcome.rewards) == pytest.approx(0, abs=1e-5)
        assert sum(outcome.shares) == pytest.approx(1)


def test_the_same_seed_is_the_same_game_and_a_record_replays(game):
    one, two = played(game, 3, seed=7), played(game, 3, seed=7)
    assert one.hash == two.hash and one == two and one.record() == two.record()
    assert played(game, 3, seed=8).hash != one.hash
    again = meadhall.replay(one.record())
    assert again == one and again.decisions == one.decisions and again.outcome == one.outcome
    earlier = meadhall.replay(one.record(), 5)
    assert len(earlier.decisions) == 5 and not earlier.over
    one.rewind(5)
    assert one == earlier
    assert pickle.loads(pickle.dumps(two)) == two


def test_a_clone_goes_its_own_way(game):
    state = played(game, 2, decisions=8)
    before, other = state.hash, state.clone()
    other.apply(other.legal()[0])
    assert state.hash == before and other.hash != before
    assert copy.deepcopy(state) == state == copy.copy(state)


def test_a_position_is_written_as_a_scenario_and_read_again(game):
    state = played(game, 3, decisions=20)
    again = meadhall.scenario(state.scenario())

    def facts(text):
        # Which clans take part is written as an option once they were drawn.
        return [line for line in text.splitlines() if not line.startswith("option ")]

    assert facts(again.scenario()) == facts(state.scenario())
    assert again.pending == state.pending
    assert [again.legal(seat) for seat in again.pending] == [state.legal(seat) for seat in state.pending]


def test_views_are_plain_values_and_hide_what_a_seat_may_not_know(game):
    state = played(game, 3, decisions=12)

    def plain(value):
        if isinstance(value, dict):
            return all(isinstance(key, str) and plain(one) for key, one in value.items())
        if isinstance(value, list):
            return all(plain(one) for one in value)
        return value is None or isinstance(value, (bool, int, float, str))

    for seat in (*range(3), None):
        view = state.view(seat)
        assert isinstance(view, dict) and view and plain(view)
        imagined = state.imagine(seat, seed=3)
        assert imagined.view(seat) == view
        assert imagined.text(seat) == state.text(seat)
    different = {state.imagine(0, seed=seed).hash for seed in range(20)}
    assert len(different) > 1, "something is hidden, and imagined anew each time"
    for seat in state.pending:
        assert state.imagine(seat, seed=1).legal(seat) == state.legal(seat)


def test_words_and_pictures(game):
    state = played(game, 2, decisions=12)
    for lang in ("en", "cs", "de"):
        assert state.text(0, lang=lang) and state.prompt(0, lang=lang)
        assert all(isinstance(number, int) and said for number, said in state.log(0, lang=lang))
    assert state.text(0, lang="cs") != state.text(0, lang="de")
    assert str(state) == state.text() and game in repr(state)
    assert set(state.labels()) == set(state.legal())
    page = state.html(0)
    assert page.startswith("<!doctype html>") and "<svg" in page and page.count("<symbol") >= 1
    assert "/assets/" not in page, "a page names nothing that only a server has"
    assert state._repr_html_().startswith("<iframe srcdoc=")


def test_actions_and_their_parts(game):
    state = played(game, 2, decisions=6)
    info = meadhall.about(game)
    for action in state.legal():
        parts = state.parts(action)
        assert parts and all(0 <= part < len(info.actions) for part in parts)
        chosen = list(state.action([]))
        while True:
            assert state.mask(chosen=chosen)[parts[len(chosen)]]
            made = state.action([*chosen, parts[len(chosen)]])
            if isinstance(made, str):
                assert made == action
                break
            chosen = made
    row = state.observe()
    assert row.dtype == np.int8 and row.shape == (len(info.observations),)
    assert row[-len(info.actions) :].sum() == 0
    part = int(np.flatnonzero(state.mask(chosen=state.action([])))[0])
    assert state.observe(chosen=[part])[len(info.observations) - len(info.actions) + part] == 1


def test_names_are_all_different(game):
    info = meadhall.about(game)
    assert len(set(info.actions)) == len(info.actions) and len(set(info.observations)) == len(info.observations)
    assert info.encoding == f"{game}-v0"


def test_options_change_the_game(game):
    info = meadhall.about(game)
    key, values = next((key, values) for key, values in info.options.items() if len(values) > 1 and key not in info.free_options)
    state = meadhall.game(game, 3, {key: values[1]}, seed=1)
    assert state.options == {key: values[1]}
    assert meadhall.game(game, 3, {key: values[0]}, seed=1).options == {}
