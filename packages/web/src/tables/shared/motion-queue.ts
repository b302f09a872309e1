/** A piece of motion that explains a change already made. `skip` puts everything where it belongs, at once. */
export type Motion = {
  readonly length: number;
  start(speed: number): { finished: Promise<unknown>; skip(): void };
  /** It will never start: what it kept back has to show. */
  drop?(): void;
};

/** More waiting motion than this plays at triple speed. */
const PATIENCE_MS = 2500;

/**
 * Motions one after another, as fast as `wanted` says. The state never waits for them; a race empties the queue in the
 * same task.
 *
 * @example
 * const queue = motionQueue();
 * queue.add(flight);
 * queue.skip();
 */
export function motionQueue(wanted: () => number = () => 1) {
  let waiting: Motion[] = [];
  let running: { skip(): void } | undefined;
  let run = 0;

  function next(): void {
    const motion = waiting.shift();
    if (motion === undefined) {
      running = undefined;
      return;
    }
    const mine = run;
    const left = waiting.reduce((sum, { length }) => sum + length, motion.length);
    const pace = wanted();
    const { finished, skip } = motion.start(left > PATIENCE_MS * pace ? 3 * pace : pace);
    running = { skip };
    const go = () => {
      if (mine === run) next();
    };
    finished.then(go, go);
  }

  return {
    add(motion: Motion): void {
      waiting.push(motion);
      if (running === undefined) next();
    },
    /** Ends everything now. */
    skip(): void {
      run += 1;
      for (const motion of waiting) motion.drop?.();
      waiting = [];
      running?.skip();
      running = undefined;
    },
    get size(): number {
      return waiting.length + (running === undefined ? 0 : 1);
    },
  };
}
export type MotionQueue = ReturnType<typeof motionQueue>;
