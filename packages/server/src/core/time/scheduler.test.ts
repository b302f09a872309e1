import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Scheduler } from './scheduler.ts';

function scheduled() {
  const clock = new FakeClock();
  const rung: [string, number][] = [];
  const start = clock.monotonic();
  const scheduler = new Scheduler<string>(clock, (key) => rung.push([key, clock.monotonic() - start]));
  return { clock, rung, scheduler, in: (millis: number) => clock.monotonic() + millis };
}

test('each key fires once, at its time, in order', async () => {
  const { clock, rung, scheduler, in: later } = scheduled();
  for (const [key, millis] of [
    ['c', 300],
    ['a', 100],
    ['d', 90_000],
    ['b', 200],
  ] as const)
    scheduler.set(key, later(millis));
  await clock.pass(250);
  expect(rung).toEqual([
    ['a', 100],
    ['b', 200],
  ]);
  await clock.pass(100_000);
  expect(rung.slice(2)).toEqual([
    ['c', 300],
    ['d', 90_000],
  ]);
  expect(scheduler.size).toBe(0);
});

test('a new time replaces the old one, and undefined removes it', async () => {
  const { clock, rung, scheduler, in: later } = scheduled();
  scheduler.set('a', later(100));
  scheduler.set('b', later(100));
  scheduler.set('a', later(500));
  scheduler.set('b', undefined);
  scheduler.set('c', later(400));
  scheduler.set('c', later(50));
  await clock.pass(1000);
  expect(rung).toEqual([
    ['c', 50],
    ['a', 500],
  ]);
});

test('a thousand keys, set again at random, fire in order', async () => {
  const { clock, rung, scheduler, in: later } = scheduled();
  const times = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const key = `k${(i * 7919) % 1000}`;
    const millis = (i * 104_729) % 10_000;
    times.set(key, millis);
    scheduler.set(key, later(millis));
  }
  await clock.pass(10_000);
  expect(rung.map(([, at]) => at)).toEqual([...times.values()].sort((a, b) => a - b));
  expect(new Map(rung)).toEqual(times);
});
