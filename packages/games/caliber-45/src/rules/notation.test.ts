import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Move } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';

test.each<[Move, string]>([
  [{ type: 'draw' }, 'draw'],
  [{ type: 'exchange', discard: 'cactus' }, 'exchange cactus'],
  [{ type: 'exchange', discard: 'coyote', with: 'bullet-2' }, 'exchange coyote bullet-2'],
  [{ type: 'work-off' }, 'work-off'],
  [{ type: 'pick', slot: 33 }, 'pick 33'],
  [{ type: 'repel', cards: ['bullet-1', 'bullet-6'] }, 'repel bullet-1 bullet-6'],
  [{ type: 'shoot', target: seat(8), cards: ['bullet-3'] }, 'shoot 8 bullet-3'],
  [{ type: 'defend', cards: [] }, 'defend'],
  [{ type: 'vote', yes: false }, 'vote no'],
  [{ type: 'go-to-jail' }, 'go-to-jail'],
])('%o is written %s', (move, line) => {
  expect(formatMove(move)).toBe(line);
  expect(parseMove(line)).toEqual(move);
  expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
});

test('cards may be named in any order', () => {
  expect(parseMove('repel bullet-6 bullet-1')).toEqual({ type: 'repel', cards: ['bullet-1', 'bullet-6'] });
});

test.each([
  'dance',
  'draw 1',
  'draw ',
  'pick',
  'pick 34',
  'pick 01',
  'pick -1',
  'shoot',
  'shoot 9 bullet-1',
  'shoot ann bullet-1',
  'repel bullet-7',
  'vote',
  'vote maybe',
  'exchange',
  'exchange cactus bullet-1 bullet-2',
  `defend ${'bullet-1 '.repeat(13).trim()}`,
  { type: 'draw', card: 'bullet-1' },
  { type: 'vote', yes: 'yes' },
  { type: 'shoot', target: 1 },
  { type: 'pick', slot: 1.5 },
  [],
  null,
])("%o isn't a move", (input) => {
  expect(parseMove(input)).toBeUndefined();
});
