import { setTimeout as sleep } from 'node:timers/promises';
import type { Io } from './io.ts';

const SHORTEST = 100;
const LONGEST = 300;
const PER_LETTER = 4;

/** Prints lines with pauses to read them. Enter prints the rest at once. */
export async function printSlowly(io: Io, lines: readonly string[]): Promise<void> {
  const skip = new AbortController();
  const stopListening = io.onEnter(() => skip.abort());
  const interrupted = io.interrupted();
  try {
    for (const line of lines) {
      io.out(`${line}\n`);
      const pause = Math.min(LONGEST, Math.max(SHORTEST, PER_LETTER * line.length));
      await sleep(pause, undefined, { signal: AbortSignal.any([skip.signal, interrupted]) }).catch(() => undefined);
      interrupted.throwIfAborted();
    }
  } finally {
    stopListening();
  }
}
