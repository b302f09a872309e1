import { type Bot, random } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { defaultOptions, hashOf, seatsOf, seedOf, withCopiedLists } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { playGame } from './play-game.ts';

/** Empties a list, as no caller should. */
const wreck = (list: readonly unknown[]): void => {
  (list as unknown[]).reverse();
  (list as unknown[]).length = 0;
};

/** A guest that plays at random, and then wrecks every list it can reach. */
const vandal: Bot = {
  ...random,
  id: 'vandal',
  decide(info, rng) {
    const decision = random.decide(info, rng);
    const state = info.sample();
    for (const seat of seatsOf(info.game.seatCount(state))) wreck(info.game.legalMoves(state, seat));
    wreck(info.game.toAct(state));
    wreck(info.legal());
    return decision;
  },
};

test.each(games)('$id: a guest bot that empties the lists it gets changes no other table', (game) => {
  const options = defaultOptions(game.options);
  const seats = game.seats(options).min;
  const played = (bot: Bot) => {
    const bots = seatsOf(seats).map(() => bot);
    return hashOf(playGame(game, bots, { options, seats, seed: seedOf(5), record: true }).recording?.inputs);
  };
  const before = played(random);
  played(vandal);
  expect(played(random)).toBe(before);
});

test.each(games)('$id: what a game lends are copies, of moves that cannot be changed', (game) => {
  const options = defaultOptions(game.options);
  const state = game.setup(options, game.seats(options).min, seedOf(5));
  const lent = withCopiedLists(game);
  expect(withCopiedLists(game)).toBe(lent);
  for (const seat of game.toAct(state)) {
    const before = game.legalMoves(state, seat).slice();
    const copy = lent.legalMoves(state, seat);
    expect(copy).toEqual(before);
    wreck(copy);
    expect(game.legalMoves(state, seat)).toEqual(before);
    for (const move of before) expect(Object.isFrozen(move)).toBe(true);
  }
  wreck(lent.toAct(state));
  expect(game.toAct(state).length).toBeGreaterThan(0);
});
