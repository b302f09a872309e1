import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

type Waiting<Answer> = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };

export type ChildSetup<Answer> = {
  /** The file to start. */
  readonly file: URL;
  /** Passed to it as JSON. */
  readonly setup: object;
  readonly execArgv: readonly string[];
  /** Handles messages that are not answers. Returns true for those. */
  readonly news?: (answer: Answer) => boolean;
};

/** A child process of the bench and a channel to it, for one request at a time. */
export class ChildChannel<Order, Answer> {
  readonly #file: URL;
  readonly #child: ChildProcess;
  #waiting: Waiting<Answer> | undefined;
  #ended: string | undefined;

  private constructor({ file, setup, execArgv, news }: ChildSetup<Answer>) {
    this.#file = file;
    this.#child = fork(fileURLToPath(file), [JSON.stringify(setup)], { execArgv: [...execArgv] });
    this.#child.on('message', (answer) => {
      // We wrote both ends.
      const said = answer as Answer;
      if (news?.(said) === true) return;
      this.#waiting?.resolve(said);
      this.#waiting = undefined;
    });
    this.#child.on('exit', () => this.fail(`${basename(this.#file.pathname)} has ended, see above`));
  }

  /** Starts it. Resolves with its first message. */
  static async start<Order, Answer>(
    setup: ChildSetup<Answer>,
  ): Promise<{ readonly line: ChildChannel<Order, Answer>; readonly first: Answer }> {
    const line = new ChildChannel<Order, Answer>(setup);
    return { line, first: await line.#answer() };
  }

  async ask(order: Order): Promise<Answer> {
    const answer = this.#answer();
    // The exit of the child is the answer then.
    if (this.#child.connected) this.#child.send(order as object | string);
    return answer;
  }

  /** Fails the pending request and all later ones. */
  fail(why: string): void {
    this.#ended ??= why;
    this.#waiting?.reject(new Error(`Cannot go on: ${this.#ended}`));
    this.#waiting = undefined;
  }

  /** Closes the channel, after an optional last message. The child ends when it notices. */
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
