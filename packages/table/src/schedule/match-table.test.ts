import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, cal, openingOf, TestTable } from '../testing/index.ts';

const START = 60_000;

function matchTable(options: Record<string, string | number | boolean> = { rounds: 1 }): TestTable {
  const opening = openingOf({ seats: ['me', 'open'], options, isPrivate: true });
  const guests = [{ user: bob, name: 'Bob', seat: seat(1) }];
  return new TestTable({ ...opening, guests, isReady: true, match: { startBy: START } });
}

test('a match starts when everybody is there, and is called off if somebody is still missing at its time', () => {
  const table = matchTable();
  table.come(ann);
  table.wait(START - 1);
  expect(table.table.whyGone).toBe('no-watching');
  const other = matchTable();
  other.come(ann, bob);
  other.wait(START);
  expect(other.table.info.phase).toBe('playing');
  table.wait(1);
  expect(table.table.whyGone).toBe('match-off');
  expect(table.rebuilt().whyGone).toBe('match-off');
});

test('nobody sits down, talks or watches at a match that was called off', () => {
  const table = matchTable();
  table.come(ann, cal);
  table.wait(START);
  expect(table.table.attach(ann, table.at)).toMatchObject({ type: 'gone', code: 'match-off' });
  for (const user of [ann, bob, cal]) {
    expect(table.do(user, { type: 'sit', seat: 0 })).toMatchObject({ ok: false, code: 'match-off' });
    expect(table.table.viewerOf(user)).toBeUndefined();
  }
});

test('by correspondence a match starts without anybody there', () => {
  const table = matchTable({ rounds: 1, pace: 'correspondence' });
  table.come(ann);
  table.wait(START);
  expect(table.table.info.phase).toBe('playing');
});
