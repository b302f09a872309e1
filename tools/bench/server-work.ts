import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@saloon/server';
import type { BenchTable } from '../bench-server/bench-table.ts';
import { NO_LIMITS } from '../bench-server/limits.ts';
import { ServerProcess } from '../bench-server/server-process.ts';
import { openTables } from '../bench-server/tables.ts';
import type { Dial } from '../bench-server/thin-socket.ts';
import type { Work } from './game-work.ts';
import type { ServerKind } from './kinds.ts';

const TABLES = 100;
/** How long a table where nobody has to act waits, in milliseconds. */
const BREATH = 2;
const LOOK_EVERY = 20;

type MainSeconds = () => number | Promise<number>;

export function serverWork(): Readonly<Record<ServerKind, Work>> {
  return { moves: prepared(withoutSockets), 'moves over sockets': prepared(overSockets) };
}

/** The server starts with the first call. */
function prepared(prepare: () => Promise<Work>): Work {
  let work: Promise<Work> | undefined;
  return async (seconds) => {
    work ??= prepare();
    return (await work)(seconds);
  };
}

async function withoutSockets(): Promise<Work> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saloon-versus-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const { parts } = await startServer({ port: 0, host: '127.0.0.1', dataDir, limits: NO_LIMITS, botThreads: 0 });
  const dial: Dial = async (onMessage, onEnd) => {
    const listener = parts.connect({
      address: '127.0.0.1',
      waiting: 0,
      send(text) {
        const bytes = Buffer.from(text);
        // As over a network, the answer never comes before the call is done.
        queueMicrotask(() => onMessage(bytes, 0, bytes.length));
      },
      close: onEnd,
      cut: onEnd,
      drop: onEnd,
    });
    const close = () => listener.closed();
    return { send: (text) => listener.text(text), close, cut: close };
  };
  return playing(await openTables(dial, TABLES), () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  });
}

async function overSockets(): Promise<Work> {
  const server = await ServerProcess.start({ botThreads: 0 });
  process.once('exit', () => void server.stop());
  return playing(await openTables(server.port, TABLES), async () => (await server.ask('cpu')).mainMicros / 1e6);
}

/** Every table plays its next move as soon as everyone has received the last one. */
const playing =
  (tables: readonly BenchTable[], mainSeconds: MainSeconds): Work =>
  async (seconds) => {
    const started = await mainSeconds();
    let moves = 0;
    let isOver = false;
    const play = async (table: BenchTable) => {
      while (!isOver) {
        if ((await table.move()) === undefined) await sleep(BREATH);
        else moves += 1;
      }
    };
    const all = Promise.all(tables.map(play));
    while ((await mainSeconds()) - started < seconds) await sleep(LOOK_EVERY);
    isOver = true;
    await all;
    return moves / ((await mainSeconds()) - started);
  };
