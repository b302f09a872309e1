import { builtInCatalog } from '@saloon/catalog';
import { type TableId, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import type { Store } from '../store/store.ts';

/** The log of a table that was begun with rules this program does not have any more. */
const withOldRules = (bodies: readonly string[]) =>
  bodies.map((body) => body.replace(/"rulesVersion":\d+/, '"rulesVersion":999'));

test('unreadable tables do not delay the timers of others', async () => {
  const { server, store, clock, connect } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table: TableId = await ann.open({ options: { pace: 'correspondence' } });
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  for (const one of [ann, bob]) one.close();
  await clock.pass(90_000);
  const stored = (await store.table(table)) ?? expect.fail('it is kept');
  expect(stored.wake.type).toBe('at');
  const now = clock.wall();
  const bodies = withOldRules(await store.entries(table));
  const ids = Array.from({ length: 450 }, (_, i) => tableId(`unreadable${i}`));
  await store.commit({
    server: server.id,
    users: [],
    tables: [
      ...ids.map((id) => ({ ...stored, id, fence: 1, wake: { type: 'at', wall: now - 1000 } as const })),
      { ...stored, wake: { type: 'at', wall: now + 1000 } },
    ],
    entries: ids.flatMap((id) => bodies.map((body, seq) => ({ table: id, seq, fence: 1, body }))),
  });
  await clock.pass(45_000);
  // A server that loads a table holds it under the next fence.
  expect((await store.table(table))?.fence).toBeGreaterThan(stored.fence);
});

test('a request whose table is unreadable gets the same reply, and opens no other table', async () => {
  const clock = new FakeClock();
  const first = await openTestServer({ clock });
  const ann = first.connect();
  await ann.hello('Ann');
  const table = await ann.open({ id: 'o1' });
  let commits = 0;
  const store: Store = {
    ...first.store,
    commit(batch) {
      commits += 1;
      return first.store.commit(batch);
    },
  };
  const findGame: typeof builtInCatalog.findGame = (...asked) => {
    const game = builtInCatalog.findGame(...asked);
    return game && { ...game, rulesVersion: game.rulesVersion + 1 };
  };
  const second = await openTestServer({ store, clock, catalog: { ...builtInCatalog, findGame } });
  const again = second.connect(ann.secret);
  await again.hello('Ann');
  expect(await again.open({ id: 'o1' })).toBe(table);
  const gone = again.next('gone');
  again.send({ type: 'join', table });
  expect(await gone).toEqual({ type: 'gone', table, code: 'table-broken' });
  await settle();
  expect(commits).toBeLessThan(3);
});
