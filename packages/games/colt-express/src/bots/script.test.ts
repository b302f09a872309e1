import { rngFrom, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import type { State } from '../rules/state.ts';
import { type Around, ann, heist, legal, type Seated, table } from '../testing/index.ts';
import { anyGame, walk } from '../testing/random-games.ts';
import { script } from './script.ts';

const habit = (state: State): string | undefined => {
  const move = script(state, ann, coltExpress.legalMoves(state, ann), rngFrom(seedOf(1)));
  return move && coltExpress.formatMove(move);
};
const OUT: Seated = { at: 'Lr' };
const planned = (own: Seated, around: Around) => habit(table([{ at: 'W2i', ...own }, OUT, OUT], around));

test('robs where there is loot, and otherwise moves toward loot', () => {
  const hand = 'fire ladder move robbery';
  expect(planned({ hand }, { loot: { W2i: 'purse' } })).toBe('play robbery');
  expect(planned({ hand }, { loot: { W2r: 'purse' } })).toBe('play ladder');
  expect(planned({ hand }, {})).toBe('play move');
  expect(planned({ hand }, { pile: 'ann:move', turn: 2 })).toBe('play robbery');
});

test('shoots any target in sight when there is no loot to get', () => {
  const state = table([{ at: 'W2i', hand: 'fire robbery' }, { at: 'W3i' }, OUT]);
  expect(habit(state)).toBe('play fire');
  expect(planned({ hand: 'fire robbery' }, {})).toBe('draw');
});

test('takes the most valuable loot and avoids the Marshal', () => {
  const robbing = table([{ at: 'W2i' }, OUT, OUT], { loot: { W2i: 'purse strongbox jewel' } });
  heist(robbing, 'ann:robbery');
  expect(habit(robbing)).toBe('rob strongbox');
  const going = table([{ at: 'W1i' }, OUT, OUT], { loot: { Li: 'strongbox', W2i: 'purse' } });
  heist(going, 'ann:move');
  expect(habit(going)).toBe('go 2');
});

test('the scripted move is always legal', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const rng = rngFrom(seedOf(1));
      walk(game, ({ after }) => {
        for (const by of coltExpress.toAct(after)) {
          const move = script(after, by, coltExpress.legalMoves(after, by), rng);
          if (move !== undefined) expect(legal(after, by)).toContain(coltExpress.formatMove(move));
        }
      });
    }),
    { numRuns: 6 },
  );
});
