import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { catalogWith } from '@saloon/catalog';
import type { Level } from '@saloon/kernel';
import type { DailyDeal } from './deal.ts';
import { playRun } from './play-run.ts';
import type { DealScore } from './score-deal.ts';

export type RunTask = { readonly deal: DailyDeal; readonly level: Level; readonly run: number };
export type RunDone = { readonly score?: DealScore; readonly reason?: string };

const LOWEST = 19;

/** A worker thread that plays bot runs of daily deals when nothing else wants the processor. */
function work(editions: readonly unknown[]): void {
  // On Linux this changes the priority of the calling thread only.
  if (process.platform === 'linux') setPriority(0, LOWEST);
  const made = catalogWith(editions);
  if (!made.ok) throw new Error(`Cannot play: ${made.problems.join('; ')}`);
  const { findGame } = made.catalog;
  parentPort?.on('message', ({ deal, level, run }: RunTask) => parentPort?.postMessage(attempt(deal, level, run)));

  function attempt(deal: DailyDeal, level: Level, run: number): RunDone {
    try {
      return { score: playRun(deal, level, run, findGame) };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

work((workerData as { readonly editions: readonly unknown[] }).editions);
