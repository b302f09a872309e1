import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import {
  ann,
  bankOf,
  bob,
  cal,
  census,
  dot,
  lootOf,
  offers,
  play,
  refusal,
  rob,
  table,
  types,
  whoIsIn,
} from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';

test('[C45-EX-15, C45-SHER-1, C45-SHER-2, C45-SHER-3, C45-SHER-9, C45-SHER-10, C45-RULING-12, C45-RULING-13] fines go clockwise from the initiator; what later players pay settles earlier debts, before the reshuffle', () => {
  const state = table([{ money: '100' }, {}, { money: '50' }, {}], { spread: 'sheriff', bank: 'indians-3' });
  const cards = census(state);
  rob(state, ann, [bob, cal]);
  expect(offers(state, ann)).toEqual(['pay-fine', 'go-to-jail']);
  const first = play(state, ann, 'pay-fine');
  expect(types(first)).toEqual(['charged', 'owing', 'jailed']);
  expect(first.at(-1)).toMatchObject({ type: 'jailed', seat: bob, why: 'no-money' });
  expect(state.players[bob]?.cowboy).toBe(NO_COWBOY);
  expect(state.active).toBe(cal);
  const last = play(state, cal, 'pay-fine');
  expect(types(last)).toEqual(['charged', 'paid', 'paid', 'money-reshuffled', 'robbery-ended', 'turn-started']);
  expect([lootOf(state, ann), lootOf(state, cal)]).toEqual(['50', '']);
  expect(state.players.every(({ debt }) => debt === 0)).toBe(true);
  expect(bankOf(state)).toBe('');
  expect(caliber45.view(state, ann).money.slots.length).toBe(33);
  expect(state.active).toBe(bob);
  expect(census(state)).toBe(cards);
});

test('[C45-SHER-1, C45-SHER-5, C45-SHER-8] you may let the cowboy go to jail; he is lost like a dead one, and there is nothing to fight for', () => {
  const state = table([{ money: '100', hand: 'M 6' }, { money: '50' }], { spread: 'sheriff' });
  rob(state, ann, [bob]);
  expect(play(state, ann, 'go-to-jail')[0]).toMatchObject({ type: 'jailed', seat: ann, why: 'chosen' });
  expect(caliber45.view(state, bob).cowboys.discard.length).toBe(1);
  expect(lootOf(state, ann)).toBe('100');
  play(state, bob, 'pay-fine');
  expect(state.phase).toBe('arming');
});

test('[C45-SHER-6, C45-CARD-3] a Mustang does not help against the sheriff', () => {
  const state = table([{ money: '50', hand: 'M' }, {}], { spread: 'sheriff' });
  rob(state, ann, []);
  expect(refusal(state, ann, 'ride')).toBe('WRONG_PHASE');
});

test('[C45-SHER-4, C45-SHER-7] nobody pays for another, and bail just paid does not count', () => {
  const state = table([{ team: 'A', bail: 1, money: '50' }, { team: 'B' }, { team: 'A', money: '500' }], {
    spread: 'sheriff',
  });
  const events = rob(state, ann, []);
  expect(events).toContainEqual(expect.objectContaining({ type: 'jailed', seat: ann, why: 'no-money' }));
  expect(lootOf(state, cal)).toBe('500');
});

test('[C45-SHER-3, C45-RULING-12] without credit the fine is paid exactly or the cowboy goes to jail', () => {
  const options = { sheriffCredit: false };
  const poor = table([{ money: '100' }, {}], { spread: 'sheriff', options });
  expect(rob(poor, ann, [])).toContainEqual(expect.objectContaining({ type: 'jailed', seat: ann, why: 'no-change' }));
  const lucky = table([{ money: '100' }, {}], { spread: 'sheriff', bank: '50', options });
  rob(lucky, ann, []);
  expect(caliber45.view(lucky, bob).price).toMatchObject({ due: 'fine', amount: 50_000, debt: 0 });
  play(lucky, ann, 'pay-fine');
  expect(lootOf(lucky, ann)).toBe('50');
});

test('[C45-SHER-3] without credit an older debt is not settled by the fine, only after it', () => {
  const options = { sheriffCredit: false };
  const state = table([{ money: '200', debt: 100 }, { money: '50' }], { spread: 'sheriff', bank: '150', options });
  rob(state, ann, [bob]);
  const events = play(state, ann, 'pay-fine');
  expect(events).toMatchObject([
    { type: 'charged', seat: ann, amount: 50_000 },
    { type: 'paid', seat: ann, amount: 50_000, change: [{ value: 150_000 }], debt: 100_000 },
  ]);
  play(state, bob, 'pay-fine');
  expect(lootOf(state, ann)).toBe('50');
});

test('[C45-SHER-3, C45-PAY-7] without credit, too, a payment serves as change before the next player is asked', () => {
  const options = { sheriffCredit: false };
  const players = [{ money: '100', debt: 50 }, { money: '50' }, { money: '50' }];
  const state = table(players, { spread: 'sheriff', options });
  rob(state, ann, [bob, cal]);
  expect([state.active, lootOf(state, ann)]).toEqual([bob, '100']);
  play(state, bob, 'pay-fine');
  expect([state.phase, state.active]).toEqual(['fine', cal]);
  expect([lootOf(state, ann), state.players[ann]?.debt]).toEqual(['50', 0]);
});

test('[C45-SHER-1, C45-CALL-6] only participants are fined; those who paid keep their cowboys', () => {
  const state = table([{ money: '50' }, {}, { money: '50' }, {}], { spread: 'sheriff' });
  rob(state, ann, []);
  play(state, ann, 'pay-fine');
  expect(state.players.filter(({ cowboy }) => cowboy === NO_COWBOY)).toEqual([]);
  expect([ann, bob, cal, dot].map((by) => lootOf(state, by))).toEqual(['', '', '50', '']);
  expect(whoIsIn(state)).toEqual([]);
});
