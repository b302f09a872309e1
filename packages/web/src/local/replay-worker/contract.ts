import type { GameId, Millis, Outcome, Seat } from '@saloon/kernel';
import type { HintMove, SeenGame } from '@saloon/protocol';
import type { RecordedComment, RecordingProblem } from '@saloon/recording';
import type { Eyes, Target } from '../../core/router/replay-link.ts';

/** Events as one viewer sees them. The table right after them is requested by the step's number. */
export type Step = {
  readonly at: Millis;
  readonly by?: Seat | undefined;
  /** How many inputs had come by then. Not given for a running game. */
  readonly inputs?: number;
  readonly events: readonly unknown[];
};

/** The table right after a step. */
export type ViewAt = readonly [step: number, view: unknown];

/** A question to a strong bot about a move. The page passes it on from one worker to the other. */
export type OpinionQuestion = { readonly question: unknown; readonly played: string };

/** What was played, what looked best, and of how many games in a hundred each was likely to win. */
export type Opinion = { readonly best: HintMove; readonly played: HintMove };

/** A message from the page to the worker that plays recordings. */
export type Ask =
  | { readonly type: 'open'; readonly text: string; readonly at: Target }
  /** `isBefore`: the game that this table continues. */
  | { readonly type: 'open-solo'; readonly table: string; readonly isBefore: boolean; readonly at: Target }
  | { readonly type: 'open-seen'; readonly seen: SeenGame; readonly at: Target }
  | { readonly type: 'look'; readonly eyes: Eyes; readonly step: number }
  | { readonly type: 'views'; readonly eyes: Eyes; readonly steps: readonly number[] }
  /** Asks what a strong bot should be asked about the move at this step. */
  | { readonly type: 'question'; readonly step: number }
  /** The recording as a file, with these comments. */
  | { readonly type: 'write'; readonly comments: readonly RecordedComment[] }
  /** Only for the worker that gives opinions. */
  | { readonly type: 'think'; readonly step: number; readonly asked: OpinionQuestion };

export type Head = {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  readonly seedHash: string;
  /** The players' names by seat, if the recording has them. Empty for an unknown player. */
  readonly names?: readonly string[] | undefined;
  readonly outcome: Outcome | undefined;
  /** Set for a running game: the one seat it can be watched from. */
  readonly ownSeat?: Seat;
  /** Steps where the game branched off from another one. */
  readonly redeals: readonly { readonly step: number; readonly seat: Seat }[];
  readonly comments: readonly RecordedComment[];
};

/** The answers, one for each message. */
export type Answer =
  | {
      readonly type: 'opened';
      readonly head: Head;
      readonly eyes: Eyes;
      readonly steps: readonly Step[];
      readonly step: number;
      readonly view: unknown;
    }
  /** The public view of the last step, which says who played whom. It follows `opened`. */
  | { readonly type: 'cast'; readonly view: unknown }
  | { readonly type: 'broken'; readonly line: number; readonly problem: RecordingProblem }
  | { readonly type: 'not-there' }
  | {
      readonly type: 'steps';
      readonly eyes: Eyes;
      readonly steps: readonly Step[];
      readonly step: number;
      readonly view: unknown;
    }
  | { readonly type: 'views'; readonly eyes: Eyes; readonly views: readonly ViewAt[] }
  | { readonly type: 'question'; readonly step: number; readonly asked: OpinionQuestion | undefined }
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'opinion'; readonly step: number; readonly opinion: Opinion | undefined };
