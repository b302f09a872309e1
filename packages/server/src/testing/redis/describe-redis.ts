import { describe } from 'vitest';
import { ensureRedis } from './find-redis.ts';

/** Tests that need Redis. Without it they are skipped, and their title says why and what to do. */
export function describeRedis(name: string, tests: () => void): void {
  const found = ensureRedis();
  if (found.type === 'found') describe(name, tests);
  else describe.skip(`${name} (${found.why})`, tests);
}
