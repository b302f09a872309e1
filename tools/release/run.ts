import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program and returns its output. Throws with its errors. */
export async function run(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1 << 26 });
    return stdout;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`Cannot run ${program} ${args.join(' ')}`, { cause: new Error(said || String(error)) });
  }
}
