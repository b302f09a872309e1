import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@saloon/protocol';
import type { TestClient } from '../../../packages/server/src/testing/client.ts';
import { connectTo } from '../../../packages/server/src/testing/ws-client.ts';
import { isFelt, latencies, ms, p99, round } from '../latency.ts';
import type { Chaos, Findings, Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';

const HOST = '192.0.2.8';
/** Spectators per round, each with their own address, and how often each comes and goes. */
const WATCHERS = 20;
const VISITS = 5;
/** The most entries that all of them may add to the log. */
const MOST_GROWTH = 10;

export type GrowthSize = {
  /** Entries of the long log. */
  readonly long: number;
  /** How long others play while it loads, and how long without, in milliseconds. */
  readonly play: number;
};
const FULL: GrowthSize = { long: 200_000, play: 6000 };

/** Spectators come and go as fast as they can; then a table with a very long log loads while someone else plays. */
export async function growing({ folder, times, signal, progress }: Chaos, size: GrowthSize): Promise<Findings> {
  const problems: string[] = [];
  let server = await ServerProcess.start({ dataDir: folder, port: 0 });
  try {
    const host = await comeFrom(server.port, HOST);
    const table = await host.open();
    await host.join(table);
    const before = entriesIn(folder, table);
    let rounds = 0;
    for (; rounds < times && !signal.aborted; rounds++) {
      await Promise.all(
        Array.from({ length: WATCHERS }, (_, i) => comeAndGo(server.port, `198.51.100.${i + 1}`, table)),
      );
      progress(rounds + 1, `${entriesIn(folder, table) - before} entries in the log`);
    }
    const growth = entriesIn(folder, table) - before;
    const visits = rounds * WATCHERS * VISITS;
    if (growth > MOST_GROWTH)
      problems.push(`${visits} visits of spectators added ${growth} entries to the log of a table`);

    const quiet = p99(await latencies(server.port, size.play));
    await server.stop();
    problems.push(...server.errors);
    lengthen(folder, table, size.long);
    server = await ServerProcess.start({ dataDir: folder, port: 0 });
    // The server loads the table at once, because someone was there when it stopped.
    const playing = latencies(server.port, size.play);
    const started = performance.now();
    const again = await comeFrom(server.port, HOST, host.secret);
    await again.join(table);
    const load = performance.now() - started;
    const felt = await playing;
    if (isFelt(p99(felt), quiet))
      problems.push(
        `While a log of ${size.long} entries loads the p99 of others is ${ms(p99(felt))}, else ${ms(quiet)}`,
      );
    const said = await again.order(table, { type: 'chat', text: 'Still here' });
    if (said.type !== 'done') problems.push(`A table with a log of ${size.long} entries can't be played: ${said.code}`);
    await server.stop();
    problems.push(...server.errors);
    const figures = {
      visits,
      'entries added': growth,
      'long log': size.long,
      'load ms': Math.round(load),
      'p99 of others ms': round(p99(felt)),
      'worst of others ms': round(felt.at(-1) ?? 0),
      'p99 without it ms': round(quiet),
    };
    return { problems, figures };
  } finally {
    await server.kill();
  }
}

async function comeFrom(port: number, address: string, secret?: string): Promise<TestClient> {
  const client = await connectTo(port, secret, { 'x-forwarded-for': address });
  await client.hello('Guest');
  return client;
}

async function comeAndGo(port: number, address: string, table: TableId): Promise<void> {
  const client = await comeFrom(port, address);
  for (let i = 0; i < VISITS; i++) {
    await client.join(table);
    if (i < VISITS - 1) client.send({ type: 'unjoin', table });
  }
  client.close();
}

/** The number of entries in a table's log, also while the server runs. */
function entriesIn(folder: string, table: TableId): number {
  const db = new DatabaseSync(join(folder, 'saloon.sqlite'), { readOnly: true });
  try {
    const select = db.prepare('SELECT count(*) AS n FROM entries JOIN tables ON no = table_no WHERE id = ?');
    return Number(select.get(table)?.n);
  } finally {
    db.close();
  }
}

/** Makes a log as long as those of early servers, which stored every spectator. */
function lengthen(folder: string, table: TableId, entries: number): void {
  const db = new DatabaseSync(join(folder, 'saloon.sqlite'));
  try {
    const found = db.prepare('SELECT no FROM tables WHERE id = ?').get(table);
    const last = db
      .prepare('SELECT seq, body FROM entries WHERE table_no = ? ORDER BY seq DESC LIMIT 1')
      .get(Number(found?.no));
    const { at } = JSON.parse(String(last?.body)) as { readonly at: number };
    const insert = db.prepare('INSERT INTO entries (table_no, seq, body) VALUES (?, ?, ?)');
    const user = 'c'.repeat(24);
    db.exec('BEGIN');
    for (let i = 0; i < entries; i++) {
      const body = JSON.stringify({ type: i % 2 === 0 ? 'came' : 'went', user, at });
      insert.run(Number(found?.no), Number(last?.seq) + 1 + i, body);
    }
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

export const logGrowth: Scenario = {
  name: 'log-growth',
  summary: 'spectators come and go as fast as they can, and a table with a very long log is loaded while others play',
  unit: 'rounds of visits',
  times: 20,
  run: (chaos) => growing(chaos, FULL),
};
