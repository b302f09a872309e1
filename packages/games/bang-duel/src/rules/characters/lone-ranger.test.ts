import { expect, test } from 'vitest';
import { ann, bob, does, hand, health, table } from '../../testing/index.ts';

const shot = (left: number) => {
  const state = table(
    { law: { ap: { id: 'lone-ranger', health: left }, pp: 'django' }, outlaw: { hand: ['colt'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt' });
  return state;
};

test('[BD-CHAR-RANGER, BD-EX-1, BD-LOSS-5] a lost health brings a card, the last one does not', () => {
  expect(hand(shot(2), ann)).toHaveLength(1);
  // Two cards for the death, none for his ability.
  expect(hand(shot(1), ann)).toHaveLength(2);
});

test('[BD-CHAR-RANGER, BD-LOSS-4, BD-RULING-6] only what the opponent makes him lose', () => {
  const state = table(
    { law: { ap: { id: 'lone-ranger', gear: ['rattlesnake'] }, pp: 'pat-garrett', deck: ['any:snake'] } },
    { atStart: true },
  );
  expect(health(state, 'lone-ranger')).toBe(4);
  expect(hand(state, ann)).toHaveLength(2);
});

test.each([
  ['rattlesnake', 'any:snake', 1],
  ['dynamite', 'any:dynamite', 3],
] as const)(
  '[BD-CHAR-RANGER, BD-RULING-6] with the option he draws for %s too, and Doctor Schultz still gets nothing',
  (gear, card, lost) => {
    const cardsAfter = (id: 'lone-ranger' | 'doctor-schultz', rangerDrawsForHazards: boolean) => {
      const law = { ap: { id, gear: [gear] }, pp: 'pat-garrett', deck: [card] } as const;
      return hand(table({ law }, { atStart: true, options: { rangerDrawsForHazards } }), ann).length;
    };
    expect(cardsAfter('lone-ranger', true)).toBe(cardsAfter('lone-ranger', false) + lost);
    expect(cardsAfter('doctor-schultz', true)).toBe(cardsAfter('doctor-schultz', false));
  },
);
