import { expect, test } from 'vitest';
import { medianOf, RoundTrips } from './round-trips.ts';

const measure = (trips: RoundTrips, millis: number): boolean => trips.pong(trips.ping(5000), 5000 + millis);

test('[WB-TIME-2] the median of the last 8, of the middle two their mean rounded up', () => {
  expect(medianOf([30, 10, 20])).toBe(20);
  expect(medianOf([40, 10, 20, 31])).toBe(26);
  expect(medianOf([20.2, 20.1, 20.3])).toBe(21);
  const trips = new RoundTrips();
  for (const millis of [900, 900, 900, 900, 10, 10, 10, 10]) measure(trips, millis);
  expect(trips.median).toBe(455);
  measure(trips, 10);
  expect(trips.median).toBe(10);
});

test('[WB-TIME-2] nothing is told before there are three, and only what is new', () => {
  const trips = new RoundTrips();
  expect([measure(trips, 50), measure(trips, 60), trips.median]).toEqual([false, false, undefined]);
  expect([measure(trips, 70), trips.median]).toEqual([true, 60]);
  expect([measure(trips, 60), trips.median]).toEqual([false, 60]);
});

test('[WB-TIME-2] an answer nobody asked for, or a second one, counts for nothing', () => {
  const trips = new RoundTrips();
  const n = trips.ping(0);
  for (const guess of [0, 1, n + 1, n - 1]) trips.pong(guess, 1);
  expect(trips.pong(n, 80)).toBe(false);
  for (let i = 0; i < 8; i++) expect(trips.pong(n, 900)).toBe(false);
  measure(trips, 80);
  measure(trips, 80);
  expect(trips.median).toBe(80);
});

test('of pings that nobody answers the oldest are forgotten, so that none is kept for a line to be made long with', () => {
  const trips = new RoundTrips();
  const old = [1, 2, 3].map((at) => trips.ping(at));
  for (let i = 0; i < 16; i++) trips.ping(10);
  for (const n of old) trips.pong(n, 5000);
  expect(trips.median).toBeUndefined();
  const fresh = [1, 2, 3].map(() => trips.ping(6000));
  for (const n of fresh) trips.pong(n, 6050);
  expect(trips.median).toBe(50);
});
