import { expect, test } from 'vitest';
import { ann, bob, does, health, may, table } from '../../testing/index.ts';

const shot = (top: 'any:barrel' | 'any:snake') => {
  const state = table({ law: { hand: ['colt'], deck: [top] }, outlaw: { ap: 'kid-curry' } });
  does(state, ann, { type: 'play', card: 'colt' });
  const events = does(state, bob, { type: 'try-kid' });
  return { state, events };
};

test('[BD-CHAR-CURRY, BD-RES-8] a barrel on the opponent’s deck cancels the hit and shoots back at the shooter', () => {
  const { state, events } = shot('any:barrel');
  expect(events.find(({ type }) => type === 'turned-up')).toMatchObject({ deck: 'law' });
  expect([health(state, 'kid-curry'), health(state, 'pat-garrett')]).toEqual([4, 4]);
});

test('[BD-CHAR-CURRY, BD-HIT-4] another symbol does not, and he has one try for each hit', () => {
  const { state } = shot('any:snake');
  expect(may(state, bob, { type: 'try-kid' })).toBe(false);
  expect([health(state, 'kid-curry'), health(state, 'pat-garrett')]).toEqual([3, 5]);
});

test('[BD-EX-4, BD-RES-4, BD-DEATH-1] the Gatling chain of the rulebook', () => {
  const state = table({
    law: {
      ap: { id: 'lone-ranger', health: 3 },
      pp: { id: 'annie-oakley', health: 1 },
      hand: ['gatling'],
      deck: ['any:barrel', 'missed', 'hat'],
      reserve: ['django'],
    },
    outlaw: { ap: { id: 'kid-curry', health: 2 }, pp: 'nobody' },
  });
  does(state, ann, { type: 'play', card: 'gatling' });
  const events = does(state, bob, { type: 'try-kid' });
  const order = events
    .map(({ type }) => type)
    .filter((type) => ['hit-cancelled', 'dying', 'died', 'entered', 'begins'].includes(type));
  expect(order).toEqual(['hit-cancelled', 'dying', 'died', 'entered', 'begins']);
  expect(state.decision).toBe('hit/defend');
  does(state, ann, { type: 'dodge', card: 'missed' });
  expect([health(state, 'lone-ranger'), health(state, 'kid-curry'), health(state, 'django')]).toEqual([3, 2, 3]);
});
