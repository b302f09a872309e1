import { type Rng, randomWalk, rngFrom, type Seat, seat, seatsOf, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { discard, event, giveBack, load, pass, picture, startShootout } from '../testing/orders.ts';
import { ann, bob, cal, cards, census, inWords, play, slap, table, timeOut } from '../testing/table.ts';
import {
  contains,
  countOf,
  FULL_PACK,
  isLoadable,
  kindOf,
  kindsIn,
  NO_CARDS,
  type Pack,
  packOf,
  SHERIFF,
  sizeOf,
} from './cards.ts';
import { sawGet } from './known-cards.ts';
import type { State } from './state.ts';

const SIX = { hand: '1 1 2 2 4 4' };
const handOf = (state: State, by: Seat): Pack => state.players[by]?.hand ?? NO_CARDS;
const revolverOf = (state: State, by: Seat): Pack => state.players[by]?.revolver ?? NO_CARDS;
/** Many re-deals for one seat, from one generator. */
function* redeals(state: State, me: Seat, count = 200, rng: Rng = rngFrom(seedOf(5))): Generator<State> {
  for (let n = 0; n < count; n++) yield wrightBrothers.redeal(state, me, rng);
}
/** How many of this kind somebody holds, in hand and revolver. */
const holds = (state: State, by: Seat, word: string): number => {
  const [card] = cards(word);
  if (card === undefined) return 0;
  return countOf(handOf(state, by), kindOf(card)) + countOf(revolverOf(state, by), kindOf(card));
};

describe('keeps what a seat knows', () => {
  test('its own hand and revolver, and everything face up', () => {
    const state = table([{ hand: '3 5 J', revolver: '7 M' }, { hand: '1 1 2', revolver: '4', helpers: 1 }, SIX], {
      loot: '6 6 S',
      sheriffs: 2,
    });
    const truth = picture(state);
    for (const other of redeals(state, ann, 50)) {
      const dealt = picture(other);
      const held = [truth.held[ann], ...dealt.held.slice(1)];
      expect(dealt).toEqual({ ...truth, held, deck: dealt.deck });
      expect(other.deck).toHaveLength(state.deck.length);
      expect(census(other)).toBe(census(state));
      expect(wrightBrothers.view(other, ann)).toEqual(wrightBrothers.view(state, ann));
    }
  });

  test('[WB-SWITCH-8] cards known from a Switch: the two players involved keep them, a third does not', () => {
    const state = table([{ hand: 'S 3 3 5 5 5' }, { hand: '7 7', revolver: '1 1 2 2' }, { hand: '4 4 4 4 6 6' }], {
      deck: '6',
    });
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack('3 5'));
    // Ann knows Bob to hold 3 and 5; Bob knows Ann to hold two sevens.
    for (const other of redeals(state, ann)) {
      expect([holds(other, bob, '3') >= 1, holds(other, bob, '5') >= 1]).toEqual([true, true]);
    }
    for (const other of redeals(state, bob)) expect(holds(other, ann, '7')).toBeGreaterThanOrEqual(2);
    let without = 0;
    for (const other of redeals(state, cal)) {
      if (holds(other, bob, '3') === 0 && holds(other, ann, '7') === 0) without += 1;
    }
    expect(without).toBeGreaterThan(20);
  });

  test('[WB-SWITCH-8] a card known from a Switch is forgotten once it is in the loot', () => {
    const state = table([{ hand: 'S 3 3 5 5 5' }, { hand: '7 7', revolver: '1 1 2 2' }, { hand: '4 4 4 4 6 6' }], {
      deck: '6 6 J',
    });
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack('3 5'));
    play(state, bob, discard('3'));
    const counts = [...redeals(state, ann)].map((other) => holds(other, bob, '3'));
    expect(Math.min(...counts)).toBe(0);
    for (const other of redeals(state, ann)) expect(holds(other, bob, '5')).toBeGreaterThanOrEqual(1);
  });

  test('[WB-SWITCH-8] it stays known when its holder loads, anywhere in hand or revolver', () => {
    // The only three that Ann cannot see is the one she gave to Bob: two of his six cards are in hand, four loaded.
    const state = table([{ hand: 'S 3 3 5 5 5' }, { hand: '7 7 7', revolver: '1 1 2' }, { hand: '4 4 4 4 6 6' }], {
      loot: '3 3 3 3 3',
      deck: '6',
    });
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack('3 5'));
    play(state, bob, load('3'));
    let loaded = 0;
    const count = 600;
    for (const other of redeals(state, ann, count)) {
      expect(holds(other, bob, '3')).toBe(1);
      loaded += countOf(revolverOf(other, bob), kindOf('3'));
    }
    expect(loaded / count).toBeGreaterThan(0.55);
    expect(loaded / count).toBeLessThan(0.8);
  });

  test('[WB-SWITCH-8] a card that the same player takes back is known to be gone', () => {
    const state = table([{ hand: 'S S 3 5 5 5' }, { hand: '7', revolver: '1 1 2 2 4' }, { hand: '4 4 4 4 6 6' }], {
      deck: '6 6',
    });
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack('3'));
    play(state, bob, pass);
    play(state, cal, pass);
    play(state, ann, event('switch', bob));
    expect(picture(state).taking).toBe('3');
    play(state, ann, giveBack('5'));
    const threes = [...redeals(state, ann)].map((other) => holds(other, bob, '3'));
    expect(Math.min(...threes)).toBe(0);
    for (const other of redeals(state, ann, 50)) expect(holds(other, bob, '5')).toBeGreaterThanOrEqual(1);
  });

  test('[WB-SWITCH-8] a card that may have been given away in another players’ Switch is no longer certain', () => {
    const state = table([{ hand: '1 1 2 2 3 3' }, { hand: '7 7 7 7 7 7' }, { hand: 'S 4 5 5 5 6' }], {
      active: cal,
      deck: 'J',
    });
    sawGet(state, ann, cal, packOf(['4', '5', '5', '5']));
    play(state, cal, event('switch', bob));
    play(state, cal, giveBack('4 5'));
    // Two cards went: neither the four nor two of the fives are certain; one five of three is.
    const counts = [...redeals(state, ann)].map((other) => [holds(other, cal, '4'), holds(other, cal, '5')] as const);
    expect(Math.min(...counts.map(([fours]) => fours))).toBe(0);
    expect(Math.min(...counts.map(([, fives]) => fives))).toBe(1);
  });

  test('[WB-SWITCH-8] a second Switch takes certainty from players who don’t see it', () => {
    const state = table([{ hand: 'S 3 3 5 5 5' }, { hand: '7 7', revolver: '1 1 2 2' }, { hand: 'S 4 4 4 6 6' }], {
      deck: '6 6',
    });
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack('3 5'));
    play(state, bob, pass);
    play(state, cal, event('switch', bob));
    timeOut(state);
    // Cal has looked at both of Bob's cards and given them back; Ann cannot know that he did.
    const counts = [...redeals(state, ann)].map((other) => holds(other, bob, '3'));
    expect(Math.min(...counts)).toBe(0);
    for (const other of redeals(state, cal)) {
      expect([holds(other, bob, '3') >= 1, holds(other, bob, '5') >= 1]).toEqual([true, true]);
    }
  });

  test('[WB-IND-7] a card known from a Switch is no longer certain once Indians may have taken it', () => {
    const state = table([{ hand: 'S H 3 5 5 5' }, { hand: '7 7', revolver: '1' }, { hand: 'I 4 4 4 6 6' }], {
      deck: '6 6 6 6 2 2 2',
    });
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack('H 3'));
    play(state, bob, load('3'));
    play(state, bob, pass);
    play(state, cal, event('indians'));
    const threes = [...redeals(state, ann)].map((other) => holds(other, bob, '3'));
    expect([Math.min(...threes), Math.max(...threes) > 0]).toEqual([0, true]);
    // A Helper cannot have been in a revolver.
    for (const other of redeals(state, ann)) expect(holds(other, bob, 'H')).toBeGreaterThanOrEqual(1);
  });

  test('[WB-IND-7] a seat’s own card lost to Indians keeps its place under the deck; others’ do not', () => {
    const state = table(
      [{ hand: 'I 1 1 2 2 3' }, { hand: '1 1 2 2 3', revolver: '6' }, { hand: '4 4 4 4 5', revolver: 'J' }],
      { deck: '7 7 7' },
    );
    play(state, ann, event('indians'));
    expect(picture(state).deck).toMatch(/ 6 J$/);
    const lowest = (me: Seat) => {
      const found = [new Set<string>(), new Set<string>()];
      for (const other of redeals(state, me, 400)) {
        const [last = '', before = ''] = picture(other).deck.split(' ').toReversed();
        found[0]?.add(before);
        found[1]?.add(last);
      }
      return found.map((words) => [...words].toSorted().join(' '));
    };
    // Loadable cards alone can have come from a revolver, and no sheriff.
    const any = '1 2 3 4 5 6 7 J M';
    expect(lowest(bob)).toEqual(['6', any]);
    expect(lowest(cal)).toEqual([any, 'J']);
    expect(lowest(ann)).toEqual([any, any]);
  });

  test('[WB-IND-7, WB-LOAD-4] others’ revolvers are dealt again, with only loadable cards', () => {
    const state = table([SIX, { hand: '3 3', revolver: '7 7 7 7' }, { hand: '5 5', revolver: '6 6 6 6' }]);
    const kinds = new Set<number>();
    for (const other of redeals(state, ann, 300)) {
      for (const by of [bob, cal]) {
        expect([sizeOf(handOf(other, by)), sizeOf(revolverOf(other, by))]).toEqual([2, 4]);
        for (const kind of kindsIn(revolverOf(other, by))) kinds.add(kind);
      }
    }
    expect(inWords([...kinds].toSorted((a, b) => a - b))).toBe('1 2 3 4 5 6 7 J M');
  });

  test('[WB-LOAD-4] revealed revolvers stay as they are after the race; hands do not', () => {
    const state = table([SIX, { hand: '3 3', revolver: '7 7 7 7' }, { hand: '5 5', revolver: '6 6 6 6' }], {
      sheriffs: 2,
    });
    play(state, ann, startShootout);
    slap(state, bob, 300);
    slap(state, cal, 400);
    const hands = new Set<string>();
    for (const other of redeals(state, ann, 100)) {
      expect([bob, cal].map((by) => inWords(kindsIn(revolverOf(other, by))))).toEqual(['7 7 7 7', '6 6 6 6']);
      hands.add(inWords(kindsIn(handOf(other, bob))));
    }
    expect(hands.size).toBeGreaterThan(20);
  });
});

describe('a Switch before cards are given back', () => {
  /** Ann has taken two of Bob's cards; her revolver is loaded. */
  const switching = () => {
    const state = table([{ hand: 'S 3', revolver: '5 5 5 5' }, { hand: '7 7 6 6 1 1' }, { hand: '4 4 4 4 2 2' }]);
    play(state, ann, event('switch', bob));
    return state;
  };

  test.each([ann, bob, cal])(
    '[WB-SWITCH-7] seat %i: the taken cards are in the active player’s hand, and can go back',
    (me) => {
      const state = switching();
      for (const other of redeals(state, me)) {
        expect(contains(handOf(other, ann), other.taking?.taken ?? FULL_PACK)).toBe(true);
        expect(sizeOf(other.taking?.taken ?? NO_CARDS)).toBe(2);
        timeOut(other);
        expect(census(other)).toBe(census(state));
        for (const by of seatsOf(3)) expect(sizeOf(handOf(other, by))).toBeGreaterThan(0);
      }
    },
  );

  test.each([bob, cal])(
    '[WB-SWITCH-6] seat %i: a card known earlier lies where it could be before the Switch',
    (me) => {
      // Ann's hand is what she has taken, so the seven is loaded.
      const state = table([{ hand: 'S', revolver: '7 5 5 5 5' }, { hand: '6 6 1 1 2 2' }, { hand: '4 4 4 4 2 2' }]);
      sawGet(state, me, ann, packOf(['7']));
      play(state, ann, event('switch', bob));
      for (const other of redeals(state, me, 100)) {
        expect(countOf(revolverOf(other, ann), kindOf('7'))).toBeGreaterThanOrEqual(1);
        expect([sizeOf(handOf(other, ann)), sizeOf(revolverOf(other, ann))]).toEqual([2, 5]);
        expect(census(other)).toBe(census(state));
      }
    },
  );

  test('[WB-SWITCH-8] the two players involved know the cards, a third player’s re-deal replaces them', () => {
    const state = switching();
    const truth = state.taking?.taken;
    for (const me of [ann, bob]) for (const other of redeals(state, me, 30)) expect(other.taking?.taken).toBe(truth);
    const taken = new Set([...redeals(state, cal, 100)].map((other) => other.taking?.taken));
    expect(taken.size).toBeGreaterThan(20);
  });
});

describe('deals what a seat does not know fairly', () => {
  /** Asserts counts that should follow these weights, each within five standard deviations. */
  const expectShares = (found: ReadonlyMap<string, number>, weights: Readonly<Record<string, number>>) => {
    const samples = [...found.values()].reduce((sum, count) => sum + count, 0);
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    for (const [word, weight] of Object.entries(weights)) {
      const share = weight / total;
      const spread = 5 * Math.sqrt(samples * share * (1 - share));
      expect([word, Math.abs((found.get(word) ?? 0) - samples * share) <= spread]).toEqual([word, true]);
    }
    expect([...found.keys()].filter((word) => !(word in weights))).toEqual([]);
  };
  const tally = (found: Map<string, number>, pack: Pack) => {
    for (const kind of kindsIn(pack)) {
      const word = inWords([kind]);
      found.set(word, (found.get(word) ?? 0) + 1);
    }
  };

  test('[WB-SETUP-2] an unknown hand follows the real counts of unseen cards', () => {
    const state = table([{ hand: '1 1 1 1 J H' }, { hand: '2 2 4 4 5 5' }, { hand: '2 2 4 4 5 5' }], {
      loot: '7 7 7 7 7 7 M M I',
    });
    const found = new Map<string, number>();
    for (const other of redeals(state, ann, 2500)) tally(found, handOf(other, bob));
    expectShares(found, { 1: 3, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 1, J: 5, M: 1, S: 3, H: 1, I: 1 });
  });

  test('[WB-LOAD-4] an unknown revolver follows the counts of the loadable cards; the hand beside it gets the rest', () => {
    const state = table(
      [{ hand: '1 1 1 1 J H' }, { hand: '2 2 2', revolver: '4 4 4' }, { hand: '5 5 5', revolver: '6 6 6' }],
      {
        loot: '7 7 7 7 7 7 M M I',
      },
    );
    const loadable = { 1: 3, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 1, J: 5, M: 1 };
    const revolvers = new Map<string, number>();
    const hands = new Map<string, number>();
    for (const other of redeals(state, ann, 2500)) {
      for (const by of [bob, cal]) {
        tally(revolvers, revolverOf(other, by));
        tally(hands, handOf(other, by));
      }
    }
    expectShares(revolvers, loadable);
    // Six of the 45 loadable cards lie in revolvers: of each kind 39 in 45 are left for hands and deck.
    const left = Object.fromEntries(Object.entries(loadable).map(([word, count]) => [word, (count * 39) / 45]));
    expectShares(hands, { ...left, S: 3, H: 1, I: 1 });
  });

  test('[WB-SWITCH-8] beside a card known from a Switch, the rest of the hand follows the remaining counts', () => {
    const state = table([{ hand: 'S 3 3 5 5 5' }, { hand: '7 7 2 2 2 2' }, SIX], { deck: '6' });
    play(state, ann, event('switch', bob));
    play(state, ann, giveBack('3 3'));
    const found = new Map<string, number>();
    for (const other of redeals(state, ann, 2500)) tally(found, handOf(other, bob));
    // Both threes Ann gave away are in Bob's hand of six; four more cards follow the unseen counts.
    const own = wrightBrothers.view(state, ann).players[ann]?.hand ?? [];
    const unseen: Record<string, number> = { 1: 7, 2: 7, 3: 5, 4: 7, 5: 7, 6: 7, 7: 7, J: 6, M: 3, S: 2, H: 2, I: 2 };
    for (const word of inWords(own.map(kindOf)).split(' ')) unseen[word] = (unseen[word] ?? 0) - 1;
    found.set('3', (found.get('3') ?? 0) - 2 * 2500);
    expectShares(found, unseen);
  });

  test('[WB-SETUP-5, WB-SHER-1] the missing sheriffs are anywhere in the deck', () => {
    const state = table([SIX, SIX, SIX], { sheriffs: 2 });
    const size = state.deck.length;
    const found = Array.from({ length: size }, () => 0);
    const count = 2500;
    for (const other of redeals(state, ann, count)) {
      const places = other.deck.flatMap((kind, place) => (kind === SHERIFF ? [place] : []));
      expect(places).toHaveLength(2);
      for (const place of places) found[place] = (found[place] ?? 0) + 1;
    }
    const expected = (2 * count) / size;
    for (const times of found) expect(Math.abs(times - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  test('[WB-RULING-3] spread: one missing sheriff is in each of the lowest blocks, above the cards Indians put under the deck', () => {
    const { options } = table([SIX, SIX, SIX], { options: { sheriffPlacement: 'spread' } });
    const state = wrightBrothers.setup(options, 3, seedOf(11));
    while (state.sheriffs < 1 && state.phase === 'turn') {
      const hand = wrightBrothers.view(state, state.active).players[state.active]?.hand ?? [];
      play(state, state.active, { type: 'discard', cards: hand.slice(0, 1) });
    }
    expect(state.sheriffs).toBe(1);
    // As if Bob had lost a card to Indians that was discarded in fact.
    const [lost = 0] = state.loot.splice(state.loot.findIndex(isLoadable), 1);
    state.deck.unshift(lost);
    state.buried.unshift(bob);
    // 47 cards make blocks of 12, 12, 12 and 11 from the top, each with its sheriff.
    const blocks = [12, 13, 13];
    const found = blocks.map((block) => Array.from({ length: block }, () => 0));
    const count = 1500;
    for (const other of redeals(state, ann, count)) {
      let start = 1;
      blocks.forEach((block, i) => {
        const part = other.deck.slice(start, start + block);
        expect(part.filter((kind) => kind === SHERIFF)).toHaveLength(1);
        const place = part.indexOf(SHERIFF);
        const places = found[i] ?? [];
        places[place] = (places[place] ?? 0) + 1;
        start += block;
      });
      expect(other.deck.slice(start)).not.toContain(SHERIFF);
    }
    for (const [i, block] of blocks.entries()) {
      const expected = count / block;
      for (const times of found[i] ?? []) expect(Math.abs(times - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  test('[WB-SETUP-3] two players: the bonus cards are dealt again too', () => {
    const state = table([SIX, SIX], { bonus: '7 7 7' });
    const bonuses = new Set([...redeals(state, ann, 100)].map((other) => inWords(other.bonus)));
    expect(bonuses.size).toBeGreaterThan(50);
  });
});

test('[WB-SWITCH-8, WB-IND-7, WB-LOAD-4] in random games a re-deal looks the same, keeps every card, and depends on nothing the seat cannot see', () => {
  const rng = (n: number) => rngFrom(seedOf(n));
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 2, max: 5 }),
      fc.nat(120),
      fc.nat(4),
      fc.boolean(),
      (n, count, steps, who, isSpread) => {
        const { options } = table([SIX, SIX, SIX], { options: { sheriffPlacement: isSpread ? 'spread' : 'shuffle' } });
        const state = wrightBrothers.setup(options, count, seedOf(n));
        randomWalk(wrightBrothers, state, rng(n + 1), steps);
        const me = seat(who % count);
        const other = wrightBrothers.redeal(state, me, rng(n + 2));
        expect(census(other)).toBe(census(state));
        expect(wrightBrothers.view(other, me)).toEqual(wrightBrothers.view(state, me));
        expect(wrightBrothers.legalMoves(other, me)).toEqual(wrightBrothers.legalMoves(state, me));
        expect(wrightBrothers.redeal(other, me, rng(n + 3))).toEqual(wrightBrothers.redeal(state, me, rng(n + 3)));
      },
    ),
    { numRuns: 150 },
  );
});
