import { expect, test } from 'vitest';
import { type FixtureName, fixture } from '../testing/fixture.ts';
import type { View } from '../wire.ts';
import { showdownSteps } from './showdown.ts';
import { splitMoments } from './split-moments.ts';

/** A split as one step, from a table on which nobody has points and all revolvers are closed. */
function splitOf(name: FixtureName) {
  const { view, events } = fixture(name);
  const players = view.players.map((player) => ({ ...player, score: 0, firstPlaces: 0, revolver: undefined }));
  const before: View = { ...view, phase: 'race', division: undefined, players };
  const from = events.findIndex(({ type }) => type === 'race-closed' || type === 'unsealed');
  const step = events.slice(Math.max(0, from));
  return { moments: splitMoments(before, step, view), step, view };
}

test('[WB-SHOW-2, WB-DIV-2] a split is shown from the finish to the shares, one step at a time', () => {
  const { moments, step, view } = splitOf('closed');
  const last = moments.map((moment, i) => {
    const told = moments.slice(0, i + 1).flatMap(({ events }) => events);
    return showdownSteps(moment.view, told).at(-1)?.type;
  });
  expect(last).toEqual(['finish', 'revealed', 'missed', 'ranked', 'shared', 'shared', 'shared', 'done']);
  expect(moments.flatMap(({ events }) => events)).toEqual(step);
  expect(moments.at(-1)?.view).toBe(view);
});

test('[WB-SHOW-2] no revolver is open and no point is counted before the reveal', () => {
  const { moments } = splitOf('closed');
  const [finish] = moments;
  expect(finish?.view.players.map(({ revolver, score }) => [revolver, score])).toEqual(
    Array.from({ length: 4 }, () => [undefined, 0]),
  );
  expect(finish?.view.division).toMatchObject({ readings: [], places: undefined, lost: undefined });
});

test('[WB-SCORE-1] points come with the shares, and the sentence about them with the last', () => {
  const { moments } = splitOf('closed');
  const scores = moments.map(({ view }) => view.players.map(({ score }) => score));
  expect(scores.slice(3, 7)).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 12],
    [0, 6, 0, 12],
    [0, 6, 3, 12],
  ]);
  const isTold = moments.map(({ events }) => events.some(({ type }) => type === 'divided'));
  expect(isTold).toEqual([...Array.from({ length: 7 }, () => false), true]);
});

test('[WB-MISS-11] a player who has to aim a Miss sees the revolvers at once', () => {
  const { view, events } = fixture('miss');
  expect(splitMoments(view, events, view)).toHaveLength(1);
});

test('a step without a split is one moment', () => {
  const { view, events } = fixture('indians');
  expect(splitMoments(view, events, view)).toHaveLength(1);
});
