import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** `work.ts` in a process of its own: what V8 learns from one game makes shared code slower for the next. */
export class WorkProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #isReady: Promise<string>;

  /** `file` is a bundle of `work.ts`, `subject` a game or `server`. */
  constructor(file: string, subject: string) {
    this.#child = spawn(process.execPath, [file, subject], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
    this.#isReady = this.#line();
    // It is awaited with the first work.
    this.#isReady.catch(() => undefined);
  }

  async work(kind: string, seconds: number): Promise<number> {
    await this.#isReady;
    this.#child.stdin.write(`${kind} ${seconds}\n`);
    return Number(await this.#line());
  }

  stop(): void {
    this.#child.stdin.end();
  }

  async #line(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('a program that works has ended, see above');
    return value;
  }
}
