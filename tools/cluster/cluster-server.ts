import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/saloon.mjs', import.meta.url));
/** Like `npm start`. */
const HEAP_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32'];
const OPEN = /The saloon is open: http:\/\/[^:]+:(\d+)\//;

export type ClusterServerSetup = {
  /** Its number in messages. */
  readonly no: number;
  readonly database: string;
  readonly redis: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
};

const running = new Set<ChildProcess>();
// No server outlives this process.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** One server of a cluster in a child process. It keeps its port across restarts. */
export class ClusterServer {
  readonly #setup: ClusterServerSetup;
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(setup: ClusterServerSetup) {
    this.#setup = setup;
  }

  get no(): number {
    return this.#setup.no;
  }
  get port(): number {
    return this.#port;
  }
  get pid(): number | undefined {
    return this.#child?.pid;
  }
  get isRunning(): boolean {
    return this.#child !== undefined && running.has(this.#child);
  }

  /** Resolves when it is open. Rejects with its output if it exits first. */
  async start(): Promise<void> {
    const { database, redis, flags = [], env = {}, say } = this.#setup;
    const told = ['serve', '--port', `${this.#port}`, '--host', '127.0.0.1', '--behind-proxy', ...flags];
    const child = spawn(process.execPath, [...HEAP_FLAGS, PROGRAM, ...told], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches only us, and we stop the servers cleanly.
      detached: process.platform !== 'win32',
      env: { ...process.env, DATABASE_URL: database, REDIS_URL: redis, ...env },
    });
    this.#child = child;
    running.add(child);
    child.on('exit', () => running.delete(child));
    let last = '';
    const lines = (stream: NodeJS.ReadableStream, hear: (line: string) => void) => {
      let rest = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        const [...whole] = `${rest}${part}`.split('\n');
        rest = whole.pop() ?? '';
        for (const line of whole) hear(line);
      });
    };
    lines(child.stderr, (line) => {
      last = line;
      say(line);
    });
    this.#port = await new Promise<number>((resolve, reject) => {
      lines(child.stdout, (line) => {
        say(line);
        const port = OPEN.exec(line)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
      child.on('close', () => reject(new Error(last === '' ? 'Cannot start a server: it said nothing' : last)));
    });
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(name);
  }

  /** Sends the signal and waits for the exit. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || !running.has(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
