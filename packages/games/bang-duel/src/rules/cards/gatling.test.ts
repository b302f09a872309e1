import { expect, test } from 'vitest';
import { ann, bob, does, health, table } from '../../testing/index.ts';

test('[BD-CARD-GATLING, BD-RES-5] hits the opposing AP, your PP and the opposing PP, in this order', () => {
  const state = table({ law: { hand: ['gatling', 'missed'] }, outlaw: { hand: ['beer'] } });
  const events = does(state, ann, { type: 'play', card: 'gatling' });
  expect(events.filter(({ type }) => type === 'hit')).toMatchObject([{ target: 'cattle-kate', number: 1, of: 3 }]);
  const next = does(state, bob, { type: 'take-hit' });
  expect(next.filter(({ type }) => type === 'hit')).toMatchObject([{ target: 'lone-ranger', number: 2 }]);
  does(state, ann, { type: 'dodge', card: 'missed' });
  expect(state.decision).toBe('hit/defend');
  does(state, bob, { type: 'take-hit' });
  const left = (['pat-garrett', 'lone-ranger', 'cattle-kate', 'dalton-brothers'] as const).map((id) =>
    health(state, id),
  );
  expect(left).toEqual([5, 5, 3, 2]);
});

test('[BD-CARD-GATLING, BD-PLAY-7] it isn’t a Bang! card', () => {
  const state = table({ law: { hand: ['gatling', 'colt'] }, outlaw: { pp: 'nobody' } });
  does(state, ann, { type: 'play', card: 'gatling' });
  expect(state.bangs).toBe(0);
});
