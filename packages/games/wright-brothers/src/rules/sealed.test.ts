import { rngFrom, type Seat, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, legal, load, startShootout } from '../testing/orders.ts';
import {
  bonusIn,
  cameOut,
  sealedChoice as choice,
  duelCameOut,
  nobodyArmed,
  openArrival,
  openShootout,
  press,
  RACE_AT,
  raceOf,
  toldTo,
  typesOf,
} from '../testing/races.ts';
import {
  type Around,
  ann,
  bob,
  cal,
  census,
  dot,
  feed,
  held,
  inWords,
  play,
  refusal,
  type Seated,
  table,
  timeOut,
} from '../testing/table.ts';
import type { State } from './state.ts';

const sealed = { raceMode: 'sealed' } as const;
const shootout = (hands: readonly string[], around: Around = {}): State =>
  openShootout(
    hands.map((hand): Seated => ({ hand })),
    { ...around, options: { ...sealed, ...around.options } },
  );
const leave = (state: State, seat: Seat) => feed(state, { type: 'leave', at: state.at, seat });

describe('the choice', () => {
  test('[WB-SEAL-1] a quick card or none, and a set of other loadable cards: every combination', () => {
    const state = shootout(['', '5 5 S', '2', '']);
    expect(legal(state, bob).sort()).toEqual(
      [
        'sealed - load',
        'sealed - load 5',
        'sealed - load 5 5',
        'sealed 5 load',
        'sealed 5 load 5',
        'sealed switch load',
        'sealed switch load 5',
        'sealed switch load 5 5',
      ].sort(),
    );
    expect(wrightBrothers.toAct(state)).toEqual([bob, cal, dot]);
    expect(legal(state, dot)).toEqual(['sealed - load']);
  });

  test('[WB-SEAL-1] loaded cards must be loadable, in hand, and not the quick card', () => {
    const state = shootout(['', '5 S', '2', '']);
    expect(refusal(state, bob, choice('', 'S'))).toBe('NOT_LOADABLE');
    expect(refusal(state, bob, choice('5', '5'))).toBe('NOT_IN_HAND');
    expect(refusal(state, bob, choice('4'))).toBe('NOT_IN_HAND');
    expect(refusal(state, bob, choice('', '2'))).toBe('NOT_IN_HAND');
    expect(refusal(state, bob, choice('5'), raceOf(state).id + 1)).toBe('WRONG_PHASE');
    expect(refusal(state, bob, { type: 'slap' })).toBe('WRONG_PHASE');
  });

  test('[WB-SEAL-2] the starter is hand 1 and submits nothing', () => {
    const state = shootout(['7 6', '5', '7']);
    expect(wrightBrothers.legalMoves(state, ann)).toEqual([]);
    expect(refusal(state, ann, choice('7'))).toBe('ALREADY_DONE');
    play(state, bob, choice('5'));
    play(state, cal, choice('7'));
    expect(cameOut(state)).toEqual({ order: [ann, cal], excluded: [bob] });
    expect(held(state, ann)).toBe('6 7 | ');
  });

  test('[WB-SEAL-1, WB-SEAL-2] at the sheriff’s arrival everyone chooses', () => {
    const state = openArrival([{ hand: '3' }, { hand: '5' }, { hand: '7' }], { options: sealed });
    expect([state.phase, wrightBrothers.toAct(state)]).toEqual(['sealed', [ann, bob, cal]]);
    for (const [by, quick] of [
      [ann, '3'],
      [bob, '5'],
      [cal, '7'],
    ] as const)
      play(state, by, choice(quick));
    expect(cameOut(state)).toEqual({ order: [cal, bob], excluded: [ann] });
  });
});

describe('the key', () => {
  test('[WB-EX-24, WB-SEAL-3, WB-SEAL-4, WB-SEAL-5] the worked example', () => {
    const state = shootout(['', '6 1 2', '5', 'J'], { loot: '1 1 2 2 3 3 4 4 5 5' });
    play(state, bob, choice('6', '1 2'));
    play(state, cal, choice('5'));
    const events = play(state, dot, choice('J'));
    expect(cameOut(state)).toEqual({ order: [ann, cal, bob], excluded: [dot] });
    expect(state.division?.pot).toBe(13);
    expect(events).toContainEqual({
      type: 'unsealed',
      choices: [
        { seat: bob, quick: '6', load: ['1', '2'], key: 4 },
        { seat: cal, quick: '5', load: [], key: 5 },
        { seat: dot, quick: 'joker', load: [], key: 0 },
      ],
    });
    expect([held(state, bob), held(state, cal), held(state, dot)]).toEqual([' | 1 2', ' | ', ' | ']);
    expect(inWords(state.loot.slice(10))).toBe('6 5 J');
  });

  test('[WB-EX-24, WB-SEAL-5] the log has the order of hands and who is shut out, between choices and revolvers', () => {
    const state = shootout(['', '6 1 2', '5', 'J']);
    play(state, bob, choice('6', '1 2'));
    play(state, cal, choice('5'));
    const events = play(state, dot, choice('J'));
    expect(typesOf(events).slice(0, 4)).toEqual(['sealed', 'unsealed', 'race-closed', 'revealed']);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'race-closed', order: [ann, cal, bob, dot], excluded: [dot] }),
    );
    const told = events.flatMap((event) => wrightBrothers.text.en.tell(event, (seat) => 'ABCD'.charAt(seat)) ?? []);
    expect(told).toContain('Order of hands: A, C, B, D. Shut out: D.');
  });

  test('[WB-SEAL-5, WB-SEAL-6, WB-DUEL-11] with two players the log has whose hand was first, and nobody is shut out', () => {
    const state = openArrival([{ hand: '3' }, { hand: '5' }], { options: sealed });
    play(state, bob, choice('5'));
    expect(timeOut(state)).toContainEqual(expect.objectContaining({ type: 'race-closed', order: [bob], excluded: [] }));
  });

  test.each([
    ['7', '', 7],
    ['1', '', 1],
    ['', '', 0],
    ['J', '', 0],
    ['M', '', 0],
    ['S', '', 0],
    ['H', '', 0],
    ['I', '', 0],
    ['7', '2 2', 5],
    ['', '2 2', -2],
    ['J', '2', -1],
    ['1', '2 2 2', -2],
  ])('[WB-SEAL-3] quick %j with %j loaded has the key %i', (quick, loaded, key) => {
    const state = shootout(['', `${quick} ${loaded}`, '']);
    play(state, bob, choice(quick, loaded));
    const events = play(state, cal, choice(''));
    expect(events.find((event) => event.type === 'unsealed')?.choices[0]?.key).toBe(key);
    // Cal's key is 0: a higher key comes before her, a lower one is shut out.
    if (key !== 0) expect(cameOut(state)?.excluded).toEqual([key > 0 ? cal : bob]);
  });
});

describe('the reveal', () => {
  test('[WB-SEAL-4, WB-SEAL-8] no card moves until everyone has submitted, then all move at once', () => {
    const state = shootout(['', '6 2 3', '5 4', 'J'], { loot: '1' });
    const all = census(state);
    expect(play(state, bob, choice('6', '2'))).toEqual([{ type: 'sealed', seat: bob }]);
    expect(play(state, dot, choice('J'))).toEqual([{ type: 'sealed', seat: dot }]);
    expect([inWords(state.loot), held(state, bob), held(state, dot), state.phase]).toEqual([
      '1',
      '2 3 6 | ',
      'J | ',
      'sealed',
    ]);
    play(state, cal, choice('5', '4'));
    expect([held(state, bob), held(state, cal), held(state, dot)]).toEqual(['3 | 2', ' | 4', ' | ']);
    expect([inWords(state.loot), state.division?.pot, state.phase]).toEqual(['1 6 5 J', 4, 'round-over']);
    expect(census(state)).toBe(all);
  });

  test('[WB-SEAL-4, WB-SEAL-6] at the deadline the submitted choices are revealed; other players have no hand, and their cards stay', () => {
    const state = shootout(['', '6 2', '5 4', '7']);
    play(state, cal, choice('', '5 4'), { after: 100 });
    const due = wrightBrothers.deadline(state);
    expect(due?.at).toBe(RACE_AT + 20_000);
    expect(feed(state, { type: 'timer', at: RACE_AT + 19_999, id: due?.id ?? 0 })).toEqual([]);
    expect(state.phase).toBe('sealed');
    timeOut(state);
    expect(cameOut(state)).toEqual({ order: [ann, cal], excluded: [bob, dot] });
    expect([held(state, bob), held(state, cal), held(state, dot)]).toEqual(['2 6 | ', ' | 4 5', '7 | ']);
  });

  test.each([10_000, 60_000])('[WB-SEAL-4] sealedMs of %i', (sealedMs) => {
    const state = shootout(['', '', ''], { options: { sealedMs } });
    expect(wrightBrothers.deadline(state)?.at).toBe(RACE_AT + sealedMs);
    timeOut(state);
    expect(cameOut(state)).toEqual({ order: [ann], excluded: [bob, cal] });
  });

  test('[WB-SEAL-4, WB-RACE-7] nobody waits for racers who have left, and an earlier choice stands', () => {
    const state = shootout(['', '6', '5', '7']);
    play(state, bob, choice('6'));
    leave(state, bob);
    play(state, cal, choice('5'));
    leave(state, dot);
    expect(cameOut(state)).toEqual({ order: [ann, bob, cal], excluded: [dot] });
    expect(held(state, dot)).toBe('7 | ');
  });

  test('[WB-SEAL-4, WB-RACE-7] a player who returns in time may still choose', () => {
    const state = shootout(['', '6', '5']);
    leave(state, cal);
    feed(state, { type: 'return', at: state.at, seat: cal });
    play(state, bob, choice('6'));
    expect(state.phase).toBe('sealed');
    play(state, cal, choice('5'));
    expect(cameOut(state)).toEqual({ order: [ann, bob], excluded: [cal] });
  });

  test('[WB-SEAL-4, WB-RACE-7] if all racers left before, nobody waits for the deadline', () => {
    const begun = table(nobodyArmed(3), { sheriffs: 2, loot: '1', options: sealed });
    for (const by of [bob, cal]) leave(begun, by);
    play(begun, ann, startShootout);
    expect(cameOut(begun)).toEqual({ order: [ann], excluded: [bob, cal] });
    const arrived = table(nobodyArmed(3), { sheriffs: 3, deck: '*', loot: '1', options: sealed });
    for (const by of seatsOf(3)) leave(arrived, by);
    timeOut(arrived);
    expect(cameOut(arrived)).toEqual({ order: [], excluded: [ann, bob, cal] });
    const called = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4', options: sealed });
    leave(called, bob);
    play(called, ann, callDuel);
    expect(called.phase).toBe('sealed');
    leave(called, ann);
    expect(duelCameOut(called)).toEqual({ leader: ann, bonusTo: undefined });
  });
});

describe('equal keys', () => {
  const afterSlow = (slow: readonly number[], seed = 1) => {
    const state = shootout(['', '5', '5', '5']);
    state.players.forEach((player, i) => {
      player.slowCount = slow[i] ?? 0;
    });
    state.rng = rngFrom(seedOf(seed));
    for (const by of [bob, cal, dot]) play(state, by, choice('5'));
    return state;
  };

  test('[WB-SEAL-5] the higher slowCount goes first', () => {
    for (let seed = 0; seed < 12; seed++) {
      expect(cameOut(afterSlow([0, 1, 3, 2], seed))).toEqual({ order: [ann, cal, dot], excluded: [bob] });
      expect(cameOut(afterSlow([9, 2, 0, 1], seed))).toEqual({ order: [ann, bob, dot], excluded: [cal] });
    }
  });

  test('[WB-SEAL-5] the key counts before slowCount', () => {
    const state = shootout(['', '5', '6']);
    for (const player of state.players) player.slowCount = 0;
    const slowest = state.players[bob];
    if (slowest !== undefined) slowest.slowCount = 9;
    play(state, bob, choice('5'));
    play(state, cal, choice('6'));
    expect(cameOut(state)).toEqual({ order: [ann, cal], excluded: [bob] });
  });

  test('[WB-SEAL-5] if still equal, the order is random', () => {
    const orders = new Set(
      Array.from({ length: 100 }, (_, seed) => String(cameOut(afterSlow([0, 0, 0, 0], seed))?.order)),
    );
    expect([...orders].sort()).toEqual(['0,1,2', '0,1,3', '0,2,1', '0,2,3', '0,3,1', '0,3,2']);
  });

  test('[WB-SEAL-5] chance decides only among equals: Cal’s slowCount of 1 always comes first', () => {
    const orders = new Set(
      Array.from({ length: 60 }, (_, seed) => String(cameOut(afterSlow([0, 0, 1, 0], seed))?.order)),
    );
    expect([...orders].sort()).toEqual(['0,2,1', '0,2,3']);
  });

  test('[WB-SEAL-5] slowCount counts earlier races in which the player was shut out', () => {
    const state = shootout(['', '5', '6', '']);
    play(state, bob, choice('5'));
    play(state, cal, choice('6'));
    timeOut(state);
    expect(state.players.map((player) => player.slowCount)).toEqual([0, 0, 0, 1]);
    timeOut(state);
    expect(state.players.map((player) => player.slowCount)).toEqual([0, 0, 0, 1]);
  });

  test('[WB-SEAL-5] with two players it counts races in which the player was not first', () => {
    const state = table([{ hand: '3' }, { hand: '6' }], { sheriffs: 2, deck: '5 4', options: sealed });
    play(state, ann, callDuel);
    play(state, ann, choice('3'));
    play(state, bob, choice('6'));
    expect(state.players.map((player) => player.slowCount)).toEqual([1, 0]);
    const nobody = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4', options: sealed });
    play(nobody, ann, callDuel);
    timeOut(nobody);
    expect(nobody.players.map((player) => player.slowCount)).toEqual([1, 1]);
    const off = table(nobodyArmed(2), { sheriffs: 2, deck: '4 4', options: sealed });
    play(off, ann, callDuel);
    expect(off.players.map((player) => player.slowCount)).toEqual([0, 0]);
  });
});

describe('two players', () => {
  const called = (deck: string, around: Around = {}) => {
    const state = table([{ hand: '3 7' }, { hand: '6' }], {
      sheriffs: 2,
      deck,
      ...around,
      options: { ...sealed, ...around.options },
    });
    const events = play(state, ann, callDuel, { after: RACE_AT });
    return { state, events };
  };

  test('[WB-SEAL-7] a go is revealed at the call and opens the sealed choice at once', () => {
    const { state, events } = called('5 4', { bonus: '2 2 2' });
    expect(typesOf(toldTo(events, bob))).toEqual(['duel-called', 'duel-turned-up', 'race-started']);
    expect([state.phase, state.duel?.isTurnedUp, wrightBrothers.toAct(state)]).toEqual(['sealed', true, [ann, bob]]);
    play(state, ann, choice('3'));
    play(state, bob, choice('6'));
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: bob });
    expect([held(state, bob), inWords(state.loot), state.division?.pot]).toEqual([' | 2 2 2', '3 6 5 4', 4]);
  });

  test.each(['4 4', '4 5', 'J 1'])('[WB-SEAL-7] a no-go of %s simply cancels the duel', (deck) => {
    const { state, events } = called(deck);
    expect(typesOf(events)).toEqual([
      'duel-called',
      'duel-turned-up',
      'duel-called-off',
      'drew',
      'drew',
      'turn-started',
    ]);
    expect([state.phase, state.active, inWords(state.loot), state.at]).toEqual(['turn', bob, deck, RACE_AT]);
    expect([state.duel, state.race, bonusIn(state).length]).toEqual([undefined, undefined, 3]);
  });

  test('[WB-SEAL-7] there are no fouls and no stuns', () => {
    const { state } = called('5 4');
    expect(press(state, bob, 500)).toEqual([{ type: 'pressed', seat: bob, isStunned: false }]);
    expect([state.phase, state.duel?.fouler, raceOf(state).isStunned]).toEqual(['sealed', undefined, [false, false]]);
    const early = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4', options: sealed });
    press(early, bob, 10);
    play(early, ann, callDuel, { after: 10 });
    expect(raceOf(early).isStunned).toEqual([false, false]);
  });

  test('[WB-SEAL-6, WB-DUEL-12] a player without a submission comes second', () => {
    const { state } = called('5 4', { bonus: '2 2 2' });
    play(state, bob, choice('', '6'));
    timeOut(state);
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: bob });
    expect(held(state, ann)).toBe('3 7 | ');
  });

  test('[WB-SEAL-6, WB-DUEL-12, WB-DUEL-14] with no submission at all nobody gets the bonus cards', () => {
    const { state } = called('5 4', { bonus: '2 2 2' });
    timeOut(state);
    expect([duelCameOut(state), bonusIn(state)]).toEqual([{ leader: ann, bonusTo: undefined }, ['2', '2', '2']]);
  });

  test('[WB-SEAL-7, WB-DUEL-10] a fourth sheriff in the call opens the sealed choice too', () => {
    const { state } = called('5 *', { sheriffs: 3 });
    expect([state.phase, raceOf(state).cause]).toEqual(['sealed', 'arrival']);
    play(state, bob, choice('6'));
    play(state, ann, choice('7'));
    expect([duelCameOut(state), inWords(state.loot)]).toEqual([{ leader: ann, bonusTo: ann }, '7 6 5']);
  });
});

describe('secrecy', () => {
  test('[WB-SEAL-8] a submitted choice is final', () => {
    const state = shootout(['', '5 6', '', '']);
    play(state, bob, choice('5'));
    expect(refusal(state, bob, choice('6'))).toBe('ALREADY_DONE');
    expect(refusal(state, bob, choice('5'))).toBe('ALREADY_DONE');
    expect(wrightBrothers.toAct(state)).toEqual([cal, dot]);
  });

  test('[WB-SEAL-8] it is public that a choice was made, but only its owner sees it until the reveal', () => {
    const state = shootout(['', '5 6 2', '5 6 2', '']);
    const other = wrightBrothers.clone(state);
    const events = play(state, bob, choice('5', '2'));
    const others = play(other, bob, choice('', '2 5 6'));
    for (const viewer of [ann, cal, dot, 'spectator'] as const) {
      const view = wrightBrothers.view(state, viewer);
      expect(wrightBrothers.view(other, viewer)).toEqual(view);
      expect([view.race?.submitted, view.race?.choice]).toEqual([[bob], undefined]);
      expect(toldTo(others, viewer)).toEqual(toldTo(events, viewer));
    }
    expect(wrightBrothers.view(state, bob).race?.choice).toEqual({ quick: '5', load: ['2'] });
    expect(events).toEqual([{ type: 'sealed', seat: bob }]);
  });

  test('[WB-SEAL-8] a re-deal guesses others’ choices and keeps the seat’s own', () => {
    const state = shootout(['', '5 6 2', '5 6 2', '']);
    play(state, bob, choice('5', '2'));
    const guesses = Array.from({ length: 30 }, (_, n) => wrightBrothers.redeal(state, cal, rngFrom(seedOf(n))));
    expect(new Set(guesses.map((guess) => JSON.stringify(raceOf(guess).choices[bob]))).size).toBeGreaterThan(5);
    for (const guess of guesses) expect(raceOf(guess).choices[dot]).toBeNull();
    const own = wrightBrothers.redeal(state, bob, rngFrom(seedOf(1)));
    expect(raceOf(own).choices).toEqual(raceOf(state).choices);
  });

  test('[WB-SEAL-8, WB-SEAL-1] loading is locked from the start of a sealed race, except in the choice', () => {
    const state = shootout(['3', '5', '6', '']);
    for (const [by, card] of [
      [ann, '3'],
      [bob, '5'],
      [cal, '6'],
    ] as const) {
      expect(refusal(state, by, load(card))).toBe('LOCKED_SEALED');
      expect(wrightBrothers.view(state, by).canLoad).toBe(false);
    }
  });
});
