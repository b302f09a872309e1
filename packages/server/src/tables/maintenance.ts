import type { TableId } from '@saloon/protocol';
import type { House } from '../house.ts';
import { unlessDamaged } from '../store/unless-damaged.ts';

/** Looks for tables to lay aside, and for those laid aside whose time has come. */
const EVERY = 10_000;
/** So many tables are taken into memory in one go, with a breath between, so that nobody waits for it. */
const AT_ONCE = 10;
const BREATH = 20;
/** More than any server holds. */
const MOST_LEFT = 1_000_000;
/** Of tables that wait to be taken up, so many are read at once. */
const MOST = 200;
const FORGET_EVERY = 3600 * 1000;

/** What has to be done now and then whether or not anybody is there. */
export class Maintenance {
  readonly #house: House;
  #cancel: () => void = () => undefined;
  #isStopped = false;
  #isLooking = false;
  #forgottenAt = Number.NEGATIVE_INFINITY;
  /** Tables whose time has come and that cannot be read: asked for again and again they would leave no room for others. */
  readonly #unreadable = new Set<TableId>();

  constructor(house: House) {
    this.#house = house;
  }

  async start(): Promise<void> {
    this.#takeUp(await unlessDamaged(this.#house.store.orphanedTables(MOST_LEFT), this.#house.log));
    this.#again();
  }

  /** Tables in the memory of servers that are no more. */
  loadOrphans(): void {
    if (this.#isLooking || this.#isStopped) return;
    this.#isLooking = true;
    this.#house.store
      .orphanedTables(MOST)
      .then((ids) => this.#takeUp(this.#ownOrder(ids)))
      .catch((error: unknown) => this.#house.log.error({ err: error }, 'cannot look for tables that were left'))
      .finally(() => {
        this.#isLooking = false;
      });
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  #again(): void {
    if (this.#isStopped) return;
    this.#cancel = this.#house.clock.after(EVERY, () => {
      this.#round().then(
        () => this.#again(),
        (error: unknown) => {
          this.#house.log.error({ err: error }, 'cannot look after the tables');
          this.#again();
        },
      );
    });
  }

  async #round(): Promise<void> {
    const { store, tables, clock, limits, lobby, cluster } = this.#house;
    if (tables.isFailing) return;
    tables.unloadIdle();
    if (this.#house.cluster !== undefined) this.loadOrphans();
    const due = await store.dueTables(clock.wall(), MOST + this.#unreadable.size);
    this.#takeUp(this.#ownOrder(due.filter((id) => !this.#unreadable.has(id))));
    if (clock.monotonic() - this.#forgottenAt < FORGET_EVERY) return;
    this.#forgottenAt = clock.monotonic();
    await store.deleteOldPushSubscriptions(clock.wall() - limits.forgetCalls);
    for (const table of await store.deleteOldWaiting(clock.wall() - limits.forgetWaiting)) {
      lobby.update(table, undefined);
      cluster?.publish({ type: 'row', table, row: undefined });
    }
  }

  /** Where several servers look for the same tables, each begins somewhere else. */
  #ownOrder(ids: readonly TableId[]): readonly TableId[] {
    if (this.#house.cluster === undefined || ids.length === 0) return ids;
    const first = Number.parseInt(this.#house.server.slice(0, 8), 16) % ids.length;
    return [...ids.slice(first), ...ids.slice(0, first)];
  }

  #takeUp(ids: readonly TableId[]): void {
    if (this.#isStopped || ids.length === 0) return;
    for (const id of ids.slice(0, AT_ONCE)) {
      this.#house.tables.load(id, ({ type }) => type === 'nowhere' && this.#unreadable.add(id));
    }
    const rest = ids.slice(AT_ONCE);
    if (rest.length > 0) this.#house.clock.after(BREATH, () => this.#takeUp(rest));
  }
}
