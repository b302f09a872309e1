import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const drained = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.next());

test('queues take turns, and each keeps its order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item.slice(0, 1), item);
  expect(queue.size).toBe(6);
  expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect([queue.size, queue.next()]).toEqual([0, undefined]);
});

test('who comes late waits one turn, however much the others have', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 50; n++) queue.push('a', `a${n}`);
  expect(queue.next()).toBe('a0');
  queue.push('b', 'b0');
  expect([queue.next(), queue.next()]).toEqual(['a1', 'b0']);
});

test('what is taken out does not come, and nothing is missed for it', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'b1', 'b2']) queue.push(item.slice(0, 1), item);
  queue.remove('a', 'a1');
  queue.remove('a', 'a1');
  queue.remove('c', 'c1');
  expect(queue.size).toBe(2);
  expect(drained(queue)).toEqual(['b1', 'b2']);
});
