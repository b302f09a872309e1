import { games } from '@saloon/catalog';
import { hashOf } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { rebuildTable } from '@saloon/table';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { owed } from '../../testing/play.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { readLog } from '../store/stored-log.ts';

const THINKING = 700;
const DOWN = 10 * 60 * 1000;

/** Two clients play `steps` steps. If `isRestarted`, the server stops cleanly after each and stays down for long. */
async function played(
  game: string,
  options: Record<string, string | number | boolean>,
  most: number,
  isRestarted: boolean,
) {
  const clock = new FakeClock();
  const kept = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  // The next server opens the same file: in memory it must not be closed for that.
  const store: Store = { ...kept, close: async () => undefined };
  let home = await openTestServer({ store, clock });
  let clients: readonly TestClient[] = [];
  const secrets = ['a1'.repeat(32), 'b2'.repeat(32)];
  const connect = async (to: TestServer): Promise<readonly TestClient[]> => {
    const all = secrets.map((secret) => to.connect(secret));
    for (const [i, client] of all.entries()) await client.hello(`Player ${i}`);
    return all;
  };
  clients = await connect(home);
  const [host, guest] = clients as readonly [TestClient, TestClient];
  const table = await host.open({ game, options, id: 'twin' });
  await host.join(table);
  await guest.join(table);
  await guest.order(table, { type: 'sit', seat: 1 }, 'sit');
  await host.order(table, { type: 'start' }, 'start');
  let steps = 0;
  for (let round = 0; steps < most && clients[0]?.table(table).info.phase !== 'over'; round++) {
    await clock.pass(THINKING);
    const mover = clients.find((client) => owed(client, table, round) !== undefined);
    const command = mover && owed(mover, table, round);
    if (mover === undefined || command === undefined) continue;
    const answer = await mover.order(table, command, `step-${round}`);
    if (answer.type === 'refused') continue;
    steps += 1;
    await settle();
    if (!isRestarted) continue;
    await home.server.stop();
    clock.crash();
    await clock.pass(DOWN);
    home = await openTestServer({ store, clock });
    clients = await connect(home);
    for (const client of clients) await client.join(table);
  }
  return { steps, ...(await endOf(kept, table)) };
}

async function endOf(store: Store, table: TableId) {
  const log = readLog(await store.entries(table));
  const inputs = log.flatMap((entry) => (entry.type === 'input' && entry.input.type !== 'lag' ? entry.input : []));
  return { inputs, phase: rebuildTable(log).info.phase, hash: hashOf(rebuildTable(log).state) };
}

type Course = {
  readonly options?: Record<string, string | number | boolean>;
  readonly most?: number;
  /** The state of the game after each step. */
  readonly phase?: 'playing' | 'over';
};

/** What is played where the usual, fifty steps of a game by its defaults, would try less. */
const COURSES: Readonly<Record<string, Course>> = {
  'wright-brothers': { options: { rounds: 1, raceMode: 'sealed' }, most: 500, phase: 'over' },
  'colt-express': { options: { preset: 'basic' } },
  'bang-duel': { options: { timed: true } },
};

test.each(games.map(({ id }) => [id, COURSES[id] ?? {}] as const))(
  '%s: a restart after every single step, ten minutes each, changes nothing: the same moves at the same times, the same end',
  async (game, { options = {}, most = 50, phase = 'playing' }) => {
    const whole = await played(game, options, most, false);
    const restarted = await played(game, options, most, true);
    expect(whole.steps).toBeGreaterThan(10);
    expect(whole.phase).toBe(phase);
    expect(restarted).toEqual(whole);
  },
);
