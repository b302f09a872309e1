import { expect, test } from 'vitest';
import { ann, bob, does, health, table } from '../../testing/index.ts';

test('[BD-CARD-SCHOFIELD] on miss the AP of its player regains 1 health', () => {
  const state = table(
    { outlaw: { ap: { id: 'tom-horn', health: 2 }, hand: ['schofield'] }, law: { hand: ['missed'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'schofield' });
  does(state, ann, { type: 'dodge', card: 'missed' });
  expect(health(state, 'tom-horn')).toBe(3);
});
