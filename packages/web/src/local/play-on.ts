import type { Level, Seat } from '@saloon/kernel';

/**
 * Asks the solo host to continue a recorded game against bots, from one of its steps: `file` is the text of the recording,
 * `after` how many of its inputs count, and `replay` the address of the replay.
 */
export type PlayOn = {
  readonly type: 'play-on';
  readonly id: string;
  readonly file: string;
  readonly after: number;
  readonly seat: Seat;
  readonly level: Level;
  readonly replay: string;
};
