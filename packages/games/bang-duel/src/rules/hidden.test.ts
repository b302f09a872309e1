import type { Viewer } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, does, hand, table } from '../testing/index.ts';
import type { Event } from './events.ts';

/** The cards of all events of a type, as a viewer sees them. */
const told = (events: readonly Event[], type: Event['type'], viewer: Viewer): readonly string[] =>
  events.flatMap((event): readonly string[] => {
    const seen = event.type === type ? bangDuel.redact(event, viewer) : undefined;
    if (seen === undefined) return [];
    return 'cards' in seen ? seen.cards : 'card' in seen && seen.card !== undefined ? [seen.card] : [];
  });

describe('section 6: who sees what', () => {
  test('[BD-INV-10, BD-DECK-7] a draw: its owner sees the cards, everyone else their backs', () => {
    const state = table(
      { law: { ap: 'wyatt-earp', deck: ['bank', 'colt'] } },
      { active: 'outlaw', rest: 'box', common: ['beer'] },
    );
    const events = does(state, bob, { type: 'end-phase' });
    expect(told(events, 'drew', ann)).toEqual(['bank:law:barrel', 'colt:law:dynamite']);
    for (const viewer of [bob, 'spectator'] as const)
      expect(told(events, 'drew', viewer)).toEqual(['law-back', 'law-back']);
  });

  test('[BD-INV-10, BD-CARD-WAGON] a Wagon: the kept cards stay hidden, the discarded one does not', () => {
    const state = table({ law: { hand: ['wagon'], deck: ['bank', 'hat', 'duel'] } });
    const events = does(state, ann, { type: 'play', card: 'wagon' });
    events.push(...does(state, ann, { type: 'discard', card: 'hat' }));
    expect(told(events, 'kept', ann)).toEqual(['bank:law:barrel', 'duel:law:dynamite']);
    for (const viewer of [bob, 'spectator'] as const) {
      expect(told(events, 'drew-aside', viewer)).toEqual(['law-back', 'law-back', 'law-back']);
      expect(told(events, 'kept', viewer)).toEqual(['law-back', 'law-back']);
      expect(told(events, 'discarded', viewer)).toEqual(['hat:law:horseshoe']);
    }
  });

  test('[BD-INV-10, BD-CHAR-SUNDANCE] Sundance Kid: the opponent sees which backs he looks at and which he keeps', () => {
    const state = table(
      { outlaw: { ap: 'sundance-kid', hand: ['beer'], deck: ['hat'] }, law: { deck: ['bank'] } },
      { active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'sundance', cost: 'beer' });
    expect(told(events, 'drew-aside', ann)).toEqual(['outlaw-back', 'law-back']);
    expect(bangDuel.view(state, ann).asked).toMatchObject({
      decision: 'sundance/keep',
      cards: ['outlaw-back', 'law-back'],
    });
    expect(bangDuel.view(state, bob).asked?.cards).toEqual(['hat:outlaw:horseshoe', 'bank:law:barrel']);
    const kept = does(state, bob, { type: 'pick', card: 'bank' });
    expect([told(kept, 'kept', ann), told(kept, 'discarded', ann)]).toEqual([['law-back'], ['hat:outlaw:horseshoe']]);
    expect(hand(state, bob)).toEqual(['bank']);
  });

  test('[BD-CHAR-SUNDANCE] with a single card to be had he keeps it without being asked', () => {
    const state = table(
      { outlaw: { ap: 'sundance-kid', hand: ['beer'], deck: ['hat'] } },
      { active: 'outlaw', rest: 'box' },
    );
    // The cost is in the discard pile by then, and becomes the second deck.
    does(state, bob, { type: 'sundance', cost: 'beer' });
    expect(state.decision).toBe('sundance/keep');
    const last = table({ outlaw: { ap: 'sundance-kid', hand: ['beer'] } }, { active: 'outlaw', rest: 'box' });
    does(last, bob, { type: 'sundance', cost: 'beer' });
    expect([last.decision, hand(last, bob), last.discard]).toEqual(['play/main', ['beer'], []]);
  });

  test('[BD-CHAR-SCHULTZ, BD-DECK-5] everyone sees a card that is discarded blind', () => {
    const state = table({ law: { hand: ['colt', 'hat'] }, outlaw: { ap: 'doctor-schultz' } });
    does(state, ann, { type: 'play', card: 'colt' });
    const events = does(state, bob, { type: 'draw-blind', back: 'law' });
    for (const viewer of [ann, bob, 'spectator'] as const)
      expect(told(events, 'card-taken', viewer)).toEqual(['hat:law:horseshoe']);
  });

  test('[BD-CARD-STORE, BD-INV-10] cards laid out, revealed, or taken from play or from a store are public', () => {
    const state = table({
      law: { hand: ['general-store'], deck: ['bank', 'duel'] },
      outlaw: { deck: ['beer', 'hat'] },
    });
    const events = does(state, ann, { type: 'play', card: 'general-store' });
    events.push(...does(state, ann, { type: 'pick', card: 'hat' }));
    for (const viewer of [ann, bob, 'spectator'] as const) {
      expect(told(events, 'laid-out', viewer)).toHaveLength(4);
      expect(told(events, 'laid-out', viewer)).toContain('bank:law:barrel');
      expect(told(events, 'picked', viewer)).toEqual(['hat:outlaw:horseshoe']);
    }
    expect(bangDuel.view(state, bob).players[0]?.known).toEqual(['hat:outlaw:horseshoe']);
  });
});
