import { below, deriveSeed, isLegal, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { State } from '../rules/state.ts';
import { ann, bob, dot, play, rob, table } from '../testing/index.ts';
import { script } from './script.ts';

const habit = (state: State, by: Seat = state.active): string => {
  const move = script(state, by, legalMoves(state, by));
  return move === undefined ? 'anything' : caliber45.formatMove(move);
};

const OPTIONS = table([{}, {}], { options: { seating: 'auto', idleRoundLimit: 10, maxRobberies: 60 } }).options;

test.each([2, 4, 6, 9])(
  'at a table of %i the script answers every question except which money card to pick',
  (seats) => {
    const any = rngFrom(seedOf(seats));
    for (let game = 0; game < 6; game++) {
      const state = caliber45.setup(OPTIONS, seats, deriveSeed(seedOf(game), 'script'));
      while (caliber45.outcome(state) === undefined) {
        const [by = ann] = caliber45.toAct(state);
        const legal = legalMoves(state, by);
        const move = script(state, by, legal);
        if (move === undefined) expect(state.phase).toBe('pick');
        else expect(isLegal(caliber45, state, by, move)).toBe(true);
        // Half of the moves are random, so that every kind of position comes up.
        const played = move === undefined || below(any, 2) === 0 ? legal[below(any, legal.length)] : move;
        if (played === undefined) throw new Error('Cannot go on: there is no move');
        caliber45.apply(state, { type: 'move', at: state.at, seat: by, move: played });
      }
    }
  },
);

test('[C45-ARM-1] while arming: hire, work off, announce with ten bullets in a full hand, or else draw or discard the worst', () => {
  const arming = (own: object) => habit(table([own, {}, {}, {}]));
  expect(arming({ cowboy: 'none', hand: '6 6' })).toBe('hire');
  expect(arming({ bail: 1, hand: '6 6', money: '100' })).toBe('work-off');
  expect(arming({ hand: '3 3 2 1 1 M' })).toBe('announce');
  expect(arming({ hand: '3 3 1 1 1 M' })).toBe('exchange bullet-1');
  expect(arming({ hand: '3 3 1 1 Ca M' })).toBe('exchange cactus');
  expect(arming({ hand: '6 6 1' })).toBe('draw');
  expect(arming({ hand: '6 6 2' })).toBe('announce');
});

test('[C45-HIRE-2] Belle Starr is rejected, a cap of five is kept', () => {
  for (const [cowboys, wanted] of [
    ['belle', 'reject'],
    ['doc', 'keep'],
  ] as const) {
    const state = table([{ cowboy: 'none' }, {}], { cowboys });
    play(state, ann, 'hire');
    expect(habit(state)).toBe(wanted);
  }
});

test('[C45-CALL-2, C45-BAIL-6] joins with six bullets, not with five or with bail', () => {
  const called = (own: object) => {
    const state = table([{ ...own }, {}], { active: bob });
    play(state, bob, 'announce');
    return habit(state, ann);
  };
  expect(called({ hand: '4 2' })).toBe('join');
  expect(called({ hand: '4 1' })).toBe('decline');
  expect(called({ hand: '6 6', bail: 1, money: '100' })).toBe('decline');
});

test('[C45-GRD-3, C45-DEF-1] answers guards and shots with as few bullets as possible, otherwise rides or falls', () => {
  const faced = (hand: string) => {
    const state = table([{ hand }, {}], { spread: 'mail-car-200' });
    rob(state, ann, []);
    return habit(state);
  };
  expect(faced('6 2 1 M')).toBe('repel bullet-1 bullet-2');
  expect(faced('6 3 M')).toBe('repel bullet-3');
  expect(faced('2 M')).toBe('ride');
  expect(faced('2')).toBe('fall');
  const shotAt = table([{ hand: '4' }, { hand: '6 4 1' }], { spread: 'stagecoach-50' });
  rob(shotAt, ann, [bob]);
  play(shotAt, ann, 'shoot 1 bullet-4');
  expect(habit(shotAt)).toBe('defend bullet-4');
});

test('[C45-SHOOT-3, C45-DEF-3] shoots just above a lower cap, otherwise as hard as possible at the smallest hand; flees without bullets', () => {
  const onTurn = (own: object, bobs: object, dots: object) => {
    const state = table([own, bobs, {}, dots], { spread: 'stagecoach-50' });
    rob(state, ann, [bob, dot]);
    return habit(state);
  };
  const doc = { cowboy: 'doc', hand: '6 6' };
  const jesse = { cowboy: 'jesse', hand: '1' };
  expect(onTurn({ cowboy: 'billy', hand: '5 4 3 2' }, doc, jesse)).toBe('shoot 1 bullet-2 bullet-4');
  expect(onTurn({ cowboy: 'billy', hand: '5 3' }, { hand: '1 1' }, { hand: '1' })).toBe('shoot 3 bullet-5');
  expect(onTurn({ hand: 'M' }, doc, jesse)).toBe('draw');
  expect(onTurn({ hand: 'Ca' }, doc, jesse)).toBe('flee');
});

test('[C45-SHER-1, C45-DYN-3] pays fines and votes for a redeal', () => {
  const fined = table([{ money: '100' }, {}], { spread: 'sheriff' });
  rob(fined, ann, []);
  expect(habit(fined)).toBe('pay-fine');
  const blownUp = table([{}, {}], { spread: 'dynamite' });
  rob(blownUp, ann, [bob]);
  expect(habit(blownUp, ann)).toBe('vote yes');
});
