#!/usr/bin/env python3
"""Self-play and evaluation on Ray: many games on any number of workers, of one machine or of many.

    python -m venv ray-env && ray-env/bin/pip install ./crates/python ray
    ray-env/bin/python examples/self_play_ray.py --workers 4

The games are divided into pieces, and each piece follows from its number alone. So the result does not depend on how many
workers there are, which of them plays what, or in which order they are done: the last line is a fingerprint of everything that
was played, the same for any `--workers`. On a cluster, start Ray as usual and give `--address auto`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time

import meadhall
import ray


@ray.remote(num_cpus=1)
class Worker:
    """Plays pieces of self-play and of matches on one core."""

    def __init__(self, game: str, players: int) -> None:
        self.game, self.players = game, players

    def self_play(self, piece: int, num_envs: int, steps: int) -> dict:
        """Random self-play: what a learner would put its net in."""
        games = meadhall.vector(self.game, num_envs, players=self.players, threads=1, autoreset="same-step")
        games.reset(seed=piece)
        fingerprint, ended, points = hashlib.sha256(), 0, 0.0
        for _ in range(steps):
            games.step(games.sample())
            fingerprint.update(games.observations.tobytes())
            fingerprint.update(games.rewards.tobytes())
            ended += int(games.terminations.sum())
            points += float(games.scores.sum())
        games.close()
        return {"piece": piece, "steps": steps * num_envs, "games": ended, "points": points, "print": fingerprint.hexdigest()}

    def evaluate(self, piece: int, bots: list[str], games: int) -> dict:
        """A match between bots."""
        match = meadhall.arena(self.game, bots, games=games, seed=piece, threads=1)
        return {"piece": piece, "games": games, "shares": [share * games for share in match.shares]}


def main() -> None:
    """Divides the work and puts it together again, in the order of the pieces."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="vaalbara")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--address", help="of a cluster; without one, Ray is started on this machine")
    parser.add_argument("--pieces", type=int, default=16)
    parser.add_argument("--num-envs", type=int, default=256)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--bots", default="search:100,greedy")
    parser.add_argument("--match-games", type=int, default=10, help="games of each piece of the match")
    args = parser.parse_args()
    if args.address:
        ray.init(address=args.address)
    else:
        ray.init(num_cpus=args.workers, include_dashboard=False, log_to_driver=False, logging_level="error")
    workers = ray.util.ActorPool([Worker.remote(args.game, args.players) for _ in range(args.workers)])
    bots = args.bots.split(",")
    start = time.perf_counter()
    pieces = range(args.pieces)
    played = list(workers.map_unordered(lambda worker, n: worker.self_play.remote(n, args.num_envs, args.steps), pieces))
    passed = time.perf_counter() - start
    judged = list(workers.map_unordered(lambda worker, n: worker.evaluate.remote(n, bots, args.match_games), pieces))
    played.sort(key=lambda piece: piece["piece"])
    judged.sort(key=lambda piece: piece["piece"])
    games = sum(piece["games"] for piece in judged)
    steps = sum(piece["steps"] for piece in played)
    print(f"{args.workers} workers: {steps:,} steps of self-play, {steps / passed:,.0f} a second")
    for number, bot in enumerate(bots):
        share = sum(piece["shares"][number] for piece in judged) / games
        print(f"{bot}: {100 * share:.2f} % of {games} games")
    everything = hashlib.sha256(json.dumps([played, judged], sort_keys=True).encode()).hexdigest()
    print(f"fingerprint {everything[:16]}")
    ray.shutdown()


if __name__ == "__main__":
    main()
