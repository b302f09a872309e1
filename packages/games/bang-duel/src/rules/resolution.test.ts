import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, ap, bob, discarded, does, gear, hand, health, may, refusal, table } from '../testing/index.ts';

describe('activity', () => {
  test('[BD-EX-2, BD-ACT-3, BD-ACT-4] a PP that is a target wakes up, its partner sleeps, and both only for that time', () => {
    const state = table({
      law: { hand: ['winchester', 'duel'] },
      outlaw: { ap: 'tuco-ramirez', pp: { id: 'kid-curry', gear: ['barrel'] }, hand: ['beer'] },
    });
    does(state, ann, { type: 'play', card: 'winchester', target: 'kid-curry' });
    const seen = bangDuel.view(state, ann).players[bob]?.characters;
    expect([seen?.left?.isActive, seen?.right?.isActive, seen?.right?.isTarget]).toEqual([false, true, true]);
    expect(may(state, bob, { type: 'try-barrel' })).toBe(true);
    expect(may(state, bob, { type: 'try-kid' })).toBe(true);
    does(state, bob, { type: 'take-hit' });
    expect(bangDuel.view(state, ann).players[bob]?.characters.left?.isActive).toBe(true);
    does(state, ann, { type: 'play', card: 'duel' });
    expect(may(state, bob, { type: 'discard', card: 'beer' })).toBe(true);
  });

  test('[BD-RULING-28, BD-ACT-4] the AP’s Watch does not see the Shotgun swap of a shot at the PP', () => {
    const swap = (target: 'cattle-kate' | 'tom-horn') => {
      const state = table({
        law: { ap: { id: 'django', gear: ['sight'] }, hand: ['shotgun'] },
        outlaw: { ap: { id: 'cattle-kate', gear: ['pocket-watch'] }, pp: 'tom-horn', hand: ['missed'] },
      });
      does(state, ann, { type: 'play', card: 'shotgun', target });
      does(state, bob, { type: 'dodge', card: 'missed' });
      does(state, ann, { type: 'swap', token: 'law' });
      return hand(state, bob).length;
    };
    expect([swap('cattle-kate'), swap('tom-horn')]).toEqual([1, 0]);
  });

  test('[BD-ACT-5] a hit of your own Gatling on your PP makes your AP inactive', () => {
    const state = table({ law: { ap: 'annie-oakley', pp: 'django', hand: ['gatling', 'derringer'] } });
    does(state, ann, { type: 'play', card: 'gatling' });
    expect(state.decider).toBe(ann);
    expect(may(state, ann, { type: 'dodge' })).toBe(false);
  });

  test('[BD-ACT-8, BD-RES-7, BD-RULING-15] triggers of a dying character are dropped', () => {
    const state = table({
      law: { hand: ['hail-of-bullets', 'hat'] },
      outlaw: { ap: { id: 'doctor-schultz', health: 2, gear: ['rattlesnake', 'dynamite'] }, reserve: ['tom-horn'] },
    });
    const events = does(state, ann, { type: 'play', card: 'hail-of-bullets' });
    expect(events.filter(({ type }) => type === 'waits')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'falls-away')).toHaveLength(1);
    expect(hand(state, ann)).toEqual(['hat']);
  });

  test('[BD-PLAY-4] a second card of one name takes the place of the first', () => {
    const state = table({ law: { hand: ['hat:law:horseshoe'], pp: { id: 'django', gear: ['hat:outlaw:horseshoe'] } } });
    does(state, ann, { type: 'play', card: 'hat', target: 'django' });
    expect(gear(state, 'django')).toEqual(['hat']);
    expect(state.discard).toHaveLength(1);
  });
});

describe('death', () => {
  test('[BD-DEATH-2, BD-END-1] the last character falls: the game is over at once', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { ap: { id: 'tom-horn', health: 1 }, pp: 'nobody' } });
    does(state, ann, { type: 'play', card: 'colt' });
    expect(bangDuel.outcome(state)).toEqual({ ranks: [1, 2], scores: [1, 0] });
    expect(hand(state, bob)).toEqual([]);
    expect(refusal(state, ann, { type: 'end-phase' })).toBe('game-over');
  });

  test('[BD-DEATH-3, BD-DEATH-4] equipment is discarded, two cards drawn, the reserve takes the seat and the token', () => {
    const state = table({
      law: { hand: ['colt'] },
      outlaw: { ap: { id: 'tom-horn', health: 1, gear: ['rattlesnake'] }, reserve: ['kid-curry'] },
    });
    does(state, ann, { type: 'play', card: 'colt' });
    expect(discarded(state)).toEqual(['colt', 'rattlesnake']);
    expect(hand(state, bob)).toHaveLength(2);
    expect([ap(state, bob), health(state, 'kid-curry')]).toEqual(['kid-curry', 4]);
    expect(bangDuel.view(state, ann).players[bob]?.removed).toEqual(['tom-horn']);
  });

  test('[BD-DEATH-5, BD-DEATH-6] without a reserve the partner is alone and has the token, and the cards are still drawn', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { ap: { id: 'tom-horn', health: 1 } } });
    const events = does(state, ann, { type: 'play', card: 'colt' });
    expect(ap(state, bob)).toBe('dalton-brothers');
    expect(hand(state, bob)).toHaveLength(2);
    expect(events.some(({ type }) => type === 'token-moved')).toBe(false);
    expect(bangDuel.view(state, ann).isReloadOpen).toBe(true);
  });

  test('[BD-DEATH-1, BD-RULING-19, BD-RES-5] several deaths one after the other, in priority order', () => {
    const state = table({
      law: { hand: ['gatling'], pp: { id: 'wyatt-earp', health: 1 }, reserve: ['django'] },
      outlaw: {
        ap: { id: 'tom-horn', health: 1 },
        pp: { id: 'kid-curry', health: 1 },
        reserve: ['jack-ransom', 'pearl-hart'],
      },
    });
    does(state, ann, { type: 'play', card: 'gatling' });
    const events = does(state, bob, { type: 'take-hit' });
    const order = events.flatMap((event) => (event.type === 'died' ? [event.character] : []));
    expect(order).toEqual(['tom-horn', 'wyatt-earp', 'kid-curry']);
  });
});

describe('waiting effects', () => {
  test('[BD-RES-8, BD-RULING-20] Return Fire hits the AP at the time it is resolved', () => {
    const state = table(
      {
        outlaw: { ap: { id: 'tom-horn', health: 3 }, pp: 'wesley-hardin', hand: ['shotgun'] },
        law: { hand: ['return-fire'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'shotgun' });
    does(state, ann, { type: 'dodge', card: 'return-fire' });
    does(state, bob, { type: 'swap', token: 'outlaw' });
    expect([health(state, 'tom-horn'), health(state, 'wesley-hardin')]).toEqual([3, 3]);
  });

  test('[BD-RES-6, BD-RES-9] the chain is shown from top to bottom, even to a player who comes back in the middle of it', () => {
    const state = table(
      {
        outlaw: { ap: { id: 'tom-horn', gear: ['barrel'] }, hand: ['colt', 'missed'], deck: ['any:horseshoe'] },
        law: { hand: ['return-fire'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt' });
    does(state, ann, { type: 'dodge', card: 'return-fire' });
    does(state, bob, { type: 'try-barrel' });
    does(state, bob, { type: 'dodge', card: 'missed' });
    const chain = bangDuel.view(JSON.parse(JSON.stringify(state)), ann).chain.map(({ type }) => type);
    expect(chain).toEqual(['card', 'hit', 'cancelled', 'effect', 'hit', 'reveal', 'cancelled']);
  });

  test('[BD-PLAY-9] out of turn a player acts only when asked, and on the question that is asked', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { hand: ['beer'] } });
    expect(refusal(state, bob, { type: 'play', card: 'beer:outlaw:barrel' })).toBe('NOT_YOUR_DECISION');
    does(state, ann, { type: 'play', card: 'colt' });
    expect(refusal(state, bob, { type: 'play', card: 'beer:outlaw:barrel' })).toBe('WRONG_DECISION');
    expect(refusal(state, bob, { type: 'take-hit' }, state.question - 1)).toBe('STALE');
    expect(refusal(state, bob, { type: 'dodge', card: 'beer:outlaw:barrel' })).toBe('NOT_A_MISS');
  });
});
