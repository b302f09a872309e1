import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import type { FakeClock } from '../../testing/fake-clock.ts';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { owed } from '../../testing/play.ts';

const SEATS = [{ type: 'me' }, { type: 'bot', level: 'easy' }, { type: 'open' }] as const;

/** Ann and Bob with a bot between them, who have reported the deal and not what they played, at the bot's turn. */
async function toBotsTurn(ann: TestClient, bob: TestClient, clock: FakeClock): Promise<TableId> {
  const table = await ann.open({ seats: [...SEATS], options: { rounds: 1 } });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 2 });
  expect(await ann.order(table, { type: 'start' })).toMatchObject({ type: 'done' });
  for (const one of [ann, bob]) one.send({ type: 'shown', table, version: one.table(table).version });
  for (let i = 0; i < 20; i++) {
    await clock.pass(10);
    const playing = [ann, bob].find((one) => owed(one, table) !== undefined);
    const command = playing && owed(playing, table);
    if (playing === undefined || command === undefined) return table;
    await playing.order(table, command);
  }
  throw new Error('Cannot find a turn of the bot');
}

/** The bot waits for both, and moves when the second has seen what happened. */
async function expectPatience(ann: TestClient, bob: TestClient, clock: FakeClock, table: TableId): Promise<void> {
  const { version } = ann.table(table);
  await clock.pass(4000);
  ann.send({ type: 'shown', table, version });
  await clock.pass(1000);
  expect(ann.table(table).version).toBe(version);
  bob.send({ type: 'shown', table, version });
  await clock.pass(50);
  expect(ann.table(table).version).toBeGreaterThan(version);
}

test('a bot waits until everyone at the table has been shown what happened', async () => {
  const { connect, clock } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  await expectPatience(ann, bob, clock, await toBotsTurn(ann, bob, clock));
});

test('a report reaches a table on another server', async () => {
  const cluster = await openCluster(2);
  const ann = await cluster.connect(0, 'Ann');
  const bob = await cluster.connect(1, 'Bob');
  const table = await toBotsTurn(ann, bob, cluster.clock);
  await expectPatience(ann, bob, cluster.clock, table);
});

test('reports from strangers and spectators change nothing', async () => {
  const { connect, clock } = await openTestServer();
  const [ann, bob, cal] = [connect(), connect(), connect()];
  for (const [one, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [cal, 'Cal'],
  ] as const)
    await one.hello(name);
  const table = await toBotsTurn(ann, bob, clock);
  const before = cal.inbox.length;
  cal.send({ type: 'shown', table, version: 3 });
  await clock.pass(10);
  expect(cal.inbox.slice(before).filter(({ type }) => type === 'error')).toEqual([]);
  await cal.join(table);
  cal.send({ type: 'shown', table, version: 1 });
  await expectPatience(ann, bob, clock, table);
});
