"""Checkpoints to go on from, and weights for the product."""

import datetime
import json
import os

import torch

from learn_files import MOST_SEATS, net_file

CHECKPOINT = "checkpoint.pt"


def replace(path, write):
    """Writes a file whole or not at all."""
    write(path + ".new")
    os.replace(path + ".new", path)


def save_checkpoint(config, parts, done):
    state = {name: part.state_dict() for name, part in parts.items() if part is not None}
    state |= {"done": dict(done), "game": config["game"]}
    replace(os.path.join(config["out"], CHECKPOINT), lambda path: torch.save(state, path))


def load_checkpoint(config, device):
    """The state to resume from, or None in a new run."""
    path = os.path.join(config["out"], CHECKPOINT)
    if not config["resume"]:
        return None
    if not os.path.exists(path):
        raise ValueError(f"there is no {path} to resume from")
    saved = torch.load(path, map_location=device, weights_only=True)
    if saved["game"] != config["game"]:
        raise ValueError(f"{path} is of {saved['game']}, not of {config['game']}")
    return saved


def restore(parts, saved):
    for name, part in parts.items():
        if part is None:
            continue
        if name not in saved:
            raise ValueError(f"the checkpoint has no {name}: resume with the options of its run")
        try:
            part.load_state_dict(saved[name])
        except (RuntimeError, ValueError) as error:
            raise ValueError(f"the checkpoint has a {name} of another shape: resume with the options of its run") from error


def weights_of(layer):
    return layer.weight.detach().cpu().double().numpy(), layer.bias.detach().cpu().double().numpy()


def save_net(config, layout, player, done, device, is_last):
    """The weights as the product reads them, with a manifest. Those of checkpoints are kept beside the last ones."""
    header = {
        "game": layout["game"], "encoding": layout["encoding"], "features": layout["features"],
        "hidden": config["hidden"], "seats": MOST_SEATS, "parts": layout["parts"],
    }
    layers = [weights_of(layer) for layer in (player.first, player.second, player.value, player.policy)]
    data = net_file(layers, header)
    options = {name: value for name, value in config.items() if name not in ("actor", "out", "resume")}
    about = {**header, "bytes": len(data), **done, "device": device, "options": options}
    about["date"] = datetime.date.today().isoformat()
    names = [f"at-{done['decisions'] / 1e6:.4g}M.net"] + (["last.net"] if is_last else [])
    for name in names:
        path = os.path.join(config["out"], name)
        with open(path, "wb") as file:
            file.write(data)
        with open(path + ".json", "w") as file:
            file.write(json.dumps(about, indent=2) + "\n")
