import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/saloon.mjs', import.meta.url));
/** As `npm start` starts it. */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=32'];
const OPEN = /The saloon is open: http:\/\/[^:]+:(\d+)\//;
const CLOSED = /^The saloon is closed/;
const UNBUILT = /^The web client is not built/;
/** A line of the log from this level on is an error. */
const ERROR = 50;

export type ServerStart = {
  readonly dataDir: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** Modules that are loaded before the server. */
  readonly preload?: readonly string[];
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const running = new Set<ChildProcess>();
// However this process ends, no server outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** `saloon serve` in a process of its own, as anybody would run it. */
export class ServerProcess {
  readonly port: number;
  /** When it said that it is open, on `performance.now()`. */
  readonly readyAt: number;
  readonly #child: ChildProcess;
  readonly #errors: string[];

  private constructor(child: ChildProcess, port: number, errors: string[]) {
    this.#child = child;
    this.port = port;
    this.#errors = errors;
    this.readyAt = performance.now();
  }

  /** Resolves when it is open; rejects with what it said when it ends before. */
  static async start({ dataDir, port, preload = [], flags = [], env = {} }: ServerStart): Promise<ServerProcess> {
    const imports = preload.flatMap((file) => ['--import', file]);
    const told = ['serve', '--port', `${port}`, '--host', '127.0.0.1', '--data', dataDir, '--log-level', 'error'];
    const child = spawn(process.execPath, [...ROOM, ...imports, PROGRAM, ...told, '--behind-proxy', ...flags], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Whatever else this machine has, the store is the file.
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

  /** Errors that it has logged, a sentence each. */
  get errors(): readonly string[] {
    return this.#errors.flatMap((line) => readError(line) ?? []);
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in good order. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child.kill(name);
  }

  /** Says something to a preloaded module, and waits until it has heard. */
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

/** The error in a line of a log, as a sentence; nothing where there is none. What is no line of the log is taken for one. */
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
