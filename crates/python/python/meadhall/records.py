"""Data sets of games between bots as Parquet, with a data sheet: ``python -m meadhall.records export``.

``games.parquet`` has a row for each game, with its record: the whole game can be played again from it. ``decisions.parquet`` has a
row for each decision that left a choice: what the seat could know as numbers, what it could choose, what it chose, and how the
game ended for it. Needs pyarrow.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from meadhall import _meadhall
from meadhall._arena import mixed
from meadhall._catalogue import GameInfo, about

#: The version of the layout of a data set.
FORMAT = 1


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise ImportError("a data set is written with pyarrow: pip install pyarrow") from error
    return pyarrow


def _play(game: str, players: int, options: Mapping[str, object], bots: Sequence[str], seed: int, number: int) -> tuple[dict, list[dict]]:
    """One game: its row, and those of its decisions."""
    own = mixed(seed, number)
    # Seats change from game to game.
    seated = [bots[(seat + number) % players] for seat in range(players)]
    minds = [_meadhall.Bot(bot, seed=mixed(own, seat)) for seat, bot in enumerate(seated)]
    state, decisions, count = _meadhall.game(game, players, options, seed=own), [], 0
    while not state.over:
        seat = state.pending[0]
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else minds[seat].choose(state, seat)
        if len(legal) > 1:
            decisions.append(
                {
                    "game": number,
                    "decision": count,
                    "seat": seat,
                    "bot": seated[seat],
                    "observation": state.observe(seat),
                    "legal": legal,
                    "action": action,
                    "parts": state.parts(action, seat),
                }
            )
        state.apply(action, seat)
        count += 1
    outcome = state.outcome
    for row in decisions:
        seat = row["seat"]
        row |= {"score": outcome.scores[seat], "place": outcome.places[seat], "reward": outcome.rewards[seat]}
    return {
        "game": number,
        "seed": own,
        "bots": seated,
        "decisions": count,
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "rewards": list(outcome.rewards),
        "record": state.record(),
    }, decisions


def export(
    game: str,
    out: str | Path,
    *,
    bots: Sequence[str] = ("greedy", "greedy"),
    games: int = 1000,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> Path:
    """Lets bots play and writes ``games.parquet``, ``decisions.parquet`` and the data sheet ``README.md`` into a folder.

    One bot is named for each seat, or one for all. The data follow from the seed if the bots think for a number of iterations.
    """
    pa = _arrow()
    info = about(game)
    named = [_meadhall.check_bot(bot) for bot in bots]
    players = (len(named) if len(named) > 1 else max(2, info.players[0])) if players is None else players
    named = named * players if len(named) == 1 else named
    first = _meadhall.game(game, players, options, seed=seed)
    if len(named) != players:
        raise ValueError(f"{len(named)} bots are named for {players} players: name one for each seat, or one for all")
    if not isinstance(games, int) or games < 1:
        raise ValueError(f"games is a whole number from 1 on, not {games!r}")
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    numbers = len(info.observations)
    about_all = {b"meadhall": json.dumps({"format": FORMAT, "version": _meadhall.__version__, "encoding": info.encoding}).encode()}
    game_schema = pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.uint64()),
            ("bots", pa.list_(pa.string())),
            ("decisions", pa.int32()),
            ("scores", pa.list_(pa.int32())),
            ("places", pa.list_(pa.int8())),
            ("rewards", pa.list_(pa.float32())),
            ("record", pa.string()),
        ],
        about_all,
    )
    decision_schema = pa.schema(
        [
            ("game", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.int8(), numbers)),
            ("legal", pa.list_(pa.string())),
            ("action", pa.string()),
            ("parts", pa.list_(pa.uint16())),
            ("score", pa.int32()),
            ("place", pa.int8()),
            ("reward", pa.float32()),
        ],
        about_all,
    )
    rows, count = [], 0
    with pa.parquet.ParquetWriter(folder / "decisions.parquet", decision_schema, compression="zstd") as writer:
        pending: list[dict] = []

        def flush() -> None:
            columns = {name: [row[name] for row in pending] for name in decision_schema.names if name != "observation"}
            flat = np.concatenate([row["observation"] for row in pending])
            columns["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(flat), numbers)
            writer.write_table(pa.table(columns, schema=decision_schema))
            pending.clear()

        for number in range(games):
            row, decisions = _play(game, players, options or {}, named, seed, number)
            rows.append(row)
            pending += decisions
            count += len(decisions)
            if len(pending) >= 20_000:
                flush()
        if pending:
            flush()
    table = pa.table({name: [row[name] for row in rows] for name in game_schema.names}, schema=game_schema)
    pa.parquet.write_table(table, folder / "games.parquet", compression="zstd")
    sheet = _data_sheet(info, first.options, named, games, players, seed, count)
    (folder / "README.md").write_text(sheet, encoding="utf-8")
    return folder


def _data_sheet(info: GameInfo, options: dict[str, str], bots: list[str], games: int, players: int, seed: int, decisions: int) -> str:
    command = f"python -m meadhall.records export {info.game} --bots {','.join(bots)} --games {games} --seed {seed}"
    command += "".join(f" --option {key}={value}" for key, value in options.items() if "\n" not in value)
    return f"""# {games} games of {info.game} between bots

**What.** {games} games with {players} players and {decisions} decisions that left a choice. Made by Meadhall
{_meadhall.__version__}, rules version {info.rules}, layout {FORMAT}, encoding `{info.encoding}`, with

    {command}

**Who.** The bots were {", ".join(f"`{bot}`" for bot in bots)}; they change seats from game to game. No person played, and
nothing in the data is about one. Options: {", ".join(f"{key} = {value}" for key, value in options.items()) or "the defaults"}.

**games.parquet**, a row a game: `game` (its number), `seed`, `bots` (by seat), `decisions` (all, also those without a choice),
`scores`, `places`, `rewards` (by seat), `record` (the whole game as text: `meadhall.replay(record)` plays it again and checks it).

**decisions.parquet**, a row for each decision that left a choice: `game`, `decision` (its number among all of the game, so
`meadhall.replay(record, decision)` is the state before it), `seat`, `bot`, `observation` ({len(info.observations)} numbers;
`meadhall.about("{info.game}").observations` names them), `legal` (every legal action in written form), `action` (the one that
was chosen), `parts` (the same as indices into `meadhall.about("{info.game}").actions`), `score`, `place` and `reward` of that
seat at the end of the game.

**What it is good for.** Learning to foresee choices or results, and looking at how games go. **What it is not.** Play of
people: bots repeat their own habits, and a model of this data learns those. An observation holds what the seat may know at
that moment, and no memory; records hold all secrets, so who learns from them must not use them to play.

**Rewards** are 1 for a sole winner and -1 shared by the others. **Licence.** MIT or Apache-2.0, as the program.
"""


def main(argv: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.records", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("export", help="let bots play and write a data set as Parquet")
    command.add_argument("game", help=f"one of {', '.join(_meadhall.games())}")
    command.add_argument("--bots", default="greedy,greedy", help="one for each seat, or one for all [default: %(default)s]")
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("--players", type=int)
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--to", default=None, metavar="FOLDER", help="[default: GAME-data]")
    args = parser.parse_args(argv)
    options = dict(option.partition("=")[::2] for option in args.option)
    try:
        folder = export(
            args.game,
            args.to or f"{args.game}-data",
            bots=args.bots.split(","),
            games=args.games,
            players=args.players,
            options=options,
            seed=args.seed,
        )
    except (ValueError, TypeError, ImportError, OSError) as error:
        print(f"meadhall records export: {error}", file=sys.stderr)
        return 1
    print(f"{folder / 'games.parquet'}, {folder / 'decisions.parquet'}, {folder / 'README.md'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
