/** Time as the server has it; a test turns its own. */
export type Clock = {
  /** Milliseconds that only go forward: what play is measured by. */
  readonly monotonic: () => number;
  /** Milliseconds since 1970: what correspondence goes by. */
  readonly wall: () => number;
  /** Calls back after so many milliseconds; answers how not to. */
  readonly after: (millis: number, call: () => void) => () => void;
  /** Calls back when this turn of the event loop has read all there was. */
  readonly soon: (call: () => void) => void;
};

export const realClock: Clock = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
  after(millis, call) {
    const timer = setTimeout(call, millis);
    return () => clearTimeout(timer);
  },
  soon: (call) => void setImmediate(call),
};
