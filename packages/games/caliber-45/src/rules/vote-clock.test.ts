import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, feed, play, rob, table } from '../testing/index.ts';
import type { State } from './state.ts';

test("[C45-ONLINE-4] a player who leaves doesn't give the others more time to vote", () => {
  const state = table([{}, {}, {}], { spread: 'dynamite' });
  rob(state, ann, [bob, cal]);
  expect(state.phase).toBe('vote');
  const before = caliber45.deadline(state);
  feed(state, { type: 'leave', at: state.at + 29_000, seat: cal });
  expect(caliber45.deadline(state)).toEqual(before);
  play(state, ann, 'vote yes');
  // After Bob leaves too, there is nobody to wait for.
  feed(state, { type: 'leave', at: state.at + 500, seat: bob });
  expect(caliber45.deadline(state)?.at).toBe(state.at);
});

test('[C45-ONLINE-4, C45-ONLINE-11] the clock of a vote runs from the question, no matter how often a voter leaves and returns', () => {
  const state = table([{}, {}, {}], { spread: 'dynamite' });
  rob(state, ann, [bob, cal]);
  const before = caliber45.deadline(state);
  for (let n = 0; n < 2; n++) {
    feed(state, { type: 'leave', at: state.at + 5000, seat: cal });
    feed(state, { type: 'return', at: state.at + 5000, seat: cal });
    expect(caliber45.deadline(state)).toEqual(before);
  }
  play(state, cal, 'vote yes');
  const given = caliber45.deadline(state);
  feed(state, { type: 'leave', at: state.at + 1000, seat: cal });
  feed(state, { type: 'return', at: state.at + 1000, seat: cal });
  expect(caliber45.deadline(state)).toEqual(given);
});

test('[C45-ONLINE-4] a voter who returns after everyone had left gets the remaining time', () => {
  const state = table([{}, {}, {}], { spread: 'dynamite' });
  rob(state, ann, [bob, cal]);
  const before = caliber45.deadline(state);
  for (const seat of [ann, bob, cal]) feed(state, { type: 'leave', at: state.at, seat });
  expect(caliber45.deadline(state)?.at).toBe(state.at);
  feed(state, { type: 'return', at: state.at, seat: bob });
  expect(caliber45.deadline(state)).toEqual(before);
});

test('[C45-ONLINE-4] a game of version 1 gives a voter who returns the full time', () => {
  const state = table([{}, {}, {}], { spread: 'dynamite' });
  rob(state, ann, [bob, cal]);
  const old: State = { ...state, votedFrom: undefined };
  feed(old, { type: 'leave', at: state.at + 10_000, seat: cal });
  feed(old, { type: 'return', at: state.at + 10_000, seat: cal });
  expect(caliber45.deadline(old)?.at).toBe(old.at + old.options.answerTimeMs);
});
