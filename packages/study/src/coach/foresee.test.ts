import { SeatInformationSet } from '@saloon/bots';
import { findProspects, games } from '@saloon/catalog';
import { positions } from '@saloon/catalog/testing';
import { type AnyGame, defaultOptions, randomWalk, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import type { Reason } from '@saloon/table';
import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';

type Speaking = { because(reason: Reason, names: (seat: number) => string): string };
const said = (game: AnyGame, lang: 'en' | 'ru', reason: Reason): string =>
  (game.text[lang] as unknown as Speaking).because(reason, String);

const FEW = { usual: 40, most: 40 };

/** What speaks for the first of two moves of this seat. */
function foreseen(game: AnyGame, state: unknown, seat: Seat, moves: readonly [string, string], seed = 1) {
  const rng = rngFrom(seedOf(seed));
  const info = new SeatInformationSet(game, seat, state, rng);
  const [better, other] = moves.map((move) => game.parseMove(move));
  return foresee(game, info, [better, other], rng, FEW);
}

/** A decision with several moves in the middle of a random game. */
function decision(game: AnyGame, seed: number) {
  const { min, max } = game.seats(defaultOptions(game.options));
  const seats = Math.max(min, Math.min(3, max));
  const state = game.setup(defaultOptions(game.options), seats, seedOf(seed));
  const rng = rngFrom(seedOf(seed + 50));
  for (let moments = 20; moments < 200; moments += 1) {
    randomWalk(game, state, rng, 1);
    const [seat] = game.toAct(state);
    if (moments < 30 || seat === undefined || game.isRace?.(state) === true) continue;
    const moves = game.legalMoves(state, seat).map((move) => game.formatMove(move));
    const [first, second] = moves;
    if (first !== undefined && second !== undefined) return { state, seat, moves: [first, second] as const };
  }
  throw new Error('Cannot find a decision');
}

test.each(games)('$id: every fact is said in both languages, in one sentence', (game) => {
  const facts = Object.keys(findProspects(game.id)?.least ?? {});
  expect(facts.length, `packages/catalog/src/prospects.ts has no facts of ${game.id}`).toBeGreaterThan(0);
  for (const fact of facts) {
    for (const [own, other] of [
      [0, 38],
      [100, 12.5],
      [61.2, 44.9],
    ]) {
      const reason = { tone: 'good', type: 'prospect', fact, own, other } as const;
      for (const lang of ['en', 'ru'] as const) expect(said(game, lang, reason)).toMatch(/^[\p{Lu}$][^.]*[^.\s].*\.$/u);
    }
  }
});

test.each(games)('$id: a move has nothing over itself, and the deal of hidden cards changes nothing', (game) => {
  const { state, seat, moves } = decision(game, 1);
  expect(foreseen(game, state, seat, [moves[0], moves[0]])).toEqual([]);
  const redealt = game.redeal(state, seat, rngFrom(seedOf(9)));
  expect(foreseen(game, redealt, seat, moves)).toEqual(foreseen(game, state, seat, moves));
});

test('a prospect has both shares, and only the better of two moves has any', () => {
  const game = games.find(({ id }) => id === 'colt-express');
  const lay = positions['colt-express']?.find(([name]) => name.startsWith('[CE-ROB-1, CE-END-1]'))?.[1];
  if (game === undefined || lay === undefined) throw new Error('Cannot find the position');
  const { state, seat } = lay();
  const rob = (loot: string) => `rob ${loot}`;
  const better = foreseen(game, state, seat, [rob('strongbox'), rob('purse')]);
  expect(better.map((one) => one.fact)).toContain('gains');
  for (const { own, other } of better) expect(own).not.toBe(other);
  expect(foreseen(game, state, seat, [rob('purse'), rob('strongbox')])).toEqual([]);
});
