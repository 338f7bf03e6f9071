"""Plays a game through `hexfall engine` from Python, with the standard library only.

Usage: python3 examples/engine_client.py [command to start the engine]
"""

import json
import subprocess
import sys


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
            raise RuntimeError(answer["error"]["message"])
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(engine, game, now):
    """Stand and fight: fire all that bears, kick when possible."""
    unit = now["units"][0]
    legal = engine.call("game.legal", game=game, unit=unit)
    if now["phase"] == "weapons":
        shots = [{"weapon": s["weapon"], "target": s["target"]} for s in legal["shots"] if s["twist"] == 0]
        return {"type": "fire", "unit": unit, "twist": 0, "shots": shots}
    kicks = [command for command in legal["commands"] if command["type"] == "kick"]
    return (kicks or legal["commands"])[0]


def main():
    engine = Engine(sys.argv[1:] or ["npx", "hexfall", "engine"])
    units = [
        {"model": "HBK-4G", "side": 0, "hex": "0505", "facing": 0},
        {"model": "WVR-6R", "side": 1, "hex": "0504", "facing": 3},
    ]
    now = engine.call("game.create", seed="client", board={"width": 9, "height": 9}, units=units, turnLimit=40)
    game = now["game"]
    while now["outcome"]["kind"] == "undecided":
        now = engine.call("game.act", game=game, command=choose(engine, game, now))
    lines = engine.call("game.replay", game=game)["text"].splitlines()
    print(f'{now["outcome"]["kind"]} after {now["turn"]} turns; the replay has {len(lines)} lines')
    engine.close()


if __name__ == "__main__":
    main()
