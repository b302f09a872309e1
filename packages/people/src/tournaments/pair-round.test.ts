import { performance } from 'node:perf_hooks';
import { below, type Rng, rngFrom, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pairing, type PairingSetup, pairRound } from './pair-round.ts';
import { type Format, isWalkover, meetings, type PlayedRound, pointsAt } from './played.ts';
import { standings } from './standings.ts';
import { survivors } from './survivors.ts';
import { tableSizes } from './table-sizes.ts';

const PAIRS = { least: 2, most: 2 };
const names = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `p${i}`);

const play = ({ tables, byes }: Pairing, rng: Rng): PlayedRound => ({
  byes,
  tables: tables.map((table) => {
    const strength = table.map(() => below(rng, 4));
    return { seats: table.map((id, i) => ({ id, place: 1 + strength.filter((s) => s > (strength[i] ?? 0)).length })) };
  }),
});

const byesOf = (rounds: readonly PlayedRound[], id: string): number =>
  rounds.filter(({ byes }) => byes.includes(id)).length;

const setupOf = (format: Format, range: PairingSetup['range'], seed: number): PairingSetup => ({
  format,
  range,
  seed: seedOf(seed),
});

/** Plays rounds, and calls `check` with each pairing and what came before it. */
function playRounds(
  n: number,
  count: number,
  setup: PairingSetup,
  check: (pairing: Pairing, before: readonly PlayedRound[]) => void,
): readonly PlayedRound[] {
  const rng = rngFrom(setup.seed);
  const rounds: PlayedRound[] = [];
  for (let round = 0; round < count; round++) {
    const pairing = pairRound(names(n), rounds, setup);
    check(pairing, rounds);
    rounds.push(play(pairing, rng));
  }
  return rounds;
}

/** Can everybody be paired with somebody new? Tries all ways, with the first free player first. */
function canAvoid(players: readonly string[], hasMet: (a: string, b: string) => boolean): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return true;
  return rest.some(
    (one) =>
      !hasMet(first, one) &&
      canAvoid(
        rest.filter((other) => other !== one),
        hasMet,
      ),
  );
}

const games = fc.record({
  n: fc.integer({ min: 4, max: 64 }),
  rounds: fc.integer({ min: 1, max: 7 }),
  most: fc.integer({ min: 2, max: 6 }),
  seed: fc.nat(1e6),
});

test('everybody is seated once per round or has a bye, and tables have a size of the game', () => {
  fc.assert(
    fc.property(games, ({ n, rounds, most, seed }) => {
      playRounds(n, rounds, setupOf('swiss', { least: 2, most }, seed), ({ tables, byes }) => {
        expect([...tables.flat(), ...byes].sort()).toEqual([...names(n)].sort());
        for (const table of tables) expect(table.length >= 2 && table.length <= most).toBe(true);
      });
    }),
    { numRuns: 60 },
  );
});

test('byes are fair: nobody has a second one before everybody had one', () => {
  fc.assert(
    fc.property(games, ({ n, rounds, seed }) => {
      const played = playRounds(n, rounds, setupOf('swiss', PAIRS, seed), ({ byes }) =>
        expect(byes.length).toBe(n % 2),
      );
      const counts = names(n).map((id) => byesOf(played, id));
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('nobody is paired twice with the same opponent while that can be avoided', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 9 }), fc.nat(1e6), (half, rounds, seed) => {
      playRounds(2 * half, rounds, setupOf('swiss', PAIRS, seed), ({ tables }, before) => {
        const met = meetings(before);
        const again = tables.filter(([a = '', b = '']) => met.of(a, b) > 0);
        if (again.length > 0) expect(canAvoid(names(2 * half), (a, b) => met.of(a, b) > 0)).toBe(false);
      });
    }),
    { numRuns: 100 },
  );
});

test('64 players in pairs never meet twice in nine rounds', () => {
  const played = playRounds(64, 9, setupOf('swiss', PAIRS, 7), () => undefined);
  const met = meetings(played);
  for (const [i, a] of names(64).entries()) {
    for (const b of names(64).slice(i + 1)) expect(met.of(a, b)).toBeLessThanOrEqual(1);
  }
});

test('at tables of four, 64 players meet somebody new in each of four rounds', () => {
  const played = playRounds(64, 4, setupOf('swiss', { least: 2, most: 4 }, 3), () => undefined);
  const met = meetings(played);
  const again = names(64).flatMap((a, i) =>
    names(64)
      .slice(i + 1)
      .filter((b) => met.of(a, b) > 1),
  );
  expect(again).toEqual([]);
});

test('seats rotate: over four rounds at tables of two, nobody keeps the same seat', () => {
  const played = playRounds(16, 4, setupOf('swiss', PAIRS, 5), () => undefined);
  const first = names(16).map((id) => played.filter(({ tables }) => tables.some(({ seats }) => seats[0]?.id === id)));
  for (const rounds of first) expect(rounds.length).toBeGreaterThanOrEqual(1);
  for (const rounds of first) expect(rounds.length).toBeLessThanOrEqual(3);
});

test('partners rotate in a game with teams', () => {
  const setup = { ...setupOf('swiss', { least: 4, most: 4 }, 2), teamsAt: () => [0, 1, 0, 1] };
  const rounds: PlayedRound[] = [];
  const partners: string[] = [];
  for (let round = 0; round < 3; round++) {
    const { tables } = pairRound(names(4), rounds, setup);
    const [[a = '', b = '', c = '', d = ''] = []] = tables;
    partners.push([a, c].sort().join(), [b, d].sort().join());
    const seats = [a, b, c, d].map((id, i) => ({ id, place: 1 + (i % 2), team: i % 2 }));
    rounds.push({ tables: [{ seats }], byes: [] });
  }
  expect(new Set(partners).size).toBe(6);
});

test('the same seed pairs alike, and another one differently', () => {
  const pair = (seed: number) => pairRound(names(32), [], setupOf('swiss', PAIRS, seed));
  expect(pair(1)).toEqual(pair(1));
  expect(pair(1)).not.toEqual(pair(2));
});

test('leaders meet: after a round, winners play winners', () => {
  const rng = rngFrom(seedOf(4));
  const setup = setupOf('swiss', PAIRS, 4);
  const first = pairRound(names(16), [], setup);
  const decided: PlayedRound = {
    byes: [],
    tables: first.tables.map((table) => ({ seats: table.map((id, i) => ({ id, place: 1 + i })) })),
  };
  const winners = new Set(decided.tables.map(({ seats }) => seats[0]?.id));
  expect(play(first, rng).tables.length).toBe(8);
  for (const table of pairRound(names(16), [decided], setup).tables) {
    expect(table.filter((id) => winners.has(id)).length % 2).toBe(0);
  }
});

const knockouts = fc.record({
  n: fc.integer({ min: 5, max: 64 }),
  seed: fc.nat(1e6),
  walkovers: fc.integer({ min: 2, max: 6 }),
});

test('a knockout gives the bye to a player who has won every game at the table, while there is one', () => {
  fc.assert(
    fc.property(knockouts, ({ n, seed, walkovers }) => {
      const setup = setupOf('knockout', PAIRS, seed);
      const rng = rngFrom(setup.seed);
      const rounds: PlayedRound[] = [];
      /** Everybody who has got through a round without an opponent. */
      const free = new Set<string>();
      let left: readonly string[] = names(n);
      while (left.length > 1) {
        const { byes, tables } = pairRound(left, rounds, setup);
        const others = left.filter((id) => !free.has(id));
        for (const bye of byes) if (free.has(bye)) expect(others).toEqual([]);
        const decided = tables.map(([first = '', second = '']) => {
          const isMissed = below(rng, walkovers) === 0;
          if (isMissed) free.add(first);
          return {
            seats: [
              { id: first, place: 1 },
              { id: second, place: 2, ...(isMissed ? { hasMissed: true as const } : {}) },
            ],
          };
        });
        for (const bye of byes) free.add(bye);
        rounds.push({ byes, tables: decided });
        left = survivors(left, rounds, setup.seed);
      }
    }),
    { numRuns: 60 },
  );
});

const absences = fc.record({
  n: fc.integer({ min: 4, max: 24 }),
  rounds: fc.integer({ min: 1, max: 6 }),
  most: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(1e6),
  format: fc.constantFrom<Format>('swiss', 'knockout'),
});

test('nobody who stayed away is ahead of somebody who came every time and won as much at the tables', () => {
  fc.assert(
    fc.property(absences, ({ n, rounds: count, most, seed, format }) => {
      const setup = setupOf(format, format === 'knockout' ? PAIRS : { least: 2, most }, seed);
      const rng = rngFrom(setup.seed);
      const rounds: PlayedRound[] = [];
      const out = new Set<string>();
      let left: readonly string[] = names(n);
      for (let round = 0; round < count; round++) {
        const playing = left.filter((id) => !out.has(id));
        if (tableSizes(playing.length, setup.range).length === 0) break;
        const { byes, tables } = pairRound(playing, rounds, setup);
        const everybodyHasMissed = playing.every((id) => rounds.some((one) => hasMissedIn(one, id)));
        if (!everybodyHasMissed) {
          for (const id of byes) expect(rounds.some((one) => hasMissedIn(one, id))).toBe(false);
        }
        const decided = tables.map((ids) => {
          const away = ids.map(() => below(rng, 4) === 0);
          const places = ids.map((_, i) => (away[i] ? ids.length : 1 + i));
          return {
            seats: ids.map((id, i) => ({
              id,
              place: places[i] ?? 1,
              ...(away[i] ? { hasMissed: true as const } : {}),
            })),
          };
        });
        rounds.push({ byes, tables: decided });
        for (const { seats } of decided) for (const { id, hasMissed } of seats) if (hasMissed) out.add(id);
        // Some come back, in a Swiss.
        if (format === 'swiss') for (const id of [...out]) if (below(rng, 2) === 0) out.delete(id);
        if (format === 'knockout') left = survivors(left, rounds, setup.seed);
      }
      const all = standings(names(n), rounds, format, setup.seed);
      for (const absent of all.filter(({ missed }) => missed > 0)) {
        for (const one of all.slice(absent.rank)) {
          if (one.missed === 0) expect(wonAtTables(one.id, rounds)).toBeLessThan(wonAtTables(absent.id, rounds));
        }
      }
    }),
    { numRuns: 200 },
  );
});

const hasMissedIn = ({ tables }: PlayedRound, id: string): boolean =>
  tables.some(({ seats }) => seats.some((seat) => seat.id === id && seat.hasMissed === true));

/** Points of games against somebody. */
const wonAtTables = (id: string, rounds: readonly PlayedRound[]): number =>
  rounds
    .flatMap(({ tables }) => tables)
    .reduce((sum, table) => {
      const seat = table.seats.find((one) => one.id === id);
      return seat === undefined || isWalkover(table, seat) ? sum : sum + pointsAt(table, seat);
    }, 0);

test('a knockout of any size ends with one winner, and nobody has three byes', () => {
  fc.assert(
    fc.property(games, ({ n, most, seed }) => {
      const setup = setupOf('knockout', { least: 2, most }, seed);
      const rng = rngFrom(setup.seed);
      const rounds: PlayedRound[] = [];
      let left: readonly string[] = names(n);
      while (left.length > 1) {
        const pairing = pairRound(left, rounds, setup);
        expect([...pairing.tables.flat(), ...pairing.byes].sort()).toEqual([...left].sort());
        rounds.push(play(pairing, rng));
        left = survivors(left, rounds, setup.seed);
        if (pairing.tables.length === 1 && pairing.byes.length === 0) break;
        expect(rounds.length).toBeLessThan(8);
      }
      if (most === 2) for (const id of names(n)) expect(byesOf(rounds, id)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 40 },
  );
});

test('table sizes: even ones first, byes only where the game has no smaller table', () => {
  expect(tableSizes(10, { least: 2, most: 4 })).toEqual([4, 3, 3]);
  expect(tableSizes(5, { least: 2, most: 4 })).toEqual([3, 2]);
  expect(tableSizes(7, PAIRS)).toEqual([2, 2, 2]);
  expect(tableSizes(10, { least: 4, most: 4 })).toEqual([4, 4]);
  expect(tableSizes(1, PAIRS)).toEqual([]);
});

test('64 players are paired in under 50 ms', () => {
  for (const most of [2, 4, 6]) {
    const setup = setupOf('swiss', { least: 2, most }, most);
    const rng = rngFrom(setup.seed);
    const rounds: PlayedRound[] = [];
    for (let round = 0; round < 9; round++) rounds.push(play(pairRound(names(64), rounds, setup), rng));
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      pairRound(names(64), rounds, setup);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  }
});
