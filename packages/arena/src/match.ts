import { createHash } from 'node:crypto';
import { isBotFile } from './bot-files.ts';
import type { Chunk, TakeChunk } from './chunk.ts';
import { playHere } from './here.ts';
import { gameOf } from './look-up.ts';
import { chunkSize, type MatchSpec } from './match-spec.ts';
import { type BotResult, botResults } from './results.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { playOnThreads } from './threads.ts';

export type MatchOptions = {
  /** 1 plays on the calling thread, giving way to the event loop now and then. */
  readonly threads?: number;
  /** Called when the threads are ready and the first game begins. */
  readonly onStart?: (() => void) | undefined;
  /** Called with the number of games played so far. */
  readonly onProgress?: (games: number) => void;
  /** Called with what some games came to, in the order of the games, as soon as all before them are played as well. */
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
  /** Over the hashes of all final states, in the order of the games: the same on every machine and number of threads. */
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

  /** Sums are made in the order of the games, whatever order they are finished in. */
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
  // A bot of somebody's own may never answer: a worker can be ended all the same.
  if (threads > 1 || spec.bots.some(isBotFile)) {
    await playOnThreads(spec, chunks, threads, { onStart, take, signal });
  } else {
    onStart?.();
    await playHere(gameOf(spec.game, spec.editions), spec, chunks, take, signal);
  }
  const { games, moves, inputs, wins } = total;
  return { games, moves, inputs, wins, bots: botResults(spec, total), hash: hash.digest('hex') };
}
