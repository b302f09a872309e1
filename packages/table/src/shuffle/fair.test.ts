import { findGame } from '@saloon/catalog';
import { hashOf, rngFrom, seat, seedOf, sha256 } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { dealSeed, formatRecording, logHash, termsHash, verifyRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { WAITING_AWAY_MS } from '../clocks/due.ts';
import { type Entry, recordingOf } from '../index.ts';
import { ann, bob, cal, playing, playUntil, TestTable } from '../testing/index.ts';
import { sealedOpening, sealedTable, sealFor, sharedGame, shareOf, show } from '../testing/shares.ts';
import { GONE_SHARE_MS, SHARE_MS, SLOW_SHARE_MS } from './fair.ts';

const start = { type: 'start' } as const;
const game = findGame('wright-brothers') ?? expect.fail('it is in the catalog');

function fileOf(log: readonly Entry[]): string {
  const recording = recordingOf(log);
  if (recording === undefined) throw new Error('There is no recording');
  return formatRecording(game, recording);
}

test('without shares the server’s seed is dealt at once, and the recording says so', () => {
  const table = playing([ann, bob], { rounds: 1 });
  expect(table.log.map(({ type }) => type)).not.toContain('settled');
  expect(table.table.info).not.toHaveProperty('shuffle');
  playUntil(table, [ann, bob], rngFrom(seedOf(1)), () => false);
  const recording = recordingOf(table.log);
  expect(recording).toMatchObject({ seed: seedOf(7), proof: { table: 'table1', serverSeed: seedOf(7) } });
  expect(recording?.proof).not.toHaveProperty('shares');
  expect(verifyRecording(fileOf(table.log), findGame)).toMatchObject({ ok: true, shuffle: 'server', shares: [] });
});

test('seals are settled before any share is shown, and it is dealt with the last one', () => {
  const table = sealedTable([ann, bob], { seats: ['easy'] });
  const seals = [
    { seat: 0, seal: sealFor(ann) },
    { seat: 1, seal: sealFor(bob) },
  ];
  expect(table.table.info).toMatchObject({ phase: 'waiting', shuffle: { seals }, seedHash: sha256(seedOf(7)) });
  expect(table.table.info.shuffle).not.toHaveProperty('settled');
  table.must(ann, start);
  const names = table.table.seating.names;
  expect(table.table.info).toMatchObject({
    phase: 'waiting',
    shuffle: { seals, settled: { names, until: 1000 + SHARE_MS }, shown: [] },
  });
  expect(show(table, ann)).toMatchObject({ ok: true });
  expect(table.table.info).toMatchObject({ phase: 'waiting', shuffle: { shown: [0] } });
  expect(show(table, bob)).toMatchObject({ ok: true });
  expect(table.table.info).toMatchObject({ phase: 'playing', dealtAt: 1000, shuffle: { shown: [0, 1] } });
  const { options } = table.table.info;
  const terms = termsHash({
    table: 'table1',
    game: game.id,
    options,
    names,
    commitment: sha256(seedOf(7)),
    seals: seals.map(({ seat: by, seal }) => ({ seat: seat(by), seal })),
  });
  expect(recordingOf(table.log)?.seed).toBe(dealSeed(seedOf(7), terms, [shareOf(ann), shareOf(bob)]));
});

test('everybody ready settles it too, and so does the host of a table with a single person', () => {
  const both = sealedTable([ann, bob]);
  both.must(ann, { type: 'set-ready', isReady: true });
  both.must(bob, { type: 'set-ready', isReady: true });
  expect(both.log.filter(({ type }) => type === 'settled')).toHaveLength(1);
  show(both, bob);
  show(both, ann);
  expect(both.table.info.phase).toBe('playing');
  const alone = sealedTable([ann], { seats: ['easy'] });
  alone.must(ann, start);
  show(alone, ann);
  expect(alone.table.info.phase).toBe('playing');
});

test('a share is taken once, from who sealed it, when the seals are settled, and only if it fits', () => {
  const table = new TestTable(sealedOpening({ seats: ['me', 'open', 'open'] }));
  table.come(ann, bob, cal);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(cal, { type: 'sit', seat: 2, seal: sealFor(cal) });
  expect(show(table, ann)).toEqual({ ok: false, code: 'no-share-now' });
  table.must(ann, start);
  expect(show(table, bob)).toEqual({ ok: false, code: 'no-share-now' });
  expect(table.do(ann, { type: 'show-share', share: shareOf(bob) })).toEqual({ ok: false, code: 'wrong-share' });
  expect(show(table, ann)).toMatchObject({ ok: true });
  expect(show(table, ann)).toEqual({ ok: false, code: 'no-share-now' });
  expect(show(table, cal)).toMatchObject({ ok: true });
  expect(table.table.info.phase).toBe('playing');
  expect(show(table, cal)).toEqual({ ok: false, code: 'no-share-now' });
  expect(recordingOf(table.log)?.proof?.shares?.map(({ seat: by }) => by)).toEqual([0, 2]);
});

test('once the shuffle is settled, seats cannot change until the deal', () => {
  const table = sealedTable([ann, bob]);
  table.come(cal);
  table.must(ann, start);
  const refused = { ok: false, code: 'already-started' };
  expect(table.do(bob, { type: 'stand' })).toEqual(refused);
  expect(table.do(cal, { type: 'sit', seat: 1 })).toEqual(refused);
  expect(table.do(bob, { type: 'set-ready', isReady: true })).toEqual(refused);
  expect(table.do(ann, { type: 'clear-seat', seat: 1 })).toEqual(refused);
  expect(table.do(ann, { type: 'seat-bot', seat: 1, level: 'easy' })).toEqual(refused);
  expect(table.do(ann, start)).toEqual(refused);
  expect(table.log.at(-1)).toMatchObject({ type: 'settled' });
});

test('the table waits a limited time for a silent browser, and the recording says so', () => {
  const table = sealedTable([ann, bob], { options: { rounds: 1 } });
  table.must(ann, start);
  show(table, ann);
  table.wait(SHARE_MS - 1);
  expect(table.table.info.phase).toBe('waiting');
  table.wait(1);
  expect(table.table.info).toMatchObject({ phase: 'playing', dealtAt: 1000 + SHARE_MS, shuffle: { shown: [0] } });
  expect(show(table, bob)).toEqual({ ok: false, code: 'no-share-now' });
  playUntil(table, [ann, bob], rngFrom(seedOf(2)), () => false);
  const verdict = verifyRecording(fileOf(table.log), findGame);
  expect(verdict).toMatchObject({ ok: true, shuffle: 'shared', shares: [0], withheld: [1] });
});

test('the table waits only briefly for a browser that has left a live table', () => {
  const gone = sealedTable([ann, bob]);
  gone.go(bob);
  gone.wait(GONE_SHARE_MS);
  gone.must(ann, start);
  show(gone, ann);
  expect(gone.table.info.phase).toBe('playing');
  const leaving = sealedTable([ann, bob]);
  leaving.must(ann, start);
  show(leaving, ann);
  expect(leaving.table.info.phase).toBe('waiting');
  leaving.go(bob);
  leaving.wait(GONE_SHARE_MS - 1);
  expect(leaving.table.info.phase).toBe('waiting');
  leaving.wait(1);
  expect(leaving.table.info).toMatchObject({ phase: 'playing', shuffle: { shown: [0] } });
});

test('a disconnect or a server restart in that moment costs no player their share', () => {
  const table = sealedTable([ann, bob, cal]);
  table.must(ann, start);
  show(table, ann);
  table.go(ann, bob, cal);
  table.wait(GONE_SHARE_MS - 1);
  table.come(ann);
  expect(table.table.info.phase).toBe('waiting');
  table.come(bob, cal);
  table.wait(1);
  for (const user of [bob, cal]) expect(show(table, user)).toMatchObject({ ok: true });
  expect(table.table.info).toMatchObject({ phase: 'playing', shuffle: { shown: [0, 1, 2] } });
  const late = sealedTable([ann, bob]);
  late.must(ann, start);
  show(late, ann);
  late.wait(SHARE_MS - 1);
  late.go(bob);
  late.wait(1);
  expect(late.table.info).toMatchObject({ phase: 'playing', dealtAt: 1000 + SHARE_MS });
});

test('a seat that is about to be lost is kept while the shares come in', () => {
  const table = sealedTable([ann, bob, cal]);
  table.go(cal);
  table.wait(WAITING_AWAY_MS - 5);
  table.must(ann, start);
  show(table, ann);
  table.wait(100);
  expect(table.table.info).toMatchObject({ phase: 'waiting', seats: [{}, {}, { type: 'person', name: 'Cal' }] });
});

test('by correspondence a share is waited for a day, and the host may deal without it after a moment', () => {
  const options = { pace: 'correspondence' };
  const patient = sealedTable([ann, bob], { options });
  patient.must(ann, start);
  show(patient, ann);
  patient.go(bob);
  patient.wait(SLOW_SHARE_MS - 1);
  expect(patient.table.info.phase).toBe('waiting');
  patient.wait(1);
  expect(patient.table.info).toMatchObject({ phase: 'playing', shuffle: { shown: [0] } });

  const back = sealedTable([ann, bob], { options });
  back.must(ann, start);
  back.go(bob);
  back.wait(SLOW_SHARE_MS / 2);
  back.come(bob);
  show(back, ann);
  show(back, bob);
  expect(back.table.info).toMatchObject({ phase: 'playing', shuffle: { shown: [0, 1] } });

  const hasty = sealedTable([ann, bob], { options });
  hasty.must(ann, start);
  show(hasty, ann);
  hasty.wait(SHARE_MS - 1);
  expect(hasty.do(ann, start)).toEqual({ ok: false, code: 'already-started' });
  hasty.wait(1);
  expect(hasty.do(bob, start)).toEqual({ ok: false, code: 'not-host' });
  expect(hasty.do(ann, start)).toMatchObject({ ok: true });
  expect(hasty.table.info).toMatchObject({ phase: 'playing', shuffle: { shown: [0] } });
});

test('who gets up takes the seal along, and who sits down late is in', () => {
  const table = sealedTable([ann, bob]);
  table.must(bob, { type: 'stand' });
  expect(table.table.info.shuffle?.seals).toEqual([{ seat: 0, seal: sealFor(ann) }]);
  table.come(cal);
  table.must(cal, { type: 'sit', seat: 1, seal: sealFor(cal) });
  table.must(ann, start);
  show(table, cal);
  expect(show(table, bob)).toEqual({ ok: false, code: 'not-seated' });
  show(table, ann);
  expect(recordingOf(table.log)).toMatchObject({
    names: ['Ann', 'Cal'],
    proof: { shares: [{ seal: sealFor(ann) }, { seal: sealFor(cal) }] },
  });
});

test('a name that changes after it was settled is not in the recording', () => {
  const table = sealedTable([ann, bob]);
  table.must(ann, start);
  table.table.rename(bob, 'Robert', table.at);
  show(table, ann);
  show(table, bob);
  expect(table.table.seating.names).toEqual(['Ann', 'Robert']);
  expect(recordingOf(table.log)?.names).toEqual(['Ann', 'Bob']);
});

test('a rematch has seals of its own from the beginning', () => {
  const { table } = sharedGame([ann, bob]);
  const seals = [sha256('next of ann'), sha256('next of bob')] as const;
  table.must(ann, { type: 'rematch', seal: seals[0] });
  table.must(bob, { type: 'rematch', seal: seals[1] });
  const opening = table.table.next(tableId('table2'), seedOf(1));
  if (opening === undefined) throw new Error('No next table');
  const next = new TestTable(opening);
  expect(next.table.info.shuffle?.seals).toEqual([
    { seat: 0, seal: seals[1] },
    { seat: 1, seal: seals[0] },
  ]);
  next.come(ann, bob);
  expect(next.table.info).toMatchObject({ phase: 'waiting', shuffle: { settled: { names: ['Bob', 'Ann'] } } });
});

test('no message before the end has a share or the server’s seed; the end has all of them', () => {
  const { table } = sharedGame([ann, bob]);
  const over = table.client(ann).info;
  expect(over).toMatchObject({
    phase: 'over',
    seed: seedOf(7),
    log: logHash(game, recordingOf(table.log)?.inputs ?? []),
    shuffle: { shares: [{ share: shareOf(ann) }, { share: shareOf(bob) }] },
  });
  const until = sealedTable([ann, bob], { options: { rounds: 1 } });
  for (const user of [ann, bob]) until.attach(user);
  until.must(ann, start);
  show(until, ann);
  show(until, bob);
  playUntil(until, [], rngFrom(seedOf(4)), () => until.log.length > 25);
  expect(until.table.info.phase).toBe('playing');
  const told = [ann, bob].flatMap((user) => until.client(user).received).join('');
  expect(told).toContain(sealFor(bob));
  for (const secret of [shareOf(ann), shareOf(bob), seedOf(7), recordingOf(until.log)?.seed ?? '']) {
    expect(told).not.toContain(secret);
  }
});

test('the same table comes from its log, whatever has been shown', () => {
  const table = sealedTable([ann, bob]);
  const same = () => {
    const again = table.rebuilt();
    expect(again.info).toEqual(table.table.info);
    expect(hashOf(again.state ?? 'none')).toBe(table.hash === hashOf('not dealt') ? hashOf('none') : table.hash);
    expect(again.nextWake()).toBe(table.table.nextWake());
  };
  same();
  table.must(ann, start);
  same();
  show(table, bob);
  same();
  show(table, ann);
  same();
});
