import { rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { AWAY_MS } from '../index.ts';
import { ann, bob, cal, playing, playUntil, TestTable } from '../testing/index.ts';
import { HOST_AWAY_MS } from './due.ts';

const live = () => playing([ann, bob, cal], { turnTimeMs: 300_000 });
const lastTypes = (table: ReturnType<typeof live>, n: number) =>
  table.log.slice(-n).map((entry) => (entry.type === 'input' ? entry.input : entry.type));

test('a bot stands in for a player after thirty seconds away, and hands the seat back at once', () => {
  const table = live();
  table.table.lag(bob, 70, table.at);
  table.go(bob);
  expect(table.table.info.seats[1]).toMatchObject({ isHere: false, standIn: undefined });
  table.wait(AWAY_MS - 1);
  expect(table.table.info.seats[1]).toMatchObject({ standIn: undefined });
  table.wait(1);
  expect(table.table.info.seats[1]).toMatchObject({ isHere: false, standIn: 'normal' });
  expect(lastTypes(table, 2)).toEqual(['stood-in', { type: 'lag', at: AWAY_MS, seat: 1, roundTrip: 'local' }]);
  table.come(bob);
  expect(table.table.info.seats[1]).toMatchObject({ isHere: true, standIn: undefined });
  expect(lastTypes(table, 3)).toEqual(['came', 'took-back', { type: 'lag', at: AWAY_MS, seat: 1, roundTrip: 70 }]);
});

test('while a bot stands in, the game gets no latency of that person', () => {
  const table = live();
  table.go(bob);
  table.wait(AWAY_MS);
  const before = table.log.length;
  table.table.lag(bob, 70, table.at);
  for (const user of [ann, bob, cal]) table.attach(user);
  const { active, turn } = table.client(ann).view as { readonly active: number; readonly turn: number };
  const player = [ann, bob, cal][active] ?? ann;
  expect(player).not.toBe(bob);
  table.must(player, { type: 'move', move: 'pass', answers: turn });
  expect(table.log.slice(before)).toMatchObject([{ input: { type: 'move' } }]);
});

test('what a stand-in meant to do is not done once its person is back', () => {
  const table = playing([ann, bob], { turnTimeMs: 300_000 });
  const { active } = table.attach(ann).view as { readonly active: number };
  const away = [ann, bob][active] ?? ann;
  table.go(away);
  table.wait(AWAY_MS);
  expect(table.table.nextWake()).toBeLessThan(table.at + 60_000);
  table.come(away);
  const before = table.log.length;
  table.wait(200_000);
  expect(table.log.slice(before)).toEqual([]);
});

test('who comes back in time is not stood in for, and the next absence begins anew', () => {
  const table = live();
  table.go(bob);
  table.wait(AWAY_MS - 1);
  table.come(bob);
  table.go(bob);
  table.wait(AWAY_MS - 1);
  expect(table.table.info.seats[1]).toMatchObject({ standIn: undefined });
});

test('who is not there when the game begins is stood in for thirty seconds later', () => {
  const table = new TestTable({ seats: ['me', 'open'] });
  table.come(ann);
  table.must(bob, { type: 'sit', seat: 1 });
  table.go(bob);
  table.wait(AWAY_MS - 1);
  table.must(ann, { type: 'start' });
  table.wait(AWAY_MS - 1);
  expect(table.table.info.seats[1]).toMatchObject({ standIn: undefined });
  table.wait(1);
  expect(table.table.info.seats[1]).toMatchObject({ standIn: 'normal' });
});

test('the stand-in plays', () => {
  const table = playing([ann, bob], { rounds: 1, turnTimeMs: 300_000 });
  table.go(ann, bob);
  table.wait(AWAY_MS + 600_000);
  expect(table.table.info.phase).toBe('over');
  expect(table.log.filter(({ type }) => type === 'input').length).toBeGreaterThan(10);
});

test('any command gives the seat back; a refused one changes nothing', () => {
  const table = live();
  table.go(bob);
  table.wait(AWAY_MS);
  const length = table.log.length;
  expect(table.do(bob, { type: 'move', move: 'no such move' })).toEqual({ ok: false, code: 'malformed-move' });
  expect(table.log.length).toBe(length);
  table.must(bob, { type: 'emote', emote: 'howdy' });
  expect(table.table.info.seats[1]).toMatchObject({ isHere: true, standIn: undefined });
});

test('a player who stands up during the game keeps the same view', () => {
  const table = live();
  const client = table.attach(bob);
  table.must(bob, { type: 'stand' });
  expect(table.client(bob)).toBe(client);
  table.must(ann, { type: 'chat', text: 'Bob?' });
  expect(client.chat.at(-1)).toMatchObject({ text: 'Bob?' });
});

test('who gets up in the middle is stood in for at once, and only sitting down brings that person back', () => {
  const table = live();
  table.must(bob, { type: 'stand' });
  expect(table.table.info.seats[1]).toMatchObject({ type: 'person', name: 'Bob', isHere: false, standIn: 'normal' });
  expect(table.attach(bob).offer.moves).toEqual([]);
  table.go(bob);
  table.come(bob);
  table.must(bob, { type: 'chat', text: 'still here' });
  expect(table.table.info.seats[1]).toMatchObject({ standIn: 'normal' });
  expect(table.do(bob, { type: 'move', move: 'press' })).toEqual({ ok: false, code: 'not-seated' });
  for (const type of ['stand', 'ask-undo', 'rematch'] as const) {
    expect(table.do(bob, { type })).toEqual({ ok: false, code: 'not-seated' });
  }
  expect(table.do(bob, { type: 'answer-undo', isAgreed: false })).toEqual({ ok: false, code: 'not-seated' });
  expect(table.do(bob, { type: 'sit', seat: 2 })).toEqual({ ok: false, code: 'already-seated' });
  expect(table.do('zoe' as typeof bob, { type: 'sit', seat: 1 })).toEqual({ ok: false, code: 'already-started' });
  table.must(bob, { type: 'sit', seat: 1 });
  expect(table.table.info.seats[1]).toMatchObject({ isHere: true, standIn: undefined });
  expect(lastTypes(table, 2)).toMatchObject(['took-back', { type: 'lag', seat: 1, roundTrip: 0 }]);
});

test('who got up is not made host, though still there to watch', () => {
  const table = live();
  table.must(bob, { type: 'stand' });
  table.go(ann);
  table.wait(HOST_AWAY_MS);
  expect(table.table.info.host).toBe(2);
});

test('the seat and view of a player who left stay theirs alone', () => {
  const table = live();
  table.must(bob, { type: 'stand' });
  expect(table.table.viewerOf(bob)).toBe(1);
  expect(table.table.takeReseated()).toEqual([]);
});

test('by correspondence there are no stand-ins, and a player who stands up leaves the game until they return', () => {
  const table = playing([ann, bob], { pace: 'correspondence' });
  table.go(bob);
  table.wait(10 * AWAY_MS);
  expect(table.table.info.seats[1]).toMatchObject({ isHere: false, standIn: undefined });
  const length = table.log.length;
  table.table.lag(bob, 50, table.at);
  table.pump();
  expect(table.log.length).toBe(length);
  table.must(bob, { type: 'stand' });
  expect(lastTypes(table, 1)).toMatchObject([{ type: 'leave', seat: 1 }]);
  expect(table.table.info.seats[1]).toMatchObject({ isHere: false, standIn: undefined });
  table.must(bob, { type: 'sit', seat: 1 });
  expect(lastTypes(table, 1)).toMatchObject([{ type: 'return', seat: 1 }]);
});

test('by correspondence the clock has days', () => {
  const table = playing([ann, bob], { pace: 'correspondence' });
  expect(table.table.nextWake()).toBe(1000 + 24 * 3600 * 1000);
});

test('who left may come back after the end, for the next game', () => {
  const table = playing([ann, bob], { rounds: 1 });
  table.must(bob, { type: 'stand' });
  playUntil(table, [ann], rngFrom(seedOf(4)), () => false);
  table.wait(600_000);
  expect(table.table.info.phase).toBe('over');
  table.must(bob, { type: 'sit', seat: 1 });
  expect(lastTypes(table, 1)).toEqual(['took-back']);
});
