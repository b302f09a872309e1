import { parentPort } from 'node:worker_threads';
import { explain } from '@saloon/arena';
import { type Job, type JobResult, runJob } from './jobs.ts';

export type Reply =
  | { readonly ok: true; readonly result: JobResult }
  | { readonly ok: false; readonly message: string };

parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(job)));

function replyTo(job: Job): Reply {
  try {
    return { ok: true, result: runJob(job) };
  } catch (error) {
    return { ok: false, message: explain(error) };
  }
}
