import { expect, test } from 'vitest';
import { ann, bob, discarded, does, hand, health, may, table } from '../../testing/index.ts';

test('[BD-CHAR-TEX, BD-HIT-10] a miss against his Bang! card costs a further card, given together', () => {
  const state = table({ law: { ap: 'tex-willer', hand: ['colt'] }, outlaw: { hand: ['missed', 'beer'] } });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'dodge', card: 'missed', extra: 'beer' });
  expect(discarded(state)).toEqual(['colt', 'missed', 'beer']);
  expect(health(state, 'cattle-kate')).toBe(4);
});

test('[BD-HIT-10] without a second card there is no such miss', () => {
  const state = table({ law: { ap: 'tex-willer', hand: ['colt'] }, outlaw: { hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'colt' });
  expect(may(state, bob, { type: 'dodge' })).toBe(false);
});

test('[BD-CHAR-TEX, BD-EX-21] no surcharge for other cards than Bang!', () => {
  const state = table({ law: { ap: 'tex-willer', hand: ['derringer'] }, outlaw: { hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'derringer' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(health(state, 'cattle-kate')).toBe(4);
});

test('[BD-EX-20, BD-HIT-10] a successful Barrel has to be paid for, or is wasted', () => {
  const barrel = () => {
    const state = table({
      law: { ap: 'tex-willer', hand: ['colt'] },
      outlaw: { ap: { id: 'tom-horn', gear: ['barrel'] }, hand: ['beer'], deck: ['any:barrel'] },
    });
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'try-barrel' });
    return state;
  };
  const paid = barrel();
  does(paid, bob, { type: 'discard', card: 'beer' });
  expect([health(paid, 'tom-horn'), hand(paid, bob).length]).toEqual([4, 0]);
  const wasted = barrel();
  does(wasted, bob, { type: 'decline' });
  does(wasted, bob, { type: 'take-hit' });
  expect([health(wasted, 'tom-horn'), hand(wasted, bob).length]).toEqual([3, 1]);
});
