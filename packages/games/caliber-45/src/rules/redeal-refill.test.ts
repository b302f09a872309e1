import { choose, defaultOptions, forkRng, randomWalk, rngFrom, type Seat, seatsOf, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, census, handOf, play, rob, table } from '../testing/index.ts';
import type { State } from './state.ts';

const hands = (state: State, me: Seat, by: Seat): ReadonlySet<string> => {
  const rng = rngFrom(seedOf(9));
  return new Set(Array.from({ length: 300 }, () => handOf(caliber45.redeal(state, me, rng), by)));
};
const toTop = (state: State, weapon: number) =>
  state.weapons.push(...state.weapons.splice(state.weapons.indexOf(weapon), 1));

test("[C45-DECK-6] a card held since before a refill isn't one of those that went into the deck, even if a new one of its kind was discarded", () => {
  const options = { allowPass: true } as const;
  const state = table([{ hand: '1 1 1 1 1 1' }, { hand: '' }, { hand: '6' }], {
    isShort: true,
    deck: '2',
    spread: 'mail-car-150',
    options,
  });
  play(state, ann, 'exchange bullet-1');
  toTop(state, 5);
  play(state, bob, 'draw');
  play(state, cal, 'pass');
  play(state, ann, 'exchange bullet-1');
  rob(state, bob, []);
  play(state, bob, 'repel bullet-6');
  expect([state.phase, state.active]).toEqual(['arming', cal]);
  // When the deck was filled, Ann and Bob held only Ann's ones, and Cal has drawn nothing since.
  expect(hands(state, ann, cal)).toEqual(new Set(['6']));
});

test('[C45-DECK-6] a player who held nothing when the deck was filled holds only cards that went into it', () => {
  const state = table([{ hand: '1 1 1 1 1 1' }, { hand: '' }, { hand: '6 6 6 6 6' }], { isShort: true, deck: '2' });
  play(state, ann, 'exchange bullet-1');
  play(state, bob, 'draw');
  toTop(state, 1);
  play(state, cal, 'draw');
  play(state, ann, 'exchange bullet-1');
  play(state, bob, 'draw');
  play(state, cal, 'exchange bullet-2');
  // Cal held all five sixes then, and none has been discarded.
  for (const hand of hands(state, ann, bob)) expect(hand).not.toContain('6');
});

test.each([2, 6, 9])('[C45-DECK-6] with %i seats, a re-deal for one seat can be dealt again for any other', (seats) => {
  const state = caliber45.setup(defaultOptions(caliber45.options), seats, seedOf(seats));
  const rng = rngFrom(seedOf(3));
  let refilled = 0;
  randomWalk(caliber45, state, rng, 500, () => {
    let other = state;
    for (let i = 0; i < 3; i++) other = caliber45.redeal(other, choose(rng, seatsOf(seats)), forkRng(rng));
    expect(census(other)).toBe(census(state));
    refilled += Number(state.players.some(({ handAtRefill }) => handAtRefill > 0));
  });
  expect(refilled).toBeGreaterThan(20);
});
