import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { MemoryHub } from '../../core/bus/memory-bus.ts';
import { identify, identifyAs } from '../../core/identity/identity.ts';
import { openSqliteStore } from '../../core/store/sqlite/sqlite-store.ts';
import type { Store } from '../../core/store/store.ts';
import type { TestClient } from '../../testing/client.ts';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { realServer, testFolder } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';

const next = 'cd'.repeat(32);

/** Somebody at a table of their own, on two devices. */
async function twoDevices() {
  const server = await openTestServer();
  const laptop = server.connect();
  const { user } = await laptop.hello('Ann');
  const lent = server.connect(laptop.secret);
  await lent.hello('Ann');
  const table = await laptop.open();
  await laptop.join(table);
  return { ...server, laptop, lent, user, table };
}

async function revokeBy(client: TestClient, secret: string) {
  const answer = client.nextOf(['revoked', 'refused', 'error'], () => true);
  client.send({ type: 'revoke', id: 'r1', secret });
  return answer;
}

const helloAs = (client: TestClient, secret: string, user?: string) =>
  client.send({ type: 'hello', protocol: PROTOCOL, secret, ...(user === undefined ? {} : { user }) });

test('signing out everywhere else keeps this device and the seat, and disconnects all others', async () => {
  const { laptop, lent, table, connect, user } = await twoDevices();
  const told = lent.next('error');
  expect(await revokeBy(laptop, next)).toEqual({ type: 'revoked', id: 'r1' });
  expect(await told).toEqual({ type: 'error', code: 'signed-out' });
  await settle();
  expect([lent.isClosed, laptop.isClosed]).toEqual([true, false]);
  expect(await laptop.order(table, { type: 'set-ready', isReady: true })).toMatchObject({ type: 'done' });

  // The old secret is dead, said with the name of the person, of nobody, or without one.
  for (const claimed of [undefined, user, 'f'.repeat(24)]) {
    const thief = connect();
    const no = thief.next('error');
    helloAs(thief, laptop.secret, claimed);
    expect(await no).toEqual({ type: 'error', code: 'signed-out' });
    await settle();
    expect(thief.isClosed).toBe(true);
  }
  // The new one is the same person, in the same seat.
  const phone = connect();
  const welcome = phone.next('welcome');
  helloAs(phone, next, user);
  expect((await welcome).user).toBe(user);
  expect((await phone.join(table)).you).toEqual({ seat: 0, isHost: true });
});

test('a repeated request is answered again, and a slower second browser is signed out', async () => {
  const { laptop, lent, server } = await twoDevices();
  expect(await revokeBy(laptop, next)).toMatchObject({ type: 'revoked' });
  expect(await revokeBy(laptop, next)).toMatchObject({ type: 'revoked' });
  await settle();
  expect(server.connections.size).toBe(1);
  expect(lent.isClosed).toBe(true);

  const race = await twoDevices();
  const [won, lost] = await Promise.all([revokeBy(race.laptop, next), revokeBy(race.lent, 'ef'.repeat(32))]);
  expect([won, lost]).toEqual([
    { type: 'revoked', id: 'r1' },
    { type: 'error', code: 'signed-out' },
  ]);
});

test('a claim to be another user needs their secret, and one to an unknown user is ignored', async () => {
  const { connect, user } = await twoDevices();
  const eve = connect();
  const no = eve.next('error');
  helloAs(eve, next, user);
  expect(await no).toEqual({ type: 'error', code: 'signed-out' });
  const other = connect();
  const welcome = other.next('welcome');
  helloAs(other, next, 'f'.repeat(24));
  expect((await welcome).user).toBe(identify(next).user);
});

test('a secret that is revoked elsewhere during its lookup does not sign in', async () => {
  const { server, connect, laptop, user } = await twoDevices();
  const late = connect(laptop.secret);
  const no = late.next('error');
  helloAs(late, laptop.secret);
  // As another server tells it: before the look into the store was answered.
  expect(server.connections.signOutOthers(identifyAs(user, next))).toBe(3);
  expect(await no).toEqual({ type: 'error', code: 'signed-out' });
  // Who came by the new one is not put out.
  const [own] = [connect()];
  await own.hello('Bob');
  expect(server.connections.signOutOthers(identify(own.secret))).toBe(0);
});

test('a client that was signed out on another server can’t sign the others out', async () => {
  const { store, laptop, user } = await twoDevices();
  const before = identify(laptop.secret);
  expect(
    await store.changeSecret(
      { id: before.user, secretHash: identifyAs(before.user, next).secretHash, name: 'Ann' },
      before.secretHash,
      { passkeys: true },
    ),
  ).toBe(true);
  expect(await revokeBy(laptop, 'ef'.repeat(32))).toEqual({ type: 'error', code: 'signed-out' });
  await settle();
  expect(laptop.isClosed).toBe(true);
  expect((await store.user(before.user))?.secretHash).toBe(identifyAs(before.user, next).secretHash);
  expect(user).toBe(before.user);
});

test('after a lost broadcast a server disconnects clients whose secret is outdated', async () => {
  const { server, store, laptop, connect } = await twoDevices();
  const bob = connect();
  await bob.hello('Bob');
  await bob.open();
  const { user, secretHash } = identify(laptop.secret);
  await store.changeSecret({ id: user, secretHash: identifyAs(user, next).secretHash, name: 'Ann' }, secretHash, {
    passkeys: true,
  });
  const no = laptop.next('error');
  void server.reload();
  expect(await no).toEqual({ type: 'error', code: 'signed-out' });
  await settle();
  expect([laptop.isClosed, bob.isClosed]).toEqual([true, false]);
});

test('messages waiting behind a hello are dropped if the client disconnects or is signed out meanwhile', async () => {
  const { server, connect, laptop, user } = await twoDevices();
  const tables = server.tables.size;
  const [late, gone] = [connect(laptop.secret), connect()];
  for (const one of [late, gone]) {
    helloAs(one, one.secret);
    one.open().catch(() => undefined);
  }
  gone.close();
  server.connections.signOutOthers(identifyAs(user, next));
  await settle();
  expect(server.tables.size).toBe(tables);
  expect(server.connections.size).toBe(0);
});

test('it is sent to the other servers, and the old secret stays invalid after a restart', async () => {
  const clock = new FakeClock();
  const store = openSqliteStore(':memory:', clock.wall());
  const hub = new MemoryHub();
  const first = await openTestServer({ store, clock, bus: hub.open() });
  const second = await openTestServer({ store, clock, bus: hub.open() });
  const ann = first.connect();
  await ann.hello('Ann');
  await ann.open();
  const phone = second.connect(ann.secret);
  await phone.hello('Ann');
  const signedOut = phone.next('error');
  await revokeBy(ann, next);
  expect(await signedOut).toMatchObject({ code: 'signed-out' });
  const again = second.connect(ann.secret);
  const no = again.next('error');
  helloAs(again, ann.secret);
  expect(await no).toMatchObject({ code: 'signed-out' });
});

test('only hashes of secrets are on disk, and neither is in the log or sent to anybody', async () => {
  const dataDir = testFolder();
  const lines: string[] = [];
  const { makeLogger } = await import('../../core/observe/logger.ts');
  const { port, stop } = await realServer({ dataDir, logger: makeLogger('debug', (line) => lines.push(line)) });
  const [ann, bob] = [await connectTo(port), await connectTo(port)];
  const { user } = await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open();
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  bob.sendRaw(`{"type":"hello","secret":"${bob.secret}","x":1}`);
  await revokeBy(ann, next);
  await stop();
  const disk = readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join();
  const secrets = [ann.secret, bob.secret, next];
  const hashes = [identifyAs(user, next).secretHash, identify(bob.secret).secretHash];
  for (const secret of secrets) expect(disk.includes(secret)).toBe(false);
  for (const hash of hashes) expect(disk.includes(hash)).toBe(true);
  const told = [...lines, ...ann.raw, ...bob.raw].join('\n');
  for (const word of [...secrets, ...hashes]) expect(told.includes(word)).toBe(false);
  expect(lines.length).toBeGreaterThan(0);
});

test('after lost broadcasts the connections are compared in a few queries, however many there are and were lost', async () => {
  const clock = new FakeClock();
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  let queries = 0;
  const query: Store['query'] = async (statements) => {
    queries += 1;
    return store.query(statements);
  };
  const user: Store['user'] = async (id) => {
    queries += 1;
    return store.user(id);
  };
  const { server, connect } = await openTestServer({ clock, store: { ...store, query, user } });
  for (let i = 0; i < 60; i++) await connect(undefined, `192.0.2.${i}`).hello('Ann');
  queries = 0;
  for (let loss = 0; loss < 5; loss++) void server.reload();
  await clock.pass(1000);
  // Once, and once more for what was lost meanwhile.
  expect(queries).toBeLessThanOrEqual(10);
});
