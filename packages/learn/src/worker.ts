import { parentPort } from 'node:worker_threads';
import { explain } from '@saloon/arena';
import { type MatchJob, type MatchResult, playMatchJob } from './match-job.ts';

export type Reply =
  | { readonly ok: true; readonly result: MatchResult }
  | { readonly ok: false; readonly message: string };

parentPort?.on('message', (job: MatchJob) => parentPort?.postMessage(replyTo(job)));

function replyTo(job: MatchJob): Reply {
  try {
    return { ok: true, result: playMatchJob(job) };
  } catch (error) {
    return { ok: false, message: explain(error) };
  }
}
