"""What the tests share."""

import meadhall
import pytest

GAMES = meadhall.GAMES
#: Every game at every number of players that it is played by.
TABLES = [(game, players) for game in GAMES for players in range(meadhall.about(game).players[0], meadhall.about(game).players[1] + 1)]


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request):
    return request.param
