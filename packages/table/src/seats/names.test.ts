import { seedOf } from '@saloon/kernel';
import { BOT_NAMES, type UserId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { ann, bob, openingOf, playing, TestTable } from '../testing/index.ts';

const namesAt = ({ table }: TestTable) => table.info.seats.map((one) => (one.type === 'empty' ? '' : one.name));

test('a bot has a name of its own, whatever the people are called and in whichever order they come', () => {
  for (let n = 0; n < 40; n++) {
    for (const name of BOT_NAMES) {
      const host = { user: ann, name: name.toUpperCase() };
      const opening = openingOf({ seats: ['easy', 'hard', 'me', 'easy'], seed: seedOf(n) });
      const names = namesAt(new TestTable({ ...opening, host })).map((one) => one.toLowerCase());
      expect(new Set(names).size).toBe(4);
    }
  }
});

test('a bot is renamed when a person with its name sits down or takes that name', () => {
  const table = new TestTable({ seats: ['me', 'open', 'easy'] });
  const [, , taken = ''] = namesAt(table);
  table.table.command(bob, taken, 'c1', { type: 'sit', seat: 1 }, 0);
  table.pump();
  const [, second, third = ''] = namesAt(table);
  expect(second).toBe(taken);
  expect(third).not.toBe(taken);
  table.table.rename(ann, third, table.at);
  table.pump();
  expect(namesAt(table)[0]).toBe(third);
  expect(new Set(namesAt(table)).size).toBe(3);
  expect(table.rebuilt().info.seats).toEqual(table.table.info.seats);
});

test('a new name is shown for seated people and the host, and ignored for others', () => {
  const table = playing([ann, bob]);
  const client = table.attach(bob);
  const { version } = table.table;
  table.table.rename(ann, '  Annie\u202e ', table.at);
  table.pump();
  expect(client.info.seats[0]).toMatchObject({ name: 'Annie', isHere: true });
  expect(table.table.row?.host).toBe('Annie');
  expect(table.table.version).toBe(version + 1);
  for (const [user, name] of [
    [ann, 'Annie'],
    [ann, '\u200b'],
    ['zoe' as UserId, 'Zoe'],
  ] as const) {
    table.table.rename(user, name, table.at);
    expect(table.table.takeEntries()).toEqual([]);
  }
});
