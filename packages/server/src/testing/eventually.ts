import { vi } from 'vitest';

/** Waits until a check passes. On a busy machine that takes longer than the second that `vi.waitFor` gives by itself. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });
