import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool, type ToolRun } from './run-tool.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that goes into the web client: its own files and the packages it bundles. */
const SOURCES = [
  'packages/web/{src,public,tools}/**/*',
  'packages/web/{index.html,vite.config.ts,package.json}',
  'packages/{kernel,protocol,table,study,bots,catalog}/src/**/*.ts',
  'packages/games/*/src/**/*.ts',
  'package-lock.json',
];
const BUILT = 'packages/web/dist/index.html';

/** Is the build of the web client missing, or older than one of its sources? */
export function isWebBuildStale(folder: string = root): boolean {
  const built = join(folder, BUILT);
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return globSync(SOURCES, { cwd: folder }).some((name) => {
    const file = statSync(join(folder, name));
    return file.isFile() && !name.endsWith('.test.ts') && file.mtimeMs > mtimeMs;
  });
}

/** Builds the web client into `packages/web/dist`. */
export const buildWeb = (): Promise<ToolRun> =>
  runTool(join(root, 'node_modules/vite/bin/vite.js'), ['build', join(root, 'packages/web'), '--logLevel', 'warn']);
