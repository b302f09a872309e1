import { expect, test } from 'vitest';
import { caliber45 } from './index.ts';
import { ann, bob, cal, feed, play, rob, table } from './testing/index.ts';

test('[C45-ONLINE-4] somebody who leaves does not give the others more time to vote', () => {
  const state = table([{}, {}, {}], { spread: 'dynamite' });
  rob(state, ann, [bob, cal]);
  expect(state.phase).toBe('vote');
  const before = caliber45.deadline(state);
  feed(state, { type: 'leave', at: state.at + 29_000, seat: cal });
  expect(caliber45.deadline(state)).toEqual(before);
  play(state, ann, 'vote yes');
  // Nobody is left to be waited for once Bob has gone as well.
  feed(state, { type: 'leave', at: state.at + 500, seat: bob });
  expect(caliber45.deadline(state)?.at).toBe(state.at);
});

test('[C45-ONLINE-4, C45-ONLINE-11] whoever comes back to a vote gets the full time, unless the vote is given', () => {
  const state = table([{}, {}, {}], { spread: 'dynamite' });
  rob(state, ann, [bob, cal]);
  const before = caliber45.deadline(state)?.at ?? 0;
  feed(state, { type: 'leave', at: state.at + 10_000, seat: cal });
  feed(state, { type: 'return', at: state.at + 10_000, seat: cal });
  expect(caliber45.deadline(state)?.at).toBe(before + 20_000);
  play(state, cal, 'vote yes');
  const given = caliber45.deadline(state);
  feed(state, { type: 'leave', at: state.at + 1000, seat: cal });
  feed(state, { type: 'return', at: state.at + 1000, seat: cal });
  expect(caliber45.deadline(state)).toEqual(given);
});
