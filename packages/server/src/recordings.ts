import type { Catalog } from '@saloon/catalog';
import type { Sign } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { OneByOne } from './one-by-one.ts';
import type { Store } from './store/store.ts';
import { missingEdition, recordingFile } from './stored-log.ts';

export type FoundRecording =
  | { readonly type: 'file'; readonly text: string }
  | { readonly type: 'missing-edition'; readonly edition: string };
/** Nothing where no game has ended. */
type Made = FoundRecording | undefined;

/** So many files are kept, of some tens of kilobytes each. */
const MOST = 100;

/**
 * The files of finished games. To make one is to play the whole game twice, some tens of milliseconds in which nobody else
 * plays: so those that were asked for lately are kept, until something was remarked on the game.
 */
export class Recordings {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #works: OneByOne;
  readonly #sign: Sign;
  readonly #kept = new Map<TableId, { readonly entries: number; readonly found: Made }>();

  constructor(store: Store, catalog: Catalog, works: OneByOne, sign: Sign) {
    this.#store = store;
    this.#sign = sign;
    this.#catalog = catalog;
    this.#works = works;
  }

  /** `mayMake` is asked where it has to be made first. */
  async find(id: TableId, mayMake: () => boolean): Promise<Made | 'too-fast'> {
    const stored = await this.#store.table(id);
    if (stored?.phase !== 'over') return undefined;
    const bodies = await this.#store.entries(id);
    const kept = this.#kept.get(id);
    if (kept?.entries === bodies.length) return kept.found;
    if (!mayMake()) return 'too-fast';
    return this.#works.run(async () => this.#keep(id, bodies));
  }

  #keep(id: TableId, bodies: readonly string[]): Made {
    // Somebody else may have asked for it meanwhile.
    const kept = this.#kept.get(id);
    if (kept?.entries === bodies.length) return kept.found;
    const found = this.#make(bodies);
    this.#kept.delete(id);
    this.#kept.set(id, { entries: bodies.length, found });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }

  #make(bodies: readonly string[]): Made {
    try {
      const text = recordingFile(bodies, this.#catalog.findGame, this.#sign);
      return text === undefined ? undefined : { type: 'file', text };
    } catch (error) {
      const edition = missingEdition(error);
      if (edition === undefined) throw error;
      return { type: 'missing-edition', edition };
    }
  }
}
