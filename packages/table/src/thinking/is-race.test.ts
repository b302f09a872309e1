import { games } from '@saloon/catalog';
import { choose, defaultOptions, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { isRace } from './is-race.ts';

/** How often each phase was a race, in some games played at random. */
function racesIn(game: (typeof games)[number]): Readonly<Record<string, { yes: number; no: number }>> {
  const counts: Record<string, { yes: number; no: number }> = {};
  for (let n = 0; n < 6; n++) {
    const rng = rngFrom(seedOf(n));
    const options = defaultOptions(game.options);
    const seats = Math.max(game.seats(options).min, Math.min(4, game.seats(options).max));
    const state = game.setup(options, seats, seedOf(n));
    for (let step = 0; step < 400 && game.outcome(state) === undefined; step++) {
      const { phase = game.id } = game.view(state, 'spectator') as { readonly phase?: string };
      const acting = game.toAct(state);
      const count = counts[phase] ?? { yes: 0, no: 0 };
      counts[phase] = count;
      for (const seat of acting) count[isRace(game, state, seat) ? 'yes' : 'no'] += 1;
      for (const seat of seatsOf(seats))
        if (game.legalMoves(state, seat).length === 0) expect(isRace(game, state, seat)).toBe(false);
      const [by] = acting;
      const deadline = game.deadline(state);
      const at = game.now(state) + 200;
      if (by !== undefined) {
        const move = choose(rng, game.legalMoves(state, by));
        const answers = game.question(state, move);
        game.apply(state, { type: 'move', at, seat: by, move, ...(answers === undefined ? {} : { answers }) });
      } else if (deadline !== undefined) {
        game.apply(state, { type: 'timer', at: Math.max(at, deadline.at), id: deadline.id });
      }
    }
  }
  return counts;
}

test('in The Wright Brothers’ Gang a race is one, always, and nothing else that is owed with thought is', () => {
  const game = games.find(({ id }) => id === 'wright-brothers');
  if (game === undefined) throw new Error('Cannot find the game');
  const counts = racesIn(game);
  expect(counts.race?.yes).toBeGreaterThan(10);
  for (const [phase, { yes, no }] of Object.entries(counts)) {
    if (phase === 'race') expect(no).toBe(0);
    else expect(yes).toBe(0);
  }
});

test.each(games.filter(({ id }) => id !== 'wright-brothers'))('$id has no races', (game) => {
  expect(Object.values(racesIn(game)).reduce((sum, { yes }) => sum + yes, 0)).toBe(0);
});
