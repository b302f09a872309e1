import type { Limits } from '../limits/limits.ts';
import type { LiveTable } from './live-table.ts';

/** A correspondence table whose next timer is further away than this many milliseconds is unloaded until then. */
const FAR_OFF = 60_000;

export type IdleDeps = {
  readonly limits: Pick<Limits, 'idleTable' | 'unlistEmpty'>;
  readonly wall: () => number;
  readonly changed: (table: LiveTable) => void;
};

/** Marks tables for unloading that have no subscribers and no timer that runs out soon. */
export function unloadIdleTables(tables: Iterable<LiveTable>, { limits, wall, changed }: IdleDeps): void {
  for (const table of tables) {
    table.recordDepartures();
    table.unlistIfEmpty(limits.unlistEmpty);
    if (table.isEmptyInLobby) continue;
    if (table.subscriptions.size > 0 || table.isCommitting || table.unloadUntil !== undefined) continue;
    if (table.actor.isThinking) continue;
    const next = table.isAbandoned ? undefined : table.actor.nextWake();
    const now = table.clock.now();
    if (next !== undefined && !(table.isCorrespondence && next - now > FAR_OFF)) continue;
    if (now - table.actor.now + table.clock.heldFor() < limits.idleTable) continue;
    table.unloadUntil = next === undefined ? { type: 'never' } : { type: 'at', wall: wall() + (next - now) };
    changed(table);
  }
}
