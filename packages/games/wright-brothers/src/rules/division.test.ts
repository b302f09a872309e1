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
  layLoot,
  places,
  play,
  scores,
  shootout,
  slap,
  table,
  timeOut,
} from '../testing/index.ts';

describe('the pot', () => {
  test('[WB-DIV-1] the pot is the number of cards in the loot pile', () => {
    const { state, events } = shootout(['7', '', ''], [ann, bob, cal], { loot: '1 S J M I' });
    expect(state.division?.pot).toBe(5);
    expect(eventsOf(events, 'revealed')[0]?.pot).toBe(5);
    expect(places(events)).toEqual(['ann (1,7) 3', 'bob (0,0) 1']);
  });

  test('[WB-DIV-1] an event card interrupted by the fourth sheriff counts', () => {
    const state = table([{ hand: 'I' }, { revolver: '3' }, {}], { sheriffs: 3, deck: '*', loot: '1 1 1' });
    play(state, ann, { type: 'play-event', card: 'indians' });
    expect(state.phase).toBe('race');
    slap(state, ann, 300);
    slap(state, bob, 400);
    const events = slap(state, cal, 500);
    expect(state.division?.pot).toBe(4);
    expect(places(events)).toEqual(['ann (0,0) 2', 'bob (0,0) 1']);
  });

  test('[WB-DIV-1] both cards of a duel count', () => {
    const { state, events } = duelGo(['5', '4'], ann, { loot: '1 1 1', deck: '6 2' });
    expect(state.division?.pot).toBe(5);
    expect(places(events)).toEqual(['ann (1,5) 5', 'bob (1,4) 0']);
  });

  test('[WB-DIV-1] a single duel card drawn before the fourth sheriff counts', () => {
    const state = table([{ revolver: '5' }, {}], { sheriffs: 3, deck: '6 *', loot: '1 1 1', bonus: 'S S S' });
    play(state, ann, { type: 'call-duel' });
    expect(state.phase).toBe('race');
    timeOut(state);
    expect(state.division?.pot).toBe(4);
    expect(scores(state)).toEqual([4, 0]);
  });

  test('[WB-DIV-1] quick-draw cards of a sealed race count, cards loaded in it do not', () => {
    const state = table([{}, { hand: '6 2' }, { hand: '1' }], {
      sheriffs: 2,
      loot: '3 3',
      options: { raceMode: 'sealed' },
    });
    play(state, ann, { type: 'start-shootout' });
    play(state, bob, { type: 'sealed-choice', quick: '6', load: ['2'] });
    const events = play(state, cal, { type: 'sealed-choice', quick: '1', load: [] });
    expect(state.division?.pot).toBe(4);
    expect(places(events)).toEqual(['bob (1,2) 2', 'ann (0,0) 1']);
  });
});

describe('the shares of three to five', () => {
  const rulebook = ['6 6 6', '6 6 6', '7 7', '7 7 7'];

  test.each([
    ['Billy before Butch', [ann, bob, cal, dot]],
    ['Butch before Billy', [ann, cal, bob, dot]],
  ])(
    '[WB-EX-5, WB-RACE-5, WB-RANK-1, WB-DIV-2, WB-DIV-3, WB-DIV-4, WB-SCORE-5] the rulebook’s example split, %s',
    (_, hands) => {
      const { state, events } = shootout(rulebook, hands, { pot: 23 });
      expect(eventsOf(events, 'race-closed')[0]).toMatchObject({ order: hands, excluded: [dot] });
      expect(eventsOf(events, 'divided')).toEqual([
        {
          type: 'divided',
          pot: 23,
          lost: 2,
          places: [
            { seat: ann, size: 3, value: 6, share: 12 },
            { seat: bob, size: 3, value: 6, share: 6 },
            { seat: cal, size: 2, value: 7, share: 3 },
          ],
        },
      ]);
      expect(eventsOf(events, 'round-ended')).toEqual([
        { type: 'round-ended', round: 1, scores: [12, 6, 3, 0], next: dot },
      ]);
      timeOut(state);
      expect(state).toMatchObject({ round: 2, first: dot, active: dot });
      expect(scores(state)).toEqual([12, 6, 3, 0]);
    },
  );

  test.each([
    [2, [1, 1, 0, 0]],
    [1, [1, 0, 0, 0]],
    [7, [4, 2, 1, 0]],
  ])('[WB-EX-22, WB-DIV-2, WB-DIV-6] five players, four participants, a pot of %i', (pot, shares) => {
    const { state } = shootout(['4', '3', '2', '1', '7'], [dot, cal, bob, ann, eve], { pot });
    expect(state.division?.ranking).toEqual([ann, bob, cal, dot]);
    expect(state.division?.shares).toEqual(shares);
    expect(scores(state)).toEqual([...shares, 0]);
  });

  test.each([
    [2, [4, 2]],
    [3, [4, 2, 1]],
    [4, [4, 2, 1, 1]],
  ])('[WB-DIV-2] %i participants: each takes half of what is left, rounded up, even the last one', (count, shares) => {
    const revolvers = ['7', '6', '5', '4', '3'].slice(0, count + 1);
    const { state } = shootout(revolvers, [ann, bob, cal, dot, eve].slice(0, count + 1), { pot: 8 });
    expect(state.division?.shares).toEqual(shares);
  });

  test('[WB-DIV-2] a single participant takes half, not all', () => {
    const { state, events } = shootout(['7', '6', '5'], [bob], { pot: 9 });
    expect(state.division).toMatchObject({ order: [bob], excluded: [ann, cal] });
    expect(places(events)).toEqual(['bob (1,6) 5']);
    expect(eventsOf(events, 'divided')[0]?.lost).toBe(4);
  });

  test.each([
    [16, [8, 4], 4],
    [15, [8, 4], 3],
    [3, [2, 1], 0],
    [4, [2, 1], 1],
  ])('[WB-DIV-3] of a pot of %i two take %j and %i are lost', (pot, shares, lost) => {
    const { state, events } = shootout(['7', '6', '5'], [ann, bob, cal], { pot });
    expect(state.division?.shares).toEqual(shares);
    expect(eventsOf(events, 'divided')[0]?.lost).toBe(lost);
    expect(scores(state)).toEqual([...shares, 0]);
  });

  test('[WB-DIV-4] the excluded take nothing, whatever their revolvers held', () => {
    const { state } = arrival(['7 7 7', '1', '7 7 J', '6 6', ''], [bob, eve], { pot: 10 });
    expect(state.division).toMatchObject({ order: [bob, eve], excluded: [ann, cal, dot], shares: [5, 3] });
    expect(scores(state)).toEqual([0, 5, 0, 0, 3]);
  });

  test('[WB-DIV-4] if nobody slaps, nobody takes part and the whole pot is lost', () => {
    const { state, events } = arrival(['7', '6', '5 M'], [], { pot: 10 });
    expect(state.division).toMatchObject({ order: [], excluded: [ann, bob, cal], shares: [], misses: [] });
    expect(eventsOf(events, 'divided')).toEqual([{ type: 'divided', places: [], pot: 10, lost: 10 }]);
    expect(scores(state)).toEqual([0, 0, 0]);
  });

  test.each([['1 1 1 1'], ['7 7 7 7'], ['J M S I']])(
    '[WB-DIV-5] it doesn’t matter which four cards are in the loot: %s',
    (loot) => {
      const { state } = shootout(['6', '5', '4'], [ann, bob, cal], { loot });
      expect(scores(state)).toEqual([2, 1, 0]);
    },
  );

  test('[WB-DIV-6] with an empty pot every share is 0', () => {
    const { state, events } = shootout(['7', '6', '5'], [ann, bob, cal], { pot: 0 });
    expect(places(events)).toEqual(['ann (1,7) 0', 'bob (1,6) 0']);
    expect(scores(state)).toEqual([0, 0, 0]);
  });

  test('the split changes scores and first places, and moves no card', () => {
    const state = table(
      [
        { hand: '1', revolver: '7', score: 5 },
        { revolver: '6', score: 9 },
        { hand: '2 2', helpers: 1, score: 1 },
      ],
      { sheriffs: 2 },
    );
    layLoot(state, 5);
    play(state, ann, { type: 'start-shootout' });
    slap(state, bob, 300);
    const before = structuredClone(state);
    slap(state, cal, 400);
    const [first, second, third] = before.players;
    expect(state.players).toEqual([
      { ...first, score: 8, firstPlaces: 1 },
      { ...second, score: 10 },
      { ...third, slowCount: 1 },
    ]);
    expect(state.loot).toEqual(before.loot);
    expect(state.deck).toEqual(before.deck);
    expect(state.rng).toEqual(before.rng);
    expect(census(state)).toBe(census(before));
  });
});

describe('two players', () => {
  test("[WB-EX-21, WB-DUEL-13, WB-SCORE-6] equal sets, Bob's hand first: he takes all 19, Ann begins the next round", () => {
    const { state, events } = duelGo(['6 6', '6 6'], bob, { pot: 19 });
    expect(eventsOf(events, 'divided')).toEqual([
      {
        type: 'divided',
        pot: 19,
        lost: 0,
        places: [
          { seat: bob, size: 2, value: 6, share: 19 },
          { seat: ann, size: 2, value: 6, share: 0 },
        ],
      },
    ]);
    expect(eventsOf(events, 'round-ended')).toEqual([{ type: 'round-ended', round: 1, scores: [0, 19], next: ann }]);
    timeOut(state);
    expect(state).toMatchObject({ round: 2, first: ann, active: ann });
  });

  test('[WB-EX-21] the other way round when Ann’s hand is first', () => {
    const { state } = duelGo(['6 6', '6 6'], ann, { pot: 19 });
    expect(scores(state)).toEqual([19, 0]);
    timeOut(state);
    expect(state.first).toBe(bob);
  });

  test('both always take part', () => {
    const { state } = duelGo(['6 6', '7 7'], ann, { pot: 3 });
    expect(state.division).toMatchObject({ order: [ann, bob], excluded: [], ranking: [bob, ann], shares: [3, 0] });
    expect(wrightBrothers.view(state, ann).division?.lost).toBe(0);
  });
});
