import { randomWalk, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, discard, event, legal, pass, picture, startShootout, withoutTop } from '../testing/orders.ts';
import { type Around, ann, bob, cal, cards, play, refusal, slap, table, timeOut } from '../testing/table.ts';
import { SHERIFF } from './cards.ts';
import type { State } from './state.ts';

const SIX = { hand: '1 1 2 2 4 4' };
const facing = (hand: string, around: Around) => table([{ hand }, SIX, SIX], around);

describe('sheriffs in the draw', () => {
  test('[WB-SHER-1, WB-RULING-10] a sheriff on top of the deck stays hidden until a player draws it', () => {
    const state = facing('3 5 5 6 6 7', { sheriffs: 3, deck: 'J * M' });
    // Ann draws the Joker: the fourth sheriff is the top card now, and nothing happens.
    play(state, ann, discard('3'));
    expect(picture(state)).toMatchObject({ phase: 'turn', active: bob, sheriffs: 3 });
    expect(state.deck.at(-1)).toBe(SHERIFF);
    play(state, bob, pass);
    expect(picture(state)).toMatchObject({ phase: 'turn', active: cal, sheriffs: 3 });
    // Cal is due to take it.
    play(state, cal, discard('4'));
    expect(picture(state)).toMatchObject({ phase: 'race', active: cal, sheriffs: 4 });
  });

  test('[WB-SHER-1] a pass with all hands full reveals no card', () => {
    const state = facing('3 5 5 6 6 7', { deck: '* *' });
    const before = picture(state);
    play(state, ann, pass);
    expect(picture(state)).toEqual({ ...before, turn: 2, active: bob, passStreak: 1 });
  });

  test('[WB-EX-10, WB-SHER-2, WB-SHER-3] deck * 5 * 3: two cards for Ann, two sheriffs for the row', () => {
    const state = facing('3 3 5 6 6 7', { sheriffs: 1, deck: '* 5 * 3 J' });
    const before = picture(state);
    expect(play(state, ann, discard('3 3'))).toEqual([
      { type: 'discarded', seat: ann, cards: cards('3 3') },
      { type: 'sheriff-came', sheriffs: 2, stalled: false },
      { type: 'sheriff-came', sheriffs: 3, stalled: false },
      { type: 'drew', seat: ann, cards: cards('3 5'), count: 2 },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['3 5 5 6 6 7 | ', ...before.held.slice(1)],
      loot: '3 3',
      deck: withoutTop(before.deck, 4),
      sheriffs: 3,
    });
    // From the next turn on.
    expect(legal(state, bob)).toContain('shootout');
    play(state, bob, startShootout);
  });

  test('[WB-SHER-2] several sheriffs in a row: the same player draws the next card', () => {
    const state = facing('3 5 5 6 6 7', { deck: '* * * J' });
    play(state, ann, discard('3'));
    expect(picture(state)).toMatchObject({ sheriffs: 3, active: bob, phase: 'turn' });
    expect(picture(state).held[ann]).toBe('5 5 6 6 7 J | ');
  });

  test('[WB-SHER-3] the row is public, and everyone gets the event', () => {
    const state = facing('3 5 5 6 6 7', { sheriffs: 1, deck: '* J' });
    const came = play(state, ann, discard('3')).find((e) => e.type === 'sheriff-came');
    if (came === undefined) throw new Error('Cannot look: no sheriff came');
    for (const viewer of [ann, bob, cal, 'spectator'] as const) {
      expect(wrightBrothers.redact(came, viewer)).toEqual({ type: 'sheriff-came', sheriffs: 2, stalled: false });
      expect(wrightBrothers.view(state, viewer).sheriffs).toBe(2);
    }
  });

  test('[WB-SHER-3] it is public who drew each sheriff', () => {
    const state = facing('3 3 5 6 6 7', { deck: '* 5 * 3 * J J' });
    play(state, ann, discard('3 3'));
    play(state, bob, discard('1'));
    for (const viewer of [ann, bob, cal, 'spectator'] as const) {
      expect(wrightBrothers.view(state, viewer).metBy).toEqual([ann, ann, bob]);
    }
  });
});

describe('the fourth sheriff', () => {
  test('[WB-EX-11, WB-SHER-4, WB-SHOOT-5, WB-RULING-11] three cards due, deck 6 * 2: one card, then a race of all', () => {
    const state = table([{ hand: '3 4 7 5 5 1' }, SIX, { hand: '1 1 2' }], { sheriffs: 3, deck: '6 * 2' });
    const before = picture(state);
    expect(play(state, ann, discard('3 4 7')).map(({ type }) => type)).toEqual([
      'discarded',
      'sheriff-came',
      'drew',
      'race-started',
      'race-drawn',
    ]);
    // Cal, who is short too and comes after, gets nothing.
    expect(picture(state)).toEqual({
      ...before,
      phase: 'race',
      held: ['1 5 5 6 | ', '1 1 2 2 4 4 | ', '1 1 2 | '],
      loot: '3 4 7',
      deck: withoutTop(before.deck, 2),
      sheriffs: 4,
    });
    expect(state.race).toMatchObject({ cause: 'arrival', starter: undefined, hands: [] });
    expect(wrightBrothers.toAct(state)).toEqual([ann, bob, cal]);
  });

  test('[WB-SHER-4] the third sheriff doesn’t stop the draw', () => {
    const state = table([{ hand: '3 4 7 5 5 1' }, SIX, { hand: '1 1 2' }], { sheriffs: 2, deck: '6 * 2 2 J J J' });
    play(state, ann, discard('3 4 7'));
    expect(picture(state)).toMatchObject({
      phase: 'turn',
      active: bob,
      sheriffs: 3,
      held: ['1 2 2 5 5 6 | ', SIX.hand.concat(' | '), '1 1 2 J J J | '],
    });
  });

  const kinds: readonly (readonly [string, () => State, string])[] = [
    [
      'the end of a turn',
      () => {
        const state = facing('3 5 5 6 6 7', { sheriffs: 3, deck: '*' });
        play(state, ann, discard('3'));
        return state;
      },
      '3',
    ],
    [
      'Indians',
      () => {
        const state = table([{ hand: 'I 3 5 5 6 6' }, { hand: '1 1', revolver: '2 2 4 4' }, SIX], {
          sheriffs: 3,
          deck: '*',
        });
        play(state, ann, event('indians'));
        return state;
      },
      'I',
    ],
    [
      'the first duel card',
      () => {
        const state = table([SIX, SIX], { sheriffs: 3, deck: '* 7 3' });
        play(state, ann, callDuel);
        return state;
      },
      '',
    ],
    [
      'the second duel card',
      () => {
        const state = table([SIX, SIX], { sheriffs: 2, deck: '* 7 * 3' });
        play(state, ann, callDuel);
        return state;
      },
      '',
    ],
    [
      'the stall guard',
      () => {
        const state = table([SIX, SIX, SIX], { sheriffs: 3, options: { stallLaps: 1 } });
        for (const by of [ann, bob, cal]) play(state, by, pass);
        return state;
      },
      '',
    ],
  ];
  test.each(kinds)(
    '[WB-SHER-5, WB-RULING-11] it stops every kind of draw and starts the race: %s',
    (_, arrive, loot) => {
      const state = arrive();
      const seats = seatsOf(state.players.length);
      expect(picture(state)).toMatchObject({ phase: 'race', sheriffs: 4, loot });
      expect(state.deck).not.toContain(SHERIFF);
      expect(state.race).toMatchObject({ cause: 'arrival', starter: undefined, startedAt: state.at });
      expect(wrightBrothers.toAct(state)).toEqual(seats);
      for (const by of seats) if (state.phase === 'race') slap(state, by, 300 + 100 * by);
      expect(state.phase).toBe('round-over');
    },
  );

  test('[WB-SHER-5] a duel without a fourth sheriff goes on as a duel', () => {
    const state = table([SIX, SIX], { sheriffs: 2, deck: '7 * 3' });
    play(state, ann, callDuel);
    expect(picture(state)).toMatchObject({ phase: 'duel-suspense', sheriffs: 3 });
    timeOut(state);
    expect(state.race?.cause).toBe('duel');
  });
});

describe('where sheriffs can be', () => {
  /** Sheriffs in the deck and in the row; every other zone is looked through. */
  const check = (state: State) => {
    const inDeck = state.deck.filter((kind) => kind === SHERIFF).length;
    expect(inDeck + state.sheriffs).toBe(4);
    expect([...state.loot, ...state.bonus, ...(state.duel?.cards ?? [])]).not.toContain(SHERIFF);
    const zones = state.deck.length + state.loot.length + state.bonus.length + state.sheriffs;
    const held = wrightBrothers
      .view(state, 'spectator')
      .players.reduce((sum, player) => sum + player.cards + player.loaded + player.helpers, 0);
    const between = (state.duel?.cards.length ?? 0) + (state.taking === undefined ? 0 : 1);
    expect(zones + held + between).toBe(69);
  };

  test.each([2, 3, 4, 5])(
    '[WB-SHER-6, WB-SHER-7, WB-RULING-5] random games of %i: sheriffs lie in the deck or in the row, and the deck never runs out',
    (count) => {
      const placements = ['shuffle', 'spread'] as const;
      for (let n = 0; n < 6; n++) {
        const sheriffPlacement = placements[n % 2] ?? 'shuffle';
        const options = { ...table([{}, {}, {}]).options, rounds: 2, sheriffPlacement };
        const state = wrightBrothers.setup(options, count, seedOf(n));
        randomWalk(wrightBrothers, state, rngFrom(seedOf(n + 100)), 400, () => check(state));
        check(state);
      }
    },
  );

  test('[WB-SHER-6] no move can name a sheriff', () => {
    const state = facing('3 5 5 6 6 7', { sheriffs: 2 });
    expect(refusal(state, ann, discard('*'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, { type: 'load', cards: ['sheriff'] })).toBe('NOT_LOADABLE');
    expect(refusal(state, ann, { type: 'play-event', card: 'sheriff' })).toBe('NOT_AN_EVENT');
  });

  test.each([2, 3, 4, 5])(
    '[WB-SHER-7, WB-RULING-5] %i players, all sheriffs at the very bottom: the last card drawn is the fourth sheriff',
    (count) => {
      const state = table(seatsOf(count).map(() => ({})));
      expect(state.deck.slice(0, 4)).toEqual([SHERIFF, SHERIFF, SHERIFF, SHERIFF]);
      let turns = 0;
      while (state.phase === 'turn') {
        const hand = wrightBrothers.view(state, state.active).players[state.active]?.hand ?? [];
        play(state, state.active, hand.length === 0 ? pass : { type: 'discard', cards: hand.slice(0, 1) });
        turns += 1;
      }
      expect(picture(state)).toMatchObject({ phase: 'race', sheriffs: 4, deck: '' });
      expect(turns).toBeGreaterThan(10);
    },
  );
});
