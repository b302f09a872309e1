import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@saloon/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Progress } from './progress.ts';
import { type Played, readRecords, writeRecords } from './records.ts';
import { type LadderRun, runLadder } from './run-ladder.ts';
import { RUNGS } from './rungs.ts';
import { writeReport } from './write-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ID = 'wright-brothers/2p/easy-random';
const rungs = RUNGS.filter(({ id }) => id === ID);
let home = '';
let folders = 0;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'saloon-ladder-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const newFolder = (): string => join(home, String(folders++));

async function run(folder: string, changes: Partial<LadderRun> = {}): Promise<string> {
  let said = '';
  const progress = new Progress({ write: (text) => (said += text), isTty: false });
  const effort = { warmUp: 0, decisions: 2, seconds: 1 };
  const signal = new AbortController().signal;
  await runLadder({
    root,
    folder,
    rungs,
    paces: [],
    games: 4,
    threads: 1,
    isFresh: false,
    effort,
    signal,
    progress,
    ...changes,
  });
  return said;
}

/** The parts of a result that don't depend on time and speed. */
function kept(folder: string): Pick<Played, 'code' | 'games' | 'kinds'> & { readonly older: number | undefined } {
  const record = readRecords(folder, 'wright-brothers').matches[ID] ?? expect.fail('it is kept');
  const { code, games, kinds } = record.played;
  return { code, games, kinds, older: record.older?.games };
}

function change(folder: string, played: Partial<Played>): void {
  const records = readRecords(folder, 'wright-brothers');
  const record = records.matches[ID] ?? expect.fail('it is kept');
  records.matches[ID] = { ...record, played: { ...record.played, ...played } };
  writeRecords(folder, 'wright-brothers', records);
}

test('a ladder that is continued has the same results as one played in one go', async () => {
  const [whole, parts] = [newFolder(), newFolder()];
  await run(whole, { games: 12 });
  await run(parts, { games: 4 });
  await run(parts, { games: 12 });
  expect(kept(parts)).toEqual(kept(whole));
  expect(kept(whole).games).toBe(12);
  const before = readFileSync(join(whole, 'wright-brothers.json'), 'utf8');
  expect(await run(whole, { games: 8 })).toContain('12 games');
  expect(readFileSync(join(whole, 'wright-brothers.json'), 'utf8')).toBe(before);
});

test('whole deals are played, once for each seating', async () => {
  const folder = newFolder();
  await run(folder, { games: 5 });
  const { games, kinds } = kept(folder);
  expect(games).toBe(6);
  expect(kinds.easy?.spread).toMatchObject({ deals: 3, nn: 12 });
});

test('results are saved when the ladder is stopped', async () => {
  const folder = newFolder();
  const stop = new AbortController();
  let shown = 0;
  const write = () => {
    shown += 1;
    if (shown > 1) stop.abort();
  };
  const progress = new Progress({ write, isTty: true }, tick());
  await expect(run(folder, { games: 1000, progress, signal: stop.signal })).rejects.toThrow(/abort/);
  const { games } = kept(folder);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(1000);
  await run(folder, { games: games + 2 });
  const whole = newFolder();
  await run(whole, { games: games + 2 });
  expect(kept(folder)).toEqual(kept(whole));
});

test('the results of older code are kept until the current code has played as many games', async () => {
  const folder = newFolder();
  await run(folder, { games: 8 });
  const { code } = kept(folder);
  change(folder, { code: 'older', play: 'otherwise' });
  await run(folder, { games: 4 });
  expect(kept(folder)).toMatchObject({ code, games: 4, older: 8 });
  await run(folder, { games: 8 });
  expect(kept(folder)).toMatchObject({ code, games: 8, older: undefined });
});

test('the results of older code that plays the same are continued', async () => {
  const [folder, whole] = [newFolder(), newFolder()];
  await run(folder, { games: 8 });
  const { code } = kept(folder);
  change(folder, { code: 'older' });
  await run(folder, { games: 4 });
  expect(kept(folder)).toMatchObject({ code, games: 8, older: undefined });
  change(folder, { code: 'older' });
  await run(folder, { games: 12 });
  await run(whole, { games: 12 });
  expect(kept(folder)).toEqual(kept(whole));
});

test('results without a fingerprint of play count as older', async () => {
  const folder = newFolder();
  await run(folder, { games: 8 });
  change(folder, { code: 'older', play: undefined });
  await run(folder, { games: 4 });
  expect(kept(folder)).toMatchObject({ games: 4, older: 8 });
});

test('a fresh ladder forgets earlier results', async () => {
  const folder = newFolder();
  await run(folder, { games: 8 });
  await run(folder, { games: 4, isFresh: true });
  expect(kept(folder)).toMatchObject({ games: 4, older: undefined });
});

test('a match whose code changes after the ladder began is skipped, so that nothing is saved for the wrong code', async () => {
  const [folder, other] = [newFolder(), newFolder()];
  mkdirSync(join(other, 'packages/bots/src'), { recursive: true });
  let said = '';
  const write = (text: string) => {
    said += text;
    writeFileSync(join(other, 'packages/bots/src/bots.ts'), 'changed');
  };
  const both = RUNGS.filter(({ id }) => /^wright-brothers\/[23]p\/easy-random$/.test(id));
  await run(folder, { root: other, rungs: both, progress: new Progress({ write, isTty: false }) });
  expect(Object.keys(readRecords(folder, 'wright-brothers').matches)).toEqual([ID]);
  expect(said).toContain('2/2 wright-brothers/3p/easy-random: left out');
});

test('the pace of every level is measured once for each code', async () => {
  const folder = newFolder();
  const [table] = rungs.map((rung) => rung.table);
  const paces = table === undefined ? [] : [table];
  const said = await run(folder, { rungs: [], paces });
  const { pace } = readRecords(folder, 'wright-brothers');
  expect(Object.keys(pace?.levels ?? {})).toEqual(['easy', 'normal', 'hard', 'legend']);
  const { easy, legend } = pace?.levels ?? {};
  expect(easy?.meanMs).toBeGreaterThan(0);
  expect(legend?.meanMs).toBeGreaterThan(easy?.meanMs ?? 0);
  expect(pace?.iterations.perSecond).toBeGreaterThan(100);
  const line = `wright-brothers/2p/pace: ${Math.round(pace?.iterations.perSecond ?? 0).toLocaleString('en')} lines of play a second`;
  expect(said).toContain(`${line}\n`);
  expect(await run(folder, { rungs: [], paces })).toBe(
    `${line} on ${pace?.date} (${pace?.machine}); --fresh measures again\n`,
  );
});

test('the report has the results between its marks, says which are older, and leaves the rest of the page alone', async () => {
  const folder = newFolder();
  await run(folder, { games: 4 });
  const [page, ratings] = [join(home, 'bots.md'), join(home, 'ratings.json')];
  const [begin = '', end = ''] = readFileSync(join(root, 'docs/bots.md'), 'utf8').match(/<!-- ladder: .*-->/g) ?? [];
  writeFileSync(page, `By hand.\n\n${begin}\nold\n${end}\n\nBy hand, too.\n`);
  const report = () => {
    writeReport({ root, folder, page, ratings });
    return readFileSync(page, 'utf8');
  };
  const text = report();
  expect(text.startsWith(`By hand.\n\n${begin}\n`)).toBe(true);
  expect(text.endsWith(`${end}\n\nBy hand, too.\n`)).toBe(true);
  expect(text).not.toContain('old\n');
  expect(text).toMatch(/\| 2p \| `easy` against `random` \| 4 \| [0-9.]+ % \([0-9. –]+\) \| 50.0 % \| above parity \|/);
  expect(text).toContain('`2p/normal-easy`');
  expect(report()).toBe(text);
  expect(JSON.parse(readFileSync(ratings, 'utf8'))).toEqual({
    ...Object.fromEntries(games.map(({ id }) => [id, {}])),
    'wright-brothers': { easy: { rating: 1000, games: 4 } },
  });
  change(folder, { code: 'older' });
  expect(report()).toContain('| 4 † |');
  writeFileSync(page, 'no marks');
  expect(report).toThrow('Cannot write the tables');
});

/** A clock that jumps far ahead on every read. */
function tick(): () => number {
  let now = 0;
  return () => (now += 1000);
}
