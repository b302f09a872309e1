import { expect, test } from 'vitest';
import { bangDuel } from '../../index.ts';
import { ann, type CharacterSpec, does, may, table } from '../../testing/index.ts';

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

test('[BD-EX-6, BD-PLAY-6] in the reverse order, too', () => {
  const state = table({
    law: { ap: 'django', pp: { id: 'wyatt-earp', gear: ['holster'] }, hand: ['colt', 'carbine', 'winchester'] },
  });
  does(state, ann, { type: 'play', card: 'colt' });
  expect(may(state, ann, { type: 'play', card: 'carbine' })).toBe(false);
  does(state, ann, { type: 'move-token' });
  does(state, ann, { type: 'play', card: 'carbine' });
  expect(may(state, ann, { type: 'play', card: 'winchester' })).toBe(true);
});

test('[BD-PLAY-6, BD-CARD-HOLSTER, BD-CHAR-STRANGER] the view says how many Bang! cards are left', () => {
  const left = (ap: CharacterSpec, bangs: number) =>
    bangDuel.view(table({ law: { ap, pp: 'wyatt-earp' } }, { bangs }), ann).bangsLeft;
  expect([left('django', 0), left('django', 1)]).toEqual([1, 0]);
  expect([left('stranger', 0), left('stranger', 1), left('stranger', 2)]).toEqual([2, 1, 0]);
  expect(left({ id: 'django', gear: ['holster'] }, 1)).toBe('unlimited');
});
