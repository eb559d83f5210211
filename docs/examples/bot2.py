#!/usr/bin/env python3
"""A bot of one's own, second version of the protocol: it likes choices that speak of large numbers, in whatever game."""
import json
import random
import re
import sys

def liking(choice):
    return max(map(int, re.findall(r"\d+", choice["label"])), default=0), random.random()

print(json.dumps({"meadhall": 2}), flush=True)  # ready: what came before was not thinking time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        best = max(message["choices"], key=liking)
        print(json.dumps({"id": message["id"], "choice": best["choice"]}), flush=True)
    elif message["type"] == "game-over":
        print("game", message["number"], message["places"], file=sys.stderr)
