import { expect, test } from 'vitest';
import { bob, does, may, table } from '../../testing/index.ts';

test('[BD-CHAR-WESLEY, BD-PLAY-6, BD-RULING-21] any number of Bang! cards, none of them counted', () => {
  const state = table(
    { outlaw: { ap: 'wesley-hardin', pp: 'tom-horn', hand: ['colt', 'colt', 'shotgun', 'remington'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'play', card: 'colt' });
  expect(state.bangs).toBe(0);
  does(state, bob, { type: 'move-token' });
  does(state, bob, { type: 'play', card: 'shotgun' });
  expect(may(state, bob, { type: 'play', card: 'remington' })).toBe(false);
});
