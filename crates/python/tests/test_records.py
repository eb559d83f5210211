"""Data sets."""

import json
import subprocess
import sys

import meadhall
import meadhall.records
import numpy as np
import pyarrow.parquet
import pytest


def test_a_data_set_is_what_was_played(game, tmp_path):
    folder = meadhall.records.export(game, tmp_path / "data", bots=["random", "greedy"], games=3, seed=2)
    games, decisions = (pyarrow.parquet.read_table(folder / name) for name in ("games.parquet", "decisions.parquet"))
    info = meadhall.about(game)
    assert games.num_rows == 3 and json.loads(games.schema.metadata[b"meadhall"])["encoding"] == info.encoding
    rows = games.to_pylist()
    assert rows[0]["bots"] == ["random", "greedy"] and rows[1]["bots"] == ["greedy", "random"]
    for row in rows:
        state = meadhall.replay(row["record"])
        assert state.outcome.scores == row["scores"] and len(state.decisions) == row["decisions"]
    for row in decisions.slice(5, 4).to_pylist():
        state = meadhall.replay(rows[row["game"]]["record"], row["decision"])
        seat = row["seat"]
        assert state.legal(seat) == row["legal"] and row["action"] in row["legal"]
        assert np.array_equal(state.observe(seat), np.array(row["observation"], np.int8))
        assert state.parts(row["action"], seat) == row["parts"]
        assert row["reward"] == pytest.approx(rows[row["game"]]["rewards"][seat])
    sheet = (folder / "README.md").read_text()
    assert info.encoding in sheet and "python -m meadhall.records export" in sheet


def test_the_command(tmp_path):
    command = [sys.executable, "-m", "meadhall.records", "export"]
    ran = subprocess.run([*command, "vaalbara", "--bots", "random", "--games", "2", "--to", str(tmp_path / "d")], capture_output=True, text=True)
    assert ran.returncode == 0 and (tmp_path / "d" / "games.parquet").exists(), ran.stderr
    ran = subprocess.run([*command, "chess"], capture_output=True, text=True)
    assert ran.returncode == 1 and "there is no game `chess`" in ran.stderr
