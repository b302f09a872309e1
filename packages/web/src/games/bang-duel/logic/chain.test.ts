import { expect, test } from 'vitest';
import { FIXTURES, situation } from '../testing/fixture.ts';
import { wordsIn } from '../text/index.ts';
import type { ChainLink } from '../wire.ts';
import { rowsOf, sideOf } from './chain.ts';

const COLT: readonly ChainLink[] = [
  { type: 'card', character: 'tuco-ramirez', card: 'colt:outlaw:dynamite', as: 'self', isRepeat: false },
  { type: 'hit', shooter: 'tuco-ramirez', target: 'annie-oakley', origin: 'card' },
  { type: 'reveal', character: 'annie-oakley', why: 'barrel', card: 'colt:law:dynamite', isMatch: false },
  { type: 'cancelled', target: 'annie-oakley', how: 'card', card: 'missed:law:snake' },
];

test('[BD-HIT-4] the chain reads from top to bottom: Colt, Barrel without luck, Missed!', () => {
  const { link } = wordsIn('en').chain;
  expect(rowsOf(COLT).map((row) => link(row).text)).toEqual([
    'Colt → Annie Oakley',
    'Barrel reveals dynamite: no help',
    'Missed! stops the shot',
  ]);
  expect(rowsOf(COLT).map((row) => wordsIn('ru').chain.link(row).text)).toEqual([
    'Кольт → Энни Оукли',
    '«Бочка»: динамит, не помогает',
    '«Мимо!» останавливает выстрел',
  ]);
});

test('a second shot of the same card has its name too, and a taken hit is told by what it cost', () => {
  const rows = rowsOf([
    ...COLT.slice(0, 2),
    { type: 'taken', target: 'annie-oakley' },
    { type: 'lost', character: 'annie-oakley', health: 2, kind: 'hit' },
    { type: 'hit', shooter: 'tuco-ramirez', target: 'annie-oakley', origin: 'card' },
  ]);
  expect(rows.map(({ type }) => type)).toEqual(['shot', 'lost', 'shot']);
});

test('[BD-CARD-GATLING] every hit of a Gatling has the card for its source', () => {
  const { view } = situation('nothing-helps');
  const { chain } = wordsIn('en');
  const shots = rowsOf(view.chain).map((row) => chain.link(row).text);
  expect(shots.filter((text) => text.includes('→'))).toEqual([
    'Gatling → Jack Ransom',
    'Gatling → Wild Bill',
    'Gatling → Cattle Kate',
  ]);
});

test('every link of recorded games has words in both languages', () => {
  for (const name of FIXTURES) {
    for (const row of rowsOf(situation(name).view.chain)) {
      for (const lang of ['en', 'ru'] as const) expect(wordsIn(lang).chain.link(row).text).toMatch(/\p{L}/u);
    }
  }
});

test('each line has the mark of the side that did it', () => {
  expect(rowsOf(COLT).map(sideOf)).toEqual(['outlaw', 'law', 'law']);
});
