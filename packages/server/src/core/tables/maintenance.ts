import type { TableId } from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import { unlessDamaged } from '../store/unless-damaged.ts';
import { Repeating } from '../time/repeating.ts';
import type { TableRegistry } from './registry.ts';
import type { TableHooks } from './table-hooks.ts';

/** Milliseconds between two rounds. */
const EVERY = 10_000;
/** Tables are loaded in groups of this size with a pause in between, so that players don't wait for it. */
const GROUP = 10;
const PAUSE = 20;
/** More than any server holds. */
const ALL_ORPHANS = 1_000_000;
/** Due or orphaned tables that are read from the store at a time. */
const MOST = 200;
const DELETE_EVERY = 3600 * 1000;

export type MaintenanceDeps = Pick<Common, 'store' | 'clock' | 'limits' | 'log' | 'server' | 'isCluster'> & {
  readonly tables: Pick<TableRegistry, 'load' | 'unloadIdle' | 'isFailing'>;
  readonly hooks: Pick<TableHooks, 'events'>;
};

/** Periodic work: unloads idle tables, loads those whose timers are due, deletes what is too old. */
export class Maintenance {
  readonly #deps: MaintenanceDeps;
  readonly #rounds: Repeating;
  #isLooking = false;
  #deletedAt = Number.NEGATIVE_INFINITY;
  /** Due tables that can't be read: they would be found again in every round and leave no room for others. */
  readonly #unreadable = new Set<TableId>();

  constructor(deps: MaintenanceDeps) {
    const { clock, log } = deps;
    this.#deps = deps;
    this.#rounds = new Repeating({
      clock,
      work: () => this.#round(),
      onError: (error) => log.error({ err: error }, 'cannot finish the periodic maintenance of tables'),
      retry: EVERY,
    });
  }

  async start(): Promise<void> {
    const { store, log } = this.#deps;
    this.#load(await unlessDamaged(store.orphanedTables(ALL_ORPHANS), log));
    this.#rounds.start(EVERY);
  }

  /** Loads the tables that were in the memory of a dead server. */
  loadOrphans(): void {
    if (this.#isLooking || this.#rounds.isStopped) return;
    this.#isLooking = true;
    this.#deps.store
      .orphanedTables(MOST)
      .then((ids) => this.#load(this.#inOwnOrder(ids)))
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'cannot look for tables of dead servers'))
      .finally(() => {
        this.#isLooking = false;
      });
  }

  stop(): void {
    void this.#rounds.stop();
  }

  async #round(): Promise<number> {
    const { store, tables, clock, limits, isCluster, hooks } = this.#deps;
    if (tables.isFailing) return EVERY;
    tables.unloadIdle();
    if (isCluster) this.loadOrphans();
    const due = await store.dueTables(clock.wall(), MOST + this.#unreadable.size);
    this.#load(this.#inOwnOrder(due.filter((id) => !this.#unreadable.has(id))));
    if (clock.monotonic() - this.#deletedAt < DELETE_EVERY) return EVERY;
    this.#deletedAt = clock.monotonic();
    await store.deleteOldPushSubscriptions(clock.wall() - limits.forgetPushSubscription);
    for (const table of await store.deleteOldWaiting(clock.wall() - limits.forgetWaiting)) {
      hooks.events.emit('rowChanged', table, undefined);
    }
    return EVERY;
  }

  /** Each server of a cluster starts at another place in the same list. */
  #inOwnOrder(ids: readonly TableId[]): readonly TableId[] {
    const { isCluster, server } = this.#deps;
    if (!isCluster || ids.length === 0) return ids;
    const first = Number.parseInt(server.slice(0, 8), 16) % ids.length;
    return [...ids.slice(first), ...ids.slice(0, first)];
  }

  #load(ids: readonly TableId[]): void {
    if (this.#rounds.isStopped || ids.length === 0) return;
    for (const id of ids.slice(0, GROUP)) {
      this.#deps.tables.load(id, ({ type }) => type === 'missing' && this.#unreadable.add(id));
    }
    const rest = ids.slice(GROUP);
    if (rest.length > 0) this.#deps.clock.after(PAUSE, () => this.#load(rest));
  }
}
