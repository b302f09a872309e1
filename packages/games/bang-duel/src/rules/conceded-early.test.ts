import { defaultOptions, seat, seedOf, tryPlay } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';

test.each([0, 1])(
  '[BD-END-1, BD-SETUP-4] seat %i concedes before either has chosen: the table can still be viewed',
  (by) => {
    const state = bangDuel.setup(defaultOptions(bangDuel.options), 2, seedOf(7));
    for (let n = 0; n < 2; n++) tryPlay(bangDuel, state, { at: 1, seat: by, move: { type: 'concede' } });
    expect(bangDuel.outcome(state)?.scores).toEqual(by === 0 ? [0, 1] : [1, 0]);
    for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
      const view = bangDuel.view(state, viewer);
      expect(view.ending?.why).toBe('conceded');
    }
  },
);
