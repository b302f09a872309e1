import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@saloon/catalog';
import { seedOf } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { SERVER_LIMITS } from '../packages/server/src/core/limits/limits.ts';
import { connectTo } from '../packages/server/src/testing/ws-client.ts';
import { openSaloon } from '../packages/web/e2e/harness/saloon.ts';
import { ServerProcess as BenchServer } from './bench-server/server-process.ts';
import { ServerProcess as ChaosServer } from './chaos/server-process.ts';
import { runTrial } from './fair-race/trial.ts';
import { ServerProcess as FuzzServer } from './fuzz/server-process.ts';
import { World } from './leak/world.ts';

const PEOPLE = LIMITS.connectionsPerAddress + 1;
const TABLES = SERVER_LIMITS.tablesPerAddress + 1;
const SLOW = 60_000;

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'saloon-many-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const servers: [tool: string, start: () => Promise<{ readonly port: number; readonly stop: () => Promise<void> }>][] = [
  ['bench:server', () => BenchServer.start()],
  ['fuzz', () => FuzzServer.start()],
  ['chaos', () => ChaosServer.start({ dataDir: folder(), port: 0 })],
  [
    'leak',
    async () => {
      const [game] = games;
      if (game === undefined) throw new Error('Cannot test: the catalog is empty');
      const world = await World.open(game, seedOf(1));
      return { port: world.servers[0]?.port ?? 0, stop: () => world.close() };
    },
  ],
  [
    'e2e',
    async () => {
      const { url, stop } = await openSaloon();
      return { port: Number(new URL(url).port), stop };
    },
  ],
];

test.each(servers)(
  'more people than one address may usually be play on the server of %s',
  async (_, start) => {
    const server = await start();
    onTestFinished(() => server.stop());
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => connectTo(server.port)));
    for (const [i, one] of people.entries()) await one.hello(`Guest ${i}`);
    const opened = await Promise.all(Array.from({ length: TABLES }, (_, i) => people[i % PEOPLE]?.open()));
    expect(new Set(opened).size).toBe(TABLES);
    for (const one of people) one.close();
  },
  SLOW,
);

test(
  'fair-race opens more tables than one address may usually have',
  async () => {
    const { tables } = await runTrial({
      kind: 'shootout',
      trick: {},
      roundTrips: [0, 0],
      seed: 1,
      pairs: TABLES / 2,
      rounds: 1,
    });
    expect(tables).toBeGreaterThan(SERVER_LIMITS.tablesPerAddress);
  },
  SLOW,
);
