import { expect, test } from 'vitest';
import { bob, matches, may, table } from '../../testing/index.ts';

const state = table(
  {
    outlaw: { ap: 'jack-ransom', hand: ['colt', 'duel', 'hat', 'dynamite', 'strong-ale', 'robbery'] },
    law: { ap: 'django', pp: { id: 'wyatt-earp', gear: ['bank'] } },
  },
  { active: 'outlaw' },
);

test.each([
  ['colt', 2],
  ['duel', 2],
  ['hat', 4],
  ['dynamite', 4],
  ['strong-ale', 4],
] as const)('[BD-CHAR-JACK, BD-RULING-9, BD-PLAY-5] %s has %i targets', (card, targets) => {
  expect(matches(state, bob, { type: 'play', card })).toHaveLength(targets);
});

test('[BD-CHAR-JACK] Robbery reaches cards on the opponent’s PP, and hits never your own side', () => {
  expect(may(state, bob, { type: 'play', card: 'robbery', target: 'wyatt-earp', take: 'bank' })).toBe(true);
  expect(may(state, bob, { type: 'play', card: 'colt', target: 'dalton-brothers' })).toBe(false);
});
