import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS, CHARACTERS, LEADS, LOOT } from './data.ts';
import type { Move } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';

const written: readonly [line: string, move: Move][] = [
  ['character belle', { type: 'choose-character', character: 'belle' }],
  ['character random', { type: 'choose-character', character: 'random' }],
  ['team ghost', { type: 'choose-team', lead: 'ghost' }],
  ['last tuco', { type: 'place-bandits', last: 'tuco' }],
  ['take marshal', { type: 'take-card', card: 'marshal' }],
  ['take fire of tuco', { type: 'take-card', card: 'fire', bandit: 'tuco' }],
  ['play move', { type: 'play-card', card: 'move' }],
  ['play move down', { type: 'play-card', card: 'move', faceDown: true }],
  ['play fire of ghost with robbery', { type: 'play-card', card: 'fire', bandit: 'ghost', bonus: 'robbery' }],
  [
    'play fire of ghost down with fire',
    { type: 'play-card', card: 'fire', bandit: 'ghost', faceDown: true, bonus: 'fire' },
  ],
  ['draw', { type: 'draw-cards' }],
  ['keep', { type: 'keep-cards', cards: [] }],
  ['keep move move fire', { type: 'keep-cards', cards: ['move', 'move', 'fire'] }],
  ['go 0', { type: 'go', car: 0 }],
  ['shoot doc', { type: 'shoot', target: 'doc' }],
  ['rob strongbox', { type: 'rob', loot: 'strongbox' }],
  ['marshal forward', { type: 'send-marshal', direction: 'forward' }],
  ['punch doc - forward', { type: 'punch', target: 'doc', direction: 'forward' }],
  ['punch doc jewel backward', { type: 'punch', target: 'doc', direction: 'backward', loot: 'jewel' }],
  ['punch doc purse keep backward', { type: 'punch', target: 'doc', direction: 'backward', loot: 'purse', keep: true }],
];

const character = fc.constantFrom(...CHARACTERS);
const action = fc.constantFrom(...ACTIONS);
const direction = fc.constantFrom('forward', 'backward');
const someMove = fc.oneof(
  fc.record({ type: fc.constant('choose-character'), character: fc.constantFrom(...CHARACTERS, 'random') }),
  fc.record({ type: fc.constant('choose-team'), lead: fc.constantFrom(...LEADS) }),
  fc.record({ type: fc.constant('place-bandits'), last: character }),
  fc.record({ type: fc.constant('take-card'), card: action, bandit: character }, { requiredKeys: ['type', 'card'] }),
  fc.record(
    { type: fc.constant('play-card'), card: action, bandit: character, faceDown: fc.constant(true), bonus: action },
    { requiredKeys: ['type', 'card'] },
  ),
  fc.record({
    type: fc.constant('keep-cards'),
    cards: fc
      .array(action, { maxLength: 10 })
      .map((cards) => cards.toSorted((a, b) => ACTIONS.indexOf(a) - ACTIONS.indexOf(b))),
  }),
  fc.record({ type: fc.constant('go'), car: fc.nat(6) }),
  fc.record({ type: fc.constant('shoot'), target: character }),
  fc.record({ type: fc.constant('rob'), loot: fc.constantFrom(...LOOT) }),
  fc.record({ type: fc.constant('send-marshal'), direction }),
  fc.record(
    {
      type: fc.constant('punch'),
      target: character,
      direction,
      loot: fc.constantFrom(...LOOT),
      keep: fc.constant(true),
    },
    { requiredKeys: ['type', 'target', 'direction'] },
  ),
) as fc.Arbitrary<Move>;

describe('notation', () => {
  test.each(written)('%s', (line, move) => {
    expect(formatMove(move)).toBe(line);
    expect(parseMove(line)).toEqual(move);
    expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });

  test('every move survives its notation and JSON, and no two have the same notation', () => {
    fc.assert(
      fc.property(someMove, someMove, (move, other) => {
        expect(parseMove(formatMove(move))).toEqual(move);
        expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
        expect(formatMove(move)).toMatch(/^[a-z0-9 -]+$/);
        expect(formatMove(move) === formatMove(other)).toBe(
          JSON.stringify(parseMove(move)) === JSON.stringify(parseMove(other)),
        );
      }),
    );
  });

  test('cards to keep may be named in any order', () => {
    expect(parseMove('keep fire move')).toEqual({ type: 'keep-cards', cards: ['move', 'fire'] });
  });

  test.each([
    '',
    ' ',
    'draw ',
    'Draw',
    'draw 1',
    'go',
    'go 7',
    'go 01',
    'go x',
    'shoot',
    'shoot marshal',
    'shoot doc doc',
    'rob purse purse',
    'rob ransom',
    'marshal',
    'marshal up',
    'team tuco',
    'character',
    'character anybody',
    'take',
    'take fire of',
    'take fire of nobody',
    'take fire tuco',
    'play',
    'play bullet',
    'play fire of ghost with',
    'play fire with robbery down',
    'play fire down down',
    'play fire of ghost with robbery move',
    'punch doc',
    'punch doc forward',
    'punch doc purse',
    'punch doc purse keep',
    'punch doc purse forward forward',
    'keep doc',
    `keep ${'move '.repeat(10)}move`,
    `keep ${'x'.repeat(200)}`,
    'constructor',
    '__proto__',
  ])('"%s" is not a move', (line) => {
    expect(parseMove(line)).toBeUndefined();
  });

  test.each([
    [{}],
    [{ type: 'fly' }],
    [{ type: 'draw-cards', cards: [] }],
    [{ type: 'go' }],
    [{ type: 'go', car: '1' }],
    [{ type: 'go', car: 0.5 }],
    [{ type: 'go', car: -1 }],
    [{ type: 'play-card', card: 'move', faceDown: false }],
    [{ type: 'play-card', card: 'move', bandit: null }],
    [{ type: 'play-card', card: 'toString' }],
    [{ type: 'punch', target: 'doc', direction: 'forward', keep: false }],
    [{ type: 'punch', target: 'doc', direction: 'forward', loot: 'ransom' }],
    [{ type: 'keep-cards', cards: 'move' }],
    [{ type: 'keep-cards', cards: { length: 1, 0: 'move' } }],
    [{ type: 'shoot', target: 'doc', extra: 1 }],
    [['draw']],
    [null],
    [7],
    [undefined],
  ])('%j is not a move', (value) => {
    expect(parseMove(value)).toBeUndefined();
  });

  test('parsing garbage does not throw', () => {
    const isMoveOrNothing = (value: unknown) => {
      const move = parseMove(value);
      if (move !== undefined) expect(parseMove(formatMove(move))).toEqual(move);
    };
    fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), isMoveOrNothing));
    fc.assert(fc.property(fc.anything(), isMoveOrNothing));
    fc.assert(
      fc.property(someMove, fc.string(), fc.jsonValue(), (move, key, value) => {
        isMoveOrNothing({ ...move, [key]: value });
        for (const name of Object.keys(move)) isMoveOrNothing({ ...move, [name]: value });
      }),
    );
  });
});
