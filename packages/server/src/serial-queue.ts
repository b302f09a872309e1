/**
 * Runs slow work, such as replaying a whole game, one piece at a time with a turn of the event loop in between. Players wait
 * for one piece at most, however many are queued.
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
