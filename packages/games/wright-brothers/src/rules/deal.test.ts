import {
  below,
  defaultOptions,
  type Emit,
  parseKeptOptions,
  parseOptions,
  rngFrom,
  type Seat,
  type Seed,
  seat,
  seatsOf,
  seedOf,
  shuffle,
} from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers, wrightBrothersV1 } from '../index.ts';
import { event, giveBack, pass, picture, startShootout, toNextDeal } from '../testing/orders.ts';
import { ann, bob, cal, census, inWords, play, slap, table } from '../testing/table.ts';
import { FULL_DECK, kindsIn, NO_CARDS, SHERIFF } from './cards.ts';
import type { Event } from './moves.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

const defaults = defaultOptions(wrightBrothers.options);
const deal = (count: number, n: number, options: Partial<Options> = {}): State =>
  wrightBrothers.setup({ ...defaults, ...options }, count, seedOf(n));
const times = (count: number, word: string) => Array.from({ length: count }, () => word);
/** Section 2.1, as it is printed. */
const BOX = [
  ...['1', '2', '3', '4', '5', '6', '7'].flatMap((value) => times(7, value)),
  ...times(6, 'J'),
  ...times(3, 'M'),
  ...times(3, 'S'),
  ...times(2, 'H'),
  ...times(2, 'I'),
  ...times(4, '*'),
].join(' ');
const TABLE_SIZES = [2, 3, 4, 5] as const;

describe('seats and first player', () => {
  test.each(TABLE_SIZES)('[WB-SETUP-1] with %i players, turns go in ascending seat order', (count) => {
    const last = seat(count - 1);
    const state = deal(count, 1, { firstPlayer: 'host-pick', firstSeat: last });
    const seats: Seat[] = [];
    for (let turns = 0; turns <= count; turns++) {
      seats.push(state.active);
      play(state, state.active, pass);
    }
    expect(seats).toEqual([last, ...seatsOf(count)]);
  });

  test('[WB-SETUP-8, WB-RULING-4] by default the first player is random, each seat with the same chance', () => {
    const began = [0, 0, 0, 0, 0];
    for (let n = 0; n < 1500; n++) {
      const state = deal(5, n);
      expect(state.active).toBe(state.first);
      began[state.first] = (began[state.first] ?? 0) + 1;
    }
    // 300 each; a standard deviation is 15.5.
    for (const count of began) expect(Math.abs(count - 300)).toBeLessThan(70);
  });

  const expectFirst = (begin: (seed: Seed, emit: Emit<Event>) => State, firstSeat: number) => {
    for (let n = 0; n < 8; n++) {
      const events: Event[] = [];
      const state = begin(seedOf(n), (e) => events.push(e));
      expect([state.first, state.active]).toEqual([firstSeat, firstSeat]);
      expect(events[0]).toEqual({ type: 'round-started', round: 1, first: firstSeat });
      expect(events.at(-1)).toEqual({ type: 'turn-started', seat: firstSeat, turn: 1 });
    }
  };

  test.each([0, 2, 3])('[WB-SETUP-8, WB-RULING-4] host-pick: seat %i begins, whatever the seed', (firstSeat) => {
    const options = { ...defaults, firstPlayer: 'host-pick', firstSeat } as const;
    expectFirst((seed, emit) => wrightBrothers.setup(options, 4, seed, emit), firstSeat);
  });

  test('[WB-SETUP-8] version 1 still accepts most-experienced, which lets the named seat begin', () => {
    const given = { ...defaults, firstPlayer: 'most-experienced', firstSeat: 2 } as const;
    expect(parseKeptOptions(wrightBrothers.options, given).ok).toBe(false);
    expect(parseKeptOptions(wrightBrothersV1.options, given)).toMatchObject({ ok: true, options: given });
    expectFirst((seed, emit) => wrightBrothersV1.setup(given, 4, seed, emit), 2);
  });

  test('[WB-SETUP-8] who begins a later round depends on the last one, not on a new draw', () => {
    const state = table([{}, {}, {}], { sheriffs: 2, options: { firstPlayer: 'host-pick', firstSeat: 0 } });
    play(state, ann, startShootout);
    toNextDeal(state);
    expect([state.round, state.first, state.active]).toEqual([2, cal, cal]);
  });
});

describe('the deal', () => {
  test.each(TABLE_SIZES)('[WB-SETUP-2] %i players: every one of the 69 cards is in the game', (count) => {
    for (let n = 0; n < 20; n++) expect(census(deal(count, n))).toBe(BOX);
  });

  test('[WB-SETUP-2] the shuffle is fair: every kind is dealt in proportion to its copies', () => {
    const seen = new Map<string, number>();
    const deals = 1500;
    for (let n = 0; n < deals; n++) {
      for (const { hand } of deal(3, n).players) {
        for (const word of inWords(kindsIn(hand)).split(' ')) seen.set(word, (seen.get(word) ?? 0) + 1);
      }
    }
    for (const word of new Set(BOX.split(' '))) {
      const copies = word === '*' ? 0 : BOX.split(' ').filter((other) => other === word).length;
      const expected = (deals * 18 * copies) / 65;
      expect(Math.abs((seen.get(word) ?? 0) - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected));
    }
  });

  /** The deal by hand, after WB-ENG-7: who begins, the shuffle of 65; the top of a pile is its last card. */
  const dealByHand = (count: number, n: number) => {
    const rng = rngFrom(seedOf(n));
    const first = below(rng, count);
    const pile = [...FULL_DECK];
    shuffle(rng, pile);
    const fromTop = pile.toReversed();
    const bonus = count === 2 ? fromTop.splice(0, 3) : [];
    const hands = seatsOf(count).map((by) => {
      const turn = (by - first + count) % count;
      return fromTop.filter((_, i) => i < 6 * count && i % count === turn);
    });
    return { first, bonus, hands, rest: fromTop.slice(6 * count) };
  };
  const sorted = (kinds: readonly number[]) => inWords(kinds.toSorted((a, b) => a - b));

  test('[WB-SETUP-3] two players: the top three cards are set aside before the deal', () => {
    for (let n = 0; n < 20; n++) expect(sorted(deal(2, n).bonus)).toBe(sorted(dealByHand(2, n).bonus));
  });

  test.each([3, 4, 5])('[WB-SETUP-3] %i players: there are no bonus cards', (count) => {
    expect(deal(count, 1).bonus).toEqual([]);
  });

  test.each(TABLE_SIZES)(
    '[WB-SETUP-4] %i players: six cards each, one at a time, clockwise from the first player',
    (count) => {
      for (let n = 0; n < 20; n++) {
        const state = deal(count, n);
        const { first, hands } = dealByHand(count, n);
        expect(state.first).toBe(first);
        expect(state.players.map(({ hand }) => sorted(kindsIn(hand)))).toEqual(hands.map(sorted));
      }
    },
  );

  test.each([
    [2, 54],
    [3, 51],
    [4, 45],
    [5, 39],
  ])('[WB-SETUP-5, WB-SETUP-6] %i players: a deck of %i: the four sheriffs and all cards not dealt', (count, size) => {
    for (let n = 0; n < 20; n++) {
      const { deck, bonus, players } = deal(count, n);
      expect(deck).toHaveLength(size);
      expect(sorted(deck)).toBe(`${sorted(dealByHand(count, n).rest)} * * * *`);
      expect(bonus).not.toContain(SHERIFF);
      for (const { hand } of players) expect(kindsIn(hand)).not.toContain(SHERIFF);
    }
  });

  test('[WB-SETUP-5, WB-RULING-3] by default a sheriff is equally likely at every position of the deck', () => {
    const found = Array.from({ length: 51 }, () => 0);
    let neighbours = 0;
    const deals = 2000;
    for (let n = 0; n < deals; n++) {
      const { deck } = deal(3, n);
      deck.forEach((kind, place) => {
        if (kind === SHERIFF) found[place] = (found[place] ?? 0) + 1;
        if (kind === SHERIFF && deck[place + 1] === SHERIFF) neighbours += 1;
      });
    }
    const expected = (deals * 4) / 51;
    for (const count of found) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
    // 50 pairs of neighbours, each both sheriffs with 4 / 51 × 3 / 50.
    const pairs = (deals * 50 * 4 * 3) / (51 * 50);
    expect(Math.abs(neighbours - pairs)).toBeLessThan(5 * Math.sqrt(pairs));
  });

  test.each([
    [2, [14, 14, 13, 13]],
    [3, [13, 13, 13, 12]],
    [4, [12, 11, 11, 11]],
    [5, [10, 10, 10, 9]],
  ])(
    '[WB-RULING-3] spread, %i players: one sheriff anywhere in each of four blocks, from the top %j',
    (count, blocks) => {
      const places = blocks.map(() => new Set<number>());
      for (let n = 0; n < 400; n++) {
        const state = deal(count, n, { sheriffPlacement: 'spread' });
        expect(census(state)).toBe(BOX);
        const fromTop = state.deck.toReversed();
        blocks.forEach((size, block) => {
          const part = fromTop.splice(0, size);
          expect(part.filter((kind) => kind === SHERIFF)).toHaveLength(1);
          places[block]?.add(part.indexOf(SHERIFF));
        });
        expect(fromTop).toEqual([]);
      }
      expect(places.map((set) => set.size)).toEqual(blocks);
    },
  );
});

describe('a fresh round', () => {
  test.each(TABLE_SIZES)('[WB-SETUP-7] %i players: everything but hands, deck and bonus is empty', (count) => {
    const { phase, loot, helpers, scores, sheriffs, passStreak, taking } = picture(deal(count, 3));
    const none = times(count, '').map(() => 0);
    expect({ phase, loot, helpers, scores, sheriffs, passStreak, taking }).toEqual({
      phase: 'turn',
      loot: '',
      helpers: none,
      scores: none,
      sheriffs: 0,
      passStreak: 0,
      taking: undefined,
    });
    expect(deal(count, 3).players.every(({ revolver }) => kindsIn(revolver).length === 0)).toBe(true);
  });

  test('[WB-SETUP-2, WB-SETUP-7] only the totals survive a round', () => {
    const state = table(
      [
        { hand: 'S I H 1 2', revolver: '7', helpers: 1, score: 3 },
        { hand: '1 2 3', revolver: '3 3 3' },
        { hand: '4 5 6', revolver: 'J M 6', score: 2 },
      ],
      { sheriffs: 2, loot: '1 2 3 4', deck: '1 2 5 4 4 5 5 6 6' },
    );
    play(state, ann, event('indians'));
    play(state, bob, pass);
    play(state, cal, pass);
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack(inWords(kindsIn(state.taking?.taken ?? NO_CARDS))));
    play(state, bob, pass);
    play(state, cal, pass);
    play(state, ann, startShootout);
    slap(state, bob, 300);
    slap(state, cal, 400);
    expect(state.phase).toBe('round-over');
    const scores = state.players.map((player) => player.score);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(5);
    for (const by of seatsOf(3)) play(state, by, { type: 'ready' });

    expect(census(state)).toBe(BOX);
    const fresh = deal(3, 1);
    expect(picture(state)).toEqual({
      ...picture(fresh),
      turn: state.turn,
      active: cal,
      held: state.players.map(({ hand }) => `${inWords(kindsIn(hand))} | `),
      deck: inWords(state.deck.toReversed()),
      scores,
    });
    expect(state.players.map(({ hand }) => kindsIn(hand).length)).toEqual([6, 6, 6]);
    expect(state.deck).toHaveLength(51);
    const { seen, buried, race, division, duel } = state;
    expect({ seen, buried, race, division, duel }).toEqual({
      seen: fresh.seen,
      buried: [],
      race: undefined,
      division: undefined,
      duel: undefined,
    });
  });
});

describe('the number of rounds', () => {
  test.each([
    [0, false],
    [1, true],
    [5, true],
    [6, true],
    [20, true],
    [21, false],
  ])('[WB-RULING-26] %i rounds may be agreed on: %s', (rounds, isAllowed) => {
    expect(parseOptions(wrightBrothers.options, { rounds }).ok).toBe(isAllowed);
  });

  test('[WB-RULING-26] a game of one round is over after it, a game of two is not', () => {
    const phases = [1, 2].map((rounds) => {
      const state = table([{}, {}, {}], { sheriffs: 2, options: { rounds } });
      play(state, ann, startShootout);
      slap(state, bob, 300);
      slap(state, cal, 400);
      return state.phase;
    });
    expect(phases).toEqual(['game-over', 'round-over']);
    expect(defaults.rounds).toBe(6);
  });
});
