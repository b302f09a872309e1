import { describe, expect, test } from 'vitest';
import { ann, bob, does, gear, hand, health, offers, table } from '../testing/index.ts';
import type { Event } from './events.ts';

/** All losses: the character, its remaining health, the cause, and the player who caused it. */
const losses = (events: readonly Event[]) =>
  events.flatMap((event) =>
    event.type === 'health-lost' ? [[event.character, event.health, event.kind, event.by]] : [],
  );

/** A player with every possible defense. */
const guarded = { id: 'jack-ransom', gear: ['hat', 'barrel'] } as const;

describe('losing health isn’t a hit', () => {
  test.each(['indians', 'duel'] as const)('[BD-LOSS-1] %s: neither Missed!, Hat nor Barrel help', (card) => {
    const state = table({
      law: { hand: [card] },
      outlaw: { ap: guarded, pp: 'nobody', hand: ['missed'], deck: ['any:barrel'] },
    });
    does(state, ann, { type: 'play', card });
    expect(offers(state, bob)).toEqual(['decline']);
    does(state, bob, { type: 'decline' });
    expect([health(state, 'jack-ransom'), gear(state, 'jack-ransom'), hand(state, bob)]).toEqual([
      3,
      ['barrel', 'hat'],
      ['missed'],
    ]);
  });

  test.each([
    ['rattlesnake', 'any:snake', 3],
    ['dynamite', 'any:dynamite', 1],
  ] as const)('[BD-LOSS-1] %s: nobody is asked anything', (card, symbol, left) => {
    const state = table({
      outlaw: { ap: { id: 'jack-ransom', gear: ['hat', 'barrel', card] }, hand: ['missed'], deck: [symbol] },
    });
    does(state, ann, { type: 'end-phase' });
    expect([state.decision, state.decider, health(state, 'jack-ransom')]).toEqual(['play/main', bob, left]);
    expect(gear(state, 'jack-ransom').filter((name) => name !== card)).toEqual(['barrel', 'hat']);
  });

  test('[BD-LOSS-1] Strong Ale as well', () => {
    const state = table({
      law: { hand: ['strong-ale'] },
      outlaw: { ap: guarded, hand: ['missed'] },
    });
    does(state, ann, { type: 'play', card: 'strong-ale', target: 'jack-ransom' });
    expect([state.decision, health(state, 'jack-ransom')]).toEqual(['play/main', 3]);
  });
});

describe('unit by unit', () => {
  test.each([
    [4, [3, 2, 1], true],
    [3, [2, 1, 0], false],
    [2, [1, 0], false],
    [1, [0], false],
  ] as const)('[BD-LOSS-2] a Dynamite takes three of %i one by one: %j', (left, steps, survives) => {
    const state = table({
      law: { ap: 'django' },
      outlaw: {
        ap: { id: 'jack-ransom', health: left, gear: ['dynamite'] },
        reserve: ['tom-horn'],
        deck: ['any:dynamite'],
      },
    });
    const events = does(state, ann, { type: 'end-phase' });
    expect(losses(events)).toEqual(steps.map((health) => ['jack-ransom', health, 'dynamite', undefined]));
    expect(events.filter(({ type }) => type === 'dying')).toHaveLength(survives ? 0 : 1);
  });

  test('[BD-LOSS-2, BD-CHAR-ALAN, BD-LOSS-5] each unit but the last triggers separately', () => {
    const shots = (left: number) => {
      const state = table(
        {
          law: {
            ap: { id: 'alan-pinkerton', health: left, gear: ['dynamite'] },
            reserve: ['django'],
            deck: ['any:dynamite'],
          },
          outlaw: { ap: 'jack-ransom' },
        },
        { active: 'outlaw' },
      );
      const events = does(state, bob, { type: 'end-phase' });
      return [events.filter(({ type }) => type === 'waits').length, health(state, 'jack-ransom')];
    };
    // Three of four are shot; of three he dies, and what waits falls away with him.
    expect([shots(4), shots(3), shots(1)]).toEqual([
      [3, 1],
      [2, 4],
      [0, 4],
    ]);
  });
});

describe('whose doing it is', () => {
  test('[BD-LOSS-3] a hit: the owner of the card or ability', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { ap: 'jack-ransom' } });
    expect(losses(does(state, ann, { type: 'play', card: 'colt' }))).toEqual([['jack-ransom', 3, 'hit', ann]]);
    const tom = table({ law: { pp: 'django' }, outlaw: { pp: 'tom-horn' } }, { active: 'outlaw' });
    expect(losses(does(tom, bob, { type: 'move-token' }))).toEqual([['django', 2, 'hit', bob]]);
  });

  test('[BD-LOSS-3, BD-HIT-3] the hit of a Return Fire: caused by its player', () => {
    const state = table(
      { law: { ap: 'django', hand: ['return-fire'] }, outlaw: { ap: 'jack-ransom', hand: ['colt'] } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt', target: 'django' });
    expect(losses(does(state, ann, { type: 'dodge', card: 'return-fire' }))).toEqual([['jack-ransom', 3, 'hit', ann]]);
  });

  test('[BD-LOSS-3] Gatling and Indians! at your own PP: caused by yourself', () => {
    for (const card of ['gatling', 'indians'] as const) {
      const state = table({ law: { pp: 'django', hand: [card] }, outlaw: { ap: 'jack-ransom', pp: 'nobody' } });
      const kind = card === 'gatling' ? 'hit' : card;
      expect(losses(does(state, ann, { type: 'play', card }))).toEqual([
        ['jack-ransom', 3, kind, ann],
        ['django', 2, kind, ann],
      ]);
    }
  });

  test('[BD-LOSS-3, BD-RULING-6] a Duel: caused by its player, even when losing it', () => {
    const lost = (cards: readonly ['knife'] | readonly []) => {
      const state = table({
        law: { ap: 'lone-ranger', pp: 'stranger', hand: ['duel'] },
        outlaw: { ap: 'jack-ransom', hand: cards },
      });
      const events = does(state, ann, { type: 'play', card: 'duel' });
      if (cards.length > 0) events.push(...does(state, bob, { type: 'discard', card: 'knife' }));
      return [losses(events), hand(state, ann)];
    };
    expect(lost([])).toEqual([[['jack-ransom', 3, 'duel', ann]], []]);
    expect(lost(['knife'])).toEqual([[['lone-ranger', 4, 'duel', ann]], []]);
  });

  test('[BD-LOSS-3, BD-RULING-16] Strong Ale: caused by its player', () => {
    const state = table({ law: { ap: 'lone-ranger', pp: 'stranger', hand: ['strong-ale'] } });
    const events = does(state, ann, { type: 'play', card: 'strong-ale', target: 'lone-ranger' });
    expect(losses(events)).toEqual([
      ['lone-ranger', 4, 'ale', ann],
      ['lone-ranger', 3, 'ale', ann],
    ]);
    expect(hand(state, ann)).toEqual([]);
    const theirs = table(
      { law: { ap: 'lone-ranger', pp: 'stranger' }, outlaw: { hand: ['strong-ale'] } },
      { active: 'outlaw' },
    );
    does(theirs, bob, { type: 'play', card: 'strong-ale', target: 'lone-ranger' });
    expect(hand(theirs, ann)).toHaveLength(2);
  });

  test.each([
    ['rattlesnake', 'any:snake'],
    ['dynamite', 'any:dynamite'],
  ] as const)(
    '[BD-LOSS-3, BD-LOSS-4, BD-RULING-6] %s: caused by nobody, so neither Lone Ranger nor Doctor Schultz reacts',
    (card, symbol) => {
      const ranger = table(
        { law: { ap: { id: 'lone-ranger', gear: [card] }, pp: 'stranger', deck: [symbol] } },
        { active: 'outlaw' },
      );
      const events = does(ranger, bob, { type: 'end-phase' });
      expect(new Set(losses(events).map(([, , , by]) => by))).toEqual(new Set([undefined]));
      expect(hand(ranger, ann)).toHaveLength(2);
      const schultz = table({
        law: { hand: ['bank'] },
        outlaw: { ap: { id: 'doctor-schultz', gear: [card] }, deck: [symbol] },
      });
      does(schultz, ann, { type: 'end-phase' });
      expect(schultz.decision).toBe('play/main');
    },
  );

  test('[BD-LOSS-4, BD-CHAR-SCHULTZ] Doctor Schultz reacts to the opponent’s Indians!, not to his own side’s', () => {
    const asked = (active: 'law' | 'outlaw') => {
      const [own, theirs] = active === 'law' ? (['indians', 'bank'] as const) : (['bank', 'bank'] as const);
      const state = table(
        {
          law: { hand: active === 'law' ? [own, theirs] : [theirs], pp: 'nobody' },
          outlaw: { ap: 'jack-ransom', pp: 'doctor-schultz', hand: active === 'law' ? [] : ['indians'] },
        },
        { active },
      );
      does(state, active === 'law' ? ann : bob, { type: 'play', card: 'indians' });
      if (state.decision === 'indians/respond') does(state, ann, { type: 'decline' });
      return [health(state, 'doctor-schultz'), state.decision];
    };
    expect([asked('law'), asked('outlaw')]).toEqual([
      [3, 'trigger/schultz'],
      [3, 'play/main'],
    ]);
  });
});
