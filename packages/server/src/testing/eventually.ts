import { vi } from 'vitest';

/** Waits until a check passes: up to 15 s, because a busy machine needs more than the second of `vi.waitFor`. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });
