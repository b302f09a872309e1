import type { TableId, UserId } from '@saloon/protocol';
import type { Sign } from '@saloon/recording';
import { type Entry, recordingOf } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import { signerFrom } from '../../core/store/signing-key.ts';
import { fileOf, missingEdition, readLongLog } from '../../core/store/stored-log.ts';
import { withoutFormerNames } from './former-names.ts';

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

type RecordingDeps = Pick<Core, 'store' | 'catalog' | 'heavyWork' | 'slices' | 'hooks' | 'people'>;

/**
 * The recording files of finished games. Making one replays the game twice, which blocks the server for tens of
 * milliseconds, so recent files are cached until somebody comments on the game.
 */
export class Recordings {
  readonly #core: RecordingDeps;
  readonly #sign: Sign;
  readonly #kept = new Map<TableId, Kept>();

  constructor(core: RecordingDeps) {
    this.#core = core;
    this.#sign = signerFrom(core.store.key).sign;
  }

  /** `mayMake` is called if the file isn't in the cache. */
  async find(id: TableId, mayMake: () => boolean): Promise<Made | 'too-fast'> {
    const stored = await this.#core.store.table(id);
    if (stored?.phase !== 'over') return undefined;
    const kept = await this.#fresh(id);
    const found = kept ?? (mayMake() ? await this.#core.heavyWork.run(async () => this.#keep(id)) : 'too-fast');
    if (found === 'too-fast') return found;
    const keptBack = found.deal === undefined ? undefined : this.#core.hooks.tables.guards.ask('reveal', found.deal);
    return keptBack === undefined ? found.found : { type: keptBack };
  }

  /** Somebody has deleted their account: files with their name are made anew. */
  forget(): void {
    this.#kept.clear();
  }

  /** The cached file, unless the log has grown since. */
  async #fresh(id: TableId) {
    const kept = this.#kept.get(id);
    return kept !== undefined && (await this.#core.store.entries(id, kept.entries, 1)).length === 0 ? kept : undefined;
  }

  async #keep(id: TableId): Promise<Kept> {
    // Another request may have made it meanwhile.
    const kept = await this.#fresh(id);
    if (kept !== undefined) return kept;
    const entries = await readLongLog(this.#core.store, this.#core.slices, id);
    const [opened] = entries;
    const deal = opened?.type === 'opened' ? opened.duplicate?.of : undefined;
    const found = await this.#make(entries, (await this.#core.store.table(id))?.seating?.people ?? []);
    this.#kept.delete(id);
    const made = { entries: entries.length, deal, found };
    this.#kept.set(id, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }

  async #isFormer(user: UserId): Promise<boolean> {
    return (await this.#core.people.find(user))?.deletedAt !== undefined;
  }

  async #make(entries: readonly Entry[], people: readonly (UserId | '')[]): Promise<Made> {
    try {
      const recording = recordingOf(entries, this.#core.catalog.findGame);
      const named = recording && (await withoutFormerNames(recording, people, entries, (user) => this.#isFormer(user)));
      const text = named && fileOf(named, this.#core.catalog.findGame, this.#sign);
      return text === undefined ? undefined : { type: 'file', text };
    } catch (error) {
      const edition = missingEdition(error);
      if (edition === undefined) throw error;
      return { type: 'missing-edition', edition };
    }
  }
}
