import { expect, test } from 'vitest';
import { fitFor, layoutFor } from './layout.ts';

/** The window, and what the top bar and the rail leave of it for the table. */
const SCREENS = [
  ['360×640 phone', 360, 596, 'phone'],
  ['390×844 phone', 390, 800, 'phone'],
  ['844×390 phone held sideways', 844, 346, 'phone-wide'],
  ['568×320 small phone held sideways', 568, 276, 'phone-wide'],
  ['820×1180 tablet', 820, 1132, 'tablet'],
  ['1024×1366 large tablet', 1024, 1318, 'tablet'],
  ['1024×768 tablet held sideways', 1024, 720, 'tablet-wide'],
  ['1280×720 laptop', 984, 672, 'tablet-wide'],
  ['1280×620 laptop with toolbars', 984, 572, 'desk-low'],
  ['1366×768 laptop', 1070, 720, 'desk-low'],
  ['1440×900 desktop', 1144, 852, 'desk'],
  ['2560×1440 desktop', 2264, 1392, 'desk'],
] as const;

test.each(SCREENS)('%s', (_, width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});

test('every size has a layout, and the edges belong to the larger side', () => {
  expect(layoutFor(559, 480)).toBe('phone');
  expect(layoutFor(560, 480)).toBe('phone-wide');
  expect(layoutFor(560, 481)).toBe('phone');
  expect(layoutFor(699, 900)).toBe('phone');
  expect(layoutFor(700, 900)).toBe('tablet');
  expect(layoutFor(900, 900)).toBe('tablet');
  expect(layoutFor(901, 900)).toBe('tablet-wide');
  expect(layoutFor(1059, 600)).toBe('tablet-wide');
  expect(layoutFor(1059, 599)).toBe('desk-low');
  expect(layoutFor(1060, 759)).toBe('desk-low');
  expect(layoutFor(1060, 760)).toBe('desk');
  expect(layoutFor(0, 0)).toBe('phone');
});

test('a larger browser font enlarges a table as far as everything on it fits', () => {
  expect(fitFor(390, 800, 1)).toEqual({ layout: 'phone', zoom: 1 });
  // The layout of a phone 320 pixels wide, drawn 1.2 times as large.
  expect(fitFor(390, 800, 2)).toEqual({ layout: 'phone', zoom: 195 / 320 });
  expect(fitFor(844, 346, 2)).toEqual({ layout: 'phone-wide', zoom: 173 / 300 });
  expect(fitFor(1144, 852, 1.25)).toEqual({ layout: 'tablet-wide', zoom: 1 });
});
