"""Trains a net on the examples that `npm run learn -- play` writes, with PyTorch.

    npm run learn -- shape --game colt-express > shape.json
    python3 python/train.py --data data/learn/colt-express --shape shape.json --out colt-express.net

It reads the same records as the CPU trainer (packages/learn/src/examples.ts) and writes the same file of weights
(packages/bots/src/net/net-file.ts); learn_files.py has both formats. --shape FILE takes the game, encoding, features and
parts from a JSON file, which `npm run learn -- shape` prints.
"""

import argparse
import datetime
import glob
import gzip
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from torch import nn

from learn_files import ENCODED_ONE, MOST_SEATS, net_file, record

SHARPNESS = 0.06


class Examples:
    """All examples of some folders on the device, and which of them are for testing."""

    def __init__(self, folders, features, parts, moves, device):
        kind = record(features)
        files = sorted(file for folder in folders for file in glob.glob(os.path.join(folder, "*.bin.gz")))

        def read(file):
            rows = np.frombuffer(gzip.decompress(open(file, "rb").read()), kind)
            visits = rows["visits"][:, :moves].astype(np.float32)
            value = rows["value"][:, :moves].astype(np.float32) / 65535
            part = rows["parts"][:, :moves].astype(np.int16 if parts < 32767 else np.int32)
            count = np.where(rows["count"] <= moves, rows["count"], 0)
            valid = np.arange(moves)[None, :] < count[:, None]
            best = np.where(valid & (visits > 0), value, 0).max(1, keepdims=True)
            target = np.where(valid, visits * np.exp((value - best) / SHARPNESS), 0)
            target /= np.maximum(target.sum(1, keepdims=True), 1e-9)
            # The slot after the last part has no weight.
            part = np.where(part < 0, parts, part)
            used = max(1, int((part < parts).sum(2).max()))
            return rows["x"], rows["seats"], rows["worth"], part[:, :, :used], count, target.astype(np.float16)

        with ThreadPoolExecutor(16) as pool:
            found = list(pool.map(read, files))
        width = max(part.shape[2] for _, _, _, part, _, _ in found)

        def widened(part):
            more = np.full((*part.shape[:2], width - part.shape[2]), parts, part.dtype)
            return np.concatenate([part, more], 2)

        def joined(place, change=lambda array: array):
            return torch.from_numpy(np.concatenate([change(one[place]) for one in found])).to(device)

        self.x, self.seats = joined(0), joined(1)
        self.worth = joined(2, lambda worth: worth.astype(np.float32) / 65535)
        self.parts, self.count, self.target = joined(3, widened), joined(4), joined(5)
        stretch = torch.arange(len(self.x), device=device) // 256 % 20 == 0
        self.kept, self.taught = stretch.nonzero()[:, 0], (~stretch).nonzero()[:, 0]


class Net(nn.Module):
    def __init__(self, features, one, two, parts):
        super().__init__()
        self.first, self.second = nn.Linear(features, one), nn.Linear(one, two)
        self.value, self.policy = nn.Linear(two, MOST_SEATS), nn.Linear(two, parts)

    def hidden(self, x):
        x = x.float() / ENCODED_ONE
        x = torch.clamp(self.first(x), 0, 16)
        return torch.clamp(self.second(x), 0, 16)


def losses(net, data, rows, moves):
    hidden = net.hidden(data.x[rows])
    seated = torch.arange(MOST_SEATS, device=hidden.device)[None, :] < data.seats[rows][:, None]
    value = nn.functional.binary_cross_entropy_with_logits(net.value(hidden), data.worth[rows], reduction="none")
    value = (value * seated).sum() / seated.sum()
    logits = nn.functional.pad(net.policy(hidden), (0, 1))
    parts = data.parts[rows].long()
    logits = logits.gather(1, parts.flatten(1)).view(parts.shape).sum(2)
    count = data.count[rows]
    logits = logits.masked_fill(torch.arange(moves, device=hidden.device)[None, :] >= count[:, None], -1e9)
    policy = -(data.target[rows].float() * torch.log_softmax(logits, 1)).sum(1)
    asked = count > 1
    return value, (policy * asked).sum() / asked.sum().clamp(min=1)


def tested(net, data, moves):
    sums, batches = np.zeros(2), 0
    with torch.no_grad():
        for rows in data.kept.split(8192):
            sums += [loss.item() for loss in losses(net, data, rows, moves)]
            batches += 1
    return sums / max(1, batches)


def weights_of(layer):
    return layer.weight.detach().cpu().double().numpy(), layer.bias.detach().cpu().double().numpy()


def main():
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flags.add_argument("--data", nargs="+", required=True)
    flags.add_argument("--shape", required=True, help="a JSON file: game, encoding, features, parts")
    flags.add_argument("--out", required=True)
    flags.add_argument("--hidden", default="128,64")
    flags.add_argument("--moves", type=int, default=48, help="decisions with more moves teach values only")
    flags.add_argument("--epochs", type=int, default=8)
    flags.add_argument("--seconds", type=float, default=1e9, help="stop after the epoch in which this has passed")
    flags.add_argument("--batch", type=int, default=2048)
    flags.add_argument("--speed", type=float, default=2e-3)
    flags.add_argument("--value-weight", type=float, default=1.0)
    flags = flags.parse_args()
    shape = json.load(open(flags.shape))
    one, two = (int(width) for width in flags.hidden.split(","))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.time()
    torch.manual_seed(1)
    data = Examples(flags.data, shape["features"], shape["parts"], flags.moves, device)
    print(f"{len(data.x)} examples read in {time.time() - began:.0f} s", flush=True)
    net = Net(shape["features"], one, two, shape["parts"]).to(device)
    adam = torch.optim.AdamW(net.parameters(), lr=flags.speed, weight_decay=1e-4)
    batches = max(1, len(data.taught) // flags.batch)
    course = torch.optim.lr_scheduler.OneCycleLR(adam, flags.speed, total_steps=batches * flags.epochs + 1)
    value = policy = 0.0
    for epoch in range(1, flags.epochs + 1):
        order = data.taught[torch.randperm(len(data.taught), device=device)]
        for batch in range(batches):
            of_value, of_policy = losses(net, data, order[batch * flags.batch:(batch + 1) * flags.batch], flags.moves)
            adam.zero_grad(set_to_none=True)
            (flags.value_weight * of_value + of_policy).backward()
            adam.step()
            course.step()
        value, policy = tested(net, data, flags.moves)
        spent = time.time() - began
        print(f"  {epoch}: value loss {value:.4f}, policy loss {policy:.4f} ({spent:.0f} s)", flush=True)
        if spent > flags.seconds:
            break
    header = {**shape, "hidden": [one, two], "seats": MOST_SEATS}
    layers = [weights_of(layer) for layer in (net.first, net.second, net.value, net.policy)]
    written = net_file(layers, header)
    with open(flags.out, "wb") as file:
        file.write(written)
    about = [json.load(open(file)) for folder in flags.data for file in sorted(glob.glob(os.path.join(folder, "s*.json")))]
    manifest = {
        **header, "bytes": len(written), "examples": len(data.x), "data": about, "trainer": "torch",
        "losses": {"value": round(value, 4), "policy": round(policy, 4)}, "date": datetime.date.today().isoformat(),
    }
    with open(flags.out + ".json", "w") as file:
        file.write(json.dumps(manifest, indent=2) + "\n")
    print(f"{flags.out}: {len(written)} bytes")


if __name__ == "__main__":
    main()
