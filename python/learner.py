"""The learner of `npm run learn`. Its settings are one JSON object, which tools/learn/train.ts writes."""

import json
import signal
import sys

from learning.actors import ActorLost


def main():
    if sys.argv[1:] == ["--check"]:
        import numpy
        import torch
        print(torch.cuda.get_device_name() if torch.cuda.is_available() else "the CPU")
        return 0
    from learning.run import Run
    config = json.loads(sys.argv[1])
    stopping = []
    signal.signal(signal.SIGINT, lambda *_: stopping.append(1))
    signal.signal(signal.SIGTERM, lambda *_: stopping.append(1))
    try:
        Run(config).go(lambda: bool(stopping))
    except (ActorLost, BrokenPipeError, ValueError) as error:
        print(f"Cannot learn: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
