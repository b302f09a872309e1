import {
  hashOf,
  type Input,
  moveInput,
  randomInput,
  replay,
  rngFrom,
  seat,
  seatsOf,
  seedOf,
  tryPlay,
} from '@saloon/kernel';
import { describe, expect, test, vi } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, discard, event, giveBack, load, pass, startShootout } from '../testing/orders.ts';
import {
  calledDuel,
  nobodyArmed,
  openArrival,
  openShootout,
  press,
  pressInRace,
  raceOf,
  sealedChoice,
  turnedUpDuel,
} from '../testing/races.ts';
import { ann, bob, cal, dot, feed, held, play, refusal, slap, table, timeOut } from '../testing/table.ts';
import type { Event, Move } from './moves.ts';
import { canLoad, PHASES, type State } from './state.ts';

const defaults = table([{}, {}, {}]).options;

/** A random game of three rounds: its log, and the state after each input. */
function randomGame(players: number, number: number) {
  const options = { ...defaults, rounds: 3, stallLaps: 1 };
  const seed = seedOf(number);
  const state = wrightBrothers.setup(options, players, seed);
  const walk = rngFrom(seedOf(number + 1));
  const inputs: Input<Move>[] = [];
  const states: string[] = [];
  const events: Event[] = [];
  while (wrightBrothers.outcome(state) === undefined) {
    const input = randomInput(wrightBrothers, state, walk);
    inputs.push(input);
    wrightBrothers.apply(state, input, (told) => events.push(told));
    states.push(hashOf(state));
  }
  const recording = {
    game: wrightBrothers.id,
    rulesVersion: wrightBrothers.rulesVersion,
    options,
    seats: players,
    seed,
    inputs,
  };
  return { recording, states, events };
}

describe('a pure function', () => {
  test('[WB-ENG-1] the same state and input give the same state and events, with or without a listener', () => {
    const { recording } = randomGame(3, 11);
    const state = wrightBrothers.setup(recording.options, 3, recording.seed);
    for (const input of recording.inputs) {
      const [twin, deaf] = [wrightBrothers.clone(state), wrightBrothers.clone(state)];
      const told = feed(twin, input);
      wrightBrothers.apply(deaf, input);
      expect(feed(state, input)).toEqual(told);
      expect([hashOf(twin), hashOf(deaf)]).toEqual([hashOf(state), hashOf(state)]);
    }
  });

  test('[WB-ENG-1] it uses no clock, and no generator but its own', () => {
    const never = () => {
      throw new Error('Cannot ask for this inside the engine');
    };
    const spies = [
      vi.spyOn(Date, 'now').mockImplementation(never),
      vi.spyOn(performance, 'now').mockImplementation(never),
      vi.spyOn(Math, 'random').mockImplementation(never),
      vi.spyOn(crypto, 'getRandomValues').mockImplementation(never),
    ];
    try {
      for (const players of [2, 4]) expect(randomGame(players, 3).states.length).toBeGreaterThan(20);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });

  test('[WB-ENG-1] the generator is part of the state, which survives JSON', () => {
    const state = calledDuel('5 4');
    const kept: State = JSON.parse(JSON.stringify(state));
    expect(kept.rng).toEqual(state.rng);
    expect(timeOut(kept)).toEqual(timeOut(state));
  });

  test.each([2, 3, 5])(
    '[WB-ENG-2] replaying a log of %i players from the seed reproduces every state and event',
    (players) => {
      const { recording, states, events } = randomGame(players, 21);
      const again: string[] = [];
      const told: Event[] = [];
      const dealt: Event[] = [];
      wrightBrothers.setup(recording.options, players, recording.seed, (e) => dealt.push(e));
      replay(
        wrightBrothers,
        recording,
        (e) => told.push(e),
        (state) => again.push(hashOf(state)),
      );
      expect(again).toEqual(states);
      expect(told).toEqual([...dealt, ...events]);
    },
  );

  test('[WB-ENG-2] time never goes back: an input earlier than the last one is refused', () => {
    const state = openShootout(nobodyArmed(3));
    slap(state, bob, 500, 500);
    const attempt = { at: state.at - 1, seat: cal, move: { type: 'slap' }, answers: raceOf(state).id };
    expect(tryPlay(wrightBrothers, state, attempt)).toEqual({ ok: false, rejection: { code: 'time-goes-back' } });
  });
});

describe('timers', () => {
  test('[WB-ENG-3] every waiting phase has a deadline, and a new question has a new id', () => {
    const state = table([{}, {}, {}], { sheriffs: 2 });
    const ids = new Set<number>();
    const due = () => {
      const deadline = wrightBrothers.deadline(state);
      if (deadline === undefined) throw new Error(`Cannot be: ${state.phase} waits without a timer`);
      ids.add(deadline.id);
      return deadline.at - state.at;
    };
    expect(due()).toBe(45_000);
    play(state, ann, pass);
    expect(due()).toBe(45_000);
    play(state, bob, startShootout);
    expect(due()).toBe(5010);
    timeOut(state);
    expect([state.phase, due()]).toEqual(['round-over', 15_000]);
    expect(ids.size).toBe(4);
  });

  test('[WB-ENG-3] a timer with an outdated id is ignored, however late', () => {
    const state = table(nobodyArmed(3), { sheriffs: 2 });
    const old = state.timerId;
    play(state, ann, pass);
    const before = hashOf(state);
    expect(feed(state, { type: 'timer', at: state.at + 99_999, id: old })).toEqual([]);
    expect(hashOf(state)).toBe(before);
    expect(timeOut(state)[0]).toEqual({ type: 'passed', seat: bob, why: 'time' });
  });

  test('[WB-ENG-3] a timer that comes too early is ignored', () => {
    const state = openShootout(nobodyArmed(3), { lines: [0, 0, 0] });
    slap(state, bob, 300, 300);
    const due = wrightBrothers.deadline(state);
    const before = hashOf(state);
    expect(feed(state, { type: 'timer', at: (due?.at ?? 0) - 1, id: due?.id ?? 0 })).toEqual([]);
    expect(hashOf(state)).toBe(before);
  });

  test('[WB-ENG-3, WB-TIME-11] a slap that moves the closing time keeps the timer’s id, which would reveal the slap', () => {
    const state = openShootout(nobodyArmed(3), { lines: [0, 0, 200] });
    const old = wrightBrothers.deadline(state);
    slap(state, bob, 300, 300);
    expect(wrightBrothers.deadline(state)).toEqual({ id: old?.id, at: raceOf(state).startedAt + 300 + 210 + 1 });
    expect(feed(state, { type: 'timer', at: raceOf(state).startedAt + 510, id: old?.id ?? 0 })).toEqual([]);
    expect(state.phase).toBe('race');
    timeOut(state);
    expect(state.phase).toBe('round-over');
  });
});

describe('the order of inputs', () => {
  test('[WB-ENG-4] in the same millisecond receipt decides: cards loaded before Indians can be lost, cards loaded after cannot', () => {
    const players = [{ hand: 'I' }, { hand: '5' }, {}];
    const before = table(players, { deck: '1' });
    play(before, bob, load('5'));
    play(before, ann, event('indians'));
    expect([before.at, held(before, bob).split(' | ')[1]]).toEqual([0, '']);
    const after = table(players, { deck: '1' });
    play(after, ann, event('indians'));
    play(after, bob, load('5'));
    expect([after.at, held(after, bob).split(' | ')[1]]).toEqual([0, '5']);
  });

  test('[WB-ENG-4] a load before a Switch saves the card, one after it is refused, whatever the latency', () => {
    const players = [{ hand: 'S' }, { hand: '5' }, {}];
    const saved = table(players);
    play(saved, bob, load('5'));
    expect(refusal(saved, ann, event('switch', bob))).toBe('BAD_TARGET');
    const late = table(players);
    feed(late, { type: 'lag', at: 0, seat: bob, roundTrip: 200 });
    play(late, ann, event('switch', bob));
    expect(late.at).toBe(0);
    expect(refusal(late, bob, load('5'))).toBe('LOCKED_EVENT');
    play(late, ann, giveBack('5'));
    play(late, bob, load('5'));
    expect(held(late, bob).split(' | ')[1]).toBe('5');
  });

  test('[WB-ENG-4] with equal times in the same millisecond tieOrder decides, not receipt', () => {
    const state = openShootout(nobodyArmed(3));
    raceOf(state).tieOrder = [cal, bob, ann];
    slap(state, bob, 300, 300);
    slap(state, cal, 300, 300);
    expect(state.division?.order).toEqual([ann, cal]);
  });

  test.each([pass, discard('3'), event('helper'), startShootout])(
    '[WB-ENG-5] %j answers its turn: another number is refused',
    (move) => {
      const state = table([{ hand: '3 H' }, {}, {}], { sheriffs: 2 });
      for (const answers of [state.turn - 1, state.turn + 1])
        expect(refusal(state, ann, move, answers)).toBe('STALE_TURN');
      expect(tryPlay(wrightBrothers, state, { at: 0, seat: ann, move })).toEqual({
        ok: false,
        rejection: { code: 'STALE_TURN' },
      });
      play(state, ann, move);
    },
  );

  test('[WB-ENG-5] calling a duel answers its turn too, and an action of an earlier turn doesn’t count in a later one', () => {
    const duel = table(nobodyArmed(2), { sheriffs: 2 });
    expect(refusal(duel, ann, callDuel, duel.turn + 1)).toBe('STALE_TURN');
    const state = table(nobodyArmed(2), {});
    const first = state.turn;
    play(state, ann, pass);
    play(state, bob, pass);
    expect(refusal(state, ann, pass, first)).toBe('STALE_TURN');
    expect(refusal(state, bob, pass, first)).toBe('NOT_YOUR_TURN');
    play(state, ann, pass);
  });

  test('[WB-ENG-5] a load answers no question and stays valid across turns', () => {
    const state = table([{ hand: '1 1 1 1 1 1' }, { hand: '5' }, {}]);
    const input = moveInput(wrightBrothers, state, { at: 0, seat: bob, move: load('5') });
    expect(input).toEqual({ type: 'move', at: 0, seat: bob, move: load('5') });
    play(state, ann, pass);
    expect(tryPlay(wrightBrothers, state, { at: 0, seat: bob, move: load('5'), answers: 1 }).ok).toBe(true);
    expect(held(state, bob).split(' | ')[1]).toBe('5');
  });
});

describe('refusals', () => {
  /** Each phase of a game, reached by play. */
  const phases: readonly [name: string, state: () => State][] = [
    ['turn', () => table([{ hand: '2' }, { hand: '3' }, { hand: 'S' }])],
    ['duel-suspense', () => calledDuel('5 4', [{ hand: '2' }, { hand: '3' }])],
    ['race', () => openShootout([{ hand: '2' }, { hand: '3' }, {}])],
    ['no-go-window', () => turnedUpDuel('4 4', [{ hand: '2' }, { hand: '3' }])],
    ['sealed', () => openShootout([{ hand: '2' }, { hand: '3' }, {}], { options: { raceMode: 'sealed' } })],
  ];

  test.each(phases)('[WB-ENG-6] in phase %s a refused input changes nothing and draws nothing', (name, make) => {
    const state = make();
    expect(state.phase).toBe(name);
    const before = hashOf(state);
    const strange = [
      pass,
      startShootout,
      callDuel,
      discard('7'),
      discard(''),
      event('switch', bob),
      load('7'),
      load(''),
      giveBack('7'),
      { type: 'slap' },
      sealedChoice('7'),
      { type: 'miss-target', owner: ann },
      { type: 'ready' },
      'nonsense',
      { type: 'slap', raceId: 3 },
    ];
    let refused = 0;
    for (const by of [...seatsOf(state.players.length), seat(9)]) {
      for (const move of strange) {
        const told: Event[] = [];
        const trial = wrightBrothers.clone(state);
        const played = tryPlay(wrightBrothers, trial, { at: state.at + 5, seat: by, move, answers: -7 }, (e) =>
          told.push(e),
        );
        if (played.ok) continue;
        refused += 1;
        expect([hashOf(trial), told]).toEqual([before, []]);
      }
    }
    expect(refused).toBeGreaterThan(40);
  });

  test('[WB-ENG-6, WB-TIME-8] a press is never refused, in any phase', () => {
    for (const [, make] of phases) {
      for (const by of [ann, bob]) expect(press(make(), by, 300).length).toBeGreaterThan(0);
    }
  });
});

describe('locks', () => {
  const everybody = (state: State) => seatsOf(state.players.length).map((by) => canLoad(state, by));

  test('[WB-ENG-8] in a turn everyone may load', () => {
    expect(everybody(table(nobodyArmed(3)))).toEqual([true, true, true]);
  });

  test('[WB-ENG-8] while a Switch is resolved nobody may load', () => {
    const state = table([{ hand: 'S' }, { hand: '5' }, { hand: '6' }]);
    play(state, ann, event('switch', bob));
    expect([state.phase, everybody(state)]).toEqual(['switch-return', [false, false, false]]);
    for (const by of seatsOf(3)) expect(refusal(state, by, load('5'))).toBe('LOCKED_EVENT');
  });

  test('[WB-ENG-8] in a race players without a hand down may load', () => {
    const state = openShootout(nobodyArmed(4));
    expect(everybody(state)).toEqual([false, true, true, true]);
    pressInRace(state, dot, 50);
    expect(everybody(state)).toEqual([false, true, true, true]);
    slap(state, cal, 300, 300);
    expect(everybody(state)).toEqual([false, true, false, true]);
    expect(everybody(openArrival(nobodyArmed(3)))).toEqual([true, true, true]);
  });

  test('[WB-ENG-8] before the reveal and in the window, players who have not fouled may load', () => {
    const suspense = calledDuel('5 4');
    expect(everybody(suspense)).toEqual([true, true]);
    press(suspense, bob, 300);
    expect(everybody(suspense)).toEqual([true, false]);
    const window = turnedUpDuel('4 4');
    expect(everybody(window)).toEqual([true, true]);
    slap(window, ann, 300, 300);
    expect([window.phase, everybody(window)]).toEqual(['no-go-window', [false, true]]);
  });

  test('[WB-ENG-8] in a sealed race, at a Miss, after the round and after the game nobody may load', () => {
    const sealed = openShootout(nobodyArmed(3), { options: { raceMode: 'sealed' } });
    expect([sealed.phase, everybody(sealed)]).toEqual(['sealed', [false, false, false]]);
    const miss = openShootout([{ revolver: '7 M' }, { revolver: '7' }, {}], { round: 6 });
    slap(miss, bob, 300, 300);
    timeOut(miss);
    expect([miss.phase, everybody(miss)]).toEqual(['miss-choice', [false, false, false]]);
    timeOut(miss);
    expect([miss.phase, everybody(miss)]).toEqual(['game-over', [false, false, false]]);
    const over = openShootout(nobodyArmed(3));
    timeOut(over);
    expect([over.phase, everybody(over)]).toEqual(['round-over', [false, false, false]]);
  });

  test('[WB-ENG-8] the lock is a property of the state: waiting does not lift it', () => {
    const state = table(nobodyArmed(3));
    for (const phase of PHASES) {
      const other = wrightBrothers.clone(state);
      other.phase = phase;
      other.at += 1_000_000;
      const isOpen = ['turn', 'duel-suspense', 'arrival-suspense', 'no-go-window', 'race'].includes(phase);
      expect([phase, everybody(other)]).toEqual([phase, [isOpen, isOpen, isOpen]]);
    }
  });
});
