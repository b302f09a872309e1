import type { ClientMessage } from '@saloon/protocol';
import { parseShare, sealOf } from '@saloon/recording';
import { expect, test } from 'vitest';
import { PersonRecords } from '../../core/identity/person-records.ts';
import type { TestClient } from '../../testing/client.ts';
import { settle } from '../../testing/fake-clock.ts';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { TieRecords } from '../friends/tie-records.ts';

type FindMatch = Omit<Extract<ClientMessage, { type: 'find-match' }>, 'id'>;
const DUEL: FindMatch = { type: 'find-match', game: 'bang-duel', pace: 'live', seats: 2 };
const TRAIN: FindMatch = { ...DUEL, game: 'colt-express', seats: 4 };

async function visitor({ connect }: TestServer, name: string) {
  const client = connect();
  const { user } = await client.hello(name);
  return { client, user };
}

async function find(client: TestClient, request: FindMatch = DUEL) {
  const id = client.newId();
  const answer = client.nextOf(['match-waiting', 'refused'], (message) => message.id === id);
  client.send({ ...request, id });
  return answer;
}

test('two people who look for the same game get a table, and it starts when both have joined', async () => {
  const server = await openTestServer();
  const [ann, bob] = [await visitor(server, 'Ann'), await visitor(server, 'Bob')];
  expect(await find(ann.client)).toEqual({ type: 'match-waiting', id: expect.any(String) });
  const found = [ann, bob].map(({ client }) => client.next('match-found'));
  await find(bob.client);
  await server.clock.pass(1100);
  const [one, other] = await Promise.all(found);
  expect(one).toEqual(other);
  if (one === undefined) throw new Error('no match');
  for (const { client } of [ann, bob]) await client.join(one.table);
  await settle();
  expect(ann.client.table(one.table).info).toMatchObject({ phase: 'playing', game: 'bang-duel', isPrivate: true });
  expect(ann.client.table(one.table).info.isRated).toBeUndefined();
});

test('both browsers of a match help to shuffle; one that doesn’t answer delays the deal by seconds and chooses nothing', async () => {
  const server = await openTestServer();
  const [ann, bob] = [await visitor(server, 'Ann'), await visitor(server, 'Bob')];
  const shares = ['ab', 'cd'].map((digits) => parseShare(digits.repeat(32)) ?? expect.fail('a share'));
  const seals = shares.map(sealOf);
  const found = ann.client.next('match-found');
  await find(ann.client, { ...DUEL, seal: seals[0] });
  await find(bob.client, { ...DUEL, seal: seals[1] });
  await server.clock.pass(1100);
  const { table } = await found;
  for (const { client } of [ann, bob]) await client.join(table);
  await settle();
  const shuffleAt = () => ann.client.table(table).info.shuffle;
  expect(ann.client.table(table).info.phase).toBe('waiting');
  expect(
    shuffleAt()
      ?.seals.map(({ seal }) => seal)
      .sort(),
  ).toEqual([...seals].sort());
  expect(shuffleAt()?.settled).toBeDefined();
  await ann.client.order(table, { type: 'show-share', share: shares[0] ?? '' });
  await server.clock.pass(9000);
  expect(ann.client.table(table).info.phase).toBe('waiting');
  await server.clock.pass(2000);
  expect(ann.client.table(table).info.phase).toBe('playing');
  expect(shuffleAt()?.shown).toEqual([shuffleAt()?.seals.find(({ seal }) => seal === seals[0])?.seat]);
});

test('strangers have a clock, live and by letter, and meet only at the same pace', async () => {
  const server = await openTestServer();
  const [ann, bob, cal] = [await visitor(server, 'Ann'), await visitor(server, 'Bob'), await visitor(server, 'Cal')];
  const byLetter: FindMatch = { ...DUEL, pace: 'correspondence' };
  await find(ann.client, byLetter);
  await find(bob.client);
  await server.clock.pass(61_000);
  expect(server.server.features.matching.size).toBe(2);
  const found = [ann, cal].map(({ client }) => client.next('match-found'));
  await find(cal.client, byLetter);
  await server.clock.pass(1100);
  const [one] = await Promise.all(found);
  if (one === undefined) throw new Error('no match');
  const { info } = await ann.client.join(one.table);
  expect(info.options).toMatchObject({ pace: 'correspondence', timed: true, moveTimeMs: 86_400_000 });
});

test('after half a minute two people and two bots play at a table of four', async () => {
  const server = await openTestServer();
  const [ann, bob] = [await visitor(server, 'Ann'), await visitor(server, 'Bob')];
  await find(ann.client, TRAIN);
  await find(bob.client, TRAIN);
  const found = ann.client.next('match-found');
  await server.clock.pass(20_000);
  expect(server.server.features.matching.size).toBe(2);
  await server.clock.pass(12_000);
  const { table } = await found;
  const { info } = await ann.client.join(table);
  expect(info.seats.map(({ type }) => type)).toEqual(['person', 'person', 'bot', 'bot']);
});

test('the game is rated if all of them asked for it, which only signed-in people can', async () => {
  const server = await openTestServer();
  const [ann, bob] = [await visitor(server, 'Ann'), await visitor(server, 'Bob')];
  const rated: FindMatch = { ...DUEL, isRated: true };
  expect(await find(ann.client, rated)).toMatchObject({ type: 'refused', code: 'sign-in-first' });
  const people = new PersonRecords(server.store.query);
  for (const { user } of [ann, bob]) await people.keep({ id: user, secretHash: '', name: '' }, 1);
  const found = ann.client.next('match-found');
  await find(ann.client, rated);
  await find(bob.client, rated);
  await server.clock.pass(1100);
  const { info } = await ann.client.join((await found).table);
  expect(info).toMatchObject({ isRated: true, hints: 'off' });
});

test('blocked people are never matched; who leaves, cancels or asks for nonsense does not wait', async () => {
  const server = await openTestServer();
  const [ann, bob, cal] = [await visitor(server, 'Ann'), await visitor(server, 'Bob'), await visitor(server, 'Cal')];
  await new TieRecords(server.store.query).block(bob.user, ann.user, 1, 9);
  await find(ann.client);
  await find(bob.client);
  await server.clock.pass(90_000);
  expect(server.server.features.matching.size).toBe(2);
  bob.client.close();
  ann.client.send({ type: 'leave-match' });
  await settle();
  expect(server.server.features.matching.size).toBe(0);
  expect(await find(cal.client, { ...DUEL, game: 'poker' })).toMatchObject({ code: 'no-such-game' });
  expect(await find(cal.client, { ...DUEL, seats: 9 })).toMatchObject({ code: 'bad-seats' });
  expect(await find(cal.client, { ...DUEL, pace: 'never' })).toMatchObject({ code: 'bad-options' });
});

test('who cancels before the server has answered does not wait, and of two requests the last one counts', async () => {
  const server = await openTestServer();
  const { client } = await visitor(server, 'Ann');
  const answered = client.next('match-waiting');
  client.send({ ...DUEL, id: client.newId() });
  client.send({ type: 'leave-match' });
  await answered;
  await settle();
  expect(server.server.features.matching.size).toBe(0);
  client.send({ ...DUEL, id: client.newId() });
  client.send({ ...TRAIN, id: client.newId() });
  await settle();
  expect(server.server.features.matching.queues()).toMatchObject([{ game: 'colt-express', waiting: 1 }]);
});

test('a person’s other tabs hear that the search was ended in one of them, or is now for another game', async () => {
  const server = await openTestServer();
  const ann = await visitor(server, 'Ann');
  const other = server.connect(ann.client.secret);
  await other.hello('Ann');
  await find(ann.client);
  await find(other);
  const left = ann.client.next('match-left');
  await find(other, TRAIN);
  await left;
  expect(server.server.features.matching.queues()).toMatchObject([{ game: 'colt-express', waiting: 1 }]);
  // Closing the tab whose search was replaced doesn't end the new one.
  ann.client.close();
  await settle();
  expect(server.server.features.matching.size).toBe(1);
  const third = server.connect(ann.client.secret);
  await third.hello('Ann');
  const told = other.next('match-left');
  third.send({ type: 'leave-match' });
  await told;
  await settle();
  expect(server.server.features.matching.size).toBe(0);
  for (const client of [ann.client, third]) {
    expect(client.inbox.filter(({ type }) => type === 'match-left')).toHaveLength(client === third ? 0 : 1);
  }
});

test('so does a tab on another server of the cluster', async () => {
  const cluster = await openCluster(2);
  const near = await cluster.connect(0, 'Ann');
  const far = await cluster.connect(1, 'Ann', near.secret);
  await find(near);
  await cluster.clock.pass(100);
  const left = near.next('match-left');
  await find(far, TRAIN);
  await cluster.clock.pass(100);
  await left;
  const again = far.next('match-left');
  await find(near, TRAIN);
  await cluster.clock.pass(100);
  near.send({ type: 'leave-match' });
  await cluster.clock.pass(100);
  await again;
});

/** Ann and Bob are matched; only Ann comes to the table. */
async function annComesAlone(server: TestServer) {
  const [ann, bob] = [await visitor(server, 'Ann'), await visitor(server, 'Bob')];
  const found = ann.client.next('match-found');
  await find(ann.client);
  await find(bob.client);
  await server.clock.pass(1100);
  const { table } = await found;
  await ann.client.join(table);
  return { ann, bob, table };
}

test('if somebody doesn’t come within a minute, the match is off, and who came is first in the queue again', async () => {
  const server = await openTestServer();
  const cal = await visitor(server, 'Cal');
  const far = 'INSERT INTO ratings (game, user_id, mu, sigma, games) VALUES ($1, $2, 1900, 50, 30)';
  await server.store.query([[far, 'bang-duel', cal.user]]);
  await find(cal.client);
  const { ann, bob, table } = await annComesAlone(server);
  await server.clock.pass(55_000);
  expect(ann.client.table(table).info.phase).toBe('waiting');
  const [off, gone, missed] = [ann.client.next('match-off'), ann.client.next('gone'), bob.client.next('match-off')];
  await server.clock.pass(6000);
  const again = { game: 'bang-duel', pace: 'live', seats: 2 };
  expect(await off).toEqual({ type: 'match-off', table, again });
  expect(await gone).toEqual({ type: 'gone', table, code: 'match-off' });
  expect(await missed).toEqual({ type: 'match-off', table });
  const late = bob.client.next('gone');
  bob.client.send({ type: 'join', table });
  expect(await late).toMatchObject({ code: 'match-off' });
  // Their ratings are so far apart that only two people who have both waited for a minute meet.
  const [one, other] = [ann.client.next('match-found'), cal.client.next('match-found')];
  await find(ann.client, { ...DUEL, ...again });
  await server.clock.pass(1100);
  expect(await one).toEqual(await other);
  // Bob has lost his place, and nothing else.
  await find(bob.client);
  await server.clock.pass(1100);
  expect(server.server.features.matching.size).toBe(1);
});

test('who stands up before the game calls the match off at once', async () => {
  const server = await openTestServer();
  const { ann, table } = await annComesAlone(server);
  const off = ann.client.next('match-off');
  await ann.client.order(table, { type: 'stand' });
  await server.clock.pass(10);
  expect((await off).table).toBe(table);
});

test('a match is called off after a restart too', async () => {
  const first = await openTestServer();
  const { ann, table } = await annComesAlone(first);
  await first.clock.pass(10_000);
  first.clock.crash();
  const second = await openTestServer({ store: first.store, clock: first.clock });
  const client = second.connect(ann.client.secret);
  await client.hello('Ann');
  await client.join(table);
  const off = client.next('match-off');
  await second.clock.pass(61_000);
  expect(await off).toMatchObject({ table, again: { game: 'bang-duel' } });
});

test('an estimate is shown once three people were matched here', async () => {
  const server = await openTestServer();
  for (let n = 0; n < 2; n++) {
    const [ann, bob] = [await visitor(server, 'Ann'), await visitor(server, 'Bob')];
    const found = bob.client.next('match-found');
    await find(ann.client);
    await server.clock.pass(4000);
    await find(bob.client);
    await server.clock.pass(1100);
    await found;
  }
  const queue = { game: 'bang-duel', pace: 'live', seats: 2, estimate: expect.any(Number) };
  expect(server.server.features.matching.queues()).toEqual([{ ...queue, waiting: 0 }]);
  const { client } = await visitor(server, 'Cal');
  expect(await find(client)).toMatchObject({ type: 'match-waiting', estimate: expect.any(Number) });
  expect(server.server.features.matching.queues()).toEqual([{ ...queue, waiting: 1 }]);
  await server.clock.pass(3_600_000);
  expect(server.server.features.matching.queues()).toEqual([{ game: 'bang-duel', pace: 'live', seats: 2, waiting: 1 }]);
});

test('people of two servers meet: one server of the cluster makes the groups, and another one if it dies', async () => {
  const cluster = await openCluster(2);
  const meet = async (first: TestClient, second: TestClient) => {
    const found = [first, second].map((client) => client.next('match-found'));
    await find(first);
    await find(second);
    await cluster.clock.pass(3000);
    const [one, other] = await Promise.all(found);
    expect(one).toEqual(other);
    if (one === undefined) throw new Error('no match');
    for (const client of [first, second]) expect((await client.join(one.table)).you.seat).toBeDefined();
  };
  await meet(await cluster.connect(0, 'Ann'), await cluster.connect(1, 'Bob'));
  cluster.at(0).process.kill();
  await cluster.clock.pass(30_000);
  await meet(await cluster.connect(1, 'Cal'), await cluster.connect(1, 'Dot'));
});
