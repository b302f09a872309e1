import { type MatchResult, playMatch } from '@saloon/arena';
import type { Io } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { MatchSetup } from './match-flags.ts';

export type TimedMatch = MatchResult & { readonly seconds: number };

/**
 * Plays a match with a progress bar, until it ends or Ctrl-C is pressed. Time is measured from when the threads are
 * ready.
 */
export async function runMatch({ spec, threads }: MatchSetup, io: Io): Promise<TimedMatch> {
  const bar = progressBar(io, spec.games, 'games');
  let started = performance.now();
  try {
    const result = await playMatch(spec, {
      threads,
      onStart: () => {
        started = performance.now();
      },
      onProgress: bar.update,
      signal: io.interrupted(),
    });
    return { ...result, seconds: (performance.now() - started) / 1000 };
  } finally {
    bar.clear();
  }
}
