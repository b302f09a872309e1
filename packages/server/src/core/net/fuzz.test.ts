import { below, choose, rngFrom, seedOf } from '@saloon/kernel';
import { tries } from '@saloon/kernel/testing';
import { tableId } from '@saloon/protocol';
import { rebuildTable } from '@saloon/table';
import { expect, test } from 'vitest';
import { settle } from '../../testing/fake-clock.ts';
import { type Attacker, FLOOD_LIMITS, fuzzText, quietTable, seenBy } from '../../testing/fuzz.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { readLog } from '../store/stored-log.ts';

const MESSAGES = tries(20_000, 100_000);
const SEED = Number(process.env.SALOON_FUZZ_SEED ?? 7);

test(`${MESSAGES} messages of strangers, players and former players: nothing breaks, and nobody else notices`, async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  const rng = rngFrom(seedOf(SEED));
  const server = await openTestServer({ limits: FLOOD_LIMITS });
  const [ann, bob] = [server.connect(), server.connect()];
  const table = await quietTable(ann, bob);
  await settle();
  const quiet = [ann, bob].map((one) => seenBy(one, table));
  const heard = [ann, bob].map((one) => one.inbox.length);

  const attackers: Attacker[] = Array.from({ length: 12 }, () => ({ client: server.connect(), ids: 0 }));
  for (const [i, { client }] of attackers.entries()) if (i > 1) await client.hello(`Eve ${i}`);
  const known = [table, tableId('nowhere1')];
  for (const { client } of attackers.slice(2, 6)) {
    known.push(
      await client.open({
        seats: [{ type: 'me' }, { type: 'open' }, { type: 'bot', level: 'easy' }],
        options: { rounds: 1 },
      }),
    );
  }
  for (let i = 0; i < MESSAGES; i++) {
    const attacker = choose(rng, attackers);
    attacker.client.sendRaw(fuzzText(rng, attacker, known));
    if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (i % 2000 === 0) await server.clock.pass(700);
    if (i % 997 === 0) {
      // Somebody hangs up and comes again; what they are sent is forgotten, as there is much of it.
      attacker.client.close();
      attacker.client = server.connect(attacker.client.secret);
      if (below(rng, 4) > 0) await attacker.client.hello('Eve');
    }
    attacker.client.inbox.length = Math.min(attacker.client.inbox.length, 10);
    attacker.client.raw.length = Math.min(attacker.client.raw.length, 10);
  }
  await settle();
  process.off('unhandledRejection', onUnhandled);
  const failure = `SALOON_FUZZ_SEED=${SEED} repeats this`;
  expect(unhandled, failure).toEqual([]);
  expect(await server.server.metrics.registry.getSingleMetricAsString('saloon_broken_total'), failure).not.toMatch(
    / [1-9]/,
  );

  // Less time has passed than a turn takes: the quiet table got no messages.
  const told = [ann, bob].map((one, i) => one.inbox.slice(heard[i]).filter(({ type }) => type !== 'ping'));
  expect(told, failure).toEqual([[], []]);
  for (const one of [ann, bob]) await one.join(table);
  expect(
    [ann, bob].map((one) => seenBy(one, table)),
    failure,
  ).toEqual(quiet);

  // What is in memory is what the log says.
  let rebuilt = 0;
  for (const live of server.server.tables.all) {
    const again = rebuildTable(readLog(await server.store.entries(live.id)));
    expect({ version: again.version, info: again.info }, failure).toEqual({
      version: live.actor.version,
      // Spectators are not in the log.
      info: { ...live.actor.info, spectators: 0 },
    });
    rebuilt += 1;
  }
  expect(rebuilt).toBeGreaterThan(4);
}, 180_000);
