import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '../packages/arena/src/explain.ts';
import { root } from './build/programs.ts';
import { ARCHS, type Arch, nodeBinary } from './release/node-binary.ts';
import { run } from './release/run.ts';
import { runTool } from './run-tool.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

const HELP = `Usage: npm run release -- [options]

Makes what is given to others, in dist/release:
  saloon-linux-ARCH                   the server, its web client and Node in one file
  saloon-VERSION-linux-ARCH.tar.gz    the same with licence and instructions
  library/*.tgz                       the packages of the library (npm run library)
  SHA256SUMS                          their checksums

Options:
  --arch ARCH   x64 or arm64; may be given several times (default: both)
  --bare        only the executables
  --check       make only the one for this machine, run it in an empty environment, and play a game on it
  --out FOLDER  where the files go (default: dist/release)
  --help        this text
`;

class UsageError extends Error {}

function readFlags() {
  try {
    return parseArgs({
      options: {
        arch: { type: 'string', multiple: true },
        bare: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        out: { type: 'string', default: join(root, 'dist/release') },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new UsageError('Cannot make a release', { cause });
  }
}

function readArch(text: string): Arch {
  const arch = ARCHS.find((known) => known === text);
  if (arch === undefined) throw new UsageError(`--arch is ${JSON.stringify(text)}, allowed: ${ARCHS.join(', ')}`);
  return arch;
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

async function main(): Promise<void> {
  const flags = readFlags();
  if (flags.help) return void process.stdout.write(HELP);
  const archs = flags.check ? [readArch(process.arch)] : (flags.arch?.map(readArch) ?? ARCHS);
  const staging = mkdtempSync(join(tmpdir(), 'saloon-release-'));
  process.once('exit', () => rmSync(staging, { recursive: true, force: true }));
  await freshClient();
  const out = flags.check ? staging : flags.out;
  for (const arch of archs) {
    // Imported late, because they load the bundler.
    const { makeExecutable } = await import('./release/make-executable.ts');
    const { checkExecutable } = await import('./release/check-executable.ts');
    say(`Making the executable for linux-${arch} …`);
    const output = join(out, `saloon-linux-${arch}`);
    await makeExecutable({ root, node: await nodeBinary(root, arch, staging), output, staging });
    if (flags.check) for (const line of await checkExecutable(output)) process.stdout.write(`${line}\n`);
    else if (!flags.bare) await packTarball(arch, output, out, staging);
  }
  if (flags.check || flags.bare) return;
  const { code, output } = await runTool(join(root, 'tools/library.ts'), ['--out', join(out, 'library')]);
  if (code !== 0) throw new Error(`Cannot pack the library: ${output}`);
  writeChecksums(out);
}

async function freshClient(): Promise<void> {
  if (!isWebBuildStale()) return;
  say('Building the web client …');
  const { code, output } = await buildWeb();
  if (code !== 0) throw new Error(`Cannot build the web client: ${output}`);
}

async function packTarball(arch: Arch, executable: string, out: string, staging: string): Promise<void> {
  const name = `saloon-${version}-linux-${arch}`;
  mkdirSync(join(staging, name));
  cpSync(executable, join(staging, name, 'saloon'));
  for (const file of ['LICENSE', 'NOTICE', 'README.md', 'docs/hosting.md']) {
    cpSync(join(root, file), join(staging, name, file.slice(file.lastIndexOf('/') + 1)));
  }
  await run('tar', ['-czf', join(out, `${name}.tar.gz`), '--owner=0', '--group=0', '-C', staging, name]);
}

/** In the format of `sha256sum --check SHA256SUMS`. */
function writeChecksums(out: string): void {
  const files = globSync('**/*', { cwd: out })
    .filter((name) => name !== 'SHA256SUMS' && statSync(join(out, name)).isFile())
    .sort();
  const sums = files.map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex')}  ${name}`,
  );
  writeFileSync(join(out, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  for (const name of [...files, 'SHA256SUMS']) process.stdout.write(`${relative('', join(out, name))}\n`);
}

try {
  await main();
} catch (error) {
  say(explain(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
// Don't wait for pending requests of the check's client.
process.exit();
