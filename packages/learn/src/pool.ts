import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MatchJob, MatchResult } from './match-job.ts';
import type { Reply } from './worker.ts';

/**
 * Runs jobs on worker threads, each as soon as a thread is free, until all are done or `isOver`. Results come in
 * any order; `take` gets the number of the job with each.
 */
export async function runJobs(
  jobs: Iterable<MatchJob>,
  threads: number,
  take: (result: MatchResult, number: number) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      while (!isOver()) {
        const { value: job, done } = queue.next();
        if (done === true) return;
        const number = next++;
        worker.postMessage(job);
        const [reply] = (await once(worker, 'message')) as [Reply];
        if (!reply.ok) throw new Error(reply.message);
        take(reply.result, number);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
}
