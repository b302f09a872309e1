import { parentPort, workerData } from 'node:worker_threads';
import { catalogWith } from '@saloon/catalog';
import { type Task, workOn } from '@saloon/table';

/** A thread in which bots think: a question in, what came of it out. It knows the games, and nothing of any table. */
function work(editions: readonly unknown[]): void {
  const made = catalogWith(editions);
  if (!made.ok) throw new Error(`Cannot think: ${made.problems.join('; ')}`);
  const { findGame } = made.catalog;
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(workOn(task, findGame)));
}

work((workerData as { readonly editions: readonly unknown[] }).editions);
