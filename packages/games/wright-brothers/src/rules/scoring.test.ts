import { seatsOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import {
  ann,
  arrival,
  bob,
  cal,
  census,
  dot,
  duelGo,
  eve,
  eventsOf,
  feed,
  nextRound,
  play,
  refusal,
  scores,
  shootout,
  slap,
  table,
  timeOut,
} from '../testing/index.ts';
import { sizeOf } from './cards.ts';
import type { Player } from './state.ts';

describe('points', () => {
  test('[WB-SCORE-1] each card taken is a point, added to the total', () => {
    const { state } = shootout(
      [{ revolver: '5', score: 10 }, { revolver: '6', score: 3 }, { score: 7 }],
      [ann, bob, cal],
      {
        pot: 6,
      },
    );
    expect(scores(state)).toEqual([12, 6, 7]);
    expect(wrightBrothers.view(state, 'spectator').players.map(({ score }) => score)).toEqual([12, 6, 7]);
  });

  test.each([['1 1 1 1 1'], ['7 7 7 7 7'], ['S S I J M']])(
    '[WB-SCORE-1] five cards of loot score the same: %s',
    (loot) => {
      const { state } = shootout(['', '', ''], [ann, bob, cal], { loot });
      expect(scores(state)).toEqual([3, 1, 0]);
    },
  );

  test('[WB-SCORE-2] hands, revolvers, played Helpers and bonus cards score nothing', () => {
    const rich = { hand: '1 2 3 S', revolver: '7 7 6', helpers: 2 };
    const { state } = shootout([rich, { hand: '4 4 4 4', revolver: '2' }, ''], [ann, bob, cal], { pot: 4 });
    expect(scores(state)).toEqual([2, 1, 0]);
    const duel = duelGo(
      [
        { hand: '1 1', revolver: '7', helpers: 1 },
        { hand: '2', revolver: '6' },
      ],
      ann,
      {
        pot: 4,
        bonus: '5 5 5',
      },
    );
    expect(scores(duel.state)).toEqual([4, 0]);
  });

  test('[WB-SCORE-3] all cards are collected: only the totals survive the round', () => {
    const { state } = shootout(
      [
        { hand: '1 2', revolver: '7 7 M' },
        { revolver: '6', helpers: 2 },
        { hand: 'S I', revolver: 'J' },
      ],
      [ann, bob, cal],
      { pot: 6 },
    );
    const before = census(state);
    const events = timeOut(state);
    expect(census(state)).toBe(before);
    expect(scores(state)).toEqual([3, 2, 0]);
    const clean = (player: Player) => [sizeOf(player.hand), sizeOf(player.revolver), player.helpers];
    expect(state.players.map(clean)).toEqual([
      [6, 0, 0],
      [6, 0, 0],
      [6, 0, 0],
    ]);
    expect(state).toMatchObject({
      phase: 'turn',
      round: 2,
      loot: [],
      sheriffs: 0,
      passStreak: 0,
      taking: undefined,
      duel: undefined,
      race: undefined,
      division: undefined,
    });
    expect(state.deck).toHaveLength(51);
    expect(events.slice(0, 1)).toEqual([{ type: 'round-started', round: 2, first: cal }]);
  });

  test('[WB-SCORE-3] two players: received bonus cards are collected too', () => {
    const { state } = duelGo(['7', '6'], ann, { bonus: '1 1 1' });
    expect(state.bonus).toEqual([]);
    timeOut(state);
    expect(state.bonus).toHaveLength(3);
    expect(state.deck).toHaveLength(54);
    expect(state.players.map(({ revolver }) => sizeOf(revolver))).toEqual([0, 0]);
  });
});

describe('the next round', () => {
  test('[WB-SCORE-4] a new round starts when everyone is ready, or after 15 seconds', () => {
    const { state } = shootout(['7', '', ''], [ann, bob, cal], { round: 5 });
    expect(state.phase).toBe('round-over');
    expect(wrightBrothers.toAct(state)).toEqual([ann, bob, cal]);
    expect(wrightBrothers.deadline(state)?.at).toBe(state.at + 15_000);
    play(state, ann, { type: 'ready' });
    expect(refusal(state, ann, 'ready')).toBe('ALREADY_DONE');
    play(state, cal, { type: 'ready' });
    expect(state).toMatchObject({ phase: 'round-over', round: 5 });
    play(state, bob, { type: 'ready' });
    expect(state).toMatchObject({ phase: 'turn', round: 6, first: cal });
  });

  test('[WB-SCORE-4] nobody waits for a seat that has left', () => {
    const { state } = shootout(['7', '', ''], [ann, bob, cal]);
    play(state, ann, { type: 'ready' });
    play(state, cal, { type: 'ready' });
    feed(state, { type: 'leave', at: state.at, seat: bob });
    expect(state).toMatchObject({ phase: 'turn', round: 2 });
  });

  test('[WB-SCORE-4] if all players have left, the next round still waits for its timer', () => {
    const { state } = shootout(['7', '', ''], [ann, bob, cal]);
    for (const seat of seatsOf(3)) feed(state, { type: 'leave', at: state.at, seat });
    expect(state).toMatchObject({ phase: 'round-over', round: 1 });
    timeOut(state);
    expect(state).toMatchObject({ phase: 'turn', round: 2, first: cal });
  });

  test('[WB-SCORE-4] after the last round the game ends and nobody can move', () => {
    const { state, events } = shootout(['7', '', ''], [ann, bob, cal], { round: 6, pot: 2 });
    expect(state.phase).toBe('game-over');
    expect(events.slice(-2)).toEqual([
      { type: 'round-ended', round: 6, scores: [1, 1, 0], next: undefined },
      { type: 'game-ended', ranks: [1, 1, 3], scores: [1, 1, 0] },
    ]);
    expect(wrightBrothers.toAct(state)).toEqual([]);
    expect(wrightBrothers.deadline(state)).toBeUndefined();
    expect(seatsOf(3).flatMap((by) => wrightBrothers.legalMoves(state, by))).toEqual([]);
    expect(refusal(state, ann, 'ready')).toBe('game-over');
  });
});

describe('who begins, three to five players', () => {
  test.each([
    [ann, [bob, cal, ann]],
    [bob, [cal, ann, bob]],
    [cal, [ann, bob, cal]],
  ])('[WB-SCORE-5] the one excluded player begins: seat %i', (excluded, hands) => {
    const { state, events } = arrival(['7 7', '6', ''], hands, { active: bob });
    expect(eventsOf(events, 'round-ended')[0]?.next).toBe(excluded);
    nextRound(state);
    expect(state).toMatchObject({ round: 2, first: excluded, active: excluded });
  });

  test.each([
    // Clockwise from the left of the last active player; the last one met begins.
    [cal, [ann, dot], ann],
    [cal, [dot, eve], eve],
    [ann, [bob, eve], eve],
    [ann, [bob, cal, dot], dot],
    [eve, [ann, dot], dot],
    [bob, [ann, cal, dot, eve], ann],
    // Who is active comes last in that walk.
    [dot, [ann, dot], dot],
    [bob, [ann, bob, cal, dot, eve], bob],
  ])('[WB-SCORE-5, WB-RULING-23] active %i, excluded %j: seat %i begins', (active, excluded, first) => {
    const hands = seatsOf(5).filter((by) => !excluded.includes(by));
    const { state, events } = arrival(['', '', '', '', ''], hands, { active });
    expect(state.division?.excluded).toEqual(excluded);
    expect(eventsOf(events, 'round-ended')[0]?.next).toBe(first);
    timeOut(state);
    expect(state).toMatchObject({ round: 2, first, active: first });
  });
});

test('[WB-SCORE-5, WB-RULING-23] counting starts from the last active player, not from the player who began the round', () => {
  const full = { revolver: '1 1 2 2 4 4' };
  const state = table([full, { hand: '3', revolver: '5 5 5 5 5' }, full, full], { sheriffs: 3, deck: '*' });
  play(state, ann, { type: 'pass' });
  play(state, bob, { type: 'discard', cards: ['3'] });
  expect(state).toMatchObject({ phase: 'race', first: ann, active: bob });
  slap(state, cal, 300);
  slap(state, dot, 400);
  timeOut(state);
  // Cal, Dot, Ann, Bob: of the two without a hand Bob is met last. From Ann's left it would be Ann.
  expect(state.division?.excluded).toEqual([ann, bob]);
  timeOut(state);
  expect(state).toMatchObject({ round: 2, first: bob, active: bob });
});

describe('who begins, two players', () => {
  test.each([
    ['the slower hand lost', ['5', '4'], ann, bob],
    ['the faster hand lost', ['4', '5'], ann, ann],
    ['the faster hand lost, and was not the caller', ['5', '4'], bob, bob],
    ['the slower hand lost, and was the caller', ['4', '5'], bob, ann],
  ] as const)('[WB-SCORE-6, WB-RULING-24] the loser of the split: %s', (_, revolvers, firstHand, loser) => {
    const { state, events } = duelGo(revolvers, firstHand, { pot: 5 });
    expect(eventsOf(events, 'round-ended')[0]?.next).toBe(loser);
    nextRound(state);
    expect(state).toMatchObject({ round: 2, first: loser, active: loser });
  });

  test('[WB-SCORE-6, WB-RULING-24] also when there was nothing to win', () => {
    const { state } = arrival([{ revolver: '2', hand: '' }, '3'], [], { active: ann, bonus: 'S S S' });
    expect(scores(state)).toEqual([0, 0]);
    timeOut(state);
    expect(state.first).toBe(ann);
  });
});

test('[WB-SCORE-4, WB-SCORE-5] a seat that comes back between rounds must be ready again', () => {
  const { state } = shootout(['7', '', '', ''], [ann, bob, cal, dot]);
  feed(state, { type: 'leave', at: state.at, seat: dot });
  for (const by of [ann, bob]) play(state, by, { type: 'ready' });
  feed(state, { type: 'return', at: state.at, seat: dot });
  play(state, cal, { type: 'ready' });
  expect(state.phase).toBe('round-over');
  play(state, dot, { type: 'ready' });
  expect(state).toMatchObject({ phase: 'turn', first: dot });
});
