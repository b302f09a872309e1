import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, offers, play, refusal, rob, table, timeOut, types } from '../testing/index.ts';

const options = { idleRoundLimit: 10 };

test('[C45-EX-25, C45-LOOP-1] after ten idle rounds of four a clear cowboy has to go', () => {
  const state = table([{ hand: '1' }, {}, {}, {}], { idleTurns: 40, options });
  expect(offers(state, ann)).toEqual(['announce']);
  expect(refusal(state, ann, 'draw')).toBe('HIGH_NOON');
  expect(refusal(state, ann, 'pass')).toBe('NO_PASSING');
  expect(caliber45.view(state, bob)).toMatchObject({ isHighNoon: true, noonAfter: 40, idleTurns: 40 });
});

test('[C45-LOOP-1] one turn earlier, or without the option, all moves are available', () => {
  expect(offers(table([{ hand: '1' }, {}, {}, {}], { idleTurns: 39, options }), ann)).toEqual(['draw', 'announce']);
  expect(offers(table([{ hand: '1' }, {}, {}, {}], { idleTurns: 500 }), ann)).toEqual(['draw', 'announce']);
  expect(caliber45.view(table([{}, {}]), ann).noonAfter).toBeUndefined();
});

test('[C45-LOOP-1] with bail you work off a token, or go if your money covers it', () => {
  const noon = { idleTurns: 20, options };
  expect(offers(table([{ bail: 2, hand: '1' }, {}], noon), ann)).toEqual(['work-off']);
  expect(offers(table([{ bail: 2, hand: '1', money: '100' }, {}], noon), ann)).toEqual(['work-off', 'announce']);
});

test('[C45-LOOP-1] without a cowboy you hire and keep without a question', () => {
  const state = table([{ cowboy: 'none' }, {}], { idleTurns: 20, options: { ...options, allowPass: true } });
  expect(offers(state, ann)).toEqual(['hire']);
  expect(refusal(state, ann, 'pass')).toBe('HIGH_NOON');
  const events = play(state, ann, 'hire');
  expect(types(events)).toEqual(['hired', 'kept', 'turn-started']);
  expect(events[1]).toMatchObject({ bail: 3, isForced: true });
});

test('[C45-LOOP-1] announcing a robbery resets the count', () => {
  const state = table([{ hand: '1' }, { hand: '1' }], { idleTurns: 20, options, spread: 'stagecoach-50' });
  rob(state, ann, []);
  expect(state.idleTurns).toBe(0);
  expect(offers(state, bob)).toEqual(['draw', 'announce']);
});

test('[C45-LOOP-2] at high noon a robbery comes within four rounds and a turn', () => {
  const state = table([{ cowboy: 'none' }, { cowboy: 'none' }, { cowboy: 'none' }], { idleTurns: 30, options });
  let turns = 0;
  for (; state.phase === 'arming'; turns++) play(state, state.active, offers(state, state.active)[0] ?? '');
  expect(turns).toBeLessThanOrEqual(4 * 3 + 1);
  expect(state.phase).toBe('call');
});

test('[C45-LOOP-4] nobody is forced to join', () => {
  const state = table([{}, {}, {}], { idleTurns: 30, options });
  play(state, ann, 'announce');
  expect(offers(state, bob)).toEqual(['join', 'decline']);
  timeOut(state);
  expect(state.active).toBe(cal);
});
