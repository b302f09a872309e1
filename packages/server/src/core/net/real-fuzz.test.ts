import { below, choose, rngFrom, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { rebuildTable } from '@saloon/table';
import { expect, test } from 'vitest';
import { type Attacker, FLOOD_LIMITS, fuzzText, quietTable, seenBy } from '../../testing/fuzz.ts';
import { realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { readLog } from '../store/stored-log.ts';

const MESSAGES = 8000;
const SEED = Number(process.env.SALOON_FUZZ_SEED ?? 11);
const breath = () => new Promise((resolve) => setImmediate(resolve));

test(`${MESSAGES} messages over real sockets, with a store on disk: nothing breaks, and nobody else notices`, async () => {
  const failure = `SALOON_FUZZ_SEED=${SEED} repeats this`;
  const rng = rngFrom(seedOf(SEED));
  const { port, parts: server } = await realServer({ limits: FLOOD_LIMITS });
  const [ann, bob] = [await connectTo(port), await connectTo(port)];
  const table = await quietTable(ann, bob);
  await ann.join(table);
  await bob.join(table);
  const quiet = [ann, bob].map((one) => seenBy(one, table));

  const attackers: Attacker[] = [];
  for (let i = 0; i < 8; i++) attackers.push({ client: await connectTo(port), ids: 0 });
  const known = [table, tableId('nowhere1')];
  for (const [i, { client }] of attackers.entries()) {
    if (i > 0) await client.hello(`Eve ${i}`);
    if (i > 4) known.push(await client.open({ options: { rounds: 1 } }));
  }
  for (let i = 0; i < MESSAGES; i++) {
    const attacker = choose(rng, attackers);
    attacker.client.sendRaw(fuzzText(rng, attacker, known));
    if (i % 10 === 0) await breath();
    if (i % 401 === 0) {
      // An attacker disconnects without a close message and returns on a new connection.
      attacker.client.close();
      attacker.client = await connectTo(port, attacker.client.secret);
      if (below(rng, 4) > 0) await attacker.client.hello('Eve');
    }
    attacker.client.inbox.length = Math.min(attacker.client.inbox.length, 10);
    attacker.client.raw.length = Math.min(attacker.client.raw.length, 10);
  }
  // Earlier messages are answered before this one.
  for (const { client } of attackers) {
    if (client.isClosed) continue;
    const answer = client.nextOf(['gone', 'error'], () => true);
    client.send({ type: 'join', table: tableId('nowhere2') });
    await answer;
  }
  await server.queue.idle();
  expect(await server.metrics.registry.getSingleMetricAsString('saloon_broken_total'), failure).not.toMatch(/ [1-9]/);
  for (const one of [ann, bob]) await one.join(table);
  expect(
    [ann, bob].map((one) => seenBy(one, table)),
    failure,
  ).toEqual(quiet);
  // Messages of the attackers that are still under way must not change a table between log and comparison.
  for (const { client } of attackers) client.close();
  await expect.poll(() => server.connections.size).toBe(2);
  let rebuilt = 0;
  for (const live of server.tables.all) {
    await server.queue.idle();
    const again = rebuildTable(readLog(await server.store.entries(live.id)));
    expect({ version: again.version, info: again.info }, failure).toEqual({
      version: live.actor.version,
      // Spectators are not in the log.
      info: { ...live.actor.info, spectators: 0 },
    });
    rebuilt += 1;
  }
  expect(rebuilt).toBeGreaterThan(2);
}, 60_000);
