import { afterAll, beforeAll } from 'vitest';
import { openSaloon, type Saloon } from './saloon.ts';

/** Opens a server whose clock runs twenty times as fast, so that bots don't keep the tests waiting. Returns its address. */
export function useQuickSaloon(): () => string {
  let quick: Saloon | undefined;
  beforeAll(async () => {
    const { NODE_OPTIONS: before } = process.env;
    process.env.NODE_OPTIONS = `${before ?? ''} --import=${new URL('./fast-clock.ts', import.meta.url).href}`;
    quick = await openSaloon();
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  });
  afterAll(() => quick?.stop());
  return () => {
    if (quick === undefined) throw new Error('Cannot visit the quick server: it is not running');
    return quick.url;
  };
}
