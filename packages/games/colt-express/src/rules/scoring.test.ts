import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { type Around, ann, bob, cal, heist, type Seated, table } from '../testing/index.ts';
import type { State } from './state.ts';

/** The fifth round ends with an empty pile and no event. */
const over = (players: readonly Seated[], around: Around = {}): State => {
  const state = table(players, { card: 'r24-bridge', round: 5, ...around });
  heist(state, '');
  return state;
};
const result = (state: State) => coltExpress.view(state, 'spectator').result?.players ?? [];

describe('scoring', () => {
  test('[CE-END-1, CE-END-3, CE-END-5, EX-28] loot and the gunslingers’ bonus count, and the richest player wins', () => {
    const state = over([
      { bandit: 'doc', loot: '250 400 300 jewel', revolver: 3 },
      { bandit: 'cheyenne', loot: '250 500 strongbox', revolver: 5 },
      { bandit: 'ghost', loot: '250 350 450 jewel', revolver: 3 },
      { bandit: 'tuco', loot: '250 strongbox', revolver: 4 },
    ]);
    expect(result(state).map(({ loot }) => loot)).toEqual([1450, 1750, 1550, 1250]);
    expect(result(state).map(({ bonus }) => bonus)).toEqual([1000, 0, 1000, 0]);
    expect(coltExpress.outcome(state)).toEqual({ ranks: [2, 3, 1, 4], scores: [2450, 1750, 2550, 1250] });
  });

  test('[CE-END-2, EX-30] loot on the train counts for nobody', () => {
    const state = over([{ at: 'W3i' }, {}, {}], { loot: { W3i: 'strongbox 500 jewel' } });
    expect(result(state).map(({ loot }) => loot)).toEqual([0, 0, 0]);
  });

  test('[CE-END-4, CE-INV-15, CE-RULING-12] nobody fired: everybody gets the bonus', () => {
    expect(result(over([{}, {}, {}])).map(({ bonus }) => bonus)).toEqual([1000, 1000, 1000]);
  });

  test('[CE-END-6] a tie goes to the player with the fewest bullet cards, colored and neutral alike', () => {
    const state = over([
      { loot: 'jewel', bullets: 'neutral neutral' },
      { loot: 'jewel', bullets: 'tuco' },
      { loot: '250', bullets: '' },
    ]);
    expect(coltExpress.outcome(state)).toEqual({ ranks: [2, 1, 3], scores: [1500, 1500, 1250] });
  });

  test('[CE-END-6] bullets only break ties', () => {
    const state = over([{ loot: 'strongbox', bullets: 'neutral neutral neutral' }, { loot: 'jewel' }, {}]);
    expect(coltExpress.outcome(state)?.ranks).toEqual([1, 2, 3]);
  });

  test('[CE-END-7, CE-RULING-13] players who are still tied share the win', () => {
    const state = over([{ loot: '500', bullets: 'neutral' }, { loot: 'jewel', bullets: 'doc' }, {}]);
    expect(coltExpress.outcome(state)?.ranks).toEqual([1, 1, 3]);
  });

  test('[CE-END-8] every purse on a sheet is open at the end, and not before', () => {
    const players = [{ loot: '300 450' }, { loot: '500' }, {}];
    const before = table(players, { round: 5 });
    expect(coltExpress.view(before, bob).bandits.map(({ purses }) => purses)).toEqual([undefined, [500], undefined]);
    expect(coltExpress.view(over(players), cal).bandits.map(({ purses }) => purses)).toEqual([[300, 450], [500], []]);
    const events = heist(before, '');
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({
      sheets: [{ purses: [300, 450], loot: 750 }, { purses: [500] }, { purses: [] }],
    });
    expect(events.at(-1)).toMatchObject({ type: 'game-ended', scores: [1750, 1500, 1000] });
  });

  test('nobody has a legal move after the game', () => {
    const state = over([{}, {}, {}]);
    expect([coltExpress.toAct(state), coltExpress.deadline(state), coltExpress.legalMoves(state, ann)]).toEqual([
      [],
      undefined,
      [],
    ]);
  });
});
