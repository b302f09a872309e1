import type { GameId, Level, Millis, Outcome, Personality, Seat } from '@saloon/kernel';
import type { TableId } from './ids.ts';

/** Who sits there, as everybody may know it. */
export type SeatInfo =
  | { readonly type: 'empty' }
  | { readonly type: 'bot'; readonly name: string; readonly level: Level; readonly personality?: Personality }
  | {
      readonly type: 'person';
      readonly name: string;
      /** Is the person connected? */
      readonly isHere: boolean;
      readonly isReady: boolean;
      /** The level of the bot that plays for a person who left. */
      readonly standIn: Level | undefined;
      /** The table asks this person whether they are still there: a bot takes the seat then, on the table's clock. */
      readonly askedUntil?: Millis;
      /** A program of somebody's plays there, and has said so. */
      readonly isBot?: true;
    };

/** May programs of other people's sit down at the table? */
export const OUTSIDE_BOTS = ['refused', 'allowed'] as const;
export type OutsideBots = (typeof OUTSIDE_BOTS)[number];

/** Who may watch, and how far behind the players they are, in seconds. */
export type Watching = { readonly isAllowed: boolean; readonly delay: number };

/** May those who play ask for hints? */
export const HINTS = ['on', 'off'] as const;
export type Hints = (typeof HINTS)[number];

/**
 * A move that looks good to a strong player in this seat, and of how many games in a hundred it is likely to win, give or
 * take `margin`. `why` has reasons in the game's own terms, the weightiest first: what tells this move from the others.
 */
export type HintMove = {
  readonly move: unknown;
  readonly chances: number;
  readonly margin?: number;
  /** Nothing but chance separates it from the best move. */
  readonly isEven?: boolean;
  readonly why?: readonly HintReason[];
};
/** Something that speaks for a move or against it; the game's text says it in words. */
export type HintReason = { readonly tone: 'good' | 'bad'; readonly type: string };

/** A request that others have to agree to, and who has. */
export type Consent = { readonly by: Seat; readonly agreed: readonly Seat[] };

/**
 * How the shuffle comes about. A seal is the hash of a share; once the seals are settled nobody can change theirs, and the
 * shares are shown. What was settled is hashed as `termsHash` of the kernel says.
 */
export type ShuffleInfo = {
  /** In seat order. */
  readonly seals: readonly { readonly seat: Seat; readonly seal: string }[];
  /** Who sat where when the seals were settled; `until` is when it is dealt at the latest, on the table's clock. */
  readonly settled?: { readonly names: readonly string[]; readonly until: Millis };
  /** Whose share has come, once the seals are settled. */
  readonly shown?: readonly Seat[];
  /** The shares themselves, when the game is over. */
  readonly shares?: readonly { readonly seat: Seat; readonly share: string }[];
};

/** Public information about a table. Fields that depend on the phase exist only in it. */
export type TableInfo = {
  readonly id: TableId;
  readonly game: GameId;
  readonly title: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatInfo[];
  /** The host's seat; undefined if the host has none. */
  readonly host: Seat | undefined;
  readonly isPrivate: boolean;
  readonly watching: Watching;
  /** Missing where a server does not know of hints yet. */
  readonly hints?: Hints;
  /** Missing: they are refused. */
  readonly outsideBots?: OutsideBots;
  /** The result counts for the ratings of the people at the table. */
  readonly isRated?: true;
  /** Duplicate play: what was dealt, such as `daily 2026-11-18`. There is no undo, no hint and no stand-in. */
  readonly duplicate?: string;
  /** `off`: one person plays against bots, and the game waits for them. */
  readonly clock?: 'off';
  /** A table of a tournament: its page is `/tournament/<id>`. Both times are on the table's clock. */
  readonly tournament?: { readonly id: string; readonly startBy: Millis; readonly endBy: Millis };
  readonly spectators: number;
  /** A big screen shows the table: phones need only the hand. */
  readonly hasScreen?: true;
  /** Hash of the seed, shown before the deal; the seed itself follows when the game is over. */
  readonly seedHash: string | undefined;
  /** Missing where nobody adds to the shuffle but the server. */
  readonly shuffle?: ShuffleInfo;
  /** Where somebody plays on from a step of another game: with whose eyes, and where its replay is. */
  readonly whatIf?: { readonly seat: Seat; readonly replay: string };
  /** The teams, after the deal; undefined if everyone plays alone. */
  readonly teams?: readonly (readonly Seat[])[] | undefined;
} & (
  | { readonly phase: 'waiting' }
  /** `dealtAt` is on the table's clock, as the times of the chat are; the game's clock begins there. */
  | {
      readonly phase: 'playing';
      readonly dealtAt: Millis;
      readonly undo: Consent | undefined;
      /** A person with another device asks the host for the seat of someone who is away. */
      readonly seatRequest?: { readonly seat: Seat; readonly name: string };
    }
  | {
      readonly phase: 'over';
      readonly dealtAt: Millis;
      readonly outcome: Outcome;
      /** The server's: with the shares it gives the seed of the deal. Missing for a deal that others may still play. */
      readonly seed?: string;
      /** The hash of everything that was played, as a recording has it. */
      readonly log?: string;
      readonly rematch: Consent | undefined;
      /** Where the next game is played, once enough have agreed. */
      readonly next: TableId | undefined;
    }
);

/** A row of the lobby. */
export type TableRow = {
  readonly id: TableId;
  readonly game: GameId;
  readonly title: string;
  readonly host: string;
  readonly seats: number;
  readonly taken: number;
  readonly pace: string | undefined;
  readonly phase: 'waiting' | 'playing';
  readonly canWatch: boolean;
  readonly isRated?: true;
  /** When it was opened, in milliseconds since 1970 by the server's clock: the lobby lists the newest first. */
  readonly openedAt: number;
};

/** A row of a person's list of their own tables. */
export type SeatedTable = {
  readonly id: TableId;
  readonly game: GameId;
  readonly title: string;
  readonly pace: string | undefined;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly isPrivate: boolean;
  /** The person's own seat. */
  readonly seat: Seat;
  /** Who sits there, by seat; empty where the seat is. */
  readonly names: readonly string[];
  /** Who owes a decision, or after the end an answer to who wants to play again: everybody at the table may know that. */
  readonly toAct: readonly Seat[];
  readonly isYourTurn: boolean;
  /** By correspondence, when the time for that decision runs out: as `touchedAt` is written. */
  readonly dueAt?: number;
  /** When seats or phase changed last, in milliseconds since 1970 by the server's clock. */
  readonly touchedAt: number;
  readonly kind?: GameKind;
  /** After the end: the person's place, 1 is best, and their score. */
  readonly result?: { readonly place: number; readonly score: number };
};

/** Games that are more than a table among friends. */
export const GAME_KINDS = ['daily', 'challenge', 'tournament'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** What a game is part of. Practice for a daily deal is a game like any other. */
export function gameKindOf({ duplicate, tournament }: TableInfo): GameKind | undefined {
  if (tournament !== undefined) return 'tournament';
  return duplicate?.startsWith('daily ') ? 'daily' : duplicate?.startsWith('challenge ') ? 'challenge' : undefined;
}

/** What bots are called: one word each, so that a client can say it in its own language. */
export const BOT_NAMES = ['Hank', 'Ruby', 'Amos', 'Pearl', 'Clay', 'Minnie', 'Jeb', 'Dolly', 'Silas', 'Etta'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const EMOTES = ['howdy', 'nice', 'hurry', 'oops', 'laugh', 'thanks'] as const;
export type Emote = (typeof EMOTES)[number];

/**
 * A chat line: a text, an emote, or a notice of the table about a seat. `seat` is missing for a spectator; `at` counts
 * from the opening of the table.
 */
export type ChatLine = {
  readonly at: Millis;
  readonly name: string;
  readonly seat: Seat | undefined;
  /** The person who sent it, by a mark that means nothing at other tables. */
  readonly author?: string;
  /** Sent only to the author's team. */
  readonly to?: 'team';
} & (
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'emote'; readonly emote: Emote }
  /** The table's own word: a bot plays for this seat from now on, and why; or its person does again. */
  | { readonly type: 'stood-in'; readonly level: Level; readonly why: StandInReason }
  | { readonly type: 'took-back' }
  /** The table's own word: the last move, which was this seat's, has been taken back. */
  | { readonly type: 'undone' }
  /** The host changed the options or the number of seats; or the game, if `game` is set. */
  | { readonly type: 'rules-set'; readonly game?: GameId }
  /** The game starts with sealed races, because a player has inhuman reaction times. */
  | { readonly type: 'races-sealed' }
);

/** A comment on a step of a finished game: `step` is the number of inputs up to there, 0 for the deal. */
export type Comment = {
  readonly step: number;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
};

/** The person stood up, was away too long, ran out of time twice in a row, or didn't answer "still there?". */
export type StandInReason = 'left' | 'away' | 'late' | 'idle' | 'round-over';
