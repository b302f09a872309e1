import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { offers } from './offered.ts';
import { handsDown, isShooting, isUrgent, openRace, type RingState, ringState } from './race-state.ts';

const moments: [moment: Parameters<typeof fixture>[0], state: RingState][] = [
  ['turn', 'can-start'],
  ['turn-early', 'idle'],
  ['other', 'idle'],
  ['race', 'open'],
  ['arrival', 'open'],
  ['hand-down', 'down'],
  ['closed', 'closed'],
  ['duel-turn', 'can-start'],
  ['duel-suspense', 'suspense'],
  ['duel', 'open'],
  ['duel-no-go', 'open'],
  ['sealed', 'idle'],
  ['watching', 'idle'],
];

test.each(moments)('at %s the ring is %s', (moment, state) => {
  const { view, moves, seat } = fixture(moment);
  const canStart = offers(moves, 'start-shootout') || offers(moves, 'call-duel');
  expect(ringState({ view, you: seat, canSlap: offers(moves, 'slap'), canStart, isSent: false })).toBe(state);
});

test('[WB-ONL-4] an own slap is marked as sent until the table has answered', () => {
  const { view, seat } = fixture('race');
  expect(ringState({ view, you: seat, canSlap: true, canStart: false, isSent: true })).toBe('sent');
});

test('go and no-go look the same', () => {
  const state = (name: 'duel' | 'duel-no-go') => {
    const { view, moves, seat } = fixture(name);
    return [
      openRace(view) !== undefined,
      ringState({ view, you: seat, canSlap: offers(moves, 'slap'), canStart: false, isSent: false }),
    ];
  };
  expect(state('duel')).toEqual(state('duel-no-go'));
});

test('[WB-ONL-1] race and duel messages are urgent, others are not', () => {
  expect(isUrgent(fixture('race').events)).toBe(true);
  expect(isUrgent(fixture('duel').events)).toBe(true);
  expect(isUrgent(fixture('thrown').events)).toBe(false);
});

test('[WB-TIME-11] hands are shown in the order of receipt, the starter’s first', () => {
  expect(handsDown(fixture('race').view)).toEqual([3]);
  expect(handsDown(fixture('hand-down').view)).toEqual([3, 1, 0]);
  expect(handsDown(fixture('turn').view)).toEqual([]);
});

test('[WB-SHER-4] in the suspense of the fourth sheriff the ring waits, and a press on it is sent', () => {
  const { view, seat } = fixture('arrival');
  const tense = { ...view, phase: 'arrival-suspense', race: undefined } as const;
  expect(ringState({ view: tense, you: seat, canSlap: false, canStart: false, isSent: false })).toBe('suspense');
  expect([isShooting(tense), openRace(tense)]).toEqual([true, undefined]);
});
