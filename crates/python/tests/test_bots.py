"""Bots and matches."""

import meadhall
import pytest


def test_bots_choose_legal_actions(game):
    state = meadhall.game(game, 2, seed=1)
    for name in ("random", "greedy", "easy", "search:20"):
        bot = meadhall.bot(name)
        assert bot(state) in state.legal() and bot.choose(state, state.pending[-1]) in state.legal(state.pending[-1])
    one, two = (meadhall.bot("search:50", seed=3) for _ in range(2))
    assert one(state) == two(state)


def test_a_game_between_bots(game):
    state, bots = meadhall.game(game, 2, seed=1), [meadhall.bot("random"), meadhall.bot("greedy")]
    while not state.over:
        seat = state.pending[0]
        state.apply(bots[seat](state, seat), seat)
    assert state.outcome.winners


def test_greedy_beats_random_and_threads_change_nothing():
    one = meadhall.arena("vaalbara", ["greedy", "random"], games=60, threads=1)
    two = meadhall.arena("vaalbara", ["greedy", "random"], games=60, threads=3)
    assert one.shares == two.shares and one.outcomes == two.outcomes
    assert one.shares[0] > 0.8 and sum(one.shares) == pytest.approx(1)
    assert one.intervals[0][0] < one.shares[0] < one.intervals[0][1]
    assert "greedy" in str(one)


def test_a_function_is_a_bot(game):
    asked = []

    def last(state, seat):
        asked.append(seat)
        assert seat in state.pending
        return state.legal(seat)[-1]

    match = meadhall.arena(game, [last, "random"], games=4, seed=5)
    assert match.games == 4 and set(asked) == {0, 1} and match.names == ["last", "random"]
    assert match.shares == meadhall.arena(game, [last, "random"], games=4, seed=5).shares


def test_a_function_is_shown_nothing_that_its_seat_may_not_know():
    hands = set()

    def look(state, seat):
        if not state.decisions and seat == 0:
            hands.add(state.scenario())
        return state.legal(seat)[0]

    for _ in range(2):
        meadhall.arena("vaalbara", [look, "random"], games=2, seed=1)
    assert hands, "it was asked"
    real = meadhall.game("vaalbara", 2, seed=1).scenario()
    assert all(hand != real for hand in hands)


def test_one_against_many_at_a_large_table():
    match = meadhall.arena("vaalbara", ["greedy", "random"], players=4, games=8)
    assert match.names == ["greedy", "random", "random", "random"] and len(match.shares) == 4


@pytest.mark.parametrize("order", [0, -1])
def test_a_searching_bot_is_as_strong_at_any_seat(order):
    """Also where several choose at the same time, whoever is asked first."""
    won = 0
    for seed in range(30):
        state, bots = meadhall.game("vaalbara", 2, seed=seed), [meadhall.bot("greedy"), meadhall.bot("search:60", seed=seed)]
        while not state.over:
            seat = state.pending[order]
            legal = state.legal(seat)
            state.apply(legal[0] if len(legal) == 1 else bots[seat](state, seat), seat)
        won += state.outcome.shares[1]
    assert won >= 18, "search beats greedy at the second seat"
