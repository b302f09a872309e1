import { expect, test } from 'vitest';
import { bangDuel } from '../../index.ts';
import { ann, ap, bob, does, gear, hand, table } from '../../testing/index.ts';

test('[BD-CARD-HERD, BD-EX-18] at the start of the turn the bearer’s owner swaps, even if the PP bears it', () => {
  const state = table({ law: { ap: 'django', pp: { id: 'wyatt-earp', gear: ['herd'] } } }, { atStart: true });
  expect(ap(state, ann)).toBe('wyatt-earp');
  does(state, ann, { type: 'end-phase' });
  expect(ap(state, bob)).toBe('cattle-kate');
  does(state, bob, { type: 'end-phase' });
  expect(ap(state, ann)).toBe('django');
});

test('[BD-CARD-HERD] no effect on a sole character', () => {
  const state = table({ law: { ap: { id: 'django', gear: ['herd'] }, pp: 'nobody' } }, { atStart: true });
  expect(ap(state, ann)).toBe('django');
  expect(gear(state, 'django')).toEqual(['herd']);
  // Nor is it told as the start of anything.
  expect(bangDuel.view(state, ann).chain).toEqual([]);
});

test('[BD-EX-17, BD-TURN-2] Dynamite, Rattlesnake, Herd, then the draw', () => {
  const state = table(
    {
      outlaw: {
        ap: { id: 'tom-horn', gear: ['rattlesnake'] },
        pp: { id: 'dalton-brothers', gear: ['dynamite', 'herd'] },
        deck: ['any:horseshoe', 'any:horseshoe'],
      },
      law: { pp: 'nobody' },
    },
    {},
  );
  const events = does(state, ann, { type: 'end-phase' });
  const order = events.flatMap((event) =>
    event.type === 'revealed' ? [event.why] : event.type === 'token-moved' || event.type === 'drew' ? [event.why] : [],
  );
  expect(order).toEqual(['dynamite', 'rattlesnake', 'herd', 'phase']);
  expect(hand(state, bob)).toHaveLength(3);
});
