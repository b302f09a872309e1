import type { ClientMessage } from '@saloon/protocol';
import { isForBots, thinkHere } from './bot-worker.ts';
import { isForLessons, teachHere } from './lesson-worker.ts';
import { hostPassed, isForPassing } from './pass-worker/index.ts';
import { isForPuzzles, judgeHere } from './puzzle-worker.ts';
import { browserEnv } from './worker-browser-env.ts';
import { SoloServer } from './worker-server.ts';

/** Hosts solo tables: the page talks to it as to a server, in the same words. */
function hostTables(): void {
  const server = new SoloServer({ say: (text) => postMessage(text), ...browserEnv() });

  // One after the other: joining may wait for the disk, and what is done at the table comes after it.
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as ClientMessage;
    if (message.type === 'pong') return void server.hear(message);
    last = last.then(() => server.hear(message)).catch((error: unknown) => reportError(error));
  });
}

if (isForBots()) thinkHere();
else if (isForLessons()) teachHere();
else if (isForPuzzles()) judgeHere();
else if (isForPassing()) hostPassed();
else hostTables();
