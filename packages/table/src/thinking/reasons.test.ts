import { SeatInformationSet } from '@saloon/bots';
import { findWhy, games } from '@saloon/catalog';
import { positions } from '@saloon/catalog/testing';
import { type AnyGame, choose, defaultOptions, randomWalk, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { findHint } from './hint.ts';
import { questionFor } from './question-for.ts';
import { differing, type Reason, reasonsFor, telling } from './reasons.ts';

type Speaking = { because(reason: Reason, names: (seat: number) => string): string };

/** Three, or as many as it takes. */
function seatsAt(game: AnyGame): number {
  const { min, max } = game.seats(defaultOptions(game.options));
  return Math.max(min, Math.min(3, max));
}

test.each(games)('$id: whatever is played anywhere, reasons can be given and said in both languages', (game) => {
  const rng = rngFrom(seedOf(11));
  const kinds = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const seats = seatsAt(game);
    const state = game.setup(defaultOptions(game.options), seats, seedOf(n));
    randomWalk(game, state, rng, n * 4);
    if (game.outcome(state) !== undefined || game.isRace?.(state) === true) continue;
    for (const seat of seatsOf(seats)) {
      const legal = game.legalMoves(state, seat);
      if (legal.length === 0) continue;
      const info = new SeatInformationSet(game, seat, state, rng);
      for (const reason of reasonsFor(game, info, choose(rng, legal), rng)) {
        kinds.add(reason.type);
        for (const lang of ['en', 'ru'] as const) {
          const said = (game.text[lang] as unknown as Speaking).because(reason, (by) => `P${by}`);
          expect(said).toMatch(/^[\p{Lu}«\d].*[.!]$/u);
          expect(said).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(5);
});

test('a reason is given only if it holds in every deal that was looked at', () => {
  const [game] = games;
  if (game === undefined) throw new Error('Cannot find a game');
  const state = game.setup(defaultOptions(game.options), 3, seedOf(1));
  const [seat] = game.toAct(state);
  if (seat === undefined) throw new Error('Cannot find anybody to act');
  const [move] = game.legalMoves(state, seat);
  const rng = rngFrom(seedOf(2));
  let n = 0;
  const found = reasonsFor(game, new SeatInformationSet(game, seat, state, rng), move, rng, () => () => {
    n += 1;
    return [{ tone: 'good', type: 'always' }, ...(n === 3 ? [] : [{ tone: 'good', type: 'mostly' } as const])];
  });
  expect(found).toEqual([{ tone: 'good', type: 'always' }]);
  expect(reasonsFor(game, new SeatInformationSet(game, seat, state, rng), move, rng, () => undefined)).toEqual([]);
});

const [A, B, C]: readonly [Reason, Reason, Reason] = [
  { tone: 'good', type: 'a' },
  { tone: 'bad', type: 'b' },
  { tone: 'good', type: 'c' },
];

test.each(games)(
  '$id: reasons tell nothing that the seat may not know: deal that again, and they are the same',
  (game) => {
    const rng = rngFrom(seedOf(21));
    for (let n = 0; n < 12; n++) {
      const seats = seatsAt(game);
      const state = game.setup(defaultOptions(game.options), seats, seedOf(n));
      randomWalk(game, state, rng, 10 + n * 4);
      const [seat] = game.toAct(state);
      if (seat === undefined || game.isRace?.(state) === true) continue;
      const move = choose(rng, game.legalMoves(state, seat));
      const given = (of: unknown) => {
        const own = rngFrom(seedOf(n));
        return reasonsFor(game, new SeatInformationSet(game, seat, of, own), move, own);
      };
      expect(given(game.redeal(state, seat, rng))).toEqual(given(state));
    }
  },
);

test.each([
  ['colt-express', '[CE-ROB-1, CE-END-1]', 'Takes a strongbox.'],
  ['wright-brothers', '[WB-END-2, WB-DIV-2]', 'If you start the shootout, your hand is first and can’t be shut out.'],
  ['bang-duel', '[BD-DEATH-2, BD-END-1]', 'Wins the game.'],
  ['caliber-45', '[C45-GRD-7, C45-END-1]', 'Wins the game for your team.'],
])('%s: a hint says why its first move is good (%s)', (id, title, sentence) => {
  const game = games.find((one) => one.id === id);
  const lay = positions[id]?.find(([name]) => name.startsWith(title))?.[1];
  if (game === undefined || lay === undefined) throw new Error(`Cannot find ${title}`);
  const { state, seat } = lay();
  const asking = { table: tableId('t'), seat, owed: true, level: 'hard' } as const;
  const [first] = findHint(game, questionFor(game, state, asking, rngFrom(seedOf(1))));
  const said = (first?.why ?? []).map((reason) => (game.text.en as unknown as Speaking).because(reason, String));
  expect(said).toContain(sentence);
});

test('of two moves, what tells them apart: what is good about the one, and bad about the other', () => {
  expect(differing([A, C], [A, B])).toEqual({ good: [C], bad: [B] });
  expect(differing([A, B], [A, B])).toEqual({ good: [], bad: [] });
});

test('of several moves, what not all of them share; where nothing is left, all of it', () => {
  expect(telling([[A, C], [A, B], [A]])).toEqual([[C], [B], [A]]);
  expect(telling([[A]])).toEqual([[A]]);
});

test('every game in the catalog gives reasons', () => {
  expect(
    games.filter(({ id }) => findWhy(id) === undefined).map(({ id }) => id),
    'games that packages/catalog/src/why.ts does not list',
  ).toEqual([]);
  expect([findWhy('nim'), findWhy('toString')]).toEqual([undefined, undefined]);
});
