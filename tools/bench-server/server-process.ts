import { ChildChannel } from './child-channel.ts';
import type { Asked, Figures, ServerSetup } from './messages.ts';

/** Like `npm start`. */
const HEAP_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** The server in a child process, and a channel to it. */
export class ServerProcess {
  readonly port: number;
  readonly #line: ChildChannel<Asked, Figures | { readonly port: number }>;

  private constructor(line: ChildChannel<Asked, Figures | { readonly port: number }>, port: number) {
    this.#line = line;
    this.port = port;
  }

  static async start(setup: ServerSetup = {}): Promise<ServerProcess> {
    const { line, first } = await ChildChannel.start<Asked, Figures | { readonly port: number }>({
      file: new URL('server.ts', import.meta.url),
      setup,
      execArgv: ['--expose-gc', ...HEAP_FLAGS],
    });
    if (!('port' in first)) throw new Error('Cannot start the server under test: it did not say its port');
    return new ServerProcess(line, first.port);
  }

  async ask(asked: Exclude<Asked, 'stop'>): Promise<Figures> {
    const answer = await this.#line.ask(asked);
    if ('port' in answer) throw new Error('Cannot go on: the server under test did not answer what was asked');
    return answer;
  }

  stop(): Promise<void> {
    return this.#line.end('stop');
  }
}
