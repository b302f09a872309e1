import { seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { quickHands } from '../testing/index.ts';
import { measure } from './worth.ts';

const state = quickHands.setup({ prize: 5 }, 2, seedOf(7));
const worth = (isLead: boolean, standings: readonly number[]): readonly number[] => {
  const knowledge = {
    ...quickHands.knowledge,
    evaluate: (_: unknown, by: number) => standings[by] ?? 0,
    lead: 10,
    ...(isLead ? ({ isLead } as const) : {}),
  };
  const found: number[] = [];
  measure({ ...quickHands, knowledge }, state, undefined, [0, 1], found);
  return found;
};

test('a seat is measured against the best of the other sides', () => {
  expect(worth(false, [10, 0])).toEqual([0.75, 0.25]);
  expect(worth(false, [10, 10])).toEqual([0.5, 0.5]);
});

test('if the game evaluates leads itself, the other seats’ values do not matter', () => {
  expect(worth(true, [10, 0])).toEqual([0.75, 0.5]);
  expect(worth(true, [10, 10])).toEqual([0.75, 0.75]);
});

test('a finished game is worth its outcome, even if the game evaluates leads itself', () => {
  const outcome = { scores: [10, 0], ranks: [1, 2] };
  const found: number[] = [];
  measure(
    { ...quickHands, knowledge: { ...quickHands.knowledge, lead: 10, isLead: true } },
    state,
    outcome,
    [0, 1],
    found,
  );
  expect(found[0]).toBeCloseTo(0.95);
  expect(found[1]).toBeCloseTo(0.05);
});
