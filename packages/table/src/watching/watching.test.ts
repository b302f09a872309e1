import { findGame } from '@saloon/catalog';
import { rngFrom, seedOf } from '@saloon/kernel';
import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { HOST_AWAY_MS } from '../clocks/due.ts';
import { ann, bob, playing, playUntil, TestTable } from '../testing/index.ts';
import { SPECTATOR_COUNT_MS } from './spectator-count.ts';

const zoe = userId('zoe');
const yan = userId('yan');
const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;
type View = { readonly active: number; readonly turn: number };

/** The player to move passes. */
function pass(table: TestTable): void {
  const { active, turn } = game.view(table.table.state, 'spectator') as View;
  table.must(active === 0 ? ann : bob, { type: 'move', move: 'pass', answers: turn });
}

test('spectators see what everybody sees, and are offered nothing', () => {
  const table = playing([ann, bob]);
  table.come(zoe);
  const client = table.attach(zoe);
  expect(client.you).toEqual({ isHost: false });
  expect(client.info.spectators).toBe(1);
  pass(table);
  expect(client.view).toEqual(JSON.parse(JSON.stringify(game.view(table.table.state, 'spectator'))));
  expect(client.offer.moves).toEqual([]);
  expect(client.received.join()).not.toMatch(/"hand":/);
});

test('only the host says who may watch', () => {
  const table = playing([ann, bob]);
  const command = { type: 'set-watching', isAllowed: false, delay: 0 } as const;
  expect(table.do(bob, command)).toEqual({ ok: false, code: 'not-host' });
  table.come(zoe);
  table.attach(zoe);
  table.must(ann, command);
  expect(table.table.info).toMatchObject({ watching: { isAllowed: false, delay: 0 }, spectators: 0 });
  expect(table.clients.has(zoe)).toBe(false);
  expect(table.table.viewerOf(zoe)).toBeUndefined();
  expect(table.table.attach(zoe, table.at)).toEqual({ type: 'gone', table: 'table1', code: 'no-watching' });
  expect(table.do(zoe, { type: 'chat', text: 'let me in' })).toEqual({ ok: false, code: 'no-watching' });
  table.come(zoe);
  expect(table.table.here).toEqual([ann, bob]);
});

test('before the deal anyone may watch, so that they can sit down; at the deal spectators are removed', () => {
  const table = new TestTable({ seats: ['me', 'open'] });
  table.come(ann, zoe, bob);
  table.must(ann, { type: 'set-watching', isAllowed: false, delay: 0 });
  expect(table.table.viewerOf(zoe)).toBe('spectator');
  for (const user of [bob, zoe]) table.attach(user);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(ann, { type: 'start' });
  expect(table.clients.has(zoe)).toBe(false);
  expect(table.client(bob).viewer).toBe(1);
});

test('a host without a seat may always watch', () => {
  const table = new TestTable({ seats: ['easy', 'easy'] });
  table.come(ann, zoe);
  for (const user of [ann, zoe]) table.attach(user);
  table.must(ann, { type: 'set-watching', isAllowed: false, delay: 0 });
  table.must(ann, { type: 'start' });
  expect(table.clients.has(zoe)).toBe(false);
  expect(table.client(ann).info.phase).toBe('playing');
  table.wait(10_000);
  expect(table.client(ann).version).toBe(table.table.version);
});

/** A table with a delay of ten seconds, dealt at 1000, with a spectator and a player who listen. */
function delayed() {
  const table = new TestTable({ seats: ['me', 'open'], options: { rounds: 1, turnTimeMs: 300_000 } });
  table.come(ann, bob, zoe);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(ann, { type: 'set-watching', isAllowed: true, delay: 10 });
  for (const user of [ann, zoe]) table.attach(user);
  table.at = 1000;
  table.must(ann, { type: 'start' });
  return table;
}

test('delayed spectators see the deal when their time has come', () => {
  const table = delayed();
  expect(table.client(zoe).info.phase).toBe('waiting');
  expect(table.client(zoe).view).toBeUndefined();
  expect(table.table.nextWake()).toBe(11_000);
  table.wait(9999);
  expect(table.client(zoe).info.phase).toBe('waiting');
  table.wait(1);
  expect(table.client(zoe).info.phase).toBe('playing');
  expect(table.client(zoe).now).toBe(0);
});

test('nothing newer than the delay reaches spectators: no step, view, chat, info or version, new or old', () => {
  const table = delayed();
  table.wait(10_000);
  const before = table.client(zoe).received.length;
  const { turn } = table.client(zoe).view as View;
  pass(table);
  table.must(bob, { type: 'chat', text: 'a secret plan' });
  table.go(bob);
  expect(table.client(zoe).received.length).toBe(before);
  table.come(yan);
  const late = table.attach(yan);
  expect(late.received.join()).not.toContain('a secret plan');
  expect(late.view).toMatchObject({ turn });
  expect(late.version).toBe(table.client(zoe).version);
  expect(late.now).toBe(0);
  expect(late.info.seats[1]).toMatchObject({ isHere: true });
  expect(table.do(zoe, { type: 'emote', emote: 'nice' })).toEqual({ ok: true, version: late.version });
  table.wait(9_999);
  expect(table.client(zoe).view).toMatchObject({ turn });
  table.wait(1);
  for (const user of [zoe, yan]) {
    expect(table.client(user).view).toMatchObject({ turn: turn + 1 });
    expect(table.client(user).chat.map((line) => line.type)).toEqual(['text', 'emote']);
    expect(table.client(user).info.seats[1]).toMatchObject({ isHere: false });
  }
});

test('once they have seen the end there is no delay any more', () => {
  const table = delayed();
  playUntil(table, [ann, bob], rngFrom(seedOf(3)), () => false);
  expect(table.table.info.phase).toBe('over');
  table.must(ann, { type: 'chat', text: 'well played' });
  expect(table.client(zoe).info.phase).not.toBe('over');
  expect(table.client(zoe).received.join()).not.toContain(seedOf(7));
  table.wait(10_000);
  expect(table.client(zoe).info).toEqual(table.client(ann).info);
  expect(table.client(zoe).chat).toHaveLength(1);
  table.must(ann, { type: 'chat', text: 'again?' });
  expect(table.client(zoe).chat).toHaveLength(2);
});

test('a delay is no secret after the end: a spectator who has not seen it may remark on the game, and sees that in its turn', () => {
  const table = delayed();
  const remark = { type: 'comment', step: 0, text: 'What a hand!' } as const;
  expect(table.do(zoe, remark)).toEqual({ ok: false, code: 'not-over' });
  playUntil(table, [ann, bob], rngFrom(seedOf(3)), () => false);
  expect(table.client(zoe).info.phase).not.toBe('over');
  table.must(zoe, remark);
  const heard = () => table.client(zoe).received.join().includes(remark.text);
  expect(heard()).toBe(false);
  table.wait(10_000);
  expect(heard()).toBe(true);
});

test('a delay set in the middle holds spectators where they are; without one they see the present again', () => {
  const table = playing([ann, bob]);
  table.come(zoe);
  const client = table.attach(zoe);
  table.must(ann, { type: 'set-watching', isAllowed: true, delay: 60 });
  const { turn } = client.view as View;
  pass(table);
  table.wait(5000);
  expect(client.view).toMatchObject({ turn });
  pass(table);
  table.must(ann, { type: 'set-watching', isAllowed: true, delay: 0 });
  table.wait(0);
  expect(client.view).toEqual(JSON.parse(JSON.stringify(game.view(table.table.state, 'spectator'))));
  expect(client.info).toEqual(JSON.parse(JSON.stringify(table.table.info)));
  const events = client.events.length;
  pass(table);
  expect(client.view).toMatchObject({ turn: turn + 3 });
  expect(client.events.length).toBeGreaterThan(events);
});

test('a shorter delay lets through what is old enough by it', () => {
  const table = delayed();
  table.wait(10_000);
  pass(table);
  table.wait(3000);
  table.must(ann, { type: 'set-watching', isAllowed: true, delay: 2 });
  const { turn } = table.client(zoe).view as View;
  table.wait(0);
  expect(table.client(zoe).view).toMatchObject({ turn: turn + 1 });
});

test('the answer to a delayed spectator is the same after a crash', () => {
  const table = delayed();
  table.wait(10_000);
  pass(table);
  const answer = table.do(zoe, { type: 'emote', emote: 'nice' }, 'mine');
  expect(table.rebuilt().command(zoe, 'Zoe', 'mine', { type: 'emote', emote: 'nice' }, 50_000)).toEqual(answer);
});

test('spectators change neither log nor version, and their count is published once a second', () => {
  const table = playing([ann, bob]);
  const { version } = table.table;
  const { length } = table.log;
  const client = table.attach(ann);
  const crowd = Array.from({ length: 50 }, (_, i) => userId(`watcher${i}`));
  table.come(...crowd);
  expect([client.info.spectators, client.received.length]).toEqual([1, 2]);
  table.wait(SPECTATOR_COUNT_MS);
  expect([client.info.spectators, client.received.length]).toEqual([50, 3]);
  table.go(...crowd);
  table.come(zoe);
  table.wait(SPECTATOR_COUNT_MS);
  expect(client.info.spectators).toBe(1);
  expect(table.table.here).toEqual([ann, bob, zoe]);
  expect([table.table.version, table.log.length]).toEqual([version, length]);
});

test('with a delay spectators still count at once', () => {
  const table = playing([ann, bob]);
  table.must(ann, { type: 'set-watching', isAllowed: true, delay: 60 });
  table.come(zoe);
  expect(table.attach(zoe).info.spectators).toBe(1);
  table.go(zoe);
  table.wait(SPECTATOR_COUNT_MS);
  expect(table.table.info.spectators).toBe(0);
});

test('logs of earlier releases with spectators still open, without any spectators', () => {
  const table = playing([ann, bob]);
  const { now } = table.table;
  table.log.push({ type: 'came', user: zoe, at: now }, { type: 'came', user: yan, at: now });
  table.log.push({ type: 'went', user: yan, at: now });
  const again = table.rebuilt();
  expect([again.here, again.info.spectators]).toEqual([[ann, bob], 0]);
  // Each of those entries was a version then, and still is: clients remember which one they saw.
  expect(again.version).toBe(table.table.version + 3);
});

test('a host who only watched has a minute to come back to a table that was rebuilt', () => {
  const table = new TestTable({ seats: ['open', 'open'] });
  table.come(ann, bob);
  table.wait(2 * HOST_AWAY_MS);
  table.must(bob, { type: 'sit', seat: 0 });
  const again = table.rebuilt();
  expect(again.nextWake()).toBe(again.now + HOST_AWAY_MS);
  again.presence(ann, true, again.now);
  expect(again.nextWake()).toBeUndefined();
});
