import type { Split } from './time-split.ts';

/** What the bench asks the server's process over the side channel. */
export type Asked = 'cpu' | 'memory' | 'sweep' | 'profile' | 'split' | 'stop';

export type Figures = {
  /** Tables in memory. */
  readonly tables: number;
  /** Bytes; after a full collection of garbage, where memory was asked for. */
  readonly memory: number;
  readonly rss: number;
  /** Of the thread that serves. */
  readonly mainMicros: number;
  /** Of the thread that waits for the disk. */
  readonly storeMicros: number;
  /** How long commits took since the last question, in milliseconds. */
  readonly commits: readonly number[];
  /** How long the collector of garbage held the serving thread up each time since then, in milliseconds. */
  readonly pauses: readonly number[];
  /** Where the serving thread's time went since `profile`; only in the answer to `split`. */
  readonly split?: Split;
};
