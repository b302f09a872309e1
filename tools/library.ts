import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '@saloon/arena';
import { stageLibrary } from './library/stage-library.ts';
import { runTool, stopTools } from './run-tool.ts';

const HELP = `Usage: npm run library -- [options]

Builds the packages that others build on (kernel, the games, catalog, bots, arena, protocol, client) to JavaScript with types, for
any Node from 20.19 and for bundlers, and packs each into a file. In a folder of your own: npm install <folder>/*.tgz

Options:
  --out FOLDER  where the files go (default: dist/library)
  --help        this text
`;

/** The shell's exit code for Ctrl-C. */
const INTERRUPTED = 130;

class UsageError extends Error {}

function readFlags() {
  try {
    return parseArgs({
      options: { out: { type: 'string', default: 'dist/library' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (cause) {
    throw new UsageError('Cannot pack the library', { cause });
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new UsageError(`Cannot pack the library into ${folder}; choose another folder with --out`, { cause });
  }
}

async function pack(out: string): Promise<void> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new UsageError('Cannot pack the library without npm; start it by "npm run library"');
  makeFolder(out);
  const staging = mkdtempSync(join(tmpdir(), 'saloon-library-'));
  process.once('exit', () => rmSync(staging, { recursive: true, force: true }));
  process.stderr.write('Building the library …\n');
  const folders = await stageLibrary(staging);
  const { code, output } = await runTool(npm, ['pack', '--silent', '--pack-destination', out, ...folders]);
  if (code !== 0) throw new Error(`Cannot pack the library: npm says\n${output}`);
  for (const file of output.trim().split('\n')) process.stdout.write(`${join(relative('', out), file)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await stopTools();
    process.exit(INTERRUPTED);
  });
}
try {
  const { help, out } = readFlags();
  if (help === true) process.stdout.write(HELP);
  else await pack(out);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
