import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TakeChunk } from './chunk.ts';
import type { MatchSpec } from './match-spec.ts';
import { withResolvers } from './with-resolvers.ts';
import type { WorkerReply } from './worker-reply.ts';

/** Chunks queued per worker, so that it never waits for the next one. */
const AHEAD = 2;

type Course = {
  readonly onStart: (() => void) | undefined;
  readonly take: TakeChunk;
  readonly signal: AbortSignal | undefined;
};

/** Plays the chunks of a match on `threads` workers. The first failure, or the signal, stops them all. */
export async function playOnThreads(spec: MatchSpec, chunks: number, threads: number, course: Course): Promise<void> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: spec }),
  );
  const { promise: stopped, reject: stop } = withResolvers<never>();
  const abort = () => stop(course.signal?.reason);
  course.signal?.addEventListener('abort', abort, { once: true });
  for (const worker of workers) {
    worker.on('error', stop);
    worker.on('exit', (code) => stop(new Error(`Cannot finish the match: a worker ended with code ${code}`)));
  }
  try {
    await Promise.race([stopped, Promise.all(workers.map((worker) => once(worker, 'message')))]);
    course.onStart?.();
    await Promise.race([stopped, handOut(workers, chunks, course.take)]);
  } finally {
    course.signal?.removeEventListener('abort', abort);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives each worker the next chunk whenever it finishes one, until all are done. */
function handOut(workers: readonly Worker[], chunks: number, take: TakeChunk): Promise<void> {
  const { promise, resolve, reject } = withResolvers<void>();
  let given = 0;
  let done = 0;
  const give = (worker: Worker) => {
    if (given < chunks) worker.postMessage(given++);
  };
  for (const worker of workers) {
    worker.on('message', (reply: WorkerReply) => {
      if (!reply.ok) return reject(new Error(reply.message));
      take(reply.chunk);
      done += 1;
      if (done === chunks) resolve();
      else give(worker);
    });
    for (let i = 0; i < AHEAD; i++) give(worker);
  }
  return promise;
}
