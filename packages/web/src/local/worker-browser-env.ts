import { canSpawn, spawnBotWorker } from './bot-worker.ts';
import { tableHolder } from './table-holder.ts';
import { UNSAVED } from './unsaved-channel.ts';
import type { WorkerEnv } from './worker-env.ts';
import { indexedLog } from './worker-log.ts';

/** What a worker of this browser gives its host: time, chance, storage and threads. */
export const browserEnv = (): Omit<WorkerEnv, 'say'> => ({
  now: () => performance.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  randomHex: (digits) =>
    [...crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .slice(0, digits),
  log: indexedLog(sayUnsaved),
  ...tableHolder(),
  ...(canSpawn() ? { spawn: spawnBotWorker } : {}),
});

function sayUnsaved(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(UNSAVED);
  channel.postMessage('');
  channel.close();
}
