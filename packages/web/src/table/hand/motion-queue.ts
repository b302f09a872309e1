/** A piece of motion that explains a change already made. `skip` puts everything where it belongs, at once. */
export type Motion = {
  readonly length: number;
  start(speed: number): { finished: Promise<unknown>; skip(): void };
  /** It will never start: what it kept back has to show. */
  drop?(): void;
};

/**
 * Motions one after another, as fast as `wanted` says. A race empties the queue in the same task.
 *
 * @example
 * const queue = motionQueue();
 * queue.add(flight);
 * queue.skip();
 */
export function motionQueue(wanted: () => number = () => 1) {
  let waiting: Motion[] = [];
  let running: { readonly length: number; skip(): void } | undefined;
  let run = 0;

  function next(): void {
    const motion = waiting.shift();
    if (motion === undefined) {
      running = undefined;
      return;
    }
    const mine = run;
    const { finished, skip } = motion.start(wanted());
    running = { skip, length: motion.length };
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
    /** How long all of it takes at normal speed. */
    get length(): number {
      return waiting.reduce((sum, { length }) => sum + length, running?.length ?? 0);
    },
  };
}
export type MotionQueue = ReturnType<typeof motionQueue>;
