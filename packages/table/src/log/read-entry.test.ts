import { rngFrom, seat, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entry, readEntry, rebuildTable } from '../index.ts';
import { ann, bob, playing, playUntil, TestTable } from '../testing/index.ts';
import { sharedGame } from '../testing/shares.ts';

test('every entry of a log is plain JSON and is read as it was written', () => {
  const { table: shared } = sharedGame([ann, bob]);
  const table = playing([ann, bob], { rounds: 1 }, ['easy']);
  playUntil(table, [ann, bob], rngFrom(seedOf(1)), () => false);
  for (const entry of shared.log) expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  for (const entry of table.log) expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
});

const broken: readonly unknown[] = [
  undefined,
  null,
  7,
  'dealt',
  [],
  {},
  { type: 'dealt' },
  { type: 'dealt', at: -1 },
  { type: 'dealt', at: 1.5 },
  { type: 'dealt', at: 1, more: true },
  { type: 'dealt', at: 1, by: { user: 'ann' } },
  { type: 'toString', at: 1 },
  { type: '__proto__', at: 1 },
  { type: 'sat', at: 1, seat: 'first', user: 'ann', name: 'Ann' },
  { type: 'sat', at: 1, seat: 0, user: 'ann', name: 'Ann', seal: 'x' },
  { type: 'showed', at: 1, seat: 0 },
  { type: 'showed', at: 1, seat: 0, share: 'A'.repeat(64) },
  { type: 'settled', at: 1, names: [] },
  { type: 'bot-seated', at: 1, seat: 0, name: 'Hank', level: 'god' },
  { type: 'waved', at: 1, name: 'Ann', emote: 'dance' },
  { type: 'rules-set', at: 1, seats: 2, options: [] },
  { type: 'rules-set', at: 1, seats: 2, options: { constructor: {} } },
  { type: 'input', at: 1, input: { type: 'timer', at: 1 } },
  { type: 'input', at: 1, input: { type: 'lag', at: 1, seat: 0, roundTrip: 'near' } },
];

test.each(broken)('%j is no entry', (value) => {
  expect(() => readEntry(value)).toThrow(/^Cannot read an entry: /);
});

test('anything at all is an entry or is refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => readEntry(value)).toThrow(/^Cannot read an entry: /);
    }),
  );
});

test('a log with a move that the rules refuse is not rebuilt', () => {
  const { log } = playing([ann, bob]);
  const input = { type: 'move', at: 5, seat: seat(0), move: { type: 'ready' } } as const;
  expect(() => rebuildTable([...log, { type: 'input', at: 1005, input }])).toThrow(
    'Cannot rebuild table table1: the move at 1005 is refused (WRONG_PHASE)',
  );
});

test('a log that cannot be ours is not rebuilt', () => {
  const { log } = new TestTable({ seats: ['me', 'open'] });
  const [opened] = log as [Entry & { type: 'opened' }];
  expect(() => rebuildTable([])).toThrow('its log does not begin with its opening');
  expect(() => rebuildTable([{ type: 'dealt', at: 0 }])).toThrow('its log does not begin with its opening');
  expect(() => rebuildTable([opened, opened])).toThrow('Cannot open a table that is open');
  expect(() => rebuildTable([{ ...opened, rulesVersion: 99 }])).toThrow('version 99 of the rules');
  expect(() => rebuildTable([{ ...opened, game: 'poker' as typeof opened.game }])).toThrow('there is no game poker');
});

test('a log of what this host no longer has says so by name', () => {
  const { log } = new TestTable({ game: 'caliber-45', seats: ['me', 'open', 'open', 'open'] });
  const [opened] = log as [Entry & { type: 'opened' }];
  const other = { ...opened, options: { ...opened.options, edition: 'silver-rush' } };
  expect(() => rebuildTable([opened])).not.toThrow();
  expect(() => rebuildTable([other])).toThrow(
    expect.objectContaining({ name: 'LacksOption', option: 'edition', value: 'silver-rush' }),
  );
});
