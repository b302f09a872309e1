import { sha256 } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { Entry, TableActor } from '@saloon/table';
import type { StoredEntry, StoredSnapshot } from '../store/store.ts';
import { entryText } from './entry-text.ts';

/** A snapshot is saved each time the log has grown by this many entries. */
export const SNAPSHOT_EVERY = 400;

/** What of a table's log is in memory: how many entries, the last of them, and how many of them its snapshot covers. */
export type LogPosition = { readonly seq: number; readonly lastBody: string; readonly snapshotSeq: number };
export const EMPTY_LOG: LogPosition = { seq: 0, lastBody: '', snapshotSeq: 0 };

/** The store adds the stamp of the code that can read the snapshot. */
export type UnstampedSnapshot = Omit<StoredSnapshot, 'stamp'>;

/** Numbers the entries of one table and decides when a snapshot is due. */
export class TableLog {
  readonly #table: TableId;
  #seq: number;
  #lastBody: string;
  #snapshotSeq: number;

  constructor(table: TableId, { seq, lastBody, snapshotSeq }: LogPosition) {
    this.#table = table;
    this.#seq = seq;
    this.#lastBody = lastBody;
    this.#snapshotSeq = snapshotSeq;
  }

  append(entry: Entry, fence: number): StoredEntry {
    this.#lastBody = entryText(entry);
    return { table: this.#table, seq: this.#seq++, fence, body: this.#lastBody };
  }

  /** A snapshot of the actor, if one is due. The actor must be exactly what the appended entries make it. */
  snapshotIfDue(actor: TableActor, fence: number): UnstampedSnapshot | undefined {
    if (this.#seq - this.#snapshotSeq < SNAPSHOT_EVERY) return undefined;
    this.#snapshotSeq = this.#seq;
    const body = JSON.stringify(actor.snapshot());
    return { table: this.#table, seq: this.#seq, fence, last: sha256(this.#lastBody), body };
  }
}
