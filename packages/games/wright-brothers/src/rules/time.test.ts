import { rngFrom, type Seat, seedOf, tryPlay } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers, wrightBrothersV2 } from '../index.ts';
import {
  calledDuel,
  cameOut,
  loadInRace,
  nobodyArmed,
  openArrival,
  openShootout,
  pressInRace,
  RACE_AT,
  raceOf,
  runsOutAfter,
  timeOf,
  timeOfSlap,
  toldTo,
  turnedUpDuel,
} from '../testing/races.ts';
import { ann, bob, cal, dot, feed, lags, play, refusal, slap, table, timeOut } from '../testing/table.ts';
import type { Options } from './options.ts';

/** Bob's measured round trip is `line`, the others' is 0. */
const withLine = (line: number | 'local', options: Partial<Options> = {}) =>
  openShootout(nobodyArmed(4), { lines: [0, line, 0, 0], options });

describe('clock and latency', () => {
  test('[WB-TIME-1] a hand is stamped with the table’s time of receipt, whatever the player’s clock says', () => {
    const state = withLine(100);
    const events = slap(state, bob, 480, 4);
    expect(raceOf(state).hands).toEqual([{ seat: bob, at: RACE_AT + 480, reaction: 4, e: 480 - 110 }]);
    expect(events).toEqual([{ type: 'slapped', seat: bob, at: RACE_AT + 480 }]);
    expect(state.at).toBe(RACE_AT + 480);
  });

  test('[WB-TIME-2] a connection that was never measured is credited nothing but the tolerance', () => {
    const state = openShootout(nobodyArmed(3));
    expect(raceOf(state).roundTrip).toEqual([0, 0, 0]);
    expect(timeOfSlap(state, bob, 1000, 0)).toBe(1000 - 10);
  });

  test('[WB-TIME-2, WB-TIME-3] a larger round trip measured after T0 adds 10 ms at most, and counts from the next race', () => {
    const state = withLine(40);
    slap(state, cal, 100, 100);
    lags(state, [250, 200, 200, 200]);
    expect(raceOf(state).comp).toEqual([10, 60, 10, 20]);
    expect(timeOfSlap(state, bob, 400, 0)).toBe(340);
    expect(timeOfSlap(state, bob, 400)).toBe(350);
    slap(state, dot, 350, 0);
    expect(timeOf(state, dot)).toBe(330);
    expect(runsOutAfter(state)).toBe(330 + 60 + 1);
    slap(state, bob, 390, 320);
    for (const by of [ann, bob, cal, dot]) play(state, by, { type: 'ready' });
    state.sheriffs = 2;
    play(state, state.active, { type: 'start-shootout' });
    expect(raceOf(state).comp).toEqual([260, 210, 210, 210]);
  });

  test('[WB-TIME-2, WB-RACE-8] a smaller one counts at once, for the timeout too; a larger one doesn’t', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 0, 100, 40] });
    lags(state, [250, 250, 60, 250]);
    slap(state, bob, 300, 300);
    expect(runsOutAfter(state)).toBe(5070);
    const duel = turnedUpDuel('4 4', nobodyArmed(2), { lines: [0, 40] });
    lags(duel, [250, 250]);
    slap(duel, ann, 300, 300);
    expect(runsOutAfter(duel)).toBe(300 + 50 + 1);
  });

  test('[WB-TIME-2] a hand that is down keeps its time, whatever is measured later', () => {
    const state = withLine(100);
    slap(state, bob, 480, 380);
    lags(state, [0, 0, 0, 0]);
    expect([timeOf(state, bob), raceOf(state).comp[bob]]).toEqual([380, 110]);
  });

  test.each([
    [250, 0, 10],
    [250, 239, 249],
    [250, 240, 250],
    [250, 250, 260],
    [250, 251, 260],
    [250, 3000, 260],
    [400, 300, 310],
    [400, 390, 400],
    [400, 400, 410],
    [0, 0, 0],
    [0, 300, 0],
    [5, 0, 10],
    [250, 'local', 0],
  ] as const)('[WB-TIME-3] with lagCapMs %i a latency of %s is credited at most %i', (lagCapMs, line, comp) => {
    const state = withLine(line, { lagCapMs });
    expect(raceOf(state).comp[bob]).toBe(comp);
    if (line !== 'local') expect(timeOfSlap(state, bob, 4000, 0)).toBe(4000 - comp);
  });
});

describe('the start', () => {
  test('[WB-TIME-4] T0 is the time of the input that caused the race', () => {
    expect(raceOf(openShootout(nobodyArmed(3))).startedAt).toBe(RACE_AT);
    expect(raceOf(openArrival(nobodyArmed(3))).startedAt).toBe(RACE_AT);
    const inCall = table(nobodyArmed(2), { sheriffs: 3, deck: '*' });
    play(inCall, ann, { type: 'call-duel' }, { after: 321, isTense: true });
    feed(inCall, { type: 'timer', at: 1999, id: inCall.timerId });
    expect(raceOf(inCall).startedAt).toBe(1999);
  });

  test('[WB-TIME-4] in a called duel it is the time at which the timer revealed the cards', () => {
    const state = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4' });
    play(state, ann, { type: 'call-duel' }, { after: 1000 });
    const due = wrightBrothers.deadline(state);
    if (due === undefined) throw new Error('Cannot be: a called duel has no timer');
    feed(state, { type: 'timer', at: due.at + 7, id: due.id });
    expect(raceOf(state).startedAt).toBe(due.at + 7);
  });

  test('[WB-TIME-4] the start event has the race’s id, which was nowhere before', () => {
    const state = table(nobodyArmed(4), { sheriffs: 2 });
    const before = JSON.stringify([ann, bob, 'spectator' as const].map((who) => wrightBrothers.view(state, who)));
    const events = play(state, ann, { type: 'start-shootout' }, { after: 5 });
    const { id } = raceOf(state);
    expect(before).not.toContain(String(id));
    for (const viewer of [ann, bob, 'spectator'] as const) {
      expect(toldTo(events, viewer)).toEqual([
        { type: 'race-started', cause: 'shootout', starter: ann, race: id, isSealed: false, urgent: true },
      ]);
    }
  });

  test('[WB-TIME-4] a race’s id cannot be guessed: it differs by seed and by race', () => {
    const ids = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const state = wrightBrothers.setup(table(nobodyArmed(3)).options, 3, seedOf(seed));
      return [1, 2].map(() => {
        state.sheriffs = 2;
        play(state, state.active, { type: 'start-shootout' });
        const { id } = raceOf(state);
        timeOut(state);
        timeOut(state);
        return id;
      });
    });
    expect(new Set(ids).size).toBe(ids.length);
    // Ids have 48 bits, so small numbers are extremely unlikely.
    for (const id of ids) expect(id).toBeGreaterThan(1_000_000);
  });

  test('[WB-TIME-4] a re-deal does not reveal the next race’s id', () => {
    const state = calledDuel('5 4');
    const guess = wrightBrothers.redeal(state, bob, rngFrom(seedOf(3)));
    timeOut(state);
    timeOut(guess);
    expect(raceOf(guess).id).not.toBe(raceOf(state).id);
  });

  test('[WB-TIME-5] a slap names its race and a reaction in whole milliseconds', () => {
    const state = withLine(200);
    const answers = raceOf(state).id;
    const input = { at: RACE_AT + 400, seat: bob, move: { type: 'slap' }, reaction: 230, answers };
    expect(tryPlay(wrightBrothers, wrightBrothers.clone(state), input)).toEqual({
      ok: true,
      input: { type: 'move', ...input },
    });
    expect(tryPlay(wrightBrothers, state, { ...input, answers: undefined })).toEqual({
      ok: false,
      rejection: { code: 'WRONG_PHASE' },
    });
  });
});

describe('the effective time', () => {
  // lo = a − comp, hi = min(a − rtt / 2, a − rtt + 10): the reaction is held between them.
  test.each([
    // line, received, reaction, e
    [40, 340, 300, 300],
    [40, 340, 290, 290],
    [40, 340, 289, 290],
    [40, 340, 310, 310],
    [40, 340, 311, 310],
    [40, 340, 9999, 310],
    [10, 340, 9999, 335],
    [11, 340, 9999, 334],
    [200, 1000, 790, 790],
    [200, 1000, 789, 790],
    [600, 1000, 400, 740],
    [40, 150, 100, 100],
    [40, 149, 0, undefined],
    [40, 140, 100, 100],
    [40, 139, 99, undefined],
    [40, 60, 500, undefined],
    [40, 0, 0, undefined],
  ])(
    '[WB-TIME-6] with latency %i a slap received at +%i with reaction %i has e = %i',
    (line, received, reaction, e) => {
      expect(timeOfSlap(withLine(line), bob, received, reaction)).toBe(e);
    },
  );

  test.each([
    [590, 300, 600],
    [600, 600, 600],
    [640, 300, 600],
    [700, 605, 650],
    [700, 655, 655],
    [700, 701, 670],
  ])('[WB-TIME-6, WB-RACE-10] stunned, a slap received at +%i with reaction %i has e = %i', (received, reaction, e) => {
    const state = withLine(40);
    pressInRace(state, bob, 10);
    expect(timeOfSlap(state, bob, received, reaction)).toBe(e);
  });

  test('[WB-TIME-6] it follows the rules’ formula for every latency, receipt and reaction', () => {
    fc.assert(
      fc.property(
        fc.nat(600),
        fc.nat(4800),
        fc.nat(6000),
        fc.boolean(),
        fc.constantFrom(0, 60, 250, 400),
        (line, received, reaction, isStunned, lagCapMs) => {
          const state = withLine(line, { lagCapMs });
          if (isStunned) pressInRace(state, bob, 0);
          const roundTrip = Math.min(lagCapMs, line);
          const lo = received - (lagCapMs === 0 ? 0 : roundTrip + 10);
          const hi = Math.min(received - Math.ceil(roundTrip / 2), received - roundTrip + 10);
          const e = Math.min(Math.max(reaction, lo), hi);
          // WB-TIME-14: for the question whether a person made it, all of the round trip counts.
          const made = Math.min(
            Math.max(reaction, received - line - 10),
            received - Math.ceil(line / 2),
            received - line + 10,
          );
          const counted = isStunned ? Math.max(600, e) : Math.max(0, made) < 100 ? undefined : e;
          expect(timeOfSlap(state, bob, received, reaction)).toBe(counted);
        },
      ),
    );
  });

  test.each([[undefined], [-1], [-300], [212.5], ['212'], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [{}]])(
    '[WB-TIME-7] a reaction of %j is replaced by a − min(lagCapMs, rtt)',
    (reaction) => {
      for (const [line, e] of [
        [180, 420],
        [250, 350],
        [300, 350],
        [0, 600],
      ] as const) {
        const state = withLine(line);
        const answers = raceOf(state).id;
        tryPlay(wrightBrothers, state, { at: RACE_AT + 600, seat: bob, move: { type: 'slap' }, reaction, answers });
        expect(timeOf(state, bob)).toBe(e);
        expect(raceOf(state).hands[0]?.reaction).toBeUndefined();
      }
    },
  );

  test('[WB-TIME-7] the replacement is clamped like any other', () => {
    expect(timeOfSlap(withLine(200), bob, 299)).toBeUndefined();
    expect(timeOfSlap(withLine(200), bob, 300)).toBe(100);
    expect(timeOfSlap(withLine(200, { lagCapMs: 0 }), bob, 350)).toBe(350);
    const stunned = withLine(200);
    pressInRace(stunned, bob, 10);
    expect(timeOfSlap(stunned, bob, 300)).toBe(600);
    // A reaction of 0 is a claim like any other, not a missing one.
    expect(timeOfSlap(withLine(100), bob, 600, 0)).toBe(490);
  });

  test('[WB-TIME-9] a load in the race gets its time by the same formula', () => {
    const loaded = (received: number, reaction?: number) => {
      const state = openShootout([{}, { hand: '5' }, {}, {}], { lines: [0, 40, 0, 0] });
      loadInRace(state, bob, '5', received, reaction);
      return raceOf(state).loadedAt[bob];
    };
    expect([loaded(340, 300), loaded(340, 0), loaded(340, 999), loaded(60, 60), loaded(340)]).toEqual([
      300, 290, 310, 100, 300,
    ]);
    const stunned = openShootout([{}, { hand: '5' }, {}, {}], { lines: [0, 40, 0, 0] });
    pressInRace(stunned, bob, 10);
    loadInRace(stunned, bob, '5', 400, 350);
    expect(raceOf(stunned).loadedAt[bob]).toBe(600);
  });

  test.each([450, 800])('[WB-TIME-6] for a bot the arrival counts, whatever it claims: received at +%i', (received) => {
    for (const claimed of [0, 90, 450, 9999, undefined]) {
      expect(timeOfSlap(withLine('local'), bob, received, claimed)).toBe(received);
    }
  });

  test('[WB-TIME-6] with lagCapMs = 0 hands count in the order of arrival', () => {
    const state = openShootout(nobodyArmed(4), { options: { lagCapMs: 0 }, lines: [0, 300, 300, 0] });
    slap(state, cal, 400, 100);
    slap(state, dot, 401, 130);
    slap(state, bob, 402, 105);
    expect(raceOf(state).hands.map((hand) => hand.e)).toEqual([400, 401, 402]);
    expect(cameOut(state)).toEqual({ order: [ann, cal, dot], excluded: [bob] });
  });
});

describe('views and log', () => {
  test('[WB-TIME-11] while the race is open only its owner sees a hand; the close shows all', () => {
    const state = openShootout(nobodyArmed(4), { lines: [0, 100, 100, 100] });
    const everybody = [ann, bob, cal, dot, 'spectator'] as const;
    const others = everybody.filter((viewer) => viewer !== bob);
    const before = everybody.map((viewer) => wrightBrothers.view(state, viewer));
    const events = slap(state, bob, 500, 400);
    expect(toldTo(events, bob)).toEqual([{ type: 'slapped', seat: bob, at: RACE_AT + 500 }]);
    for (const viewer of others) {
      expect(toldTo(events, viewer)).toEqual([]);
      expect(wrightBrothers.view(state, viewer)).toEqual(before[everybody.indexOf(viewer)]);
    }
    expect(wrightBrothers.view(state, bob).players[bob]?.isHandDown).toBe(true);
    expect(wrightBrothers.view(state, bob).race?.hands).toEqual([{ seat: bob, at: RACE_AT + 500 }]);
    slap(state, cal, 505, 398);
    slap(state, dot, 530, 430);
    for (const viewer of everybody) {
      const { race, division } = wrightBrothers.view(state, viewer);
      expect(race?.hands.map(({ seat }) => seat)).toEqual([bob, cal, dot]);
      expect(race?.finishes?.map(({ e }) => e)).toEqual([undefined, 400, 398, 430]);
      expect(division?.order).toEqual([ann, cal, bob]);
    }
  });

  test('[WB-TIME-11] a re-deal of an open race has only the seat’s own hand', () => {
    const state = openArrival(nobodyArmed(4));
    slap(state, cal, 500, 480);
    slap(state, dot, 510, 490);
    const hands = (me: Seat) =>
      raceOf(wrightBrothers.redeal(state, me, rngFrom(seedOf(5)))).hands.map(({ seat }) => seat);
    expect([hands(ann), hands(cal), hands(dot)]).toEqual([[], [cal], [dot]]);
  });

  test('[WB-TIME-11] games of version 2 still show hands as they are received', () => {
    const state = wrightBrothersV2.setup(table(nobodyArmed(3)).options, 3, seedOf(1));
    state.sheriffs = 2;
    play(state, state.active, { type: 'start-shootout' });
    const by = wrightBrothersV2.toAct(state)[0] ?? expect.fail('somebody races');
    const events = slap(state, by, 300, 300);
    expect(toldTo(events, 'spectator')).toEqual([{ type: 'slapped', seat: by, place: 2, at: state.at }]);
    expect(wrightBrothersV2.view(state, 'spectator').race?.hands).toEqual([{ seat: by, at: state.at }]);
  });

  test('[WB-TIME-12] the log has tieOrder, T0, every compensation and stun, every receipt, reaction and time', () => {
    const state = table(nobodyArmed(4), { sheriffs: 2 });
    lags(state, [0, 40, 180, 90]);
    play(state, bob, { type: 'press' }, { after: 9500 });
    const events = play(state, ann, { type: 'start-shootout' }, { after: 500 });
    const { id, tieOrder } = raceOf(state);
    expect(events).toContainEqual({
      type: 'race-drawn',
      race: id,
      startedAt: RACE_AT,
      tieOrder: [...tieOrder],
      comp: [10, 50, 190, 100],
      isStunned: [false, true, false, false],
    });
    expect(pressInRace(state, cal, 50)).toEqual([{ type: 'pressed', seat: cal, isStunned: true }]);
    slap(state, dot, 450, 350);
    slap(state, bob, 700);
    const closed = slap(state, cal, 840, 661);
    expect(closed).toContainEqual({
      type: 'race-closed',
      order: [ann, dot, bob, cal],
      excluded: [cal],
      finishes: [
        { seat: ann, received: undefined, reaction: undefined, e: undefined, comp: 10, isStunned: false },
        { seat: bob, received: 700, reaction: undefined, e: 660, comp: 50, isStunned: true },
        { seat: cal, received: 840, reaction: 661, e: 661, comp: 190, isStunned: true },
        { seat: dot, received: 450, reaction: 350, e: 350, comp: 100, isStunned: false },
      ].map((finish) => expect.objectContaining(finish)),
    });
  });

  test('[WB-TIME-12] the log has the times of a foul in the window of a no-go too', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { lines: [40, 90] });
    const events = slap(state, bob, 480, 390);
    expect(events).toContainEqual({
      type: 'race-closed',
      order: [bob],
      excluded: [],
      finishes: [
        { seat: ann, received: undefined, reaction: undefined, e: undefined, comp: 50, isStunned: false },
        { seat: bob, received: 480, reaction: 390, e: 390, comp: 100, isStunned: false },
      ],
    });
  });

  test('[WB-TIME-12] secrets of an open race are sent to nobody', () => {
    const state = table(nobodyArmed(3), { sheriffs: 2 });
    const events = play(state, ann, { type: 'start-shootout' });
    for (const viewer of [ann, bob, cal, 'spectator'] as const) {
      expect(toldTo(events, viewer).map((event) => event.type)).toEqual(['race-started']);
    }
    const pressed = pressInRace(state, bob, 50);
    expect(toldTo(pressed, bob)).toEqual(pressed);
    for (const viewer of [ann, cal, 'spectator'] as const) expect(toldTo(pressed, viewer)).toEqual([]);
    expect([ann, bob, cal].map((by) => wrightBrothers.view(state, by).race?.isStunned)).toEqual([false, true, false]);
  });
});

describe('the wrong race', () => {
  test('[WB-TIME-13] a slap for another race is refused, without a hand or a stun', () => {
    const state = openShootout(nobodyArmed(4));
    const { id } = raceOf(state);
    for (const other of [id + 1, id - 1, 0, state.turn]) {
      expect(refusal(state, bob, { type: 'slap' }, other)).toBe('WRONG_PHASE');
    }
    expect([raceOf(state).hands, raceOf(state).isStunned]).toEqual([[], [false, false, false, false]]);
    slap(state, bob, 300, 300);
    expect(timeOf(state, bob)).toBe(300);
  });

  test('[WB-TIME-13] a slap for the last race is refused in the next turn, before a reveal and in the next race', () => {
    const state = turnedUpDuel('4 4', nobodyArmed(2), { sheriffs: 2 });
    const { id } = raceOf(state);
    timeOut(state);
    expect(state.phase).toBe('turn');
    expect(refusal(state, ann, { type: 'slap' }, id)).toBe('WRONG_PHASE');
    play(state, bob, { type: 'call-duel' });
    expect(state.phase).toBe('duel-suspense');
    expect(refusal(state, ann, { type: 'slap' }, id)).toBe('WRONG_PHASE');
    expect(state.duel?.fouler).toBeUndefined();
    timeOut(state);
    expect(refusal(state, ann, { type: 'slap' }, id)).toBe('WRONG_PHASE');
    expect([raceOf(state).hands, raceOf(state).isStunned, state.duel?.fouler]).toEqual([[], [false, false], undefined]);
  });

  test('[WB-TIME-13] a player with a hand down can no longer be stunned', () => {
    const state = openShootout(nobodyArmed(4));
    slap(state, bob, 300, 300);
    expect(pressInRace(state, bob, 310)).toEqual([{ type: 'pressed', seat: bob, isStunned: false }]);
    expect(raceOf(state).isStunned).toEqual([false, false, false, false]);
    expect(timeOf(state, bob)).toBe(300);
  });

  test.each(['5 4', '4 5'])('[WB-TIME-13] a player with a hand down can no longer foul: duel %s', (deck) => {
    const state = turnedUpDuel(deck);
    slap(state, bob, 300, 300);
    expect(pressInRace(state, bob, 310)).toEqual([{ type: 'pressed', seat: bob, isStunned: false }]);
    expect(state.duel?.fouler).toBeUndefined();
    expect(state.division).toBeUndefined();
  });
});
