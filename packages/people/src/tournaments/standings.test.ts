import { seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { type PlayedRound, pointsAt } from './played.ts';
import { standings } from './standings.ts';
import { survivors } from './survivors.ts';

const seed = seedOf(1);
/** `a>b` is a win, `a=b` a draw, `a>-b` a win over a player who missed the game. */
function round(tables: string, ...byes: readonly string[]): PlayedRound {
  return {
    byes,
    tables: tables.split(' ').map((text) => {
      const [, a = '', sign, b = ''] = /^(\w+)([>=]-?)(\w+)$/.exec(text) ?? [];
      const other = { id: b, place: sign === '=' ? 1 : 2 };
      return { seats: [{ id: a, place: 1 }, sign === '>-' ? { ...other, hasMissed: true } : other] };
    }),
  };
}

test('points at a table are the share of beaten opponents', () => {
  const seats = [1, 2, 2, 4].map((place, i) => ({ id: `p${i}`, place }));
  expect(seats.map((seat) => pointsAt({ seats }, seat))).toEqual([1, 0.5, 0.5, 0]);
  const teams = [1, 2, 1, 2].map((place, i) => ({ id: `p${i}`, place, team: i % 2 }));
  expect(teams.map((seat) => pointsAt({ seats: teams }, seat))).toEqual([1, 0, 1, 0]);
});

test('a missed game is lost, whatever the stand-in reached; if both missed it, both lose', () => {
  const seats = [
    { id: 'a', place: 1, hasMissed: true as const },
    { id: 'b', place: 2 },
  ];
  expect(seats.map((seat) => pointsAt({ seats }, seat))).toEqual([0, 1]);
  const both = seats.map((seat) => ({ ...seat, hasMissed: true as const }));
  expect(both.map((seat) => pointsAt({ seats: both }, seat))).toEqual([0, 0]);
  expect(pointsAt({ seats, isVoid: true }, { id: 'a', place: 1 })).toBe(0.5);
});

test('points come first; then what the opponents scored', () => {
  const rounds = [round('a>b c>d'), round('a>c b>d')];
  const all = standings([...'abcd'], rounds, 'swiss', seed);
  expect(all[0]).toMatchObject({
    id: 'a',
    rank: 1,
    points: 2,
    opponents: 1,
    ahead: { by: 'points', own: 2, other: 1 },
  });
  expect(all[3]).toMatchObject({ id: 'd', points: 0 });
  expect(all[3]?.ahead).toBeUndefined();
  // B and C both lost to A and beat D: only the random draw is left.
  expect(all[1]?.ahead?.by).toBe('lot');
});

test('opponents with more points decide', () => {
  const rounds = [round('a>b c>d e>f'), round('a>c e>b d=f')];
  const all = standings([...'abcdef'], rounds, 'swiss', seed);
  // C lost to the leader, A and E are level: A met B and C, E met F and B.
  expect(all[0]).toMatchObject({ id: 'a', ahead: { by: 'opponents', own: 0.5, other: 0.25 } });
});

test('then the games among those who are level', () => {
  const rounds = [round('a>b c>d'), round('a=c d>b'), round('d>a b=c')];
  const all = standings([...'abcd'], rounds, 'swiss', seed);
  expect(all[0]).toMatchObject({ id: 'c', points: 2, ahead: { by: 'head-to-head', own: 1, other: 0 } });
  expect(all[1]).toMatchObject({ id: 'd', points: 2, ahead: { by: 'points' } });
});

test('then the better places, at tables of several people', () => {
  const table = (...ids: readonly string[]) => ({ seats: ids.map((id, i) => ({ id, place: i + 1 })) });
  const rounds: readonly PlayedRound[] = [
    { byes: [], tables: [table('a', 'b', 'c')] },
    { byes: [], tables: [table('c', 'b', 'a')] },
  ];
  const all = standings([...'abc'], rounds, 'swiss', seed);
  expect(all.map(({ points }) => points)).toEqual([1, 1, 1]);
  expect(all[2]).toMatchObject({ id: 'b' });
  expect(all[1]?.ahead).toEqual({ by: 'places', own: 1, other: 0 });
});

test('a bye is a point and no opponent', () => {
  const [first] = standings([...'abc'], [round('b>c', 'a')], 'swiss', seed);
  expect(first).toMatchObject({ points: 1 });
  const a = standings([...'abc'], [round('b>c', 'a')], 'swiss', seed).find(({ id }) => id === 'a');
  expect(a).toMatchObject({ points: 1, byes: 1, opponents: 0, places: [] });
});

test('before the first result nothing has decided', () => {
  for (const one of standings([...'abc'], [{ tables: [], byes: ['a'] }], 'swiss', seed)) {
    expect(one).not.toHaveProperty('ahead');
  }
  expect(standings([...'abcd'], [round('a>b')], 'swiss', seed)[0]).toHaveProperty('ahead');
});

test('a walkover is a point, but no opponent, no place and no game among equals', () => {
  const all = standings([...'abcd'], [round('a>-b c>d')], 'swiss', seed);
  const of = (name: string) => all.find(({ id }) => id === name);
  expect(of('a')).toMatchObject({ points: 1, opponents: 0, places: [] });
  expect(of('b')).toMatchObject({ points: 0, opponents: 0, places: [], missed: 1 });
  expect(of('c')).toMatchObject({ points: 1, places: [1] });
});

test('who has missed a game gets nothing without playing, and is behind those who came', () => {
  // B misses the first game, has a bye in the second, and wins the third without an opponent.
  const rounds = [round('a>-b c>d', 'e'), round('a>c d>e', 'b'), round('b>-c a>d', 'e')];
  const all = standings([...'abcde'], rounds, 'swiss', seed);
  expect(all.map(({ id }) => id)).toEqual(['a', 'e', 'd', 'c', 'b']);
  expect(all[4]).toMatchObject({ id: 'b', points: 0, byes: 1, missed: 1 });
  const level = standings([...'abcd'], [round('a>-b c>d'), round('a>d b>c')], 'swiss', seed);
  expect(level.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
  expect(level[1]).toMatchObject({ points: 1, missed: 0, ahead: { by: 'missed', own: 0, other: -1 } });
});

test('in a knockout, getting further counts before points', () => {
  const rounds = [round('a>b c>d', 'e'), round('a>c', 'e'), round('a>e')];
  expect(
    standings([...'abcde'], rounds, 'knockout', seed)
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(['a', 'e', 'c']);
});

test('survivors: the better half, byes, and never who missed the game', () => {
  expect(survivors([...'abcde'], [round('a>b c>-d', 'e')], seed)).toEqual(['a', 'c', 'e']);
  const [winner] = survivors([...'ab'], [round('a=b')], seed);
  expect(['a', 'b']).toContain(winner);
  const both = { seats: [...'ab'].map((id, i) => ({ id, place: i + 1, hasMissed: true as const })) };
  expect(survivors([...'ab'], [{ tables: [both], byes: [] }], seed)).toEqual([]);
});
