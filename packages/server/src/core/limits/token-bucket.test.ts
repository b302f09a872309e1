import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const taken = (bucket: TokenBucket, now: number, tries: number): number =>
  Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;

test('allows a burst, then a rate per second, and never saves up more than a burst', () => {
  const bucket = new TokenBucket(6, 2, 1000);
  expect(taken(bucket, 1000, 10)).toBe(6);
  expect(taken(bucket, 1499, 10)).toBe(0);
  expect(taken(bucket, 1500, 10)).toBe(1);
  expect(taken(bucket, 3000, 10)).toBe(3);
  expect(taken(bucket, 999_000, 10)).toBe(6);
});
