import { parentPort, workerData } from 'node:worker_threads';
import { catalogWith } from '@saloon/catalog';
import { SearchMemories, type Task, workOn } from '@saloon/table';

/** A worker thread in which bots think: it receives questions and sends back decisions. */
function work(editions: readonly unknown[]): void {
  const made = catalogWith(editions);
  if (!made.ok) throw new Error(`Cannot think: ${made.problems.join('; ')}`);
  const { findGame } = made.catalog;
  const memories = new SearchMemories();
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(workOn(task, findGame, memories)));
}

work((workerData as { readonly editions: readonly unknown[] }).editions);
