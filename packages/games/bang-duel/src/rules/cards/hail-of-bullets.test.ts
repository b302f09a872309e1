import { expect, test } from 'vitest';
import { ann, bob, does, gear, health, table } from '../../testing/index.ts';

test('[BD-CARD-HAIL, BD-RULING-14] as many hits as the target had equipment when it was played', () => {
  const state = table({
    law: { hand: ['hail-of-bullets'] },
    outlaw: { ap: { id: 'cattle-kate', gear: ['hat', 'dynamite', 'rattlesnake'] } },
  });
  does(state, ann, { type: 'play', card: 'hail-of-bullets' });
  does(state, bob, { type: 'use-hat' });
  expect(gear(state, 'cattle-kate')).toEqual(['rattlesnake', 'dynamite']);
  expect(health(state, 'cattle-kate')).toBe(2);
});

test('[BD-CARD-HAIL, BD-PLAY-8] with no equipment it may be played, does nothing and counts', () => {
  const state = table({ law: { hand: ['hail-of-bullets'] } });
  does(state, ann, { type: 'play', card: 'hail-of-bullets' });
  expect(health(state, 'cattle-kate')).toBe(4);
  expect(state.bangs).toBe(1);
});

test('[BD-RULING-14, BD-HIT-12] hits left after the target is dying are dropped', () => {
  const state = table({
    law: { hand: ['hail-of-bullets'] },
    outlaw: { ap: { id: 'cattle-kate', health: 1, gear: ['dynamite', 'rattlesnake'] }, reserve: ['tom-horn'] },
  });
  const events = does(state, ann, { type: 'play', card: 'hail-of-bullets' });
  expect(events.filter(({ type }) => type === 'hit-dropped')).toHaveLength(1);
  expect(health(state, 'tom-horn')).toBe(4);
});
