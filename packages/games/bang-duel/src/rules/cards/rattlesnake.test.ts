import { expect, test } from 'vitest';
import { ann, does, gear, health, table } from '../../testing/index.ts';

test.each([
  ['any:snake', 4],
  ['any:barrel', 5],
] as const)('[BD-CARD-RATTLESNAKE, BD-TURN-2] with %s on top its bearer has %i left, and it stays', (top, left) => {
  const state = table({ law: { pp: { id: 'lone-ranger', gear: ['rattlesnake'] }, deck: [top] } }, { atStart: true });
  expect(health(state, 'lone-ranger')).toBe(left);
  expect(gear(state, 'lone-ranger')).toEqual(['rattlesnake']);
});

test('[BD-CARD-RATTLESNAKE] only at the start of the turn of its bearer’s owner', () => {
  const state = table({ outlaw: { ap: { id: 'cattle-kate', gear: ['rattlesnake'] } } }, { atStart: true });
  expect(state.discard).toEqual([]);
  const events = does(state, ann, { type: 'end-phase' });
  expect(events.filter(({ type }) => type === 'revealed')).toMatchObject([{ why: 'rattlesnake', want: 'snake' }]);
});
