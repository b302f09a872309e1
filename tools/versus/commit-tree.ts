import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { bundle } from '../build/bundle.ts';
import { bundleName, PROGRAMS } from '../build/programs.ts';

const PROGRAM = PROGRAMS['bench-work'];
/** What the program needs of this tree. The rest is the commit's own. */
const TOOLS = ['bench', 'bench-server'];

/** The full name of a commit, or undefined if this clone doesn't have it. */
export const commitOf = (root: string, ref: string): string | undefined => nameOf(root, `${ref}^{commit}`);

function nameOf(root: string, object: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', object], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

export const isShallow = (root: string): boolean => git(root, 'rev-parse', '--is-shallow-repository') === 'true';

/**
 * Bundles the program as of a commit, with its own packages. A commit without the program gets this tree's; later ones have their
 * own, which knows where their modules are.
 */
export async function bundleOf(root: string, commit: string): Promise<string> {
  const tree = join(tmpdir(), `saloon-versus-${commit.slice(0, 12)}`);
  if (!existsSync(tree)) checkOut(root, commit, tree);
  if (nameOf(tree, `${commit}:${PROGRAM}`) === undefined) {
    for (const tool of TOOLS) cpSync(join(root, 'tools', tool), join(tree, 'tools', tool), { recursive: true });
    relocateImports(tree);
  }
  const folder = join(tree, 'dist', String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  await bundle({ root: tree, file: PROGRAM, folder, outDir: relative(tree, folder) });
  return join(folder, `${bundleName(PROGRAM)}.js`);
}

/** A file of the server that has moved since that commit is found by its name. */
function relocateImports(tree: string): void {
  const files = globSync('packages/server/src/**/*.ts', { cwd: tree });
  for (const tool of globSync(`tools/{${TOOLS.join(',')}}/*.ts`, { cwd: tree })) {
    const text = readFileSync(join(tree, tool), 'utf8');
    const relocated = text.replaceAll(
      /(?<=')\.\.\/\.\.\/(packages\/server\/src\/[\w/.-]+)(?=')/g,
      (path, file: string) => {
        const found = files.includes(file) ? file : files.find((other) => basename(other) === basename(file));
        return found === undefined ? path : `../../${found}`;
      },
    );
    writeFileSync(join(tree, tool), relocated);
  }
}

function checkOut(root: string, commit: string, tree: string): void {
  const unfinished = `${tree}-${process.pid}`;
  try {
    git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, unfinished);
    git(unfinished, 'checkout', '--quiet', commit);
    install(root, unfinished);
    renameSync(unfinished, tree);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(tree)) throw error;
  }
}

/** With the same packages from npm, their folders are shared. */
function install(root: string, tree: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(root) !== lock(tree)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
    return;
  }
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@saloon'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@saloon' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  // Relative, because the folder is renamed when it is complete.
  for (const file of globSync('packages/{*,games/*}/package.json', { cwd: tree })) {
    const { name } = JSON.parse(readFileSync(join(tree, file), 'utf8')) as { name: string };
    symlinkSync(join('../..', dirname(file)), join(modules, name));
  }
}

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
