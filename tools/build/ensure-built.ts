import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { holdBuild, pruneBuilds } from './builds.ts';
import { bundleName, PROGRAMS, type ProgramName } from './programs.ts';
import { sourceHash } from './source-hash.ts';

/**
 * Returns the start file of a program's newest build, and builds it first if the sources have changed. A build is a
 * folder named by the hash of the sources. It is renamed into place when complete, so two commands that build at the
 * same time don't disturb each other.
 */
export async function ensureBuilt(root: string, name: ProgramName): Promise<string> {
  const dist = join(root, 'dist');
  const folder = join(dist, `${name}-${sourceHash(root)}`);
  if (!existsSync(folder)) await buildInto(root, name, folder);
  holdBuild(folder);
  pruneBuilds(dist, name, folder);
  return join(folder, `${bundleName(PROGRAMS[name])}.js`);
}

async function buildInto(root: string, name: ProgramName, folder: string): Promise<void> {
  const unfinished = join(root, 'dist', `${name}-unfinished-${process.pid}`);
  try {
    mkdirSync(unfinished, { recursive: true });
    // Imported late, because most starts find a build.
    const { bundle } = await import('./bundle.ts');
    await bundle({ root, file: PROGRAMS[name], folder: unfinished, outDir: relative(root, folder) });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
