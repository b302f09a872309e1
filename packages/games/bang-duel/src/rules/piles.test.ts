import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, type CardSpec, does, hand, health, matches, may, table } from '../testing/index.ts';
import type { Event } from './events.ts';

const names = (cards: readonly string[]): string[] => cards.map((card) => card.split(':')[0] ?? '');
const one = <Type extends Event['type']>(events: readonly Event[], type: Type): Extract<Event, { type: Type }> => {
  const found = events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  if (found[0] === undefined || found.length > 1) throw new Error(`Cannot find one ${type}: there are ${found.length}`);
  return found[0];
};

describe('whose deck', () => {
  test.each([
    [['beer'], 'outlaw', 'beer'],
    [[], 'common', 'wagon'],
  ] as const)('[BD-DECK-1] with %j in the personal deck a reveal is of the %s deck', (deck, from, card) => {
    const state = table(
      { law: { hand: ['colt'] }, outlaw: { ap: { id: 'jack-ransom', gear: ['barrel'] }, deck } },
      { rest: 'box', common: ['wagon'] },
    );
    does(state, ann, { type: 'play', card: 'colt' });
    const { deck: used, cards } = one(does(state, bob, { type: 'try-barrel' }), 'turned-up');
    expect([used, ...names(cards)]).toEqual([from, card]);
  });

  test.each(['law', 'outlaw'] as const)('[BD-CARD-STORE] the %s picks first from a store of its own', (side) => {
    const state = table({ [side]: { hand: ['general-store'] } }, { active: side });
    const by = side === 'law' ? ann : bob;
    does(state, by, { type: 'play', card: 'general-store' });
    expect(bangDuel.toAct(state)).toEqual([by]);
  });

  test('[BD-DECK-1, BD-CARD-STORE] cards are laid out one by one: the last personal card, then the common deck', () => {
    const state = table(
      { law: { hand: ['general-store'], deck: ['colt'] }, outlaw: { deck: ['beer', 'knife', 'hat'] } },
      { rest: 'box', common: ['wagon', 'bank', 'duel'] },
    );
    const { cards } = one(does(state, ann, { type: 'play', card: 'general-store' }), 'laid-out');
    expect(names(cards)).toEqual(['colt', 'wagon', 'beer', 'knife']);
  });

  test('[BD-DECK-4, BD-CHAR-CURRY] the opponent without a personal deck: Kid Curry reveals of the common deck', () => {
    const state = table(
      { law: { hand: ['colt'] }, outlaw: { ap: 'kid-curry', deck: ['beer'] } },
      { rest: 'box', common: ['wagon'] },
    );
    does(state, ann, { type: 'play', card: 'colt' });
    const { deck, cards } = one(does(state, bob, { type: 'try-kid' }), 'turned-up');
    expect([deck, ...names(cards)]).toEqual(['common', 'wagon']);
  });

  test('[BD-DECK-4, BD-CHAR-GARRETT] and Pat Garrett’s extra card comes from there too', () => {
    const state = table(
      { law: { ap: 'pat-garrett', deck: ['colt', 'any:horseshoe', 'missed'] }, outlaw: { hand: [] } },
      { rest: 'box', common: ['wagon'], active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'end-phase' });
    const draws = events.flatMap((event) =>
      event.type === 'drew' ? [[event.why, event.deck, event.cards.length]] : [],
    );
    expect(draws).toEqual([
      ['phase', 'law', 2],
      ['garrett', 'common', 1],
    ]);
    expect(hand(state, ann)).toContain('wagon');
  });

  test('[BD-DECK-4, BD-CHAR-SUNDANCE] both of Sundance Kid’s cards come from the common deck when nothing else is left', () => {
    const state = table(
      { outlaw: { ap: 'sundance-kid', hand: ['beer'] } },
      { rest: 'box', common: ['wagon', 'bank', 'duel'], active: 'outlaw' },
    );
    const { cards } = one(does(state, bob, { type: 'sundance', cost: 'beer' }), 'drew-aside');
    expect(names(cards)).toEqual(['wagon', 'bank']);
    expect(state.decks[2]).toHaveLength(1);
  });
});

describe('the discard pile becomes the common deck', () => {
  const FIVE: readonly CardSpec[] = ['knife', 'hat', 'bank', 'duel', 'sight'];

  test('[BD-RULING-3, BD-DECK-3] not when the last card is drawn, but when a card is needed', () => {
    const state = table(
      { law: { ap: 'wyatt-earp', deck: ['colt', 'missed'] }, outlaw: { deck: ['beer', 'wagon'] } },
      { rest: 'box', discard: FIVE, active: 'outlaw' },
    );
    const drawn = does(state, bob, { type: 'end-phase' });
    expect(drawn.some(({ type }) => type === 'reshuffled')).toBe(false);
    expect([state.decks.map((deck) => deck.length), state.discard.length]).toEqual([[0, 2, 0], 5]);
    does(state, ann, { type: 'end-phase' });
    const needed = does(state, bob, { type: 'end-phase' });
    expect(one(needed, 'reshuffled').count).toBe(5);
    expect([state.decks.map((deck) => deck.length), state.discard.length]).toEqual([[0, 0, 3], 0]);
  });

  test('[BD-DECK-3, BD-DECK-2] the common deck is used up as it stands before the discard pile is shuffled', () => {
    const state = table(
      { law: { ap: 'wyatt-earp' } },
      { rest: 'box', common: ['colt'], discard: ['knife', 'hat', 'bank'], active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'end-phase' });
    expect(one(events, 'reshuffled').count).toBe(3);
    const told = events.filter(({ type }) => type === 'drew' || type === 'reshuffled');
    // In order: the last card, the shuffle, the first card after it.
    expect(told.map((event) => (event.type === 'drew' ? event.cards.length : event.type))).toEqual([
      1,
      'reshuffled',
      1,
    ]);
    expect(told[0]?.type === 'drew' && names(told[0].cards)).toEqual(['colt']);
    expect(hand(state, ann)).toHaveLength(2);
    expect(state.decks[2]).toHaveLength(2);
  });

  test('[BD-EX-16] L has 1 personal card and the pile 30: the second card comes from the new common deck of 30', () => {
    const state = table(
      { law: { ap: 'wyatt-earp', deck: ['colt'] }, outlaw: { deck: ['beer', 'wagon', 'knife'] } },
      { rest: 'discard', active: 'outlaw' },
    );
    state.discard.length = 30;
    const events = does(state, bob, { type: 'end-phase' });
    expect(one(events, 'reshuffled').count).toBe(30);
    expect([hand(state, ann).length, state.decks.map((deck) => deck.length)]).toEqual([2, [0, 3, 29]]);
    expect(hand(state, ann)).toContain('colt');
    // O continues with O’s personal deck, then takes the common one, and never shuffles.
    does(state, ann, { type: 'end-phase' });
    expect(state.decks.map((deck) => deck.length)).toEqual([0, 1, 29]);
    does(state, bob, { type: 'end-phase' });
    const later = does(state, ann, { type: 'end-phase' });
    expect(later.some(({ type }) => type === 'reshuffled')).toBe(false);
    expect(state.decks.map((deck) => deck.length)).toEqual([0, 0, 26]);
  });

  test('[BD-DECK-3] the second player to run out takes the common deck as it is, however large the discard pile is', () => {
    const state = table({ outlaw: { deck: ['beer'] } }, { rest: 'discard', common: ['colt', 'wagon'] });
    const pile = state.discard.length;
    const events = does(state, ann, { type: 'end-phase' });
    expect([events.some(({ type }) => type === 'reshuffled'), hand(state, bob)]).toEqual([false, ['colt', 'beer']]);
    expect([state.decks.map((deck) => deck.length), state.discard.length]).toEqual([[0, 0, 1], pile]);
  });

  test('[BD-DECK-2] every card of the pile is as likely to come first', () => {
    const first = new Map<string, number>();
    for (let seed = 0; seed < 500; seed++) {
      const state = table(
        { law: { ap: 'wyatt-earp', deck: ['colt'] } },
        { rest: 'box', discard: FIVE, active: 'outlaw', seed },
      );
      does(state, bob, { type: 'end-phase' });
      const card = hand(state, ann).find((name) => name !== 'colt') ?? '';
      first.set(card, (first.get(card) ?? 0) + 1);
    }
    // 100 each; a standard deviation is 9.
    for (const card of FIVE) expect(Math.abs((first.get(card) ?? 0) - 100), card).toBeLessThan(40);
  });
});

test('[BD-DECK-2] the last card is reported before the empty deck', () => {
  const state = table({ law: { ap: 'wyatt-earp', deck: ['colt'] } }, { rest: 'box', active: 'outlaw' });
  const told = does(state, bob, { type: 'end-phase' }).map(({ type }) => type);
  expect(told.filter((type) => type === 'drew' || type === 'no-card-left')).toEqual(['drew', 'no-card-left']);
});

describe('cards held by a running effect are not shuffled in', () => {
  test('[BD-DECK-6] laid out by a General Store, which is itself in the pile already', () => {
    const state = table(
      { law: { hand: ['general-store'] } },
      { rest: 'box', common: ['beer'], discard: ['knife', 'hat', 'bank', 'duel'] },
    );
    const events = does(state, ann, { type: 'play', card: 'general-store' });
    expect(one(events, 'reshuffled').count).toBe(5);
    expect(one(events, 'laid-out').cards).toHaveLength(4);
    expect([state.decks[2]?.length, state.discard.length]).toEqual([2, 0]);
  });

  test('[BD-DECK-6] the first of two revealed for Bat Masterson', () => {
    const state = table(
      { law: { ap: { id: 'django', gear: ['barrel'] }, pp: 'bat-masterson' }, outlaw: { hand: ['colt'] } },
      { rest: 'box', common: ['beer'], discard: ['schofield', 'schofield'], active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt' });
    const events = does(state, ann, { type: 'try-barrel' });
    expect(one(events, 'reshuffled').count).toBe(3);
    expect(one(events, 'turned-up').cards).toHaveLength(2);
    expect(one(events, 'turned-up').cards[0]).toBe('beer:outlaw:barrel');
  });

  test('[BD-DECK-6] the first of Sundance Kid’s two, whose cost is in the pile', () => {
    const state = table(
      { outlaw: { ap: 'sundance-kid', hand: ['hat'] } },
      { rest: 'box', common: ['beer'], discard: ['knife'], active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'sundance', cost: 'hat' });
    expect(one(events, 'reshuffled').count).toBe(2);
    const { cards } = one(events, 'drew-aside');
    expect(names(cards)[0]).toBe('beer');
    expect(['knife', 'hat']).toContain(names(cards)[1]);
  });
});

describe('what a reveal looks at', () => {
  test.each([
    ['barrel:law:snake', false],
    ['dynamite:outlaw:barrel', true],
    ['missed:law:barrel', true],
    ['missed:law:snake', false],
    ['hat:outlaw:horseshoe', false],
  ] as const)('[BD-REV-2] the corner symbol alone: a Barrel that turns up %s saves: %s', (card, isSaved) => {
    const state = table(
      { law: { hand: ['colt'] }, outlaw: { ap: { id: 'jack-ransom', gear: ['barrel:outlaw:snake'] } } },
      { rest: 'box', common: [card] },
    );
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'try-barrel' });
    expect(health(state, 'jack-ransom')).toBe(isSaved ? 4 : 3);
  });
});

describe('a random card', () => {
  const robbed = (cards: readonly CardSpec[], seed = 7) =>
    table({ outlaw: { hand: ['robbery'] }, law: { ap: 'django', hand: cards } }, { active: 'outlaw', seed });

  test('[BD-RAND-1] the chooser sees the backs, and names one if there are two kinds', () => {
    const state = robbed(['bank', 'hat:law:horseshoe', 'colt:law:dynamite', 'beer']);
    expect(bangDuel.view(state, bob).players[0]).toMatchObject({ backs: { law: 3, outlaw: 1 }, hand: undefined });
    expect(matches(state, bob, { type: 'play', card: 'robbery' }).map((move) => 'back' in move && move.back)).toEqual([
      'law',
      'outlaw',
    ]);
    expect(matches(robbed(['bank', 'duel:law:dynamite']), bob, { type: 'play', card: 'robbery' })).toHaveLength(1);
    expect(may(robbed(['bank']), bob, { type: 'play', card: 'robbery', back: 'outlaw' })).toBe(false);
  });

  test('[BD-RAND-1] each card with that back is equally likely', () => {
    const taken = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const state = robbed(['bank', 'hat:law:horseshoe', 'colt:law:dynamite', 'beer'], seed);
      does(state, bob, { type: 'play', card: 'robbery', back: 'law' });
      const [card = ''] = hand(state, bob);
      taken.set(card, (taken.get(card) ?? 0) + 1);
    }
    expect([...taken.keys()].sort()).toEqual(['bank', 'colt', 'hat']);
    // 200 each; a standard deviation is 11.5.
    for (const count of taken.values()) expect(Math.abs(count - 200)).toBeLessThan(55);
  });

  test('[BD-RAND-1, BD-CHAR-SCHULTZ] Doctor Schultz names a back, too', () => {
    const state = table({ law: { hand: ['colt', 'bank', 'beer'] }, outlaw: { ap: 'doctor-schultz' } });
    does(state, ann, { type: 'play', card: 'colt' });
    expect(bangDuel.legalMoves(state, bob)).toEqual([
      { type: 'draw-blind', back: 'law' },
      { type: 'draw-blind', back: 'outlaw' },
      { type: 'decline' },
    ]);
    does(state, bob, { type: 'draw-blind', back: 'outlaw' });
    expect(hand(state, ann)).toEqual(['bank']);
  });
});
