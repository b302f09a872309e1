import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked, Figures } from './messages.ts';

/** As `npm start` starts it. */
const AS_STARTED = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** The server in its own process, and a side channel to it. */
export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** `profile` is a file that the profile of the server is written to. */
  static async start(profile?: string): Promise<ServerProcess> {
    const file = fileURLToPath(new URL('server.ts', import.meta.url));
    const child = fork(file, profile === undefined ? [] : [profile], { execArgv: ['--expose-gc', ...AS_STARTED] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new ServerProcess(child, port);
  }

  async ask(asked: Exclude<Asked, 'stop'>): Promise<Figures> {
    const answer = once(this.#child, 'message');
    this.#child.send(asked);
    const [figures] = (await answer) as [Figures];
    return figures;
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.send('stop');
    await exit;
  }
}
