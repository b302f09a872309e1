import type { Played } from './tables-in-play.ts';

export type CrowdSetup = Played & { readonly port: number };

/** What the bench tells a process of clients, one at a time. */
export type CrowdOrder =
  | { readonly type: 'open'; readonly tables: number }
  | { readonly type: 'keep'; readonly tables: number; readonly lookedAt: number }
  /** One move per `every` milliseconds. */
  | { readonly type: 'play'; readonly every: number }
  | { readonly type: 'figures' }
  | { readonly type: 'stop' };

export type CrowdFigures = {
  readonly type: 'figures';
  /** From a move sent to the update at every seat, in milliseconds, since the last request. */
  readonly times: readonly number[];
  /** Turns in which nobody could move, or a move came too late. */
  readonly unplayed: number;
  readonly cpuMicros: number;
  /** How long they waited for a core. */
  readonly starvedMicros: number;
  readonly rss: number;
};

export type CrowdAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'failed'; readonly why: string }
  | CrowdFigures;
