"""The measuring of speeds: that it runs, and what it tells; never how fast anything is."""

import json
import os

from meadhall import bench


def rows(capsys, *arguments):
    bench.main(["vaalbara", "--players", "2", "--num-envs", "16", "--seconds", "0.01", "--repeats", "1", "--json", *arguments])
    return json.loads(capsys.readouterr().out)


def test_vectors_are_measured_beside_the_suites_that_are_installed(capsys):
    told = rows(capsys, "--threads", "1", "2")
    assert all(row["steps_a_second"] > 0 for row in told)
    what = [(row["what"], row["how"]) for row in told]
    assert ("vaalbara", "vector, 1 thread: step") in what and ("vaalbara", "vector, 2 threads: sample and step") in what
    assert ("vaalbara", "PettingZoo AEC") in what and ("vaalbara", "OpenSpiel") in what
    assert ("OpenSpiel tic_tac_toe", "its Python interface") in what


def test_a_table_names_the_machine(capsys):
    bench.main(["vaalbara", "--num-envs", "16", "--seconds", "0.01", "--repeats", "1", "--alone", "--threads", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert "4 players, vectors of 16" in lines[0] and lines[2] == "| what | how | steps a second |"
    assert [line.split(" | ")[0] for line in lines[4:]] == ["| vaalbara"] * 2


def test_threads_are_measured_beside_processes(capsys):
    allowed = os.sched_getaffinity(0)
    for pin in ([], ["--pin"]):
        told = rows(capsys, "--scaling", "--threads", "1", "2", *pin)
        assert [row["threads"] for row in told] == [1, 2]
        assert told[0]["times_one"] == 1 and all(row["vector"] > 0 and row["processes"] > 0 for row in told)
    assert os.sched_getaffinity(0) == allowed, "what was pinned is free again"


def test_processors_are_named_once():
    order = bench.processors()
    assert set(order) == os.sched_getaffinity(0) and len(order) == len(set(order))
    assert 1 <= bench.physical_cores() <= len(order)
