import { readFileSync } from 'node:fs';
import { Interrupted } from '../terminal/io.ts';

const CHECK_EVERY = 1000;
const MOST_ANCESTORS = 10;

/**
 * Aborts when the npm that started this process is gone. `npm start` passes signals on, but it can't pass on SIGKILL, and
 * a server without its npm would run on unseen and keep its port. A process that neither `npm start` nor `npx` started
 * never aborts.
 */
export function launcherGone(env: Readonly<Record<string, string | undefined>>): AbortSignal {
  const controller = new AbortController();
  const { npm_lifecycle_event: script } = env;
  if (script !== 'start' && script !== 'npx') return controller.signal;
  const chain = chainToNpm();
  const timer = setInterval(() => {
    if (!isBroken(chain)) return;
    clearInterval(timer);
    controller.abort(new Interrupted('SIGTERM'));
  }, CHECK_EVERY);
  timer.unref();
  return controller.signal;
}

/** This process, its parent, and so on up to npm: npm starts a shell, and that starts us. */
function chainToNpm(): readonly number[] {
  const chain = [process.pid];
  for (let pid = parentOf(process.pid); pid !== undefined && chain.length < MOST_ANCESTORS; pid = parentOf(pid)) {
    chain.push(pid);
    if (!isOfNpm(pid)) break;
  }
  return chain;
}

/** The system gives the children of a dead process another parent. */
const isBroken = (chain: readonly number[]): boolean =>
  chain.some((pid, i) => i + 1 < chain.length && parentOf(pid) !== chain[i + 1]);

/** Read from `/proc`. On a system without it, only our own parent is known. */
function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid;
  // "pid (name) state parent …": the name may contain spaces and parentheses.
  const parent = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[1];
  return parent === undefined ? undefined : Number(parent);
}

/** Did an npm script start this process? False for npm itself. */
const isOfNpm = (pid: number): boolean => read(`/proc/${pid}/environ`)?.includes('npm_lifecycle_event=') ?? false;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
