import { below, rngFrom, seedOf, shuffle } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedPlace, winChance } from './expected.ts';
import { foldRatings, type RatedGame, settleGame } from './fold.ts';
import { NEW_RATING, type Rating } from './rating.ts';
import { sidesOf } from './sides.ts';

const PEOPLE = ['ann', 'bob', 'cal', 'dot', 'eve'];
const anyGame: fc.Arbitrary<RatedGame> = fc
  .record({
    game: fc.constantFrom('duel', 'train'),
    people: fc.shuffledSubarray(PEOPLE, { minLength: 1, maxLength: 4 }),
    bots: fc.array(fc.integer({ min: 1000, max: 1600 }), { maxLength: 2 }),
    places: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 6, maxLength: 6 }),
    teams: fc.option(fc.array(fc.nat(1), { minLength: 6, maxLength: 6 }), { nil: undefined }),
    left: fc.nat(3),
  })
  .map(({ game, people, bots, places, teams, left }) => {
    const seats = [...people.map((id) => ({ person: id })), ...bots.map((bot) => ({ bot }))];
    return {
      game,
      seats: seats.map((seat, i) => ({
        ...seat,
        place: places[i] ?? 1,
        ...(teams === undefined ? {} : { team: teams[i] ?? 0 }),
        ...('person' in seat && i === left ? { hasLeft: true as const } : {}),
      })),
    };
  });

test('ratings recomputed from the whole log are the ones that were settled game by game', () => {
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 40 }), (games) => {
      const settled = new Map<string, Rating>();
      for (const game of games) {
        const key = (id: string) => `${game.game} ${id}`;
        for (const { person, after } of settleGame(game, (id) => settled.get(key(id)))) settled.set(key(person), after);
      }
      const recomputed = [...foldRatings(games)].flatMap(([game, people]) =>
        [...people].map(([id, rating]) => [`${game} ${id}`, rating] as const),
      );
      expect(Object.fromEntries(recomputed)).toEqual(Object.fromEntries(settled));
    }),
  );
});

test('which seats people had changes nothing', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const turned = { ...game, seats: [...game.seats].reverse() };
      const byPerson = (one: RatedGame) =>
        Object.fromEntries(settleGame(one, () => undefined).map((c) => [c.person, c]));
      expect(byPerson(turned)).toEqual(byPerson(game));
    }),
  );
});

test('who leaves is last, and their team keeps its place without them', () => {
  const seats = [
    { person: 'ann', place: 1, team: 0 },
    { person: 'bob', place: 1, team: 0, hasLeft: true },
    { person: 'cal', place: 2, team: 1 },
  ] as const;
  expect(sidesOf(seats).map(({ place, seats: own }) => [place, own.map(({ person }) => person)])).toEqual([
    [1, ['ann']],
    [2, ['cal']],
    [3, ['bob']],
  ]);
  const change = new Map(
    settleGame({ game: 'train', seats }, () => undefined).map((one) => [one.person, one.after.mu]),
  );
  expect(change.get('ann')).toBeGreaterThan(NEW_RATING.mu);
  expect(change.get('bob')).toBeLessThan(change.get('cal') ?? 0);
});

test('the expected place follows from the ratings', () => {
  const at = (mu: number) => ({ place: 1, players: [{ type: 'bot', points: mu } as const] });
  const all = [at(1700), at(1500), at(1300)];
  expect(all.map((side) => Math.round(expectedPlace(side, all)))).toEqual([1, 2, 3]);
  const equals = [at(1200), at(1200)];
  expect(equals.map((side) => expectedPlace(side, equals))).toEqual([1.5, 1.5]);
  expect(winChance(1391, 1200)).toBeCloseTo(0.75, 2);
});

test('the 95 % range holds the true skill of at least nine in ten people after 60 games', () => {
  const rng = rngFrom(seedOf(41));
  const random = (): number => below(rng, 10_000) / 10_000;
  const people = Array.from({ length: 120 }, (_, i) => ({
    id: String(i),
    skill: 1200 + 400 * (random() + random() + random() + random() - 2),
  }));
  const games: RatedGame[] = [];
  for (let n = 0; n < (people.length * 60) / 4; n++) {
    shuffle(rng, people);
    // Plackett and Luce: each next place is drawn by strength from those who are left.
    const left = people.slice(0, 4);
    const seats = [1, 2, 3, 4].map((place) => {
      const weights = left.map(({ skill }) => 10 ** (skill / 400));
      let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
      const next = weights.findIndex((weight) => {
        at -= weight;
        return at <= 0;
      });
      const [found] = left.splice(Math.max(0, next), 1);
      return { person: found?.id ?? '', place };
    });
    games.push({ game: 'duel', seats });
  }
  const ratings = foldRatings(games).get('duel') ?? new Map<string, Rating>();
  const within = people.filter(({ id, skill }) => {
    const { mu, sigma } = ratings.get(id) ?? NEW_RATING;
    return Math.abs(skill - mu) < 1.96 * sigma;
  });
  expect(within.length / people.length).toBeGreaterThan(0.9);
});
