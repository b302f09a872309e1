import { anchorFor } from '@saloon/wright-brothers/rules';
import { expect, test } from 'vitest';
import { faceOf } from '../../../tables/wright-brothers/faces.tsx';
import { RULES } from '../../../tables/wright-brothers/logic/why.ts';
import { wordsIn } from '../../../tables/wright-brothers/text/index.ts';
import { CARDS } from '../../../tables/wright-brothers/wire.ts';

test('every reason that the table gives leads to the paragraph of its own rule', () => {
  for (const [why, rule] of Object.entries(RULES)) expect(anchorFor(rule), why).toBe(rule);
});

test.each(CARDS)('the card %s leads to its own rule', (card) => {
  const { rule } = faceOf(card, wordsIn('en'));
  expect(anchorFor(rule ?? '')).toBe(rule);
});
