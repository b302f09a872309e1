import { expect, test } from 'vitest';
import { HELP, readFlags } from './flags.ts';
import { SCENARIOS } from './scenarios/index.ts';

test('without a name all scenarios run at full size; a name selects one, and a number sets its size', () => {
  expect(readFlags([])).toMatchObject({ mode: 'run', scenarios: SCENARIOS, times: undefined });
  const { scenarios, times, seed } = readFlags(['kill', 'net', '--times', '3', '--seed', '7']);
  expect([scenarios.map(({ name }) => name), times, seed]).toEqual([['kill', 'net'], 3, 7]);
});

test('a mistake is reported with what is allowed', () => {
  expect(() => readFlags(['fire'])).toThrow('there is no scenario fire; kill, net, disk');
  expect(() => readFlags(['kill', '--times', '0'])).toThrow('--times is "0", allowed: a whole number from 1');
  expect(() => readFlags(['--sede', '7'])).toThrow(/Unknown option '--sede'.*--help lists what there is/s);
});

test('the help has a line for every scenario', () => {
  for (const { name, summary } of SCENARIOS)
    expect(HELP).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 12)}`, 'm'));
});
