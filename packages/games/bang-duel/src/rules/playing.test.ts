import { choose, parseOptions, rngFrom, seat, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, ap, bob, discarded, does, hand, health, may, offers, refusal, table } from '../testing/index.ts';
import type { Event } from './events.ts';

describe('the turn', () => {
  test('[BD-TURN-1, BD-TURN-2] start-of-turn cards, draw, play, discard, then the opponent', () => {
    const state = table({
      law: { ap: { id: 'django', health: 2 }, hand: ['bank', 'colt', 'missed', 'missed'] },
      outlaw: { ap: { id: 'tom-horn', gear: ['rattlesnake', 'dynamite'] }, deck: ['any:horseshoe', 'any:horseshoe'] },
    });
    const events = does(state, ann, { type: 'end-phase' });
    expect(state.decision).toBe('phase/discard');
    events.push(
      ...does(state, ann, { type: 'discard', card: 'colt' }),
      ...does(state, ann, { type: 'discard', card: 'bank' }),
    );
    const course = events.flatMap((event) => {
      if (event.type === 'revealed' || event.type === 'discarded' || event.type === 'drew')
        return [`${event.type} ${event.why}`];
      return event.type === 'phase-ended' || event.type === 'turn-started' ? [`${event.type} ${event.seat}`] : [];
    });
    expect(course).toEqual([
      'phase-ended 0',
      'discarded limit',
      'discarded limit',
      'turn-started 1',
      'revealed dynamite',
      'revealed rattlesnake',
      'drew phase',
    ]);
    expect([state.decision, state.decider]).toEqual(['play/main', bob]);
    // The last one discarded lies on top until the reveals.
    expect(discarded(state).slice(0, 2)).toEqual(['colt', 'bank']);
  });

  test('[BD-TURN-4] cards, token, ability and reload in any order, and any number of cards', () => {
    const state = table(
      {
        law: { pp: 'nobody', ap: 'pat-garrett' },
        outlaw: { ap: 'sundance-kid', hand: ['knife', 'knife', 'knife', 'sight', 'beer', 'colt', 'holster'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'knife' });
    does(state, bob, { type: 'sundance', cost: 'holster' });
    does(state, bob, { type: 'pick' });
    does(state, bob, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'reload', card: 'sight' });
    does(state, bob, { type: 'play', card: 'knife' });
    does(state, bob, { type: 'move-token' });
    does(state, bob, { type: 'play', card: 'beer' });
    does(state, bob, { type: 'play', card: 'knife' });
    expect([health(state, 'pat-garrett'), state.decision]).toEqual([1, 'play/main']);
  });

  test('[BD-TURN-5, BD-POS-2] the free move is once per turn, and neither Water, Shotgun nor Herd uses it up', () => {
    const state = table(
      {
        law: { hand: ['missed'], ap: 'django' },
        outlaw: { pp: { id: 'tuco-ramirez', gear: ['herd'] }, hand: ['water', 'shotgun'] },
      },
      {},
    );
    does(state, ann, { type: 'end-phase' });
    expect(ap(state, bob)).toBe('tuco-ramirez');
    does(state, bob, { type: 'play', card: 'water', token: 'outlaw' });
    does(state, bob, { type: 'play', card: 'shotgun' });
    does(state, ann, { type: 'dodge', card: 'missed' });
    does(state, bob, { type: 'swap', token: 'outlaw' });
    expect(ap(state, bob)).toBe('tuco-ramirez');
    does(state, bob, { type: 'move-token' });
    expect(ap(state, bob)).toBe('cattle-kate');
    expect(refusal(state, bob, { type: 'move-token' })).toBe('TOKEN_MOVED');
  });

  test('[BD-TURN-5, BD-PLAY-6, BD-CHAR-SUNDANCE] once-per-turn rights and the Bang! card come back with your next turn', () => {
    const state = table(
      { outlaw: { ap: 'sundance-kid', hand: ['colt', 'colt', 'beer', 'hat'] } },
      { active: 'outlaw' },
    );
    const rights = () => [{ type: 'move-token' }, { type: 'sundance' }, { type: 'play', card: 'colt' }] as const;
    const open = () => rights().map((wish) => may(state, bob, wish));
    expect(open()).toEqual([true, true, true]);
    does(state, bob, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'sundance', cost: 'beer' });
    does(state, bob, { type: 'pick' });
    does(state, bob, { type: 'move-token' });
    expect(open()).toEqual([false, false, false]);
    does(state, bob, { type: 'end-phase' });
    expect(may(state, ann, { type: 'move-token' })).toBe(true);
    does(state, ann, { type: 'end-phase' });
    does(state, bob, { type: 'move-token' });
    expect(open()).toEqual([false, true, true]);
  });

  test('[BD-PLAY-6, BD-DEATH-3] a death in between does not bring them back', () => {
    const state = table({
      law: { hand: ['colt', 'carbine', 'knife'] },
      outlaw: { ap: { id: 'jack-ransom', health: 2 }, reserve: ['tom-horn'] },
    });
    does(state, ann, { type: 'move-token' });
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, ann, { type: 'play', card: 'knife' });
    expect(ap(state, bob)).toBe('tom-horn');
    expect([may(state, ann, { type: 'play', card: 'carbine' }), may(state, ann, { type: 'move-token' })]).toEqual([
      false,
      false,
    ]);
  });

  test('[BD-TURN-8] only the active player’s hand, and only in phase 3, is limited', () => {
    const state = table({
      law: { ap: { id: 'django', health: 1 }, hand: ['bank', 'colt', 'missed'], deck: ['missed', 'missed'] },
      outlaw: { ap: { id: 'kitty-leroy', health: 1 }, hand: ['beer', 'hat', 'knife', 'duel', 'indians'] },
    });
    expect(may(state, ann, { type: 'play', card: 'colt' })).toBe(true);
    does(state, ann, { type: 'end-phase' });
    does(state, ann, { type: 'discard', card: 'bank' });
    // The outlaws hold five and two more, with one health.
    expect([state.decision, state.decider, hand(state, bob).length]).toEqual(['play/main', bob, 7]);
  });

  test.each([
    [1, 4, 2],
    [3, 4, 1],
    [3, 3, 0],
    [2, 3, 1],
    [1, 2, 0],
  ])(
    '[BD-EX-15, BD-TURN-7, BD-TURN-6] an AP with %i health and a hand of %i: %i to discard',
    (left, cards, expected) => {
      const all = ['bank', 'colt', 'missed', 'duel'] as const;
      const state = table({ law: { ap: { id: 'wyatt-earp', health: left }, hand: all.slice(0, cards) } });
      does(state, ann, { type: 'end-phase' });
      let count = 0;
      for (; state.decision === 'phase/discard'; count++) {
        expect(offers(state, ann).every((offer) => offer.startsWith('discard '))).toBe(true);
        does(state, ann, { type: 'discard' });
      }
      expect([count, hand(state, ann).length]).toEqual([expected, cards - expected]);
    },
  );
});

describe('the token', () => {
  const CAUSES = ['free', 'water', 'shotgun', 'herd'];

  test('[BD-POS-2] in random games it moves by these four, or goes to the last character', () => {
    const parsed = parseOptions(bangDuel.options, { charactersPerSide: 6 });
    if (!parsed.ok) throw new Error('Cannot lay the table');
    const causes = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = bangDuel.setup(parsed.options, 2, seedOf(seed));
      const rng = rngFrom(seedOf(seed + 500));
      for (let n = 0; n < 600 && bangDuel.outcome(state) === undefined; n++) {
        const before = [...state.token];
        const by = choose(rng, bangDuel.toAct(state));
        const events: Event[] = [];
        const move = choose(rng, bangDuel.legalMoves(state, by));
        bangDuel.apply(state, { type: 'move', at: n, seat: by, move, answers: state.question }, (event) =>
          events.push(event),
        );
        for (const owner of [seat(0), seat(1)]) {
          if (before[owner] === -1 || bangDuel.outcome(state) !== undefined) continue;
          const moves = events.flatMap((event) =>
            event.type === 'token-moved' && event.seat === owner ? [event.why] : [],
          );
          const isAlone = events.some((event) => event.type === 'left-alone' && event.seat === owner);
          for (const why of moves) causes.add(why);
          if (isAlone) continue;
          expect(state.token[owner] !== before[owner], `seed ${seed}, input ${n}`).toBe(moves.length % 2 === 1);
        }
      }
    }
    expect([...causes].sort()).toEqual([...CAUSES].sort());
  });
});

describe('playing and discarding', () => {
  test('[BD-PLAY-9] out of turn nothing is played, least of all a Beer', () => {
    const state = table({
      law: { hand: ['colt'] },
      outlaw: { ap: { id: 'jack-ransom', health: 1 }, hand: ['beer', 'missed'] },
    });
    const beer = { type: 'play', card: 'beer:outlaw:barrel' };
    expect(refusal(state, bob, beer)).toBe('NOT_YOUR_DECISION');
    does(state, ann, { type: 'play', card: 'colt' });
    expect(offers(state, bob)).toEqual(['take-hit', 'dodge card=missed:outlaw:barrel']);
    expect(refusal(state, bob, beer)).toBe('WRONG_DECISION');
    expect(refusal(state, ann, { type: 'end-phase' })).toBe('NOT_YOUR_DECISION');
  });

  test('[BD-PLAY-11] the card’s text overrides the rules on targets and limits', () => {
    const state = table({
      law: { ap: 'django', pp: 'stranger', hand: ['winchester', 'colt', 'gatling'] },
      outlaw: { ap: 'jack-ransom', pp: 'wesley-hardin', hand: [] },
    });
    // A Bang! card targets the opponent’s AP (BD-PLAY-1), but a Winchester either.
    expect(may(state, ann, { type: 'play', card: 'colt', target: 'wesley-hardin' })).toBe(false);
    expect(may(state, ann, { type: 'play', card: 'winchester', target: 'wesley-hardin' })).toBe(true);
    // An action card spares the opponent’s PP (BD-PLAY-2), but not a Gatling.
    does(state, ann, { type: 'play', card: 'gatling' });
    does(state, ann, { type: 'take-hit' });
    expect([health(state, 'wesley-hardin'), health(state, 'stranger')]).toEqual([3, 3]);
    // Equipment may go on the opponent’s AP (BD-PLAY-3), but not a Dynamite.
    const theirs = table({ outlaw: { hand: ['dynamite', 'rattlesnake'] } }, { active: 'outlaw' });
    expect(may(theirs, bob, { type: 'play', card: 'rattlesnake', target: 'pat-garrett' })).toBe(true);
    expect(may(theirs, bob, { type: 'play', card: 'dynamite', target: 'pat-garrett' })).toBe(false);
  });

  test('[BD-PLAY-12] a card given in a Duel doesn’t shoot and doesn’t count as the Bang! card of the turn', () => {
    const state = table({
      law: { hand: ['duel', 'shotgun', 'colt'] },
      outlaw: { ap: 'jack-ransom', hand: ['knife', 'missed'] },
    });
    does(state, ann, { type: 'play', card: 'duel' });
    does(state, bob, { type: 'discard', card: 'knife' });
    does(state, ann, { type: 'discard', card: 'shotgun' });
    does(state, bob, { type: 'decline' });
    expect([health(state, 'jack-ransom'), health(state, 'pat-garrett'), state.bangs]).toEqual([3, 5, 0]);
    expect(may(state, ann, { type: 'play', card: 'colt' })).toBe(true);
  });

  test('[BD-PLAY-12] a Return Fire given as a surcharge shoots nobody', () => {
    const state = table({ law: { ap: 'tex-willer', hand: ['colt'] }, outlaw: { hand: ['missed', 'return-fire'] } });
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'dodge', card: 'missed', extra: 'return-fire' });
    expect([health(state, 'tex-willer'), state.decision]).toEqual([4, 'play/main']);
  });

  test('[BD-PLAY-12] a Water given as the cost of an ability, to Indians! or in phase 3 moves no token', () => {
    const cost = table({ outlaw: { ap: 'sundance-kid', hand: ['water'] } }, { active: 'outlaw' });
    const used = does(cost, bob, { type: 'sundance', cost: 'water' });
    const tuco = table({ law: { hand: ['indians'] }, outlaw: { ap: 'tuco-ramirez', hand: ['water'] } });
    does(tuco, ann, { type: 'play', card: 'indians' });
    const given = does(tuco, bob, { type: 'discard', card: 'water' });
    const end = table({ law: { ap: { id: 'django', health: 1 }, hand: ['water', 'water', 'gatling'] } });
    does(end, ann, { type: 'end-phase' });
    const thrown = does(end, ann, { type: 'discard', card: 'gatling' });
    for (const events of [used, given, thrown]) {
      expect(events.some(({ type }) => type === 'token-moved' || type === 'hit' || type === 'played')).toBe(false);
    }
    expect(ap(cost, bob)).toBe('sundance-kid');
  });
});
