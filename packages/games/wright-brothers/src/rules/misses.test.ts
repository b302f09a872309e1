import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import {
  ann,
  bob,
  cal,
  dot,
  duelGo,
  eve,
  eventsOf,
  feed,
  misses,
  places,
  play,
  refusal,
  shootout,
  slap,
  table,
  timeOut,
} from '../testing/index.ts';
import type { State } from './state.ts';

const offered = (state: State, by = ann) => wrightBrothers.legalMoves(state, by).map(wrightBrothers.formatMove);
const cancelled = (state: State) => wrightBrothers.view(state, 'spectator').division?.cancelled;
const readings = (state: State) =>
  wrightBrothers.view(state, 'spectator').division?.readings.map(({ size, value }) => `(${size},${value})`);

describe('every Miss is used', () => {
  test('[WB-MISS-1, WB-RULING-19] each Miss cancels one card, even the last one', () => {
    const { state, events } = shootout(['1 M M', '6 5 4 M', '7'], [ann, bob, cal], { pot: 4 });
    expect(misses(events)).toEqual([
      "ann's at bob's 6, forced",
      "ann's at bob's 5, forced",
      "bob's at bob's 4, forced",
    ]);
    expect(cancelled(state)).toEqual([[], ['4', '5', '6'], []]);
    expect(places(events)).toEqual(['ann (1,1) 2', 'bob (0,0) 1']);
  });

  test('[WB-MISS-1, WB-RULING-19] a Miss cannot be declined or saved: its owner must choose a target', () => {
    const { state } = shootout([{ hand: '1', revolver: '7 M' }, '7', ''], [ann, bob, cal]);
    expect(state.phase).toBe('miss-choice');
    expect(offered(state)).toEqual(['miss 0', 'miss 1']);
    expect(refusal(state, ann, 'pass')).toBe('WRONG_PHASE');
    expect(refusal(state, ann, 'ready')).toBe('WRONG_PHASE');
    expect(refusal(state, ann, 'miss 2')).toBe('BAD_TARGET');
    expect(refusal(state, ann, 'miss')).toBe('malformed-move');
  });

  test('[WB-MISS-1] a Miss still in hand does nothing', () => {
    const { events } = shootout([{ hand: 'M', revolver: '2' }, '7', ''], [ann, bob, cal]);
    expect(misses(events)).toEqual([]);
    expect(places(events)).toEqual(['bob (1,7) 0', 'ann (1,2) 0']);
  });
});

describe('the order', () => {
  test('[WB-MISS-2, WB-RULING-18] Misses are resolved in hand order, not in seat order', () => {
    // Cal, Ann, Bob: Cal takes Bob's 7, Ann takes Cal's 6, Bob takes Ann's 5. In seat order Ann would take the 7.
    const { events } = shootout(['5 M', '7 M', '6 M', ''], [cal, ann, bob, dot], { pot: 4 });
    expect(misses(events)).toEqual([
      "cal's at bob's 7, forced",
      "ann's at cal's 6, forced",
      "bob's at ann's 5, forced",
    ]);
  });

  test('[WB-MISS-2] several Misses of one player come one after another, before those of the next', () => {
    const { events } = shootout(['7 6 5 4', 'M', 'M M', ''], [cal, ann, bob, dot]);
    expect(misses(events)).toEqual([
      "cal's at ann's 7, forced",
      "cal's at ann's 6, forced",
      "bob's at ann's 5, forced",
    ]);
  });

  test('[WB-MISS-2, WB-RULING-18] option reverse-hand-order: the latest hand first, each player’s Misses still in a row', () => {
    const around = { options: { missOrder: 'reverse-hand-order' } } as const;
    const { events } = shootout(['7 6 5 4', 'M', 'M M', ''], [cal, ann, bob, dot], around);
    expect(misses(events)).toEqual([
      "bob's at ann's 7, forced",
      "cal's at ann's 6, forced",
      "cal's at ann's 5, forced",
    ]);
  });

  test('[WB-MISS-2] after a choice the owner of the next Miss is asked', () => {
    const { state } = shootout(['7 7 M', '7 7 M', ''], [bob, ann, cal]);
    expect(wrightBrothers.toAct(state)).toEqual([bob]);
    expect(refusal(state, ann, 'miss 1')).toBe('NOT_YOUR_TURN');
    play(state, bob, { type: 'miss-target', owner: ann });
    expect(wrightBrothers.toAct(state)).toEqual([ann]);
    expect(refusal(state, bob, 'miss 0')).toBe('NOT_YOUR_TURN');
    const events = play(state, ann, { type: 'miss-target', owner: bob });
    expect(cancelled(state)).toEqual([['7'], ['7'], []]);
    expect(places(events)).toEqual(['bob (1,7) 0', 'ann (1,7) 0']);
  });

  test("[WB-EX-16, WB-MISS-2, WB-MISS-3] Ann's Miss takes Bob's 7, then his Miss finds her 6 the highest", () => {
    const { events } = shootout(['6 6 M', '7 M', ''], [ann, bob, cal], { pot: 3 });
    expect(misses(events)).toEqual(["ann's at bob's 7, forced", "bob's at ann's 6, forced"]);
    expect(places(events)).toEqual(['ann (1,6) 2', 'bob (0,0) 1']);
  });

  test('[WB-MISS-2] with the hands the other way round Bob must cancel his own 7', () => {
    const { events } = shootout(['6 6 M', '7 M', ''], [bob, ann, cal], { pot: 3 });
    expect(misses(events)).toEqual(["bob's at bob's 7, forced", "ann's at ann's 6, forced"]);
  });
});

describe('the highest denomination', () => {
  test("[WB-MISS-3, WB-RULING-17] it hits the highest of all live cards, including the owner's own", () => {
    const { events } = shootout(['7 2 M', '6 6 6', '5', ''], [ann, bob, cal, dot]);
    expect(misses(events)).toEqual(["ann's at ann's 7, forced"]);
    expect(places(events)).toEqual(['bob (3,6) 0', 'cal (1,5) 0', 'ann (1,2) 0']);
  });

  test('[WB-MISS-3, WB-RULING-17] it is not the highest card of the leading set or of a chosen revolver', () => {
    const { state, events } = shootout(['1 M', '6 6 6', '7', ''], [ann, bob, cal, dot]);
    expect(misses(events)).toEqual(["ann's at cal's 7, forced"]);
    expect(cancelled(state)).toEqual([[], [], ['7'], []]);
  });

  test('[WB-MISS-3] it is determined again for each Miss, after the last cancellation', () => {
    const { state, events } = shootout(['M M M', '7 7 5', '6', ''], [ann, bob, cal, dot]);
    expect(misses(events)).toEqual([
      "ann's at bob's 7, forced",
      "ann's at bob's 7, forced",
      "ann's at cal's 6, forced",
    ]);
    expect(cancelled(state)).toEqual([[], ['7', '7'], ['6'], []]);
  });

  test('[WB-MISS-4] exactly one card is cancelled, however many copies there are', () => {
    const { state, events } = shootout(['4 M', '7 7 7', ''], [ann, bob, cal], { pot: 3 });
    expect(misses(events)).toEqual(["ann's at bob's 7, forced"]);
    expect(cancelled(state)).toEqual([[], ['7'], []]);
    expect(places(events)).toEqual(['bob (2,7) 2', 'ann (1,4) 1']);
  });

  test('[WB-MISS-4] the card stays in the revolver, and no other revolver is touched', () => {
    const { state } = shootout(['4 M', '7 7 7', ''], [ann, bob, cal]);
    expect(wrightBrothers.view(state, 'spectator').players.map(({ revolver }) => revolver)).toEqual([
      ['4', 'miss'],
      ['7', '7', '7'],
      [],
    ]);
  });
});

describe('whose card', () => {
  const ex13 = () => shootout(['7 M', '7 7 J', '5 5', ''], [ann, bob, cal, dot], { pot: 8 }).state;

  test('[WB-EX-13, WB-MISS-3, WB-MISS-4, WB-MISS-5] Ann chooses Bob, whose 7 and Joker still lead', () => {
    const state = ex13();
    expect(wrightBrothers.view(state, cal).division?.miss).toEqual({ owner: ann, card: '7' });
    expect(offered(state)).toEqual(['miss 0', 'miss 1']);
    const events = play(state, ann, { type: 'miss-target', owner: bob });
    expect(misses(events)).toEqual(["ann's at bob's 7, chosen"]);
    expect(cancelled(state)).toEqual([[], ['7'], [], []]);
    expect(places(events)).toEqual(['bob (2,7) 4', 'cal (2,5) 2', 'ann (1,7) 1']);
  });

  test('[WB-MISS-5, WB-RULING-17] an owner who has such a card may spare it or choose it', () => {
    const state = ex13();
    const events = play(state, ann, { type: 'miss-target', owner: ann });
    expect(misses(events)).toEqual(["ann's at ann's 7, chosen"]);
    expect(places(events)).toEqual(['bob (3,7) 4', 'cal (2,5) 2', 'ann (0,0) 1']);
  });

  test('[WB-MISS-5] a participant without such a card, or a player who is shut out, cannot be chosen', () => {
    const { state } = shootout(['7 M', '7', '6', '7'], [ann, bob, cal, dot]);
    expect(offered(state)).toEqual(['miss 0', 'miss 1']);
    expect(refusal(state, ann, 'miss 2')).toBe('BAD_TARGET');
    expect(refusal(state, ann, 'miss 3')).toBe('BAD_TARGET');
    expect(refusal(state, ann, 'miss 4')).toBe('BAD_TARGET');
  });

  test('[WB-MISS-5] an owner without such a card chooses among all who have one', () => {
    const { state } = shootout(['7', '7 7', '1 M', '7', ''], [cal, dot, bob, ann, eve]);
    expect(offered(state, cal).toSorted()).toEqual(['miss 0', 'miss 1', 'miss 3']);
  });

  test('[WB-EX-14, WB-MISS-6, WB-RULING-17] only Ann has a 7: she must cancel one of her own', () => {
    const { events } = shootout(['7 7 M', '6 6', ''], [ann, bob, cal], { pot: 3 });
    expect(misses(events)).toEqual(["ann's at ann's 7, forced"]);
    expect(places(events)).toEqual(['bob (2,6) 2', 'ann (1,7) 1']);
  });

  test('[WB-MISS-6] if another player has a 7 she may spare her own', () => {
    const { state } = shootout(['7 7 M', '6 7', ''], [ann, bob, cal], { pot: 3 });
    expect(state.phase).toBe('miss-choice');
    const events = play(state, ann, { type: 'miss-target', owner: bob });
    expect(places(events)).toEqual(['ann (2,7) 2', 'bob (1,6) 1']);
  });

  test('[WB-MISS-11] cards of one owner are one choice: "whose card"', () => {
    const { state } = shootout(['7 7 M', '7 7 7', ''], [ann, bob, cal]);
    expect(offered(state)).toEqual(['miss 0', 'miss 1']);
  });

  test('[WB-MISS-11] with a single owner nobody is asked, even if that owner has several', () => {
    const { state, events } = shootout(['1 M', '7 7 7', '6'], [ann, bob, cal]);
    expect(state.phase).toBe('round-over');
    expect(eventsOf(events, 'missed')).toEqual([{ type: 'missed', seat: ann, target: bob, card: '7', why: 'forced' }]);
  });
});

describe('what cannot be cancelled', () => {
  test('[WB-MISS-7] a Joker is never cancelled, whatever it copies', () => {
    const { state, events } = shootout(['1 M M', '7 J J', '2'], [ann, bob, cal], { pot: 3 });
    // The only 7 goes. Then Ann's 1 is the only live card, and Jokers can't be targets.
    expect(misses(events)).toEqual(["ann's at bob's 7, forced", "ann's at ann's 1, forced"]);
    expect(cancelled(state)).toEqual([['1'], ['7'], []]);
  });

  test('[WB-MISS-7] Jokers do not count in finding the highest denomination', () => {
    // Bob's Jokers read as fours; Ann's 5 is still the highest card.
    const { events } = shootout(['5 M', '4 J J J', ''], [ann, bob, cal]);
    expect(misses(events)).toEqual(["ann's at ann's 5, forced"]);
    expect(places(events)).toEqual(['bob (4,4) 0', 'ann (0,0) 0']);
  });

  test('[WB-MISS-7] a Joker beside a 7 does not count as a second 7', () => {
    const { state, events } = shootout(['6 M M', '7 J', ''], [ann, bob, cal]);
    expect(misses(events)).toEqual(["ann's at bob's 7, forced", "ann's at ann's 6, forced"]);
    expect(cancelled(state)).toEqual([['6'], ['7'], []]);
  });

  test('[WB-MISS-8] event cards that came in as bonus cards and other Misses cannot be cancelled', () => {
    const { state, events } = duelGo(['M', 'M'], bob, { bonus: 'S H I' });
    expect(wrightBrothers.view(state, ann).players[bob]?.revolver).toEqual(['miss', 'switch', 'helper', 'indians']);
    expect(misses(events)).toEqual(["bob's, no-target", "ann's, no-target"]);
    expect(cancelled(state)).toEqual([[], []]);
    expect(places(events)).toEqual(['bob (0,0) 2', 'ann (0,0) 0']);
  });

  test('[WB-MISS-8] ordinary bonus cards can be cancelled', () => {
    const { state, events } = duelGo(['5 M', '2'], bob, { bonus: '6 I I' });
    expect(misses(events)).toEqual(["ann's at bob's 6, forced"]);
    expect(cancelled(state)).toEqual([[], ['6']]);
    expect(places(events)).toEqual(['ann (1,5) 2', 'bob (1,2) 0']);
  });

  test('[WB-MISS-9] without a live card a Miss has no effect, and the split goes on', () => {
    const { state, events } = shootout(['M J', 'M', '7'], [ann, bob, cal], { pot: 3 });
    expect(eventsOf(events, 'missed')).toEqual([
      { type: 'missed', seat: ann, target: undefined, card: undefined, why: 'no-target' },
      { type: 'missed', seat: bob, target: undefined, card: undefined, why: 'no-target' },
    ]);
    expect(cancelled(state)).toEqual([[], [], []]);
    expect(places(events)).toEqual(['ann (0,0) 2', 'bob (0,0) 1']);
  });

  test('[WB-MISS-9] one live card is enough, even the owner’s own 1', () => {
    const { events } = shootout(['M 1', 'M', '7'], [ann, bob, cal]);
    expect(misses(events)).toEqual(["ann's at ann's 1, forced", "bob's, no-target"]);
  });

  test('[WB-MISS-10] a cancelled card doesn’t count in a set, as the highest, or for Jokers', () => {
    const { state } = shootout(['7 7 M M', '7 3 J', ''], [ann, bob, cal], { pot: 3 });
    expect(readings(state)).toEqual(['(2,7)', '(2,7)']);
    play(state, ann, { type: 'miss-target', owner: bob });
    // Bob's Joker must read as a 3 now; Ann's second Miss finds only her own sevens.
    const { division } = wrightBrothers.view(state, cal);
    expect(division?.cancelled).toEqual([['7'], ['7'], []]);
    expect(division?.places).toEqual([
      { seat: bob, size: 2, value: 3, share: 2 },
      { seat: ann, size: 1, value: 7, share: 1 },
    ]);
  });
});

describe('AUTO-MISS', () => {
  test('[WB-MISS-12] if time runs out, the target is the one that gives the owner the best rank', () => {
    // Bob's 7 gone leaves Ann second behind Cal; one of Cal's gone makes her first.
    const { state } = shootout(['5 5 M', '7', '7 7', ''], [ann, bob, cal, dot], { pot: 8 });
    const events = timeOut(state);
    expect(misses(events)).toEqual(["ann's at cal's 7, auto"]);
    expect(places(events)).toEqual(['ann (2,5) 4', 'bob (1,7) 2', 'cal (1,7) 1']);
  });

  test('[WB-MISS-12] not before time runs out', () => {
    const { state } = shootout(['5 5 M', '7', '7 7', ''], [ann, bob, cal, dot]);
    const deadline = wrightBrothers.deadline(state);
    expect(deadline?.at).toBe(state.at + 15_000);
    const before = structuredClone(state);
    expect(feed(state, { type: 'timer', at: state.at + 14_999, id: deadline?.id ?? -1 })).toEqual([]);
    expect(state).toEqual(before);
  });

  test('[WB-MISS-12] each Miss has its own time limit of missChoiceMs', () => {
    const { state } = shootout(['7 7 M M', '7 7 7', ''], [ann, bob, cal], { options: { missChoiceMs: 30_000 } });
    play(state, ann, { type: 'miss-target', owner: bob }, { after: 20_000 });
    expect(wrightBrothers.deadline(state)?.at).toBe(state.at + 30_000);
  });

  test('[WB-MISS-12] with equal ranks an opponent is preferred to yourself', () => {
    // Ann leads with 6 6 whichever 7 goes; she comes first in seat, hand order and ranking.
    const { state } = shootout(['7 6 6 M', '7', ''], [ann, bob, cal]);
    expect(misses(timeOut(state))).toEqual(["ann's at bob's 7, auto"]);
  });

  test('[WB-MISS-12] then the opponent ranked highest before the Miss, not the one with the earlier hand', () => {
    // Ann has nothing and stays last in any case; Cal (2,7) stood above Bob (1,7).
    const { state } = shootout(['M', '7', '7 7', ''], [bob, cal, ann, dot]);
    expect(misses(timeOut(state))).toEqual(["ann's at cal's 7, auto"]);
  });

  test('[WB-MISS-12] nor the one with the best revolver without Jokers', () => {
    const { state } = shootout(['M', '7 J J', '7 7', ''], [cal, bob, ann, dot]);
    expect(misses(timeOut(state))).toEqual(["ann's at bob's 7, auto"]);
  });

  test('[WB-MISS-12] it looks one Miss ahead and ignores later ones', () => {
    // Hands Cal, Bob, Ann. Now Cal (2,5), Bob (2,7), Ann (2,7) with a Miss of her own: either target makes Cal second,
    // behind the other; so the one placed higher before, Bob.
    const { state } = shootout(['7 7 M', '7 7', '5 5 M', ''], [cal, bob, ann, dot]);
    expect(misses(timeOut(state))).toEqual(["cal's at bob's 7, auto"]);
  });

  test('[WB-MISS-12] if the owner leaves while choosing, the target is chosen at once', () => {
    const { state } = shootout(['5 5 M', '7', '7 7', ''], [ann, bob, cal, dot]);
    const events = feed(state, { type: 'leave', at: state.at, seat: ann });
    expect(misses(events)).toEqual(["ann's at cal's 7, auto"]);
    expect(state.phase).toBe('round-over');
  });

  test('[WB-MISS-12] another player leaving does not hurry the owner', () => {
    const { state } = shootout(['5 5 M', '7', '7 7', ''], [ann, bob, cal, dot]);
    expect(feed(state, { type: 'leave', at: state.at, seat: bob })).toEqual([{ type: 'left', seat: bob }]);
    expect(state.phase).toBe('miss-choice');
    expect(offered(state)).toEqual(['miss 1', 'miss 2']);
  });

  test('[WB-MISS-12] an owner who left with a hand down takes part, and nobody waits for them', () => {
    const revolvers = ['5 5 M', '7', '7 7', ''].map((revolver) => ({ revolver }));
    const state = table(revolvers, { sheriffs: 2, active: bob });
    play(state, bob, { type: 'start-shootout' });
    slap(state, ann, 300);
    feed(state, { type: 'leave', at: state.at, seat: ann });
    slap(state, cal, 400);
    const events = slap(state, dot, 500);
    expect(state.division?.order).toEqual([bob, ann, cal]);
    expect(misses(events)).toEqual(["ann's at cal's 7, auto"]);
    expect(state.phase).toBe('round-over');
  });
});
