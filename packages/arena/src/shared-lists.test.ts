import { type Bot, random } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { defaultOptions, hashOf, seatsOf, seedOf, withCopiedLists } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { playGame } from './play-game.ts';

type Change = (list: unknown[]) => void;
const EMPTY: Change = (list) => void list.splice(0);
const CHANGES: Readonly<Record<string, Change>> = {
  sorts: (list) => void list.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? 1 : -1)),
  empties: EMPTY,
};

/** Changes a list despite its readonly type, as plain JavaScript can. */
const wreck = (list: readonly unknown[], change: Change): void => change(list as unknown[]);

/** A guest that plays at random, and then changes every list it can reach. */
const vandal = (change: Change): Bot => ({
  ...random,
  id: 'vandal',
  decide(info, rng) {
    const decision = random.decide(info, rng);
    const state = info.sample();
    for (const seat of seatsOf(info.game.seatCount(state))) wreck(info.game.legalMoves(state, seat), change);
    wreck(info.game.toAct(state), change);
    wreck(info.legal(), change);
    return decision;
  },
});

const cases = games.flatMap((game) =>
  Object.entries(CHANGES).map(([does, change]) => ({ game, id: game.id, does, change })),
);

test.each(cases)('$id: a guest bot that $does the lists it gets changes no other table', ({ game, change }) => {
  const options = defaultOptions(game.options);
  const seats = game.seats(options).min;
  const played = (bot: Bot) => {
    const bots = seatsOf(seats).map(() => bot);
    return hashOf(playGame(game, bots, { options, seats, seed: seedOf(5), record: true }).recording?.inputs);
  };
  const before = played(random);
  played(vandal(change));
  expect(played(random)).toBe(before);
});

test.each(games)('$id: guests get copies of lists, and frozen moves', (game) => {
  const options = defaultOptions(game.options);
  const state = game.setup(options, game.seats(options).min, seedOf(5));
  const lent = withCopiedLists(game);
  expect(withCopiedLists(game)).toBe(lent);
  for (const seat of game.toAct(state)) {
    const before = game.legalMoves(state, seat).slice();
    const copy = lent.legalMoves(state, seat);
    expect(copy).toEqual(before);
    wreck(copy, EMPTY);
    expect(game.legalMoves(state, seat)).toEqual(before);
    for (const move of before) expect(Object.isFrozen(move)).toBe(true);
  }
  wreck(lent.toAct(state), EMPTY);
  expect(game.toAct(state).length).toBeGreaterThan(0);
});
