"""Tests of the client against the real `saloon env`; npm test runs them where Python has numpy."""

import unittest

import numpy as np

from saloon_env import AecEnv, EnvError, VectorEnv


def play(env, seed, rng):
    """Plays random moves until every game is over; returns the rewards and the number of steps."""
    _, mask = env.reset(seed)
    steps = 0
    rewards = np.zeros((env.games, env.seat_count))
    finished = np.zeros(env.games, bool)
    while not finished.all():
        _, mask, now, done = env.step((rng.random(mask.shape) * mask).argmax(1))
        rewards[done & ~finished] = now[done & ~finished]
        finished |= done
        steps += 1
    return rewards, steps


class TestVectorEnv(unittest.TestCase):
    def test_games_end_and_repeat(self):
        with VectorEnv("colt-express", games=3, seats=4) as env:
            first, steps = play(env, 7, np.random.default_rng(2))
            again, _ = play(env, 7, np.random.default_rng(2))
        self.assertGreater(steps, 50)
        np.testing.assert_allclose(first.sum(1), 1)
        np.testing.assert_array_equal(first, again)

    def test_observations_fit_their_space(self):
        with VectorEnv("colt-express", games=2, seats=3) as env:
            x, mask = env.reset(1)
            self.assertEqual(x.shape, (2, *env.observation_space.shape))
            self.assertEqual(mask.shape, (2, env.action_space.n))
            self.assertLess(np.abs(x).max(), 8)
            self.assertIn("character belle", env.describe()["moves"])

    def test_an_illegal_action_changes_nothing(self):
        with VectorEnv("colt-express", seats=4) as env:
            x, mask = env.reset(1)
            with self.assertRaisesRegex(EnvError, "is not legal"):
                env.step([int(np.flatnonzero(~mask[0])[0])])
            again, _, _, _ = env.step([int(np.flatnonzero(mask[0])[0])])
            self.assertEqual(again.shape, x.shape)


class TestAecEnv(unittest.TestCase):
    def test_one_game_in_the_shape_of_pettingzoo(self):
        env = AecEnv("colt-express", seats=3)
        env.reset(seed=5)
        rng = np.random.default_rng(1)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                total[agent] = reward
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"], rng))
        env.close()
        self.assertAlmostEqual(sum(total.values()), 1)


if __name__ == "__main__":
    unittest.main()
