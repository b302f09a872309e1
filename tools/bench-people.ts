import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { MatchQueue } from '@saloon/people/matching';
import { connectTo } from '../packages/server/src/core/store/postgres/db-connection.ts';
import { openPostgresStore } from '../packages/server/src/core/store/postgres/open-postgres-store.ts';
import { migrate } from '../packages/server/src/core/store/sqlite/migrate.ts';
import { openThreadedStore } from '../packages/server/src/core/store/sqlite/threaded-store.ts';
import { startPostgres } from '../packages/server/src/testing/postgres/start-postgres.ts';
import { END, fillStatements, GAMES_EACH } from './bench-people/fill.ts';
import { type Measured, measureStore, threadCpu, timed } from './bench-people/measure.ts';

const PEOPLE = 100_000;
const LEAST = 100;

const HELP = `Fills both stores with ${PEOPLE} people and ${GAMES_EACH} finished games of each, and measures profiles, leaderboards
and the queue of quick matches. Everything is in a temporary folder and deleted afterwards.

  npm run bench:people              both stores
  npm run bench:people -- sqlite    one of them: sqlite, postgres, queue
  npm run bench:people -- --people N
`;

const WAITING = 10_000;

function fail(why: string): never {
  process.stderr.write(`Cannot measure: ${why}\n`);
  process.exit(2);
}

const { values: flags, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: String(PEOPLE) }, help: { type: 'boolean', short: 'h' } },
});
const people = Number(flags.people);
if (!Number.isInteger(people) || people < LEAST)
  fail(`--people is ${flags.people}, allowed: a whole number from ${LEAST}`);
const folder = mkdtempSync(join(tmpdir(), 'saloon-bench-people-'));
// PostgreSQL may run as another user and needs access to its folder inside.
chmodSync(folder, 0o711);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const millis = (time: number): string => `${time.toFixed(2)} ms`;
const report = (measured: readonly Measured[]): void => {
  for (const { name, median, worst } of measured) say(`  ${name}: median ${millis(median)}, 99 % ${millis(worst)}`);
};

async function sqlite(): Promise<void> {
  const started = performance.now();
  const data = join(folder, 'sqlite');
  await (await openThreadedStore(data, END)).close();
  const db = new DatabaseSync(join(data, 'saloon.sqlite'));
  migrate(db, END);
  db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN');
  const series = (count: number) =>
    `(WITH RECURSIVE s(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s WHERE i < ${count - 1}) SELECT i FROM s) AS n`;
  for (const statement of fillStatements(series, people)) db.exec(statement);
  db.exec('COMMIT; ANALYZE');
  db.close();
  say(`SQLite, filled in ${Math.round((performance.now() - started) / 1000)} s`);
  const store = await openThreadedStore(data, END);
  report(await measureStore(store, people));
  await store.close();
}

async function postgres(): Promise<void> {
  const started = performance.now();
  const server = await startPostgres(join(folder, 'postgres'));
  try {
    const url = server.url('postgres');
    await (await openPostgresStore({ url, name: 'the bench' })).close();
    const sql = connectTo(url, 1, { search_path: 'saloon', synchronous_commit: 'off', maintenance_work_mem: '256MB' });
    const series = (count: number) => `generate_series(0::bigint, ${count - 1}) AS n (i)`;
    for (const statement of fillStatements(series, people)) await sql.unsafe(statement);
    await sql.unsafe('ANALYZE');
    await sql.end();
    say(`PostgreSQL, filled in ${Math.round((performance.now() - started) / 1000)} s`);
    const store = await openPostgresStore({ url, name: 'the bench' });
    report(await measureStore(store, people));
    await store.close();
  } finally {
    await server.remove();
  }
}

async function queue(): Promise<void> {
  const matches = new MatchQueue(2);
  const person = (n: number) => ({ id: `p${n}`, rating: 500 + n * 150, since: 0, apart: new Set<string>() });
  for (let n = 0; n < WAITING; n++) matches.add(person(n));
  say(`Queue with ${matches.size} people who are too far apart to meet`);
  const join = (n: number) => {
    matches.add({ ...person(WAITING), id: `new${n}`, rating: 575 + n * 150 });
    if (matches.matchFor(`new${n}`, 0) === undefined) throw new Error('nobody within 100 points');
  };
  const wait = (n: number) => {
    matches.add({ ...person(n), id: `far${n}`, rating: -1_000_000 - 500 * n });
    if (matches.matchFor(`far${n}`, 0) !== undefined) throw new Error('somebody is too far away');
  };
  report([
    await timed('join and meet', join, 2000),
    await timed('join and wait', wait, 2000),
    await timed('join and meet, computing time', (n) => join(n + 2000), 2000, threadCpu),
    await timed('join and wait, computing time', (n) => wait(n + 2000), 2000, threadCpu),
  ]);
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = { queue, sqlite, postgres };
const unknown = parts.find((part) => PARTS[part] === undefined);

try {
  if (unknown !== undefined) fail(`there is no ${unknown}: the parts are ${Object.keys(PARTS).join(', ')}`);
  if (flags.help) say(HELP);
  else for (const run of parts.length === 0 ? Object.values(PARTS) : parts.map((part) => PARTS[part])) await run?.();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
