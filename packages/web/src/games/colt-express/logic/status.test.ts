import { expect, test } from 'vitest';
import { ann, bob, cal, player, table } from '../testing/sample.ts';
import { cardOf, type Kind, kindOf, rankOf } from './kinds.ts';
import { seatMark } from './status.ts';

test('[CE-PLAN-2] whose turn it is, who is next, who is first', () => {
  expect([ann, bob, cal].map((one) => seatMark(table(), one))).toEqual(['turn', 'next', undefined]);
  expect(seatMark(table({ active: bob, asked: [bob] }), ann)).toBe('first');
});

test('[CE-EXPERT-4] in a secret choice it is told who is ready, and no more', () => {
  const players = [player(['ghost'], { hasChosen: true }), player(['doc']), player(['belle'], { isAway: true })];
  const view = table({ phase: 'keeping', asked: [bob, cal], players });
  expect([ann, bob, cal].map((one) => seatMark(view, one))).toEqual(['chosen', 'choosing', 'away']);
});

test('[CE-DUO-5] a card is named by its action and its bandit, and read back as the same card', () => {
  const kinds: readonly Kind[] = ['move', 'fire:tuco', 'marshal', 'bullet:neutral', 'bullet:ghost'];
  expect(kinds.map((kind) => kindOf(cardOf(kind)))).toEqual(kinds);
  const hand: readonly Kind[] = ['bullet:doc', 'marshal', 'move:tuco', 'fire:ghost', 'move:ghost'];
  expect([...hand].sort((a, b) => rankOf(a) - rankOf(b))).toEqual([
    'move:ghost',
    'fire:ghost',
    'move:tuco',
    'marshal',
    'bullet:doc',
  ]);
});
