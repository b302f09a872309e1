import { cloneRng, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, cal, inWords, play, table } from '../testing/index.ts';
import type { State } from './state.ts';

const redeals = (state: State, by: Seat, count = 300): State[] => {
  const rng = rngFrom(seedOf(5));
  return Array.from({ length: count }, () => coltExpress.redeal(state, by, rng));
};

test('[CE-EXPERT-6, CE-EXPERT-8] cards seen in the discard before it became the deck can be in hand only if drawn since', () => {
  const shown = 'move move ladder ladder punch marshal';
  const state = table([{ hand: 'move' }, { hand: 'fire fire', discard: shown, shown }, { hand: 'move' }], {
    options: { expert: true, abilities: false },
    card: 'r24-bridge',
    turn: 3,
  });
  play(state, ann, 'play move');
  expect(inWords(state, bob, 'deck')).toBe('robbery robbery');
  play(state, bob, 'draw');
  // Two robberies, then one of the six cards that everyone saw go into the new deck.
  expect([state.phase, inWords(state, bob, 'hand').split(' ').length]).toEqual(['planning', 5]);
  for (const other of redeals(state, ann)) {
    const hand = inWords(other, bob, 'hand').split(' ');
    expect(hand.filter((card) => card === 'fire' || card === 'robbery').length).toBe(4);
  }
  const seen = new Set(redeals(state, ann).map((other) => inWords(other, bob, 'hand')));
  expect(seen.size).toBe(4);
  play(state, cal, 'play move');
  const rng = rngFrom(seedOf(3));
  const other = coltExpress.redeal(state, ann, cloneRng(rng));
  expect(coltExpress.redeal(other, ann, cloneRng(rng))).toEqual(other);
});
