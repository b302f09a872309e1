import { below, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, cal, playing, playUntil, TestTable } from '../testing/index.ts';
import { sealFor } from '../testing/shares.ts';
import { isInhuman, JUDGED_RACES, ReactionTimes } from './reaction-times.ts';

const rng = rngFrom(seedOf(50));
/** Reaction times spread evenly over `width`: their interquartile range is about half of it. */
const times = (shortest: number, width: number, count = JUDGED_RACES) =>
  Array.from({ length: count }, () => shortest + below(rng, width + 1));

test('[WB-ONL-7] a fast human is not marked, a clicker or a metronome is', () => {
  expect(isInhuman(times(190, 120))).toBe(false);
  // As fast and as steady as humans get.
  expect(isInhuman(times(150, 50))).toBe(false);
  expect(isInhuman(times(100, 60))).toBe(true);
  expect(isInhuman(times(240, 8))).toBe(true);
  expect(isInhuman(Array(JUDGED_RACES).fill(250))).toBe(true);
});

test('[WB-ONL-7] only the last 50 races count, and fewer are not judged', () => {
  expect(isInhuman(times(110, 5, JUDGED_RACES - 1))).toBe(false);
  expect(isInhuman([...times(110, 5), ...times(190, 120)])).toBe(false);
  expect(isInhuman([...times(190, 120), ...times(110, 5)])).toBe(true);
});

const markedIn = (known: ReactionTimes, user: typeof ann) => {
  for (const time of times(105, 5)) known.add(user, time);
  return known;
};

test('[WB-ONL-7] the mark disappears after 50 human races, and when the person is forgotten', () => {
  const known = markedIn(new ReactionTimes(2), bob);
  expect(known.isMarked(bob)).toBe(true);
  expect(known.isMarked(ann)).toBe(false);
  for (const time of times(190, 120)) known.add(bob, time);
  expect(known.isMarked(bob)).toBe(false);
  markedIn(known, bob);
  for (const user of [ann, cal]) known.add(user, 230);
  expect(known.isMarked(bob)).toBe(false);
});

function tableWith(known: ReactionTimes, seal?: string): TestTable {
  const table = new TestTable({ seats: ['me', 'open'], options: { rounds: 1 } });
  table.table.noteReactions(known);
  table.come(ann, bob);
  table.must(bob, { type: 'sit', seat: 1, ...(seal === undefined ? {} : { seal }) });
  return table;
}

const raceMode = ({ table }: TestTable) => table.info.options.raceMode;

test('[WB-ONL-7] a game with a marked person is dealt with sealed races, and the log says so', () => {
  const table = tableWith(markedIn(new ReactionTimes(), bob));
  expect(raceMode(table)).toBe('realtime');
  table.must(ann, { type: 'start' });
  expect(table.table.info).toMatchObject({ phase: 'playing', options: { raceMode: 'sealed' } });
  expect(table.log.map(({ type }) => type)).toContain('races-sealed');
  const line = table.attach(cal).chat.find(({ type }) => type === 'races-sealed');
  expect(line).toMatchObject({ name: 'Ann', seat: 0 });
  // The log has it, so the marks don't matter any more.
  expect(table.rebuilt().info).toEqual(table.table.info);
});

test('[WB-ONL-7] the same when everyone is ready, and before seals are settled', () => {
  const known = markedIn(new ReactionTimes(), bob);
  const table = tableWith(known);
  for (const user of [ann, bob]) table.must(user, { type: 'set-ready', isReady: true });
  expect(table.table.info).toMatchObject({ phase: 'playing', options: { raceMode: 'sealed' } });
  const sealed = tableWith(known, sealFor(bob));
  sealed.must(ann, { type: 'start' });
  expect(sealed.table.info).toMatchObject({ phase: 'waiting', options: { raceMode: 'sealed' } });
});

test('[WB-ONL-7] a game without marked people keeps its race mode', () => {
  const table = tableWith(markedIn(new ReactionTimes(), cal));
  table.must(ann, { type: 'start' });
  expect(raceMode(table)).toBe('realtime');
  expect(table.log.map(({ type }) => type)).not.toContain('races-sealed');
});

test('[WB-ONL-7] the races of people are noted, those of bots are not', () => {
  const noted: string[] = [];
  const known = new (class extends ReactionTimes {
    override add(user: typeof ann): void {
      noted.push(user);
    }
  })();
  const table = playing([ann, bob], { rounds: 3 }, ['easy'], seedOf(3));
  table.table.noteReactions(known);
  playUntil(table, [ann, bob], rngFrom(seedOf(3)), () => table.table.info.phase === 'over');
  expect([...new Set(noted)].sort()).toEqual([ann, bob]);
});
