import { defaultOptions, randomInput, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { games } from './index.ts';

/** Reads `asked` the way docs/protocol.md tells authors of clients to. */
const askedIn = (view: unknown): readonly number[] => {
  const { asked } = view as { asked?: readonly number[] | { seats: readonly number[] } };
  return asked === undefined ? [] : 'seats' in asked ? asked.seats : asked;
};

test.each(games)('$id: a seat that owes a decision is asked in its own view', (game) => {
  const options = defaultOptions(game.options);
  const { min, max } = game.seats(options);
  for (const seats of [min, Math.min(4, max)]) {
    const state = game.setup(options, seats, seedOf(7));
    const rng = rngFrom(seedOf(1));
    while (game.outcome(state) === undefined) {
      for (const seat of game.toAct(state)) expect(askedIn(game.view(state, seat))).toContain(seat);
      game.apply(state, randomInput(game, state, rng));
    }
  }
});
