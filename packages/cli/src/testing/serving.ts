import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/saloon.mjs', import.meta.url));

export type Serving = {
  readonly port: number;
  /** Everything printed so far. */
  readonly out: () => string;
  readonly log: () => string;
  /** Sends a signal and waits for the exit. Returns the exit code, or null if the signal killed it. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<number | null>;
};

/** Starts the real `saloon serve` and waits until it prints its link. */
export async function serving(args: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [BIN, 'serve', '--host', '127.0.0.1', '--port', '0', ...args], {
    env: { PATH: process.env.PATH, LANG: 'C' },
  });
  let out = '';
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`Cannot serve: exit code ${code}, ${log}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const found = /http:\/\/[^:]+:(\d+)\//.exec(out)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  child.removeAllListeners('exit');
  return { port, out: () => out, log: () => log, end: (signal) => end(child, signal) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'close');
  child.kill(signal);
  const [code] = await ended;
  return code;
}
