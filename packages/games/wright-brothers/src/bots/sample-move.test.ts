import { below, cloneRng, placeByWeight, type Rng, type Seat } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalMoves, toAct } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { anyGame, walk } from '../testing/random-games.ts';
import { movePrior } from './move-priors.ts';
import { sampleMove } from './sample-move.ts';

/** The same, by listing and weighing every legal move. */
function drawnFromAll(state: State, by: Seat, rng: Rng): Move | undefined {
  const legal = legalMoves(state, by);
  if (legal.length < 2) return legal[0];
  const place = placeByWeight(
    rng,
    legal.map((move) => movePrior(state, by, move)),
    legal.length,
  );
  return legal[place === -1 ? below(rng, legal.length) : place];
}

test('sampling gives the same move and uses as many random numbers as weighing the whole list', () => {
  const types = new Set<string>();
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, ({ after: state, rng }) => {
        for (const by of toAct(state)) {
          const other = cloneRng(rng);
          const own = cloneRng(rng);
          const move = sampleMove(state, by, own);
          expect(move).toBe(drawnFromAll(state, by, other));
          if (own[9] !== other[9]) expect(own).toEqual(other);
          types.add(move?.type ?? 'nothing');
        }
      });
    }),
    { numRuns: 15 },
  );
  for (const type of ['pass', 'discard', 'load', 'play-event', 'slap', 'ready', 'return-cards', 'start-shootout']) {
    expect(types).toContain(type);
  }
});
