import { expect, test } from 'vitest';
import { type Command, defineCommand } from './command.ts';
import { parseCommandLine } from './parse-command-line.ts';

const command: Command = defineCommand({
  name: 'deal',
  summary: 'Deal cards',
  positionals: [{ name: 'game' }, { name: 'table', optional: true }],
  flags: {
    open: { type: 'switch', help: 'face up' },
    seed: { type: 'text', value: 'S', help: 'the seed' },
    option: { type: 'list', value: 'NAME=VALUE', help: 'an option' },
  },
  examples: ['deal poker'],
  run: () => 0,
});

const parse = (line: string) => parseCommandLine(command, line.split(' '));

test('arguments and flags may come in any order', () => {
  const read = { type: 'run', positionals: ['poker', '7'], flags: { open: true, seed: '3', option: [] } };
  expect(parse('poker 7 --open --seed 3')).toEqual(read);
  expect(parse('--seed=3 poker --open 7')).toEqual(read);
});

test('a flag that is not given is false, undefined or an empty list', () => {
  expect(parse('poker')).toEqual({ type: 'run', positionals: ['poker'], flags: { open: false, option: [] } });
});

test('a list keeps all its values in order', () => {
  expect(parse('poker --option a=1 --option b=x=y')).toMatchObject({ flags: { option: ['a=1', 'b=x=y'] } });
});

test('after two dashes everything is an argument', () => {
  expect(parse('-- --open')).toMatchObject({ positionals: ['--open'], flags: { open: false } });
});

test('--help works anywhere, even if other arguments are missing', () => {
  expect(parse('--help')).toEqual({ type: 'help' });
  expect(parse('poker -h')).toEqual({ type: 'help' });
});

test.each([
  ['--open', '<game> is missing; see saloon deal --help'],
  ['a b c', 'saloon deal does not take "c"; see saloon deal --help'],
  [
    'poker --sed 3',
    'Unknown option --sed for saloon deal (did you mean --seed?); allowed: --open, --seed, --option, --help',
  ],
  ['poker --toString', 'Unknown option --toString for saloon deal; allowed: --open, --seed, --option, --help'],
  ['poker --seed', '--seed needs a value: --seed S'],
  ['poker --seed=', '--seed needs a value: --seed S'],
  ['poker --seed 1 --seed 2', '--seed is given twice'],
  ['poker --open=no', '--open takes no value, found no'],
])('%s is refused', (line, complaint) => {
  expect(() => parse(line)).toThrow(complaint);
});
