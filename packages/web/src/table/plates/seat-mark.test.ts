import { seat } from '@saloon/kernel';
import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { SeatMark } from './seat-mark.tsx';

const propsOf = (mark: unknown) => (mark as VNode<{ readonly of?: unknown; readonly sign?: unknown }>).props;

test('a player of Colt Express has the brand of the bandit, not of the chair', () => {
  const table = { owner: () => seat(4), sign: () => undefined };
  expect(propsOf(SeatMark({ table, view: {}, seat: seat(1) })).of).toBe(4);
  // Before the deal nobody has a bandit.
  expect(propsOf(SeatMark({ table, view: undefined, seat: seat(1) })).of).toBe(1);
});

test('a side’s sign stands on the color of its owner', () => {
  const table = { owner: () => seat(2), sign: () => '<path/>' };
  expect(propsOf(SeatMark({ table, view: {}, seat: seat(0) }))).toMatchObject({ of: 2, sign: '<path/>' });
});
