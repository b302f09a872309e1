import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bankOf, bob, cal, census, dot, lootOf, play, rob, table, types } from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';
import { charge, paymentOf, settle } from './money.ts';
import type { Event } from './moves.ts';
import { netOf, playerAt } from './state.ts';

test("[C45-EX-9, C45-PAY-6, C45-PAY-7, C45-RULING-7] what can't be paid stays as debt, and is settled at the first chance", () => {
  const state = table([{}, { bail: 3, money: '200' }, { bail: 1, money: '50' }], { bank: '100' });
  play(state, ann, 'announce');
  const events = play(state, bob, 'join');
  expect(types(events)).toEqual(['charged', 'paid', 'owing', 'joined']);
  expect(lootOf(state, bob)).toBe('100');
  expect(caliber45.view(state, ann).players[bob]).toMatchObject({ gross: 100_000, debt: 50_000, net: 50_000 });
  const later = play(state, cal, 'join');
  expect(later.filter(({ type }) => type === 'paid')).toMatchObject([
    { seat: cal, amount: 50_000, debt: 0 },
    { seat: bob, amount: 50_000, debt: 0 },
  ]);
  expect(lootOf(state, bob)).toBe('50');
  expect(bankOf(state)).toBe('mail-car-200 stagecoach-100');
});

test('[C45-PAY-8] a new amount is settled together with the old debt', () => {
  const state = table([{ money: '200', debt: 50 }, {}]);
  charge(state, ann, 3, 'bail');
  expect(lootOf(state, ann)).toBe('');
  expect(playerAt(state, ann).debt).toBe(0);
});

test('[C45-PAY-7] debtors pay clockwise from the initiator, in full rounds, each the most that can be paid', () => {
  const state = table([{ money: '100', debt: 50 }, { money: '100', debt: 50 }, { money: '200', debt: 150 }, {}], {
    bank: '50',
  });
  state.initiator = bob;
  const events: Event[] = [];
  settle(state, (event) => events.push(event));
  // Bob is first and takes the only 50. Cal takes a 100, then nothing in the second round. Dot owes nothing.
  expect(events).toMatchObject([
    { type: 'paid', seat: bob, amount: 50_000, change: [{ value: 50_000 }], debt: 0 },
    { type: 'paid', seat: cal, amount: 100_000, change: [{ value: 100_000 }], debt: 50_000 },
  ]);
  expect([ann, bob, cal, dot].map((by) => lootOf(state, by))).toEqual(['100', '50', '100', '']);
  expect([ann, cal].map((by) => playerAt(state, by).debt)).toEqual([1, 1]);
});

test("[C45-PAY-1, C45-PAY-3, C45-DECK-6] cards without a value and the contested card don't serve as change", () => {
  const state = table([{ money: '100', debt: 50 }, {}], {
    bank: 'sheriff dynamite indians-3',
    spread: 'stagecoach-50',
  });
  expect(paymentOf(state, ann, 1)).toBeUndefined();
  rob(state, ann, [bob]);
  expect(state.phase).toBe('shootout');
  expect(paymentOf(state, ann, 1)).toBeUndefined();
});

test('[C45-PAY-9, C45-COW-4, C45-COW-5] debt, hand and money stay when the cowboy dies', () => {
  const state = table([{ hand: '1 M', money: '200', debt: 50 }, {}], { spread: 'gold-train-300' });
  rob(state, ann, []);
  play(state, ann, 'fall');
  expect(playerAt(state, ann)).toMatchObject({ cowboy: NO_COWBOY, debt: 1, gross: 4 });
  expect(caliber45.view(state, bob).players[ann]?.cards).toBe(2);
});

test('[C45-PAY-7, C45-GRD-11] loot that nobody took serves as change at once', () => {
  const state = table([{ money: '200', debt: 50 }, {}], { spread: 'mail-car-150' });
  rob(state, ann, []);
  const events = play(state, ann, 'fall');
  expect(types(events).slice(0, 3)).toEqual(['fell', 'card-discarded', 'paid']);
  expect(lootOf(state, ann)).toBe('150');
  expect(bankOf(state)).toBe('mail-car-200');
});

test('[C45-PAY-10, C45-INV-6] any charge within net worth reduces it by that amount, never below zero, and every debt that can be settled is settled', () => {
  const box = '50 50 50 50 100 100 100 100 150 150 150 150 200 200 200 200 250 250 250 250 300 300 300 500 500';
  const cards = fc.shuffledSubarray(box.split(' '), { minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(cards, fc.nat(3), fc.nat(8), (dealt, who, part) => {
      const [a, b, c, bank] = [0, 1, 2, 3].map((n) => dealt.filter((_, i) => i % 4 === n).join(' ')) as [
        string,
        string,
        string,
        string,
      ];
      const state = table([{ money: a }, { money: b }, { money: c }, {}], { bank });
      const before = census(state);
      const by = [ann, bob, cal, dot][who] ?? ann;
      const net = netOf(playerAt(state, by));
      const amount = Math.min(part, net);
      charge(state, by, amount, 'bail');
      expect(netOf(playerAt(state, by))).toBe(net - amount);
      expect(census(state)).toBe(before);
      for (const seat of [ann, bob, cal, dot]) {
        const { debt } = playerAt(state, seat);
        for (let units = 1; units <= debt; units++) expect(paymentOf(state, seat, units)).toBeUndefined();
        if (debt > 0) expect(netOf(playerAt(state, seat))).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});
