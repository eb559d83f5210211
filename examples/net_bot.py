#!/usr/bin/env python3
"""Sits at a table with a net that examples/ppo.py has learnt, through the protocol for programs (docs/bots/protocol.md).

    meadhall serve --bot "ppo=v2:python3 examples/net_bot.py runs/vaalbara/net.npz"
    meadhall arena vaalbara --bots "program:v2:python3 examples/net_bot.py runs/vaalbara/net.npz,greedy" --games 200

It needs NumPy and nothing else: neither torch nor the package meadhall.
"""

import json
import sys

import numpy as np


class Net:
    """The net of examples/ppo.py as plain arrays."""

    def __init__(self, path: str) -> None:
        with np.load(path) as arrays:
            about = json.loads(str(arrays["about"]))
            layers = ("body.0", "body.2", "policy")
            self.layers = [(arrays[f"{name}.weight"].T.copy(), arrays[f"{name}.bias"]) for name in layers]
        self.encoding, self.scale = about["encoding"], np.float32(about["scale"])

    def logits(self, observation: np.ndarray) -> np.ndarray:
        """How likely each action is, before the mask."""
        hidden = observation.astype(np.float32) * self.scale
        for weight, bias in self.layers[:-1]:
            hidden = np.maximum(hidden @ weight + bias, 0)
        weight, bias = self.layers[-1]
        return hidden @ weight + bias


def choose(net: Net, question: dict) -> int:
    """The number of the choice that the net makes, part by part."""
    observation = np.array(question["observation"], dtype=np.int8)
    first = len(observation) - question["actions"]
    parts = dict(enumerate(question["choices"]))
    depth = 0
    while len(parts) > 1:
        allowed = sorted({own[depth] for own in parts.values()})
        if len(allowed) > 1:
            logits = net.logits(observation)[allowed]
            part = allowed[int(np.argmax(logits))]
        else:
            part = allowed[0]
        observation[first + part] = 1
        parts = {number: own for number, own in parts.items() if own[depth] == part}
        depth += 1
    return next(iter(parts))


def main() -> None:
    """Answers questions until nothing more is asked."""
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} NET.npz")
    net = Net(sys.argv[1])
    print(json.dumps({"meadhall": 2, "encoding": True}), flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "question":
            continue
        encoding = message["encoding"]
        if encoding["name"] != net.encoding:
            sys.exit(f"this net plays {net.encoding}, and the question is one of {encoding['name']}")
        choice = message["choices"][choose(net, encoding)]["choice"]
        print(json.dumps({"id": message["id"], "choice": choice}), flush=True)


if __name__ == "__main__":
    main()
