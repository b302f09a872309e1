import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MatchQueue, PATIENCE_MS, type Waiting, WIDENING_MS, windowAfter } from './match-queue.ts';
import { WaitTimes } from './wait-times.ts';

const waiting = (id: string, rating = 1200, since = 0, apart: readonly string[] = []): Waiting => ({
  id,
  rating,
  since,
  apart: new Set(apart),
});

function queueOf(seats: number, ...people: readonly Waiting[]): MatchQueue {
  const queue = new MatchQueue(seats);
  for (const person of people) queue.add(person);
  return queue;
}

test('the window widens for a minute, then anybody will do', () => {
  expect(windowAfter(0)).toBe(100);
  expect(windowAfter(WIDENING_MS / 2)).toBe(450);
  expect(windowAfter(WIDENING_MS)).toBe(Number.POSITIVE_INFINITY);
});

test('two people of about the same rating play at once, others wait until both windows are wide enough', () => {
  expect(queueOf(2, waiting('ann'), waiting('bob', 1300)).matchFor('bob', 0)).toEqual(['bob', 'ann']);
  const queue = queueOf(2, waiting('ann'), waiting('cal', 1400, 10_000));
  expect(queue.matchFor('ann', 10_000)).toBeUndefined();
  // Ann's window is wide enough by now, Cal's is not.
  expect(queue.matchFor('ann', 15_000)).toBeUndefined();
  expect(queue.matchFor('ann', 20_000)).toEqual(['ann', 'cal']);
  expect(queue.size).toBe(0);
});

test('a table of four waits for four, and after half a minute starts with those who are there', () => {
  const queue = queueOf(4, waiting('ann'), waiting('bob', 1210), waiting('cal', 1190));
  expect(queue.matches(PATIENCE_MS - 1)).toEqual([]);
  expect(queue.matches(PATIENCE_MS)).toEqual([['cal', 'ann', 'bob']]);
  expect(queueOf(4, waiting('ann')).matches(WIDENING_MS)).toEqual([]);
});

test('who has waited longest chooses first, and gets the closest rating', () => {
  const people = [waiting('new', 1210, 5000), waiting('old', 1200, 0), waiting('near', 1195, 6000)];
  expect(queueOf(2, ...people).matches(6000)[0]).toEqual(['old', 'near']);
});

test('people never meet if one has blocked the other', () => {
  const queue = queueOf(2, waiting('ann', 1200, 0, ['bob']), waiting('bob'));
  expect(queue.matchFor('ann', WIDENING_MS)).toBeUndefined();
  expect(queue.matchFor('bob', WIDENING_MS)).toBeUndefined();
  queue.add(waiting('cal', 1900, 0));
  expect(queue.matchFor('bob', WIDENING_MS)).toEqual(['bob', 'cal']);
});

test('a second request replaces the first, and who leaves is not matched', () => {
  const queue = queueOf(2, waiting('ann'), waiting('ann', 1500), waiting('bob'));
  expect(queue.size).toBe(2);
  expect(queue.matchFor('bob', 0)).toBeUndefined();
  queue.remove('ann');
  queue.remove('nobody');
  expect(queue.size).toBe(1);
});

test('nobody is in two groups, every group fits, and nobody is lost', () => {
  const anybody = fc.record({
    rating: fc.integer({ min: 800, max: 2000 }),
    since: fc.integer({ min: 0, max: 90_000 }),
    apart: fc.array(fc.nat(30).map(String), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(anybody, { maxLength: 30 }), fc.integer({ min: 2, max: 5 }), (all, seats) => {
      const people = all.map(({ rating, since, apart }, i) => waiting(String(i), rating, since, apart));
      const byId = new Map(people.map((person) => [person.id, person]));
      const now = 90_000;
      const queue = queueOf(seats, ...people);
      const groups = queue.matches(now);
      const matched = groups.flat();
      expect(new Set(matched).size).toBe(matched.length);
      expect(queue.size).toBe(people.length - matched.length);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(1);
        expect(group.length).toBeLessThanOrEqual(seats);
        for (const id of group)
          expect(group.some((other) => other !== id && byId.get(id)?.apart.has(other) === true)).toBe(false);
      }
    }),
  );
});

test('an estimate needs three waits of the last hour', () => {
  const times = new WaitTimes();
  times.add(5000, 0);
  times.add(9000, 0);
  expect(times.estimate(0)).toBeUndefined();
  times.add(1000, 0);
  expect(times.estimate(0)).toBe(5000);
  expect(times.estimate(3_600_000)).toBeUndefined();
});
