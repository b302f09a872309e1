import { parseSeed, type Seed } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { Entry, Spawn } from '@saloon/table';

/** Stores the entries of solo tables. */
export interface SoloLog {
  append(table: TableId, seq: number, entries: readonly Entry[]): void;
  read(table: TableId): Promise<readonly Entry[]>;
}

/** What the server needs from its worker. */
export type WorkerEnv = {
  /** Sends a message to the page, as JSON. */
  say(text: string): void;
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
  randomHex(digits: number): string;
  readonly log: SoloLog;
  /**
   * Resolves when this worker has the table to itself. Calls `lost` when another tab takes it over; that tab reads the log
   * afterwards. Without it two tabs with the same table would overwrite each other's entries.
   */
  readonly hold?: (table: TableId, lost: () => void) => Promise<void>;
  /** Starts a thread for the bots; without it they run in this worker. */
  readonly spawn?: Spawn;
};

/** An unpredictable seed. */
export function newSeed({ randomHex }: Pick<WorkerEnv, 'randomHex'>): Seed {
  const seed = parseSeed(randomHex(64));
  if (seed === undefined) throw new Error('Cannot make a seed: the worker gave no 64 digits');
  return seed;
}
