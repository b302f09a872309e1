import { type ChildProcess, spawn } from 'node:child_process';

export type ToolRun = { readonly code: number; readonly output: string; readonly isCut: boolean };

export type ToolOptions = {
  /** Prints its output as it comes. */
  readonly show?: boolean;
  /** It is stopped after this many milliseconds. */
  readonly most?: number;
};

/** How long a tool may take to exit after it was asked to. */
const GRACE_MS = 3000;
const ownGroups = process.platform !== 'win32';
const running = new Set<ChildProcess>();
let isStopping = false;

/**
 * Runs an installed tool on this Node. Its output is collected unless `show` is set. It has its own process group, so
 * that its workers end with it.
 */
export function runTool(script: string, args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const out = options.show === true ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', out, out], detached: ownGroups });
    running.add(child);
    let isCut = false;
    const cut = () => {
      isCut = true;
      signal(child, 'SIGKILL');
    };
    const timer = options.most === undefined ? undefined : setTimeout(cut, options.most);
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      if (!isStopping) resolve({ code: code ?? 1, output: Buffer.concat(parts).toString(), isCut });
    });
  });
}

/** Stops running tools, with SIGKILL if necessary. Their promises never resolve. */
export async function stopTools(): Promise<void> {
  isStopping = true;
  const ended = Promise.all([...running].map((child) => new Promise((resolve) => child.once('close', resolve))));
  for (const child of running) signal(child, 'SIGTERM');
  const timer = setTimeout(() => {
    for (const child of running) signal(child, 'SIGKILL');
  }, GRACE_MS);
  await ended;
  clearTimeout(timer);
}

function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (ownGroups && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has already ended.
  }
}
