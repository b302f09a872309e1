import { below, choose, type Rng, rngFrom, seedOf } from '@saloon/kernel';
import { type ClientMessage, EMOTES, PROTOCOL, type TableId, tableId } from '@saloon/protocol';
import { rebuildTable } from '@saloon/table';
import { expect, test } from 'vitest';
import { readLog } from './stored-log.ts';
import type { TestClient } from './testing/client.ts';
import { settle } from './testing/fake-clock.ts';
import { type MemoryHouse, openHouse } from './testing/memory-house.ts';
import { mutated, nonsense } from './testing/mutate.ts';

const MESSAGES = 100_000;
const SEED = Number(process.env.SALOON_FUZZ_SEED ?? 7);
const NO_LIMIT = 1e9;
const limits = {
  burst: NO_LIMIT,
  perSecond: NO_LIMIT,
  chatBurst: NO_LIMIT,
  strikes: NO_LIMIT,
  connectionsPerAddress: NO_LIMIT,
  tablesPerUser: 200,
};

type Attacker = { client: TestClient; ids: number };

/** Ann and Bob at a table that nobody else may watch, in the middle of a game. */
async function quietTable({ connect }: MemoryHouse) {
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ isPrivate: true });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'set-watching', isAllowed: false, delay: 0 });
  await ann.order(table, { type: 'start' });
  await settle();
  return { ann, bob, table };
}

const seenBy = (one: TestClient, table: TableId): unknown => {
  const { version, info, view, offer } = one.table(table);
  return { version, info, view, offer };
};

const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const;

/** A message such as a client could send, most of them at the wrong moment. */
function message(rng: Rng, { client, ids }: Attacker, tables: readonly TableId[]): ClientMessage {
  const table = choose(rng, tables);
  const id = `f${below(rng, 3) === 0 ? below(rng, 50) : ids}`;
  const seat = below(rng, 6);
  const offer = client.tables.get(table)?.offer;
  const offered = offer !== undefined && offer.moves.length > 0 ? choose(rng, offer.moves) : { type: 'pass' };
  const type = (offered as { type: string }).type;
  const answers = offer?.questions[type];
  const move = {
    type: 'move',
    move: offered,
    ...(answers === undefined ? {} : { answers }),
    reaction: below(rng, 900),
  } as const;
  const commands = [
    move,
    move,
    move,
    move,
    move,
    move,
    { type: 'sit', seat },
    { type: 'sit', seat },
    { type: 'stand' },
    { type: 'start' },
    { type: 'start' },
    { type: 'set-ready', isReady: below(rng, 2) === 0 },
    { type: 'seat-bot', seat, level: choose(rng, LEVELS) },
    { type: 'clear-seat', seat },
    { type: 'chat', text: nonsense(rng) },
    { type: 'emote', emote: choose(rng, EMOTES) },
    { type: 'ask-undo' },
    { type: 'answer-undo', isAgreed: below(rng, 2) === 0 },
    { type: 'rematch' },
    { type: 'set-watching', isAllowed: below(rng, 2) === 0, delay: below(rng, 5) },
  ] as const;
  const order: ClientMessage = { type: 'do', table, id, command: choose(rng, commands) };
  const others: readonly ClientMessage[] = [
    { type: 'hello', protocol: PROTOCOL, secret: client.secret },
    { type: 'set-name', name: nonsense(rng) },
    { type: 'watch-lobby' },
    { type: 'unwatch-lobby' },
    { type: 'join', table, since: below(rng, 40) },
    { type: 'join', table },
    { type: 'unjoin', table },
    { type: 'pong', n: below(rng, 1000) },
  ];
  if (below(rng, 400) === 0) {
    const seats = Array.from({ length: 1 + below(rng, 6) }, () =>
      choose(rng, [{ type: 'me' }, { type: 'open' }, { type: 'bot', level: 'easy' }] as const),
    );
    return {
      type: 'open-table',
      id,
      game: 'wright-brothers',
      seats,
      isPrivate: below(rng, 2) === 0,
      options: { rounds: 1 },
    };
  }
  return below(rng, 3) > 0 ? order : choose(rng, others);
}

test(`${MESSAGES} messages of strangers, players and former players: nothing breaks, and nobody else notices`, async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  const rng = rngFrom(seedOf(SEED));
  const house = await openHouse({ limits });
  const { ann, bob, table } = await quietTable(house);
  const quiet = [ann, bob].map((one) => seenBy(one, table));
  const heard = [ann, bob].map((one) => one.inbox.length);

  const attackers: Attacker[] = Array.from({ length: 12 }, () => ({ client: house.connect(), ids: 0 }));
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
    attacker.ids += 1;
    const plain = message(rng, attacker, known);
    const kind = below(rng, 10);
    const text = kind === 0 ? nonsense(rng) : JSON.stringify(kind < 4 ? mutated(rng, plain) : plain);
    attacker.client.sendRaw(text ?? 'undefined');
    if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (i % 2000 === 0) await house.clock.pass(700);
    if (i % 997 === 0) {
      // Somebody hangs up and comes again; what they are sent is forgotten, as there is much of it.
      attacker.client.close();
      attacker.client = house.connect(attacker.client.secret);
      if (below(rng, 4) > 0) await attacker.client.hello('Eve');
    }
    attacker.client.inbox.length = Math.min(attacker.client.inbox.length, 10);
    attacker.client.raw.length = Math.min(attacker.client.raw.length, 10);
  }
  await settle();
  process.off('unhandledRejection', onUnhandled);
  const failure = `SALOON_FUZZ_SEED=${SEED} repeats this`;
  expect(unhandled, failure).toEqual([]);
  expect(await house.house.metrics.registry.getSingleMetricAsString('saloon_broken_total'), failure).not.toMatch(
    / [1-9]/,
  );

  // Less time has passed than a turn takes: nobody at the quiet table was told anything.
  const told = [ann, bob].map((one, i) => one.inbox.slice(heard[i]).filter(({ type }) => type !== 'ping'));
  expect(told, failure).toEqual([[], []]);
  for (const one of [ann, bob]) await one.join(table);
  expect(
    [ann, bob].map((one) => seenBy(one, table)),
    failure,
  ).toEqual(quiet);

  // What is in memory is what the log says.
  let rebuilt = 0;
  for (const live of house.house.tables.inMemory) {
    const again = rebuildTable(readLog(await house.store.entries(live.id)));
    expect({ version: again.version, info: again.info }, failure).toEqual({
      version: live.actor.version,
      info: live.actor.info,
    });
    rebuilt += 1;
  }
  expect(rebuilt).toBeGreaterThan(4);
});
