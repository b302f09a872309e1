/**
 * Runs one piece of work at a time, in the order in which it came: writes that must not overtake each other, or slow work such
 * as replaying a whole game. Between two pieces is a turn of the event loop, so that players wait for one at most.
 */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined).then(nextTurn);
    return done;
  }
}

/** Resolves in the next turn of the event loop. */
export const nextTurn = (): Promise<void> => new Promise((resume) => setImmediate(resume));
