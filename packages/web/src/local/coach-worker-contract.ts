import type { GameId, Seat, Seed } from '@saloon/kernel';
import type { RecordingProblem } from '@saloon/recording';
import type { CoachDone, CoachReport, CoachTask, GameTurn } from '@saloon/study';

export type { CoachMoment, CoachReport, GameTurn, Guess } from '@saloon/study';

/** Where the game comes from that the coach is to look at. */
export type CoachSource =
  | { readonly type: 'text'; readonly text: string }
  /** `isBefore`: the game that this table plays on from. */
  | { readonly type: 'solo'; readonly table: string; readonly isBefore: boolean };

/** What the page asks of the coach. */
export type CoachAsk =
  | { readonly type: 'open'; readonly source: CoachSource }
  /** Asks for the decisions of this seat, without counting anything. */
  | { readonly type: 'list'; readonly seat: Seat }
  /** Asks for the table as this seat saw it after a step. */
  | { readonly type: 'look'; readonly seat: Seat; readonly step: number }
  /** Begins to count for this seat; what was counted for another is forgotten. */
  | { readonly type: 'count'; readonly seat: Seat }
  /** Asks for the open cards of the end and for what turned the game for a seat, or for the winner. Something large happened in the `likely` steps. */
  | { readonly type: 'end'; readonly likely: readonly number[]; readonly seat?: Seat | undefined }
  | { readonly type: 'stop' }
  | { readonly type: 'go-on' };

/** A decision of a seat: the step of the replay before it, and the move. */
export type ListedDecision = { readonly step: number; readonly move: unknown; readonly notation: string };

/** What is known of a game before anything is counted. */
export type CoachHead = {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  readonly names: readonly string[];
  /** The public events of each step, for the rounds on the chart. */
  readonly steps: readonly { readonly events: readonly unknown[] }[];
  /** The public view of the end, which says who played whom. */
  readonly cast: unknown;
  /** Do several seats win together? */
  readonly hasTeams: boolean;
};

export type CoachAnswer =
  | { readonly type: 'opened'; readonly head: CoachHead }
  | { readonly type: 'broken'; readonly line: number; readonly problem: RecordingProblem }
  | { readonly type: 'not-there' }
  /** A game that was broken off is not judged. */
  | { readonly type: 'unfinished' }
  | { readonly type: 'looked'; readonly seat: Seat; readonly step: number; readonly view: unknown }
  /** The last view with all cards face up. */
  | { readonly type: 'ended'; readonly open: unknown }
  | { readonly type: 'turned'; readonly turns: readonly GameTurn[] }
  | { readonly type: 'listed'; readonly seat: Seat; readonly decisions: readonly ListedDecision[] }
  | { readonly type: 'counted'; readonly seat: Seat; readonly report: CoachReport; readonly isOver: boolean };

/** What the coach asks of a second worker, and what that answers. */
export type HelperAsk =
  | { readonly type: 'open'; readonly source: CoachSource }
  /** `round` counts what was asked for, so that an answer to an older question is known as one. */
  | { readonly type: 'seat'; readonly seat: Seat; readonly seed: Seed; readonly round: number }
  | { readonly type: 'work'; readonly task: CoachTask };
export type HelperAnswer =
  | { readonly type: 'done'; readonly round: number; readonly done: CoachDone }
  /** It could not open the game. */
  | { readonly type: 'cannot' };
