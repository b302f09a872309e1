import type { FindGame } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import type { TableActor, Thinkers } from '@saloon/table';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { type ClaimDeps, claimTable } from './claim-table.ts';
import { LiveTable, type LiveTableSetup } from './live-table.ts';
import { type LoadSetup, loadTable, StoreUnavailable } from './load-table.ts';
import type { Lookup } from './lookup.ts';
import { correspondenceClock, liveClock, type TableClock } from './table-clock.ts';

/** Replaying this many entries takes a while. */
const LONG_LOAD = 200;

export type LoaderDeps = ClaimDeps &
  LoadSetup & {
    readonly store: Store;
    readonly clock: Clock;
    readonly metrics: Pick<Metrics, 'claimed' | 'rebuilt'>;
    readonly findGame: FindGame;
  };

export type LoadedTable = {
  readonly type: 'loaded';
  readonly table: LiveTable;
  /** Another server may have claimed it meanwhile. */
  readonly tookLong: boolean;
};

/** Claims a table and loads it into memory. */
export async function loadLiveTable(
  deps: LoaderDeps,
  setup: LiveTableSetup,
  thinkers: Thinkers,
  id: TableId,
): Promise<Lookup | LoadedTable> {
  const { metrics, clock, findGame, log } = deps;
  const claimed = await claimTable(deps, id);
  if (claimed.type !== 'claimed') return claimed;
  const { stored } = claimed;
  const started = clock.monotonic();
  let loaded: Awaited<ReturnType<typeof loadTable>>;
  try {
    loaded = await loadTable(deps, id, thinkers, findGame);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.error({ err: error.cause, table: id }, 'cannot read a table');
    return { type: 'unavailable' };
  }
  const { actor } = loaded;
  const table = new LiveTable(setup, actor, clockFor(clock, actor, stored.openedAt), stored, loaded);
  // Everybody who was here when the last server stopped has to come again.
  for (const user of actor.here) actor.presence(user, false, table.clock.now());
  metrics.rebuilt(clock.monotonic() - started);
  return { type: 'loaded', table, tookLong: loaded.seq - loaded.snapshotSeq > LONG_LOAD };
}

/** The clock that fits the pace of a table. */
export function clockFor(clock: Clock, actor: TableActor, openedAt: number): TableClock {
  const isCorrespondence = actor.info.options.pace === 'correspondence';
  return isCorrespondence ? correspondenceClock(clock, actor.now, openedAt) : liveClock(clock, actor.now);
}
