import { expect, test } from 'vitest';
import { ann, bob, does, health, table } from '../../testing/index.ts';

test('[BD-CARD-RETURNFIRE, BD-RES-3] cancels the hit, then the opponent’s AP becomes the target of a hit', () => {
  const state = table({ outlaw: { hand: ['colt', 'missed'] }, law: { hand: ['return-fire'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'colt' });
  const events = does(state, ann, { type: 'dodge', card: 'return-fire' });
  expect(events.find(({ type }) => type === 'hit')).toMatchObject({
    shooter: 'pat-garrett',
    target: 'cattle-kate',
    origin: 'return-fire',
  });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect([health(state, 'pat-garrett'), health(state, 'cattle-kate')]).toEqual([5, 4]);
});

test('[BD-CARD-RETURNFIRE, BD-EX-8, BD-HIT-9] a Schofield heals before the hit of Return Fire is handled', () => {
  const state = table(
    { outlaw: { ap: { id: 'tom-horn', health: 1 }, hand: ['schofield'] }, law: { hand: ['return-fire'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'schofield' });
  does(state, ann, { type: 'dodge', card: 'return-fire' });
  expect(health(state, 'tom-horn')).toBe(1);
});
