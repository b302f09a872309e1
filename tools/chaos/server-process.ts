import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/saloon.mjs', import.meta.url));
/** Like `npm start`. */
const HEAP_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32'];
/** Lifts the limits per address: all clients have the same one. */
const CROWD = ['--address-factor', '1000000'];
const OPEN = /The saloon is open: http:\/\/[^:]+:(\d+)\//;
const CLOSED = /^The saloon is closed/;
const UNBUILT = /^The web client is not built/;
/** The lowest log level that is an error. */
const ERROR = 50;

export type ServerStart = {
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Modules to load before the server. */
  readonly preload?: readonly string[];
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Leaves the limits per address as they are for people. */
  readonly isLimited?: boolean;
};

const running = new Set<ChildProcess>();
// No server outlives this process.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** `saloon serve` in a child process. */
export class ServerProcess {
  readonly port: number;
  /** When it was open, on `performance.now()`. */
  readonly readyAt: number;
  readonly #child: ChildProcess;
  readonly #errors: string[];

  private constructor(child: ChildProcess, port: number, errors: string[]) {
    this.#child = child;
    this.port = port;
    this.#errors = errors;
    this.readyAt = performance.now();
  }

  /** Resolves when it is open. Rejects with its output if it exits first. */
  static async start({
    dataDir,
    port,
    preload = [],
    flags = [],
    env = {},
    isLimited = false,
  }: ServerStart): Promise<ServerProcess> {
    const imports = preload.flatMap((file) => ['--import', file]);
    const told = ['serve', '--port', `${port}`, '--host', '127.0.0.1', '--data', dataDir, '--log-level', 'error'];
    const limits = isLimited ? [] : CROWD;
    const program = [...HEAP_FLAGS, ...imports, PROGRAM, ...told, '--behind-proxy', ...limits, ...flags];
    const child = spawn(process.execPath, program, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Uses SQLite whatever the environment says.
      env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...env },
    });
    running.add(child);
    child.on('exit', () => running.delete(child));
    const errors: string[] = [];
    let said = '';
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const lines = said.split('\n');
      said = lines.pop() ?? '';
      errors.push(...lines.filter((line) => line.trim() !== ''));
    });
    const opened = new Promise<number>((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (part: Buffer) => {
        text += part.toString();
        const port = OPEN.exec(text)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
      child.on('error', reject);
      child.on('close', () => reject(new Error([...errors, said].join('\n').trim())));
    });
    return new ServerProcess(child, await opened, errors);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isRunning(): boolean {
    return running.has(this.#child);
  }

  /** The errors that it logged, one sentence each. */
  get errors(): readonly string[] {
    return this.#errors.flatMap((line) => readError(line) ?? []);
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops it cleanly. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child.kill(name);
  }

  /** Sends a message to a preloaded module and waits until it was received. */
  async tell(message: object): Promise<void> {
    const heard = once(this.#child, 'message');
    this.#child.send(message);
    await heard;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}

type LogLine = { readonly level?: number; readonly msg?: string; readonly err?: { readonly message: string } };

/** The error in a log line, as a sentence, or undefined. A line that is not JSON counts as an error. */
export function readError(text: string): string | undefined {
  const { level = ERROR, msg = text, err } = readLine(text);
  if (level < ERROR || [OPEN, CLOSED, UNBUILT].some((word) => word.test(msg))) return undefined;
  return err === undefined ? msg : `${msg}: ${err.message}`;
}

function readLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { msg: line };
  }
}
