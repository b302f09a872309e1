import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, feed, handOf, play, refusal, rob, table, timeOut, types } from '../testing/index.ts';
import type { Event } from './moves.ts';

const after = (events: readonly Event[]) => types(events).slice(0, 2);

test.each([
  ['no cowboy: hire', { cowboy: 'none' }, 'hired'],
  ['bailed: work off', { bail: 1, hand: '1' }, 'worked-off'],
  ['room in the hand: draw', { hand: '1' }, 'drew'],
  ['a full hand: exchange', { hand: '1 2 3 4 5 6' }, 'exchanged'],
])('[C45-ONLINE-8] D1, %s', (_, seated, event) => {
  expect(after(timeOut(table([seated, {}])))).toEqual(['stood-in', event]);
});

test.each([
  ['Ca 1 2 M Co Co', 'cactus'],
  ['3 2 6 M Co Co', 'bullet-2'],
  ['M M Co Co Co Co', 'mustang'],
])('[C45-ONLINE-8] D1, from %s the %s is discarded', (hand, card) => {
  expect(timeOut(table([{ hand }, {}]))[1]).toEqual({ type: 'exchanged', seat: ann, cards: [card] });
});

test('[C45-ONLINE-8] D1 under high noon: announce', () => {
  expect(after(timeOut(table([{ hand: '1' }, {}], { idleTurns: 2, options: { idleRoundLimit: 1 } })))).toEqual([
    'stood-in',
    'announced',
  ]);
});

test('[C45-ONLINE-8] D2 keep, D3 decline, D4 the lowest slot, D6 pay', () => {
  const hiring = table([{ cowboy: 'none' }, {}]);
  play(hiring, ann, 'hire');
  expect(after(timeOut(hiring))).toEqual(['stood-in', 'kept']);
  const robbing = table([{ money: '50' }, {}], { spread: 'stagecoach-50 sheriff' });
  rob(robbing, ann, []);
  play(robbing, bob, 'announce');
  expect(after(timeOut(robbing))).toEqual(['stood-in', 'declined']);
  expect(timeOut(robbing)[1]).toMatchObject({ type: 'picked', slot: 1 });
  const fined = table([{ money: '50' }, {}], { spread: 'sheriff' });
  rob(fined, ann, []);
  expect(types(timeOut(fined)).slice(0, 3)).toEqual(['stood-in', 'charged', 'paid']);
});

test.each([
  ['6 3 2', 'mail-car-200', ['repelled', '3']],
  ['5 2 2 4 M', 'mail-car-200', ['repelled', '4']],
  ['2 3 1 4 6', 'gold-train-300', ['repelled', '1 4']],
  ['2 3 1 1', 'gold-train-300', ['repelled', '2 3']],
  ['1 M', 'gold-train-300', ['rode', 'M']],
  ['1 Ca', 'gold-train-300', ['fell', '']],
])('[C45-ONLINE-8] D5, %s against %s: %o', (hand, spread, [type, spent]) => {
  const state = table([{ hand }, {}], { spread });
  rob(state, ann, []);
  const before = handOf(state, ann).split(' ');
  expect(timeOut(state)[1]?.type).toBe(type);
  const left = handOf(state, ann)
    .split(' ')
    .filter((word) => word !== '');
  for (const card of left) before.splice(before.indexOf(card), 1);
  expect(before.join(' ')).toBe(spent);
});

test('[C45-ONLINE-8] D8 draw, with a full hand flee; D9 as D5', () => {
  const state = table([{ hand: '1 2 3 4 5 M' }, { hand: '3 3 6' }], { spread: 'stagecoach-50', deck: '2 2 2' });
  rob(state, ann, [bob]);
  play(state, ann, 'shoot 1 bullet-5');
  expect(timeOut(state)[1]).toMatchObject({ type: 'defended', cards: ['bullet-6'] });
  expect(timeOut(state)[1]).toMatchObject({ type: 'drew', seat: bob });
  timeOut(state);
  expect(handOf(state, ann)).toBe('1 2 2 3 4 M');
  timeOut(state);
  expect(timeOut(state)[1]).toMatchObject({ type: 'fled', seat: ann });
});

test('[C45-ONLINE-7] 45 seconds for a turn, 30 for an answer, whatever is in hand', () => {
  const state = table([{}, { hand: '' }], { spread: 'stagecoach-50' });
  const time = () => (caliber45.deadline(state)?.at ?? 0) - state.at;
  expect(time()).toBe(45_000);
  play(state, ann, 'announce');
  expect(time()).toBe(30_000);
  play(state, bob, 'join');
  expect(time()).toBe(30_000);
  play(state, ann, 'pick 0');
  expect(time()).toBe(45_000);
});

test('[C45-ONLINE-11, C45-ONLINE-8] nobody waits for a player who has left; a player who returns gets the full time', () => {
  const state = table([{ hand: '1' }, { hand: '1' }, {}]);
  expect(feed(state, { type: 'leave', at: 1000, seat: ann })).toEqual([{ type: 'left', seat: ann }]);
  expect(caliber45.toAct(state)).toEqual([]);
  expect(refusal(state, ann, 'draw')).toBe('AWAY');
  expect(caliber45.deadline(state)?.at).toBe(1000);
  expect(feed(state, { type: 'leave', at: 1100, seat: ann })).toEqual([]);
  feed(state, { type: 'return', at: 1200, seat: ann });
  expect(caliber45.deadline(state)?.at).toBe(46_200);
  feed(state, { type: 'leave', at: 1300, seat: ann });
  expect(timeOut(state)[0]).toEqual({ type: 'stood-in', seat: ann, why: 'away' });
  expect([state.active, caliber45.deadline(state)?.at]).toEqual([bob, 46_300]);
  play(state, bob, 'draw');
  play(state, cal, 'draw');
  expect(caliber45.deadline(state)?.at).toBe(state.at);
});

test('[C45-ONLINE-11] a player who is away faces guards, too, and the default action uses the hand', () => {
  const state = table([{ hand: '6' }, {}], { spread: 'mail-car-150' });
  rob(state, ann, []);
  feed(state, { type: 'leave', at: state.at, seat: ann });
  expect(types(timeOut(state)).slice(0, 2)).toEqual(['stood-in', 'repelled']);
});

test('an outdated or early timer changes nothing', () => {
  const state = table([{ hand: '1' }, {}]);
  const { question } = state;
  expect(feed(state, { type: 'timer', at: 10, id: question })).toEqual([]);
  play(state, ann, 'draw');
  expect(feed(state, { type: 'timer', at: 99_000, id: question })).toEqual([]);
});
