import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, ap, bob, discarded, does, gear, hand, health, table } from '../testing/index.ts';
import { CHARACTERS, type CharacterId } from './data.ts';
import type { Event } from './events.ts';

const spot = (id: CharacterId) => CHARACTERS.indexOf(id);

/** The steps of a death, one word each. */
const steps = (events: readonly Event[]): string[] =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'died':
      case 'entered':
      case 'left-alone':
        return [`${event.type} ${event.character}`];
      case 'card-taken':
        return [`${event.seat} takes ${event.card.split(':')[0]}`];
      case 'discarded':
        return [`discarded ${event.cards.map((card) => card.split(':')[0]).join(' ')}`];
      case 'drew':
        return [`${event.seat} drew ${event.cards.length}`];
      case 'game-ended':
        return [`won by ${event.winner}`];
      default:
        return [];
    }
  });

describe('the end', () => {
  test('[BD-DEATH-2, BD-END-1] the last character falls: nothing else is processed', () => {
    const state = table({
      law: {
        ap: 'bill-tilghman',
        pp: { id: 'django', health: 1, gear: ['hat'] },
        hand: ['gatling'],
        reserve: ['stranger'],
      },
      outlaw: { ap: { id: 'jack-ransom', health: 1, gear: ['holster'] }, pp: 'nobody' },
    });
    does(state, ann, { type: 'play', card: 'gatling' });
    expect(state.decision).toBe('hit/defend');
    const events = does(state, ann, { type: 'take-hit' });
    expect(steps(events)).toEqual(['won by 0']);
    expect([state.phase, state.stack, state.queue, state.dying]).toEqual(['over', [], [], []]);
    expect(bangDuel.outcome(state)).toEqual({ ranks: [1, 2], scores: [1, 0] });
    expect([bangDuel.toAct(state), bangDuel.legalMoves(state, ann)]).toEqual([[], []]);
  });

  test('[BD-DEATH-2] waiting effects are never resolved', () => {
    const state = table(
      {
        law: { ap: { id: 'alan-pinkerton', health: 2, gear: ['dynamite'] }, pp: 'nobody', deck: ['any:dynamite'] },
        outlaw: { ap: { id: 'jack-ransom', health: 1 }, pp: 'nobody' },
      },
      { active: 'outlaw' },
    );
    const events = does(state, bob, { type: 'end-phase' });
    expect(events.filter(({ type }) => type === 'waits')).toHaveLength(1);
    expect(events.some(({ type }) => type === 'begins')).toBe(false);
    expect(bangDuel.outcome(state)?.scores).toEqual([0, 1]);
  });

  test.each([
    [2, 1, 0, true],
    [1, 1, 0, false],
    [1, 1, 1, true],
  ])(
    '[BD-DEATH-2] O’s two with %i and %i health and a reserve of %i under a Gatling: the game goes on: %s',
    (first, second, reserve, goesOn) => {
      const state = table({
        law: { pp: 'nobody', hand: ['gatling'] },
        outlaw: {
          ap: { id: 'jack-ransom', health: second },
          pp: { id: 'wesley-hardin', health: first },
          reserve: reserve === 1 ? ['pearl-hart'] : [],
        },
      });
      const events = does(state, ann, { type: 'play', card: 'gatling' });
      expect(bangDuel.outcome(state) === undefined).toBe(goesOn);
      if (!goesOn) expect(steps(events)).toEqual(['won by 0']);
      if (reserve === 1) {
        // She replaces the first, and is alone when the second is gone.
        expect(steps(events)).toEqual([
          'died jack-ransom',
          '1 drew 2',
          'entered pearl-hart',
          'died wesley-hardin',
          '1 drew 2',
          'left-alone pearl-hart',
        ]);
        expect(ap(state, bob)).toBe('pearl-hart');
      }
    },
  );

  test.each([
    ['more characters, the reserve counted, before more health', 1, ['stranger'], 3, [], ann],
    ['as many characters: more health in play', 2, [], 3, [], bob],
    ['as many of both', 3, [], 3, [], undefined],
  ] as const)('[BD-RULING-26] at the turn limit: %s', (_, ours, reserve, theirs, reserved, winner) => {
    const state = table(
      {
        law: { ap: { id: 'wyatt-earp', health: ours }, pp: { id: 'django', health: 1 }, reserve },
        outlaw: { ap: { id: 'tom-horn', health: theirs }, pp: { id: 'pearl-hart', health: 1 }, reserve: reserved },
      },
      { turn: 40, options: { limitTurns: true, turnLimit: 40 } },
    );
    does(state, ann, { type: 'end-phase' });
    expect(state.ending).toEqual({ winner, why: 'turn-limit' });
  });

  test('[BD-END-1] a player who concedes gives the game to the opponent, even out of turn', () => {
    const state = table();
    const concede = () => bangDuel.apply(state, { type: 'move', at: state.at, seat: bob, move: { type: 'concede' } });
    concede();
    concede();
    expect([bangDuel.outcome(state)?.scores, state.ending?.why]).toEqual([[1, 0], 'conceded']);
  });

  test('[BD-RULING-24] if both died at once, the first in priority order would lose', () => {
    for (const active of ['law', 'outlaw'] as const) {
      const state = table(
        { law: { ap: 'django', pp: 'nobody' }, outlaw: { ap: 'tom-horn', pp: 'nobody' } },
        { active },
      );
      state.health = [0, 0, 0, 0];
      state.dying = [spot('tom-horn'), spot('django')];
      does(state, active === 'law' ? ann : bob, { type: 'end-phase' });
      expect(state.ending?.winner).toBe(active === 'law' ? bob : ann);
    }
  });

  test('[BD-RULING-24] no card hits the active AP together with others', () => {
    for (const card of ['gatling', 'indians'] as const) {
      const state = table({ law: { ap: 'django', pp: 'stranger', hand: [card] } });
      does(state, ann, { type: 'play', card });
      expect([health(state, 'django'), health(state, 'stranger')]).toEqual([3, 3]);
    }
  });
});

describe('a burial', () => {
  test('[BD-DEATH-3, BD-RULING-19] Anderson, removal, equipment, two cards, Tilghman, replacement', () => {
    const state = table(
      {
        law: { ap: 'bill-tilghman', pp: { id: 'django', health: 1, gear: ['hat', 'bank'] }, reserve: ['stranger'] },
        outlaw: { ap: { id: 'bill-anderson', gear: ['sight'] }, hand: ['colt'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt', target: 'django' });
    const events = does(state, ann, { type: 'take-hit' });
    events.push(...does(state, bob, { type: 'loot', take: 'hat' }), ...does(state, bob, { type: 'decline' }));
    expect(steps(events)).toEqual([
      '1 takes hat',
      'died django',
      'discarded bank',
      '0 drew 2',
      '0 drew 2',
      'entered stranger',
    ]);
    expect(bangDuel.view(state, bob).players[0]?.removed).toEqual(['django']);
    expect(hand(state, bob)).toEqual(['hat']);
  });

  test('[BD-RULING-19] one after the other: a replacement that has entered counts for the next death', () => {
    const state = table({
      law: {
        ap: 'wyatt-earp',
        pp: { id: 'django', health: 1, gear: ['bank'] },
        hand: ['gatling'],
        reserve: ['stranger'],
      },
      outlaw: {
        ap: { id: 'jack-ransom', health: 1, gear: ['holster'] },
        pp: 'wesley-hardin',
        reserve: ['bill-anderson'],
      },
    });
    const events = does(state, ann, { type: 'play', card: 'gatling' });
    expect(state.decision).toBe('death/anderson');
    events.push(...does(state, bob, { type: 'loot', take: 'bank' }));
    expect(steps(events)).toEqual([
      'died jack-ransom',
      'discarded holster',
      '1 drew 2',
      'entered bill-anderson',
      '1 takes bank',
      'died django',
      '0 drew 2',
      'entered stranger',
    ]);
  });

  test('[BD-DEATH-3, BD-CHAR-TILGHMAN] Bill Tilghman draws nothing for his own death', () => {
    const state = table(
      { law: { ap: { id: 'bill-tilghman', health: 1 }, reserve: ['django'] }, outlaw: { hand: ['colt'] } },
      { active: 'outlaw' },
    );
    expect(steps(does(state, bob, { type: 'play', card: 'colt' }))).toEqual([
      'died bill-tilghman',
      '0 drew 2',
      'entered django',
    ]);
  });

  test('[BD-DEATH-3, BD-CHAR-ANDERSON] Bill Anderson takes nothing at his own death', () => {
    const state = table({
      law: { hand: ['knife', 'bank'] },
      outlaw: { ap: { id: 'bill-anderson', health: 1, gear: ['sight'] }, reserve: ['tom-horn'] },
    });
    expect(steps(does(state, ann, { type: 'play', card: 'knife' }))).toEqual([
      'died bill-anderson',
      'discarded sight',
      '1 drew 2',
      'entered tom-horn',
    ]);
  });

  test('[BD-DEATH-3] Bill Anderson as PP takes nothing when his own AP falls', () => {
    const state = table({
      law: { hand: ['colt'] },
      outlaw: { ap: { id: 'jack-ransom', health: 1, gear: ['hat'] }, pp: 'bill-anderson' },
    });
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'take-hit' });
    expect([state.decision, discarded(state), ap(state, bob)]).toEqual(['play/main', ['colt', 'hat'], 'bill-anderson']);
  });

  test.each(['ap', 'pp'] as const)(
    '[BD-DEATH-4, BD-POS-2] the %s is replaced: the token stays with the seat, and nobody has moved it',
    (place) => {
      const fallen = { id: 'jack-ransom', health: 1 } as const;
      const other = { id: 'wesley-hardin' } as const;
      const state = table({
        law: { ap: { id: 'django', gear: ['sight', 'pocket-watch'] }, hand: ['colt'] },
        outlaw: { ap: place === 'ap' ? fallen : other, pp: place === 'ap' ? other : fallen, reserve: ['tom-horn'] },
      });
      const events = does(state, ann, { type: 'play', card: 'colt', target: 'jack-ransom' });
      expect(ap(state, bob)).toBe(place === 'ap' ? 'tom-horn' : 'wesley-hardin');
      expect(events.some(({ type }) => type === 'token-moved' || type === 'waits')).toBe(false);
      expect(hand(state, ann)).toEqual([]);
      expect([health(state, 'tom-horn'), gear(state, 'tom-horn')]).toEqual([4, []]);
    },
  );

  test.each(['ap', 'pp'] as const)(
    '[BD-DEATH-5, BD-DEATH-6, BD-POS-2] the %s falls with an empty reserve: the other is sole, and that isn’t a token move',
    (place) => {
      const fallen = { id: 'jack-ransom', health: 1 } as const;
      const other = { id: 'tom-horn' } as const;
      const state = table({
        law: { ap: { id: 'django', gear: ['sight', 'pocket-watch'] }, hand: ['colt'] },
        outlaw: { ap: place === 'ap' ? fallen : other, pp: place === 'ap' ? other : fallen },
      });
      const events = does(state, ann, { type: 'play', card: 'colt', target: 'jack-ransom' });
      expect(steps(events)).toEqual(['died jack-ransom', '1 drew 2', 'left-alone tom-horn']);
      expect([ap(state, bob), state.decision, hand(state, ann)]).toEqual(['tom-horn', 'play/main', []]);
      const { left, right } = bangDuel.view(state, ann).players[1]?.characters ?? {};
      expect([left?.isSole, right?.isSole].filter(Boolean)).toHaveLength(1);
      expect(place === 'ap' ? left : right).toBeUndefined();
    },
  );

  test('[BD-DEATH-1, BD-RES-4] deaths come before anything that waits', () => {
    const state = table({
      law: { ap: 'wyatt-earp', pp: { id: 'django', health: 1 }, hand: ['gatling'], reserve: ['stranger'] },
      outlaw: { ap: 'jack-ransom', pp: 'nobody', hand: ['missed'] },
    });
    does(state, ann, { type: 'play', card: 'gatling' });
    const events = does(state, bob, { type: 'dodge', card: 'missed' });
    const order = events.flatMap(({ type }) => (['waits', 'died', 'entered', 'begins'].includes(type) ? [type] : []));
    expect(order).toEqual(['waits', 'died', 'entered', 'begins']);
  });
});
