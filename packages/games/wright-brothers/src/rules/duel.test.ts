import { below, cloneRng, rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, load, pass, picture, startShootout } from '../testing/orders.ts';
import {
  bonusIn,
  calledDuel,
  clock,
  duelCameOut,
  duelOf,
  loadInRace,
  nobodyArmed,
  openArrival,
  pressInRace,
  raceOf,
  runsOutAfter,
  timeOf,
  turnedUpDuel,
  typesOf,
} from '../testing/races.ts';
import { ann, bob, census, feed, held, inWords, play, refusal, slap, table, timeOut } from '../testing/table.ts';
import type { State } from './state.ts';

const hands = (text: string) => [{ hand: text }, { hand: text }];
const lootOf = (state: State) => inWords(state.loot);

describe('two players', () => {
  test('[WB-2P-1] a duel takes the place of the shootout, with two players only', () => {
    const two = table(nobodyArmed(2), { sheriffs: 2 });
    expect(refusal(two, ann, startShootout)).toBe('WRONG_PLAYER_COUNT');
    expect(wrightBrothers.legalMoves(two, ann)).toEqual([pass, callDuel]);
    const three = table(nobodyArmed(3), { sheriffs: 2 });
    expect(refusal(three, ann, callDuel)).toBe('WRONG_PLAYER_COUNT');
    expect(wrightBrothers.legalMoves(three, ann)).toEqual([pass, startShootout]);
  });

  test('[WB-2P-1] all other rules stay: turns, discards, events and draws', () => {
    const state = table(
      [
        { hand: '3 4 7 H', revolver: '2 2' },
        { hand: '5 5 5', revolver: '6 6 6' },
      ],
      { deck: '1 1 1' },
    );
    play(state, ann, { type: 'discard', cards: ['3', '4', '7'] });
    expect(picture(state)).toMatchObject({ loot: '3 4 7', active: bob, held: ['1 1 1 H | 2 2', '5 5 5 | 6 6 6'] });
  });

  test('[WB-2P-2] the bonus cards are face down for both players until one receives them', () => {
    const state = turnedUpDuel('5 4', nobodyArmed(2), { bonus: '3 M I' });
    for (const viewer of [ann, bob, 'spectator'] as const) {
      const other = wrightBrothers.clone(state);
      other.bonus = [6, 6, 7];
      expect(wrightBrothers.view(state, viewer).bonus).toBe(3);
      expect(wrightBrothers.view(other, viewer)).toEqual(wrightBrothers.view(state, viewer));
    }
    slap(state, bob, 300, 300);
    timeOut(state);
    expect([bonusIn(state), wrightBrothers.view(state, ann).bonus]).toEqual([[], 0]);
    expect(wrightBrothers.view(state, ann).players[bob]?.revolver).toEqual(['3', 'miss', 'indians']);
  });

  test('[WB-2P-3, WB-RULING-34] bonus cards join the revolver and work there; an event card among them does nothing', () => {
    const state = turnedUpDuel('5 4', [{ revolver: '6 6' }, { hand: '2', revolver: '6 J' }], { bonus: 'J M S' });
    slap(state, bob, 300, 300);
    const events = timeOut(state);
    expect(events).toContainEqual({ type: 'bonus-received', seat: bob, cards: ['joker', 'miss', 'switch'] });
    expect(held(state, bob)).toBe('2 | 6 J J M S');
    // The Miss asks Bob: both have a live 6. He cancels one of Ann's; his Jokers make 6 6 6, the Switch is dead.
    expect(wrightBrothers.toAct(state)).toEqual([bob]);
    play(state, bob, { type: 'miss-target', owner: ann });
    expect(wrightBrothers.view(state, ann).division?.places).toEqual([
      { seat: bob, size: 3, value: 6, share: 2 },
      { seat: ann, size: 1, value: 6, share: 0 },
    ]);
  });
});

describe('the call', () => {
  test.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('[WB-DUEL-1] with %i sheriffs out a duel may be called: %s', (sheriffs, may) => {
    const state = table(hands('2 2 3 3 4 4'), { sheriffs, deck: '5 4' });
    if (!may) return expect(refusal(state, ann, callDuel)).toBe('TOO_FEW_SHERIFFS');
    play(state, ann, callDuel);
    expect([state.phase, state.passStreak]).toEqual(['duel-suspense', 0]);
  });

  test('[WB-DUEL-1] only the active player calls, on their turn, and may load first', () => {
    const state = table(hands('2 2'), { sheriffs: 2, deck: '5 4' });
    expect(refusal(state, bob, callDuel)).toBe('NOT_YOUR_TURN');
    play(state, ann, load('2'));
    play(state, bob, load('2 2'));
    play(state, ann, callDuel);
    expect([held(state, ann), held(state, bob)]).toEqual(['2 | 2', ' | 2 2']);
    expect(refusal(state, ann, callDuel)).toBe('WRONG_PHASE');
  });

  test('[WB-DUEL-1] calling is the action of the turn: it ends a streak of passes, even if the duel is called off', () => {
    const state = table(hands('1 2 3 5 6 7'), { sheriffs: 2, deck: '4 4' });
    for (const by of [ann, bob, ann]) play(state, by, pass);
    expect(state.passStreak).toBe(3);
    play(state, bob, callDuel);
    timeOut(state);
    timeOut(state);
    expect([state.phase, state.active, state.passStreak, state.sheriffs]).toEqual(['turn', ann, 0, 2]);
  });

  test('[WB-DUEL-2, WB-RULING-29] the caller takes the top card, the opponent the next', () => {
    const state = calledDuel('5 J 2', hands('1 2 3'));
    const before = table(hands('1 2 3'), { sheriffs: 2, deck: '5 J 2' });
    expect(inWords(duelOf(state).cards)).toBe('5 J');
    expect(picture(state)).toEqual({
      ...picture(before),
      phase: 'duel-suspense',
      deck: picture(before).deck.slice('5 J '.length),
    });
    expect(census(state)).toBe(census(before));
  });

  test('[WB-DUEL-2, WB-RULING-29] the same when the second player calls', () => {
    const state = calledDuel('5 J', nobodyArmed(2), { active: bob });
    timeOut(state);
    const { duel } = wrightBrothers.view(state, ann);
    expect(duel).toEqual({ caller: bob, cards: ['5', 'joker'], fouler: undefined });
    expect(state.phase).toBe('race');
  });

  test.each([
    ['* 5 4', ann, ann],
    ['5 * 4', ann, bob],
    ['* 5 4', bob, bob],
    ['5 * 4', bob, ann],
  ])('[WB-DUEL-2, WB-SHER-3] deck %s, called by %i: everyone sees that %i drew the sheriff', (deck, caller, met) => {
    const state = table(nobodyArmed(2), { sheriffs: 2, deck, active: caller });
    play(state, caller, callDuel);
    for (const viewer of [ann, bob, 'spectator'] as const) {
      expect(wrightBrothers.view(state, viewer).metBy.at(-1)).toBe(met);
    }
  });

  test('[WB-DUEL-2] a sheriff goes to the row and is replaced', () => {
    const state = table(nobodyArmed(2), { sheriffs: 2, deck: '5 * 4 2' });
    const events = play(state, ann, callDuel);
    expect(events).toEqual([
      { type: 'duel-called', seat: ann },
      { type: 'sheriff-came', sheriffs: 3, stalled: false },
    ]);
    expect([state.sheriffs, inWords(duelOf(state).cards), state.phase]).toEqual([3, '5 4', 'duel-suspense']);
  });

  test('[WB-DUEL-3] both cards are revealed by one event, at the drawn time and not before', () => {
    const state = calledDuel('5 J');
    const { turnUpAt } = duelOf(state);
    const due = wrightBrothers.deadline(state);
    expect(due?.at).toBe(turnUpAt);
    expect(feed(state, { type: 'timer', at: turnUpAt - 1, id: due?.id ?? 0 })).toEqual([]);
    expect(wrightBrothers.view(state, ann).duel).toEqual({ caller: ann, cards: 'face-down', fouler: undefined });
    const events = feed(state, { type: 'timer', at: turnUpAt, id: due?.id ?? 0 });
    expect(events.filter((event) => event.type === 'duel-turned-up')).toEqual([
      { type: 'duel-turned-up', caller: ann, cards: ['5', 'joker'], race: raceOf(state).id, urgent: true },
    ]);
    expect(wrightBrothers.view(state, bob).duel).toEqual({ caller: ann, cards: ['5', 'joker'], fouler: undefined });
  });

  test('[WB-DUEL-3] the delay is drawn from 800 to 2500 ms inclusive', () => {
    const delays = Array.from({ length: 400 }, (_, n) => {
      const state = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4' });
      state.rng = rngFrom(seedOf(n));
      const drawn = 800 + below(cloneRng(state.rng), 1701);
      play(state, ann, callDuel, { after: 50 });
      expect(duelOf(state).turnUpAt).toBe(50 + drawn);
      return drawn;
    });
    expect(Math.min(...delays)).toBeLessThan(830);
    expect(Math.max(...delays)).toBeGreaterThan(2470);
  });
});

describe('go and no-go', () => {
  test.each([
    ['5 4', true],
    ['4 4', false],
    ['4 5', false],
    ['1 J', true],
    ['1 M', true],
    ['1 S', true],
    ['1 H', true],
    ['1 I', true],
    ['J 1', false],
    ['J M', false],
    ['I S', false],
    ['7 1', true],
    ['1 7', false],
  ])('[WB-DUEL-4, WB-DUEL-5, WB-DUEL-6] cards %s: go is %s', (deck, isGo) => {
    expect(turnedUpDuel(deck).phase).toBe(isGo ? 'race' : 'no-go-window');
  });

  test('[WB-EX-19, WB-DUEL-4, WB-DUEL-5, WB-DUEL-9, WB-2P-3, WB-RULING-28] go: the first hand gets the bonus cards, and the duel cards are loot', () => {
    const state = turnedUpDuel('5 J', [{ revolver: '2' }, { revolver: '4' }], { bonus: '3 M I', loot: '7' });
    expect([lootOf(state), inWords(duelOf(state).cards)]).toEqual(['7', '5 J']);
    slap(state, bob, 300, 300);
    slap(state, ann, 400, 400);
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: bob });
    expect(held(state, bob)).toBe(' | 3 4 M I');
    expect([lootOf(state), state.division?.pot]).toEqual(['7 5 J', 3]);
    // The Miss cancels Bob's own 4, the highest: his 3 still beats the 2.
    expect(state.players.map((player) => player.score)).toEqual([0, 3]);
  });

  test('[WB-DUEL-5] the first hand is decided by effective time, then by tieOrder', () => {
    const faster = turnedUpDuel('5 4', nobodyArmed(2), { lines: [200, 0] });
    slap(faster, bob, 400, 400);
    slap(faster, ann, 599, 399);
    expect(duelCameOut(faster)).toEqual({ leader: ann, bonusTo: ann });
    for (const first of [ann, bob]) {
      const equal = turnedUpDuel('5 4', nobodyArmed(2), { lines: [200, 0] });
      raceOf(equal).tieOrder = first === ann ? [ann, bob] : [bob, ann];
      slap(equal, bob, 400, 400);
      slap(equal, ann, 600, 400);
      expect(duelCameOut(equal)).toEqual({ leader: first, bonusTo: first });
    }
  });

  test('[WB-EX-20, WB-DUEL-6, WB-DUEL-8, WB-RULING-28, WB-RULING-36] no-go: both cards join the loot, nobody is short of cards, the turn passes', () => {
    const state = turnedUpDuel('4 4 7', hands('1 2 3 5 6 7'), { loot: '1', lines: [0, 0] });
    const before = picture(state);
    expect(clock(state, 2509)).toEqual([]);
    const events = clock(state, 2510);
    expect(events).toEqual([{ type: 'duel-called-off' }, { type: 'turn-started', seat: bob, turn: before.turn + 1 }]);
    expect(picture(state)).toEqual({ ...before, phase: 'turn', turn: before.turn + 1, active: bob, loot: '1 4 4' });
    expect([state.duel, state.race, state.division, bonusIn(state).length]).toEqual([
      undefined,
      undefined,
      undefined,
      3,
    ]);
  });

  test('[WB-DUEL-8, WB-RULING-36] the end-of-turn draw follows a no-go, the caller first', () => {
    const state = turnedUpDuel('4 4 7 6 5', [{ hand: '1 2 3 5 6' }, { hand: '1 2 3 5' }]);
    const events = timeOut(state);
    expect(typesOf(events)).toEqual(['duel-called-off', 'drew', 'drew', 'turn-started']);
    expect([held(state, ann), held(state, bob)]).toEqual(['1 2 3 5 6 7 | ', '1 2 3 5 5 6 | ']);
    expect(lootOf(state)).toBe('4 4');
  });

  test('[WB-DUEL-8] a fourth sheriff in that draw starts a race, with the duel cards in the loot', () => {
    const state = turnedUpDuel('4 4 *', [{ hand: '1' }, {}], { sheriffs: 3 });
    timeOut(state);
    timeOut(state);
    expect([state.phase, raceOf(state).cause, lootOf(state), state.duel]).toEqual([
      'race',
      'arrival',
      '4 4',
      undefined,
    ]);
  });

  test('[WB-DUEL-5] both may load in the race of a go until their own hand is down', () => {
    const state = turnedUpDuel('5 4', hands('2 3'), { lines: [0, 200] });
    loadInRace(state, ann, '2', 200, 200);
    slap(state, ann, 300, 300);
    expect(refusal(state, ann, load('3'))).toBe('LOCKED_HAND_DOWN');
    loadInRace(state, bob, '3', 310, 310);
    expect([held(state, ann), held(state, bob)]).toEqual(['3 | 2', '2 | 3']);
  });

  test('[WB-DUEL-5, WB-RACE-4, WB-RACE-11] the race of a go has a timeout, and a slap never counts before the player’s last load', () => {
    const state = turnedUpDuel('5 4', hands('2 3'), { options: { raceTimeoutMs: 2000 }, lines: [0, 200] });
    expect(runsOutAfter(state)).toBe(2210);
    loadInRace(state, bob, '2', 2100, 1900);
    slap(state, bob, 2105, 1700);
    expect(timeOf(state, bob)).toBe(1900);
    const late = turnedUpDuel('5 4', nobodyArmed(2), { options: { raceTimeoutMs: 2000 }, lines: [0, 200] });
    expect(slap(late, ann, 2001, 2001)).toEqual([{ type: 'slap-void', seat: ann, e: 2001 }]);
    expect(clock(late, 2209)).toEqual([]);
    clock(late, 2210);
    expect(duelCameOut(late)).toEqual({ leader: ann, bonusTo: undefined });
  });
});

describe('the fourth sheriff', () => {
  test.each([
    [3, '* 2', '', '2'],
    [3, '6 * 2', '6', '2'],
    [2, '* * 2', '', '2'],
    [2, '* 6 * 2', '6', '2'],
    [2, '6 * * 2', '6', '2'],
  ])('[WB-DUEL-10, WB-DUEL-2] with %i out and deck %s a race starts', (sheriffs, deck, drawn, top) => {
    const state = table(nobodyArmed(2), { sheriffs, deck });
    const events = play(state, ann, callDuel, { after: 77, isTense: true });
    expect(wrightBrothers.toAct(state)).toEqual([]);
    state.timerAt = 777;
    events.push(...timeOut(state));
    expect(typesOf(events).slice(-2)).toEqual(['race-started', 'race-drawn']);
    expect(events).not.toContainEqual(expect.objectContaining({ type: 'duel-turned-up' }));
    expect([state.phase, state.sheriffs, inWords(duelOf(state).cards)]).toEqual(['race', 4, drawn]);
    expect(raceOf(state)).toMatchObject({ cause: 'arrival', startedAt: 777, starter: undefined, hands: [] });
    expect(inWords(state.deck.slice(-1))).toBe(top);
    expect(wrightBrothers.toAct(state)).toEqual([ann, bob]);
  });

  test('[WB-DUEL-10] the first hand gets the bonus cards, also in a race started by the end-of-turn draw', () => {
    const state = openArrival(nobodyArmed(2), { bonus: '7 7 7' });
    slap(state, bob, 300, 300);
    slap(state, ann, 310, 310);
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: bob });
    expect(held(state, bob)).toBe(' | 7 7 7');
  });

  test('[WB-DUEL-10, WB-TIME-8, WB-RACE-10] this race has no fouls: an early press stuns', () => {
    for (const state of [openArrival(nobodyArmed(2)), calledDuel('6 *', nobodyArmed(2), { sheriffs: 3 })]) {
      expect(pressInRace(state, ann, 50)).toEqual([{ type: 'pressed', seat: ann, isStunned: true }]);
      expect([state.phase, raceOf(state).isStunned, state.duel?.fouler]).toEqual(['race', [true, false], undefined]);
      slap(state, ann, 400, 400);
      expect(timeOf(state, ann)).toBe(600);
    }
  });
});

describe('the split between two', () => {
  test('[WB-DUEL-11] both take part, and a player who never slapped can win', () => {
    const state = turnedUpDuel('5 4', [{}, { revolver: '7 7 7 7' }], { bonus: '1 2 3', loot: '6' });
    slap(state, ann, 300, 300);
    timeOut(state);
    expect(state.division).toMatchObject({ order: [ann, bob], excluded: [], ranking: [bob, ann], shares: [3, 0] });
  });

  test('[WB-DUEL-12] the first hand wins a tie', () => {
    for (const first of [ann, bob]) {
      const state = turnedUpDuel('5 4', [{ revolver: '6 6' }, { revolver: '6 6' }], { bonus: 'S H I' });
      slap(state, first, 300, 300);
      slap(state, first === ann ? bob : ann, 310, 310);
      expect(state.division?.ranking[0]).toBe(first);
    }
  });

  test('[WB-DUEL-12] a player without a hand comes second', () => {
    const state = turnedUpDuel('5 4', [{ revolver: '6 6' }, { revolver: '6 6' }], { bonus: 'S H I' });
    slap(state, bob, 900, 900);
    timeOut(state);
    expect(state.division).toMatchObject({ order: [bob, ann], bonusTo: bob, ranking: [bob, ann] });
  });

  test.each([ann, bob])(
    '[WB-DUEL-12, WB-DUEL-14, WB-RULING-35] nobody slaps in a go: nobody gets the bonus cards, and caller %i wins ties',
    (active) => {
      const state = turnedUpDuel('5 4', [{ revolver: '6 6' }, { revolver: '6 6' }], { bonus: '7 7 7', active });
      const events = timeOut(state);
      expect(duelCameOut(state)).toEqual({ leader: active, bonusTo: undefined });
      expect(events).not.toContainEqual(expect.objectContaining({ type: 'bonus-received' }));
      expect([held(state, ann), held(state, bob), bonusIn(state)]).toEqual([' | 6 6', ' | 6 6', ['7', '7', '7']]);
      expect(wrightBrothers.view(state, ann).bonus).toBe(3);
      expect(state.division?.ranking[0]).toBe(active);
      // Unseen, and collected with all the others.
      expect(JSON.stringify([events, wrightBrothers.view(state, ann)])).not.toContain('"7"');
      const all = census(state);
      timeOut(state);
      expect([census(state), state.bonus.length, state.round]).toEqual([all, 3, 2]);
    },
  );

  test.each([ann, bob])(
    '[WB-DUEL-12, WB-RULING-35] nobody slaps at the fourth sheriff: the active player %i wins ties',
    (active) => {
      const state = openArrival([{ revolver: '6' }, { revolver: '6' }], { active });
      timeOut(state);
      expect(duelCameOut(state)).toEqual({ leader: active, bonusTo: undefined });
      expect([state.division?.ranking[0], bonusIn(state)]).toEqual([active, ['1', '1', '1']]);
    },
  );

  test('[WB-DUEL-13] the winner takes the whole pot, the loser nothing', () => {
    const state = turnedUpDuel('5 4', [{ revolver: '6 6' }, { revolver: '7' }], { loot: '1 2 3 4 5', bonus: 'S H I' });
    slap(state, bob, 300, 300);
    const events = slap(state, ann, 400, 400);
    expect(events).toContainEqual({
      type: 'divided',
      places: [
        { seat: ann, size: 2, value: 6, share: 7 },
        { seat: bob, size: 1, value: 7, share: 0 },
      ],
      pot: 7,
      lost: 0,
    });
    expect(state.players.map((player) => player.score)).toEqual([7, 0]);
  });

  test('[WB-DUEL-13, WB-DUEL-12] Misses go in hand order: the first hand’s is aimed first', () => {
    const state = turnedUpDuel('5 4', [{ revolver: '7 M' }, { revolver: '7 M' }], { bonus: 'S H I' });
    slap(state, bob, 300, 300);
    slap(state, ann, 400, 400);
    expect([state.phase, wrightBrothers.toAct(state)]).toEqual(['miss-choice', [bob]]);
  });
});

describe('a decided race is over', () => {
  test('[WB-DUEL-15, WB-RULING-40, WB-RACE-8] the race closes as soon as the first hand is certain', () => {
    const state = turnedUpDuel('5 4', hands('2 3'), { lines: [0, 180] });
    slap(state, ann, 300, 300);
    expect(runsOutAfter(state)).toBe(300 + 190 + 1);
    expect(clock(state, 490)).toEqual([]);
    loadInRace(state, bob, '2', 490, 310);
    clock(state, 491);
    expect(duelCameOut(state)).toEqual({ leader: ann, bonusTo: ann });
    expect(refusal(state, bob, load('3'))).toBe('LOCKED_DIVISION');
    expect(timeOf(state, bob)).toBeUndefined();
  });

  test('[WB-DUEL-15] until then the other can still be first', () => {
    const state = turnedUpDuel('5 4', nobodyArmed(2), { lines: [0, 180] });
    raceOf(state).tieOrder = [bob, ann];
    slap(state, ann, 300, 300);
    slap(state, bob, 490, 0);
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: bob });
  });

  test('[WB-DUEL-15, WB-RULING-40] the same holds at the fourth sheriff', () => {
    const state = openArrival(nobodyArmed(2), { lines: [0, 0] });
    slap(state, bob, 300, 300);
    expect(clock(state, 310)).toEqual([]);
    clock(state, 311);
    expect(duelCameOut(state)).toEqual({ leader: bob, bonusTo: bob });
  });

  test('[WB-DUEL-15, WB-RACE-7] nobody waits for a player who has left', () => {
    const state = turnedUpDuel('5 4');
    feed(state, { type: 'leave', at: state.at, seat: bob });
    expect(state.phase).toBe('race');
    slap(state, ann, 300, 300);
    expect(duelCameOut(state)).toEqual({ leader: ann, bonusTo: ann });
    const both = calledDuel('5 4');
    for (const seat of [ann, bob]) feed(both, { type: 'leave', at: both.at, seat });
    timeOut(both);
    expect(duelCameOut(both)).toEqual({ leader: ann, bonusTo: undefined });
  });
});
