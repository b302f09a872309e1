import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

type Waiting<Answer> = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };

export type ChildSetup<Answer> = {
  /** The file that it starts with. */
  readonly file: URL;
  /** Given to it as JSON. */
  readonly setup: object;
  readonly execArgv: readonly string[];
  /** Hears what the child says without being asked: `true` when it was that, and no answer. */
  readonly news?: (answer: Answer) => boolean;
};

/** A process of the bench, and a side channel to it: one question at a time. */
export class ChildLine<Order, Answer> {
  readonly #file: URL;
  readonly #child: ChildProcess;
  #waiting: Waiting<Answer> | undefined;
  #ended: string | undefined;

  private constructor({ file, setup, execArgv, news }: ChildSetup<Answer>) {
    this.#file = file;
    this.#child = fork(fileURLToPath(file), [JSON.stringify(setup)], { execArgv: [...execArgv] });
    this.#child.on('message', (answer) => {
      // Both ends are ours.
      const said = answer as Answer;
      if (news?.(said) === true) return;
      this.#waiting?.resolve(said);
      this.#waiting = undefined;
    });
    this.#child.on('exit', () => this.fail(`${basename(this.#file.pathname)} has ended, see above`));
  }

  /** Starts it; resolves with the first thing it says. */
  static async start<Order, Answer>(
    setup: ChildSetup<Answer>,
  ): Promise<{ readonly line: ChildLine<Order, Answer>; readonly first: Answer }> {
    const line = new ChildLine<Order, Answer>(setup);
    return { line, first: await line.#answer() };
  }

  async ask(order: Order): Promise<Answer> {
    const answer = this.#answer();
    // A child that has ended answers by having done so.
    if (this.#child.connected) this.#child.send(order as object | string);
    return answer;
  }

  /** Whatever is asked has this for an answer, now and later. */
  fail(why: string): void {
    this.#ended ??= why;
    this.#waiting?.reject(new Error(`Cannot go on: ${this.#ended}`));
    this.#waiting = undefined;
  }

  /** Nobody waits for an answer any more. It ends when it sees that the channel is closed, or after this last word. */
  async end(order?: Order): Promise<void> {
    this.#waiting = undefined;
    this.#ended ??= 'it was stopped';
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    if (order === undefined) this.#child.disconnect();
    else this.#child.send(order as object | string);
    await exit;
  }

  #answer(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(new Error(`Cannot go on: ${this.#ended}`));
      this.#waiting = { resolve, reject };
    });
  }
}
