import {
  below,
  choose,
  cloneRng,
  type Input,
  parseOptions,
  type Rng,
  randomInput,
  rngFrom,
  seatsOf,
  seedOf,
  shuffle,
  tryPlay,
} from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, event, giveBack, load, pass, startShootout } from '../testing/orders.ts';
import {
  calledDuel,
  duelOf,
  nobodyArmed,
  openArrival,
  openShootout,
  press,
  pressInRace,
  raceOf,
  sealedChoice,
  turnedUpDuel,
} from '../testing/races.ts';
import { ann, bob, cal, dot, feed, inWords, lags, play, slap, table, timeOut } from '../testing/table.ts';
import { NO_CARDS, SHERIFF, sizeOf } from './cards.ts';
import type { Event, Move } from './moves.ts';
import type { Options } from './options.ts';
import { playerAt, type State, seatAfter } from './state.ts';

/** What the act draws is exactly what `draws` takes from a generator in the same place, in the same order. */
function drawing(state: State, act: () => unknown, draws: (rng: Rng) => void): void {
  const twin = cloneRng(state.rng);
  draws(twin);
  act();
  expect(state.rng).toEqual(twin);
}
const nothing = () => {};
/** The order in which `count` seats are drawn. */
const seatOrder = (rng: Rng, count: number): number[] => {
  const seats = [...seatsOf(count)];
  shuffle(rng, seats);
  return seats;
};
const shuffled = (rng: Rng, count: number): void => shuffle(rng, Array.from({ length: count }));
const options = (given: Partial<Options> = {}): Options => {
  const parsed = parseOptions(wrightBrothers.options, given);
  if (!parsed.ok) throw new Error(`Cannot use the options: ${JSON.stringify(parsed.problems)}`);
  return parsed.options;
};

describe('the deal', () => {
  test.each([
    [2, 54],
    [3, 51],
    [4, 45],
    [5, 39],
  ])(
    '[WB-ENG-7] %i players: the first player, the shuffle of 65, the shuffle of %i with the sheriffs',
    (seats, deck) => {
      const rng = rngFrom(seedOf(5));
      const first = below(rng, seats);
      shuffled(rng, 65);
      shuffled(rng, deck);
      const state = wrightBrothers.setup(options(), seats, seedOf(5));
      expect(state.rng).toEqual(rng);
      expect([state.first, state.deck.length]).toEqual([first, deck]);
    },
  );

  test('[WB-ENG-7] firstPlayer = host-pick draws nothing', () => {
    const rng = rngFrom(seedOf(5));
    shuffled(rng, 65);
    shuffled(rng, 51);
    expect(wrightBrothers.setup(options({ firstPlayer: 'host-pick', firstSeat: 2 }), 3, seedOf(5)).rng).toEqual(rng);
  });

  test('[WB-ENG-7] the next round draws two shuffles and nothing else', () => {
    const state = openShootout(nobodyArmed(3));
    timeOut(state);
    play(state, ann, { type: 'ready' });
    play(state, bob, { type: 'ready' });
    drawing(
      state,
      () => play(state, cal, { type: 'ready' }),
      (rng) => {
        shuffled(rng, 65);
        shuffled(rng, 51);
      },
    );
    expect(state.round).toBe(2);
  });
});

describe('the turn', () => {
  test('[WB-ENG-7] a Switch draws each card it takes; giving back draws nothing', () => {
    const state = table([{ hand: 'S 1 2 3 4 5' }, { hand: '1 2 3 4 5 6' }, {}]);
    drawing(
      state,
      () => play(state, ann, event('switch', bob)),
      (rng) => {
        below(rng, 6);
        below(rng, 5);
      },
    );
    drawing(state, () => play(state, ann, giveBack('1 2')), nothing);
    const single = table([{ hand: 'S' }, { hand: '6' }, {}]);
    drawing(
      single,
      () => play(single, ann, event('switch', bob)),
      (rng) => void below(rng, 1),
    );
    drawing(single, () => timeOut(single), nothing);
  });

  test('[WB-ENG-7] Indians draw one card for each loaded opponent, clockwise', () => {
    const revolvers = ['', '1 2 3', '', '4 5 6 7', '1 7'];
    const state = table(
      revolvers.map((revolver, i) => ({ revolver, hand: i === 2 ? 'I' : '' })),
      { active: cal },
    );
    const picks: string[] = [];
    const twin = cloneRng(state.rng);
    for (const loaded of ['4 5 6 7', '1 7', '1 2 3']) {
      const cards = loaded.split(' ');
      picks.push(cards[below(twin, cards.length)] ?? '');
    }
    const events = play(state, cal, event('indians'));
    expect(state.rng).toEqual(twin);
    expect(events.flatMap((e) => (e.type === 'lost-to-indians' ? [e.card] : []))).toEqual(picks);
  });

  test('[WB-ENG-7] passing, discarding, loading, a Helper, drawing cards and the stall guard draw nothing', () => {
    const state = table([{ hand: 'H 1 2 3' }, { hand: '4' }, { hand: '5' }], { options: { stallLaps: 1 } });
    drawing(state, () => play(state, ann, load('1')), nothing);
    drawing(state, () => play(state, ann, event('helper')), nothing);
    drawing(state, () => play(state, bob, { type: 'discard', cards: ['4'] }), nothing);
    for (const by of [cal, ann, bob]) drawing(state, () => play(state, by, pass), nothing);
    expect(state.sheriffs).toBe(1);
    drawing(state, () => timeOut(state), nothing);
  });
});

describe('races', () => {
  test.each([3, 4, 5])(
    '[WB-ENG-7, WB-TIME-4, WB-SHER-4] a race of %i draws its tieOrder at the start, its id nothing, and a fourth sheriff his delay',
    (n) => {
      const begun = table(nobodyArmed(n), { sheriffs: 2 });
      let order: number[] = [];
      drawing(
        begun,
        () => play(begun, ann, startShootout),
        (rng) => {
          order = seatOrder(rng, n);
        },
      );
      expect(raceOf(begun).tieOrder).toEqual(order);
      const arrived = table(nobodyArmed(n), { sheriffs: 3, deck: '*' });
      drawing(
        arrived,
        () => play(arrived, ann, pass),
        (rng) => {
          below(rng, 901);
          seatOrder(rng, n);
        },
      );
    },
  );

  test('[WB-ENG-7] presses, loads, slaps, latency, leaving, returning, the close, Misses and shares draw nothing', () => {
    const revolvers = [{ revolver: '7 M' }, { revolver: '7 M', hand: '2' }, { revolver: '7 M' }, {}];
    const state = openShootout(revolvers, { lines: [0, 0, 0, 0] });
    drawing(state, () => press(state, bob, 10), nothing);
    drawing(state, () => pressInRace(state, dot, 20), nothing);
    drawing(state, () => play(state, bob, load('2')), nothing);
    drawing(state, () => lags(state, [50, 60, 70, 80]), nothing);
    drawing(state, () => feed(state, { type: 'leave', at: state.at, seat: dot }), nothing);
    drawing(state, () => feed(state, { type: 'return', at: state.at, seat: dot }), nothing);
    drawing(state, () => slap(state, cal, 300, 300), nothing);
    drawing(state, () => slap(state, bob, 310, 310), nothing);
    drawing(state, () => slap(state, dot, 320, 320), nothing);
    expect(state.phase).toBe('miss-choice');
    drawing(state, () => play(state, ann, { type: 'miss-target', owner: bob }), nothing);
    drawing(state, () => timeOut(state), nothing);
    while (state.phase === 'miss-choice') drawing(state, () => timeOut(state), nothing);
    expect(state.phase).toBe('round-over');
    drawing(state, () => play(state, ann, { type: 'ready' }), nothing);
  });

  test('[WB-ENG-7] the delay is drawn at the call, tieOrder at the reveal, for go, no-go and foul', () => {
    for (const deck of ['5 4', '4 5']) {
      const state = table(nobodyArmed(2), { sheriffs: 2, deck });
      let wait = 0;
      drawing(
        state,
        () => play(state, ann, callDuel),
        (rng) => {
          wait = 800 + below(rng, 1701);
        },
      );
      expect(duelOf(state).turnUpAt - duelOf(state).calledAt).toBe(wait);
      const fouled = wrightBrothers.clone(state);
      for (const turned of [state, fouled]) {
        if (turned === fouled) drawing(turned, () => press(turned, ann, 10), nothing);
        let order: number[] = [];
        const events: Event[] = [];
        drawing(
          turned,
          () => events.push(...timeOut(turned)),
          (rng) => {
            order = seatOrder(rng, 2);
          },
        );
        expect(events).toContainEqual(expect.objectContaining({ type: 'race-drawn', tieOrder: order }));
      }
    }
  });

  test('[WB-ENG-7] a fourth sheriff in the call has his own delay instead of the duel’s', () => {
    const state = table(nobodyArmed(2), { sheriffs: 3, deck: '5 *' });
    drawing(
      state,
      () => play(state, ann, callDuel),
      (rng) => {
        below(rng, 901);
        seatOrder(rng, 2);
      },
    );
  });

  test('[WB-ENG-7] calling off a duel draws nothing', () => {
    const state = turnedUpDuel('4 4');
    drawing(state, () => timeOut(state), nothing);
    expect(state.phase).toBe('turn');
  });

  test('[WB-ENG-7, WB-SEAL-5] a sealed race draws only at the reveal', () => {
    const sealed = { raceMode: 'sealed' } as const;
    const state = table([{}, { hand: '5' }, { hand: '5' }], { sheriffs: 2, options: sealed });
    drawing(state, () => play(state, ann, startShootout), nothing);
    drawing(state, () => play(state, bob, sealedChoice('5')), nothing);
    let lot: number[] = [];
    drawing(
      state,
      () => play(state, cal, sealedChoice('5')),
      (rng) => {
        lot = seatOrder(rng, 3);
      },
    );
    expect(state.division?.order).toEqual([ann, lot.indexOf(bob) < lot.indexOf(cal) ? bob : cal]);
    const deadline = openArrival(nobodyArmed(3), { options: sealed });
    drawing(
      deadline,
      () => timeOut(deadline),
      (rng) => void seatOrder(rng, 3),
    );
    const go = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4', options: sealed });
    drawing(go, () => play(go, ann, callDuel), nothing);
    const noGo = table(nobodyArmed(2), { sheriffs: 2, deck: '4 5', options: sealed });
    drawing(noGo, () => play(noGo, ann, callDuel), nothing);
  });

  test('[WB-ENG-7, WB-ENG-6] refused inputs, outdated timers, views, re-deals and clones draw nothing', () => {
    const state = calledDuel('5 4');
    drawing(
      state,
      () => {
        tryPlay(wrightBrothers, state, { at: state.at, seat: ann, move: 'slap', answers: 3 });
        tryPlay(wrightBrothers, state, { at: state.at, seat: ann, move: 'duel', answers: state.turn });
        feed(state, { type: 'timer', at: state.at + 9000, id: state.timerId - 1 });
        wrightBrothers.view(state, ann);
        wrightBrothers.redeal(state, ann, rngFrom(seedOf(1)));
        wrightBrothers.clone(state);
      },
      nothing,
    );
    expect(inWords(duelOf(state).cards)).toBe('5 4');
  });
});

describe('whole games', () => {
  /** The draws of one input, derived from the state before it and its events, in the order of the rules. */
  function expected(before: State, input: Input<Move>, events: readonly Event[], isSealed: boolean): Rng {
    const rng = cloneRng(before.rng);
    const n = before.players.length;
    if (input.type === 'move' && input.move.type === 'play-event') {
      const { card, target } = input.move;
      if (target !== undefined) {
        const size = sizeOf(playerAt(before, target).hand);
        for (let k = 0; k < Math.min(2, size); k++) below(rng, size - k);
      }
      if (card === 'indians') {
        for (let by = seatAfter(before, input.seat); by !== input.seat; by = seatAfter(before, by)) {
          const { revolver } = playerAt(before, by);
          if (revolver !== NO_CARDS) below(rng, sizeOf(revolver));
        }
      }
    }
    for (const e of events) {
      const arrived = events.some((other) => other.type === 'sheriff-came' && other.sheriffs === 4);
      if (e.type === 'sheriff-came' && e.sheriffs === 4 && !isSealed) below(rng, 901);
      if (e.type === 'duel-called' && !isSealed && !arrived) below(rng, 1701);
      if (e.type === 'race-drawn' && !isSealed) seatOrder(rng, n);
      if (e.type === 'unsealed') seatOrder(rng, n);
      if (e.type === 'round-started') {
        shuffled(rng, 65);
        shuffled(rng, 69 - 6 * n - (n === 2 ? 3 : 0));
      }
    }
    return rng;
  }

  test.each([
    [2, 'realtime'],
    [2, 'sealed'],
    [3, 'realtime'],
    [4, 'sealed'],
    [5, 'realtime'],
  ] as const)('[WB-ENG-7] %i players, %s: no input draws anything else', (n, raceMode) => {
    for (let seed = 0; seed < 6; seed++) {
      const walk = rngFrom(seedOf(1000 + seed));
      const state = wrightBrothers.setup(options({ raceMode, rounds: 3, stallLaps: 1 }), n, seedOf(seed));
      while (wrightBrothers.outcome(state) === undefined) {
        const before = wrightBrothers.clone(state);
        const input = disturbance(state, walk) ?? randomInput(wrightBrothers, state, walk);
        const events = feed(state, input);
        if (String(state.rng) !== String(expected(before, input, events, raceMode === 'sealed')))
          throw new Error(`Cannot be: ${JSON.stringify(input)} of game ${seed} drew something else`);
      }
      expect(state.deck.filter((kind) => kind === SHERIFF).length).toBe(4 - state.sheriffs);
    }
  });

  function disturbance(state: State, walk: Rng): Input<Move> | undefined {
    if (below(walk, 12) > 0) return undefined;
    const seat = choose(walk, seatsOf(state.players.length));
    const at = state.at;
    if (below(walk, 2) === 0) return { type: 'lag', at, seat, roundTrip: below(walk, 400) };
    return { type: playerAt(state, seat).isAway ? 'return' : 'leave', at, seat };
  }
});
