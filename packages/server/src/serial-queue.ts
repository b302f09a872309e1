/**
 * Work of which each piece takes a good part of a second, such as a whole game that is played again: one after the other,
 * with a breath between, so that whoever plays meanwhile waits for one piece at most, however many were asked for.
 */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined).then(nextTurn);
    return done;
  }
}

/** Lets everybody else have their turn. */
export const nextTurn = (): Promise<void> => new Promise((resume) => setImmediate(resume));
