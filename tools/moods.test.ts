import { playGame } from '@saloon/arena';
import { moodsOf as bangDuel } from '@saloon/bang-duel/wire';
import { random } from '@saloon/bots';
import { moodsOf as caliber45 } from '@saloon/caliber-45/wire';
import { games } from '@saloon/catalog';
import { moodsOf as coltExpress } from '@saloon/colt-express/wire';
import { type AnyGame, defaultOptions, MOODS, type Mood, seatsOf, seedOf } from '@saloon/kernel';
import { moodsOf as wrightBrothers } from '@saloon/wright-brothers/wire';
import { expect, test } from 'vitest';

const MOODS_OF = {
  'bang-duel': bangDuel,
  'caliber-45': caliber45,
  'colt-express': coltExpress,
  'wright-brothers': wrightBrothers,
} as Readonly<Record<string, (event: unknown) => readonly Mood[]>>;

const eventsOf = (game: AnyGame, seed: number): readonly unknown[] => {
  const events: unknown[] = [];
  const options = defaultOptions(game.options);
  const seats = game.seats(options).min;
  const bots = seatsOf(seats).map(() => random);
  playGame(game, bots, { options, seats, seed: seedOf(seed), emit: (event) => events.push(event) });
  return events;
};

test.each(games.map((game) => ({ game, id: game.id })))(
  '$id: bots talk only about what everybody has seen',
  ({ game, id }) => {
    const moodsOf = MOODS_OF[id] ?? expect.fail('this game has no moods');
    const heard = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      for (const event of eventsOf(game, seed)) {
        const seen = game.redact(event, 'spectator');
        const common = seen === undefined ? [] : moodsOf(seen);
        for (const { type } of common) heard.add(type);
        for (const seat of seatsOf(game.seats(defaultOptions(game.options)).min)) {
          const own = game.redact(event, seat);
          expect(own === undefined ? [] : moodsOf(own)).toEqual(common);
        }
      }
    }
    expect(MOODS.filter((mood) => heard.has(mood)).length).toBeGreaterThan(2);
  },
);
