import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.ts';
import { PROGRAMS, type ProgramName, root } from './programs.ts';

/**
 * Runs a program in this process from `dist/`, rebuilt if the sources have changed. Runs the sources instead if
 * `SALOON_FROM_SOURCE=1` is set or building fails.
 */
export async function startProgram(name: ProgramName): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/saloon');
  enableCompileCache();
  await import(pathToFileURL(await fileOf(name)).href);
}

async function fileOf(name: ProgramName): Promise<string> {
  const source = join(root, PROGRAMS[name]);
  if (process.env.SALOON_FROM_SOURCE === '1') return source;
  try {
    return await ensureBuilt(root, name);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Cannot build ${name} into dist/, running it from its sources instead: ${why}\n`);
    return source;
  }
}
