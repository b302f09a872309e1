import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, dealsOf, does, table } from '../testing/index.ts';
import type { CardId } from './card-ids.ts';
import type { State } from './state.ts';

/**
 * The law has drawn one card from its own deck and one from the common deck unseen, both with its own back, and has
 * discarded a Missed!. The outlaws don't know which of the two it was: both tables look the same to them.
 */
const threw = (own: CardId, common: CardId): State => {
  const state = table(
    {
      law: {
        ap: 'pat-garrett',
        pp: { id: 'lone-ranger', health: 3 },
        hand: [own],
        deck: ['colt:law:dynamite', 'carbine:law:horseshoe', common],
      },
    },
    { atStart: true, rest: 'box', common: [common, 'beer', 'knife:outlaw:snake', own] },
  );
  does(state, ann, { type: 'move-token' });
  does(state, ann, { type: 'end-phase' });
  does(state, ann, { type: 'discard', card: 'missed' });
  return state;
};
const MISSED: CardId = 'missed:law:snake';
const DERRINGER: CardId = 'derringer:law:horseshoe';
const twins = (): [State, State] => [threw(MISSED, DERRINGER), threw(DERRINGER, MISSED)];

describe('cards of two pools in one hand', () => {
  test('[BD-DECK-3, BD-INV-10] once one of them has left it, nobody else knows from which pool the other came', () => {
    const [own, common] = twins();
    expect(bangDuel.view(common, bob)).toEqual(bangDuel.view(own, bob));
    expect(dealsOf(common, bob)).toEqual(dealsOf(own, bob));
  });

  test('[BD-DECK-3, BD-INV-10] and the cards stay unknown when the personal deck is used up', () => {
    const [own, common] = twins();
    for (const state of [own, common]) {
      does(state, bob, { type: 'end-phase' });
      expect(state.decks.map((deck) => deck.length)).toEqual([0, 0, 0]);
      expect(bangDuel.view(state, bob).players[ann]?.known).toEqual(['carbine:law:horseshoe']);
    }
    expect(dealsOf(common, bob)).toEqual(dealsOf(own, bob));
  });

  test('[BD-REV-5] every spectator has seen what Pat Garrett showed', () => {
    expect(bangDuel.view(twins()[0], 'spectator').players[ann]?.known).toEqual(['carbine:law:horseshoe']);
  });
});
