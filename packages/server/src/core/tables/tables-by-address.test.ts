import { LIMITS } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/memory-server.ts';

const MINUTE = 60_000;

test('a table that waits empty and without its host leaves the lobby after minutes, and is back with the host', async () => {
  const { server, connect, clock, store } = await openTestServer();
  const [ann, eve] = [connect(), connect()];
  await ann.hello('Ann');
  await eve.hello('Eve');
  const table = await ann.open();
  await ann.join(table);
  eve.send({ type: 'watch-lobby' });
  ann.close();
  // Ann's seat is kept for five minutes.
  await clock.pass(5 * MINUTE);
  expect(server.features.lobby.size).toBe(1);
  // A spectator alone does not keep it in the list.
  await eve.join(table);
  await clock.pass(3 * MINUTE);
  expect(server.features.lobby.size).toBe(0);
  expect(eve.inbox).toContainEqual({ type: 'lobby-gone', table });
  expect((await store.table(table))?.row).toBeUndefined();
  const again = connect(ann.secret);
  await again.hello('Ann');
  await again.join(table);
  await clock.pass(100);
  expect(server.features.lobby.size).toBe(1);
});

test('a table with somebody seated stays in the lobby without its host', async () => {
  const { server, connect, clock } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ seats: [{ type: 'open' }, { type: 'open' }] });
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 0 });
  await clock.pass(30 * MINUTE);
  expect(server.features.lobby.size).toBe(1);
});

test('the open tables of an address are limited, whatever users it creates; other addresses have their own limit', async () => {
  const { connect, clock } = await openTestServer({
    limits: { tablesPerAddress: 3, tablesPerUser: LIMITS.tablesPerUser },
  });
  const openFrom = async (address: string) => {
    const one = connect(undefined, address);
    await one.hello('Guest');
    const answer = await one.open().catch(String);
    one.close();
    return answer;
  };
  for (let i = 0; i < 3; i++) expect(await openFrom('192.0.2.1')).toMatch(/^[a-z0-9]+$/);
  expect(await openFrom('192.0.2.1')).toBe('Error: refused: too-many-tables');
  expect(await openFrom('192.0.2.2')).toMatch(/^[a-z0-9]+$/);
  // When they have left the lobby there is room again.
  await clock.pass(10 * MINUTE);
  expect(await openFrom('192.0.2.1')).toMatch(/^[a-z0-9]+$/);
});
