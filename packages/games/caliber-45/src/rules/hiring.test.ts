import { itemAt } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, lootOf, offers, play, refusal, rob, table, types } from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';

const idle = { hand: '1 2' };

test('[C45-HIRE-1, C45-HIRE-2] the top cowboy is drawn, and only the hiring player sees him', () => {
  const state = table([{ cowboy: 'none' }, idle], { cowboys: 'butch belle' });
  play(state, ann, 'hire');
  expect(offers(state, ann)).toEqual(['keep', 'reject']);
  expect(caliber45.view(state, ann).hired).toMatchObject({ id: 'butch-cassidy', cap: 6 });
  expect(caliber45.view(state, bob).hired).toBe('face-down');
  expect(caliber45.view(state, 'spectator').hired).toBe('face-down');
});

test('[C45-EX-5, C45-HIRE-3, C45-BAIL-3, C45-BAIL-4, C45-BAIL-5, C45-RULING-5, C45-RULING-6] hired under three tokens, worked off in three turns, free to announce in the fifth', () => {
  const state = table([{ cowboy: 'none' }, idle], { cowboys: 'butch', deck: 'M M M M M' });
  play(state, ann, 'hire');
  play(state, ann, 'keep');
  expect(itemAt(state.players, ann)).toMatchObject({ bail: 3, isSeen: false });
  for (const bail of [2, 1, 0]) {
    play(state, bob, itemAt(offers(state, bob), 0));
    expect(offers(state, ann)).not.toContain('announce');
    play(state, ann, 'work-off');
    expect(state.players[ann]?.bail).toBe(bail);
    expect(state.active).toBe(bob);
  }
  const earlier = caliber45.clone(state);
  play(state, bob, itemAt(offers(state, bob), 0));
  expect(offers(state, ann)).toContain('announce');
  play(earlier, bob, 'announce');
  expect(offers(earlier, ann)).toEqual(['join', 'decline']);
  expect(types(play(earlier, ann, 'join'))).toEqual(['joined']);
});

test('[C45-BAIL-3, C45-RULING-5] working off a token costs the turn and no money', () => {
  const state = table([{ bail: 2, money: '500' }, idle]);
  expect(play(state, ann, 'work-off')[0]).toEqual({ type: 'worked-off', seat: ann, bail: 1 });
  expect(lootOf(state, ann)).toBe('500');
  expect(state.players[ann]?.debt).toBe(0);
  expect(state.active).toBe(bob);
});

test('[C45-EX-6, C45-HIRE-4, C45-HIRE-5] a rejected cowboy lies face up, and the turn is over', () => {
  const state = table([{ cowboy: 'none' }, idle], { cowboys: 'belle butch' });
  play(state, ann, 'hire');
  const events = play(state, ann, 'reject');
  expect(events[0]).toMatchObject({ type: 'rejected', cowboy: { id: 'belle-starr', cap: 4 } });
  expect(caliber45.view(state, bob).cowboys.discard).toMatchObject([{ id: 'belle-starr' }]);
  expect(state.players[ann]?.cowboy).toBe(NO_COWBOY);
  expect(state.active).toBe(bob);
  play(state, bob, 'draw');
  expect(offers(state, ann)).toEqual(['hire']);
});

test("[C45-COW-1, C45-ARM-9] a player with a cowboy, clear or bailed, can't hire", () => {
  expect(refusal(table([idle, idle]), ann, 'hire')).toBe('HAS_COWBOY');
  expect(refusal(table([{ ...idle, bail: 2 }, idle]), ann, 'hire')).toBe('HAS_COWBOY');
});

test.each([
  [15, 3],
  [3, 3],
  [2, 2],
  [0, 0],
])('[C45-HIRE-6, C45-RULING-20] with %i tokens left in a limited supply, the cowboy gets %i', (supply, bail) => {
  const state = table([{ cowboy: 'none' }, idle], { supply, options: { bailTokens: 'limited' } });
  play(state, ann, 'hire');
  expect(caliber45.view(state, ann)).toMatchObject({ bailOnHire: bail, bailToken: 50_000, handSize: 6 });
  play(state, ann, 'keep');
  expect(state.players[ann]?.bail).toBe(bail);
  expect(state.supply).toBe(supply - bail);
  expect(caliber45.view(state, bob).supply).toBe(supply - bail);
});

test('[C45-HIRE-6] with unlimited tokens the cowboy always gets three', () => {
  const state = table([{ cowboy: 'none' }, idle], { supply: 0 });
  play(state, ann, 'hire');
  expect(caliber45.view(state, bob).bailOnHire).toBe(3);
  play(state, ann, 'keep');
  expect(state.players[ann]?.bail).toBe(3);
  expect(caliber45.view(state, bob).supply).toBeUndefined();
});

test('[C45-BAIL-2] with a bailed cowboy you draw and exchange as with a clear one', () => {
  expect(offers(table([{ hand: '1 2', bail: 3 }, idle]), ann)).toEqual(['draw', 'work-off']);
  expect(offers(table([{ hand: '1 2 3 M Ca Co', bail: 1 }, idle]), ann)).toEqual([
    'exchange bullet-1',
    'exchange bullet-2',
    'exchange bullet-3',
    'exchange mustang',
    'exchange cactus',
    'exchange coyote bullet-1',
    'exchange coyote bullet-2',
    'exchange coyote bullet-3',
    'work-off',
  ]);
});

test('[C45-EX-7, C45-BAIL-6, C45-BAIL-9, C45-PAY-4] going under bail is paid at once, with the fewest cards', () => {
  const state = table([{ bail: 2, money: '100 200' }, idle], { bank: 'sheriff' });
  const events = play(state, ann, 'announce');
  expect(types(events)).toEqual(['charged', 'paid', 'announced']);
  expect(lootOf(state, ann)).toBe('200');
  expect(state.players[ann]).toMatchObject({ bail: 0, debt: 0, gross: 4 });
  expect(caliber45.view(state, bob).money.discard.map(({ value }) => value)).toEqual([0, 100_000]);
});

test("[C45-EX-10, C45-BAIL-7, C45-BAIL-8, C45-CALL-3] without enough money you can't go, whatever a teammate has", () => {
  const state = table([{ team: 'A', bail: 3, money: '100' }, { team: 'B' }, { team: 'A', money: '500' }]);
  expect(offers(state, ann)).toEqual(['draw', 'work-off']);
  expect(refusal(state, ann, 'announce')).toBe('BAIL_NOT_COVERED');
  play(state, ann, 'draw');
  const events = rob(state, bob, [cal], 'face-down');
  expect(events).toContainEqual({ type: 'declined', seat: ann, why: 'bail-not-covered' });
});

test('[C45-BAIL-7] debt counts: net worth decides, not the loot on the table', () => {
  const owing = table([{ bail: 3, money: '200', debt: 100 }, idle]);
  expect(refusal(owing, ann, 'announce')).toBe('BAIL_NOT_COVERED');
  const enough = table([{ bail: 2, money: '200', debt: 100 }, idle]);
  expect(offers(enough, ann)).toContain('announce');
});

test('[C45-BAIL-11] only going on a robbery buys tokens off', () => {
  expect(offers(table([{ hand: '1', bail: 3, money: '500' }, idle]), ann)).toEqual(['draw', 'announce', 'work-off']);
});

test('[C45-BAIL-10] bail is not refunded when the robbery fails', () => {
  const state = table([{ bail: 1, money: '50', hand: '' }, idle], { spread: 'gold-train-300' });
  rob(state, ann, []);
  play(state, ann, 'fall');
  expect(lootOf(state, ann)).toBe('');
  expect(state.players[ann]).toMatchObject({ cowboy: NO_COWBOY, bail: 0, debt: 0 });
});

test('[C45-ONLINE-5, C45-PAY-7] the price of announcing is worked out with the announcing player as the initiator', () => {
  const state = table(
    [
      { bail: 1, money: '100' },
      { money: '100', debt: 50 },
    ],
    { bank: '50' },
  );
  // Bob announced the last robbery; as the initiator he would be first to take the change.
  state.initiator = bob;
  expect(caliber45.view(state, ann).price).toMatchObject({ seat: ann, amount: 50_000, debt: 0 });
});

test('[C45-ONLINE-5] a player with bail sees the price before deciding to go', () => {
  const state = table([{ bail: 3, money: '200' }, idle], { bank: '50 100' });
  const { price } = caliber45.view(state, 'spectator');
  expect(price).toMatchObject({ seat: ann, due: 'bail', amount: 150_000, debt: 0 });
  expect([price?.cards, price?.change].map((cards) => cards?.map(({ value }) => value))).toEqual([[200_000], [50_000]]);
  expect(lootOf(state, ann)).toBe('200');
});
