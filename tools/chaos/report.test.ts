import { expect, test } from 'vitest';
import { closingTable, describeResult } from './report.ts';
import type { Tried } from './run-scenario.ts';

const kept: Tried = { name: 'net', problems: [], figures: { faults: 400 }, seconds: 61.2, folder: undefined };
const broken: Tried = { ...kept, name: 'kill', problems: ['A move is lost'], folder: 'somewhere' };
const leftOut: Tried = { ...kept, name: 'disk', figures: {}, leftOut: 'only root can mount' };

test('a failure is reported with the command to repeat it and the folder with its data', () => {
  expect(describeResult(kept, 'x')).toBe('✔ net');
  expect(describeResult(leftOut, 'x')).toBe('- disk is left out: only root can mount');
  expect(describeResult(broken, 'npm run chaos -- kill --seed 1 --times 3')).toBe(
    [
      '✘ kill: 1 promises were not kept',
      '    A move is lost',
      '  Again: npm run chaos -- kill --seed 1 --times 3',
      '  Its data: somewhere',
    ].join('\n'),
  );
});

test('the closing table has a line for each scenario', () => {
  expect(closingTable([broken, kept, leftOut])).toBe(
    [
      'scenario  promises  time  figures',
      'kill      1 broken  61 s  faults 400',
      'net       kept      61 s  faults 400',
      'disk      left out  61 s',
    ].join('\n'),
  );
});
