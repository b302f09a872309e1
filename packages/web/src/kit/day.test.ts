import { expect, test } from 'vitest';
import { dayAt, untilTomorrow } from './day.ts';

test('a day begins at midnight UTC', () => {
  const noon = Date.UTC(2026, 10, 18, 12);
  expect(dayAt(Date.UTC(2026, 10, 18))).toBe(dayAt(noon));
  expect(dayAt(Date.UTC(2026, 10, 18) - 1)).toBe(dayAt(noon) - 1);
  expect(untilTomorrow(noon)).toBe(12 * 3_600_000);
  expect(untilTomorrow(Date.UTC(2026, 10, 18))).toBe(24 * 3_600_000);
});
