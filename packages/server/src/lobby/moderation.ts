import { ChangesMeanwhile } from '../changes-meanwhile.ts';
import type { Ruling, RulingKind, Store } from '../store/store.ts';

const keyOf = (kind: RulingKind, subject: string): string => `${kind} ${subject}`;

/** The rulings of operators: which tables are hidden or closed, and who is banned. */
export class Moderation {
  readonly #store: Store;
  readonly #wall: () => number;
  readonly #rulings = new Map<string, Ruling>();
  readonly #changes = new ChangesMeanwhile<() => void>();

  constructor(store: Store, wall: () => number) {
    this.#store = store;
    this.#wall = wall;
  }

  /** Reads all rulings: at the start, and after a broadcast was lost. */
  async read(): Promise<readonly Ruling[]> {
    const { found, changes } = await this.#changes.read(() => this.#store.rulings());
    this.#rulings.clear();
    for (const ruling of found) this.#rulings.set(keyOf(ruling.kind, ruling.subject), ruling);
    for (const change of changes) change();
    return this.list;
  }

  /** The rulings in force. */
  get list(): readonly Ruling[] {
    return [...this.#rulings.values()].filter(({ kind, subject }) => this.has(kind, subject));
  }

  has(kind: RulingKind, subject: string): boolean {
    // Asked for every new connection and every row: nearly always empty.
    if (this.#rulings.size === 0) return false;
    return this.find(kind, subject) !== undefined;
  }

  /** The ruling of this kind that is in force. */
  find(kind: RulingKind, subject: string): Ruling | undefined {
    const ruling = this.#rulings.get(keyOf(kind, subject));
    return ruling !== undefined && (ruling.until === undefined || ruling.until > this.#wall()) ? ruling : undefined;
  }

  async save(ruling: Ruling): Promise<void> {
    await this.#store.saveRuling(ruling);
    this.add(ruling);
  }

  async lift(kind: RulingKind, subject: string): Promise<void> {
    await this.#store.deleteRuling(kind, subject);
    this.remove(kind, subject);
  }

  /** Adds a ruling that is already saved. */
  add(ruling: Ruling): void {
    this.#change(() => this.#rulings.set(keyOf(ruling.kind, ruling.subject), ruling));
  }

  remove(kind: RulingKind, subject: string): void {
    this.#change(() => this.#rulings.delete(keyOf(kind, subject)));
  }

  #change(change: () => void): void {
    this.#changes.note(change);
    change();
  }
}
