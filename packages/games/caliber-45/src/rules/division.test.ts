import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, dot, lootOf, play, rob, table, types } from '../testing/index.ts';

const stagecoach = { spread: 'stagecoach-50' };

test('[C45-EX-14, C45-DIV-1, C45-DIV-2] when the opponents flee, the last remaining player to act takes the loot', () => {
  const state = table([{}, {}, {}, {}], stagecoach);
  rob(state, ann, [bob, cal]);
  for (const by of [ann, bob, cal, ann]) play(state, by, 'draw');
  expect(caliber45.view(state, dot).robbery?.heirs).toEqual([ann, bob]);
  play(state, bob, 'flee');
  expect([ann, bob, cal].map((by) => lootOf(state, by))).toEqual(['50', '', '']);
});

test('[C45-DIV-2, C45-DIV-4, C45-RULING-16] if the remaining players have not acted since the card, the last of them to join takes it', () => {
  const state = table([{}, {}, {}, {}], stagecoach);
  rob(state, ann, [bob, dot]);
  play(state, ann, 'flee');
  expect(lootOf(state, dot)).toBe('50');
  const first = table([{}, {}, {}, {}], stagecoach);
  rob(first, ann, [bob]);
  play(first, ann, 'flee');
  expect(lootOf(first, bob)).toBe('50');
});

test('[C45-DIV-2] defending is an action: the last defender takes the loot when the shooter flees', () => {
  const state = table([{ hand: '1' }, { hand: '2' }, {}, {}], stagecoach);
  rob(state, ann, [bob, dot]);
  play(state, ann, 'shoot 1 bullet-1');
  play(state, bob, 'defend bullet-2');
  play(state, bob, 'draw');
  play(state, dot, 'draw');
  play(state, ann, 'flee');
  expect([lootOf(state, bob), lootOf(state, dot)]).toEqual(['', '50']);
});

test('[C45-DIV-2, C45-DIV-3] the player who repelled the guards takes the loot for their team', () => {
  const state = table([{ hand: '' }, {}, { hand: '6' }, {}], { spread: 'mail-car-200' });
  rob(state, ann, [cal]);
  play(state, ann, 'fall');
  play(state, cal, 'repel bullet-6');
  expect(lootOf(state, cal)).toBe('200');
});

test('[C45-DIV-5, C45-DIV-6] the loot is public, and settles debts before a team can win', () => {
  const state = table([{ money: '500 250 150', debt: 50 }, {}], { spread: 'stagecoach-100', bank: '' });
  const events = rob(state, ann, []);
  // 500 + 250 + 150 + 100 make a million, but 50 of it are owed, and the 100 doesn't help to pay them.
  expect(types(events)).toContain('loot-taken');
  expect(types(events)).not.toContain('game-ended');
  expect(events).toContainEqual(expect.objectContaining({ type: 'loot-taken', total: 950_000 }));
  const paying = table([{ money: '100', debt: 50 }, {}], { spread: 'stagecoach-50' });
  expect(types(rob(paying, ann, [])).slice(-4)).toEqual(['loot-taken', 'paid', 'robbery-ended', 'turn-started']);
  expect(caliber45.view(paying, bob).players[ann]?.loot.map(({ value }) => value)).toEqual([100_000]);
});

test('[C45-NEXT-1, C45-NEXT-2, C45-NEXT-3, C45-RULING-18, C45-RULING-21, C45-INV-9] after a robbery all cowboys are face down, and the turn goes to the player after the one who took the loot', () => {
  const state = table([{}, { cowboy: 'none' }, {}, {}], stagecoach);
  rob(state, ann, [cal]);
  expect(state.active).toBe(bob);
  expect(state.players.every(({ part }) => part === 'none')).toBe(true);
  expect(caliber45.view(state, bob).players.map(({ cowboy }) => cowboy?.isFaceUp)).toEqual([
    false,
    undefined,
    false,
    false,
  ]);
});

test('[C45-FLOW-4] hands are not refilled after a robbery', () => {
  const state = table([{ hand: '6 1' }, {}], { spread: 'mail-car-150' });
  rob(state, ann, []);
  play(state, ann, 'repel bullet-6');
  expect(caliber45.view(state, ann).players[ann]?.cards).toBe(1);
});
