"""The messages of the last while, as they came, on the learner's device, with what was chosen."""

import torch


class Ring:
    def __init__(self, layout, actors, most_bytes, device):
        self.layout, self.actors, self.device = layout, actors, device
        rows = actors * layout["rows"]
        self.messages = max(16, min(4096, most_bytes // (actors * layout["size"])))
        self.bytes = torch.zeros((self.messages, actors, layout["size"]), dtype=torch.uint8, device=device)
        self.places = torch.zeros((self.messages, rows), dtype=torch.uint8, device=device)
        self.logs = torch.zeros((self.messages, rows), device=device)
        self.next = 0

    def restart(self):
        self.next = 0

    def put(self, stage):
        """Keeps a message. Returns the number of its slot."""
        slot = self.next % self.messages
        self.bytes[slot].copy_(stage, non_blocking=True)
        self.next += 1
        return slot

    def is_kept(self, messages):
        return messages + self.messages >= self.next

    def index(self, messages, actors, rows):
        """One number for each row of an actor's message."""
        count = self.layout["rows"]
        return (messages % self.messages) * (self.actors * count) + actors * count + rows

    def slot_rows(self, slot):
        count = self.actors * self.layout["rows"]
        return torch.arange(slot * count, (slot + 1) * count, device=self.device)

    def rows(self, index):
        """What is known about some rows: observations, moves and who chose."""
        layout = self.layout
        count, parts = layout["rows"], layout["parts"]
        actor, row = index // count, index % count

        def block(source, at, shape):
            size = shape[0] if len(shape) == 1 else shape[0] * shape[1]
            flat = source.view(-1, source.shape[-1])[:, at:at + count * size]
            return flat.unflatten(1, (count, size))[actor, row].view(len(index), *shape)

        seen = block(self.bytes.view(torch.int8), layout["observations"], (layout["looks"] * layout["features"],))
        moves = block(self.bytes.view(torch.int16), layout["partsAt"] // 2, (layout["moves"], layout["width"])).long()
        number = block(self.bytes, layout["counts"], (1,))
        return {
            "x": seen[:, :layout["features"]],
            "all": seen,
            # The slot after the last part has no weight.
            "parts": torch.where(moves < 0, parts, moves),
            "is_move": torch.arange(layout["moves"], device=self.device)[None] < number,
            "seats": block(self.bytes, layout["seats"], (1,))[:, 0],
            "player": block(self.bytes, layout["players"], (1,))[:, 0],
        }
