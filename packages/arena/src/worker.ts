import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '@saloon/kernel';
import { loadBots } from './bot-files.ts';
import { playChunk } from './chunk.ts';
import { explain } from './explain.ts';
import { gameOf } from './find-or-throw.ts';
import type { MatchSpec } from './match-spec.ts';
import { toEnd } from './play-game.ts';
import { tuneProcess } from './tune-process.ts';
import type { WorkerReply } from './worker-reply.ts';

tuneProcess();
const spec = workerData as MatchSpec;
await loadBots(spec.bots);

parentPort?.on('message', (index: number) => parentPort?.postMessage(replyTo(index)));
parentPort?.postMessage('ready');

let game: AnyGame | undefined;

function replyTo(index: number): WorkerReply {
  try {
    game ??= gameOf(spec.game, spec.editions);
    return { ok: true, chunk: toEnd(playChunk(game, spec, index)) };
  } catch (error) {
    return { ok: false, message: explain(error) };
  }
}
