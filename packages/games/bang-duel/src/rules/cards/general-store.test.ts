import { expect, test } from 'vitest';
import { ann, bob, does, hand, table } from '../../testing/index.ts';

test('[BD-CARD-STORE, BD-EX-25] two cards of either deck; the players pick in turn, and the last one is given', () => {
  const state = table({
    law: { hand: ['general-store'], deck: ['colt', 'water'] },
    outlaw: { deck: ['beer', 'knife'] },
  });
  const events = does(state, ann, { type: 'play', card: 'general-store' });
  expect(events.find(({ type }) => type === 'laid-out')).toMatchObject({
    cards: ['colt:law:dynamite', 'water:law:barrel', 'beer:outlaw:barrel', 'knife:outlaw:snake'],
  });
  does(state, ann, { type: 'pick', card: 'beer' });
  does(state, bob, { type: 'pick', card: 'colt' });
  does(state, ann, { type: 'pick', card: 'knife' });
  expect(hand(state, ann)).toEqual(['knife', 'beer']);
  expect(hand(state, bob)).toEqual(['water', 'colt']);
  expect(state.decision).toBe('play/main');
});

test('[BD-CARD-STORE] with one deck left all four come from it', () => {
  const state = table(
    { law: { hand: ['general-store'] } },
    { rest: 'box', common: ['colt', 'water', 'hat', 'duel', 'wagon'] },
  );
  const events = does(state, ann, { type: 'play', card: 'general-store' });
  expect(events.find(({ type }) => type === 'laid-out')).toMatchObject({ cards: { length: 4 } });
});
