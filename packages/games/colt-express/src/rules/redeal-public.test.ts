import { defaultOptions, randomWalk, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { tries } from '@saloon/kernel/testing';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { redeal, redealPublic } from './redeal.ts';

test('what a spectator knows is dealt alike, whatever a seat can’t tell apart, and looks the same to spectators', () => {
  for (let n = 0; n < tries(3, 40); n++) {
    const seats = 2 + (n % 5);
    const rng = rngFrom(seedOf(n));
    const state = coltExpress.setup(defaultOptions(coltExpress.options), seats, seedOf(n));
    randomWalk(coltExpress, state, rng, 150, () => {
      const dealt = redealPublic(state, rngFrom(seedOf(3)));
      expect(coltExpress.view(dealt, 'spectator')).toEqual(coltExpress.view(state, 'spectator'));
      for (const viewer of seatsOf(seats)) {
        expect(redealPublic(redeal(state, viewer, rng), rngFrom(seedOf(3)))).toEqual(dealt);
      }
    });
  }
});
