import { expect, test } from 'vitest';
import { ann, bob, type FixtureName, fixture } from '../testing/fixture.ts';
import type { Event } from '../wire.ts';
import { flightsFor } from './flights.ts';

const fly = (
  moment: FixtureName,
  events: readonly Event[],
  { you = ann, left = [], came = [] }: { you?: typeof ann; left?: readonly number[]; came?: readonly number[] } = {},
) =>
  flightsFor(events, { you, left, came, after: fixture(moment).view }).map((group) =>
    group.map(({ from, to, kind }) => `${kind} ${from} > ${to}`),
  );

test('[C45-ARM-3] an exchange goes onto the discard, and a card comes from the deck', () => {
  const events: Event[] = [
    { type: 'exchanged', seat: ann, cards: ['bullet-1', 'coyote'] },
    { type: 'drew', seat: ann, card: 'bullet-4', deck: 20, shown: [ann] },
  ];
  expect(fly('arm', events, { left: [3, 5], came: [9] })).toEqual([
    ['card hand-3 > spent', 'back hand-5 > spent'],
    ['card deck > hand-9'],
  ]);
});

test('[C45-EX-23] what others draw stays a back', () => {
  expect(fly('arm', [{ type: 'drew', seat: bob, card: 'face-down', deck: 20, shown: [bob] }])).toEqual([
    ['back deck > seat-1'],
  ]);
});

test('[C45-ATT-1] the picked card flies from its slot to the middle', () => {
  expect(fly('face', fixture('face').events)).toContainEqual(['card slot-0 > target']);
});

test('a shot lies on the table while the robbery lasts, and is thrown once it is over', () => {
  expect(fly('shot-seen', fixture('shot-seen').events, { you: bob })).toEqual([['card seat-0 > shot-0']]);
  const shot = { type: 'shot', seat: ann, target: bob, cards: ['bullet-6'], sum: 6, strength: 6, lost: 0 } as const;
  expect(fly('arm', [shot], { left: [4] })).toEqual([['card hand-4 > spent']]);
});

test('[C45-IND-2] cards that beat Indians are thrown: the robbery is over', () => {
  expect(fly('indians-beaten', fixture('indians-beaten').events, { you: bob, left: [1, 2] })[0]).toEqual([
    'card hand-1 > spent',
    'back hand-2 > spent',
  ]);
});

test('[C45-PAY-2] notes go to the bank, and change comes back', () => {
  expect(fly('fine-paid', fixture('fine-paid').events, { you: bob })).toEqual([
    ['back seat-0 > bank', 'back bank > seat-0'],
  ]);
});

test('[C45-DIV-5] loot flies to its place among the taker’s notes, a fallen cowboy to the discard', () => {
  expect(fly('loot', fixture('loot').events)).toEqual([['card seat-1 > gone'], ['card target > loot-0-0']]);
});
