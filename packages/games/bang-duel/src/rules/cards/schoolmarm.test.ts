import { expect, test } from 'vitest';
import { ann, does, gear, hand, may, table } from '../../testing/index.ts';

test('[BD-CARD-SCHOOLMARM] takes a card in play into hand, but never one on the opponent’s PP', () => {
  const state = table({
    law: { hand: ['schoolmarm'], pp: { id: 'wyatt-earp', gear: ['rattlesnake'] } },
    outlaw: { ap: { id: 'tom-horn', gear: ['hat'] }, pp: { id: 'kid-curry', gear: ['barrel'] } },
  });
  expect(may(state, ann, { type: 'play', target: 'kid-curry' })).toBe(false);
  expect(may(state, ann, { type: 'play', target: 'wyatt-earp', take: 'rattlesnake' })).toBe(true);
  does(state, ann, { type: 'play', card: 'schoolmarm', target: 'tom-horn', take: 'hat' });
  expect(hand(state, ann)).toEqual(['hat']);
  expect(gear(state, 'tom-horn')).toEqual([]);
});

test('[BD-CARD-SCHOOLMARM, BD-PLAY-8] with nothing in play it cannot be played', () => {
  const state = table({ law: { hand: ['schoolmarm'] }, outlaw: { hand: ['beer'] } });
  expect(may(state, ann, { type: 'play' })).toBe(false);
});
