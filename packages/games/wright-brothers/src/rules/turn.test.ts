import { type Seat, seat, seatsOf, tryPlay } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import {
  callDuel,
  discard,
  event,
  giveBack,
  legal,
  load,
  pass,
  picture,
  startShootout,
  withoutTop,
} from '../testing/orders.ts';
import { type Around, ann, bob, cal, cards, feed, play, refusal, table, timeOut } from '../testing/table.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

const SIX = { hand: '1 1 2 2 4 4' };
const LOADED = { revolver: '1 1 2 2 4 4' };
/** Ann to move with a hand that can do everything. */
const facing = (around: Around = {}) => table([{ hand: '3 4 7 S H I' }, SIX, SIX], around);

describe('the order of turns', () => {
  test('[WB-TURN-1] clockwise from the first player until a shootout', () => {
    const state = table([LOADED, LOADED, LOADED, { revolver: '3 3 5 5 6 6' }], { active: cal, sheriffs: 2 });
    const seats: Seat[] = [];
    for (let turns = 0; turns < 6; turns++) {
      seats.push(state.active);
      expect(picture(state)).toMatchObject({ phase: 'turn', turn: turns + 1 });
      play(state, state.active, pass);
    }
    expect(seats).toEqual([cal, seat(3), ann, bob, cal, seat(3)]);
    play(state, ann, startShootout);
    expect(picture(state)).toMatchObject({ phase: 'race', active: ann });
  });

  test('[WB-TURN-1] nobody but the active player takes a turn', () => {
    const state = facing({ sheriffs: 2 });
    for (const by of [bob, cal]) {
      for (const move of [pass, discard('1'), startShootout, event('helper'), callDuel])
        expect(refusal(state, by, move)).toBe('NOT_YOUR_TURN');
    }
  });
});

describe('one action', () => {
  test('[WB-TURN-2] only a discard, an event, a shootout, a pass and loading are legal', () => {
    const state = facing({ sheriffs: 2 });
    expect(legal(state, ann).toSorted()).toEqual(
      [
        'pass',
        'shootout',
        'event switch 1',
        'event switch 2',
        'event helper',
        'event indians',
        ...['3', '4', '7', 'switch', 'helper', 'indians', '3 4 7'].map((set) => `discard ${set}`),
        ...['3', '4', '7', '3 4', '3 7', '4 7', '3 4 7'].map((set) => `load ${set}`),
      ].toSorted(),
    );
    expect(legal(state, bob).every((line) => line.startsWith('load '))).toBe(true);
  });

  const actions: readonly (readonly [string, readonly Move[]])[] = [
    ['a discard', [discard('3')]],
    ['a Helper', [event('helper')]],
    ['Indians', [event('indians')]],
    ['a Switch, once the cards are given back', [event('switch', bob), giveBack('3 7')]],
    ['a pass', [pass]],
  ];
  test.each(actions)(
    '[WB-TURN-2, WB-TURN-6] %s ends the turn: everyone draws, and the next player is asked',
    (_, moves) => {
      const state = facing({ deck: '5 5 5' });
      for (const move of moves) {
        expect(picture(state)).toMatchObject({ active: ann, turn: 1 });
        play(state, ann, move);
      }
      expect(picture(state)).toMatchObject({ phase: 'turn', active: bob, turn: 2 });
      expect(wrightBrothers.toAct(state)).toEqual([bob]);
      const { players } = wrightBrothers.view(state, 'spectator');
      expect(players.map(({ cards: inHand, loaded, limit }) => inHand + loaded - limit)).toEqual([0, 0, 0]);
      expect(refusal(state, ann, pass)).toBe('NOT_YOUR_TURN');
    },
  );

  test('[WB-TURN-6] there is no input to end a turn', () => {
    expect(refusal(facing(), ann, { type: 'end-turn' })).toBe('malformed-move');
    expect(refusal(facing(), ann, 'end')).toBe('malformed-move');
  });

  test('[WB-TURN-2] two players: the duel takes the place of the shootout', () => {
    const state = table([SIX, SIX], { sheriffs: 2 });
    expect(legal(state, ann)).toContain('duel');
    expect(legal(state, ann)).not.toContain('shootout');
    expect(refusal(state, ann, startShootout)).toBe('WRONG_PLAYER_COUNT');
    expect(refusal(facing({ sheriffs: 2 }), ann, callDuel)).toBe('WRONG_PLAYER_COUNT');
  });

  test('[WB-TURN-3] passing is always legal, whatever the hand and the number of sheriffs', () => {
    for (const hand of ['', 'S', '3 4 7', 'S H I J M 7']) {
      for (const sheriffs of [0, 1, 2, 3]) {
        for (const count of [2, 3, 5]) {
          const state = table([{ hand }, ...seatsOf(count - 1).map(() => ({}))], { sheriffs });
          expect(legal(state, ann)).toContain('pass');
        }
      }
    }
  });

  test('[WB-TURN-3] a pass itself does nothing', () => {
    const state = facing();
    const before = picture(state);
    expect(play(state, ann, pass)).toEqual([
      { type: 'passed', seat: ann, why: 'chosen' },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({ ...before, active: bob, turn: 2, passStreak: 1 });
  });

  test('[WB-TURN-4] loading, in anyone’s turn, is not an action and doesn’t end the turn', () => {
    const state = facing({ deck: '5 5' });
    const before = picture(state);
    const clock = wrightBrothers.deadline(state);
    play(state, ann, load('3'), { after: 10 });
    play(state, bob, load('1 1'), { after: 10 });
    play(state, ann, load('4 7'), { after: 10 });
    expect(picture(state)).toEqual({ ...before, held: ['S H I | 3 4 7', '2 2 4 4 | 1 1', before.held[2]] });
    expect(wrightBrothers.deadline(state)).toEqual(clock);
    play(state, ann, discard('S'));
    expect(picture(state)).toMatchObject({ active: bob, loot: 'S' });
  });

  test.each([
    [0, 'TOO_FEW_SHERIFFS'],
    [1, 'TOO_FEW_SHERIFFS'],
    [2, 'started'],
    [3, 'started'],
  ])('[WB-TURN-5] %i sheriffs out, shootout and duel: %s', (sheriffs, answer) => {
    const three = facing({ sheriffs });
    const two = table([SIX, SIX], { sheriffs });
    if (answer === 'started') {
      play(three, ann, startShootout);
      play(two, ann, callDuel);
      expect([three.phase, two.phase]).toEqual(['race', 'duel-suspense']);
    } else {
      expect([refusal(three, ann, startShootout), refusal(two, ann, callDuel)]).toEqual([answer, answer]);
      expect([legal(three, ann), legal(two, ann)].flat()).not.toContain('shootout');
      expect(legal(two, ann)).not.toContain('duel');
    }
  });

  test('[WB-TURN-5] the sheriffs out at that moment count: loading doesn’t change the row', () => {
    const state = table([{ hand: '1 2 3 4 5 6' }, SIX, SIX], { sheriffs: 1, deck: '* 5' });
    expect(refusal(state, ann, startShootout)).toBe('TOO_FEW_SHERIFFS');
    play(state, ann, discard('1'));
    expect(state.sheriffs).toBe(2);
    play(state, bob, load('1'));
    play(state, bob, startShootout);
    expect(state.race?.starter).toBe(bob);
  });

  test.each([
    [1, ['pass']],
    [2, ['pass', 'shootout']],
    [3, ['pass', 'shootout']],
  ])('[WB-TURN-7] an empty hand, %i sheriffs out: only %j', (sheriffs, moves) => {
    expect(legal(table([LOADED, SIX, SIX], { sheriffs }), ann)).toEqual(moves);
    const duel = moves.map((move) => (move === 'shootout' ? 'duel' : move));
    expect(legal(table([LOADED, SIX], { sheriffs }), ann)).toEqual(duel.toSorted());
  });

  test('[WB-TURN-2, WB-RULING-37] two players: only loading can come before calling a duel', () => {
    const state = table([SIX, SIX], { sheriffs: 2 });
    play(state, ann, load('1 1'));
    play(state, ann, callDuel);
    expect(picture(state)).toMatchObject({ phase: 'duel-suspense', active: ann, turn: 1 });

    const late = table([SIX, SIX], { sheriffs: 2, deck: '5' });
    play(late, ann, discard('1'));
    expect(refusal(late, ann, callDuel)).toBe('NOT_YOUR_TURN');
  });

  test('[WB-RULING-38] a shootout can start only on your own turn', () => {
    const state = table([SIX, SIX, SIX], { sheriffs: 3 });
    expect(refusal(state, bob, startShootout)).toBe('NOT_YOUR_TURN');
    expect(legal(state, bob)).not.toContain('shootout');
    play(state, ann, pass);
    play(state, bob, startShootout);
    expect(state.race?.starter).toBe(bob);
  });
});

describe('refused inputs', () => {
  const turn = () => facing({ sheriffs: 1 });
  const switching = () => {
    const state = facing();
    play(state, ann, event('switch', bob));
    return state;
  };
  const racing = () => {
    const state = facing({ sheriffs: 2 });
    play(state, ann, startShootout);
    return state;
  };
  const cases: readonly (readonly [string, () => State, Seat, Move])[] = [
    ['NOT_YOUR_TURN', turn, bob, pass],
    ['WRONG_PHASE', switching, ann, pass],
    ['WRONG_PHASE', racing, bob, discard('1')],
    ['WRONG_PHASE', turn, ann, giveBack('3 4')],
    ['WRONG_PHASE', turn, ann, { type: 'slap' }],
    ['WRONG_PHASE', turn, ann, { type: 'ready' }],
    ['WRONG_PHASE', turn, ann, { type: 'miss-target', owner: bob }],
    ['WRONG_PHASE', turn, ann, { type: 'sealed-choice', load: [] }],
    ['NOT_IN_HAND', turn, ann, discard('5')],
    ['NOT_IN_HAND', turn, bob, load('5')],
    ['NOT_IN_HAND', () => table([SIX, SIX, SIX]), ann, event('helper')],
    ['NOT_LOADABLE', turn, ann, load('S')],
    ['NOT_AN_EVENT', turn, ann, { type: 'play-event', card: 'joker' }],
    ['NOT_AN_EVENT', turn, ann, { type: 'play-event', card: '3' }],
    ['NOT_AN_EVENT', turn, ann, { type: 'play-event', card: 'sheriff' }],
    ['LOCKED_EVENT', switching, bob, load('1')],
    ['LOCKED_HAND_DOWN', racing, ann, load('3')],
    ['BAD_SET', turn, ann, discard('3 4')],
    ['BAD_TARGET', turn, ann, event('switch')],
    ['BAD_TARGET', turn, ann, event('switch', ann)],
    ['BAD_TARGET', turn, ann, event('switch', seat(3))],
    ['BAD_TARGET', turn, ann, event('helper', bob)],
    ['BAD_TARGET', turn, ann, event('indians', bob)],
    ['BAD_COUNT', switching, ann, giveBack('3')],
    ['TOO_FEW_SHERIFFS', turn, ann, startShootout],
    ['WRONG_PLAYER_COUNT', turn, ann, callDuel],
    ['EMPTY', turn, ann, discard('')],
    ['EMPTY', turn, bob, load('')],
  ];
  test.each(cases)(
    '[WB-TURN-8] %s: the reason is returned, nothing changes, and no event is sent',
    (code, at, by, move) => {
      const state = at();
      // `refusal` compares the whole state, the random generator with it.
      expect(refusal(state, by, move)).toBe(code);
      const heard: unknown[] = [];
      const answers = wrightBrothers.question(state, move);
      tryPlay(wrightBrothers, state, { at: state.at, seat: by, move, answers }, (e) => heard.push(e));
      expect(heard).toEqual([]);
      expect(legal(state, by)).not.toContain(wrightBrothers.formatMove(move));
    },
  );

  test('[WB-TURN-8] STALE_TURN: an answer to an earlier turn, even if it is that player’s turn again', () => {
    const state = table([LOADED, LOADED, LOADED]);
    for (const by of [ann, bob, cal]) play(state, by, pass);
    expect(state.turn).toBe(4);
    for (const old of [1, 3, 5]) expect(refusal(state, ann, pass, old)).toBe('STALE_TURN');
    play(state, ann, pass);
  });
});

describe('the turn timer', () => {
  test('[WB-TURN-9] the active player passes when time runs out, and not a millisecond earlier', () => {
    const state = facing({ options: { turnTimeMs: 30_000 } });
    const before = picture(state);
    const id = wrightBrothers.deadline(state)?.id ?? -1;
    expect(feed(state, { type: 'timer', at: 29_999, id })).toEqual([]);
    expect(picture(state)).toEqual(before);
    expect(feed(state, { type: 'timer', at: 30_000, id })).toEqual([
      { type: 'passed', seat: ann, why: 'time' },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({ ...before, active: bob, turn: 2, passStreak: 1 });
    expect(wrightBrothers.deadline(state)?.at).toBe(60_000);
  });

  test('[WB-TURN-9] each turn has its own clock: the next player gets the full time', () => {
    const state = table([LOADED, LOADED, LOADED], { options: { turnTimeMs: 30_000 } });
    const old = wrightBrothers.deadline(state)?.id ?? -1;
    play(state, ann, pass, { after: 29_000 });
    expect(wrightBrothers.deadline(state)?.at).toBe(59_000);
    expect(feed(state, { type: 'timer', at: 59_000, id: old })).toEqual([]);
    expect(state.active).toBe(bob);
  });

  test('[WB-TURN-9] a player who comes back in their turn gets the full time again', () => {
    const state = table([LOADED, LOADED, LOADED], { options: { turnTimeMs: 30_000 } });
    feed(state, { type: 'leave', at: 5000, seat: ann });
    expect(wrightBrothers.deadline(state)?.at).toBe(5000);
    feed(state, { type: 'return', at: 5000, seat: ann });
    expect(wrightBrothers.deadline(state)?.at).toBe(35_000);
  });
});

describe('the stall guard', () => {
  const passes = (state: State, count: number) => {
    for (let n = 0; n < count; n++) play(state, state.active, pass);
  };

  test('[WB-TURN-10, WB-EX-23, WB-RULING-6] three players, two laps: the sixth pass brings the topmost sheriff', () => {
    const state = table([LOADED, LOADED, LOADED], { sheriffs: 1, deck: '5 6 * 7 *', options: { stallLaps: 2 } });
    const before = picture(state);
    passes(state, 5);
    expect(picture(state)).toEqual({ ...before, active: cal, turn: 6, passStreak: 5 });
    expect(refusal(state, cal, startShootout)).toBe('TOO_FEW_SHERIFFS');
    expect(play(state, cal, pass)).toEqual([
      { type: 'passed', seat: cal, why: 'chosen' },
      { type: 'sheriff-came', sheriffs: 2, stalled: true },
      { type: 'turn-started', seat: ann, turn: 7 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      active: ann,
      turn: 7,
      sheriffs: 2,
      deck: `5 6 ${withoutTop(before.deck, 3)}`,
      passStreak: 0,
    });
    expect(legal(state, ann)).toContain('shootout');
  });

  test.each([
    [2, 1, 2],
    [3, 1, 3],
    [4, 2, 8],
    [5, 3, 15],
    [3, 5, 15],
  ])('[WB-TURN-10] %i players, %i laps: exactly %i passes', (count, stallLaps, needed) => {
    const state = table(
      [...'12345'].slice(0, count).map((value) => ({ revolver: `${value} `.repeat(6) })),
      { bonus: count === 2 ? '7 7 7' : '', options: { stallLaps } },
    );
    passes(state, needed - 1);
    expect([state.sheriffs, state.passStreak]).toEqual([0, needed - 1]);
    passes(state, 1);
    expect([state.sheriffs, state.passStreak]).toEqual([1, 0]);
    passes(state, needed - 1);
    expect(state.sheriffs).toBe(1);
    passes(state, 1);
    expect(state.sheriffs).toBe(2);
  });

  const others: readonly (readonly [string, readonly Move[]])[] = [
    ['a discard', [discard('3')]],
    ['a Helper', [event('helper')]],
    ['Indians', [event('indians')]],
    ['a Switch', [event('switch', bob), giveBack('3 4')]],
  ];
  test.each(others)('[WB-TURN-10] %s breaks the streak', (_, moves) => {
    const state = table([{ hand: '3 4 7 S H I' }, SIX, SIX], { active: bob, deck: '5 5', options: { stallLaps: 1 } });
    passes(state, 2);
    expect(state.passStreak).toBe(2);
    for (const move of moves) play(state, ann, move);
    expect([state.sheriffs, state.passStreak]).toEqual([0, 0]);
    passes(state, 2);
    expect([state.sheriffs, state.passStreak]).toEqual([0, 2]);
    passes(state, 1);
    expect(state.sheriffs).toBe(1);
  });

  test('[WB-TURN-10] a duel that is called off breaks the streak', () => {
    const state = table([SIX, SIX], { sheriffs: 2, deck: '3 5', options: { stallLaps: 2 } });
    passes(state, 2);
    play(state, ann, callDuel);
    timeOut(state);
    timeOut(state);
    expect(picture(state)).toMatchObject({ phase: 'turn', active: bob, passStreak: 0 });
  });

  test('[WB-TURN-10] loading does not break the streak', () => {
    const state = table([SIX, SIX, SIX], { options: { stallLaps: 1 } });
    play(state, ann, load('1'));
    passes(state, 2);
    play(state, ann, load('2'));
    play(state, cal, load('2'));
    passes(state, 1);
    expect(state.sheriffs).toBe(1);
  });

  test('[WB-TURN-10] a sheriff revealed by the draw after a pass breaks the streak, that pass included', () => {
    const short = table([LOADED, LOADED, { revolver: '1 2 3 4 5' }], {
      active: bob,
      deck: '* 6',
      options: { stallLaps: 1 },
    });
    passes(short, 1);
    expect(picture(short)).toMatchObject({ sheriffs: 1, passStreak: 0, active: cal });
    passes(short, 2);
    expect(picture(short)).toMatchObject({ sheriffs: 1, passStreak: 2 });
  });

  test('[WB-TURN-10, WB-TURN-9] passes by the timer and for an absent seat count like chosen ones', () => {
    const state = table([LOADED, LOADED, LOADED], { options: { stallLaps: 1 } });
    play(state, ann, pass);
    expect(timeOut(state)).toContainEqual({ type: 'passed', seat: bob, why: 'time' });
    feed(state, { type: 'leave', at: state.at, seat: cal });
    expect(state.sheriffs).toBe(0);
    // The table doesn't wait for an absent player.
    expect(wrightBrothers.deadline(state)?.at).toBe(state.at);
    expect(timeOut(state)).toEqual([
      { type: 'passed', seat: cal, why: 'away' },
      { type: 'sheriff-came', sheriffs: 1, stalled: true },
      { type: 'turn-started', seat: ann, turn: 4 },
    ]);
  });

  test('[WB-TURN-10, WB-SHER-4, WB-SHER-5] the fourth sheriff brought by the guard starts a race of all', () => {
    const state = table([LOADED, LOADED, LOADED], { sheriffs: 3, deck: '5 *', options: { stallLaps: 1 } });
    passes(state, 2);
    const before = picture(state);
    play(state, cal, pass);
    expect(picture(state)).toEqual({
      ...before,
      phase: 'race',
      sheriffs: 4,
      passStreak: 0,
      deck: `5 ${withoutTop(before.deck, 2)}`,
    });
    expect(state.race).toMatchObject({ cause: 'arrival', starter: undefined, hands: [] });
    expect(wrightBrothers.toAct(state)).toEqual([ann, bob, cal]);
  });

  test('[WB-TURN-10] the guard acts after the draw: players short of cards draw first', () => {
    const state = table([LOADED, LOADED, { revolver: '1 2 3 4 5' }], {
      active: cal,
      deck: '6 *',
      options: { stallLaps: 1 },
    });
    state.passStreak = 2;
    expect(play(state, cal, pass)).toEqual([
      { type: 'passed', seat: cal, why: 'chosen' },
      { type: 'drew', seat: cal, cards: cards('6'), count: 1 },
      { type: 'sheriff-came', sheriffs: 1, stalled: true },
      { type: 'turn-started', seat: ann, turn: 2 },
    ]);
  });
});
