import { defaultOptions, parseOptions, randomWalk, rngFrom, seat, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import {
  ann,
  bob,
  cal,
  floorInWords,
  inWords,
  leave,
  legal,
  nameOfSpot,
  places,
  play,
  refusal,
  sheetInWords,
  spotNamed,
} from '../testing/index.ts';
import { bulletCount, sizeOf } from './cards.ts';
import { CHARACTERS, PURSE_COPIES, PURSE_VALUES, ROUND_CARD_IDS, ROUND_CARDS, WAGON_IDS, WAGONS } from './data.ts';
import type { Options } from './options.ts';
import { unseenCount } from './purses.ts';
import { jewelsIn, playerAt, pursesIn, type State, strongboxesIn } from './state.ts';

const optionsWith = (given: Partial<Options>): Options => {
  const parsed = parseOptions(coltExpress.options, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.options;
};
const setUp = (seats: number, given: Partial<Options> = {}, seed = 7): State =>
  coltExpress.setup(
    optionsWith({ characterSelection: 'random', teamSelection: 'random', ...given }),
    seats,
    seedOf(seed),
  );

describe('the train', () => {
  test.each([3, 4, 5, 6])(
    '[CE-SETUP-2, CE-MODEL-1, CE-MODEL-3, EX-11] %i players: one wagon per player behind the locomotive, each with two levels',
    (seats) => {
      const state = setUp(seats);
      expect(state.wagons.length).toBe(seats);
      expect(new Set(state.wagons).size).toBe(seats);
      expect(state.loot.length).toBe(2 * (seats + 1));
      expect(coltExpress.view(state, 'spectator').cars.map(({ id }) => id)[0]).toBe('locomotive');
    },
  );

  test('[CE-SETUP-2] the host may name wagons and their order; a wagon named twice is random the second time', () => {
    const named = { wagon1: 'wagon-e', wagon2: 'wagon-a', wagon3: 'wagon-e' } as const;
    for (let seed = 0; seed < 20; seed++) {
      const ids = setUp(4, named, seed).wagons.map((wagon) => WAGON_IDS[wagon]);
      expect(ids.slice(0, 2)).toEqual(['wagon-e', 'wagon-a']);
      expect(new Set(ids).size).toBe(4);
    }
  });

  test('[CE-SETUP-4] every wagon has its printed loot inside, and no roof has any', () => {
    const state = setUp(6);
    state.wagons.forEach((wagon, i) => {
      const { purses, jewels } = WAGONS[WAGON_IDS[wagon] ?? 'wagon-a'];
      const loot = state.loot[2 * (i + 1)] ?? 0;
      expect([pursesIn(loot), jewelsIn(loot), strongboxesIn(loot)]).toEqual([purses, jewels, 0]);
    });
    for (let car = 0; car <= 6; car++) expect(state.loot[2 * car + 1]).toBe(0);
  });

  test('[CE-SETUP-5, CE-SETUP-6, CE-SETUP-7, CE-MODEL-5] Marshal and strongbox inside the locomotive, one strongbox in reserve, 13 neutral bullets', () => {
    const state = setUp(4);
    expect(state.marshal).toBe(0);
    expect(floorInWords(state, spotNamed('Li'))).toBe('strongbox');
    expect([state.reserve, state.neutral]).toEqual([1, 13]);
  });

  test('printed loot and purse values use up the box exactly (section 2.2)', () => {
    const printed = Object.values(WAGONS);
    expect(printed.reduce((sum, { purses }) => sum + purses, 0)).toBe(12);
    expect(printed.reduce((sum, { jewels }) => sum + jewels, 0)).toBe(6);
    expect(PURSE_COPIES.reduce<number>((sum, copies) => sum + copies, 0)).toBe(18);
    expect(PURSE_VALUES.length).toBe(PURSE_COPIES.length);
    expect(ROUND_CARD_IDS.length).toBe(17);
    for (const { turns } of Object.values(ROUND_CARDS)) {
      expect(turns.length).toBeGreaterThanOrEqual(2);
      expect(turns.length).toBeLessThanOrEqual(5);
    }
  });
});

describe('the bandits', () => {
  test('[CE-SETUP-1] each player chooses a free character; first come, first served', () => {
    const state = coltExpress.setup(defaultOptions(coltExpress.options), 4, seedOf(7));
    expect(coltExpress.toAct(state)).toEqual(seatsOf(4));
    play(state, cal, 'character belle');
    expect(refusal(state, ann, 'character belle')).toBe('CHARACTER_TAKEN');
    expect(refusal(state, cal, 'character doc')).toBe('ALREADY_CHOSEN');
    expect(legal(state, ann)).not.toContain('character belle');
    expect(coltExpress.toAct(state)).toEqual([ann, bob, seat(3)]);
    play(state, ann, 'character doc');
    play(state, bob, 'character random');
    expect(state.phase).toBe('characters');
    play(state, seat(3), 'character tuco');
    expect(state.phase).toBe('planning');
    expect([state.owner[2], state.owner[1], state.owner[5]]).toEqual([cal, ann, seat(3)]);
  });

  test('[CE-SETUP-1] the sixth of six players takes the last character without being asked', () => {
    const state = coltExpress.setup(defaultOptions(coltExpress.options), 6, seedOf(7));
    for (const by of seatsOf(5)) play(state, by, `character ${CHARACTERS[by]}`);
    expect([state.phase, state.owner]).toEqual(['planning', [0, 1, 2, 3, 4, 5]]);
  });

  test.each([ann, bob, cal])(
    '[CE-SETUP-1] nobody waits for seat %i, which has left: it gets a remaining character',
    (by) => {
      const state = coltExpress.setup(defaultOptions(coltExpress.options), 3, seedOf(7));
      leave(state, by);
      const rest = seatsOf(3).filter((one) => one !== by);
      expect(coltExpress.toAct(state)).toEqual(rest);
      for (const one of rest) play(state, one, 'character random');
      expect(state.phase).toBe('planning');
      expect(new Set(seatsOf(3).map((one) => state.team[2 * one])).size).toBe(3);
    },
  );

  test('[CE-SETUP-1] random characters: no two players share one, and every one occurs', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const state = setUp(3, {}, seed);
      const own = seatsOf(3).map((by) => state.team[2 * by] ?? -1);
      expect(new Set(own).size).toBe(3);
      for (const one of own) seen.add(one);
    }
    expect(seen.size).toBe(6);
  });

  test('[CE-SETUP-3, CE-SETUP-9] everyone starts with a purse of 250, known to all and set aside first', () => {
    const state = setUp(4);
    for (const character of coltExpress.view(state, 'spectator').bandits.map((bandit) => bandit.character)) {
      expect(sheetInWords(state, character)).toBe('250');
    }
    expect(unseenCount(state.unseen)).toBe(14);
    expect(state.unseen & 15).toBe(4);
    for (const token of state.purses) expect(token >>> 8).toBe(63);
  });

  test('[CE-SETUP-8] ten cards each, six bullets in the revolver', () => {
    const state = setUp(4);
    for (const by of seatsOf(4)) {
      const player = playerAt(state, by);
      expect(sizeOf(player.hand) + sizeOf(player.deck)).toBe(10);
      expect(bulletCount(player.deckBullets | player.handBullets)).toBe(0);
      expect(state.revolver[state.team[2 * by] ?? 0]).toBe(6);
    }
    player0HasAll(state);
  });

  const player0HasAll = (state: State) => {
    const { hand, deck } = playerAt(state, ann);
    const all = { ...state, players: [{ ...playerAt(state, ann), hand: hand + deck }] };
    expect(inWords(all, ann, 'hand')).toBe('move move ladder ladder fire fire robbery robbery punch marshal');
  };

  test('[CE-SETUP-13, CE-SETUP-14, EX-1] numbers count clockwise from the first player: odd in the last wagon, even in the one before', () => {
    const state = setUp(5, { firstPlayer: 'host-pick', firstSeat: 3 });
    expect(state.first).toBe(3);
    const at = seatsOf(5).map((by) => nameOfSpot(state.spot[state.team[2 * by] ?? 0] ?? -1));
    expect(at).toEqual(['W5i', 'W4i', 'W5i', 'W5i', 'W4i']);
    expect(Object.values(places(state)).every((place) => place.endsWith('i'))).toBe(true);
  });

  test('[CE-SETUP-13] the first player is random, and every seat occurs', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => setUp(6, {}, seed).first));
    expect(firsts.size).toBe(6);
  });
});

describe('the round cards', () => {
  const roundsOf = (seats: number, given: Partial<Options>, seed: number): string[] => {
    const state = setUp(seats, given, seed);
    randomWalk(coltExpress, state, rngFrom(seedOf(seed)));
    return state.rounds.map((card) => ROUND_CARD_IDS[card] ?? '');
  };

  test.each([
    [3, {}, 'r24'],
    [4, {}, 'r24'],
    [5, {}, 'r56'],
    [6, {}, 'r56'],
    [2, {}, 'r24'],
    [3, { mode: 'two-bandits' }, 'r24'],
  ] as const)(
    '[CE-SETUP-11, CE-SETUP-12, CE-DUO-2] %i players, %j: four different cards of %s, then a station',
    (seats, given, deck) => {
      for (let seed = 0; seed < 8; seed++) {
        const rounds = roundsOf(seats, given, seed);
        expect(rounds.length).toBe(5);
        expect(new Set(rounds).size).toBe(5);
        expect(rounds.slice(0, 4).every((card) => card.startsWith(deck))).toBe(true);
        expect(rounds[4]?.startsWith('station')).toBe(true);
      }
    },
  );

  test('[CE-SETUP-10, CE-RULING-20] without stations all five are ordinary, whether events are played or not', () => {
    for (const given of [{ stations: false }, { preset: 'basic' }, { events: false }] as const) {
      const rounds = roundsOf(4, given, 3);
      expect(new Set(rounds).size).toBe(5);
      expect(rounds.every((card) => card.startsWith('r24'))).toBe(true);
    }
  });

  test('[CE-SETUP-10, CE-SETUP-11] every ordinary card and every station occurs', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => roundsOf(3, {}, seed)).flat());
    expect(seen.size).toBe(10);
  });
});

describe('options', () => {
  test('[CE-RULING-20] basic switches abilities, events and stations off; stations need events', () => {
    expect(optionsWith({ preset: 'basic' })).toMatchObject({ abilities: false, events: false, stations: false });
    expect(optionsWith({})).toMatchObject({ abilities: true, events: true, stations: true });
    expect(optionsWith({ events: false, stations: true })).toMatchObject({ events: false, stations: false });
    expect(optionsWith({ abilities: false })).toMatchObject({ abilities: false, events: true, stations: true });
  });

  test('[CE-DUO-1, CE-EXPERT-2, CE-RULING-19] two players always have two bandits each, three by choice, four or experts never', () => {
    expect(setUp(2).isDuo).toBe(true);
    expect(setUp(3).isDuo).toBe(false);
    expect(setUp(3, { mode: 'two-bandits' }).isDuo).toBe(true);
    expect(setUp(4, { mode: 'two-bandits' }).isDuo).toBe(false);
    expect(setUp(2, { expert: true }).isExpert).toBe(false);
    expect(setUp(3, { expert: true }).isExpert).toBe(true);
    expect(optionsWith({ mode: 'two-bandits', expert: true }).expert).toBe(false);
  });

  test('a first player picked by the host must be at the table', () => {
    expect(coltExpress.seats(optionsWith({}))).toEqual({ min: 2, max: 6 });
    expect(coltExpress.seats(optionsWith({ firstPlayer: 'host-pick', firstSeat: 4 }))).toEqual({ min: 5, max: 6 });
    // The named seat doesn't matter while the first player is random.
    expect(coltExpress.seats(optionsWith({ firstPlayer: 'random', firstSeat: 4 }))).toEqual({ min: 2, max: 6 });
    expect(() => setUp(7)).toThrow(/Cannot seat 7/);
    expect(() => setUp(1)).toThrow(/Cannot seat 1/);
  });
});
