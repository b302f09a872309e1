"""Saloon's games as environments for reinforcement learning: standard library and numpy only.

`VectorEnv` plays many games at once; `AecEnv` plays one in the shape of PettingZoo's AEC API. Both start
`saloon env` and talk to it over lines of JSON, which docs/research.md describes.
"""

import base64
import json
import os
import shlex
import subprocess

import numpy as np

__all__ = ["AecEnv", "Discrete", "Box", "EnvError", "VectorEnv"]


class EnvError(Exception):
    """The environment refused a request; the message says why, and nothing has changed."""


class Discrete:
    """Actions 0 to n - 1."""

    def __init__(self, n):
        self.n = n

    def sample(self, mask, rng=np.random.default_rng()):
        """A random action out of those that the mask allows."""
        return int(rng.choice(np.flatnonzero(mask)))


class Box:
    """Arrays of this shape."""

    def __init__(self, shape, dtype=np.float32):
        self.shape, self.dtype = shape, dtype


class VectorEnv:
    """Many games at once. Observations are float32 arrays of shape (games, features).

    `seats` says who is asked in each game (-1 when it is over), `mask` which actions are legal, `rewards` each seat's
    share of the win once a game is over. A game that is over starts again with the next seed in the following step.

    In games with an open set of moves (`is_fixed` is false) an action is a place in `moves`, which lists the parts of
    each legal move, and the mask is as wide as the longest list.
    """

    def __init__(self, game, games=1, seats=None, options=(), command=None):
        command = command or shlex.split(os.environ.get("SALOON", "npx saloon"))
        command = [*command, "env", game, "--games", str(games)]
        command += ["--seats", str(seats)] if seats is not None else []
        for option in options:
            command += ["--option", option]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        hello = self._read()
        self.games, self.seat_count, self.one = hello["games"], hello["seats"], hello["one"]
        self.features, self.parts, self.encoding = hello["features"], hello["parts"], hello["encoding"]
        self.is_fixed = hello["actions"] == "fixed"
        self.observation_space = Box((len(self.features),))
        self.action_space = Discrete(len(self.parts)) if self.is_fixed else None
        self._next_seed = 0

    def reset(self, seed=0):
        """Starts all games, with the seeds from `seed` on. Returns the observations and the mask."""
        self._next_seed = seed + self.games
        return self._take({"type": "reset", "seeds": list(range(seed, seed + self.games))})

    def step(self, actions):
        """Makes one move in every game, or starts the next one. Returns observations, mask, rewards and done."""
        sent = []
        for action, done in zip(actions, self.done):
            if done:
                sent.append({"seed": self._next_seed})
                self._next_seed += 1
            else:
                sent.append(int(action))
        observations, mask = self._take({"type": "step", "actions": sent})
        return observations, mask, self.rewards, self.done

    def describe(self, game=0):
        """The legal moves in notation, their parts, and the view of the seat that is asked."""
        return self._ask({"type": "describe", "game": game})

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _take(self, request):
        state = self._ask(request)
        self.seats, self.done = np.array(state["seats"]), np.array(state["done"])
        self.rewards = np.array(state["rewards"], np.float32)
        raw = np.frombuffer(base64.b64decode(state["features"]), np.int8).reshape(self.games, -1)
        if self.is_fixed:
            mask = np.frombuffer(base64.b64decode(state["mask"]), np.uint8).reshape(self.games, -1).astype(bool)
        else:
            self.moves = state["moves"]
            width = max(1, max(len(moves) for moves in self.moves))
            mask = np.array([[place < len(moves) for place in range(width)] for moves in self.moves])
        return raw.astype(np.float32) / self.one, mask

    def _ask(self, request):
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self):
        line = self._process.stdout.readline()
        if not line:
            raise EnvError("saloon env has ended; its own message is above")
        answer = json.loads(line)
        if answer["type"] == "error":
            raise EnvError(answer["message"])
        return answer


class AecEnv:
    """One game in the shape of PettingZoo's AEC API: agents act one after another.

    An observation is a dict with `observation` and `action_mask`. Rewards are zero until the game is over.
    """

    metadata = {"name": "saloon", "is_parallelizable": False}

    def __init__(self, game, seats=None, options=(), command=None):
        self._env = VectorEnv(game, 1, seats, options, command)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._env.seat_count)]
        self.agents = []

    def observation_space(self, agent):
        return self._env.observation_space

    def action_space(self, agent):
        return self._env.action_space

    def reset(self, seed=0, options=None):
        self._observation, self._mask = self._env.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent):
        """What the agent that is asked knows. Others see zeros and no legal action until they are asked."""
        if agent != self.agent_selection or any(self.terminations.values()):
            return {"observation": np.zeros_like(self._observation[0]), "action_mask": np.zeros_like(self._mask[0])}
        return {"observation": self._observation[0], "action_mask": self._mask[0]}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise EnvError("a finished agent steps with None")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else agent
            return
        self._observation, self._mask, rewards, done = self._env.step([action])
        if done[0]:
            for name, reward in zip(self.possible_agents, rewards[0]):
                self.rewards[name] = self._cumulative_rewards[name] = float(reward)
                self.terminations[name] = True
        self._select()

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def _select(self):
        seat = int(self._env.seats[0])
        self.agent_selection = self.agents[0] if seat < 0 else self.possible_agents[seat]

    def close(self):
        self._env.close()
