import type { Seat } from '@saloon/kernel';
import type { ServerMessage, TableCommand } from '@saloon/protocol';
import type { Compared } from '@saloon/study';
import type { Answer } from '@saloon/table';

/** What the page asks of the worker that holds a puzzle. `n` counts the tables, so that late replies are noticed. */
export type PuzzleAsk =
  /** The game's puzzles are likely to be opened soon. */
  | { readonly type: 'load'; readonly game: string }
  | { readonly type: 'open'; readonly n: number; readonly game: string; readonly id: string; readonly name: string }
  | { readonly type: 'do'; readonly n: number; readonly id: number; readonly command: TableCommand }
  | { readonly type: 'hint'; readonly n: number }
  /** Plays the best move on a new table, as number `n`. */
  | { readonly type: 'show'; readonly n: number }
  /** The game that the puzzle comes from, to play on from it. */
  | { readonly type: 'recording'; readonly n: number };

/** A move, the share of games it wins, and the standard error of that share. */
export type WeighedAnswer = {
  readonly move: unknown;
  readonly mean: number;
  readonly error: number;
  readonly isYours: boolean;
};

export type PuzzleVerdict = Compared & {
  /** `open`: the move was never measured, and that is being done now. */
  readonly type: 'right' | 'wrong' | 'open';
  /** The first one is the best. */
  readonly answers: readonly WeighedAnswer[];
  readonly theme: string;
  /** More reasons may follow in another verdict. */
  readonly isPartial: boolean;
};

export type PuzzleReply =
  | { readonly type: 'opened'; readonly n: number; readonly sync: ServerMessage; readonly messages: readonly string[] }
  /** There is no such puzzle, or its file can't be loaded. */
  | { readonly type: 'missing' | 'unreachable'; readonly n: number }
  | {
      readonly type: 'answered';
      readonly n: number;
      readonly id: number;
      readonly answer: Answer;
      readonly messages: readonly string[];
    }
  | { readonly type: 'verdict'; readonly n: number; readonly verdict: PuzzleVerdict }
  | { readonly type: 'hint'; readonly n: number; readonly theme: string; readonly good: Compared['good'] }
  | {
      readonly type: 'recording';
      readonly n: number;
      readonly file: string;
      readonly after: number;
      readonly seat: Seat;
    };
