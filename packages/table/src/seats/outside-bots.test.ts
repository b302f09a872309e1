import { rngFrom, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { HOST_AWAY_MS } from '../clocks/due.ts';
import { openTable } from '../open-table.ts';
import { ann, bob, cal, openingOf, playUntil, TestTable } from '../testing/index.ts';

const opened = (outsideBots?: 'allowed' | 'refused') => {
  const opening = openingOf({ seats: ['me', 'open'], options: { rounds: 1 } });
  const request = outsideBots === undefined ? opening.request : { ...opening.request, outsideBots };
  const table = new TestTable({ ...opening, request });
  table.come(ann, bob);
  return table;
};
const sit = { type: 'sit', seat: 1, isBot: true } as const;

test('a program that says it is one sits down only where the host allows it', () => {
  for (const table of [opened(), opened('refused')]) {
    expect(table.do(bob, sit)).toEqual({ ok: false, code: 'no-outside-bots' });
    expect(table.table.info.seats[1]).toEqual({ type: 'empty' });
    expect(table.table.info.outsideBots).toBeUndefined();
    table.must(bob, { type: 'sit', seat: 1 });
    expect(table.table.info.seats[1]).not.toHaveProperty('isBot');
  }
  const table = opened('allowed');
  expect(table.table.info.outsideBots).toBe('allowed');
  table.must(bob, sit);
  expect(table.table.info.seats).toEqual([
    expect.not.objectContaining({ isBot: true }),
    expect.objectContaining({ type: 'person', name: 'Bob', isBot: true }),
  ]);
});

test('that it is one is in the log, and stays so when it is called something else', () => {
  const table = opened('allowed');
  table.must(bob, sit);
  table.table.rename(bob, 'Deep Bob', table.at);
  table.pump();
  for (const { info } of [table.table, table.rebuilt()]) {
    expect(info.outsideBots).toBe('allowed');
    expect(info.seats[1]).toMatchObject({ name: 'Deep Bob', isBot: true });
  }
});

test('at the next table it is known as one, whether it sits there as a guest or as the host', () => {
  for (const host of [ann, bob]) {
    const table = opened('allowed');
    table.must(bob, sit);
    table.must(ann, { type: 'start' });
    playUntil(table, [ann, bob], rngFrom(seedOf(3)), () => table.table.info.phase === 'over');
    if (host === bob) table.must(ann, { type: 'stand' });
    else table.must(ann, { type: 'rematch' });
    table.must(bob, { type: 'rematch' });
    const next = table.table.next(tableId('table2'), seedOf(8)) ?? expect.fail('they go on');
    const again = openTable(next);
    if (!again.ok) expect.fail(again.code);
    else {
      expect(next.host.user).toBe(host);
      expect(again.table.info.outsideBots).toBe('allowed');
      expect(again.table.info.seats[0]).toMatchObject({ name: 'Bob', isBot: true });
      expect(again.table.info.seats[1]).not.toHaveProperty('isBot');
    }
  }
});

test('a person becomes host before a third-party bot, which does only if no person is present', () => {
  const opening = openingOf({ seats: ['me', 'open', 'open'] });
  const table = new TestTable({ ...opening, request: { ...opening.request, outsideBots: 'allowed' } });
  table.come(ann, bob, cal);
  table.must(bob, sit);
  table.must(cal, { type: 'sit', seat: 2 });
  table.go(ann);
  table.wait(HOST_AWAY_MS);
  expect(table.table.info.host).toBe(2);
  table.go(cal);
  table.wait(HOST_AWAY_MS);
  expect(table.table.info.host).toBe(1);
});
