"""A bot in 40 lines: hexfall battle HBK-4G WVR-6R --bots "exec:python3 examples/bots/tiny_bot.py,charger"

It reads turns and answers, and writes JSON-RPC requests, one message per line. The first order that is accepted ends its turn.
"""

import json
import os
import random
import sys

chance = random.Random(os.environ.get("HEXFALL_BOT_SEED", ""))


def ask(method, **params):
    print(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}), flush=True)
    return json.loads(sys.stdin.readline()).get("result")


def choose(commands):
    """Stands up if it can, strikes and fires with all it has, and otherwise runs where chance takes it."""
    standing = [command for command in commands if "stand" in command.get("steps", [])]
    volleys = [command for command in commands if command["type"] == "fire"]
    moves = [command for command in commands if command["type"] == "move" and "leave" not in command["steps"]]
    blows = [command for command in commands if command["type"] in ("kick", "punch", "push", "melee")]
    if volleys:
        return max(volleys, key=lambda command: len(command["shots"]))
    return chance.choice(standing or blows or moves or commands)


for line in sys.stdin:
    turn = json.loads(line)
    if "phase" not in turn:
        continue  # the game has begun or is over
    unit = turn["units"][0]
    answer = ask("game.legal", game=turn["game"], unit=unit)
    ask("game.act", game=turn["game"], command=choose(answer["commands"]))
