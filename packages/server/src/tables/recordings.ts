import type { Catalog } from '@saloon/catalog';
import type { TableId, UserId } from '@saloon/protocol';
import type { Sign } from '@saloon/recording';
import { type Entry, recordingOf } from '@saloon/table';
import type { SerialQueue } from '../serial-queue.ts';
import type { Store } from '../store/store.ts';
import { type IsFormer, withoutFormerNames } from './former-names.ts';
import { fileOf, missingEdition, readLongLog } from './stored-log.ts';
import type { TimeSlices } from './time-slices.ts';

export type FoundRecording =
  | { readonly type: 'file'; readonly text: string }
  | { readonly type: 'missing-edition'; readonly edition: string }
  /** Others may still play the same deal. */
  | { readonly type: 'day-open' };
/** Undefined if no game has ended there. */
type Made = FoundRecording | undefined;

/** `deal`: what the table is a duplicate of, if it is one. */
type Kept = { readonly entries: number; readonly deal: string | undefined; readonly found: Made };

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
  readonly #isFormer: IsFormer;
  readonly #isOpenDeal: (of: string | undefined) => boolean;
  readonly #kept = new Map<TableId, Kept>();

  constructor(
    store: Store,
    catalog: Catalog,
    works: SerialQueue,
    slices: TimeSlices,
    sign: Sign,
    isFormer: IsFormer,
    isOpenDeal: (of: string | undefined) => boolean,
  ) {
    this.#isFormer = isFormer;
    this.#isOpenDeal = isOpenDeal;
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
    const found = kept ?? (mayMake() ? await this.#works.run(async () => this.#keep(id)) : 'too-fast');
    if (found === 'too-fast') return found;
    return this.#isOpenDeal(found.deal) ? { type: 'day-open' } : found.found;
  }

  /** Somebody has deleted their account: files with their name are made anew. */
  forget(): void {
    this.#kept.clear();
  }

  /** The cached file, unless the log has grown since. */
  async #fresh(id: TableId) {
    const kept = this.#kept.get(id);
    return kept !== undefined && (await this.#store.entries(id, kept.entries, 1)).length === 0 ? kept : undefined;
  }

  async #keep(id: TableId): Promise<Kept> {
    // Another request may have made it meanwhile.
    const kept = await this.#fresh(id);
    if (kept !== undefined) return kept;
    const entries = await readLongLog(this.#store, this.#slices, id);
    const [opened] = entries;
    const deal = opened?.type === 'opened' ? opened.duplicate?.of : undefined;
    const found = await this.#make(entries, (await this.#store.table(id))?.seating?.people ?? []);
    this.#kept.delete(id);
    const made = { entries: entries.length, deal, found };
    this.#kept.set(id, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }

  async #make(entries: readonly Entry[], people: readonly (UserId | '')[]): Promise<Made> {
    try {
      const recording = recordingOf(entries, this.#catalog.findGame);
      const named = recording && (await withoutFormerNames(recording, people, entries, this.#isFormer));
      const text = named && fileOf(named, this.#catalog.findGame, this.#sign);
      return text === undefined ? undefined : { type: 'file', text };
    } catch (error) {
      const edition = missingEdition(error);
      if (edition === undefined) throw error;
      return { type: 'missing-edition', edition };
    }
  }
}
