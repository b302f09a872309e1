import { expect, test } from 'vitest';
import { ann, bob, discarded, does, gear, health, may, table } from '../../testing/index.ts';

test('[BD-CARD-DYNAMITE, BD-PLAY-5] it is played only on your PP', () => {
  const state = table({ outlaw: { hand: ['dynamite'] } }, { active: 'outlaw' });
  expect(may(state, bob, { type: 'play', card: 'dynamite', target: 'dalton-brothers' })).toBe(true);
  expect(may(state, bob, { type: 'play', card: 'dynamite', target: 'cattle-kate' })).toBe(false);
  expect(may(state, bob, { type: 'play', card: 'dynamite', target: 'pat-garrett' })).toBe(false);
});

test('[BD-CARD-DYNAMITE, BD-EX-22] it goes back and forth until it explodes, and costs three health', () => {
  const state = table(
    {
      outlaw: {
        pp: { id: 'wesley-hardin', gear: ['dynamite'] },
        deck: ['any:snake', 'any:barrel', 'any:barrel', 'any:dynamite'],
      },
      law: { ap: 'django', deck: ['any:snake'] },
    },
    { active: 'outlaw', atStart: true },
  );
  expect(gear(state, 'lone-ranger')).toEqual(['dynamite']);
  does(state, bob, { type: 'end-phase' });
  expect(gear(state, 'wesley-hardin')).toEqual(['dynamite']);
  does(state, ann, { type: 'end-phase' });
  expect(health(state, 'wesley-hardin')).toBe(1);
  expect(gear(state, 'wesley-hardin')).toEqual([]);
  expect(discarded(state).at(-1)).toBe('dynamite');
});

test('[BD-CARD-DYNAMITE] against a sole character it passes to that one', () => {
  const state = table(
    { law: { ap: { id: 'django', gear: ['dynamite'] }, deck: ['any:snake'] }, outlaw: { pp: 'nobody' } },
    { atStart: true },
  );
  expect(gear(state, 'cattle-kate')).toEqual(['dynamite']);
});
