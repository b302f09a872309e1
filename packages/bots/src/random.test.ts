import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { expect, test, vi } from 'vitest';
import { SeatInformationSet } from './information-set.ts';
import { random } from './random.ts';
import { quickHands } from './testing/index.ts';

const [ann, bob] = [seat(0), seat(1)];
const state = quickHands.setup({ prize: 5 }, 2, seedOf(7));

test('random plays each legal move about equally often', () => {
  const rng = rngFrom(seedOf(1));
  const info = new SeatInformationSet(quickHands, ann, state, rng);
  const counts = new Map<string, number>();
  for (let i = 0; i < 10_000; i++) {
    info.renew(true);
    const move = random.decide(info, rng)?.move ?? expect.fail('a move is owed');
    const name = quickHands.formatMove(move);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(counts.size).toBe(10);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('random waits 15 times out of 16 when it owes nothing, without listing the moves', () => {
  const legalMoves = vi.fn(quickHands.legalMoves);
  const rng = rngFrom(seedOf(2));
  const info = new SeatInformationSet({ ...quickHands, legalMoves }, bob, state, rng);
  let acted = 0;
  for (let i = 0; i < 16_000; i++) {
    info.renew(false);
    if (random.decide(info, rng) !== undefined) acted += 1;
  }
  expect(Math.abs(acted - 1000)).toBeLessThan(150);
  expect(legalMoves).toHaveBeenCalledTimes(acted);
});
