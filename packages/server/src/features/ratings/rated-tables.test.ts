import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { PersonRecords } from '../../core/identity/person-records.ts';
import { runOne } from '../../core/store/shared-sql.ts';
import type { TestClient } from '../../testing/client.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { playToTheEnd } from '../../testing/play.ts';
import { recomputeRatings } from './recompute-ratings.ts';

const RATED = { options: { rounds: 1 }, seats: [{ type: 'me' }, { type: 'open' }], isRated: true } as const;

/** A client whose user has kept their identity. */
async function signedIn({ store, connect }: TestServer, name: string): Promise<{ client: TestClient; user: string }> {
  const client = connect();
  const { user } = await client.hello(name);
  await new PersonRecords(store.query).keep({ id: user, secretHash: '', name }, 1000);
  return { client, user };
}

async function ratedGame(server: TestServer) {
  const [ann, bob] = [await signedIn(server, 'Ann'), await signedIn(server, 'Bob')];
  const table = await ann.client.open({ ...RATED, seats: [...RATED.seats] });
  for (const { client } of [ann, bob]) await client.join(table);
  expect(await bob.client.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
  await ann.client.order(table, { type: 'start' });
  return { ann, bob, table };
}

const play = (server: TestServer, clients: readonly TestClient[], table: TableId) =>
  playToTheEnd(clients, table, () => server.clock.pass(700));

test('only signed-in people open a rated table or sit down there', async () => {
  const server = await openTestServer();
  const guest = server.connect();
  await guest.hello('Gus');
  await expect(guest.open({ ...RATED, seats: [...RATED.seats] })).rejects.toThrow('sign-in-first');
  const { client } = await signedIn(server, 'Ann');
  const table = await client.open({ ...RATED, seats: [...RATED.seats] });
  await guest.join(table);
  expect(guest.table(table).info).toMatchObject({ isRated: true, hints: 'off' });
  expect(await guest.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'refused', code: 'sign-in-first' });
  expect(guest.table(table).info.seats[1]).toEqual({ type: 'empty' });
});

test('what is asked after sitting down is done after it, though the server looks the person up first', async () => {
  const server = await openTestServer();
  const [ann, bob] = [await signedIn(server, 'Ann'), await signedIn(server, 'Bob')];
  const table = await ann.client.open({ ...RATED, seats: [...RATED.seats] });
  await bob.client.join(table);
  const commands = [{ type: 'sit', seat: 1 }, { type: 'stand' }, { type: 'sit', seat: 1 }, { type: 'stand' }] as const;
  const replies = commands.map((command) => bob.client.order(table, command));
  for (const reply of await Promise.all(replies)) expect(reply).toMatchObject({ type: 'done' });
  expect(bob.client.table(table).info.seats[1]).toEqual({ type: 'empty' });
  const late = bob.client.order(table, { type: 'sit', seat: 1 });
  const chat = bob.client.order(table, { type: 'stand' });
  bob.client.send({ type: 'unjoin', table });
  expect([await late, await chat]).toMatchObject([{ code: 'not-joined' }, { code: 'not-joined' }]);
});

test('a rated game changes the ratings of both, once', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await ratedGame(server);
  await play(server, [ann.client, bob.client], table);
  await server.server.features.ratings.idle();
  const rows = await runOne(server.store.query, 'SELECT user_id, mu, games FROM ratings');
  expect(rows.map(({ user_id }) => user_id).sort()).toEqual([ann.user, bob.user].sort());
  const { info } = ann.client.table(table);
  const ranks = info.phase === 'over' ? info.outcome.ranks : [];
  const [annMu = 0, bobMu = 0] = [ann, bob].map(({ user }) => Number(rows.find((row) => row.user_id === user)?.mu));
  expect(Math.sign(annMu - bobMu)).toBe(Math.sign((ranks[1] ?? 0) - (ranks[0] ?? 0)));
  expect(rows.every(({ games }) => Number(games) === 1)).toBe(true);
  // From the table's own log.
  expect(await recomputeRatings(server.store.query)).toEqual({
    games: 1,
    ratings: 2,
    differentResults: [],
    differentRatings: [],
  });
  await runOne(
    server.store.query,
    'UPDATE finished_games SET players = replace(players, \'"place":1\', \'"place":2\')',
  );
  expect((await recomputeRatings(server.store.query)).differentResults).toEqual([table]);
});

test('who leaves a rated game is last in it', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await ratedGame(server);
  await bob.client.order(table, { type: 'stand' });
  await play(server, [ann.client], table);
  await server.server.features.ratings.idle();
  const rows = await runOne(server.store.query, 'SELECT user_id, place, mu_after FROM results');
  const bobs = rows.find((row) => row.user_id === bob.user);
  expect(Number(bobs?.place)).toBe(2);
  expect(Number(bobs?.mu_after)).toBeLessThan(1200);
});

test('a casual game is in the history of guests too, without ratings', async () => {
  const server = await openTestServer();
  const ann = server.connect();
  const { user } = await ann.hello('Ann');
  const table = await ann.open({ options: { rounds: 1 }, seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }] });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  await play(server, [ann], table);
  await server.server.features.ratings.idle();
  expect(await runOne(server.store.query, 'SELECT user_id, seats, is_rated FROM results')).toEqual([
    expect.objectContaining({ user_id: user, seats: 2, is_rated: 0 }),
  ]);
  expect(await runOne(server.store.query, 'SELECT * FROM ratings')).toEqual([]);
});

test('a game that ended right before a crash is rated when the next server starts', async () => {
  const first = await openTestServer();
  const { ann, bob, table } = await ratedGame(first);
  // The process dies after the commit and before the ratings.
  first.server.features.ratings.poke = () => undefined;
  await play(first, [ann.client, bob.client], table);
  expect(await runOne(first.store.query, 'SELECT * FROM ratings')).toEqual([]);
  first.clock.crash();
  const second = await openTestServer({ store: first.store, clock: first.clock });
  await second.server.features.ratings.idle();
  expect(await runOne(first.store.query, 'SELECT * FROM ratings')).toHaveLength(2);
});
