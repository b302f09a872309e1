import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from './commands/index.ts';
import type { StopSignal } from './terminal/io.ts';
import { inProcess } from './testing/in-process.ts';
import { type Ran, saloon } from './testing/saloon.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-'));
const recorded = join(folder, 'game.saloon.json');
let text = '';

beforeAll(async () => {
  await ok(`demo --seats 3 --seed 7 --bots random --option rounds=1 --save ${recorded}`);
  text = readFileSync(recorded, 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command in this process. A few tests below start the real one with `okStarted`. */
const ok = async (line: string, env: Readonly<Record<string, string>> = {}): Promise<string> =>
  succeeded(await inProcess(line.split(' '), { env: { LANG: 'C', ...env } }));
const okStarted = async (line: string): Promise<string> => succeeded(await saloon(line.split(' ')));

function succeeded({ code, out, err }: Ran): string {
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

/** Writes a changed copy of the recording to a file. */
function changed(name: string, change: (lines: string[]) => readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, change(text.split('\n')).join('\n'));
  return file;
}

test('--help lists the commands, and each command has help with examples', async () => {
  const help = await ok('--help');
  const names = ['serve', 'demo', 'simulate', 'arena', 'replay', 'verify', 'perft', 'playthrough', 'env', 'rules'];
  for (const name of names) expect(help).toContain(`\n  ${name} `);
  for (const own of await Promise.all(names.map((name) => ok(`${name} --help`)))) {
    expect(own).toMatch(/^Usage: saloon [\s\S]*\nExamples:\n {2}saloon /);
  }
  expect(await ok('help simulate')).toBe(await ok('simulate -h'));
});

test('the help says which flags may be given several times', () => {
  const lists = commands.flatMap(({ flags }) => Object.values(flags).filter(({ type }) => type === 'list'));
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter(({ help }) => !help.includes('may be given several times'))).toEqual([]);
});

test('the help of a match lists the games and bots', async () => {
  const help = await ok('arena --help');
  for (const name of ['wright-brothers', 'caliber-45', 'scripted', 'legend', 'hard@normal'])
    expect(help).toContain(name);
});

test.skipIf(!existsSync('/dev/full'))('output that cannot be written is complained about', async () => {
  const full = openSync('/dev/full', 'w');
  const bin = fileURLToPath(new URL('../bin/saloon.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [bin, '--help'], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  expect({ status, err: stderr.toString() }).toEqual({
    status: 1,
    err: 'Cannot write the output: ENOSPC: no space left on device, write\n',
  });
});

test('a file saved by a Windows editor can be read', async () => {
  const file = join(folder, 'windows.saloon.json');
  writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(await ok(`replay ${file} --check`)).toContain('The final state is as recorded');
});

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await okStarted('--version')).toBe(`${version}\n`);
});

test('simulate --json prints one object, the same for one seed with any number of threads', async () => {
  const line = 'simulate wright-brothers --games 40 --seats 3 --seed 7 --json --option rounds=2 --bots random,random';
  const [one, two] = (await Promise.all([okStarted(`${line} --threads 1`), okStarted(`${line} --threads 2`)])).map(
    (json) => JSON.parse(json),
  );
  expect(one).toMatchObject({ game: 'wright-brothers', seats: 3, seed: 7, games: 40, threads: 1 });
  expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(one.wins.reduce((sum: number, wins: number) => sum + wins)).toBeCloseTo(40, 3);
  expect(one.movesPerSecond).toBeGreaterThan(0);
  expect(one.options.rounds).toBe(2);
  const untimed = (result: object) => ({ ...result, seconds: 0, gamesPerSecond: 0, movesPerSecond: 0, threads: 0 });
  expect(untimed(two)).toEqual(untimed(one));
});

test('a seed may be 64 hexadecimal digits', async () => {
  const seed = 'AB'.repeat(32);
  const result = JSON.parse(await ok(`simulate wright-brothers --games 1 --seed ${seed} --json --option rounds=1`));
  expect(result.seed).toBe(seed.toLowerCase());
});

test('simulate prints a table and saves its first game', async () => {
  const file = join(folder, 'first.saloon.json');
  const out = await ok(`simulate wright-brothers --games 8 --seats 2 --option rounds=1 --save ${file}`);
  expect(out).toMatch(
    /8 games, 2 seats, seed 1\n.* moves in .* s on .* threads?: .* games\/s, .* moves\/s\nhash [0-9a-f]{64}\n/,
  );
  expect(out).toMatch(
    /\nseat +wins +win share\n0 .*\n1 .*\n\nbot +games +win share +95 % interval +mean score +mean rank\nrandom +16 +50\.0 % /,
  );
  expect(await okStarted(`replay ${file} --check`)).toContain('The final state is as recorded');
});

test('arena compares bots', async () => {
  const out = await ok('arena wright-brothers --bots greedy,random --games 4 --seats 2 --option rounds=1');
  expect(out).toMatch(/^bot .*\ngreedy +4 .*\nrandom +4 .*\n/);
});

test('demo tells a game in the language of the locale, and how to watch it again', async () => {
  const line = 'demo --seats 2 --seed 7 --bots random --option rounds=1';
  const [english, russian] = await Promise.all([ok(line), ok(line, { LC_ALL: 'ru_RU.UTF-8' })]);
  expect(english).toContain(
    'The same game again: npx saloon demo wright-brothers --seats 2 --seed 7 --lang en --option rounds=1 --bots random\n',
  );
  expect(english).toMatch(/Jesse[\s\S]*Final ranking\n1\. /);
  expect(russian).toMatch(/Джесси[\s\S]*Итоговые места\n1\. /);
  expect(await ok(`${line} --lang ru`)).toBe(russian);
});

test('demo plays another game each time', async () => {
  const seeds = await Promise.all(
    [1, 2].map(async () => /--seed ([0-9]+)/.exec(await ok('demo --seats 2 --bots random --option rounds=1'))?.[1]),
  );
  expect(seeds[0]).toMatch(/^[0-9]+$/);
  expect(seeds[1]).not.toBe(seeds[0]);
});

test('a spectator is told less than --eyes all', async () => {
  const line = 'demo --seats 2 --seed 7 --bots random --option rounds=1 --lang en';
  const [spectator, ann, all] = await Promise.all([ok(line), ok(`${line} --eyes 0`), ok(`${line} --eyes all`)]);
  expect(spectator).toContain('Jesse is dealt 6 cards.\n');
  expect(ann).toMatch(/Jesse is dealt 6 cards \(.*\nBilly is dealt 6 cards\.\n/);
  expect(all).toMatch(/Jesse is dealt 6 cards \(.*\nBilly is dealt 6 cards \(/);
});

test('replay tells the recorded game and says that it ends as recorded', async () => {
  const demo = await ok('demo --seats 3 --seed 7 --bots random --option rounds=1 --lang en --eyes all');
  const out = await ok(`replay ${recorded} --lang en`);
  expect(out.split('Final ranking')[0]).toBe(demo.split('Final ranking')[0]);
  expect(out).toMatch(/The final state is as recorded: [0-9a-f]{64}\n$/);
});

test.each<[name: string, change: (lines: string[]) => readonly string[], complaint: RegExp]>([
  ['cut-line', (lines) => [...lines.slice(0, 4), lines[4]?.slice(0, 20) ?? ''], /, line 5: the file is cut off/],
  ['cut-end', (lines) => [...lines.slice(0, -2), ''], /, line [0-9]+: the file is cut off/],
  [
    'edited',
    (lines) => lines.map((line) => line.replace('"seats":3', '"seats":2')),
    /, line [0-9]+: it was changed after the game: its checksum doesn’t match/,
  ],
  ['left-out', (lines) => lines.filter((_, i) => i !== 12), /, line [0-9]+: it was changed after the game/],
  ['not-json-inside', (lines) => lines.map((line, i) => (i === 5 ? 'x' : line)), /, line 6: this is not JSON/],
  [
    'version',
    (lines) => lines.map((line) => line.replace('"format":2', '"format":99')),
    /, line 1: the file has format 99, and this program reads 1 and 2/,
  ],
  ['not-json', () => ['hello', ''], /, line 1: this is not a Saloon recording/],
  ['other-json', () => ['{"a":1}', ''], /, line 1: this is not a Saloon recording/],
  ['empty', () => [''], /, line 1: the file is empty/],
])('replay refuses a file that is %s, with its line and the reason', async (name, change, complaint) => {
  const file = changed(name, change);
  const { code, out, err } = await inProcess(['replay', file]);
  expect(err).toMatch(complaint);
  expect(err).toContain(`Cannot replay ${file}, line `);
  expect(err.split('\n').length).toBe(2);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('perft counts leaves, also by first input', async () => {
  const counted = await ok('perft wright-brothers --seats 2 --seed 7 --depth 2 --divide');
  const [, one, two] = /^depth +leaves\n1 +([0-9,]+)\n2 +([0-9,]+)\n\n/.exec(counted) ?? expect.fail(counted);
  const rows = counted.split('first input')[1]?.split('\n').slice(1, -1) ?? [];
  const leaves = (row: string) => Number(row.replaceAll(',', '').split(' ').at(-1));
  expect(rows.length).toBe(leaves(one ?? ''));
  expect(rows.reduce((sum, row) => sum + leaves(row), 0)).toBe(leaves(two ?? ''));
});

test('playthrough prints the same transcript each time', async () => {
  const line = 'playthrough wright-brothers --seats 3 --seed 7 --bots random --option rounds=1';
  const [a, b, russian] = await Promise.all([ok(line), ok(line), ok(`${line} --lang ru`)]);
  expect(b).toBe(a);
  expect(a).toMatch(/\n\n1\. 0:0[0-9]\.[0-9]{3} [A-Z][a-z]+, [0-9]+ choices\n {4}> .* — .*\n/);
  expect(russian).toMatch(/\n\n1\. 0:0[0-9]\.[0-9]{3} [А-Я][а-я]+, [0-9]+ вариант/);
});

test('rules shows the coverage of every game', async () => {
  const { code, out } = await inProcess(['rules']);
  expect(out).toMatch(/^game +rules +tested +missing\n[\s\S]*wright-brothers +[0-9]+ +[0-9]+ +[0-9]+\n/);
  expect([0, 1]).toContain(code);
});

/** Runs an endless match and stops it. Tries again with more time if the signal came before the match started. */
async function stopMatch(threads: number, signal: StopSignal) {
  const line = `simulate wright-brothers --games 10000000 --threads ${threads}`.split(' ');
  let stopped = await saloon(line, {}, { signal, after: 2000 });
  for (const after of [6000, 18_000]) if (stopped.code === null) stopped = await saloon(line, {}, { signal, after });
  return stopped;
}

test.concurrent.each([1, 2])('Ctrl-C stops a match on %i threads with code 130', async (threads) => {
  expect(await stopMatch(threads, 'SIGINT')).toEqual({ code: 130, out: '', err: 'Interrupted\n' });
});

test.concurrent('SIGTERM stops a match with code 143', async () => {
  expect(await stopMatch(1, 'SIGTERM')).toEqual({ code: 143, out: '', err: 'Interrupted\n' });
});
