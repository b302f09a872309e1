import type { GameId, Millis, Seat } from '@saloon/kernel';
import type { TableId, UserId, Version } from './ids.ts';
import type { OfferNews } from './offer.ts';
import type { Patch } from './patch.ts';
import type { WayInKind } from './people.ts';
import type { SeenGame } from './seen.ts';
import type { ChatLine, Comment, HintMove, SeatedTable, TableInfo, TableRow } from './table-info.ts';

/** Why something could not be done. Codes of the games come through as they are. */
export const REFUSALS = [
  'no-such-table',
  'not-joined',
  'no-such-game',
  'bad-options',
  'bad-seats',
  'not-seated',
  'not-host',
  'seat-taken',
  'seat-empty',
  'no-such-seat',
  'already-seated',
  'more-people',
  'already-started',
  'not-started',
  'seats-not-full',
  'not-over',
  'no-watching',
  'match-off',
  'table-crowded',
  'cannot-undo',
  'fixed-deal',
  'nothing-to-answer',
  'empty-text',
  'text-too-long',
  'no-share-now',
  'wrong-share',
  'no-such-step',
  'too-many-comments',
  'no-team',
  'no-hints',
  'no-hint-now',
  'no-outside-bots',
  'sign-in-first',
  'tournament-table',
  'round-over',
  'too-many-tables',
  'no-push',
  'unknown-push-service',
  'too-fast',
  'storage-full',
] as const;

/** What somebody looks for: the fields of `find-match`. */
export type MatchWish = {
  readonly game: string;
  readonly pace: string;
  readonly seats: number;
  readonly isRated?: true;
};

/** Why a table isn't shown to this person, or no longer. */
export const GONE = [
  'no-such-table',
  'no-watching',
  'match-off',
  'table-crowded',
  'table-closed',
  'table-broken',
  'missing-edition',
] as const;
/** The last one only a browser says, of a table that it keeps itself. */
export type GoneCode = (typeof GONE)[number] | 'in-another-tab';

/** Errors that end a connection, or would: what was wrong with a message itself. */
export const ERRORS = [
  'not-json',
  'unknown-message',
  'malformed-message',
  'message-too-large',
  'hello-first',
  'hello-twice',
  'wrong-protocol',
  'too-fast',
  'too-many-connections',
  'server-stopping',
  'signed-out',
  'banned',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** Everything a server may send. */
export type ServerMessage =
  /** `pushKey` is the key for push subscriptions, if the server sends notifications. */
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly user: UserId;
      readonly name: string;
      readonly pushKey?: string;
    }
  /** `banned` can say until when, in milliseconds since 1970, and why. */
  | {
      readonly type: 'error';
      readonly code: ErrorCode;
      readonly at?: string;
      readonly until?: number;
      readonly reason?: string;
    }
  /** Measures latency: the client sends `pong` with the same number at once. */
  | { readonly type: 'ping'; readonly n: number }
  | { readonly type: 'lobby'; readonly tables: readonly TableRow[] }
  | { readonly type: 'lobby-row'; readonly row: TableRow }
  | { readonly type: 'lobby-gone'; readonly table: TableId }
  /** The tables this person sits at, while the lobby is watched: all of them, one that is new or different, one that is gone. */
  | { readonly type: 'seated'; readonly tables: readonly SeatedTable[] }
  | { readonly type: 'seated-row'; readonly row: SeatedTable }
  | { readonly type: 'seated-gone'; readonly table: TableId }
  | { readonly type: 'opened'; readonly id: string; readonly table: TableId }
  /** The reply to `find-match`. `estimate` is the likely wait in milliseconds, if this server has measured it. */
  | { readonly type: 'match-waiting'; readonly id: string; readonly estimate?: number }
  /** The table of a match: everybody has a seat there, and it starts when all have joined. */
  | { readonly type: 'match-found'; readonly table: TableId }
  /** Another connection of this person has ended the search, or looks for another game. */
  | { readonly type: 'match-left' }
  /** Somebody didn't come to it in time. `again` is what those who came ask for to be first in the queue. */
  | { readonly type: 'match-off'; readonly table: TableId; readonly again?: MatchWish }
  /** The answer to `revoke`: the new secret counts, durably, and the old one is of no use any more. */
  | { readonly type: 'revoked'; readonly id: string }
  /** The replies to `subscribe-push` and `unsubscribe-push`, once that is durable. */
  | { readonly type: 'push-subscribed'; readonly id: string }
  | { readonly type: 'push-unsubscribed'; readonly id: string }
  /** The command of this id is done and safe on disk, or refused with nothing changed. */
  | { readonly type: 'done'; readonly table: TableId; readonly id: string; readonly version: Version }
  | {
      readonly type: 'refused';
      readonly table?: TableId;
      readonly id: string;
      readonly code: string;
      /** The field of the request that is wrong, as a path: `options.rounds`. */
      readonly at?: string;
    }
  /** The whole table: on joining, and if the steps since are no longer available. */
  | {
      readonly type: 'sync';
      readonly table: TableId;
      readonly version: Version;
      /** The game's clock, in milliseconds since the deal; before the deal since the table was opened. */
      readonly now: Millis;
      readonly info: TableInfo;
      readonly you: { readonly seat: Seat | undefined; readonly isHost: boolean };
      readonly view: unknown;
      readonly offer: OfferNews;
      /** What happened since the version the client had, or lately. */
      readonly events: readonly unknown[];
      readonly chat: readonly ChatLine[];
      /** If the join named a version: does `events` have all events since then, or was that too long ago? */
      readonly missed?: 'all' | 'some';
      /**
       * If the join named a version: how many of the last events up to it are void, because their moves were taken
       * back.
       */
      readonly undone?: number;
      /** Comments on the finished game; missing if there are none. */
      readonly comments?: readonly Comment[];
    }
  /** What changed: a patch to the view, and only what is new of the rest. */
  | {
      readonly type: 'step';
      readonly table: TableId;
      readonly version: Version;
      readonly now: Millis;
      readonly info?: TableInfo;
      readonly view?: Patch;
      readonly offer?: OfferNews;
      /** How many of the last events before this step are void, because their move was taken back. */
      readonly undone?: number;
      readonly events?: readonly unknown[];
      readonly chat?: readonly ChatLine[];
      readonly comments?: readonly Comment[];
    }
  /** For the host only: all seats of people with inhuman reaction times. A `sync` empties the list. */
  | { readonly type: 'marks'; readonly table: TableId; readonly seats: readonly Seat[] }
  /** The reply to `ask-hint`: the best moves, best first. */
  | {
      readonly type: 'hint';
      readonly table: TableId;
      readonly id: string;
      readonly version: Version;
      readonly moves: readonly HintMove[];
    }
  /** Somebody signed in as you on another device has added a way in; `device` names that device, or the new one. */
  | { readonly type: 'way-in-added'; readonly way: WayInKind; readonly device: string }
  /** Your friends, requests or blocks have changed: `GET /api/friends` has them. */
  | { readonly type: 'friends-changed' }
  /**
   * A friend invites you to a table, or your table of a tournament is open: it waits for you for `seatIn` milliseconds more,
   * and until then every `welcome` is followed by this message.
   */
  | {
      readonly type: 'invited';
      readonly from: string;
      readonly table: TableId;
      readonly game: GameId;
      readonly title: string;
      readonly seatIn?: Millis;
    }
  /** A tournament you signed up for was canceled or is over, or you are out because you missed games. */
  | {
      readonly type: 'tournament-news';
      readonly tournament: string;
      readonly title: string;
      readonly news: 'canceled' | 'out' | 'over';
    }
  /** A tournament you signed up for has new tables or results. */
  | { readonly type: 'tournament-changed'; readonly tournament: string }
  /** What the operators tell everybody, after `welcome` and when it changes; empty when there is nothing more to tell. */
  | { readonly type: 'announcement'; readonly text: string }
  /** The answer to `ask-seen`, for nobody but who asked. */
  | { readonly type: 'seen'; readonly table: TableId; readonly id: string; readonly seen: SeenGame }
  /** `at` names what is missing, where something is: the edition. */
  | { readonly type: 'gone'; readonly table: TableId; readonly code: GoneCode; readonly at?: string };
