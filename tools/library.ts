import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '@saloon/arena';
import { stageLibrary } from './library/stage-library.ts';
import { runTool } from './run-tool.ts';

const HELP = `Usage: npm run library -- [options]

Builds the packages that others build on (kernel, the games, catalog, bots, arena, protocol) to JavaScript with types, for
any Node from 20.19 and for bundlers, and packs each into a file. In a folder of your own: npm install <folder>/*.tgz

Options:
  --out FOLDER  where the files go (default: dist/library)
  --help        this text
`;

async function pack(out: string): Promise<void> {
  const npm = process.env.npm_execpath;
  if (npm === undefined)
    throw new Error('Cannot pack the library: npm is needed for it; start it by "npm run library"');
  const staging = mkdtempSync(join(tmpdir(), 'saloon-packages-'));
  try {
    process.stderr.write('Building the library …\n');
    const folders = await stageLibrary(staging);
    mkdirSync(out, { recursive: true });
    const { code, output } = await runTool(npm, ['pack', '--silent', '--pack-destination', out, ...folders]);
    if (code !== 0) throw new Error(`Cannot pack the library: npm says\n${output}`);
    for (const file of output.trim().split('\n')) process.stdout.write(`${join(relative('', out), file)}\n`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist/library' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) process.stdout.write(HELP);
  else await pack(values.out);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
