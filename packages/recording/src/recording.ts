import type { GameRecord, Seat } from '@saloon/kernel';
import type { Proof } from './fair.ts';
import type { Signature } from './recording-signature.ts';

/** A played game as it is saved and shared: what it takes to replay it, and information about it. */
export type Recording<Move, Options> = GameRecord<Move, Options> & {
  /** The players' names by seat, if known. */
  readonly names?: readonly string[];
  /** How the seed was made, if a table dealt the game. */
  readonly proof?: Proof;
  readonly comments?: readonly RecordedComment[];
  /** The signature of the server where the game was played. It covers everything but the comments. */
  readonly signature?: Signature;
};

/** A comment on a replay step: `step` is the number of inputs played before it. */
export type RecordedComment = {
  readonly step: number;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
};
