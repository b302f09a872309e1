import { expect, test } from 'vitest';
import { ann, bob, discarded, does, hand, table } from '../../testing/index.ts';

const shot = (health: number) => {
  const state = table({ law: { hand: ['colt', 'hat'] }, outlaw: { ap: { id: 'doctor-schultz', health } } });
  does(state, ann, { type: 'play', card: 'colt' });
  return state;
};

test('[BD-CHAR-SCHULTZ] a lost health may cost the opponent a random hand card', () => {
  const state = shot(4);
  expect(state.decision).toBe('trigger/schultz');
  does(state, bob, { type: 'draw-blind', back: 'law' });
  expect(hand(state, ann)).toEqual([]);
  expect(discarded(state)).toEqual(['colt', 'hat']);
});

test('[BD-CHAR-SCHULTZ, BD-LOSS-5] he may decline, and gets nothing for his last unit', () => {
  const state = shot(4);
  does(state, bob, { type: 'decline' });
  expect(hand(state, ann)).toEqual(['hat']);
  expect(shot(1).decision).toBe('play/main');
});

test('[BD-CHAR-SCHULTZ] not for a Rattlesnake', () => {
  const state = table(
    { law: { hand: ['hat'] }, outlaw: { ap: { id: 'doctor-schultz', gear: ['rattlesnake'] }, deck: ['any:snake'] } },
    { active: 'outlaw', atStart: true },
  );
  expect(state.decision).toBe('play/main');
  expect(hand(state, ann)).toEqual(['hat']);
});
