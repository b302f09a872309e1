import { browserEnv } from '../worker-browser-env.ts';
import type { PassRequest } from './contract.ts';
import { PassHost } from './host.ts';

/** The name of the worker for tables on one device. It runs the script of the solo worker. */
const PASS = 'pass';

/** Is this the worker for tables on one device? */
export const isForPassing = (): boolean => self.name === PASS;

/** Hosts the table that the page asks for. */
export function hostPassed(): void {
  const host = new PassHost({
    ...browserEnv(),
    tell: (reply) => postMessage(reply),
    wall: () => performance.timeOrigin + performance.now(),
  });
  // One after the other: joining may wait for the disk, and what is done at the table comes after it.
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<PassRequest>) => {
    last = last.then(() => host.hear(data)).catch((error: unknown) => reportError(error));
  });
}
