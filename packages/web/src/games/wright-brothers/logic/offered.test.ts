import { expect, test } from 'vitest';
import { bob, fixture } from '../testing/fixture.ts';
import { areSame, eventAt, eventMoves, findMove, findSealed, holds, leadsTo, offers } from './offered.ts';

test('cards are compared without their order, copies counted', () => {
  expect(areSame(['7', '3', '4'], ['3', '4', '7'])).toBe(true);
  expect(areSame(['3', '3'], ['3'])).toBe(false);
  expect(holds(['3', '3', '4'], ['3', '3'])).toBe(true);
  expect(holds(['3', '4'], ['3', '3'])).toBe(false);
});

test('chosen cards find the offered throw and load, and nothing that is not offered', () => {
  const { moves } = fixture('turn');
  expect(findMove(moves, 'discard', ['7', '4', '3'])).toEqual({ type: 'discard', cards: ['3', '4', '7'] });
  expect(findMove(moves, 'load', ['3', 'miss'])).toEqual({ type: 'load', cards: ['3', 'miss'] });
  expect(findMove(moves, 'discard', ['3', '4'])).toBeUndefined();
  expect(findMove(moves, 'load', ['indians'])).toBeUndefined();
});

test('an event finds its targets', () => {
  const { moves } = fixture('turn-events');
  expect(eventMoves(moves, 'switch').map(({ target }) => target)).toEqual([1, 2, 3]);
  expect(eventAt(moves, 'switch', bob)).toEqual({ type: 'play-event', card: 'switch', target: bob });
  expect(eventMoves(moves, 'helper')).toEqual([{ type: 'play-event', card: 'helper' }]);
  expect(eventMoves(moves, '3')).toEqual([]);
});

test('a sealed choice is found by its quick card and its cards to load', () => {
  const { moves } = fixture('sealed');
  expect(findSealed(moves, '7', ['3'])).toEqual({ type: 'sealed-choice', quick: '7', load: ['3'] });
  expect(findSealed(moves, undefined, [])).toEqual({ type: 'sealed-choice', load: [] });
  expect(findSealed(moves, '7', ['indians'])).toBeUndefined();
});

test('a choice may grow as long as an offered move holds it', () => {
  const { moves } = fixture('turn');
  expect(leadsTo(moves, ['discard'], ['3', '4'])).toBe(true);
  expect(leadsTo(moves, ['discard'], ['3', 'miss'])).toBe(false);
  expect(leadsTo(moves, ['load'], ['3', 'miss'])).toBe(true);
  expect(offers(moves, 'start-shootout')).toBe(true);
});
