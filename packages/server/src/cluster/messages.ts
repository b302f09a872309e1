import type { Millis } from '@saloon/kernel';
import type { SeatedTable, TableCommand, TableId, TableRow, UserId, Version } from '@saloon/protocol';
import type { Ruling, RulingKind } from '../store/store.ts';

/** A place at a table as the server of the socket numbers it: another one each time somebody is put there. */
export type SubscriptionNo = number;

/** Somebody whose socket is on another server comes to a table. */
export type RemoteJoin = {
  readonly place: SubscriptionNo;
  readonly table: TableId;
  readonly user: UserId;
  readonly name: string;
  readonly since: Version | undefined;
  readonly roundTrip: Millis | undefined;
};

/** `sync` is there when the text says all there is: whether this person plays a game with races in it. */
export type Tell = {
  readonly type: 'tell';
  readonly places: readonly SubscriptionNo[];
  readonly version: Version;
  readonly sync?: 'plays' | 'watches';
};

/** What one server writes to one other. Those that carry a client's message have it as it is, behind them. */
export type ClusterMessage =
  // From the server of the socket to the one that holds the table:
  | ({ readonly type: 'join' } & RemoteJoin)
  | { readonly type: 'leave'; readonly place: SubscriptionNo }
  | { readonly type: 'do'; readonly place: SubscriptionNo; readonly id: string; readonly command: TableCommand }
  | { readonly type: 'ask-hint'; readonly place: SubscriptionNo; readonly id: string }
  | { readonly type: 'line'; readonly place: SubscriptionNo; readonly roundTrip: Millis; readonly lateness: Millis }
  /** From now on we want to hear of this person's own tables, or no longer. */
  | { readonly type: 'watch'; readonly user: UserId }
  | { readonly type: 'unwatch'; readonly user: UserId }
  /** All our places at tables of yours, and all the people we watch: whatever else you have of us is over. */
  | { readonly type: 'all'; readonly places: readonly SubscriptionNo[]; readonly watched: readonly UserId[] }
  // From the server that holds the table to the one of the socket:
  /** The text behind it goes to these places; `version` is what they know then. */
  | Tell
  /** The same, as the answer to what was asked with this id. */
  | { readonly type: 'answer'; readonly place: SubscriptionNo; readonly id: string; readonly isDone: boolean }
  /** This place is over; the text behind it says why. */
  | { readonly type: 'out'; readonly place: SubscriptionNo }
  /** Measure the line afresh. */
  | { readonly type: 'measure'; readonly place: SubscriptionNo }
  /** The signal of a race is in the next letter for this place. */
  | { readonly type: 'race'; readonly place: SubscriptionNo }
  /** We do not hold this table any more: look for it again. */
  | { readonly type: 'let-go'; readonly table: TableId }
  /** How a table stands of somebody you watch; without a row they no longer sit there. */
  | { readonly type: 'seated'; readonly user: UserId; readonly table: TableId; readonly row: SeatedTable | undefined }
  // Between any two:
  /** Answered at once: how far two servers are from each other. */
  | { readonly type: 'ping'; readonly n: number }
  | { readonly type: 'pong'; readonly n: number }
  /** We have missed something that you said: say all of it again. */
  | { readonly type: 'say-again' };

/** What one server tells all the others. */
export type ClusterBroadcast =
  | { readonly type: 'row'; readonly table: TableId; readonly row: TableRow | undefined }
  | { readonly type: 'renamed'; readonly user: UserId; readonly name: string }
  /** This person has another secret now: whoever is in by an older one is sent away. */
  | { readonly type: 'revoked'; readonly user: UserId; readonly secretHash: string }
  /** An operator has decided something, or taken it back. */
  | { readonly type: 'ruling'; readonly ruling: Ruling }
  | { readonly type: 'lifted'; readonly kind: RulingKind; readonly subject: string }
  /** We are going: whoever wants our tables may have them. */
  | { readonly type: 'goodbye' };

/** A letter on its way, with the text of a client's message behind it where one is. */
export type Envelope = { readonly message: ClusterMessage; readonly text: string };

/** JSON has no tab in it, so that one ends the letter. */
const TAB = '\t';

export const writeEnvelope = ({ message: letter, text }: Envelope): string =>
  text === '' ? JSON.stringify(letter) : `${JSON.stringify(letter)}${TAB}${text}`;

export function readEnvelope(line: string): Envelope {
  const tab = line.indexOf(TAB);
  // Our own servers wrote it; the channel carries the version of this file.
  if (tab < 0) return { message: JSON.parse(line) as ClusterMessage, text: '' };
  return { message: JSON.parse(line.slice(0, tab)) as ClusterMessage, text: line.slice(tab + 1) };
}

/** One mail instead of two that tell the same, if these do: many look at one table from one server. */
export function merged(a: Envelope | undefined, b: Envelope): Envelope | undefined {
  if (a?.message.type !== 'tell' || b.message.type !== 'tell' || a.text !== b.text) return undefined;
  if (a.message.version !== b.message.version || a.message.sync !== b.message.sync) return undefined;
  return { message: { ...a.message, places: [...a.message.places, ...b.message.places] }, text: a.text };
}
