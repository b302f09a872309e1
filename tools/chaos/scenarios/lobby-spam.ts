import type { TableId } from '@saloon/protocol';
import { SERVER_LIMITS } from '../../../packages/server/src/core/limits/limits.ts';
import type { TestClient } from '../../../packages/server/src/testing/client.ts';
import { connectTo } from '../../../packages/server/src/testing/ws-client.ts';
import { isFelt, latencies, ms, p99, round } from '../latency.ts';
import type { Chaos, Findings, Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';

/** Guests of one address, and how many tables each asks for. */
const GUESTS = 15;
const TABLES = 25;
/** The most tables that one address gets. */
const MOST_OPEN = SERVER_LIMITS.tablesPerAddress;
/** A new table is among the first ones in the list. */
const FIRST = 10;

/** Guests of one address after another open as many tables as they can and leave them. */
export async function spamming({ folder, times, signal, progress }: Chaos, play: number): Promise<Findings> {
  const problems: string[] = [];
  const server = await ServerProcess.start({ dataDir: folder, port: 0, isLimited: true });
  const { port } = server;
  let opened = 0;
  let most = 0;
  try {
    const quiet = p99(await latencies(port, play));
    const old = await openFrom(port, '192.0.2.1', 'Old');
    const playing = latencies(port, play);
    let addresses = 0;
    for (; addresses < times && !signal.aborted; addresses++) {
      const got = await spamFrom(port, `198.51.100.${addresses + 1}`);
      if (got > MOST_OPEN) problems.push(`One address has opened ${got} tables, at most ${MOST_OPEN} are allowed`);
      opened += got;
      most = Math.max(most, got);
      progress(addresses + 1, `${opened} tables opened`);
    }
    const during = p99(await playing);
    if (isFelt(during, quiet)) problems.push(`Under lobby spam the p99 of others is ${ms(during)}, else ${ms(quiet)}`);

    const fresh = await openFrom(port, '192.0.2.2', 'New');
    const listed = await lobbyOf(port);
    const place = listed.indexOf(fresh);
    if (place < 0 || place >= FIRST)
      problems.push(`A new table is at place ${place + 1} of ${listed.length} in the lobby`);
    if (!listed.includes(old))
      problems.push(`A table from before the spam is no longer in the lobby of ${listed.length}`);
    await server.stop();
    problems.push(...server.errors);
    const figures = {
      addresses,
      'tables asked for': addresses * GUESTS * TABLES,
      'tables opened': opened,
      'most of one address': most,
      'rows in the lobby': listed.length,
      'p99 of others ms': round(during),
      'p99 without it ms': round(quiet),
    };
    return { problems, figures };
  } finally {
    await server.kill();
  }
}

/** A person from elsewhere opens a table and stays there. */
async function openFrom(port: number, address: string, name: string): Promise<TableId> {
  const client = await comeFrom(port, address, name);
  const table = await client.open({ title: name });
  await client.join(table);
  return table;
}

/** Returns how many tables the guests of this address got. */
async function spamFrom(port: number, address: string): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: GUESTS }, async () => {
      const client = await comeFrom(port, address, 'Spam');
      let count = 0;
      for (let i = 0; i < TABLES && !client.isClosed; i++) {
        const isOpen = await client.open({ title: 'Buy' }).then(
          () => true,
          () => false,
        );
        if (isOpen) count += 1;
      }
      client.close();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The tables that a newcomer sees in the lobby, in order. */
async function lobbyOf(port: number): Promise<readonly TableId[]> {
  const client = await comeFrom(port, '192.0.2.3', 'Newcomer');
  const list = client.next('lobby');
  client.send({ type: 'watch-lobby' });
  const { tables } = await list;
  client.close();
  return tables.map(({ id }) => id);
}

async function comeFrom(port: number, address: string, name: string): Promise<TestClient> {
  const client = await connectTo(port, undefined, { 'x-forwarded-for': address });
  await client.hello(name);
  return client;
}

/** How long others play while the lobby is spammed, in milliseconds. */
const PLAY = 8000;

export const lobbySpam: Scenario = {
  name: 'lobby-spam',
  summary: 'guests of one address after another open as many tables as they are given, and leave them',
  unit: 'addresses',
  times: 4,
  run: (chaos) => spamming(chaos, PLAY),
};
