import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, does, hand, table } from '../testing/index.ts';

test('[BD-EX-16, BD-DECK-2, BD-DECK-3] the last personal card, then the discard pile becomes the common deck', () => {
  const state = table(
    { law: { ap: 'lone-ranger', pp: 'django', deck: ['colt'] }, outlaw: { deck: ['beer', 'knife', 'hat'] } },
    { rest: 'discard', active: 'outlaw' },
  );
  const pile = state.discard.length;
  does(state, bob, { type: 'end-phase' });
  expect(hand(state, ann)).toHaveLength(2);
  expect(hand(state, ann)).toContain('colt');
  expect(state.decks.map((deck) => deck.length)).toEqual([0, 3, pile - 1]);
  expect(state.discard).toEqual([]);
  does(state, ann, { type: 'end-phase' });
  // The outlaws go on with their own deck, and then take the common deck as it stands.
  expect(state.decks[1]).toHaveLength(1);
  does(state, bob, { type: 'end-phase' });
  const common = state.decks[2]?.length ?? 0;
  const discard = state.discard.length;
  does(state, ann, { type: 'end-phase' });
  expect(state.decks[1]).toHaveLength(0);
  expect(state.decks[2]).toHaveLength(common - 1);
  expect(state.discard.length).toBeGreaterThanOrEqual(discard);
});

test('[BD-DECK-2] without any cards left, the rest of the draw is skipped', () => {
  const state = table({ law: { ap: 'django' }, outlaw: { hand: ['beer'] } }, { rest: 'box', active: 'outlaw' });
  const events = does(state, bob, { type: 'end-phase' });
  expect(hand(state, ann)).toEqual([]);
  expect(events.filter(({ type }) => type === 'no-card-left')).toHaveLength(1);
});

test('[BD-DECK-5] played and revealed cards lie face up on one pile, in order', () => {
  const state = table({
    law: { hand: ['colt'] },
    outlaw: { ap: { id: 'tom-horn', gear: ['barrel'] }, deck: ['beer'] },
  });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'try-barrel' });
  expect(bangDuel.view(state, bob).discard).toEqual(['colt:law:dynamite', 'beer:outlaw:barrel']);
});

test('[BD-DECK-6] cards held by a running effect are not reshuffled', () => {
  const state = table({ law: { hand: ['wagon'], deck: ['hat'] } }, { rest: 'box', discard: ['knife'] });
  does(state, ann, { type: 'play', card: 'wagon' });
  // The Hat was drawn, then Knife and Wagon became the common deck: three cards are held.
  expect(state.stack.at(-1)?.list).toHaveLength(3);
  expect([state.discard.length, state.decks[2]?.length]).toEqual([0, 0]);
});

test('[BD-DECK-1, BD-DECK-4] the back of the common deck’s top card is public, and stays what it was', () => {
  const state = table({}, { rest: 'common' });
  const back = bangDuel.view(state, 'spectator').decks.commonTop;
  expect(['law', 'outlaw']).toContain(back);
  does(state, ann, { type: 'end-phase' });
  expect(bangDuel.view(state, 'spectator').decks.common).toBe(78);
});
