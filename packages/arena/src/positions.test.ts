import { levels, SeatInformationSet } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { positions } from '@saloon/catalog/testing';
import { type AnyGame, rngFrom, seedOf } from '@saloon/kernel';
import { isLongSuite, type Moment } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';

/** The move that a level's policy chooses, in notation, without slips and bluffs. */
function thought(game: AnyGame, { seat, state }: Moment<unknown>, level: 'hard' | 'legend', seed: number): string {
  const info = new SeatInformationSet(game, seat, state, rngFrom(seedOf(seed + 100)));
  info.renew(true);
  const move = levels[level].choose(info, info.sample(), level, rngFrom(seedOf(seed)));
  return move === undefined ? 'nothing' : game.formatMove(move);
}

describe.each(games)('$id', (game) => {
  const known = positions[game.id] ?? [];

  test('there are at least twelve positions', () => {
    expect(
      known.length,
      `positions of ${game.id}, as packages/catalog/src/testing/index.ts has them`,
    ).toBeGreaterThanOrEqual(12);
    expect(new Set(known.map(([title]) => title)).size).toBe(known.length);
  });

  test.each(known)('%s', (_title, lay) => {
    const moment = lay();
    const { state, seat, best } = moment;
    const legal = game.legalMoves(state, seat).map(game.formatMove);
    expect(game.toAct(state)).toContain(seat);
    expect(legal).toEqual(expect.arrayContaining([...best]));
    expect(legal.length).toBeGreaterThan(best.length);
    // The long suite also uses other seeds and searches as deeply as `legend`.
    for (const seed of isLongSuite ? [1, 2, 3] : [1]) {
      expect(best, `hard, seed ${seed}`).toContain(thought(game, moment, 'hard', seed));
    }
    if (isLongSuite) expect(best, 'legend').toContain(thought(game, moment, 'legend', 1));
  });
});
