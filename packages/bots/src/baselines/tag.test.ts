import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { botWith } from '../policy.ts';
import { quickHands } from '../testing/index.ts';
import { sightOf } from '../testing/information-set-of.ts';
import { leadsByScore } from './leads-by-score.ts';
import { MoveAverages } from './move-averages.ts';
import { tag } from './tag.ts';

const ann = seat(0);
/** With an empty deck nobody can swap, so only playing cards scores. */
const state = { ...quickHands.setup({ prize: 5 }, 2, seedOf(7)), deck: [] };

test('it finds the scoring move by the current score alone', () => {
  const { info, rng } = sightOf(state, ann, true, {
    evaluate: () => expect.fail('it knows no more than the score'),
    score: (seen, by) => seen.scores[by] ?? 0,
  });
  const hand = [...(state.hands[ann] ?? [])].sort((a, b) => b - a);
  const made = botWith(tag).decide(info, rng)?.move;
  // Three of five cards are played in any order, so each of the best three is right.
  expect(made?.type === 'play' && hand.slice(0, 3).includes(made.card)).toBe(true);
});

test('a lead is measured against the best other seat, and counts 1.5 times at the end', () => {
  const leads: number[] = [];
  const game = {
    ...quickHands,
    knowledge: { ...quickHands.knowledge, score: (_: unknown, by: number) => [3, 9, 5][by] ?? 0 },
  };
  const three = quickHands.setup({ prize: 5 }, 3, seedOf(7));
  leadsByScore(game, three, undefined, leads);
  expect(leads).toEqual([-6, 4, -4]);
  leadsByScore(game, three, { scores: [3, 9, 5], ranks: [3, 1, 2] }, leads);
  expect(leads).toEqual([-9, 6, -6]);
});

test('moves with better averages are drawn more often, scaled to the results seen', () => {
  const habits = new MoveAverages<string>((move) => move);
  for (const result of [-50, 100]) habits.see(result);
  expect(habits.scaled(25)).toBe(0.5);
  habits.learn(ann, 'good', 100);
  habits.learn(ann, 'bad', -50);
  const rng = rngFrom(seedOf(1));
  const drawn = Array.from({ length: 200 }, () => habits.draw(ann, ['bad', 'good'], rng));
  expect(drawn.filter((move) => move === 'good').length).toBeGreaterThan(195);
  expect(habits.draw(ann, [], rng)).toBeUndefined();
});
