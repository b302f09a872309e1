import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuilt } from './ensure-built.ts';
import { root as checkout } from './programs.ts';

let root = '';

const MAIN = `import { Worker } from 'node:worker_threads';
import { readFileSync } from 'node:fs';
import { greeting } from './greeting.ts';

type Heard = { readonly said: string };
const page: string = readFileSync(new URL('../page.txt', import.meta.url), 'utf8');
const worker = new Worker(new URL('worker.ts', import.meta.url));
worker.once('message', ({ said }: Heard) => {
  console.log(JSON.stringify({ said, page, greeting, trace: trace() }));
});

function trace(): string | undefined {
  return new Error('here').stack;
}
`;
const WORKER = `import { parentPort } from 'node:worker_threads';
import { greeting } from './greeting.ts';

parentPort?.postMessage({ said: greeting + ' from a thread' });
`;

function put(name: string, text: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A checkout with one small program. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saloon-build-'));
  mkdirSync(join(root, 'tools'));
  put('package-lock.json', '{}');
  put('package.json', '{ "type": "module" }');
  put('start.js', START);
  put('packages/cli/page.txt', 'a page');
  put('packages/cli/src/main.ts', MAIN);
  put('packages/cli/src/worker.ts', WORKER);
  put('packages/cli/src/greeting.ts', `export const greeting: string = 'hello';\n`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const builds = (): readonly string[] => readdirSync(join(root, 'dist')).sort();

async function outputOf(child: ChildProcess): Promise<string> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  await once(child, 'close');
  return text;
}

/** A process that builds and runs the program. */
const start = (): ChildProcess =>
  spawn(process.execPath, [join(root, 'start.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
const START = `import { ensureBuilt } from '${pathToFileURL(join(checkout, 'tools/build/ensure-built.ts')).href}';
await import(await ensureBuilt(import.meta.dirname, 'saloon'));
`;

test('a bundle starts its worker threads, finds its files, and its stack traces name the TypeScript lines', async () => {
  const said = JSON.parse(await outputOf(start()));
  expect(said).toMatchObject({ said: 'hello from a thread', page: 'a page', greeting: 'hello' });
  expect(said.trace).toContain(`${join(root, 'packages/cli/src/main.ts')}:13:10`);
});

test('commands that start at the same time build the same, and all run', async () => {
  const said = await Promise.all([outputOf(start()), outputOf(start()), outputOf(start())]);
  expect(said.map((text) => JSON.parse(text).said)).toEqual(said.map(() => 'hello from a thread'));
  expect(builds()).toEqual([expect.stringMatching(/^saloon-[0-9a-f]{16}$/)]);
});

test('an unchanged program is not rebuilt; a changed one is, and the old build is removed', async () => {
  const first = await ensureBuilt(root, 'saloon');
  rmSync(join(dirname(first), 'in-use'), { recursive: true });
  put('packages/cli/src/greeting.test.ts', 'a test is no part of a program');
  expect(await ensureBuilt(root, 'saloon')).toBe(first);
  rmSync(join(dirname(first), 'in-use'), { recursive: true });
  put('packages/cli/src/greeting.ts', `export const greeting: string = 'good evening';\n`);
  const second = await ensureBuilt(root, 'saloon');
  expect(builds()).toEqual([basename(dirname(second))]);
  expect(JSON.parse(await outputOf(start())).said).toBe('good evening from a thread');
});

test('a build that a running process uses is kept, and an unfinished one is removed', async () => {
  const first = dirname(await ensureBuilt(root, 'saloon'));
  const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(dead, 'close');
  mkdirSync(join(root, 'dist', `saloon-unfinished-${dead.pid}`));
  put('packages/cli/src/greeting.ts', `export const greeting: string = 'good evening';\n`);
  const second = dirname(await ensureBuilt(root, 'saloon'));
  expect(builds()).toEqual([basename(first), basename(second)].sort());
  expect(existsSync(join(first, 'in-use', String(process.pid)))).toBe(true);
});

test('a source that computes its own location in a way that a bundle cannot support is rejected by name', async () => {
  put('packages/cli/src/greeting.ts', 'export const greeting: string = import.meta.dirname;\n');
  await expect(ensureBuilt(root, 'saloon')).rejects.toThrow(/Cannot bundle .*greeting\.ts: of import\.meta only/);
  expect(builds()).toEqual([]);
});
