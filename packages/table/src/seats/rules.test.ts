import { findGame } from '@saloon/catalog';
import { defaultOptions, rngFrom, seat, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { LacksOption, readEntry, rebuildTable, recordingOf, replayOf } from '../index.ts';
import { ann, bob, cal, playOn, TestTable } from '../testing/index.ts';
import { sealedTable, sealFor, shareOf } from '../testing/shares.ts';

const waiting = () => new TestTable({ seats: ['me', 'open', 'hard'], options: { rounds: 3 } });
const rules = (seats: number, options: Record<string, string | number | boolean> = {}) =>
  ({ type: 'set-rules', options, seats }) as const;
const defaults = defaultOptions(findGame('wright-brothers')?.options ?? {}) as object;

test('the host changes the options of a waiting table; those not named get their defaults', () => {
  const table = waiting();
  table.come(ann);
  table.must(ann, rules(3, { raceMode: 'sealed' }));
  expect(table.table.info.options).toEqual({ ...defaults, raceMode: 'sealed' });
  expect(table.table.info.seats.map(({ type }) => type)).toEqual(['person', 'empty', 'bot']);
  expect(table.attach(ann).chat.at(-1)).toMatchObject({ type: 'rules-set', name: 'Ann', seat: 0 });
});

test('seats are added and removed at the end, bots included; people in removed seats move up', () => {
  const table = waiting();
  const types = () => table.table.info.seats.map(({ type }) => type);
  table.must(ann, rules(5));
  expect(types()).toEqual(['person', 'empty', 'bot', 'empty', 'empty']);
  table.must(bob, { type: 'sit', seat: 3 });
  table.must(ann, rules(4));
  expect(types()).toEqual(['person', 'empty', 'bot', 'person']);
  table.must(ann, rules(3));
  expect(types()).toEqual(['person', 'person', 'bot']);
  expect(table.table.viewerOf(bob)).toBe(seat(1));
  table.must(bob, { type: 'stand' });
  table.must(ann, rules(2));
  expect(types()).toEqual(['person', 'empty']);
  expect(table.table.row).toMatchObject({ seats: 2, taken: 1 });
});

test('without a free seat a person replaces the last bot; if there are too many people, nothing changes', () => {
  const table = new TestTable({ seats: ['me', 'hard', 'easy', 'open', 'open'] });
  const seats = () => table.table.info.seats.map((chair) => (chair.type === 'empty' ? 'empty' : chair.name));
  const hank = seats()[1];
  table.must(bob, { type: 'sit', seat: 3 });
  table.must(cal, { type: 'sit', seat: 4 });
  const before = table.table.info;
  expect(table.do(ann, rules(2))).toEqual({ ok: false, code: 'more-people', at: 'seats' });
  expect(table.table.info).toEqual(before);
  table.must(cal, { type: 'stand' });
  table.must(ann, rules(3));
  expect(seats()).toEqual(['Ann', hank, 'Bob']);
  table.must(ann, rules(2));
  expect(seats()).toEqual(['Ann', 'Bob']);
});

test('a person who moves up keeps their state, also after a rebuild, and gets their new seat', () => {
  const table = new TestTable({ seats: ['open', 'open', 'me', 'open'] });
  for (const user of [ann, bob]) table.come(user);
  table.must(bob, { type: 'sit', seat: 3, seal: sealFor(bob) });
  table.must(ann, { type: 'set-ready', isReady: true });
  table.go(bob);
  for (const user of [ann, bob]) table.attach(user);
  table.must(ann, rules(2));
  expect(table.table.info.seats).toMatchObject([
    { name: 'Ann', isReady: true, isHere: true },
    { name: 'Bob', isReady: false, isHere: false },
  ]);
  expect(table.table.info.host).toBe(0);
  expect(table.table.info.shuffle?.seals).toEqual([{ seat: 1, seal: sealFor(bob) }]);
  table.must(ann, { type: 'chat', text: 'Move up!' });
  for (const [at, user] of [ann, bob].entries()) {
    expect(table.client(user).you.seat).toBe(at);
    expect(table.client(user).chat.at(-1)).toMatchObject({ text: 'Move up!', seat: 0 });
  }
  const again = rebuildTable(table.log.map((entry) => readEntry(JSON.parse(JSON.stringify(entry)))));
  expect(again.info).toEqual(table.table.info);
});

test('new rules reset readiness, except the host’s', () => {
  const table = waiting();
  for (const user of [ann, bob]) table.come(user);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(ann, rules(4));
  table.must(ann, { type: 'set-ready', isReady: true });
  table.must(bob, { type: 'set-ready', isReady: true });
  table.must(ann, rules(3));
  expect(table.table.info.seats.slice(0, 2)).toMatchObject([{ isReady: true }, { isReady: false }]);
  expect(table.table.info.phase).toBe('waiting');
});

test.each([
  ['not-host', undefined, bob, rules(3)],
  ['bad-options', 'options.rounds', ann, rules(3, { rounds: 0 })],
  ['bad-options', 'options.heat', ann, rules(3, { heat: 3 })],
  ['bad-seats', 'seats', ann, rules(1)],
  ['bad-seats', 'seats', ann, rules(9)],
] as const)('what cannot be is refused, its field named, and nothing changes: %s at %s', (code, at, who, command) => {
  const table = waiting();
  table.come(bob);
  const before = table.table.info;
  const refused = { ok: false, code, ...(at === undefined ? {} : { at }) };
  expect(table.do(who, command, 'r1')).toEqual(refused);
  expect(table.table.info).toEqual(before);
  // Asked again, because the answer was lost, it is answered as before.
  expect(table.do(who, command, 'r1')).toEqual(refused);
});

test('a game that is dealt, or about to be, has the rules it has', () => {
  const begun = waiting();
  begun.must(bob, { type: 'sit', seat: 1 });
  begun.must(ann, { type: 'start' });
  expect(begun.do(ann, rules(3))).toEqual({ ok: false, code: 'already-started' });
  const settled = sealedTable([ann, bob], { options: { rounds: 1 } });
  settled.must(ann, { type: 'start' });
  expect(settled.table.info.shuffle?.settled).toBeDefined();
  expect(settled.do(ann, rules(2))).toEqual({ ok: false, code: 'already-started' });
});

test('what is played, kept and rebuilt goes by the new rules', () => {
  const table = waiting();
  table.come(ann);
  table.must(ann, rules(2, { rounds: 1, raceMode: 'sealed' }));
  table.must(ann, { type: 'seat-bot', seat: 1, level: 'easy' });
  table.attach(ann);
  table.must(ann, { type: 'start' });
  const rng = rngFrom(seedOf(6));
  for (let i = 0; i < 3000 && playOn(table, rng); i++);
  expect(table.table.info).toMatchObject({ phase: 'over', options: { rounds: 1, raceMode: 'sealed' } });
  const recording = recordingOf(table.log) ?? expect.fail('it was played');
  expect(recording).toMatchObject({ seats: 2, options: { rounds: 1, raceMode: 'sealed' } });
  expect(replayOf(recording)).toMatchObject({ ok: true, final: table.hash });
  const again = rebuildTable(table.log.map((entry) => readEntry(JSON.parse(JSON.stringify(entry)))));
  expect(again.info.options).toEqual(table.table.info.options);
  expect(again.viewerOf(ann)).toBe(seat(0));
});

test('from live to correspondence, everybody has days, and the list of own tables says so', () => {
  const table = waiting();
  expect(table.table.hasRaces).toBe(true);
  const { pace } = table.table.seating;
  table.must(ann, rules(3, { pace: 'correspondence' }));
  expect(table.table.hasRaces).toBe(false);
  expect([pace, table.table.seating.pace]).toEqual(['live', 'correspondence']);
});

test('a log whose rules this host does not have names what is missing', () => {
  const table = new TestTable({ game: 'caliber-45', seats: ['me', 'open', 'open', 'open'] });
  table.must(ann, rules(4));
  const log = table.log.map((entry) =>
    entry.type === 'rules-set' ? { ...entry, options: { ...entry.options, edition: 'gone' } } : entry,
  );
  expect(() => rebuildTable(log)).toThrow(LacksOption);
  expect(table.table.viewerOf(cal)).toBe('spectator');
});

describe('another game', () => {
  const colt = (seats: number, options: Record<string, string | number | boolean> = {}) =>
    ({ ...rules(seats, options), game: 'colt-express' }) as const;

  test('replaces the old one with its own options; people and bots keep their seats and have to be ready again', () => {
    const table = waiting();
    for (const user of [ann, bob]) table.come(user);
    table.must(bob, { type: 'sit', seat: 1 });
    table.must(bob, { type: 'set-ready', isReady: true });
    table.must(ann, colt(6, { abilities: false }));
    expect(table.table.info).toMatchObject({ game: 'colt-express', phase: 'waiting', options: { abilities: false } });
    expect(table.table.info.options).not.toHaveProperty('rounds');
    expect(table.table.info.seats).toMatchObject([
      { type: 'person', name: 'Ann' },
      { type: 'person', name: 'Bob', isReady: false },
      { type: 'bot', level: 'hard' },
      { type: 'empty' },
      { type: 'empty' },
      { type: 'empty' },
    ]);
    expect(table.table.row).toMatchObject({ game: 'colt-express', seats: 6 });
    expect(table.table.seating.game).toBe('colt-express');
    expect(table.attach(bob).chat.at(-1)).toMatchObject({ type: 'rules-set', game: 'colt-express', name: 'Ann' });
  });

  test('must have a seat for everyone, and be a game that this host has', () => {
    const table = waiting();
    table.come(bob);
    table.must(bob, { type: 'sit', seat: 1 });
    const before = table.table.info;
    const refusals = [
      [{ ...rules(3), game: 'poker' }, 'no-such-game', 'game'],
      [{ ...rules(3), game: 'bang-duel' }, 'bad-seats', 'seats'],
      [colt(1), 'bad-seats', 'seats'],
      [colt(3, { rounds: 2 }), 'bad-options', 'options.rounds'],
    ] as const;
    for (const [command, code, at] of refusals) expect(table.do(ann, command)).toEqual({ ok: false, code, at });
    expect(table.do(bob, colt(3))).toEqual({ ok: false, code: 'not-host' });
    expect(table.table.info).toEqual(before);
    table.must(ann, rules(4));
    table.must(cal, { type: 'sit', seat: 3 });
    expect(table.do(ann, { ...rules(2), game: 'bang-duel' })).toEqual({ ok: false, code: 'more-people', at: 'seats' });
    table.must(bob, { type: 'stand' });
    table.must(ann, { ...rules(2), game: 'bang-duel' });
    expect(table.table.info.seats).toMatchObject([{ name: 'Ann' }, { name: 'Cal' }]);
  });

  test('is what is played, kept, recorded and rebuilt, with the seals of those who sit', () => {
    const table = sealedTable([ann, bob], { options: { rounds: 1 } });
    const seals = table.table.info.shuffle?.seals;
    table.must(ann, { ...rules(2), game: 'bang-duel' });
    expect(table.table.info.shuffle?.seals).toEqual(seals);
    table.must(ann, { type: 'start' });
    for (const user of [ann, bob]) table.must(user, { type: 'show-share', share: shareOf(user) });
    expect(table.table.info).toMatchObject({ phase: 'playing', game: 'bang-duel' });
    const recording = recordingOf(table.log) ?? expect.fail('it was dealt');
    expect(recording).toMatchObject({ game: 'bang-duel', seats: 2 });
    expect(replayOf(recording).ok).toBe(true);
    const again = rebuildTable(table.log.map((entry) => readEntry(JSON.parse(JSON.stringify(entry)))));
    expect(again.info).toEqual(table.table.info);
    expect(again.state).toEqual(table.table.state);
  });

  test('is named with its version: a log of one that this host does not have is not opened', () => {
    const table = waiting();
    table.must(ann, colt(3));
    const log = table.log.map((entry) => (entry.type === 'rules-set' ? { ...entry, rulesVersion: 999 } : entry));
    expect(() => rebuildTable(log)).toThrow(/Cannot open table \w+: it was begun with version 999 of the rules/);
  });
});
