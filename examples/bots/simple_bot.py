"""A bot that is a program: hexfall battle HBK-4G WVR-6R --bots "exec:python3 examples/bots/simple_bot.py,charger"

Each line that it reads is a turn: the game, the phase, and the units that may be given an order. It sends JSON-RPC requests, one
message per line, and the first order that is accepted ends its turn. It uses only the standard library.
"""

import json
import os
import random
import re
import sys

chance = random.Random(os.environ.get("HEXFALL_BOT_SEED", ""))


class Refused(RuntimeError):
    def __init__(self, error):
        super().__init__(error["message"])
        self.path = (error.get("data") or [{"path": ""}])[0]["path"]


def ask(method, **params):
    print(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}), flush=True)
    answer = json.loads(sys.stdin.readline())
    if "error" in answer:
        raise Refused(answer["error"])
    return answer["result"]


def distance(width, a, b):
    """Returns the distance between two hexes, which are numbered row by row; odd columns lie half a hex lower."""
    (ax, ay), (bx, by) = (a % width, a // width), (b % width, b // width)
    q = bx - ax
    r = by - (bx >> 1) - (ay - (ax >> 1))
    return max(abs(q), abs(r), abs(q + r))


def after(game, command):
    """Returns the unit after a move, tried out on a copy of the game."""
    copy = ask("game.clone", game=game)["game"]
    ask("game.act", game=copy, command=command)
    mech = ask("game.state", game=copy)["state"]["mechs"][command["unit"]]
    ask("game.close", game=copy)
    return mech


UNWANTED = {"goProne", "leave"}


def move(turn, width, mechs, commands):
    """Stands up if prone; otherwise chooses the move out of a dozen that ends nearest to an enemy."""
    unit = turn["units"][0]
    moves = [command for command in commands if command["type"] == "move" and not UNWANTED & set(command["steps"])]
    rising = [command for command in moves if "stand" in command["steps"]]
    enemies = [mech["hex"] for mech in mechs if mech["side"] != turn["side"] and mech["status"] == "active"]
    if rising or not moves or not enemies:
        return (rising or commands)[0]

    def away(command):
        return min(distance(width, after(turn["game"], command)["hex"], enemy) for enemy in enemies)

    return min(chance.sample(moves, min(12, len(moves))), key=away) if mechs[unit]["heat"] < 10 else commands[0]


def volley(unit, shots):
    """Fires every weapon that bears on the first target, without twisting the torso."""
    chosen = {}
    for shot in shots:
        if shot["twist"] == 0 and shot["target"] == shots[0]["target"]:
            chosen[shot["weapon"]] = {"weapon": shot["weapon"], "target": shot["target"]}
    return {"type": "fire", "unit": unit, "twist": 0, "shots": list(chosen.values())}


def choose(turn, width):
    game, unit = turn["game"], turn["units"][0]
    legal = ask("game.legal", game=game, unit=unit)
    if turn["phase"] == "deployment":
        arrivals = [command for command in legal["commands"] if command["type"] == "deploy"]
        return chance.choice(arrivals or legal["commands"])
    if turn["phase"] == "weapons":
        return volley(unit, legal["shots"])
    if turn["phase"] == "physical":
        return next((command for command in legal["commands"] if command["type"] == "kick"), legal["commands"][0])
    return move(turn, width, ask("game.state", game=game)["state"]["mechs"], legal["commands"])


def order(game, command):
    """Gives an order. Shots that are legal one by one may not be legal together; a refusal names the shot to leave out."""
    while True:
        try:
            return ask("game.act", game=game, command=command)
        except Refused as refused:
            named = re.search(r"shots\[(\d+)\]", refused.path)
            if named is None:
                raise
            del command["shots"][int(named.group(1))]


def main():
    width = None
    for line in sys.stdin:
        turn = json.loads(line)
        width = width or ask("game.setup", game=turn["game"])["board"]["width"]
        order(turn["game"], choose(turn, width))


if __name__ == "__main__":
    main()
