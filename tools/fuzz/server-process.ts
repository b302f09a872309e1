import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answered, Asked, Figures } from './messages.ts';

const SCRIPT = fileURLToPath(new URL('server.ts', import.meta.url));

/** A server in a child process. */
export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;
  #ended: string | undefined;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    child.on('exit', (code, signal) => {
      this.#ended = `it ended with ${signal ?? `code ${code}`}`;
    });
  }

  static async start(): Promise<ServerProcess> {
    const child = fork(SCRIPT, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const answer = await next(child);
    if (answer.type !== 'open') throw new Error('Cannot attack the house: it did not open');
    return new ServerProcess(child, answer.port);
  }

  /** Why it ended, or undefined while it runs. */
  get ended(): string | undefined {
    return this.#ended;
  }

  async figures(tables: readonly string[] | 'all'): Promise<Figures> {
    if (this.#ended !== undefined) throw new Error(`Cannot ask the house: ${this.#ended}`);
    const answer = next(this.#child);
    this.#child.send({ type: 'figures', tables } satisfies Asked);
    const told = await answer;
    if (told.type !== 'figures') throw new Error('Cannot ask the house: it answered something else');
    return told.figures;
  }

  async stop(): Promise<void> {
    if (this.#ended !== undefined) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.send({ type: 'stop' } satisfies Asked);
    await gone;
  }
}

function next(child: ChildProcess): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`Cannot ask the house: it ended with code ${code}`));
    child.once('exit', gone);
    child.once('message', (answer) => {
      child.off('exit', gone);
      resolve(answer as Answered);
    });
  });
}
