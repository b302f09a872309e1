import { CARD_FACES, printOf } from '@saloon/bang-duel/text';
import { expect, test } from 'vitest';
import { faceOf, nameFace } from './faces.tsx';
import { wordsIn } from './text/index.ts';
import type { CardId, CardName } from './wire.ts';

const words = wordsIn('en');
const meansOf = (name: CardName) => (nameFace(name, words).signs ?? []).map(({ means }) => means);

test('who looks at a card closely is told what each sign in a circle on it means', () => {
  const { hit, miss, reload, always } = words.printed;
  for (const [name, { isHit, isMiss, isReload, isAlwaysActive }] of Object.entries(CARD_FACES)) {
    const has = [isHit && hit, isMiss && miss, isReload && reload, isAlwaysActive && always];
    expect(meansOf(name as CardName), name).toEqual(has.filter(Boolean));
  }
  expect(meansOf('colt')).toEqual([hit]);
  expect(meansOf('water')).toEqual([reload]);
});

test('and what its corner is for, of each copy its own', () => {
  const [barrel, snake] = ['water:law:barrel', 'water:law:snake'] as const;
  const lastOf = (card: CardId) => faceOf(card, words).signs?.at(-1)?.means;
  expect(printOf(barrel).symbol).toBe('barrel');
  expect(lastOf(barrel)).toBe('Barrel in the corner: counts when this card is revealed from a deck.');
  expect(lastOf(snake)).toBe('Snake in the corner: counts when this card is revealed from a deck.');
});
