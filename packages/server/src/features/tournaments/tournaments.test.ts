import { seedOf } from '@saloon/kernel';
import type { TableId, TournamentSetup, UserId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { identify } from '../../core/identity/identity.ts';
import { PersonRecords } from '../../core/identity/person-records.ts';
import { openSqliteStore } from '../../core/store/sqlite/sqlite-store.ts';
import type { Store } from '../../core/store/store.ts';
import type { TestClient } from '../../testing/client.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { owed } from '../../testing/play.ts';
import { parseSetup } from './parse-setup.ts';
import type { Tournament } from './tournament.ts';
import { readTournamentResults } from './tournament-list.ts';
import { readTournamentPage } from './tournament-page.ts';

const MINUTE = 60_000;
type Person = { readonly client: TestClient; readonly user: UserId; readonly name: string };
type Place = Pick<TestServer, 'server' | 'clock' | 'store' | 'connect'>;

async function person({ store, connect }: Place, name: string): Promise<Person> {
  const client = connect();
  const { user } = await client.hello(name);
  const { secretHash } = identify(client.secret);
  await new PersonRecords(store.query).keep({ id: user, secretHash, name }, 1000);
  return { client, user, name };
}

const DUELS: Omit<TournamentSetup, 'startsAt'> = {
  title: 'High noon cup',
  game: 'wright-brothers',
  options: { rounds: 1 },
  seats: 2,
  format: 'swiss',
  rounds: 2,
  size: 8,
  waitMinutes: 2,
  roundMinutes: 30,
};

async function open(
  place: Place,
  people: readonly Person[],
  changes: Partial<TournamentSetup> = {},
): Promise<Tournament> {
  const { clock, server } = place;
  const [host] = people;
  if (host === undefined) throw new Error('Cannot open a tournament: nobody is there');
  const setup = { ...DUELS, startsAt: clock.wall() + MINUTE, ...changes };
  const deps = { findGame: server.catalog.findGame, newSeed: () => seedOf(5) };
  const tournament = parseSetup(deps, host.user, setup, clock.wall());
  await server.features.tournaments.tournamentRecords.add(tournament, 3);
  for (const { user } of people)
    await server.features.tournaments.tournamentRecords.signUp(tournament.id, user, clock.wall());
  server.features.tournaments.tournaments.job.poke();
  return tournament;
}

const people = (place: Place, ...names: readonly string[]) => Promise.all(names.map((name) => person(place, name)));

/** The tables to which somebody was called. */
const calls = ({ client }: Person): readonly TableId[] =>
  client.inbox.flatMap((message) => (message.type === 'invited' ? message.table : []));

const news = ({ client }: Person) =>
  client.inbox.flatMap((message) => (message.type === 'tournament-news' ? message.news : []));

async function page({ server, clock }: Place, { id }: Tournament, viewer: UserId | '' = '') {
  const found = await server.features.tournaments.tournamentRecords.find(id);
  if (found === undefined) throw new Error('Cannot find the tournament');
  return readTournamentPage(
    server.features.tournaments.tournamentRecords,
    found,
    { name: 'Ann' },
    viewer,
    clock.wall(),
  );
}

/** These people play at the last table to which they were called until the round is over. */
async function playRound(place: Place, who: readonly Person[], tournament: Tournament, round: number): Promise<void> {
  for (let i = 0; i < 4000; i++) {
    const now = await place.server.features.tournaments.tournamentRecords.find(tournament.id);
    if (now?.phase !== 'running' || now.round !== round) return;
    for (const one of who) {
      const table = calls(one).at(-1);
      if (table === undefined) continue;
      if (!one.client.tables.has(table)) await one.client.join(table);
      const command = owed(one.client, table, i);
      if (command !== undefined) await one.client.order(table, command);
    }
    await place.clock.pass(900);
  }
  throw new Error('Cannot go on: the round never ends');
}

test('four people play two rounds; one never shows up, loses the game and is out', async () => {
  const place = await openTestServer();
  const [ann, bob, cal, dot] = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  if (ann === undefined || bob === undefined || cal === undefined || dot === undefined) throw new Error('nobody');
  const tournament = await open(place, [ann, bob, cal, dot]);
  await place.clock.pass(30_000);
  expect(await page(place, tournament)).toMatchObject({ phase: 'signup', players: 4, round: 0 });
  await place.clock.pass(35_000);
  expect(await page(place, tournament, ann.user)).toMatchObject({
    phase: 'running',
    round: 1,
    yourTable: calls(ann)[0],
  });
  for (const one of [ann, bob, cal, dot]) expect(calls(one)).toHaveLength(1);
  await playRound(place, [ann, bob, cal], tournament, 1);
  expect(await page(place, tournament)).toMatchObject({ phase: 'running', round: 2 });
  const first = await page(place, tournament);
  expect(first.standings.find(({ name }) => name === 'Dot')).toMatchObject({ points: 0, missed: 1, state: 'out' });
  await playRound(place, [ann, bob, cal], tournament, 2);
  const end = await page(place, tournament);
  expect(end).toMatchObject({ phase: 'over', round: 2 });
  expect(end.standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(end.standings.at(-1)).toMatchObject({ name: 'Dot', points: 0, missed: 1, state: 'out' });
  expect(news(dot)).toEqual(['out']);
  expect(news(ann)).toEqual(['over']);
  const met = end.roundsPlayed.map(({ games }) =>
    games
      .map(({ seats }) =>
        seats
          .map(({ name }) => name)
          .sort()
          .join(),
      )
      .sort(),
  );
  expect(met[0]).not.toEqual(met[1]);
  const [result] = await readTournamentResults(place.store.query, dot.user);
  expect(result).toMatchObject({ id: tournament.id, place: 4, players: 4, points: 0 });
}, 60_000);

test('of five people, one stays away: they have no bye, are last, and play again once they say that they are back', async () => {
  const place = await openTestServer();
  const five = await people(place, 'Ann', 'Bob', 'Cal', 'Dot', 'Eve');
  const tournament = await open(place, five, { rounds: 3 });
  await place.clock.pass(65_000);
  const first = await page(place, tournament);
  const [bye] = first.roundsPlayed[0]?.byes ?? [];
  const away = five.find(({ name }) => name !== bye?.name) ?? expect.fail('nobody');
  const others = five.filter((one) => one !== away);
  const { tournamentRecords: records } = place.server.features.tournaments;
  expect(first.standings.map(({ ahead }) => ahead)).toEqual(five.map(() => undefined));
  expect(await records.comeBack(tournament.id, away.user)).toBe(false);
  await playRound(place, others, tournament, 1);
  const second = await page(place, tournament, away.user);
  expect(second).toMatchObject({ phase: 'running', round: 2, you: 'out' });
  expect(second.roundsPlayed[1]?.byes).toEqual([]);
  expect(second.standings.at(-1)).toMatchObject({ name: away.name, points: 0, missed: 1 });
  const walkover = second.roundsPlayed[0]?.games.find(({ seats }) => seats.some(({ hasMissed }) => hasMissed));
  expect(walkover?.seats.map(({ place: at }) => at).sort()).toEqual([1, 2]);
  expect(walkover?.seats.find(({ place: at }) => at === 2)).toMatchObject({ name: away.name, hasMissed: true });
  const before = others.map((one) => calls(one).length);
  expect(await records.comeBack(tournament.id, away.user)).toBe(true);
  expect(await records.comeBack(tournament.id, away.user)).toBe(false);
  expect(before.reduce((sum, n) => sum + n, 0)).toBe(3 + 4);
  await playRound(place, others, tournament, 2);
  const third = await page(place, tournament, away.user);
  expect(third).toMatchObject({ round: 3, you: 'in' });
  expect(third.roundsPlayed[2]?.byes).toHaveLength(1);
  expect(third.roundsPlayed[2]?.byes.map(({ name }) => name)).not.toContain(away.name);
  expect(third.standings.at(-1)).toMatchObject({ name: away.name, points: 0, missed: 1, state: 'in' });
}, 60_000);

test('a player’s page hears of open tables and of results, and of nothing in between', async () => {
  const place = await openTestServer();
  const four = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  const [ann] = four;
  const changes = () => ann?.client.inbox.filter(({ type }) => type === 'tournament-changed').length;
  const tournament = await open(place, four, { rounds: 1 });
  await place.clock.pass(MINUTE + 3000);
  expect(changes()).toBe(1);
  await place.clock.pass(MINUTE / 2);
  expect(changes()).toBe(1);
  await playRound(place, four, tournament, 1);
  const { length } = await place.server.features.tournaments.tournamentRecords.tables(tournament.id);
  expect(changes()).toBeGreaterThan(1);
  expect(changes()).toBeLessThanOrEqual(1 + length);
}, 60_000);

test('with fewer than four people it is canceled, and they get a message; the host isn’t needed', async () => {
  const place = await openTestServer();
  const three = await people(place, 'Ann', 'Bob', 'Cal');
  const tournament = await open(place, three);
  three[0]?.client.close();
  await place.clock.pass(2 * MINUTE);
  expect(await page(place, tournament)).toMatchObject({ phase: 'canceled', round: 0 });
  expect(three.slice(1).map(news)).toEqual([['canceled'], ['canceled']]);
});

test('nobody shows up: everybody loses, and bots end the games without anybody watching', async () => {
  const place = await openTestServer();
  const four = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  const tournament = await open(place, four, { rounds: 1 });
  for (const { client } of four) client.close();
  await place.clock.pass(40 * MINUTE);
  const end = await page(place, tournament);
  expect(end).toMatchObject({ phase: 'over' });
  expect(end.standings.map(({ points, missed }) => [points, missed])).toEqual([1, 2, 3, 4].map(() => [0, 1]));
}, 60_000);

test('a second sign-up changes nothing; full, started and withdrawn have different answers', async () => {
  const place = await openTestServer();
  const five = await people(place, 'Ann', 'Bob', 'Cal', 'Dot', 'Eve');
  const tournament = await open(place, five.slice(0, 4), { size: 4 });
  const { tournamentRecords: records } = place.server.features.tournaments;
  const [ann, eve] = [five[0]?.user ?? ('' as UserId), five[4]?.user ?? ('' as UserId)];
  expect(await records.signUp(tournament.id, ann, place.clock.wall())).toBe(true);
  expect(await records.players(tournament.id)).toHaveLength(4);
  expect(await records.signUp(tournament.id, eve, place.clock.wall())).toBe(false);
  await records.withdraw(tournament.id, ann);
  expect(await records.signUp(tournament.id, eve, place.clock.wall())).toBe(true);
  await place.clock.pass(MINUTE + 2000);
  expect(await records.signUp(tournament.id, ann, place.clock.wall())).toBe(false);
  await records.withdraw(tournament.id, eve);
  expect((await records.players(tournament.id)).map(({ name, state }) => [name, state])).toContainEqual([
    'Eve',
    'withdrawn',
  ]);
});

test('bad options are refused with a reason', async () => {
  const { server, clock } = await openTestServer();
  const deps = { findGame: server.catalog.findGame, newSeed: () => seedOf(1) };
  const refused = (changes: Partial<TournamentSetup>) => {
    try {
      parseSetup(deps, '' as UserId, { ...DUELS, startsAt: clock.wall() + MINUTE, ...changes }, clock.wall());
      return 'fine';
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  expect(refused({})).toBe('fine');
  expect(refused({ game: 'poker' })).toBe('no-such-game');
  expect(refused({ options: { rounds: 99 } })).toBe('bad-options');
  expect(refused({ game: 'bang-duel', options: {}, seats: 5 })).toBe('bad-seats');
  expect(refused({ title: '  ' })).toBe('bad-title');
  expect(refused({ size: 65 })).toBe('bad-size');
  expect(refused({ size: 4, seats: 5, game: 'colt-express', options: {} })).toBe('bad-size');
  expect(refused({ startsAt: clock.wall() - 1 })).toBe('bad-start');
  expect(refused({ startsAt: clock.wall() + 91 * 24 * 60 * MINUTE })).toBe('bad-start');
  expect(refused({ roundMinutes: 5 })).toBe('bad-round-time');
  expect(refused({ options: { rounds: 1, pace: 'correspondence' } })).toBe('bad-round-time');
});

test('by correspondence games begin at once, and bots end them when the round is over', async () => {
  const place = await openTestServer();
  const four = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  const options = { rounds: 1, pace: 'correspondence' };
  const tournament = await open(place, four, { options, rounds: 1, roundMinutes: 24 * 60 });
  await place.clock.pass(MINUTE + 3000);
  const [table] = calls(four[0] ?? expect.fail('nobody'));
  const sync = await four[0]?.client.join(table ?? ('' as TableId));
  expect(sync?.info).toMatchObject({ phase: 'playing', isRated: true, tournament: { id: tournament.id, startBy: 0 } });
  await place.clock.pass(24 * 60 * MINUTE + 30 * MINUTE);
  const end = await page(place, tournament);
  expect(end.phase).toBe('over');
}, 60_000);

test('in a cluster one server runs it; if that is killed, another one goes on with the same tables', async () => {
  const cluster = await openCluster(2);
  const place = { ...cluster.at(1), store: cluster.store };
  const four = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  const tournament = await open({ ...cluster.at(0), connect: place.connect, store: cluster.store }, four, {
    rounds: 1,
  });
  await cluster.clock.pass(MINUTE + 12_000);
  const { tournamentRecords: records } = cluster.at(1).server.features.tournaments;
  const before = await records.tables(tournament.id);
  expect(before).toHaveLength(2);
  expect(four.map((one) => calls(one).length)).toEqual([1, 1, 1, 1]);
  cluster.at(0).process.kill();
  await cluster.clock.pass(40 * MINUTE);
  expect(await records.find(tournament.id)).toMatchObject({ phase: 'over' });
  expect((await records.tables(tournament.id)).map(({ table }) => table)).toEqual(before.map(({ table }) => table));
  expect(four.map((one) => calls(one).length)).toEqual([1, 1, 1, 1]);
}, 60_000);

test('players see their table once it is open, not when it is only written down', async () => {
  const place = await openTestServer();
  const four = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  const tournament = await open(place, four, { startsAt: place.clock.wall() + 10 * MINUTE });
  const { tournamentRecords: records } = place.server.features.tournaments;
  await place.server.features.tournaments.tournaments.job.stop();
  const users = four.map(({ user }) => user);
  await records.beginRound(tournament.id, 1, place.clock.wall(), [{ table: 'table1' as TableId, people: users }]);
  expect((await page(place, tournament, users[0])).yourTable).toBeUndefined();
  const [row] = await records.tables(tournament.id);
  await records.announced(tournament.id, row ?? expect.fail('no table'));
  expect((await page(place, tournament, users[0])).yourTable).toBe('table1');
});

test('an open table says how long it waits, again to each device that comes, and no longer once it has begun', async () => {
  const place = await openTestServer();
  const four = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  const tournament = await open(place, four);
  const [ann] = four;
  if (ann === undefined) throw new Error('nobody');
  const seatIn = ({ client }: Pick<Person, 'client'>) =>
    client.inbox.flatMap((message) => (message.type === 'invited' ? (message.seatIn ?? 'now') : []));
  await place.clock.pass(MINUTE + 3000);
  const [left = 0] = seatIn(ann).map(Number);
  expect(left).toBeGreaterThan(2 * MINUTE - 5000);
  expect(left).toBeLessThanOrEqual(2 * MINUTE);
  const { seatBy, now, yourTable } = await page(place, tournament, ann.user);
  expect(yourTable).toBe(calls(ann)[0]);
  const later = async () => {
    const client = place.connect(ann.client.secret);
    await client.hello('Ann');
    await place.clock.pass(0);
    return seatIn({ client });
  };
  expect(await later()).toEqual([(seatBy ?? 0) - now]);
  await place.clock.pass(2 * MINUTE);
  expect(await later()).toEqual([]);
  expect((await page(place, tournament, ann.user)).seatBy).toBeUndefined();
});

test('a server that dies between pairing and opening leaves nothing open: the next look opens the tables', async () => {
  const place = await openTestServer();
  const four = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  const tournament = await open(place, four, { startsAt: place.clock.wall() + 10 * MINUTE });
  const { tournamentRecords: records } = place.server.features.tournaments;
  await place.server.features.tournaments.tournaments.job.stop();
  await place.clock.pass(11 * MINUTE);
  expect(await records.tables(tournament.id)).toEqual([]);
  const next = await openTestServer({ store: place.store, clock: place.clock });
  await next.clock.pass(2000);
  expect(await records.tables(tournament.id)).toMatchObject([{ isAnnounced: true }, { isAnnounced: true }]);
});

test('a server that stops while it opens the tables of a round doesn’t wait for them', { timeout: 5000 }, async () => {
  const clock = new FakeClock();
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  let stopped: Promise<void> | undefined;
  const query: Store['query'] = async (statements) => {
    const rows = await store.query(statements);
    if (statements[0]?.[0].includes('SET is_announced = 1')) stopped ??= place.server.stop();
    return rows;
  };
  const place = await openTestServer({ clock, store: { ...store, query } });
  await open(place, await people(place, 'Ann', 'Bob', 'Cal', 'Dot', 'Eve', 'Fay'));
  await clock.pass(65_000);
  await expect(stopped).resolves.toBeUndefined();
});

test('a player who can’t be notified holds up nobody, and nobody is called twice', async () => {
  const clock = new FakeClock();
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  const pushSubscriptionsOf = () => Promise.reject(new Error('the row is damaged'));
  const push = { contact: 'mailto:ann@example.org', send: async () => 201 };
  const place = await openTestServer({ clock, store: { ...store, pushSubscriptionsOf }, push });
  const [ann, bob, cal, dot] = await people(place, 'Ann', 'Bob', 'Cal', 'Dot');
  if (ann === undefined || bob === undefined || cal === undefined || dot === undefined) throw new Error('nobody');
  const tournament = await open(place, [ann, bob, cal, dot]);
  bob.client.close();
  cal.client.close();
  await clock.pass(70_000);
  expect([calls(ann).length, calls(dot).length]).toEqual([1, 1]);
  const tables = await place.server.features.tournaments.tournamentRecords.tables(tournament.id);
  expect(tables.map(({ isAnnounced }) => isAnnounced)).toEqual([true, true]);
});
