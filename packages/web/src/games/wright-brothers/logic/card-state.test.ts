import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import { standingOf } from './card-state.ts';

test('what may join the throw is lit; what could only be loaded stands aside', () => {
  expect(standingOf(situation('turn'), [], 'indians')).toEqual({ type: 'can' });
  expect(standingOf(situation('turn'), ['3'], '4')).toEqual({ type: 'can' });
  expect(standingOf(situation('turn'), ['3', '4', '7'], 'miss')).toEqual({ type: 'aside', why: 'no-sum' });
  expect(standingOf(situation('turn'), ['3', '4', '7'], 'indians')).toEqual({ type: 'off', why: 'no-sum' });
});

test('outside the own turn nothing is lit, and locked cards say why', () => {
  expect(standingOf(situation('other'), [], '3')).toEqual({ type: 'idle' });
  expect(standingOf(situation('other'), [], 'indians')).toEqual({ type: 'off', why: 'not-loadable' });
  expect(standingOf(situation('hand-down'), [], '3')).toEqual({ type: 'off', why: 'hand-is-down' });
  expect(standingOf(situation('race'), [], '3')).toEqual({ type: 'idle' });
});
