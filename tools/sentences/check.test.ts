import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultIn, readForms, sameAfterAll } from './check.ts';

const nouns = readForms(fileURLToPath(new URL('../../', import.meta.url)));

test.each([
  ['en', 'Hard would have won about 396 more of 100 games with your cards.'],
  ['en', 'Ann: 111% to win.'],
  ['en', 'It fell by −4%.'],
  ['en', 'The outlaws’s chances'],
  ['en', 'only with 1 players'],
  ['en', '2 player is waiting'],
  ['en', 'You came  with $0.'],
  ['en', 'player undefined so far'],
  ['ru', 'До конца тура не больше 61\u00a0минута'],
  ['ru', '1 поражений'],
  ['ru', '$1,111'],
  ['ru', 'только для 1 игроков'],
  ['ru', 'Теперь должен согласиться игрок .'],
] as const)('%s: %j is found', (lang, text) => {
  expect(faultIn(lang, text, nouns)).toBeDefined();
});

test.each([
  ['en', 'You made 75 of 91 decisions differently from Hard; 6 of them cost more than 10 points.'],
  ['en', 'The outlaws’ chances: 0% → 100%'],
  ['en', 'Ann takes 2 cards, Bob 1 card.'],
  ['ru', 'Не больше 61\u00a0знака.'],
  ['ru', '21 поражение, 2\u00a0поражения, 11 поражений'],
  ['ru', 'Решение 1 стоило 1\u00a0пункт.'],
] as const)('%s: %j is right', (lang, text) => {
  expect(faultIn(lang, text, nouns)).toBeUndefined();
});

test('one Russian word after 1, 2 and 5 is wrong for one of them', () => {
  const said = (word: string) => new Map([1, 2, 5].map((n) => [n, `нужно ${n} ${word}`]));
  expect(sameAfterAll(said('рейтинговых'))).toBe('рейтинговых');
  expect(sameAfterAll(said('из'))).toBeUndefined();
});
