import type { Millis } from '@saloon/kernel';
import type { SeatedTable, TableCommand, TableId, UserId, Version } from '@saloon/protocol';

/** A subscription to a remote table, numbered by the client's server; never reused. */
export type SubscriptionNo = number;

/** A client of another server joins a table. */
export type RemoteJoin = {
  readonly subscription: SubscriptionNo;
  readonly table: TableId;
  readonly user: UserId;
  readonly name: string;
  readonly since: Version | undefined;
  readonly roundTrip: Millis | undefined;
  /** The client is a big screen. */
  readonly isScreen?: true;
};

/** The names in it are part of the wire format. A text for a client follows it unchanged: see `WithText`. */
export type ClusterMessage =
  // From the client's server to the one that holds the table:
  | ({ readonly type: 'join' } & RemoteJoin)
  | { readonly type: 'leave'; readonly subscription: SubscriptionNo }
  | {
      readonly type: 'do';
      readonly subscription: SubscriptionNo;
      readonly id: string;
      readonly command: TableCommand;
    }
  | { readonly type: 'ask-hint'; readonly subscription: SubscriptionNo; readonly id: string }
  | {
      readonly type: 'latency';
      readonly subscription: SubscriptionNo;
      readonly roundTrip: Millis;
      readonly usualTrip: Millis | undefined;
      readonly raceTrip: Millis | undefined;
    }
  /** The client's page has shown this version. */
  | { readonly type: 'shown'; readonly subscription: SubscriptionNo; readonly version: Version }
  /** Starts or stops updates of this user's own tables. */
  | { readonly type: 'watch'; readonly user: UserId }
  | { readonly type: 'unwatch'; readonly user: UserId }
  /** All our subscriptions to your tables and all users we watch: anything else you have of us has ended. */
  | {
      readonly type: 'resync';
      readonly subscriptions: readonly SubscriptionNo[];
      readonly watched: readonly UserId[];
    }
  // From the server that holds the table to the client's server:
  /**
   * The text is for these subscriptions; `version` is what they have afterwards. `sync` is set if the text is a full sync:
   * `plays` if the user plays a game with races.
   */
  | {
      readonly type: 'update';
      readonly subscriptions: readonly SubscriptionNo[];
      readonly version: Version;
      readonly sync?: 'plays' | 'watches';
    }
  /** The text is the reply to the request with this id. */
  | { readonly type: 'reply'; readonly subscription: SubscriptionNo; readonly id: string; readonly isDone: boolean }
  /** This subscription has ended; the text says why. */
  | { readonly type: 'ended'; readonly subscription: SubscriptionNo }
  /** Measure the client's latency afresh. */
  | { readonly type: 'measure'; readonly subscription: SubscriptionNo }
  /** The next message for this subscription is the signal of a race. */
  | { readonly type: 'race'; readonly subscription: SubscriptionNo }
  /** We no longer hold this table: look it up again. */
  | { readonly type: 'released'; readonly table: TableId }
  /** A row of a user you watch; without it they no longer sit there. */
  | { readonly type: 'seated'; readonly user: UserId; readonly table: TableId; readonly row: SeatedTable | undefined }
  // Between any two:
  /** Answered at once, to measure the latency between servers. */
  | { readonly type: 'ping'; readonly n: number }
  | { readonly type: 'pong'; readonly n: number }
  /** We missed a packet of yours: send `resync`, and join your tables again. */
  | { readonly type: 'ask-resync' };

/** A message to one server, with the text that follows it, which may be empty. */
export type WithText = { readonly message: ClusterMessage; readonly text: string };

/** JSON contains no tab, so it can end the message. */
const TAB = '\t';

export const writeMessage = ({ message, text }: WithText): string =>
  text === '' ? JSON.stringify(message) : `${JSON.stringify(message)}${TAB}${text}`;

export function readMessage(line: string): WithText {
  const tab = line.indexOf(TAB);
  // Written by a server of the same version: the channel name contains it.
  if (tab < 0) return { message: JSON.parse(line) as ClusterMessage, text: '' };
  return { message: JSON.parse(line.slice(0, tab)) as ClusterMessage, text: line.slice(tab + 1) };
}

/** Joins two messages with the same text into one, because many clients of a server may watch one table. */
export function merged(a: WithText | undefined, b: WithText): WithText | undefined {
  if (a?.message.type !== 'update' || b.message.type !== 'update' || a.text !== b.text) return undefined;
  if (a.message.version !== b.message.version || a.message.sync !== b.message.sync) return undefined;
  const subscriptions = [...a.message.subscriptions, ...b.message.subscriptions];
  return { message: { ...a.message, subscriptions }, text: a.text };
}
