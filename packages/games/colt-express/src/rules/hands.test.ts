import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, table } from '../testing/index.ts';

test('[CE-BULLET-2] a hand shows its owner every bullet, by color and count', () => {
  const bullets = ['ghost', 'doc', 'belle', 'cheyenne', 'django', 'tuco', 'neutral'];
  const state = table([{ hand: `move ${bullets.join(' ')} neutral` }, {}, {}]);
  const hand = coltExpress.view(state, ann).players[ann]?.hand;
  expect(hand?.map((card) => ('bullet' in card ? card.bullet : card.action))).toEqual(['move', ...bullets, 'neutral']);
  expect(coltExpress.view(state, bob).players[ann]).toMatchObject({ hand: undefined, cards: 9 });
});
