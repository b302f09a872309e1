"""The log: a line of JSON every few seconds, for curves, and a shorter one on the screen."""

import json
import os
import time

SECONDS = 15


class Log:
    def __init__(self, config, layout, device):
        self.kinds = [kind["name"] for kind in config["opponents"]]
        self.file = open(os.path.join(config["out"], "log.jsonl"), "a" if config["resume"] else "w")
        self.began = self.last = time.time()
        self.decisions = None
        self.clear()
        self.put({"game": layout["game"], "device": device, "config": config})

    def clear(self):
        self.lost = 0
        self.games = [0] * len(self.kinds)
        self.won = [0.0] * len(self.kinds)

    def count(self, games):
        for kind, share in games:
            self.games[kind] += 1
            self.won[kind] += float(share)

    def put(self, line):
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()

    def maybe(self, done, trainer):
        self.decisions = done["decisions"] if self.decisions is None else self.decisions
        if time.time() - self.last >= SECONDS:
            self.write(done, trainer)

    def write(self, done, trainer):
        now = time.time()
        pace = (done["decisions"] - (self.decisions or 0)) / max(1e-3, now - self.last)
        against = {
            name: [round(won / games, 4), games]
            for name, games, won in zip(self.kinds, self.games, self.won) if games and name != "self"
        }
        stats = trainer.take_stats()
        line = {**done, "seconds": round(done["seconds"], 1), "per_second": round(pace), **stats}
        self.put({**line, "lost": self.lost, "against": against})
        shares = "".join(f", {name} {100 * share:.1f} %" for name, (share, _) in against.items())
        print(
            f"{done['seconds']:5.0f} s  {done['decisions'] / 1e6:6.1f} M decisions ({pace / 1000:.0f} k/s)  "
            f"entropy {stats['entropy']:.3f}  value {stats['value']:.4f}  kl {stats['kl']:.4f}{shares}", flush=True,
        )
        self.last, self.decisions = now, done["decisions"]
        self.clear()
