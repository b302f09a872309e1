import type { Millis } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, UserId, Version } from '@saloon/protocol';
import type { Subscription } from './live-table.ts';

/** Whoever is at a table, as the table knows them. */
export type Person = { readonly identity: { readonly user: UserId }; readonly name: string };

/** A line on which tables are looked at: a client's connection here, or one that another server speaks for. */
export interface Subscriber {
  readonly joined: Map<TableId, Subscription>;
  /** The smallest of its last round trips, once that is known (WB-TIME-2). */
  readonly roundTrip: Millis | undefined;
  /** How much later it answers in the race that has just begun; infinite while it has not answered. */
  readonly lateness: Millis;
  send(message: ServerMessage): void;
  /** A step of a table, written once for all who see the same. */
  sendText(text: string): void;
  /** The answer to a command: it is durable. */
  done(id: string, text: string): void;
  /** `at` is the field of the command that is wrong, where one is. */
  refuse(id: string, code: string, table: TableId, at?: string): void;
  /** It has to be measured afresh: somebody has come to play, or cards were dealt. */
  measure(): void;
  /** A step goes out on it next. */
  beforeStep(): void;
  /** The signal of a race goes out on it next: its answers from now on show how long it takes at race time. */
  beforeRace(): void;
  /** The table is no longer played here as far as it was told of it: it has to be looked for again. */
  rejoin(table: TableId, version: Version): void;
  /** A command that nothing came of, and no answer went out to, because the table is no longer played here. */
  resend(table: TableId, id: string, command: TableCommand): void;
}
