import { expect, test } from 'vitest';
import { ann, bob, dot, fixture } from '../testing/fixture.ts';
import { posseOf, statusOf } from './status.ts';

test('a player is in the robbery, at home, under bail or without a cowboy', () => {
  const { view } = fixture('face');
  expect(statusOf(view, ann)).toEqual({ type: 'in' });
  expect(statusOf(view, bob)).toEqual({ type: 'declined' });
  expect(statusOf(fixture('arm').view, dot)).toEqual({ type: 'bail', amount: 100_000 });
  expect(statusOf(fixture('arm').view, bob)).toEqual({ type: 'ready' });
  expect(statusOf(fixture('no-cowboy').view, ann)).toEqual({ type: 'no-cowboy' });
});

test('[C45-DYN-3] in a vote it shows who has voted, never how', () => {
  const { view } = fixture('voted');
  expect(statusOf(view, ann)).toEqual({ type: 'voted' });
  expect(statusOf(view, bob)).toEqual({ type: 'fell' });
});

test('[C45-CALL-6] the posse is who rode, the initiator first; who stayed home is not in it', () => {
  expect(posseOf(fixture('face').view)).toEqual([
    { seat: 0, part: 'in' },
    { seat: 2, part: 'in' },
    { seat: 4, part: 'in' },
  ]);
  expect(posseOf(fixture('fell').view)).toEqual([
    { seat: 0, part: 'fell' },
    { seat: 1, part: 'in' },
  ]);
  expect(posseOf(fixture('arm').view)).toEqual([]);
});
