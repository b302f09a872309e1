import { uptime } from 'node:os';

/** The server's time source; tests use a fake one. */
export type Clock = {
  /** Milliseconds that only go forward: live games are timed by it. */
  readonly monotonic: () => number;
  /** Whole milliseconds since 1970, for correspondence. Setting the machine's clock does not move it. */
  readonly wall: () => number;
  /** Runs `call` after `millis`. Returns a cancel function. */
  readonly after: (millis: number, call: () => void) => () => void;
  /** Runs `call` at the end of this turn of the event loop, when all sockets have been read. */
  readonly soon: (call: () => void) => void;
};

/** The clocks of the machine, in milliseconds. */
export type MachineClocks = {
  /** The time of day. An administrator may set it ahead or back. */
  readonly date: () => number;
  /** Can't be set. It may stand still while the machine sleeps. */
  readonly monotonic: () => number;
  /** Time since boot, sleep included. Slow to read. */
  readonly uptime: () => number;
};

/** Clocks that differ by less than this agree: they are not read at the same moment. */
const AGREED = 1000;

/**
 * A wall clock that starts with the machine's and then runs on its own. When the machine's clock is set ahead or back,
 * players neither lose nor gain time; time that the machine slept does count.
 */
export function steadyWall({ date, monotonic, uptime: sinceStart }: MachineClocks): () => number {
  const zero = date() - monotonic();
  const asleep = sinceStart() - monotonic();
  return () => {
    const now = monotonic();
    const isAgreed = Math.abs(zero + now - date()) < AGREED;
    const slept = isAgreed ? 0 : sinceStart() - now - asleep;
    return Math.floor(zero + now + (slept < AGREED ? 0 : slept));
  };
}

const SECOND = 1000;

export const realClock: Clock = {
  monotonic: () => performance.now(),
  wall: steadyWall({ date: Date.now, monotonic: () => performance.now(), uptime: () => SECOND * uptime() }),
  after(millis, call) {
    const timer = setTimeout(call, millis);
    return () => clearTimeout(timer);
  },
  soon: (call) => void setImmediate(call),
};
