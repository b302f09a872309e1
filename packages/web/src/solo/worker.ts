import type { ClientMessage } from '@saloon/protocol';
import { canSpawn, isForBots, spawnBotWorker, thinkHere } from './bot-worker.ts';
import { isForLessons, teachHere } from './lesson-worker.ts';
import { isForPuzzles, judgeHere } from './puzzle-worker.ts';
import { tableHolder } from './table-holder.ts';
import { indexedLog } from './worker-log.ts';
import { SoloServer } from './worker-server.ts';

/** Hosts solo tables: the page talks to it as to a server, in the same words. */
function hostTables(): void {
  const server = new SoloServer({
    say: (text) => postMessage(text),
    now: () => performance.now(),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    randomHex: (digits) =>
      [...crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
        .slice(0, digits),
    log: indexedLog(),
    ...tableHolder(),
    ...(canSpawn() ? { spawn: spawnBotWorker } : {}),
  });

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
else hostTables();
