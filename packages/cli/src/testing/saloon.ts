import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StopSignal } from '../terminal/io.ts';

const BIN = fileURLToPath(new URL('../../bin/saloon.mjs', import.meta.url));

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs the real command. Sends it `stop.signal` after `stop.after` milliseconds, if given. */
export function saloon(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stop?: { readonly signal: StopSignal; readonly after: number },
): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { PATH: process.env.PATH, LANG: 'C', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  if (stop !== undefined) setTimeout(() => child.kill(stop.signal), stop.after);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
