import { createHash } from 'node:crypto';
import { isBotFile } from './bot-files.ts';
import type { Chunk, TakeChunk } from './chunk.ts';
import { gameOf } from './find-or-throw.ts';
import { chunkSize, type MatchSpec } from './match-spec.ts';
import { playOnThisThread } from './play-on-this-thread.ts';
import { type BotResult, botResults } from './results.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { playOnThreads } from './threads.ts';

export type MatchOptions = {
  /** 1 plays on the calling thread and lets the event loop run in between. */
  readonly threads?: number;
  /** Called when the threads are ready and the first game begins. */
  readonly onStart?: (() => void) | undefined;
  /** Called with the number of games played so far. */
  readonly onProgress?: (games: number) => void;
  /** Called with the results of some games, in the order of the games. */
  readonly onTally?: ((tally: Tally) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type MatchResult = {
  readonly games: number;
  readonly moves: number;
  readonly inputs: number;
  /** Win shares by seat: they add up to the number of games. */
  readonly wins: readonly number[];
  readonly bots: readonly BotResult[];
  /**
   * The hash of all final states' hashes in game order. It is the same on every machine and with any number of threads.
   */
  readonly hash: string;
};

/**
 * Plays the games of a match. An aborted one throws the signal's reason.
 *
 * @example
 * await playMatch({ game: 'wright-brothers', bots: ['random', 'greedy'], options, seats: 2, seed: seedOf(7), games: 100 })
 */
export async function playMatch(spec: MatchSpec, options: MatchOptions = {}): Promise<MatchResult> {
  const { signal, onStart, onProgress, onTally } = options;
  const chunks = Math.ceil(spec.games / chunkSize(spec));
  const threads = Math.min(options.threads ?? 1, chunks);
  const total = emptyTally(spec);
  const hash = createHash('sha256');
  const early = new Map<number, Chunk>();
  let next = 0;
  let played = 0;

  /** Adds up in the order of the games, whatever order they finish in, so that sums round the same. */
  const take: TakeChunk = (chunk) => {
    early.set(chunk.index, chunk);
    played += chunk.tally.games;
    for (let due = early.get(next); due !== undefined; due = early.get(next)) {
      addTally(total, due.tally);
      hash.update(due.hashes);
      onTally?.(due.tally);
      early.delete(next);
      next += 1;
    }
    onProgress?.(played);
  };

  signal?.throwIfAborted();
  // A guest bot may never return; a worker can still be terminated.
  if (threads > 1 || spec.bots.some(isBotFile)) {
    await playOnThreads(spec, chunks, threads, { onStart, take, signal });
  } else {
    onStart?.();
    await playOnThisThread(gameOf(spec.game, spec.editions), spec, chunks, take, signal);
  }
  const { games, moves, inputs, wins } = total;
  return { games, moves, inputs, wins, bots: botResults(spec, total), hash: hash.digest('hex') };
}
