import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { runTrial } from './trial.ts';

/** The short form of `npm run fair-race`: fewer hands, so the tolerance is 3 points more than the 5 of the long one. */
const PAIRS = 50;
const MOST = 58;

test.each(ATTACKS.filter(({ held }) => held !== 'not'))(
  '[WB-TIME-2, WB-TIME-4, WB-TIME-6, WB-TIME-11] $name: no more wins than an honest client with the same hands',
  async ({ kind, trick, held }) => {
    const { races, isSealed, share } = await runTrial({ kind, trick, roundTrips: [100, 100], pairs: PAIRS, seed: 2 });
    expect([races, isSealed]).toEqual([2 * PAIRS, false]);
    expect(share).toBeLessThanOrEqual(MOST);
    if (held === 'both') expect(share).toBeGreaterThanOrEqual(100 - MOST);
  },
);

test('[WB-ONL-7] a hand that is too fast for a person gets sealed races, and the trial ends there', async () => {
  const { races, isSealed } = await runTrial({
    kind: 'shootout',
    trick: { pressAfter: 120 },
    roundTrips: [0, 0],
    pairs: 60,
    seed: 5,
    rounds: 10,
  });
  expect([isSealed, races >= 50, races < 120]).toEqual([true, true, true]);
});

test('[WB-TIME-6] honest clients at 0 and 150 ms win equally often', async () => {
  const { share } = await runTrial({ kind: 'shootout', trick: {}, roundTrips: [150, 0], pairs: PAIRS, seed: 3 });
  expect(Math.abs((share ?? 0) - 50)).toBeLessThanOrEqual(MOST - 50);
});

test('the trial detects an advantage: a faster hand wins', async () => {
  const { share } = await runTrial({
    kind: 'shootout',
    trick: { pressAfter: 150 },
    roundTrips: [40, 40],
    pairs: 20,
    seed: 4,
  });
  expect(share).toBeGreaterThan(80);
});
