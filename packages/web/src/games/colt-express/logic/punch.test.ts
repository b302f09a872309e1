import { expect, test } from 'vitest';
import { inside } from '../testing/sample.ts';
import type { MoveOf } from '../wire.ts';
import { punchAnswers, punchPart } from './punch.ts';

type Punch = MoveOf<'punch'>;
const at = (target: 'doc' | 'belle', direction: 'forward' | 'backward', more: Partial<Punch> = {}): Punch => ({
  type: 'punch',
  target,
  direction,
  ...more,
});
const both = (target: 'doc' | 'belle', more: Partial<Punch> = {}): readonly Punch[] => [
  at(target, 'forward', more),
  at(target, 'backward', more),
];

test('[CE-PUNCH-2, CE-PUNCH-4] target, then loot, then direction; the last answer sends the move', () => {
  const moves = [...both('doc', { loot: 'purse' }), ...both('doc', { loot: 'jewel' }), ...both('belle')];
  expect(punchPart(moves, {})).toBe('target');
  expect(punchAnswers(moves, {}, inside(2)).map(({ saying, isFinal }) => [saying, isFinal])).toEqual([
    [{ type: 'hit', target: 'doc' }, false],
    [{ type: 'hit', target: 'belle' }, false],
  ]);
  expect(punchPart(moves, { target: 'doc' })).toBe('loot');
  expect(punchPart(moves, { target: 'belle' })).toBe('direction');
  const [, last] = punchAnswers(moves, { target: 'doc', loot: 'jewel' }, inside(2));
  expect(last).toMatchObject({
    saying: { type: 'push', car: 3, direction: 'backward' },
    act: { type: 'send', move: moves[3] },
    spot: { place: inside(3) },
    isFinal: true,
  });
});

test('[CE-CHEY-1, CE-CHEY-3] Cheyenne is asked about a purse alone, after its kind', () => {
  const moves = [
    ...both('doc', { loot: 'purse' }),
    ...both('doc', { loot: 'purse', keep: true }),
    ...both('doc', { loot: 'jewel' }),
  ];
  expect(punchPart(moves, {})).toBe('loot');
  expect(punchPart(moves, { loot: 'purse' })).toBe('keep');
  expect(punchPart(moves, { loot: 'jewel' })).toBe('direction');
  const [keep, drop] = punchAnswers(moves, { loot: 'purse' }, inside(2));
  expect(keep?.act).toEqual({ type: 'punch', part: { loot: 'purse', keep: true } });
  expect(drop?.act).toEqual({ type: 'punch', part: { loot: 'purse', isDropped: true } });
  expect(punchAnswers(moves, { loot: 'purse', isDropped: true }, inside(2))[0]?.act).toEqual({
    type: 'send',
    move: moves[0],
  });
});

test('[CE-EX-10] at the end of the train the direction is not asked', () => {
  const moves = [at('doc', 'backward', { loot: 'purse' }), at('doc', 'backward', { loot: 'jewel' })];
  expect(punchAnswers(moves, {}, inside(0)).map(({ act }) => act)).toEqual(
    moves.map((move) => ({ type: 'send', move })),
  );
});
