import { expect, test } from 'vitest';
import { ann, bob, fixture } from '../testing/fixture.ts';
import type { Event } from '../wire.ts';
import { flightsFor } from './flights.ts';

const { view: before } = fixture('turn');
const fly = (events: readonly Event[], left: readonly number[] = [], came: readonly number[] = []) =>
  flightsFor(events, { you: ann, left, came, before, after: before }).map((group) =>
    group.map(({ from, to, kind }) => `${kind} ${from} > ${to}`),
  );

test('an own throw flies from the hand onto the loot, and the cards drawn come from the deck', () => {
  const events: Event[] = [
    { type: 'discarded', seat: ann, cards: ['3', '4'] },
    { type: 'drew', seat: ann, cards: ['2', '6'], count: 2 },
  ];
  expect(fly(events, [1, 2], [8, 9])).toEqual([
    ['card hand-1 > loot-23', 'card hand-2 > loot-24'],
    ['card deck > hand-8', 'card deck > hand-9'],
  ]);
});

test('what others draw and load stays a back', () => {
  const events: Event[] = [
    { type: 'loaded', seat: bob, cards: 'face-down', count: 1 },
    { type: 'drew', seat: bob, cards: 'face-down', count: 1 },
  ];
  expect(fly(events)).toEqual([['back seat-1 > cyl-1'], ['back deck > seat-1']]);
});

test('loading goes into the revolver, a sheriff into the row', () => {
  expect(fly([{ type: 'loaded', seat: ann, cards: ['3'], count: 1 }], [1])).toEqual([['card hand-1 > gun-2']]);
  expect(fly([{ type: 'sheriff-came', sheriffs: 3, stalled: false }])).toEqual([['card deck > sheriff-3']]);
});

test('what needs no flight has none', () => {
  expect(
    fly([
      { type: 'passed', seat: bob, why: 'chosen' },
      { type: 'ready', seat: bob },
    ]),
  ).toEqual([]);
});
