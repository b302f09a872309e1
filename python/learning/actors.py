"""The processes that play, and the pipes to them: packages/learn/src/actor/wire.ts describes the messages."""

import fcntl
import json
import os
import subprocess

import numpy as np
import torch

from learn_files import MOST_SEATS

PIPE_BYTES = 1 << 20
SET_PIPE_SIZE = 1031  # F_SETPIPE_SZ, which fcntl has from Python 3.10 on
DECISION = np.dtype([
    ("message", "<u4"), ("row", "<u4"), ("advantage", "<f4"), ("reward", "<f4"), ("next", "<u4"),
    ("shares", "<f4", MOST_SEATS),
])
RESULT = np.dtype([("kind", "<u4"), ("share", "<f4")])


class ActorLost(Exception):
    """An actor has ended before the learner did."""


class Actor:
    def __init__(self, command, spec):
        self.process = subprocess.Popen(
            [*command, json.dumps(spec)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
        )
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                fcntl.fcntl(pipe.fileno(), SET_PIPE_SIZE, PIPE_BYTES)
            except OSError:
                pass  # Smaller pipes are only slower.

    def hello(self):
        line = b""
        while not line.endswith(b"\n"):
            byte = os.read(self.process.stdout.fileno(), 1)
            if not byte:
                raise ActorLost("an actor could not start; its message is above")
            line += byte
        return json.loads(line)

    def fill(self, view):
        at, pipe = 0, self.process.stdout.fileno()
        while at < len(view):
            got = os.readv(pipe, [view[at:]])
            if got == 0:
                raise ActorLost("an actor has ended; its message is above")
            at += got

    def read(self, count, kind):
        found = np.empty(count, kind)
        if count:
            self.fill(memoryview(found).cast("B"))
        return found

    def write(self, data):
        os.write(self.process.stdin.fileno(), data)


class Actors:
    """All actors in step. Messages are read in the order of the actors, so timing can't change what is learned."""

    def __init__(self, config):
        spec = {key: config[key] for key in ("game", "options", "seats", "opponents", "mix", "rows", "seed")}
        spec |= {"lambda": config["lambda"], "seesAll": config["critic"] == "all", "segment": config["segment"]}
        self.all = [Actor(config["actor"], {**spec, "number": i}) for i in range(config["actors"])]
        self.layout = [actor.hello() for actor in self.all][0]
        self.rows = len(self.all) * self.layout["rows"]
        self.segment = config["segment"]
        self.stage = torch.zeros((len(self.all), self.layout["size"]), dtype=torch.uint8)
        if torch.cuda.is_available():
            self.stage = self.stage.pin_memory()
        self.views = [memoryview(row) for row in self.stage.numpy()]

    def receive(self):
        """Fills `stage` with the next message of each actor. Returns the finished decisions and games of each."""
        found = []
        for actor, view in zip(self.all, self.views):
            decisions, games = actor.read(2, "<u4")
            found.append((actor.read(decisions, DECISION), actor.read(games, RESULT)))
            actor.fill(view)
        return found

    def answer(self, places, values):
        """Sends the chosen places and the values of all rows."""
        count = self.layout["rows"]
        for i, actor in enumerate(self.all):
            own = slice(i * count, (i + 1) * count)
            data = np.uint32(self.segment).tobytes() + places[own].tobytes()
            data += bytes(self.layout["values"] - len(data))
            actor.write(data + values[own].tobytes())

    def restart(self, segment):
        """All games begin anew. To be called after `receive`, instead of `answer`."""
        self.segment = segment
        data = np.uint32(segment).tobytes()
        data += bytes(self.layout["answer"] - len(data))
        for actor in self.all:
            actor.write(data)
        self.receive()  # The message that was under way is of the old games.

    def close(self):
        for actor in self.all:
            actor.process.stdin.close()
            actor.process.stdout.close()
        for actor in self.all:
            actor.process.wait()
