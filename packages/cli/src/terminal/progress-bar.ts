import type { Io } from './io.ts';

const WIDTH = 30;
const EVERY = 100;

export type ProgressBar = { readonly update: (done: number) => void; readonly clear: () => void };

/** A progress bar on stderr. Prints nothing if that is not a terminal. */
export function progressBar(io: Io, total: number, unit: string): ProgressBar {
  if (!io.errIsTty) return { update: () => undefined, clear: () => undefined };
  const started = Date.now();
  let drawn = started;
  return {
    update: (done) => {
      const now = Date.now();
      if (now - drawn < EVERY) return;
      drawn = now;
      const left = Math.ceil(((now - started) * (total - done)) / Math.max(1, done) / 1000);
      io.err(`\r${bar(done / total)} ${done} of ${total} ${unit}, ${left} s left\x1b[K`);
    },
    clear: () => io.err('\r\x1b[K'),
  };
}

export function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %`;
}
