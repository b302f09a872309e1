"""Plays random moves in many games at once and prints how fast that goes.

    python3 python/examples/random_agent.py colt-express --games 64 --seconds 10
"""

import argparse
import os
import sys
import time

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from saloon_env import VectorEnv


def main():
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flags.add_argument("game")
    flags.add_argument("--games", type=int, default=64)
    flags.add_argument("--seats", type=int)
    flags.add_argument("--seconds", type=float, default=10)
    flags = flags.parse_args()
    rng = np.random.default_rng(1)
    with VectorEnv(flags.game, flags.games, flags.seats) as env:
        _, mask = env.reset()
        began, steps, finished, wins = time.time(), 0, 0, np.zeros(env.seat_count)
        while time.time() - began < flags.seconds:
            # The largest of random numbers is at a random legal action.
            actions = (rng.random(mask.shape) * mask).argmax(1)
            _, mask, rewards, done = env.step(actions)
            steps += env.games
            finished += int(done.sum())
            wins += rewards.sum(0)
        spent = time.time() - began
        print(f"{flags.game}: {steps / spent:,.0f} steps a second through the pipe, {finished} games finished")
        print("wins by seat:", np.round(wins / max(1, finished), 3))


if __name__ == "__main__":
    main()
