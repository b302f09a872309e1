import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { load, picture } from '../testing/orders.ts';
import {
  calledDuel,
  clock,
  delay,
  duelCameOut,
  duelOf,
  loadInRace,
  nobodyArmed,
  press,
  pressInRace,
  raceOf,
  runsOutAfter,
  timeOf,
  turnedUpDuel,
  typesOf,
} from '../testing/races.ts';
import { ann, bob, feed, held, play, refusal, slap, table, timeOut } from '../testing/table.ts';
import type { Event } from './moves.ts';
import { opponentOf, type State } from './state.ts';

const tied = [{ revolver: '6 6' }, { revolver: '6 6' }];
const dead = 'S H I';

describe('fouls in a no-go', () => {
  test('[WB-EX-20, WB-DUEL-7, WB-DUEL-12, WB-RULING-33] Ann slaps: Bob gets the bonus cards, and Ann wins ties', () => {
    const state = turnedUpDuel('4 4', tied, { bonus: dead, lines: [0, 0] });
    slap(state, ann, 390, 380);
    expect(timeOf(state, ann)).toBe(390);
    const events = timeOut(state);
    expect(typesOf(events).filter((type) => type !== 'race-closed')).toEqual([
      'fouled',
      'bonus-received',
      'revealed',
      'divided',
      'round-ended',
    ]);
    expect(events).toContainEqual({ type: 'fouled', seat: ann, settled: 'now' });
    expect(events).toContainEqual({ type: 'bonus-received', seat: bob, cards: ['switch', 'helper', 'indians'] });
    expect(duelCameOut(state)).toEqual({ leader: ann, bonusTo: bob });
    expect([held(state, ann), held(state, bob)]).toEqual([' | 6 6', ' | 6 6 S H I']);
    expect(state.players.map((player) => player.score)).toEqual([2, 0]);
  });

  test('[WB-DUEL-7] the bonus cards can win it for the opponent', () => {
    const state = turnedUpDuel('4 5', tied, { bonus: '6 1 1' });
    slap(state, ann, 400, 390);
    timeOut(state);
    expect(state.division?.ranking).toEqual([bob, ann]);
  });

  test.each([
    [ann, 300, 301, ann],
    [ann, 301, 300, bob],
    [bob, 300, 301, bob],
    [bob, 301, 300, ann],
  ] as const)(
    '[WB-DUEL-7, WB-RULING-32] both slap: seat %i is received first, at e = %i, the other at e = %i; the earlier one, %i, fouled',
    (first, e, other, fouler) => {
      const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [200, 200] });
      raceOf(state).roundTrip[opponentOf(first)] = 205;
      slap(state, first, 200 + e, e);
      slap(state, opponentOf(first), 205 + other, other);
      expect(duelOf(state).fouler).toBe(fouler);
      expect(duelCameOut(state)).toEqual({ leader: fouler, bonusTo: opponentOf(fouler) });
    },
  );

  test.each([ann, bob])('[WB-DUEL-7, WB-RULING-32] equal times: the first in tieOrder, %i, fouled', (first) => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [200, 200] });
    raceOf(state).tieOrder = first === ann ? [ann, bob] : [bob, ann];
    slap(state, bob, 500, 300);
    slap(state, ann, 500, 300);
    expect(duelOf(state).fouler).toBe(first);
  });

  test.each([
    ['fouler', ann],
    ['opponent', bob],
  ] as const)('[WB-DUEL-12, WB-RULING-33] foulTie = %s: who wins ties and resolves Misses first', (foulTie, leader) => {
    const slapped = turnedUpDuel('4 4', tied, { bonus: dead, options: { foulTie } });
    slap(slapped, ann, 400, 390);
    timeOut(slapped);
    const pressed = calledDuel('5 4', tied, { bonus: dead, options: { foulTie } });
    press(pressed, ann, 300);
    timeOut(pressed);
    for (const state of [slapped, pressed]) {
      expect(duelCameOut(state)).toEqual({ leader, bonusTo: bob });
      expect(state.division?.ranking[0]).toBe(leader);
    }
    const misses = turnedUpDuel('4 4', [{ revolver: '7 M' }, { revolver: '7 M' }], {
      bonus: dead,
      options: { foulTie },
    });
    slap(misses, ann, 400, 390);
    timeOut(misses);
    expect(wrightBrothers.toAct(misses)).toEqual([leader]);
  });
});

describe('the window of a no-go', () => {
  test.each([
    [2500, [0, 0], 2510],
    [1500, [0, 180], 1690],
    [6000, [400, 0], 6260],
    [2500, ['local', 'local'], 2500],
  ] as const)('[WB-TIME-10, WB-RULING-31] of %i ms with latencies %j closes at +%i', (duelWindowMs, lines, closing) => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { options: { duelWindowMs }, lines });
    expect(clock(state, closing - 1)).toEqual([]);
    expect(state.phase).toBe('no-go-window');
    expect(typesOf(clock(state, closing))).toContain('duel-called-off');
    expect([state.phase, state.active]).toEqual(['turn', bob]);
  });

  test.each([2500, 1500])(
    '[WB-TIME-10, WB-RULING-31] a slap at duelWindowMs %i is a foul, a later one doesn’t count: no hand, no lock',
    (duelWindowMs) => {
      const hands = [{ hand: '2' }, { hand: '3' }];
      const state = turnedUpDuel('4 4', hands, { options: { duelWindowMs }, lines: [50, 50] });
      expect(slap(state, ann, duelWindowMs + 51, duelWindowMs + 1)).toEqual([
        { type: 'slap-void', seat: ann, e: duelWindowMs + 1 },
      ]);
      expect([raceOf(state).hands, duelOf(state).fouler]).toEqual([[], undefined]);
      expect(wrightBrothers.view(state, ann).canLoad).toBe(true);
      loadInRace(state, ann, '2', duelWindowMs + 52, duelWindowMs + 2);
      expect(held(state, ann)).toBe(' | 2');
      const late = wrightBrothers.clone(state);
      expect(runsOutAfter(late)).toBe(duelWindowMs + 60);
      timeOut(late);
      expect(late.phase).toBe('turn');
      raceOf(state).roundTrip[bob] = 58;
      slap(state, bob, duelWindowMs + 58, duelWindowMs);
      expect(timeOf(state, bob)).toBe(duelWindowMs);
      timeOut(state);
      expect(duelOf(state).fouler).toBe(bob);
    },
  );

  test('[WB-TIME-10] after a foul it closes when the other can no longer have been earlier', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [0, 180] });
    slap(state, ann, 300, 300);
    expect(runsOutAfter(state)).toBe(300 + 190 + 1);
    expect(clock(state, 490)).toEqual([]);
    expect(state.phase).toBe('no-go-window');
    clock(state, 491);
    expect(duelOf(state).fouler).toBe(ann);
  });

  test('[WB-TIME-10] until then the other may still slap', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [0, 180] });
    slap(state, ann, 300, 300);
    slap(state, bob, 490, 0);
    expect([timeOf(state, bob), duelOf(state).fouler, state.phase]).toEqual([310, ann, 'round-over']);
  });

  test('[WB-TIME-10] it closes at once if the other can’t have been earlier', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [21, 10] });
    slap(state, ann, 420, 0);
    expect(duelOf(state).fouler).toBe(ann);
    const open = turnedUpDuel('4 4', nobodyArmed(2), { lines: [20, 10] });
    slap(open, ann, 420, 0);
    expect(open.phase).toBe('no-go-window');
  });

  test('[WB-TIME-10, WB-DUEL-7] the fouler may not load, the other may until the window closes', () => {
    const state = turnedUpDuel('4 4', [{ hand: '2' }, { hand: '3 5' }], { lines: [0, 200] });
    slap(state, ann, 340, 300);
    expect(refusal(state, ann, load('2'))).toBe('LOCKED_HAND_DOWN');
    play(state, bob, load('3'));
    timeOut(state);
    expect(refusal(state, bob, load('5'))).toBe('LOCKED_DIVISION');
    expect(held(state, bob)).toBe('5 | 1 1 1 3');
  });

  test('[WB-TIME-10] a player who has left does not end the window', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [0, 0] });
    feed(state, { type: 'leave', at: state.at, seat: bob });
    feed(state, { type: 'leave', at: state.at, seat: ann });
    expect([state.phase, runsOutAfter(state)]).toEqual(['no-go-window', 2510]);
  });
});

describe('fouls before the reveal', () => {
  test.each(['5 4', '4 5'])(
    '[WB-DUEL-7, WB-TIME-8, WB-RULING-30] a press before the reveal of %s is a foul, settled at the reveal',
    (deck) => {
      const state = calledDuel(
        deck,
        [
          { hand: '2', revolver: '6 6' },
          { hand: '3 5', revolver: '6 6' },
        ],
        { bonus: dead },
      );
      const before = picture(state);
      const { turnUpAt } = duelOf(state);
      expect(press(state, ann, 500)).toEqual([{ type: 'fouled', seat: ann, settled: 'at-turn-up' }]);
      expect(picture(state)).toEqual(before);
      expect([state.division, wrightBrothers.deadline(state)?.at]).toEqual([undefined, turnUpAt]);
      // Until then the opponent may load, the fouler may not.
      expect(refusal(state, ann, load('2'))).toBe('LOCKED_HAND_DOWN');
      play(state, bob, load('3'), { after: 100 });
      const events = timeOut(state);
      expect(state.at).toBe(turnUpAt);
      expect(typesOf(events)).toEqual([
        'race-drawn',
        'duel-turned-up',
        'bonus-received',
        'revealed',
        'divided',
        'round-ended',
      ]);
      expect(duelCameOut(state)).toEqual({ leader: ann, bonusTo: bob });
      expect(held(state, bob)).toBe('5 | 3 6 6 S H I');
      expect([state.division?.ranking, state.phase]).toEqual([[ann, bob], 'round-over']);
      expect(refusal(state, bob, load('5'))).toBe('LOCKED_DIVISION');
    },
  );

  test('[WB-TIME-8] before T0 the first press received decides, later ones are ignored', () => {
    const state = calledDuel('5 4');
    press(state, bob, 400);
    expect(press(state, ann, 10)).toEqual([{ type: 'pressed', seat: ann, isStunned: false }]);
    expect(press(state, bob, 10)).toEqual([{ type: 'pressed', seat: bob, isStunned: false }]);
    expect(duelOf(state).fouler).toBe(bob);
    const events = timeOut(state);
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: ann });
    // A foul doesn't stun, and an ignored press does nothing.
    expect(events).toContainEqual(expect.objectContaining({ type: 'race-drawn', isStunned: [false, false] }));
  });

  test.each(['5 4', '4 4'])(
    '[WB-TIME-8, WB-DUEL-7] a press received too soon after T0 of %s ends the duel at once',
    (deck) => {
      const state = turnedUpDuel(deck, tied, { bonus: dead });
      const { startedAt } = raceOf(state);
      const events = pressInRace(state, bob, 40);
      expect(events[0]).toEqual({ type: 'fouled', seat: bob, settled: 'now' });
      expect([state.phase, state.at]).toEqual(['round-over', startedAt + 40]);
      expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: ann });
      expect(raceOf(state).hands).toEqual([]);
    },
  );

  test('[WB-TIME-8] a press made after the signal is visible is a slap: nobody can foul on purpose to win ties', () => {
    const state = turnedUpDuel('5 4', tied, { bonus: dead, lines: [0, 200] });
    slap(state, ann, 300, 300);
    pressInRace(state, bob, 505);
    expect(timeOf(state, bob)).toBe(305);
    expect(duelOf(state).fouler).toBeUndefined();
    expect(duelCameOut(state)).toEqual({ leader: ann, bonusTo: ann });
    expect(state.division?.ranking).toEqual([ann, bob]);
  });

  test.each([
    [299, true],
    [300, false],
  ])('[WB-TIME-8, WB-TIME-14] at 200 ms of latency a press received at +%i is a foul: %s', (received, isFoul) => {
    const state = turnedUpDuel('5 4', nobodyArmed(2), { lines: [0, 200] });
    pressInRace(state, bob, received);
    expect(duelOf(state).fouler).toBe(isFoul ? bob : undefined);
    expect(timeOf(state, bob)).toBe(isFoul ? undefined : 100);
  });

  test.each([
    [0, 500],
    [100, 400],
    [150, 350],
  ])('[WB-TIME-6] in a no-go the slap time is arrival minus %i ms, whatever is claimed', (line, e) => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [0, line] });
    const early = wrightBrothers.clone(state);
    slap(state, bob, 500, 9999);
    slap(early, bob, 500, 0);
    expect([timeOf(state, bob), timeOf(early, bob)]).toEqual([e, e]);
  });

  test.each([
    [100, 99, false],
    [100, 100, true],
    [0, 0, true],
    [400, 249, false],
    [400, 250, true],
    ['local', 0, true],
  ] as const)(
    '[WB-TIME-8] the opponent with latency %s presses %i ms after the call: foul is %s',
    (line, after, isFoul) => {
      const state = calledDuel('5 4', nobodyArmed(2), { lines: [0, line] });
      const events = press(state, bob, after);
      expect(duelOf(state).fouler).toBe(isFoul ? bob : undefined);
      expect(typesOf(events)).toEqual([isFoul ? 'fouled' : 'pressed']);
    },
  );

  test.each([
    [0, 250, true],
    [400, 399, false],
  ])('[WB-TIME-8] with lagCapMs %i', (lagCapMs, after, isFoul) => {
    const state = calledDuel('5 4', nobodyArmed(2), { lines: [0, 600], options: { lagCapMs } });
    press(state, bob, after);
    expect(duelOf(state).fouler).toBe(isFoul ? bob : undefined);
  });

  test('[WB-TIME-8] the caller sees the call at once', () => {
    const state = calledDuel('5 4', nobodyArmed(2), { lines: [400, 400] });
    press(state, ann, 0);
    expect(duelOf(state).fouler).toBe(ann);
  });

  test.each([
    [1000, true],
    [1001, false],
  ])('[WB-TIME-8, WB-RACE-10] a press %i ms before T0 that can’t have seen the call stuns: %s', (before, isStunned) => {
    const state = calledDuel('5 4', nobodyArmed(2), { lines: [0, 200] });
    delay(state, before + 150);
    press(state, bob, 150);
    timeOut(state);
    expect([state.phase, raceOf(state).isStunned]).toEqual(['race', [false, isStunned]]);
  });

  test('[WB-TIME-8, WB-RACE-10] a press shortly before the call stuns too', () => {
    const state = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4' });
    press(state, bob, 5000);
    play(state, ann, { type: 'call-duel' }, { after: 100 });
    delay(state, 900);
    timeOut(state);
    expect([state.duel?.fouler, raceOf(state).isStunned]).toEqual([undefined, [false, true]]);
    slap(state, bob, 300, 300);
    expect(timeOf(state, bob)).toBe(600);
  });
});

describe('earlySlapFoul = false', () => {
  const options = { earlySlapFoul: false } as const;

  test.each([
    [1000, true],
    [1001, false],
  ])(
    '[WB-RULING-30, WB-TIME-8, WB-RACE-10] a press %i ms before the reveal is no foul and stuns: %s',
    (before, isStunned) => {
      const state = calledDuel('5 4', [{ hand: '2' }, {}], { options });
      delay(state, 2000);
      expect(press(state, ann, 2000 - before)).toEqual([{ type: 'pressed', seat: ann, isStunned: false }]);
      expect([duelOf(state).fouler, wrightBrothers.view(state, ann).canLoad]).toEqual([undefined, true]);
      timeOut(state);
      expect([state.phase, raceOf(state).isStunned]).toEqual(['race', [isStunned, false]]);
    },
  );

  test.each(['5 4', '4 4'])('[WB-TIME-8, WB-RACE-10] a press after T0 of %s stuns', (deck) => {
    const state = turnedUpDuel(deck, nobodyArmed(2), { options });
    expect(pressInRace(state, bob, 40)).toEqual([{ type: 'pressed', seat: bob, isStunned: true }]);
    expect([duelOf(state).fouler, raceOf(state).isStunned, state.division]).toEqual([
      undefined,
      [false, true],
      undefined,
    ]);
    slap(state, bob, 300, 250);
    expect(timeOf(state, bob)).toBe(600);
  });

  test('[WB-RULING-30] with antiMash off as well it has no effect', () => {
    const state = calledDuel('5 4', nobodyArmed(2), { options: { ...options, antiMash: false } });
    delay(state, 900);
    press(state, ann, 800);
    timeOut(state);
    expect(pressInRace(state, ann, 40)).toEqual([{ type: 'pressed', seat: ann, isStunned: false }]);
    expect([duelOf(state).fouler, raceOf(state).isStunned]).toEqual([undefined, [false, false]]);
  });

  test('[WB-DUEL-7, WB-RULING-30] a slap in the window of a no-go is still a foul', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { options });
    slap(state, bob, 300, 300);
    timeOut(state);
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: ann });
  });

  test('[WB-TIME-8] antiMash alone does not excuse a foul', () => {
    const state = calledDuel('5 4', nobodyArmed(2), { options: { antiMash: false } });
    press(state, ann, 300);
    expect(duelOf(state).fouler).toBe(ann);
  });
});

describe('go and no-go look the same', () => {
  /** What a viewer sees and may do, without the two cards. */
  const seen = (state: State) =>
    ([ann, bob, 'spectator'] as const).map((viewer) => {
      const view = wrightBrothers.view(state, viewer);
      const moves = viewer === 'spectator' ? [] : wrightBrothers.legalMoves(state, viewer);
      return { ...view, duel: view.duel && { ...view.duel, cards: 'masked' }, moves };
    });
  const told = (events: readonly Event[]) =>
    ([ann, bob, 'spectator'] as const).map((viewer) =>
      events
        .flatMap((event) => wrightBrothers.redact(event, viewer) ?? [])
        .map((event) => (event.type === 'duel-turned-up' ? { ...event, cards: 'masked' } : event)),
    );
  const hands = [{ hand: '2 3' }, { hand: '5 6' }];

  test.each([{}, { earlySlapFoul: false }])(
    '[WB-DUEL-5, WB-DUEL-6, WB-DUEL-3] views, moves and events are the same until the verdict, options %j',
    (options) => {
      const go = calledDuel('7 4', hands, { options, lines: [40, 200] });
      const noGo = calledDuel('4 7', hands, { options, lines: [40, 200] });
      const alike = (act: (state: State) => Event[]) => {
        expect(told(act(noGo))).toEqual(told(act(go)));
        expect(seen(noGo)).toEqual(seen(go));
      };
      expect(seen(noGo)).toEqual(seen(go));
      alike((state) => timeOut(state));
      expect([go.phase, noGo.phase]).toEqual(['race', 'no-go-window']);
      expect(wrightBrothers.view(go, ann)).toMatchObject({ phase: 'duel', deadline: undefined, asked: [ann, bob] });
      alike((state) => loadInRace(state, bob, '5', 100, 90));
      if (options.earlySlapFoul === false) alike((state) => pressInRace(state, bob, 110));
      alike((state) => feed(state, { type: 'lag', at: state.at + 1, seat: ann, roundTrip: 77 }));
      alike((state) => feed(state, { type: 'leave', at: state.at + 1, seat: bob }));
      alike((state) => feed(state, { type: 'return', at: state.at + 1, seat: bob }));
      alike((state) => slap(state, ann, 650, 610));
      alike((state) => loadInRace(state, bob, '6', 655, 620));
      expect([wrightBrothers.outcome(go), go.division, noGo.division]).toEqual([undefined, undefined, undefined]);
      // Then comes the verdict.
      timeOut(go);
      timeOut(noGo);
      expect([duelCameOut(go), duelCameOut(noGo)]).toEqual([
        { leader: ann, bonusTo: ann },
        { leader: ann, bonusTo: bob },
      ]);
    },
  );

  test('[WB-DUEL-6] a late slap does not reveal the verdict either', () => {
    const around = { options: { raceTimeoutMs: 2500, duelWindowMs: 2500 }, lines: [40, 40] };
    const go = turnedUpDuel('7 4', hands, around);
    const noGo = turnedUpDuel('4 7', hands, around);
    expect(told(slap(noGo, ann, 2541, 2501))).toEqual(told(slap(go, ann, 2541, 2501)));
    expect(seen(noGo)).toEqual(seen(go));
  });
});

describe('a seat that has left', () => {
  test('[WB-TIME-8] can neither foul nor be stunned', () => {
    const state = table([{}, {}], { sheriffs: 2, deck: '5 3' });
    play(state, ann, { type: 'call-duel' });
    feed(state, { type: 'leave', at: 700, seat: bob });
    expect(play(state, bob, { type: 'press' })).toEqual([]);
    expect(state.duel?.fouler).toBeUndefined();
    feed(state, { type: 'return', at: 750, seat: bob });
    timeOut(state);
    expect(state.race?.isStunned).toEqual([false, false]);
  });
});
