import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import type { ClockOrder } from './clock-order.ts';

/**
 * Loaded before a server, so that its parent process controls its clocks. `step` moves only the wall clock, like
 * setting the time of a machine. `pass` lets time pass on every clock and fires timers that are due.
 */
let wallShift = Number(process.env.SALOON_CHAOS_WALL ?? 0);
let passed = 0;

const realDate = Date.now;
const realNow = performance.now.bind(performance);
const realSet = globalThis.setTimeout;
const realClear = globalThis.clearTimeout;
const os = process.getBuiltinModule('node:os') as { uptime: () => number };
const realUptime = os.uptime;

Date.now = () => realDate() + wallShift + passed;
performance.now = () => realNow() + passed;
os.uptime = () => realUptime() + passed / 1000;
syncBuiltinESMExports();

type Waiting = { readonly dueAt: number; readonly call: () => void; readonly stop: () => void };
const waiting = new Map<NodeJS.Timeout, Waiting>();

/** A timer that a jump ahead can fire. Node's internal timers are not affected. */
function shiftable<Args extends unknown[]>(act: (...args: Args) => void, millis = 0, ...args: Args): NodeJS.Timeout {
  const fire = () => {
    waiting.delete(timer);
    act(...args);
  };
  const timer = realSet(fire, millis);
  waiting.set(timer, { dueAt: performance.now() + millis, call: fire, stop: () => realClear(timer) });
  return timer;
}

globalThis.setTimeout = Object.assign(shiftable, { __promisify__: realSet.__promisify__ }) as typeof setTimeout;
globalThis.clearTimeout = ((timer: NodeJS.Timeout) => {
  waiting.delete(timer);
  realClear(timer);
}) as typeof clearTimeout;

/** Minute by minute, so that timers fire in order. */
async function pass(millis: number): Promise<void> {
  const MINUTE = 60_000;
  for (let left = millis; left > 0; left -= MINUTE) {
    passed += Math.min(left, MINUTE);
    const now = performance.now();
    const due = [...waiting.values()].filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt);
    for (const { stop, call } of due) {
      stop();
      call();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

if (isMainThread) {
  process.on('message', async ({ step = 0, pass: ahead = 0 }: ClockOrder) => {
    wallShift += step;
    await pass(ahead);
    process.send?.({ done: true });
  });
  // The channel must not keep a stopped server alive.
  process.channel?.unref();
}
