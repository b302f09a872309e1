import type { Catalog } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import type { Sign } from '@saloon/recording';
import type { Entry } from '@saloon/table';
import type { SerialQueue } from '../serial-queue.ts';
import type { Store } from '../store/store.ts';
import { missingEdition, readLongLog, recordingFile } from './stored-log.ts';
import type { TimeSlices } from './time-slices.ts';

export type FoundRecording =
  | { readonly type: 'file'; readonly text: string }
  | { readonly type: 'missing-edition'; readonly edition: string };
/** Undefined if no game has ended there. */
type Made = FoundRecording | undefined;

/** Files in the cache, of some tens of kilobytes each. */
const MOST = 100;

/**
 * The recording files of finished games. Making one replays the game twice, which blocks the server for tens of
 * milliseconds, so recent files are cached until somebody comments on the game.
 */
export class Recordings {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #works: SerialQueue;
  readonly #slices: TimeSlices;
  readonly #sign: Sign;
  readonly #kept = new Map<TableId, { readonly entries: number; readonly found: Made }>();

  constructor(store: Store, catalog: Catalog, works: SerialQueue, slices: TimeSlices, sign: Sign) {
    this.#store = store;
    this.#slices = slices;
    this.#sign = sign;
    this.#catalog = catalog;
    this.#works = works;
  }

  /** `mayMake` is called if the file isn't in the cache. */
  async find(id: TableId, mayMake: () => boolean): Promise<Made | 'too-fast'> {
    const stored = await this.#store.table(id);
    if (stored?.phase !== 'over') return undefined;
    const kept = await this.#fresh(id);
    if (kept !== undefined) return kept.found;
    if (!mayMake()) return 'too-fast';
    return this.#works.run(async () => this.#keep(id));
  }

  /** The cached file, unless the log has grown since. */
  async #fresh(id: TableId) {
    const kept = this.#kept.get(id);
    return kept !== undefined && (await this.#store.entries(id, kept.entries, 1)).length === 0 ? kept : undefined;
  }

  async #keep(id: TableId): Promise<Made> {
    // Another request may have made it meanwhile.
    const kept = await this.#fresh(id);
    if (kept !== undefined) return kept.found;
    const entries = await readLongLog(this.#store, this.#slices, id);
    const found = this.#make(entries);
    this.#kept.delete(id);
    this.#kept.set(id, { entries: entries.length, found });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }

  #make(entries: readonly Entry[]): Made {
    try {
      const text = recordingFile(entries, this.#catalog.findGame, this.#sign);
      return text === undefined ? undefined : { type: 'file', text };
    } catch (error) {
      const edition = missingEdition(error);
      if (edition === undefined) throw error;
      return { type: 'missing-edition', edition };
    }
  }
}
