import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import type { Move } from '../wire.ts';
import { type Why, whyLocked, whyNoLoad, whyNoSealedLoad, whyNoShootout, whyNotCard } from './why.ts';

const locks: [moment: Parameters<typeof situation>[0], why: Why | undefined][] = [
  ['turn', undefined],
  ['other', undefined],
  ['race', undefined],
  ['duel-suspense', undefined],
  ['watching', 'watching'],
  ['switch-robbed', 'event-locks'],
  ['switch-other', 'event-locks'],
  ['hand-down', 'hand-is-down'],
  ['sealed-done', 'sealed-done'],
  ['miss-other', 'division'],
  ['round-over', 'division'],
  ['game-over', 'division'],
];

test.each(locks)('[WB-LOAD-7] at %s the cards are locked by: %s', (moment, why) => {
  expect(whyLocked(situation(moment))).toBe(why);
});

test('a card that joins no offered move says why', () => {
  expect(whyNotCard(situation('turn'), ['3', '4'], '7')).toBeUndefined();
  expect(whyNotCard(situation('turn'), ['3', '4', '7'], 'indians')).toBe('no-sum');
  expect(whyNotCard(situation('turn'), ['3'], 'indians')).toBe('not-together');
  expect(whyNotCard(situation('other'), [], 'indians')).toBe('not-loadable');
  expect(whyNotCard(situation('switch-return'), ['3', '5'], 'helper')).toBe('wrong-count');
});

test('[WB-LOAD-11] a large hand says that one number is loaded at a time', () => {
  const large: readonly Move[] = [
    { type: 'load', cards: ['6'] },
    { type: 'load', cards: ['7'] },
    { type: 'load', cards: ['7', 'joker'] },
  ];
  expect(whyNotCard({ ...situation('other'), moves: large }, ['6'], '7')).toBe('one-number');
  expect(whyNoLoad(large, ['7', 'helper'])).toBe('not-loadable');
  const sealed: readonly Move[] = [
    { type: 'sealed-choice', load: ['6'] },
    { type: 'sealed-choice', load: ['7'] },
  ];
  expect(whyNoSealedLoad(sealed, ['6', '7'])).toBe('one-number');
  expect(whyNoSealedLoad(sealed, ['6', 'switch'])).toBe('not-loadable');
});

test('[WB-TURN-5] the shootout says what it waits for', () => {
  expect(whyNoShootout(situation('turn'))).toBeUndefined();
  expect(whyNoShootout(situation('duel-turn'))).toBeUndefined();
  expect(whyNoShootout(situation('turn-early'))).toBe('too-few-sheriffs');
  expect(whyNoShootout(situation('other'))).toBe('not-your-turn');
  expect(whyNoShootout(situation('duel-suspense'))).toBe('duel-is-on');
});
