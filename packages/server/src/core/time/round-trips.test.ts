import { expect, test } from 'vitest';
import { RoundTrips } from './round-trips.ts';

const measure = (trips: RoundTrips, millis: number, at = 5000): boolean => trips.pong(trips.ping(at), at + millis);

test('[WB-TIME-2] the smallest of the last 32 round trips, in whole milliseconds', () => {
  const trips = new RoundTrips();
  for (const millis of [900, 20.2, 900, 10.4]) measure(trips, millis);
  expect(trips.smallest).toBe(10);
  for (let i = 0; i < 31; i++) measure(trips, 60);
  expect(trips.smallest).toBe(10);
  measure(trips, 60);
  expect(trips.smallest).toBe(60);
});

test('[WB-TIME-2] nothing is reported before there are three, and only changes', () => {
  const trips = new RoundTrips();
  expect([measure(trips, 50), measure(trips, 60), trips.smallest]).toEqual([false, false, undefined]);
  expect([measure(trips, 70), trips.smallest]).toEqual([true, 50]);
  expect([measure(trips, 60), trips.smallest]).toEqual([false, 50]);
  expect([measure(trips, 40), trips.smallest]).toEqual([true, 40]);
});

test('[WB-TIME-2] an unrequested or second answer is ignored', () => {
  const trips = new RoundTrips();
  const n = trips.ping(0);
  for (const guess of [0, 1, n + 1, n - 1]) trips.pong(guess, 1);
  expect(trips.pong(n, 80)).toBe(false);
  for (let i = 0; i < 8; i++) expect(trips.pong(n, 900)).toBe(false);
  measure(trips, 80);
  measure(trips, 80);
  expect(trips.smallest).toBe(80);
});

test('[WB-TIME-2] late answers change nothing while a prompt one is among the last 32', () => {
  const trips = new RoundTrips();
  measure(trips, 20);
  for (let i = 0; i < 31; i++) measure(trips, 250);
  expect(trips.smallest).toBe(20);
});

test('[WB-TIME-2] at race time the median of the answers to its pings counts, and nothing before the first', () => {
  const trips = new RoundTrips();
  for (const millis of [50, 50, 52]) measure(trips, millis);
  expect(trips.inRace).toBeUndefined();
  trips.race(10_000);
  expect(trips.inRace).toBe(Number.POSITIVE_INFINITY);
  measure(trips, 150, 10_000);
  expect([trips.smallest, trips.inRace]).toEqual([50, 150]);
  measure(trips, 61, 10_080);
  expect(trips.inRace).toBe(61);
  measure(trips, 70, 10_150);
  expect(trips.inRace).toBe(70);
});

test('[WB-TIME-2] a ping from before the signal does not count for the race, which ends with the first ping after it', () => {
  const trips = new RoundTrips();
  for (let i = 0; i < 3; i++) measure(trips, 50);
  const before = trips.ping(9990);
  trips.race(10_000);
  trips.pong(before, 10_040);
  expect(trips.inRace).toBe(Number.POSITIVE_INFINITY);
  expect(measure(trips, 50, 12_000)).toBe(true);
  expect(trips.inRace).toBeUndefined();
});

test('the oldest unanswered pings are forgotten, so that a late answer can’t fake a long round trip', () => {
  const trips = new RoundTrips();
  const old = [1, 2, 3].map((at) => trips.ping(at));
  for (let i = 0; i < 16; i++) trips.ping(10);
  for (const n of old) trips.pong(n, 5000);
  expect(trips.smallest).toBeUndefined();
  const fresh = [1, 2, 3].map(() => trips.ping(6000));
  for (const n of fresh) trips.pong(n, 6050);
  expect(trips.smallest).toBe(50);
});
