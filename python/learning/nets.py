"""The net that is learned, in the shape of the product's weights file, and what helps only while learning."""

import torch
from torch import nn

from learn_files import ENCODED_ONE, MOST_SEATS

MOST = 16  # Hidden units stop here, in the trained net and in the one that plays.


def decimal(x):
    return x.float() / ENCODED_ONE


class Player(nn.Module):
    """Two hidden layers. `value`: each seat's win share; `policy`: parts of moves. The other two heads aren't exported."""

    def __init__(self, features, hidden, parts):
        super().__init__()
        one, two = hidden
        self.first, self.second = nn.Linear(features, one), nn.Linear(one, two)
        self.value, self.policy = nn.Linear(two, MOST_SEATS), nn.Linear(two, parts)
        self.baseline, self.next = nn.Linear(two, 1), nn.Linear(two, parts)
        for head in (self.value, self.policy, self.baseline, self.next):
            nn.init.orthogonal_(head.weight, 0.1)
            nn.init.zeros_(head.bias)

    def hidden(self, x):
        return torch.clamp(self.second(torch.clamp(self.first(decimal(x)), 0, MOST)), 0, MOST)

    def logits(self, hidden, moves):
        return sum_of_parts(self.policy(hidden), moves)


def sum_of_parts(outputs, moves):
    """The logit of each move: the sum of those of its parts. Places without a move get none."""
    padded = nn.functional.pad(outputs, (0, 1))
    logits = padded.gather(1, moves["parts"].flatten(1)).view(moves["parts"].shape).sum(2)
    return logits.masked_fill(~moves["is_move"], -1e9)


class Critic(nn.Module):
    """Judges a position from what all seats see together. Only learning uses it."""

    def __init__(self, features, looks, hidden):
        super().__init__()
        one, two = hidden
        self.layers = nn.Sequential(
            nn.Linear(features * looks, one), nn.ReLU(), nn.Linear(one, two), nn.ReLU(), nn.Linear(two, 1),
        )

    def forward(self, x):
        return self.layers(decimal(x))[:, 0]


def rounded(weights):
    """To half precision, so that checkpoints can keep old copies in half the space."""
    return weights.detach().half().float()


class League:
    """Old copies of the player, in one stack, so that all of them are asked at once."""

    NAMES = ("first", "second", "policy")

    def __init__(self, player, size):
        self.size, self.added = size, 0
        layers = [getattr(player, name) for name in self.NAMES]
        self.stack = [
            [rounded(one).unsqueeze(0).repeat(size, *[1] * one.dim()) for one in (layer.weight, layer.bias)]
            for layer in layers
        ]

    def add(self, player):
        """Replaces the oldest copy."""
        for name, (weight, bias) in zip(self.NAMES, self.stack):
            layer = getattr(player, name)
            weight[self.added % self.size] = rounded(layer.weight)
            bias[self.added % self.size] = rounded(layer.bias)
        self.added += 1

    def logits(self, x, moves, numbers):
        """The logits of copy `number - 1`, counted around, for each row."""
        out = decimal(x).expand(self.size, *x.shape)
        for place, (weight, bias) in enumerate(self.stack):
            out = torch.baddbmm(bias[:, None], out, weight.transpose(1, 2))
            if place < 2:
                out = torch.clamp(out, 0, MOST)
        member = (numbers.long() - 1).clamp(min=0) % self.size
        return sum_of_parts(out[member, torch.arange(len(member), device=x.device)], moves)

    def state_dict(self):
        return {"added": self.added, "stack": [[one.half() for one in layer] for layer in self.stack]}

    def load_state_dict(self, state):
        self.added = state["added"]
        for own, saved in zip(self.stack, state["stack"]):
            for to, tensor in zip(own, saved):
                to.copy_(tensor)
