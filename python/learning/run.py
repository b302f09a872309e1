"""A whole run: play, learn, log, keep checkpoints."""

import copy
import os
import time

import numpy as np
import torch

from learning.actors import Actors
from learning.files import load_checkpoint, restore, save_checkpoint, save_net
from learning.log import Log
from learning.nets import Critic, League, Player
from learning.ppo import Trainer
from learning.ring import Ring


class Run:
    def __init__(self, config):
        self.config = config
        self.device = "cuda" if torch.cuda.is_available() and config["device"] != "cpu" else "cpu"
        torch.set_float32_matmul_precision("high")
        if self.device == "cpu":
            torch.use_deterministic_algorithms(True)
        torch.manual_seed(config["seed"])
        os.makedirs(config["out"], exist_ok=True)
        saved = load_checkpoint(config, self.device)
        self.done = saved["done"] if saved else {"decisions": 0, "games": 0, "seconds": 0.0, "batches": 0, "segment": 0}
        self.actors = Actors({**config, "segment": self.done["segment"]})
        layout = self.actors.layout
        self.player = Player(layout["features"], config["hidden"], layout["parts"]).to(self.device)
        self.critic = None
        if config["critic"] != "none":
            self.critic = Critic(layout["features"], layout["looks"], config["hidden"]).to(self.device)
        self.magnet = copy.deepcopy(self.player) if config["magnet"] > 0 else None
        self.league = None
        if any(kind["name"] == "old" for kind in config["opponents"]):
            self.league = League(self.player, config["league"])
        self.trainer = Trainer(self.player, self.critic, self.magnet, config)
        self.parts = {
            "player": self.player, "critic": self.critic, "magnet": self.magnet, "league": self.league,
            "adam": self.trainer.adam,
        }
        if saved:
            restore(self.parts, saved)
        self.ring = Ring(layout, config["actors"], int(config["memory"] * 2**30), self.device)
        self.log = Log(config, layout, self.device)
        self.begin_segment()

    def begin_segment(self):
        """From here on nothing depends on earlier games, so that a resumed run is the same as one without a break."""
        seed = self.config["seed"] * 1_000_003 + self.done["segment"]
        self.random = torch.Generator(self.device).manual_seed(seed)
        self.waiting, self.waiting_rows, self.learning = [], 0, None
        self.ring.restart()

    @property
    def progress(self):
        """The part of the whole run that is over. Entropy and learning rate follow it."""
        return min(1.0, self.done["decisions"] / (1e6 * self.config["millions"]))

    def go(self, is_stopped):
        """Plays until the run is over, or this part of it, or somebody stops it; then writes a checkpoint."""
        try:
            before, mark = self.done["seconds"], time.time()
            since = self.done["decisions"]
            end = 1e6 * min(self.config["millions"], self.config["until"])
            while self.done["decisions"] < end and not is_stopped():
                self.tick()
                self.done["seconds"] = before + time.time() - mark
                self.log.maybe(self.done, self.trainer)
                if self.config["seconds"] and time.time() - mark >= self.config["seconds"]:
                    break
                if end > self.done["decisions"] >= since + 1e6 * self.config["checkpoint"]:
                    since = self.done["decisions"]
                    self.checkpoint()
            self.checkpoint(is_last=True)
        finally:
            self.actors.close()

    def checkpoint(self, is_last=False):
        """All games begin anew after it, in the run that goes on as in one that is resumed."""
        self.finish_learning()
        self.done["segment"] += 1
        save_checkpoint(self.config, self.parts, self.done)
        save_net(self.config, self.actors.layout, self.player, self.done, self.device, is_last)
        self.log.write(self.done, self.trainer)
        if not is_last:
            self.actors.receive()
            self.actors.restart(self.done["segment"])
            self.begin_segment()

    def tick(self):
        """One message of each actor, the answers to it, and some steps of learning."""
        found = self.actors.receive()
        slot = self.ring.put(self.actors.stage)
        self.actors.answer(*self.choose(slot))
        self.done["decisions"] += self.actors.rows
        for actor, (decisions, games) in enumerate(found):
            self.waiting.append((actor, decisions))
            self.waiting_rows += len(decisions)
            self.done["games"] += len(games)
            self.log.count(games)
        for _ in range(self.config["steps"]):
            if self.learning is not None and next(self.learning, "over") == "over":
                self.learning = None
        if self.waiting_rows >= self.config["batch"]:
            self.finish_learning()
            self.learning = self.trainer.learn(self.batch(), self.random, self.progress)
            self.done["batches"] += 1
            if self.league is not None and self.done["batches"] % self.config["league_every"] == 0:
                self.league.add(self.player)

    @torch.inference_mode()
    def choose(self, slot):
        rows = self.ring.rows(self.ring.slot_rows(slot))
        hidden = self.player.hidden(rows["x"])
        logits = self.player.logits(hidden, rows)
        if self.league is not None:
            old = self.league.logits(rows["x"], rows, rows["player"])
            logits = torch.where(rows["player"][:, None] > 0, old, logits)
        logs = torch.log_softmax(logits, 1)
        luck = torch.empty_like(logs).exponential_(generator=self.random)
        place = (logs.exp() / luck).argmax(1)
        self.ring.places[slot] = place
        self.ring.logs[slot] = logs.gather(1, place[:, None])[:, 0]
        values = torch.sigmoid(self.trainer.baseline_of(rows, hidden))
        return place.to(torch.uint8).cpu().numpy(), values.cpu().numpy().astype("<f4")

    def finish_learning(self):
        for _ in self.learning or ():
            pass
        self.learning = None

    def batch(self):
        """Everything about the finished decisions that wait, as far as the ring still has them."""
        decisions = np.concatenate([decisions for _, decisions in self.waiting])
        actors = np.repeat([actor for actor, _ in self.waiting], [len(decisions) for _, decisions in self.waiting])
        self.waiting, self.waiting_rows = [], 0
        is_kept = self.ring.is_kept(decisions["message"].astype(np.int64))
        kept = decisions[is_kept]
        self.log.lost += len(decisions) - len(kept)
        if len(kept) < 2:
            raise ValueError("games last longer than --memory reaches back")
        index = self.ring.index(kept["message"].astype(np.int64), actors[is_kept], kept["row"].astype(np.int64))
        index = torch.from_numpy(index).to(self.device)
        rows = self.ring.rows(index)
        if self.critic is None:
            del rows["all"]
        for name in ("advantage", "reward", "shares"):
            rows[name] = torch.from_numpy(kept[name].astype(np.float32)).to(self.device)
        rows["next"] = torch.from_numpy(kept["next"].astype(np.int64)).to(self.device)
        rows["place"] = self.ring.places.view(-1)[index]
        rows["log"] = self.ring.logs.view(-1)[index]
        return rows
