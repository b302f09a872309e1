import { parseKeptOptions, parseOptions } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { options } from './options.ts';

const switches = (given: object) => {
  const parsed = parseOptions(options, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { preset, abilities, events, stations } = parsed.options;
  return [preset, abilities, events, stations];
};

test.each([
  [{}, ['advanced', true, true, true]],
  [{ preset: 'advanced' }, ['advanced', true, true, true]],
  [{ preset: 'custom' }, ['custom', true, true, true]],
  [{ preset: 'basic' }, ['basic', false, false, false]],
  [{ preset: 'basic', abilities: false }, ['basic', false, false, false]],
  [{ preset: 'advanced', stations: true }, ['advanced', true, true, true]],
])('[CE-RULING-20] the preset gives the switches their defaults: %j', (given, read) => {
  expect(switches(given)).toEqual(read);
});

test.each([
  [{ preset: 'basic', abilities: true }, ['custom', true, false, false]],
  [{ preset: 'basic', events: true }, ['custom', false, true, false]],
  [{ preset: 'basic', events: true, stations: true }, ['custom', false, true, true]],
  [{ preset: 'advanced', stations: false }, ['custom', true, true, false]],
  [{ abilities: false }, ['custom', false, true, true]],
  // Stations need events, so the host didn't choose to leave them out.
  [{ preset: 'basic', stations: true }, ['basic', false, false, false]],
  [{ events: false }, ['custom', true, false, false]],
])('[CE-RULING-20] a switch that is set wins, and the preset reads custom: %j', (given, read) => {
  expect(switches(given)).toEqual(read);
});

test('[CE-RULING-20] parsing is idempotent, and an old recording’s options stay as written', () => {
  const parsed = parseOptions(options, { preset: 'basic', abilities: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parseOptions(options, parsed.options)).toEqual(parsed);
  const old = { ...parsed.options, preset: 'advanced', abilities: false };
  expect(parseKeptOptions(options, old)).toEqual({ ok: true, options: old });
  expect(switches(old)[0]).toBe('custom');
});

test('a first player outside the table is refused with the allowed values', () => {
  const parsed = parseOptions(options, { firstPlayer: 'host-pick', firstSeat: 3 });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(coltExpress.problemWith?.(parsed.options, 4)).toBeUndefined();
  const problem = coltExpress.problemWith?.(parsed.options, 3);
  expect(problem?.option).toBe('firstSeat');
  expect(problem?.text.en).toBe('firstSeat is 3, and the table has 3 seats: choose a seat from 0 to 2, or add seats');
  expect(problem?.text.ru).toContain('от 0 до 2');
  expect(coltExpress.problemWith?.({ ...parsed.options, firstPlayer: 'random' }, 3)).toBeUndefined();
});

test('[CE-SETUP-13] the host may let any seat begin, from the first to the sixth', () => {
  const isTaken = (firstSeat: number) => parseOptions(options, { firstPlayer: 'host-pick', firstSeat }).ok;
  expect([-1, 0, 5, 6].map(isTaken)).toEqual([false, true, true, false]);
});
