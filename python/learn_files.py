"""The file of weights that the product reads: packages/bots/src/net/net-file.ts has its format."""

import json
import struct

import numpy as np

MOST_SEATS = 9  # Seats that a net gives values for.
ONE, FACTOR, ENCODED_ONE = 256, 65536, 16


def rounded(numbers):
    """The nearest whole numbers; halves go up, as in JavaScript."""
    return np.floor(numbers + 0.5)


def quantized(weight, offset, unit):
    """A layer in whole numbers: weights (outputs, inputs) as bytes, and a factor and an offset for each output."""
    step = np.maximum(np.abs(weight).max(1), 1e-9) / 127
    weights = rounded(weight / step[:, None]).astype(np.int8)
    factors = rounded(step / unit * ONE * FACTOR).astype("<i4")
    # Half a step, because the net rounds down.
    offsets = (rounded(offset * ONE * FACTOR) + FACTOR / 2).astype("<i4")
    return weights, factors, offsets


def net_file(layers, header):
    """The file of weights. `layers` are the first, second, value and policy layer, each as (weight, offset)."""
    units = (ENCODED_ONE, ONE, ONE, ONE)
    first, second, value, policy = all_four = [
        quantized(weight, offset, unit) for (weight, offset), unit in zip(layers, units)
    ]
    text = json.dumps(header, separators=(",", ":")).encode("ascii")
    weights = first[0].T.tobytes() + second[0].T.tobytes() + value[0].tobytes() + policy[0].tobytes()
    start = b"SNET" + struct.pack("<I", len(text)) + text + weights
    start += b"\0" * (-len(start) % 4)
    return start + b"".join(one[1].tobytes() for one in all_four) + b"".join(one[2].tobytes() for one in all_four)
