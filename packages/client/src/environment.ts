/** Time and chance, which the caller passes in, so that a test can control them. */
export type Environment = {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** From 0 up to but not including 1. */
  random(): number;
  /** Runs `act` after `ms` milliseconds. Returns a cancel function. */
  after(ms: number, act: () => void): () => void;
};

/** The environment of a browser or of Node. */
export const system: Environment = {
  now: () => performance.now(),
  random: Math.random,
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
