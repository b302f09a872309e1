import { expect, test } from 'vitest';
import { ann, bob, does, hand, health, table } from '../../testing/index.ts';

test('[BD-CARD-INDIANS] every character except your AP costs a hit card or a health, in priority order', () => {
  const state = table({ law: { hand: ['indians'] }, outlaw: { hand: ['colt', 'beer'] } });
  does(state, ann, { type: 'play', card: 'indians' });
  expect(state.decision).toBe('indians/respond');
  does(state, bob, { type: 'discard', card: 'colt' });
  does(state, bob, { type: 'decline' });
  const left = (['pat-garrett', 'lone-ranger', 'cattle-kate', 'dalton-brothers'] as const).map((id) =>
    health(state, id),
  );
  expect(left).toEqual([5, 4, 4, 2]);
  expect(hand(state, bob)).toEqual(['beer']);
});

test('[BD-CARD-INDIANS, BD-POS-3] a sole character is attacked once', () => {
  const state = table({ law: { hand: ['indians'], pp: 'nobody' }, outlaw: { pp: 'nobody' } });
  does(state, ann, { type: 'play', card: 'indians' });
  expect(health(state, 'cattle-kate')).toBe(3);
  expect(health(state, 'pat-garrett')).toBe(5);
});
