import type { WorkerEnv } from './worker-env.ts';

/** A tab that is frozen in the background can't release its lock: after this time it is stolen. */
const PATIENCE_MS = 2000;

/** Only one tab at a time has a solo table. A tab that wants it asks, and gets it once the other has released it. */
export function tableHolder(): Pick<WorkerEnv, 'hold'> {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return {};
  const letGo = new Map<string, () => void>();
  const channel = new BroadcastChannel('saloon.solo');
  channel.onmessage = ({ data }) => letGo.get(String(data))?.();
  return {
    hold: (table, lost) =>
      new Promise((got) => {
        let isHeld = false;
        const take = (options: LockOptions) =>
          navigator.locks.request(`saloon.solo.${table}`, options, () => {
            isHeld = true;
            got();
            return new Promise<void>((release) => {
              letGo.set(table, () => {
                letGo.delete(table);
                lost();
                // Lets the last write reach the disk before the other tab reads.
                setTimeout(release);
              });
            });
          });
        channel.postMessage(table);
        take({ signal: AbortSignal.timeout(PATIENCE_MS) })
          .catch(() => (isHeld ? letGo.get(table)?.() : take({ steal: true })))
          // Stolen by another tab.
          .catch(() => letGo.get(table)?.());
      }),
  };
}
