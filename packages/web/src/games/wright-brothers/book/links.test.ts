import { anchorFor } from '@saloon/wright-brothers/rules';
import { CARDS } from '@saloon/wright-brothers/wire';
import { expect, test } from 'vitest';
import { faceOf } from '../faces.tsx';
import { RULES } from '../logic/why.ts';
import { wordsIn } from '../text/index.ts';

test('every refusal links to the paragraph of its rule', () => {
  for (const [why, rule] of Object.entries(RULES)) expect(anchorFor(rule), why).toBe(rule);
});

test.each(CARDS)('the card %s links to its rule', (card) => {
  const { rule } = faceOf(card, wordsIn('en'));
  expect(anchorFor(rule ?? '')).toBe(rule);
});
