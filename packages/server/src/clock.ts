import { uptime } from 'node:os';

/** Time as the server has it; a test turns its own. */
export type Clock = {
  /** Milliseconds that only go forward: what play is measured by. */
  readonly monotonic: () => number;
  /** Whole milliseconds since 1970: what correspondence goes by. Setting the machine's clock does not move it. */
  readonly wall: () => number;
  /** Calls back after so many milliseconds; answers how not to. */
  readonly after: (millis: number, call: () => void) => () => void;
  /** Calls back when this turn of the event loop has read all there was. */
  readonly soon: (call: () => void) => void;
};

/** The clocks of the machine, in milliseconds. */
export type MachineClocks = {
  /** What the machine takes the time of day to be. Anybody may set it, ahead or back. */
  readonly date: () => number;
  /** What nobody can set. It may stand still while the machine sleeps. */
  readonly monotonic: () => number;
  /** Since the machine was started, asleep or awake: costly to ask. */
  readonly uptime: () => number;
};

/** Clocks that differ by less than this agree: they are not read at the same moment. */
const AGREED = 1000;

/**
 * The wall clock as it was when this was called, and counted on from there: hours that somebody sets the machine's clock
 * ahead or back are none that a player had, or lost. Those that the machine slept are.
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
