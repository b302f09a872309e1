import type { GameId, Level, Seat } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, Version } from '@saloon/protocol';
import type { Answer } from '@saloon/table';
import type { OpenMove } from '../../core/games/around.ts';

/** Who sits where at a table on one device. */
export type PassChair =
  | { readonly type: 'person'; readonly name: string }
  | { readonly type: 'bot'; readonly level: Level };

export type PassOpening = {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly chairs: readonly PassChair[];
};

/** What the page asks of the worker that hosts tables on one device. Page and worker are of the same build. */
export type PassRequest =
  | { readonly type: 'open'; readonly id: number; readonly opening: PassOpening }
  /** `openMoves`: the kinds of moves that anyone around the device may make without showing a hand. */
  | { readonly type: 'join'; readonly view: number; readonly table: TableId; readonly openMoves: readonly string[] }
  | { readonly type: 'leave' }
  /** This player has held the button to the end: show the player's view. */
  | { readonly type: 'show'; readonly view: number; readonly seat: Seat }
  | { readonly type: 'hide'; readonly view: number }
  /**
   * `touchedAt`: when the screen was touched, in milliseconds since 1970. `startedAt`: when the race began that it answers,
   * on the game's clock.
   */
  | {
      readonly type: 'do';
      readonly id: number;
      readonly seat: Seat;
      readonly command: TableCommand;
      readonly touchedAt?: number;
      readonly startedAt?: number;
    }
  | { readonly type: 'shown'; readonly version: Version }
  | { readonly type: 'hint'; readonly id: number }
  /** Everyone wants another game. */
  | { readonly type: 'again' };

/** The player whom the table waits for, and what happened in public since that player's last move. */
export type Asked = { readonly seat: Seat; readonly recap: readonly unknown[]; readonly version: Version };

/** What the worker tells the page. Only `view` and `step` depend on who holds the device. */
export type PassReply =
  | { readonly type: 'opened'; readonly id: number; readonly table: TableId }
  | { readonly type: 'refused'; readonly id: number; readonly code: string; readonly at: string }
  /** The whole table for `holder`, or for spectators if the device is in nobody's hands. */
  | {
      readonly type: 'view';
      /** The number of the request that it answers. */
      readonly view: number;
      readonly holder: Seat | undefined;
      readonly sync: ServerMessage;
      readonly asked: Asked | undefined;
    }
  | { readonly type: 'step'; readonly text: string }
  | { readonly type: 'asked'; readonly asked: Asked | undefined }
  /** The open moves of each seat. */
  | { readonly type: 'open-moves'; readonly moves: readonly (readonly OpenMove[])[] }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | {
      readonly type: 'hinted';
      readonly id: number;
      readonly moves: Extract<ServerMessage, { type: 'hint' }>['moves'] | undefined;
    }
  | { readonly type: 'gone'; readonly code: Extract<ServerMessage, { type: 'gone' }>['code'] };
