import { cloneRng, rngFrom, type Seat, seatsOf, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, cal, heist, inWords, legal, play, sheetInWords, table, timeOut } from '../testing/index.ts';
import { anyGame, walk } from '../testing/random-games.ts';
import { pursesOn } from './outcome.ts';
import { purse, seenBy, valueIn, zoneOf } from './purses.ts';
import { banditOf, type State } from './state.ts';

const redeals = (state: State, by: Seat, count = 200): State[] => {
  const rng = rngFrom(seedOf(5));
  return Array.from({ length: count }, () => coltExpress.redeal(state, by, rng));
};
/** How often each value occurs. */
function tally<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

describe('a re-deal', () => {
  test('[CE-INV-13] looks the same to the seat in every state of random games', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(5), (game, who) => {
        const me = (who % game.seats) as Seat;
        const rng = rngFrom(seedOf(game.number));
        let step = 0;
        walk(game, ({ after }) => {
          step += 1;
          if (step % 9 !== 0) return;
          const other = coltExpress.redeal(after, me, rng);
          expect(coltExpress.view(other, me)).toEqual(coltExpress.view(after, me));
          const last = cloneRng(rng);
          expect(coltExpress.redeal(other, me, cloneRng(last))).toEqual(coltExpress.redeal(after, me, cloneRng(last)));
        });
      }),
      { numRuns: 15 },
    );
  });

  test('deals others’ hands from their own cards, without those face up on the pile', () => {
    const state = table([{}, { hand: 'fire fire ladder robbery punch marshal' }, {}], { pile: 'bob:move bob:move' });
    const hands = redeals(state, ann).map((other) => inWords(other, bob, 'hand'));
    expect(new Set(hands).size).toBeGreaterThan(10);
    for (const hand of hands) {
      expect(hand.split(' ').length).toBe(6);
      expect(hand).not.toContain('move');
    }
  });

  test('deals each card of a hidden hand in proportion to the counts', () => {
    const state = table([{}, { hand: 'fire fire ladder', bullets: 'neutral neutral' }, {}]);
    const hands = redeals(state, ann, 3000).map((other) => inWords(other, bob, 'hand').split(' '));
    const counts = tally(hands.flat());
    // Three of twelve cards: two moves, two neutral bullets, one punch.
    expect((counts.get('move') ?? 0) / 3000).toBeCloseTo(0.5, 1);
    expect((counts.get('neutral') ?? 0) / 3000).toBeCloseTo(0.5, 1);
    expect((counts.get('punch') ?? 0) / 3000).toBeCloseTo(0.25, 1);
  });

  test('keeps the seat’s own hand and deck', () => {
    const state = table([{ hand: 'move fire', bullets: 'doc' }, {}, {}]);
    for (const other of redeals(state, ann, 20)) {
      expect([inWords(other, ann, 'hand'), inWords(other, ann, 'deck')]).toEqual([
        inWords(state, ann, 'hand'),
        inWords(state, ann, 'deck'),
      ]);
    }
  });

  test('makes a face-down card any action card of its player, never a bullet, and keeps the seat’s own', () => {
    const state = table([{}, { hand: 'neutral neutral neutral' }, {}], { pile: 'ann:punch:down bob:fire:down' });
    const piles = redeals(state, ann).map((other) => coltExpress.view(other, bob).pile[1]?.card);
    expect(new Set(piles)).toEqual(new Set(['move', 'ladder', 'fire', 'robbery', 'punch', 'marshal']));
    for (const other of redeals(state, ann, 20)) expect(coltExpress.view(other, ann).pile[0]?.card).toBe('punch');
  });

  test('[CE-EXPERT-7] keeps bullets that everyone saw on top of a deck in hand, and later in the discard', () => {
    const state = table([{}, { onTop: 'tuco neutral' }, {}], { options: { expert: true, abilities: false } });
    heist(state, '');
    for (const other of redeals(state, ann, 50)) {
      const hand = inWords(other, bob, 'hand').split(' ');
      expect([hand.length, hand.slice(-2)]).toEqual([6, ['tuco', 'neutral']]);
    }
  });

  test('[CE-EXPERT-5] deals no bullets as kept cards', () => {
    const state = table(
      [
        { at: 'W2i', hand: 'move' },
        { hand: 'fire ladder neutral doc', bullets: 'neutral neutral neutral' },
        { hand: 'move' },
      ],
      { options: { expert: true }, card: 'r24-bridge', turn: 3 },
    );
    play(state, ann, 'play move');
    play(state, bob, 'draw');
    play(state, cal, 'play move');
    play(state, bob, 'keep ladder fire');
    expect([state.phase, inWords(state, bob, 'hand')]).toEqual(['heist', 'ladder fire']);
    const hands = redeals(state, ann).map((other) => inWords(other, bob, 'hand'));
    expect(new Set(hands).size).toBeGreaterThan(10);
    for (const hand of hands) expect(hand).not.toMatch(/neutral|doc/);
  });

  test('[CE-DUO-9] deals no bullet as the free card: at most six of a hand of seven are bullets', () => {
    const bullets = 'neutral neutral neutral neutral neutral neutral neutral neutral neutral';
    const state = table(
      [
        { team: [{ bandit: 'ghost' }, { bandit: 'tuco' }] },
        { team: [{ bandit: 'belle' }, { bandit: 'django' }], bullets },
      ],
      {},
    );
    heist(state, '');
    play(state, ann, 'take marshal');
    play(state, bob, 'take marshal');
    const hands = redeals(state, ann, 2000).map((other) => inWords(other, bob, 'hand').split(' '));
    for (const hand of hands) expect(hand.filter((card) => card === 'neutral').length).toBeLessThan(7);
    expect(hands.some((hand) => !hand.includes('marshal'))).toBe(true);
  });

  test('makes secret choices again: the free card, the places, the cards to keep', () => {
    const state = table(
      [{ team: [{ bandit: 'ghost' }, { bandit: 'tuco' }] }, { team: [{ bandit: 'doc' }, { bandit: 'django' }] }],
      {},
    );
    heist(state, '');
    play(state, bob, 'take fire of django');
    const choices = redeals(state, ann).map((other) =>
      JSON.stringify(coltExpress.view(other, bob).players[bob]?.choice),
    );
    expect(new Set(choices).size).toBe(11);
    const own = redeals(state, bob, 20).map((other) => coltExpress.view(other, bob).players[bob]?.choice);
    for (const choice of own) expect(choice).toEqual({ type: 'taking', card: { action: 'fire', bandit: 'django' } });
  });
});

describe('purses', () => {
  const roof = { at: 'W2r' } as const;

  test('values are dealt again by their real counts, without the purses the seat has seen', () => {
    const state = table([{ loot: '250 250 250 300' }, { loot: '500' }, {}]);
    const values = redeals(state, ann, 6000).map((other) => sheetInWords(other, 'cheyenne'));
    const counts = tally(values);
    // Ann has not seen fourteen purses: five of 250, one of 300, two each of the others.
    expect((counts.get('250') ?? 0) / 6000).toBeCloseTo(5 / 14, 1);
    expect((counts.get('300') ?? 0) / 6000).toBeCloseTo(1 / 14, 1);
    expect((counts.get('500') ?? 0) / 6000).toBeCloseTo(2 / 14, 1);
  });

  test('[CE-SETUP-9] everyone’s starting purse stays 250', () => {
    const state = coltExpress.setup(table([{}, {}, {}]).options, 3, seedOf(3));
    for (const by of seatsOf(3)) {
      for (const other of redeals(state, by, 20)) {
        for (const { character } of coltExpress.view(state, 'spectator').bandits)
          expect(sheetInWords(other, character)).toBe('250');
      }
    }
  });

  test('[CE-PUNCH-3] the player who lost a purse knows where it lies; others do not', () => {
    const state = table([{ ...roof }, { ...roof, loot: '450' }, { at: 'Lr' }], { options: { abilities: false } });
    heist(state, 'ann:punch');
    play(state, ann, 'punch cheyenne purse forward');
    const [token] = state.purses;
    expect([zoneOf(token ?? 0), seenBy(token ?? 0)]).toEqual([5, 1 << bob]);
    expect(redeals(state, bob, 30).every((other) => other.purses.length === 1)).toBe(true);
    expect(redeals(state, ann, 30).every((other) => other.purses.length === 0)).toBe(true);
  });

  test('[CE-RULING-4] if the only purse at a location is taken, the player who dropped it still knows it', () => {
    const state = table([{ ...roof }, { ...roof, loot: '450' }, { ...roof, bandit: 'ghost' }], {
      options: { abilities: false },
    });
    heist(state, 'ann:punch cal:robbery');
    play(state, ann, 'punch cheyenne purse forward');
    expect(sheetInWords(state, 'ghost')).toBe('450');
    expect(redeals(state, bob, 50).every((other) => sheetInWords(other, 'ghost') === '450')).toBe(true);
    expect(new Set(redeals(state, ann).map((other) => sheetInWords(other, 'ghost'))).size).toBeGreaterThan(3);
  });

  test('[CE-RULING-4] if one of two is taken, a player who knew one of them is no longer sure', () => {
    const state = table([{ ...roof }, { ...roof, loot: '450' }, { ...roof, bandit: 'ghost' }], {
      options: { abilities: false },
      loot: { W2r: 'purse' },
    });
    heist(state, 'ann:punch cal:robbery');
    play(state, ann, 'punch cheyenne purse forward');
    expect(new Set(redeals(state, bob).map((other) => sheetInWords(other, 'ghost'))).size).toBeGreaterThan(3);
  });

  test('[CE-RULING-4] if two known purses are equal, either stays known', () => {
    const state = table([{ ...roof }, { ...roof, loot: '300 300' }, { ...roof, bandit: 'ghost' }], {
      options: { abilities: false },
    });
    state.purses = state.purses.map((token) => purse(valueIn(token), 5, 1 << bob));
    state.sheet[banditOf('cheyenne')] = 0;
    state.loot[5] = 2;
    heist(state, 'cal:robbery');
    expect(redeals(state, bob, 50).every((other) => sheetInWords(other, 'ghost') === '300')).toBe(true);
  });

  test('[CE-ROB-4] your own purses stay known through a whole game', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        walk(game, ({ after }) => {
          for (const { character, seat, purses } of seatsOf(game.seats).flatMap((by) =>
            coltExpress.view(after, by).bandits.filter((bandit) => bandit.seat === by),
          )) {
            expect(purses).toEqual(pursesOn(after, banditOf(character)));
            const other = coltExpress.redeal(after, seat, rngFrom(seedOf(1)));
            expect(pursesOn(other, banditOf(character))).toEqual(purses);
          }
        });
      }),
      { numRuns: 6 },
    );
  });
});

test('only the seat asked gets a list of legal moves', () => {
  const state = table([{ hand: 'move' }, { hand: 'fire' }, {}]);
  expect([legal(state, ann), legal(state, bob), legal(state, cal)]).toEqual([['draw', 'play move'], [], []]);
});

describe('events and views reveal the same', () => {
  test('[CE-PLAN-10] cards drawn by the last action of a round go straight back, and not even their owner sees them', () => {
    const state = table([{}, {}, {}], { card: 'r24-bridge', turn: 3 });
    const first = play(state, ann, 'draw')[0];
    play(state, bob, 'draw');
    const last = play(state, cal, 'draw')[0];
    expect(first).toMatchObject({ type: 'drew', cards: expect.any(Array) });
    expect(last).toMatchObject({ type: 'drew', seat: cal, count: 3, cards: 'face-down' });
  });

  test('[CE-DUO-9] a free card chosen on timeout is shown to nobody; it joins the hand', () => {
    const state = table(
      [{ team: [{ bandit: 'ghost' }, { bandit: 'tuco' }] }, { team: [{ bandit: 'doc' }, { bandit: 'django' }] }],
      {},
    );
    heist(state, '');
    const taken = timeOut(state).filter(({ type }) => type === 'took-card');
    expect(taken).toEqual([ann, bob].map((seat) => ({ type: 'took-card', seat, card: 'face-down', why: 'time' })));
  });

  test('[CE-PUNCH-3] a purse shows its value only to viewers who know it for certain', () => {
    const state = table([{ at: 'W2r' }, { at: 'W2r', loot: '450' }, { at: 'Lr' }], { options: { abilities: false } });
    heist(state, 'ann:punch');
    play(state, ann, 'punch cheyenne purse forward');
    const known = (viewer: Parameters<typeof coltExpress.view>[1]) => coltExpress.view(state, viewer).cars[2]?.roof;
    expect(known(bob)).toEqual({ purses: 1, jewels: 0, strongboxes: 0, known: [450] });
    for (const viewer of [ann, cal, 'spectator'] as const) expect(known(viewer)?.known).toEqual([]);
  });
});
