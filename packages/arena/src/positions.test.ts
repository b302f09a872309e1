import { levels, SeatSight, seated } from '@saloon/bots';
import { coltExpress } from '@saloon/colt-express';
import { positions as inColtExpress } from '@saloon/colt-express/testing';
import { type AnyGame, rngFrom, seedOf } from '@saloon/kernel';
import type { Position } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';

const SEEDS = [1, 2, 3] as const;

/** What a level plays in a position, in notation. */
function answer(game: AnyGame, { seat, state }: Position<unknown>, level: 'hard' | 'legend', seed: number): string {
  const rng = rngFrom(seedOf(seed));
  const sight = new SeatSight(game, seat, state, rng);
  sight.renew(true);
  const decision = seated(levels[level]).decide(sight, rng);
  return decision === undefined ? 'wait' : game.formatMove(decision.move);
}

describe.each([{ game: coltExpress as AnyGame, positions: inColtExpress as readonly Position<unknown>[] }])(
  '$game.id',
  ({ game, positions }) => {
    test('there are at least twelve', () => {
      expect(positions.length).toBeGreaterThanOrEqual(12);
    });

    test.each(positions)('$title', (position) => {
      const legal = game.legalMoves(position.state, position.seat).map(game.formatMove);
      expect(legal).toEqual(expect.arrayContaining([...position.best]));
      expect(legal.length).toBeGreaterThan(position.best.length);
      for (const seed of SEEDS) expect(position.best).toContain(answer(game, position, 'hard', seed));
      expect(position.best).toContain(answer(game, position, 'legend', 1));
    });
  },
);
