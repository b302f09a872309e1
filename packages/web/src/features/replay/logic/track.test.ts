import { expect, test } from 'vitest';
import type { Past } from '../../../core/games/contract.ts';
import { past as duel } from '../../../games/bang-duel/logic/past.ts';
import { past as caliber } from '../../../games/caliber-45/logic/past.ts';
import { past as colt } from '../../../games/colt-express/logic/past.ts';
import { tables } from '../../../games/index.ts';
import { past as wright } from '../../../games/wright-brothers/logic/past.ts';
import { apart, marksOf, percentOf, readingTime, stationAt, stationFrom, stationsOf } from './track.ts';

const nothing = { events: [{ type: 'passed' }] };
const begins = (round: number) => ({ events: [{ type: 'passed' }, { type: 'round-started', round }] });
const race = { events: [{ type: 'race-started', urgent: true }] };
const steps = [begins(1), nothing, race, begins(2), nothing, race, { events: [{ type: 'game-ended' }] }];
const past = wright as Past;
const stations = stationsOf(steps, past);

test('stations are the starts of rounds; marks are races and the end', () => {
  expect(stations).toEqual([
    { stop: { of: 'round', n: 1 }, step: 0 },
    { stop: { of: 'round', n: 2 }, step: 3 },
  ]);
  expect(marksOf(steps, past)).toEqual([
    { step: 2, kind: 'race' },
    { step: 5, kind: 'race' },
    { step: 6, kind: 'end' },
  ]);
  expect(stationsOf(steps, undefined)).toEqual([]);
  expect(marksOf(steps, undefined)).toEqual([]);
});

const STOPS = [
  ['wright-brothers', wright as Past, { type: 'round-started', round: 3 }, { of: 'round', n: 3 }],
  ['colt-express', colt as Past, { type: 'round-started', round: 3 }, { of: 'round', n: 3 }],
  ['bang-duel', duel as Past, { type: 'turn-started', turn: 9 }, { of: 'turn', n: 9 }],
  ['caliber-45', caliber as Past, { type: 'announced', robbery: 2 }, { of: 'robbery', n: 2 }],
] as const;

test.each(STOPS)('%s has stations of its own', (_game, its, event, stop) => {
  expect(its.stop(event)).toEqual(stop);
  expect(its.stop({ type: 'passed' })).toBeUndefined();
});

const MARKS = [
  ['wright-brothers', 'race-started', 'race', wright as Past],
  ['colt-express', 'shot', 'shot', colt as Past],
  ['colt-express', 'bullet-received', 'shot', colt as Past],
  ['bang-duel', 'hit', 'shot', duel as Past],
  ['bang-duel', 'died', 'death', duel as Past],
  ['caliber-45', 'shot', 'shot', caliber as Past],
  ['caliber-45', 'fell', 'death', caliber as Past],
  ['caliber-45', 'blew-up', 'death', caliber as Past],
] as const;

test('every game has stations and marks', () => {
  for (const list of [STOPS, MARKS]) {
    expect([...new Set(list.map(([game]) => game))]).toEqual(Object.keys(tables));
  }
});

test.each(MARKS)('%s: %s is marked as %s', (_game, type, kind, its) => {
  expect(its.mark({ type })).toBe(kind);
  expect(its.mark({ type: 'passed' })).toBeUndefined();
  expect(its.mark({ type: 'game-ended' })).toBe('end');
});

test('a duel that is called off is not a race', () => {
  expect(wright.mark({ type: 'duel-turned-up', caller: 0, cards: [], race: 4, urgent: true } as never)).toBe('race');
  expect(wright.mark({ type: 'duel-turned-up', caller: 0, cards: [], urgent: true } as never)).toBeUndefined();
});

test('one mark per step, the most important; where two would overlap, the more important stays', () => {
  const both = [{ events: [{ type: 'hit' }, { type: 'died' }] }];
  expect(marksOf(both, duel as Past)).toEqual([{ step: 0, kind: 'death' }]);
  const marks = [10, 11, 12, 40].map((step) => ({ step, kind: step === 12 ? ('death' as const) : ('shot' as const) }));
  expect(apart(marks, 100, 20)).toEqual([
    { step: 12, kind: 'death' },
    { step: 40, kind: 'shot' },
  ]);
  expect(apart(marks, 100, 1000)).toEqual(marks);
});

test.each([
  [0, 'on', 3],
  [2, 'on', 3],
  [3, 'on', 6],
  [6, 'on', 6],
  [6, 'back', 3],
  [4, 'back', 3],
  [3, 'back', 0],
  [0, 'back', 0],
] as const)('from step %i a round %s leads to %i', (step, direction, to) => {
  expect(stationFrom(stations, step, direction, 6)).toBe(to);
});

test('a step belongs to the last station before it', () => {
  expect(stationAt(stations, 2)?.stop.n).toBe(1);
  expect(stationAt(stations, 3)?.stop.n).toBe(2);
  expect(stationAt([], 3)).toBeUndefined();
});

test('places on the track go from 0 to 100, even if there is only one', () => {
  expect([percentOf(0, 4), percentOf(1, 4), percentOf(4, 4), percentOf(0, 0)]).toEqual([0, 25, 100, 0]);
});

test('a long sentence stays longer, within bounds', () => {
  expect(readingTime('')).toBeLessThan(readingTime('Ruby passes.'));
  expect(readingTime('x'.repeat(2000))).toBe(readingTime('x'.repeat(3000)));
});
