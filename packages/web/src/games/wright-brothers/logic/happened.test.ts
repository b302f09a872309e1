import type { Lang, Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, cal, type FixtureName, fixture } from '../testing/fixture.ts';
import { happened } from './happened.ts';

const names = (seat: Seat): string => ['Ann', 'Bob', 'Cal', 'Dot'][seat] ?? '';

/** What the events of a fixture did to a seat, in order. */
function told(fixtureName: FixtureName, you: Seat, lang: Lang = 'en') {
  const { view, events } = fixture(fixtureName);
  return events.flatMap((event) => happened(event, { before: view, after: view, you, lang, names }) ?? []);
}
const sentences = (...of: Parameters<typeof told>) => told(...of).map(({ sentence }) => sentence);

test('[WB-RACE-5] the slowest hand hears behind whom it came, and gets nothing', () => {
  expect(sentences('closed', ann)).toEqual([
    'Your hand came last, 0.05 s after Bob: you get nothing.',
    'You got none of the 23 cards.',
  ]);
  expect(sentences('closed', ann, 'ru')[0]).toBe(
    'Ваша рука последняя, на 0,05\u00a0с позже игрока Bob: вы остались без доли.',
  );
});

test('the fastest hand hears by how much it was first', () => {
  expect(told('closed', cal)).toMatchObject([
    { kind: 'gain', sentence: 'You slapped first, by 0.02 s.' },
    { kind: 'gain', amount: '+3', sentence: 'You took 3 of 23 cards: one six.' },
  ]);
  expect(sentences('closed', bob)).toEqual(['You took 6 of 23 cards: one seven.']);
});

test('a duel’s first hand hears of the bonus, and its opponent of the Miss', () => {
  expect(sentences('duel-closed', ann)).toEqual([
    'You slapped first.',
    'You got the bonus: three cards for your revolver.',
    'You took 25 of 25 cards: two fives.',
  ]);
  expect(sentences('duel-closed', bob)).toEqual(['Ann’s Miss canceled your seven.', 'You got none of the 25 cards.']);
});

test('a slap without a race tells who gets the bonus cards', () => {
  expect(sentences('fouled', ann)[0]).toBe('You slapped with no race on: your opponent gets the bonus cards.');
});

test('[WB-IND-1] each player hears which card the Indians took', () => {
  expect(told('indians', ann)).toMatchObject([
    { kind: 'loss', amount: '−1 card', place: 'drop', sentence: 'The Indians took a five out of your revolver.' },
  ]);
  expect(told('indians', cal)).toEqual([]);
});

test('[WB-SWITCH-3] only the player whose cards are taken hears how many', () => {
  expect(told('switch-robbed', bob)).toMatchObject([
    { kind: 'loss', amount: '−2 cards', place: 'hand', sentence: 'Ann took two cards from your hand.' },
  ]);
  expect(sentences('switch-robbed', bob, 'ru')).toEqual(['Ann забирает у\u00a0вас 2\u00a0карты.']);
  expect(told('switch-robbed', cal)).toEqual([]);
});

test('a pass that the player didn’t choose says why', () => {
  const { view } = fixture('turn');
  const at = { before: view, after: view, you: ann, lang: 'en', names } as const;
  expect(happened({ type: 'passed', seat: ann, why: 'time' }, at)?.sentence).toBe('Your time ran out, so you passed.');
  expect(happened({ type: 'passed', seat: ann, why: 'chosen' }, at)).toBeUndefined();
});

test('a share without a set is told without one', () => {
  const { view } = fixture('closed');
  const place = { seat: ann, size: 0, value: 0, share: 2 };
  const event = { type: 'divided', places: [place], pot: 19, lost: 0 } as unknown as Parameters<typeof happened>[0];
  const tell = (lang: Lang) => happened(event, { before: view, after: view, you: ann, lang, names })?.sentence;
  expect(tell('en')).toBe('You took 2 of 19 cards.');
  expect(tell('ru')).toBe('Ваша доля — 2 из 19.');
});
