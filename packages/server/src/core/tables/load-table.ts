import type { FindGame } from '@saloon/catalog';
import { sha256 } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { readEntry, rebuildTable, restoreTable, type Snapshot, type Thinkers } from '@saloon/table';
import type { Logger } from 'pino';
import { type Store, StoreError } from '../store/store.ts';
import type { TimeSlices } from '../time/time-slices.ts';

/** Entries that are read from the store at once. */
const PAGE = 1000;

type Loaded = {
  readonly actor: ReturnType<typeof rebuildTable>;
  /** How many entries of the log it contains, and the last of them. */
  readonly seq: number;
  readonly lastBody: string;
  /** How many entries the stored snapshot covers; 0 without one. */
  readonly snapshotSeq: number;
};

export type LoadSetup = {
  readonly store: Store;
  readonly slices: TimeSlices;
  /** Identifies the code that can read our snapshots. */
  readonly stamp: string;
  readonly log: Logger;
};

/** The store could not be read; the table itself may be fine. */
export class StoreUnavailable extends Error {}

/**
 * Loads a table from its last snapshot and the entries after it, or from the whole log if no snapshot fits this code.
 * Logs are read in pages and replayed in time slices, so that other tables don't wait.
 */
export async function loadTable(setup: LoadSetup, id: TableId, thinkers: Thinkers, find: FindGame): Promise<Loaded> {
  const snapshot = await fittingSnapshot(setup, id);
  const restored = snapshot && restore(setup, id, snapshot.body, thinkers, find);
  let actor = restored;
  let seq = actor === undefined ? 0 : (snapshot?.seq ?? 0);
  let lastBody = snapshot?.lastBody ?? '';
  for (;;) {
    const page = await reading(setup.store.entries(id, seq, PAGE));
    await setup.slices.each(page, (body) => {
      const entry = readEntry(JSON.parse(body));
      if (actor === undefined) actor = rebuildTable([entry], thinkers, find);
      else actor.replay([entry]);
    });
    seq += page.length;
    lastBody = page.at(-1) ?? lastBody;
    if (page.length < PAGE) break;
  }
  if (actor === undefined) throw new Error(`Cannot load table ${id}: its log is empty`);
  return { actor, seq, lastBody, snapshotSeq: restored === undefined ? 0 : (snapshot?.seq ?? 0) };
}

/** The snapshot, if the last entry it covers is still the one in the log. */
async function fittingSnapshot({ store, stamp }: LoadSetup, id: TableId) {
  const snapshot = await reading(store.snapshot(id, stamp));
  if (snapshot === undefined) return undefined;
  const [lastBody] = await reading(store.entries(id, snapshot.seq - 1, 1));
  return lastBody !== undefined && sha256(lastBody) === snapshot.last ? { ...snapshot, lastBody } : undefined;
}

function restore({ log }: LoadSetup, id: TableId, body: string, thinkers: Thinkers, find: FindGame) {
  try {
    return restoreTable(JSON.parse(body) as Snapshot, thinkers, find);
  } catch (error) {
    log.warn({ err: error, table: id }, 'cannot use the snapshot of a table: its whole log is played instead');
    return undefined;
  }
}

async function reading<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    // Trying again would not help, and would stop play at every other table meanwhile.
    if (error instanceof StoreError && error.code === 'damaged') throw error;
    throw new StoreUnavailable('the store cannot be read', { cause: error });
  }
}
