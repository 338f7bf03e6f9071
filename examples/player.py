"""A player for examples/match.mjs in Python, with the standard library only.

It closes in, fires every weapon that bears at the easiest target, and kicks if it can. It reads its turns and the answers
to its requests from standard input, and writes requests to standard output.
"""

import json
import re
import sys

# Steps by direction, clockwise from north. Columns with an odd index lie half a hex lower.
EVEN = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)]
ODD = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
WIDTH = 16


def ask(method, **params):
    """Sends a request and returns the whole answer."""
    print(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}), flush=True)
    return json.loads(sys.stdin.readline())


def place_of(hex_number):
    return hex_number % WIDTH, hex_number // WIDTH


def ahead(place, direction):
    dx, dy = (EVEN if place[0] % 2 == 0 else ODD)[direction]
    return place[0] + dx, place[1] + dy


def distance(a, b):
    q = b[0] - a[0]
    r = b[1] - (b[0] >> 1) - (a[1] - (a[0] >> 1))
    return max(abs(q), abs(r), abs(q + r))


def worth(command, me, enemies):
    """Rates a move: standing up is best, then being near an enemy and facing it."""
    if command["type"] not in ("move", "stay"):
        return -1000
    place, facing = place_of(me["hex"]), me["facing"]
    for step in command.get("steps", []):
        if step == "stand":
            return 1000
        if step == "forward":
            place = ahead(place, facing)
        elif step in ("left", "right"):
            facing = (facing + (5 if step == "left" else 1)) % 6
        else:
            return -1000

    def away(start):
        return min(distance(start, place_of(enemy["hex"])) for enemy in enemies)

    return -2 * away(place) - away(ahead(place, facing))


def volley(me, shots):
    fire = {"type": "fire", "unit": me["id"], "twist": 0, "shots": []}
    if not shots or me["heat"] > 12:
        return fire
    best = min(shots, key=lambda shot: shot["need"])
    chosen = {}
    for shot in shots:
        if (shot["twist"], shot["target"]) == (best["twist"], best["target"]):
            chosen[shot["weapon"]] = {"weapon": shot["weapon"], "target": shot["target"]}
    return {**fire, "twist": best["twist"], "shots": list(chosen.values())}


def choose(now):
    game, unit = now["game"], now["units"][0]
    mechs = ask("game.state", game=game)["result"]["state"]["mechs"]
    legal = ask("game.legal", game=game, unit=unit)["result"]
    me = mechs[unit]
    if now["phase"] == "weapons":
        return volley(me, legal["shots"])
    if now["phase"] == "physical":
        return next((command for command in legal["commands"] if command["type"] == "kick"), legal["commands"][0])
    enemies = [mech for mech in mechs if mech["side"] != me["side"] and mech["status"] == "active" and mech["hex"] >= 0]
    return max(legal["commands"], key=lambda command: worth(command, me, enemies))


def order(game, command):
    """Gives an order. Shots that are legal one by one may not be legal together; a refusal names the shot to leave out."""
    while True:
        answer = ask("game.act", game=game, command=command)
        if "error" not in answer:
            return
        path = (answer["error"].get("data") or [{"path": ""}])[0]["path"]
        named = re.search(r"shots\[(\d+)\]", path)
        if named is None:
            raise RuntimeError(answer["error"]["message"])
        del command["shots"][int(named.group(1))]


for line in sys.stdin:
    turn = json.loads(line)
    order(turn["game"], choose(turn))
