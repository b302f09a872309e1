import { expect, test } from 'vitest';
import { type Reading, Stillness } from './stillness.ts';

const held = (at: number): Reading => ({ x: Math.sin(at), y: 6 + Math.cos(at), z: 7, at });
const flat = (at: number): Reading => ({ x: 0.1, y: 0.1, z: 9.8, at });
const every100 = (from: number, to: number) => Array.from({ length: (to - from) / 100 }, (_, i) => from + 100 * i);

test('a device that is held and then laid down hides after two and a half seconds', () => {
  const stillness = new Stillness();
  for (const at of every100(0, 2000)) expect(stillness.read(held(at))).toBe(false);
  for (const at of every100(2000, 4500)) expect(stillness.read(flat(at))).toBe(false);
  expect(every100(4500, 5000).map((at) => stillness.read(flat(at)))).toContain(true);
});

test('a device that lies on the table all the time is played there', () => {
  const stillness = new Stillness();
  for (const at of every100(0, 20_000)) expect(stillness.read(flat(at))).toBe(false);
});

test('a device that leans still against a cup is read by its player', () => {
  const stillness = new Stillness();
  for (const at of every100(0, 1000)) stillness.read(held(at));
  for (const at of every100(1000, 20_000)) expect(stillness.read({ x: 0, y: 7, z: 6.9, at })).toBe(false);
});

test('a device turned face down hides at once', () => {
  expect(new Stillness().read({ x: 0, y: 0.2, z: -9.7, at: 0 })).toBe(true);
});
