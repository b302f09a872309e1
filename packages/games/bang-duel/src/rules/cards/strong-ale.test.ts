import { expect, test } from 'vitest';
import { ann, does, health, may, table } from '../../testing/index.ts';

test.each([
  [5, 3],
  [4, 3],
  [3, 3],
  [1, 3],
])('[BD-CARD-ALE, BD-EX-7] health %i becomes %i', (before, after) => {
  const state = table({ law: { hand: ['strong-ale'], ap: { id: 'pat-garrett', health: before } } });
  does(state, ann, { type: 'play', card: 'strong-ale', target: 'pat-garrett' });
  expect(health(state, 'pat-garrett')).toBe(after);
});

test('[BD-CARD-ALE, BD-PLAY-2] any character but the opponent’s PP', () => {
  const state = table({ law: { hand: ['strong-ale'] } });
  const targets = ['pat-garrett', 'lone-ranger', 'cattle-kate', 'dalton-brothers'];
  const allowed = targets.filter((target) => may(state, ann, { type: 'play', card: 'strong-ale', target }));
  expect(allowed).toEqual(['pat-garrett', 'lone-ranger', 'cattle-kate']);
});

test('[BD-RULING-16] its damage is a loss of health: Allan Pinkerton shoots once for each unit', () => {
  const state = table({ law: { hand: ['strong-ale'], ap: 'django', pp: { id: 'alan-pinkerton', health: 4 } } });
  does(state, ann, { type: 'play', card: 'strong-ale', target: 'alan-pinkerton' });
  expect(health(state, 'alan-pinkerton')).toBe(3);
  expect(health(state, 'cattle-kate')).toBe(3);
});
