import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, cal, openingOf, playUntil, TestTable } from '../testing/index.ts';

const [START, END] = [120_000, 3_600_000];

function tournamentTable(options: Record<string, string | number | boolean> = { rounds: 1 }): TestTable {
  const opening = openingOf({ seats: ['open', 'open'], options, isRated: true });
  const host = { user: cal, name: 'Cup' };
  const guests = [ann, bob].map((user, i) => ({ user, name: i === 0 ? 'Ann' : 'Bob', seat: seat(i) }));
  const tournament = { id: 'cup', startBy: START, endBy: END };
  return new TestTable({ ...opening, host, guests, isReady: true, tournament });
}

const standIns = (table: TestTable) =>
  table.table.info.seats.map((one) => (one.type === 'person' ? one.standIn : undefined));

test('the game starts as soon as everybody is there', () => {
  const table = tournamentTable();
  table.come(ann);
  expect(table.table.info.phase).toBe('waiting');
  table.come(bob);
  expect(table.table.info).toMatchObject({ phase: 'playing', tournament: { id: 'cup', startBy: START, endBy: END } });
});

test('it starts without those who are missing, and bots play for them until they come', () => {
  const table = tournamentTable();
  table.come(ann);
  table.wait(START - 1);
  expect(table.table.info.phase).toBe('waiting');
  table.wait(1);
  expect(table.table.info.phase).toBe('playing');
  expect(standIns(table)).toEqual([undefined, 'normal']);
  table.come(bob);
  expect(standIns(table)).toEqual([undefined, undefined]);
});

test('a player who never comes has left when the game ends', () => {
  const table = tournamentTable();
  table.come(ann);
  table.wait(START);
  playUntil(table, [ann], rngFrom(seedOf(1)), () => false);
  expect(table.table.result?.seats.map(({ hasLeft }) => hasLeft)).toEqual([undefined, true]);
  expect(table.rebuilt().result).toEqual(table.table.result);
});

test('seats are fixed: nobody stands up before the game, becomes host, or asks for a rematch', () => {
  const table = tournamentTable();
  table.come(ann);
  expect(table.do(ann, { type: 'stand' })).toMatchObject({ ok: false, code: 'tournament-table' });
  table.wait(90_000);
  expect(table.do(ann, { type: 'set-rules', options: {}, seats: 2 })).toMatchObject({ ok: false, code: 'not-host' });
  table.come(bob);
  playUntil(table, [ann, bob], rngFrom(seedOf(1)), () => false);
  expect(table.do(ann, { type: 'rematch' })).toMatchObject({ ok: false, code: 'tournament-table' });
});

test('at the end of the round bots play the rest, and nobody has left because of that', () => {
  const table = tournamentTable({ rounds: 5, pace: 'correspondence' });
  table.wait(START);
  expect(table.table.info.phase).toBe('playing');
  expect(standIns(table)).toEqual([undefined, undefined]);
  table.come(ann, bob);
  table.wait(END - table.at);
  expect(standIns(table)).toEqual(['normal', 'normal']);
  const moved = table.do(ann, { type: 'sit', seat: 0 });
  expect(moved).toMatchObject({ ok: false, code: 'round-over' });
  expect(standIns(table)).toEqual(['normal', 'normal']);
  for (let i = 0; i < 5000 && table.table.info.phase === 'playing'; i++) {
    const next = table.table.nextWake();
    table.wait(Math.max(1, (next ?? table.at) - table.at));
  }
  expect(table.table.info.phase).toBe('over');
  expect(table.table.result?.seats.map(({ hasLeft }) => hasLeft)).toEqual([undefined, undefined]);
  expect(table.rebuilt().result).toEqual(table.table.result);
});
