import type { WorkerEnv } from './worker-server.ts';

/** A tab that is frozen in the background gives nothing up: after so long what it has is taken from it. */
const PATIENCE_MS = 2000;

/** One tab at a time has a solo table: whoever wants it says so, and gets it once the other has let go. */
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
                // What was written last is on its way to the disk before the other reads.
                setTimeout(release);
              });
            });
          });
        channel.postMessage(table);
        take({ signal: AbortSignal.timeout(PATIENCE_MS) })
          .catch(() => (isHeld ? letGo.get(table)?.() : take({ steal: true })))
          // Stolen in its turn: it is another tab's now.
          .catch(() => letGo.get(table)?.());
      }),
  };
}
