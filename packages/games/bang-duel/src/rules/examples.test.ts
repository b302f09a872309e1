import { describe, expect, test } from 'vitest';
import { ann, ap, bob, discarded, does, gear, hand, health, may, offers, refusal, table } from '../testing/index.ts';
import type { CardName } from './data.ts';

/** Section 9: the parts of the worked examples that the tests of single cards and characters leave out. */
describe('Bill Anderson', () => {
  const dies = (cards: readonly CardName[]) => {
    const state = table(
      {
        law: { pp: { id: 'django', health: 1, gear: ['hat', 'barrel'] }, hand: cards, reserve: ['stranger'] },
        outlaw: { ap: { id: 'bill-anderson', gear: ['sight'] }, hand: ['colt'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt', target: 'django' });
    does(state, ann, { type: 'take-hit' });
    return state;
  };

  test('[BD-EX-11] both of the equipment', () => {
    const state = dies(['bank', 'duel', 'missed']);
    does(state, bob, { type: 'loot', take: 'hat' });
    does(state, bob, { type: 'loot', take: 'barrel' });
    expect([hand(state, bob).sort(), hand(state, ann).length, state.decision]).toEqual([
      ['barrel', 'hat'],
      5,
      'play/main',
    ]);
  });

  test('[BD-EX-11] one of it and a random hand card; the rest is discarded before L draws two', () => {
    const state = dies(['bank', 'duel', 'missed']);
    does(state, bob, { type: 'draw-blind', back: 'law' });
    does(state, bob, { type: 'loot', take: 'barrel' });
    expect([hand(state, bob).length, hand(state, ann).length, discarded(state).at(-1)]).toEqual([2, 4, 'hat']);
  });

  test('[BD-EX-11] two random hand cards, and no third', () => {
    const state = dies(['bank', 'duel', 'missed']);
    does(state, bob, { type: 'draw-blind', back: 'law' });
    does(state, bob, { type: 'draw-blind', back: 'law' });
    expect([hand(state, bob).length, hand(state, ann).length, state.decision]).toEqual([2, 3, 'play/main']);
  });

  test('[BD-EX-11] from an empty hand he takes nothing, nor from the two cards L draws afterwards', () => {
    const state = dies([]);
    expect(may(state, bob, { type: 'draw-blind' })).toBe(false);
    does(state, bob, { type: 'loot', take: 'hat' });
    expect(offers(state, bob)).toEqual(['loot take=barrel', 'decline']);
    does(state, bob, { type: 'decline' });
    expect([hand(state, bob), hand(state, ann).length]).toEqual([['hat'], 2]);
  });
});

describe('Kitty LeRoy', () => {
  test('[BD-EX-13] the last card is played by another AP, then the token moves to her', () => {
    const state = table({ outlaw: { ap: 'jack-ransom', pp: 'kitty-leroy', hand: ['beer'] } }, { active: 'outlaw' });
    does(state, bob, { type: 'play', card: 'beer' });
    expect(may(state, bob, { type: 'kitty' })).toBe(false);
    does(state, bob, { type: 'move-token' });
    does(state, bob, { type: 'kitty' });
    expect(hand(state, bob)).toHaveLength(2);
  });

  test.each([
    ['outlaw', false],
    ['law', true],
  ] as const)('[BD-EX-13] the last card is a Water used on the %s side: she may draw: %s', (token, draws) => {
    const state = table({ outlaw: { ap: 'kitty-leroy', hand: ['water'] } }, { active: 'outlaw' });
    does(state, bob, { type: 'play', card: 'water', token });
    expect(may(state, bob, { type: 'kitty' })).toBe(draws);
  });
});

describe('Tex Willer', () => {
  test('[BD-EX-20] an empty hand cannot pay for a Barrel', () => {
    const state = table({
      law: { ap: 'tex-willer', hand: ['colt'] },
      outlaw: { ap: { id: 'jack-ransom', gear: ['barrel'] }, deck: ['any:barrel'] },
    });
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'try-barrel' });
    expect([health(state, 'jack-ransom'), state.decision]).toEqual([3, 'play/main']);
  });

  test('[BD-EX-21, BD-CARD-HAIL] his Hail of Bullets at three equipment cards takes three misses and three further cards', () => {
    const state = table({
      law: { ap: 'tex-willer', hand: ['hail-of-bullets'] },
      outlaw: {
        ap: { id: 'jack-ransom', gear: ['holster', 'sight', 'rattlesnake'] },
        hand: ['missed', 'missed', 'missed', 'beer', 'knife', 'duel'],
      },
    });
    does(state, ann, { type: 'play', card: 'hail-of-bullets' });
    for (const extra of ['beer', 'knife', 'duel']) does(state, bob, { type: 'dodge', card: 'missed', extra });
    expect([health(state, 'jack-ransom'), hand(state, bob), state.decision]).toEqual([4, [], 'play/main']);
  });
});

describe('symbols without a circle', () => {
  test('[BD-EX-19, BD-HIT-8] Derringer and Carbine aren’t misses; Barrel and Hat aren’t from the hand', () => {
    const state = table(
      { law: { ap: 'django', hand: ['derringer', 'carbine', 'barrel', 'hat', 'missed'] }, outlaw: { hand: ['colt'] } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt' });
    expect(offers(state, ann)).toEqual(['take-hit', 'dodge card=missed:law:barrel']);
    const derringer = { type: 'dodge', card: 'derringer:law:snake' };
    expect(refusal(state, ann, derringer)).toBe('NOT_A_MISS');
  });

  test('[BD-EX-19, BD-HIT-8] nor do Sight and Return Fire go as hits against Indians!', () => {
    const state = table(
      { law: { ap: 'django', hand: ['sight', 'return-fire', 'gatling'] }, outlaw: { hand: ['indians'], pp: 'nobody' } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'indians' });
    expect(offers(state, ann)).toEqual(['discard card=gatling:law:barrel', 'decline']);
  });
});

describe('a sole character', () => {
  test('[BD-EX-23, BD-CHAR-DJANGO, BD-CARD-WATCH] a Herd on it moves no token, so Watch and Django draw nothing', () => {
    const state = table({
      law: { ap: { id: 'django', gear: ['pocket-watch'] } },
      outlaw: { ap: { id: 'jack-ransom', gear: ['herd'] }, pp: 'nobody' },
    });
    does(state, ann, { type: 'end-phase' });
    expect([hand(state, ann), ap(state, bob)]).toEqual([[], 'jack-ransom']);
    expect(refusal(state, bob, { type: 'move-token' })).toBe('SOLE_CHARACTER');
  });

  test('[BD-EX-23, BD-CARD-SHOTGUN] nor does a Shotgun where both sides are alone', () => {
    const state = table({
      law: { ap: 'django', pp: 'nobody', hand: ['shotgun'] },
      outlaw: { ap: 'jack-ransom', pp: 'nobody', hand: ['missed'] },
    });
    does(state, ann, { type: 'play', card: 'shotgun' });
    does(state, bob, { type: 'dodge', card: 'missed' });
    expect(state.decision).toBe('play/main');
  });

  test('[BD-EX-24, BD-RELOAD-3] L is alone: O reloads a Watch from the AP or from hand, not from the PP nor from L', () => {
    const state = table(
      {
        law: { ap: { id: 'django', gear: ['sight:law:horseshoe'] }, pp: 'nobody', hand: ['water'] },
        outlaw: {
          ap: { id: 'jack-ransom', gear: ['pocket-watch'] },
          pp: { id: 'tom-horn', gear: ['sight:outlaw:horseshoe'] },
          hand: ['pocket-watch', 'beer'],
        },
      },
      { active: 'outlaw' },
    );
    expect(offers(state, bob).filter((offer) => offer.startsWith('reload'))).toEqual([
      'reload card=pocket-watch:outlaw:horseshoe from=hand',
      'reload card=pocket-watch:outlaw:horseshoe from=play',
    ]);
    expect(refusal(state, bob, { type: 'reload', card: 'beer:outlaw:barrel', from: 'hand' })).toBe('NOT_RELOADABLE');
    does(state, bob, { type: 'reload', card: 'pocket-watch', from: 'play' });
    expect([gear(state, 'jack-ransom'), gear(state, 'tom-horn'), hand(state, bob).length]).toEqual([[], ['sight'], 3]);
    does(state, bob, { type: 'reload', card: 'pocket-watch', from: 'hand' });
    expect([hand(state, bob).length, discarded(state)]).toEqual([3, ['pocket-watch', 'pocket-watch']]);
    // And L as well, in L’s turn: from hand, and from the sole character.
    does(state, bob, { type: 'end-phase' });
    expect([
      may(state, ann, { type: 'reload', from: 'hand' }),
      may(state, ann, { type: 'reload', from: 'play' }),
    ]).toEqual([true, true]);
  });

  test('[BD-EX-25, BD-CARD-STORE] three characters in play: still four cards', () => {
    const state = table({ law: { hand: ['general-store'] }, outlaw: { pp: 'nobody' } });
    const events = does(state, ann, { type: 'play', card: 'general-store' });
    expect(events.flatMap((event) => (event.type === 'laid-out' ? [event.cards.length] : []))).toEqual([4]);
    for (const by of [ann, bob, ann]) does(state, by, { type: 'pick' });
    expect([hand(state, ann).length, hand(state, bob).length, state.decision]).toEqual([2, 2, 'play/main']);
  });
});

describe('hits from the same side', () => {
  test('[BD-CHAR-CURRY, BD-HIT-3] Kid Curry under his own side’s Gatling shoots back at his own AP', () => {
    const state = table(
      {
        law: { pp: 'nobody', deck: ['any:barrel'] },
        outlaw: { ap: 'jack-ransom', pp: 'kid-curry', hand: ['gatling'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'gatling' });
    does(state, bob, { type: 'try-kid' });
    expect([health(state, 'kid-curry'), health(state, 'jack-ransom'), health(state, 'pat-garrett')]).toEqual([4, 3, 4]);
  });

  test('[BD-CARD-RETURNFIRE, BD-RULING-23] a Return Fire against your own Gatling hits the opponent’s AP, and Wyatt Earp doesn’t draw', () => {
    const state = table({
      law: { ap: 'wyatt-earp', pp: 'django', hand: ['gatling', 'return-fire'] },
      outlaw: { ap: 'jack-ransom', pp: 'nobody' },
    });
    does(state, ann, { type: 'play', card: 'gatling' });
    does(state, ann, { type: 'dodge', card: 'return-fire' });
    expect([health(state, 'jack-ransom'), health(state, 'wyatt-earp'), hand(state, ann)]).toEqual([2, 4, []]);
  });

  test('[BD-CHAR-WYATT] a cancelled hit of his owner’s Return Fire brings a card too', () => {
    const state = table(
      { law: { ap: 'wyatt-earp', hand: ['return-fire'] }, outlaw: { hand: ['colt', 'missed'] } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt' });
    does(state, ann, { type: 'dodge', card: 'return-fire' });
    does(state, bob, { type: 'dodge', card: 'missed' });
    expect(hand(state, ann)).toHaveLength(1);
  });
});
