import { describe, expect, test } from 'vitest';
import { ann, bob, does, gear, hand, health, may, offers, refusal, type SideSpec, table } from '../testing/index.ts';
import type { Event } from './events.ts';

const words = (events: readonly Event[], ...types: readonly Event['type'][]): string[] =>
  events.flatMap(({ type }) => (types.includes(type) ? [type] : []));
/** The waiting effects in the order in which their turn came: what, and whose. */
const begun = (events: readonly Event[]): string[] =>
  events.flatMap((event) => (event.type === 'begins' ? [`${event.waiting.effect} ${event.waiting.from}`] : []));

/** Three hits of Allan Pinkerton wait: his Dynamite has taken three units at the start of his turn. */
const threeHits = (outlaw: SideSpec) =>
  table(
    {
      law: {
        ap: { id: 'alan-pinkerton', gear: ['dynamite'] },
        reserve: ['django'],
        deck: ['any:dynamite', 'any:barrel'],
      },
      outlaw,
    },
    { active: 'outlaw' },
  );

describe('one effect at a time', () => {
  test('[BD-RES-1] each waiting hit is handled to its end before the next begins', () => {
    const state = threeHits({ ap: 'jack-ransom' });
    const events = does(state, bob, { type: 'end-phase' });
    const hit = ['begins', 'hit', 'hit-taken'];
    expect(words(events, 'begins', 'hit', 'hit-taken')).toEqual([...hit, ...hit, ...hit]);
    expect(health(state, 'jack-ransom')).toBe(1);
  });

  test('[BD-RES-1, BD-RES-4, BD-RES-8] a death in between too, and its replacement is the AP that is hit next', () => {
    const state = threeHits({ ap: { id: 'jack-ransom', health: 1 }, reserve: ['tom-horn'] });
    const events = does(state, bob, { type: 'end-phase' });
    // The two cards for the death are in hand, so the next hit is a question.
    expect(words(events, 'begins', 'died', 'entered')).toEqual(['begins', 'died', 'entered', 'begins']);
    does(state, bob, { type: 'take-hit' });
    does(state, bob, { type: 'take-hit' });
    expect(health(state, 'tom-horn')).toBe(2);
  });

  test('[BD-RES-1] during a question the other effects are visible', () => {
    const state = threeHits({ ap: 'jack-ransom', hand: ['missed'] });
    does(state, bob, { type: 'end-phase' });
    expect([state.decision, state.stack.length, state.queue.length]).toEqual(['hit/defend', 1, 2]);
  });

  test('[BD-RES-2, BD-RES-3] a Gatling is finished for all its targets before Wyatt Earp draws', () => {
    const state = table({
      law: { ap: 'wyatt-earp', pp: 'django', hand: ['gatling'] },
      outlaw: { ap: 'jack-ransom', pp: 'wesley-hardin', hand: ['missed', 'missed'] },
    });
    const events = does(state, ann, { type: 'play', card: 'gatling' });
    events.push(...does(state, bob, { type: 'dodge' }), ...does(state, bob, { type: 'dodge' }));
    expect(words(events, 'hit', 'hit-cancelled', 'hit-taken', 'drew')).toEqual([
      'hit',
      'hit-cancelled',
      'hit',
      'hit-taken',
      'hit',
      'hit-cancelled',
      'drew',
      'drew',
    ]);
  });

  test('[BD-RES-2, BD-HIT-9] a Shotgun’s swap comes before the triggers of the miss', () => {
    const state = table({
      law: { ap: 'wyatt-earp', pp: 'django', hand: ['shotgun'] },
      outlaw: { ap: 'jack-ransom', hand: ['missed'] },
    });
    does(state, ann, { type: 'play', card: 'shotgun' });
    const events = does(state, bob, { type: 'dodge', card: 'missed' });
    expect(words(events, 'waits', 'drew')).toEqual(['waits']);
    events.push(...does(state, ann, { type: 'swap', token: 'law' }));
    // Wyatt Earp was awake when the miss came; that he covers now does not matter (BD-ACT-7).
    expect(words(events, 'token-moved', 'drew')).toEqual(['token-moved', 'drew']);
  });
});

describe('draws wait as hits do', () => {
  const hailed = (left: number) =>
    table(
      {
        law: {
          ap: { id: 'lone-ranger', health: left, gear: ['holster', 'sight'] },
          pp: 'stranger',
          reserve: ['django'],
        },
        outlaw: { hand: ['hail-of-bullets'] },
      },
      { active: 'outlaw' },
    );

  test('[BD-RULING-7] the card of a first hit cannot be used against the second', () => {
    const state = hailed(5);
    const events = does(state, bob, { type: 'play', card: 'hail-of-bullets' });
    expect(words(events, 'health-lost', 'drew')).toEqual(['health-lost', 'health-lost', 'drew', 'drew']);
    expect([health(state, 'lone-ranger'), hand(state, ann).length, state.decision]).toEqual([3, 2, 'play/main']);
  });

  test('[BD-RULING-15, BD-RES-7] and falls away if he dies of the second', () => {
    const state = hailed(2);
    const events = does(state, bob, { type: 'play', card: 'hail-of-bullets' });
    expect(words(events, 'waits', 'died', 'falls-away', 'begins')).toEqual(['waits', 'died', 'falls-away']);
    // The two cards of the death.
    expect(hand(state, ann)).toHaveLength(2);
  });

  test('[BD-RES-7, BD-RULING-15] the hit of a Return Fire stays, even if the character it defended has died', () => {
    const state = table(
      {
        law: {
          ap: { id: 'django', health: 1, gear: ['holster', 'sight'] },
          hand: ['return-fire'],
          reserve: ['stranger'],
        },
        outlaw: { ap: 'jack-ransom', hand: ['hail-of-bullets'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'hail-of-bullets', target: 'django' });
    const events = does(state, ann, { type: 'dodge', card: 'return-fire' });
    expect(words(events, 'died', 'falls-away', 'begins')).toEqual(['died', 'begins']);
    expect(health(state, 'jack-ransom')).toBe(3);
  });

  test('[BD-RES-8, BD-RES-7] Kid Curry’s counter-hit is dropped when the shooter is gone', () => {
    const state = table(
      {
        law: {
          ap: 'django',
          hand: ['gatling'],
          pp: { id: 'stranger', health: 1 },
          reserve: ['wyatt-earp'],
          deck: ['any:barrel'],
        },
        outlaw: { ap: 'kid-curry', pp: 'nobody' },
      },
      {},
    );
    does(state, ann, { type: 'play', card: 'gatling' });
    state.health[0] = 0;
    state.dying.push(state.chars[0] ?? 0);
    const events = does(state, bob, { type: 'try-kid' });
    expect(words(events, 'falls-away', 'begins')).toEqual(['falls-away']);
  });
});

describe('the order of waiting effects', () => {
  test('[BD-RES-6, BD-RES-9] by event, not by priority; triggers of a reaction go to the end', () => {
    const state = table(
      {
        law: { ap: 'django', pp: 'lone-ranger', hand: ['return-fire'] },
        outlaw: { ap: 'jack-ransom', pp: 'tom-horn', hand: ['shotgun'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'shotgun', target: 'django' });
    const events = does(state, ann, { type: 'dodge', card: 'return-fire' });
    events.push(...does(state, bob, { type: 'swap', token: 'outlaw' }));
    // Return Fire (the miss) before Tom Horn and Django (the token move, by priority), then Lone Ranger’s loss to Tom.
    expect(begun(events)).toEqual(['hit-ap django', 'hit-pp tom-horn', 'draw django', 'draw lone-ranger']);
    expect([health(state, 'tom-horn'), health(state, 'lone-ranger'), hand(state, ann).length]).toEqual([3, 4, 2]);
  });

  test('[BD-RES-9, BD-CHAR-CURRY] Kid Curry’s answer to the first of three hits comes after the other two', () => {
    const state = threeHits({ ap: 'kid-curry' });
    const events = does(state, bob, { type: 'end-phase' });
    events.push(...does(state, bob, { type: 'try-kid' }));
    events.push(...does(state, bob, { type: 'take-hit' }), ...does(state, bob, { type: 'take-hit' }));
    expect(begun(events)).toEqual([...Array(3).fill('hit-ap alan-pinkerton'), 'hit-character kid-curry']);
    expect(words(events, 'died')).toEqual(['died']);
  });

  test('[BD-RES-5] triggered by one event: the active AP, the other AP; on one character the ability before the equipment', () => {
    const state = table(
      {
        law: { ap: { id: 'django', gear: ['pocket-watch'] }, pp: 'stranger' },
        outlaw: { ap: 'jack-ransom', pp: 'tom-horn' },
      },
      { active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'move-token' });
    const waits = events.flatMap((event) =>
      event.type === 'waits' ? [`${event.waiting.by} ${event.waiting.from}`] : [],
    );
    expect(waits).toEqual(['ability tom-horn', 'ability django', 'equipment django']);
    const theirs = table(
      { law: { ap: 'django', pp: 'stranger', hand: ['water'] }, outlaw: { ap: 'jack-ransom', pp: 'tom-horn' } },
      { active: 'law', options: { tokenMoveTrigger: 'any' } },
    );
    expect(begun(does(theirs, ann, { type: 'play', card: 'water', token: 'outlaw' }))).toEqual([
      'draw django',
      'hit-pp tom-horn',
    ]);
  });
});

describe('which questions are asked', () => {
  test('[BD-RULING-10] draws without a “may” come by themselves', () => {
    const ranger = table(
      { law: { ap: 'lone-ranger', pp: 'stranger' }, outlaw: { hand: ['colt'] } },
      { active: 'outlaw' },
    );
    does(ranger, bob, { type: 'play', card: 'colt' });
    const wyatt = table({ law: { ap: 'wyatt-earp', hand: ['colt'] }, outlaw: { hand: ['missed'] } });
    does(wyatt, ann, { type: 'play', card: 'colt' });
    does(wyatt, bob, { type: 'dodge', card: 'missed' });
    const django = table({ law: { ap: 'django' } }, { active: 'outlaw' });
    does(django, bob, { type: 'move-token' });
    const watch = table({ law: { ap: { id: 'stranger', gear: ['pocket-watch'] } } }, { active: 'outlaw' });
    does(watch, bob, { type: 'move-token' });
    for (const state of [ranger, wyatt, django, watch]) {
      expect([state.decision, state.decider, hand(state, ann).length]).toEqual(['play/main', state.active, 1]);
    }
    const tilghman = table({
      law: { ap: 'bill-tilghman', hand: ['colt'] },
      outlaw: { ap: { id: 'jack-ransom', health: 1 }, reserve: ['tom-horn'] },
    });
    does(tilghman, ann, { type: 'play', card: 'colt' });
    expect([tilghman.decision, hand(tilghman, ann).length]).toEqual(['play/main', 2]);
  });

  test('[BD-RULING-10] Kitty LeRoy’s is an action: she may end the phase without it', () => {
    const state = table({ outlaw: { ap: 'kitty-leroy' } }, { active: 'outlaw' });
    expect(offers(state, bob)).toEqual(['move-token', 'kitty', 'end-phase']);
    does(state, bob, { type: 'end-phase' });
    expect(hand(state, bob)).toEqual([]);
  });

  test('[BD-RULING-10] whatever says “may” can be declined', () => {
    const schultz = table({ law: { hand: ['colt', 'bank'] }, outlaw: { ap: 'doctor-schultz' } });
    does(schultz, ann, { type: 'play', card: 'colt' });
    does(schultz, bob, { type: 'decline' });
    expect(hand(schultz, ann)).toEqual(['bank']);
    const buffalo = table(
      { law: { ap: 'django', pp: 'buffalo-bill' }, outlaw: { hand: ['colt'] } },
      { active: 'outlaw' },
    );
    does(buffalo, bob, { type: 'play', card: 'colt' });
    does(buffalo, ann, { type: 'redirect', units: 0 });
    expect([health(buffalo, 'django'), health(buffalo, 'buffalo-bill')]).toEqual([2, 4]);
    const both = table({ law: { hand: ['colt'] }, outlaw: { ap: { id: 'kid-curry', gear: ['barrel', 'hat'] } } });
    does(both, ann, { type: 'play', card: 'colt' });
    does(both, bob, { type: 'take-hit' });
    expect([health(both, 'kid-curry'), gear(both, 'kid-curry')]).toEqual([3, ['barrel', 'hat']]);
    const carbine = table({
      law: { hand: ['carbine'] },
      outlaw: { ap: { id: 'jack-ransom', gear: ['sight'] }, hand: ['missed'] },
    });
    does(carbine, ann, { type: 'play', card: 'carbine' });
    does(carbine, bob, { type: 'dodge', card: 'missed' });
    does(carbine, ann, { type: 'decline' });
    expect(gear(carbine, 'jack-ransom')).toEqual(['sight']);
  });

  test('[BD-RULING-4, BD-TURN-4] token, reload and abilities only between effects', () => {
    const state = table(
      {
        law: { hand: ['missed'], pp: 'nobody' },
        outlaw: { ap: 'sundance-kid', pp: 'wesley-hardin', hand: ['shotgun', 'sight'] },
      },
      { active: 'outlaw' },
    );
    expect(may(state, bob, { type: 'sundance' }) && may(state, bob, { type: 'reload' })).toBe(true);
    does(state, bob, { type: 'play', card: 'shotgun' });
    // Another player is asked.
    expect(offers(state, bob)).toEqual([]);
    expect(refusal(state, bob, { type: 'move-token' })).toBe('NOT_YOUR_DECISION');
    does(state, ann, { type: 'dodge', card: 'missed' });
    // The active player is asked, but in the middle of an effect.
    expect(offers(state, bob)).toEqual(['swap token=outlaw', 'decline']);
    for (const move of [
      { type: 'move-token' },
      { type: 'sundance', cost: 'sight:outlaw:horseshoe' },
      { type: 'reload', card: 'sight:outlaw:horseshoe', from: 'hand' },
      { type: 'end-phase' },
    ]) {
      expect(refusal(state, bob, move)).toBe('WRONG_DECISION');
    }
    does(state, bob, { type: 'decline' });
    expect(may(state, bob, { type: 'move-token' }) && may(state, bob, { type: 'reload' })).toBe(true);
  });

  test('[BD-RULING-25, BD-PLAY-4] a Hat that replaces Wild Bill’s old one doesn’t trigger him', () => {
    const state = table(
      { law: { ap: { id: 'wild-bill', gear: ['hat:law:horseshoe'] } }, outlaw: { hand: ['hat:outlaw:horseshoe'] } },
      { active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'play', card: 'hat', target: 'wild-bill' });
    expect(words(events, 'discarded', 'equipped', 'waits')).toEqual(['discarded', 'equipped']);
    expect(gear(state, 'wild-bill')).toEqual(['hat']);
  });

  test('[BD-RULING-25] nor does a Dynamite that comes to him or passes on', () => {
    const comes = table(
      {
        law: { ap: 'django', pp: 'wild-bill' },
        outlaw: { ap: { id: 'tom-horn', gear: ['dynamite'] }, deck: ['any:snake'] },
      },
      {},
    );
    const coming = does(comes, ann, { type: 'end-phase' });
    expect([gear(comes, 'wild-bill'), words(coming, 'waits')]).toEqual([['dynamite'], []]);
    const goes = table(
      { law: { ap: { id: 'wild-bill', gear: ['dynamite'] }, deck: ['any:snake'] }, outlaw: { pp: 'tom-horn' } },
      { active: 'outlaw' },
    );
    const going = does(goes, bob, { type: 'end-phase' });
    expect([gear(goes, 'tom-horn'), words(going, 'waits')]).toEqual([['dynamite'], []]);
  });
});
