import type { GameId, Input, Level, Millis, Personality, Redeal, Seat, Seed } from '@saloon/kernel';
import type { Emote, Hints, OutsideBots, StandInReason, TableId, UserId } from '@saloon/protocol';
import type { Recording, Share } from '@saloon/recording';

/** Who sits where when the table is opened. */
export type OpenedChair =
  | { readonly type: 'empty' }
  | { readonly type: 'bot'; readonly name: string; readonly level: Level; readonly personality?: Personality }
  | {
      readonly type: 'person';
      readonly user: UserId;
      readonly name: string;
      readonly isReady: boolean;
      readonly isBot?: true;
      /** The hash of what this person will add to the shuffle. */
      readonly seal?: string;
    };

/**
 * The game that a table plays on from: its recording, and where what a seat could not know is dealt again. `replay` is
 * where that game can be watched.
 */
export type Before = {
  readonly recording: Recording<unknown, unknown>;
  readonly redeal: Redeal;
  readonly replay: string;
};

/**
 * Duplicate play: everybody who plays this deal meets the same bots. They draw from generators that depend on these
 * seeds and the moves so far, so the same decisions meet the same answers. `of` names what was dealt: `daily
 * 2026-11-18`, `practice 2026-11-18`, `challenge <id>`.
 */
export type Duplicate = { readonly of: string; readonly bots: Seed; readonly standIn: Seed };

/**
 * A table of a tournament: its seats are fixed, and it never pauses. At `startBy` the game starts, and bots play for people
 * who aren't there; by correspondence nobody has to be. At `endBy` bots play the rest. Both are on the table's clock.
 */
export type TournamentTable = { readonly id: string; readonly startBy: Millis; readonly endBy: Millis };

/** A quick match: if somebody is missing at `startBy`, on the table's clock, everybody stands up and the table closes. */
export type MatchTable = { readonly startBy: Millis };

/** What changes a table. */
export type Change =
  | {
      readonly type: 'opened';
      readonly table: TableId;
      readonly seed: Seed;
      readonly game: GameId;
      readonly rulesVersion: number;
      readonly options: Readonly<Record<string, string | number | boolean>>;
      readonly title: string;
      readonly isPrivate: boolean;
      readonly watching: { readonly isAllowed: boolean; readonly delay: number };
      readonly host: { readonly user: UserId; readonly name: string };
      readonly chairs: readonly OpenedChair[];
      /** `on`, `normal` and `refused` where a log says nothing. */
      readonly hints?: Hints;
      readonly standIn?: Level;
      readonly outsideBots?: OutsideBots;
      /** The result counts for the ratings of the people at the table. */
      readonly isRated?: true;
      readonly clock?: 'always' | 'never';
      readonly before?: Before;
      readonly duplicate?: Duplicate;
      readonly tournament?: TournamentTable;
      readonly match?: MatchTable;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly user: UserId;
      readonly name: string;
      readonly isBot?: true;
      readonly seal?: string;
    }
  /** Before the deal the seat becomes free; after it a stand-in plays, or none by correspondence. */
  | { readonly type: 'stood'; readonly seat: Seat }
  | {
      readonly type: 'bot-seated';
      readonly seat: Seat;
      readonly name: string;
      readonly level: Level;
      readonly personality?: Personality;
    }
  | { readonly type: 'cleared'; readonly seat: Seat }
  | { readonly type: 'readied'; readonly seat: Seat; readonly isReady: boolean }
  /** A seated person or the host has a new name. */
  | { readonly type: 'renamed'; readonly user: UserId; readonly name: string }
  | { readonly type: 'hosted'; readonly user: UserId; readonly name: string }
  /** A person with another device asks for the seat of someone who is away; the host answers. */
  | { readonly type: 'seat-asked'; readonly seat: Seat; readonly user: UserId; readonly name: string }
  | { readonly type: 'seat-answered'; readonly isAgreed: boolean }
  /**
   * The host plays by other house rules, or with more chairs or fewer: those at the end, where nobody sits, are gone. Where
   * a game is named, it is played instead of the one before.
   */
  | {
      readonly type: 'rules-set';
      readonly options: Readonly<Record<string, string | number | boolean>>;
      readonly seats: number;
      readonly game?: GameId;
      readonly rulesVersion?: number;
    }
  /** A player has inhuman reaction times: the game that starts now has sealed races. */
  | { readonly type: 'races-sealed' }
  | { readonly type: 'watching-set'; readonly isAllowed: boolean; readonly delay: number }
  /** A seated person; in logs of earlier releases spectators too. */
  | { readonly type: 'came' | 'went'; readonly user: UserId }
  /** All is ready for the deal but the shares: nobody can change a seat, a name or a seal of it any more. */
  | { readonly type: 'settled' }
  | { readonly type: 'showed'; readonly seat: Seat; readonly share: Share }
  | { readonly type: 'dealt' }
  /** An input of the game, on the game's clock: 0 when it was dealt. */
  | { readonly type: 'input'; readonly input: Input<unknown> }
  /** Nobody has moved for long in a game without a clock: this seat, which owes a move, is asked whether it is still there. */
  | { readonly type: 'idle-asked'; readonly seat: Seat }
  | { readonly type: 'idle-answered'; readonly seat: Seat }
  /** `why` is missing where somebody was away. */
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly why?: Exclude<StandInReason, 'left'> }
  | { readonly type: 'took-back'; readonly seat: Seat }
  /** `to` are the seats of the author's team, if only they may see it. */
  | {
      readonly type: 'said';
      readonly name: string;
      readonly seat?: Seat;
      readonly to?: readonly Seat[];
      readonly text: string;
    }
  | { readonly type: 'waved'; readonly name: string; readonly seat?: Seat; readonly emote: Emote }
  /** A remark on a step of the finished game: `step` is how many inputs had come by then. */
  | {
      readonly type: 'commented';
      readonly name: string;
      readonly seat?: Seat;
      readonly step: number;
      readonly text: string;
    }
  | { readonly type: 'undo-asked'; readonly seat: Seat }
  | { readonly type: 'undo-answered'; readonly seat: Seat; readonly isAgreed: boolean }
  /** The last move is taken back, as if it had never been made. */
  | { readonly type: 'undone' }
  | { readonly type: 'rematch-agreed'; readonly seat: Seat; readonly seal?: string }
  | { readonly type: 'went-on'; readonly next: TableId };

/** A command: whose it was, and its sender's name for it. */
export type Cause = { readonly user: UserId; readonly id: string };

/**
 * One line of a table's log: plain JSON. The log is the table: `rebuildTable` makes it again from its entries. `at` is
 * on the table's own clock: 0 when it was opened.
 */
export type Entry = Change & { readonly at: Millis; readonly by?: Cause };

/** The first line of a log. */
export type OpenedEntry = Entry & { readonly type: 'opened' };
