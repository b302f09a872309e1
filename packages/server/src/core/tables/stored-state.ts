import type { TableRow } from '@saloon/protocol';
import type { Seating, TableActor } from '@saloon/table';
import type { StoredSeating, StoredTable, Wake } from '../store/store.ts';

const IN_MEMORY: Wake = { type: 'in-memory' };

export type StoredStateUpdate = {
  readonly hasEntries: boolean;
  /** Set if the table is about to leave memory: when it needs the server next. */
  readonly unloadUntil: Wake | undefined;
  readonly isAbandoned: boolean;
  readonly seating: () => StoredSeating;
};

/** The row of a table in the store: what is known of it without playing its log. It decides whether the lobby lists it. */
export class StoredState {
  readonly #actor: TableActor;
  readonly #wall: () => number;
  #current: StoredTable;
  #seating: Seating | undefined;
  #listed: { readonly of: TableActor['row']; readonly row: TableRow } | undefined;
  #isUnlisted = false;
  #isClosed = false;
  #emptySince: number | undefined;

  constructor(actor: TableActor, stored: StoredTable, wall: () => number) {
    this.#actor = actor;
    this.#current = stored;
    this.#wall = wall;
  }

  /** The same object until something in it changes. */
  get current(): StoredTable {
    return this.#current;
  }

  /** Is the table empty and still in the lobby? Then it stays in memory, to leave the list in time. */
  get isEmptyInLobby(): boolean {
    return this.#current.row !== undefined && this.#actor.isEmpty;
  }

  /** An operator has closed the table. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * Takes a table that has been empty and without its host for `after` milliseconds out of the lobby, until the host or a
   * player is back. Returns whether that changed anything.
   */
  unlistIfEmpty(after: number): boolean {
    if (!this.#actor.isEmpty) {
      this.#emptySince = undefined;
      return false;
    }
    this.#emptySince ??= this.#wall();
    if (this.#isUnlisted || this.#wall() - this.#emptySince < after) return false;
    this.#isUnlisted = true;
    return true;
  }

  update({ hasEntries, unloadUntil, isAbandoned, seating }: StoredStateUpdate): void {
    if (this.#isUnlisted && !this.#actor.isEmpty) this.#isUnlisted = false;
    // Nobody is invited to watch a paused game, or to a table that its host has left empty.
    const isHidden = this.#isUnlisted || this.#isClosed || (unloadUntil !== undefined && isAbandoned);
    const row = isHidden ? undefined : this.#row();
    const phase = hasEntries ? this.#actor.info.phase : this.#current.phase;
    const wake: Wake = unloadUntil ?? IN_MEMORY;
    const { row: oldRow, phase: oldPhase, wake: oldWake } = this.#current;
    const people = this.#actor.seating;
    if (row === oldRow && phase === oldPhase && wake.type === oldWake.type && people === this.#seating) return;
    this.#seating = people;
    // A finished game leaves people's lists a fixed time after its end, however often it is viewed.
    const isOld = phase === 'over' && oldPhase === 'over';
    const touchedAt = isOld ? this.#current.touchedAt : this.#wall();
    this.#current = { ...this.#current, row, phase, wake, seating: seating(), touchedAt };
  }

  /** The row for the lobby: the same object until something in it changes. */
  #row(): TableRow | undefined {
    const { row } = this.#actor;
    if (row === undefined) return undefined;
    if (this.#listed?.of !== row) this.#listed = { of: row, row: { ...row, openedAt: this.#current.openedAt } };
    return this.#listed.row;
  }
}
