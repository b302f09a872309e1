import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { ann, bob, openingOf, playing, playUntil, TestTable } from '../testing/index.ts';

const HOUR = 3_600_000;

test('a person who plays against bots alone has no clock, and the table says so', () => {
  const table = playing([ann], { rounds: 3 }, ['easy', 'easy', 'easy'], seedOf(4));
  expect(table.table.info.clock).toBe('off');
  table.wait(HOUR);
  const version = table.table.version;
  expect(table.table.toAct).toContain(0);
  table.wait(HOUR);
  expect(table.table.version).toBe(version);
  expect(table.table.info.seats[0]).toMatchObject({ type: 'person', standIn: undefined });
});

test('with a second person the clocks run', () => {
  const table = playing([ann, bob], { rounds: 3 }, ['easy'], seedOf(4));
  expect(table.table.info.clock).toBeUndefined();
  const { version } = table.table;
  table.wait(60_000);
  expect(table.table.version).toBeGreaterThan(version);
});

test('a host who wants a clock against bots gets one, in a rematch too', () => {
  const opening = openingOf({ seats: ['me', 'easy', 'easy'], options: { rounds: 1 }, seed: seedOf(4) });
  const table = new TestTable({ ...opening, request: { ...opening.request, clock: 'always' } });
  table.come(ann);
  table.must(ann, { type: 'start' });
  expect(table.table.info.clock).toBeUndefined();
  for (let i = 0; i < 400 && table.table.info.phase === 'playing'; i++) table.wait(10_000);
  expect(table.table.info.phase).toBe('over');
  expect(table.rebuilt().info).toEqual(table.table.info);
});

test('people who share a device are never hurried nor asked whether they are there, in a rematch neither', () => {
  const opening = openingOf({ seats: ['me', 'open'], options: { rounds: 1 }, seed: seedOf(4) });
  const guests = [{ user: bob, name: 'Bob', seat: seat(1) }];
  const table = new TestTable({ ...opening, guests, isReady: true, isUnhurried: true });
  table.come(ann, bob);
  expect(table.table.info).toMatchObject({ phase: 'playing', clock: 'off' });
  const { version } = table.table;
  table.wait(HOUR);
  expect(table.table.version).toBe(version);
  expect(table.rebuilt().info).toEqual(table.table.info);
  playUntil(table, [ann, bob], rngFrom(seedOf(9)), () => false);
  for (const user of [ann, bob]) table.must(user, { type: 'rematch' });
  expect(table.table.next(tableId('next'), seedOf(5))).toMatchObject({ isUnhurried: true });
});

test('a person whose only opponent has left for good is alone', () => {
  const table = playing([ann, bob], { rounds: 3 }, ['easy'], seedOf(4));
  table.must(bob, { type: 'stand' });
  expect(table.table.info.clock).toBe('off');
});
