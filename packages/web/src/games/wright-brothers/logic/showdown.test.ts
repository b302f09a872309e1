import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { showdownRows, showdownSteps } from './showdown.ts';

const types = (name: Parameters<typeof fixture>[0]) => {
  const { view, events } = fixture(name);
  return showdownSteps(view, events).map(({ type }) => type);
};

test('a division goes from the photo finish to the shares', () => {
  expect(types('closed')).toEqual(['finish', 'revealed', 'missed', 'ranked', 'shared', 'shared', 'shared', 'done']);
  expect(types('miss')).toEqual(['finish', 'revealed', 'aiming']);
  expect(types('unsealed').slice(0, 2)).toEqual(['unsealed', 'revealed']);
  expect(types('turn')).toEqual([]);
});

test('after a reload, without its events, a division still has its steps', () => {
  const { view } = fixture('closed');
  const steps = showdownSteps(view, []);
  expect(steps.map(({ type }) => type)).toEqual(['finish', 'revealed', 'ranked', 'shared', 'shared', 'shared', 'done']);
  const row = showdownRows(view, steps, 1).find(({ seat }) => seat === 1);
  expect(row?.cancelled).toEqual(['7']);
});

test('[WB-DIV-2] the running number falls by each share', () => {
  const { view, events } = fixture('closed');
  const shares = showdownSteps(view, events).flatMap((step) =>
    step.type === 'shared' ? [[step.from, step.place.share, step.rest]] : [],
  );
  expect(shares).toEqual([
    [23, 12, 11],
    [11, 6, 5],
    [5, 3, 2],
  ]);
});

test('the rows show what was true at their step', () => {
  const { view, events } = fixture('closed');
  const steps = showdownSteps(view, events);
  const at = (type: string) =>
    showdownRows(
      view,
      steps,
      steps.findIndex((step) => step.type === type),
    );
  const bob = (type: string) => at(type).find(({ seat }) => seat === 1);
  expect(bob('revealed')?.cancelled).toEqual([]);
  expect(bob('revealed')?.reading).toEqual({ size: 2, value: 7, jokers: 0 });
  expect(bob('missed')?.cancelled).toEqual(['7']);
  expect(bob('missed')?.rank).toBeUndefined();
  expect(at('ranked').map(({ seat, rank, isOut }) => [seat, rank, isOut])).toEqual([
    [3, 1, false],
    [1, 2, false],
    [2, 3, false],
    [0, undefined, true],
  ]);
  expect(at('shared').map(({ share }) => share)).toEqual([12, undefined, undefined, undefined]);
  expect(at('done').map(({ share }) => share)).toEqual([12, 6, 3, undefined]);
});

test('what is looked at agrees with what the table says', () => {
  for (const name of ['closed', 'unsealed', 'duel-closed', 'fouled', 'game-over', 'miss'] as const) {
    const { view, events } = fixture(name);
    const steps = showdownSteps(view, events);
    const last = showdownRows(view, steps, steps.length - 1);
    for (const { seat, size, value } of view.division?.readings ?? []) {
      expect(last.find((row) => row.seat === seat)?.reading).toMatchObject({ size, value });
    }
  }
});
