import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { userId } from '@saloon/protocol';
import { openPostgresStore } from '../packages/server/src/core/store/postgres/open-postgres-store.ts';
import type { Statement } from '../packages/server/src/core/store/shared-sql.ts';
import { openThreadedStore } from '../packages/server/src/core/store/sqlite/threaded-store.ts';
import type { Store } from '../packages/server/src/core/store/store.ts';
import { DailyResults } from '../packages/server/src/features/daily/daily-results.ts';
import { startPostgres } from '../packages/server/src/testing/postgres/start-postgres.ts';

const PEOPLE = 10_000;
const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const;
const RUNS = 200;
const ROUNDS = 400;
const PAGE = 500;
const DAY = '2026-11-18';
const GAME = 'colt-express';
const NOON = Date.parse(`${DAY}T12:00:00Z`);

const HELP = `Fills both stores with ${PEOPLE} results of one daily deal, and measures its results page and the list of
today's deals. Everything is in a temporary folder and deleted afterwards.

  npm run bench:daily
  npm run bench:daily -- --people N
`;

const { values: flags } = parseArgs({
  options: { people: { type: 'string', default: String(PEOPLE) }, help: { type: 'boolean', short: 'h' } },
});
const size = Math.max(1, Number(flags.people) | 0);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const scoreOf = (n: number): number => 50 * ((n * 7919) % 80);
const marksOf = (n: number): string => JSON.stringify([0, 1, 2, 3, 4].map((k) => ((n * 31 + k * 17) % 200) - 100));

function statements(): readonly Statement[] {
  const people = Array.from({ length: size }, (_, n): readonly Statement[] => [
    ["INSERT INTO users (id, secret_hash, name) VALUES ($1, 'hash', $2)", `person${n}`, `Player ${n}`],
    [
      `INSERT INTO daily_attempts (user_id, day, game, table_id, started_at, finished_at, place, score, ranking, marks)
       VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $7, $8)`,
      `person${n}`,
      DAY,
      GAME,
      `table${n}`,
      NOON,
      1 + (n % 4),
      scoreOf(n),
      marksOf(n),
    ],
  ]);
  const runs = LEVELS.flatMap((level) =>
    Array.from(
      { length: RUNS },
      (_, n): Statement => [
        `INSERT INTO daily_runs (day, game, level, run, place, score, ranking, marks)
       VALUES ($1, $2, $3, $4, 1, $5, $5, $6)`,
        DAY,
        GAME,
        level,
        n,
        scoreOf(n),
        marksOf(n),
      ],
    ),
  );
  return [...people.flat(), ...runs];
}

async function fill({ query }: Store): Promise<void> {
  const all = statements();
  for (let at = 0; at < all.length; at += PAGE) await query(all.slice(at, at + PAGE));
}

async function measure(name: string, run: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const start = performance.now();
    await run(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(ROUNDS * part)] ?? 0).toFixed(2);
  say(`  ${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms`);
}

async function measureStore(store: Store, title: string): Promise<void> {
  await fill(store);
  say(title);
  const results = new DailyResults(store.query, () => NOON);
  const someone = (n: number) => userId(`person${(n * 7919) % size}`);
  await measure('results page', (n) => results.read(DAY, GAME, someone(n)));
  await measure('daily page', (n) => results.today(someone(n)));
  await store.close();
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-bench-daily-'));
  // PostgreSQL may run as another user and needs access to its folder inside.
  chmodSync(folder, 0o711);
  try {
    await measureStore(await openThreadedStore(join(folder, 'sqlite'), NOON), `SQLite, ${size} results`);
    const server = await startPostgres(join(folder, 'postgres'));
    try {
      const url = server.url('postgres');
      await measureStore(await openPostgresStore({ url, name: 'the bench' }), `PostgreSQL, ${size} results`);
    } finally {
      await server.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (flags.help) say(HELP);
else await main();
