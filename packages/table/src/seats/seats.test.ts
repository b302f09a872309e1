import { seat, seedOf, sha256 } from '@saloon/kernel';
import { BOT_NAMES, LIMITS, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { HOST_AWAY_MS, INVITATION_MS, WAITING_AWAY_MS } from '../clocks/due.ts';
import { openTable } from '../index.ts';
import { ann, bob, cal, openingOf, playing, TestTable } from '../testing/index.ts';

const waiting = () => new TestTable({ seats: ['me', 'open', 'hard'] });

test('a table begins with its host, empty seats and bots with a name and a level', () => {
  const { table } = waiting();
  expect(table.info.seats).toEqual([
    { type: 'person', name: 'Ann', isHere: false, isReady: false, standIn: undefined },
    { type: 'empty' },
    { type: 'bot', name: expect.stringMatching(new RegExp(`^(${BOT_NAMES.join('|')})$`)), level: 'hard' },
  ]);
  expect(table.info.host).toBe(0);
  expect(table.viewerOf(ann)).toBe(0);
  expect(table.viewerOf(bob)).toBe('spectator');
});

const train = { game: 'colt-express', seats: ['me', 'open', 'open'] } as const;
test.each([
  ['no-such-game', 'game', { ...openingOf({ seats: ['me', 'open'] }).request, game: 'poker' }],
  ['bad-options', 'options.rounds', openingOf({ seats: ['me', 'open'], options: { rounds: 0 } }).request],
  ['bad-options', 'options.heat', openingOf({ seats: ['me', 'open'], options: { heat: 3 } }).request],
  [
    'bad-options',
    'options.firstSeat',
    openingOf({ ...train, options: { firstPlayer: 'host-pick', firstSeat: 3 } }).request,
  ],
  ['bad-seats', 'seats', openingOf({ seats: ['me'] }).request],
  ['bad-seats', 'seats', openingOf({ seats: ['me', 'me'] }).request],
  ['bad-seats', 'seats', openingOf({ seats: ['me', 'open', 'open', 'open', 'open', 'open'] }).request],
])('a table that cannot be opened is refused: %s at %s', (code, at, request) => {
  expect(openTable({ ...openingOf({ seats: ['me', 'open'] }), request })).toEqual({ ok: false, code, at });
});

test('title and name are cleaned and cut', () => {
  const opening = openingOf({ seats: ['me', 'open'] });
  const opened = openTable({
    ...opening,
    host: { user: ann, name: '\u202e\u0000' },
    request: { ...opening.request, title: `  a\n${'b'.repeat(200)}` },
  });
  if (!opened.ok) throw new Error(opened.code);
  expect(opened.table.info.title).toBe(`a ${'b'.repeat(LIMITS.titleLength - 2)}`);
  expect(opened.table.info.seats[0]).toMatchObject({ name: '?' });
});

test('the hash of the seed is shown from the start, the seed not before the end', () => {
  const { table } = waiting();
  expect(table.info.seedHash).toBe(sha256(seedOf(7)));
  expect(JSON.stringify(table.info)).not.toContain(seedOf(7));
  expect(JSON.stringify(table.attach(ann, 0))).not.toContain(seedOf(7));
});

test('people sit down on empty seats only, on one only, and get up again', () => {
  const table = waiting();
  expect(table.do(bob, { type: 'sit', seat: 0 })).toEqual({ ok: false, code: 'seat-taken' });
  expect(table.do(bob, { type: 'sit', seat: 2 })).toEqual({ ok: false, code: 'seat-taken' });
  expect(table.do(bob, { type: 'sit', seat: 3 })).toEqual({ ok: false, code: 'no-such-seat' });
  table.must(bob, { type: 'sit', seat: 1 });
  expect(table.table.info.seats[1]).toMatchObject({ type: 'person', name: 'Bob', isHere: true });
  expect(table.do(bob, { type: 'sit', seat: 1 })).toEqual({ ok: false, code: 'already-seated' });
  expect(table.do(cal, { type: 'sit', seat: 1 })).toEqual({ ok: false, code: 'seat-taken' });
  table.must(bob, { type: 'stand' });
  expect(table.table.info.seats[1]).toEqual({ type: 'empty' });
  expect(table.do(bob, { type: 'stand' })).toEqual({ ok: false, code: 'not-seated' });
  table.must(cal, { type: 'sit', seat: 1 });
});

test('a seated person moves to a free seat in one step, and has to be ready again', () => {
  const table = new TestTable({ seats: ['me', 'open', 'open', 'hard'] });
  for (const user of [ann, bob]) table.come(user);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(bob, { type: 'set-ready', isReady: true });
  table.must(bob, { type: 'sit', seat: 2 });
  expect(table.table.info.seats.map(({ type }) => type)).toEqual(['person', 'empty', 'person', 'bot']);
  expect(table.table.info.seats[2]).toMatchObject({ name: 'Bob', isHere: true, isReady: false });
  expect(table.table.viewerOf(bob)).toBe(2);
  expect(table.table.info.spectators).toBe(0);
  expect(table.do(bob, { type: 'sit', seat: 3 })).toEqual({ ok: false, code: 'seat-taken' });
  expect(table.do(bob, { type: 'sit', seat: 9 })).toEqual({ ok: false, code: 'no-such-seat' });
  expect(table.table.viewerOf(bob)).toBe(2);
  table.must(ann, { type: 'sit', seat: 1 });
  expect(table.table.info).toMatchObject({ host: 1 });
  table.must(cal, { type: 'sit', seat: 0 });
  table.must(ann, { type: 'start' });
  expect(table.do(bob, { type: 'sit', seat: 0 })).toEqual({ ok: false, code: 'already-seated' });
});

test('only the host seats and clears, and only before the game', () => {
  const table = waiting();
  table.must(bob, { type: 'sit', seat: 1 });
  expect(table.do(bob, { type: 'clear-seat', seat: 2 })).toEqual({ ok: false, code: 'not-host' });
  expect(table.do(bob, { type: 'seat-bot', seat: 2, level: 'easy' })).toEqual({ ok: false, code: 'not-host' });
  expect(table.do(ann, { type: 'seat-bot', seat: 1, level: 'easy' })).toEqual({ ok: false, code: 'seat-taken' });
  expect(table.do(ann, { type: 'clear-seat', seat: 9 })).toEqual({ ok: false, code: 'no-such-seat' });
  table.must(ann, { type: 'clear-seat', seat: 1 });
  expect(table.table.viewerOf(bob)).toBe('spectator');
  expect(table.do(ann, { type: 'clear-seat', seat: 1 })).toEqual({ ok: false, code: 'seat-empty' });
  table.must(ann, { type: 'seat-bot', seat: 1, level: 'easy' });
  const names = table.table.info.seats.map((one) => (one.type === 'empty' ? '' : one.name));
  expect(new Set(names).size).toBe(3);
  table.must(ann, { type: 'start' });
  expect(table.do(ann, { type: 'clear-seat', seat: 1 })).toEqual({ ok: false, code: 'already-started' });
  expect(table.do(ann, { type: 'start' })).toEqual({ ok: false, code: 'already-started' });
});

test('only the host can start the game, once all seats are taken', () => {
  const table = waiting();
  expect(table.do(ann, { type: 'start' })).toEqual({ ok: false, code: 'seats-not-full' });
  table.must(bob, { type: 'sit', seat: 1 });
  expect(table.do(bob, { type: 'start' })).toEqual({ ok: false, code: 'not-host' });
  table.must(ann, { type: 'start' });
  expect(table.table.info).toMatchObject({ phase: 'playing', dealtAt: 0 });
});

test('the game begins by itself when all seats are taken and everybody is ready and here', () => {
  const table = waiting();
  table.must(ann, { type: 'set-ready', isReady: true });
  table.must(bob, { type: 'sit', seat: 1 });
  expect(table.table.info.phase).toBe('waiting');
  table.go(ann);
  table.must(bob, { type: 'set-ready', isReady: true });
  expect(table.table.info.phase).toBe('waiting');
  table.come(ann);
  expect(table.table.info.phase).toBe('playing');
  expect(table.do(ann, { type: 'set-ready', isReady: false })).toEqual({ ok: false, code: 'already-started' });
});

test('who is no longer ready holds the game up; who has no seat cannot be ready', () => {
  const table = waiting();
  table.must(ann, { type: 'set-ready', isReady: true });
  table.must(ann, { type: 'set-ready', isReady: false });
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(bob, { type: 'set-ready', isReady: true });
  expect(table.table.info.phase).toBe('waiting');
  expect(table.do(cal, { type: 'set-ready', isReady: true })).toEqual({ ok: false, code: 'not-seated' });
});

test('when a game begins, bots are local, and measured latencies are inputs', () => {
  const table = waiting();
  table.must(bob, { type: 'sit', seat: 1 });
  table.table.lag(bob, 63.4, 0);
  table.must(ann, { type: 'start' });
  expect(table.log.filter(({ type }) => type === 'input')).toEqual([
    { type: 'input', at: 0, input: { type: 'lag', at: 0, seat: 1, roundTrip: 63 } },
    { type: 'input', at: 0, input: { type: 'lag', at: 0, seat: 2, roundTrip: 'local' } },
  ]);
});

test('a host who is away for a minute is replaced if another person is present', () => {
  const table = waiting();
  table.come(ann);
  table.must(bob, { type: 'sit', seat: 1 });
  table.go(ann);
  table.wait(HOST_AWAY_MS - 1);
  expect(table.table.info.host).toBe(0);
  table.wait(1);
  expect(table.table.info.host).toBe(1);
  expect(table.table.row?.host).toBe('Bob');
  table.come(ann);
  expect(table.do(ann, { type: 'clear-seat', seat: 2 })).toEqual({ ok: false, code: 'not-host' });
  expect(table.attach(bob).you).toEqual({ seat: 1, isHost: true });
});

test('the new host stays host while present; then the next person takes over', () => {
  const table = new TestTable({ seats: ['me', 'open', 'open'] });
  table.come(ann);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(cal, { type: 'sit', seat: 2 });
  table.go(ann);
  table.wait(HOST_AWAY_MS);
  expect(table.table.info.host).toBe(1);
  table.wait(HOST_AWAY_MS);
  expect(table.table.info.host).toBe(1);
  table.go(bob);
  table.wait(HOST_AWAY_MS);
  expect(table.table.info.host).toBe(2);
});

test('a host who is alone stays host', () => {
  const table = waiting();
  table.come(ann);
  table.go(ann);
  table.wait(HOST_AWAY_MS);
  expect(table.table.info.host).toBe(0);
  table.must(bob, { type: 'sit', seat: 1 });
  expect(table.table.info.host).toBe(0);
  table.wait(0);
  expect(table.table.info.host).toBe(1);
});

test('before the game an absent person’s seat is kept for five minutes', () => {
  const table = waiting();
  table.must(bob, { type: 'sit', seat: 1 });
  table.go(bob);
  table.wait(WAITING_AWAY_MS - 1);
  expect(table.table.info.seats[1]?.type).toBe('person');
  table.wait(1);
  expect(table.table.info.seats[1]?.type).toBe('empty');
});

test('by invitation the host keeps role and seat for a day, even if a friend waits', () => {
  const table = new TestTable({ seats: ['me', 'open'], isPrivate: true });
  table.go(ann);
  table.wait(INVITATION_MS - 2000);
  table.must(bob, { type: 'sit', seat: 1 });
  table.come(bob);
  table.wait(1000);
  expect(table.table.info).toMatchObject({ host: 0, seats: [{ type: 'person' }, { type: 'person' }] });
  table.wait(1000);
  expect(table.table.info).toMatchObject({ host: 1, seats: [{ type: 'empty' }, { type: 'person' }] });
});

test('by correspondence a seat is kept, and the host stays host', () => {
  const table = new TestTable({ seats: ['me', 'open'], options: { pace: 'correspondence' } });
  table.must(bob, { type: 'sit', seat: 1 });
  table.go(bob);
  table.wait(10 * WAITING_AWAY_MS);
  expect(table.table.info).toMatchObject({ host: 0, seats: [{ type: 'person' }, { type: 'person' }] });
});

test('a person who sits down or stands up has to be attached again', () => {
  const table = waiting();
  table.come(bob);
  table.table.command(bob, 'Bob', 'x', { type: 'sit', seat: 1 }, 0);
  expect(table.table.takeReseated()).toEqual([bob]);
  table.table.command(ann, 'Ann', 'y', { type: 'clear-seat', seat: 1 }, 0);
  expect(table.table.takeReseated()).toEqual([bob]);
  expect(table.table.takeReseated()).toEqual([]);
});

test('when a seat’s person changes, its listeners are removed', () => {
  const table = waiting();
  table.must(bob, { type: 'sit', seat: 1 });
  table.table.attach(bob, 0);
  table.table.command(bob, 'Bob', 'x', { type: 'stand' }, 0);
  table.table.command(cal, 'Cal', 'y', { type: 'sit', seat: 1 }, 0);
  expect(table.table.takeMessages()).toEqual([]);
});

test('the lobby sees public tables until they are over, and the same row until it changes', () => {
  const table = waiting();
  const { row } = table.table;
  expect(row).toEqual({
    id: 'table1',
    game: 'wright-brothers',
    title: '',
    host: 'Ann',
    seats: 3,
    taken: 2,
    pace: 'live',
    phase: 'waiting',
    canWatch: true,
  });
  table.must(bob, { type: 'chat', text: 'hello' });
  expect(table.table.row).toBe(row);
  table.must(bob, { type: 'sit', seat: 1 });
  expect(table.table.row).toMatchObject({ taken: 3 });
  expect(new TestTable({ seats: ['me', 'open'], isPrivate: true }).table.row).toBeUndefined();
  expect(playing([ann, bob]).table.row).toMatchObject({ phase: 'playing' });
});

test('people who are present are listed', () => {
  const table = waiting();
  table.come(ann, bob, bob);
  expect(table.table.here).toEqual([ann, bob]);
  expect(table.table.info.spectators).toBe(1);
  table.go(bob, bob, userId('nobody'));
  expect(table.table.here).toEqual([ann]);
  expect(table.table.viewerOf(ann)).toBe(seat(0));
});
