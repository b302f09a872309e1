import { expect, test } from 'vitest';
import { ann, bob, discarded, does, gear, hand, may, offers, table } from '../../testing/index.ts';

test('[BD-CARD-ROBBERY] takes a random card of the opponent’s hand into your hand', () => {
  const state = table({ outlaw: { hand: ['robbery'] }, law: { hand: ['beer'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'robbery', back: 'outlaw' });
  expect(hand(state, bob)).toEqual(['beer']);
  expect(hand(state, ann)).toEqual([]);
  expect(may(state, bob, { type: 'play', card: 'beer' })).toBe(true);
});

test('[BD-CARD-ROBBERY] or discards a card in play, but never one on the opponent’s PP', () => {
  const state = table(
    {
      outlaw: { hand: ['robbery'], pp: { id: 'dalton-brothers', gear: ['dynamite'] } },
      law: { ap: { id: 'django', gear: ['hat'] }, pp: { id: 'wyatt-earp', gear: ['bank'] } },
    },
    { active: 'outlaw' },
  );
  expect(may(state, bob, { type: 'play', card: 'robbery', target: 'wyatt-earp' })).toBe(false);
  expect(may(state, bob, { type: 'play', card: 'robbery', target: 'dalton-brothers', take: 'dynamite' })).toBe(true);
  does(state, bob, { type: 'play', card: 'robbery', target: 'django', take: 'hat' });
  expect(gear(state, 'django')).toEqual([]);
  expect(discarded(state)).toEqual(['robbery', 'hat']);
});

test('[BD-RULING-22, BD-PLAY-8] with nothing to take it cannot be played', () => {
  const state = table({ outlaw: { hand: ['robbery'] } }, { active: 'outlaw' });
  expect(offers(state, bob)).toEqual(['move-token', 'end-phase']);
});
