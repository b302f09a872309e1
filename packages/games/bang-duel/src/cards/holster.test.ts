import { expect, test } from 'vitest';
import { ann, does, may, table } from '../testing/index.ts';

const armed = () =>
  table({
    law: { ap: { id: 'django', gear: ['holster'] }, hand: ['colt', 'carbine', 'winchester', 'shotgun', 'peacemaker'] },
  });

test('[BD-CARD-HOLSTER, BD-EX-6, BD-PLAY-6] any number under the Holster, and still one with the other character', () => {
  const state = armed();
  for (const card of ['colt', 'carbine', 'winchester']) does(state, ann, { type: 'play', card, target: 'cattle-kate' });
  expect(state.bangs).toBe(0);
  does(state, ann, { type: 'move-token' });
  does(state, ann, { type: 'play', card: 'shotgun' });
  expect(may(state, ann, { type: 'play', card: 'peacemaker' })).toBe(false);
});

test('[BD-EX-6, BD-PLAY-6] in the reverse order as well', () => {
  const state = table({
    law: { ap: 'django', pp: { id: 'wyatt-earp', gear: ['holster'] }, hand: ['colt', 'carbine', 'winchester'] },
  });
  does(state, ann, { type: 'play', card: 'colt' });
  expect(may(state, ann, { type: 'play', card: 'carbine' })).toBe(false);
  does(state, ann, { type: 'move-token' });
  does(state, ann, { type: 'play', card: 'carbine' });
  expect(may(state, ann, { type: 'play', card: 'winchester' })).toBe(true);
});
