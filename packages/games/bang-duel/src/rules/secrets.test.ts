import { forkRng, rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, does, hand, table } from '../testing/index.ts';
import { PUBLIC, SEEN } from './hand.ts';
import type { State } from './state.ts';

const deals = (state: State, by: typeof ann | undefined, count = 60): State[] => {
  const rng = rngFrom(seedOf(3));
  return Array.from({ length: count }, () => bangDuel.redeal(state, by, forkRng(rng)));
};

describe('a seat’s knowledge', () => {
  test('[BD-RAND-1] both players know a card taken at random; spectators don’t', () => {
    const state = table({ outlaw: { hand: ['robbery'] }, law: { hand: ['hat', 'hat', 'bank'] } }, { active: 'outlaw' });
    const events = does(state, bob, { type: 'play', card: 'robbery', back: 'law' });
    const taken = events.find(({ type }) => type === 'card-taken');
    if (taken === undefined) throw new Error('Cannot find what was taken');
    expect(bangDuel.redact(taken, ann)).toEqual(taken);
    expect(bangDuel.redact(taken, 'spectator')).toMatchObject({ card: 'law-back' });
    expect(bangDuel.view(state, ann).players[bob]?.known).toHaveLength(1);
    expect(bangDuel.view(state, 'spectator').players[bob]?.known).toEqual([]);
    for (const other of deals(state, ann)) expect(hand(other, bob)).toEqual(hand(state, bob));
    const forSpectators = deals(state, undefined);
    expect(new Set(forSpectators.map((other) => hand(other, bob).join())).size).toBeGreaterThan(1);
    for (const other of forSpectators)
      expect(bangDuel.view(other, 'spectator')).toEqual(bangDuel.view(state, 'spectator'));
  });

  test('[BD-RAND-1] nor can a spectator work it out from the known cards of the hand', () => {
    const robbed = (seed: number): State => {
      const state = table(
        {
          law: { hand: ['general-store', 'robbery'], deck: ['bank', 'duel'] },
          outlaw: { hand: ['knife'], deck: ['beer', 'hat'] },
        },
        { seed },
      );
      does(state, ann, { type: 'play', card: 'general-store' });
      does(state, ann, { type: 'pick', card: 'bank' });
      does(state, bob, { type: 'pick', card: 'hat' });
      does(state, ann, { type: 'pick', card: 'duel' });
      expect(bangDuel.view(state, 'spectator').players[bob]?.known).toEqual([
        'beer:outlaw:barrel',
        'hat:outlaw:horseshoe',
      ]);
      does(state, ann, { type: 'play', card: 'robbery', back: 'outlaw' });
      return state;
    };
    const states = Array.from({ length: 20 }, (_, seed) => robbed(seed));
    expect(new Set(states.map((state) => hand(state, bob).join()))).toEqual(
      new Set(['knife,beer', 'knife,hat', 'beer,hat']),
    );
    const [first, ...others] = states.map((state) => bangDuel.view(state, 'spectator'));
    expect(first?.players.map(({ known }) => known)).toEqual([['bank:law:barrel', 'duel:law:dynamite'], []]);
    for (const other of others) expect(other).toEqual(first);
  });

  test('[BD-RAND-1] of two equal public cards one stays public, whichever was taken, and so do those with the other back', () => {
    const left = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const state = table(
        { outlaw: { hand: ['robbery'] }, law: { hand: ['hat', 'water:law:snake', 'water:law:snake', 'beer'] } },
        { active: 'outlaw', seed },
      );
      state.hands[ann] = state.hands[ann]?.map((held) => held | SEEN | PUBLIC) ?? [];
      does(state, bob, { type: 'play', card: 'robbery', back: 'law' });
      const { known } = bangDuel.view(state, 'spectator').players[ann] ?? {};
      expect(known).toEqual(['water:law:snake', 'beer:outlaw:barrel']);
      expect(bangDuel.view(state, bob).players[ann]?.known).toHaveLength(3);
      left.add(hand(state, ann).join());
    }
    expect(left).toEqual(new Set(['water,water,beer', 'water,beer,hat']));
  });

  test('[BD-DECK-7] a re-deal keeps the backs in the opponent’s hand, and draws each card from where it came', () => {
    const state = table({ law: { hand: ['beer', 'missed:law:snake'] }, outlaw: { hand: ['knife', 'gatling'] } });
    for (const other of deals(state, ann)) {
      expect(bangDuel.view(other, ann).players[bob]?.backs).toEqual({ law: 1, outlaw: 1 });
      expect(hand(other, ann)).toEqual(hand(state, ann));
      expect(hand(other, bob)).not.toContain('beer');
    }
    const dealt = new Set(deals(state, ann, 200).map((other) => hand(other, bob).join()));
    expect(dealt.size).toBeGreaterThan(60);
  });

  test('[BD-REV-5] a card that Pat Garrett showed stays known until it is played', () => {
    const state = table({ law: { ap: 'pat-garrett', deck: ['hat', 'colt'] } }, { atStart: true });
    expect(bangDuel.view(state, bob).players[ann]?.known).toEqual(['colt:law:dynamite']);
    for (const other of deals(state, bob)) expect(hand(other, ann)).toContain('colt');
    does(state, ann, { type: 'play', card: 'colt' });
    expect(bangDuel.view(state, bob).players[ann]?.known).toEqual([]);
  });

  test('[BD-SETUP-3] the opponent’s reserve is dealt from unseen characters, and the seat’s own stays', () => {
    const state = table({ law: { reserve: ['django', 'stranger'] }, outlaw: { reserve: ['kid-curry'] } });
    const reserves = new Set(deals(state, ann, 200).map((other) => other.reserve[bob]?.join()));
    // Twelve outlaws less the two in play.
    expect(reserves.size).toBe(10);
    for (const other of deals(state, ann)) expect(other.reserve[ann]).toEqual(state.reserve[ann]);
  });

  test('[BD-CARD-WAGON] others see only the backs of cards drawn aside', () => {
    const state = table({ law: { hand: ['wagon'], deck: ['colt', 'hat', 'duel'] } });
    does(state, ann, { type: 'play', card: 'wagon' });
    expect(bangDuel.view(state, bob).asked?.cards).toEqual(['law-back', 'law-back', 'law-back']);
    expect(bangDuel.view(state, ann).asked?.cards).toContain('hat:law:horseshoe');
    expect(new Set(deals(state, bob).map((other) => other.stack.at(-1)?.list.join())).size).toBeGreaterThan(30);
  });

  test('[BD-DECK-3] once a personal deck is used up, every card drawn from it is known', () => {
    const state = table(
      { law: { ap: 'django', hand: ['colt', 'duel'] }, outlaw: { hand: ['knife'] } },
      { rest: 'discard', active: 'outlaw' },
    );
    // The law draws from the common deck now: its two hidden cards are all that is left of its own.
    does(state, bob, { type: 'end-phase' });
    for (const other of deals(state, bob)) {
      const held = hand(other, ann);
      expect(held).toContain('colt');
      expect(held).toContain('duel');
    }
    expect(bangDuel.view(state, bob).players[ann]?.known.length).toBeGreaterThanOrEqual(1);
  });
});
