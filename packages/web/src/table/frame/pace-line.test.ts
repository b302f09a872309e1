import '../../testing/all-langs.ts';
import { expect, test } from 'vitest';
import { paceLine } from './pace-line.ts';

test.each([
  [{ pace: 'live', turnTimeMs: 60_000 }, 'Live, 60 seconds per move'],
  [{ pace: 'correspondence', turnTimeMs: 86_400_000 }, 'By letter, 24 hours per move'],
  [{ pace: 'untimed', turnTimeMs: 60_000 }, 'No rush'],
  [{ pace: 'live', timed: false, moveTimeMs: 0 }, 'No rush'],
  [{ pace: 'live', timed: true, moveTimeMs: 30_000 }, 'Live, 30 seconds per move'],
] as const)('%j: %s', (options, line) => {
  expect(paceLine(options)).toBe(line);
});
