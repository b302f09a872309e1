import type { Millis, Seat } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, UserId, Version } from '@saloon/protocol';
import type { HintAsked, TableActor, Watcher } from '@saloon/table';

/** The user behind a subscription, as a table knows them. */
export type Person = { readonly identity: { readonly user: UserId }; readonly name: string };

/** Receives what a table sends: a client connected to this server, or one that another server relays for. */
export interface Subscriber {
  readonly joined: Map<TableId, Subscription>;
  /** The tables that it shows on a big screen. */
  readonly screens: ReadonlySet<TableId>;
  /** The smallest of its last round trips, once that is known (WB-TIME-2). */
  readonly roundTrip: Millis | undefined;
  /** The median of its last round trips, once that is known. */
  readonly usualTrip: Millis | undefined;
  /** The median round trip in the race that has just begun, infinite before the first answer; undefined outside races. */
  readonly raceTrip: Millis | undefined;
  send(message: ServerMessage): void;
  /** Sends a step that was serialized once for everybody with the same view. */
  sendText(text: string): void;
  /** Acknowledges a command that is durable. */
  done(id: string, text: string): void;
  /** `at` is the invalid field of the command, if there is one. */
  refuse(id: string, code: string, table: TableId, at?: string): void;
  /** Measures its latency afresh: its user has sat down, or cards were dealt. */
  measure(): void;
  /** The next message is a step. */
  beforeStep(): void;
  /** The last message was the signal of a race: answers from now on show the latency at race time. */
  afterSignal(): void;
  /** The table is no longer played here: finds it again and continues from `version`. */
  rejoin(table: TableId, version: Version): void;
  /** Sends a command again that this server neither played nor answered. */
  resend(table: TableId, id: string, command: TableCommand): void;
}

/** A table in memory, as its subscriptions use it. */
export interface SubscribedTable {
  readonly id: TableId;
  readonly actor: TableActor;
  readonly subscriptions: ReadonlySet<Subscription>;
  leave(subscription: Subscription): void;
  /** Returns whether the command was accepted. */
  command(subscription: Subscription, id: string, command: TableCommand): boolean;
  askHint(subscription: Subscription): HintAsked | undefined;
  reportLatency(subscription: Subscription): void;
  reportShown(subscription: Subscription, version: Version): void;
}

/** One subscriber at one table. */
export type Subscription = {
  readonly table: SubscribedTable;
  readonly subscriber: Subscriber;
  readonly person: Person;
  /** A big screen: it gets public information only, no matter who opened it. */
  readonly isScreen: boolean;
  viewer: Watcher | undefined;
  /** Resolves when it is known whether its user may sit down here; later commands wait for that. */
  asking?: Promise<void> | undefined;
  /** The last version it was sent. */
  version: Version;
  /** The marked seats in the last `marks` message. */
  marks: readonly Seat[];
};
