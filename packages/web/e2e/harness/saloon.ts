import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SALOON = fileURLToPath(new URL('../../../cli/bin/saloon.mjs', import.meta.url));
const OPEN = /The saloon is open: (\S+)/;
const START_MS = 60_000;

/** A real server in its own process with its own data folder. */
export type Saloon = AsyncDisposable & {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
  /** `kill -9`: the server can't send or save anything more. */
  readonly kill: () => Promise<void>;
  /** Starts again at the same address with the same data. */
  readonly reopen: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly stop: () => Promise<void>;
};

export async function openSaloon(): Promise<Saloon> {
  const data = mkdtempSync(join(tmpdir(), 'saloon-e2e-'));
  let running = await start(data, '0');
  const { url } = running;
  const end = async (signal: NodeJS.Signals) => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  return {
    url,
    data,
    kill: () => end('SIGKILL'),
    reopen: async () => {
      running = await start(data, new URL(url).port);
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function start(data: string, port: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const where = ['--port', port, '--host', '127.0.0.1', '--data', data];
  const args = ['serve', ...where, '--log-level', 'warn', '--address-factor', '1000000'];
  const child = spawn(process.execPath, [SALOON, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Cannot open the saloon: ${why}\n${said}`));
    const timer = setTimeout(() => fail(`it said nothing for ${START_MS} ms`), START_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${code}`);
    });
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const found = OPEN.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return { child, url };
}
