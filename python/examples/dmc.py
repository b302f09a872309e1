"""Deep Monte Carlo in numpy: learns what a move is worth from how the games ended (DouZero's method, on one core).

    python3 python/examples/dmc.py colt-express --seats 4 --seconds 120

A net with one hidden layer estimates the share of the win that a seat gets if it makes a move. All seats play by it,
now and then at random; when a game ends, every move on the way is trained towards the reward of its seat. Every ten
seconds it prints how often seat 0, by the net, wins against random players.
"""

import argparse
import os
import sys
import time

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from saloon_env import VectorEnv

HIDDEN, BATCH, SPEED, RANDOM = 128, 512, 1e-3, 0.1


class Net:
    """features -> hidden -> one output for each part; a move is worth the sum of its parts."""

    def __init__(self, features, parts, rng):
        self.layers = [
            rng.normal(0, (2 / 60) ** 0.5, (features, HIDDEN)).astype(np.float32), np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.01, (HIDDEN, parts)).astype(np.float32), np.zeros(parts, np.float32),
        ]
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def outputs(self, x):
        first, start, second, offset = self.layers
        hidden = np.maximum(x @ first + start, 0)
        return hidden, hidden @ second + offset

    def train(self, x, chosen, rewards):
        """One step of Adam along the squared error of the moves that were made; `chosen` is a row of parts for each."""
        hidden, outputs = self.outputs(x)
        error = ((outputs * chosen).sum(1) - rewards) / len(x)
        back = error[:, None] * chosen
        inward = (back @ self.layers[2].T) * (hidden > 0)
        slopes = [x.T @ inward, inward.sum(0), hidden.T @ back, back.sum(0)]
        self.steps += 1
        for layer, mean, square, slope in zip(self.layers, self.means, self.squares, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            ahead, spread = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            layer -= SPEED * ahead / (np.sqrt(spread) + 1e-8)
        return float((error * len(x)) @ (error * len(x)) / len(x))


def rows_of(env, mask, game, action):
    """The parts of a move as a row of zeros and ones."""
    row = np.zeros(len(env.parts), np.float32)
    row[[action] if env.is_fixed else env.moves[game][action]] = 1
    return row


def worths(env, net, x, mask):
    """What every legal move of every game is worth; minus infinity where there is none."""
    _, outputs = net.outputs(x)
    if env.is_fixed:
        return np.where(mask, outputs, -np.inf)
    worth = np.full(mask.shape, -np.inf, np.float32)
    for game, moves in enumerate(env.moves):
        for place, parts in enumerate(moves):
            worth[game, place] = outputs[game, parts].sum()
    return worth


def choose(env, net, x, mask, rng, random_share):
    best = worths(env, net, x, mask).argmax(1)
    drawn = (rng.random(mask.shape) * mask).argmax(1)
    return np.where(rng.random(len(best)) < random_share, drawn, best)


def learn(env, net, rng, seconds):
    """Plays all seats by the net for some seconds and trains on every finished game. Returns steps and mean loss."""
    x, mask = env.reset(int(rng.integers(1 << 30)))
    paths = [[] for _ in range(env.games)]
    memory, losses, steps, began = [], [], 0, time.time()
    while time.time() - began < seconds:
        actions = choose(env, net, x, mask, rng, RANDOM)
        for game in np.flatnonzero(~env.done):
            paths[game].append((x[game], rows_of(env, mask, game, int(actions[game])), int(env.seats[game])))
        x, mask, rewards, done = env.step(actions)
        steps += env.games
        for game in np.flatnonzero(done):
            memory += [(seen, row, rewards[game, seat]) for seen, row, seat in paths[game]]
            paths[game] = []
        while len(memory) >= 4 * BATCH:
            rng.shuffle(memory)
            some, memory = memory[:BATCH], memory[BATCH:]
            seen, chosen, reward = (np.stack(column) for column in zip(*some))
            losses.append(net.train(seen, chosen, reward))
    return steps, float(np.mean(losses)) if losses else float("nan")


def measure(env, net, rng, games):
    """How often seat 0 wins by the net against random players."""
    x, mask = env.reset(1 << 40)
    finished, wins = 0, 0.0
    while finished < games:
        by_net, drawn = choose(env, net, x, mask, rng, 0), (rng.random(mask.shape) * mask).argmax(1)
        x, mask, rewards, done = env.step(np.where(env.seats == 0, by_net, drawn))
        finished += int(done.sum())
        wins += float(rewards[done, 0].sum())
    return wins / finished, finished


def main():
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flags.add_argument("game")
    flags.add_argument("--games", type=int, default=64)
    flags.add_argument("--seats", type=int)
    flags.add_argument("--seconds", type=float, default=120)
    flags.add_argument("--test-games", type=int, default=100)
    flags = flags.parse_args()
    rng = np.random.default_rng(1)
    with VectorEnv(flags.game, flags.games, flags.seats) as env:
        net = Net(len(env.features), len(env.parts), rng)
        spent = 0.0
        while spent < flags.seconds:
            part = min(10.0, flags.seconds - spent)
            steps, loss = learn(env, net, rng, part)
            spent += part
            share, games = measure(env, net, rng, flags.test_games)
            print(f"{spent:5.0f} s  {steps / part:,.0f} steps/s  loss {loss:.4f}  wins {share:.1%} of {games}", flush=True)


if __name__ == "__main__":
    main()
