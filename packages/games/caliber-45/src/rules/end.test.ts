import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, offers, play, rob, table, types } from '../testing/index.ts';

test('[C45-EX-18, C45-END-1, C45-END-2] a team with a million in total wins at once', () => {
  const state = table([{ money: '500 200' }, {}, { money: '200', hand: '6' }, {}], {
    spread: 'mail-car-150',
    active: cal,
  });
  rob(state, cal, []);
  const events = play(state, cal, 'repel bullet-6');
  expect(types(events)).toEqual(['repelled', 'loot-taken', 'game-ended']);
  expect(events.at(-1)).toEqual({
    type: 'game-ended',
    why: 'target',
    winners: [0],
    totals: [1_050_000, 0],
    ranks: [1, 2],
  });
  expect(caliber45.outcome(state)).toEqual({ ranks: [1, 2, 1, 2], scores: [1050, 0, 1050, 0], teams: [0, 1, 0, 1] });
  expect(caliber45.toAct(state)).toEqual([]);
  expect(caliber45.deadline(state)).toBeUndefined();
});

test.each([
  ['150', 'stagecoach-100', false],
  ['200', 'stagecoach-100', true],
])(
  '[C45-EX-18, C45-END-1] 700 and %s with %s: game over is %s, since exactly a million is enough',
  (more, loot, isOver) => {
    const state = table([{ money: '500 200' }, {}, { money: more }, {}], { spread: loot });
    rob(state, ann, []);
    expect(caliber45.outcome(state) !== undefined).toBe(isOver);
  },
);

test('[C45-END-1, C45-END-3] the target option holds for every team', () => {
  const state = table([{ money: '300' }, { money: '100' }, { money: '150' }], {
    spread: 'stagecoach-50',
    options: { target: '500' },
  });
  rob(state, ann, []);
  expect(caliber45.outcome(state)?.ranks).toEqual([1, 2, 1]);
});

test("[C45-END-6] players without a cowboy can't go, however rich, so they can't win; they share their team's victory", () => {
  const state = table([{ cowboy: 'none', money: '500 250 200' }, {}, {}, {}], { spread: 'stagecoach-50', active: cal });
  rob(state, cal, []);
  expect(caliber45.outcome(state)?.ranks).toEqual([1, 2, 1, 2]);
});

test('[C45-LOOP-3, C45-END-5] after the last robbery the richest team wins', () => {
  const state = table([{ money: '200' }, { money: '300' }], {
    spread: 'stagecoach-50',
    robberies: 2,
    options: { maxRobberies: 3 },
  });
  expect(rob(state, ann, []).slice(-2)).toMatchObject([
    { type: 'robbery-ended', robberies: 3, next: undefined },
    { type: 'game-ended', why: 'robbery-cap', winners: [1] },
  ]);
  expect(caliber45.outcome(state)).toEqual({ ranks: [2, 1], scores: [250, 300], teams: [0, 1] });
});

test('[C45-LOOP-3] one robbery earlier the game goes on', () => {
  const state = table([{}, {}], { spread: 'stagecoach-50', robberies: 1, options: { maxRobberies: 3 } });
  rob(state, ann, []);
  expect(caliber45.outcome(state)).toBeUndefined();
});

test('[C45-END-5] with equal money clear cowboys decide, then cowboys; otherwise the victory is shared', () => {
  const last = { spread: 'dynamite', options: { maxRobberies: 1, dynamiteMercy: 'never' } } as const;
  const ranks = (bail: number | 'none', other: number | 'none') => {
    const seated = (tokens: number | 'none') => (tokens === 'none' ? { cowboy: 'none' } : { bail: tokens });
    const state = table([{}, { ...seated(bail), team: 'B' }, { ...seated(other), team: 'C' }], last);
    rob(state, ann, []);
    return caliber45.outcome(state)?.ranks;
  };
  expect(ranks(0, 1)).toEqual([3, 1, 2]);
  expect(ranks(2, 'none')).toEqual([2, 1, 2]);
  expect(ranks(1, 1)).toEqual([3, 1, 1]);
});

test('[C45-END-5, C45-PAY-10] debt counts against the total', () => {
  const state = table([{ money: '200', debt: 150 }, { money: '100' }], {
    spread: 'indians-3',
    options: { maxRobberies: 1 },
  });
  rob(state, ann, []);
  play(state, ann, offers(state, ann).at(-1) ?? '');
  expect(caliber45.outcome(state)).toMatchObject({ ranks: [2, 1], scores: [50, 100] });
});

test("[C45-END-1, C45-END-4] having the money doesn't win: only taking loot does", () => {
  const state = table([{ money: '500 250 200', hand: '' }, { money: '50' }], { spread: 'stagecoach-50 indians-3' });
  play(state, ann, 'draw');
  rob(state, bob, [], 1);
  play(state, bob, 'fall');
  expect(caliber45.outcome(state)).toBeUndefined();
});
