import type { Catalog } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import type { Store } from './store/store.ts';
import { missingEdition, recordingFile } from './stored-log.ts';

export type FoundRecording =
  | { readonly type: 'file'; readonly text: string }
  | { readonly type: 'missing-edition'; readonly edition: string };

/** So many files are kept, of some tens of kilobytes each. */
const MOST = 100;

/**
 * The files of finished games. To make one is to play the whole game twice, some tens of milliseconds in which nobody else
 * plays: so those that were asked for lately are kept, until something was remarked on the game.
 */
export class Recordings {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #kept = new Map<TableId, { readonly entries: number; readonly found: FoundRecording | undefined }>();

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.#catalog = catalog;
  }

  async find(id: TableId): Promise<FoundRecording | undefined> {
    const stored = await this.#store.table(id);
    if (stored?.phase !== 'over') return undefined;
    const bodies = await this.#store.entries(id);
    const kept = this.#kept.get(id);
    if (kept?.entries === bodies.length) return kept.found;
    const found = this.#make(bodies);
    this.#kept.delete(id);
    this.#kept.set(id, { entries: bodies.length, found });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }

  #make(bodies: readonly string[]): FoundRecording | undefined {
    try {
      const text = recordingFile(bodies, this.#catalog.findGame);
      return text === undefined ? undefined : { type: 'file', text };
    } catch (error) {
      const edition = missingEdition(error);
      if (edition === undefined) throw error;
      return { type: 'missing-edition', edition };
    }
  }
}
