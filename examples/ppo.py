#!/usr/bin/env python3
"""Learns a game by self-play with PPO, in one file: every seat is the same net, and `greedy` is only met to see how far it is.

    pip install ./crates/python torch
    python examples/ppo.py --minutes 20 --out runs/vaalbara

Writes net.pt (the newest net), net.npz (the same as plain arrays, for examples/net_bot.py), curve.csv and, where Matplotlib is
installed, curve.png. With the same seed, the same number of threads of torch and the same machine it comes out the same, if
`--updates` ends it and not the clock.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import time
from pathlib import Path

import meadhall
import numpy as np
import torch
from torch import nn


class Net(nn.Module):
    """A body with two hidden layers, and a head each for the policy and for the value."""

    def __init__(self, numbers: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.orthogonal_(layer.weight, math.sqrt(2))
                nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the actions, and the value, for rows of small numbers and masks."""
        hidden = self.body(observations.float() * SCALE)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)


#: Most numbers of an observation are flags and small counts; points are larger.
SCALE = 0.25


def draw(log_chances: torch.Tensor) -> torch.Tensor:
    """An action for each row, by its chances (the Gumbel trick)."""
    noise = torch.rand_like(log_chances).clamp_min(1e-20).log_().neg_().log_()
    return (log_chances - noise).argmax(dim=1)


def advantages(values, rewards, ends, turns, last_values, last_turns, discount, trace):
    """Generalised advantages for seats that take turns: each seat's steps follow each other, whoever chose in between.

    values, turns: (steps, games); rewards: (steps, games, seats); ends: (steps, games).
    """
    steps, games, seats = rewards.shape
    every = torch.arange(games, device=values.device)
    result = torch.zeros_like(values)
    # For each seat: the value and the advantage of its next step, and what it gains until then. Whoever does not choose next has
    # the negative mean of the others' value to hope for.
    upcoming = torch.zeros(games, seats, device=values.device)
    upcoming[:] = -last_values[:, None] / max(1, seats - 1)
    upcoming[every, last_turns] = last_values
    ahead = torch.zeros(games, seats, device=values.device)
    gained = torch.zeros(games, seats, device=values.device)
    for step in reversed(range(steps)):
        going = (~ends[step]).float()[:, None]
        upcoming, ahead, gained = upcoming * going, ahead * going, gained * going + rewards[step]
        seat = turns[step]
        delta = gained[every, seat] + discount * upcoming[every, seat] - values[step]
        result[step] = delta + discount * trace * ahead[every, seat]
        upcoming[every, seat] = values[step]
        ahead[every, seat] = result[step]
        gained[every, seat] = 0.0
    return result


@torch.no_grad()
def win_rate(net, device, game, players, opponent, games, seed) -> tuple[float, float]:
    """The net's part of the victories against bots, and how far that may be off (95 %). It takes its likeliest action."""
    width = min(games, 512)
    envs = meadhall.vector(game, width, players=players, opponents=opponent, autoreset="same-step")
    envs.reset(seed)
    won, done = 0.0, 0
    # Every env plays the same number of games: short ones do not count more.
    left = np.full(width, -(-games // width))
    while (left > 0).any():
        log_chances, _ = net(torch.from_numpy(envs.observations).to(device), torch.from_numpy(envs.masks).to(device))
        _, rewards, ends, _, _ = envs.step(log_chances.argmax(dim=1).cpu().numpy())
        counted = ends & (left > 0)
        # The reward is 1 for a victory and -1/(players-1) for a defeat.
        won += float(((rewards[counted] * (players - 1) + 1) / players).sum())
        done += int(counted.sum())
        left[ends] -= 1
    envs.close()
    share = won / done
    return share, 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / done)


class Learner:
    """The games, the net and what was played since the last update."""

    def __init__(self, args: argparse.Namespace) -> None:
        torch.manual_seed(args.seed)
        torch.set_float32_matmul_precision("high")
        self.args, self.device = args, torch.device(args.device)
        self.envs = meadhall.vector(args.game, args.num_envs, players=args.players, autoreset="same-step")
        self.envs.reset(seed=args.seed)
        self.net = Net(self.envs.num_observations, self.envs.num_actions, args.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=args.rate, eps=1e-5)
        shape = (args.steps, args.num_envs)
        on = {"device": self.device}
        self.observations = torch.zeros(*shape, self.envs.num_observations, dtype=torch.int8, **on)
        self.masks = torch.zeros(*shape, self.envs.num_actions, dtype=torch.bool, **on)
        self.actions = torch.zeros(shape, dtype=torch.int64, **on)
        self.log_chances, self.values = torch.zeros(shape, **on), torch.zeros(shape, **on)
        self.rewards = torch.zeros(*shape, args.players, **on)
        self.ends = torch.zeros(shape, dtype=torch.bool, **on)
        self.turns = torch.zeros(shape, dtype=torch.int64, **on)

    def _now(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        to = self.device
        envs = self.envs
        return (
            torch.from_numpy(envs.observations).to(to),
            torch.from_numpy(envs.masks).to(to),
            torch.from_numpy(envs.turns).to(to).long(),
        )

    @torch.no_grad()
    def play(self) -> torch.Tensor:
        """Plays some steps in every game; gives their advantages."""
        for step in range(self.args.steps):
            self.observations[step], self.masks[step], self.turns[step] = self._now()
            log_chances, self.values[step] = self.net(self.observations[step], self.masks[step])
            actions = draw(log_chances)
            self.actions[step] = actions
            self.log_chances[step] = log_chances.gather(1, actions[:, None]).squeeze(1)
            _, rewards, ends, _, _ = self.envs.step(actions.cpu().numpy())
            self.rewards[step] = torch.from_numpy(rewards).to(self.device)
            self.ends[step] = torch.from_numpy(ends).to(self.device)
        observations, masks, turns = self._now()
        _, last = self.net(observations, masks)
        args = self.args
        return advantages(self.values, self.rewards, self.ends, self.turns, last, turns, args.discount, args.trace)

    def learn(self, gains: torch.Tensor, rate: float) -> dict[str, float]:
        """Learns from what was played."""
        args = self.args
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        observations, masks = self.observations.flatten(0, 1), self.masks.flatten(0, 1)
        actions, before = self.actions.flatten(), self.log_chances.flatten()
        targets, gains = (gains + self.values).flatten(), gains.flatten()
        told: dict[str, list[float]] = {"entropy": [], "value_loss": [], "clipped": []}
        for _ in range(args.epochs):
            for rows in torch.randperm(len(actions), device=self.device).split(args.batch):
                log_chances, values = self.net(observations[rows], masks[rows])
                chosen = log_chances.gather(1, actions[rows, None]).squeeze(1)
                gain = gains[rows]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (chosen - before[rows]).exp()
                limited = ratio.clamp(1 - args.clip, 1 + args.clip)
                policy_loss = -torch.min(ratio * gain, limited * gain).mean()
                value_loss = (values - targets[rows]).square().mean()
                entropy = -(log_chances.exp() * log_chances.clamp_min(-1e4)).sum(dim=1).mean()
                loss = policy_loss + 0.5 * value_loss - args.entropy * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                told["entropy"].append(entropy.item())
                told["value_loss"].append(value_loss.item())
                told["clipped"].append(((ratio - 1).abs() > args.clip).float().mean().item())
        return {name: sum(numbers) / len(numbers) for name, numbers in told.items()}


def keep(net: Net, args: argparse.Namespace, out: Path) -> None:
    """Writes the net, once for torch and once as plain arrays with all that a program needs to play with it."""
    torch.save(net.state_dict(), out / "net.pt")
    arrays = {name: value.detach().cpu().numpy() for name, value in net.state_dict().items()}
    about = {"encoding": meadhall.about(args.game).encoding, "scale": SCALE, "players": args.players}
    np.savez(out / "net.npz", about=json.dumps(about), **arrays)


def draw_curve(rows: list[dict[str, float]], out: Path, title: str) -> None:
    """The learning curve as a picture, where Matplotlib is installed."""
    try:
        import matplotlib
    except ImportError:
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    steps = [row["steps"] / 1e6 for row in rows]
    for opponent in ("greedy", "random"):
        axes.plot(steps, [100 * row[f"against_{opponent}"] for row in rows], marker=".", label=f"against {opponent}")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="million steps", ylabel="victories, %", ylim=(0, 100), title=title)
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(out / "curve.png", dpi=120)
    pyplot.close(figure)


def main() -> None:
    """Learns until the time or the updates are over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="vaalbara")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("runs/ppo"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0, help="ends after so many minutes")
    parser.add_argument("--updates", type=int, default=10**9, help="ends after so many updates")
    parser.add_argument("--num-envs", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=64, help="steps of each game before an update")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate; it falls to a tenth with the time")
    parser.add_argument("--discount", type=float, default=1.0)
    parser.add_argument("--trace", type=float, default=0.9)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01, help="the weight of the entropy; it falls to a tenth")
    parser.add_argument("--look-every", type=float, default=1.0, help="minutes between two looks at how strong it is")
    parser.add_argument("--look-games", type=int, default=1024)
    parser.add_argument("--last-games", type=int, default=4096)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    learner, start, looked = Learner(args), time.perf_counter(), 0.0
    first_entropy, rows, steps, update = args.entropy, [], 0, 0
    looking = 0.0
    print(f"{args.game}, {args.players} players, {args.device}: {learner.envs.num_observations} numbers, {learner.envs.num_actions} actions")
    while True:
        minutes = (time.perf_counter() - start - looking) / 60
        done = max(minutes / args.minutes, update / args.updates)
        last = done >= 1
        if last or minutes - looked >= args.look_every or update == 0:
            began, games = time.perf_counter(), args.last_games if last else args.look_games
            row = {"minutes": round(minutes, 2), "steps": steps, "updates": update}
            for opponent in ("greedy", "random"):
                share, off = win_rate(learner.net, learner.device, args.game, args.players, opponent, games, seed=10**6 + update)
                row |= {f"against_{opponent}": round(share, 4), f"off_{opponent}": round(off, 4)}
            rows.append(row)
            keep(learner.net, args, args.out)
            with (args.out / "curve.csv").open("w", newline="") as file:
                writer = csv.DictWriter(file, row)
                writer.writeheader()
                writer.writerows(rows)
            print(json.dumps(row), flush=True)
            looked = minutes
            looking += time.perf_counter() - began
        if last:
            break
        args.entropy = first_entropy * (1 - 0.9 * done)
        told = learner.learn(learner.play(), args.rate * (1 - 0.9 * done))
        update += 1
        steps += args.num_envs * args.steps
        if update % 20 == 0:
            print(f"  {steps:,} steps, " + ", ".join(f"{name} {number:.3f}" for name, number in told.items()), flush=True)
    draw_curve(rows, args.out, f"PPO by self-play, {args.game}, {args.players} players, seed {args.seed}")


if __name__ == "__main__":
    main()
