import { hashOf, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { census, receivedIn, receivedOf } from '../testing/index.ts';
import { anyGame, type Step, walk } from '../testing/random-games.ts';
import { banditsInOrder } from './boarding.ts';
import { actionOf, bulletCount, countOf, kindsIn, OWN_CARDS, oneOf, sizeOf, TEAM_CARDS } from './cards.ts';
import { DOC_HAND_SIZE, HAND_SIZE, ROUNDS } from './data.ts';
import { handSize } from './draw.ts';
import { kindOn, playerOf } from './pile.ts';
import { dollars, unseenCount, unseenOf, valueIn, zoneOf } from './purses.ts';
import { roundCardOf } from './round.ts';
import { carOf, DOC, isRoof, jewelsIn, lastCar, playerAt, pursesIn, type State, strongboxesIn } from './state.ts';

const RUNS = 25;
/** Looks at every step of random games at random tables. */
const always = (look: (step: Step) => void) =>
  fc.assert(
    fc.property(anyGame, (table) => {
      walk(table, look);
    }),
    { numRuns: RUNS },
  );

const aboard = (state: State): number[] => (state.round === 0 ? [] : banditsInOrder(state));
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const received = (state: State): number => sum(seatsOf(state.players.length).map((by) => receivedIn(state, by)));

describe('at every step of a random game', () => {
  test('[CE-INV-1, CE-INV-2, CE-INV-16] bullets: six per bandit and thirteen neutral; only shots, the Marshal and events hand them out', () => {
    always(({ before, after, events }) => {
      for (const bandit of aboard(after)) {
        const given = sum(seatsOf(after.players.length).map((by) => receivedOf(after, by, bandit)));
        expect(given + (after.revolver[bandit] ?? 0)).toBe(6);
      }
      const neutral = sum(seatsOf(after.players.length).map((by) => receivedOf(after, by, 6)));
      expect(after.neutral + neutral).toBe(13);
      expect(after.neutral).toBeLessThanOrEqual(before.neutral);
      if (before.round === 0) return;
      expect(before.neutral - after.neutral).toBe(events.filter(({ type }) => type === 'bullet-received').length);
      const fired = sum(before.revolver) - sum(after.revolver);
      expect(fired).toBe(events.filter(({ type }) => type === 'shot').length);
      if (after.isDuo) return;
      for (const by of seatsOf(after.players.length)) {
        expect(playerAt(after, by).fired).toBe(6 - (after.revolver[after.team[2 * by] ?? 0] ?? 0));
      }
    });
  });

  test('[CE-INV-3, CE-INV-4, CE-INV-8] no card is lost, the pile has only action cards, and a player who is asked can act', () => {
    always(({ after }) => {
      const whole = after.isDuo ? TEAM_CARDS : OWN_CARDS;
      for (const by of seatsOf(after.players.length)) {
        const player = playerAt(after, by);
        const onPile = after.pile.slice(after.resolved).filter((card) => playerOf(card) === by);
        expect(player.hand + player.deck + player.discard + sum(onPile.map((card) => oneOf(kindOn(card))))).toBe(whole);
      }
      for (const card of after.pile) expect(actionOf(kindOn(card))).toBeLessThanOrEqual(5);
      if (after.phase !== 'heist' && after.phase !== 'planning' && after.phase !== 'keeping') {
        expect(after.pile.length - after.resolved).toBe(0);
      }
      for (const by of coltExpress.toAct(after)) expect(coltExpress.legalMoves(after, by).length).toBeGreaterThan(0);
    });
  });

  test('[CE-INV-5, CE-INV-12] purses, jewels and strongboxes are conserved, and so is their value', () => {
    always(({ before, after }) => {
      const values = [0, 1, 2, 3, 4, 5].map(
        (value) => unseenOf(after.unseen, value) + after.purses.filter((token) => valueIn(token) === value).length,
      );
      expect(values).toEqual([8, 2, 2, 2, 2, 2]);
      const zones = [...after.loot, ...after.sheet];
      const lost = sum([...before.loot, ...before.sheet].map(pursesIn)) - sum(zones.map(pursesIn));
      if (before.round > 0) expect(lost).toBeGreaterThanOrEqual(0);
      expect(sum(zones.map(strongboxesIn)) + after.reserve).toBe(2);
      expect(sum(zones.map(jewelsIn))).toBe(sum([...before.loot, ...before.sheet].map(jewelsIn)));
      expect(unseenCount(after.unseen)).toBeGreaterThanOrEqual(
        sum(after.loot.map(pursesIn)) - after.purses.filter((token) => zoneOf(token) < 16).length,
      );
      expect(census(after)).toBe(census(before));
    });
  });

  test('[CE-INV-6, CE-INV-7, CE-MODEL-4, CE-MODEL-5] all bandits are on the train, and none is inside the Marshal’s car', () => {
    always(({ after }) => {
      expect(after.marshal).toBeGreaterThanOrEqual(0);
      expect(after.marshal).toBeLessThanOrEqual(lastCar(after));
      for (const bandit of aboard(after)) {
        const spot = after.spot[bandit] ?? -1;
        expect(carOf(spot)).toBeGreaterThanOrEqual(0);
        expect(carOf(spot)).toBeLessThanOrEqual(lastCar(after));
        expect(isRoof(spot) || carOf(spot) !== after.marshal).toBe(true);
      }
    });
  });

  test('[CE-INV-9] the pile has no more cards than the turns allow', () => {
    always(({ after }) => {
      if (after.pile.length === 0) return;
      const weights = sum(roundCardOf(after).turns.map((turn) => (turn === 'speeding-up' ? 2 : 1)));
      expect(after.pile.length).toBeLessThanOrEqual((weights + (after.isDuo ? 2 : 0)) * after.players.length);
    });
  });

  test('[CE-INV-10] when a round card is revealed every hand has its size', () => {
    always(({ after, events }) => {
      if (!events.some(({ type }) => type === 'round-card-revealed') || after.isExpert) return;
      for (const by of seatsOf(after.players.length)) {
        const isDoc = after.options.abilities && after.owner[DOC] === by;
        expect(handSize(playerAt(after, by))).toBe((isDoc ? DOC_HAND_SIZE : HAND_SIZE) + (after.isDuo ? 1 : 0));
      }
    });
  });

  test('[CE-INV-17] everyone knows who is asked, and for what', () => {
    always(({ after }) => {
      const seen = JSON.stringify([
        coltExpress.view(after, 'spectator').asked,
        coltExpress.view(after, 'spectator').question,
      ]);
      for (const by of seatsOf(after.players.length)) {
        const other = coltExpress.redeal(after, by, rngFrom(seedOf(after.question)));
        const view = coltExpress.view(other, 'spectator');
        expect(JSON.stringify([view.asked, view.question])).toBe(seen);
      }
    });
  });
});

describe('over a whole random game', () => {
  test('[CE-INV-11, CE-PLAN-2, CE-ROUND-4] everyone acts once in a turn, twice when speeding up; the first player moves to the left', () => {
    fc.assert(
      fc.property(anyGame, (table) => {
        const acts = new Map<string, number[]>();
        const firsts: number[] = [];
        walk(table, ({ before, after, events }) => {
          const acted = events.find(
            (event) => (event.type === 'card-played' && !event.isBonus) || event.type === 'drew',
          );
          if (before.phase === 'planning' && acted !== undefined && 'seat' in acted) {
            const key = `${before.round}/${before.turn}/${roundCardOf(before).turns[before.turn]}`;
            acts.set(key, [...(acts.get(key) ?? []), Number(acted.seat)]);
          }
          if (after.round > firsts.length) firsts.push(after.first);
        });
        for (const [key, seats] of acts) {
          const each = key.endsWith('speeding-up') ? 2 : 1;
          expect(seats.length).toBe(table.seats * each);
          seats.forEach((by, i) => {
            if (each === 2 && i % 2 === 1) expect(by).toBe(seats[i - 1]);
          });
          expect(new Set(seats).size).toBe(table.seats);
        }
        expect(firsts.length).toBe(ROUNDS);
        firsts.forEach((first, i) => {
          if (i > 0) expect(first).toBe(((firsts[i - 1] ?? 0) + 1) % table.seats);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('[CE-INV-14] the same seed and inputs give the same game, with or without a listener', () => {
    fc.assert(
      fc.property(anyGame, (table) => {
        const inputs: Step['input'][] = [];
        const end = walk(table, ({ input }) => inputs.push(input));
        const again = coltExpress.setup(table.options, table.seats, seedOf(table.number));
        for (const input of inputs) coltExpress.apply(again, input);
        expect(hashOf(again)).toBe(hashOf(end));
      }),
      { numRuns: RUNS },
    );
  });

  test('[CE-INV-15, CE-END-3] at least one player gets the gunslinger’s bonus', () => {
    fc.assert(
      fc.property(anyGame, (table) => {
        const end = walk(table, () => undefined);
        const players = coltExpress.view(end, 'spectator').result?.players ?? [];
        const most = Math.max(...players.map(({ fired }) => fired));
        expect(players.some(({ bonus }) => bonus === 1000)).toBe(true);
        for (const { bonus, fired } of players) expect(bonus).toBe(fired === most ? 1000 : 0);
        const worth = end.purses
          .filter((token) => zoneOf(token) >= 16)
          .reduce((total, token) => total + dollars(valueIn(token)), 0);
        const loot = sum(players.map(({ loot }) => loot));
        expect(loot).toBeGreaterThanOrEqual(worth);
        expect(received(end)).toBe(sum(players.map((player) => player.received)));
      }),
      { numRuns: RUNS },
    );
  });
});

test('sizes, kinds and counts of packs agree', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 11, maxLength: 11 }), (copies) => {
      const pack = copies.reduce((total, n, kind) => total + n * oneOf(kind), 0);
      expect(sizeOf(pack)).toBe(sum(copies));
      expect(copies.map((_, kind) => countOf(pack, kind))).toEqual(copies);
      expect(kindsIn(pack)).toBe(copies.reduce((bits, n, kind) => bits | (n > 0 ? 1 << kind : 0), 0));
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 6 }),
      fc.nat(13),
      (colours, neutral) => {
        const bullets = [...colours, neutral].reduce((total, n, color) => total + n * (1 << (3 * color)), 0);
        expect(bulletCount(bullets)).toBe(sum(colours) + neutral);
      },
    ),
  );
});
