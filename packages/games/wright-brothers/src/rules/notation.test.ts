import { seat } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, kindOf } from './cards.ts';
import type { Move } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';

const written: readonly [line: string, move: Move][] = [
  ['pass', { type: 'pass' }],
  ['discard 3 4 7', { type: 'discard', cards: ['3', '4', '7'] }],
  ['discard joker joker', { type: 'discard', cards: ['joker', 'joker'] }],
  ['event helper', { type: 'play-event', card: 'helper' }],
  ['event indians', { type: 'play-event', card: 'indians' }],
  ['event switch 4', { type: 'play-event', card: 'switch', target: seat(4) }],
  ['event switch 0', { type: 'play-event', card: 'switch', target: seat(0) }],
  ['shootout', { type: 'start-shootout' }],
  ['duel', { type: 'call-duel' }],
  ['return 1 switch', { type: 'return-cards', cards: ['1', 'switch'] }],
  ['load 5 joker miss', { type: 'load', cards: ['5', 'joker', 'miss'] }],
  ['load', { type: 'load', cards: [] }],
  ['slap', { type: 'slap' }],
  ['press', { type: 'press' }],
  ['sealed 6 load 2 2', { type: 'sealed-choice', quick: '6', load: ['2', '2'] }],
  ['sealed - load', { type: 'sealed-choice', load: [] }],
  ['sealed switch load', { type: 'sealed-choice', quick: 'switch', load: [] }],
  ['miss 3', { type: 'miss-target', owner: seat(3) }],
  ['ready', { type: 'ready' }],
];

const inOrder = (cards: readonly CardId[]) => cards.toSorted((a, b) => kindOf(a) - kindOf(b));
const someCards = fc.array(fc.constantFrom(...CARDS), { maxLength: 11 }).map(inOrder);
const someSeat = fc.nat(4).map(seat);
const someMove: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom<Move>(
    { type: 'pass' },
    { type: 'start-shootout' },
    { type: 'call-duel' },
    { type: 'slap' },
    { type: 'press' },
    { type: 'ready' },
  ),
  fc.record({ type: fc.constantFrom('discard', 'load', 'return-cards'), cards: someCards }),
  fc.record(
    { type: fc.constant('play-event'), card: fc.constantFrom(...CARDS), target: someSeat },
    { requiredKeys: ['type', 'card'] },
  ),
  fc.record(
    { type: fc.constant('sealed-choice'), quick: fc.constantFrom(...CARDS), load: someCards },
    { requiredKeys: ['type', 'load'] },
  ),
  fc.record({ type: fc.constant('miss-target'), owner: someSeat }),
);

describe('notation', () => {
  test.each(written)('%s', (line, move) => {
    expect(formatMove(move)).toBe(line);
    expect(parseMove(line)).toEqual(move);
    expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });

  test('every move survives its notation and JSON', () => {
    fc.assert(
      fc.property(someMove, (move) => {
        expect(parseMove(formatMove(move))).toEqual(move);
        expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
        expect(formatMove(move)).toMatch(/^[a-z0-9 -]+$/);
      }),
    );
  });

  test('no two moves have the same notation', () => {
    fc.assert(
      fc.property(someMove, someMove, (a, b) => {
        expect(formatMove(a) === formatMove(b)).toBe(JSON.stringify(parseMove(a)) === JSON.stringify(parseMove(b)));
      }),
    );
  });

  test('cards may be named in any order', () => {
    expect(parseMove('discard 7 3 4')).toEqual({ type: 'discard', cards: ['3', '4', '7'] });
    expect(parseMove({ type: 'load', cards: ['miss', 'joker', '1'] })).toEqual(parseMove('load 1 joker miss'));
  });

  test.each([
    [''],
    [' '],
    ['pass '],
    [' pass'],
    ['Pass'],
    ['pass 1'],
    ['discard 8'],
    ['discard 3  4'],
    ['discard J'],
    ['load 3,4'],
    ['event'],
    ['event 9'],
    ['event switch 5'],
    ['event switch -1'],
    ['event switch 1 2'],
    ['event switch x'],
    ['sealed'],
    ['sealed 6'],
    ['sealed 6 2'],
    ['sealed load'],
    ['sealed 6 load 9'],
    ['sealed - load -'],
    ['miss'],
    ['miss 5'],
    ['miss 1 2'],
    ['miss 01'],
    ['miss 1.0'],
    ['shootout 1'],
    ['constructor'],
    ['__proto__'],
    [`load ${'1 '.repeat(300)}1`],
  ])('"%s" is not a move', (line) => {
    expect(parseMove(line)).toBeUndefined();
  });

  test.each([
    [{}],
    [{ type: 'fly' }],
    [{ type: 'pass', cards: [] }],
    [{ type: 'discard' }],
    [{ type: 'discard', cards: '3' }],
    [{ type: 'discard', cards: [3] }],
    [{ type: 'discard', cards: ['3'], extra: 1 }],
    [{ type: 'discard', cards: { length: 1, 0: '3' } }],
    [{ type: 'discard', cards: Array(66).fill('1') }],
    [{ type: 'play-event', card: 'switch', target: '1' }],
    [{ type: 'play-event', card: 'switch', target: 5 }],
    [{ type: 'play-event', card: 'switch', target: 0.5 }],
    [{ type: 'play-event', card: 'switch', target: null }],
    [{ type: 'play-event', card: 'toString' }],
    [{ type: 'sealed-choice' }],
    [{ type: 'sealed-choice', quick: null, load: [] }],
    [{ type: 'sealed-choice', quick: '6' }],
    [{ type: 'miss-target' }],
    [{ type: 'miss-target', owner: -1 }],
    [['pass']],
    [null],
    [7],
    [true],
    [undefined],
  ])('%j is not a move', (value) => {
    expect(parseMove(value)).toBeUndefined();
  });

  const isMoveOrNothing = (value: unknown) => {
    const move = parseMove(value);
    if (move !== undefined) expect(parseMove(formatMove(move))).toEqual(move);
  };

  test('parsing garbage does not throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), isMoveOrNothing));
    fc.assert(fc.property(fc.jsonValue(), isMoveOrNothing));
    fc.assert(fc.property(fc.anything(), isMoveOrNothing));
  });

  test('parsing malformed moves does not throw', () => {
    const words = [...CARDS, 'load', 'discard', 'return', 'event', 'sealed', 'miss', '-', '', '0', '4', '5', 'pass'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (line) => isMoveOrNothing(line.join(' '))),
    );
    fc.assert(
      fc.property(someMove, fc.string(), fc.jsonValue(), (move, key, value) => {
        isMoveOrNothing({ ...move, [key]: value });
        for (const name of Object.keys(move)) isMoveOrNothing({ ...move, [name]: value });
      }),
    );
  });
});
