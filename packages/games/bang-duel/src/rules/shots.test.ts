import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, ap, bob, discarded, does, hand, health, may, offers, table } from '../testing/index.ts';
import type { Event } from './events.ts';

const hits = (events: readonly Event[]) =>
  events.flatMap((event) =>
    event.type === 'hit'
      ? [{ seat: event.seat, shooter: event.shooter, target: event.target, origin: event.origin, card: event.card }]
      : [],
  );

describe('what a hit is', () => {
  test.each([
    'colt',
    'winchester',
    'shotgun',
    'carbine',
    'peacemaker',
    'remington',
    'schofield',
    'derringer',
    'knife',
  ] as const)('[BD-HIT-1, BD-HIT-2, BD-HIT-3] %s: one hit of the AP on the target', (card) => {
    const state = table({ law: { ap: 'django', hand: [card] }, outlaw: { ap: 'jack-ransom' } });
    const events = does(state, ann, { type: 'play', card, target: 'jack-ransom' });
    expect(hits(events)).toEqual([{ seat: ann, shooter: 'django', target: 'jack-ransom', origin: 'card', card }]);
    expect(health(state, 'jack-ransom')).toBe(3);
  });

  test('[BD-HIT-1, BD-HIT-3] an ability’s hit has no card, doesn’t count as a Bang! card, and is canceled like any other', () => {
    const state = table(
      {
        law: { ap: 'django', pp: 'stranger', hand: ['missed'] },
        outlaw: { ap: 'jack-ransom', pp: 'tom-horn', hand: ['colt'] },
      },
      { active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'move-token' });
    expect(hits(events)).toEqual([
      { seat: bob, shooter: 'tom-horn', target: 'stranger', origin: 'ability', card: undefined },
    ]);
    expect(offers(state, ann)).toEqual(['take-hit', 'dodge card=missed:law:barrel']);
    does(state, ann, { type: 'dodge', card: 'missed' });
    expect([health(state, 'stranger'), state.bangs]).toEqual([4, 0]);
    expect(may(state, bob, { type: 'play', card: 'colt' })).toBe(true);
  });

  test('[BD-HIT-3] Return Fire: the character it defended shoots, though that be the PP', () => {
    const state = table(
      {
        law: { ap: 'django', pp: 'stranger', hand: ['return-fire'] },
        outlaw: { ap: { id: 'kid-curry', gear: ['sight'] }, hand: ['colt'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt', target: 'stranger' });
    const events = does(state, ann, { type: 'dodge', card: 'return-fire' });
    expect(hits(events)).toEqual([
      { seat: ann, shooter: 'stranger', target: 'kid-curry', origin: 'return-fire', card: 'return-fire' },
    ]);
  });

  test('[BD-HIT-3, BD-CHAR-CURRY] and so Kid Curry’s answer to a Return Fire goes to the defended one', () => {
    const state = table(
      {
        law: { ap: 'django', pp: 'stranger', hand: ['return-fire'], deck: ['any:barrel'] },
        outlaw: { ap: { id: 'kid-curry', gear: ['sight'] }, hand: ['colt'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt', target: 'stranger' });
    does(state, ann, { type: 'dodge', card: 'return-fire' });
    does(state, bob, { type: 'try-kid' });
    expect([health(state, 'kid-curry'), health(state, 'stranger'), health(state, 'django')]).toEqual([4, 3, 3]);
  });

  test('[BD-HIT-3, BD-RULING-20, BD-RES-8] the shooter is the AP at the moment of play, and Kid Curry’s counter follows that character', () => {
    const state = table({
      law: { ap: 'django', pp: 'stranger', hand: ['shotgun'], deck: ['any:barrel'] },
      outlaw: { ap: 'kid-curry' },
    });
    does(state, ann, { type: 'play', card: 'shotgun' });
    does(state, bob, { type: 'try-kid' });
    does(state, ann, { type: 'swap', token: 'law' });
    expect([ap(state, ann), health(state, 'django'), health(state, 'stranger')]).toEqual(['stranger', 2, 4]);
  });

  test('[BD-RULING-20, BD-RES-8] the hit of a Return Fire goes to the AP at that time', () => {
    const state = table(
      {
        law: { ap: 'django', hand: ['return-fire'] },
        outlaw: { ap: 'jack-ransom', pp: 'wesley-hardin', hand: ['shotgun'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'shotgun', target: 'django' });
    does(state, ann, { type: 'dodge', card: 'return-fire' });
    does(state, bob, { type: 'swap', token: 'outlaw' });
    expect([health(state, 'jack-ransom'), health(state, 'wesley-hardin')]).toEqual([4, 3]);
  });

  test('[BD-HIT-2, BD-CHAR-TEX] only Bang! cards of Tex Willer need a surcharge: not his Derringer, not his Return Fire', () => {
    const needs = (events: readonly Event[]) =>
      events.flatMap((event) => (event.type === 'hit' ? [event.needsSurcharge] : []));
    const shot = (card: 'colt' | 'derringer' | 'gatling') => {
      const state = table({ law: { ap: 'tex-willer', pp: 'nobody', hand: [card] }, outlaw: { pp: 'nobody' } });
      return needs(does(state, ann, { type: 'play', card }));
    };
    expect([shot('colt'), shot('derringer'), shot('gatling')]).toEqual([[true], [false], [false]]);
    const fired = table(
      { law: { ap: 'tex-willer', hand: ['return-fire'] }, outlaw: { hand: ['colt'] } },
      { active: 'outlaw' },
    );
    does(fired, bob, { type: 'play', card: 'colt' });
    expect(needs(does(fired, ann, { type: 'dodge', card: 'return-fire' }))).toEqual([false]);
  });

  test('[BD-HIT-10, BD-ACT-1] Tex Willer as PP asks for nothing', () => {
    const state = table({ law: { ap: 'django', pp: 'tex-willer', hand: ['colt'] }, outlaw: { hand: ['missed'] } });
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'dodge', card: 'missed' });
    expect(health(state, 'cattle-kate')).toBe(4);
  });
});

describe('the surcharge', () => {
  const tex = { ap: 'tex-willer', hand: ['colt'], deck: ['any:barrel'] } as const;

  test('[BD-RULING-13] it comes from the hand: cards in play do not pay', () => {
    const state = table({
      law: tex,
      outlaw: { ap: { id: 'jack-ransom', gear: ['hat', 'holster'] }, hand: ['missed'] },
    });
    does(state, ann, { type: 'play', card: 'colt' });
    expect(offers(state, bob)).toEqual(['take-hit', 'use-hat extra=missed:outlaw:barrel']);
  });

  test('[BD-RULING-13, BD-HIT-10] a Hat or a card is given together with it, the surcharge on top', () => {
    const hat = table({ law: tex, outlaw: { ap: { id: 'jack-ransom', gear: ['hat'] }, hand: ['beer'] } });
    does(hat, ann, { type: 'play', card: 'colt' });
    does(hat, bob, { type: 'use-hat', extra: 'beer' });
    expect([discarded(hat), health(hat, 'jack-ransom')]).toEqual([['colt', 'hat', 'beer'], 4]);
    const twice = ['missed:outlaw:snake', 'missed:outlaw:snake'] as const;
    const card = table({ law: tex, outlaw: { ap: 'jack-ransom', hand: twice } });
    does(card, ann, { type: 'play', card: 'colt' });
    expect(may(card, bob, { type: 'dodge', card: 'missed', extra: 'missed' })).toBe(true);
    does(card, bob, { type: 'dodge', card: 'missed', extra: 'missed' });
    expect([discarded(card), hand(card, bob)]).toEqual([['colt', 'missed', 'missed'], []]);
  });

  test.each([
    ['an empty hand leaves a Hat useless', { gear: ['hat'] }, [], 'play/main'],
    ['a Barrel may be tried all the same', { gear: ['barrel'] }, [], 'hit/defend'],
  ] as const)('[BD-RULING-13, BD-HIT-10] %s', (_, worn, cards, decision) => {
    const state = table({ law: tex, outlaw: { ap: { id: 'jack-ransom', ...worn }, hand: cards } });
    does(state, ann, { type: 'play', card: 'colt' });
    expect(state.decision).toBe(decision);
  });

  test('[BD-RULING-13] after a reveal it is asked for on success, and not after a failure', () => {
    const tried = (symbol: 'any:barrel' | 'any:snake') => {
      const state = table({
        law: tex,
        outlaw: { ap: { id: 'jack-ransom', gear: ['barrel'] }, hand: ['beer'], deck: [symbol] },
      });
      does(state, ann, { type: 'play', card: 'colt' });
      does(state, bob, { type: 'try-barrel' });
      return [state.decision, ...offers(state, bob)];
    };
    expect(tried('any:barrel')).toEqual(['hit/surcharge', 'discard card=beer:outlaw:barrel', 'decline']);
    expect(tried('any:snake')).toEqual(['hit/defend', 'take-hit']);
  });

  test('[BD-RULING-31, BD-HIT-10] Kid Curry’s success needs it; unpaid, nothing is cancelled and nobody is shot', () => {
    const tried = (pays: boolean) => {
      const state = table({ law: tex, outlaw: { ap: 'kid-curry', hand: ['beer'] } });
      does(state, ann, { type: 'play', card: 'colt' });
      does(state, bob, { type: 'try-kid' });
      does(state, bob, pays ? { type: 'discard', card: 'beer' } : { type: 'decline' });
      if (state.decision === 'hit/defend') does(state, bob, { type: 'take-hit' });
      return [health(state, 'kid-curry'), health(state, 'tex-willer'), hand(state, bob)];
    };
    expect([tried(true), tried(false)]).toEqual([
      [4, 3, []],
      [3, 4, ['beer']],
    ]);
  });

  test('[BD-RULING-31, BD-HIT-9, BD-CHAR-WYATT] Kid Curry’s success is a miss: on-miss clause and Wyatt Earp first, then his shot', () => {
    const state = table({
      law: { ap: 'wyatt-earp', hand: ['remington'], deck: ['any:barrel'] },
      outlaw: { ap: 'kid-curry' },
    });
    does(state, ann, { type: 'play', card: 'remington' });
    const events = does(state, bob, { type: 'try-kid' });
    const order = events.flatMap((event) =>
      event.type === 'drew' ? [event.why] : event.type === 'begins' ? [event.waiting.effect] : [],
    );
    expect(order).toEqual(['remington', 'draw', 'wyatt-earp', 'hit-character']);
    expect(hand(state, ann)).toHaveLength(2);
  });
});

describe('being asked', () => {
  test('[BD-HIT-6] a useless hand is asked, too, so that a pause reveals nothing; an empty one isn’t', () => {
    const shot = (cards: readonly ['beer'] | readonly []) => {
      const state = table({ law: { hand: ['colt'] }, outlaw: { ap: 'jack-ransom', hand: cards } });
      does(state, ann, { type: 'play', card: 'colt' });
      return [state.decision, state.decider, ...offers(state, bob)];
    };
    expect(shot(['beer'])).toEqual(['hit/defend', bob, 'take-hit']);
    expect(shot([])).toEqual(['play/main', ann]);
    const prompt = table({ law: { hand: ['colt'] }, outlaw: { ap: 'jack-ransom', hand: ['beer'] } });
    does(prompt, ann, { type: 'play', card: 'colt' });
    expect(bangDuel.view(prompt, ann).asked).toMatchObject({ decision: 'hit/defend', seats: [bob] });
  });

  test('[BD-HIT-4, BD-CHAR-CURRY] Barrel and Kid Curry, in the order of the owner’s choice, once each', () => {
    for (const order of [['try-barrel', 'try-kid'] as const, ['try-kid', 'try-barrel'] as const]) {
      const state = table({
        law: { hand: ['colt'], deck: ['any:snake'] },
        outlaw: { ap: { id: 'kid-curry', gear: ['barrel'] }, deck: ['any:snake'], hand: ['beer'] },
      });
      does(state, ann, { type: 'play', card: 'colt' });
      for (const type of order) does(state, bob, { type });
      expect(offers(state, bob)).toEqual(['take-hit']);
    }
  });

  test('[BD-HIT-11] a Barrel may be tried for each hit of a Hail of Bullets', () => {
    const state = table({
      law: { hand: ['hail-of-bullets'] },
      outlaw: { ap: { id: 'jack-ransom', gear: ['barrel', 'holster'] }, deck: ['any:snake', 'any:barrel'] },
    });
    does(state, ann, { type: 'play', card: 'hail-of-bullets' });
    does(state, bob, { type: 'try-barrel' });
    does(state, bob, { type: 'try-barrel' });
    expect([health(state, 'jack-ransom'), state.decision]).toEqual([3, 'play/main']);
  });
});
