"""One batch of proximal policy optimization, as a generator of steps, so that playing goes on between them."""

import torch
from torch import nn

from learn_files import MOST_SEATS

STATS = ("policy", "value", "baseline", "entropy", "kl", "clipped", "next", "magnet")


def mean(values, weights):
    return (values * weights).sum() / weights.sum().clamp(min=1)


def log_chances(logits):
    return torch.log_softmax(logits, 1)


class Trainer:
    def __init__(self, player, critic, magnet, config):
        self.player, self.critic, self.magnet, self.config = player, critic, magnet, config
        self.parameters = [*player.parameters(), *(critic.parameters() if critic is not None else [])]
        device = self.parameters[0].device
        self.adam = torch.optim.Adam(self.parameters, lr=config["speed"], eps=1e-5)
        self.stats, self.steps = torch.zeros(len(STATS), device=device), 0

    def baseline_of(self, rows, hidden):
        return self.player.baseline(hidden)[:, 0] if self.critic is None else self.critic(rows["all"])

    def learn(self, rows, random, progress):
        """Yields after every step. `rows` also has place, log, advantage, reward, next and shares."""
        config = self.config
        advantage = rows["advantage"]
        rows["advantage"] = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for group in self.adam.param_groups:
            group["lr"] = config["speed"] * (1 - 0.9 * progress)
        count = len(advantage)
        for _ in range(config["epochs"]):
            order = torch.randperm(count, generator=random, device=advantage.device)
            for some in order.split(config["mini"]):
                if len(some) < min(count, config["mini"]) // 2:
                    continue
                self.step({key: value[some] for key, value in rows.items()}, progress)
                yield
        self.drag_magnet()

    def step(self, rows, progress):
        config = self.config
        hidden = self.player.hidden(rows["x"])
        logs = log_chances(self.player.logits(hidden, rows))
        chances = logs.exp()
        log = logs.gather(1, rows["place"].long()[:, None])[:, 0]
        ratio = torch.exp(torch.clamp(log - rows["log"], -10, 10))
        advantage, clip = rows["advantage"], config["clip"]
        policy = -torch.min(ratio * advantage, torch.clamp(ratio, 1 - clip, 1 + clip) * advantage).mean()
        entropy = -(chances * logs).sum(1).mean()
        seats = torch.arange(MOST_SEATS, device=logs.device)[None] < rows["seats"][:, None]
        bce = nn.functional.binary_cross_entropy_with_logits
        value = mean(bce(self.player.value(hidden), rows["shares"].clamp(0, 1), reduction="none"), seats.float())
        baseline = bce(self.baseline_of(rows, hidden), rows["reward"].clamp(0, 1))
        next_choice = magnet = torch.zeros((), device=logs.device)
        if config["next"] > 0:
            known = rows["next"] < self.player.next.out_features
            target = torch.where(known, rows["next"], 0)
            missed = nn.functional.cross_entropy(self.player.next(hidden), target, reduction="none")
            next_choice = mean(missed, known.float())
        if self.magnet is not None:
            with torch.no_grad():
                old = log_chances(self.magnet.logits(self.magnet.hidden(rows["x"]), rows))
            magnet = (chances * (logs - old)).sum(1).mean()
        start, end = config["entropy"]
        loss = policy + value + baseline - (start + (end - start) * progress) * entropy
        loss = loss + config["next"] * next_choice + config["magnet"] * magnet
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, 1.0)
        self.adam.step()
        with torch.no_grad():
            kl = (ratio - 1 - torch.log(ratio)).mean()
            clipped = ((ratio - 1).abs() > clip).float().mean()
            self.stats += torch.stack([policy, value, baseline, entropy, kl, clipped, next_choice, magnet])
            self.steps += 1

    def drag_magnet(self):
        """The magnet follows the player slowly."""
        if self.magnet is None:
            return
        with torch.no_grad():
            for old, new in zip(self.magnet.parameters(), self.player.parameters()):
                old.lerp_(new, self.config["magnet_speed"])

    def take_stats(self):
        """The averages since the last call."""
        averages = (self.stats / max(1, self.steps)).tolist()
        self.stats.zero_()
        self.steps = 0
        return {name: round(value, 4) for name, value in zip(STATS, averages)}
