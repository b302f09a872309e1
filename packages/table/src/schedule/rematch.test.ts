import { rngFrom, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { SLOW_ANSWER_MS } from '../clocks/due.ts';
import { AWAY_MS, openTable } from '../index.ts';
import { ann, bob, cal, playing, playUntil, TestTable } from '../testing/index.ts';

const NEXT = tableId('table2');
const rematch = { type: 'rematch' } as const;

function over(people = [ann, bob], bots: Parameters<typeof playing>[2] = ['hard']) {
  const table = playing(people, { rounds: 1 }, bots);
  playUntil(table, people, rngFrom(seedOf(9)), () => false);
  expect(table.table.info.phase).toBe('over');
  return table;
}

test('when everybody agrees the next table has the same game and people, one seat further round', () => {
  const table = over();
  table.must(ann, rematch);
  expect(table.table.info).toMatchObject({ rematch: { by: 0, agreed: [0] }, next: undefined });
  expect(table.table.next(NEXT, seedOf(1))).toBeUndefined();
  table.must(bob, rematch);
  const opening = table.table.next(NEXT, seedOf(1));
  if (opening === undefined) throw new Error('No next table');
  const next = new TestTable(opening);
  expect(next.table.info).toMatchObject({
    id: NEXT,
    game: 'wright-brothers',
    options: table.table.info.options,
    host: 2,
    seats: [
      { type: 'person', name: 'Bob', isReady: true },
      { type: 'bot', level: 'hard' },
      { type: 'person', name: 'Ann', isReady: true },
    ],
  });
  table.table.setNext(NEXT, table.at);
  table.pump();
  expect(table.client(ann).info).toMatchObject({ next: NEXT });
  expect(table.table.next(NEXT, seedOf(1))).toBeUndefined();
  next.come(ann);
  expect(next.table.info.phase).toBe('waiting');
  next.come(bob);
  expect(next.table.info.phase).toBe('playing');
});

test('a rematch does not wait for people who left: their seats are open', () => {
  const table = over([ann, bob, cal], []);
  table.must(bob, rematch);
  table.must(cal, rematch);
  expect(table.table.next(NEXT, seedOf(1))).toBeUndefined();
  table.must(ann, { type: 'stand' });
  const opening = table.table.next(NEXT, seedOf(1));
  expect(opening?.host).toEqual({ user: bob, name: 'Bob' });
  expect(opening?.request.seats).toEqual([{ type: 'me' }, { type: 'open' }, { type: 'open' }]);
  expect(opening?.guests).toEqual([{ user: cal, name: 'Cal', seat: 1 }]);
  const opened = opening && openTable(opening);
  expect(opened?.ok).toBe(true);
});

test('a rematch is for those who played, once, after the end', () => {
  const table = over();
  expect(table.do(cal, rematch)).toEqual({ ok: false, code: 'not-seated' });
  table.must(ann, rematch);
  expect(table.do(ann, rematch)).toEqual({ ok: false, code: 'nothing-to-answer' });
  table.must(bob, rematch);
  table.table.setNext(NEXT, table.at);
  table.table.setNext(tableId('table3'), table.at);
  expect(table.table.info).toMatchObject({ next: NEXT });
  expect(table.do(bob, rematch)).toEqual({ ok: false, code: 'nothing-to-answer' });
  const early = playing([ann, bob]);
  expect(early.do(ann, rematch)).toEqual({ ok: false, code: 'not-over' });
  early.table.setNext(NEXT, early.at);
  expect(early.table.takeEntries()).toEqual([]);
});

test('a player who agreed and then stood up is left out, and no table opens without players', () => {
  const table = over([ann, bob, cal], []);
  table.must(ann, rematch);
  table.must(ann, { type: 'stand' });
  for (const user of [bob, cal]) table.must(user, rematch);
  const opening = table.table.next(NEXT, seedOf(1));
  expect(opening?.host).toEqual({ user: bob, name: 'Bob' });
  expect(opening?.guests).toEqual([{ user: cal, name: 'Cal', seat: 1 }]);

  const left = over([ann, bob], []);
  left.must(ann, rematch);
  left.go(ann);
  left.go(bob);
  expect(left.table.next(NEXT, seedOf(1))).toBeUndefined();
  left.come(ann);
  left.wait(AWAY_MS);
  expect(left.table.next(NEXT, seedOf(1))?.host).toEqual({ user: ann, name: 'Ann' });
});

test('a rematch waits as long for an absent player as a game does', () => {
  const table = over([ann, bob, cal], []);
  table.must(ann, rematch);
  table.go(bob);
  table.wait(AWAY_MS - 1);
  table.go(cal);
  table.wait(AWAY_MS - 1);
  expect(table.table.next(NEXT, seedOf(1))).toBeUndefined();
  table.come(bob);
  table.wait(10 * AWAY_MS);
  expect(table.table.next(NEXT, seedOf(1))).toBeUndefined();
  table.must(bob, rematch);
  table.wait(0);
  const opening = table.table.next(NEXT, seedOf(1));
  expect(opening?.request.seats).toEqual([{ type: 'open' }, { type: 'open' }, { type: 'me' }]);
  expect(opening?.guests).toEqual([{ user: bob, name: 'Bob', seat: 0 }]);
  expect(table.rebuilt().next(NEXT, seedOf(1))).toEqual(opening);
});

test('who had agreed and is loading the page again keeps the seat, and is not waited for', () => {
  const table = over([ann, bob], []);
  table.must(bob, rematch);
  table.go(bob);
  table.must(ann, rematch);
  expect(table.table.next(NEXT, seedOf(1))?.guests).toEqual([{ user: bob, name: 'Bob', seat: 0 }]);
});

test('by correspondence those who are away have days to answer', () => {
  const table = playing([ann, bob], { rounds: 1, pace: 'correspondence' });
  playUntil(table, [ann, bob], rngFrom(seedOf(9)), () => false);
  table.go(bob);
  table.wait(2 * SLOW_ANSWER_MS);
  table.must(ann, rematch);
  table.wait(SLOW_ANSWER_MS - 1);
  expect(table.table.next(NEXT, seedOf(1))).toBeUndefined();
  table.come(bob);
  table.must(bob, rematch);
  expect(table.table.next(NEXT, seedOf(1))?.guests).toEqual([{ user: bob, name: 'Bob', seat: 0 }]);
});

test('by correspondence the wait for a rematch ends as well', () => {
  const table = playing([ann, bob], { rounds: 1, pace: 'correspondence' });
  playUntil(table, [ann, bob], rngFrom(seedOf(9)), () => false);
  table.go(bob);
  table.must(ann, rematch);
  table.wait(SLOW_ANSWER_MS);
  expect(table.table.next(NEXT, seedOf(1))?.request.seats).toEqual([{ type: 'open' }, { type: 'me' }]);
});

test('lists tell whose answer is waited for, until the next table is open', () => {
  const table = over([ann, bob, cal], []);
  expect(table.table.toAct).toEqual([]);
  table.must(bob, rematch);
  expect(table.table.toAct).toEqual([0, 2]);
  table.must(ann, { type: 'stand' });
  expect(table.table.toAct).toEqual([2]);
  table.must(cal, rematch);
  expect(table.table.toAct).toEqual([]);
  const gone = over([ann, bob], []);
  gone.must(ann, rematch);
  gone.table.setNext(NEXT, gone.at);
  expect(gone.table.toAct).toEqual([]);
});

test('[BD-SETUP-1] a rematch of The Duel swaps the sides, however they were chosen', () => {
  const sideOf = (table: TestTable, user: typeof ann) => {
    const { view, you } = table.client(user);
    const { players } = view as { readonly players: readonly { readonly seat: number; readonly side: string }[] };
    return players.find(({ seat }) => seat === you.seat)?.side;
  };
  for (let n = 1; n <= 4; n++) {
    const table = new TestTable({ game: 'bang-duel', seats: ['me', 'open'], seed: seedOf(n) });
    table.come(ann, bob);
    table.must(bob, { type: 'sit', seat: 1 });
    table.must(ann, { type: 'start' });
    for (const user of [ann, bob]) table.attach(user);
    const side = sideOf(table, ann);
    // The first press asks, the second concedes.
    table.must(ann, { type: 'move', move: { type: 'concede' } });
    table.must(ann, { type: 'move', move: { type: 'concede' } });
    for (const user of [ann, bob]) table.must(user, rematch);
    const opening = table.table.next(NEXT, seedOf(n + 10)) ?? expect.fail('No next table');
    const next = new TestTable(opening);
    next.come(ann, bob);
    for (const user of [ann, bob]) next.attach(user);
    expect([side, sideOf(next, ann)].toSorted()).toEqual(['law', 'outlaw']);
  }
});
