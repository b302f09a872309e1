import { unreachable } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { Ban } from '../../core/identity/session.ts';
import { ChangesMeanwhile } from '../../core/time/changes-meanwhile.ts';
import type { Ruling, RulingKind, RulingRecords } from './ruling-records.ts';

const keyOf = (kind: RulingKind, subject: string): string => `${kind} ${subject}`;

/** The rulings of operators: which tables are hidden or closed, and who is banned. */
export class Moderation {
  readonly #records: RulingRecords;
  readonly #wall: () => number;
  readonly #rulings = new Map<string, Ruling>();
  readonly #changes = new ChangesMeanwhile<() => void>();

  constructor(records: RulingRecords, wall: () => number) {
    this.#records = records;
    this.#wall = wall;
  }

  /** Reads all rulings: at the start, and after a broadcast was lost. */
  async read(): Promise<readonly Ruling[]> {
    const { found, changes } = await this.#changes.read(() => this.#records.all());
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
    await this.#records.save(ruling);
    this.add(ruling);
  }

  async lift(kind: RulingKind, subject: string): Promise<void> {
    await this.#records.delete(kind, subject);
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

export type EnforceDeps = Pick<Core, 'tables' | 'connections' | 'hooks'>;

/** Applies a ruling on this server. */
export function enforce(
  { tables, connections, hooks }: EnforceDeps,
  ruling: Pick<Ruling, 'kind' | 'subject'> & Ban,
): void {
  const { kind, subject } = ruling;
  switch (kind) {
    case 'hidden-table':
      return hooks.tables.events.emit('barred', tableId(subject));
    case 'closed-table':
      hooks.tables.events.emit('barred', tableId(subject));
      return tables.close(tableId(subject));
    case 'banned-user':
      return connections.expelBanned(({ origin }) => origin.user === subject, ruling);
    case 'banned-address':
      return connections.expelBanned(({ origin }) => origin.address === subject, ruling);
    default:
      return unreachable(kind);
  }
}
