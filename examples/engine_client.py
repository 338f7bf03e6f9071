"""Plays a game through `hexfall engine` from Python, with the standard library only.

Usage: python3 examples/engine_client.py [command to start the engine]
"""

import json
import re
import subprocess
import sys


class Refused(RuntimeError):
    def __init__(self, error):
        super().__init__(error["message"])
        self.problems = error.get("data") or []


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.calls = 0

    def call(self, method, **params):
        self.calls += 1
        request = {"jsonrpc": "2.0", "id": self.calls, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(engine, game, now):
    """Chooses an order: stand still, fire every weapon that bears, and kick if possible."""
    unit = now["units"][0]
    legal = engine.call("game.legal", game=game, unit=unit)
    if now["phase"] == "weapons":
        shots = {}  # the first shot of each weapon
        for shot in legal["shots"]:
            if shot["twist"] == 0:
                shots.setdefault(shot["weapon"], {"weapon": shot["weapon"], "target": shot["target"]})
        return {"type": "fire", "unit": unit, "twist": 0, "shots": list(shots.values())}
    kicks = [command for command in legal["commands"] if command["type"] == "kick"]
    return (kicks or legal["commands"])[0]


def order(engine, game, command):
    """Gives an order. Shots that are legal one by one may not be legal together; a refusal names the shot to leave out."""
    while True:
        try:
            return engine.call("game.act", game=game, command=command)
        except Refused as refused:
            path = refused.problems[0]["path"] if refused.problems else ""
            named = re.search(r"shots\[(\d+)\]", path)
            if named is None:
                raise
            del command["shots"][int(named.group(1))]


def main():
    engine = Engine(sys.argv[1:] or ["npx", "hexfall", "engine"])
    units = [
        {"model": "HBK-4G", "side": 0, "hex": "0505", "facing": 0},
        {"model": "WVR-6R", "side": 1, "hex": "0504", "facing": 3},
    ]
    now = engine.call("game.create", seed="client", board={"width": 9, "height": 9}, units=units, turnLimit=40)
    game = now["game"]
    while now["outcome"]["kind"] == "undecided":
        now = order(engine, game, choose(engine, game, now))
    lines = engine.call("game.replay", game=game)["text"].splitlines()
    print(f'{now["outcome"]["kind"]} after {now["turn"]} turns; the replay has {len(lines)} lines')
    engine.close()


if __name__ == "__main__":
    main()
