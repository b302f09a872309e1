import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@saloon/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageLibrary } from './stage-library.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A user's folder with the library installed. */
const home = mkdtempSync(join(tmpdir(), 'saloon-guest-'));
const installed = join(home, 'node_modules');
const BUILD_MS = 120_000;

beforeAll(async () => {
  await stageLibrary(installed);
  symlinkSync(join(root, 'node_modules/valibot'), join(installed, 'valibot'), 'junction');
  symlinkSync(join(root, 'node_modules/@noble'), join(installed, '@noble'), 'junction');
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
}, BUILD_MS);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });

/** Compiles a program with strict settings and runs it. Returns the compiler's messages and the program's output. */
function tryProgram(source: string, module: 'nodenext' | 'esnext') {
  const folder = join(home, module);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'program.ts'), source);
  const moduleResolution = module === 'nodenext' ? module : 'bundler';
  const config = { strict: true, target: 'es2022', module, moduleResolution, outDir: 'out', rootDir: '.' };
  const types = { skipLibCheck: false, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...config, ...types } }));
  const { stdout } = node(join(root, 'node_modules/typescript/bin/tsc'), '-p', folder);
  return { problems: stdout, run: node(join(folder, 'out/program.js')) };
}

const PROGRAM = `
  import { playMatch } from '@saloon/arena';
  import { playGame } from '@saloon/arena/play-game';
  import { type Bot, random } from '@saloon/bots';
  import { games } from '@saloon/catalog';
  import { choose, defaultOptions, seat, seedOf } from '@saloon/kernel';
  import { Connection, JoinedTable, openSocket, system } from '@saloon/client';
  import { PROTOCOL, tableId } from '@saloon/protocol';
  import { bangDuel } from '@saloon/bang-duel';
  import { rules } from '@saloon/bang-duel/rules';

  const options = defaultOptions(bangDuel.options);
  const state = bangDuel.setup(options, 2, seedOf(7));
  const types: readonly string[] = bangDuel.legalMoves(state, seat(0)).map((move) => move.type);
  // @ts-expect-error A view is typed: there is no such thing in it.
  bangDuel.view(state, seat(0)).nothing;
  const mine: Bot = {
    id: 'mine',
    decide: (info, rng) => (info.owed ? { move: choose(rng, info.legal()), after: 500 } : undefined),
  };
  const ranks = games.map((game) => {
    const setup = { options: defaultOptions(game.options), seats: 2, seed: seedOf(7) };
    return playGame(game, [mine, random], setup).outcome.ranks.length;
  });
  const match = { game: 'bang-duel', bots: ['random'], options, seats: 2, seed: seedOf(3), games: 4 };
  const { hash } = await playMatch(match, { threads: 2 });
  class NoNetwork {
    send(_text: string) {}
    close() {}
    addEventListener(_type: string, _listener: unknown) {}
  }
  const connect = () => openSocket(NoNetwork, 'ws://localhost/ws');
  const connection = new Connection({ connect, identity: { secret: 'ab' }, environment: system });
  const joined = new JoinedTable(tableId('table1'), connection, system.now);
  const status = connection.status.type;
  connection.close();
  console.log(JSON.stringify({ status, state: joined.state === undefined, types: types.length > 0, ranks, hash: hash.length, protocol: PROTOCOL > 0, book: rules.ru.chapters[0]?.id }));
`;

test.each(['nodenext', 'esnext'] as const)(
  'a program in another folder compiles strictly (%s) and runs: every game, own bots, worker threads',
  (module) => {
    const { problems, run } = tryProgram(PROGRAM, module);
    expect(problems).toBe('');
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual({
      status: 'connecting',
      state: true,
      types: true,
      ranks: games.map(() => 2),
      hash: 64,
      protocol: true,
      book: 'minute',
    });
  },
  BUILD_MS,
);

test('every entry point of a package exists with its types, and no import leads to a source', () => {
  for (const file of globSync('@saloon/*/package.json', { cwd: installed })) {
    const place = join(installed, file, '..');
    const { exports } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const named = Object.values<Record<string, string>>(exports).flatMap((one) => Object.values(one));
    expect(named.length).toBeGreaterThan(0);
    for (const path of named) expect(readFileSync(join(place, path), 'utf8').length).toBeGreaterThan(0);
  }
  const sources = globSync('@saloon/*/lib/**/*.{js,d.ts}', { cwd: installed }).filter((file) =>
    /'\.{1,2}\/[^'\n]*\.(?:ts|md)'/.test(readInstalled(file)),
  );
  expect(sources).toEqual([]);
});

test("kernel, games, catalog, bots and playGame don't need Node: a browser can bundle them", () => {
  const pure = globSync('@saloon/*/lib/**/*.js', { cwd: installed }).filter(
    (file) => !file.startsWith('@saloon/arena'),
  );
  const played = [...reachedFrom('@saloon/arena/lib/play-game.js')];
  expect(played).toContain('@saloon/arena/lib/virtual-table.js');
  const bound = [...pure, ...played].filter((file) => readInstalled(file).includes("from 'node:"));
  // Bundlers for browsers take its other version.
  expect(bound).toEqual(['@saloon/kernel/lib/sha256/native.js']);
  const { imports } = JSON.parse(readInstalled('@saloon/kernel/package.json'));
  expect(imports).toEqual({ '#sha256': { node: './lib/sha256/native.js', default: './lib/sha256/portable.js' } });
  expect(pure).toContain('@saloon/kernel/lib/sha256/portable.js');
});

const readInstalled = (file: string): string => readFileSync(join(installed, file), 'utf8');

/** A file of a package and everything it imports from the same package. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, next = ''] of readInstalled(file).matchAll(/(?:from|import) '(\.{1,2}\/[^']*)'/g)) {
    reachedFrom(posix.join(file, '..', next), reached);
  }
  return reached;
}

test('what cannot be packed is reported before anything is built', () => {
  const tool = (...args: string[]) => node(join(root, 'tools/library.ts'), ...args);
  expect(tool('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run library') });
  expect(tool('--oops')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Cannot pack the library: .*oops/),
  });
  const env = { ...process.env, npm_execpath: 'npm' };
  const file = join(home, 'package.json');
  const run = spawnSync(process.execPath, [join(root, 'tools/library.ts'), '--out', file], { env, encoding: 'utf8' });
  expect(run.stderr).toMatch(/^Cannot pack the library into .*; choose another folder with --out: EEXIST/);
  expect(run.status).toBe(2);
});
