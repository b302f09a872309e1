import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RatedPlayer, type RatedSide, rateGame } from './rate-game.ts';
import { NEW_RATING, type Rating, shownRating } from './rating.ts';

const person = (id: string, rating: Rating = NEW_RATING): RatedPlayer => ({ type: 'person', id, rating });
const alone = (place: number, player: RatedPlayer): RatedSide => ({ place, players: [player] });
const after = (sides: readonly RatedSide[], id: string): Rating => rateGame(sides).get(id) ?? NEW_RATING;

const anyRating = fc.record({
  mu: fc.double({ min: 200, max: 2600, noNaN: true }),
  sigma: fc.double({ min: 20, max: 250, noNaN: true }),
  games: fc.nat(500),
});
/** Two to five sides of one to three players, some of them bots. */
const anyGame = fc
  .array(
    fc.record({
      place: fc.integer({ min: 1, max: 4 }),
      players: fc.array(fc.oneof(anyRating, fc.record({ points: fc.integer({ min: 900, max: 1700 }) })), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { minLength: 2, maxLength: 5 },
  )
  .map((sides): readonly RatedSide[] =>
    sides.map(({ place, players }, side) => ({
      place,
      players: players.map(
        (one, i): RatedPlayer =>
          'points' in one ? { type: 'bot', points: one.points } : { type: 'person', id: `${side}-${i}`, rating: one },
      ),
    })),
  );

test('the winner of two new players gains what the loser loses, and both are more certain', () => {
  const sides = [alone(1, person('ann')), alone(2, person('bob'))];
  const [ann, bob] = [after(sides, 'ann'), after(sides, 'bob')];
  expect(ann.mu - NEW_RATING.mu).toBeCloseTo(NEW_RATING.mu - bob.mu, 9);
  expect(ann.mu).toBeGreaterThan(NEW_RATING.mu);
  expect(ann.sigma).toBeLessThan(NEW_RATING.sigma);
  expect(ann.sigma).toBe(bob.sigma);
  expect(ann.games).toBe(1);
});

test('a tie of equals changes no number, and a tie with a stronger player raises the weaker one', () => {
  const equal = [alone(1, person('ann')), alone(1, person('bob'))];
  expect(after(equal, 'ann').mu).toBeCloseTo(NEW_RATING.mu, 9);
  expect(after(equal, 'bob').mu).toBeCloseTo(NEW_RATING.mu, 9);
  const strong: Rating = { mu: 1600, sigma: 100, games: 40 };
  const uneven = [alone(1, person('ann')), alone(1, person('bob', strong))];
  expect(after(uneven, 'ann').mu).toBeGreaterThan(NEW_RATING.mu);
  expect(after(uneven, 'bob').mu).toBeLessThan(strong.mu);
});

test('a bot keeps its rating, and who beats a stronger bot gains more', () => {
  const against = (points: number) => [alone(1, person('ann')), alone(2, { type: 'bot', points })];
  expect([...rateGame(against(1531)).keys()]).toEqual(['ann']);
  expect(after(against(1531), 'ann').mu).toBeGreaterThan(after(against(1000), 'ann').mu);
});

test('with bots only, or with one side, nobody is rated', () => {
  expect(rateGame([alone(1, { type: 'bot', points: 1000 }), alone(2, { type: 'bot', points: 1200 })]).size).toBe(0);
  expect(rateGame([alone(1, person('ann'))]).size).toBe(0);
});

test('a team of three new players and a team of two are equally strong', () => {
  const three = { place: 1, players: [person('ann'), person('bob'), person('cal')] };
  const two = { place: 1, players: [person('dot'), person('eve')] };
  for (const rating of rateGame([three, two]).values()) expect(rating.mu).toBeCloseTo(NEW_RATING.mu, 9);
});

test('the order of sides and players changes nothing, to the last bit', () => {
  const shuffled = anyGame.chain((sides) =>
    fc.record({
      sides: fc.constant(sides),
      mixed: fc
        .shuffledSubarray([...sides], { minLength: sides.length })
        .map((all) => all.map(({ place, players }) => ({ place, players: [...players].reverse() }))),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ sides, mixed }) => {
      const [one, other] = [rateGame(sides), rateGame(mixed)];
      expect(Object.fromEntries(other)).toEqual(Object.fromEntries(one));
    }),
  );
});

test('equal players in a tie get equal ratings, at every table', () => {
  fc.assert(
    fc.property(anyRating, fc.integer({ min: 2, max: 9 }), (rating, count) => {
      const sides = Array.from({ length: count }, (_, i) => alone(1, person(`p${i}`, rating)));
      const rated = [...rateGame(sides).values()];
      expect(new Set(rated.map(({ sigma }) => sigma)).size).toBe(1);
      for (const { mu } of rated) expect(mu).toBeCloseTo(rating.mu, 6);
    }),
  );
});

test('a better place never leads to a lower rating, and ratings stay finite', () => {
  fc.assert(
    fc.property(anyGame, (sides) => {
      const rated = rateGame(sides);
      for (const { mu, sigma } of rated.values()) {
        expect(Number.isFinite(mu)).toBe(true);
        expect(sigma).toBeGreaterThan(0);
      }
      const [first, ...others] = sides;
      if (first === undefined) return;
      const best = rateGame([{ ...first, place: 0 }, ...others]);
      for (const player of first.players) {
        if (player.type !== 'person') continue;
        expect(best.get(player.id)?.mu).toBeGreaterThanOrEqual((rated.get(player.id)?.mu ?? 0) - 1e-9);
      }
    }),
  );
});

test('people see whole points, half of the 95 % range, and whether it is provisional', () => {
  expect(shownRating({ mu: 1571.4, sigma: 31.6, games: 61 })).toEqual({
    points: 1571,
    range: 62,
    isProvisional: false,
  });
  expect(shownRating(NEW_RATING)).toEqual({ points: 1200, range: 490, isProvisional: true });
});
