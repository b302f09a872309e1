import type { GameId, Outcome } from '@saloon/kernel';
import type { Eyes } from '../logic/link.ts';
import type { Step } from '../logic/player.ts';

/** What a page asks of the worker that plays recordings. */
export type Ask =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'open-solo'; readonly table: string }
  | { readonly type: 'look'; readonly eyes: Eyes };

export type Head = {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  readonly seedHash: string;
  /** Who played, by seat, where the recording says so; empty for a seat of which nobody is known. */
  readonly names?: readonly string[] | undefined;
  readonly outcome: Outcome | undefined;
};

/** What it answers: one message to each. */
export type Answer =
  | { readonly type: 'opened'; readonly head: Head }
  | { readonly type: 'broken'; readonly line: number; readonly reason: string }
  | { readonly type: 'not-there' }
  | { readonly type: 'steps'; readonly eyes: Eyes; readonly steps: readonly Step[] };
