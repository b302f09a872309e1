import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { momentOf } from './moment.ts';

test('[WB-TURN-9] the next turn is another question, though the hand is the same', () => {
  const { view } = fixture('turn');
  expect(momentOf({ ...view, turn: view.turn + 4 })).not.toBe(momentOf(view));
  expect(momentOf({ ...view, loot: [] })).toBe(momentOf(view));
});

test('[WB-MISS-2] the second Miss of the same player is another question', () => {
  const { view } = fixture('miss');
  const { division } = view;
  if (division === undefined) throw new Error('Cannot test: nothing is divided');
  const [first = [], ...rest] = division.cancelled;
  const next = { ...view, division: { ...division, cancelled: [[...first, '7' as const], ...rest] } };
  expect(next.division.miss).toEqual(division.miss);
  expect(momentOf(next)).not.toBe(momentOf(view));
});
