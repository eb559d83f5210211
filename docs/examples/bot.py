#!/usr/bin/env python3
"""A bot of one's own: it likes choices that speak of large numbers, in whatever game."""
import json
import random
import re
import sys

def liking(choice):
    return max(map(int, re.findall(r"\d+", choice["label"])), default=0), random.random()

for line in sys.stdin:
    question = json.loads(line)
    best = max(question["choices"], key=liking)
    print(json.dumps({"id": question["id"], "choice": best["choice"]}), flush=True)
