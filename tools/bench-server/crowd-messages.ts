import type { Played } from './tables-in-play.ts';

export type CrowdSetup = Played & { readonly port: number };

/** What the bench tells a process of clients; one at a time. */
export type CrowdOrder =
  | { readonly type: 'open'; readonly tables: number }
  | { readonly type: 'keep'; readonly tables: number; readonly lookedAt: number }
  /** A move so often, in milliseconds. */
  | { readonly type: 'play'; readonly every: number }
  | { readonly type: 'figures' }
  | { readonly type: 'stop' };

export type CrowdFigures = {
  readonly type: 'figures';
  /** From a move sent to the update at every seat, in milliseconds, since the last question. */
  readonly times: readonly number[];
  /** Times at which nobody could move, or a move came too late. */
  readonly unplayed: number;
  readonly cpuMicros: number;
  /** How long they had to wait for a core. */
  readonly starvedMicros: number;
  readonly rss: number;
};

export type CrowdAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'failed'; readonly why: string }
  | CrowdFigures;
