import { expect, test } from 'vitest';
import type { AnyOptionSpec } from '../../core/games/options.ts';
import { optionLines } from './differences.ts';

const spec: AnyOptionSpec = {
  rounds: { type: 'integer', min: 1, max: 20, default: 6 },
  pace: { type: 'choice', values: ['live', 'slow'], default: 'live' },
  race: {
    type: 'choice',
    values: ['fast', 'sealed'],
    default: 'fast',
    forced: { when: { option: 'pace', is: 'slow' }, value: 'sealed' },
  },
  foul: { type: 'boolean', default: true, onlyFor: { min: 2, max: 2 } },
  turn: { type: 'integer', unit: 'milliseconds', min: 1000, max: 9000, default: 4000 },
} as unknown as AnyOptionSpec;
const different = (options: Readonly<Record<string, string | number | boolean>>, seats: number) =>
  optionLines(spec, { options, seats }).flatMap(({ name, here }) => (here === undefined ? [] : [[name, here]]));

test('without a table every option has its default', () => {
  const lines = optionLines(spec, undefined);
  expect(lines.map(({ name, usual }) => [name, usual])).toEqual([
    ['rounds', 6],
    ['pace', 'live'],
    ['race', 'fast'],
    ['foul', true],
    ['turn', 4000],
  ]);
  expect(lines.every(({ here }) => here === undefined)).toBe(true);
  expect(lines.filter(({ kind }) => kind === 'time').map(({ name }) => name)).toEqual(['turn']);
});

test('a table lists what it changed, and what follows from that', () => {
  expect(different({ rounds: 6, turn: 4000 }, 3)).toEqual([]);
  expect(different({ rounds: 3 }, 3)).toEqual([['rounds', 3]]);
  expect(different({ pace: 'slow' }, 3)).toEqual([
    ['pace', 'slow'],
    ['race', 'sealed'],
  ]);
});

test('an option for two players isn’t a difference at a table of three', () => {
  expect(different({ foul: false }, 3)).toEqual([]);
  expect(different({ foul: false }, 2)).toEqual([['foul', false]]);
});

test('[CE-RULING-20] a changed preset says so, also at an older table', () => {
  const presets = {
    preset: { type: 'choice', values: ['full', 'lean', 'mixed'], default: 'full', departed: 'mixed' },
    hats: { type: 'boolean', default: true, variants: [{ when: { option: 'preset', is: 'lean' }, default: false }] },
  } as unknown as AnyOptionSpec;
  const here = (options: Readonly<Record<string, string | boolean>>) =>
    optionLines(presets, { options, seats: 3 }).map((line) => line.here);
  expect(here({ preset: 'lean', hats: false })).toEqual(['lean', false]);
  expect(here({ preset: 'mixed', hats: false })).toEqual(['mixed', false]);
  expect(here({ preset: 'full', hats: false })).toEqual(['mixed', false]);
  expect(here({ preset: 'full', hats: true })).toEqual([undefined, undefined]);
});
